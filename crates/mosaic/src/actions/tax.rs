//! Tax & Tariff: money from people and government, or from goods and cities (M6.21 to M6.24).

use tessera_kernel::Seat;

use super::Ware;
use crate::Ask;
use crate::agenda::Task;
use crate::building::gain;
use crate::choice::Choice;
use crate::components::leaders::Leader;
use crate::components::pieces::{Track, Wealth};
use crate::components::pillars::Pillar;
use crate::components::tax_cards::{Levy, TaxCard};
use crate::event::Event;
use crate::market::Market;
use crate::payment::Cost;
use crate::state::{Player, State};

/// What a levy with these factors brings (M6.22).
#[must_use]
pub fn income(player: &Player, levy: Levy, (a, b): (u8, u8)) -> u16 {
    let (people, icons, track) = match levy {
        Levy::Tax => (u16::from(player.population), player.icons.of(Pillar::Gov).into(), Track::Tax),
        Levy::Tariff => (u16::from(player.unique_goods()), player.cities.len() as u16, Track::Tariff),
    };
    u16::from(a) * people + u16::from(b) * icons + player.track(track)
}

/// What a card brings, the Merchant's money for goods included.
#[must_use]
pub fn income_of(player: &Player, card: TaxCard) -> u16 {
    let merchant = card.levy() == Levy::Tax && player.is(Leader::Merchant);
    income(player, card.levy(), card.factors()) + if merchant { 2 * u16::from(player.unique_goods()) } else { 0 }
}

/// Takes a card: its unrest stays, its money comes, then the chest.
pub(super) fn take(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: TaxCard) {
    s.players[seat].taxes[card.index()] += 1;
    levy(s, ask, seat, card.levy(), Some(card));
    s.agenda.then(Task::Refill { market: Market::Tax });
}

/// The two levies without a card (M6.23).
pub(super) fn without_card() -> impl Iterator<Item = (Ware, Cost)> {
    Levy::ALL.into_iter().map(|levy| (Ware::Without(Choice::Fallback(Some(levy))), Cost::NONE))
}

/// Money by a card or without one, then all that is in the chest.
pub(super) fn levy(s: &mut State, ask: &mut Ask<'_>, seat: Seat, levy: Levy, card: Option<TaxCard>) {
    let player = &mut s.players[seat];
    let amount = match card {
        Some(card) => income_of(player, card),
        None => income(player, levy, levy.without_card()),
    };
    player.gain(Wealth::Money, amount);
    ask.log(|| Event::Levied { seat, levy, card, amount });
    let amount = std::mem::take(&mut s.chest);
    if amount > 0 {
        ask.log(|| Event::ChestTaken { seat, amount });
        gain(s, ask, seat, Wealth::Money, amount);
    }
}
