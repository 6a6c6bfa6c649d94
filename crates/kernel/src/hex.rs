//! Hexagonal boards: axial coordinates from [`hexx`], dense indices for flat states.

use hexx::Hex as Axial;

/// A fixed set of hexes, each with a small index, and who touches whom.
#[derive(Clone, Debug)]
pub struct Grid {
    cells: Vec<Axial>,
    neighbours: Vec<[Option<u8>; 6]>,
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
        let neighbours = cells.iter().map(|&cell| CLOCKWISE_FROM_NORTH.map(|way| find(cell + way))).collect();
        Self { cells, neighbours }
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
