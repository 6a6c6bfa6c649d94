//! The map: regions, units and cities, and the questions rules ask of it.

use serde::{Deserialize, Serialize};
use tessera_kernel::Cells;

use crate::components::board::{Layout, REGIONS, SPACES};
use crate::components::buildings::SETTLEMENTS;
use crate::components::tiles::{self, Tile};
use crate::components::wonders::Wonders;
use crate::prelude::*;

/// Whose something is: a player's, the Barbarians', the Pirates', or nobody's. A byte, since there are many of them in a
/// state; [`Party`] is the same to be matched.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Side(u8);

/// What a side is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Party {
    /// A player.
    Player(Seat),
    /// The Barbarians.
    Barbarians,
    /// The Pirates (C32).
    Pirates,
    /// Nobody.
    Nobody,
}

impl Side {
    /// The Barbarians.
    pub const BARBARIANS: Self = Self(4);
    /// The Pirates.
    pub const PIRATES: Self = Self(5);
    /// Nobody.
    pub const NOBODY: Self = Self(u8::MAX);
    /// How many sides there can be.
    pub const COUNT: usize = 6;
    /// Every side that is somebody.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3), Self::BARBARIANS, Self::PIRATES];

    /// What it is.
    pub(crate) const fn party(self) -> Party {
        match self {
            Self(seat @ 0..4) => Party::Player(Seat::new(seat as usize)),
            Self::BARBARIANS => Party::Barbarians,
            Self::PIRATES => Party::Pirates,
            _ => Party::Nobody,
        }
    }

    /// The player, if it is one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self.party() {
            Party::Player(seat) => Some(seat),
            Party::Barbarians | Party::Pirates | Party::Nobody => None,
        }
    }

    /// Whether it is this player.
    #[must_use]
    pub const fn is(self, seat: Seat) -> bool {
        self.0 as usize == seat.index()
    }

    /// Whether it is somebody.
    #[must_use]
    pub const fn is_somebody(self) -> bool {
        self.0 != Self::NOBODY.0
    }

    /// Its place in an array of sides.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Default for Side {
    fn default() -> Self {
        Self::NOBODY
    }
}

impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.party() {
            Party::Player(seat) => write!(f, "{seat}"),
            Party::Barbarians => f.write_str("barbarians"),
            Party::Pirates => f.write_str("pirates"),
            Party::Nobody => f.write_str("nobody"),
        }
    }
}

impl std::str::FromStr for Side {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|side| side.to_string() == text).ok_or(())
    }
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Self {
        Self(seat.index() as u8)
    }
}

/// The mood of a city (C6.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is what it names")]
pub enum Mood {
    Angry,
    #[default]
    Neutral,
    Happy,
}

impl Mood {
    /// One step up.
    #[must_use]
    pub const fn raised(self) -> Self {
        match self {
            Self::Angry => Self::Neutral,
            Self::Neutral | Self::Happy => Self::Happy,
        }
    }

    /// One step down.
    #[must_use]
    pub const fn lowered(self) -> Self {
        match self {
            Self::Happy => Self::Neutral,
            Self::Neutral | Self::Angry => Self::Angry,
        }
    }
}

/// A city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct City {
    /// Whose Settlement it is; nobody's where there is no city.
    pub owner: Side,
    /// Its mood.
    pub mood: Mood,
    /// The colour of each building, nobody's where it is missing.
    pub buildings: [Side; Building::ALL.len()],
    /// Wonders that stand in it.
    pub wonders: Wonders,
    /// The Sea space its Port is fixed to.
    pub port: u8,
    /// Activations this turn.
    pub activations: u8,
    /// Whether one of them was as an Angry city.
    pub angry_used: bool,
    /// Whether it cannot be activated again this turn.
    pub closed: bool,
    /// Culture tokens that whoever attacks it must match first.
    pub charms: u8,
}

impl City {
    /// Its size: pieces in the city; Wonders count in the Monumental Edition only (C6.1).
    #[must_use]
    pub fn size(&self, edition: Edition) -> u8 {
        let wonders = if edition.wonders_count_for_size() { self.wonders.len() as u8 } else { 0 };
        1 + self.buildings().count() as u8 + wonders
    }

    /// Whether it has a building, in whatever colour.
    #[must_use]
    pub fn has(&self, building: Building) -> bool {
        self.buildings[building as usize].is_somebody()
    }

    /// The colour of a building.
    #[must_use]
    pub const fn colour(&self, building: Building) -> Side {
        self.buildings[building as usize]
    }

    /// Its buildings with their colours.
    pub fn buildings(&self) -> impl Iterator<Item = (Building, Side)> + '_ {
        Building::ALL
            .into_iter()
            .map(|building| (building, self.colour(building)))
            .filter(|(_, side)| side.is_somebody())
    }

    /// Whether a building of another colour stands in it (C13.1).
    pub(crate) fn is_influenced(&self) -> bool {
        self.buildings().any(|(_, colour)| colour != self.owner)
    }

    /// The Sea space its Port is fixed to.
    #[must_use]
    pub fn port_space(&self) -> Option<Space> {
        self.has(Building::Port).then(|| Space::new(self.port))
    }
}

/// The units in a space. All of them are one side's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stack {
    /// Whose they are.
    pub side: Side,
    /// Which, and how many.
    pub units: Units,
}

/// A stack is read like its units.
impl std::ops::Deref for Stack {
    type Target = Units;

    fn deref(&self) -> &Units {
        &self.units
    }
}

/// As many cities as there are Settlements: of four colours, and of the Barbarians.
const CITIES: usize = 4 * SETTLEMENTS as usize + 10;
const NO_CITY: u8 = u8::MAX;

/// The map.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Board {
    players: u8,
    tiles: [Tile; REGIONS],
    shown: u32,
    /// Spaces whose region lies face up.
    pub revealed: HexSet,
    ground: [HexSet; 5],
    /// Spaces with a marker (C17).
    pub exhausted: HexSet,
    stacks: Cells<Stack, SPACES>,
    /// The place of each space's city among the cities, [`NO_CITY`] where there is none: few spaces have one.
    city_at: Cells<u8, SPACES>,
    cities: Cells<City, CITIES>,
    cities_of: [HexSet; Side::COUNT],
    units_of: [HexSet; Side::COUNT],
}

impl Board {
    /// A board with these tiles in its normal regions and the start regions face up.
    #[must_use]
    pub fn new(players: usize, normal: &[Tile]) -> Self {
        Self::with_homes(players, Layout::of(players).faces, normal)
    }

    /// The same with these tiles in its start regions.
    #[must_use]
    pub fn with_homes(players: usize, homes: &[Tile], normal: &[Tile]) -> Self {
        let layout = Layout::of(players);
        let mut tiles = [0; REGIONS];
        tiles[..layout.homes].copy_from_slice(homes);
        tiles[layout.homes..layout.regions.len()].copy_from_slice(normal);
        let mut board = Self {
            players: players as u8,
            tiles,
            shown: 0,
            revealed: HexSet::EMPTY,
            ground: [HexSet::EMPTY; 5],
            exhausted: HexSet::EMPTY,
            stacks: Cells([Stack::default(); SPACES]),
            city_at: Cells([NO_CITY; SPACES]),
            cities: Cells([City::default(); CITIES]),
            cities_of: [HexSet::EMPTY; Side::COUNT],
            units_of: [HexSet::EMPTY; Side::COUNT],
        };
        for region in 0..layout.homes {
            board.reveal(region, false);
        }
        board
    }

    /// Where the regions lie.
    #[must_use]
    pub fn layout(&self) -> &'static Layout {
        Layout::of(usize::from(self.players))
    }

    /// The tile of a region, hidden or not.
    #[must_use]
    pub const fn tile(&self, region: usize) -> Tile {
        self.tiles[region]
    }

    /// Tiles of regions that lie face down, to be sampled anew.
    pub(crate) fn hidden_tiles(&mut self) -> impl Iterator<Item = &mut Tile> {
        let (shown, regions) = (self.shown, self.layout().regions.len());
        let all = self.tiles[..regions].iter_mut().enumerate();
        all.filter(move |(region, _)| shown & (1 << region) == 0).map(|(_, tile)| tile)
    }

    /// Turns a tile up before it is laid: everyone knows it now.
    pub const fn show(&mut self, region: usize) {
        self.shown |= 1 << region;
    }

    /// A start region is exchanged for a people's own (C29.3).
    pub fn replace_home(&mut self, region: usize, tile: Tile) {
        for space in self.layout().regions[region] {
            self.ground.iter_mut().for_each(|ground| ground.remove(space.index()));
        }
        self.tiles[region] = tile;
        self.reveal(region, false);
    }

    /// Lays a region face up, straight or turned.
    pub fn reveal(&mut self, region: usize, turned: bool) {
        self.show(region);
        for (slot, space) in self.layout().regions[region].into_iter().enumerate() {
            self.revealed.insert(space.index());
            let terrain = tiles::terrain(self.tiles[region], slot as u8, turned);
            self.ground[terrain as usize].insert(space.index());
        }
    }

    /// All revealed spaces of a terrain.
    #[must_use]
    pub const fn ground(&self, terrain: Terrain) -> HexSet {
        self.ground[terrain as usize]
    }

    /// What a space is made of; `None` while its region lies face down.
    #[must_use]
    pub fn terrain(&self, space: Space) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|&terrain| self.ground(terrain).contains(space.index()))
    }

    /// Whether a space is revealed and of this terrain.
    #[must_use]
    pub const fn is(&self, space: Space, terrain: Terrain) -> bool {
        self.ground(terrain).contains(space.index())
    }

    /// Revealed Sea.
    #[must_use]
    pub const fn sea(&self) -> HexSet {
        self.ground(Terrain::Sea)
    }

    /// Revealed Land.
    #[must_use]
    pub const fn land(&self) -> HexSet {
        self.revealed.without(self.sea())
    }

    /// Spaces of regions that lie face down.
    pub(crate) fn unexplored(&self) -> HexSet {
        self.layout().spaces.without(self.revealed)
    }

    /// Spaces of the board next to one.
    #[must_use]
    pub fn around(&self, space: Space) -> HexSet {
        space.around().and(self.layout().spaces)
    }

    /// The units in a space.
    #[must_use]
    pub const fn stack(&self, space: Space) -> &Stack {
        &self.stacks.0[space.usize()]
    }

    /// The city in a space, if there is one.
    #[must_use]
    pub fn city(&self, space: Space) -> Option<&City> {
        self.cities.get(usize::from(self.city_at[space.usize()]))
    }

    /// The city in a space, to change; its owner changes by [`Board::hand_over`] only.
    ///
    /// # Panics
    /// When there is none.
    pub fn city_mut(&mut self, space: Space) -> &mut City {
        self.cities.get_mut(usize::from(self.city_at[space.usize()])).expect("there is a city")
    }

    /// Cities of a side.
    #[must_use]
    pub fn cities_of(&self, side: impl Into<Side>) -> HexSet {
        self.cities_of[side.into().index()]
    }

    /// Spaces with units of a side.
    #[must_use]
    pub fn units_of(&self, side: impl Into<Side>) -> HexSet {
        self.units_of[side.into().index()]
    }

    /// Every city.
    pub(crate) fn all_cities(&self) -> HexSet {
        self.cities_of.iter().fold(HexSet::EMPTY, |all, &set| all.or(set))
    }

    /// Every space with units.
    pub(crate) fn all_units(&self) -> HexSet {
        self.units_of.iter().fold(HexSet::EMPTY, |all, &set| all.or(set))
    }

    /// Units of anybody else.
    pub(crate) fn enemy_units(&self, side: Side) -> HexSet {
        self.all_units().without(self.units_of[side.index()])
    }

    /// Units or cities of anybody else.
    #[must_use]
    pub fn enemies(&self, side: Side) -> HexSet {
        self.enemy_units(side).or(self.all_cities().without(self.cities_of[side.index()]))
    }

    /// Puts units into a space.
    ///
    /// # Panics
    /// When somebody else's units are there.
    pub fn add(&mut self, side: Side, space: Space, unit: Unit, count: u8) {
        if count == 0 {
            return;
        }
        let stack = &mut self.stacks[space.usize()];
        let (old, fresh) = (stack.side, stack.is_empty());
        assert!(fresh || old == side || [old, side].contains(&Side::PIRATES), "one side's units stand in a space");
        // Pirates join whoever may share their space, and are that player's then (C33).
        let side = if side == Side::PIRATES && !fresh { old } else { side };
        if !fresh && old != side {
            self.units_of[old.index()].remove(space.index());
        }
        stack.side = side;
        stack.units[unit] += count;
        self.units_of[side.index()].insert(space.index());
    }

    /// Takes units out of a space.
    ///
    /// # Panics
    /// When they are not there.
    pub fn remove(&mut self, space: Space, unit: Unit, count: u8) {
        if count == 0 {
            return;
        }
        let stack = &mut self.stacks[space.usize()];
        let number = &mut stack.units[unit];
        *number = number.checked_sub(count).expect("only units that are there are removed");
        if stack.is_empty() {
            self.units_of[stack.side.index()].remove(space.index());
            *stack = Stack::default();
        } else if stack.units[Unit::Pirate] == stack.units.total() && stack.side != Side::PIRATES {
            // Pirates sail with a player only as long as somebody of that player's is with them (C33).
            self.units_of[stack.side.index()].remove(space.index());
            stack.side = Side::PIRATES;
            self.units_of[Side::PIRATES.index()].insert(space.index());
        }
    }

    /// Puts a new Settlement down.
    ///
    /// # Panics
    /// When there are as many cities as Settlements.
    pub fn found(&mut self, side: Side, space: Space, mood: Mood) {
        let free = self.cities.iter().position(|city| !city.owner.is_somebody()).expect("Settlements are counted");
        self.city_at[space.usize()] = free as u8;
        self.cities[free] = City { owner: side, mood, ..City::default() };
        self.cities_of[side.index()].insert(space.index());
    }

    /// Gives a city to another side: the Settlement alone.
    pub fn hand_over(&mut self, space: Space, to: Side) {
        let from = std::mem::replace(&mut self.city_mut(space).owner, to);
        self.cities_of[from.index()].remove(space.index());
        self.cities_of[to.index()].insert(space.index());
    }

    /// A city moves to another space.
    pub fn move_city(&mut self, from: Space, to: Space) {
        let owner = self.city_mut(from).owner;
        self.city_at[to.usize()] = std::mem::replace(&mut self.city_at[from.usize()], NO_CITY);
        self.cities_of[owner.index()].remove(from.index());
        self.cities_of[owner.index()].insert(to.index());
    }

    /// Takes a city off the map and says what it was.
    pub fn raze(&mut self, space: Space) -> City {
        let city = std::mem::take(self.city_mut(space));
        self.city_at[space.usize()] = NO_CITY;
        self.cities_of[city.owner.index()].remove(space.index());
        city
    }

    /// All spaces within so many steps over `ground`, the start included.
    #[must_use]
    pub fn within(&self, start: HexSet, steps: u8, ground: HexSet) -> HexSet {
        let mut reached = start;
        let mut edge = start;
        for _ in 0..steps {
            edge = around_all(edge).and(ground).without(reached);
            if edge.is_empty() {
                break;
            }
            reached = reached.or(edge);
        }
        reached
    }

    /// Steps between two spaces over `ground`; `None` when there is no way.
    #[must_use]
    pub fn distance(&self, from: Space, to: HexSet, ground: HexSet) -> Option<u8> {
        let mut reached = only(from);
        let mut edge = reached;
        let mut steps = 0;
        while !edge.meets(to) {
            edge = around_all(edge).and(ground.or(to)).without(reached);
            if edge.is_empty() {
                return None;
            }
            reached = reached.or(edge);
            steps += 1;
        }
        Some(steps)
    }

    /// The Ocean a Sea space belongs to, as far as it can be crossed: `barred` spaces are reached but not passed.
    #[must_use]
    pub fn ocean(&self, start: Space, barred: HexSet) -> HexSet {
        let sea = self.sea();
        let mut reached = only(start);
        let mut edge = reached;
        while !edge.is_empty() {
            edge = around_all(edge.without(barred)).and(sea).without(reached);
            reached = reached.or(edge);
        }
        reached
    }

    /// What must always hold of the map alone.
    pub(crate) fn check(&self) -> Result<(), String> {
        let (mut units, mut cities) = ([HexSet::EMPTY; Side::COUNT], [HexSet::EMPTY; Side::COUNT]);
        for space in (0..SPACES as u8).map(Space::new) {
            let stack = self.stack(space);
            if stack.is_empty() && self.city_at[space.usize()] == NO_CITY {
                continue;
            }
            if !stack.is_empty() {
                let side = units.get_mut(stack.side.index()).ok_or_else(|| format!("nobody's units at {space}"))?;
                side.insert(space.index());
                if !self.revealed.contains(space.index()) {
                    return Err(format!("units stand in unexplored {space}"));
                }
                if stack.ships() > 0 && !self.sea().contains(space.index()) {
                    return Err(format!("Ships ashore at {space}"));
                }
            }
            if let Some(city) = self.city(space) {
                let side = cities.get_mut(city.owner.index()).ok_or_else(|| format!("nobody's city at {space}"))?;
                side.insert(space.index());
                self.check_city(space, city)?;
            }
        }
        if (units, cities) != (self.units_of, self.cities_of) {
            return Err("units or cities are not noted as they are".to_owned());
        }
        Ok(())
    }

    fn check_city(&self, space: Space, city: &City) -> Result<(), String> {
        let stack = self.stack(space);
        if !stack.is_empty() && stack.side != city.owner {
            return Err(format!("foreign units in the city at {space}"));
        }
        if !self.land().contains(space.index()) {
            return Err(format!("a city stands in the Sea at {space}"));
        }
        if city.has(Building::Port) && !space.around().and(self.sea()).contains(city.port) {
            return Err(format!("the Port at {space} touches no Sea"));
        }
        let foreign = city.buildings().find(|(_, colour)| colour.index() >= usize::from(self.players));
        if let Some((building, _)) = foreign {
            return Err(format!("the {building} at {space} is no player's"));
        }
        Ok(())
    }
}

/// The spaces of a set that satisfy something.
pub fn filter(set: HexSet, keep: impl Fn(Space) -> bool) -> HexSet {
    spaces(set).filter(|&space| keep(space)).map(Space::index).collect()
}
