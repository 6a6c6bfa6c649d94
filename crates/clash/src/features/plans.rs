//! What can be done at once, and what takes longer: Wonders, objectives, cards.

use tessera_kernel::Sheet;

use super::{Table, by};
use crate::actions::{construct, found};
use crate::components::buildings::BUILDING_COST;
use crate::evaluate::goals;
use crate::prelude::*;

/// The best two of some numbers, and all of them together.
#[derive(Default)]
struct Best {
    first: f32,
    second: f32,
    sum: f32,
}

impl Best {
    fn add(&mut self, value: f32) {
        self.sum += value;
        self.second = self.second.max(value.min(self.first));
        self.first = self.first.max(value);
    }
}

/// What the goods in hand suffice for.
pub(super) fn means(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let (s, realm) = (table.s, &table.realms[seat]);
    let goods = &s.players[seat].goods;
    // Gold and ideas stand in for food.
    let fed = f32::from(goods.food + goods.ideas + goods.gold);
    sheet.put("advances within means", by((fed / 2.0).floor(), 3.0));
    sheet.flag("can learn", fed >= 2.0);
    sheet.flag("can found", found::can_found(s, seat).is_ok());
    let missing = |count: u8| {
        let short = |have: u8| count.saturating_sub(have);
        short(goods.food) + short(goods.ore) + short(goods.wood)
    };
    let buildings = (1..=3_u8).take_while(|&count| missing(count) <= goods.gold).count() as f32;
    sheet.put("buildings within means", buildings / 3.0);
    sheet.flag("can build", realm.room > 0.0 && s.can_pay(seat, BUILDING_COST));
    sheet.put("buildings short", by(missing(1).saturating_sub(goods.gold).into(), 2.0));
    let units = [
        ("can pay a settler", Unit::Settler),
        ("can pay infantry", Unit::Infantry),
        ("can pay a ship", Unit::Ship),
        ("can pay cavalry", Unit::Cavalry),
        ("can pay an elephant", Unit::Elephant),
        ("can pay a leader", Unit::Leader),
    ];
    for (name, unit) in units {
        sheet.flag(name, s.players[seat].units[unit] > 0 && s.can_pay(seat, unit.cost()));
    }
}

/// How far every Wonder is, which of them can be built, which are owned.
pub(super) fn wonders(s: &State, seat: Seat, sheet: &mut Sheet) {
    let player = &s.players[seat];
    // In 2012 reserved Wonders are built without an action; all the same they are to be built.
    let cards = construct::wonder_cards(s, seat).or(player.wonders);
    let mut best = Best::default();
    let mut nearest = [0.0; 3];
    let ways = Wonder::ALL.map(|wonder| {
        let steps = goals::steps_to_wonder(s, seat, wonder);
        let way = goals::way_by_steps(steps);
        if cards.has(wonder) {
            if way > best.first {
                nearest = steps;
            }
            best.add(way);
        }
        way
    });
    let bits = |set: &dyn Fn(Wonder) -> bool| {
        Wonder::all().filter(|&wonder| set(wonder)).fold(0_u128, |bits, wonder| bits | 1 << wonder as u8)
    };
    sheet.list("way to wonder", ways);
    sheet.set("may build wonder", bits(&|wonder| cards.has(wonder)), Wonder::ALL.len());
    sheet.set("owns wonder", bits(&|wonder| s.built[wonder as usize].owner.is(seat)), Wonder::ALL.len());
    sheet.put("wonder cards", player.wonders.len() as f32 / 2.0);
    sheet.put("nearest wonder", best.first);
    sheet.put("nearest wonder cubed", best.first.powi(3));
    sheet.put("second wonder", best.second);
    sheet.put("all wonders", best.sum / 3.0);
    sheet.list("nearest wonder by steps", nearest);
    sheet.flag("wonder ready", best.first > 0.999);
    sheet.put("built wonders", s.built.iter().filter(|built| built.builder.is(seat)).count() as f32 / 2.0);
}

/// Objective cards in hand, and those that are completed.
pub(super) fn objectives(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let s = table.s;
    let player = &s.players[seat];
    let (mut best, mut met, mut near, mut squares) = (Best::default(), 0.0, 0.0, 0.0);
    for card in player.objectives.iter() {
        let part = goals::progress_of_card(s, seat, card, &table.realms);
        met += f32::from(u8::from(part >= 1.0));
        near += f32::from(u8::from(part >= 0.6));
        squares += part * part;
        best.add(part);
    }
    sheet.put("objective cards", player.objectives.len() as f32 / 4.0);
    sheet.put("nearest objective", best.first);
    sheet.put("second objective", best.second);
    sheet.put("all objectives", by(best.sum, 3.0));
    sheet.put("all objectives squared", by(squares, 3.0));
    sheet.put("objectives met", met / 2.0);
    sheet.flag("any objective met", met > 0.0);
    sheet.put("objectives near", by(near, 3.0));
    sheet.put("upper objectives done", player.upper_done.len() as f32 / 3.0);
    sheet.put("lower objectives done", player.lower_done.len() as f32 / 3.0);
}

/// Action cards and Great Persons.
pub(super) fn cards(s: &State, seat: Seat, sheet: &mut Sheet) {
    let player = &s.players[seat];
    let cards = player.actions.len() as f32;
    sheet.put("action cards", cards / 5.0);
    sheet.steps("action cards", cards, &[1.0, 2.0, 4.0, 6.0]);
    sheet.put("persons", player.persons.len() as f32 / 2.0);
}
