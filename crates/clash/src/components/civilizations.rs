//! The 15 civilizations, their 45 leaders and their 150 powers (C29, C33, C34). The rows of a civilization, and what its
//! powers do, are in its file of `powers/civilizations/`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tessera_kernel::Source::P;
use tessera_kernel::{Component, Phrase};

use super::tiles::{self, Tile};
use crate::edition::Edition;
use crate::powers::civilizations::rows::{Trigger, row};

/// Powers of a civilization: four advances, then two abilities for each of its three leaders.
const POWERS: usize = 10;
/// Advances of a civilization.
const ADVANCES: usize = 4;
/// Leaders of a civilization.
pub const LEADERS: usize = 3;

tessera_kernel::listed! {
    /// A civilization.
    #[expect(missing_docs, reason = "each is what it names")]
    pub enum Civilization: "clash-civ-" {
        Aztecs = "aztecs", Babylonians = "babylonians", Carthaginians = "carthaginians", Celts = "celts", Chinese = "chinese",
        Egyptians = "egyptians", Greeks = "greeks", Huns = "huns", Indians = "indians", Japanese = "japanese",
        Mayas = "mayas", Persians = "persians", Phoenicians = "phoenicians", Romans = "romans", Vikings = "vikings",
    }
}

tessera_kernel::listed! {
    /// A leader. Three of a civilization stand together.
    #[expect(missing_docs, reason = "each is who it names")]
    pub enum Leader: "clash-leader-" {
        Acamapichtli = "acamapichtli", Ahuitzotl = "ahuitzotl", Marqzen = "marqzen",
        Hammurabi = "hammurabi", Nabopolassar = "nabopolassar", Nebuchadnezzar = "nebuchadnezzar",
        Dido = "dido", Hannibal = "hannibal", Hanno = "hanno",
        Boudicca = "boudicca", Vercingetorix = "vercingetorix", Viriathus = "viriathus",
        QinShiHuang = "qin-shi-huang", SunTzu = "sun-tzu", WuZetian = "wu-zetian",
        Cleopatra = "cleopatra", Imhotep = "imhotep", RamsesIi = "ramses-ii",
        Alexander = "alexander", Leonidas = "leonidas", Pericles = "pericles",
        Attila = "attila", Bleda = "bleda", Rugila = "rugila",
        Akbar = "akbar", Ashoka = "ashoka", ShriGupta = "shri-gupta",
        GoToba = "go-toba", Jimmu = "jimmu", Suiko = "suiko",
        Pakal = "pakal", SiyajKak = "siyaj-kak", WacChanilAjaw = "wac-chanil-ajaw",
        Cyrus = "cyrus", Darius = "darius", Xerxes = "xerxes",
        Ethbaal = "ethbaal", Hiram = "hiram", Pumayyaton = "pumayyaton",
        Augustus = "augustus", Caesar = "caesar", Sulla = "sulla",
        Erik = "erik", Knut = "knut", Ragnar = "ragnar",
    }
}

tessera_kernel::listed! {
    /// What a civilization alone can do. Ten of a civilization stand together: its four advances, then the two abilities
    /// of each leader.
    #[expect(missing_docs, reason = "the rules say what each does")]
    pub enum Power: "clash-power-" {
        Prisoners = "prisoners", Tribute = "tribute",
        HumanSacrifices = "human-sacrifices", AztecGold = "aztec-gold",
        Growth = "growth", Offerings = "offerings",
        Expansionism = "expansionism", MassSacrifice = "mass-sacrifice",
        StormMaster = "storm-master", SpreadOfFear = "spread-of-fear",
        Canals = "canals", CodeOfLaws = "code-of-laws",
        StarCatalogues = "star-catalogues", Ziggurats = "ziggurats",
        Lawgiver = "lawgiver", Guardian = "guardian",
        Liberator = "liberator", Revolt = "revolt",
        HangingGardens = "hanging-gardens", Iconoclast = "iconoclast",
        WarBeasts = "war-beasts", Hegemony = "hegemony",
        PirateAllies = "pirate-allies", MercenaryCompanies = "mercenary-companies",
        Sacrifice = "sacrifice", Foundress = "foundress",
        MilitaryGenius = "military-genius", HannibalAdPortas = "hannibal-ad-portas",
        FleetCommander = "fleet-commander", Navigator = "navigator",
        DruidicInfluence = "druidic-influence", TribalBrothers = "tribal-brothers",
        TribalAllies = "tribal-allies", TribalTrade = "tribal-trade",
        WarriorQueen = "warrior-queen", GreatNumbers = "great-numbers",
        WarriorPeople = "warrior-people", RapidRecruitment = "rapid-recruitment",
        MortalDread = "mortal-dread", Loyalty = "loyalty",
        RicePaddies = "rice-paddies", Expansion = "expansion",
        Fireworks = "fireworks", ImperialArmy = "imperial-army",
        TheGreatWall = "the-great-wall", Tactician = "tactician",
        TheArtOfWar = "the-art-of-war", SwiftWar = "swift-war",
        AgrarianEconomist = "agrarian-economist", ShrewdConqueror = "shrewd-conqueror",
        FloodPlains = "flood-plains", Architecture = "architecture",
        Embalming = "embalming", DivineAncestry = "divine-ancestry",
        Legendary = "legendary", Seduction = "seduction",
        Innovator = "innovator", Physician = "physician",
        Grandiose = "grandiose", SeaPower = "sea-power",
        Study = "study", Sparta = "sparta",
        Hellenization = "hellenization", CityStates = "city-states",
        Charismatic = "charismatic", TheKnownWorld = "the-known-world",
        ThisIsSparta = "this-is-sparta", HeroOfThermopylae = "hero-of-thermopylae",
        Master = "master", Admiral = "admiral",
        Nomads = "nomads", MountedArchers = "mounted-archers",
        Raiders = "raiders", HunnicTribes = "hunnic-tribes",
        LordOfHorses = "lord-of-horses", Ruler = "ruler",
        BatteringRam = "battering-ram", Enforcer = "enforcer",
        TributeOfRugila = "tribute-of-rugila", Unifier = "unifier",
        Proselytism = "proselytism", IndianElephants = "indian-elephants",
        Prosperity = "prosperity", PeaceAndPoetry = "peace-and-poetry",
        BladedTusks = "bladed-tusks", Prosperous = "prosperous",
        Buddhism = "buddhism", Expansionist = "expansionist",
        CarefulPlanning = "careful-planning", GoldenAge = "golden-age",
        Pottery = "pottery", Horsemanship = "horsemanship",
        Subterfuge = "subterfuge", Shogunate = "shogunate",
        WayOfTheSword = "way-of-the-sword", Scholar = "scholar",
        Fortification = "fortification", Mythical = "mythical",
        JapaneseBuddhism = "japanese-buddhism", Protectress = "protectress",
        Terraces = "terraces", BallCourts = "ball-courts",
        Calendar = "calendar", Stelae = "stelae",
        ShieldOfTheSun = "shield-of-the-sun", ArtAndArchitecture = "art-and-architecture",
        BornOfFire = "born-of-fire", CulturalInflux = "cultural-influx",
        NewDynasty = "new-dynasty", Reconstruction = "reconstruction",
        GreyTide = "grey-tide", Immortals = "immortals",
        Zoroastrianism = "zoroastrianism", Banking = "banking",
        BrilliantStrategist = "brilliant-strategist", KingOfPersia = "king-of-persia",
        CulturalUnity = "cultural-unity", Architect = "architect",
        MightyHost = "mighty-host", GreatBuilder = "great-builder",
        CedarsAndDyes = "cedars-and-dyes", Bireme = "bireme",
        Alphabet = "alphabet", CityIndependence = "city-independence",
        PriestOfAstarte = "priest-of-astarte", Deliverance = "deliverance",
        TradeMaster = "trade-master", Constructor = "constructor",
        ProtectorOfThePeople = "protector-of-the-people", MediterraneanTrader = "mediterranean-trader",
        Aqueducts = "aqueducts", RomanRoads = "roman-roads",
        SlaveTrade = "slave-trade", Provinces = "provinces",
        Princeps = "princeps", Emperor = "emperor",
        Statesman = "statesman", Proconsul = "proconsul",
        Dictator = "dictator", Civilizer = "civilizer",
        Shipcraft = "shipcraft", Longships = "longships",
        Marauders = "marauders", Runes = "runes",
        LegendaryExplorer = "legendary-explorer", NewColonies = "new-colonies",
        RulerOfTheNorth = "ruler-of-the-north", Danegeld = "danegeld",
        Prey = "prey", TerrorOfTheNorth = "terror-of-the-north",
    }
}

impl Civilization {
    /// Its leaders, in order.
    pub fn leaders(self) -> impl Iterator<Item = Leader> + Clone {
        let first = self as usize * LEADERS;
        Leader::ALL[first..first + LEADERS].iter().copied()
    }

    /// Its advances, in order.
    pub fn advances(self) -> impl Iterator<Item = Power> + Clone {
        let first = self as usize * POWERS;
        Power::ALL[first..first + ADVANCES].iter().copied()
    }
}

impl Civilization {
    /// The start region it has of its own (C29.3).
    #[must_use]
    pub const fn home(self) -> Option<Tile> {
        match self {
            Self::Vikings => Some(tiles::VIKINGS),
            Self::Egyptians => Some(tiles::EGYPTIANS),
            Self::Carthaginians => Some(tiles::CARTHAGINIANS),
            Self::Phoenicians => Some(tiles::PHOENICIANS),
            Self::Mayas => Some(tiles::MAYAS),
            _ => None,
        }
    }
}

impl Leader {
    /// Whose leader it is in the box.
    #[must_use]
    pub const fn civilization(self) -> Civilization {
        Civilization::ALL[self as usize / LEADERS]
    }

    /// What it can do.
    #[must_use]
    pub const fn abilities(self) -> [Power; 2] {
        let first = self as usize / LEADERS * POWERS + ADVANCES + self as usize % LEADERS * 2;
        [Power::ALL[first], Power::ALL[first + 1]]
    }
}

impl Power {
    /// Whose power it is in the box.
    #[must_use]
    pub const fn civilization(self) -> Civilization {
        Civilization::ALL[self as usize / POWERS]
    }

    /// The rule that says what it does.
    #[must_use]
    pub fn rule(self) -> &'static str {
        static RULES: LazyLock<Vec<String>> = LazyLock::new(|| {
            let rule = |power: Power| {
                let (people, place) = (power as usize / POWERS, power as usize % POWERS);
                match place.checked_sub(ADVANCES) {
                    None => format!("C33.{}", people * ADVANCES + place + 1),
                    Some(ability) => format!("C34.{}", people * 2 * LEADERS + ability + 1),
                }
            };
            Power::ALL.into_iter().map(rule).collect()
        });
        &RULES[self as usize]
    }

    /// What brings it, by name: an advance, any government, or the leader whose ability it is.
    #[must_use]
    pub fn origin(self, edition: Edition) -> Phrase {
        match row(self).trigger {
            Some(Trigger::Advance(advance)) => advance.name(edition),
            Some(Trigger::Government) => Phrase::new("clash-any-government"),
            None => self.leader().expect("a power without trigger is a Leader's").name(),
        }
    }

    /// The leader whose ability it is; none where it is an advance.
    #[must_use]
    pub const fn leader(self) -> Option<Leader> {
        let place = self as usize % POWERS;
        if place < ADVANCES {
            return None;
        }
        Some(Leader::ALL[self as usize / POWERS * LEADERS + (place - ADVANCES) / 2])
    }
}

tessera_kernel::bit_set! {
    /// A set of leaders.
    pub struct Leaders(u64) of Leader, |index: u8| Leader::ALL[usize::from(index)]
}

/// A set of powers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Powers([u64; 3]);

impl Powers {
    /// None at all.
    pub const NONE: Self = Self([0; 3]);

    /// Whether one is in it.
    #[must_use]
    pub const fn has(self, power: Power) -> bool {
        self.0[power as usize / 64] >> (power as usize % 64) & 1 != 0
    }

    /// Adds one.
    pub const fn insert(&mut self, power: Power) {
        self.0[power as usize / 64] |= 1 << (power as usize % 64);
    }

    /// Takes one out.
    pub const fn remove(&mut self, power: Power) {
        self.0[power as usize / 64] &= !(1 << (power as usize % 64));
    }

    /// How many.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.iter().map(|bits| bits.count_ones() as usize).sum()
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Those in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    /// Those in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    /// Its members in order.
    pub fn iter(self) -> impl Iterator<Item = Power> + Clone {
        let Self(mut words) = self;
        // Most players have none of those that are asked for, and rules ask all the time: one comparison tells.
        std::iter::from_fn(move || {
            if words[0] | words[1] | words[2] == 0 {
                return None;
            }
            let word = words.iter().position(|&bits| bits != 0)?;
            let next = words[word].trailing_zeros() as usize;
            words[word] &= words[word] - 1;
            Some(Power::ALL[word * 64 + next])
        })
    }
}

/// The rows of peoples, Leaders and powers; none without the expansion.
pub(super) fn components(edition: Edition) -> Vec<Component> {
    if !edition.has_civilizations() {
        return Vec::new();
    }
    let people = |people: Civilization| Component {
        group: Phrase::new("clash-box-civilizations"),
        name: people.name(),
        facts: format!("{people}{}", people.home().map_or(String::new(), |tile| format!(" {}", tiles::letters(tile)))),
        sources: &[P],
    };
    let leader = |leader: Leader| Component {
        group: Phrase::new("clash-box-leaders"),
        name: leader.name(),
        facts: format!("{leader} ← {}", leader.civilization()),
        sources: &[P],
    };
    let power = |power: Power| {
        let row = row(power);
        Component {
            group: Phrase::new("clash-box-powers"),
            name: power.name(),
            facts: match row.trigger {
                Some(Trigger::Advance(advance)) => format!("{power} ← {advance}"),
                Some(Trigger::Government) => format!("{power} ← government"),
                None => format!("{power} ← {}", power.leader().expect("a power without trigger is a Leader's")),
            },
            sources: match row.source {
                tessera_kernel::Source::R => &[tessera_kernel::Source::R],
                _ => &[P],
            },
        }
    };
    let peoples = Civilization::ALL.into_iter().map(people);
    let leaders = Leader::ALL.into_iter().map(leader);
    peoples.chain(leaders).chain(Power::ALL.into_iter().map(power)).collect()
}

/// The same in words.
pub(super) fn facts(edition: Edition) -> Vec<Phrase> {
    if !edition.has_civilizations() {
        return Vec::new();
    }
    let people = |people: Civilization| {
        let leaders: Vec<Phrase> = people.leaders().map(Leader::name).collect();
        Phrase::new("clash-facts-civilization").with("leaders", leaders)
    };
    let leader = |leader: Leader| {
        let [one, two] = leader.abilities().map(Power::name);
        Phrase::new("clash-facts-leader").with("people", leader.civilization().name()).with("one", one).with("two", two)
    };
    let power =
        |power: Power| Phrase::new("clash-facts-power").with("from", power.origin(edition)).with("text", power.text());
    let peoples = Civilization::ALL.into_iter().map(people);
    let leaders = Leader::ALL.into_iter().map(leader);
    peoples.chain(leaders).chain(Power::ALL.into_iter().map(power)).collect()
}

impl FromIterator<Power> for Powers {
    fn from_iter<I: IntoIterator<Item = Power>>(powers: I) -> Self {
        let mut set = Self::NONE;
        powers.into_iter().for_each(|power| set.insert(power));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_power_belongs_to_a_civilization_or_its_leader() {
        assert_eq!(Civilization::Aztecs.advances().last(), Some(Power::AztecGold));
        assert_eq!(Leader::Marqzen.abilities(), [Power::StormMaster, Power::SpreadOfFear]);
        assert_eq!(Leader::Ragnar.abilities(), [Power::Prey, Power::TerrorOfTheNorth]);
        assert_eq!((Power::Prisoners.rule(), Power::Runes.rule()), ("C33.1", "C33.60"));
        assert_eq!((Power::Growth.rule(), Power::TerrorOfTheNorth.rule()), ("C34.1", "C34.90"));
        assert_eq!(Power::Embalming.leader(), None);
        assert_eq!(Power::Seduction.leader(), Some(Leader::Cleopatra));
        for leader in Leader::ALL {
            assert!(leader.abilities().into_iter().all(|power| power.leader() == Some(leader)));
            assert!(leader.civilization().leaders().any(|other| other == leader));
        }
    }

    #[test]
    fn a_set_of_powers_gives_back_what_was_put_in() {
        let all: Powers = Power::ALL.into_iter().collect();
        assert_eq!((all.len(), all.iter().collect::<Vec<_>>()), (150, Power::ALL.to_vec()));
        let mut some: Powers = [Power::Canals, Power::Prey].into_iter().collect();
        some.remove(Power::Canals);
        assert!(some.has(Power::Prey) && !some.has(Power::Canals) && !some.and(all).is_empty());
    }
}
