//! The Move action: up to three squads (C10.1, C10.14). A file for what each kind of squad can do.

mod attack;
mod boats;
mod fleets;
mod march;
mod roads;
mod roam;

pub(crate) use attack::may_break_peace;
pub(crate) use fleets::{can_sail_from, can_sail_led};
pub(crate) use march::{arrive, can_land_all, can_march_from, can_march_to, land_all};
pub(crate) use roam::{can_roam_from, can_roam_to, move_city};

use crate::marks::{MOVED, SPENT};
use crate::objectives;
use crate::prelude::*;
use crate::state::{Band, Moving};

/// Units so marked do not move.
const TIRED: u8 = MOVED | SPENT;

/// A Move action begins.
pub(crate) fn begin(s: &mut State, seat: Seat, warlord: bool) {
    set_off(s, seat, Moving { warlord, ..Moving::default() }, 3);
}

fn set_off(s: &mut State, seat: Seat, moving: Moving, squads: u8) {
    s.forget_moves();
    s.moving = moving;
    s.then_each([Task::Squads { seat, left: squads }, Task::EndMove { seat }]);
}

/// New Cavalry moves as in a Move action of its own.
pub(crate) fn ride_out(s: &mut State, seat: Seat, city: Space, count: u8) {
    set_off(s, seat, Moving { band: Band::Levy { city, left: count }, ..Moving::default() }, 3);
}

/// They do, and no more this turn.
pub(crate) fn sail_led(s: &mut State, seat: Seat) {
    set_off(s, seat, Moving { band: Band::Led, ..Moving::default() }, 1);
}

/// A Move of Settlers out of cities (C33.18).
pub(crate) fn begin_exodus(s: &mut State, seat: Seat) {
    set_off(s, seat, Moving { band: Band::Exodus, ..Moving::default() }, 3);
}

/// A Move action ends, and every unit may move again with the next one.
pub(crate) fn end(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    let moved = std::mem::take(&mut s.moving);
    s.forget_moves();
    if let Some((cause, goods)) = powers::moved(s, seat, moved) {
        gain_by(s, ask, seat, goods, cause);
    }
    if !moved.roamed.is_empty() {
        powers::camped(s, ask, seat, moved.roamed);
    }
    powers::marched(s, seat, &moved);
}

/// Whether any unit can move anywhere.
pub(crate) fn can_move(s: &State, seat: Seat) -> Result<(), Why> {
    let any = spaces(starts(s, seat))
        .any(|from| can_march_from(s, seat, from).is_ok() || can_sail_from(s, seat, from).is_ok());
    ensure(any, Why::NothingToMove)
}

/// Where squads can begin: units, and cities that move like them.
fn starts(s: &State, seat: Seat) -> HexSet {
    s.board.units_of(seat).or(powers::roaming(s, seat))
}

/// Units in a space that bear none of these marks and are among those who move.
fn able(s: &State, from: Space, barred: u8) -> Units {
    let able = s.unmarked(from, barred);
    match s.moving.band {
        Band::All => able,
        Band::Levy { city, left } if city == from => {
            Units::of(Unit::Cavalry, left.min(s.unmarked(from, u8::MAX)[Unit::Cavalry]))
        }
        Band::Exodus if s.board.city(from).is_some() => Units::of(Unit::Settler, able[Unit::Settler]),
        Band::Levy { .. } | Band::Led | Band::Exodus => Units::NONE,
    }
}

/// One squad after another.
pub(crate) fn squads(s: &mut State, ask: &mut Ask<'_>, seat: Seat, left: u8) -> Flow {
    let one_ship = s.moving.one_ship;
    let mine = starts(s, seat);
    let marching = spaces(mine).filter(|&from| !one_ship && can_march_from(s, seat, from).is_ok());
    let mut options: SmallVec<[Next; 32]> = marching.map(Next::March).collect();
    options.extend(spaces(mine).filter(|&from| can_sail_from(s, seat, from).is_ok()).map(Next::Sail));
    if options.is_empty() {
        return Ok(());
    }
    options.push(Next::Done);
    options.extend(objectives::claims(s, seat).map(|(card, lower)| Next::Claim(card, lower)));
    let next = ask.pick(seat, Prompt::Squad { left }, options, Choice::from)?;
    if left > 1 && matches!(next, Next::March(_) | Next::Sail(_)) {
        s.then(Task::Squads { seat, left: left - 1 });
    }
    match next {
        Next::March(from) => march::march(s, ask, seat, from),
        Next::Sail(from) => fleets::set_sail(s, ask, seat, from),
        Next::Claim(card, lower) => {
            s.then(Task::Squads { seat, left });
            objectives::claim(s, ask, seat, card, lower)
        }
        Next::Done => Ok(()),
    }
}

options! {
    enum Next: Choice { March(from: Space), Sail(from: Space), Claim(card: ObjectiveCard, lower: bool), Done }
}

/// Some units, or nobody.
pub(crate) fn some_of(units: Units) -> Choice {
    if units.is_empty() { Choice::Done } else { Choice::Squad(units) }
}

/// The squad under way arrives in a space.
pub(crate) fn land_squad(s: &mut State, to: Space) {
    let squad = std::mem::take(&mut s.squad);
    for (unit, count) in squad.kinds() {
        s.board.add(squad.side, to, unit, count);
    }
}
