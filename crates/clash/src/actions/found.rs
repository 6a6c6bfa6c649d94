//! Founding a city (C6.7).

use crate::prelude::*;

/// Whether the ground allows a city of `side` in a space, whoever stands there of their own.
pub(crate) fn can_stand(s: &State, side: Side, space: Space) -> Result<(), Why> {
    let board = &s.board;
    ensure(board.land().contains(space.index()), Why::NotLand)?;
    if board.is(space, Terrain::Desert) && !powers::settles(s, side, Terrain::Desert) {
        return Err(Why::Desert);
    }
    ensure(!board.exhausted.contains(space.index()), Why::Exhausted)?;
    if board.city(space).is_some() {
        return Err(Why::CityThere);
    }
    ensure(!board.enemy_units(side).contains(space.index()), Why::EnemyThere)?;
    Ok(())
}

/// Whether a Settler can found a city where it stands.
pub(crate) fn can_found_at(s: &State, seat: Seat, space: Space) -> Result<(), Why> {
    ensure(s.players[seat].settlements > 0, Why::NoSettlement)?;
    let stack = s.board.stack(space);
    ensure(stack.side.is(seat) && stack[Unit::Settler] > 0, Why::NoSettler)?;
    powers::may_settle(s, seat, space)?;
    can_stand(s, seat.into(), space)
}

/// Where cities can be founded.
pub(crate) fn sites(s: &State, seat: Seat) -> HexSet {
    filter(s.board.units_of(seat), |space| can_found_at(s, seat, space).is_ok())
}

/// Whether a city can be founded anywhere.
pub(crate) fn can_found(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(s.players[seat].settlements > 0, Why::NoSettlement)?;
    ensure(!sites(s, seat).is_empty(), Why::NoSite)
}

/// The Found action: a Settler becomes a Settlement.
pub(crate) fn found(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let space = ask.pick(seat, Prompt::Found, spaces(sites(s, seat)), Choice::At)?;
    found_at(s, ask, seat, space)
}

/// A Settler in this space becomes a Settlement, and stays if it may.
pub(crate) fn found_at(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow {
    if !powers::remains(s, ask, seat, space)? {
        s.eliminate(space, Unit::Settler, 1);
    }
    settle(s, ask, seat, space);
    Ok(())
}

/// A new Neutral city of size 1.
pub(crate) fn settle(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) {
    s.players[seat].settlements -= 1;
    s.board.found(seat.into(), space, Mood::Neutral);
    ask.log(|| Event::Founded { seat, space });
    powers::founded(s, seat, space);
    let far = s.board.distance(s.players[seat].start, only(space), s.board.revealed);
    if far.is_some_and(|steps| steps >= 5) {
        s.achieve(seat, Objective::CityFounder);
    }
}
