//! The Wonders (C23). Their rows, and what they do, are in `powers/wonders.rs`.

use tessera_kernel::Source::{A, P, R};
use tessera_kernel::{Component, Phrase};

use super::advances::Advance;
use crate::edition::Edition;
use crate::goods::Goods;
use crate::powers::wonders::ROWS;

macro_rules! wonders {
    ($($name:ident = $word:literal),+ $(,)?) => {
        tessera_kernel::listed! {
            /// A Wonder.
            #[expect(missing_docs, reason = "the rules say what each does")]
            pub enum Wonder { $($name = $word),+ }
        }

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
                    (Edition::Monumental | Edition::Civilizations, _) | (_, Self::Arena) => {
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

wonders! {
    Arena = "arena", Gardens = "gardens", Library = "library", Lighthouse = "lighthouse",
    Mausoleum = "mausoleum", Pyramids = "pyramids", Statue = "statue", Wall = "wall",
}

impl Wonder {
    /// All eight.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        Self::ALL.into_iter()
    }

    /// Those of an edition: 2012 has no Arena.
    pub fn of(edition: Edition) -> impl Iterator<Item = Self> + Clone {
        Self::all().filter(move |&wonder| edition.base() == Edition::Monumental || wonder != Self::Arena)
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
        let [food, wood, ore, culture] = ROWS[self as usize].1;
        Goods { culture, ..Goods::resources(food, ore, wood, 0, 0) }
    }

    /// The advance needed besides Engineering.
    #[must_use]
    pub const fn needs(self) -> Advance {
        ROWS[self as usize].2
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
        sources: if edition.base() == Edition::Monumental { &[R, P] } else { &[R, A] },
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
