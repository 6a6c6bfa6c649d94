//! Technology: take a card, play it now or keep it face down (M6.18 to M6.20, M5.3).

use tessera_kernel::{Flow, Seat};

use crate::Ask;
use crate::agenda::{Source, Task};
use crate::choice::Choice;
use crate::components::technologies::Tech;
use crate::event::Event;
use crate::market::{Market, refill};
use crate::payment::Cost;
use crate::prompt::Prompt;
use crate::state::State;
use crate::why::Why;

/// What a technology costs.
pub(crate) const COST: Cost = Cost::ideas(5);

/// Takes a technology that was paid; the market is filled before it is played (M8.1).
pub(super) fn learn(s: &mut State, ask: &mut Ask<'_>, seat: Seat, tech: Tech) {
    s.players[seat].kept.insert(tech);
    ask.log(|| Event::Learned { seat, tech });
    s.agenda.then(Task::PlayNow { tech });
    refill(s, ask, Market::Technology);
}

/// The technology just taken may be played, if its icons are there (M6.19).
pub(crate) fn play_now(s: &mut State, ask: &mut Ask<'_>, seat: Seat, tech: Tech) -> Flow {
    let playable = s.players[seat].icons.cover(tech.needs());
    let prompt = Prompt::PlayNow { tech };
    if playable && ask.pick_or(Choice::Keep, seat, prompt, [tech], Choice::Play)?.is_some() {
        play(s, ask, seat, tech);
    } else {
        s.turn.kept.insert(tech);
        ask.log(|| Event::Kept { seat, tech });
    }
    Ok(())
}

/// Whether a technology that lies face down can be turned up now (M5.3).
pub(crate) fn can_turn_up(s: &State, seat: Seat, tech: Tech) -> Result<(), Why> {
    if s.counts_by_turn() && s.turn.kept.has(tech) {
        Err(Why::KeptThisTurn)
    } else if s.players[seat].icons.cover(tech.needs()) {
        Ok(())
    } else {
        Err(Why::IconsMissing)
    }
}

/// The technology drawn in secret may be played; asked either way, for only its owner knows whether it can be.
pub(crate) fn play_gift(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let player = &s.players[seat];
    let playable = player.gift.filter(|tech| player.icons.cover(tech.needs()));
    if let Some(tech) = ask.pick_or(Choice::Keep, seat, Prompt::PlayGift, playable, Choice::Play)? {
        play(s, ask, seat, tech);
    }
    Ok(())
}

/// A technology is turned up and does what it says.
pub(crate) fn play(s: &mut State, ask: &mut Ask<'_>, seat: Seat, tech: Tech) {
    let player = &mut s.players[seat];
    let secret = !player.kept.has(tech);
    player.kept.remove(tech);
    if player.gift == Some(tech) {
        player.gift = None;
    }
    player.up.insert(tech);
    player.icons.add(tech.grants());
    if secret {
        ask.reveal(tessera_kernel::Audience::Everyone);
    }
    ask.log(|| Event::Played { seat, tech });
    s.agenda.then(Task::Effects { of: Source::Tech(tech), at: 0 });
}
