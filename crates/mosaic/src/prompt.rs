//! Why a player is asked. Public facts only: everyone may see them.

use serde::Serialize;

use crate::components::build_cards::BuildCard;
use crate::components::pieces::{Piece, Track, Unit, Wealth};
use crate::components::regions::Region;
use crate::components::technologies::Tech;
use crate::components::wonders::Wonder;
use crate::market::Market;

tessera_kernel::prompts! {
    /// Why a player is asked.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are: what, where, how many")]
    pub enum Prompt {
        /// Which leader?
        Leader,
        /// Which technology of this hand is kept?
        Draft { left: u8 },
        /// Where does the first city stand?
        FirstCity,
        /// Which drafted technologies are turned up?
        Unfold,
        /// Whose benefit is taken next?
        Benefit,
        /// What next in this turn? `actions` are still to be taken.
        Turn { actions: u8 },
        /// Which bonus action?
        Bonus,
        /// What is produced?
        Work,
        /// Which population card?
        Grow,
        /// What is built?
        Build,
        /// Which wonder?
        Wonder,
        /// Which technology?
        Learn,
        /// Which Tax & Tariff card?
        Levy,
        /// Which government?
        Govern,
        /// Is the top card looked at first?
        Look { market: Market },
        /// For what is more money used than needed?
        Bartered,
        /// For how many units does money stand?
        Replace { resource: Wealth, cost: u8 },
        /// Is it played now?
        PlayNow { tech: Tech },
        /// Is the technology drawn in secret played now?
        PlayGift,
        /// Where does the piece of a card, or a piece without one, stand?
        Site { piece: Piece, card: Option<BuildCard> },
        /// Where does the wonder stand?
        WonderSite { wonder: Wonder },
        /// Which pillar does the Great Library add to?
        Library,
        /// Where is a free city founded?
        FreeCity,
        /// Which kind of town?
        TownKind,
        /// Where does the free town stand?
        FreeTown { piece: Piece },
        /// Recruit, move, or enough?
        Campaign { recruits: u8 },
        /// Where is the unit recruited?
        Recruit { unit: Unit },
        /// Where does it go?
        March { unit: Unit, from: Region },
        /// In which region are so many units placed?
        Deploy { unit: Unit, count: u8 },
        /// Which unit is placed next?
        Muster { left: u8 },
        /// Where?
        MusterIn { unit: Unit },
        /// Which unit joins the new city?
        Garrison { region: Region },
        /// In which region are enemy units eliminated?
        StrikeIn { count: u8 },
        /// Which enemy unit?
        Strike { region: Region, left: u8 },
        /// Which token is taken?
        Take { left: u8 },
        /// Which region is explored?
        Explore,
        /// Where does the explorers' town stand?
        ExploreTown { region: Region },
        /// Which track is raised?
        Raise { by: u8 },
        /// Which track is lowered?
        Lower,
        /// Which one is raised instead?
        RaiseInstead { from: Track },
        /// By how much?
        ShiftBy { from: Track, to: Track },
        /// Of what are so many gained?
        Gain { amount: u16 },
        /// Which region is locked?
        Lock,
        /// Which market is refreshed?
        Refresh,
        /// Which city becomes one's own?
        Convert,
        /// General, Diplomats, or nothing before the scoring?
        Before,
        /// Whose units go, from where?
        Expel,
        /// Where do they go?
        ExpelTo { from: Region },
    }
}
