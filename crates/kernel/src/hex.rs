//! Hexagonal boards: axial coordinates from [`hexx`], dense indices for flat states, names for people.

use std::fmt;
use std::str::FromStr;

use hexx::Hex as Axial;

/// A fixed set of hexes, each with a small index, and who touches whom.
#[derive(Clone, Debug)]
pub struct Grid {
    cells: Vec<Axial>,
    neighbours: Vec<[Option<u8>; 6]>,
    around: Vec<HexSet>,
}

/// The six directions of a flat-topped grid, clockwise from north, as axial offsets.
pub const CLOCKWISE_FROM_NORTH: [Axial; 6] =
    [Axial::new(0, -1), Axial::new(1, -1), Axial::new(1, 0), Axial::new(0, 1), Axial::new(-1, 1), Axial::new(-1, 0)];

impl Grid {
    /// The grid of these hexes; indices follow their order.
    ///
    /// # Panics
    /// With more than 255 hexes.
    #[must_use]
    pub fn new(cells: Vec<Axial>) -> Self {
        assert!(cells.len() <= 255, "indices are bytes");
        let find = |at: Axial| cells.iter().position(|&cell| cell == at).map(|index| index as u8);
        let neighbours: Vec<_> = cells.iter().map(|&cell| CLOCKWISE_FROM_NORTH.map(|way| find(cell + way))).collect();
        let around = neighbours.iter().map(|near| near.iter().flatten().copied().collect()).collect();
        Self { cells, neighbours, around }
    }

    /// How many hexes there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Where a hex lies.
    #[must_use]
    pub fn axial(&self, index: u8) -> Axial {
        self.cells[usize::from(index)]
    }

    /// The hex at a place, if the grid has one there.
    #[must_use]
    pub fn at(&self, axial: Axial) -> Option<u8> {
        self.cells.iter().position(|&cell| cell == axial).map(|index| index as u8)
    }

    /// The neighbour in each direction, clockwise from north; `None` beyond the edge.
    #[must_use]
    pub fn neighbours(&self, index: u8) -> [Option<u8>; 6] {
        self.neighbours[usize::from(index)]
    }

    /// The hexes around one.
    #[must_use]
    pub fn around(&self, index: u8) -> HexSet {
        self.around[usize::from(index)]
    }

    /// The hexes next to any of `set`.
    #[must_use]
    pub fn around_all(&self, set: HexSet) -> HexSet {
        set.into_iter().fold(HexSet::EMPTY, |found, index| found.or(self.around(index)))
    }
}

/// A board of flat-topped hexes in columns of equal length, odd columns half a hex lower, numbered column by column.
#[derive(Clone, Copy, Debug)]
pub struct Columns {
    /// How many columns.
    pub columns: u8,
    /// Hexes in each.
    pub rows: u8,
}

impl Columns {
    /// The hex with this name, if the board has it.
    #[must_use]
    pub fn at(self, Square { column, row }: Square) -> Option<u8> {
        (column < self.columns && row < self.rows).then(|| column * self.rows + row)
    }

    /// The hex at these axial coordinates, if the board has it.
    #[must_use]
    pub fn at_axial(self, q: i32, r: i32) -> Option<u8> {
        let (column, row) = (u8::try_from(q).ok()?, u8::try_from(r + q.div_euclid(2)).ok()?);
        self.at(Square { column, row })
    }

    /// The name of a hex.
    #[must_use]
    pub const fn square(self, index: u8) -> Square {
        Square { column: index / self.rows, row: index % self.rows }
    }

    /// The hexes with their neighbours.
    #[must_use]
    pub fn grid(self) -> Grid {
        let axial = |index| {
            let Square { column, row } = self.square(index);
            Axial::new(column.into(), i32::from(row) - i32::from(column / 2))
        };
        Grid::new((0..self.columns * self.rows).map(axial).collect())
    }
}

/// The name of a hex, like that of a square on a chess board: column A to Z, AA to AZ…, row from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    /// The column, from 0.
    pub column: u8,
    /// The row, from 0.
    pub row: u8,
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |number: u8| char::from(b'A' + number);
        if let Some(first) = (self.column / 26).checked_sub(1) {
            write!(f, "{}", letter(first))?;
        }
        write!(f, "{}{}", letter(self.column % 26), u16::from(self.row) + 1)
    }
}

impl FromStr for Square {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (letters, row) = text.split_at(text.find(|letter: char| !letter.is_ascii_uppercase()).ok_or(())?);
        let number = |letter: u8| u16::from(letter - b'A');
        let column = match *letters.as_bytes() {
            [letter] => number(letter),
            [first, letter] => (number(first) + 1) * 26 + number(letter),
            _ => return Err(()),
        };
        // One name for each: no sign, no zero in front.
        if !row.starts_with(|digit: char| matches!(digit, '1'..='9')) {
            return Err(());
        }
        let row: u8 = row.parse().map_err(|_| ())?;
        Ok(Self { column: column.try_into().map_err(|_| ())?, row: row - 1 })
    }
}

/// Declares a place of a board: `struct Name: how many there are, "what anything else is not", the [`Grid`]`. It has an
/// index and neighbours, and reads and writes its name; the type itself adds `square` and `from_square`, which say what
/// that name is, and whatever else its game knows of it.
#[macro_export]
macro_rules! place {
    ($(#[$meta:meta])* $vis:vis struct $name:ident: $count:expr, $what:literal, $grid:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name(u8);

        impl $name {
            /// The one with this index.
            ///
            /// # Panics
            /// When there is none.
            #[must_use]
            pub const fn new(index: u8) -> Self {
                assert!((index as usize) < $count, concat!("that is not ", $what));
                Self(index)
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

            /// Its axial coordinates.
            #[must_use]
            pub fn axial(self) -> $crate::hexx::Hex {
                $grid.axial(self.0)
            }

            /// Its column, from 0.
            #[must_use]
            pub fn column(self) -> u8 {
                self.square().column
            }

            /// Its row in the column, from 0.
            #[must_use]
            pub fn row(self) -> u8 {
                self.square().row
            }

            /// Those around it.
            #[must_use]
            pub fn around(self) -> $crate::hex::HexSet {
                $grid.around(self.0)
            }

            /// Every one, in order.
            pub fn all() -> impl Iterator<Item = Self> + Clone {
                (0..$count as u8).map(Self)
            }

            /// Those of a set, in order.
            pub fn each(set: $crate::hex::HexSet) -> impl Iterator<Item = Self> + Clone {
                set.into_iter().map(Self)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.square(), f)
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, f)
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                Self::from_square(text.parse()?).ok_or(())
            }
        }

        $crate::written!($name, $count, $what);
    };
}

/// A set of hexes of a [`Grid`] of at most 192, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct HexSet([u64; 3]);

impl HexSet {
    /// No hex at all.
    pub const EMPTY: Self = Self([0; 3]);

    /// Adds a hex.
    pub const fn insert(&mut self, index: u8) {
        self.0[(index >> 6) as usize] |= 1 << (index & 63);
    }

    /// Takes a hex out.
    pub const fn remove(&mut self, index: u8) {
        self.0[(index >> 6) as usize] &= !(1 << (index & 63));
    }

    /// Whether the hex is in the set.
    #[must_use]
    pub const fn contains(self, index: u8) -> bool {
        self.0[(index >> 6) as usize] & (1 << (index & 63)) != 0
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        (self.0[0] | self.0[1] | self.0[2]) == 0
    }

    /// How many hexes are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// The hexes in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    /// The hexes in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    /// The hexes of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    /// Whether they share a hex.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }
}

impl FromIterator<u8> for HexSet {
    fn from_iter<I: IntoIterator<Item = u8>>(hexes: I) -> Self {
        let mut set = Self::EMPTY;
        for hex in hexes {
            set.insert(hex);
        }
        set
    }
}

impl IntoIterator for HexSet {
    type Item = u8;
    type IntoIter = HexSetIter;

    fn into_iter(self) -> HexSetIter {
        HexSetIter { words: self.0, word: 0 }
    }
}

/// The hexes of a [`HexSet`], lowest index first.
#[derive(Clone, Debug)]
pub struct HexSetIter {
    words: [u64; 3],
    word: u8,
}

impl Iterator for HexSetIter {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        while let Some(bits) = self.words.get_mut(usize::from(self.word)) {
            if *bits != 0 {
                let bit = bits.trailing_zeros() as u8;
                *bits &= *bits - 1;
                return Some(self.word * 64 + bit);
            }
            self.word += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_list_their_members_in_order() {
        let set: HexSet = [150, 3, 64, 63, 0].into_iter().collect();
        assert_eq!(set.into_iter().collect::<Vec<_>>(), [0, 3, 63, 64, 150]);
        assert_eq!(set.len(), 5);
        let mut rest = set;
        rest.remove(64);
        assert!(!rest.contains(64) && set.without(rest).contains(64));
    }

    #[test]
    fn every_square_has_one_name() {
        for column in 0..60 {
            let square = Square { column, row: column + 190 };
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        assert_eq!(Square { column: 27, row: 13 }.to_string(), "AB14");
        for text in ["", "A", "7", "A0", "A07", "A+7", "a7", "A256", "A 7", "7A", "ABC1", "ZZ1", "É1", "A１"] {
            assert_eq!(text.parse::<Square>(), Err(()), "{text}");
        }
    }

    #[test]
    fn columns_and_axial_coordinates_name_the_same_hexes() {
        let board = Columns { columns: 5, rows: 4 };
        let grid = board.grid();
        for index in 0..20 {
            assert_eq!(board.at(board.square(index)), Some(index));
            let at = grid.axial(index);
            assert_eq!(board.at_axial(at.x, at.y), Some(index));
            assert_eq!(grid.around_all([index].into_iter().collect()), grid.around(index));
        }
        // B lies half a hex lower than A and C.
        let [a2, b1, b2] =
            ["A2", "B1", "B2"].map(|name| board.at(name.parse().expect("a name")).expect("on the board"));
        assert!(grid.around(a2).contains(b1) && grid.around(a2).contains(b2) && grid.around(a2).len() == 4);
        assert_eq!((board.at_axial(-1, 2), board.at_axial(0, 4), board.at_axial(4, -3)), (None, None, None));
    }

    #[test]
    fn neighbours_are_mutual() {
        let grid = Grid::new(hexx::shapes::hexagon(Axial::ZERO, 3).collect());
        for index in 0..grid.len() as u8 {
            for (way, neighbour) in grid.neighbours(index).into_iter().enumerate() {
                let Some(neighbour) = neighbour else { continue };
                assert_eq!(grid.neighbours(neighbour)[(way + 3) % 6], Some(index));
            }
        }
    }
}
