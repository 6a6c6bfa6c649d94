//! Building a Principal route (P8.6).

use tessera_kernel::Seat;

use super::cost;
use crate::Ask;
use crate::choice::Deed;
use crate::event::Event;
use crate::state::State;
use crate::why::Why;

/// Whether a seat may build a Principal route, to whomever.
pub(crate) fn can_build(s: &State, seat: Seat) -> Result<(), Why> {
    if s.players[seat].marks.built_route {
        return Err(Why::RouteBuilt);
    }
    if s.principal.iter().all(Option::is_some) {
        return Err(Why::NoRouteLeft);
    }
    cost::of(s, seat, Deed::BuildRoute, 0).check(s, seat)
}

/// The route is laid with Departure on the builder's side.
pub(crate) fn build(s: &mut State, ask: &mut Ask<'_>, seat: Seat, to: Seat) {
    let cost = cost::of(s, seat, Deed::BuildRoute, 0);
    cost.pay(s, seat);
    s.players[seat].marks.built_route = true;
    s.lay_principal(seat, to);
    ask.log(|| Event::RouteBuilt { seat, to, resources: cost.resources });
}
