//! Building tiles (P1.6): eighteen kinds, two of each, with a wasteland on every back.

use tessera_kernel::Source::{A, R};
use tessera_kernel::{Component, Phrase};

use super::general::gives;
use super::icons::Icons;
use super::squares::Kind::{self, Culture, Food, Military, Money, Politics, Resource, Transport};

/// Number, name, kind, Resources it costs, icons, icons in the gold frame.
type Row = (&'static str, &'static str, Kind, u8, &'static str, &'static str);

/// The kinds of building tiles.
#[rustfmt::skip]
pub const TABLE: [Row; KINDS] = [
    ("B01", "patchistory-building-granary", Food, 2, "F2", "F1"),
    ("B02", "patchistory-building-orchard", Food, 2, "F1", "F3"),
    ("B03", "patchistory-building-workshop", Resource, 2, "R1", "R1"),
    ("B04", "patchistory-building-shop", Money, 2, "M2", "M2"),
    ("B05", "patchistory-building-garden", Culture, 2, "C1", "C1"),
    ("B06", "patchistory-building-assembly", Politics, 2, "P1", "P1"),
    ("B07", "patchistory-building-bridge", Transport, 2, "T1", "T1"),
    ("B08", "patchistory-building-militia-hall", Military, 2, "S1", "S2"),
    ("B09", "patchistory-building-tower", Military, 2, "D2", "D2"),
    ("B10", "patchistory-building-estate", Food, 3, "F3", "F2"),
    ("B11", "patchistory-building-ironworks", Resource, 3, "R2", "R1"),
    ("B12", "patchistory-building-trading-post", Money, 3, "M3", "M2"),
    ("B13", "patchistory-building-museum", Culture, 3, "C2", "C1"),
    ("B14", "patchistory-building-city-hall", Politics, 3, "P2", "P1"),
    ("B15", "patchistory-building-harbour", Transport, 3, "T2", "T1"),
    ("B16", "patchistory-building-garrison", Military, 3, "S2", "S2"),
    ("B17", "patchistory-building-citadel", Military, 3, "S1 D2", "D2"),
    ("B18", "patchistory-building-monument", Culture, 3, "C1 P1", "C1"),
];

/// Kinds of building tiles.
pub const KINDS: usize = 18;
/// Tiles of each kind.
pub const COPIES: u8 = 2;
/// Building tiles in the box.
pub const TILES: usize = KINDS * COPIES as usize;
/// Building tiles everyone begins with (P2.3).
pub const HAND: usize = 4;

/// A kind of building tile. Copies are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Building(u8);

impl Building {
    /// Every kind, in the order of the table.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..KINDS as u8).map(Self)
    }

    /// The kind with this number.
    ///
    /// # Panics
    /// When there is none.
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < KINDS, "there are eighteen kinds");
        Self(index as u8)
    }

    /// Its place in the table.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it is called.
    #[must_use]
    pub const fn name(self) -> Phrase {
        Phrase::new(TABLE[self.index()].1)
    }

    /// Resources it costs (P8.8).
    #[must_use]
    pub const fn cost(self) -> u8 {
        TABLE[self.index()].3
    }
}

impl std::fmt::Display for Building {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(TABLE[self.index()].0)
    }
}

impl std::str::FromStr for Building {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::all().find(|building| TABLE[building.index()].0 == text).ok_or(())
    }
}

tessera_kernel::written!(Building, KINDS, "a building tile");

/// Building tiles without an order: two bits a kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Pile(u64);

impl Pile {
    /// How many of a kind.
    #[must_use]
    pub const fn copies(self, building: Building) -> u8 {
        (self.0 >> (2 * building.0) & 3) as u8
    }

    /// Adds a tile.
    pub const fn add(&mut self, building: Building) {
        self.0 += 1 << (2 * building.0);
    }

    /// Takes a tile out.
    ///
    /// # Panics
    /// When it is not there: only what is listed can be chosen.
    pub const fn remove(&mut self, building: Building) {
        assert!(self.copies(building) > 0, "the tile is there");
        self.0 -= 1 << (2 * building.0);
    }

    /// How many tiles.
    #[must_use]
    pub const fn len(self) -> usize {
        const LOW: u64 = 0x5555_5555_5555_5555;
        (self.0 & LOW).count_ones() as usize + 2 * (self.0 >> 1 & LOW).count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each kind that is there, once.
    pub fn kinds(self) -> impl Iterator<Item = Building> + Clone {
        (0..KINDS as u8).map(Building).filter(move |&building| self.copies(building) > 0)
    }

    /// Every tile, copies included.
    pub fn iter(self) -> impl Iterator<Item = Building> + Clone {
        self.kinds().flat_map(move |building| std::iter::repeat_n(building, self.copies(building).into()))
    }
}

impl FromIterator<Building> for Pile {
    fn from_iter<I: IntoIterator<Item = Building>>(tiles: I) -> Self {
        let mut pile = Self::default();
        tiles.into_iter().for_each(|tile| pile.add(tile));
        pile
    }
}

pub(super) fn components() -> Vec<Component> {
    let row = |&(code, name, _, cost, base, frame): &Row| Component {
        group: Phrase::new("patchistory-box-buildings"),
        name: Phrase::new(name),
        facts: format!("{code} {cost} {base} [{frame}] x{COPIES}"),
        sources: &[R, A],
    };
    TABLE.iter().map(row).collect()
}

pub(super) fn facts() -> Vec<Phrase> {
    let row = |&(_, _, kind, cost, base, frame): &Row| {
        let gives = gives(kind, Icons::read(base), Icons::read(frame));
        Phrase::new("patchistory-facts-building").with("gives", gives).with("cost", cost).with("copies", COPIES)
    };
    TABLE.iter().map(row).collect()
}
