//! Goods and caches: the tokens that lie on the map (M13).

use serde::{Deserialize, Serialize};
use tessera_kernel::Source::{A, R};
use tessera_kernel::{Component, Phrase, listed};

use super::pieces::{Track, Wealth};

listed! {
    /// A kind of good. Goods stay in the warehouse for the whole game.
    pub enum Good: "mosaic-good-" {
        /// Lies on port hexes.
        Fish = "fish",
        /// Food.
        Food = "food",
        /// Stone.
        Stone = "stone",
        /// Bronze.
        Bronze = "bronze",
        /// Textiles.
        Textiles = "textiles",
        /// Wine.
        Wine = "wine",
        /// Olive oil.
        OliveOil = "olive-oil",
        /// Timber.
        Timber = "timber",
        /// Ivory.
        Ivory = "ivory",
        /// Gems.
        Gems = "gems",
        /// Incense.
        Incense = "incense",
        /// Dyes.
        Dyes = "dyes",
    }
}

/// Kinds of goods.
pub const KINDS: usize = 12;

/// Hexes without a token, so that the 58 goods other than fish spread over 138 hexes (M3.4).
pub const BLANKS: usize = 80;

impl Good {
    /// How many tokens there are.
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self {
            Self::Fish => 10,
            Self::Food | Self::Stone => 9,
            Self::Bronze | Self::Textiles | Self::Wine | Self::OliveOil => 5,
            Self::Timber | Self::Ivory | Self::Gems | Self::Incense | Self::Dyes => 4,
        }
    }

    /// The production it adds once, when it is taken (M6.11).
    #[must_use]
    pub const fn bonus(self) -> Option<(Track, u8)> {
        match self {
            Self::Fish => Some((Track::Food, 3)),
            Self::Food => Some((Track::Food, 2)),
            Self::Stone => Some((Track::Stone, 2)),
            _ => None,
        }
    }
}

/// A gain that waits on the map and is used up when taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Cache {
    /// So much of a resource, or money.
    Wealth(Wealth, u8),
    /// So many people.
    People(u8),
}

/// The 28 caches (M13).
#[rustfmt::skip]
pub(super) const CACHES: [(Cache, u8); 13] = [
    (Cache::Wealth(Wealth::Ideas, 5), 2), (Cache::Wealth(Wealth::Ideas, 7), 3), (Cache::Wealth(Wealth::Ideas, 10), 1),
    (Cache::Wealth(Wealth::Stone, 5), 2), (Cache::Wealth(Wealth::Stone, 7), 3), (Cache::Wealth(Wealth::Stone, 10), 1),
    (Cache::Wealth(Wealth::Food, 5), 2), (Cache::Wealth(Wealth::Food, 7), 3), (Cache::Wealth(Wealth::Food, 10), 1),
    (Cache::Wealth(Wealth::Money, 10), 3), (Cache::Wealth(Wealth::Money, 15), 2), (Cache::Wealth(Wealth::Money, 20), 1),
    (Cache::People(1), 4),
];

impl Cache {
    /// What it gives.
    #[must_use]
    pub fn name(self) -> Phrase {
        match self {
            Self::Wealth(wealth, amount) => {
                let id = match wealth {
                    Wealth::Stone => "mosaic-cache-stone",
                    Wealth::Food => "mosaic-cache-food",
                    Wealth::Ideas => "mosaic-cache-ideas",
                    Wealth::Money => "mosaic-cache-money",
                };
                Phrase::new(id).with("n", amount)
            }
            Self::People(count) => Phrase::new("mosaic-cache-population").with("n", count),
        }
    }

    /// Every token of the box.
    pub(crate) fn tokens() -> impl Iterator<Item = Self> {
        CACHES.iter().flat_map(|&(cache, copies)| std::iter::repeat_n(cache, usize::from(copies)))
    }
}

/// What lies on a hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Token {
    /// A good.
    Good(Good),
    /// A cache.
    Cache(Cache),
}

impl Token {
    /// What it is.
    #[must_use]
    pub fn name(self) -> Phrase {
        match self {
            Self::Good(good) => good.name(),
            Self::Cache(cache) => cache.name(),
        }
    }
}

pub(super) fn components() -> Vec<Component> {
    let goods = Good::ALL.into_iter().map(|good| Component {
        group: Phrase::new("mosaic-box-goods"),
        name: good.name(),
        facts: match good.bonus() {
            Some((track, by)) => format!("{} · {track} +{by}", good.copies()),
            None => format!("{}", good.copies()),
        },
        sources: match good {
            Good::Fish => &[R],
            Good::Food | Good::Stone | Good::Bronze | Good::Textiles => &[R, A],
            _ => &[A],
        },
    });
    let caches = CACHES.iter().map(|&(cache, copies)| Component {
        group: Phrase::new("mosaic-box-caches"),
        name: cache.name(),
        facts: match cache {
            Cache::Wealth(wealth, amount) => format!("{wealth} {amount} · ×{copies}"),
            Cache::People(count) => format!("people {count} · ×{copies}"),
        },
        sources: &[A],
    });
    goods.chain(caches).collect()
}
