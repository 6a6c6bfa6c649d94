//! The Wonders (C23).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tessera_kernel::Source::{A, P, R};
use tessera_kernel::{Component, Phrase};

use super::advances::Advance;
use crate::edition::Edition;
use crate::goods::Goods;

/// A Wonder.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the rules say what each does")]
pub enum Wonder {
    Arena,
    Gardens,
    Library,
    Lighthouse,
    Mausoleum,
    Pyramids,
    Statue,
    Wall,
}

/// How many there are.
pub const WONDERS: usize = 8;

/// Word, food, wood, ore, culture (P in the Monumental Edition, A in 2012), the advance needed.
#[rustfmt::skip]
const ROWS: [(Wonder, &str, [u8; 4], Advance); WONDERS] = [
    (Wonder::Arena,      "arena",      [3, 4, 5, 5], Advance::Sports),
    (Wonder::Gardens,    "gardens",    [5, 5, 2, 5], Advance::Irrigation),
    (Wonder::Library,    "library",    [3, 6, 3, 5], Advance::Philosophy),
    (Wonder::Lighthouse, "lighthouse", [3, 5, 4, 5], Advance::Cartography),
    (Wonder::Mausoleum,  "mausoleum",  [4, 4, 4, 5], Advance::Priesthood),
    (Wonder::Pyramids,   "pyramids",   [2, 3, 7, 5], Advance::Rituals),
    (Wonder::Statue,     "statue",     [3, 4, 5, 5], Advance::Monuments),
    (Wonder::Wall,       "wall",       [3, 2, 7, 5], Advance::Siegecraft),
];

impl Wonder {
    /// All eight.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        ROWS.iter().map(|row| row.0)
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
        ROWS[index as usize].0
    }

    /// What it costs.
    #[must_use]
    pub const fn cost(self) -> Goods {
        let [food, wood, ore, culture] = ROWS[self as usize].2;
        Goods { culture, ..Goods::resources(food, ore, wood, 0, 0) }
    }

    /// The advance needed besides Engineering.
    #[must_use]
    pub const fn needs(self) -> Advance {
        ROWS[self as usize].3
    }

    const fn word(self) -> &'static str {
        ROWS[self as usize].1
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> Phrase {
        Phrase::new(match self {
            Self::Arena => "clash-wonder-arena",
            Self::Gardens => "clash-wonder-gardens",
            Self::Library => "clash-wonder-library",
            Self::Lighthouse => "clash-wonder-lighthouse",
            Self::Mausoleum => "clash-wonder-mausoleum",
            Self::Pyramids => "clash-wonder-pyramids",
            Self::Statue => "clash-wonder-statue",
            Self::Wall => "clash-wonder-wall",
        })
    }

    /// What it does, in an edition.
    #[must_use]
    pub const fn text(self, edition: Edition) -> Phrase {
        Phrase::new(match (edition, self) {
            (Edition::Monumental, Self::Gardens) => "clash-wonder-gardens-text",
            (Edition::Monumental, Self::Library) => "clash-wonder-library-text",
            (Edition::Monumental, Self::Lighthouse) => "clash-wonder-lighthouse-text",
            (Edition::Monumental, Self::Mausoleum) => "clash-wonder-mausoleum-text",
            (Edition::Monumental, Self::Pyramids) => "clash-wonder-pyramids-text",
            (Edition::Monumental, Self::Statue) => "clash-wonder-statue-text",
            (Edition::Monumental, Self::Wall) => "clash-wonder-wall-text",
            (_, Self::Arena) => "clash-wonder-arena-text",
            (Edition::Base2012, Self::Gardens) => "clash-wonder-gardens-2012-text",
            (Edition::Base2012, Self::Library) => "clash-wonder-library-2012-text",
            (Edition::Base2012, Self::Lighthouse) => "clash-wonder-lighthouse-2012-text",
            (Edition::Base2012, Self::Mausoleum) => "clash-wonder-mausoleum-2012-text",
            (Edition::Base2012, Self::Pyramids) => "clash-wonder-pyramids-2012-text",
            (Edition::Base2012, Self::Statue) => "clash-wonder-statue-2012-text",
            (Edition::Base2012, Self::Wall) => "clash-wonder-wall-2012-text",
        })
    }
}

impl fmt::Display for Wonder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Wonder {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::all().find(|wonder| wonder.word() == text).ok_or(())
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
