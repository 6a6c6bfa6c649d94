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

/// What levies are reckoned by, of a player or of what is seen of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taxable {
    /// Population.
    pub people: u8,
    /// Government icons.
    pub icons: u8,
    /// Different goods.
    pub goods: u8,
    /// Cities, port cities among them.
    pub cities: u8,
    /// The level of the tax and of the tariff track.
    pub tracks: (u16, u16),
    /// Whether the leader is the Merchant.
    pub merchant: bool,
}

impl Taxable {
    /// What a levy with these factors brings (M6.22).
    #[must_use]
    pub fn income(self, levy: Levy, (a, b): (u8, u8)) -> u16 {
        let (first, second, track) = match levy {
            Levy::Tax => (self.people, self.icons, self.tracks.0),
            Levy::Tariff => (self.goods, self.cities, self.tracks.1),
        };
        u16::from(a) * u16::from(first) + u16::from(b) * u16::from(second) + track
    }

    /// What a card brings, the Merchant's money for goods included.
    #[must_use]
    pub fn income_of(self, card: TaxCard) -> u16 {
        let merchant = card.levy() == Levy::Tax && self.merchant;
        self.income(card.levy(), card.factors()) + if merchant { 2 * u16::from(self.goods) } else { 0 }
    }
}

/// What a player's levies are reckoned by.
#[must_use]
pub fn taxable(player: &Player) -> Taxable {
    Taxable {
        people: player.population,
        icons: player.icons.of(Pillar::Gov),
        goods: player.unique_goods(),
        cities: player.cities.len() as u8,
        tracks: (player.track(Track::Tax), player.track(Track::Tariff)),
        merchant: player.is(Leader::Merchant),
    }
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
        Some(card) => taxable(player).income_of(card),
        None => taxable(player).income(levy, levy.without_card()),
    };
    player.gain(Wealth::Money, amount);
    ask.log(|| Event::Levied { seat, levy, card, amount });
    let amount = std::mem::take(&mut s.chest);
    if amount > 0 {
        ask.log(|| Event::ChestTaken { seat, amount });
        gain(s, ask, seat, Wealth::Money, amount);
    }
}
