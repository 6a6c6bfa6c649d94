//! The sea of Tempus (T1.5): 13 columns of 12 flat-topped hexes, odd columns half a hex lower.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use tessera_kernel::Source::{A, P};
use tessera_kernel::hex::{Grid, HexSet};
use tessera_kernel::hexx::Hex as Axial;
use tessera_kernel::{Component, Phrase};

/// Columns of the board.
pub const COLUMNS: u8 = 13;
/// Hexes in each column.
pub const ROWS: u8 = 12;
/// Hexes of the board.
pub const HEXES: usize = COLUMNS as usize * ROWS as usize;

/// A hex of the board. Written like a square of a chess board: column A to M, row 1 to 12.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(u8);

impl Hex {
    /// The hex with this index.
    #[must_use]
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < HEXES, "the board has 156 hexes");
        Self(index)
    }

    /// The hex at this place of the board, if there is one.
    #[must_use]
    pub fn at(column: u8, row: u8) -> Option<Self> {
        (column < COLUMNS && row < ROWS).then(|| Self(column * ROWS + row))
    }

    /// The hex at these axial coordinates, if the board has it.
    #[must_use]
    pub fn from_axial(q: i32, r: i32) -> Option<Self> {
        let column = u8::try_from(q).ok()?;
        let row = u8::try_from(r + q.div_euclid(2)).ok()?;
        Self::at(column, row)
    }

    /// Its index.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its place in an array.
    #[must_use]
    pub const fn usize(self) -> usize {
        self.0 as usize
    }

    /// Its column, from 0.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 / ROWS
    }

    /// Its row in the column, from 0.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 % ROWS
    }

    /// The hexes around it.
    #[must_use]
    pub fn around(self) -> HexSet {
        SEA.around[self.usize()]
    }

    /// Its neighbours clockwise from north; `None` beyond the edge.
    #[must_use]
    pub fn neighbours(self) -> [Option<Self>; 6] {
        SEA.grid.neighbours(self.0).map(|index| index.map(Self))
    }

    /// Its axial coordinates.
    #[must_use]
    pub fn axial(self) -> Axial {
        SEA.grid.axial(self.0)
    }

    /// Every hex of the board.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..HEXES as u8).map(Self)
    }
}

/// The hexes of a set.
pub fn hexes(set: HexSet) -> impl Iterator<Item = Hex> + Clone {
    set.into_iter().map(Hex)
}

/// The hexes next to any of `set`.
#[must_use]
pub fn around_all(set: HexSet) -> HexSet {
    hexes(set).fold(HexSet::EMPTY, |found, hex| found.or(hex.around()))
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
    around: Vec<HexSet>,
    rim: HexSet,
    inland: HexSet,
}

static SEA: LazyLock<Sea> = LazyLock::new(|| {
    let axial = |hex: Hex| {
        let (column, row) = (i32::from(hex.column()), i32::from(hex.row()));
        Axial::new(column, row - column / 2)
    };
    let grid = Grid::new(Hex::all().map(axial).collect());
    let around: Vec<HexSet> = Hex::all().map(|hex| grid.neighbours(hex.0).into_iter().flatten().collect()).collect();
    let inland: HexSet = Hex::all().filter(|hex| around[hex.usize()].len() == 6).map(Hex::index).collect();
    let rim = Hex::all().map(Hex::index).filter(|&index| !inland.contains(index)).collect();
    Sea { grid, around, rim, inland }
});

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hex {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut letters = text.chars();
        let column = letters.next().filter(char::is_ascii_uppercase).ok_or(())? as u8 - b'A';
        let row = letters.as_str();
        if row.starts_with('0') || !row.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(());
        }
        let row: u8 = row.parse().map_err(|_| ())?;
        Self::at(column, row.checked_sub(1).ok_or(())?).ok_or(())
    }
}

tessera_kernel::written!(Hex, HEXES, "a hex of the board");

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
