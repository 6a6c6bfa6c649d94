//! Why a player is asked. Public facts only: everyone may see them.

use serde::Serialize;
use tessera_kernel::Seat;

use crate::cell::Cell;
use crate::choice::{Bag, Deed, Way};
use crate::components::features::Feature;
use crate::components::prosperity::Prosperity;
use crate::components::tiles::{Face, Tile};

tessera_kernel::prompts! {
    /// Why a player is asked.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are: who, what, where, how many")]
    pub enum Prompt {
        /// Take a tile before the auction?
        Take { feature: Feature },
        /// How much on which tile? `may_wait` in the first auction.
        Bid { may_wait: bool },
        /// How much on which tile, in secret?
        SecretBid,
        /// Which side of the tile is up?
        Side { tile: Tile },
        /// Where does the tile go?
        At { tile: Tile, face: Face },
        /// What lies over what?
        Layers { tile: Tile, face: Face, at: Cell },
        /// Where does the worker of what is covered stay?
        Stay { feature: Feature },
        /// Where does a worker go who has come home, was pushed aside, or is new?
        Home,
        /// With whom is the alliance nobody refuses?
        Partner { feature: Feature },
        /// Which end of the Allied route is mine?
        RouteEnd { ally: Seat },
        /// What next in Diplomacy?
        Diplomacy { points: u8 },
        /// Which goods are offered?
        Offer { to: Seat, accepted: u8, refused: u8 },
        /// Is the Aid accepted?
        AnswerAid { from: Seat, bag: Bag },
        /// What is demanded?
        Demand { of: Seat, large: bool },
        /// Which worker goes back to the track?
        SendBack { feature: Feature },
        /// What next in Administration?
        Administration { points: u8 },
        /// Which worker sets out?
        TradeFrom,
        /// On which route?
        TradeBy,
        /// Which goods are exchanged?
        Give { units: u8 },
        /// For which goods?
        Get { given: Bag },
        /// Which building tile is used up?
        With,
        /// Where does it go? In whose territory?
        On { deed: Deed, owner: Seat },
        /// Whose territory suffers?
        Against { feature: Feature },
        /// Which worker moves?
        Move { range: u8 },
        /// Where does it go?
        MoveTo { from: Cell, range: u8 },
        /// How far along the route?
        Along { way: Way, range: u8 },
        /// Which negotiation is first?
        Meet,
        /// War or not?
        Colour { way: Way, with: Seat, cost: u8 },
        /// An alliance?
        Alliance { way: Way, with: Seat },
        /// Which war is first?
        Fight,
        /// Is a route given up?
        GiveUp { feature: Feature, power: u8 },
        /// What is spent in the war?
        Spend { way: Way, against: Seat, mine: u16, theirs: u16 },
        /// How much Food becomes Culture?
        Feast { most: u8 },
        /// Which workers go back before the Vote?
        SendBackAny { feature: Feature, culture: u8 },
        /// Which card is put forward?
        Card { era: u8 },
        /// How many Votes on this card?
        Stake { card: Prosperity, at: u8 },
    }
}
