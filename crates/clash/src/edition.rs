//! What the two editions have of each kind. What they do differently is told where it is done.

use serde::{Deserialize, Serialize};

/// An edition of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Edition {
    /// The Monumental Edition of 2021, base game.
    Monumental,
    /// The first edition of 2012.
    Base2012,
}

impl Edition {
    /// The most of a resource a player may have (C1.2).
    #[must_use]
    pub const fn most(self) -> u8 {
        match self {
            Self::Monumental => 7,
            Self::Base2012 => 8,
        }
    }

    /// Pieces of each building a colour has (C8.1).
    #[must_use]
    pub const fn buildings(self) -> u8 {
        match self {
            Self::Monumental => 5,
            Self::Base2012 => 7,
        }
    }

    /// Barbarian Settlements (C8.1).
    #[must_use]
    pub const fn barbarian_settlements(self) -> u8 {
        match self {
            Self::Monumental => 10,
            Self::Base2012 => 7,
        }
    }

    /// Barbarian units (C1.7).
    #[must_use]
    pub const fn barbarian_infantry(self) -> u8 {
        match self {
            Self::Monumental => 20,
            Self::Base2012 => 16,
        }
    }

    /// Markers for exhausted land (C1.2).
    #[must_use]
    pub const fn exhausted_markers(self) -> u8 {
        match self {
            Self::Monumental => 6,
            Self::Base2012 => 4,
        }
    }
}
