//! Constructing a building (P8.8).

use tessera_kernel::{Flow, Seat};

use super::{cost, sanitise};
use crate::cell::Cell;
use crate::choice::{Choice, Deed};
use crate::components::buildings::Building;
use crate::components::icons::Icon;
use crate::components::squares::Square;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::State;
use crate::why::Why;
use crate::{Ask, powers};

/// Squares where a building can stand: every location of one square but a sea.
pub(crate) fn sites(s: &State, seat: Seat) -> impl Iterator<Item = Cell> + Clone + '_ {
    let territory = &s.players[seat].territory;
    sanitise::sites(s, seat).filter(|&cell| !territory.square(cell).is_sea())
}

/// Whether a seat may construct a building of its hand.
pub(crate) fn can_construct(s: &State, seat: Seat, building: Building) -> Result<(), Why> {
    if sites(s, seat).next().is_none() {
        return Err(Why::NotSingle);
    }
    cost::of(s, seat, Deed::Construct, building.cost()).check(s, seat)
}

/// A building tile is laid face up on a square of one's own.
pub(crate) fn construct(s: &mut State, ask: &mut Ask<'_>, seat: Seat, building: Building) -> Flow {
    let prompt = Prompt::On { deed: Deed::Construct, owner: seat };
    let cell = ask.pick(seat, prompt, sites(s, seat), Choice::On)?;
    cost::of(s, seat, Deed::Construct, building.cost()).pay(s, seat);
    let culture = powers::earnings(s, seat, Deed::Construct);
    s.gain(seat, Icon::Culture, culture.into());
    s.players[seat].hand.remove(building);
    let covered = s.players[seat].territory.cover(cell, Square::building(building));
    ask.log(|| Event::Constructed { seat, cell, building, culture });
    s.forget(ask, seat, covered);
    s.refresh(seat);
    s.draw_building(ask, seat);
    Ok(())
}
