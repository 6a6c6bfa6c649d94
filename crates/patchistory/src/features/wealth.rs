//! Levels, goods and workers, what can be paid with them, and what an end brings.

use tessera_kernel::{Seat, Sheet};

use super::{Table, by, icons};
use crate::actions::{cost, production};
use crate::choice::Deed;
use crate::components::icons::Icon;
use crate::components::people::{UPKEEP, WORKERS};
use crate::evaluate::{ends as promised, hunger, produces, repairs};
use crate::powers;
use crate::state::State;

/// Culture, goods, levels, and what the next production brings.
pub(super) fn goods(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let s = table.s;
    sheet.put("culture", by(table.good(seat, Icon::Culture), 100.0));
    for icon in Icon::TRADED {
        let owned = table.good(seat, icon);
        let (name, root) = match icon {
            Icon::Money => ("money", "money root"),
            Icon::Food => ("food", "food root"),
            _ => ("resources", "resources root"),
        };
        sheet.put(name, by(owned, 10.0));
        // The first of them tell most.
        sheet.put(root, by(owned.sqrt(), 3.0));
        sheet.steps(name, owned, &[1.0, 3.0, 6.0, 10.0]);
    }
    let levels = s.players[seat].levels;
    sheet.list("level", icons(levels, 8.0));
    let brought = production::brought(s, seat);
    sheet.list("brought by routes", brought.map(|count| by(count.into(), 4.0)));
    // What will be there when the workers have eaten.
    let food = if produces(s) { table.level(seat, Icon::Food) + f32::from(brought[Icon::Food.index()]) } else { 0.0 };
    let spare = table.good(seat, Icon::Food) + food - f32::from(production::upkeep(s, seat));
    sheet.put("food to spare", by(spare, 8.0));
    sheet.flag("hungry", spare < 0.0);
}

/// Workers and what they eat.
pub(super) fn workers(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let s = table.s;
    let (out, home) = (s.controlled(seat), s.workers_at_home(seat));
    let due = f32::from(production::upkeep(s, seat));
    sheet.put("workers", f32::from(out) / f32::from(WORKERS));
    sheet.put("workers at home", f32::from(home) / 8.0);
    sheet.put("workers away", f32::from(out.saturating_sub(home)) / 4.0);
    sheet.put("workers eat", due / 8.0);
    sheet.put("one more eats", UPKEEP.get(usize::from(out) + 1).map_or(2.0, |&food| (f32::from(food) - due) / 3.0));
    sheet.put("hunger to come", by(hunger(s, seat, table.left), 15.0));
    sheet.put("food a round", by(table.level(seat, Icon::Food) - due, 5.0));
}

/// Politics, and what it and the goods suffice for.
pub(super) fn deeds(s: &State, seat: Seat, sheet: &mut Sheet) {
    let player = &s.players[seat];
    let can = |deed, resources| cost::of(s, seat, deed, resources).check(s, seat).is_ok();
    sheet.put("politics left", f32::from(s.points(seat)) / 6.0);
    sheet.put("politics spent", f32::from(player.spent) / 6.0);
    sheet.flag("can train", can(Deed::Train, 0));
    sheet.flag("can build a route", !player.marks.built_route && can(Deed::BuildRoute, 0));
    let (cheap, dear) = (can(Deed::Construct, 2), can(Deed::Construct, 3));
    let ready = player.hand.kinds().filter(|kind| if kind.cost() <= 2 { cheap } else { dear }).count();
    sheet.put("building tiles", player.hand.len() as f32 / 4.0);
    sheet.put("buildings within means", ready as f32 / 4.0);
    sheet.flag("broke an alliance", player.marks.broke);
    sheet.flag("was aided", player.marks.aided);
    sheet.flag("has campaigned", player.marks.campaigned);
    sheet.put("exchange", by(powers::exchange(s, seat).into(), 6.0));
}

/// What features cost and bring when Eras and the game end.
pub(super) fn ends(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let s = table.s;
    let sum = |culture: i32| by(culture as f32, 15.0);
    let (food, resources) = production::era_upkeep(s, seat);
    sheet.put("era brings", sum(powers::era_end(s, seat).map(|(_, culture)| culture).sum()));
    sheet.put("end brings", sum(powers::game_end(s, seat).map(|(_, culture)| culture).sum()));
    sheet.put("all ends bring", by(promised(s, seat), 20.0));
    sheet.put("heroes eat", by(food.into(), 6.0));
    sheet.put("wonders need", by(resources.into(), 4.0));
    sheet.put("repairs to come", by(repairs(s, seat), 12.0));
}
