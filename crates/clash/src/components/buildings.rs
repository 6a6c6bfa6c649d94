//! City pieces and units: costs and how many there are of each (C1.7, C8.1).

use tessera_kernel::Source::{P, R};
use tessera_kernel::{Component, Phrase};

use super::advances::Advance;
use crate::edition::Edition;
use crate::goods::Goods;

tessera_kernel::listed! {
    /// A building that is added to a Settlement.
    #[expect(missing_docs, reason = "the rules say what each does")]
    pub enum Building: "clash-" {
        Academy = "academy", Fortress = "fortress", Port = "port", Temple = "temple",
        Market = "market", Obelisk = "obelisk", Observatory = "observatory",
    }
}

tessera_kernel::listed! {
    /// A unit. A Pirate is a Ship of theirs, whoever it sails with.
    #[expect(missing_docs, reason = "the rules say what each does")]
    pub enum Unit: "clash-" {
        Settler = "settler", Infantry = "infantry", Ship = "ship",
        Cavalry = "cavalry", Elephant = "elephant", Leader = "leader", Pirate = "pirate",
    }
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
            Self::Market => Advance::Bartering,
            Self::Obelisk => Advance::Arts,
            Self::Observatory => Advance::Math,
        }
    }

    /// Whether only the Civilizations expansion has it (C31.1).
    pub(crate) const fn is_expansion(self) -> bool {
        matches!(self, Self::Market | Self::Obelisk | Self::Observatory)
    }
}

/// Of each kind of unit: its letter, the message that counts it, its cost, how many a player has (C1.7, C30.2).
const UNITS: [(char, &str, Goods, u8); Unit::ALL.len()] = [
    ('s', "clash-settlers", Goods::resources(2, 0, 0, 0, 0), 4),
    ('i', "clash-infantries", Goods::resources(1, 1, 0, 0, 0), 16),
    ('n', "clash-ships", Goods::resources(0, 0, 2, 0, 0), 4),
    ('c', "clash-cavalries", Goods::resources(1, 0, 1, 0, 0), 4),
    ('e', "clash-elephants", Goods::resources(2, 0, 0, 0, 0), 4),
    ('l', "clash-leaders", Goods { culture: 1, mood: 1, ..Goods::NONE }, 1),
    ('p', "clash-pirates-count", Goods::NONE, 0),
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

    /// Whether only the Civilizations expansion has it (C30.1).
    pub(crate) const fn is_expansion(self) -> bool {
        matches!(self, Self::Cavalry | Self::Elephant | Self::Leader | Self::Pirate)
    }

    /// Whether it is a land unit: anything but a Ship.
    pub(crate) const fn is_land(self) -> bool {
        !matches!(self, Self::Ship | Self::Pirate)
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
    let units = edition.units().map(|unit| Component {
        group: Phrase::new("clash-box-units"),
        name: unit.name(),
        facts: format!("{unit} {} × {}", unit.cost(), unit.pieces()),
        // The icons of these costs are lost in the rulebook's text.
        sources: if unit.is_expansion() { &[P] } else { &[R] },
    });
    let buildings = edition.building_kinds().map(|building| Component {
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
    let expansion = [
        ("clash-cavalry", "barbarian cavalry", edition.barbarians(Unit::Cavalry)),
        ("clash-elephant", "barbarian elephants", edition.barbarians(Unit::Elephant)),
        ("clash-pirate", "pirate ships", edition.pirates()),
    ];
    let neutral = expansion.into_iter().filter(|&(.., count)| count > 0).map(|(name, fact, count)| Component {
        group: Phrase::new("clash-box-units"),
        name: Phrase::new(name),
        facts: format!("{fact} × {count}"),
        sources: &[R],
    });
    let dice = Component {
        group: Phrase::new("clash-box-dice"),
        name: Phrase::new("clash-box-die"),
        facts: super::dice::facts(edition),
        sources: if edition.has_icons() { &[P] } else { &[R] },
    };
    units.chain([barbarians]).chain(neutral).chain([settlement]).chain(buildings).chain([dice]).collect()
}

pub(super) fn facts(edition: Edition) -> Vec<Phrase> {
    let units = edition
        .units()
        .map(|unit| Phrase::new("clash-facts-unit").with("cost", unit.cost().phrases()).with("count", unit.pieces()));
    let neutral = [edition.barbarians(Unit::Cavalry), edition.barbarians(Unit::Elephant), edition.pirates()];
    let neutral = neutral.into_iter().filter(|&count| count > 0);
    let neutral = neutral.map(|count| Phrase::new("clash-facts-settlement").with("count", count));
    let barbarians = Phrase::new("clash-facts-barbarians")
        .with("settlements", edition.barbarian_settlements())
        .with("units", edition.barbarian_infantry());
    let settlement = Phrase::new("clash-facts-settlement").with("count", SETTLEMENTS);
    let buildings = edition.building_kinds().map(|building| {
        Phrase::new("clash-facts-building")
            .with("cost", BUILDING_COST.phrases())
            .with("count", edition.buildings())
            .with("advance", building.unlocked_by().name(edition))
    });
    let dice = Phrase::new(match edition {
        Edition::Monumental => "clash-facts-die",
        Edition::Base2012 => "clash-facts-die-2012",
        Edition::Civilizations => "clash-facts-die-civilizations",
    });
    units.chain([barbarians]).chain(neutral).chain([settlement]).chain(buildings).chain([dice]).collect()
}
