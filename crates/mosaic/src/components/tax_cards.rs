//! The twenty Tax & Tariff cards (M21).

use tessera_kernel::Source::{A, R};
use tessera_kernel::{Component, Phrase, listed};

listed! {
    /// Which of the two kinds.
    pub enum Levy: "mosaic-levy-" {
        /// Population and government.
        Tax = "tax",
        /// Goods and cities.
        Tariff = "tariff",
    }
}

listed! {
    /// A Tax & Tariff card.
    pub enum TaxCard: "mosaic-levy-card-" {
        /// Tax.
        Tax1 = "tax-1",
        /// Tax.
        Tax2 = "tax-2",
        /// Tax.
        Tax3 = "tax-3",
        /// Tax.
        Tax4 = "tax-4",
        /// Tax.
        Tax5 = "tax-5",
        /// Tax.
        Tax6 = "tax-6",
        /// Tariff.
        Tariff1 = "tariff-1",
        /// Tariff.
        Tariff2 = "tariff-2",
        /// Tariff.
        Tariff3 = "tariff-3",
        /// Tariff.
        Tariff4 = "tariff-4",
        /// Tariff.
        Tariff5 = "tariff-5",
        /// Tariff.
        Tariff6 = "tariff-6",
    }
}

/// First factor, second factor, unrest, copies.
#[rustfmt::skip]
const ROWS: [(u8, u8, u8, u8); 12] = [
    (1, 1, 1, 2), (1, 2, 2, 2), (2, 1, 2, 2), (2, 2, 3, 2), (3, 2, 4, 1), (3, 3, 5, 1),
    (2, 1, 1, 2), (2, 2, 2, 2), (3, 1, 2, 2), (3, 2, 3, 2), (4, 2, 4, 1), (4, 3, 5, 1),
];

/// Different cards.
pub const KINDS: usize = 12;

impl Levy {
    /// The factors when no card is left (M6.23).
    #[must_use]
    pub const fn without_card(self) -> (u8, u8) {
        match self {
            Self::Tax => (1, 1),
            Self::Tariff => (2, 1),
        }
    }
}

impl TaxCard {
    /// Tax or tariff.
    #[must_use]
    pub const fn levy(self) -> Levy {
        if self.index() < 6 { Levy::Tax } else { Levy::Tariff }
    }

    /// How often population and government icons, or unique goods and cities, count.
    #[must_use]
    pub const fn factors(self) -> (u8, u8) {
        (ROWS[self.index()].0, ROWS[self.index()].1)
    }

    /// The unrest it brings.
    #[must_use]
    pub const fn unrest(self) -> u8 {
        ROWS[self.index()].2
    }

    /// How many there are.
    #[must_use]
    pub const fn copies(self) -> u8 {
        ROWS[self.index()].3
    }

    /// The card in a sentence.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        let (a, b) = self.factors();
        let id = match self.levy() {
            Levy::Tax => "mosaic-tax-card",
            Levy::Tariff => "mosaic-tariff-card",
        };
        Phrase::new(id).with("a", a).with("b", b).with("unrest", self.unrest())
    }
}

pub(super) fn components() -> Vec<Component> {
    TaxCard::ALL
        .into_iter()
        .map(|card| Component {
            group: Phrase::new("mosaic-box-tax"),
            name: card.phrase(),
            facts: format!("{} · {} · {} · ×{}", card.factors().0, card.factors().1, card.unrest(), card.copies()),
            sources: if card.factors() == (2, 2) && card.levy() == Levy::Tax || card == TaxCard::Tariff4 {
                &[R, A]
            } else {
                &[A]
            },
        })
        .collect()
}
