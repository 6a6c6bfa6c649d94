//! What advances and Wonders do (C22, C23): rules ask, powers answer.
//!
//! One function a question, here. What each power answers stands in the file of its group, all of it together, so that
//! "what does Sanitation do?" has one place and a rule names no power. Whatever has something to say is asked in a line of
//! its own: no listeners, no priorities. Advances are bits, so whoever lacks one costs a test. An answer a player may
//! wonder about names its [`Cause`].

mod agriculture;
mod construction;
mod culture;
mod economy;
mod education;
mod governments;
mod science;
mod seafaring;
mod spirituality;
mod using;
mod warfare;
pub(crate) mod wonders;

pub(crate) use economy::trade_income;
pub use using::USABLE;
pub(crate) use using::{can_use, costs_action, use_advance};

use smallvec::SmallVec;
use tessera_kernel::hex::HexSet;
use tessera_kernel::{Flow, Seat};

use crate::actions::battle::{ATTACKER, DEFENDER};
use crate::ask::Ask;
use crate::board::{City, Mood};
use crate::components::advances::{Advance, Advances, Group};
use crate::components::board::Space;
use crate::components::buildings::{BUILDING_COST, Building, Unit};
use crate::components::terrain::Terrain;
use crate::components::wonders::Wonder;
use crate::event::Cause;
use crate::goods::{Good, Goods};
use crate::purse::Price;
use crate::state::{Battle, Moving, Once, State, Task};
use crate::why::Why;

// Stocks and prices.

/// Where nothing limits a number, this does: more than a game can give.
const PLENTY: u8 = 200;

/// The most a player may have of something (C1.2 to C1.4).
pub(crate) fn limit(s: &State, seat: Seat, good: Good) -> u8 {
    let player = &s.players[seat];
    match good {
        Good::Food => agriculture::food_limit(s, seat),
        Good::Ideas => governments::ideas_limit(s, seat),
        Good::Culture | Good::Mood if !s.edition.has_levels() => PLENTY,
        Good::Culture => player.culture_level,
        Good::Mood => player.mood_level,
        Good::Ore | Good::Wood | Good::Gold => s.edition.most(),
    }
}

/// Whether one kind of token stands for the other.
pub(crate) fn mixes_tokens(s: &State, seat: Seat) -> bool {
    wonders::mixes_tokens(s, seat)
}

/// Whether an advance costs no food, once a turn.
pub(crate) fn waives_food(s: &State, seat: Seat, advance: Advance) -> bool {
    spirituality::blesses(s, seat, advance)
}

/// What a building costs (C8.1).
pub(crate) fn building_price(s: &State, seat: Seat, building: Building) -> Price {
    let price = Price::from(BUILDING_COST);
    if spirituality::endows(s, seat, building) { price.without_food() } else { price }
}

/// What follows paying for a building.
pub(crate) fn building_paid(s: &mut State, seat: Seat, building: Building) {
    if spirituality::endows(s, seat, building) {
        s.turn.used.set(Once::StateReligion);
    }
}

// Advances.

/// What follows gaining an advance (C5.4).
pub(crate) fn learned(s: &mut State, seat: Seat, advance: Advance, governed: bool) {
    education::ponder(s, seat, advance);
    match advance {
        Advance::Engineering => s.then(Task::DrawWonder { seat, reserve: false }),
        Advance::Monuments => s.then(Task::DrawWonder { seat, reserve: !s.edition.wonders_go_to_hand() }),
        Advance::Metallurgy => science::refund(s, seat),
        Advance::Dogma => s.shed(seat),
        Advance::FreeEconomy => governments::await_liberty(s, seat),
        Advance::Sanitation => crate::events::pestilence_ends(s),
        _ => {}
    }
    education::write(s, seat, advance, governed);
    wonders::read_along(s, seat, [advance].into_iter().collect());
}

/// What follows moving to another government (C5.10, C19.5).
pub(crate) fn reformed(s: &mut State, seat: Seat, group: Group) {
    let gained: Advances = group.advances().filter(|&advance| s.players[seat].advances.has(advance)).collect();
    if gained.has(Advance::FreeEconomy) {
        governments::await_liberty(s, seat);
    }
    s.shed(seat);
    wonders::read_along(s, seat, gained);
}

/// What follows buying an advance with these goods.
pub(crate) fn bought(s: &mut State, ask: &mut Ask<'_>, seat: Seat, advance: Advance, paid: Goods) -> Flow {
    education::reward(s, ask, seat, advance, paid)
}

// Collecting.

/// What a space of a terrain gives (C7.2).
pub(crate) fn yields(s: &State, seat: Seat, terrain: Terrain) -> Option<Good> {
    agriculture::yields(s, seat, terrain)
        .or_else(|| construction::yields(s, seat, terrain))
        .or_else(|| seafaring::yields(s, seat, terrain))
}

/// How many Land spaces two steps away a Collect may use for nothing.
pub(crate) fn free_reach(s: &State, seat: Seat) -> u8 {
    agriculture::free_reach(s, seat)
}

/// What using any number of them costs, where that is sold.
pub(crate) fn reach_price(s: &State, seat: Seat) -> Option<Goods> {
    agriculture::reach_price(s, seat)
}

/// The spaces those two steps may lead over.
pub(crate) fn reach_ways(s: &State) -> HexSet {
    agriculture::reach_ways(s)
}

/// Whether a city turns what Grassland gives into any resource.
pub(crate) fn grows_anything(s: &State, seat: Seat, city: Space) -> bool {
    wonders::grow_anything(s, seat, city)
}

/// Whether one of several ore may be gold.
pub(crate) fn smelts(s: &State, seat: Seat) -> bool {
    science::smelts(s, seat)
}

/// What a Collect brings beyond the number the city allows.
pub(crate) fn harvest(s: &mut State, seat: Seat, city: Space) -> Goods {
    education::lesson(s, seat, city) + wonders::harvest(s, seat, city)
}

/// Whether a Collect takes none of the turn's actions.
pub(crate) fn collects_freely(s: &State, seat: Seat) -> bool {
    governments::collects_freely(s, seat)
}

/// Mood tokens a Collect costs.
pub(crate) fn collect_price(s: &State, seat: Seat) -> u8 {
    governments::collect_price(s, seat)
}

/// The mood a city works with.
pub(crate) fn working_mood(s: &State, seat: Seat, mood: Mood) -> Mood {
    governments::working_mood(s, seat, mood)
}

/// What follows the activation of a city.
pub(crate) fn activated(s: &mut State, seat: Seat, space: Space) {
    wonders::shine(s, seat, space);
}

// Recruiting and building.

/// A unit beyond the number a city allows, once per Recruit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Extra {
    /// What allows it.
    pub by: Advance,
    /// The unit.
    pub unit: Unit,
    /// Mood tokens it costs.
    pub mood: u8,
}

/// Units beyond the number a city allows.
pub(crate) fn extras(s: &State, seat: Seat) -> impl Iterator<Item = Extra> + use<> {
    construction::extra_settler(s, seat).into_iter().chain(warfare::extra_infantry(s, seat))
}

/// What follows a Recruit that was paid like this; `armed`: with an army unit or a Ship.
pub(crate) fn recruited(s: &mut State, ask: &mut Ask<'_>, seat: Seat, paid: Goods, armed: bool) -> Flow {
    science::heal(s, ask, seat, paid)?;
    governments::parade(s, ask, seat, armed)
}

/// What follows adding a building to a city.
pub(crate) fn built(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space, building: Building) -> Flow {
    governments::preach(s, seat, building);
    construction::settle(s, ask, seat, space)
}

/// Whether a building is added without activating its city.
pub(crate) fn builds_quietly(s: &State, seat: Seat, building: Building) -> bool {
    wonders::hallows(s, seat, building)
}

/// What a Wonder gives when it is built.
pub(crate) fn unveiled(s: &mut State, seat: Seat, space: Space, wonder: Wonder) {
    wonders::unveil(s, seat, space, wonder);
}

/// Whether a Wonder stays its builder's, whoever takes or destroys its city.
pub(crate) fn is_lasting(s: &State, wonder: Wonder) -> bool {
    wonders::is_lasting(s, wonder)
}

// Moods and Influence.

/// The size a city counts with when its mood is raised (C12.1).
pub(crate) fn counted_size(s: &State, seat: Seat, size: u8) -> u8 {
    culture::counted_size(s, seat, size)
}

/// Resources that may replace mood tokens then.
pub(crate) fn mood_replacements(s: &State, seat: Seat) -> impl Iterator<Item = Good> + Clone + '_ {
    Good::RESOURCES.into_iter().filter(move |&good| spirituality::sacrifices(s, seat, good))
}

/// Whether a city keeps its mood after all when an Event's text lowers it.
pub(crate) fn keeps_mood(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow<bool> {
    spirituality::console(s, ask, seat, space)
}

/// Whether a city of `owner` cannot be targeted (C13.9).
pub(crate) fn shelters(s: &State, owner: Seat, target: Space, city: &City) -> bool {
    culture::shelter(s, owner, city) || wonders::shelter(s, owner, target)
}

/// Whether it cannot be targeted with boosts (C13.2).
pub(crate) fn forbids_boosts(s: &State, owner: Seat, target: Space, city: &City) -> bool {
    governments::guard(s, owner, target, city)
}

/// How far a city reaches (C13.1).
pub(crate) fn influence_range(s: &State, space: Space) -> u8 {
    s.size(space) + wonders::influence_range(s, space)
}

/// What is added to the roll (C13.3).
pub(crate) fn influence_bonus(s: &State, seat: Seat) -> u8 {
    governments::influence_bonus(s, seat)
}

/// What follows a success.
pub(crate) fn influenced(s: &mut State, seat: Seat) {
    governments::convert(s, seat);
}

// Moving.

/// Whether army units move and tactics cards serve (C10.3, C14.3).
pub(crate) fn commands(s: &State, seat: Seat) -> Result<(), Why> {
    warfare::commands(s, seat)
}

/// What Roads cost a squad for distance and for terrain, if it has them and can pay.
pub(crate) fn roads(s: &State, seat: Seat, distance: bool, terrain: bool) -> Option<Goods> {
    construction::roads(s, seat, distance, terrain)
}

/// Whether a player may attack a city of `victim`.
pub(crate) fn may_attack(s: &State, seat: Seat, victim: Seat, city: Option<&City>) -> Result<(), Why> {
    wonders::wall_off(s, seat, victim, city)
}

/// Whether squads that entered Grassland this turn may not attack a space.
pub(crate) fn keeps_off_grass(s: &State, seat: Seat, target: Space) -> bool {
    wonders::keep_off_grass(s, seat, target)
}

/// Tokens due for attacking a space with so many Infantry.
pub(crate) fn toll(s: &State, seat: Seat, target: Space, infantry: u8) -> u8 {
    wonders::toll(s, seat, target, infantry)
}

/// Whether Ships go round the rim (C11.11).
pub(crate) fn goes_round(s: &State, seat: Seat) -> bool {
    seafaring::goes_round(s, seat)
}

/// What a Move action brings.
pub(crate) fn moved(s: &State, seat: Seat, moving: Moving) -> Goods {
    seafaring::charts(s, seat, moving)
}

// Conflicts.

/// Whether the defender wins at once.
pub(crate) fn wins_at_once(s: &State, battle: &Battle) -> bool {
    wonders::beats(s, battle)
}

/// What is decided before the first round, by the attacker first (C14.2).
pub(crate) fn before_combat(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    warfare::besiege(s, ask)?;
    warfare::take_up_arms(s, ask)
}

/// What powers add to a side's combat value, and which (C14.5).
pub(crate) fn combat_values(s: &State, side: usize) -> SmallVec<[(Cause, i8); 4]> {
    let battle = s.battle();
    let steel = (Cause::Advance(Advance::SteelWeapons), battle.steel[side] as i8);
    let zeal = battle.sides[side].seat().and_then(|seat| governments::zeal(s, battle, seat));
    [Some(steel), zeal, wonders::hampers(s, battle, side)].into_iter().flatten().collect()
}

/// Hits a side makes besides those of its combat value.
pub(crate) fn further_hits(s: &State, side: usize) -> u8 {
    u8::from(warfare::cuts(s, side))
}

/// Hits a side's powers cancel (C14.8).
pub(crate) fn cancelled_hits(s: &State, side: usize) -> u8 {
    s.battle().sides[side].seat().map_or(0, |seat| u8::from(seafaring::cancels(s, side, seat)))
}

/// What may be done after both sides have rolled.
pub(crate) fn after_roll(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    for side in [ATTACKER, DEFENDER] {
        wonders::cheer_on(s, ask, side)?;
    }
    Ok(())
}

/// What follows losing a Combat fought where a Temple stood.
pub(crate) fn avenged(s: &mut State, battle: &Battle, loser: usize) {
    governments::avenge(s, battle, loser);
}

// Events, Barbarians and cards.

/// Whether Pestilence and Epidemics pass a player by (C27.1, C27.2).
pub(crate) fn stays_healthy(s: &State, seat: Seat) -> bool {
    construction::stays_healthy(s, seat)
}

/// Whether Famines do (C27.3).
pub(crate) fn withstands_famine(s: &State, seat: Seat) -> bool {
    agriculture::withstands_famine(s, seat)
}

/// Cities of a player Barbarians may raid (C17.7).
pub(crate) fn raidable(s: &State, seat: Seat) -> HexSet {
    wonders::raidable(s, seat)
}

/// Whether a player draws from the discard piles, and discards under them.
pub(crate) fn digs_up(s: &State, seat: Seat) -> bool {
    wonders::digs_up(s, seat)
}

/// Who chooses the first player whatever the tokens say (C19.6).
pub(crate) fn guides(s: &State) -> Option<Seat> {
    wonders::guides(s)
}
