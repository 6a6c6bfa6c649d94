//! Reasons why not, each with its rule.

use tessera_kernel::listed;

listed! {
    /// Why something is not possible.
    pub enum Why: "mosaic-why-" {
        /// This turn's action has been taken.
        ActionTaken = "action-taken",
        /// Not enough population.
        TooFewPeople = "too-few-people",
        /// Not enough stone, and too little money to replace it.
        TooLittleStone = "too-little-stone",
        /// Not enough food, and too little money to replace it.
        TooLittleFood = "too-little-food",
        /// Not enough ideas, and too little money to replace them.
        TooFewIdeas = "too-few-ideas",
        /// Not enough money.
        TooLittleMoney = "too-little-money",
        /// No card in the market.
        MarketEmpty = "market-empty",
        /// No such piece left in supply.
        NoPiece = "no-piece",
        /// No hex where it could stand.
        NoSite = "no-site",
        /// Towns stand next to one's own cities.
        NoCityNextToIt = "no-city-next-to-it",
        /// Something stands there.
        Occupied = "occupied",
        /// Only port cities and two wonders stand on port hexes.
        PortHex = "port-hex",
        /// It must stand on a port hex.
        NotAPort = "not-a-port",
        /// Another player's Loyalty.
        RegionLocked = "region-locked",
        /// No city of one's own in the region.
        NoCityInRegion = "no-city-in-region",
        /// The Great Pyramid wants three cities.
        TooFewCities = "too-few-cities",
        /// Somebody has built it.
        WonderBuilt = "wonder-built",
        /// Icons are missing.
        IconsMissing = "icons-missing",
        /// Kept face down in this very turn.
        KeptThisTurn = "kept-this-turn",
        /// Icons are missing for a government.
        GovernmentIconsMissing = "government-icons-missing",
        /// Another player holds it.
        GovernmentHeld = "government-held",
        /// It is one's own already.
        GovernmentYours = "government-yours",
        /// Somebody has claimed it.
        TileClaimed = "tile-claimed",
        /// The condition is not met.
        ConditionNotMet = "condition-not-met",
        /// The refresh of this government was used.
        RefreshUsed = "refresh-used",
        /// No government, no refresh.
        NoGovernment = "no-government",
        /// Nothing to be dealt.
        NothingToDeal = "nothing-to-deal",
        /// The power was used.
        PowerUsed = "power-used",
        /// No opponent has four cities, or the piece is missing.
        NoCityToConvert = "no-city-to-convert",
        /// Nobody to recruit and nobody to move.
        NothingToCommand = "nothing-to-command",
        /// The recruiting limit is reached.
        RecruitLimit = "recruit-limit",
        /// Siege engines need their technology.
        NoSiegeEngines = "no-siege-engines",
        /// No region with a city to recruit in.
        NoCityToRecruit = "no-city-to-recruit",
        /// Every unit there has moved.
        AllMoved = "all-moved",
    }
}

impl Why {
    /// The rule that says so.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::ActionTaken => "M4.2",
            Self::TooFewPeople | Self::TooLittleStone | Self::TooLittleFood | Self::TooFewIdeas => "M6.1",
            Self::TooLittleMoney | Self::RecruitLimit | Self::NoSiegeEngines | Self::NoCityToRecruit => "M6.26",
            Self::MarketEmpty => "M8.3",
            Self::NoPiece => "M2.3",
            Self::NoSite | Self::NoCityNextToIt => "M6.9",
            Self::Occupied | Self::PortHex => "M6.10",
            Self::RegionLocked => "M6.14",
            Self::NotAPort | Self::NoCityInRegion | Self::TooFewCities => "M6.16",
            Self::WonderBuilt => "M6.15",
            Self::KeptThisTurn => "M5.3",
            Self::IconsMissing => "M6.19",
            Self::GovernmentHeld | Self::GovernmentYours | Self::GovernmentIconsMissing => "M6.29",
            Self::TileClaimed | Self::ConditionNotMet => "M5.1",
            Self::RefreshUsed => "M6.31",
            Self::NoGovernment | Self::NothingToDeal => "M5.4",
            Self::PowerUsed => "M5.5",
            Self::NoCityToConvert => "M14.2",
            Self::NothingToCommand => "M6.25",
            Self::AllMoved => "M6.27",
        }
    }
}
