//! What cards do when they come into play (M7).

pub(crate) mod deploy;
pub(crate) mod found;
pub(crate) mod strike;
pub(crate) mod take;
pub(crate) mod tracks;

use tessera_kernel::{Audience, Flow, Seat};

use crate::Ask;
use crate::actions;
use crate::agenda::{Source, Task};
use crate::building::{gain, grow, raise};
use crate::choice::Choice;
use crate::components::pieces::{Track, Unit, Wealth};
use crate::components::regions::Region;
use crate::effect::{Effect, Where};
use crate::empire;
use crate::event::Event;
use crate::market::{self, Card, Market};
use crate::prompt::Prompt;
use crate::state::{Origin, State};

/// Resolves the effects of a card from its `at`th on, as far as nobody has to be asked twice.
pub(crate) fn go_on(s: &mut State, ask: &mut Ask<'_>, seat: Seat, of: Source, at: u8) -> Flow {
    let mut next = at;
    while let Some(&effect) = of.effects().get(usize::from(next)) {
        next += 1;
        if !plain(s, ask, seat, of, effect) {
            if of.effects().len() > usize::from(next) {
                s.agenda.then(Task::Effects { of, at: next });
            }
            return asking(s, ask, seat, of, effect);
        }
    }
    Ok(())
}

fn origin(of: Source) -> Origin {
    match of {
        Source::Leader(_) => Origin::Leader,
        Source::Tech(_) => Origin::Technology,
        Source::Golden(_) => Origin::Golden,
        Source::Build(_) => Origin::Build,
    }
}

/// Resolves an effect that leaves nothing to choose and reveals nothing; `false` for others.
fn plain(s: &mut State, ask: &mut Ask<'_>, seat: Seat, of: Source, effect: Effect) -> bool {
    let origin = origin(of);
    match effect {
        Effect::Raise(track, by) => raise(s, ask, seat, track, by.into(), origin),
        Effect::RaiseAll(by) => {
            for track in Track::ALL {
                raise(s, ask, seat, track, by.into(), origin);
            }
        }
        Effect::RaisePer(track, each, what, most) => {
            let by = (u16::from(each) * s.tally(seat, what)).min(limit(most));
            raise(s, ask, seat, track, by, origin);
        }
        Effect::Gain(wealth, amount) => gain(s, ask, seat, wealth, amount.into()),
        Effect::GainPer(wealth, each, what) => {
            let amount = u16::from(each) * s.tally(seat, what);
            gain(s, ask, seat, wealth, amount);
        }
        Effect::People(count) => grow(s, ask, seat, count),
        Effect::PeoplePer(what, most) => {
            let by = s.tally(seat, what).min(limit(most)) as u8;
            grow(s, ask, seat, by);
        }
        Effect::Score(what, most) => {
            let points = s.tally(seat, what).min(limit(most));
            s.players[seat].points += i32::from(points);
            ask.log(|| Event::Scored { seat, points });
        }
        Effect::Garrison => deploy::beside_the_city(s, ask, seat),
        Effect::Wild => {
            if std::mem::take(&mut s.wild) {
                s.players[seat].wild = true;
                ask.log(|| Event::WildTaken { seat });
            }
        }
        Effect::FloodPlain => s.players[seat].flood_plain = true,
        _ => return false,
    }
    true
}

/// No limit is written as the largest number there is.
fn limit(most: u8) -> u16 {
    if most == crate::effect::NO_LIMIT { u16::MAX } else { most.into() }
}

/// Resolves an effect that asks or reveals.
fn asking(s: &mut State, ask: &mut Ask<'_>, seat: Seat, of: Source, effect: Effect) -> Flow {
    match effect {
        Effect::RaiseOne(by, tracks) => tracks::raise_one(s, ask, seat, by, tracks, origin(of)),
        Effect::GainOne(amount) => gain_one(s, ask, seat, &Wealth::RESOURCES, amount.into()),
        Effect::Deploy(unit, count) => deploy::together(s, ask, seat, unit, count),
        Effect::Muster(troop, count) => deploy::muster(s, ask, seat, troop, count),
        Effect::MusterPer(troop, what) => {
            let count = s.tally(seat, what) as u8;
            deploy::muster(s, ask, seat, troop, count)
        }
        Effect::Eliminate(count, with) => strike::eliminate(s, ask, seat, count, with),
        Effect::Take(wanted) => take::take(s, ask, seat, wanted, 1),
        Effect::TakePer(wanted, what, most) => {
            let count = s.tally(seat, what).min(limit(most)) as u8;
            take::take(s, ask, seat, wanted, count)
        }
        Effect::City(place) => found::free_city(s, ask, seat, place).map(|_| ()),
        Effect::Town(town) => found::free_town(s, ask, seat, town),
        Effect::Explore => found::explore(s, ask, seat),
        Effect::Migrate => migrate(s, ask, seat),
        Effect::Raid => {
            let amount = 5 * s.units_on_map(seat);
            if amount == 0 {
                return Ok(());
            }
            gain_one(s, ask, seat, &[Wealth::Food, Wealth::Stone, Wealth::Money], amount)
        }
        Effect::Lock => lock(s, ask, seat),
        Effect::Shift => tracks::shift(s, ask, seat),
        Effect::RefreshTechnologies => {
            market::refresh(s, ask, seat, Market::Technology);
            Ok(())
        }
        Effect::RefreshOne => refresh_one(s, ask, seat),
        Effect::Draw => {
            draw_gift(s, ask, seat);
            Ok(())
        }
        Effect::Work => actions::work::produce(s, ask, seat),
        Effect::Bonus => {
            s.agenda.then(Task::Bonus { looked: false });
            Ok(())
        }
        _ => Ok(()),
    }
}

/// So much of one thing of one's choice.
fn gain_one(s: &mut State, ask: &mut Ask<'_>, seat: Seat, kinds: &[Wealth], amount: u16) -> Flow {
    let wealth = ask.pick(seat, Prompt::Gain { amount }, kinds.iter().copied(), Choice::Gain)?;
    gain(s, ask, seat, wealth, amount);
    Ok(())
}

/// Migration: a person is the price of a city in a region next to one's own (M22.84).
fn migrate(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    if s.players[seat].population == 0 {
        return Ok(());
    }
    if found::free_city(s, ask, seat, Where::NextRegion)? {
        s.players[seat].population -= 1;
        ask.log(|| Event::Emigrated { seat, by: 1 });
    }
    Ok(())
}

/// Loyalty: no other player builds cities in a region one dominates (M22.74).
fn lock(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let dominated: Vec<Region> = empire::dominated(s, seat).collect();
    if dominated.is_empty() {
        return Ok(());
    }
    let region = ask.pick(seat, Prompt::Lock, dominated, Choice::In)?;
    s.players[seat].locked = Some(region);
    ask.log(|| Event::Locked { seat, region });
    Ok(())
}

/// The Capital may refresh one market (M19.7).
fn refresh_one(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let markets = Market::ALL.into_iter().filter(|&market| market::can_refresh(s, market));
    if let Some(market) = ask.pick_or(Choice::Done, seat, Prompt::Refresh, markets, Choice::Refresh)? {
        market::refresh(s, ask, seat, market);
    }
    Ok(())
}

/// The Philosopher's technology (M14.3).
fn draw_gift(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    if let Some(Card::Technology(tech)) = market::draw(s, ask, Market::Technology) {
        s.players[seat].gift = Some(tech);
        ask.show(Audience::Seat(seat), || Event::GiftDrawn { seat, tech: Some(tech) });
        s.agenda.then(Task::PlayGift);
    }
}

/// Puts units from supply into a region, as many as there are.
pub(crate) fn place_units(s: &mut State, ask: &mut Ask<'_>, seat: Seat, unit: Unit, count: u8, region: Region) {
    let player = &mut s.players[seat];
    let count = count.min(player.reserve(unit));
    if count > 0 {
        player.units[region.index()][unit.index()] += count;
        ask.log(|| Event::Placed { seat, unit, count, region });
    }
}
