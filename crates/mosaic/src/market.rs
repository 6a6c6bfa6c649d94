//! The four decks and their markets (M8).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tessera_kernel::{Audience, Phrase, Seat, listed};

use crate::Ask;
use crate::components::build_cards::BuildCard;
use crate::components::population_cards::PopulationCard;
use crate::components::tax_cards::TaxCard;
use crate::components::technologies::Tech;
use crate::event::Event;
use crate::state::State;

listed! {
    /// A deck with its face-up cards.
    pub enum Market: "mosaic-market-" {
        /// Population cards.
        Population = "population",
        /// Build cards.
        Build = "build",
        /// Technologies.
        Technology = "technology",
        /// Tax & Tariff cards.
        Tax = "tax",
    }
}

impl Market {
    /// Face-up cards.
    #[must_use]
    pub const fn slots(self) -> usize {
        match self {
            Self::Build | Self::Technology => 5,
            Self::Population | Self::Tax => 2,
        }
    }

    /// The card with this number, `None` for the scoring card.
    fn card(self, number: u8) -> Option<Card> {
        let index = usize::from(number);
        match self {
            Self::Population => PopulationCard::at(index).map(Card::Population),
            Self::Build => BuildCard::at(index).map(Card::Build),
            Self::Technology => Tech::at(index).map(Card::Technology),
            Self::Tax => TaxCard::at(index).map(Card::Tax),
        }
    }
}

/// A card of any market.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Card {
    /// A population card.
    Population(PopulationCard),
    /// A build card.
    Build(BuildCard),
    /// A technology.
    Technology(Tech),
    /// A Tax & Tariff card.
    Tax(TaxCard),
}

impl Card {
    /// The market it belongs to.
    #[must_use]
    pub const fn market(self) -> Market {
        match self {
            Self::Population(_) => Market::Population,
            Self::Build(_) => Market::Build,
            Self::Technology(_) => Market::Technology,
            Self::Tax(_) => Market::Tax,
        }
    }

    /// Its name in a sentence.
    #[must_use]
    pub fn name(self) -> Phrase {
        match self {
            Self::Population(card) => card.phrase(),
            Self::Build(card) => card.name(),
            Self::Technology(tech) => tech.name(),
            Self::Tax(card) => card.phrase(),
        }
    }

    /// Its number in its pile.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Population(card) => card as u8,
            Self::Build(card) => card as u8,
            Self::Technology(tech) => tech as u8,
            Self::Tax(card) => card as u8,
        }
    }
}

/// The number that stands for the Empire Scoring card in a pile.
pub const SCORING: u8 = u8::MAX;

/// A deck and its face-up cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deck {
    market: Market,
    /// The draw pile, top card last.
    pub pile: ArrayVec<u8, 96>,
    /// The face-up cards.
    pub slots: ArrayVec<Option<u8>, 5>,
    /// How many cards at the bottom everyone knows, because a refresh put them there.
    pub under: u8,
    /// Who has looked at the top card, as bits.
    pub seen: u8,
    /// Cards of the whole pile at the start.
    pub whole: u8,
    /// Where in it the scoring card was shuffled in: from, to, counted from the top.
    pub scoring: (u8, u8),
}

impl Deck {
    /// A pile, top card last, into whose part `from..=to`, counted from the top, a scoring card was shuffled.
    pub(crate) fn new(market: Market, pile: ArrayVec<u8, 96>, scoring: (u8, u8)) -> Self {
        let whole = pile.len() as u8;
        let slots = std::iter::repeat_n(None, market.slots()).collect();
        Self { market, pile, slots, under: 0, seen: 0, whole, scoring }
    }

    /// The face-up cards, slot by slot.
    pub(crate) fn face_up(&self) -> impl Iterator<Item = Option<Card>> + '_ {
        self.slots.iter().map(|&number| self.market.card(number?))
    }

    /// Different face-up cards; copies are alike, so one of them will do.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        let earlier = |at: usize, number: &Option<u8>| self.slots[..at].contains(number);
        let slots = self.slots.iter().enumerate().filter(move |&(at, number)| !earlier(at, number));
        slots.filter_map(|(_, &number)| self.market.card(number?))
    }

    /// Whether no card is face up.
    pub(crate) fn is_bare(&self) -> bool {
        self.slots.iter().all(Option::is_none)
    }

    /// The card on top.
    pub(crate) fn top(&self) -> Option<Card> {
        self.pile.last().and_then(|&number| self.market.card(number))
    }

    /// Takes the top card, whatever it is.
    fn draw(&mut self) -> Option<u8> {
        self.seen = 0;
        let number = self.pile.pop();
        self.under = self.under.min(self.pile.len() as u8);
        number
    }

    /// Takes a face-up card, leaving its slot empty.
    pub(crate) fn take(&mut self, card: Card) {
        let slot = self.slots.iter_mut().find(|slot| **slot == Some(card.number()));
        *slot.expect("the card lies in the market") = None;
    }

    /// Whether a viewer has looked at the top card.
    pub(crate) fn is_seen_by(&self, seat: Seat) -> bool {
        self.seen & (1 << seat.index()) != 0
    }
}

/// Takes the top card of a pile; a scoring card is set aside first (M8.2).
pub(crate) fn draw(s: &mut State, ask: &mut Ask<'_>, market: Market) -> Option<Card> {
    set_scoring_aside(s, ask, market);
    let number = s.deck_mut(market).draw()?;
    market.card(number)
}

/// If the scoring card is on top, it is set aside for all to see (M8.2).
pub(crate) fn set_scoring_aside(s: &mut State, ask: &mut Ask<'_>, market: Market) {
    if s.deck(market).pile.last() == Some(&SCORING) {
        s.deck_mut(market).draw();
        s.due += 1;
        ask.show(Audience::Everyone, || Event::ScoringCard { market });
    }
}

/// Fills every empty slot from the pile (M8.1).
pub(crate) fn refill(s: &mut State, ask: &mut Ask<'_>, market: Market) {
    for slot in 0..market.slots() {
        if s.deck(market).slots[slot].is_some() {
            continue;
        }
        let Some(card) = draw(s, ask, market) else { return };
        s.deck_mut(market).slots[slot] = Some(card.number());
        ask.show(Audience::Everyone, || Event::Dealt { card });
    }
}

/// Puts the face-up cards under their deck and deals new ones (M8.4).
pub(crate) fn refresh(s: &mut State, ask: &mut Ask<'_>, seat: Seat, market: Market) {
    ask.log(|| Event::Refreshed { seat, market });
    let deck = s.deck_mut(market);
    for slot in 0..deck.slots.len() {
        if let Some(number) = deck.slots[slot].take() {
            deck.pile.insert(0, number);
            deck.under += 1;
        }
    }
    refill(s, ask, market);
}

/// Whether a market can be refreshed: something is there to be dealt.
pub(crate) fn can_refresh(s: &State, market: Market) -> bool {
    !s.deck(market).is_bare() || !s.deck(market).pile.is_empty()
}
