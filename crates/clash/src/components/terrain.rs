//! What the land is made of (C2.1).

use serde::{Deserialize, Serialize};
use tessera_kernel::Phrase;

/// What a space is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Terrain {
    /// Gives food.
    Grassland,
    /// Gives ore; whoever enters it stops.
    Mountain,
    /// Gives wood; whoever enters it does not attack.
    Forest,
    /// Gives nothing without Irrigation; no city can stand there.
    Desert,
    /// Ships only.
    Sea,
}

impl Terrain {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Grassland, Self::Mountain, Self::Forest, Self::Desert, Self::Sea];

    /// Its letter, for text boards and tables.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Grassland => 'G',
            Self::Mountain => 'M',
            Self::Forest => 'F',
            Self::Desert => 'D',
            Self::Sea => 'S',
        }
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> Phrase {
        Phrase::new(match self {
            Self::Grassland => "clash-grassland",
            Self::Mountain => "clash-mountain",
            Self::Forest => "clash-forest",
            Self::Desert => "clash-desert",
            Self::Sea => "clash-sea",
        })
    }
}
