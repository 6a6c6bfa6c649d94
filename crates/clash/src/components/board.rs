//! Where the regions lie for 2, 3 and 4 players (C2.5), and the geometry that follows from it.

use std::sync::LazyLock;

use tessera_kernel::Source::P;
use tessera_kernel::hex::{CLOCKWISE_FROM_NORTH, Columns, Grid, HexSet, Square};
use tessera_kernel::{Component, Phrase, place};

use super::tiles::{FACE_A, FACE_B, Tile};

/// Columns of the largest board.
pub const COLUMNS: u8 = 11;
/// Spaces in a column of the largest board.
pub const ROWS: u8 = 10;
/// Places a space can have.
pub const SPACES: usize = COLUMNS as usize * ROWS as usize;
/// The most regions a board has.
pub const REGIONS: usize = 18;

const BOARD: Columns = Columns { columns: COLUMNS, rows: ROWS };
static GRID: LazyLock<Grid> = LazyLock::new(|| BOARD.grid());

place! {
    /// A space of the board. Written like a square of a chess board: column A to K, row 1 to 10; every other column lies
    /// half a space lower.
    pub struct Space: SPACES, "a space of the board", GRID
}

impl Space {
    /// The space at axial coordinates, if a board could have it.
    #[must_use]
    pub fn from_axial(q: i32, r: i32) -> Option<Self> {
        BOARD.at_axial(q, r).map(Self)
    }

    fn from_square(square: Square) -> Option<Self> {
        BOARD.at(square).map(Self)
    }

    const fn square(self) -> Square {
        BOARD.square(self.0)
    }
}

/// The spaces of a set.
pub fn spaces(set: HexSet) -> impl Iterator<Item = Space> + Clone {
    Space::each(set)
}

/// The spaces next to any of `set`.
pub(crate) fn around_all(set: HexSet) -> HexSet {
    spaces(set).fold(HexSet::EMPTY, |found, space| found.or(space.around()))
}

/// A set of one space.
#[must_use]
pub const fn only(space: Space) -> HexSet {
    let mut set = HexSet::EMPTY;
    set.insert(space.0);
    set
}

/// A board for some number of players.
#[derive(Debug)]
pub struct Layout {
    /// The four spaces of each region by slot; start regions first.
    pub regions: Vec<[Space; 4]>,
    /// How many of them are start regions.
    pub homes: usize,
    /// Start regions clockwise.
    pub clockwise: &'static [u8],
    /// Which face each start region shows.
    pub faces: &'static [Tile],
    /// Every space.
    pub spaces: HexSet,
    /// Spaces that have a neighbour outside the board.
    pub rim: HexSet,
    /// The rim, walked clockwise along the outline.
    pub outline: Vec<Space>,
    /// Each region's spaces as a set.
    pub region_sets: Vec<HexSet>,
    region_of: [u8; SPACES],
    slot_of: [u8; SPACES],
}

impl Layout {
    /// The board for so many players.
    ///
    /// # Panics
    /// When there is none.
    #[must_use]
    pub fn of(players: usize) -> &'static Self {
        &LAYOUTS[players - 2]
    }

    /// The region a space belongs to.
    #[must_use]
    pub const fn region(&self, space: Space) -> usize {
        self.region_of[space.usize()] as usize
    }

    /// Its slot in the region.
    #[must_use]
    pub const fn slot(&self, space: Space) -> u8 {
        self.slot_of[space.usize()]
    }

    fn new(places: &[Row], clockwise: &'static [u8], faces: &'static [Tile]) -> Self {
        let regions: Vec<[Space; 4]> =
            places.iter().map(|row| row.map(|(q, r)| Space::from_axial(q, r).expect("boards fit the grid"))).collect();
        let spaces: HexSet = regions.iter().flatten().map(|space| space.0).collect();
        let (mut region_of, mut slot_of) = ([u8::MAX; SPACES], [0; SPACES]);
        for (region, places) in regions.iter().enumerate() {
            for (slot, space) in places.iter().enumerate() {
                region_of[space.usize()] = region as u8;
                slot_of[space.usize()] = slot as u8;
            }
        }
        let outline = outline(spaces);
        Self {
            homes: faces.len(),
            clockwise,
            faces,
            spaces,
            rim: outline.iter().map(|space| space.0).collect(),
            outline,
            region_sets: regions.iter().map(|places| places.iter().map(|space| space.0).collect()).collect(),
            regions,
            region_of,
            slot_of,
        }
    }
}

/// Walks once round the outline of a board: from edge to edge, turning at each corner as far outwards as possible.
fn outline(board: HexSet) -> Vec<Space> {
    let beyond = |space: Space, way: usize| {
        let next = space.axial() + CLOCKWISE_FROM_NORTH[way];
        Space::from_axial(next.x, next.y).filter(|space| board.contains(space.0))
    };
    let first = spaces(board).next().expect("a board has spaces");
    let start = (0..6).find(|&way| beyond(first, way).is_none()).expect("the first column is on the rim");
    let (mut space, mut way) = (first, start);
    let mut walk = vec![first];
    loop {
        match beyond(space, (way + 1) % 6) {
            None => way = (way + 1) % 6,
            Some(next) => {
                space = next;
                way = (way + 5) % 6;
                walk.push(next);
            }
        }
        if (space, way) == (first, start) {
            break;
        }
    }
    if walk.len() > 1 && walk.last() == Some(&first) {
        walk.pop();
    }
    walk
}

type Row = [(i32, i32); 4];

/// Slots 0 to 3 of each region, start regions first. All rows P.
#[rustfmt::skip]
const TWO: [Row; 10] = [
    [(3, 0), (4, -1), (2, 0), (3, -1)],
    [(3, 5), (2, 6), (4, 5), (3, 6)],
    [(1, 1), (0, 2), (2, 1), (1, 2)],
    [(5, -1), (4, 0), (6, -1), (5, 0)],
    [(3, 1), (2, 2), (4, 1), (3, 2)],
    [(1, 3), (0, 4), (2, 3), (1, 4)],
    [(5, 1), (4, 2), (6, 1), (5, 2)],
    [(3, 3), (2, 4), (4, 3), (3, 4)],
    [(1, 5), (0, 6), (2, 5), (1, 6)],
    [(5, 3), (4, 4), (6, 3), (5, 4)],
];

#[rustfmt::skip]
const THREE: [Row; 15] = [
    [(4, 1), (5, 0), (3, 1), (4, 0)],
    [(1, 6), (0, 6), (1, 7), (0, 7)],
    [(6, 4), (6, 5), (7, 3), (7, 4)],
    [(2, 0), (1, 1), (3, 0), (2, 1)],
    [(1, 4), (1, 3), (0, 5), (0, 4)],
    [(3, 2), (2, 2), (3, 3), (2, 3)],
    [(5, 2), (5, 1), (4, 3), (4, 2)],
    [(7, 0), (6, 0), (7, 1), (6, 1)],
    [(2, 4), (1, 5), (3, 4), (2, 5)],
    [(6, 2), (5, 3), (7, 2), (6, 3)],
    [(9, 2), (9, 1), (8, 3), (8, 2)],
    [(3, 6), (3, 5), (2, 7), (2, 6)],
    [(5, 4), (4, 4), (5, 5), (4, 5)],
    [(1, 8), (0, 8), (1, 9), (0, 9)],
    [(4, 6), (3, 7), (5, 6), (4, 7)],
];

#[rustfmt::skip]
const FOUR: [Row; 18] = [
    [(2, 0), (3, -1), (1, 0), (2, -1)],
    [(8, -3), (9, -4), (7, -3), (8, -4)],
    [(2, 6), (1, 7), (3, 6), (2, 7)],
    [(8, 3), (7, 4), (9, 3), (8, 4)],
    [(1, 2), (0, 3), (2, 2), (1, 3)],
    [(1, 4), (0, 5), (2, 4), (1, 5)],
    [(3, 0), (2, 1), (4, 0), (3, 1)],
    [(3, 2), (2, 3), (4, 2), (3, 3)],
    [(3, 4), (2, 5), (4, 4), (3, 5)],
    [(5, -2), (4, -1), (6, -2), (5, -1)],
    [(5, 0), (4, 1), (6, 0), (5, 1)],
    [(5, 2), (4, 3), (6, 2), (5, 3)],
    [(5, 4), (4, 5), (6, 4), (5, 5)],
    [(7, -2), (6, -1), (8, -2), (7, -1)],
    [(7, 0), (6, 1), (8, 0), (7, 1)],
    [(7, 2), (6, 3), (8, 2), (7, 3)],
    [(9, -2), (8, -1), (10, -2), (9, -1)],
    [(9, 0), (8, 1), (10, 0), (9, 1)],
];

static LAYOUTS: LazyLock<[Layout; 3]> = LazyLock::new(|| {
    [
        Layout::new(&TWO, &[0, 1], &[FACE_A, FACE_A]),
        Layout::new(&THREE, &[0, 2, 1], &[FACE_A, FACE_A, FACE_A]),
        Layout::new(&FOUR, &[0, 1, 3, 2], &[FACE_A, FACE_B, FACE_B, FACE_A]),
    ]
});

pub(super) fn components() -> Vec<Component> {
    let boards = (2..=4_usize).map(|players| {
        let layout = Layout::of(players);
        let regions = layout.regions.iter().map(|places| {
            let names: Vec<String> = places.iter().map(ToString::to_string).collect();
            names.join("-")
        });
        Component {
            group: Phrase::new("clash-box-boards"),
            name: Phrase::new("clash-box-board").with("players", players),
            facts: regions.collect::<Vec<_>>().join(" "),
            sources: &[P],
        }
    });
    boards.collect()
}

pub(super) fn facts() -> Vec<Phrase> {
    let row = |players: usize| {
        let layout = Layout::of(players);
        Phrase::new("clash-facts-board").with("regions", layout.regions.len()).with("spaces", layout.spaces.len())
    };
    (2..=4).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_whole() {
        for (players, regions) in [(2, 10), (3, 15), (4, 18)] {
            let layout = Layout::of(players);
            assert_eq!(layout.regions.len(), regions);
            assert_eq!(layout.spaces.len(), 4 * regions, "regions of the board for {players} overlap");
            for places in &layout.regions {
                for (slot, others) in [(0, [1, 2, 3]), (3, [0, 1, 2])] {
                    assert!(others.iter().all(|&other: &usize| places[slot].around().contains(places[other].0)));
                }
            }
            let mut reached = only(layout.regions[0][0]);
            loop {
                let wider = reached.or(around_all(reached)).and(layout.spaces);
                if wider == reached {
                    break;
                }
                reached = wider;
            }
            assert_eq!(reached, layout.spaces, "the board for {players} is in pieces");
            let outside = |space: Space| space.around().and(layout.spaces).len() < 6;
            assert!(spaces(layout.spaces).all(|space| layout.rim.contains(space.0) == outside(space)), "{players}");
        }
    }
}
