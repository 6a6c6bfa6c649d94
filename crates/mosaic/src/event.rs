//! What happened, for the log.

use serde::Serialize;
use tessera_kernel::{Seat, Viewer};

use crate::choice::Action;
use crate::components::achievements::Achievement;
use crate::components::build_cards::BuildCard;
use crate::components::golden_ages::GoldenAge;
use crate::components::goods::Token;
use crate::components::governments::Government;
use crate::components::leaders::Leader;
use crate::components::map::Hex;
use crate::components::pieces::{Piece, Track, Unit, Wealth};
use crate::components::pillars::Pillar;
use crate::components::population_cards::PopulationCard;
use crate::components::regions::Region;
use crate::components::tax_cards::{Levy, TaxCard};
use crate::components::technologies::Tech;
use crate::components::wonders::Wonder;
use crate::market::{Card, Market};

/// Something that happened. A card may be known to one player only: see [`Event::seen_by`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say what they are: who, where, what, how many")]
pub enum Event {
    /// The game begins with this player.
    Began { first: Seat },
    /// A leader was picked.
    LeaderPicked { seat: Seat, leader: Leader },
    /// A technology was drafted; which one only its owner knows.
    Drafted { seat: Seat, tech: Option<Tech> },
    /// The hands were passed on.
    Passed { left: u8 },
    /// A first city stands.
    Settled { seat: Seat, hex: Hex },
    /// A drafted technology was turned up.
    Unfolded { seat: Seat, tech: Tech },
    /// The benefit of a leader was taken.
    Started { seat: Seat, leader: Leader },
    /// A round begins.
    RoundBegan { round: u16 },
    /// An action was taken.
    Acted { seat: Seat, action: Action },
    /// A bonus action was taken.
    BonusTaken { seat: Seat, action: Action },
    /// Something was produced.
    Produced { seat: Seat, wealth: Wealth, amount: u16 },
    /// Resources or money came in.
    Gained { seat: Seat, wealth: Wealth, amount: u16 },
    /// A track went up.
    Raised { seat: Seat, track: Track, by: u16 },
    /// A track went down.
    Lowered { seat: Seat, track: Track, by: u16 },
    /// Production moved from one track to another.
    Shifted { seat: Seat, from: Track, to: Track, by: u16 },
    /// People came.
    Grown { seat: Seat, by: u8 },
    /// People were given up for a city.
    Emigrated { seat: Seat, by: u8 },
    /// A population card was taken.
    CardGrown { seat: Seat, card: PopulationCard, by: u8 },
    /// Points were scored.
    Scored { seat: Seat, points: u16 },
    /// A build card was taken.
    CardBuilt { seat: Seat, card: BuildCard },
    /// A piece was built.
    Built { seat: Seat, piece: Piece, hex: Hex },
    /// A wonder was built.
    WonderBuilt { seat: Seat, wonder: Wonder, hex: Hex },
    /// The Great Library's pillar was chosen.
    Shelved { seat: Seat, pillar: Pillar },
    /// A token was collected.
    Collected { seat: Seat, hex: Hex, token: Token },
    /// The wild good was taken.
    WildTaken { seat: Seat },
    /// Money went into the chest.
    ChestFilled { amount: u16 },
    /// The chest was emptied.
    ChestTaken { seat: Seat, amount: u16 },
    /// A technology was taken from the market.
    Learned { seat: Seat, tech: Tech },
    /// A technology was played.
    Played { seat: Seat, tech: Tech },
    /// A technology was kept face down.
    Kept { seat: Seat, tech: Tech },
    /// The Philosopher drew a technology; which one only they know.
    GiftDrawn { seat: Seat, tech: Option<Tech> },
    /// A Tax & Tariff card was taken, or none was left.
    Levied { seat: Seat, levy: Levy, card: Option<TaxCard>, amount: u16 },
    /// Units were placed.
    Placed { seat: Seat, unit: Unit, count: u8, region: Region },
    /// A unit was recruited.
    Recruited { seat: Seat, unit: Unit, region: Region },
    /// A unit moved.
    Marched { seat: Seat, unit: Unit, from: Region, to: Region },
    /// A unit was eliminated.
    Struck { seat: Seat, victim: Seat, unit: Unit, region: Region },
    /// Units were moved by another player's diplomats.
    Expelled { seat: Seat, victim: Seat, from: Region, to: Region },
    /// A region was locked.
    Locked { seat: Seat, region: Region },
    /// A government was taken.
    Governed { seat: Seat, government: Government },
    /// A government was given up.
    Resigned { seat: Seat, government: Government },
    /// A golden age was claimed.
    GoldenClaimed { seat: Seat, age: GoldenAge },
    /// An achievement was claimed.
    AchievementClaimed { seat: Seat, achievement: Achievement },
    /// A person was given for resources.
    Traded { seat: Seat, wealth: Wealth },
    /// A city changed hands.
    Converted { seat: Seat, victim: Seat, hex: Hex },
    /// A market was refreshed.
    Refreshed { seat: Seat, market: Market },
    /// A card was dealt to a market.
    Dealt { card: Card },
    /// The scoring card of a deck came up.
    ScoringCard { market: Market },
    /// A player looked at the top card of a deck; what it is only they know.
    Looked { seat: Seat, market: Market, card: Option<Card> },
    /// They could do nothing with it.
    LeftIt { seat: Seat, market: Market },
    /// The top card was taken.
    TopTaken { seat: Seat, card: Card },
    /// An Empire Scoring begins.
    ScoringBegan { number: u8 },
    /// A region was won.
    RegionWon { seat: Seat, region: Region, influence: u16, points: u16, alone: bool },
    /// A region's second place.
    RegionSecond { seat: Seat, region: Region, influence: u16, points: u16 },
    /// A government scored.
    GovernmentScored { seat: Seat, government: Government, points: u16 },
    /// The end was triggered.
    EndTriggered,
    /// The last round begins.
    LastRound,
    /// The Scribe acts twice more.
    Epilogue { seat: Seat },
    /// The game is over.
    Ended,
}

impl Event {
    /// The event as `viewer` may know it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Self {
        let mut event = self.clone();
        match &mut event {
            Self::Drafted { seat, tech } | Self::GiftDrawn { seat, tech } if !viewer.is(*seat) => *tech = None,
            Self::Looked { seat, card, .. } if !viewer.is(*seat) => *card = None,
            _ => {}
        }
        event
    }
}
