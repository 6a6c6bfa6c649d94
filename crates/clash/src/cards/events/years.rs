//! Good, awesome, fantastic and successful years, and what flourishes in them (C27).

use super::Sharing::{Everyone, Nobody, Opponents};
use super::{BS, E, EX, PI, Row, hit_others, row, spared};
use crate::fate::everyone;
use crate::prelude::*;

pub(super) const GOOD_YEAR_ALL: Row = row!("good-year", "-all", BS, E::GoodYear(1, Everyone), good_year, spared);
pub(super) const GOOD_YEAR: Row = row!("good-year", "", BS, E::GoodYear(1, Nobody), good_year, spared);
pub(super) const GOOD_YEAR_SHARED: Row = row!("good-year", "-shared", BS, E::GoodYear(1, Opponents), good_year, spared);
pub(super) const AWESOME_YEAR: Row = row!("awesome-year", "", BS, E::GoodYear(2, Nobody), good_year, spared);
pub(super) const AWESOME_YEAR_ALL: Row = row!("awesome-year", "-all", EX, E::GoodYear(2, Everyone), good_year, spared);
pub(super) const AWESOME_YEAR_SHARED: Row =
    row!("awesome-year", "-shared", EX, E::GoodYear(2, Opponents), good_year, spared);
pub(super) const FANTASTIC_YEAR_ALL: Row =
    row!("fantastic-year", "-all", BS, E::GoodYear(3, Everyone), good_year, spared);
pub(super) const FANTASTIC_YEAR_SHARED: Row =
    row!("fantastic-year", "-shared", BS, E::GoodYear(3, Opponents), good_year, spared);
pub(super) const FANTASTIC_YEAR: Row = row!("fantastic-year", "", BS, E::GoodYear(3, Nobody), good_year, spared);

fn good_year(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    let E::GoodYear(food, sharing) = card.effect() else { return Ok(()) };
    let goods = Goods::of(Good::Food, food);
    match sharing {
        Nobody => gain(s, ask, seat, goods),
        Everyone => everyone(s, seat).for_each(|seat| gain(s, ask, seat, goods)),
        Opponents => {
            gain(s, ask, seat, goods);
            s.then(Task::ShareFood { seat, left: food });
        }
    }
    Ok(())
}

/// Food is shared among opponents, one by one, as the drawer likes.
pub(crate) fn share_food(s: &mut State, ask: &mut Ask<'_>, seat: Seat, left: u8) -> Flow {
    for left in (1..=left).rev() {
        let lucky = ask.pick_if_several(seat, Prompt::ShareFood { left }, s.others(seat), Choice::Seat)?;
        gain(s, ask, lucky, Goods::of(Good::Food, 1));
    }
    Ok(())
}

pub(super) const SUCCESSFUL_YEAR: Row = row!("successful-year", "", PI, E::SuccessfulYear, successful_year, spared);

/// Whoever has the fewest cities gains a food for each they have fewer than whoever has most; all alike, a food each.
fn successful_year(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    let cities = |seat: Seat| s.cities(seat).len() as u8;
    let counts: SmallVec<[(Seat, u8); 4]> = everyone(s, seat).map(|seat| (seat, cities(seat))).collect();
    let numbers = || counts.iter().map(|&(_, count)| count);
    let (most, fewest) = (numbers().max().unwrap_or(0), numbers().min().unwrap_or(0));
    let food = if most == fewest { 1 } else { most - fewest };
    for (seat, _) in counts.iter().copied().filter(|&(_, count)| count == fewest) {
        gain(s, ask, seat, Goods::of(Good::Food, food));
    }
    Ok(())
}

/// Cities of a player with one of two buildings, whatever their colour.
fn with(s: &State, seat: Seat, [one, other]: [Building; 2]) -> u8 {
    spaces(s.cities(seat)).filter(|&city| s.works(city, one) || s.works(city, other)).count() as u8
}

pub(super) const SCIENTIFIC_TRADE: Row = row!("scientific-trade", "", PI, E::ScientificTrade, learn, study);

fn learn(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    let ideas = ideas(s, seat).max(2);
    gain(s, ask, seat, Goods::of(Good::Ideas, ideas));
    hit_others(s, card, seat);
    Ok(())
}

fn study(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    let ideas = ideas(s, seat);
    gain(s, ask, seat, Goods::of(Good::Ideas, ideas));
    Ok(())
}

fn ideas(s: &State, seat: Seat) -> u8 {
    with(s, seat, [Building::Academy, Building::Observatory])
}

pub(super) const FLOURISHING_TRADE: Row = row!("flourishing-trade", "", PI, E::FlourishingTrade, flourish, sell);

fn flourish(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    let gold = sales(s, seat).max(1);
    gain(s, ask, seat, Goods::of(Good::Gold, gold));
    hit_others(s, card, seat);
    Ok(())
}

fn sell(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    let gold = sales(s, seat);
    gain(s, ask, seat, Goods::of(Good::Gold, gold));
    Ok(())
}

fn sales(s: &State, seat: Seat) -> u8 {
    with(s, seat, [Building::Market, Building::Port]).min(3)
}

pub(super) const ERA_OF_STABILITY: Row = row!("era-of-stability", "", EX, E::Stability, prosper, rejoice);

fn prosper(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    let count = feasts(s, seat).max(1);
    celebrate(s, ask, seat, count)?;
    hit_others(s, card, seat);
    Ok(())
}

fn rejoice(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    let count = feasts(s, seat);
    celebrate(s, ask, seat, count)
}

fn feasts(s: &State, seat: Seat) -> u8 {
    with(s, seat, [Building::Temple, Building::Obelisk]).min(3)
}

/// So many tokens, mood and culture in any mix.
fn celebrate(s: &mut State, ask: &mut Ask<'_>, seat: Seat, count: u8) -> Flow {
    if count > 0 {
        let mixes = (0..=count).rev().map(|mood| Goods { mood, culture: count - mood, ..Goods::NONE });
        let tokens = ask.pick(seat, Prompt::TakeTokens { count }, mixes, Choice::Take)?;
        gain(s, ask, seat, tokens);
    }
    Ok(())
}
