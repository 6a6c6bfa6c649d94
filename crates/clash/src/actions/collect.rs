//! Collecting with a city (C7.2).
//!
//! Spaces are never used up, so only what comes of a Collect matters: the options are the bundles a city can bring in,
//! less what would be lost at a limit. A bundle that brings less of everything than another is not offered.

use super::activate;
use crate::cards::actions::{collected, focuses, mass};
use crate::prelude::*;

/// What a city can collect from.
struct Sources {
    /// Its own space and those next to it, and Land two steps away (Husbandry).
    areas: [HexSet; 2],
    /// Land that gives food, ore, wood.
    gives: [HexSet; 3],
    /// Grassland among it.
    grass: HexSet,
    /// How many spaces of each kind there are near and far.
    near: [u8; 3],
    far: [u8; 3],
    /// How many far ones may be used.
    far_most: u8,
    /// The adjacent Sea space that gives something, whether that is food, and whether gold or mood.
    sea: HexSet,
    sea_food: bool,
    sea_port: bool,
    /// Whether a space gives as often as one likes (C24.19).
    focus: bool,
}

/// A space that was collected from, and what it gave.
type Field = (Space, Good);

/// What a Collect brings.
#[derive(Clone, Copy)]
struct Harvest {
    /// All of it, as it comes into stock.
    goods: Goods,
    /// What the spaces gave, before an ore of it was smelted.
    given: Goods,
    smelted: bool,
    /// Far spaces it needs.
    far: u8,
}

impl Sources {
    fn land(&self) -> u8 {
        let far: u8 = self.far.iter().sum();
        self.near.iter().sum::<u8>() + far.min(self.far_most)
    }

    fn total(&self) -> u8 {
        self.land() + u8::from(self.sea_food || self.sea_port)
    }

    /// The spaces that give this, near ones first, so many of them Grassland that gives food; `None` where that takes
    /// more far spaces than there may be.
    fn fields(&self, given: &Goods, grass: u8) -> Option<SmallVec<[Field; 8]>> {
        let [near, far] = self.areas;
        let mut fields: SmallVec<[Field; 8]> = SmallVec::new();
        let mut take = |good: Good, count: u8, order: &[HexSet]| {
            for _ in 0..count {
                let fresh = |space: &Space| self.focus || fields.iter().all(|&(taken, _)| taken != *space);
                let space = order.iter().flat_map(|&set| spaces(set)).find(fresh)?;
                fields.push((space, good));
            }
            Some(())
        };
        let [food, ore, wood] = self.gives;
        let (meadows, fish) = (near.and(self.grass), if self.sea_food { self.sea } else { HexSet::EMPTY });
        take(Good::Gold, given.gold, &[self.sea])?;
        take(Good::Mood, given.mood, &[self.sea])?;
        take(Good::Food, grass, &[meadows, far.and(self.grass)])?;
        take(Good::Food, given.food - grass, &[near.and(food).without(meadows), fish, meadows, far.and(food)])?;
        take(Good::Ore, given.ore, &[near.and(ore), far.and(ore)])?;
        take(Good::Wood, given.wood, &[near.and(wood), far.and(wood)])?;
        let away = far.and(fields.iter().map(|(space, _)| space.index()).collect());
        (away.len() <= usize::from(self.far_most)).then_some(fields)
    }

    /// How much of the food that is given can come from Grassland.
    fn most_grass(&self, given: &Goods) -> u8 {
        (0..=given.food).rev().find(|&grass| self.fields(given, grass).is_some()).unwrap_or(0)
    }
}

/// Spaces closed to a player: enemy units, markers, other cities (C7.2).
fn closed(s: &State, seat: Seat, city: Space) -> HexSet {
    s.board.enemy_units(seat.into()).or(s.board.exhausted).or(s.board.all_cities().without(only(city)))
}

fn sources(s: &State, seat: Seat, city: Space, husbandry: u8) -> Sources {
    let open = s.board.revealed.without(closed(s, seat, city));
    let near = city.around().or(only(city)).and(open);
    let mut gives = [HexSet::EMPTY; 3];
    for terrain in [Terrain::Grassland, Terrain::Forest, Terrain::Mountain, Terrain::Desert] {
        if let Some(good) = powers::yields(s, seat, terrain) {
            gives[good as usize] = gives[good as usize].or(s.board.ground(terrain));
        }
    }
    let far = if husbandry > 0 {
        let reached = s.board.within(only(city), 2, powers::reach_ways(s)).and(s.board.land());
        reached.without(near).and(open).without(city.around())
    } else {
        HexSet::EMPTY
    };
    let sea = spaces(near.and(s.board.sea())).next().map_or(HexSet::EMPTY, only);
    Sources {
        areas: [near, far],
        gives,
        grass: s.board.ground(Terrain::Grassland).and(gives[Good::Food as usize]),
        near: gives.map(|ground| near.and(ground).len() as u8),
        far: gives.map(|ground| far.and(ground).len() as u8),
        far_most: husbandry,
        sea,
        sea_food: !sea.is_empty() && powers::yields(s, seat, Terrain::Sea).is_some(),
        sea_port: !sea.is_empty() && s.works(city, Building::Port),
        focus: focuses(s, seat),
    }
}

/// Whether a city brings in anything.
pub(crate) fn can_collect_at(s: &State, seat: Seat, city: Space) -> Result<(), Why> {
    activate::can_activate(s, city)?;
    ensure(sources(s, seat, city, powers::free_reach(s, seat)).total() > 0, Why::NothingToCollect)
}

/// Cities that can collect.
pub(crate) fn collectors(s: &State, seat: Seat) -> HexSet {
    filter(s.cities(seat), |city| can_collect_at(s, seat, city).is_ok())
}

/// Whether any city can collect.
pub(crate) fn can_collect(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(spaces(s.cities(seat)).any(|city| can_collect_at(s, seat, city).is_ok()), Why::NothingToCollect)
}

/// Activates a city to collect.
pub(crate) fn collect(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let city = ask.pick_if_several(seat, Prompt::CollectWith, spaces(collectors(s, seat)), Choice::At)?;
    let reach = powers::free_reach(s, seat).max(buy_reach(s, ask, seat, city)?);
    let from = sources(s, seat, city, reach);
    let gardens = powers::grows_anything(s, seat, city);
    let harvests = harvests(s, seat, city, &from, gardens.is_some());
    let options = harvests.iter().copied();
    let harvest =
        ask.pick_if_several(seat, Prompt::Collect { city }, options, |harvest| Choice::Take(harvest.goods))?;
    let mut goods = harvest.goods;
    let mut parts: SmallVec<[Part; 4]> = SmallVec::new();
    if let Some(cause) = powers::smelts(s, seat).filter(|_| harvest.smelted) {
        parts.push((cause, Goods::of(Good::Gold, 1)));
    }
    let mut grown = 0;
    if let Some(cause) = gardens {
        let others = from_gardens(ask, seat, city, from.most_grass(&harvest.given))?;
        grown = others.total();
        goods.food -= grown;
        goods += others;
        parts.push((cause, others));
    }
    let fields = from.fields(&harvest.given, grown).expect("a harvest comes from somewhere");
    let far = fields.iter().filter(|(space, _)| from.areas[1].contains(space.index()));
    let far = far.fold(Goods::NONE, |sum, &(_, good)| sum + Goods::of(good, 1));
    if !far.is_none() {
        parts.push((powers::reached_far(s), far));
    }
    let more = powers::harvest(s, seat, city);
    goods = more.iter().fold(goods, |sum, &(_, more)| sum + more);
    parts.extend(more);
    collected(s);
    s.turn.collects += 1;
    let gained = s.gain(seat, goods);
    ask.log(|| Event::Collected { seat, city, goods: gained, parts: told(gained, &parts) });
    activate::finish(s, seat, city);
    Ok(())
}

/// The parts of what was gained, as far as they were: what exceeds a limit is lost.
fn told(gained: Goods, parts: &[Part]) -> Box<[Part]> {
    let mut left = gained;
    let part = |&(cause, goods): &Part| {
        let part = goods.at_most(&left);
        left = left.minus(&part);
        (cause, part)
    };
    parts.iter().map(part).filter(|(_, part)| !part.is_none()).collect()
}

/// Where reaching farther is sold, it is offered if it helps.
fn buy_reach(s: &mut State, ask: &mut Ask<'_>, seat: Seat, city: Space) -> Flow<u8> {
    let Some(cost) = powers::reach_price(s, seat) else { return Ok(0) };
    let helps = sources(s, seat, city, u8::MAX).land() > sources(s, seat, city, 0).land();
    if !helps || !offer(s, ask, seat, cost, Prompt::UseHusbandry { cost })? {
        return Ok(0);
    }
    powers::reached_far(s);
    Ok(u8::MAX)
}

/// In the city of the Great Gardens, Grassland gives whatever its owner likes (C23).
fn from_gardens(ask: &mut Ask<'_>, seat: Seat, city: Space, grass: u8) -> Flow<Goods> {
    let mut goods = Goods::NONE;
    for _ in 0..grass {
        let kinds = [Good::Ore, Good::Wood, Good::Ideas, Good::Gold].map(|good| Goods::of(good, 1));
        let grown = ask.pick_or_not(seat, Prompt::FromGardens { city }, kinds, Choice::Take, true)?;
        let Some(other) = grown else { break };
        goods += other;
    }
    Ok(goods)
}

type Harvests = SmallVec<[Harvest; 24]>;

/// Everything a Collect can bring, the fullest first; of what brings the same, what needs fewer far spaces.
fn harvests(s: &State, seat: Seat, city: Space, from: &Sources, gross: bool) -> Harvests {
    let most = activate::working_size(s, seat, city) + mass(s, seat);
    let mut found = Harvests::new();
    let mut offer = |goods: Goods, harvest: Harvest| {
        let goods = if gross { goods } else { s.within_limits(seat, goods) };
        match found.iter_mut().find(|other| other.goods == goods) {
            Some(other) if other.far > harvest.far => *other = Harvest { goods, ..harvest },
            Some(_) => {}
            None => found.push(Harvest { goods, ..harvest }),
        }
    };
    let smelt = powers::smelts(s, seat).is_some();
    let mut with_sea = |sea: Goods, caught: u8| {
        for harvest in from_land(from, most - caught) {
            let given = harvest.given + sea;
            offer(given, Harvest { given, ..harvest });
            if smelt && given.ore >= 2 {
                let goods = Goods { ore: given.ore - 1, gold: given.gold + 1, ..given };
                offer(goods, Harvest { given, smelted: true, ..harvest });
            }
        }
    };
    let catches = if from.focus { most } else { 1 };
    if !(from.sea_food || from.sea_port) || from.focus || from.land() >= most {
        with_sea(Goods::NONE, 0);
    }
    for caught in 1..=catches {
        if from.sea_food {
            with_sea(Goods::of(Good::Food, caught), caught);
        }
        if from.sea_port {
            with_sea(Goods::of(Good::Gold, caught), caught);
            with_sea(Goods::of(Good::Mood, caught), caught);
        }
    }
    if !gross {
        drop_dominated(&mut found);
    }
    found.sort_by_key(|harvest| std::cmp::Reverse(harvest.goods.total()));
    found
}

/// Food, ore and wood from Land: as much as allowed, in every mix.
fn from_land(from: &Sources, most: u8) -> Harvests {
    let mut found = Harvests::new();
    let reach: [u8; 3] = std::array::from_fn(|kind| {
        let there = from.near[kind] + if from.far_most > 0 { from.far[kind] } else { 0 };
        if from.focus && there > 0 { most } else { there.min(most) }
    });
    let total = match from.focus {
        true if reach == [0; 3] => 0,
        true => most,
        false => most.min(from.land()),
    };
    for food in (0..=reach[0].min(total)).rev() {
        for ore in (0..=reach[1].min(total - food)).rev() {
            let wood = total - food - ore;
            if wood > reach[2] {
                continue;
            }
            let beyond = |(count, near): (u8, u8)| match from.focus {
                true => u8::from(count > 0 && near == 0),
                false => count.saturating_sub(near),
            };
            let far = [food, ore, wood].into_iter().zip(from.near).map(beyond).sum();
            if far <= from.far_most {
                let given = Goods::resources(food, ore, wood, 0, 0);
                found.push(Harvest { goods: given, given, smelted: false, far });
            }
        }
    }
    found
}

/// What brings less of everything than another harvest is not offered.
fn drop_dominated(found: &mut Harvests) {
    let fullest = found.iter().map(|harvest| harvest.goods.total()).max().unwrap_or(0);
    if found.iter().all(|harvest| harvest.goods.total() == fullest) {
        return;
    }
    let all = found.clone();
    let dominated = |one: &Goods| all.iter().any(|other| other.goods != *one && other.goods.covers(one));
    found.retain(|harvest| !dominated(&harvest.goods));
}
