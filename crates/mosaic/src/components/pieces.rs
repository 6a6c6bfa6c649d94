//! What players own and put on the map (M2.2 to M2.4).

use tessera_kernel::Source::R;
use tessera_kernel::{Component, Phrase, listed};

listed! {
    /// A production track.
    pub enum Track: "mosaic-track-" {
        /// Adds to Work for stone.
        Stone = "stone",
        /// Adds to Work for food.
        Food = "food",
        /// Adds to Work for ideas.
        Ideas = "ideas",
        /// Adds to Tax cards.
        Tax = "tax",
        /// Adds to Tariff cards.
        Tariff = "tariff",
    }
}

listed! {
    /// What is gained and paid.
    pub enum Wealth: "mosaic-resource-" {
        /// A resource.
        Stone = "stone",
        /// A resource.
        Food = "food",
        /// A resource.
        Ideas = "ideas",
        /// Not a resource, but two of it stand for one (M6.1).
        Money = "money",
    }
}

impl Wealth {
    /// The three resources.
    pub const RESOURCES: [Self; 3] = [Self::Stone, Self::Food, Self::Ideas];

    /// The track that adds to it when it is produced.
    #[must_use]
    pub const fn track(self) -> Option<Track> {
        match self {
            Self::Stone => Some(Track::Stone),
            Self::Food => Some(Track::Food),
            Self::Ideas => Some(Track::Ideas),
            Self::Money => None,
        }
    }
}

listed! {
    /// A piece that is built on a hex.
    pub enum Piece: "mosaic-piece-" {
        /// A city.
        City = "city",
        /// A port city, a city in every respect.
        Port = "port",
        /// A farming town.
        Farm = "farm",
        /// A manufacturing town.
        Craft = "craft",
    }
}

impl Piece {
    /// How many of them each player has (M2.3).
    #[must_use]
    pub const fn supply(self) -> u8 {
        match self {
            Self::City => 12,
            Self::Port => 3,
            Self::Farm | Self::Craft => 6,
        }
    }

    /// Whether it is a city, port cities included.
    #[must_use]
    pub const fn is_city(self) -> bool {
        matches!(self, Self::City | Self::Port)
    }
}

listed! {
    /// A military unit. Units stand in a region, not on a hex.
    pub enum Unit: "mosaic-unit-" {
        /// On foot.
        Infantry = "infantry",
        /// On horse.
        Cavalry = "cavalry",
        /// Cancels the influence of opposing cities.
        Siege = "siege",
    }
}

impl Unit {
    /// How many of them each player has (M2.3).
    #[must_use]
    pub const fn supply(self) -> u8 {
        match self {
            Self::Infantry | Self::Cavalry => 10,
            Self::Siege => 2,
        }
    }
}

pub(super) fn components() -> Vec<Component> {
    let row = |name: Phrase, supply: u8| Component {
        group: Phrase::new("mosaic-box-pieces"),
        name,
        facts: format!("{supply}"),
        sources: &[R],
    };
    let pieces = Piece::ALL.into_iter().map(|piece| row(piece.name(), piece.supply()));
    pieces.chain(Unit::ALL.into_iter().map(|unit| row(unit.name().with("n", 1_u8), unit.supply()))).collect()
}
