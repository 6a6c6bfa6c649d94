//! Actions and free actions that advances and Wonders give (C22, C23), and Trade Routes.

use smallvec::SmallVec;
use tessera_kernel::hex::HexSet;
use tessera_kernel::{Flow, Seat};

use super::{collect, happiness, influence};
use crate::ask::{Ask, Choices};
use crate::board::{Mood, filter};
use crate::cards::actions::ActionCard;
use crate::cards::events::EventCard;
use crate::cards::objectives::ObjectiveCard;
use crate::choice::Choice;
use crate::components::advances::Advance;
use crate::components::board::{Space, spaces};
use crate::components::wonders::Wonder;
use crate::edition::Edition;
use crate::event::Event;
use crate::goods::{Good, Goods};
use crate::prompt::Prompt;
use crate::purse::spend;
use crate::state::{Once, State};
use crate::why::Why;

/// Advances that can be used by themselves, in either edition.
pub const USABLE: [Advance; 11] = [
    Advance::Cartography,
    Advance::Bartering,
    Advance::Taxes,
    Advance::Arts,
    Advance::Sports,
    Advance::Theaters,
    Advance::Voting,
    Advance::CivilLiberties,
    Advance::FreeEconomy,
    Advance::AbsolutePower,
    Advance::ForcedLabor,
];

/// Whether using it costs one of the three actions; `None` when it cannot be used by itself in this edition.
pub(crate) fn costs_action(edition: Edition, advance: Advance) -> Option<bool> {
    match advance {
        Advance::Taxes | Advance::CivilLiberties => Some(true),
        Advance::Arts | Advance::Theaters | Advance::Voting | Advance::AbsolutePower | Advance::ForcedLabor => {
            Some(false)
        }
        Advance::Bartering => Some(!edition.barters_cards()),
        Advance::Sports => (!edition.sports_shrink_cities()).then_some(true),
        Advance::Cartography => edition.cartography_is_an_action().then_some(true),
        Advance::FreeEconomy => (!edition.liberty_frees_the_first_collect()).then_some(false),
        _ => None,
    }
}

/// Whether it is used once a turn.
const fn once(advance: Advance) -> Option<Once> {
    match advance {
        Advance::Bartering => Some(Once::Bartering),
        Advance::Taxes => Some(Once::Taxes),
        Advance::Arts => Some(Once::Arts),
        Advance::Theaters => Some(Once::Theaters),
        Advance::FreeEconomy => Some(Once::FreeEconomy),
        Advance::AbsolutePower => Some(Once::AbsolutePower),
        Advance::ForcedLabor => Some(Once::ForcedLabor),
        Advance::Cartography => Some(Once::Cartography),
        _ => None,
    }
}

/// Whether an advance can be used by itself now.
pub(crate) fn can_use(s: &State, seat: Seat, advance: Advance) -> Result<(), Why> {
    let Some(action) = costs_action(s.edition, advance) else {
        return Err(Why::NotUsable);
    };
    if !s.has(seat, advance) {
        return Err(Why::Needs(advance));
    }
    if action && s.turn.actions == 0 {
        return Err(Why::NoActionLeft);
    }
    // Bartering that exchanges resources is an action like any other (C22.25).
    let limited = once(advance).filter(|_| advance != Advance::Bartering || s.edition.barters_cards());
    if limited.is_some_and(|once| s.turn.used.has(once)) {
        return Err(Why::OncePerTurn);
    }
    let goods = &s.players[seat].goods;
    let affordable = |possible: bool| if possible { Ok(()) } else { Err(Why::CannotPay) };
    match advance {
        Advance::Cartography => {
            if regions_with_ships(s, seat) > 0 {
                Ok(())
            } else {
                Err(Why::NobodyThere)
            }
        }
        Advance::Bartering if !s.edition.barters_cards() => affordable(goods.total_resources() > 0),
        Advance::Bartering => {
            if s.players[seat].actions.is_empty() && s.players[seat].persons.is_empty() {
                Err(Why::NoCard)
            } else {
                Ok(())
            }
        }
        Advance::Taxes => affordable(s.can_spend(seat, 0, 1) && !s.cities(seat).is_empty()),
        Advance::Arts => {
            affordable(s.can_spend(seat, 1, 0))?;
            influence::can_influence(s, seat, 1)
        }
        Advance::Sports => {
            affordable(s.can_spend(seat, 1, 0))?;
            if sad_cities(s, seat).is_empty() { Err(Why::AlreadyHappy) } else { Ok(()) }
        }
        Advance::Theaters => affordable(goods.culture + goods.mood > 0),
        Advance::Voting => {
            affordable(s.can_spend(seat, 0, 1))?;
            can_vote(s, seat)
        }
        Advance::CivilLiberties => Ok(()),
        Advance::FreeEconomy => {
            affordable(s.can_spend(seat, 0, 1))?;
            if s.turn.collects > 0 { Err(Why::OnlyCollect) } else { collect::can_collect(s, seat) }
        }
        Advance::AbsolutePower => affordable(s.can_spend(seat, 0, 2)),
        Advance::ForcedLabor => {
            affordable(s.can_spend(seat, 0, 1))?;
            let angry = |space: Space| s.board.city(space).is_some_and(|city| city.mood == Mood::Angry);
            if spaces(s.cities(seat)).any(angry) { Ok(()) } else { Err(Why::NobodyAngry) }
        }
        _ => Err(Why::NotUsable),
    }
}

/// Voting needs a step that can be paid after its own token.
fn can_vote(s: &State, seat: Seat) -> Result<(), Why> {
    let after = {
        let mut probe = s.players[seat];
        probe.goods.mood = probe.goods.mood.saturating_sub(1);
        probe.goods
    };
    let resources = if s.has(seat, Advance::Rituals) { after.total_resources() } else { 0 };
    let ideas = if !s.edition.rituals_take_ideas() && s.has(seat, Advance::Rituals) { after.ideas } else { 0 };
    let arena = if s.has_wonder(seat, Wonder::Arena) { after.culture } else { 0 };
    let means = after.mood + resources - ideas + arena;
    let open = |space: &Space| happiness::step_cost(s, seat, *space) <= means;
    if spaces(sad_cities(s, seat)).any(|space| open(&space)) { Ok(()) } else { Err(Why::NoMoodToRaise) }
}

fn sad_cities(s: &State, seat: Seat) -> HexSet {
    filter(s.cities(seat), |space| s.board.city(space).is_some_and(|city| city.mood != Mood::Happy))
}

fn regions_with_ships(s: &State, seat: Seat) -> u8 {
    let layout = s.board.layout();
    let mut regions = 0_u32;
    for space in spaces(s.board.units_of(seat)) {
        if s.board.stack(space).ships > 0 {
            regions |= 1 << layout.region(space);
        }
    }
    regions.count_ones() as u8
}

/// Uses an advance by itself; the action it may cost is already spent.
pub(crate) fn use_advance(s: &mut State, ask: &mut Ask<'_>, seat: Seat, advance: Advance) -> Flow {
    if let Some(once) = once(advance) {
        s.turn.used.set(once);
    }
    ask.log(|| Event::Used { seat, advance });
    match advance {
        Advance::Cartography => {
            let count = regions_with_ships(s, seat);
            gain(s, ask, seat, Goods { ideas: count, culture: count, ..Goods::NONE });
            Ok(())
        }
        Advance::Bartering if !s.edition.barters_cards() => exchange(s, ask, seat),
        Advance::Bartering => barter(s, ask, seat),
        Advance::Taxes => taxes(s, ask, seat),
        Advance::Arts => {
            spend(s, ask, seat, 1, 0)?;
            influence::influence(s, ask, seat, None)
        }
        Advance::Sports => sports(s, ask, seat),
        Advance::Theaters => theaters(s, ask, seat),
        Advance::Voting => {
            spend(s, ask, seat, 0, 1)?;
            happiness::raise(s, ask, seat)
        }
        Advance::CivilLiberties => {
            gain(s, ask, seat, Goods::of(Good::Mood, 3));
            Ok(())
        }
        Advance::FreeEconomy => {
            spend(s, ask, seat, 0, 1)?;
            collect::collect(s, ask, seat)
        }
        Advance::AbsolutePower => {
            spend(s, ask, seat, 0, 2)?;
            s.turn.actions += 1;
            Ok(())
        }
        Advance::ForcedLabor => {
            spend(s, ask, seat, 0, 1)?;
            Ok(())
        }
        _ => unreachable!("only usable advances are offered"),
    }
}

fn gain(s: &mut State, ask: &mut Ask<'_>, seat: Seat, goods: Goods) {
    let gained = s.gain(seat, goods);
    ask.log(|| Event::Gained { seat, goods: gained });
}

/// Bartering: an Action card, or a Great Person, for a gold or a culture token (C22, C21.7).
fn barter(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let mut options: Choices = s.players[seat].actions.iter().map(|card| Choice::Card(ActionCard::new(card))).collect();
    options.extend(s.players[seat].persons.iter().map(|card| Choice::Person(EventCard::new(card))));
    let choice = ask.one(seat, Prompt::DiscardAction, &options)?;
    let rewards = [Goods::of(Good::Gold, 1), Goods::of(Good::Culture, 1)];
    let reward = ask.pick(seat, Prompt::TakeReward, rewards, Choice::Take)?;
    match choice {
        Choice::Card(card) => {
            s.players[seat].actions.remove(card.index());
            s.discard_action(seat, card);
            ask.reveal(tessera_kernel::Audience::Everyone);
            ask.log(|| Event::Discarded { seat, card });
        }
        Choice::Person(card) => {
            s.players[seat].persons.remove(card.index());
            crate::events::discard(s, card, seat);
            ask.log(|| Event::PersonDiscarded { seat, card });
        }
        _ => unreachable!("only listed choices are answered"),
    }
    gain(s, ask, seat, reward);
    Ok(())
}

/// Bartering of 2012: up to three resources for as many gold or culture tokens (C22).
fn exchange(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let mut got = Goods::NONE;
    for left in (1..=3).rev() {
        let goods = s.players[seat].goods;
        let gives = Good::RESOURCES.into_iter().filter(|&good| goods.get(good) > 0);
        let mut options: Choices = gives
            .flat_map(|give| [Good::Gold, Good::Culture].map(|take| (give, take)))
            .filter(|(give, take)| give != take)
            .map(|(give, take)| Choice::Swap(give, take))
            .collect();
        if !got.is_none() {
            options.push(Choice::Done);
        }
        if options.is_empty() {
            break;
        }
        let Choice::Swap(give, take) = ask.one(seat, Prompt::Barter { left }, &options)? else {
            break;
        };
        s.take(seat, Goods::of(give, 1));
        got += Goods::of(take, 1);
    }
    gain(s, ask, seat, got);
    Ok(())
}

/// Taxes: a mood token for a resource a city; gold only, in 2012 (C22).
fn taxes(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    spend(s, ask, seat, 0, 1)?;
    let count = s.cities(seat).len() as u8;
    let goods = if s.edition.taxes_are_gold() {
        Goods::of(Good::Gold, count)
    } else {
        let mut kinds: SmallVec<[Good; 4]> = SmallVec::from_slice(&[Good::Food, Good::Ore, Good::Wood]);
        if s.has(seat, Advance::Currency) {
            kinds.push(Good::Gold);
        }
        take_each(s, ask, seat, count, &kinds)?
    };
    gain(s, ask, seat, goods);
    Ok(())
}

/// So many resources, one after the other, of these kinds; a kind that is full is not offered while another is not.
fn take_each(s: &State, ask: &mut Ask<'_>, seat: Seat, count: u8, kinds: &[Good]) -> Flow<Goods> {
    let mut goods = Goods::NONE;
    for left in (1..=count).rev() {
        let room = |good: Good| s.within_limits(seat, goods + Goods::of(good, 1)).get(good) > goods.get(good);
        let open: SmallVec<[Good; 4]> = kinds.iter().copied().filter(|&good| room(good)).collect();
        if open.is_empty() {
            break;
        }
        let good = ask.pick_if_several(seat, Prompt::TakeResource { left }, open.iter().copied(), |good| {
            Choice::Take(Goods::of(good, 1))
        })?;
        goods += Goods::of(good, 1);
    }
    Ok(goods)
}

/// Sports: one or two culture tokens raise a city by as many steps (C22).
fn sports(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let city = ask.pick_if_several(seat, Prompt::Cheer, spaces(sad_cities(s, seat)), Choice::At)?;
    let angry = s.board.city(city).is_some_and(|city| city.mood == Mood::Angry);
    let most = if angry && s.can_spend(seat, 2, 0) { 2 } else { 1 };
    let steps = ask.pick_if_several(seat, Prompt::CheerSteps { city }, 1..=most, Choice::Count)?;
    spend(s, ask, seat, steps, 0)?;
    for _ in 0..steps {
        happiness::lift(s, ask, seat, city);
    }
    Ok(())
}

/// Theaters: one token for one of the other kind.
fn theaters(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let goods = s.players[seat].goods;
    let pairs = [(Good::Mood, Good::Culture), (Good::Culture, Good::Mood)];
    let open = pairs.into_iter().filter(|&(give, _)| goods.get(give) > 0);
    let (give, take) = ask.pick_if_several(seat, Prompt::Theater, open, |(give, take)| Choice::Swap(give, take))?;
    s.take(seat, Goods::of(give, 1));
    gain(s, ask, seat, Goods::of(take, 1));
    Ok(())
}

/// Wonders that can be used by themselves.
pub(crate) fn can_use_wonder(s: &State, seat: Seat, wonder: Wonder) -> Result<(), Why> {
    if !s.has_wonder(seat, wonder) {
        return Err(Why::NoWonder);
    }
    match wonder {
        Wonder::Library if s.edition.library_lends() => {
            if s.turn.used.has(Once::Library) {
                Err(Why::OncePerTurn)
            } else {
                Ok(())
            }
        }
        Wonder::Statue if !s.edition.statue_shelters() => {
            if s.turn.used.has(Once::Statue) {
                Err(Why::OncePerTurn)
            } else if s.players[seat].objectives.is_empty() {
                Err(Why::NoCard)
            } else {
                Ok(())
            }
        }
        Wonder::Gardens if !s.edition.gardens_grow_anything() => {
            if s.turn.actions == 0 {
                Err(Why::NoActionLeft)
            } else if !s.can_spend(seat, 0, 1) {
                Err(Why::CannotPay)
            } else if sad_cities(s, seat).is_empty() {
                Err(Why::AlreadyHappy)
            } else {
                Ok(())
            }
        }
        _ => Err(Why::NotUsable),
    }
}

/// Uses a Wonder by itself.
pub(crate) fn use_wonder(s: &mut State, ask: &mut Ask<'_>, seat: Seat, wonder: Wonder) -> Flow {
    ask.log(|| Event::WonderUsed { seat, wonder });
    match wonder {
        Wonder::Library => {
            s.turn.used.set(Once::Library);
            let owned = s.players[seat].advances;
            let open =
                Advance::ALL.into_iter().filter(|&advance| !owned.has(advance) && !advance.group().is_government());
            let advance = ask.pick(seat, Prompt::Borrow, open, Choice::Learn)?;
            s.turn.borrowed = Some(advance);
            ask.log(|| Event::Borrowed { seat, advance });
        }
        Wonder::Statue => {
            s.turn.used.set(Once::Statue);
            let hand = s.players[seat].objectives.iter().map(ObjectiveCard::new);
            let card = ask.pick(seat, Prompt::DiscardObjective, hand, Choice::Objective)?;
            s.players[seat].objectives.remove(card.index());
            s.objectives_discard.push(card.index());
            s.turn.actions += 1;
            ask.reveal(tessera_kernel::Audience::Everyone);
            ask.log(|| Event::ObjectiveDiscarded { seat, card });
        }
        _ => {
            s.turn.actions -= 1;
            spend(s, ask, seat, 0, 1)?;
            let city = ask.pick_if_several(seat, Prompt::Cheer, spaces(sad_cities(s, seat)), Choice::At)?;
            happiness::lift(s, ask, seat, city);
        }
    }
    Ok(())
}
