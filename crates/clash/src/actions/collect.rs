//! Collecting with a city (C7.2).
//!
//! Spaces are never used up, so only what comes of a Collect matters: the options are the bundles a city can bring in,
//! less what would be lost at a limit. A bundle that brings less of everything than another is not offered.

use smallvec::SmallVec;
use tessera_kernel::hex::HexSet;
use tessera_kernel::{Flow, Seat};

use super::activate;
use crate::ask::{Ask, Choices};
use crate::board::filter;
use crate::choice::Choice;
use crate::components::board::{Space, only, spaces};
use crate::components::buildings::Building;
use crate::components::terrain::Terrain;
use crate::event::Event;
use crate::goods::{Good, Goods};
use crate::powers;
use crate::prompt::Prompt;
use crate::purse::offer;
use crate::state::{Once, State};
use crate::why::{Why, ensure};

/// What a city can collect from.
struct Sources {
    /// Spaces next to the city and its own: for food, ore, wood.
    near: [u8; 3],
    /// Land spaces two steps away (Husbandry).
    far: [u8; 3],
    /// How many of those.
    far_most: u8,
    /// Whether an adjacent Sea space gives food, and whether gold or mood.
    sea_food: bool,
    sea_port: bool,
    /// The near spaces, and those two steps away.
    areas: [HexSet; 2],
}

impl Sources {
    fn land(&self) -> u8 {
        let far: u8 = self.far.iter().sum();
        self.near.iter().sum::<u8>() + far.min(self.far_most)
    }

    fn total(&self) -> u8 {
        self.land() + u8::from(self.sea_food || self.sea_port)
    }

    /// How much of the food in a bundle can come from Grassland; far spaces that ore and wood need are not left for it.
    fn grassland_food(&self, goods: &Goods, focus: bool, [near, far]: [u8; 2]) -> u8 {
        let beyond = |count: u8, kind: usize| count.saturating_sub(self.near[kind]);
        let left = self.far_most.saturating_sub(beyond(goods.ore, 1) + beyond(goods.wood, 2));
        let spaces = near + far.min(left);
        // With Production Focus a space gives as often as one likes (C24.19).
        if focus && spaces > 0 { goods.food } else { goods.food.min(spaces) }
    }
}

/// Spaces closed to a player: enemy units, markers, other cities (C7.2).
fn closed(s: &State, seat: Seat, city: Space) -> HexSet {
    s.board.enemy_units(seat.into()).or(s.board.exhausted).or(s.board.all_cities().without(only(city)))
}

fn sources(s: &State, seat: Seat, city: Space, husbandry: u8) -> Sources {
    let open = s.board.revealed.without(closed(s, seat, city));
    let near = city.around().or(only(city)).and(open);
    let land = [Terrain::Grassland, Terrain::Forest, Terrain::Mountain, Terrain::Desert];
    let gives = land.map(|terrain| powers::yields(s, seat, terrain));
    let yields = |area: HexSet| -> [u8; 3] {
        let mut found = [0; 3];
        for (terrain, good) in land.into_iter().zip(gives) {
            if let Some(good) = good {
                found[good as usize] += area.and(s.board.ground(terrain)).len() as u8;
            }
        }
        found
    };
    let far = if husbandry > 0 {
        let reached = s.board.within(only(city), 2, powers::reach_ways(s)).and(s.board.land());
        reached.without(near).and(open).without(city.around())
    } else {
        HexSet::EMPTY
    };
    let sea = near.meets(s.board.sea());
    Sources {
        near: yields(near),
        far: if far.is_empty() { [0; 3] } else { yields(far) },
        far_most: husbandry,
        sea_food: sea && powers::yields(s, seat, Terrain::Sea).is_some(),
        sea_port: sea && s.works(city, Building::Port),
        areas: [near, far],
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
    let free_choice = powers::grows_anything(s, seat, city);
    let bundles = bundles(s, seat, city, &from, free_choice);
    let harvests = bundles.iter().map(|&(goods, far)| Harvest { goods, far });
    let taken = ask.pick_if_several(seat, Prompt::Collect { city }, harvests, |harvest| Choice::Take(harvest.goods))?;
    let mut goods = taken.goods;
    let mut far = taken.far;
    if free_choice {
        let focus = s.turn.used.has(Once::ProductionFocus);
        let grass = from.areas.map(|area| area.and(s.board.ground(Terrain::Grassland)).len() as u8);
        goods = from_gardens(ask, seat, city, goods, from.grassland_food(&goods, focus, grass))?;
        let changed = taken.goods.food - goods.food;
        let near = if focus && grass[0] > 0 { changed } else { grass[0] };
        far = far.max(changed.saturating_sub(near));
    }
    if far > 0 {
        s.turn.used.set(Once::Husbandry);
    }
    goods += powers::harvest(s, seat, city);
    s.turn.used.clear(Once::ProductionFocus);
    s.turn.used.clear(Once::MassProduction);
    s.turn.collects += 1;
    let gained = s.gain(seat, goods);
    ask.log(|| Event::Collected { seat, city, goods: gained });
    activate::finish(s, seat, city);
    Ok(())
}

#[derive(Clone, Copy)]
struct Harvest {
    goods: Goods,
    far: u8,
}

/// Where reaching farther is sold, it is offered if it helps.
fn buy_reach(s: &mut State, ask: &mut Ask<'_>, seat: Seat, city: Space) -> Flow<u8> {
    let Some(cost) = powers::reach_price(s, seat) else { return Ok(0) };
    let helps = sources(s, seat, city, u8::MAX).land() > sources(s, seat, city, 0).land();
    if !helps || !offer(s, ask, seat, cost, Prompt::UseHusbandry { cost })? {
        return Ok(0);
    }
    s.turn.used.set(Once::Husbandry);
    Ok(u8::MAX)
}

/// In the city of the Great Gardens, Grassland gives whatever its owner likes (C23).
fn from_gardens(ask: &mut Ask<'_>, seat: Seat, city: Space, goods: Goods, grass: u8) -> Flow<Goods> {
    let mut goods = goods;
    for _ in 0..grass {
        let kinds = [Good::Ore, Good::Wood, Good::Ideas, Good::Gold];
        let mut options: Choices = kinds.into_iter().map(|good| Choice::Take(Goods::of(good, 1))).collect();
        options.push(Choice::Done);
        let Choice::Take(other) = ask.one(seat, Prompt::FromGardens { city }, &options)? else {
            break;
        };
        goods.food -= 1;
        goods += other;
    }
    Ok(goods)
}

type Bundles = SmallVec<[(Goods, u8); 24]>;

/// Every bundle a Collect can bring, the fullest first, with the far spaces it needs.
fn bundles(s: &State, seat: Seat, city: Space, from: &Sources, gross: bool) -> Bundles {
    let focus = s.is_turn_of(seat) && s.turn.used.has(Once::ProductionFocus);
    let mass = s.is_turn_of(seat) && s.turn.used.has(Once::MassProduction);
    let most = activate::working_size(s, seat, city) + if mass { 2 } else { 0 };
    let mut found = Bundles::new();
    let mut offer = |goods: Goods, far: u8| {
        let goods = if gross { goods } else { s.within_limits(seat, goods) };
        match found.iter_mut().find(|(other, _)| *other == goods) {
            Some((_, needed)) => *needed = (*needed).min(far),
            None => found.push((goods, far)),
        }
    };
    let smelt = powers::smelts(s, seat);
    let mut with_sea = |sea: Goods, caught: u8| {
        for (goods, far) in land_bundles(from, most - caught, focus) {
            let goods = goods + sea;
            offer(goods, far);
            if smelt && goods.ore >= 2 {
                offer(Goods { ore: goods.ore - 1, gold: goods.gold + 1, ..goods }, far);
            }
        }
    };
    let catches = if focus { most } else { 1 };
    if !(from.sea_food || from.sea_port) || focus || from.land() >= most {
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
    found.sort_by_key(|(goods, _)| std::cmp::Reverse(goods.total()));
    found
}

/// Food, ore and wood from Land: as much as allowed, in every mix.
fn land_bundles(from: &Sources, most: u8, focus: bool) -> SmallVec<[(Goods, u8); 24]> {
    let mut found = SmallVec::new();
    let reach: [u8; 3] = std::array::from_fn(|kind| {
        let there = from.near[kind] + if from.far_most > 0 { from.far[kind] } else { 0 };
        if focus && there > 0 { most } else { there.min(most) }
    });
    let total = if focus {
        most.min(if reach.iter().any(|&there| there > 0) { most } else { 0 })
    } else {
        most.min(from.land())
    };
    for food in (0..=reach[0].min(total)).rev() {
        for ore in (0..=reach[1].min(total - food)).rev() {
            let wood = total - food - ore;
            if wood > reach[2] {
                continue;
            }
            let beyond = |count: u8, kind: usize| count.saturating_sub(from.near[kind]);
            let far = if focus {
                let needs = |count: u8, kind: usize| u8::from(count > 0 && from.near[kind] == 0);
                needs(food, 0) + needs(ore, 1) + needs(wood, 2)
            } else {
                beyond(food, 0) + beyond(ore, 1) + beyond(wood, 2)
            };
            if far <= from.far_most {
                found.push((Goods::resources(food, ore, wood, 0, 0), far));
            }
        }
    }
    found
}

/// What brings less of everything than another bundle is not offered.
fn drop_dominated(found: &mut Bundles) {
    let fullest = found.iter().map(|(goods, _)| goods.total()).max().unwrap_or(0);
    if found.iter().all(|(goods, _)| goods.total() == fullest) {
        return;
    }
    let all = found.clone();
    found.retain(|(goods, _)| !all.iter().any(|(other, _)| other != goods && other.covers(goods)));
}
