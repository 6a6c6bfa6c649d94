//! The idea cards (T1.3): nine kinds, four backgrounds, 54 cards. What they do is in [`crate::ideas`].

use std::fmt;
use std::str::FromStr;

use tessera_kernel::Source::A;
use tessera_kernel::{Component, Phrase};

use super::terrain::Terrain;

/// What an idea card is good for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Kind {
    /// One point in Progress (T10.1).
    Education,
    /// Two points in defence (T7.8).
    Fortifications,
    /// One more child (T10.2).
    Medicine,
    /// A free attack (T10.5).
    MilitaryLeader,
    /// One more token to move (T10.3).
    Transport,
    /// One more token on a hex (T10.6).
    Sanitation,
    /// One point in a fight (T7.8).
    Weapons,
    /// Turns a neighbour's token (T10.10).
    Religion,
    /// Two actions now, or one later (T10.14, T10.16).
    Government,
}

/// How many cards of each background a kind has: meadow, field, hill, forest.
#[rustfmt::skip]
const COUNTS: [(Kind, &str, [u8; 4]); 9] = [
    (Kind::Education,      "EDU", [1, 2, 2, 1]),
    (Kind::Fortifications, "FOR", [2, 1, 1, 2]),
    (Kind::Medicine,       "MED", [1, 2, 1, 2]),
    (Kind::MilitaryLeader, "MIL", [2, 1, 2, 1]),
    (Kind::Transport,      "TRA", [1, 2, 2, 1]),
    (Kind::Sanitation,     "SAN", [2, 1, 1, 2]),
    (Kind::Weapons,        "WEA", [1, 2, 2, 1]),
    (Kind::Religion,       "REL", [2, 1, 2, 1]),
    (Kind::Government,     "GOV", [1, 2, 1, 2]),
];

/// Cards in the box.
pub const DECK: usize = 54;

impl Kind {
    /// All nine.
    pub fn all() -> impl Iterator<Item = Self> {
        COUNTS.iter().map(|row| row.0)
    }

    /// Its three letters in notation.
    #[must_use]
    pub const fn code(self) -> &'static str {
        COUNTS[self as usize].1
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> Phrase {
        Phrase::new(match self {
            Self::Education => "tempus-idea-education",
            Self::Fortifications => "tempus-idea-fortifications",
            Self::Medicine => "tempus-idea-medicine",
            Self::MilitaryLeader => "tempus-idea-military-leader",
            Self::Transport => "tempus-idea-transport",
            Self::Sanitation => "tempus-idea-sanitation",
            Self::Weapons => "tempus-idea-weapons",
            Self::Religion => "tempus-idea-religion",
            Self::Government => "tempus-idea-government",
        })
    }

    /// What it does, in a sentence for the card's face.
    #[must_use]
    pub const fn text(self) -> Phrase {
        Phrase::new(match self {
            Self::Education => "tempus-idea-education-text",
            Self::Fortifications => "tempus-idea-fortifications-text",
            Self::Medicine => "tempus-idea-medicine-text",
            Self::MilitaryLeader => "tempus-idea-military-leader-text",
            Self::Transport => "tempus-idea-transport-text",
            Self::Sanitation => "tempus-idea-sanitation-text",
            Self::Weapons => "tempus-idea-weapons-text",
            Self::Religion => "tempus-idea-religion-text",
            Self::Government => "tempus-idea-government-text",
        })
    }
}

/// An idea card: a kind on a background. Copies are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// The card of this kind on this background; mountains are on no card.
    ///
    /// # Panics
    /// For a mountain.
    #[must_use]
    pub const fn new(kind: Kind, background: Terrain) -> Self {
        assert!(!matches!(background, Terrain::Mountain), "no card shows a mountain");
        Self(kind as u8 * 4 + background as u8)
    }

    /// What it is good for.
    #[must_use]
    pub const fn kind(self) -> Kind {
        COUNTS[(self.0 / 4) as usize].0
    }

    /// The ground it shows.
    #[must_use]
    pub const fn background(self) -> Terrain {
        Terrain::OPEN[(self.0 % 4) as usize]
    }

    /// Every card of the box, copies included, in a fixed order.
    pub fn box_of_54() -> impl Iterator<Item = Self> {
        Self::rows().flat_map(|(card, copies)| std::iter::repeat_n(card, usize::from(copies)))
    }

    /// Every different card with the number of its copies.
    pub fn rows() -> impl Iterator<Item = (Self, u8)> {
        COUNTS.iter().flat_map(|&(kind, _, copies)| {
            Terrain::OPEN.into_iter().zip(copies).map(move |(background, copies)| (Self::new(kind, background), copies))
        })
    }

    /// Its name with its background, for lists and sentences.
    #[must_use]
    pub fn name(self) -> Phrase {
        Phrase::new("tempus-card").with("idea", self.kind().name()).with("terrain", self.background().name())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.kind().code(), self.background().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (code, letter) = text.split_once('-').ok_or(())?;
        let kind = Kind::all().find(|kind| kind.code() == code).ok_or(())?;
        let background = Terrain::from_letter(letter).filter(|&ground| ground != Terrain::Mountain).ok_or(())?;
        Ok(Self::new(kind, background))
    }
}

tessera_kernel::written!(Card, 36, "an idea card");

pub(super) fn components() -> Vec<Component> {
    COUNTS
        .iter()
        .map(|&(kind, code, [meadow, field, hill, forest])| Component {
            group: Phrase::new("tempus-box-ideas"),
            name: kind.name(),
            facts: format!("{code} · M{meadow} F{field} H{hill} W{forest}"),
            sources: &[A],
        })
        .collect()
}

pub(super) fn facts() -> Vec<Phrase> {
    let copies = |(terrain, count): (Terrain, u8)| {
        Phrase::new("tempus-facts-copies").with("count", count).with("terrain", terrain.name())
    };
    let cards = |copies: [u8; 4]| copies.into_iter().map(u32::from).sum::<u32>();
    COUNTS
        .iter()
        .map(|&(_, _, counts)| {
            let list: Vec<Phrase> = Terrain::OPEN.into_iter().zip(counts).map(copies).collect();
            Phrase::new("tempus-facts-idea").with("count", cards(counts)).with("copies", list)
        })
        .collect()
}
