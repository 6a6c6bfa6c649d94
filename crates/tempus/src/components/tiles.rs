//! The twelve map tiles (T1.4): a centre and the six hexes around it.

use serde::{Deserialize, Serialize};
use tessera_kernel::Source::A;
use tessera_kernel::{Component, Phrase};

use super::sea::Hex;
use super::terrain::Terrain::{self, Field as F, Forest as W, Hill as H, Meadow as M, Mountain as X};

/// A map tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tile(u8);

/// How many there are.
pub const TILES: u8 = 12;

/// Centre first, then clockwise from north.
#[rustfmt::skip]
const LAYOUTS: [[Terrain; 7]; TILES as usize] = [
    [M, F, F, W, M, H, W],
    [W, M, F, H, W, H, F],
    [H, M, W, W, H, M, F],
    [M, W, W, X, H, M, F],
    [F, H, X, H, M, F, W],
    [X, M, H, F, M, W, H],
    [W, F, M, X, H, F, W],
    [H, W, X, M, F, H, W],
    [F, M, M, H, X, W, F],
    [M, X, H, W, X, M, F],
    [X, H, X, M, W, F, H],
    [W, F, X, X, F, M, H],
];

impl Tile {
    /// All twelve.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TILES).map(Self)
    }

    /// The tile with this number, from 1.
    ///
    /// # Panics
    /// When there is no such tile.
    #[must_use]
    pub fn number(number: u8) -> Self {
        assert!((1..=TILES).contains(&number), "there are twelve tiles");
        Self(number - 1)
    }

    /// Its number, from 1.
    #[must_use]
    pub const fn as_number(self) -> u8 {
        self.0 + 1
    }

    /// Its ground when turned clockwise by `turn` sixths: centre first, then clockwise from north.
    #[must_use]
    pub fn layout(self, turn: u8) -> [Terrain; 7] {
        let layout = LAYOUTS[usize::from(self.0)];
        std::array::from_fn(|place| match place {
            0 => layout[0],
            // What lay `turn` places before now lies here.
            _ => layout[1 + (place + 5 - usize::from(turn % 6)) % 6],
        })
    }

    /// The seven hexes it covers around a centre, with their ground. Nothing where it would stick out.
    #[must_use]
    pub fn cover(self, centre: Hex, turn: u8) -> Option<[(Hex, Terrain); 7]> {
        let layout = self.layout(turn);
        let mut covered = [(centre, layout[0]); 7];
        for (place, neighbour) in centre.neighbours().into_iter().enumerate() {
            covered[place + 1] = (neighbour?, layout[place + 1]);
        }
        Some(covered)
    }
}

pub(super) fn components() -> Vec<Component> {
    Tile::all()
        .map(|tile| Component {
            group: Phrase::new("tempus-box-tiles"),
            name: Phrase::new("tempus-tile").with("number", tile.as_number()),
            facts: tile.layout(0).iter().map(|terrain| terrain.letter().to_string()).collect::<Vec<_>>().join(" "),
            sources: &[A],
        })
        .collect()
}

pub(super) fn facts() -> Vec<Phrase> {
    Tile::all()
        .map(|tile| {
            let [middle, around @ ..] = tile.layout(0).map(Terrain::name);
            Phrase::new("tempus-facts-tile").with("middle", middle).with("around", around.to_vec())
        })
        .collect()
}
