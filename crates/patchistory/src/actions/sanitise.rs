//! Sanitation: a wasteland of one's own making (P8.7).

use tessera_kernel::{Flow, Seat};

use super::cost;
use crate::Ask;
use crate::cell::Cell;
use crate::choice::{Choice, Deed};
use crate::components::buildings::Building;
use crate::components::squares::Square;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::State;
use crate::why::Why;

/// Squares of a territory that can be sanitised: every location of one square.
pub(crate) fn sites(s: &State, owner: Seat) -> impl Iterator<Item = Cell> + Clone + '_ {
    let territory = &s.players[owner].territory;
    territory.occupied().iter().filter(|&cell| territory.is_single(cell))
}

/// Whether a seat may sanitise.
pub(crate) fn can_sanitise(s: &State, seat: Seat) -> Result<(), Why> {
    if s.players[seat].hand.is_empty() {
        return Err(Why::NoTile);
    }
    if sites(s, seat).next().is_none() {
        return Err(Why::NotSingle);
    }
    cost::of(s, seat, Deed::Sanitise, 0).check(s, seat)
}

/// A building tile is laid face down on a square of one's own.
pub(crate) fn sanitise(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let building = ask.pick(seat, Prompt::With, s.players[seat].hand.kinds(), Choice::With)?;
    let prompt = Prompt::On { deed: Deed::Sanitise, owner: seat };
    let cell = ask.pick(seat, prompt, sites(s, seat), Choice::On)?;
    cost::of(s, seat, Deed::Sanitise, 0).pay(s, seat);
    bury(s, ask, seat, building, seat, cell);
    Ok(())
}

/// A seat lays a building tile face down in somebody's territory and draws another.
pub(crate) fn bury(s: &mut State, ask: &mut Ask<'_>, seat: Seat, building: Building, owner: Seat, cell: Cell) {
    s.players[seat].hand.remove(building);
    s.players[seat].buried.add(building);
    let square = if seat == owner { Square::CLEARED } else { Square::RAZED };
    let covered = s.players[owner].territory.cover(cell, square);
    ask.log(|| Event::Sanitised { seat, owner, cell, building: Some(building) });
    s.forget(ask, owner, covered);
    s.refresh(owner);
    s.draw_building(ask, seat);
}
