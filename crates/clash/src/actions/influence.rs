//! Influence culture: a building in a city takes another colour (C13.1).

use crate::cards::actions::{opens_camp, take_over};
use crate::components::dice;
use crate::prelude::*;

/// An attempt that can be made, from the city that makes it cheapest.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Attempt {
    pub target: Space,
    pub source: Space,
    /// Culture tokens needed to reach it.
    pub cost: u8,
    /// What makes them fewer.
    pub cause: Option<Cause>,
    /// Whether tokens may raise the roll.
    pub boost: bool,
}

/// Buildings of a city that a player could exchange: of another colour, with a piece of their own in supply.
fn exchangeable(s: &State, seat: Seat, city: &City) -> impl Iterator<Item = Building> + Clone + use<> {
    let supply = s.players[seat].buildings;
    let buildings = city.buildings;
    Building::ALL.into_iter().filter(move |&building| {
        let colour = buildings[building as usize];
        colour.is_somebody() && !colour.is(seat) && supply[building as usize] > 0
    })
}

/// Whether a city can be a target at all.
pub(crate) fn can_target(s: &State, seat: Seat, target: Space) -> Result<(), Why> {
    let Some(city) = s.board.city(target) else {
        return Err(Why::NoCity);
    };
    if opens_camp(s, seat, city) {
        return Ok(());
    }
    ensure(exchangeable(s, seat, city).next().is_some(), Why::NothingToInfluence)?;
    let Some(owner) = city.owner.seat().filter(|&owner| owner != seat) else {
        return Ok(());
    };
    ensure(!powers::shelters(s, owner, target, city), Why::Sheltered)
}

/// Whether an opponent's city forbids boosts (C22).
fn is_guarded(s: &State, seat: Seat, target: Space, city: &City) -> bool {
    let owner = city.owner.seat().filter(|&owner| owner != seat);
    owner.is_some_and(|owner| powers::forbids_boosts(s, owner, target, city))
}

/// The cheapest attempt at a target; two at an influenced city of one's own that can also help itself.
fn attempts_at(s: &State, seat: Seat, target: Space, tokens: u8, source: Option<Space>) -> SmallVec<[Attempt; 2]> {
    let mut found = SmallVec::new();
    let Some(city) = s.board.city(target).filter(|_| can_target(s, seat, target).is_ok()) else {
        return found;
    };
    let guarded = is_guarded(s, seat, target, city);
    let tokens = if guarded { 0 } else { tokens };
    let mut sources = s.cities(seat);
    if let Some(source) = source {
        sources = sources.and(only(source));
    }
    let clean = filter(sources, |space| s.board.city(space).is_some_and(|city| !city.is_influenced()));
    let mut best: Option<(u8, Space, Option<Cause>)> = None;
    let (mut edge, mut reached) = (only(target), only(target));
    for distance in 0..=6 + tokens {
        for space in spaces(edge.and(clean)) {
            let beyond = distance.saturating_sub(s.size(space));
            let farther = powers::influence_range(s, space).filter(|_| beyond > 0);
            let cost = beyond.saturating_sub(farther.map_or(0, |(_, more)| more));
            if cost <= tokens && best.is_none_or(|(least, ..)| cost < least) {
                best = Some((cost, space, farther.map(|(cause, _)| cause)));
            }
        }
        edge = around_all(edge).and(s.board.revealed).without(reached);
        reached = reached.or(edge);
        if edge.is_empty() || best.is_some_and(|(cost, ..)| cost == 0) {
            break;
        }
    }
    found.extend(best.map(|(cost, source, cause)| Attempt { target, source, cost, cause, boost: !guarded }));
    // An influenced city can win back its own buildings, without boosts (Monumental): nothing to gain where a clean one
    // reaches it for nothing.
    let reached = best.is_some_and(|(cost, ..)| cost == 0);
    let may = s.edition.influenced_cities_help_themselves() && city.owner.is(seat) && sources.contains(target.index());
    if may && !reached {
        found.push(Attempt { target, source: target, cost: 0, cause: None, boost: false });
    }
    found
}

/// Every attempt a player can make; `held` culture tokens are needed for something else first.
pub(crate) fn attempts(s: &State, seat: Seat, held: u8, source: Option<Space>) -> SmallVec<[Attempt; 16]> {
    let goods = &s.players[seat].goods;
    let mood = if powers::mixes_tokens(s, seat) { goods.mood } else { 0 };
    let tokens = (goods.culture + mood).saturating_sub(held);
    spaces(s.board.all_cities()).flat_map(|target| attempts_at(s, seat, target, tokens, source)).collect()
}

/// Whether a player can try to influence any city.
pub(crate) fn can_influence(s: &State, seat: Seat, held: u8) -> Result<(), Why> {
    ensure(!s.turn.used.has(Once::Influenced), Why::InfluencedAlready)?;
    ensure(!attempts(s, seat, held, None).is_empty(), Why::NobodyToInfluence)
}

/// The Influence action: pay for range, then roll.
pub(crate) fn influence(s: &mut State, ask: &mut Ask<'_>, seat: Seat, source: Option<Space>) -> Flow {
    let open = attempts(s, seat, 0, source);
    let mut targets: SmallVec<[Space; 16]> = open.iter().map(|attempt| attempt.target).collect();
    targets.dedup();
    let target = ask.pick(seat, Prompt::Influence, targets.iter().copied(), Choice::At)?;
    let ways = open.iter().copied().filter(|attempt| attempt.target == target);
    let Attempt { cost, cause, boost, .. } =
        ask.pick_if_several(seat, Prompt::InfluenceFrom { target }, ways, |attempt| Choice::At(attempt.source))?;
    pay(s, ask, seat, Price::from(Goods::of(Good::Culture, cost)).because(cause))?;
    let edition = s.edition;
    let roll = dice::roll(&mut s.rng, edition).value;
    ask.reveal(Audience::Everyone);
    let bonus = powers::influence_bonus(s, seat);
    ask.log(|| Event::InfluenceRolled { seat, target, roll, bonus });
    let roll = roll + bonus.map_or(0, |(_, more)| more);
    s.then(Task::Boost { seat, target, roll, boost });
    Ok(())
}

/// The roll is known: it may be raised, and on 5 it succeeds.
pub(crate) fn boost(s: &mut State, ask: &mut Ask<'_>, seat: Seat, target: Space, roll: u8, boost: bool) -> Flow {
    let missing = 5_u8.saturating_sub(roll);
    // Cultural Takeover helps one attempt, whatever comes of it.
    let city = *s.board.city(target).expect("the target is a city");
    let seizes = opens_camp(s, seat, &city);
    s.turn.used.clear(Once::Takeover);
    if missing > 0 {
        let tokens = Goods::of(Good::Culture, missing);
        if !(boost && offer(s, ask, seat, tokens, Prompt::Boost { target, missing })?) {
            ask.log(|| Event::InfluenceFailed { seat, target });
            return Ok(());
        }
    }
    s.turn.used.set(Once::Influenced);
    powers::influenced(s, ask, seat);
    if seizes {
        return take_over(s, ask, seat, target);
    }
    let open = exchangeable(s, seat, &city);
    let building = ask.pick_if_several(seat, Prompt::Exchange { target }, open, Choice::Build)?;
    super::conquer::give_back(s, building, city.colour(building));
    s.players[seat].buildings[building as usize] -= 1;
    s.board.city_mut(target).buildings[building as usize] = seat.into();
    ask.log(|| Event::Influenced { seat, target, building });
    Ok(())
}
