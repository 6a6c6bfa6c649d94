//! The regions: 16 of them face down, and the two faces of a start region (C2.3, C2.4).

use tessera_kernel::Source::P;
use tessera_kernel::{Component, Phrase};

use super::terrain::Terrain::{self, Desert, Forest, Grassland, Mountain, Sea};

/// A region's tile: an index into [`TILES`].
pub type Tile = u8;

/// Regions that are shuffled and laid face down.
pub const NORMAL: usize = 16;
/// The face of a start region that has the Mountain on its first far corner.
pub const FACE_A: Tile = 16;
/// The face that has the Forest there.
pub const FACE_B: Tile = 17;
/// Tiles of the base games.
const BASE: usize = 18;
/// The start regions of peoples who have their own (C29.3).
pub const VIKINGS: Tile = 18;
/// Of the Egyptians.
pub const EGYPTIANS: Tile = 19;
/// Of the Carthaginians.
pub const CARTHAGINIANS: Tile = 20;
/// Of the Phoenicians.
pub const PHOENICIANS: Tile = 21;
/// Of the Mayas.
pub const MAYAS: Tile = 22;

/// The four spaces of each tile by slot: anchor, two far corners, opposite the anchor.
#[rustfmt::skip]
pub const TILES: [[Terrain; 4]; 23] = [
    [Sea, Mountain, Sea, Mountain],           //  5 P
    [Sea, Sea, Mountain, Grassland],          //  6 P
    [Sea, Sea, Forest, Forest],               //  7 P
    [Sea, Forest, Sea, Grassland],            //  8 P
    [Sea, Mountain, Mountain, Forest],        //  9 P
    [Mountain, Sea, Grassland, Mountain],     // 10 P
    [Sea, Grassland, Forest, Mountain],       // 11 P
    [Forest, Sea, Grassland, Forest],         // 12 P
    [Grassland, Sea, Desert, Mountain],       // 13 P
    [Sea, Desert, Forest, Grassland],         // 14 P
    [Sea, Grassland, Grassland, Desert],      // 15 P
    [Grassland, Sea, Grassland, Desert],      // 16 P
    [Mountain, Forest, Mountain, Desert],     // 17 P
    [Forest, Mountain, Grassland, Mountain],  // 18 P
    [Grassland, Mountain, Forest, Grassland], // 19 P
    [Grassland, Grassland, Grassland, Forest],// 20 P
    [Grassland, Mountain, Forest, Desert],    // face A P
    [Grassland, Forest, Mountain, Desert],    // face B P
    [Grassland, Mountain, Forest, Sea],       // Vikings P
    [Grassland, Mountain, Desert, Desert],    // Egyptians P
    [Grassland, Mountain, Forest, Sea],       // Carthaginians P
    [Grassland, Mountain, Forest, Sea],       // Phoenicians P
    [Grassland, Mountain, Forest, Mountain],  // Mayas P
];

/// The terrain of a tile's slot, lying straight or turned by half.
#[must_use]
pub const fn terrain(tile: Tile, slot: u8, turned: bool) -> Terrain {
    let slot = if turned { 3 - slot } else { slot };
    TILES[tile as usize][slot as usize]
}

/// Whether a normal tile shows the Barbarian icon of the 2012 edition: two Grassland spaces or more (C11.6).
#[must_use]
pub fn has_barbarians(tile: Tile) -> bool {
    usize::from(tile) < NORMAL && TILES[usize::from(tile)].iter().filter(|&&terrain| terrain == Grassland).count() >= 2
}

fn written(tile: &[Terrain; 4]) -> String {
    tile.iter().map(|terrain| terrain.letter()).collect()
}

/// The letters of a tile's terrains.
pub(super) fn letters(tile: Tile) -> String {
    written(&TILES[usize::from(tile)])
}

pub(super) fn components() -> Vec<Component> {
    let row = |(index, tile): (usize, &[Terrain; 4])| Component {
        group: Phrase::new("clash-box-regions"),
        name: match index as Tile {
            FACE_A => Phrase::new("clash-box-start-a"),
            FACE_B => Phrase::new("clash-box-start-b"),
            _ => Phrase::new("clash-box-region").with("number", index + 5),
        },
        facts: written(tile),
        sources: &[P],
    };
    TILES[..BASE].iter().enumerate().map(row).collect()
}

pub(super) fn facts() -> Vec<Phrase> {
    let row = |tile: &[Terrain; 4]| {
        let terrains: Vec<Phrase> = tile.iter().map(|terrain| terrain.name()).collect();
        Phrase::new("clash-facts-region").with("terrains", terrains)
    };
    TILES[..BASE].iter().map(row).collect()
}
