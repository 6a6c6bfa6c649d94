//! A small sorted pile of idea cards.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::components::ideas::{Card, Kind};

/// The most cards a hand holds even for a moment: the limit of 7 and two drawn on top, with room to spare.
const ROOM: usize = 16;

/// Cards in a hand or laid on the table, sorted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hand(ArrayVec<Card, ROOM>);

impl Hand {
    /// How many cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Puts a card in its place.
    pub fn add(&mut self, card: Card) {
        let at = self.0.partition_point(|&other| other <= card);
        self.0.insert(at, card);
    }

    /// Takes one copy of a card out.
    ///
    /// # Panics
    /// When the card is not there: only cards that are listed can be chosen.
    pub fn remove(&mut self, card: Card) {
        let at = self.0.iter().position(|&other| other == card).expect("the card is in the hand");
        self.0.remove(at);
    }

    /// All cards, copies included.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Card> + Clone {
        self.0.iter().copied()
    }

    /// Each different card once.
    pub fn different(&self) -> impl Iterator<Item = Card> + Clone {
        let cards = &self.0;
        cards.iter().enumerate().filter(|&(at, card)| at == 0 || cards[at - 1] != *card).map(|(_, &card)| card)
    }

    /// Each different card of a kind once.
    pub fn of(&self, kind: Kind) -> impl Iterator<Item = Card> + Clone {
        self.different().filter(move |card| card.kind() == kind)
    }

    /// Takes all cards out.
    pub fn take(&mut self) -> Self {
        std::mem::take(self)
    }

    /// The cards as a list.
    #[must_use]
    pub fn to_vec(&self) -> Vec<Card> {
        self.0.to_vec()
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::default();
        for card in cards {
            hand.add(card);
        }
        hand
    }
}
