//! Units that become Ships where they enter the Sea, and Ships that become units ashore (C33.57).

use super::march::{Entry, Way, terrain_marks, visit};
use super::{TIRED, land_squad, some_of};
use crate::components::civilizations::Power;
use crate::marks::{MOVED, Prefer};
use crate::prelude::*;

/// What lets land units become Ships.
pub(super) fn boatbuilding(s: &State, seat: Seat) -> Option<Power> {
    powers::reshapes(s, seat, Unit::Settler, Unit::Ship)
}

/// Which of a squad may become Ships where it enters the Sea, so that the others can be carried; nobody first.
pub(super) fn launches(s: &State, seat: Seat, sea: Space, squad: &Units) -> SmallVec<[Units; 8]> {
    let there = s.board.stack(sea);
    let carried = |boats: &Units| {
        let mut ships = there.units;
        ships[Unit::Ship] += boats.total();
        there.land() + squad.land() - boats.total() <= s.hold(seat.into(), &ships)
    };
    let mut found: SmallVec<[Units; 8]> = SmallVec::new();
    found.extend(Some(Units::NONE).filter(carried));
    if there[Unit::Pirate] == 0 && boatbuilding(s, seat).is_some() {
        let turns = |unit: Unit| powers::reshapes(s, seat, unit, Unit::Ship).is_some();
        let boats = Units::each(|unit| if turns(unit) { squad[unit] } else { 0 });
        let built = |boats: &Units| boats.total() <= s.players[seat].units[Unit::Ship];
        found.extend(boats.squads().filter(|boats| built(boats) && carried(boats)));
    }
    found
}

/// Units of the squad under way that have just come into a space become others.
pub(super) fn reshape(
    s: &mut State,
    ask: &mut Ask<'_>,
    seat: Seat,
    space: Space,
    turns: impl Iterator<Item = (Unit, Unit, u8)>,
) {
    let (mut from, mut into, mut by) = (Units::NONE, Units::NONE, None);
    for (unit, other, count) in turns {
        s.recast_marks(space, unit, other, count);
        s.squad.units[unit] -= count;
        s.squad.units[other] += count;
        s.players[seat].units[unit] += count;
        s.players[seat].units[other] -= count;
        from[unit] += count;
        into[other] += count;
        by = powers::reshapes(s, seat, unit, other);
    }
    if let Some(power) = by {
        Cause::Power(power).note();
        ask.log(|| Event::Reshaped { seat, power, space, from, into });
    }
}

/// Who of a squad becomes a Ship where it enters the Sea.
pub(super) fn launch(s: &State, ask: &mut Ask<'_>, seat: Seat, way: Way, units: &Units) -> Flow<Units> {
    match boatbuilding(s, seat).filter(|_| way.entry == Entry::Aboard) {
        Some(power) => ask.pick_if_several(seat, Prompt::PowerWho { power }, launches(s, seat, way.to, units), some_of),
        None => Ok(Units::NONE),
    }
}

/// Land beside Ships that can become something else there.
pub(super) fn beaches(s: &State, seat: Seat, from: Space) -> HexSet {
    if powers::reshapes(s, seat, Unit::Ship, Unit::Settler).is_none() {
        return HexSet::EMPTY;
    }
    let free = from.around().and(s.board.land()).without(s.board.enemies(seat.into()));
    filter(free, |to| landings(s, seat, from, to).next().is_some())
}

/// Ships that can go ashore in a space, and who of those they carry goes with them.
fn landings(s: &State, seat: Seat, from: Space, to: Space) -> impl Iterator<Item = Units> + '_ {
    let stack = s.board.stack(from).units;
    let commands = powers::commands(s, seat).is_ok();
    let goes = |unit: Unit| unit == Unit::Ship || unit.is_land() && (commands || !unit.is_army());
    let fresh = s.unmarked(from, TIRED);
    let able = Units::each(|unit| if goes(unit) { fresh[unit] } else { 0 });
    able.squads().filter(move |squad| {
        let staying = s.hold(seat.into(), &stack) - s.hold(seat.into(), &Units::of(Unit::Ship, squad[Unit::Ship]));
        let left = stack.land() - squad.land();
        squad[Unit::Ship] > 0 && left <= staying && !crews(s, seat, to, squad).is_empty()
    })
}

/// What the Ships of a squad that goes ashore can become: so many of each kind, as supply and room allow.
fn crews(s: &State, seat: Seat, to: Space, squad: &Units) -> SmallVec<[Units; 8]> {
    let (ships, supply) = (squad[Unit::Ship], s.players[seat].units);
    let turns = |unit: Unit| unit.is_land() && powers::reshapes(s, seat, Unit::Ship, unit).is_some();
    let all = Units::each(|unit| if turns(unit) { supply[unit].min(ships) } else { 0 });
    let fits = |crew: &Units| {
        let mut landed = squad.without(Unit::Ship);
        landed += *crew;
        crew.total() == ships && s.has_room(seat.into(), to, &landed)
    };
    all.squads().filter(fits).collect()
}

/// Ships go ashore and become something else; whoever they carry may go with them.
pub(super) fn go_ashore(s: &mut State, ask: &mut Ask<'_>, seat: Seat, from: Space, to: Space) -> Flow {
    let prompt = Prompt::SailWho { from, to };
    let units = ask.pick_if_several(seat, prompt, landings(s, seat, from, to), Choice::Squad)?;
    let power = powers::reshapes(s, seat, Unit::Ship, Unit::Settler).expect("Ships become Settlers");
    let crews = crews(s, seat, to, &units);
    let crew = ask.pick_if_several(seat, Prompt::PowerWho { power }, crews, Choice::Squad)?;
    s.moving.sailed = true;
    for (unit, count) in units.kinds() {
        s.carry_marks((from, to), unit, count, (TIRED, MOVED), Prefer::Fresh);
    }
    s.set_out(from, units);
    ask.log(|| Event::Marched { seat, from, to, units });
    reshape(s, ask, seat, to, crew.kinds().map(|(unit, count)| (Unit::Ship, unit, count)));
    let squad = s.squad.units;
    for (unit, _) in squad.kinds() {
        let flags = terrain_marks(s, seat, (&squad, unit), to, false);
        s.add_flags(to, unit, flags);
    }
    land_squad(s, to);
    visit(s, ask, seat, to, &units);
    Ok(())
}
