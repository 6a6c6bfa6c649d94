//! What happened, for the log.

use serde::Serialize;
use tessera_kernel::{Seat, Viewer};

use crate::choice::Action;
use crate::components::ideas::Card;
use crate::components::sea::Hex;
use crate::components::terrain::Terrain;
use crate::components::tiles::Tile;

/// How a token travelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Way {
    /// Over land.
    Land,
    /// Across a lake.
    Lake,
    /// Across the open sea.
    Sea,
}

/// The points one side brings to a fight.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Strength {
    /// Tokens, or the value of the city.
    pub base: u8,
    /// Cards whose background matches.
    pub matching: u8,
    /// Weapons, and Fortifications in defence.
    pub arms: u8,
    /// The cards themselves.
    pub cards: Vec<Card>,
}

impl Strength {
    /// All points together.
    #[must_use]
    pub const fn total(&self) -> u8 {
        self.base + self.matching + self.arms
    }
}

/// Where a player's Progress points come from.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct ProgressPoints {
    /// Tokens on the right ground.
    pub tokens: u8,
    /// Cities.
    pub cities: u8,
    /// Cards with the right background.
    pub matching: u8,
    /// Education.
    pub education: u8,
    /// The cards themselves.
    pub cards: Vec<Card>,
}

impl ProgressPoints {
    /// All points together.
    #[must_use]
    pub const fn total(&self) -> u8 {
        self.tokens + self.cities + self.matching + self.education
    }
}

/// Something that happened. Cards in a list may be known to one player only: see [`Event::seen_by`].
///
/// A long game keeps a thousand of these in memory, so the few large ones are boxed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say what they are: who, where, what, how many")]
pub enum Event {
    /// A tile was drawn from the stack.
    TileDrawn { seat: Seat, tile: Tile },
    /// It was placed.
    TilePlaced { seat: Seat, tile: Tile, centre: Hex },
    /// The island is whole.
    IslandDone { tiles: u8, lakes: u8 },
    /// A player's first tokens.
    Settled { seat: Seat, hexes: [Hex; 3] },
    /// An epoch begins.
    EpochBegan { epoch: u8, first: Seat },
    /// An action tile was used.
    Acted { seat: Seat, action: Action },
    /// A card was played for its ability.
    Played { seat: Seat, card: Card },
    /// A token moved.
    Moved { seat: Seat, from: Hex, to: Hex, way: Way },
    /// A child was born.
    Born { seat: Seat, hex: Hex },
    /// A fight began.
    Attacked { seat: Seat, from: Hex, target: Hex, defender: Seat },
    /// The defender named the ground of a city.
    Named { seat: Seat, terrain: Terrain },
    /// The attacker laid cards face down.
    LaidAttack { seat: Seat, count: u8, cards: Vec<Card> },
    /// The defender played cards face up.
    Defended { seat: Seat, cards: Vec<Card> },
    /// The fight was decided.
    Fought { attacker: Seat, defender: Seat, target: Hex, city: bool, attack: Box<Strength>, defence: Box<Strength> },
    /// The attacker moved in.
    Advanced { seat: Seat, to: Hex, count: u8 },
    /// A city was built.
    Built { seat: Seat, hex: Hex, value: u8 },
    /// Cards were drawn.
    Drew { seat: Seat, count: u8, cards: Vec<Card> },
    /// A card was given up.
    Discarded { seat: Seat, card: Card },
    /// The discard pile became the draw pile.
    Reshuffled,
    /// Sanitation raised the limit of a hex.
    LimitRaised { seat: Seat, hex: Hex },
    /// Religion turned a token.
    Converted { seat: Seat, victim: Seat, from: Hex, into: Hex },
    /// Government added an action.
    Doubled { seat: Seat },
    /// Government put an action off.
    Delayed { seat: Seat },
    /// A cube caught up with the leaders.
    CaughtUp { seat: Seat, row: u8 },
    /// Cards were laid for Progress.
    LaidProgress { seat: Seat, count: u8, cards: Vec<Card> },
    /// Progress points were counted.
    ProgressCounted { seat: Seat, points: Box<ProgressPoints> },
    /// A cube reached a new epoch.
    Reached { seat: Seat, row: u8 },
    /// The game is over.
    Ended,
}

impl Event {
    /// The event as `viewer` may know it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Self {
        let mut event = self.clone();
        match &mut event {
            Self::Drew { seat, cards, .. }
            | Self::LaidAttack { seat, cards, .. }
            | Self::LaidProgress { seat, cards, .. }
                if !viewer.is(*seat) =>
            {
                cards.clear();
            }
            _ => {}
        }
        event
    }
}
