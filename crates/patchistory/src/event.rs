//! What happened, for the log.

use serde::Serialize;
use tessera_kernel::{Seat, Viewer};

use crate::cell::Cell;
use crate::choice::{Bag, Spot, Way};
use crate::components::buildings::Building;
use crate::components::features::Feature;
use crate::components::icons::Icon;
use crate::components::prosperity::{Cards, Prosperity};
use crate::components::tiles::{Face, Tile};

/// How much of a tile slipped under what was there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Under {
    /// Nothing.
    None,
    /// Some of its squares.
    Part,
    /// All of it.
    All,
}

impl Under {
    /// By the squares that slip under, a bit each.
    pub(crate) const fn of(under: u8) -> Self {
        match under {
            0 => Self::None,
            15 => Self::All,
            _ => Self::Part,
        }
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say what they are: who, what, where, how many")]
pub enum Event {
    RoundBegan {
        era: u8,
        round: u8,
        first: Seat,
    },
    /// A tile is on offer; `None` where both sides are, here and below.
    TileShown {
        tile: Tile,
        face: Option<Face>,
    },
    TileTaken {
        seat: Seat,
        feature: Feature,
        tile: Tile,
        face: Option<Face>,
    },
    /// With two, the tile the other has not taken.
    TileLeft {
        seat: Seat,
        tile: Tile,
        face: Option<Face>,
    },
    /// 3 Culture, or what was there, for a Money.
    Emergency {
        seat: Seat,
        culture: u16,
    },
    Bid {
        seat: Seat,
        tile: Tile,
        face: Option<Face>,
        stake: u16,
    },
    Waited {
        seat: Seat,
    },
    Won {
        seat: Seat,
        tile: Tile,
        face: Option<Face>,
        paid: u16,
    },
    Placed {
        seat: Seat,
        tile: Tile,
        face: Face,
        at: Cell,
        under: Under,
    },
    TileDiscarded {
        seat: Seat,
        tile: Tile,
        face: Option<Face>,
    },
    /// A hero, wonder or special building is gone.
    FeatureLost {
        seat: Seat,
        feature: Feature,
    },
    /// A worker stands here now.
    WorkerCame {
        seat: Seat,
        cell: Cell,
    },
    /// There was no free location.
    WorkerToTrack {
        seat: Seat,
    },
    AidOffered {
        seat: Seat,
        to: Seat,
        bag: Bag,
    },
    AidAnswered {
        seat: Seat,
        to: Seat,
        accepted: bool,
        culture: u16,
    },
    Threatened {
        seat: Seat,
        target: Seat,
        icon: Icon,
        paid: u16,
        culture: u16,
    },
    AllianceBroken {
        seat: Seat,
        ally: Seat,
        votes: u16,
    },
    /// A worker went back to the track for something.
    SentBack {
        seat: Seat,
        feature: Feature,
        spot: Spot,
        icon: Icon,
        gain: u16,
    },
    Traded {
        seat: Seat,
        way: Way,
        food: u8,
    },
    Exchanged {
        seat: Seat,
        given: Bag,
        got: Bag,
    },
    Trained {
        seat: Seat,
        food: u8,
    },
    Honoured {
        seat: Seat,
        heroes: bool,
        culture: u16,
    },
    RouteBuilt {
        seat: Seat,
        to: Seat,
        resources: u8,
    },
    /// The face of the building tile is known to whoever laid it.
    Sanitised {
        seat: Seat,
        owner: Seat,
        cell: Cell,
        building: Option<Building>,
    },
    Constructed {
        seat: Seat,
        cell: Cell,
        building: Building,
        culture: u8,
    },
    /// Known to whoever drew it.
    Drew {
        seat: Seat,
        building: Option<Building>,
    },
    Campaigned {
        seat: Seat,
        points: u8,
        votes: u16,
    },
    Refined {
        seat: Seat,
        feature: Feature,
        resources: u8,
        culture: u16,
    },
    PointsLeft {
        seat: Seat,
        culture: u16,
    },
    Moved {
        seat: Seat,
        from: Cell,
        to: Cell,
    },
    WentAlong {
        seat: Seat,
        way: Way,
        space: u8,
    },
    Rested {
        seat: Seat,
        way: Way,
    },
    CameHome {
        seat: Seat,
        way: Way,
    },
    Negotiated {
        seat: Seat,
        with: Seat,
        red: bool,
        other_red: bool,
    },
    /// What somebody paid to prepare a war.
    Prepared {
        seat: Seat,
        resources: u8,
    },
    Allied {
        seat: Seat,
        with: Seat,
    },
    NotAllied {
        seat: Seat,
        with: Seat,
    },
    WarCancelled {
        seat: Seat,
        with: Seat,
    },
    RouteGivenUp {
        seat: Seat,
        feature: Feature,
        way: Way,
        power: u8,
    },
    PowersAnnounced {
        seat: Seat,
        power: u16,
        other: Seat,
        other_power: u16,
    },
    Spent {
        seat: Seat,
        resources: u16,
        votes: u16,
        worker: bool,
        power: u16,
    },
    /// A worker went back to the track for Power in a war.
    WorkerFought {
        seat: Seat,
        feature: Feature,
        spot: Spot,
        power: u8,
    },
    WarWon {
        seat: Seat,
        over: Seat,
        culture: u16,
        taken: u16,
    },
    WarLostByBoth {
        seat: Seat,
        other: Seat,
    },
    Produced {
        seat: Seat,
        money: u8,
        food: u8,
        resources: u8,
        culture: u8,
    },
    RouteYielded {
        seat: Seat,
        way: Way,
        icon: Icon,
        count: u8,
    },
    BonusYielded {
        seat: Seat,
        feature: Feature,
        icon: Icon,
        count: u8,
    },
    Feasted {
        seat: Seat,
        food: u8,
    },
    WorkersFed {
        seat: Seat,
        food: u16,
        culture: u16,
    },
    FeaturesKept {
        seat: Seat,
        food: u16,
        resources: u16,
        culture: u16,
    },
    VotesGained {
        seat: Seat,
        feature: Feature,
        votes: u8,
    },
    CardsShown {
        cards: Cards,
    },
    Staked {
        seat: Seat,
        card: Prosperity,
        votes: u16,
    },
    CardDropped {
        card: Prosperity,
        votes: u16,
    },
    AllCardsDropped,
    CardScored {
        seat: Seat,
        card: Prosperity,
        rank: u8,
        culture: i32,
    },
    FirstRank {
        seat: Seat,
        culture: u8,
    },
    EndEffect {
        seat: Seat,
        feature: Feature,
        culture: i32,
    },
    EraEnded {
        era: u8,
    },
    Ended,
}

impl Event {
    /// What a viewer may know of it.
    pub(crate) fn seen_by(self, viewer: Viewer) -> Self {
        match self {
            Self::Sanitised { seat, owner, cell, .. } if !viewer.is(seat) => {
                Self::Sanitised { seat, owner, cell, building: None }
            }
            Self::Drew { seat, .. } if !viewer.is(seat) => Self::Drew { seat, building: None },
            event => event,
        }
    }
}
