//! What rules ask when units are recruited and move (C9, C10).

use super::rows::{ASKED, row};
use super::{answers, fired};
use crate::actions::recruit::{Gift, Levy};
use crate::components::buildings::CARGO;
use crate::components::civilizations::{Leader, Power};
use crate::prelude::*;
use crate::state::Moving;

/// How many army units of a player's may stand together on Land.
pub(crate) fn stack_limit(s: &State, seat: Seat, units: &Units) -> u8 {
    let limits = answers(s, seat, ASKED.stacks, |row| row.stacks).map(|(power, limit)| {
        let most = limit(units);
        fired(power, units.army() > STACK_LIMIT && most > STACK_LIMIT);
        most
    });
    limits.max().map_or(STACK_LIMIT, |most| most.max(STACK_LIMIT))
}

/// How many army units may stand where this Leader comes to (C30.6).
pub(crate) fn stack_limit_under(leader: Leader) -> u8 {
    let alone = Units::of(Unit::Leader, 1);
    let limits = leader.abilities().into_iter().filter_map(|power| Some(row(power).stacks?(&alone)));
    limits.max().map_or(STACK_LIMIT, |most| most.max(STACK_LIMIT))
}

/// How many land units each Ship of a player's carries.
pub(crate) fn cargo(s: &State, seat: Seat) -> u8 {
    answers(s, seat, ASKED.carries, |row| row.carries).map(|(_, each)| each).max().unwrap_or(CARGO)
}

/// Whether a city recruits a unit without the building it needs, and thanks to what.
pub(crate) fn recruits(s: &State, seat: Seat, city: Space, unit: Unit) -> Option<Power> {
    let by = answers(s, seat, ASKED.recruits, |row| row.recruits);
    by.filter(|(_, recruits)| recruits(s, seat, city, unit)).map(|(power, _)| power).next()
}

/// Where else a unit recruited in a city may be placed.
pub(crate) fn spreads(s: &State, seat: Seat, city: Space, unit: Unit) -> HexSet {
    let places = answers(s, seat, ASKED.spreads, |row| row.spreads)
        .map(|(power, spreads)| fired(power, spreads(s, seat, city, unit)));
    places.fold(HexSet::EMPTY, HexSet::or)
}

/// What follows a Recruit.
pub(crate) fn recruited(s: &mut State, ask: &mut Ask<'_>, seat: Seat, city: Space, levy: &Levy) -> Flow {
    for (_, recruited) in answers(s, seat, ASKED.recruited, |row| row.recruited) {
        recruited(s, ask, seat, city, levy)?;
    }
    Ok(())
}

/// What follows a Move action.
pub(crate) fn marched(s: &mut State, seat: Seat, moved: &Moving) {
    let due =
        answers(s, seat, ASKED.marched, |row| row.marched).filter(|(power, due)| fired(*power, due(s, seat, moved)));
    let space = s.players[seat].start;
    let due: SmallVec<[Task; 4]> = due.map(|(power, _)| Task::Sequel { seat, power, space }).collect();
    s.then_each(due);
}

/// Whether a kind of unit in a squad ignores what a Mountain does to those who enter it.
pub(crate) fn climbs(s: &State, seat: Seat, squad: &Units, unit: Unit) -> bool {
    answers(s, seat, ASKED.climbs, |row| row.climbs).any(|(power, climbs)| fired(power, climbs(squad, unit)))
}

/// How many spaces a squad goes by Roads.
pub(crate) fn road_length(s: &State, seat: Seat) -> u8 {
    answers(s, seat, ASKED.paves, |row| row.paves).map(|(_, spaces)| spaces).max().unwrap_or(2)
}

/// A squad goes by Roads: what makes them longer has served.
pub(crate) fn paved(s: &State, seat: Seat) {
    s.players[seat].powers.and(ASKED.paves).iter().for_each(|power| Cause::Power(power).note());
}

/// What follows a Leader's moving into a city of the player's.
pub(crate) fn visited(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    for (power, goods) in answers(s, seat, ASKED.visits, |row| row.visits) {
        gain_by(s, ask, seat, goods, Cause::Power(power));
    }
}

/// What makes Pirates no enemies of a player's.
pub(crate) fn befriends(s: &State, seat: Seat) -> Option<Power> {
    let friends = answers(s, seat, ASKED.befriends, |row| row.befriends);
    friends.filter(|(_, befriends)| befriends(Side::PIRATES)).map(|(power, _)| power).next()
}

/// Sea spaces with enemies whom Ships of a player's have to fight.
pub(crate) fn foes_at_sea(s: &State, seat: Seat) -> HexSet {
    let foes = s.board.enemy_units(seat.into()).and(s.board.sea());
    if befriends(s, seat).is_some() { foes.without(s.board.units_of(Side::PIRATES)) } else { foes }
}

/// What lets a unit become another one where Land meets Sea.
pub(crate) fn reshapes(s: &State, seat: Seat, unit: Unit, other: Unit) -> Option<Power> {
    let by = answers(s, seat, ASKED.reshapes, |row| row.reshapes);
    by.filter(|(_, reshapes)| reshapes(s, seat, unit, other)).map(|(power, _)| power).next()
}

/// Whether Ships of a side that fought move again in the same turn.
pub(crate) fn sails_on(s: &State, side: Side) -> bool {
    let sails_on = |seat| answers(s, seat, ASKED.sails_on, |row| row.sails_on).any(|(power, on)| fired(power, on));
    side.seat().is_some_and(sails_on)
}

/// Cities of a player's that can move like units, as far as a power goes.
pub(crate) fn roaming(s: &State, seat: Seat) -> HexSet {
    if !may_roam(s, seat) {
        return HexSet::EMPTY;
    }
    filter(s.cities(seat), |space| roams(s, seat, space).is_ok())
}

/// Whether a player has a power that moves cities.
pub(crate) fn may_roam(s: &State, seat: Seat) -> bool {
    !s.players[seat].powers.and(ASKED.roams).is_empty()
}

/// Whether a city of a player's can move like a unit, as far as a power goes.
pub(crate) fn roams(s: &State, seat: Seat, space: Space) -> Result<(), Why> {
    let city = s.board.city(space).filter(|city| city.owner.is(seat)).ok_or(Why::NoCity)?;
    let mut verdicts = answers(s, seat, ASKED.roams, |row| row.roams).map(|(_, roams)| roams(s, city));
    verdicts.next().unwrap_or(Err(Why::NoCity))
}

/// What cities that moved bring.
pub(crate) fn camped(s: &mut State, ask: &mut Ask<'_>, seat: Seat, cities: HexSet) {
    for (power, camps) in answers(s, seat, ASKED.camps, |row| row.camps) {
        let goods = camps(s, cities);
        gain_by(s, ask, seat, goods, Cause::Power(power));
    }
}

/// What Draft gives instead of an Infantry, and thanks to what.
pub(crate) fn drafts(s: &State, seat: Seat) -> impl Iterator<Item = (Power, Gift)> + use<> {
    answers(s, seat, ASKED.drafts, |row| row.drafts)
}
