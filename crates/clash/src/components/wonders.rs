//! The Wonders (C23).

use tessera_kernel::Source::{A, P, R};
use tessera_kernel::{Component, Phrase};

use super::advances::Advance;
use crate::edition::Edition;
use crate::goods::Goods;

macro_rules! wonders {
    ($($name:ident, $word:literal, $cost:expr, $needs:ident;)+) => {
        tessera_kernel::listed! {
            /// A Wonder.
            #[expect(missing_docs, reason = "the rules say what each does")]
            pub enum Wonder { $($name = $word),+ }
        }

        /// Food, wood, ore, culture (P in the Monumental Edition, A in 2012), and the advance needed.
        const ROWS: [([u8; 4], Advance); WONDERS] = [$(($cost, Advance::$needs)),+];

        impl Wonder {
            /// Its name.
            #[must_use]
            pub const fn name(self) -> Phrase {
                Phrase::new(match self { $(Self::$name => concat!("clash-wonder-", $word)),+ })
            }

            /// What it does, in an edition.
            #[must_use]
            pub const fn text(self, edition: Edition) -> Phrase {
                Phrase::new(match (edition, self) {
                    // 2012 has no Arena.
                    (Edition::Monumental, _) | (_, Self::Arena) => {
                        match self { $(Self::$name => concat!("clash-wonder-", $word, "-text")),+ }
                    }
                    (Edition::Base2012, _) => {
                        match self { $(Self::$name => concat!("clash-wonder-", $word, "-2012-text")),+ }
                    }
                })
            }
        }
    };
}

/// How many there are.
pub const WONDERS: usize = 8;

// Name, word in notation, what it costs, the advance needed.
wonders! {
    Arena, "arena", [3, 4, 5, 5], Sports;
    Gardens, "gardens", [5, 5, 2, 5], Irrigation;
    Library, "library", [3, 6, 3, 5], Philosophy;
    Lighthouse, "lighthouse", [3, 5, 4, 5], Cartography;
    Mausoleum, "mausoleum", [4, 4, 4, 5], Priesthood;
    Pyramids, "pyramids", [2, 3, 7, 5], Rituals;
    Statue, "statue", [3, 4, 5, 5], Monuments;
    Wall, "wall", [3, 2, 7, 5], Siegecraft;
}

impl Wonder {
    /// All eight.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        Self::ALL.into_iter()
    }

    /// Those of an edition: 2012 has no Arena.
    pub fn of(edition: Edition) -> impl Iterator<Item = Self> + Clone {
        Self::all().filter(move |&wonder| edition == Edition::Monumental || wonder != Self::Arena)
    }

    /// The Wonder with this index.
    ///
    /// # Panics
    /// When there is none.
    #[must_use]
    pub const fn new(index: u8) -> Self {
        Self::ALL[index as usize]
    }

    /// What it costs.
    #[must_use]
    pub const fn cost(self) -> Goods {
        let [food, wood, ore, culture] = ROWS[self as usize].0;
        Goods { culture, ..Goods::resources(food, ore, wood, 0, 0) }
    }

    /// The advance needed besides Engineering.
    #[must_use]
    pub const fn needs(self) -> Advance {
        ROWS[self as usize].1
    }
}

tessera_kernel::bit_set! {
    /// A small set of Wonders.
    pub struct Wonders(u8) of Wonder, Wonder::new
}

pub(super) fn components(edition: Edition) -> Vec<Component> {
    let row = |wonder: Wonder| Component {
        group: Phrase::new("clash-box-wonders"),
        name: wonder.name(),
        facts: format!("{wonder} {} ← {}", wonder.cost(), wonder.needs()),
        sources: if edition == Edition::Monumental { &[R, P] } else { &[R, A] },
    };
    Wonder::of(edition).map(row).collect()
}

pub(super) fn facts(edition: Edition) -> Vec<Phrase> {
    let row = |wonder: Wonder| {
        Phrase::new("clash-facts-wonder")
            .with("cost", wonder.cost().phrases())
            .with("advance", wonder.needs().name(edition))
            .with("text", wonder.text(edition))
    };
    Wonder::of(edition).map(row).collect()
}
