//! Collecting with a city (C7.2).
//!
//! Spaces are never used up, so only what comes of a Collect matters: the options are the bundles a city can bring in,
//! less what would be lost at a limit. A bundle that brings less of everything than another is not offered.

use super::activate::{self, Work};
use super::sources::{Sources, gives_at_once, sources};
use crate::cards::actions::{collected, mass};
use crate::prelude::*;

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
    /// Rich Grassland it makes use of.
    rich: u8,
}

/// Whether a city brings in anything.
pub(crate) fn can_collect_at(s: &State, seat: Seat, city: Space) -> Result<(), Why> {
    activate::can_activate(s, city)?;
    if gives_at_once(s, seat, city) {
        return Ok(());
    }
    let from = sources(s, seat, city, powers::free_reach(s, seat), HexSet::EMPTY);
    let some = from.total() > 0 || powers::taken_instead(s, seat, from.areas[1]).is_some();
    ensure(some, Why::NothingToCollect)
}

/// Whether there is more to collect with a city than so much.
pub(crate) fn has_more(s: &State, seat: Seat, city: Space, most: u8) -> bool {
    let from = sources(s, seat, city, powers::free_reach(s, seat), HexSet::EMPTY);
    from.focus || from.total() > most + mass(s, seat)
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
    collect_with(s, ask, seat, city)
}

/// Activates this city to collect.
pub(crate) fn collect_with(s: &mut State, ask: &mut Ask<'_>, seat: Seat, city: Space) -> Flow {
    let activation = activate::begin(s, ask, seat, city, Work::Collect)?;
    let reach = powers::free_reach(s, seat).max(buy_reach(s, ask, seat, city)?);
    let most = activation.size(s, seat) + mass(s, seat);
    let spent = take_instead(s, ask, seat, city, most)?;
    let from = sources(s, seat, city, reach, spent);
    let gardens = powers::grows_anything(s, seat, city);
    let harvests = harvests(s, seat, most - spent.len() as u8, &from, gardens.is_some());
    let options = harvests.iter().copied();
    let harvest =
        ask.pick_if_several(seat, Prompt::Collect { city }, options, |harvest| Choice::Take(harvest.goods))?;
    let mut goods = harvest.yielded();
    let mut parts: SmallVec<[Part; 4]> = SmallVec::new();
    if let Some(cause) = powers::smelts(s, seat).filter(|_| harvest.smelted) {
        parts.push((cause, Goods::of(Good::Gold, 1)));
    }
    let mut grown = 0;
    if let Some(cause) = gardens {
        let others = from_gardens(ask, seat, city, from.most_grass(&harvest.given, harvest.rich))?;
        grown = others.total();
        goods.food -= grown;
        goods += others;
        parts.push((cause, others));
    }
    let fields = from.fields(&harvest.given, grown, harvest.rich).expect("a harvest comes from somewhere");
    let from_area = |area: usize| {
        let there = fields.iter().filter(|(space, _)| from.areas[area].contains(space.index()));
        there.fold(Goods::NONE, |sum, &(_, good)| sum + Goods::of(good, 1))
    };
    let [opened, far] = [1, 2].map(from_area);
    if !far.is_none() {
        parts.push((powers::reached_far(s), far));
    }
    parts.extend(powers::exacted_by(s, seat).map(|cause| (cause, opened)));
    let riches = Goods::of(Good::Food, harvest.rich);
    parts.extend(powers::enriched_by(s, seat).map(|cause| (cause, riches)));
    goods += riches;
    let mut more = powers::harvest(s, seat, city);
    more.extend(powers::adds(s, seat, &more.iter().fold(goods, |sum, &(_, more)| sum + more)));
    goods = more.iter().fold(goods, |sum, &(_, more)| sum + more);
    powers::added(s, &more);
    parts.extend(more);
    collected(s);
    s.turn.collects += 1;
    let gained = s.gain(seat, goods);
    parts.iter().filter(|(_, part)| !part.is_none()).for_each(|(cause, _)| cause.note());
    ask.log(|| Event::Collected { seat, city, goods: gained, parts: told(gained, &parts) });
    activate::finish(s, seat, activation);
    Ok(())
}

/// Something else may be taken from spaces instead of what they give. Returns those spaces.
fn take_instead(s: &mut State, ask: &mut Ask<'_>, seat: Seat, city: Space, most: u8) -> Flow<HexSet> {
    let (mut spent, opened) = (HexSet::EMPTY, powers::exacts(s, seat, city));
    while spent.len() < usize::from(most) {
        let Some((power, open)) = powers::taken_instead(s, seat, opened.without(spent)) else { break };
        let space = ask.pick_or_not(seat, Prompt::PowerAt { power }, spaces(open), Choice::At, true)?;
        let Some(space) = space else { break };
        powers::take_instead(s, ask, seat, power, space)?;
        spent.insert(space.index());
    }
    Ok(spent)
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
    let land = |reach: u8| sources(s, seat, city, reach, HexSet::EMPTY).land();
    let helps = land(u8::MAX) > land(0);
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

impl Harvest {
    /// What the spaces gave, after smelting.
    fn yielded(&self) -> Goods {
        let smelted = u8::from(self.smelted);
        Goods { ore: self.given.ore - smelted, gold: self.given.gold + smelted, ..self.given }
    }
}

/// Everything a Collect can bring, the fullest first; of what brings the same, what needs fewer far spaces.
fn harvests(s: &State, seat: Seat, most: u8, from: &Sources, gross: bool) -> Harvests {
    let mut found = Harvests::new();
    let adds = powers::has_adds(s, seat) && !gross;
    let mut offer = |harvest: Harvest| {
        let mut goods = harvest.yielded();
        if !gross {
            goods.food += harvest.rich;
            if adds {
                goods = powers::adds(s, seat, &goods).iter().fold(goods, |sum, &(_, more)| sum + more);
            }
            goods = s.within_limits(seat, goods);
        }
        match found.iter_mut().find(|other| other.goods == goods) {
            Some(other) if other.far > harvest.far && (!gross || harvest.rich >= other.rich) => {
                *other = Harvest { goods, ..harvest }
            }
            Some(_) => {}
            None => found.push(Harvest { goods, ..harvest }),
        }
    };
    let smelt = powers::smelts(s, seat).is_some();
    let mut with_sea = |sea: Goods, caught: u8| {
        for harvest in from_land(from, most - caught) {
            let given = harvest.given + sea;
            offer(Harvest { given, ..harvest });
            if smelt && given.ore >= 2 {
                offer(Harvest { given, smelted: true, ..harvest });
            }
        }
    };
    let catches = if from.focus { most } else { 1 };
    if !(from.sea_food || from.sea_port) || from.focus || from.land() >= most {
        with_sea(Goods::NONE, 0);
    }
    for caught in 1..=catches.min(most) {
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
        let there = from.near[1 << kind] + if from.far_most > 0 { from.far[1 << kind] } else { 0 };
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
            let given = Goods::resources(food, ore, wood, 0, 0);
            let ways = from.riches([food, ore, wood]);
            found.extend(ways.iter().map(|&(rich, far)| Harvest { goods: given, given, smelted: false, far, rich }));
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
