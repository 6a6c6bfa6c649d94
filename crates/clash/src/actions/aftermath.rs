//! What follows a Conflict: retreat, victory, reward, the drowned, the fanatics (C14.9 to C14.18).

use super::battle::{ATTACKER, DEFENDER, tell_fallen};
use super::conquer;
use crate::cards::events;
use crate::marks::{MOVED, SPENT};
use crate::prelude::*;
use crate::state::Past;

/// What follows a Conflict comes in the order of C29.12: fallen Leaders, the conquest, rewards, powers, objectives.
fn in_order(s: &mut State, so_many: usize) {
    if s.edition.has_civilizations() {
        s.agenda.rank_since(so_many, |task| match task {
            Task::Overboard { .. } => 0,
            Task::LeaderFell { .. } => 1,
            Task::Refugee { .. } | Task::Settle { .. } => 2,
            Task::Booty { .. } => 3,
            Task::Claim { .. } => 5,
            _ => 4,
        });
    }
}

/// The attacker retreats: no winner, no loser (C14.1).
pub(crate) fn go_back(s: &mut State, ask: &mut Ask<'_>) {
    let so_many = s.agenda.len();
    let battle = s.battle.take().expect("a Conflict is going on");
    let squad = s.squad;
    let Battle { at, from, sides, .. } = battle;
    for unit in Unit::ALL {
        // Carried units did not fight; the others cannot move again this turn.
        if unit.is_land() && battle.sea {
            continue;
        }
        s.forget_marks(at, unit);
        s.mark(from, unit, fatigue(s, sides[ATTACKER], unit) | MOVED, squad[unit]);
    }
    if battle.sea {
        s.rename_marks(at, from);
    }
    super::move_units::land_squad(s, from);
    if battle.sea {
        overboard(s, sides[ATTACKER], from, sides[DEFENDER]);
        overboard(s, sides[DEFENDER], at, sides[ATTACKER]);
    }
    ask.log(|| Event::Retreated { side: sides[ATTACKER], to: from });
    reward(s, ask, &battle, None);
    events::dawn(s, ask, &battle, None);
    crate::objectives::after_battle(s, &battle, None);
    remember(s, battle, None, None);
    in_order(s, so_many);
}

/// What a Conflict leaves on whoever fought: no more moves this turn, but for Ships that sail on (C10.5).
fn fatigue(s: &State, side: Side, unit: Unit) -> u8 {
    if !unit.is_land() && powers::sails_on(s, side) { MOVED } else { SPENT }
}

/// What powers do after a Conflict comes next, and they look back at it.
fn remember(s: &mut State, battle: Battle, winner: Option<usize>, city: Option<City>) {
    if !s.edition.has_civilizations() {
        return;
    }
    let conquered = city.is_some_and(|old| s.board.city(battle.at).is_none_or(|city| city.owner != old.owner));
    s.moving.triumph |= conquered && winner == Some(ATTACKER) && is_led(s, &battle);
    let past = Past { battle, winner: winner.map(|winner| winner as u8), conquered, city };
    s.past = Some(past);
    powers::after_battle(s, &past);
}

/// Whether the attacker's Leader is with the army that has won (C30.17).
fn is_led(s: &State, battle: &Battle) -> bool {
    let Some(seat) = battle.sides[ATTACKER].seat() else { return false };
    if s.switches.leaders_must_stay() {
        return s.leader_space(seat) == Some(battle.at);
    }
    s.players[seat].leader.is_some() && battle.led[ATTACKER]
}

/// The Conflict is over.
pub(crate) fn finish(s: &mut State, ask: &mut Ask<'_>, winner: Option<usize>) {
    let so_many = s.agenda.len();
    let mut battle = s.battle.take().expect("a Conflict is going on");
    let Battle { at, sides, sea, .. } = battle;
    // A conquest may destroy the Temple the loser may be avenged for.
    let city = s.board.city(at).copied();
    let temple = city.is_some_and(|city| city.has(Building::Temple));
    // Settlers fall with the last army unit of their side, cargo with the last Ship.
    let beaten = |side: usize| winner.is_none_or(|winner| winner != side);
    if beaten(ATTACKER) {
        let squad = std::mem::take(&mut s.squad);
        tell_fallen(ask, sides[ATTACKER], squad.units);
        for unit in Unit::ALL {
            battle.note_fallen(ATTACKER, unit, squad[unit], true);
            s.resupply(sides[ATTACKER], unit, squad[unit], sides[DEFENDER]);
            s.forget_marks(at, unit);
        }
    }
    if beaten(DEFENDER) && s.board.stack(at).side == sides[DEFENDER] {
        let stack = *s.board.stack(at);
        tell_fallen(ask, sides[DEFENDER], stack.units);
        stack.kinds().for_each(|(unit, count)| battle.note_fallen(DEFENDER, unit, count, true));
        s.slay_all(at, sides[ATTACKER]);
    }
    ask.log(|| Event::BattleEnded { sides, winner: winner.map(|winner| sides[winner]), at });
    match winner {
        Some(ATTACKER) => {
            let squad = s.squad;
            for unit in Unit::ALL {
                if !unit.is_land() || !sea {
                    s.forget_marks(at, unit);
                    if sides[ATTACKER].seat().is_some() {
                        s.mark(at, unit, fatigue(s, sides[ATTACKER], unit), squad[unit]);
                    }
                }
            }
            // A conquest changes who may stand in the space, so the old city is handed over first.
            if !sea && s.board.city(at).is_some() {
                conquer::conquer(s, ask, &battle);
            }
            super::move_units::land_squad(s, at);
            if sea {
                overboard(s, sides[ATTACKER], at, sides[DEFENDER]);
            }
        }
        Some(_) => {
            if sides[DEFENDER].seat().is_some_and(|seat| s.is_turn_of(seat)) {
                let tired = |unit: &Unit| fatigue(s, sides[DEFENDER], *unit) == SPENT;
                let tired: SmallVec<[Unit; 8]> = Unit::ALL.into_iter().filter(tired).collect();
                tired.into_iter().for_each(|unit| s.exhaust(at, unit));
            }
            if sea {
                overboard(s, sides[DEFENDER], at, sides[ATTACKER]);
            }
        }
        None => {}
    }
    reward(s, ask, &battle, winner);
    events::dawn(s, ask, &battle, winner);
    if let Some(winner) = winner.filter(|_| temple && battle.fought) {
        powers::avenged(s, &battle, 1 - winner);
    }
    crate::objectives::after_battle(s, &battle, winner);
    remember(s, battle, winner, city.filter(|_| !sea));
    in_order(s, so_many);
}

/// Beaten Barbarians leave gold (C17), each beaten Pirate Ship gold and a token, whoever has won (C32.12).
pub(crate) fn reward(s: &mut State, ask: &mut Ask<'_>, battle: &Battle, winner: Option<usize>) {
    let pirates = battle.sides.iter().position(|&side| side == Side::PIRATES);
    if let Some(side) = pirates
        && let Some(seat) = battle.sides[1 - side].seat()
        && battle.kills[1 - side] > 0
    {
        gain(s, ask, seat, Goods::of(Good::Gold, battle.kills[1 - side]));
        s.then(Task::Booty { seat, left: battle.kills[1 - side] });
    }
    let Some(winner) = winner else { return };
    let Some(seat) = battle.sides[winner].seat() else { return };
    if s.edition.pays_for_every_victory()
        && battle.sides[1 - winner] == Side::BARBARIANS
        && battle.start[1 - winner] > 0
    {
        gain(s, ask, seat, Goods::of(Good::Gold, 1));
    }
}

/// Mood or culture for each Pirate Ship that was beaten (C32.12).
pub(crate) fn booty(s: &mut State, ask: &mut Ask<'_>, seat: Seat, left: u8) -> Flow {
    for _ in 0..left {
        super::construct::take_token(s, ask, seat, Cause::Unit(Unit::Pirate))?;
    }
    Ok(())
}

/// Ships that are left may carry more than they can.
pub(crate) fn overboard(s: &mut State, side: Side, space: Space, by: Side) {
    let stack = s.board.stack(space);
    let full = stack.side == side && stack.land() > s.hold(side, stack);
    let Some(seat) = side.seat().filter(|_| full) else { return };
    s.sinking.insert(space.index());
    s.then(Task::Overboard { seat, space, by });
}

/// The owner chooses which carried units are lost (C14.18).
pub(crate) fn drown(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space, by: Side) -> Flow {
    loop {
        let stack = *s.board.stack(space);
        if stack.land() <= s.hold(stack.side, &stack) {
            s.sinking.remove(space.index());
            return Ok(());
        }
        let kinds = stack.kinds().map(|(unit, _)| unit).filter(|unit| unit.is_land());
        let unit = ask.pick_if_several(seat, Prompt::Drown { space }, kinds, Choice::Lose)?;
        s.slay(space, unit, 1, by);
        tell_fallen(ask, seat.into(), Units::of(unit, 1));
        note_drowned(s, seat, unit);
    }
}

/// Who drowns after a Naval battle has fallen in it (C30.9).
fn note_drowned(s: &mut State, seat: Seat, unit: Unit) {
    let Some(mut past) = s.past else { return };
    if let Some(side) = past.battle.sides.iter().position(|side| side.is(seat)) {
        past.battle.note_fallen(side, unit, 1, true);
        s.past = Some(past);
        if past.battle.toppled[1 - side] {
            crate::objectives::brutus(s, &past.battle, 1 - side);
        }
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
    let room = |&city: &Space| s.has_unit(seat, Unit::Infantry) && s.has_room_for(seat, city, Unit::Infantry);
    spaces(s.cities(seat)).filter(room).collect()
}
