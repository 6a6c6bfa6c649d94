//! The island: its ground, its waters, and the pieces on it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tessera_kernel::hex::HexSet;
use tessera_kernel::{Cells, Seat};

use crate::components::sea::{self, HEXES, Hex, around_all, hexes};
use crate::components::terrain::Terrain;
use crate::components::tiles::{TILES, Tile};

/// The most players.
pub const SEATS: usize = 5;

/// Lakes are the holes between at most twelve tiles; so many touching discs enclose fewer than 20.
const LAKES: usize = 20;

/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Placed {
    /// Which tile.
    pub tile: Tile,
    /// Where its centre lies.
    pub centre: Hex,
    /// By how many sixths it is turned clockwise.
    pub turn: u8,
}

/// The island and everything on it.
///
/// A land hex is empty, or holds tokens of one player, or one city and no tokens (T3.5). Who holds what is kept as sets
/// beside the counts, so that rules can ask for "my hexes" at once; [`Board::check`] holds the two together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Board {
    ground: Cells<Option<Terrain>, HEXES>,
    tokens: Cells<u8, HEXES>,
    cities: Cells<u8, HEXES>,
    bonus: Cells<u8, HEXES>,
    land: HexSet,
    terrain: [HexSet; 5],
    peopled: [HexSet; SEATS],
    built: [HexSet; SEATS],
    coast: HexSet,
    shores: ArrayVec<HexSet, LAKES>,
    placed: ArrayVec<Placed, { TILES as usize }>,
}

impl Default for Board {
    fn default() -> Self {
        Self {
            ground: Cells([None; HEXES]),
            tokens: Cells([0; HEXES]),
            cities: Cells([0; HEXES]),
            bonus: Cells([0; HEXES]),
            land: HexSet::EMPTY,
            terrain: [HexSet::EMPTY; 5],
            peopled: [HexSet::EMPTY; SEATS],
            built: [HexSet::EMPTY; SEATS],
            coast: HexSet::EMPTY,
            shores: ArrayVec::new(),
            placed: ArrayVec::new(),
        }
    }
}

// The ground.
impl Board {
    /// Where the centre of the next tile may lie (T2.3, T2.4): all tiles have one shape, so the tile does not matter.
    #[must_use]
    pub fn tile_places(&self) -> HexSet {
        let free = sea::inland().without(self.land).without(around_all(self.land));
        if self.land.is_empty() {
            return free;
        }
        // Two tiles touch when their centres are three steps apart: the ring of the one meets the ring of the other.
        let beside = around_all(self.land);
        free.into_iter().filter(|&index| Hex::new(index).around().meets(beside)).collect()
    }

    /// Puts a tile on the sea.
    ///
    /// # Panics
    /// When it would stick out or overlap: only places that fit are listed.
    pub fn place(&mut self, tile: Tile, centre: Hex, turn: u8) {
        for (hex, terrain) in tile.cover(centre, turn).expect("the tile lies on the board") {
            debug_assert!(self.ground[hex.usize()].is_none(), "tiles do not overlap");
            self.ground[hex.usize()] = Some(terrain);
            self.land.insert(hex.index());
            self.terrain[terrain as usize].insert(hex.index());
        }
        self.placed.push(Placed { tile, centre, turn });
    }

    /// Finds lakes, shores and the coast once the island is whole (T3.1 to T3.4).
    pub fn survey(&mut self) {
        let mut unseen: HexSet = Hex::all().map(Hex::index).filter(|&index| !self.land.contains(index)).collect();
        self.coast = self.land.and(sea::rim());
        self.shores.clear();
        while let Some(start) = unseen.into_iter().next() {
            let mut body = HexSet::EMPTY;
            body.insert(start);
            loop {
                let grown = body.or(around_all(body).and(unseen));
                if grown == body {
                    break;
                }
                body = grown;
            }
            unseen = unseen.without(body);
            let shore = around_all(body).and(self.land);
            // Water that reaches the edge of the board belongs to the one open sea.
            if body.meets(sea::rim()) {
                self.coast = self.coast.or(shore);
            } else {
                self.shores.push(shore);
            }
        }
    }

    /// What a hex is made of; `None` for water.
    #[must_use]
    pub fn ground(&self, hex: Hex) -> Option<Terrain> {
        self.ground[hex.usize()]
    }

    /// All land.
    #[must_use]
    pub fn land(&self) -> HexSet {
        self.land
    }

    /// All land of one terrain.
    #[must_use]
    pub fn terrain(&self, terrain: Terrain) -> HexSet {
        self.terrain[terrain as usize]
    }

    /// Land by the open sea.
    #[must_use]
    pub fn coast(&self) -> HexSet {
        self.coast
    }

    /// The shore of each lake.
    #[must_use]
    pub fn shores(&self) -> &[HexSet] {
        &self.shores
    }

    /// The tiles in the order they were placed.
    #[must_use]
    pub fn placed(&self) -> &[Placed] {
        &self.placed
    }
}

// The pieces.
impl Board {
    /// Tokens on a hex.
    #[must_use]
    pub fn tokens(&self, hex: Hex) -> u8 {
        self.tokens[hex.usize()]
    }

    /// The value of the city on a hex, 0 for none.
    #[must_use]
    pub fn city(&self, hex: Hex) -> u8 {
        self.cities[hex.usize()]
    }

    /// What Sanitation adds to the limit of a hex.
    #[must_use]
    pub fn bonus(&self, hex: Hex) -> u8 {
        self.bonus[hex.usize()]
    }

    /// Hexes with `seat`'s tokens.
    #[must_use]
    pub fn peopled(&self, seat: Seat) -> HexSet {
        self.peopled[seat.index()]
    }

    /// Hexes with `seat`'s cities.
    #[must_use]
    pub fn built(&self, seat: Seat) -> HexSet {
        self.built[seat.index()]
    }

    /// Hexes with anyone's city.
    #[must_use]
    pub fn all_built(&self) -> HexSet {
        self.built.iter().fold(HexSet::EMPTY, |all, &set| all.or(set))
    }

    /// Hexes with anyone's tokens.
    #[must_use]
    pub fn all_peopled(&self) -> HexSet {
        self.peopled.iter().fold(HexSet::EMPTY, |all, &set| all.or(set))
    }

    /// Hexes that are not `seat`'s but somebody's.
    #[must_use]
    pub fn foreign(&self, seat: Seat) -> HexSet {
        self.all_peopled().or(self.all_built()).without(self.peopled(seat)).without(self.built(seat))
    }

    /// Whose tokens or city are on a hex.
    #[must_use]
    pub fn owner(&self, hex: Hex) -> Option<Seat> {
        Seat::all(SEATS).find(|&seat| self.peopled(seat).or(self.built(seat)).contains(hex.index()))
    }

    /// Puts tokens on a hex.
    pub fn add_tokens(&mut self, seat: Seat, hex: Hex, count: u8) {
        if count > 0 {
            debug_assert!(self.owner(hex).is_none_or(|owner| owner == seat) && self.city(hex) == 0);
            self.tokens[hex.usize()] += count;
            self.peopled[seat.index()].insert(hex.index());
        }
    }

    /// Takes tokens off a hex. `limit` is their owner's stacking limit: with a token gone, Sanitation keeps only the
    /// excess that is still there (T10.8).
    pub fn remove_tokens(&mut self, seat: Seat, hex: Hex, count: u8, limit: u8) {
        let left = self.tokens[hex.usize()] - count;
        self.tokens[hex.usize()] = left;
        if left == 0 {
            self.peopled[seat.index()].remove(hex.index());
        }
        if count > 0 {
            let bonus = &mut self.bonus[hex.usize()];
            *bonus = (*bonus).min(left.saturating_sub(limit));
        }
    }

    /// Raises the limit of a hex by one (T10.6).
    pub fn raise_limit(&mut self, hex: Hex) {
        self.bonus[hex.usize()] += 1;
    }

    /// Forgets what Sanitation added.
    pub fn reset_limit(&mut self, hex: Hex) {
        self.bonus[hex.usize()] = 0;
    }

    /// Puts a city on an empty hex.
    pub fn add_city(&mut self, seat: Seat, hex: Hex, value: u8) {
        debug_assert!(self.owner(hex).is_none());
        self.cities[hex.usize()] = value;
        self.bonus[hex.usize()] = 0;
        self.built[seat.index()].insert(hex.index());
    }

    /// Takes a city off.
    pub fn remove_city(&mut self, seat: Seat, hex: Hex) {
        self.cities[hex.usize()] = 0;
        self.built[seat.index()].remove(hex.index());
    }

    /// Whether the sets agree with the counts, and T3.5 holds.
    pub(crate) fn check(&self) -> Result<(), String> {
        let mut taken = HexSet::EMPTY;
        for set in self.peopled.iter().chain(&self.built) {
            if taken.meets(*set) {
                return Err("a hex has two owners".into());
            }
            taken = taken.or(*set);
        }
        if !taken.without(self.land).is_empty() {
            return Err("a piece stands on water".into());
        }
        let (peopled, built) = (self.all_peopled(), self.all_built());
        for hex in hexes(self.land) {
            let (tokens, city) = (self.tokens(hex), self.city(hex));
            if (tokens > 0) != peopled.contains(hex.index()) || (city > 0) != built.contains(hex.index()) {
                return Err(format!("sets and counts differ at {hex}"));
            }
        }
        if built.meets(self.terrain(Terrain::Mountain)) {
            return Err("a city stands on a mountain".into());
        }
        if hexes(built).any(|hex| hex.around().meets(built)) {
            return Err("two cities are neighbours".into());
        }
        Ok(())
    }
}
