//! The nine leaders (M14).

use tessera_kernel::Source::{A, R};
use tessera_kernel::{Component, Phrase, listed};

use super::pieces::{Track, Wealth};
use super::pillars::Pillar;
use crate::effect::Effect::{self, *};
use crate::effect::{Town, Tracks};

listed! {
    /// A leader: one for each player, for the whole game.
    pub enum Leader: "mosaic-leader-" {
        /// Gives a person for twenty of a resource, once.
        Magistrate = "magistrate",
        /// Each city and manufacturing town raises stone.
        Engineer = "engineer",
        /// Recruits three, and strikes before each scoring.
        General = "general",
        /// Acts more often at the start and at the end.
        Scribe = "scribe",
        /// Scores culture.
        Artist = "artist",
        /// Converts a city, once.
        Priestess = "priestess",
        /// Begins with many ideas and a technology.
        Philosopher = "philosopher",
        /// Population cards give one more.
        Farmer = "farmer",
        /// Tax cards pay for goods.
        Merchant = "merchant",
    }
}

impl Leader {
    /// The icon it grants.
    #[must_use]
    pub const fn pillar(self) -> Pillar {
        match self {
            Self::Magistrate => Pillar::Urb,
            Self::Engineer => Pillar::Con,
            Self::General => Pillar::Mil,
            Self::Scribe => Pillar::Gov,
            Self::Artist => Pillar::Cul,
            Self::Priestess => Pillar::Pop,
            Self::Philosopher => Pillar::Sci,
            Self::Farmer => Pillar::Agr,
            Self::Merchant => Pillar::Eco,
        }
    }

    /// What it brings at the start (M14.1).
    #[must_use]
    #[rustfmt::skip]
    pub const fn start(self) -> &'static [Effect] {
        use Track::{Food, Ideas, Stone, Tariff, Tax};
        match self {
            Self::Magistrate => &[Gain(Wealth::Food, 5), Gain(Wealth::Stone, 10), People(1), Raise(Food, 2), Raise(Stone, 2), Raise(Tax, 2)],
            Self::Engineer => &[Gain(Wealth::Stone, 10), Gain(Wealth::Money, 10), Raise(Stone, 5), Raise(Ideas, 3)],
            Self::General => &[Gain(Wealth::Money, 20), Garrison, People(1), Raise(Tax, 10)],
            Self::Scribe => &[Gain(Wealth::Food, 10), Gain(Wealth::Ideas, 5), RaiseOne(5, Tracks::AnyTrack)],
            Self::Artist => &[Gain(Wealth::Money, 15), Gain(Wealth::Ideas, 5), Raise(Ideas, 5)],
            Self::Priestess => &[Gain(Wealth::Money, 15), Gain(Wealth::Food, 5), Raise(Tax, 6), Raise(Food, 3)],
            Self::Philosopher => &[Gain(Wealth::Ideas, 10), Gain(Wealth::Money, 10), Raise(Ideas, 8), RaiseOne(3, Tracks::NotIdeas), Draw],
            Self::Farmer => &[Gain(Wealth::Food, 10), Gain(Wealth::Money, 10), Raise(Food, 5), Town(Town::Farm)],
            Self::Merchant => &[Gain(Wealth::Money, 30), Raise(Tariff, 5), Town(Town::Craft)],
        }
    }

    /// Unrest it lets one ignore.
    #[must_use]
    pub const fn calm(self) -> u8 {
        match self {
            Self::Artist | Self::Priestess => 3,
            _ => 0,
        }
    }

    /// Whether it has a power that is used once, on one's turn (M5.5).
    #[must_use]
    pub const fn has_power(self) -> bool {
        matches!(self, Self::Magistrate | Self::Priestess)
    }

    /// What it brings at the start, in words.
    #[must_use]
    pub const fn start_text(self) -> Phrase {
        Phrase::new(match self {
            Self::Magistrate => "mosaic-leader-magistrate-start",
            Self::Engineer => "mosaic-leader-engineer-start",
            Self::General => "mosaic-leader-general-start",
            Self::Scribe => "mosaic-leader-scribe-start",
            Self::Artist => "mosaic-leader-artist-start",
            Self::Priestess => "mosaic-leader-priestess-start",
            Self::Philosopher => "mosaic-leader-philosopher-start",
            Self::Farmer => "mosaic-leader-farmer-start",
            Self::Merchant => "mosaic-leader-merchant-start",
        })
    }

    /// What it can do, in words.
    #[must_use]
    pub const fn power_text(self) -> Phrase {
        Phrase::new(match self {
            Self::Magistrate => "mosaic-leader-magistrate-power",
            Self::Engineer => "mosaic-leader-engineer-power",
            Self::General => "mosaic-leader-general-power",
            Self::Scribe => "mosaic-leader-scribe-power",
            Self::Artist => "mosaic-leader-artist-power",
            Self::Priestess => "mosaic-leader-priestess-power",
            Self::Philosopher => "mosaic-leader-philosopher-power",
            Self::Farmer => "mosaic-leader-farmer-power",
            Self::Merchant => "mosaic-leader-merchant-power",
        })
    }
}

pub(super) fn components() -> Vec<Component> {
    Leader::ALL
        .into_iter()
        .map(|leader| Component {
            group: Phrase::new("mosaic-box-leaders"),
            name: leader.name(),
            facts: leader.pillar().to_string(),
            sources: if leader == Leader::Artist { &[R] } else { &[R, A] },
        })
        .collect()
}
