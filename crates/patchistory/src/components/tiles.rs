//! Land tiles (P1.5): twenty-five an Era, general buildings on the white side, something special on the black one.

use serde::{Deserialize, Serialize};
use tessera_kernel::Source::A;
use tessera_kernel::{Component, Phrase, Setup, listed};

use super::features::Feature::{self, *};
use super::icons::Icons;
use super::squares::Square;

listed! {
    /// A side of a land tile.
    pub enum Face: "patchistory-face-" {
        /// General buildings.
        White = "white",
        /// A hero, a wonder or a special building.
        Black = "black",
    }
}

impl Face {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// Number; the white side NW, NE, SW, SE; what is special on the black side; the black side, with its squares as `*`.
type Row = (&'static str, [&'static str; 4], Feature, [&'static str; 4]);

/// The seventy-five tiles.
#[rustfmt::skip]
pub const TABLE: [Row; TILES] = [
    ("I-01", ["1C3", "1S2", "1R1", "SEA"], ConstantineI, ["*", "SEA", "*", "1F2"]),
    ("I-02", ["SEA", "1C3", "1F2", "1R1"], CyrusTheGreat, ["*", "1F1", "*", "1P2"]),
    ("I-03", ["1R2", "1F1", "1D1", "1M1"], Moses, ["1R1", "*", "1F3", "*"]),
    ("I-04", ["1T2", "1F1", "1D2", "1M3"], Aristotle, ["*", "1C1", "*", "1T3"]),
    ("I-05", ["1F1", "1P3", "WL", "1M1"], AlexanderTheGreat, ["1R3", "*", "SEA", "*"]),
    ("I-06", ["1R2", "1M3", "WL", "1C2"], Homer, ["*", "1M1", "WL", "1C2"]),
    ("I-07", ["1C1", "1P1", "1T3", "1S2"], JuliusCaesar, ["*", "1M2", "*", "SEA"]),
    ("I-08", ["SEA", "1T2", "1S3", "1F2"], Socrates, ["1M3", "*", "1D2", "WL"]),
    ("I-09", ["1R1", "1M2", "1C1", "1F2"], GwanggaetoTheGreat, ["1P1", "*", "1R2", "*"]),
    ("I-10", ["1C2", "1M1", "1R1", "1F2"], GreatWallOfChina, ["*", "*", "1R2", "WL"]),
    ("I-11", ["1F2", "1P2", "WL", "1M3"], HangingGardensOfBabylon, ["WL", "1F3", "*", "*"]),
    ("I-12", ["1T2", "1M1", "1F3", "1R1"], Petra, ["*", "*", "SEA", "1M2"]),
    ("I-13", ["1F1", "1D1", "1P2", "1R2"], PyramidsOfGiza, ["*", "*", "*", "1T2"]),
    ("I-14", ["WL", "1C2", "1F3", "1S2"], ZigguratOfUr, ["*", "1R1", "*", "1F1"]),
    ("I-15", ["1R3", "SEA", "1T3", "1S1"], Stonehenge, ["1M2", "1S1", "*", "SEA"]),
    ("I-16", ["1F1", "1S3", "1M2", "SEA"], LighthouseOfAlexandria, ["1P2", "*", "1M1", "*"]),
    ("I-17", ["1C1", "1D2", "1T2", "1F3"], Parthenon, ["1C2", "1F3", "*", "*"]),
    ("I-18", ["1R2", "1D1", "1P3", "WL"], Colosseum, ["*", "*", "*", "*"]),
    ("I-19", ["1C2", "1R2", "SEA", "1M2"], Aqueduct, ["*", "*", "1R2", "1P1"]),
    ("I-20", ["WL", "1F3", "1M3", "1P2"], GreatGranary, ["1D1", "1F1", "*", "*"]),
    ("I-21", ["1C3", "1M1", "WL", "1F1"], CircusMaximus, ["*", "1M1", "*", "*"]),
    ("I-22", ["1S3", "WL", "1R3", "1T1"], Senate, ["*", "*", "1C1", "1F2"]),
    ("I-23", ["1C1", "1S1", "1F1", "1P2"], LegionCamp, ["*", "1S2", "*", "WL"]),
    ("I-24", ["1S1", "1F2", "1P1", "1M2"], CityWalls, ["1S3", "WL", "*", "*"]),
    ("I-25", ["1P1", "1D2", "1R3", "1T1"], RoyalRoad, ["*", "*", "1T1", "1F2"]),
    ("II-01", ["2S1", "2R3", "WL", "2T2"], ChristopherColumbus, ["*", "2P2", "*", "WL"]),
    ("II-02", ["2F3", "2T1", "2S1", "2M3"], GenghisKhan, ["WL", "*", "2R2", "*"]),
    ("II-03", ["2R1", "2P1", "2D2", "2M3"], JoanOfArc, ["*", "2M3", "*", "2P1"]),
    ("II-04", ["2S3", "2R3", "2F2", "SEA"], VascoDaGama, ["2T1", "*", "2F1", "*"]),
    ("II-05", ["2R3", "2P1", "SEA", "2M2"], YiSunSin, ["*", "2F2", "*", "2T3"]),
    ("II-06", ["SEA", "2P1", "2C2", "2F2"], ElizabethI, ["2R1", "*", "2F3", "*"]),
    ("II-07", ["2R1", "2F1", "2D1", "2C1"], LeonardoDaVinci, ["*", "WL", "*", "2P2"]),
    ("II-08", ["SEA", "2M1", "2R2", "2F2"], JohannesGutenberg, ["2F2", "*", "2S1", "SEA"]),
    ("II-09", ["WL", "2C3", "2M2", "2T2"], SejongTheGreat, ["2T2", "*", "2F3", "*"]),
    ("II-10", ["SEA", "2R2", "2S3", "2T2"], AngkorWat, ["*", "*", "*", "*"]),
    ("II-11", ["2C1", "2S2", "WL", "2R2"], ChichenItza, ["*", "*", "2C2", "SEA"]),
    ("II-12", ["2F2", "WL", "2M1", "2C3"], Kremlin, ["*", "2C2", "*", "SEA"]),
    ("II-13", ["2S2", "WL", "2C2", "2R1"], MachuPicchu, ["*", "*", "2M2", "*"]),
    ("II-14", ["2P2", "SEA", "2F3", "2C3"], NotreDameDeParis, ["2R2", "*", "SEA", "*"]),
    ("II-15", ["WL", "2F1", "2R2", "2C2"], TajMahal, ["*", "*", "*", "*"]),
    ("II-16", ["2S3", "2P2", "WL", "2M2"], ForbiddenCity, ["*", "*", "*", "*"]),
    ("II-17", ["2C1", "2F2", "WL", "2R2"], HagiaSophia, ["2M2", "2S2", "*", "*"]),
    ("II-18", ["2F1", "2D1", "2C1", "2P1"], SistineChapel, ["*", "2D2", "*", "2M1"]),
    ("II-19", ["2P3", "2F3", "2M2", "2R1"], University, ["*", "*", "WL", "2S3"]),
    ("II-20", ["2P3", "2D2", "2C2", "2F1"], Cathedral, ["2R1", "*", "*", "*"]),
    ("II-21", ["2P3", "2F1", "2R1", "2M1"], Castle, ["*", "*", "*", "*"]),
    ("II-22", ["2T3", "2M1", "2F2", "2D2"], MerchantBank, ["2M1", "2F1", "*", "*"]),
    ("II-23", ["2T2", "2F1", "2M1", "2D1"], Guildhall, ["*", "*", "2F3", "2M2"]),
    ("II-24", ["2T1", "2M3", "2F3", "2S2"], RoyalShipyard, ["2C1", "*", "2D1", "*"]),
    ("II-25", ["2S1", "2T3", "2F1", "2M3"], Parliament, ["WL", "2R3", "*", "*"]),
    ("III-01", ["3R2", "SEA", "3C3", "3F2"], CheGuevara, ["*", "3C1", "*", "SEA"]),
    ("III-02", ["3M2", "3P3", "3T1", "3D2"], KarlMarx, ["3M1", "*", "3F3", "*"]),
    ("III-03", ["3F3", "3P3", "3D1", "3M2"], MahatmaGandhi, ["*", "SEA", "*", "3C2"]),
    ("III-04", ["3R2", "3F1", "WL", "3T2"], OttoVonBismarck, ["3T3", "*", "3F2", "*"]),
    ("III-05", ["3S3", "3R3", "3M3", "3F3"], NapoleonBonaparte, ["*", "3F2", "*", "3P1"]),
    ("III-06", ["3R2", "3S2", "3F2", "SEA"], GeneralPatton, ["3M2", "*", "3T1", "*"]),
    ("III-07", ["WL", "3C2", "3F2", "3S2"], AlbertEinstein, ["*", "3D2", "*", "3M1"]),
    ("III-08", ["3F1", "WL", "3C2", "3S1"], AbrahamLincoln, ["3C1", "3R3", "WL", "*"]),
    ("III-09", ["3T2", "SEA", "3M2", "3C2"], MarieCurie, ["*", "SEA", "3S2", "3R1"]),
    ("III-10", ["3M1", "3D2", "3F3", "3P3"], Apollo11, ["*", "*", "*", "*"]),
    ("III-11", ["3R1", "3C1", "WL", "3F2"], SchwererGustav, ["*", "*", "3F3", "3S3"]),
    ("III-12", ["3P2", "3F1", "3C2", "SEA"], StatueOfLiberty, ["*", "SEA", "*", "3P2"]),
    ("III-13", ["3T1", "3M3", "3S3", "3F3"], StealthBomber, ["*", "*", "WL", "3P2"]),
    ("III-14", ["3P1", "3M2", "3T3", "3F1"], WallStreet, ["SEA", "3R1", "*", "*"]),
    ("III-15", ["WL", "3C1", "3R1", "3S1"], EiffelTower, ["3D1", "*", "3F3", "*"]),
    ("III-16", ["SEA", "3M3", "3R2", "3C1"], RedCross, ["3S1", "*", "WL", "3T2"]),
    ("III-17", ["3P1", "3M1", "3F2", "3S3"], PanamaCanal, ["3R2", "WL", "*", "*"]),
    ("III-18", ["WL", "3T2", "3P2", "3R1"], Hollywood, ["*", "*", "*", "3F1"]),
    ("III-19", ["SEA", "3S1", "3R1", "3C1"], PowerStation, ["*", "*", "3M3", "3F1"]),
    ("III-20", ["3D1", "3T3", "3F1", "3M1"], GrandRailwayStation, ["3C2", "WL", "*", "*"]),
    ("III-21", ["WL", "3R2", "3M1", "3C3"], AssemblyPlant, ["*", "*", "*", "*"]),
    ("III-22", ["3S2", "WL", "3R1", "3C3"], UnitedNations, ["*", "3R2", "*", "WL"]),
    ("III-23", ["3T2", "3P1", "3D1", "3F2"], MilitaryComplex, ["*", "*", "*", "*"]),
    ("III-24", ["3R3", "3M1", "3D2", "3F1"], NationalMuseum, ["*", "*", "3M2", "*"]),
    ("III-25", ["3P1", "3F1", "3R3", "3M3"], FalloutShelter, ["3P1", "3M2", "*", "*"]),
];

/// Tiles of the second printing, in the place of those with the same number: between bots, whoever laid the first ones won
/// clearly less, or more, often than others. What is special stays what and where it was.
#[rustfmt::skip]
pub const REPRINTS: [Row; 6] = [
    ("I-05b", ["1F1", "1P3", "WL", "1M1"], AlexanderTheGreat, ["1R3", "*", "1C1", "*"]),
    ("I-07b", ["1C1", "1P1", "1T3", "1S2"], JuliusCaesar, ["*", "1D1", "*", "SEA"]),
    ("I-23b", ["1C1", "1S1", "1F1", "1P2"], LegionCamp, ["*", "1C2", "*", "1F2"]),
    ("II-11b", ["2C1", "2S2", "WL", "2R2"], ChichenItza, ["*", "*", "2F1", "SEA"]),
    ("II-16b", ["2S3", "2P1", "WL", "2M2"], ForbiddenCity, ["*", "*", "*", "*"]),
    ("III-02b", ["3M2", "3P3", "3T1", "3D2"], KarlMarx, ["3C1", "*", "3F3", "*"]),
];

/// Land tiles in the box.
pub const TILES: usize = 75;
/// Land tiles of both printings.
const PRINTED: usize = TILES + REPRINTS.len();
/// Land tiles of an Era.
pub const PER_ERA: usize = 25;

/// Which land tiles are in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Printing {
    /// Those of revision 1.
    First,
    /// With the reprints, since revision 2.
    Second,
}

impl Printing {
    /// What a match is played with.
    #[must_use]
    pub const fn of(setup: &Setup) -> Self {
        if setup.revision < 2 { Self::First } else { Self::Second }
    }
}

/// A land tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Tile(u8);

impl Tile {
    /// The tiles of a printing, in the order of their numbers.
    pub fn all(printing: Printing) -> impl Iterator<Item = Self> + Clone {
        (0..TILES).map(move |index| Self::new(index, printing))
    }

    /// Those of an Era, from 0.
    pub fn of_era(era: u8, printing: Printing) -> impl Iterator<Item = Self> {
        Self::all(printing).skip(usize::from(era) * PER_ERA).take(PER_ERA)
    }

    /// The tile with this place among the seventy-five.
    ///
    /// # Panics
    /// When there is none.
    #[must_use]
    pub fn new(index: usize, printing: Printing) -> Self {
        assert!(index < TILES, "there are seventy-five tiles");
        let reprint = || REPRINTS.iter().position(|row| row.2 as usize == index).map(|at| TILES + at);
        let at = match printing {
            Printing::First => index,
            Printing::Second => reprint().unwrap_or(index),
        };
        Self(at as u8)
    }

    const fn row(self) -> &'static Row {
        let at = self.0 as usize;
        if at < TILES { &TABLE[at] } else { &REPRINTS[at - TILES] }
    }

    /// Its place among the seventy-five, the same in every printing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.feature() as usize
    }

    /// What is special on its black side.
    #[must_use]
    pub const fn feature(self) -> Feature {
        SPECIAL[self.0 as usize]
    }

    /// The four squares of a side: NW, NE, SW, SE.
    #[must_use]
    pub const fn squares(self, face: Face) -> [Square; 4] {
        FACES[self.0 as usize][face as usize]
    }

    /// The squares of a hero, wonder or special building on a side, a bit each.
    #[must_use]
    pub const fn shape(self, face: Face) -> u8 {
        match face {
            Face::White => 0,
            Face::Black => SHAPES[self.feature() as usize],
        }
    }

    /// Icons of a side, and those in its gold frames; something special counts once.
    #[must_use]
    pub fn icons(self, face: Face) -> (Icons, Icons) {
        let (squares, shape) = (self.squares(face), self.shape(face));
        // Of something special only the first square speaks.
        let rest = shape & shape.wrapping_sub(1);
        let spoken = (0..4).filter(|at| rest >> at & 1 == 0).map(|at| squares[at]);
        (spoken.clone().map(Square::base).sum(), spoken.map(Square::frame).sum())
    }

    /// What it is called: its number, and what is special about it.
    #[must_use]
    pub fn name(self) -> Phrase {
        Phrase::new("patchistory-tile").with("number", self.to_string()).with("feature", self.feature().name())
    }
}

/// The squares of its tile that show something special, a bit each.
#[must_use]
pub const fn shape_of(feature: Feature) -> u8 {
    SHAPES[feature as usize]
}

static FACES: [[[Square; 4]; 2]; PRINTED] = {
    let mut faces = [[[Square::NONE; 4]; 2]; PRINTED];
    let mut tile = 0;
    while tile < PRINTED {
        let (_, white, feature, black) = Tile(tile as u8).row();
        assert!(tile >= TILES || *feature as usize == tile, "features stand in the order of their tiles");
        assert!(shape(black) == SHAPES[*feature as usize], "a reprint leaves what is special where it was");
        let mut at = 0;
        while at < 4 {
            faces[tile][0][at] = Square::read(white[at]);
            faces[tile][1][at] = if is_star(black[at]) { Square::feature(*feature) } else { Square::read(black[at]) };
            at += 1;
        }
        tile += 1;
    }
    faces
};

/// What is special on each tile: asked so often that the long rows are not looked at for it.
static SPECIAL: [Feature; PRINTED] = {
    let mut special = [Feature::ALL[0]; PRINTED];
    let mut tile = 0;
    while tile < PRINTED {
        special[tile] = Tile(tile as u8).row().2;
        tile += 1;
    }
    special
};

static SHAPES: [u8; TILES] = {
    let mut shapes = [0; TILES];
    let mut tile = 0;
    while tile < TILES {
        shapes[tile] = shape(&TABLE[tile].3);
        tile += 1;
    }
    shapes
};

const fn shape(black: &[&str; 4]) -> u8 {
    let (mut shape, mut at) = (0, 0);
    while at < 4 {
        if is_star(black[at]) {
            shape |= 1 << at;
        }
        at += 1;
    }
    shape
}

const fn is_star(code: &str) -> bool {
    code.as_bytes()[0] == b'*'
}

impl std::fmt::Display for Tile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.row().0)
    }
}

impl std::str::FromStr for Tile {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        (0..PRINTED as u8).map(Self).find(|tile| tile.row().0 == text).ok_or(())
    }
}

tessera_kernel::written!(Tile, PRINTED, "a land tile");

pub(super) fn components(printing: Printing) -> Vec<Component> {
    let row = |tile: Tile| {
        let (number, white, feature, black) = tile.row();
        Component {
            group: Phrase::new("patchistory-box-tiles"),
            name: tile.name(),
            facts: format!("{number} {} / {feature} {}", white.join(" "), black.join(" ")),
            sources: &[A],
        }
    };
    Tile::all(printing).map(row).collect()
}

pub(super) fn facts(printing: Printing) -> Vec<Phrase> {
    let side = |tile: Tile, face| -> Vec<Phrase> {
        let mut squares = tile.squares(face).to_vec();
        squares.dedup();
        let mut seen: Vec<Square> = Vec::new();
        squares.retain(|square| {
            square.as_feature().is_none()
                || !seen.contains(square) && {
                    seen.push(*square);
                    true
                }
        });
        squares.into_iter().map(Square::name).collect()
    };
    let row = |tile: Tile| {
        Phrase::new("patchistory-facts-tile")
            .with("white", side(tile, Face::White))
            .with("black", side(tile, Face::Black))
    };
    Tile::all(printing).map(row).collect()
}
