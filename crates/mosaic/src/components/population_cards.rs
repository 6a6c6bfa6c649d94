//! The twenty population cards (M20).

use tessera_kernel::Source::A;
use tessera_kernel::{Component, Phrase, listed};

listed! {
    /// A population card.
    pub enum PopulationCard: "mosaic-population-" {
        /// 5 food for 1.
        A = "a",
        /// 10 food for 2.
        B = "b",
        /// 12 food for 2.
        C = "c",
        /// 15 food for 3.
        D = "d",
        /// 18 food for 3.
        E = "e",
        /// 20 food for 4.
        F = "f",
    }
}

/// Food, people, copies.
const ROWS: [(u8, u8, u8); 6] = [(5, 1, 2), (10, 2, 4), (12, 2, 4), (15, 3, 4), (18, 3, 3), (20, 4, 3)];

/// What growing costs and gives when no card is left (M6.7).
pub const WITHOUT_CARD: (u8, u8) = (15, 2);

impl PopulationCard {
    /// Its cost in food.
    #[must_use]
    pub const fn food(self) -> u8 {
        ROWS[self.index()].0
    }

    /// The people it gives.
    #[must_use]
    pub const fn people(self) -> u8 {
        ROWS[self.index()].1
    }

    /// How many there are.
    #[must_use]
    pub const fn copies(self) -> u8 {
        ROWS[self.index()].2
    }

    /// The card in a sentence.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        Phrase::new("mosaic-population-card").with("food", self.food()).with("people", self.people())
    }
}

pub(super) fn components() -> Vec<Component> {
    PopulationCard::ALL
        .into_iter()
        .map(|card| Component {
            group: Phrase::new("mosaic-box-population"),
            name: card.phrase(),
            facts: format!("{} · {} · ×{}", card.food(), card.people(), card.copies()),
            sources: &[A],
        })
        .collect()
}
