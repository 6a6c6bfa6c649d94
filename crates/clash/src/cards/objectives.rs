//! The 32 Objective cards, and 6 of the Civilizations expansion: two objectives each, of which one can be completed (C26). Whether an objective is met is
//! judged in [`crate::objectives`].

use tessera_kernel::Source::{P, R};
use tessera_kernel::{Component, Phrase};

use super::card_type;
use crate::edition::Edition;

/// Cards in the deck, those of the expansion last.
pub const DECK: usize = 38;

card_type! {
    /// An Objective card. Written `O7`.
    ObjectiveCard, "O", DECK
}

/// When an objective can be completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// In step 1 of the Status phase.
    Status,
    /// At once, when it happens.
    Instant,
    /// Either.
    Both,
}

macro_rules! objectives {
    ($($name:ident, $word:literal, $when:ident;)+) => {
        /// An objective.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "the rules say what each asks for")]
        pub enum Objective { $($name),+ }

        impl Objective {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// When it can be completed.
            #[must_use]
            pub const fn when(self) -> When {
                match self { $(Self::$name => When::$when),+ }
            }

            /// Its name.
            #[must_use]
            pub const fn name(self) -> Phrase {
                Phrase::new(match self { $(Self::$name => concat!("clash-objective-", $word)),+ })
            }

            /// What it asks for, in an edition.
            #[must_use]
            pub const fn text(self, edition: Edition) -> Phrase {
                Phrase::new(match (edition, self) {
                    (Edition::Base2012, Self::LegendaryBattle) => "clash-objective-legendary-battle-2012-text",
                    (Edition::Base2012, Self::Resistance) => "clash-objective-resistance-2012-text",
                    $((_, Self::$name) => concat!("clash-objective-", $word, "-text")),+
                })
            }
        }
    };
}

objectives! {
    LargeCivilization, "large-civilization", Status;
    DraftTwice, "draft-twice", Instant;
    ScientificLead, "scientific-lead", Status;
    Conqueror, "conqueror", Instant;
    CoastalCulture, "coastal-culture", Status;
    Warmonger, "warmonger", Instant;
    AdvancedCulture, "advanced-culture", Status;
    ReligiousFervor, "religious-fervor", Status;
    General, "general", Instant;
    CityPlanner, "city-planner", Status;
    GreatBattle, "great-battle", Instant;
    Eureka, "eureka", Status;
    Defiance, "defiance", Instant;
    HappyPopulation, "happy-population", Status;
    EducationLead, "education-lead", Status;
    SeaBlockade, "sea-blockade", Status;
    OptimizedStorage, "optimized-storage", Status;
    NavalAssault, "naval-assault", Instant;
    Wealth, "wealth", Status;
    LargeFleet, "large-fleet", Status;
    OreSupplies, "ore-supplies", Status;
    LargeArmy, "large-army", Status;
    WoodSupplies, "wood-supplies", Status;
    Fortifications, "fortifications", Status;
    FoodSupplies, "food-supplies", Status;
    StandingArmy, "standing-army", Status;
    Architecture, "architecture", Status;
    Militarized, "militarized", Status;
    GoalFocused, "goal-focused", Status;
    Bold, "bold", Instant;
    Colony, "colony", Status;
    Threat, "threat", Status;
    CultureFocus, "culture-focus", Status;
    LegendaryBattle, "legendary-battle", Instant;
    Consulate, "consulate", Status;
    ScienceFocus, "science-focus", Status;
    TradeFocus, "trade-focus", Status;
    Scavenger, "scavenger", Instant;
    Metropolis, "metropolis", Status;
    Seafarers, "seafarers", Status;
    Aggressor, "aggressor", Instant;
    Government, "government", Status;
    BarbarianConquest, "barbarian-conquest", Instant;
    Expansionist, "expansionist", Status;
    MilitaryMight, "military-might", Status;
    CityFounder, "city-founder", Instant;
    Resistance, "resistance", Instant;
    TradePower, "trade-power", Status;
    ShippingRoutes, "shipping-routes", Status;
    TerrorRegime, "terror-regime", Instant;
    DiversifiedResearch, "diversified-research", Status;
    CulturePower, "culture-power", Status;
    MagnificentCulture, "magnificent-culture", Both;
    Outpost, "outpost", Status;
    StarGazers, "star-gazers", Status;
    HorsePower, "horse-power", Status;
    Traders, "traders", Status;
    GreatCommander, "great-commander", Instant;
    Versatility, "versatility", Status;
    Brutus, "brutus", Instant;
    Legacy, "legacy", Status;
    IvoryTower, "ivory-tower", Status;
    MigrationOfPeoples, "migration-of-peoples", Status;
    Trample, "trample", Instant;
    HighCulture, "high-culture", Status;
    SeaCleansing, "sea-cleansing", Instant;
}

use Objective as Q;

/// The upper and the lower objective of each card. Rows P, with R for the ones the rulebooks name.
#[rustfmt::skip]
const ROWS: [[Objective; 2]; DECK] = [
    [Q::LargeCivilization, Q::DraftTwice], [Q::ScientificLead, Q::Conqueror],
    [Q::CoastalCulture, Q::Warmonger], [Q::AdvancedCulture, Q::Warmonger],
    [Q::ReligiousFervor, Q::General], [Q::CityPlanner, Q::GreatBattle],
    [Q::Eureka, Q::Defiance], [Q::HappyPopulation, Q::Conqueror],
    [Q::EducationLead, Q::SeaBlockade], [Q::OptimizedStorage, Q::NavalAssault],
    [Q::Wealth, Q::LargeFleet], [Q::OreSupplies, Q::LargeArmy],
    [Q::WoodSupplies, Q::Fortifications], [Q::FoodSupplies, Q::StandingArmy],
    [Q::Architecture, Q::Militarized], [Q::GoalFocused, Q::Bold],
    [Q::Colony, Q::Threat], [Q::CultureFocus, Q::LegendaryBattle],
    [Q::Consulate, Q::GreatBattle], [Q::ScienceFocus, Q::NavalAssault],
    [Q::TradeFocus, Q::Scavenger], [Q::Metropolis, Q::General],
    [Q::Seafarers, Q::Aggressor], [Q::Government, Q::BarbarianConquest],
    [Q::Government, Q::Aggressor], [Q::Expansionist, Q::MilitaryMight],
    [Q::CityFounder, Q::Resistance], [Q::TradePower, Q::Resistance],
    [Q::ShippingRoutes, Q::TerrorRegime], [Q::DiversifiedResearch, Q::Bold],
    [Q::CulturePower, Q::BarbarianConquest], [Q::MagnificentCulture, Q::Outpost],
    [Q::StarGazers, Q::HorsePower], [Q::Traders, Q::GreatCommander],
    [Q::Versatility, Q::Brutus], [Q::Legacy, Q::IvoryTower],
    [Q::MigrationOfPeoples, Q::Trample], [Q::HighCulture, Q::SeaCleansing],
];

impl ObjectiveCard {
    /// The cards of an edition.
    pub fn of(edition: Edition) -> impl Iterator<Item = Self> + Clone {
        Self::all().take(usize::from(edition.objective_cards()))
    }

    /// Its upper and its lower objective.
    #[must_use]
    pub const fn objectives(self) -> [Objective; 2] {
        ROWS[self.index() as usize]
    }

    /// Its name: both objectives.
    #[must_use]
    pub fn name(self) -> Phrase {
        let [upper, lower] = self.objectives();
        Phrase::new("clash-objective-card").with("upper", upper.name()).with("lower", lower.name())
    }
}

tessera_kernel::bit_set! {
    /// A set of objectives.
    pub struct Objectives(u128) of Objective, |index: u8| Objective::ALL[usize::from(index)]
}

pub(super) fn components(edition: Edition) -> Vec<Component> {
    let row = |card: ObjectiveCard| {
        let [upper, lower] = card.objectives();
        let named =
            |objective| matches!(objective, Objective::Conqueror | Objective::StandingArmy | Objective::MilitaryMight);
        Component {
            group: Phrase::new("clash-box-objectives"),
            name: card.name(),
            facts: format!("{card} {upper:?} / {lower:?}"),
            sources: if named(upper) || named(lower) { &[P, R] } else { &[P] },
        }
    };
    ObjectiveCard::of(edition).map(row).collect()
}

pub(super) fn facts(edition: Edition) -> Vec<Phrase> {
    let row = |card: ObjectiveCard| {
        let [upper, lower] = card.objectives().map(|objective| objective.text(edition));
        Phrase::new("clash-facts-objective").with("card", card.to_string()).with("upper", upper).with("lower", lower)
    };
    ObjectiveCard::of(edition).map(row).collect()
}
