//! Government: two actions at once, or one a round later (T10.14 to T10.20).

use tessera_kernel::Seat;

use super::Window;
use crate::Ask;
use crate::components::ideas::Card;
use crate::event::Event;
use crate::state::State;
use crate::why::Why;

/// Whether another tile can be used in this turn (T10.14, T10.15, T10.17).
pub(super) fn can_double(s: &State, seat: Seat, window: Window) -> Result<(), Why> {
    let Some(turn) = s.turn() else {
        return Err(Why::DoubleBetweenActions);
    };
    if window != Window::Open {
        return Err(Why::DoubleBetweenActions);
    }
    if turn.after_delay || turn.passed {
        return Err(Why::CannotDelayTwice);
    }
    if s.players[seat].tiles <= turn.actions {
        return Err(Why::NoOtherTile);
    }
    Ok(())
}

/// Whether the turn can be put off: at its start only, and not twice running (T10.16, T10.17).
pub(crate) fn can_delay(s: &State, window: Window) -> Result<(), Why> {
    let Some(turn) = s.turn() else {
        return Err(Why::CannotDelayNow);
    };
    if turn.after_delay || turn.passed {
        return Err(Why::CannotDelayTwice);
    }
    if window != Window::Open || turn.begun {
        return Err(Why::CannotDelayNow);
    }
    Ok(())
}

/// One more tile is used in this turn.
pub(super) fn double(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: Card) {
    show(s, seat, card);
    let turn = s.turn_mut();
    turn.actions += 1;
    turn.begun = true;
    ask.log(|| Event::Doubled { seat });
}

/// The tile waits on the card for the next round; what is left of this turn is for other cards (T10.18).
pub(super) fn delay(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: Card) {
    show(s, seat, card);
    s.players[seat].delayed = true;
    let turn = s.turn_mut();
    turn.actions = 0;
    turn.passed = true;
    ask.log(|| Event::Delayed { seat });
}

/// The card lies face up until the epoch ends and does not count towards the hand (T10.20).
fn show(s: &mut State, seat: Seat, card: Card) {
    s.players[seat].hand.remove(card);
    s.players[seat].government.add(card);
}
