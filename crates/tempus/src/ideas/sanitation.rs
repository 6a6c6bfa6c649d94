//! Sanitation: one more token may stand on a hex (T10.6 to T10.9).

use tessera_kernel::hex::HexSet;
use tessera_kernel::{Flow, Seat};

use crate::Ask;
use crate::choice::Choice;
use crate::components::sea::hexes;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{CombatStage, State};
use crate::why::Why;

/// Any hex with one's own tokens, or the one they are about to enter after a won fight (T10.7).
fn places(s: &State, seat: Seat) -> HexSet {
    let mut places = s.board.peopled(seat);
    if let Some(combat) = &s.combat
        && combat.stage == CombatStage::Advance
    {
        places.insert(combat.target.index());
    }
    places
}

pub(super) fn can_play(s: &State, seat: Seat) -> Result<(), Why> {
    if places(s, seat).is_empty() { Err(Why::NoHexOfYours) } else { Ok(()) }
}

/// The limit of one hex rises by one; the card itself adds no token.
pub(super) fn raise(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let hex = ask.pick(seat, Prompt::Raise, hexes(places(s, seat)), Choice::Raise)?;
    s.board.raise_limit(hex);
    ask.log(|| Event::LimitRaised { seat, hex });
    Ok(())
}
