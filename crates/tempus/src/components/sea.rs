//! The sea of Tempus (T1.5): 13 columns of 12 flat-topped hexes, odd columns half a hex lower.

use std::sync::LazyLock;

use tessera_kernel::Source::{A, P};
use tessera_kernel::hex::{Columns, Grid, HexSet, Square};
use tessera_kernel::{Component, Phrase, place};

/// Columns of the board.
pub const COLUMNS: u8 = 13;
/// Hexes in each column.
pub const ROWS: u8 = 12;
/// Hexes of the board.
pub const HEXES: usize = COLUMNS as usize * ROWS as usize;

const BOARD: Columns = Columns { columns: COLUMNS, rows: ROWS };

place! {
    /// A hex of the board. Written like a square of a chess board: column A to M, row 1 to 12.
    pub struct Hex: HEXES, "a hex of the board", SEA.grid
}

impl Hex {
    /// The hex at this place of the board, if there is one.
    #[must_use]
    pub fn at(column: u8, row: u8) -> Option<Self> {
        Self::from_square(Square { column, row })
    }

    fn from_square(square: Square) -> Option<Self> {
        BOARD.at(square).map(Self)
    }

    const fn square(self) -> Square {
        BOARD.square(self.0)
    }

    /// The hex at these axial coordinates, if the board has it.
    #[must_use]
    pub fn from_axial(q: i32, r: i32) -> Option<Self> {
        BOARD.at_axial(q, r).map(Self)
    }

    /// Its neighbours clockwise from north; `None` beyond the edge.
    #[must_use]
    pub fn neighbours(self) -> [Option<Self>; 6] {
        SEA.grid.neighbours(self.0).map(|index| index.map(Self))
    }
}

/// The hexes of a set.
pub fn hexes(set: HexSet) -> impl Iterator<Item = Hex> + Clone {
    Hex::each(set)
}

/// The hexes next to any of `set`.
#[must_use]
pub fn around_all(set: HexSet) -> HexSet {
    SEA.grid.around_all(set)
}

/// Hexes on the edge of the board.
#[must_use]
pub fn rim() -> HexSet {
    SEA.rim
}

/// The places where the centre of a tile can lie on an empty board.
#[must_use]
pub fn inland() -> HexSet {
    SEA.inland
}

struct Sea {
    grid: Grid,
    rim: HexSet,
    inland: HexSet,
}

static SEA: LazyLock<Sea> = LazyLock::new(|| {
    let grid = BOARD.grid();
    let inland: HexSet = (0..HEXES as u8).filter(|&index| grid.around(index).len() == 6).collect();
    let rim = (0..HEXES as u8).filter(|&index| !inland.contains(index)).collect();
    Sea { grid, rim, inland }
});

pub(super) fn components() -> Vec<Component> {
    vec![Component {
        group: Phrase::new("tempus-box-sea"),
        name: Phrase::new("tempus-box-sea-board"),
        facts: format!("{COLUMNS} × {ROWS}"),
        sources: &[P, A],
    }]
}

pub(super) fn facts() -> Vec<Phrase> {
    vec![Phrase::new("tempus-facts-sea").with("columns", COLUMNS).with("rows", ROWS)]
}
