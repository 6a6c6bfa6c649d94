//! Tracks of one's choice go up, or trade places (M22.23, M22.95).

use tessera_kernel::{Flow, Seat};

use crate::Ask;
use crate::building;
use crate::choice::Choice;
use crate::components::pieces::Track;
use crate::effect::Tracks;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{Origin, State};

pub(super) fn raise_one(s: &mut State, ask: &mut Ask<'_>, seat: Seat, by: u8, tracks: Tracks, origin: Origin) -> Flow {
    let allowed = Track::ALL.into_iter().filter(|&track| tracks == Tracks::AnyTrack || track != Track::Ideas);
    let track = ask.pick(seat, Prompt::Raise { by }, allowed, Choice::Raise)?;
    building::raise(s, ask, seat, track, by.into(), origin);
    Ok(())
}

/// The tracks Schools of Thought works on (Q42).
const GOODS: [Track; 3] = [Track::Stone, Track::Food, Track::Ideas];

/// Schools of Thought: one of three tracks gives any amount to another.
pub(super) fn shift(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let player = &s.players[seat];
    let sources = GOODS.into_iter().filter(|&track| player.track(track) > 0);
    if sources.clone().next().is_none() {
        return Ok(());
    }
    let Some(from) = ask.pick_or(Choice::Done, seat, Prompt::Lower, sources, Choice::Lower)? else {
        return Ok(());
    };
    let others = GOODS.into_iter().filter(|&track| track != from);
    let to = ask.pick(seat, Prompt::RaiseInstead { from }, others, Choice::Raise)?;
    let level = s.players[seat].track(from);
    let by = ask.pick(seat, Prompt::ShiftBy { from, to }, (1..=level).rev(), Choice::By)?;
    s.players[seat].raise(from, -(by as i16), Origin::Shifted);
    s.players[seat].raise(to, by as i16, Origin::Shifted);
    ask.log(|| Event::Shifted { seat, from, to, by });
    Ok(())
}
