//! The Mediterranean (M12): 176 pointy-topped hexes in seven regions.

use std::sync::LazyLock;

use tessera_kernel::Source::A;
use tessera_kernel::hex::{Grid, HexSet, Square};
use tessera_kernel::hexx::Hex as Axial;
use tessera_kernel::{Component, Phrase, listed, place};

use super::regions::Region;

/// Hexes of the map.
pub const HEXES: usize = 176;

listed! {
    /// What a hex is made for.
    pub enum Ground: "mosaic-ground-" {
        /// A good or nothing lies there at the start.
        Land = "land",
        /// A cache lies there at the start.
        Cache = "cache",
        /// A fish lies there; only port cities and two wonders are built there.
        Port = "port",
    }
}

/// Every hex: axial `q,r`, rows growing southward (M12.7).
#[rustfmt::skip]
const ROWS: [(Region, Ground, &str); 21] = [
    (Region::Hispania, Ground::Land, "-1,4 1,4 2,4 -2,5 -1,5 0,5 1,5 3,5 -3,6 -1,6 0,6 1,6 -3,7 -2,7 -1,7 0,7 1,7 -2,8 0,8"),
    (Region::Hispania, Ground::Cache, "0,4 2,5 -2,6 -1,8"),
    (Region::Hispania, Ground::Port, "2,6 -3,8"),
    (Region::Gaul, Ground::Land, "5,0 7,0 8,0 4,1 5,1 6,1 7,1 9,1 4,2 5,2 6,2 7,2 8,2 3,3 4,3 5,3 7,3 8,3 3,4 4,4"),
    (Region::Gaul, Ground::Cache, "6,0 8,1 3,2 6,3"),
    (Region::Gaul, Ground::Port, "5,4"),
    (Region::Italy, Ground::Land, "9,3 11,3 12,3 7,4 9,4 10,4 11,4 8,5 9,5 10,5 10,6 11,6 9,7 10,7 10,8 11,8 9,9 10,9"),
    (Region::Italy, Ground::Cache, "10,3 8,4 11,5 11,7"),
    (Region::Italy, Ground::Port, "9,6 11,9"),
    (Region::Greece, Ground::Land, "13,2 15,2 16,2 17,2 13,3 14,3 15,3 16,3 18,3 14,4 15,4 16,4 17,4 14,5 16,5 14,6 15,6 16,6 13,8"),
    (Region::Greece, Ground::Cache, "14,2 17,3 15,5 14,7"),
    (Region::Greece, Ground::Port, "17,5 15,7"),
    (Region::Assyria, Ground::Land, "18,4 19,4 21,4 22,4 23,4 19,5 20,5 21,5 22,5 24,5 18,6 20,6 21,6 22,6 23,6 22,7 23,7 24,7 22,8 21,9 22,9 23,9"),
    (Region::Assyria, Ground::Cache, "20,4 23,5 19,6 23,8"),
    (Region::Assyria, Ground::Port, "21,8"),
    (Region::Egypt, Ground::Land, "17,10 18,10 20,10 13,11 14,11 16,11 17,11 18,11 19,11 11,12 13,12 14,12 15,12 17,12 13,13 15,13 16,13 17,13 18,13"),
    (Region::Egypt, Ground::Cache, "19,10 12,12 16,12 14,13"),
    (Region::Egypt, Ground::Port, "15,11"),
    (Region::Numidia, Ground::Land, "4,9 5,9 -2,10 0,10 1,10 2,10 4,10 5,10 6,10 0,11 1,11 2,11 3,11 4,11 6,11 4,12 5,12 6,12 7,12 9,12 10,12"),
    (Region::Numidia, Ground::Cache, "-1,10 3,10 5,11 8,12"),
    (Region::Numidia, Ground::Port, "6,9"),
];

place! {
    /// A hex of the map, from the north-west. Written by its column (A to Z, AA, AB) and its row from the north (1 to 14).
    pub struct Hex: HEXES, "a hex of the map", MAP.grid
}

impl Hex {
    /// The hex at these axial coordinates, if the map has it.
    #[must_use]
    pub fn from_axial(q: i32, r: i32) -> Option<Self> {
        MAP.grid.at(Axial::new(q, r)).map(Self)
    }

    fn from_square(Square { column, row }: Square) -> Option<Self> {
        Self::from_axial(i32::from(column) - i32::from(row / 2), row.into())
    }

    /// Where it lies in a grid whose odd rows are shifted half a hex to the right (M12.1).
    fn square(self) -> Square {
        let Axial { x: q, y: r } = self.axial();
        Square { column: (q + r.div_euclid(2)) as u8, row: r as u8 }
    }

    /// The region it belongs to.
    #[must_use]
    pub fn region(self) -> Region {
        MAP.regions[self.usize()]
    }

    /// What it is made for.
    #[must_use]
    pub fn ground(self) -> Ground {
        MAP.grounds[self.usize()]
    }

    /// The name of its port, if it is one.
    #[must_use]
    pub fn port(self) -> Option<Phrase> {
        let Axial { x: q, y: r } = self.axial();
        PORTS.iter().find(|port| (port.0, port.1) == (q, r)).map(|port| Phrase::new(port.2))
    }
}

/// The ports by name (M12.6).
const PORTS: [(i32, i32, &str); 10] = [
    (-3, 8, "mosaic-port-gades"),
    (2, 6, "mosaic-port-tarraco"),
    (5, 4, "mosaic-port-massilia"),
    (9, 6, "mosaic-port-ostia"),
    (11, 9, "mosaic-port-syracuse"),
    (15, 7, "mosaic-port-piraeus"),
    (17, 5, "mosaic-port-thessalonica"),
    (21, 8, "mosaic-port-tyre"),
    (15, 11, "mosaic-port-alexandria"),
    (6, 9, "mosaic-port-carthage"),
];

/// The hexes of a set.
pub fn hexes(set: HexSet) -> impl Iterator<Item = Hex> + Clone {
    Hex::each(set)
}

/// The hexes next to any of `set`, across region borders but never across the sea (M12.5).
#[must_use]
pub fn around_all(set: HexSet) -> HexSet {
    MAP.grid.around_all(set)
}

/// The hexes of a region.
#[must_use]
pub fn hexes_of(region: Region) -> HexSet {
    MAP.by_region[region.index()]
}

/// The hexes of the regions played with this many players.
#[must_use]
pub fn open_hexes(players: usize) -> HexSet {
    Region::open(players).fold(HexSet::EMPTY, |found, region| found.or(hexes_of(region)))
}

/// All port hexes.
#[must_use]
pub fn ports() -> HexSet {
    MAP.ports
}

struct Map {
    grid: Grid,
    regions: Vec<Region>,
    grounds: Vec<Ground>,
    by_region: [HexSet; 7],
    ports: HexSet,
}

static MAP: LazyLock<Map> = LazyLock::new(|| {
    let mut cells: Vec<(i32, i32, Region, Ground)> = ROWS
        .iter()
        .flat_map(|&(region, ground, places)| {
            places.split(' ').map(move |place| {
                let (q, r) = place.split_once(',').expect("q,r");
                (r.parse().expect("a number"), q.parse().expect("a number"), region, ground)
            })
        })
        .collect();
    cells.sort_unstable_by_key(|&(r, q, ..)| (r, q));
    let grid = Grid::new(cells.iter().map(|&(r, q, ..)| Axial::new(q, r)).collect());
    let select = |wanted: &dyn Fn(Region, Ground) -> bool| -> HexSet {
        let fits = |index: u8| wanted(cells[usize::from(index)].2, cells[usize::from(index)].3);
        Hex::all().map(Hex::index).filter(|&index| fits(index)).collect()
    };
    Map {
        regions: cells.iter().map(|cell| cell.2).collect(),
        grounds: cells.iter().map(|cell| cell.3).collect(),
        by_region: Region::ALL.map(|region| select(&|of, _| of == region)),
        ports: select(&|_, ground| ground == Ground::Port),
        grid,
    }
});

pub(super) fn components() -> Vec<Component> {
    let count = |region: Region, ground: Ground| hexes(hexes_of(region)).filter(|hex| hex.ground() == ground).count();
    Region::ALL
        .into_iter()
        .map(|region| {
            let [land, cache, port] = Ground::ALL.map(|ground| count(region, ground));
            let group = Phrase::new("mosaic-box-map");
            Component { group, name: region.name(), facts: format!("{land} + {cache} + {port}"), sources: &[A] }
        })
        .collect()
}
