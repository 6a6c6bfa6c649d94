//! A player's territory (P3): the squares that can be seen, and how a land tile may be added (P6).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tessera_kernel::Cells;

use crate::cell::{Cell, CellSet};
use crate::components::capitals::{Capital, SQUARES, WIDTH};
use crate::components::features::{Feature, Features};
use crate::components::icons::Icons;
use crate::components::squares::{Kind, Square};
use crate::components::tiles::{Face, Tile, shape_of};
use crate::powers;
use crate::why::Why;

/// The most land tiles a player can add: one a round.
pub const MOST_TILES: usize = 15;

/// All squares that can be seen. Squares below them never matter again (P3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Territory {
    squares: Cells<Square, 256>,
    occupied: CellSet,
    /// The capital's squares that are on top, a bit each.
    capital: u8,
    patches: Cells<Option<Patch>, MOST_TILES>,
    count: u8,
    bounds: Bounds,
    sum: Sum,
}

/// What is asked so often that it is worked out whenever a square changes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
struct Sum {
    /// Every location, by the place it is named by.
    locations: CellSet,
    /// Icons of all locations, without those in frames.
    base: Icons,
}

/// A land tile in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Patch {
    /// Which tile.
    pub tile: Tile,
    /// The side that is up.
    pub face: Face,
    /// Where its upper left square lies.
    pub at: Cell,
    /// Its squares that are on top (building tiles left out of account), a bit each.
    pub visible: u8,
}

impl Patch {
    /// Places of some of its squares, a bit each.
    fn cells(&self, quarters: u8) -> CellSet {
        quarters_of(quarters).map(|quarter| self.at.quarter(quarter)).collect()
    }
}

/// The squares of a tile that are in a set, a bit each.
fn quarters_of(quarters: u8) -> impl Iterator<Item = usize> {
    (0..4).filter(move |quarter| quarters >> quarter & 1 != 0)
}

/// The outermost columns and rows, seen from the capital's upper left square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bounds {
    /// The leftmost column.
    pub left: i8,
    /// The rightmost column.
    pub right: i8,
    /// The uppermost row.
    pub top: i8,
    /// The lowest row.
    pub bottom: i8,
}

impl Bounds {
    const CAPITAL: Self = Self { left: 0, right: WIDTH as i8 - 1, top: 0, bottom: (SQUARES / WIDTH) as i8 - 1 };

    fn with_tile(self, x: i8, y: i8) -> Self {
        Self {
            left: self.left.min(x),
            right: self.right.max(x + 1),
            top: self.top.min(y),
            bottom: self.bottom.max(y + 1),
        }
    }

    /// The longer of width and height.
    #[must_use]
    pub fn size(self) -> u8 {
        (self.right - self.left).max(self.bottom - self.top) as u8 + 1
    }
}

/// Where a tile can go, and which of its squares slip under what is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    /// Column and row of its upper left square.
    pub x: i8,
    /// See `x`.
    pub y: i8,
    /// Squares that slip under, a bit each; the other squares that meet something lie over it.
    pub under: u8,
}

impl Placement {
    /// Where its upper left square lies.
    #[must_use]
    pub const fn at(self) -> Cell {
        Cell::at(self.x, self.y)
    }
}

/// Where everything lies, worked out once for a list of placements.
struct Survey<'a> {
    territory: &'a Territory,
    /// The tile each visible square belongs to: 1 for the capital, then the patches.
    layers: [u8; 256],
    seas: CellSet,
    beside_seas: CellSet,
    limit: Option<u8>,
}

impl Territory {
    /// A capital, and nothing else.
    #[must_use]
    pub fn new(capital: Capital) -> Self {
        let mut territory = Self {
            squares: Cells([Square::NONE; 256]),
            occupied: CellSet::NONE,
            capital: (1 << SQUARES) - 1,
            patches: Cells([None; MOST_TILES]),
            count: 0,
            bounds: Bounds::CAPITAL,
            sum: Sum::default(),
        };
        for at in 0..SQUARES {
            territory.show(capital_cell(at), Square::capital(capital, at));
        }
        territory.sum = territory.add_up();
        territory
    }

    fn show(&mut self, cell: Cell, square: Square) {
        self.squares[cell.index()] = square;
        self.occupied.insert(cell);
    }

    /// What is seen at a place.
    #[must_use]
    pub fn square(&self, cell: Cell) -> Square {
        self.squares[cell.index()]
    }

    /// Every place that has something.
    #[must_use]
    pub fn occupied(&self) -> CellSet {
        self.occupied
    }

    /// The outermost columns and rows.
    #[must_use]
    pub fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// The land tiles in the order they were placed.
    pub fn patches(&self) -> impl Iterator<Item = &Patch> + Clone {
        self.patches[..usize::from(self.count)].iter().flatten()
    }

    /// Places of visible squares for which something holds.
    pub fn cells(&self, holds: impl Fn(Square) -> bool) -> CellSet {
        self.occupied.iter().filter(|&cell| holds(self.square(cell))).collect()
    }

    /// How many visible squares there are for which something holds.
    pub fn count(&self, holds: impl Fn(Square) -> bool) -> usize {
        self.occupied.iter().filter(|&cell| holds(self.square(cell))).count()
    }

    /// Tiles whose hero, wonder or special building can be seen.
    fn special(&self) -> impl Iterator<Item = (Feature, &Patch)> + Clone {
        self.patches().filter(|patch| patch.face == Face::Black).filter_map(|patch| {
            let feature = patch.tile.feature();
            let first = patch.at.quarter(shape_of(feature).trailing_zeros() as usize);
            (self.square(first) == Square::feature(feature)).then_some((feature, patch))
        })
    }

    /// Heroes, wonders and special buildings that can be seen, each with its places.
    pub fn features(&self) -> impl Iterator<Item = (Feature, CellSet)> + Clone + '_ {
        self.special().map(|(feature, patch)| (feature, patch.cells(shape_of(feature))))
    }

    /// The features that can be seen.
    #[must_use]
    pub fn feature_set(&self) -> Features {
        self.special().map(|(feature, _)| feature).collect()
    }

    /// Places of the location a place belongs to.
    #[must_use]
    pub fn location(&self, cell: Cell) -> CellSet {
        let Some(feature) = self.square(cell).as_feature() else {
            return CellSet::from_iter([cell]);
        };
        self.features().find(|&(seen, _)| seen == feature).map_or(CellSet::NONE, |(_, cells)| cells)
    }

    /// The place a location is named by: the first of its squares on its tile.
    #[must_use]
    pub fn home(&self, cell: Cell) -> Cell {
        let Some(feature) = self.square(cell).as_feature() else { return cell };
        let patch = self.patches().find(|patch| patch.tile.feature() == feature);
        patch.map_or(cell, |patch| patch.at.quarter(shape_of(feature).trailing_zeros() as usize))
    }

    /// Every location, by the place it is named by (P3.2).
    #[must_use]
    pub fn locations(&self) -> CellSet {
        self.sum.locations
    }

    /// Whether a place is a location of one square.
    #[must_use]
    pub fn is_single(&self, cell: Cell) -> bool {
        self.square(cell).as_feature().is_none_or(|feature| feature.size() == 1)
    }

    /// Every sea.
    #[must_use]
    pub fn seas(&self) -> CellSet {
        self.cells(Square::is_sea)
    }

    fn add_up(&self) -> Sum {
        let locations = self.special().fold(self.occupied, |all, (feature, patch)| {
            let shape = shape_of(feature);
            all.without(patch.cells(shape & (shape - 1)))
        });
        Sum { locations, base: locations.iter().map(|cell| self.square(cell).base()).sum() }
    }

    /// Icons of everything that can be seen, with the frames of the locations where workers stand (P3.3).
    #[must_use]
    pub fn icons(&self, workers: CellSet) -> Icons {
        self.sum.base + workers.iter().map(|cell| self.square(cell).frame()).sum()
    }

    /// How many visible locations are of a kind.
    #[must_use]
    pub fn count_of(&self, kind: Kind) -> u8 {
        self.count(|square| square.kind() == kind) as u8
    }

    /// Lays a building tile on a place, whichever side is up (P8.7, P8.8); what was seen there is gone.
    pub fn cover(&mut self, cell: Cell, square: Square) -> Square {
        let covered = std::mem::replace(&mut self.squares[cell.index()], square);
        self.sum = self.add_up();
        covered
    }

    /// Every way a tile can be placed with this side up (P6.2 to P6.8), in the order of the grid.
    #[must_use]
    pub fn placements(&self, tile: Tile, face: Face, limit: Option<u8>) -> Vec<Placement> {
        let (survey, laid) = (Survey::new(self, limit), Laid::new(tile, face));
        let mut found = Vec::with_capacity(64);
        for (x, y) in self.anchors() {
            survey.each_way(laid, x, y, |placement, verdict| {
                if verdict.is_ok() {
                    found.push(placement);
                }
                true
            });
        }
        found
    }

    /// Whether a tile can be placed at all with this side up.
    #[must_use]
    pub fn can_place(&self, tile: Tile, face: Face, limit: Option<u8>) -> bool {
        let (survey, laid) = (Survey::new(self, limit), Laid::new(tile, face));
        let mut found = false;
        for (x, y) in self.anchors() {
            survey.each_way(laid, x, y, |_, verdict| {
                found |= verdict.is_ok();
                !found
            });
            if found {
                return true;
            }
        }
        false
    }

    /// Where a tile might be tried and cannot go, each with what speaks against the most natural way.
    #[must_use]
    pub fn misplacements(&self, tile: Tile, face: Face, limit: Option<u8>) -> Vec<(Placement, Why)> {
        let (survey, laid) = (Survey::new(self, limit), Laid::new(tile, face));
        let mut found = Vec::new();
        for (x, y) in self.anchors() {
            let (mut first, mut possible) = (None, false);
            survey.each_way(laid, x, y, |_, verdict| {
                possible |= verdict.is_ok();
                first = first.or(verdict.err());
                !possible
            });
            if let (false, Some(why)) = (possible, first) {
                found.push((Placement { x, y, under: 0 }, why));
            }
        }
        found
    }

    /// Whether a tile can be placed just so.
    ///
    /// # Errors
    /// What speaks against it.
    pub fn can_place_so(&self, tile: Tile, face: Face, placement: Placement, limit: Option<u8>) -> Result<(), Why> {
        let survey = Survey::new(self, limit);
        let mut result = Err(Why::NoOverlap);
        survey.each_way(Laid::new(tile, face), placement.x, placement.y, |way, verdict| {
            if way == placement {
                result = verdict;
            }
            true
        });
        result
    }

    fn anchors(&self) -> impl Iterator<Item = (i8, i8)> + use<> {
        let Bounds { left, right, top, bottom } = self.bounds;
        (top - 1..=bottom).flat_map(move |y| (left - 1..=right).map(move |x| (x, y)))
    }

    fn layers(&self) -> [u8; 256] {
        let mut layers = [0; 256];
        for at in (0..SQUARES).filter(|at| self.capital >> at & 1 != 0) {
            layers[capital_cell(at).index()] = 1;
        }
        for (number, patch) in self.patches().enumerate() {
            for at in (0..4).filter(|at| patch.visible >> at & 1 != 0) {
                layers[patch.at.quarter(at).index()] = number as u8 + 2;
            }
        }
        layers
    }

    /// Places a tile and says which squares it covers, each with its place (P6.9, P6.10).
    pub fn place(&mut self, tile: Tile, face: Face, placement: Placement) -> ArrayVec<(Cell, Square), 4> {
        let layers = self.layers();
        let (at, squares) = (placement.at(), tile.squares(face));
        let mut covered = ArrayVec::new();
        for (quarter, square) in squares.into_iter().enumerate() {
            let cell = at.quarter(quarter);
            if placement.under >> quarter & 1 != 0 {
                continue;
            }
            match layers[cell.index()] {
                0 => {}
                layer => {
                    covered.push((cell, self.square(cell)));
                    self.bury(layer, cell);
                }
            }
            self.show(cell, square);
        }
        self.patches[usize::from(self.count)] = Some(Patch { tile, face, at, visible: !placement.under & 15 });
        self.count += 1;
        self.bounds = self.bounds.with_tile(placement.x, placement.y);
        self.sum = self.add_up();
        covered
    }

    /// A square of a tile goes out of sight.
    fn bury(&mut self, layer: u8, cell: Cell) {
        if layer == 1 {
            let at = (0..SQUARES).find(|&at| capital_cell(at) == cell).expect("the capital is there");
            self.capital &= !(1 << at);
        } else if let Some(patch) = &mut self.patches[usize::from(layer) - 2] {
            let at = (0..4).find(|&at| patch.at.quarter(at) == cell).expect("the tile is there");
            patch.visible &= !(1 << at);
        }
    }

    /// What must always hold (see [`tessera_kernel::Game::check`]).
    pub(crate) fn check(&self, limit: Option<u8>) -> Result<(), String> {
        let layers = self.layers();
        let mut seen = self.capital.count_ones();
        seen += self.patches().map(|patch| patch.visible.count_ones()).sum::<u32>();
        if seen as usize != self.occupied.len() {
            return Err(format!("{seen} squares are on top of {} places", self.occupied.len()));
        }
        if self.sum != self.add_up() {
            return Err("squares were added up wrongly".into());
        }
        let (mut seas, mut shown) = (CellSet::NONE, CellSet::NONE);
        for cell in self.occupied.iter() {
            let square = self.square(cell);
            if layers[cell.index()] == 0 || !square.is_some() {
                return Err(format!("nothing at {cell}"));
            }
            if square.is_sea() {
                seas.insert(cell);
            } else if square.as_feature().is_some() {
                shown.insert(cell);
            }
        }
        if seas.meets(seas.around()) {
            return Err("two seas side by side".into());
        }
        let mut whole = CellSet::NONE;
        for (feature, cells) in self.features() {
            if cells.iter().any(|cell| self.square(cell) != Square::feature(feature)) {
                return Err(format!("{feature} is half covered"));
            }
            whole = whole.or(cells);
        }
        if shown != whole {
            return Err("a part of something special lies about".into());
        }
        match limit {
            Some(limit) if self.bounds.size() > limit => Err(format!("a territory of {} squares", self.bounds.size())),
            _ => Ok(()),
        }
    }
}

fn capital_cell(at: usize) -> Cell {
    Cell::at((at % WIDTH) as i8, (at / WIDTH) as i8)
}

impl<'a> Survey<'a> {
    fn new(territory: &'a Territory, limit: Option<u8>) -> Self {
        let seas = territory.seas();
        Self { territory, layers: territory.layers(), seas, beside_seas: seas.around(), limit }
    }

    /// Judges every way of laying a tile with its upper left square here, all squares on top first, while `visit` says
    /// to go on. Where nothing meets, there is no way at all (P6.2).
    fn each_way(&self, laid: Laid, x: i8, y: i8, mut visit: impl FnMut(Placement, Result<(), Why>) -> bool) {
        let at = Cell::at(x, y);
        let cells: [Cell; 4] = std::array::from_fn(|quarter| at.quarter(quarter));
        let layers = cells.map(|cell| self.layers[cell.index()]);
        let met = mask(layers, |layer| layer != 0);
        if met == 0 {
            return;
        }
        let blank = Placement { x, y, under: 0 };
        if let Err(why) = self.place_for(x, y, cells) {
            visit(blank, Err(why));
            return;
        }
        let like = layers.map(|layer| mask(layers, |other| other == layer) & met);
        let site = Site {
            there: cells.map(|cell| self.territory.square(cell)),
            sea: laid.sea,
            shape: laid.shape,
            seas_meet: quarters_of(laid.sea).any(|quarter| self.beside_seas.has(cells[quarter])),
        };
        // Every set of squares that meet something, from none to all.
        let mut under = 0_u8;
        loop {
            let uniform = quarters_of(under).all(|quarter| like[quarter] & !under == 0);
            if uniform && !visit(Placement { under, ..blank }, site.judge(met & !under, under)) {
                return;
            }
            if under == met {
                return;
            }
            under = (under.wrapping_sub(met)) & met;
        }
    }

    /// What does not depend on what lies over what (P6.5, P6.8).
    fn place_for(&self, x: i8, y: i8, cells: [Cell; 4]) -> Result<(), Why> {
        if self.limit.is_some_and(|limit| self.territory.bounds.with_tile(x, y).size() > limit) {
            return Err(Why::TooLarge);
        }
        if cells.iter().any(|&cell| self.seas.has(cell)) {
            return Err(Why::SeaThere);
        }
        Ok(())
    }
}

/// A side of a tile that is to be laid: its seas and what is special on it, a bit for each square.
#[derive(Clone, Copy)]
struct Laid {
    sea: u8,
    shape: u8,
}

impl Laid {
    fn new(tile: Tile, face: Face) -> Self {
        Self { sea: mask(tile.squares(face), Square::is_sea), shape: tile.shape(face) }
    }
}

/// A place for a tile, with what lies there.
struct Site {
    there: [Square; 4],
    sea: u8,
    shape: u8,
    /// Whether a sea of the tile would lie beside another.
    seas_meet: bool,
}

impl Site {
    /// Judges one way of laying the tile here: the squares that come over something, and those that slip under.
    fn judge(&self, over: u8, under: u8) -> Result<(), Why> {
        if under & self.sea != 0 {
            return Err(Why::SeaUnder);
        }
        if under & self.shape != 0 && under & self.shape != self.shape {
            return Err(Why::HalfHidden);
        }
        for quarter in quarters_of(over) {
            let square = self.there[quarter];
            let Some(feature) = square.as_feature() else { continue };
            if powers::never_covered(feature) {
                return Err(Why::NeverCovered);
            }
            let covered = over & mask(self.there, |other| other == square);
            if covered.count_ones() < u32::from(feature.size()) {
                return Err(Why::HalfCovered);
            }
        }
        if self.seas_meet { Err(Why::SeasMeet) } else { Ok(()) }
    }
}

/// Those of four squares for which something holds, a bit each.
fn mask<T>(four: [T; 4], holds: impl Fn(T) -> bool) -> u8 {
    four.into_iter().enumerate().fold(0, |mask, (at, one)| mask | u8::from(holds(one)) << at)
}
