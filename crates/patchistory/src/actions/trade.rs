//! Trade: a worker sets out on a route (P8.1).

use tessera_kernel::{Flow, Seat};

use super::cost;
use crate::Ask;
use crate::choice::{Choice, Deed, Way};
use crate::components::routes::{ALLIED, DEPARTURE, FAR_END, PRINCIPAL};
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{Space, State};
use crate::why::Why;

/// Routes on which a worker of a seat may set out.
pub(crate) fn routes(s: &State, seat: Seat) -> impl Iterator<Item = Way> + Clone + '_ {
    let principal = (0..PRINCIPAL as u8).filter(move |&at| {
        s.principal[usize::from(at)].is_some_and(|route| route.from == seat && route.worker.is_none())
    });
    let allied = (0..ALLIED as u8).filter(move |&at| {
        s.allied[usize::from(at)]
            .is_some_and(|alliance| alliance.end_of(seat).is_some_and(|end| alliance.workers[end].is_none()))
    });
    principal.map(Way::Principal).chain(allied.map(Way::Allied))
}

/// Whether a seat may Trade.
pub(crate) fn can_trade(s: &State, seat: Seat) -> Result<(), Why> {
    if s.players[seat].workers.is_empty() {
        return Err(Why::NoWorkerAtHome);
    }
    if routes(s, seat).next().is_none() {
        return Err(Why::NoFreeRoute);
    }
    cost::of(s, seat, Deed::Trade, 0).check(s, seat)
}

/// A worker of the territory goes to Departure.
pub(crate) fn trade(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let from = ask.pick(seat, Prompt::TradeFrom, s.players[seat].workers.iter(), Choice::From)?;
    let way = ask.pick(seat, Prompt::TradeBy, routes(s, seat), Choice::By)?;
    let cost = cost::of(s, seat, Deed::Trade, 0);
    cost.pay(s, seat);
    s.players[seat].workers.remove(from);
    match way {
        Way::Principal(at) => s.route_mut(at).worker = Some(Space::On(DEPARTURE)),
        Way::Allied(at) => {
            if let Some(alliance) = &mut s.allied[usize::from(at)]
                && let Some(end) = alliance.end_of(seat)
            {
                alliance.workers[end] = Some(if end == 0 { DEPARTURE } else { FAR_END });
            }
        }
    }
    s.refresh(seat);
    ask.log(|| Event::Traded { seat, way, food: cost.food });
    Ok(())
}
