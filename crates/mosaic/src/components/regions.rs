//! The seven regions, which of them are played, and who borders whom (M3.1, M12.4).

use tessera_kernel::listed;

listed! {
    /// A region of the Mediterranean.
    pub enum Region: "mosaic-region-" {
        /// Only with four or more players.
        Hispania = "hispania",
        /// Only with three or more players.
        Gaul = "gaul",
        /// Italy.
        Italy = "italy",
        /// Greece.
        Greece = "greece",
        /// Assyria.
        Assyria = "assyria",
        /// Egypt.
        Egypt = "egypt",
        /// Numidia.
        Numidia = "numidia",
    }
}

/// Borders that units cross; a fixed list, not derived from hexes (M12.4).
const BORDERS: [(Region, Region); 8] = [
    (Region::Italy, Region::Numidia),
    (Region::Hispania, Region::Numidia),
    (Region::Italy, Region::Greece),
    (Region::Egypt, Region::Numidia),
    (Region::Hispania, Region::Gaul),
    (Region::Gaul, Region::Italy),
    (Region::Greece, Region::Assyria),
    (Region::Assyria, Region::Egypt),
];

impl Region {
    /// Whether it is played with this many players (M3.1).
    #[must_use]
    pub const fn is_open(self, players: usize) -> bool {
        match self {
            Self::Hispania => players >= 4,
            Self::Gaul => players >= 3,
            _ => true,
        }
    }

    /// The regions that are played.
    pub fn open(players: usize) -> impl Iterator<Item = Self> + Clone {
        Self::ALL.into_iter().filter(move |region| region.is_open(players))
    }

    /// Whether units go from one to the other.
    #[must_use]
    pub fn borders(self, other: Self) -> bool {
        BORDERS.contains(&(self, other)) || BORDERS.contains(&(other, self))
    }

    /// The regions that are played and border on it.
    pub fn next(self, players: usize) -> impl Iterator<Item = Self> + Clone {
        Self::open(players).filter(move |&other| self.borders(other))
    }
}
