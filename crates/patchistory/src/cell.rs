//! Places of a territory. The grid is sixteen squares wide and high and joined at its edges: no territory spans more
//! than eleven (P6.8), so it never meets itself, and a neighbour is one addition away.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How wide and high the grid is.
pub const SPAN: u8 = 16;
/// Where the upper left square of a capital lies, so that most territories are named from the middle of the alphabet.
const ORIGIN: u8 = 7;

/// A place of the grid, named like `H8`, where the upper left square of every capital lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    /// The place so many squares to the right of the capital's upper left square, and so many below it.
    #[must_use]
    pub const fn at(x: i8, y: i8) -> Self {
        Self(((y.wrapping_add(ORIGIN as i8) as u8 & 15) << 4) | (x.wrapping_add(ORIGIN as i8) as u8 & 15))
    }

    /// Its number, for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square of a tile whose upper left square lies here: NW, NE, SW, SE.
    #[must_use]
    pub const fn quarter(self, at: usize) -> Self {
        self.beside((at & 1) as u8, (at >> 1) as u8)
    }

    /// The place so many columns further and so many rows below.
    #[must_use]
    pub const fn beside(self, columns: u8, rows: u8) -> Self {
        Self(((self.0 >> 4).wrapping_add(rows) & 15) << 4 | (self.0.wrapping_add(columns) & 15))
    }

    /// Column and row on the grid.
    #[must_use]
    pub const fn column_row(self) -> (u8, u8) {
        (self.0 & 15, self.0 >> 4)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = self.column_row();
        write!(f, "{}{}", char::from(b'A' + column), row + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (letter, row) = text.split_at_checked(1).ok_or(())?;
        let column = letter.as_bytes()[0].wrapping_sub(b'A');
        let number = row.parse::<u8>().map_err(|_| ())?;
        let plain = column < SPAN && (1..=SPAN).contains(&number) && !row.starts_with(['0', '+']);
        if plain { Ok(Self((number - 1) << 4 | column)) } else { Err(()) }
    }
}

tessera_kernel::written!(Cell, 256, "a square of the grid");

/// Places of the grid, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct CellSet([u64; 4]);

/// The rightmost column of four rows.
const LAST: u64 = 0x8000_8000_8000_8000;
/// The leftmost column of four rows.
const FIRST: u64 = 0x0001_0001_0001_0001;

impl CellSet {
    /// No place.
    pub const NONE: Self = Self([0; 4]);

    /// Whether a place is in it.
    #[must_use]
    pub const fn has(self, cell: Cell) -> bool {
        self.0[cell.index() >> 6] >> (cell.0 & 63) & 1 != 0
    }

    /// Adds a place.
    pub const fn insert(&mut self, cell: Cell) {
        self.0[cell.index() >> 6] |= 1 << (cell.0 & 63);
    }

    /// Takes a place out.
    pub const fn remove(&mut self, cell: Cell) {
        self.0[cell.index() >> 6] &= !(1 << (cell.0 & 63));
    }

    /// Places in either.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }

    /// Places in both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }

    /// Places that are not in the other.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }

    /// Whether they share a place.
    #[must_use]
    pub fn meets(self, other: Self) -> bool {
        self.0.iter().zip(other.0).any(|(one, other)| one & other != 0)
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// How many.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// All that share an edge with one of them.
    #[must_use]
    pub fn around(self) -> Self {
        let rows = self.0;
        Self(std::array::from_fn(|at| {
            let here = rows[at];
            let (above, below) = (rows[(at + 3) & 3], rows[(at + 1) & 3]);
            (here & !LAST) << 1
                | (here & LAST) >> 15
                | (here & !FIRST) >> 1
                | (here & FIRST) << 15
                | here << 16
                | above >> 48
                | here >> 16
                | below << 48
        }))
    }

    /// Its places in the order of the grid.
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        let mut rows = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < 4 && rows[at] == 0 {
                at += 1;
            }
            let row = rows.get_mut(at)?;
            let bit = row.trailing_zeros() as usize;
            *row &= *row - 1;
            Some(Cell((at << 6 | bit) as u8))
        })
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::NONE;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_found_across_every_edge() {
        for index in 0..=255_u8 {
            let cell = Cell(index);
            let around: CellSet =
                [(1, 0), (15, 0), (0, 1), (0, 15)].map(|(x, y)| cell.beside(x, y)).into_iter().collect();
            assert_eq!(CellSet::from_iter([cell]).around(), around, "{cell}");
            assert_eq!(around.len(), 4);
        }
    }

    #[test]
    fn a_cell_is_read_as_it_is_written() {
        for index in 0..=255_u8 {
            assert_eq!(Cell(index).to_string().parse(), Ok(Cell(index)));
        }
        for text in ["", "H", "H0", "H17", "Q1", "H08", "H+8", "h8", "8H"] {
            assert_eq!(text.parse::<Cell>(), Err(()), "{text}");
        }
        assert_eq!(Cell::at(0, 0).to_string(), "H8");
        assert_eq!(Cell::at(-8, 9), Cell::at(8, -7));
    }
}
