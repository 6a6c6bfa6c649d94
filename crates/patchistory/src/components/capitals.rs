//! Capital tiles (P1.4): three squares wide, two high; one side alike for all, one different for each.

use tessera_kernel::Source::{A, R};
use tessera_kernel::{Component, Phrase, Setup, Source, listed};

use super::general::gives;
use super::icons::Icons;
use super::squares::Kind::{self, Culture, Food, Military, Money, Politics, Resource, Transport};

listed! {
    /// The side of the capitals that everyone plays with (P2.2).
    pub enum Side: "patchistory-side-" {
        /// Everyone begins alike.
        Equality = "equality",
        /// Everyone begins differently.
        Liberty = "liberty",
    }
}

impl Side {
    /// The side agreed on.
    #[must_use]
    pub fn of(setup: &Setup) -> Self {
        if setup.options.is("capital", "liberty") { Self::Liberty } else { Self::Equality }
    }

    /// Workers everyone gets after the first auction (P6.11).
    #[must_use]
    pub const fn first_workers(self) -> u8 {
        match self {
            Self::Equality => 1,
            Self::Liberty => 2,
        }
    }
}

listed! {
    /// A capital.
    pub enum Capital: "patchistory-capital-" {
        /// The side that is alike on all four.
        Equality = "equality",
        /// Some of everything.
        Balanced = "balanced",
        /// Food.
        Farmers = "farmers",
        /// Money and Transport.
        Merchants = "merchants",
        /// Swords and shields.
        Warriors = "warriors",
    }
}

impl Capital {
    /// The four different ones.
    pub const LIBERTY: [Self; 4] = [Self::Balanced, Self::Farmers, Self::Merchants, Self::Warriors];
}

/// Squares of a capital.
pub const SQUARES: usize = 6;
/// How wide a capital is.
pub const WIDTH: usize = 3;

/// Name, kind, icons, icons in the gold frame.
pub type Square = (&'static str, Kind, &'static str, &'static str);

const FARM: Square = ("patchistory-general-farm", Food, "F1", "F1");
const MARKET: Square = ("patchistory-general-market", Money, "M1", "M1");
const ROAD: Square = ("patchistory-capital-road", Transport, "T1", "");
const PALACE: Square = ("patchistory-general-palace", Politics, "P1", "P1");

/// The six squares of each capital, the upper row first.
#[rustfmt::skip]
pub const TABLE: [([Square; SQUARES], &[Source]); 5] = [
    ([PALACE, ("patchistory-general-market", Money, "M2", "M1"), ROAD,
      ("patchistory-general-farm", Food, "F2", "F1"), ("patchistory-general-quarry", Resource, "", "R1"), ("patchistory-general-temple", Culture, "", "C1")], &[R, A]),
    ([PALACE, MARKET, ROAD,
      FARM, ("patchistory-general-temple", Culture, "C1", ""), ("patchistory-general-barracks", Military, "S1", "")], &[R, A]),
    ([("patchistory-general-field", Food, "F1", "F1"), PALACE, ("patchistory-general-palisade", Military, "D1", ""),
      ("patchistory-general-farm", Food, "F2", "F1"), MARKET, ROAD], &[A]),
    ([("patchistory-general-market", Money, "M2", "M1"), ("patchistory-capital-road", Transport, "T2", "T1"), ("patchistory-general-palace", Politics, "P1", ""),
      FARM, ("patchistory-general-quarry", Resource, "", "R1"), ("patchistory-general-shrine", Culture, "", "C1")], &[A]),
    ([("patchistory-general-barracks", Military, "S1 D1", "S1"), ("patchistory-general-palace", Politics, "P1", ""), ("patchistory-general-mine", Resource, "R1", ""),
      FARM, ROAD, MARKET], &[A]),
];

fn played(side: Side) -> impl Iterator<Item = Capital> {
    Capital::ALL.into_iter().filter(move |&capital| (capital == Capital::Equality) == (side == Side::Equality))
}

pub(super) fn components(side: Side) -> Vec<Component> {
    let row = |capital: Capital| {
        let (squares, sources) = &TABLE[capital.index()];
        let facts: Vec<String> =
            squares.iter().map(|(_, kind, base, frame)| format!("{kind} {base} [{frame}]")).collect();
        Component {
            group: Phrase::new("patchistory-box-capitals"),
            name: capital.name(),
            facts: facts.join(" · "),
            sources,
        }
    };
    played(side).map(row).collect()
}

pub(super) fn facts(side: Side) -> Vec<Phrase> {
    let square = |&(name, kind, base, frame): &Square| {
        let gives = gives(kind, Icons::read(base), Icons::read(frame));
        Phrase::new("patchistory-facts-capital-square").with("name", Phrase::new(name)).with("gives", gives)
    };
    let row = |capital: Capital| {
        let squares: Vec<Phrase> = TABLE[capital.index()].0.iter().map(square).collect();
        Phrase::new("patchistory-facts-capital").with("squares", squares)
    };
    played(side).map(row).collect()
}
