//! The six governments (M15). What they score is in `empire.rs`.

use tessera_kernel::Source::{A, R};
use tessera_kernel::{Component, Phrase, listed};

use super::pieces::Track;
use super::pillars::Pillar::{self, *};
use super::pillars::ids;

listed! {
    /// A government: at most one a player.
    pub enum Government: "mosaic-government-" {
        /// Scores dominated regions.
        Tyranny = "tyranny",
        /// Scores the cities of one region.
        CityState = "city-state",
        /// Scores regions with cities.
        Theocracy = "theocracy",
        /// Scores wonders.
        Monarchy = "monarchy",
        /// Scores golden ages and achievements.
        Oligarchy = "oligarchy",
        /// Scores population, and looks at decks.
        Republic = "republic",
    }
}

impl Government {
    /// Its cost in ideas.
    #[must_use]
    pub const fn cost(self) -> u8 {
        match self {
            Self::Tyranny => 5,
            Self::CityState | Self::Theocracy | Self::Monarchy | Self::Oligarchy => 15,
            Self::Republic => 20,
        }
    }

    /// The icons one must have.
    #[must_use]
    pub const fn needs(self) -> &'static [Pillar] {
        match self {
            Self::Tyranny => &[Mil, Mil, Gov],
            Self::CityState => &[Gov, Urb, Urb],
            Self::Theocracy => &[Gov, Cul, Cul],
            Self::Monarchy => &[Gov, Gov, Con],
            Self::Oligarchy => &[Gov, Eco, Eco],
            Self::Republic => &[Gov, Gov, Pop, Urb],
        }
    }

    /// Production while it is held.
    #[must_use]
    pub const fn production(self) -> &'static [(Track, u8)] {
        match self {
            Self::Monarchy => &[(Track::Food, 5), (Track::Stone, 5)],
            Self::Oligarchy => &[(Track::Tax, 5), (Track::Tariff, 5)],
            _ => &[],
        }
    }
}

pub(super) fn components() -> Vec<Component> {
    Government::ALL
        .into_iter()
        .map(|government| Component {
            group: Phrase::new("mosaic-box-governments"),
            name: government.name(),
            facts: format!("{} · {}", government.cost(), ids(government.needs())),
            sources: &[R, A],
        })
        .collect()
}
