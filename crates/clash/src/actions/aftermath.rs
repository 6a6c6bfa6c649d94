//! What follows a Conflict: retreat, victory, reward, the drowned, the fanatics (C14.9 to C14.18).

use super::battle::{ATTACKER, DEFENDER};
use super::conquer;
use crate::marks::{MOVED, SPENT};
use crate::prelude::*;

/// The attacker retreats: no winner, no loser (C14.1).
pub(crate) fn go_back(s: &mut State, ask: &mut Ask<'_>) {
    let battle = s.battle.take().expect("a Conflict is going on");
    let squad = s.squad;
    let Battle { at, from, sides, .. } = battle;
    for unit in Unit::ALL {
        // Carried units did not fight; the others cannot move again this turn.
        if unit != Unit::Ship && battle.sea {
            continue;
        }
        s.forget_marks(at, unit);
        s.mark(from, unit, SPENT | MOVED, squad[unit]);
    }
    if battle.sea {
        s.rename_marks(at, from);
    }
    super::move_units::land_squad(s, from);
    if battle.sea {
        overboard(s, sides[ATTACKER], from);
        overboard(s, sides[DEFENDER], at);
    }
    ask.log(|| Event::Retreated { side: sides[ATTACKER], to: from });
    crate::objectives::after_battle(s, &battle, None);
}

/// The Conflict is over.
pub(crate) fn finish(s: &mut State, ask: &mut Ask<'_>, winner: Option<usize>) {
    let battle = s.battle.take().expect("a Conflict is going on");
    let Battle { at, sides, sea, .. } = battle;
    // A conquest may destroy the Temple the loser may be avenged for.
    let temple = s.board.city(at).is_some_and(|city| city.has(Building::Temple));
    // Settlers fall with the last army unit of their side, cargo with the last Ship.
    let beaten = |side: usize| winner.is_none_or(|winner| winner != side);
    if beaten(ATTACKER) {
        let squad = std::mem::take(&mut s.squad);
        for unit in Unit::ALL {
            s.to_supply(sides[ATTACKER], unit, squad[unit]);
            s.forget_marks(at, unit);
        }
    }
    if beaten(DEFENDER) && s.board.stack(at).side == sides[DEFENDER] {
        s.eliminate_all(at);
    }
    ask.log(|| Event::BattleEnded { sides, winner: winner.map(|winner| sides[winner]), at });
    match winner {
        Some(ATTACKER) => {
            let squad = s.squad;
            for unit in Unit::ALL {
                if unit == Unit::Ship || !sea {
                    s.forget_marks(at, unit);
                    if sides[ATTACKER].seat().is_some() {
                        s.mark(at, unit, SPENT, squad[unit]);
                    }
                }
            }
            // A conquest changes who may stand in the space, so the old city is handed over first.
            if !sea && s.board.city(at).is_some() {
                conquer::conquer(s, ask, &battle);
            }
            super::move_units::land_squad(s, at);
            if sea {
                overboard(s, sides[ATTACKER], at);
            }
        }
        Some(_) => {
            if sides[DEFENDER].seat().is_some_and(|seat| s.is_turn_of(seat)) {
                Unit::ALL.into_iter().for_each(|unit| s.exhaust(at, unit));
            }
            if sea {
                overboard(s, sides[DEFENDER], at);
            }
        }
        None => {}
    }
    reward(s, ask, &battle, winner);
    if let Some(winner) = winner.filter(|_| temple && battle.fought) {
        powers::avenged(s, &battle, 1 - winner);
    }
    crate::objectives::after_battle(s, &battle, winner);
}

/// Beaten Barbarians leave gold (C17).
pub(crate) fn reward(s: &mut State, ask: &mut Ask<'_>, battle: &Battle, winner: Option<usize>) {
    let Some(winner) = winner else { return };
    let Some(seat) = battle.sides[winner].seat() else { return };
    if s.edition.pays_for_every_victory()
        && battle.sides[1 - winner] == Side::BARBARIANS
        && battle.start[1 - winner] > 0
    {
        gain(s, ask, seat, Goods::of(Good::Gold, 1));
    }
}

/// Ships that are left may carry more than they can.
pub(crate) fn overboard(s: &mut State, side: Side, space: Space) {
    let stack = s.board.stack(space);
    let Some(seat) = side.seat().filter(|_| stack.side == side && stack.land() > stack.hold()) else { return };
    s.sinking.insert(space.index());
    s.then(Task::Overboard { seat, space });
}

/// The owner chooses which carried units are lost (C14.18).
pub(crate) fn drown(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow {
    loop {
        let stack = *s.board.stack(space);
        if stack.land() <= stack.hold() {
            s.sinking.remove(space.index());
            return Ok(());
        }
        let kinds = stack.without(Unit::Ship).kinds().map(|(unit, _)| unit);
        let unit = ask.pick_if_several(seat, Prompt::Drown { space }, kinds, Choice::Lose)?;
        s.eliminate(space, unit, 1);
    }
}

/// A free Infantry for a player, in a city of their choice (Fanaticism, Militia).
pub(crate) fn volunteer(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let (prompt, open) = (Prompt::PlaceUnit { unit: Unit::Infantry }, volunteer_cities(s, seat));
    if let Some(space) = ask.pick_if_any(seat, prompt, open, Choice::At)? {
        s.place_unit(seat, space, Unit::Infantry);
        ask.log(|| Event::Placed { seat, unit: Unit::Infantry, space });
    }
    Ok(())
}

/// Cities that have room for an Infantry from supply.
pub(crate) fn volunteer_cities(s: &State, seat: Seat) -> SmallVec<[Space; 8]> {
    let room = |&city: &Space| s.has_unit(seat, Unit::Infantry) && s.board.stack(city).army() < STACK_LIMIT;
    spaces(s.cities(seat)).filter(room).collect()
}
