//! Bartering, Trade Routes, Taxes, Currency (C22.25 to C22.28).

use super::rows::{C, M, N, P, R, Row, Rows};
use crate::cards::discard;
use crate::prelude::*;

pub(super) const ROWS: Rows = [
    (
        Advance::Bartering,
        Row::new(M, P)
            .used(Use::free(can_barter, barter).once(Once::Bartering).given(Edition::barters_cards, true))
            .used(Use::action(can_exchange, exchange).given(Edition::barters_cards, false)),
    ),
    (Advance::TradeRoutes, Row::new(N, R)),
    (
        Advance::Taxes,
        Row::new(N, R).needs_2012(Advance::Currency).used(Use::action(can_tax, tax).once(Once::Taxes).costs(0, 1)),
    ),
    (Advance::Currency, Row::new(C, P).needs_2012(Advance::TradeRoutes)),
];

fn can_barter(s: &State, seat: Seat) -> Result<(), Why> {
    let player = &s.players[seat];
    ensure(!player.actions.is_empty() || !player.persons.is_empty(), Why::NoCard)
}

/// Bartering: an Action card, or a Great Person (C21.7), for a gold or a culture token.
fn barter(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let hand = s.players[seat];
    let card = discard::pick(ask, seat, Prompt::DiscardAction, &hand, false)?.expect("there is a card to barter");
    let rewards = [Goods::of(Good::Gold, 1), Goods::of(Good::Culture, 1)];
    let reward = ask.pick(seat, Prompt::TakeReward, rewards, Choice::Take)?;
    discard::give_up(s, ask, seat, card);
    gain(s, ask, seat, reward);
    Ok(())
}

fn can_exchange(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(s.players[seat].goods.total_resources() > 0, Why::CannotPay)
}

/// Bartering as an action: up to three resources for as many gold or culture tokens.
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

/// Trade Routes bring diseases home.
pub(super) fn travels(owned: Advances) -> bool {
    owned.has(Advance::TradeRoutes)
}

fn can_tax(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(!s.cities(seat).is_empty(), Why::CannotPay)
}

/// Taxes: a resource a city, gold among them with Currency, or gold alone.
pub(crate) fn tax(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
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
