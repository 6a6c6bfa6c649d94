//! Increase happiness: mood tokens raise the moods of cities (C12.1).

use crate::prelude::*;

/// Cities whose mood can rise.
pub(crate) fn sad_cities(s: &State, seat: Seat) -> HexSet {
    filter(s.cities(seat), |space| s.board.city(space).is_some_and(|city| city.mood != Mood::Happy))
}

/// What one step of a city costs (C12.1).
pub(crate) fn step_cost(s: &State, seat: Seat, space: Space) -> u8 {
    powers::counted_size(s, seat, s.size(space))
}

fn can_afford(s: &State, seat: Seat, cost: u8) -> bool {
    let goods = &s.players[seat].goods;
    let resources: u8 = powers::mood_replacements(s, seat).map(|good| goods.get(good)).sum();
    let missing = cost.saturating_sub(resources);
    s.can_spend(seat, 0, missing)
}

/// Whether a city's mood can be raised and paid for.
pub(crate) fn can_raise_city(s: &State, seat: Seat, space: Space) -> Result<(), Why> {
    ensure(s.board.city(space).is_some_and(|city| city.mood != Mood::Happy), Why::AlreadyHappy)?;
    let decreed = powers::decree(s, seat, space).is_some() && s.can_pay(seat, DECREE);
    ensure(decreed || can_afford(s, seat, step_cost(s, seat, space)), Why::CannotPay)
}

/// What making a city Happy at once costs where a power can.
const DECREE: Goods = Goods { culture: 1, ..Goods::NONE };

/// A power may make a city Happy at once, which takes no question where nothing else could be paid.
fn decree(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow<bool> {
    let Some(power) = powers::decree(s, seat, space).filter(|_| s.can_pay(seat, DECREE)) else { return Ok(false) };
    let other = can_afford(s, seat, step_cost(s, seat, space));
    if other && !ask.whether(seat, Prompt::UsePower { power, cost: DECREE })? {
        return Ok(false);
    }
    pay(s, ask, seat, Price::by(Cause::Power(power), DECREE))?;
    while s.board.city(space).is_some_and(|city| city.mood != Mood::Happy) {
        lift(s, ask, seat, space);
    }
    Ok(true)
}

/// Whether any can.
pub(crate) fn can_raise(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(spaces(s.cities(seat)).any(|space| can_raise_city(s, seat, space).is_ok()), Why::NoMoodToRaise)
}

/// Any number of steps in any cities, each paid for.
pub(crate) fn raise(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let mut raised = false;
    loop {
        let open = spaces(s.cities(seat)).filter(|&space| can_raise_city(s, seat, space).is_ok());
        let Some(space) = ask.pick_or_not(seat, Prompt::Raise, open, Choice::At, raised)? else { return Ok(()) };
        raised = true;
        raise_city(s, ask, seat, space)?;
    }
}

/// A step of this city, paid for, or all of them where a power decrees it.
pub(crate) fn raise_city(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow {
    if !decree(s, ask, seat, space)? {
        pay_step(s, ask, seat, step_cost(s, seat, space))?;
        lift(s, ask, seat, space);
    }
    Ok(())
}

/// Pays token by token where resources may replace them.
fn pay_step(s: &mut State, ask: &mut Ask<'_>, seat: Seat, cost: u8) -> Flow {
    for left in (1..=cost).rev() {
        let goods = s.players[seat].goods;
        let token = s.can_spend(seat, 0, 1).then_some(Good::Mood);
        let resources = powers::mood_replacements(s, seat).filter(|&good| goods.get(good) > 0);
        let ways = token.into_iter().chain(resources);
        match ask.pick_if_several(seat, Prompt::PayMood { left }, ways, |good| Choice::Pay(Goods::of(good, 1)))? {
            Good::Mood => {
                pay(s, ask, seat, Goods::of(Good::Mood, 1))?;
            }
            good => s.take(seat, Goods::of(good, 1)),
        }
    }
    Ok(())
}

/// A city's mood rises by a step.
pub(crate) fn lift(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) {
    let city = s.board.city_mut(space);
    city.mood = city.mood.raised();
    let mood = city.mood;
    ask.log(|| Event::MoodRose { seat, space, mood });
}
