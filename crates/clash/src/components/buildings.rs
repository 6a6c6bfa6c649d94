//! City pieces and units: costs and how many there are of each (C1.7, C8.1).

use tessera_kernel::Source::{P, R};
use tessera_kernel::{Component, Phrase};

use super::advances::Advance;
use crate::edition::Edition;
use crate::goods::Goods;

tessera_kernel::listed! {
    /// A building that is added to a Settlement.
    #[expect(missing_docs, reason = "the rules say what each does")]
    pub enum Building: "clash-" { Academy = "academy", Fortress = "fortress", Port = "port", Temple = "temple" }
}

tessera_kernel::listed! {
    /// A unit.
    #[expect(missing_docs, reason = "the rules say what each does")]
    pub enum Unit: "clash-" { Settler = "settler", Infantry = "infantry", Ship = "ship" }
}

/// Every building costs this (C8.1).
pub const BUILDING_COST: Goods = Goods::resources(1, 1, 1, 0, 0);
/// The largest a city can be (C1.2).
pub const MAX_SIZE: u8 = 5;
/// The most army units of one side in a Land space (C1.7).
pub const STACK_LIMIT: u8 = 4;
/// Land units a Ship carries (C1.7).
pub const CARGO: u8 = 2;
/// Settlements of a colour (C8.1).
pub const SETTLEMENTS: u8 = 7;

impl Building {
    /// The advance that opens it.
    #[must_use]
    pub const fn unlocked_by(self) -> Advance {
        match self {
            Self::Academy => Advance::Writing,
            Self::Fortress => Advance::Tactics,
            Self::Port => Advance::Fishing,
            Self::Temple => Advance::Myths,
        }
    }
}

/// Of each kind of unit: its letter, the message that counts it, its cost, how many a player has (C1.7).
const UNITS: [(char, &str, Goods, u8); Unit::ALL.len()] = [
    ('s', "clash-settlers", Goods::resources(2, 0, 0, 0, 0), 4),
    ('i', "clash-infantries", Goods::resources(1, 1, 0, 0, 0), 16),
    ('n', "clash-ships", Goods::resources(0, 0, 2, 0, 0), 4),
];

impl Unit {
    /// Its letter in notation.
    #[must_use]
    pub const fn letter(self) -> char {
        UNITS[self as usize].0
    }

    /// So many of it, in words.
    #[must_use]
    pub fn amount(self, count: u8) -> Phrase {
        Phrase::new(UNITS[self as usize].1).with("count", count)
    }

    /// What it costs.
    #[must_use]
    pub const fn cost(self) -> Goods {
        UNITS[self as usize].2
    }

    /// How many a player has.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        UNITS[self as usize].3
    }

    /// Whether it is a land unit: anything but a Ship.
    pub(crate) const fn is_land(self) -> bool {
        !matches!(self, Self::Ship)
    }

    /// Whether it is an army unit: a land unit but no Settler.
    pub(crate) const fn is_army(self) -> bool {
        self.is_land() && !matches!(self, Self::Settler)
    }

    /// Whether it fights in a Conflict at sea, or on land.
    pub(crate) const fn fights(self, sea: bool) -> bool {
        if sea { !self.is_land() } else { self.is_army() }
    }
}

pub(super) fn components(edition: Edition) -> Vec<Component> {
    let units = Unit::ALL.into_iter().map(|unit| Component {
        group: Phrase::new("clash-box-units"),
        name: unit.name(),
        facts: format!("{unit} {} × {}", unit.cost(), unit.pieces()),
        sources: &[R],
    });
    let buildings = Building::ALL.into_iter().map(|building| Component {
        group: Phrase::new("clash-box-buildings"),
        name: building.name(),
        facts: format!("{building} {BUILDING_COST} × {} ← {}", edition.buildings(), building.unlocked_by()),
        sources: &[R],
    });
    let settlement = Component {
        group: Phrase::new("clash-box-buildings"),
        name: Phrase::new("clash-settlement"),
        facts: format!("settlement × {SETTLEMENTS}"),
        sources: &[R],
    };
    let barbarians = Component {
        group: Phrase::new("clash-box-units"),
        name: Phrase::new("clash-barbarians"),
        facts: format!("{} settlements, {} infantry", edition.barbarian_settlements(), edition.barbarian_infantry()),
        sources: &[R],
    };
    let dice = Component {
        group: Phrase::new("clash-box-dice"),
        name: Phrase::new("clash-box-die"),
        facts: super::dice::facts(edition),
        sources: if edition == Edition::Monumental { &[P] } else { &[R] },
    };
    units.chain([barbarians, settlement]).chain(buildings).chain([dice]).collect()
}

pub(super) fn facts(edition: Edition) -> Vec<Phrase> {
    let units = Unit::ALL
        .into_iter()
        .map(|unit| Phrase::new("clash-facts-unit").with("cost", unit.cost().phrases()).with("count", unit.pieces()));
    let barbarians = Phrase::new("clash-facts-barbarians")
        .with("settlements", edition.barbarian_settlements())
        .with("units", edition.barbarian_infantry());
    let settlement = Phrase::new("clash-facts-settlement").with("count", SETTLEMENTS);
    let buildings = Building::ALL.into_iter().map(|building| {
        Phrase::new("clash-facts-building")
            .with("cost", BUILDING_COST.phrases())
            .with("count", edition.buildings())
            .with("advance", building.unlocked_by().name(edition))
    });
    let dice = Phrase::new(match edition {
        Edition::Monumental => "clash-facts-die",
        Edition::Base2012 => "clash-facts-die-2012",
    });
    units.chain([barbarians, settlement]).chain(buildings).chain([dice]).collect()
}
