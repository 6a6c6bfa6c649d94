//! Influence culture: a building in a city takes another colour (C13.1).

use serde::{Deserialize, Serialize};

use crate::cards::actions::{opens_camp, take_over};
use crate::components::board::{COLUMNS, ROWS};
use crate::components::civilizations::Power;
use crate::components::dice;
use crate::prelude::*;

/// An attempt that can be made, from the space that makes it cheapest.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Attempt {
    pub target: Space,
    pub source: Space,
    /// Culture tokens needed to reach it.
    pub cost: u8,
    /// What makes them fewer.
    pub cause: Option<Cause>,
    /// What lets it come from there, where it is no city of the player's.
    pub by: Option<Power>,
    /// Whether tokens may raise the roll.
    pub boost: bool,
}

/// An attempt that is being made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bid {
    /// Where it is made.
    pub target: Space,
    /// Where it comes from.
    pub source: Space,
    /// Whether tokens may raise the roll.
    pub boost: bool,
    /// The only building it is about.
    pub only: Option<Building>,
}

/// Buildings of a city that a player could exchange: of another colour, with a piece of their own in supply.
pub(crate) fn exchangeable<'a>(
    s: &'a State,
    seat: Seat,
    city: &City,
) -> impl Iterator<Item = Building> + Clone + use<'a> {
    let buildings = city.buildings;
    Building::ALL.into_iter().filter(move |&building| {
        let colour = buildings[building as usize];
        let open = colour.is_somebody() && !colour.is(seat) && s.players[seat].buildings[building as usize] > 0;
        open && !powers::is_rooted(s, building, colour)
    })
}

/// Whether a space can be a target at all: a city, or what powers sway besides.
pub(crate) fn can_target(s: &State, seat: Seat, target: Space) -> Result<(), Why> {
    if powers::sways(s, seat, target).next().is_some() {
        return Ok(());
    }
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
fn is_guarded(s: &State, seat: Seat, target: Space) -> bool {
    let Some(city) = s.board.city(target) else { return false };
    let owner = city.owner.seat().filter(|&owner| owner != seat);
    owner.is_some_and(|owner| powers::forbids_boosts(s, owner, target, city))
}

/// The farthest any city reaches for nothing, without powers of a people and with them.
const REACH: [u8; 2] = [6, 11];

/// The cheapest attempts at a target: from a city; from where else powers let it come from; from a city they favour; and
/// of an influenced city that can help itself.
fn attempts_at(s: &State, seat: Seat, target: Space, tokens: u8, source: Option<Space>) -> SmallVec<[Attempt; 2]> {
    let mut found: SmallVec<[Attempt; 2]> = SmallVec::new();
    if can_target(s, seat, target).is_err() {
        return found;
    }
    let guarded = is_guarded(s, seat, target);
    let tokens = if guarded { 0 } else { tokens };
    let mut sources = s.cities(seat);
    if let Some(source) = source {
        sources = sources.and(only(source));
    }
    let clean = filter(sources, |space| s.board.city(space).is_some_and(|city| !city.is_influenced()));
    let gifted = !s.players[seat].powers.is_empty();
    let others = if gifted && source.is_none() { powers::influence_sources(s, seat, target) } else { SmallVec::new() };
    let mut best: Option<Attempt> = None;
    let (mut edge, mut reached) = (only(target), only(target));
    for distance in 0..=REACH[usize::from(gifted)] + tokens {
        for space in spaces(edge.and(clean)) {
            let beyond = distance.saturating_sub(s.size(space));
            let farther = powers::influence_range(s, seat, space, target).filter(|_| beyond > 0);
            let cost = beyond.saturating_sub(farther.map_or(0, |(_, more)| more));
            let cause = farther.map(|(cause, _)| cause);
            let attempt = Attempt { target, source: space, cost, cause, by: None, boost: !guarded };
            if cost > tokens {
                continue;
            }
            if gifted && powers::favours(s, seat, space) {
                found.push(attempt);
            }
            if best.is_none_or(|best| cost < best.cost) {
                best = Some(attempt);
            }
        }
        for &(power, space, range) in others.iter().filter(|(_, space, _)| edge.contains(space.index())) {
            let cost = distance.saturating_sub(range);
            let cause = Some(Cause::Power(power));
            let dearer = |other: &Attempt| other.by == Some(power) && other.cost <= cost;
            if cost <= tokens && !found.iter().any(dearer) {
                found.retain(|other| other.by != Some(power));
                found.push(Attempt { target, source: space, cost, cause, by: Some(power), boost: !guarded });
            }
        }
        edge = around_all(edge).and(s.board.revealed).without(reached);
        reached = reached.or(edge);
        if edge.is_empty() || !gifted && best.is_some_and(|best| best.cost == 0) {
            break;
        }
    }
    let free = best.is_some_and(|best| best.cost == 0);
    if let Some(best) = best {
        // Another source is worth a question where it is cheaper.
        found.retain(|other| other.by.is_none() || other.cost < best.cost);
        if found.iter().all(|other| other.source != best.source) {
            found.insert(0, best);
        }
    }
    // An influenced city can win back its own buildings, without boosts (Monumental): nothing to gain where a clean one
    // reaches it for nothing, unless powers favour the city.
    let own = s.board.city(target).is_some_and(|city| city.owner.is(seat)) && sources.contains(target.index());
    let favoured = || s.switches.favoured_cities_help_themselves() && powers::favours(s, seat, target);
    if s.edition.influenced_cities_help_themselves() && own && (!free || favoured()) {
        found.push(Attempt { target, source: target, cost: 0, cause: None, by: None, boost: false });
    }
    found
}

/// What a player can pay for range.
pub(crate) fn tokens(s: &State, seat: Seat) -> u8 {
    let goods = &s.players[seat].goods;
    let mood = if powers::mixes_tokens(s, seat) { goods.mood } else { 0 };
    goods.culture + mood + powers::ransoms(s, seat)
}

/// The cheapest attempt at a target, whether or not it can be paid for; none where tokens are no help or nothing leads there.
pub(crate) fn cheapest(s: &State, seat: Seat, target: Space) -> Option<Attempt> {
    let farthest = COLUMNS + ROWS;
    attempts_at(s, seat, target, farthest, None).into_iter().min_by_key(|attempt| attempt.cost)
}

/// Every attempt a player can make; `held` culture tokens are needed for something else first.
pub(crate) fn attempts(s: &State, seat: Seat, held: u8, source: Option<Space>) -> impl Iterator<Item = Attempt> + '_ {
    let tokens = tokens(s, seat).saturating_sub(held);
    let mut targets = s.board.all_cities();
    if powers::may_sway(s, seat) {
        targets = targets.or(s.board.enemy_units(seat.into()));
    }
    let left = move |target: Space| tokens.checked_sub(powers::sway_fee(s, seat, target));
    let open = spaces(targets).filter_map(move |target| Some((target, left(target)?)));
    open.flat_map(move |(target, tokens)| attempts_at(s, seat, target, tokens, source))
}

/// Whether a player can try to influence anything.
pub(crate) fn can_influence(s: &State, seat: Seat, held: u8) -> Result<(), Why> {
    ensure(!s.turn.used.has(Once::Influenced), Why::InfluencedAlready)?;
    ensure(attempts(s, seat, held, None).next().is_some(), Why::NobodyToInfluence)
}

/// The Influence action: pay for range, then roll.
pub(crate) fn influence(s: &mut State, ask: &mut Ask<'_>, seat: Seat, source: Option<Space>) -> Flow {
    let open: SmallVec<[Attempt; 16]> = attempts(s, seat, 0, source).collect();
    let mut targets: SmallVec<[Space; 16]> = open.iter().map(|attempt| attempt.target).collect();
    targets.dedup();
    let target = ask.pick(seat, Prompt::Influence, targets.iter().copied(), Choice::At)?;
    let ways = open.iter().copied().filter(|attempt| attempt.target == target);
    let Attempt { source, cost, cause, by, boost, .. } =
        ask.pick_if_several(seat, Prompt::InfluenceFrom { target }, ways, |attempt| Choice::At(attempt.source))?;
    if let Some(power) = by {
        s.turn.spent.insert(power);
        Cause::Power(power).note();
        ask.log(|| Event::Invoked { seat, power });
    }
    pay(s, ask, seat, Price::from(Goods::of(Good::Culture, cost)).because(cause))?;
    roll(s, ask, seat, Bid { target, source, boost, only: None });
    Ok(())
}

/// The die is cast; whether it is raised is asked when everyone has seen it.
fn roll(s: &mut State, ask: &mut Ask<'_>, seat: Seat, bid: Bid) {
    let edition = s.edition;
    let (roll, target) = (dice::roll(&mut s.rng, edition).value, bid.target);
    ask.reveal(Audience::Everyone);
    let bonus = powers::influence_bonus(s, seat);
    ask.log(|| Event::InfluenceRolled { seat, target, roll, bonus });
    let roll = roll + bonus.map_or(0, |(_, more)| more);
    s.then(Task::Boost { seat, bid, roll });
}

/// The roll is known: it may be raised, or rolled again, and on 5 it succeeds.
pub(crate) fn boost(s: &mut State, ask: &mut Ask<'_>, seat: Seat, bid: Bid, rolled: u8) -> Flow {
    let Bid { target, source, .. } = bid;
    let missing = 5_u8.saturating_sub(rolled);
    if missing > 0
        && let Some((power, building)) = powers::rerolls(s, seat, source, target)
        && ask.whether(seat, Prompt::UsePower { power, cost: Goods::NONE })?
    {
        s.turn.spent.insert(power);
        Cause::Power(power).note();
        ask.log(|| Event::Invoked { seat, power });
        roll(s, ask, seat, Bid { only: building, ..bid });
        return Ok(());
    }
    // Cultural Takeover helps one attempt, whatever comes of it.
    let city = s.board.city(target).copied();
    let seizes = city.is_some_and(|city| opens_camp(s, seat, &city));
    s.turn.used.clear(Once::Takeover);
    if missing > 0 {
        let tokens = Goods::of(Good::Culture, missing);
        // What a success takes must be left.
        let kept = Goods::of(Good::Culture, powers::sway_fee(s, seat, target));
        let raises = bid.boost && s.can_pay(seat, tokens + kept);
        if !(raises && offer(s, ask, seat, tokens, Prompt::Boost { target, missing })?) {
            ask.log(|| Event::InfluenceFailed { seat, target });
            return Ok(());
        }
    }
    s.turn.used.set(Once::Influenced);
    powers::influenced(s, ask, seat);
    powers::persuades(s, ask, seat, source);
    match city {
        Some(_) if seizes => take_over(s, ask, seat, target),
        _ => succeed(s, ask, seat, bid, city),
    }
}

options! {
    enum Prize: Choice { Build(building: Building), Invoke(power: Power) }
}

/// What a success brings: a building, or what a power sways.
fn succeed(s: &mut State, ask: &mut Ask<'_>, seat: Seat, bid: Bid, city: Option<City>) -> Flow {
    let target = bid.target;
    let buildings = city.iter().flat_map(|city| exchangeable(s, seat, city)).map(Prize::Build);
    let buildings = buildings.filter(|&prize| bid.only.is_none_or(|only| prize == Prize::Build(only)));
    let swayed = powers::sways(s, seat, target).map(Prize::Invoke);
    let open: SmallVec<[Prize; 8]> = buildings.chain(swayed).collect();
    match ask.pick_if_several(seat, Prompt::Exchange { target }, open, Choice::from)? {
        Prize::Invoke(power) => {
            ask.log(|| Event::Swayed { seat, target, power });
            powers::sway(s, ask, seat, power, target)
        }
        Prize::Build(building) => {
            let old = s.board.city(target).map_or(Side::NOBODY, |city| city.colour(building));
            super::conquer::give_back(s, building, old);
            s.players[seat].buildings[building as usize] -= 1;
            s.board.city_mut(target).buildings[building as usize] = seat.into();
            ask.log(|| Event::Influenced { seat, target, building });
            Ok(())
        }
    }
}
