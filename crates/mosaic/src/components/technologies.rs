//! The 105 technologies (M22): a row each. Abilities that last are looked up by name where they matter.

use tessera_kernel::Source::{self, A, R};
use tessera_kernel::{Component, Phrase, listed};

use super::goods::Good;
use super::pieces::Track::*;
use super::pieces::Unit::{Cavalry, Infantry};
use super::pieces::Wealth;
use super::pillars::Pillar::{self, *};
use super::pillars::ids;
use crate::effect::Effect::{self, *};
use crate::effect::End::{self, *};
use crate::effect::{Count, NO_LIMIT, Town, Tracks, Troop, Wanted, Where, With};

/// How many technologies there are.
pub const TECHNOLOGIES: usize = 105;
/// How many of them are starting technologies; they come first in the table.
pub const STARTING: usize = 39;

/// What is printed on a technology.
#[derive(Clone, Copy, Debug)]
struct Row {
    needs: &'static [Pillar],
    grants: &'static [Pillar],
    effects: &'static [Effect],
    end: &'static [End],
    sources: &'static [Source],
}

macro_rules! technologies {
    ($($tech:ident, $id:literal: $needs:expr => $grants:expr, $effects:expr, $end:expr, $sources:expr;)+) => {
        listed! {
            /// A technology.
            pub enum Tech: "mosaic-tech-" {
                $(#[doc = concat!("`", $id, "`.")] $tech = $id,)+
            }
        }

        const ROWS: [Row; TECHNOLOGIES] = [
            $(Row { needs: &$needs, grants: &$grants, effects: &$effects, end: &$end, sources: &$sources }),+
        ];
    };
}

// Name in code, in notation: icons needed => icons granted, when played, at the end, sources of effect, needs, grants.
#[rustfmt::skip]
technologies! {
    AgriculturalColony, "agricultural-colony": [] => [Agr, Agr, Urb], [Raise(Food, 3)], [], [R, R, A];
    Agriculture, "agriculture": [] => [Agr, Agr], [Raise(Food, 3)], [], [R, R, A];
    Alphabet, "alphabet": [] => [Sci], [Raise(Ideas, 3)], [], [R, R, A];
    Arch, "arch": [] => [Con], [People(1), Raise(Ideas, 2)], [], [R, R, A];
    Architecture, "architecture": [] => [Con, Urb], [People(1), Raise(Stone, 1)], [], [R, R, A];
    Art, "art": [] => [Cul], [Gain(Wealth::Ideas, 5)], [Flat(3)], [R, R, A];
    Bows, "bows": [] => [Mil], [Deploy(Cavalry, 2), Eliminate(1, With::Cavalry)], [], [R, R, A];
    Bronze, "bronze": [Sci, Con] => [Mil], [Deploy(Infantry, 3), Take(Wanted::Good(Good::Bronze))], [], [R, A, A];
    Cartography, "cartography": [] => [Sci, Eco], [Take(Wanted::GoodOrCache), Gain(Wealth::Money, 5)], [], [R, R, A];
    CitizenLevy, "citizen-levy": [Gov, Pop] => [Mil], [], [], [R, A, A];
    CityStateTech, "city-state-tech": [] => [Gov, Urb], [Raise(Tax, 3)], [Flat(2)], [R, R, A];
    ClayBricks, "clay-bricks": [] => [Con, Pop], [Raise(Stone, 2), People(1)], [], [R, R, A];
    ConstructionTech, "construction-tech": [] => [Con, Con], [], [BestProject], [R, R, A];
    CraftTown, "craft-town": [] => [Eco, Con, Urb], [Gain(Wealth::Money, 10)], [], [R, R, A];
    Crafts, "crafts": [] => [Eco, Cul], [Wild], [], [R, R, A];
    Dance, "dance": [] => [Cul], [Gain(Wealth::Ideas, 5)], [Flat(3)], [R, R, A];
    DietaryLaws, "dietary-laws": [] => [Pop, Pop, Gov], [People(1), Raise(Food, 1)], [], [R, R, A];
    Drama, "drama": [] => [Cul], [Gain(Wealth::Ideas, 5)], [Flat(3)], [R, R, A];
    Exploration, "exploration": [Sci] => [Mil, Mil], [Explore], [], [R, A, A];
    Fishing, "fishing": [] => [Agr, Eco], [Raise(Food, 3), Take(Wanted::Good(Good::Fish))], [], [R, R, A];
    History, "history": [Cul] => [Sci, Cul], [], [Per(Count::Pillar(Mil), 1), Per(Count::Achievements, 2)], [R, A, A];
    Irrigation, "irrigation": [] => [Agr], [RaisePer(Food, 2, Count::Pillar(Agr), NO_LIMIT)], [], [R, R, A];
    LawCode, "law-code": [] => [Gov, Gov], [RaiseOne(3, Tracks::AnyTrack)], [], [R, R, A];
    Magistrates, "magistrates": [] => [Gov], [RaiseOne(3, Tracks::AnyTrack)], [], [R, R, A];
    Music, "music": [] => [Cul], [Gain(Wealth::Ideas, 5)], [Flat(3)], [R, R, A];
    Numerals, "numerals": [] => [Sci], [Raise(Ideas, 3)], [], [R, R, A];
    OralTradition, "oral-tradition": [] => [Cul], [Raise(Ideas, 3)], [], [R, R, A];
    Philosophy, "philosophy": [] => [Sci], [], [Per(Count::Pillar(Sci), 1)], [R, R, A];
    Poetry, "poetry": [] => [Cul], [Gain(Wealth::Ideas, 5)], [Flat(3)], [R, R, A];
    Pottery, "pottery": [Agr] => [Eco], [Raise(Food, 2), Raise(Tariff, 3)], [], [R, A, A];
    Quarrying, "quarrying": [] => [Con, Mil], [Raise(Stone, 3)], [], [R, R, A];
    RoyalHouse, "royal-house": [] => [Gov], [Raise(Tax, 3), Gain(Wealth::Money, 10)], [Flat(2)], [R, R, A];
    Seeds, "seeds": [] => [Agr, Pop], [Raise(Food, 3)], [], [R, R, A];
    Spears, "spears": [] => [Mil], [Deploy(Infantry, 2), Eliminate(1, With::Infantry)], [], [R, R, A];
    Tiles, "tiles": [Con] => [Con, Cul], [Raise(Stone, 2)], [Per(Count::Wonders, 2)], [R, A, A];
    TradeRoutes, "trade-routes": [Eco] => [Eco], [Raise(Tariff, 3), Gain(Wealth::Money, 10)], [], [R, A, A];
    Villages, "villages": [] => [Agr, Pop, Urb], [People(1), Raise(Food, 1)], [], [R, R, A];
    Wheel, "wheel": [] => [Sci, Eco], [Raise(Tariff, 2), Raise(Stone, 2)], [], [R, R, A];
    Writing, "writing": [Sci] => [Sci, Gov], [RaisePer(Ideas, 1, Count::Pillar(Sci), NO_LIMIT)], [], [R, A, A];
    // Standard technologies.
    AnimalDomestication, "animal-domestication": [Agr] => [Agr, Mil], [Raise(Food, 3), Muster(Troop::Cavalry, 1)], [], [R, A, A];
    Armor, "armor": [Mil, Mil] => [Mil], [], [], [R, A, A];
    Astronomy, "astronomy": [Sci, Sci] => [Sci], [Raise(Ideas, 3), Take(Wanted::AnyGood)], [], [R, A, A];
    Bureaucracy, "bureaucracy": [Gov, Gov] => [Gov], [Raise(Tax, 3), Work], [], [R, A, A];
    Calendar, "calendar": [Sci, Agr] => [Sci], [RaisePer(Food, 2, Count::Pillar(Sci), 10)], [], [R, A, A];
    CasteSystem, "caste-system": [Gov] => [Gov, Pop], [Raise(Food, 2), Raise(Stone, 2)], [], [R, A, A];
    CavalryTactics, "cavalry-tactics": [Mil, Mil, Sci] => [Mil], [Eliminate(2, With::Cavalry)], [], [R, A, A];
    Cement, "cement": [Con, Con, Sci] => [Con], [Raise(Stone, 3)], [Per(Count::Projects, 2)], [R, A, A];
    Census, "census": [Gov, Pop] => [Gov, Pop], [Raise(Tax, 3), People(1)], [], [R, A, A];
    Chemistry, "chemistry": [Sci] => [Sci, Pop], [Raise(Ideas, 3)], [], [R, A, A];
    Cisterns, "cisterns": [Con, Urb] => [Pop, Pop], [People(2)], [], [R, A, A];
    Cities, "cities": [] => [Urb], [City(Where::Anywhere)], [], [R, R, A];
    Citizenship, "citizenship": [Gov, Pop, Urb] => [Gov], [Score(Count::Population, 10)], [], [R, A, A];
    Colony, "colony": [Mil, Urb] => [Mil], [City(Where::NewRegion)], [], [R, A, A];
    CompositeBow, "composite-bow": [Mil, Sci] => [Mil], [Deploy(Cavalry, 2), Eliminate(2, With::Cavalry)], [], [R, A, A];
    CropRotation, "crop-rotation": [Agr, Agr] => [Agr, Sci], [], [], [R, A, A];
    Coinage, "coinage": [Eco] => [Eco, Gov], [Raise(Tariff, 3), Gain(Wealth::Money, 10)], [], [R, A, A];
    CustomsHouses, "customs-houses": [Eco, Gov] => [Eco], [RaisePer(Tariff, 5, Count::Ports, NO_LIMIT)], [], [R, A, A];
    Diplomats, "diplomats": [Gov] => [Gov, Cul], [], [], [R, A, A];
    Dynasty, "dynasty": [Gov, Gov] => [Gov], [], [Per(Count::Pillar(Gov), 1)], [R, A, A];
    FundamentalResearch, "fundamental-research": [Sci, Sci, Sci, Cul] => [Sci], [Raise(Ideas, 4), Score(Count::Technologies, 10)], [], [R, A, A];
    Empires, "empires": [Mil, Gov, Urb] => [Mil], [], [Per(Count::Cities, 1)], [R, A, A];
    Engineering, "engineering": [Con, Sci] => [Con, Urb], [Raise(Stone, 3), Town(Town::Either)], [], [R, A, A];
    Fermentation, "fermentation": [Agr, Agr] => [Agr, Pop], [], [Per(Count::Pillar(Agr), 1)], [R, A, A];
    Fertilizer, "fertilizer": [Agr, Sci] => [Agr], [Raise(Food, 3), GainPer(Wealth::Food, 2, Count::Track(Food))], [], [R, A, A];
    Festivals, "festivals": [Cul, Cul] => [Cul], [], [Per(Count::Pillar(Cul), 1)], [R, A, A];
    FloodPlainFarming, "flood-plain-farming": [Agr, Pop] => [Pop], [Raise(Food, 2), FloodPlain], [], [R, A, A];
    FoodPreservation, "food-preservation": [Agr, Pop] => [Pop], [Muster(Troop::FootOrHorse, 2), Gain(Wealth::Food, 5), People(1)], [], [R, A, A];
    Formations, "formations": [Mil, Mil, Gov] => [Mil], [Eliminate(2, With::Infantry)], [], [R, A, A];
    Harbor, "harbor": [Eco] => [Eco, Urb], [Raise(Tariff, 2), Raise(Food, 2)], [], [R, A, A];
    Horsemanship, "horsemanship": [Mil, Agr] => [Mil], [Deploy(Cavalry, 2), Eliminate(1, With::Cavalry)], [], [R, A, A];
    Iron, "iron": [Con, Mil] => [Con], [Raise(Stone, 3), Eliminate(2, With::Either)], [], [R, A, A];
    LighthouseTech, "lighthouse-tech": [Eco, Con] => [Eco], [TakePer(Wanted::AnyGood, Count::Ports, 3)], [], [R, A, A];
    Literature, "literature": [Cul, Sci] => [Cul], [], [Flat(2), Calm(5)], [R, A, A];
    Loyalty, "loyalty": [Gov, Gov, Mil] => [Gov], [Lock], [], [R, A, A];
    Luxury, "luxury": [Eco, Eco] => [Cul], [], [Per(Count::Pillar(Eco), 1)], [R, A, A];
    Machines, "machines": [Sci, Con] => [Sci, Con], [Raise(Ideas, 2), Raise(Food, 2), Raise(Stone, 2)], [], [R, A, A];
    Manufacturing, "manufacturing": [Eco, Urb] => [Eco, Con], [GainPer(Wealth::Money, 10, Count::Crafts)], [], [R, A, A];
    Masonry, "masonry": [Con, Con] => [Con], [City(Where::BesideOwnCity)], [], [R, A, A];
    Mathematics, "mathematics": [Sci, Sci] => [Sci], [Raise(Ideas, 3), Bonus], [], [R, A, A];
    Medicine, "medicine": [Sci, Pop] => [Pop, Pop], [People(2)], [], [R, A, A];
    Mercantilism, "mercantilism": [Eco, Eco] => [Eco], [GainPer(Wealth::Money, 5, Count::Goods)], [], [R, A, A];
    Merchants, "merchants": [Eco, Urb] => [Eco], [], [], [R, A, A];
    Metallurgy, "metallurgy": [Con, Sci] => [Con, Mil], [Muster(Troop::FootOrHorse, 1)], [], [R, A, A];
    Migration, "migration": [] => [Pop], [Migrate], [], [R, R, A];
    MilitaryOrganization, "military-organization": [Gov, Mil] => [Mil], [MusterPer(Troop::FootOrHorse, Count::Pillar(Mil))], [], [R, A, A];
    Mining, "mining": [Con] => [Con, Eco], [Raise(Stone, 3), Raise(Tax, 2)], [], [R, A, A];
    Monuments, "monuments": [Con, Con] => [Cul], [], [Per(Count::Pillar(Con), 1)], [R, A, A];
    Agronomy, "agronomy": [Agr, Agr] => [Agr], [Raise(Food, 3), Town(Town::Farm)], [], [R, A, A];
    Plow, "plow": [Agr] => [Agr, Con], [RaisePer(Food, 2, Count::Farms, NO_LIMIT)], [], [R, A, A];
    Plumbing, "plumbing": [Con, Pop] => [Pop, Urb], [People(2)], [], [R, A, A];
    PublicGames, "public-games": [Cul, Urb] => [Cul], [], [CalmPer(Agr)], [R, A, A];
    Raiders, "raiders": [] => [Mil], [Raid], [], [R, R, A];
    Religion, "religion": [Cul] => [Cul, Gov], [Raise(Tax, 3)], [CalmPer(Cul)], [R, A, A];
    Sailing, "sailing": [Sci] => [Sci, Eco], [Raise(Food, 2), Raise(Tariff, 2)], [], [R, A, A];
    SchoolsOfThought, "schools-of-thought": [Sci, Cul] => [Sci, Cul], [Shift], [], [R, A, A];
    ScientificMethod, "scientific-method": [Sci, Sci] => [Sci], [Raise(Ideas, 3), RefreshTechnologies], [], [R, A, A];
    Sewers, "sewers": [Con, Pop, Urb] => [Pop], [PeoplePer(Count::Cities, 5)], [], [R, A, A];
    SiegeEngines, "siege-engines": [Mil, Con, Sci] => [Mil], [], [], [R, A, A];
    Specialization, "specialization": [Eco, Urb, Urb] => [Urb], [RaiseAll(2)], [], [R, A, A];
    OrganizedLabor, "organized-labor": [Con, Gov, Pop] => [Con], [RaisePer(Stone, 1, Count::Population, 10)], [], [R, A, A];
    Stonecutting, "stonecutting": [Con] => [Con], [Raise(Stone, 3), Gain(Wealth::Stone, 10)], [], [R, A, A];
    Taxation, "taxation": [Gov] => [Gov, Gov], [Raise(Tax, 4)], [], [R, A, A];
    Textiles, "textiles": [Eco] => [Eco, Cul], [Gain(Wealth::Money, 15), Take(Wanted::Good(Good::Textiles))], [], [R, A, A];
    Vineyard, "vineyard": [] => [Agr], [GainPer(Wealth::Money, 10, Count::Farms)], [], [R, R, A];
    WeightsMeasures, "weights-measures": [Eco] => [Sci, Eco], [Raise(Ideas, 3)], [], [R, A, A];
}

impl Tech {
    /// Whether it is one of those dealt at the start.
    #[must_use]
    pub const fn is_starting(self) -> bool {
        self.index() < STARTING
    }

    /// The icons one must have to play it.
    #[must_use]
    pub const fn needs(self) -> &'static [Pillar] {
        ROWS[self.index()].needs
    }

    /// The icons it grants while face up.
    #[must_use]
    pub const fn grants(self) -> &'static [Pillar] {
        ROWS[self.index()].grants
    }

    /// What it does when played.
    #[must_use]
    pub const fn effects(self) -> &'static [Effect] {
        ROWS[self.index()].effects
    }

    /// What it is worth at the end.
    #[must_use]
    pub const fn end(self) -> &'static [End] {
        ROWS[self.index()].end
    }
}

tessera_kernel::bit_set! {
    /// A set of technologies.
    pub struct TechSet(u128) of Tech, |index: u8| Tech::ALL[usize::from(index)]
}

pub(super) fn components() -> Vec<Component> {
    Tech::ALL
        .into_iter()
        .map(|tech| Component {
            group: Phrase::new(if tech.is_starting() { "mosaic-box-starting" } else { "mosaic-box-standard" }),
            name: tech.name(),
            facts: format!("{} → {}", ids(tech.needs()), ids(tech.grants())),
            sources: ROWS[tech.index()].sources,
        })
        .collect()
}
