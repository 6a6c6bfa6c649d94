//! Have an idea (T8.1 to T8.4).

use tessera_kernel::{Flow, Seat};

use crate::Ask;
use crate::choice::Choice;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::State;

/// Draws as many cards as the row says (T8.1); allowed with a full hand too (T8.3).
pub(crate) fn have_one(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    let count = s.players[seat].epoch().draw;
    s.draw(ask, seat, count);
}

/// Brings a hand down to its limit, card by card, chosen from the whole hand (T8.2).
pub(crate) fn discard_down(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let limit = usize::from(s.players[seat].epoch().limit);
    while s.players[seat].hand.len() > limit {
        let over = (s.players[seat].hand.len() - limit) as u8;
        let hand = s.players[seat].hand.different();
        let card = ask.pick(seat, Prompt::Discard { over }, hand, Choice::Discard)?;
        s.spend(seat, card);
        ask.log(|| Event::Discarded { seat, card });
    }
    s.discarding = None;
    Ok(())
}
