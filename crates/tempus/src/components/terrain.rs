//! The five kinds of ground.

use serde::{Deserialize, Serialize};
use tessera_kernel::Phrase;

/// What a land hex is made of. Cards and epochs show the first four only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Terrain {
    /// The only ground where children are born.
    Meadow,
    /// Fields.
    Field,
    /// Hills.
    Hill,
    /// Forest.
    Forest,
    /// Can be entered, but bears no city, counts nothing and matches nothing.
    Mountain,
}

impl Terrain {
    /// The four that cards, epochs and declared cities show.
    pub const OPEN: [Self; 4] = [Self::Meadow, Self::Field, Self::Hill, Self::Forest];

    /// All five.
    pub const ALL: [Self; 5] = [Self::Meadow, Self::Field, Self::Hill, Self::Forest, Self::Mountain];

    /// Its letter in notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Meadow => 'M',
            Self::Field => 'F',
            Self::Hill => 'H',
            Self::Forest => 'W',
            Self::Mountain => 'X',
        }
    }

    /// The terrain with this letter.
    #[must_use]
    pub fn from_letter(letter: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|terrain| letter.chars().eq([terrain.letter()]))
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> Phrase {
        Phrase::new(match self {
            Self::Meadow => "tempus-meadow",
            Self::Field => "tempus-field",
            Self::Hill => "tempus-hill",
            Self::Forest => "tempus-forest",
            Self::Mountain => "tempus-mountain",
        })
    }
}
