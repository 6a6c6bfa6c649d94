//! Exchange: one good for others of the same value (P8.2).

use tessera_kernel::{Flow, Seat};

use super::cost;
use crate::choice::{Bag, Choice, Deed};
use crate::components::icons::Icon;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::State;
use crate::why::Why;
use crate::{Ask, powers};

/// What a unit is worth in an Exchange.
const fn value(icon: Icon) -> u8 {
    match icon {
        Icon::Resource => 2,
        _ => 1,
    }
}

/// Whether a seat may Exchange.
pub(crate) fn can_exchange(s: &State, seat: Seat) -> Result<(), Why> {
    if powers::exchange(s, seat) == 0 {
        return Err(Why::NoTransport);
    }
    if Icon::TRADED.iter().all(|&icon| s.good(seat, icon) == 0) {
        return Err(Why::NothingToExchange);
    }
    cost::of(s, seat, Deed::Exchange, 0).check(s, seat)
}

/// Everything a seat may put in: units of one good, as many as Transport allows.
fn inputs(s: &State, seat: Seat) -> impl Iterator<Item = Bag> + Clone + '_ {
    let most = u16::from(powers::exchange(s, seat));
    Icon::TRADED
        .into_iter()
        .flat_map(move |icon| (1..=s.good(seat, icon).min(most)).map(move |units| Bag::of(icon, units as u8)))
}

/// Everything that can come of it: any mix of the other two, nothing left over.
pub(crate) fn outputs(given: Bag) -> impl Iterator<Item = Bag> + Clone {
    let (source, units) = given.iter().next().expect("something is given");
    let worth = units * value(source);
    let mut others = Icon::TRADED.into_iter().filter(move |&icon| icon != source);
    let (first, second) = (others.next().expect("three goods"), others.next().expect("three goods"));
    (0..=worth / value(first)).filter_map(move |count| {
        let rest = worth - count * value(first);
        let mut bag = Bag::of(first, count);
        bag.0[second.index()] = rest / value(second);
        rest.is_multiple_of(value(second)).then_some(bag)
    })
}

/// Goods are turned into others.
pub(crate) fn exchange(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let units = powers::exchange(s, seat);
    // A lone Food or Money makes one of the other, so whatever is put in has a way out.
    let given = ask.pick(seat, Prompt::Give { units }, inputs(s, seat), Choice::Give)?;
    let got = ask.pick(seat, Prompt::Get { given }, outputs(given), Choice::Get)?;
    cost::of(s, seat, Deed::Exchange, 0).pay(s, seat);
    for (icon, count) in given.iter() {
        s.pay(seat, icon, count.into());
    }
    for (icon, count) in got.iter() {
        s.gain(seat, icon, count.into());
    }
    ask.log(|| Event::Exchanged { seat, given, got });
    Ok(())
}
