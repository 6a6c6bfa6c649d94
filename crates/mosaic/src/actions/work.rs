//! Work: produce stone, food or ideas (M6.4, M6.5).

use tessera_kernel::{Flow, Seat};

use crate::Ask;
use crate::building::gain;
use crate::choice::Choice;
use crate::components::pieces::Wealth;
use crate::components::technologies::Tech;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{Player, State};

/// What Work would give: population and the track (M6.4).
#[must_use]
pub fn yield_of(player: &Player, wealth: Wealth) -> u16 {
    u16::from(player.population) + wealth.track().map_or(0, |track| player.track(track))
}

/// Produces one resource of the player's choice; also the extra Work of Bureaucracy.
pub(crate) fn produce(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let wealth = ask.pick(seat, Prompt::Work, Wealth::RESOURCES, Choice::Produce)?;
    let amount = yield_of(&s.players[seat], wealth);
    s.players[seat].gain(wealth, amount);
    ask.log(|| Event::Produced { seat, wealth, amount });
    if matches!(wealth, Wealth::Stone | Wealth::Ideas) {
        if s.players[seat].has(Tech::CropRotation) {
            gain(s, ask, seat, Wealth::Food, 5);
        }
        if s.players[seat].has(Tech::Metallurgy) {
            gain(s, ask, seat, Wealth::Stone, 5);
        }
    }
    Ok(())
}
