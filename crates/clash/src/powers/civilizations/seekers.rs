//! Leaders who seek a Wonder: it comes to them first, and Wonders rise in their city between actions (C34.11, C34.25).

use crate::actions::construct;
use crate::prelude::*;

/// A Wonder as a free action in the Leader's city.
pub(super) const RAISE: Use = Use::free(can_raise, raise);

fn can_raise(s: &State, seat: Seat) -> Result<(), Why> {
    construct::can_raise_at(s, seat, s.leader_city(seat).ok_or(Why::NoLeaderCity)?)
}

fn raise(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let city = s.leader_city(seat).expect("only a Leader in a city builds");
    construct::raise_in(s, ask, seat, city)
}

/// The Wonder a Leader seeks costs 2 culture less in the city.
pub(super) fn cheaper<const SOUGHT: usize>(
    s: &State,
    seat: Seat,
    space: Space,
    wonder: Wonder,
    price: Price,
    cause: Cause,
) -> Price {
    if wonder as usize != SOUGHT || s.leader_city(seat) != Some(space) {
        return price;
    }
    price.in_culture(price.goods.culture.saturating_sub(2)).because(Some(cause))
}
