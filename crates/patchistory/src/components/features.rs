//! Heroes, wonders and special buildings (P16). Their icons and what they do are in `powers/`, a row each.

use tessera_kernel::{Component, Phrase, bit_set, listed};

use super::icons::Icons;
use super::tiles::{PER_ERA, shape_of};
use crate::powers;

listed! {
    /// Something special on the black side of a land tile.
    pub enum Feature: "patchistory-feature-" {
        /// Constantine I (I-01).
        ConstantineI = "constantine-i",
        /// Cyrus the Great (I-02).
        CyrusTheGreat = "cyrus-the-great",
        /// Moses (I-03).
        Moses = "moses",
        /// Aristotle (I-04).
        Aristotle = "aristotle",
        /// Alexander the Great (I-05).
        AlexanderTheGreat = "alexander-the-great",
        /// Homer (I-06).
        Homer = "homer",
        /// Julius Caesar (I-07).
        JuliusCaesar = "julius-caesar",
        /// Socrates (I-08).
        Socrates = "socrates",
        /// Gwanggaeto the Great (I-09).
        GwanggaetoTheGreat = "gwanggaeto-the-great",
        /// Great Wall of China (I-10).
        GreatWallOfChina = "great-wall-of-china",
        /// Hanging Gardens of Babylon (I-11).
        HangingGardensOfBabylon = "hanging-gardens-of-babylon",
        /// Petra (I-12).
        Petra = "petra",
        /// Pyramids of Giza (I-13).
        PyramidsOfGiza = "pyramids-of-giza",
        /// Ziggurat of Ur (I-14).
        ZigguratOfUr = "ziggurat-of-ur",
        /// Stonehenge (I-15).
        Stonehenge = "stonehenge",
        /// Lighthouse of Alexandria (I-16).
        LighthouseOfAlexandria = "lighthouse-of-alexandria",
        /// Parthenon (I-17).
        Parthenon = "parthenon",
        /// Colosseum (I-18).
        Colosseum = "colosseum",
        /// Aqueduct (I-19).
        Aqueduct = "aqueduct",
        /// Great Granary (I-20).
        GreatGranary = "great-granary",
        /// Circus Maximus (I-21).
        CircusMaximus = "circus-maximus",
        /// Senate (I-22).
        Senate = "senate",
        /// Legion Camp (I-23).
        LegionCamp = "legion-camp",
        /// City Walls (I-24).
        CityWalls = "city-walls",
        /// Royal Road (I-25).
        RoyalRoad = "royal-road",
        /// Christopher Columbus (II-01).
        ChristopherColumbus = "christopher-columbus",
        /// Genghis Khan (II-02).
        GenghisKhan = "genghis-khan",
        /// Joan of Arc (II-03).
        JoanOfArc = "joan-of-arc",
        /// Vasco da Gama (II-04).
        VascoDaGama = "vasco-da-gama",
        /// Yi Sun-sin (II-05).
        YiSunSin = "yi-sun-sin",
        /// Elizabeth I (II-06).
        ElizabethI = "elizabeth-i",
        /// Leonardo da Vinci (II-07).
        LeonardoDaVinci = "leonardo-da-vinci",
        /// Johannes Gutenberg (II-08).
        JohannesGutenberg = "johannes-gutenberg",
        /// Sejong the Great (II-09).
        SejongTheGreat = "sejong-the-great",
        /// Angkor Wat (II-10).
        AngkorWat = "angkor-wat",
        /// Chichen Itza (II-11).
        ChichenItza = "chichen-itza",
        /// Kremlin (II-12).
        Kremlin = "kremlin",
        /// Machu Picchu (II-13).
        MachuPicchu = "machu-picchu",
        /// Notre-Dame de Paris (II-14).
        NotreDameDeParis = "notre-dame-de-paris",
        /// Taj Mahal (II-15).
        TajMahal = "taj-mahal",
        /// Forbidden City (II-16).
        ForbiddenCity = "forbidden-city",
        /// Hagia Sophia (II-17).
        HagiaSophia = "hagia-sophia",
        /// Sistine Chapel (II-18).
        SistineChapel = "sistine-chapel",
        /// University (II-19).
        University = "university",
        /// Cathedral (II-20).
        Cathedral = "cathedral",
        /// Castle (II-21).
        Castle = "castle",
        /// Merchant Bank (II-22).
        MerchantBank = "merchant-bank",
        /// Guildhall (II-23).
        Guildhall = "guildhall",
        /// Royal Shipyard (II-24).
        RoyalShipyard = "royal-shipyard",
        /// Parliament (II-25).
        Parliament = "parliament",
        /// Che Guevara (III-01).
        CheGuevara = "che-guevara",
        /// Karl Marx (III-02).
        KarlMarx = "karl-marx",
        /// Mahatma Gandhi (III-03).
        MahatmaGandhi = "mahatma-gandhi",
        /// Otto von Bismarck (III-04).
        OttoVonBismarck = "otto-von-bismarck",
        /// Napoleon Bonaparte (III-05).
        NapoleonBonaparte = "napoleon-bonaparte",
        /// General Patton (III-06).
        GeneralPatton = "general-patton",
        /// Albert Einstein (III-07).
        AlbertEinstein = "albert-einstein",
        /// Abraham Lincoln (III-08).
        AbrahamLincoln = "abraham-lincoln",
        /// Marie Curie (III-09).
        MarieCurie = "marie-curie",
        /// Apollo 11 (III-10).
        Apollo11 = "apollo-11",
        /// Schwerer Gustav (III-11).
        SchwererGustav = "schwerer-gustav",
        /// Statue of Liberty (III-12).
        StatueOfLiberty = "statue-of-liberty",
        /// Stealth Bomber (III-13).
        StealthBomber = "stealth-bomber",
        /// Wall Street (III-14).
        WallStreet = "wall-street",
        /// Eiffel Tower (III-15).
        EiffelTower = "eiffel-tower",
        /// Red Cross (III-16).
        RedCross = "red-cross",
        /// Panama Canal (III-17).
        PanamaCanal = "panama-canal",
        /// Hollywood (III-18).
        Hollywood = "hollywood",
        /// Power Station (III-19).
        PowerStation = "power-station",
        /// Grand Railway Station (III-20).
        GrandRailwayStation = "grand-railway-station",
        /// Assembly Plant (III-21).
        AssemblyPlant = "assembly-plant",
        /// United Nations (III-22).
        UnitedNations = "united-nations",
        /// Military Complex (III-23).
        MilitaryComplex = "military-complex",
        /// National Museum (III-24).
        NationalMuseum = "national-museum",
        /// Fallout Shelter (III-25).
        FalloutShelter = "fallout-shelter",
    }
}

listed! {
    /// What a special thing is.
    pub enum FeatureKind: "patchistory-feature-kind-" {
        /// Eats Food at the end of an Era.
        Hero = "hero",
        /// Needs Resources at the end of an Era.
        Wonder = "wonder",
        /// Needs nothing.
        Special = "special",
    }
}

bit_set! {
    /// Heroes, wonders and special buildings of a territory.
    pub struct Features(u128) of Feature, |number: u8| Feature::ALL[usize::from(number)]
}

const fn of_kind(kind: FeatureKind) -> Features {
    let mut set = Features::NONE;
    let mut at = 0;
    while at < Feature::ALL.len() {
        if Feature::ALL[at].kind() as u8 == kind as u8 {
            set.insert(Feature::ALL[at]);
        }
        at += 1;
    }
    set
}

/// Every hero.
pub const HEROES: Features = of_kind(FeatureKind::Hero);
/// Every wonder.
pub const WONDERS: Features = of_kind(FeatureKind::Wonder);
/// Every special building.
pub const SPECIALS: Features = of_kind(FeatureKind::Special);

impl Feature {
    /// What it is: an Era has nine heroes, nine wonders and seven special buildings.
    #[must_use]
    pub const fn kind(self) -> FeatureKind {
        match self as usize % PER_ERA {
            0..9 => FeatureKind::Hero,
            9..18 => FeatureKind::Wonder,
            _ => FeatureKind::Special,
        }
    }

    /// The Era of its tile, from 0.
    #[must_use]
    pub const fn era(self) -> u8 {
        self as u8 / PER_ERA as u8
    }

    /// Squares it takes.
    #[must_use]
    pub const fn size(self) -> u8 {
        shape_of(self).count_ones() as u8
    }

    /// The icons printed on it.
    #[must_use]
    pub const fn icons(self) -> Icons {
        Icons::read(powers::row(self).icons)
    }
}

pub(super) fn components() -> Vec<Component> {
    let row = |feature: Feature| {
        let row = powers::row(feature);
        Component {
            group: feature.kind().name(),
            name: feature.name(),
            facts: format!("{feature} {} {:?}", row.icons, row.effects),
            sources: row.sources,
        }
    };
    Feature::ALL.into_iter().map(row).collect()
}

pub(super) fn facts() -> Vec<Phrase> {
    let row = |feature: Feature| {
        let id =
            if feature.icons().is_empty() { "patchistory-facts-feature-bare" } else { "patchistory-facts-feature" };
        Phrase::new(id).with("icons", feature.icons().list()).with("text", feature.text())
    };
    Feature::ALL.into_iter().map(row).collect()
}
