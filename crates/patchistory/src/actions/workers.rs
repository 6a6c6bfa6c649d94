//! Workers who come: the first ones, new ones, those who come home (P3.5, P6.11).

use tessera_kernel::{Flow, Seat};

use crate::Ask;
use crate::choice::Choice;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{Phase, State, Task};

/// The next player takes the first workers, free of charge (P6.11).
pub(crate) fn first(s: &mut State, served: u8) {
    let seat = s.in_order(served);
    for _ in 0..s.side.first_workers() {
        recruit(s, seat);
    }
    s.phase = Phase::FirstWorkers { served: served + 1 };
}

/// A worker leaves the People track, if one is left, and looks for a place.
pub(crate) fn recruit(s: &mut State, seat: Seat) {
    if s.players[seat].track > 0 {
        s.players[seat].track -= 1;
        s.players[seat].in_hand += 1;
        s.refresh(seat);
        s.agenda.then(Task::Home(seat));
    }
}

/// A worker in hand goes to a free location, or to the track where there is none (P3.5).
pub(crate) fn come_home(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let free = s.free_locations(seat);
    if free.is_empty() {
        s.players[seat].in_hand -= 1;
        s.players[seat].track += 1;
        s.refresh(seat);
        ask.log(|| Event::WorkerToTrack { seat });
        return Ok(());
    }
    let cell = ask.pick(seat, Prompt::Home, free.iter(), Choice::Home)?;
    s.players[seat].in_hand -= 1;
    s.put_worker(seat, cell);
    ask.log(|| Event::WorkerCame { seat, cell });
    Ok(())
}
