//! Train: a new worker (P8.3).

use tessera_kernel::{Flow, Seat};

use super::cost;
use crate::Ask;
use crate::choice::{Choice, Deed};
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::State;
use crate::why::Why;

/// Whether a seat may Train.
pub(crate) fn can_train(s: &State, seat: Seat) -> Result<(), Why> {
    if s.players[seat].track == 0 {
        return Err(Why::NoWorkerLeft);
    }
    if s.free_locations(seat).is_empty() {
        return Err(Why::NoRoom);
    }
    cost::of(s, seat, Deed::Train, 0).check(s, seat)
}

/// A worker leaves the track for any free location.
pub(crate) fn train(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let cell = ask.pick(seat, Prompt::Home, s.free_locations(seat).iter(), Choice::Home)?;
    let cost = cost::of(s, seat, Deed::Train, 0);
    cost.pay(s, seat);
    s.players[seat].track -= 1;
    s.put_worker(seat, cell);
    ask.log(|| Event::Trained { seat, food: cost.food });
    ask.log(|| Event::WorkerCame { seat, cell });
    Ok(())
}
