//! The nine wonders (M16). What they score is in `scoring.rs`.

use tessera_kernel::Source::R;
use tessera_kernel::{Component, Phrase, listed};

listed! {
    /// A wonder: a tile, and a token on the map.
    pub enum Wonder: "mosaic-wonder-" {
        /// Scores dominated regions.
        Colosseum = "colosseum",
        /// Scores cities around it.
        HangingGardens = "hanging-gardens",
        /// Scores population.
        Stonehenge = "stonehenge",
        /// Scores cities of its region; stands in a port.
        Colossus = "colossus",
        /// Two icons of one's choice.
        GreatLibrary = "great-library",
        /// Scores goods; stands in a port.
        Lighthouse = "lighthouse",
        /// Scores units of its region.
        TempleArtemis = "temple-artemis",
        /// Twelve points, among three cities.
        GreatPyramid = "great-pyramid",
        /// Scores wonders of its region.
        Sphinx = "sphinx",
    }
}

impl Wonder {
    /// Whether it must stand on a port hex (M6.16).
    #[must_use]
    pub const fn in_port(self) -> bool {
        matches!(self, Self::Colossus | Self::Lighthouse)
    }

    /// Unrest it lets its owner ignore.
    #[must_use]
    pub const fn calm(self) -> u8 {
        match self {
            Self::Colosseum => 4,
            Self::HangingGardens => 3,
            _ => 0,
        }
    }
}

pub(super) fn components() -> Vec<Component> {
    let row = |wonder: Wonder| Component {
        group: Phrase::new("mosaic-box-wonders"),
        name: wonder.name(),
        facts: wonder.id().to_owned(),
        sources: &[R],
    };
    Wonder::ALL.into_iter().map(row).collect()
}
