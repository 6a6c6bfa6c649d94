//! A turn under way.

use crate::components::advances::Advance;
use crate::components::board::Space;
use crate::components::civilizations::Powers;
use crate::hand::List;
use serde::{Deserialize, Serialize};
use tessera_kernel::Seat;
use tessera_kernel::hex::HexSet;

/// A player's turn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// Actions still to be taken.
    pub actions: u8,
    /// Whether it goes on.
    pub open: bool,
    /// Whether an action was taken.
    pub begun: bool,
    /// What can be used once a turn and was.
    pub used: Used,
    /// Powers of a people that were used this turn.
    pub spent: Powers,
    /// The advance the Great Library lends.
    pub borrowed: Option<Advance>,
    /// Collect actions so far.
    pub collects: u8,
    /// Recruit actions with Draft so far.
    pub drafts: u8,
    /// Seats that must not be attacked, as bits (Negotiations).
    pub truce: u8,
    /// Cities conquered from each seat in this action, for Teach Us!
    pub captures: [u8; 4],
    /// Combats won with fighting, and how many Hero General cards answered to them.
    pub wins: u8,
    /// Combats won or cities conquered.
    pub glories: u8,
    /// Hero General cards played.
    pub heroes: u8,
    /// Great Ideas cards played; in 2012 Inspiration cards too, which answer to the same (C21.2).
    pub great_ideas: u8,
    /// Naval battles won against Pirates.
    pub corsairs: u8,
    /// Seats with whom a trade was talked about since the last action, as bits.
    pub talks: u8,
    /// Cities that entered a Mountain this turn (C33.29).
    pub mired: HexSet,
    /// What happened to units this turn.
    pub marks: List<Mark, 40>,
}

/// Things that can be used once a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "each is what it names")]
pub enum Once {
    PublicEducation,
    Husbandry,
    Priesthood,
    StateReligion,
    Bartering,
    Taxes,
    Arts,
    Theaters,
    FreeEconomy,
    AbsolutePower,
    ForcedLabor,
    FreeEducation,
    Cartography,
    Statue,
    Library,
    Influenced,
    ProductionFocus,
    MassProduction,
    Takeover,
    RivalLearned,
    LateLiberty,
}

/// Which of them were used.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Used(u32);

impl Used {
    /// Whether it was used.
    #[must_use]
    pub const fn has(self, once: Once) -> bool {
        self.0 & (1 << once as u8) != 0
    }

    /// Notes that it was used.
    pub const fn set(&mut self, once: Once) {
        self.0 |= 1 << once as u8;
    }

    /// Takes the note back.
    pub const fn clear(&mut self, once: Once) {
        self.0 &= !(1 << once as u8);
    }
}

/// What happened this turn to some units in a space: penalties follow the unit (C10.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Mark {
    /// Where they stand.
    pub space: u8,
    /// Which kind, as [`Unit`].
    pub unit: u8,
    /// What happened, see [`crate::marks`].
    pub flags: u8,
    /// How many.
    pub count: u8,
}

/// The Move action being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Moving {
    /// Whether a Ship moved.
    pub sailed: bool,
    /// Whether one went round the rim.
    pub navigated: bool,
    /// Whether a Great Warlord helps in the first Conflict.
    pub warlord: bool,
    /// Whether only one Ship may move (2012, Great Lighthouse).
    pub one_ship: bool,
    /// Who moves.
    pub band: Band,
    /// Cities that have moved, where they are now (C33.29).
    pub roamed: HexSet,
    /// Where a city on its way into an unexplored region stands until its tile lies.
    pub caravan: Option<Space>,
    /// Whether an army with its Leader conquered a city.
    pub triumph: bool,
}

impl Moving {
    /// Whether it is a Move action, not something like one that a power or a Wonder brings.
    #[must_use]
    pub fn is_action(&self) -> bool {
        self.band == Band::All && !self.one_ship
    }
}

/// Who moves in a Move action, or in what is like one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the comments say what the fields are")]
pub enum Band {
    /// Everyone.
    #[default]
    All,
    // Ships that carry the Leader and have not moved this turn (C34.18).
    Led,
    // Settlers, and only out of cities (C33.18).
    Exodus,
    // So many Cavalry that were just recruited in a city (C33.30).
    Levy {
        city: Space,
        left: u8,
    },
}
