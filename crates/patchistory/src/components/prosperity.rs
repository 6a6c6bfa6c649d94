//! Prosperity cards (P1.9): what a Vote can be about. How each is counted is in `scoring.rs`.

use tessera_kernel::Source::{A, R};
use tessera_kernel::{Component, Phrase, Source, bit_set, listed};

/// Cards in the box.
pub const CARDS: usize = 15;
/// Cards everyone is dealt (P2.3).
pub const HAND: usize = 3;

listed! {
    /// A Prosperity card.
    pub enum Prosperity: "patchistory-prosperity-" {
        /// Swords.
        Military = "military",
        /// Food produced.
        Food = "food",
        /// Culture produced.
        Culture = "culture",
        /// Wasteland squares.
        Wastelands = "wastelands",
        /// Heroes.
        Heroes = "heroes",
        /// Routes of one's own and shared ones.
        Routes = "routes",
        /// Wonders.
        Wonders = "wonders",
        /// Money produced.
        Money = "money",
        /// Resources produced.
        Resource = "resource",
        /// Politics points.
        Politics = "politics",
        /// Transport.
        Transport = "transport",
        /// Swords and shields.
        Defence = "defence",
        /// Workers.
        People = "people",
        /// Special buildings and constructed ones.
        Architecture = "architecture",
        /// Squares of the territory.
        Extent = "extent",
    }
}

bit_set! {
    /// Prosperity cards without an order.
    pub struct Cards(u16) of Prosperity, |number: u8| Prosperity::ALL[usize::from(number)]
}

const fn source(card: Prosperity) -> &'static [Source] {
    match card {
        Prosperity::Military | Prosperity::Food | Prosperity::Culture | Prosperity::Wastelands | Prosperity::Heroes => {
            &[R]
        }
        Prosperity::Routes => &[R, A],
        _ => &[A],
    }
}

pub(super) fn components() -> Vec<Component> {
    let row = |card: Prosperity| Component {
        group: Phrase::new("patchistory-box-prosperity"),
        name: card.name(),
        facts: card.id().to_owned(),
        sources: source(card),
    };
    Prosperity::ALL.into_iter().map(row).collect()
}

pub(super) fn facts() -> Vec<Phrase> {
    Prosperity::ALL.into_iter().map(Prosperity::text).collect()
}
