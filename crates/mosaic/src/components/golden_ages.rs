//! The nine golden ages (M17).

use tessera_kernel::Source::R;
use tessera_kernel::{Component, Phrase, listed};

use super::pieces::Track;
use super::pillars::Pillar;
use crate::effect::Effect::{self, *};
use crate::effect::{Troop, Where};

listed! {
    /// A golden age: for six icons of one pillar.
    pub enum GoldenAge: "mosaic-golden-" {
        /// Population and health.
        Medicine = "medicine",
        /// Construction.
        Architecture = "architecture",
        /// Culture.
        Art = "art",
        /// Government.
        Kings = "kings",
        /// Agriculture.
        PublicGames = "public-games",
        /// Urbanization.
        CityStates = "city-states",
        /// Science.
        Science = "science",
        /// Economy.
        Commerce = "commerce",
        /// Military and empire.
        Heroes = "heroes",
    }
}

/// Icons one must have.
pub const ICONS: u8 = 6;

impl GoldenAge {
    /// The pillar it asks for.
    #[must_use]
    pub const fn pillar(self) -> Pillar {
        match self {
            Self::Medicine => Pillar::Pop,
            Self::Architecture => Pillar::Con,
            Self::Art => Pillar::Cul,
            Self::Kings => Pillar::Gov,
            Self::PublicGames => Pillar::Agr,
            Self::CityStates => Pillar::Urb,
            Self::Science => Pillar::Sci,
            Self::Commerce => Pillar::Eco,
            Self::Heroes => Pillar::Mil,
        }
    }

    /// What it gives when claimed.
    #[must_use]
    pub const fn gain(self) -> &'static [Effect] {
        match self {
            Self::Medicine => &[People(2)],
            Self::Architecture => &[Raise(Track::Stone, 3)],
            Self::Art => &[GainOne(10)],
            Self::Kings => &[Raise(Track::Tax, 3)],
            Self::PublicGames => &[Raise(Track::Food, 3)],
            Self::CityStates => &[City(Where::Anywhere)],
            Self::Science => &[Raise(Track::Ideas, 3)],
            Self::Commerce => &[Raise(Track::Tariff, 3)],
            Self::Heroes => &[Muster(Troop::FootOrHorse, 2)],
        }
    }
}

pub(super) fn components() -> Vec<Component> {
    let row = |age: GoldenAge| Component {
        group: Phrase::new("mosaic-box-golden"),
        name: age.name(),
        facts: format!("{} × {ICONS}", age.pillar()),
        sources: &[R],
    };
    GoldenAge::ALL.into_iter().map(row).collect()
}
