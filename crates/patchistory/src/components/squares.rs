//! Every square a territory can show (P3.1), by a number of one byte.

use tessera_kernel::{Phrase, listed};

use super::buildings::{self, Building};
use super::capitals::{self, Capital};
use super::features::{Feature, FeatureKind};
use super::general;
use super::icons::Icons;

listed! {
    /// What a square is.
    pub enum Kind: "patchistory-kind-" {
        /// Industry that produces Money.
        Money = "money",
        /// Industry that produces Food.
        Food = "food",
        /// Industry that produces Resources.
        Resource = "resource",
        /// Temples and theatres.
        Culture = "culture",
        /// Councils and courts.
        Politics = "politics",
        /// Roads and ports.
        Transport = "transport",
        /// Swords and shields.
        Military = "military",
        /// Nothing at all.
        Wasteland = "wasteland",
        /// Never covered, never side by side.
        Sea = "sea",
        /// Part of a hero.
        Hero = "hero",
        /// Part of a wonder.
        Wonder = "wonder",
        /// Part of a special building.
        Special = "special",
    }
}

/// A visible square. Squares of a territory that has nothing there are [`Square::NONE`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Square(u8);

tessera_kernel::written!(Square, COUNT, "a square");

/// What is known of a square by its number.
#[derive(Clone, Copy)]
struct Row {
    kind: Kind,
    base: Icons,
    frame: Icons,
    name: &'static str,
}

const GENERAL: u8 = 1;
const WASTELAND: u8 = GENERAL + general::TABLE.len() as u8;
const SEA: u8 = WASTELAND + 1;
const CAPITALS: u8 = SEA + 1;
const FEATURES: u8 = CAPITALS + (Capital::ALL.len() * capitals::SQUARES) as u8;
const BUILDINGS: u8 = FEATURES + Feature::ALL.len() as u8;
const CLEARED: u8 = BUILDINGS + buildings::KINDS as u8;
const RAZED: u8 = CLEARED + 1;
const COUNT: usize = RAZED as usize + 1;

static ROWS: [Row; COUNT] = {
    let wasteland =
        Row { kind: Kind::Wasteland, base: Icons::NONE, frame: Icons::NONE, name: "patchistory-general-wasteland" };
    let mut rows = [wasteland; COUNT];
    let mut at = 0;
    while at < general::TABLE.len() {
        let (_, name, kind, base, frame, _) = general::TABLE[at];
        rows[GENERAL as usize + at] = Row { kind, base: Icons::read(base), frame: Icons::read(frame), name };
        at += 1;
    }
    rows[SEA as usize].kind = Kind::Sea;
    rows[SEA as usize].name = "patchistory-general-sea";
    at = 0;
    while at < Capital::ALL.len() * capitals::SQUARES {
        let (name, kind, base, frame) = capitals::TABLE[at / capitals::SQUARES].0[at % capitals::SQUARES];
        rows[CAPITALS as usize + at] = Row { kind, base: Icons::read(base), frame: Icons::read(frame), name };
        at += 1;
    }
    at = 0;
    while at < Feature::ALL.len() {
        let feature = Feature::ALL[at];
        let kind = match feature.kind() {
            FeatureKind::Hero => Kind::Hero,
            FeatureKind::Wonder => Kind::Wonder,
            FeatureKind::Special => Kind::Special,
        };
        rows[FEATURES as usize + at] = Row { kind, base: feature.icons(), frame: Icons::NONE, name: "" };
        at += 1;
    }
    at = 0;
    while at < buildings::KINDS {
        let (_, name, kind, _, base, frame) = buildings::TABLE[at];
        rows[BUILDINGS as usize + at] = Row { kind, base: Icons::read(base), frame: Icons::read(frame), name };
        at += 1;
    }
    rows[CLEARED as usize].name = "patchistory-general-cleared";
    rows[RAZED as usize].name = "patchistory-general-razed";
    rows
};

impl Square {
    /// Nothing there.
    pub const NONE: Self = Self(0);
    /// The printed wasteland.
    pub const WASTELAND: Self = Self(WASTELAND);
    /// The sea.
    pub const SEA: Self = Self(SEA);
    /// A wasteland made by its owner's Sanitation (P8.7).
    pub const CLEARED: Self = Self(CLEARED);
    /// A wasteland made by an opponent.
    pub const RAZED: Self = Self(RAZED);

    /// Everything a territory can show.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..COUNT as u8).map(Self)
    }

    /// Reads the code of a land tile's square; for the tables, so a mistake does not compile.
    pub(super) const fn read(code: &str) -> Self {
        let wanted = code.as_bytes();
        match wanted[0] {
            b'W' => return Self::WASTELAND,
            b'S' => return Self::SEA,
            _ => {}
        }
        let mut at = 0;
        loop {
            let known = general::TABLE[at].0.as_bytes();
            if known[0] == wanted[0] && known[1] == wanted[1] && known[2] == wanted[2] {
                return Self(GENERAL + at as u8);
            }
            at += 1;
        }
    }

    /// A square of a capital, the upper row first.
    #[must_use]
    pub const fn capital(capital: Capital, at: usize) -> Self {
        Self(CAPITALS + (capital as usize * capitals::SQUARES + at) as u8)
    }

    /// A square of a hero, wonder or special building.
    #[must_use]
    pub const fn feature(feature: Feature) -> Self {
        Self(FEATURES + feature as u8)
    }

    /// A building tile, building side up.
    #[must_use]
    pub const fn building(building: Building) -> Self {
        Self(BUILDINGS + building.index() as u8)
    }

    /// Whether there is something at all.
    #[must_use]
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// What it is; an empty one counts as nothing anyway.
    #[must_use]
    pub const fn kind(self) -> Kind {
        ROWS[self.0 as usize].kind
    }

    /// The icons outside the gold frame.
    #[must_use]
    pub const fn base(self) -> Icons {
        ROWS[self.0 as usize].base
    }

    /// The icons in the gold frame.
    #[must_use]
    pub const fn frame(self) -> Icons {
        ROWS[self.0 as usize].frame
    }

    /// What it is called.
    #[must_use]
    pub fn name(self) -> Phrase {
        self.as_feature().map_or_else(|| Phrase::new(ROWS[usize::from(self.0)].name), Feature::name)
    }

    /// Whether it is the sea.
    #[must_use]
    pub const fn is_sea(self) -> bool {
        self.0 == SEA
    }

    /// Whether it is wasteland, printed or made.
    #[must_use]
    pub const fn is_wasteland(self) -> bool {
        self.0 == WASTELAND || self.0 == CLEARED || self.0 == RAZED
    }

    /// The hero, wonder or special building it is part of.
    #[must_use]
    pub fn as_feature(self) -> Option<Feature> {
        Feature::at(usize::from(self.0.checked_sub(FEATURES)?))
    }

    /// The constructed building it is.
    #[must_use]
    pub fn as_building(self) -> Option<Building> {
        let at = usize::from(self.0.checked_sub(BUILDINGS)?);
        (at < buildings::KINDS).then(|| Building::new(at))
    }
}

impl std::fmt::Display for Square {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::str::FromStr for Square {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse().ok().filter(|&number| usize::from(number) < COUNT).map(Self).ok_or(())
    }
}
