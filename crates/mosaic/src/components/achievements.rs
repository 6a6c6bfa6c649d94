//! The fifteen achievements (M18). Their conditions are judged in `claims.rs`.

use tessera_kernel::Source::R;
use tessera_kernel::{Component, Phrase, listed};

listed! {
    /// An achievement: a tile for a condition.
    pub enum Achievement: "mosaic-achievement-" {
        /// Population.
        Natalist = "natalist",
        /// The tax track.
        Administrative = "administrative",
        /// Great Projects and wonders.
        Builder = "builder",
        /// Unique goods.
        MerchantCiv = "merchant-civ",
        /// Port cities.
        Maritime = "maritime",
        /// Money.
        Opulent = "opulent",
        /// Dominated regions.
        Imperial = "imperial",
        /// One icon of each pillar.
        Eclectic = "eclectic",
        /// The ideas track.
        Erudite = "erudite",
        /// The food track.
        Agricultural = "agricultural",
        /// Cities.
        Urban = "urban",
        /// The stone track.
        QuarryingCiv = "quarrying-civ",
        /// Units on the map.
        Warlike = "warlike",
        /// The tariff track.
        Trading = "trading",
        /// Technologies face up.
        Scientific = "scientific",
    }
}

/// Tiles in play (M3.10).
pub const IN_PLAY: usize = 9;

impl Achievement {
    /// How much of its kind one needs.
    #[must_use]
    pub const fn least(self, players: usize) -> u16 {
        match self {
            Self::Natalist | Self::Administrative | Self::Trading => 12,
            Self::Builder | Self::Urban => 5,
            Self::MerchantCiv => 7,
            Self::Maritime => 3,
            Self::Opulent => 60,
            Self::Imperial => {
                if players <= 3 {
                    4
                } else {
                    3
                }
            }
            Self::Eclectic => 9,
            Self::Erudite | Self::Agricultural | Self::QuarryingCiv | Self::Scientific => 15,
            Self::Warlike => 6,
        }
    }
}

pub(super) fn components() -> Vec<Component> {
    let row = |achievement: Achievement| Component {
        group: Phrase::new("mosaic-box-achievements"),
        name: achievement.name(),
        facts: match achievement {
            Achievement::Imperial => "4 / 3".to_owned(),
            other => format!("{}", other.least(4)),
        },
        sources: &[R],
    };
    Achievement::ALL.into_iter().map(row).collect()
}
