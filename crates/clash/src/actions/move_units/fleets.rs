//! Squads of Ships: where they can go, and who goes (C10.9 to C10.14).

use super::attack::{may_break_peace, victim};
use super::boats::{beaches, go_ashore};
use super::{TIRED, land_squad};
use crate::actions::{explore, sail};
use crate::board::Stack;
use crate::cards::events;
use crate::marks::{FOREST, MOVED, Prefer, SAILED, SPENT};
use crate::prelude::*;
use crate::state::{Band, Explorer, Exploring};

/// Whether Ships that carry the Leader and have not moved this turn can sail.
pub(crate) fn can_sail_led(s: &State, seat: Seat) -> Result<(), Why> {
    let from = s.leader_space(seat).filter(|space| s.board.sea().contains(space.index())).ok_or(Why::NotAboard)?;
    can_sail(s, seat, from, Band::Led)
}

/// Whether Ships in a space can go somewhere.
pub(crate) fn can_sail_from(s: &State, seat: Seat, from: Space) -> Result<(), Why> {
    can_sail(s, seat, from, s.moving.band)
}

fn can_sail(s: &State, seat: Seat, from: Space, band: Band) -> Result<(), Why> {
    ensure(s.board.stack(from).ships() > 0, Why::NobodyThere)?;
    ensure(fleets(s, from, band, 0).next().is_some(), Why::CannotMoveAgain)?;
    ensure(!fleet_targets(s, seat, from, band).is_empty(), Why::NowhereToGo)
}

/// Squads of Ships that can leave a space without leaving more land units than the rest can carry (C10.14), and bear none
/// of these marks besides those that bar any move. Pirates sail only with somebody of the player's (C33.11).
fn fleets(s: &State, from: Space, band: Band, barred: u8) -> impl Iterator<Item = Units> + '_ {
    let Stack { side, units: stack } = *s.board.stack(from);
    let led = band == Band::Led;
    let fresh = s.unmarked(from, TIRED | barred | if led { SAILED } else { 0 });
    let mut able = stack;
    able[Unit::Ship] = fresh[Unit::Ship].min(if s.moving.one_ship { 1 } else { u8::MAX });
    able[Unit::Pirate] = fresh[Unit::Pirate];
    let sails = move |fleet: &Units| match band {
        Band::All => fleet[Unit::Pirate] < fleet.total(),
        Band::Led => fleet[Unit::Leader] > 0,
        Band::Levy { .. } | Band::Exodus => false,
    };
    able.squads().filter(move |fleet| fleet.ships() > 0 && sails(fleet)).filter(move |fleet| {
        let (going, staying) = (s.hold(side, fleet), s.hold(side, &stack) - s.hold(side, fleet));
        fleet.land() <= going && stack.land() - fleet.land() <= staying
    })
}

/// Squads of Ships that can go to a space: whoever has been in a Forest does not attack, and there may be too many Ships.
fn fleets_to(s: &State, seat: Seat, from: Space, to: Space, band: Band) -> impl Iterator<Item = Units> + '_ {
    let attacks = powers::foes_at_sea(s, seat).contains(to.index());
    let fits = move |fleet: &Units| attacks || sail::has_room(s, seat, to, fleet.ships());
    let lures = sail::can_attack(s, seat, to);
    fleets(s, from, band, if attacks { FOREST } else { 0 }).filter(move |fleet| lures || fits(fleet))
}

/// Where a fleet may be sent to; a truce bars battles. Pirates who are no enemies may be attacked where they are, and Ships
/// may go ashore where they become something else.
fn fleet_targets(s: &State, seat: Seat, from: Space, band: Band) -> HexSet {
    let barred = |space: Space| {
        let stack = s.board.stack(space);
        let foe = stack.side.seat().filter(|&foe| foe != seat && stack.ships() > 0);
        foe.is_some_and(|foe| may_break_peace(s, seat, foe).is_err())
    };
    let reach = sail::reach(s, seat, from).all().without(only(from));
    let (foes, allied) = (powers::foes_at_sea(s, seat), powers::befriends(s, seat).is_some());
    let any = fleets(s, from, band, 0).next().is_some();
    let open = |space: Space| {
        let looked_at = allied || foes.contains(space.index());
        !barred(space) && if looked_at { fleets_to(s, seat, from, space, band).next().is_some() } else { any }
    };
    let mut targets = filter(reach, open);
    if band == Band::All {
        if sail::can_attack(s, seat, from) && s.unmarked(from, TIRED | FOREST)[Unit::Ship] > 0 {
            targets.insert(from.index());
        }
        targets = targets.or(beaches(s, seat, from));
    }
    targets
}

/// A squad of Ships moves.
pub(super) fn set_sail(s: &mut State, ask: &mut Ask<'_>, seat: Seat, from: Space) -> Flow {
    let (reach, band) = (sail::reach(s, seat, from), s.moving.band);
    let targets = spaces(fleet_targets(s, seat, from, band));
    let to = ask.pick(seat, Prompt::SailTo { from }, targets, Choice::At)?;
    if to == from {
        s.squad = Stack { side: seat.into(), units: Units::NONE };
        sail::attack(s, ask, seat, to, from);
        return Ok(());
    }
    if s.board.land().contains(to.index()) {
        return go_ashore(s, ask, seat, from, to);
    }
    let prompt = Prompt::SailWho { from, to };
    let units = ask.pick_if_several(seat, prompt, fleets_to(s, seat, from, to, band), Choice::Squad)?;
    let attacks = meets_foes(s, ask, seat, to, &units)?;
    let rim = reach.round.contains(to.index()) || reach.round_regions.contains(to.index());
    let region = !s.board.revealed.contains(to.index());
    let foe = victim(s, to).filter(|&foe| foe != seat);
    if let Some(foe) = foe {
        events::break_peace(s, ask, seat, foe)?;
    }
    s.moving.sailed = true;
    s.moving.navigated |= rim;
    let flags = MOVED | sailed(s) | if band == Band::Led { SPENT } else { 0 };
    for (unit, count) in units.kinds() {
        // Carried units go along without making a move of their own.
        let marks = if unit.is_land() { (0, 0) } else { (TIRED, flags) };
        s.carry_marks((from, to), unit, count, marks, Prefer::Fresh);
    }
    s.set_out(from, units);
    let ships = units.ships();
    ask.log(|| Event::Sailed { seat, from, to, ships });
    if region {
        let region = s.board.layout().region(to) as u8;
        explore::turn_up(s, ask, Exploring { seat, region, by: Explorer::Ship { from, rim } });
    } else if attacks {
        sail::attack(s, ask, seat, to, from);
    } else {
        land_squad(s, to);
    }
    Ok(())
}

/// Powers may ask later in the turn whether a Ship has moved in it.
fn sailed(s: &State) -> u8 {
    if s.edition.has_civilizations() { SAILED } else { 0 }
}

/// Whether a fleet has to fight where it goes, or wants to: Pirates who are no enemies may share their space.
fn meets_foes(s: &State, ask: &mut Ask<'_>, seat: Seat, to: Space, fleet: &Units) -> Flow<bool> {
    if powers::foes_at_sea(s, seat).contains(to.index()) {
        return Ok(true);
    }
    Ok(sail::can_attack(s, seat, to) && !sail::share(s, ask, seat, to, fleet.ships())?)
}
