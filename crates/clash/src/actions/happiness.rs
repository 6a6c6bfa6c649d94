//! Increase happiness: mood tokens raise the moods of cities (C12.1).

use tessera_kernel::hex::HexSet;
use tessera_kernel::{Flow, Seat};

use crate::ask::{Ask, Choices};
use crate::board::{Mood, filter};
use crate::choice::Choice;
use crate::components::board::{Space, spaces};
use crate::event::Event;
use crate::goods::{Good, Goods};
use crate::powers;
use crate::prompt::Prompt;
use crate::purse::spend;
use crate::state::State;
use crate::why::{Why, ensure};

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
    ensure(can_afford(s, seat, step_cost(s, seat, space)), Why::CannotPay)
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
        let mut options: Choices = open.map(Choice::At).collect();
        if options.is_empty() {
            return Ok(());
        }
        if raised {
            options.push(Choice::Done);
        }
        let Choice::At(space) = ask.one(seat, Prompt::Raise, &options)? else {
            return Ok(());
        };
        pay_step(s, ask, seat, step_cost(s, seat, space))?;
        lift(s, ask, seat, space);
        raised = true;
    }
}

/// Pays token by token where resources may replace them.
fn pay_step(s: &mut State, ask: &mut Ask<'_>, seat: Seat, cost: u8) -> Flow {
    for left in (1..=cost).rev() {
        let goods = s.players[seat].goods;
        let mut ways: Choices = Choices::new();
        if s.can_spend(seat, 0, 1) {
            ways.push(Choice::Pay(Goods::of(Good::Mood, 1)));
        }
        let resources = powers::mood_replacements(s, seat).filter(|&good| goods.get(good) > 0);
        ways.extend(resources.map(|good| Choice::Pay(Goods::of(good, 1))));
        let way = match ways[..] {
            [single] => single,
            _ => ask.one(seat, Prompt::PayMood { left }, &ways)?,
        };
        match way {
            Choice::Pay(Goods { mood: 1, .. }) => {
                spend(s, ask, seat, 0, 1)?;
            }
            Choice::Pay(goods) => s.take(seat, goods),
            _ => unreachable!("only listed ways are chosen"),
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
