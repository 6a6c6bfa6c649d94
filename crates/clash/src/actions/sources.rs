//! What a city can collect from, and which spaces give what of it (C7.2).

use crate::cards::actions::focuses;
use crate::prelude::*;

/// What a city can collect from.
pub(super) struct Sources {
    /// Its own space and those next to it; closed ones that powers open; Land two steps away (Husbandry).
    pub(super) areas: [HexSet; 3],
    /// Land that gives food, ore, wood. A space gives one of them.
    gives: [HexSet; 3],
    /// Grassland among it.
    grass: HexSet,
    /// Grassland that gives a food more.
    rich: HexSet,
    /// For each set of the three kinds, as bits, how many spaces give one of them, near and far.
    pub(super) near: [u8; 8],
    pub(super) far: [u8; 8],
    /// How many far ones may be used.
    pub(super) far_most: u8,
    /// The adjacent Sea space that gives something, whether that is food, and whether gold or mood.
    sea: HexSet,
    pub(super) sea_food: bool,
    pub(super) sea_port: bool,
    /// Whether a space gives as often as one likes (C24.19).
    pub(super) focus: bool,
}

/// A space that was collected from, and what it gave.
pub(super) type Field = (Space, Good);

/// The most food that rich Grassland adds.
const RICHES: u8 = 2;

impl Sources {
    pub(super) fn land(&self) -> u8 {
        self.near[7] + self.far[7].min(self.far_most)
    }

    pub(super) fn total(&self) -> u8 {
        self.land() + u8::from(self.sea_food || self.sea_port)
    }

    /// How many far spaces it takes to bring in so much food, ore and wood, with so many near and far spaces of rich
    /// Grassland; `None` where it cannot be. Whichever kinds one looks at, there must be spaces enough that give them,
    /// which is all it takes (Hall).
    fn far_for(&self, want: [u8; 3], [near, far]: [u8; 2]) -> Option<u8> {
        let mut left = want;
        left[0] = left[0].checked_sub(near + far)?;
        if self.focus {
            let missing = (0..3).filter(|&kind| left[kind] > 0 && self.near[1 << kind] == 0);
            let missing = missing.filter(|&kind| kind > 0 || near + far == 0).fold(0, |all, kind| all | 1 << kind);
            return self.far_kinds(missing).map(|count| count + far).filter(|&count| count <= self.far_most);
        }
        let mut needed = 0;
        for some in 1..8_usize {
            let wanted: u8 = (0..3).filter(|&kind| some & (1 << kind) != 0).map(|kind| left[kind]).sum();
            let taken = if some & 1 == 0 { [0, 0] } else { [near, far] };
            let beyond = (wanted + taken[0]).saturating_sub(self.near[some]);
            if beyond + taken[1] > self.far[some] {
                return None;
            }
            needed = needed.max(beyond);
        }
        Some(needed + far).filter(|&count| count <= self.far_most)
    }

    /// The fewest far spaces that give each of these kinds, as bits.
    fn far_kinds(&self, kinds: usize) -> Option<u8> {
        if kinds == 0 {
            return Some(0);
        }
        let together = |some: usize| {
            let give = (0..3).filter(|kind| some & (1 << kind) != 0).map(|kind| self.gives[kind]);
            !give.fold(self.areas[2], HexSet::and).is_empty()
        };
        let first = kinds & kinds.wrapping_neg();
        let served = (1..=kinds).filter(|&some| some & kinds == some && some & first != 0 && together(some));
        served.filter_map(|some| Some(1 + self.far_kinds(kinds & !some)?)).min()
    }

    /// How many spaces of rich Grassland so much can make use of, and how many far spaces that takes, the most first;
    /// fewer only where that spares a far space.
    pub(super) fn riches(&self, want: [u8; 3]) -> SmallVec<[(u8, u8); 3]> {
        let [near, far] = [self.areas[0], self.areas[2]].map(|area| area.and(self.rich).len() as u8);
        let mut found: SmallVec<[(u8, u8); 3]> = SmallVec::new();
        for rich in (0..=RICHES.min(want[0]).min(near + far)).rev() {
            let splits = (rich.saturating_sub(far)..=rich.min(near)).map(|near| [near, rich - near]);
            let fewest = splits.filter_map(|split| self.far_for(want, split)).min();
            if let Some(count) = fewest.filter(|&count| found.iter().all(|&(_, other)| count < other)) {
                found.push((rich, count));
            }
        }
        found
    }

    /// The spaces that give this, near ones first, so many of them Grassland that gives food, and so many of it rich;
    /// `None` where that takes more far spaces than there may be.
    pub(super) fn fields(&self, given: &Goods, grass: u8, rich: u8) -> Option<SmallVec<[Field; 8]>> {
        let [food, ore, wood] = self.gives;
        let food = if self.sea_food { food.or(self.sea) } else { food };
        let plain = given.food.checked_sub(grass.max(rich))?;
        let wanted = [
            (Good::Food, rich, self.rich),
            (Good::Gold, given.gold, self.sea),
            (Good::Mood, given.mood, self.sea),
            (Good::Food, grass.saturating_sub(rich), self.grass),
            (Good::Food, plain, food),
            (Good::Ore, given.ore, ore),
            (Good::Wood, given.wood, wood),
        ];
        let wanted: SmallVec<[(Good, HexSet); 12]> =
            wanted.iter().flat_map(|&(good, count, from)| (0..count).map(move |_| (good, from))).collect();
        let [near, opened, far] = self.areas;
        let mut found = Found { wanted: &wanted, spaces: smallvec::smallvec![None; wanted.len()], shared: self.focus };
        let mut open = near.or(self.sea);
        for more in [HexSet::EMPTY, opened, far] {
            open = open.or(more);
            found.look_in(open, usize::from(rich));
        }
        let fields: Option<SmallVec<[Field; 8]>> =
            wanted.iter().zip(found.spaces).map(|(&(good, _), space)| Some((space?, good))).collect();
        let away = |fields: &SmallVec<[Field; 8]>| far.and(fields.iter().map(|(space, _)| space.index()).collect());
        fields.filter(|fields| away(fields).len() <= usize::from(self.far_most))
    }

    /// How much of the food that is given can come from Grassland, so much of it rich.
    pub(super) fn most_grass(&self, given: &Goods, rich: u8) -> u8 {
        (0..=given.food).rev().find(|&grass| self.fields(given, grass, rich).is_some()).unwrap_or(0)
    }
}

/// Spaces being found for what is wanted: each of them serves once, unless spaces are shared.
struct Found<'a> {
    wanted: &'a [(Good, HexSet)],
    spaces: SmallVec<[Option<Space>; 12]>,
    shared: bool,
}

impl Found<'_> {
    /// Looks for whatever has no space yet; where spaces are shared, the first `apart` still take one each.
    fn look_in(&mut self, open: HexSet, apart: usize) {
        for at in 0..self.wanted.len() {
            if self.spaces[at].is_some() {
                continue;
            }
            if self.shared && at >= apart {
                let there = self.wanted[at].1.and(open);
                let used = self.spaces.iter().flatten().copied().find(|space| there.contains(space.index()));
                self.spaces[at] = used.or_else(|| spaces(there).next());
            } else {
                let mut tried = HexSet::EMPTY;
                self.find(at, open, &mut tried);
            }
        }
    }

    /// A space for one of them, others giving way where they have somewhere else to go.
    fn find(&mut self, at: usize, open: HexSet, tried: &mut HexSet) -> bool {
        for space in spaces(self.wanted[at].1.and(open)) {
            if tried.contains(space.index()) {
                continue;
            }
            tried.insert(space.index());
            let holder = self.spaces.iter().position(|&other| other == Some(space));
            if holder.is_none_or(|other| self.find(other, open, tried)) {
                self.spaces[at] = Some(space);
                return true;
            }
        }
        false
    }
}

/// Spaces closed to a player: enemy units, markers, other cities (C7.2), and the Sea beside Pirates (C32.7).
fn closed(s: &State, seat: Seat, city: Space) -> HexSet {
    let haunted = around_all(s.board.units_of(Side::PIRATES)).and(s.board.sea());
    let closed = s.board.enemy_units(seat.into()).or(s.board.exhausted).or(haunted);
    closed.or(s.board.all_cities().without(only(city)))
}

/// For each set of kinds, how many spaces of an area give one of them.
fn counts(area: HexSet, gives: &[HexSet; 3]) -> [u8; 8] {
    let mut all = [HexSet::EMPTY; 8];
    if area.is_empty() {
        return [0; 8];
    }
    for some in 1..8_usize {
        all[some] = all[some & (some - 1)].or(gives[some.trailing_zeros() as usize]);
    }
    all.map(|ground| area.and(ground).len() as u8)
}

/// Land of some terrain that gives something, by what it gives.
fn fields(s: &State, seat: Seat) -> impl Iterator<Item = (Good, HexSet)> + '_ {
    [Terrain::Grassland, Terrain::Forest, Terrain::Mountain, Terrain::Desert].into_iter().flat_map(move |terrain| {
        let goods = powers::yields(s, seat, terrain).into_iter().chain(powers::grows(s, seat, terrain));
        goods.map(move |good| (good, s.board.ground(terrain)))
    })
}

/// Whether Land in or beside a city gives something: that is most of what is ever asked about a city.
pub(super) fn gives_at_once(s: &State, seat: Seat, city: Space) -> bool {
    let near = city.around().or(only(city)).and(s.board.revealed).without(closed(s, seat, city));
    fields(s, seat).any(|(_, ground)| near.meets(ground))
}

/// What a city can collect from, but for spaces that have given something else.
pub(super) fn sources(s: &State, seat: Seat, city: Space, husbandry: u8, spent: HexSet) -> Sources {
    let open = s.board.revealed.without(closed(s, seat, city));
    let near = city.around().or(only(city)).and(open);
    let opened = powers::exacts(s, seat, city).without(near).without(spent);
    let mut gives = [HexSet::EMPTY; 3];
    for (good, ground) in fields(s, seat) {
        gives[good as usize] = gives[good as usize].or(ground);
    }
    let far = if husbandry > 0 {
        let reached = s.board.within(only(city), 2, powers::reach_ways(s)).and(s.board.land());
        reached.without(near).and(open).without(city.around())
    } else {
        HexSet::EMPTY
    };
    let sea = spaces(near.and(s.board.sea())).next().map_or(HexSet::EMPTY, only);
    let grass = s.board.ground(Terrain::Grassland).and(gives[Good::Food as usize]);
    Sources {
        areas: [near, opened, far],
        gives,
        grass,
        rich: powers::enriched(s, seat, city).and(grass),
        near: counts(near.or(opened), &gives),
        far: counts(far, &gives),
        far_most: husbandry,
        sea,
        sea_food: !sea.is_empty() && powers::yields(s, seat, Terrain::Sea).is_some(),
        sea_port: !sea.is_empty() && s.works(city, Building::Port),
        focus: focuses(s, seat),
    }
}
