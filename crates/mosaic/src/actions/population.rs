//! Population: food for people (M6.6, M6.7).

use tessera_kernel::Seat;

use super::Ware;
use crate::Ask;
use crate::agenda::Task;
use crate::choice::Choice;
use crate::components::leaders::Leader;
use crate::components::population_cards::{PopulationCard, WITHOUT_CARD};
use crate::event::Event;
use crate::market::Market;
use crate::payment::Cost;
use crate::state::{Player, State};

/// The people a card would give: Flood-Plain Farming doubles, then the Farmer adds one (M14.4).
#[must_use]
pub fn people(player: &Player, card: PopulationCard) -> u8 {
    card.people() * if player.flood_plain { 2 } else { 1 } + u8::from(player.is(Leader::Farmer))
}

/// Takes a card: it is paid, its people come, it leaves the game.
pub(super) fn grow(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: PopulationCard) {
    let player = &mut s.players[seat];
    let by = people(player, card);
    player.flood_plain = false;
    player.grow(by);
    ask.log(|| Event::CardGrown { seat, card, by });
    s.agenda.then(Task::Refill { market: Market::Population });
}

/// When the deck is empty and no card is face up.
pub(super) fn without_card() -> (Ware, Cost) {
    (Ware::Without(Choice::Fallback(None)), Cost::food(WITHOUT_CARD.0))
}

/// No card, so neither Farmer nor Flood-Plain Farming counts (Q8).
pub(super) fn grow_without_card(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    crate::building::grow(s, ask, seat, WITHOUT_CARD.1);
}
