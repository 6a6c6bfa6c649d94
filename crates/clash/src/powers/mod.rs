//! What advances and Wonders do (C22, C23): rules ask, powers answer.
//!
//! One function a question, here. What each power answers stands in the file of its group, all of it together, so that
//! "what does Sanitation do?" has one place and a rule names no power. Whatever has something to say is asked in a line of
//! its own: no listeners, no priorities. Advances are bits, so whoever lacks one costs a test. An answer a player may
//! wonder about names its [`Cause`].

mod agriculture;
pub(crate) mod civilizations;
mod construction;
mod culture;
mod economy;
mod education;
mod governments;
pub(crate) mod rows;
mod science;
mod seafaring;
mod spirituality;
pub(crate) mod trade_routes;
mod using;
mod warfare;
pub(crate) mod wonders;

// Questions that one power answers.
pub(crate) use agriculture::{free_reach, reach_price, reach_ways, reached_far, stores, withstands_famine};
pub use civilizations::rows::questions;
pub(crate) use civilizations::{
    Moment, activates, after_battle, ally, at_moment, awaken, built as enlarged, capped, cargo, cheapens, dawns,
    favours, founded, has_acted, has_moment, influence_sources, is_bound, is_hushed, is_rooted, lend, levy_price,
    may_settle, may_sway, persuades, recruits, remains, rerolls, rest_on_government, serves_once, spreads, spurs,
    stack_limit, stack_limit_under, sway, sway_fee, sways, tuitions,
};
pub(crate) use civilizations::{
    added, adds, affords, averter, captives, charm, decree, enriched, enriched_by, exacted_by, exacts, foretell, grows,
    has_adds, helps_learning, marched, ransomer, ransoms, settles, sought, subsidise, subsidy, take_instead,
    taken_instead, undo,
};
pub(crate) use civilizations::{
    befriends, camped, cheers, climbs, foes_at_sea, foilers, hastened, hastens, may_roam, musters, pacified, paved,
    reshapes, road_length, roaming, roams, sails_on, visited,
};
pub(crate) use construction::{everyone_is_healthy, may_build, raises_wonders, roads, stays_healthy};
pub(crate) use culture::counted_size;
pub(crate) use economy::tax;
pub(crate) use education::bought;
pub(crate) use governments::{
    avenged, collect_price, collects_freely, forbids_boosts, influence_bonus, influenced, may_collect, working_mood,
};
pub(crate) use science::smelts;
pub(crate) use seafaring::{goes_round, moved};
pub(crate) use spirituality::{keeps_mood, may_waive_food, waived, waives_food};
pub(crate) use trade_routes::{could_trade, trade_income};
pub use using::USABLE;
pub(crate) use using::{can_use, usable, use_advance, use_price};
pub(crate) use warfare::{commands, further_hits};
pub(crate) use wonders::{
    activated, breaks_ties, builds_quietly, digs_up, grows_anything, guides, is_lasting, keeps_off_grass, may_attack,
    may_stand, mixes_tokens, raidable, toll, unveiled, wins_at_once,
};

use crate::actions::battle::ATTACKER;
use crate::actions::recruit::{Gift, Levy};
use crate::components::buildings::BUILDING_COST;
use crate::components::civilizations::Power;
use crate::prelude::*;

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

/// What makes that limit other than usual.
pub(crate) fn limited_by(s: &State, seat: Seat, good: Good) -> Option<Cause> {
    match good {
        Good::Food => agriculture::stored_by(s, seat),
        Good::Ideas => governments::bounded_by(s, seat),
        _ => None,
    }
}

/// What a building costs in a city (C8.1).
pub(crate) fn building_price(s: &State, seat: Seat, space: Space, building: Building) -> Price {
    let price = Price::from(BUILDING_COST);
    let price = spirituality::endows(s, seat, building).map_or(price, |cause| price.without_food(cause));
    civilizations::builds(s, seat, space, building, price)
}

/// What powers make of the price of a Wonder in a city. The Great Arena does not help to pay for it (C23.1).
pub(crate) fn wonder_price(s: &State, seat: Seat, space: Space, wonder: Wonder, price: Price) -> Price {
    civilizations::raises(s, seat, space, wonder, price.in_exact_tokens())
}

/// What follows paying for a building.
pub(crate) fn building_paid(s: &mut State, seat: Seat, building: Building) {
    if spirituality::endows(s, seat, building).is_some() {
        s.turn.used.set(Once::StateReligion);
    }
}

// Advances.

/// What follows gaining an advance (C5.4).
pub(crate) fn learned(s: &mut State, ask: &mut Ask<'_>, seat: Seat, advance: Advance, governed: bool) {
    education::ponder(s, ask, seat, advance);
    match advance {
        Advance::Engineering => s.then(Task::DrawWonder { seat, reserve: false }),
        Advance::Monuments => s.then(Task::DrawWonder { seat, reserve: !s.edition.wonders_go_to_hand() }),
        Advance::Metallurgy => science::refund(s, ask, seat),
        Advance::Dogma if !s.switches.dogma_sheds_last() => s.shed(seat),
        Advance::FreeEconomy => governments::await_liberty(s, seat),
        Advance::Sanitation => crate::cards::events::pestilence_ends(s),
        _ => {}
    }
    civilizations::learned(s, ask, seat, advance);
    if advance == Advance::Dogma {
        // What comes with it may lift the limit it sets (C33.8).
        s.shed(seat);
    }
    education::write(s, seat, advance, governed);
    wonders::read_along(s, ask, seat, [advance].into_iter().collect());
}

/// What follows moving to another government (C5.10, C19.5).
pub(crate) fn reformed(s: &mut State, ask: &mut Ask<'_>, seat: Seat, group: Group) {
    let gained: Advances = group.advances().filter(|&advance| s.players[seat].advances.has(advance)).collect();
    if gained.has(Advance::FreeEconomy) {
        governments::await_liberty(s, seat);
    }
    gained.iter().for_each(|advance| civilizations::learned(s, ask, seat, advance));
    s.shed(seat);
    wonders::read_along(s, ask, seat, gained);
}

// Collecting.

/// What a space of a terrain gives (C7.2).
pub(crate) fn yields(s: &State, seat: Seat, terrain: Terrain) -> Option<Good> {
    agriculture::yields(s, seat, terrain)
        .or_else(|| construction::yields(s, seat, terrain))
        .or_else(|| seafaring::yields(s, seat, terrain))
}

/// What a Collect brings beyond the number the city allows.
pub(crate) fn harvest(s: &mut State, seat: Seat, city: Space) -> SmallVec<[Part; 4]> {
    education::lesson(s, seat, city).into_iter().chain(wonders::harvest(s, seat, city)).collect()
}

// Recruiting and building.

/// Something beyond the number of units a city allows, once per Recruit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Extra {
    /// What allows it.
    pub by: Advance,
    /// What makes it other than usual.
    pub power: Option<Power>,
    /// What it is.
    pub gift: Gift,
    /// What it costs.
    pub price: Price,
}

/// What can be had beyond the number of units a city allows.
pub(crate) fn extras(s: &State, seat: Seat) -> impl Iterator<Item = Extra> + use<> {
    construction::extra_settler(s, seat).into_iter().chain(warfare::drafted_extras(s, seat))
}

/// What follows a Recruit.
pub(crate) fn recruited(s: &mut State, ask: &mut Ask<'_>, seat: Seat, city: Space, levy: &Levy) -> Flow {
    warfare::drafted(s, seat, levy.extras);
    science::heal(s, ask, seat, levy.paid)?;
    governments::parade(s, ask, seat, levy.units)?;
    civilizations::recruited(s, ask, seat, city, levy)
}

/// What follows adding a building to a city.
pub(crate) fn built(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space, building: Building) -> Flow {
    governments::preach(s, seat, building);
    enlarged(s, seat, space, Some(building));
    construction::settle(s, ask, seat, space)
}

// Moods and Influence.

/// Resources that may replace mood tokens then.
pub(crate) fn mood_replacements(s: &State, seat: Seat) -> impl Iterator<Item = Good> + Clone + '_ {
    Good::RESOURCES.into_iter().filter(move |&good| spirituality::sacrifices(s, seat, good))
}

/// Whether a city of `owner` cannot be targeted (C13.9).
pub(crate) fn shelters(s: &State, owner: Seat, target: Space, city: &City) -> bool {
    culture::shelter(s, owner, city) || wonders::shelter(s, owner, target) || civilizations::shelters(s, owner, target)
}

/// How much farther a city influences a target, and thanks to what (C13.1).
pub(crate) fn influence_range(s: &State, seat: Seat, source: Space, target: Space) -> Option<(Cause, u8)> {
    wonders::influence_range(s, source).or_else(|| civilizations::extends(s, seat, source, target))
}

// Conflicts.

/// Hits that powers cancel for a side, and thanks to what (C14.8).
pub(crate) fn shields(s: &State, side: usize) -> impl Iterator<Item = (Cause, u8)> + '_ {
    civilizations::shields(s, side).chain(seafaring::covers(s, side))
}

/// What a side decides before the first round (C14.2).
pub(crate) fn before_combat(s: &mut State, ask: &mut Ask<'_>, side: usize) -> Flow {
    if side == ATTACKER {
        warfare::besiege(s, ask)?;
    }
    warfare::take_up_arms(s, ask, side)?;
    at_moment(s, ask, side, Moment::Prepare)
}

/// What powers add to a side's combat value, and which (C14.5).
pub(crate) fn combat_values(s: &State, side: usize) -> SmallVec<[(Cause, i8); 4]> {
    let battle = s.battle();
    let steel = (Cause::Advance(Advance::SteelWeapons), battle.steel[side] as i8);
    let zeal = battle.sides[side].seat().and_then(|seat| governments::zeal(s, battle, seat));
    let all = [Some(steel), zeal, wonders::hampers(s, battle, side)].into_iter().flatten();
    all.chain(civilizations::combat_values(s, side)).collect()
}

/// What a side may do after both have rolled.
pub(crate) fn after_roll(s: &mut State, ask: &mut Ask<'_>, side: usize) -> Flow {
    wonders::cheer_on(s, ask, side)
}

// Events.

/// Whether a player's people have gone so far that they bring diseases home (C27.1, C27.2).
pub(crate) fn has_travelled(s: &State, seat: Seat) -> bool {
    let owned = s.players[seat].advances;
    construction::travels(owned) || seafaring::travels(owned) || economy::travels(owned)
}
