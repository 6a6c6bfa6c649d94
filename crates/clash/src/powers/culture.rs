//! Arts, Sports, Monuments, Theaters (C22.29 to C22.32).

use super::civilizations::other_price;
use super::rows::{C, M, P, R, Row, Rows};
use crate::actions::{happiness, influence};
use crate::prelude::*;

pub(super) const ROWS: Rows = [
    (Advance::Arts, Row::new(C, R).used(Use::free(can_perform, perform).once(Once::Arts).costs(1, 0).paid_by_deed())),
    (
        Advance::Sports,
        Row::new(M, R).used(Use::action(can_compete, compete).given(Edition::sports_shrink_cities, false)),
    ),
    (Advance::Monuments, Row::new(C, R)),
    (Advance::Theaters, Row::new(M, P).used(Use::free(can_play, play).once(Once::Theaters))),
];

/// What Arts costs: a culture token, or what a power takes for it.
fn fees(s: &State, seat: Seat) -> impl Iterator<Item = Price> + '_ {
    let usual = Price::by(Cause::Advance(Advance::Arts), Goods::of(Good::Culture, 1));
    // Where tokens are alike anyway, two are no better than one.
    let other = other_price(s, seat, Advance::Arts).filter(|_| !powers::mixes_tokens(s, seat));
    [Some(usual), other].into_iter().flatten().filter(move |&price| s.can_pay(seat, price))
}

/// Whether something can be influenced with the tokens a fee leaves.
fn leaves_enough(s: &State, seat: Seat, fee: Price) -> Result<(), Why> {
    influence::can_influence(s, seat, fee.goods.culture)
}

fn can_perform(s: &State, seat: Seat) -> Result<(), Why> {
    let verdicts = fees(s, seat).map(|fee| leaves_enough(s, seat, fee));
    verdicts.reduce(Result::or).unwrap_or(Err(Why::CannotPay))
}

/// Arts: one Influence attempt.
fn perform(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let open: SmallVec<[Price; 2]> = fees(s, seat).filter(|&fee| leaves_enough(s, seat, fee).is_ok()).collect();
    let prompt = Prompt::Pay { cost: open[0].goods, cause: open[0].cause };
    let fee = ask.pick_if_several(seat, prompt, open, |fee| Choice::Pay(fee.goods))?;
    pay(s, ask, seat, fee)?;
    influence::influence(s, ask, seat, None)
}

/// Sports that shrink cities: each counts as one size smaller when its mood is raised.
pub(crate) fn counted_size(s: &State, seat: Seat, size: u8) -> u8 {
    let shrinks = s.edition.sports_shrink_cities() && s.has(seat, Advance::Sports);
    if shrinks { size.saturating_sub(1).max(1) } else { size }
}

fn can_compete(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(s.can_spend(seat, 1, 0), Why::CannotPay)?;
    ensure(!happiness::sad_cities(s, seat).is_empty(), Why::AlreadyHappy)
}

/// Sports as an action: one or two culture tokens raise a city by as many steps.
fn compete(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let city = ask.pick_if_several(seat, Prompt::Cheer, spaces(happiness::sad_cities(s, seat)), Choice::At)?;
    let angry = s.board.city(city).is_some_and(|city| city.mood == Mood::Angry);
    let most = if angry && s.can_spend(seat, 2, 0) { 2 } else { 1 };
    let steps = ask.pick_if_several(seat, Prompt::CheerSteps { city }, 1..=most, Choice::Count)?;
    pay(s, ask, seat, Price::by(Cause::Advance(Advance::Sports), Goods::of(Good::Culture, steps)))?;
    for _ in 0..steps {
        happiness::lift(s, ask, seat, city);
    }
    Ok(())
}

/// Monuments shelter cities with a Wonder from Influence, where the Great Statue does not shelter others.
pub(super) fn shelter(s: &State, owner: Seat, city: &City) -> bool {
    !s.edition.statue_shelters() && s.has(owner, Advance::Monuments) && !city.wonders.is_empty()
}

fn can_play(s: &State, seat: Seat) -> Result<(), Why> {
    ensure([Good::Mood, Good::Culture].into_iter().any(|give| can_give_up(s, seat, Goods::of(give, 1))), Why::CannotPay)
}

/// Theaters: one token for one of the other kind.
fn play(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let pairs = [(Good::Mood, Good::Culture), (Good::Culture, Good::Mood)];
    let open = pairs.into_iter().filter(|&(give, _)| can_give_up(s, seat, Goods::of(give, 1)));
    let (give, take) = ask.pick_if_several(seat, Prompt::Theater, open, |(give, take)| Choice::Swap(give, take))?;
    give_up(s, ask, seat, Goods::of(give, 1))?;
    gain(s, ask, seat, Goods::of(take, 1));
    Ok(())
}
