//! A seat's realm, counted once: cities and what lies around them, Settlers and their sites.

use crate::components::buildings::MAX_SIZE;
use crate::prelude::*;

/// What a seat has on the map.
#[derive(Clone, Copy, Default)]
pub(crate) struct Realm {
    pub cities: u8,
    pub happy: u8,
    pub angry: u8,
    /// Cities with an army.
    pub guarded: u8,
    /// Size of the largest city.
    pub largest: u8,
    /// Cities of each size, from 1.
    pub sizes: [u8; MAX_SIZE as usize],
    /// Buildings of other colours in its cities.
    pub foreign: u8,
    /// Army units in the largest army.
    pub strongest: u8,
    /// Buildings of the seat's colour in its own cities.
    pub buildings: [u8; Building::ALL.len()],
    pub infantry: u8,
    pub ships: u8,
    /// What each city brings in, the best first.
    incomes: [f32; 8],
    /// How good the land around the cities is.
    pub ground: f32,
    /// Buildings that could be added.
    pub room: f32,
    /// Settlers on the map.
    pub settlers: f32,
    /// How near they are to founding a city.
    pub settling: f32,
    /// How good their sites are.
    pub sites: f32,
    /// Unexplored spaces next to the realm.
    pub frontier: f32,
}

impl Realm {
    pub(crate) fn of(s: &State, seat: Seat) -> Self {
        let land = Land::seen_by(s, seat);
        let (player, cities) = (&s.players[seat], s.cities(seat));
        let army = |unit: Unit| s.edition.pieces(unit) - player.units[unit];
        let mut realm = Self {
            cities: cities.len() as u8,
            // Those that cost more fight better.
            infantry: army(Unit::Infantry) + army(Unit::Cavalry) + army(Unit::Elephant) + army(Unit::Leader),
            ships: army(Unit::Ship),
            ..Self::default()
        };
        let opened = Building::ALL
            .map(|building| player.advances.has(building.unlocked_by()) && player.buildings[building as usize] > 0);
        for space in spaces(cities) {
            realm.add_city(s, seat, space, &land, opened);
        }
        let units = s.board.units_of(seat);
        for space in spaces(units) {
            let stack = s.board.stack(space);
            let settlers = stack[Unit::Settler];
            realm.strongest = realm.strongest.max(stack.army());
            if settlers > 0 {
                realm.add_settlers(space, settlers, &land);
            }
        }
        let reach = around_all(cities.or(units.and(land.ground))).and(land.dark);
        realm.frontier = reach.len() as f32;
        realm
    }

    /// What the cities bring in when each is activated in its turn: only so many can be.
    pub(crate) fn income(&self) -> f32 {
        const SHARE: [f32; 8] = [1.0, 0.9, 0.7, 0.45, 0.3, 0.2, 0.15, 0.1];
        self.incomes.iter().zip(SHARE).map(|(income, share)| income * share).sum()
    }

    fn add_city(&mut self, s: &State, seat: Seat, space: Space, land: &Land, opened: [bool; Building::ALL.len()]) {
        let Some(city) = s.board.city(space) else { return };
        let size = city.size(s.edition);
        let most = match city.mood {
            Mood::Happy => size + 1,
            Mood::Neutral => size,
            Mood::Angry => 1,
        };
        self.happy += u8::from(city.mood == Mood::Happy);
        self.angry += u8::from(city.mood == Mood::Angry);
        self.guarded += u8::from(s.board.stack(space).army() > 0);
        self.largest = self.largest.max(size);
        self.sizes[usize::from(size.clamp(1, MAX_SIZE)) - 1] += 1;
        let near = land.around(space);
        let sea = near.sea && (land.fishing || city.has(Building::Port));
        let sources = near.total() + u8::from(sea);
        self.insert(f32::from(most.min(sources)) + 0.12 * f32::from(near.kinds()));
        self.ground += near.quality();
        let limit = MAX_SIZE.min(self.cities);
        let mut addable = 0;
        for building in Building::ALL {
            let mine = city.buildings[building as usize];
            self.buildings[building as usize] += u8::from(mine.is(seat));
            self.foreign += u8::from(mine.is_somebody() && !mine.is(seat));
            let coast = building != Building::Port || near.sea;
            addable += u8::from(opened[building as usize] && !mine.is_somebody() && coast);
        }
        if city.mood != Mood::Angry {
            self.room += f32::from(addable.min(limit.saturating_sub(size)));
        }
    }

    fn insert(&mut self, mut income: f32) {
        for place in &mut self.incomes {
            if income > *place {
                std::mem::swap(place, &mut income);
            }
        }
    }

    fn add_settlers(&mut self, space: Space, settlers: u8, land: &Land) {
        let count = f32::from(settlers);
        self.settlers += count;
        // One founds here, the others go on.
        let here = if land.free.contains(space.index()) { land.around(space).quality() } else { 0.0 };
        let next = spaces(space.around().and(land.free)).map(|site| land.around(site).quality());
        let next = next.fold(0.0, f32::max);
        // Nobody knows what lies there; some of it is good.
        let dark = if space.around().meets(land.dark) { 2.6 } else { 0.0 };
        let away = next.max(dark);
        if here > 0.0 {
            self.settling += 1.0 + 0.65 * (count - 1.0);
            self.sites += here.max(0.8 * away) + 0.6 * (count - 1.0) * away;
        } else if away > 0.0 {
            self.settling += 0.65 * count;
            self.sites += 0.8 * away + 0.6 * (count - 1.0) * away;
        } else {
            self.settling += 0.35 * count;
        }
    }
}

/// The land as a seat can use it.
struct Land {
    /// Spaces that can be collected from.
    open: HexSet,
    /// Revealed Land.
    ground: HexSet,
    /// Where a city could be founded.
    free: HexSet,
    /// Unexplored.
    dark: HexSet,
    food: HexSet,
    ore: HexSet,
    wood: HexSet,
    sea: HexSet,
    fishing: bool,
}

/// What lies around a space.
struct Near {
    food: u8,
    ore: u8,
    wood: u8,
    sea: bool,
    dark: u8,
}

impl Land {
    fn seen_by(s: &State, seat: Seat) -> Self {
        let board = &s.board;
        let advances = s.players[seat].advances;
        let enemies = board.enemy_units(seat.into());
        let closed = enemies.or(board.exhausted).or(board.all_cities());
        let desert = board.ground(Terrain::Desert);
        let grass = board.ground(Terrain::Grassland);
        let ground = board.land();
        Self {
            open: board.revealed.without(closed),
            ground,
            free: ground.without(desert).without(closed),
            dark: board.unexplored(),
            food: if advances.has(Advance::Irrigation) { grass.or(desert) } else { grass },
            ore: board.ground(Terrain::Mountain),
            wood: board.ground(Terrain::Forest),
            sea: board.sea(),
            fishing: advances.has(Advance::Fishing),
        }
    }

    fn around(&self, space: Space) -> Near {
        let ring = space.around();
        let near = ring.and(self.open).or(only(space));
        Near {
            food: near.and(self.food).len() as u8,
            ore: near.and(self.ore).len() as u8,
            wood: near.and(self.wood).len() as u8,
            sea: near.meets(self.sea),
            dark: ring.and(self.dark).len() as u8,
        }
    }
}

impl Near {
    const fn total(&self) -> u8 {
        self.food + self.ore + self.wood
    }

    fn kinds(&self) -> u8 {
        u8::from(self.food > 0) + u8::from(self.ore > 0) + u8::from(self.wood > 0)
    }

    /// How good a site it is: every kind at hand, and plenty of it.
    fn quality(&self) -> f32 {
        f32::from(self.kinds())
            + 0.25 * f32::from(self.total().min(6))
            + if self.sea { 0.3 } else { 0.0 }
            + 0.12 * f32::from(self.dark.min(3))
    }
}
