//! The Indians (C33.33 to C33.36, C34.49 to C34.54).

use super::conflicts::{conquered_by_leader, swear};
use super::rows::{Fight, Gives, P, R, Row, Rows, Sources};
use crate::actions::activate::{self, Work};
use crate::actions::{advance, influence};
use crate::components::civilizations::Power;
use crate::powers::trade_routes::Trader;
use crate::prelude::*;
use crate::state::Past;

pub(super) const ROWS: Rows = [
    Row::gained_with(Advance::StateReligion, Power::Proselytism, R).sources(missions).extends(pilgrims).once(),
    Row::gained_with(Advance::Husbandry, Power::IndianElephants, P).recruits(tame).trades(carry),
    Row::gained_with(Advance::TradeRoutes, Power::Prosperity, P).gives(Gives { most: u8::MAX, goods: prosper }),
    Row::gained_with(Advance::Theaters, Power::PeaceAndPoetry, P).tuition(Goods { mood: 1, ..Goods::NONE }).once(),
    Row::of_leader(Power::BladedTusks, P).prepares(arm_tusks).combat(gore),
    Row::of_leader(Power::Prosperous, P).visits(Goods { gold: 1, ..Goods::NONE }),
    Row::of_leader(Power::Buddhism, P).rerolls(meditate).favours(preaches).once(),
    Row::of_leader(Power::Expansionist, P).follows(conquers).sequel(celebrate),
    Row::of_leader(Power::CarefulPlanning, P).combat(plan),
    Row::of_leader(Power::GoldenAge, P).used(Use::free(can_flourish, flourish).costs(1, 0)),
];

/// Whether a city stands there that is not the player's.
fn is_foreign(s: &State, seat: Seat, space: Space) -> bool {
    s.board.city(space).is_some_and(|city| !city.owner.is(seat))
}

/// Proselytism: Settlers reach two spaces, and one more for each other Settler with them.
fn missions(s: &State, seat: Seat, target: Space) -> Sources {
    if !is_foreign(s, seat, target) {
        return Sources::new();
    }
    let settlers = |space: Space| s.board.stack(space)[Unit::Settler];
    let missions = spaces(s.board.units_of(seat)).filter(|&space| settlers(space) > 0);
    missions.map(|space| (space, 1 + settlers(space))).collect()
}

/// Proselytism: Settlers let their city reach as many spaces farther.
fn pilgrims(s: &State, seat: Seat, source: Space, target: Space) -> u8 {
    if is_foreign(s, seat, target) { s.board.stack(source)[Unit::Settler] } else { 0 }
}

/// Indian Elephants: cities on a Forest recruit Elephants.
fn tame(s: &State, _: Seat, city: Space, unit: Unit) -> bool {
    unit == Unit::Elephant && s.board.is(city, Terrain::Forest)
}

/// Indian Elephants: those in cities that are not Angry form links.
fn carry(s: &State, seat: Seat, space: Space, trader: Trader) -> bool {
    let calm = |city: &City| city.owner.is(seat) && city.mood != Mood::Angry;
    trader == Trader::Unit(Unit::Elephant) && s.board.city(space).is_some_and(calm)
}

/// Prosperity: mood, or culture from a city influenced by the player.
fn prosper(s: &State, seat: Seat, city: Space) -> SmallVec<[Goods; 2]> {
    let influenced = s.board.city(city).is_some_and(|city| city.buildings().any(|(_, colour)| colour.is(seat)));
    let culture = influenced.then_some(Goods::of(Good::Culture, 1));
    [Goods::of(Good::Mood, 1)].into_iter().chain(culture).collect()
}

/// Bladed Tusks: an ore before the Combat.
fn arm_tusks(s: &mut State, ask: &mut Ask<'_>, fight: &Fight) -> Flow {
    if fight.leads_on_land(s) && s.troops(fight.side)[Unit::Elephant] > 0 {
        swear(s, ask, fight, Power::BladedTusks, Goods::of(Good::Ore, 1))?;
    }
    Ok(())
}

/// Bladed Tusks: 1 more for each Elephant that is left, even if he dies.
fn gore(s: &State, fight: &Fight) -> i8 {
    let armed = s.battle().sworn[fight.side].has(Power::BladedTusks);
    if armed { s.troops(fight.side)[Unit::Elephant] as i8 } else { 0 }
}

/// Buddhism: an attempt from his city is rolled again where it has a Temple, or for a Temple.
fn meditate(s: &State, seat: Seat, source: Space, target: Space) -> Option<Option<Building>> {
    if s.leader_city(seat) != Some(source) {
        return None;
    }
    let has_temple = s.board.city(source).is_some_and(|city| city.has(Building::Temple));
    let temple = |city: &City| influence::exchangeable(s, seat, city).any(|building| building == Building::Temple);
    let for_temple = s.board.city(target).is_some_and(temple).then_some(Some(Building::Temple));
    if has_temple { Some(None) } else { for_temple }
}

fn preaches(s: &State, seat: Seat, source: Space) -> bool {
    s.leader_city(seat) == Some(source)
}

/// Expansionist: his army has conquered a city.
fn conquers(s: &State, fight: &Fight, past: &Past) -> bool {
    conquered_by_leader(s, fight, past)
}

/// Expansionist: a culture token, 2 where there was a Temple.
fn celebrate(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    let temple = s.past.and_then(|past| past.city).is_some_and(|city| city.has(Building::Temple));
    let culture = Goods::of(Good::Culture, 1 + u8::from(temple));
    gain_by(s, ask, seat, culture, Cause::Power(Power::Expansionist));
    Ok(())
}

/// Careful Planning: 2 more in a round without tactics of one's own.
fn plan(s: &State, fight: &Fight) -> i8 {
    2 * i8::from(fight.leads_on_land(s) && !s.battle().laid[fight.side])
}

/// Golden Age: advances of groups in which nothing is known yet.
fn unknown(s: &State, seat: Seat, more: Goods) -> SmallVec<[Advance; 12]> {
    let owned = s.players[seat].advances;
    let near = owned.within_reach().iter().filter(|advance| owned.in_group(advance.group()) == 0);
    near.filter(|&advance| advance::can_buy_with(s, seat, advance, more).is_ok()).collect()
}

fn can_flourish(s: &State, seat: Seat) -> Result<(), Why> {
    let city = s.leader_city(seat).ok_or(Why::NoLeaderCity)?;
    activate::can_activate(s, city)?;
    ensure(!unknown(s, seat, Goods::of(Good::Culture, 1)).is_empty(), Why::NothingToLearn)
}

/// Golden Age: his city is activated, and an advance of such a group is bought.
fn flourish(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let city = s.leader_city(seat).expect("it is used in his city");
    let activation = activate::begin(s, ask, seat, city, Work::Other)?;
    let advance = ask.pick(seat, Prompt::Learn, unknown(s, seat, Goods::NONE), Choice::Learn)?;
    advance::buy_this(s, ask, seat, advance, true)?;
    activate::finish(s, seat, activation);
    Ok(())
}
