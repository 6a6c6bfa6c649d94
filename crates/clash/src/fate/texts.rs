//! The texts of Event cards (C27).

use super::{all_suffer, disasters, everyone, lower, lower_one};
use crate::actions::advance::{change_government, other_governments};
use crate::actions::conquer::settler_in_city;
use crate::cards::events::{Effect, Sharing};
use crate::prelude::*;

/// A card's text, begun by whoever drew it.
pub(crate) fn text(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    match card.effect() {
        Effect::Pestilence => {
            if !powers::everyone_is_healthy(s) {
                s.events_staying.insert(card.index());
            }
            all_suffer(s, card, seat);
        }
        Effect::Epidemics | Effect::Earthquake(true) | Effect::Flood(true) => {
            if matches!(card.effect(), Effect::Earthquake(_)) {
                s.events_staying.insert(card.index());
            }
            all_suffer(s, card, seat);
        }
        Effect::Volcano | Effect::Earthquake(false) => {
            s.events_staying.insert(card.index());
            s.then(Task::Suffer { card, seat });
        }
        Effect::Famine(_) | Effect::Flood(false) | Effect::CivilWar => s.then(Task::Suffer { card, seat }),
        Effect::GoodYear(food, sharing) => good_year(s, ask, seat, food, sharing),
        Effect::Person(_) => s.then(Task::Person { card, drawer: seat, seat }),
        Effect::PopulationBoom => {
            settler_in_city(s, ask, seat, false)?;
            let lucky = choose_settler(s, ask, seat)?;
            s.then(Task::Settle { seat: lucky });
        }
        Effect::Migration => {
            let lucky = choose_settler(s, ask, seat)?;
            lower_one(s, ask, seat, s.cities(seat), false)?;
            s.then(Task::Settle { seat: lucky });
        }
        Effect::Revolution => {
            s.then_each([Task::Revolt { seat, step: 1 }, Task::Revolt { seat, step: 2 }]);
        }
    }
    Ok(())
}

/// An opponent who gets a Settler: one who has a Settler in supply, if there is one.
fn choose_settler(s: &State, ask: &mut Ask<'_>, seat: Seat) -> Flow<Seat> {
    let able = |other: &Seat| s.has_unit(*other, Unit::Settler) && !s.cities(*other).is_empty();
    let any = s.others(seat).any(|other| able(&other));
    let open = s.others(seat).filter(|other| !any || able(other));
    ask.pick_if_several(seat, Prompt::ChooseOpponent, open, Choice::Seat)
}

fn good_year(s: &mut State, ask: &mut Ask<'_>, seat: Seat, food: u8, sharing: Sharing) {
    let goods = Goods::of(Good::Food, food);
    match sharing {
        Sharing::Nobody => gain(s, ask, seat, goods),
        Sharing::Everyone => {
            for seat in everyone(s, seat) {
                gain(s, ask, seat, goods);
            }
        }
        Sharing::Opponents => {
            gain(s, ask, seat, goods);
            s.then(Task::ShareFood { seat, left: food });
        }
    }
}

/// Food is shared among opponents, one by one, as the drawer likes.
pub(crate) fn share_food(s: &mut State, ask: &mut Ask<'_>, seat: Seat, left: u8) -> Flow {
    for left in (1..=left).rev() {
        let lucky = ask.pick_if_several(seat, Prompt::ShareFood { left }, s.others(seat), Choice::Seat)?;
        gain(s, ask, lucky, Goods::of(Good::Food, 1));
    }
    Ok(())
}

/// A card's text, for one of those it hits.
pub(crate) fn suffer(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    let count = 1 + u8::from(powers::has_travelled(s, seat));
    let clean = powers::stays_healthy(s, seat);
    match card.effect() {
        Effect::Pestilence if !clean && s.cities(seat).len() >= 2 => pestilence(s, ask, seat, count),
        Effect::Epidemics if !clean => epidemics(s, ask, seat, count),
        Effect::Famine(food) if !powers::withstands_famine(s, seat) => famine(s, ask, seat, food),
        Effect::Flood(_) => {
            let coast = filter(s.cities(seat), |city| city.around().meets(s.board.sea()));
            lower_one(s, ask, seat, coast, false)?;
            Ok(())
        }
        Effect::CivilWar => civil_war(s, ask, seat),
        Effect::Volcano => disasters::volcano(s, ask, seat),
        Effect::Earthquake(_) => disasters::earthquake(s, ask, seat),
        _ => Ok(()),
    }
}

/// Moods fall in different cities.
fn pestilence(s: &mut State, ask: &mut Ask<'_>, seat: Seat, count: u8) -> Flow {
    let mut among = s.cities(seat);
    for _ in 0..count {
        match lower_one(s, ask, seat, among, false)? {
            Some(city) => among.remove(city.index()),
            None => break,
        }
    }
    Ok(())
}

/// Units of a player that can be lost one by one; a Ship only when what it carries finds room.
fn losable<'a>(s: &'a State, seat: Seat, units: &'a [Unit]) -> impl Iterator<Item = (Space, Unit)> + 'a {
    spaces(s.board.units_of(seat)).flat_map(move |space| {
        let stack = s.board.stack(space);
        let spared = move |unit: &Unit| stack[*unit] > 0 && (*unit != Unit::Ship || stack.can_spare_a_ship());
        units.iter().copied().filter(spared).map(move |unit| (space, unit))
    })
}

fn epidemics(s: &mut State, ask: &mut Ask<'_>, seat: Seat, count: u8) -> Flow {
    if Units::each(|unit| unit.pieces() - s.players[seat].units[unit]).total() < 2 {
        return Ok(());
    }
    for _ in 0..count {
        let units: SmallVec<[(Space, Unit); 32]> = losable(s, seat, &Unit::ALL).collect();
        if units.is_empty() {
            break;
        }
        let (space, unit) = ask.pick(seat, Prompt::LoseUnit, units, |(space, unit)| Choice::LoseAt(space, unit))?;
        s.eliminate(space, unit, 1);
        ask.log(|| Event::Lost { seat, unit, space });
    }
    Ok(())
}

/// Food is paid as far as possible; whoever pays less has an Angry city. Gold does not help.
fn famine(s: &mut State, ask: &mut Ask<'_>, seat: Seat, food: u8) -> Flow {
    let paid = s.players[seat].goods.food.min(food);
    s.take(seat, Goods::of(Good::Food, paid));
    ask.log(|| Event::Paid { seat, goods: Goods::of(Good::Food, paid), cause: None });
    if paid < food {
        lower_one(s, ask, seat, s.cities(seat), true)?;
    }
    Ok(())
}

fn civil_war(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let torn = filter(s.cities(seat), |city| {
        s.board.stack(city).army() > 0 && s.board.city(city).is_some_and(|city| city.mood != Mood::Happy)
    });
    if torn.is_empty() {
        lower_one(s, ask, seat, s.cities(seat), false)?;
        return Ok(());
    }
    let city: Space = ask.pick_if_several(seat, Prompt::CivilWar, spaces(torn), Choice::At)?;
    s.eliminate(city, Unit::Infantry, 1);
    ask.log(|| Event::Lost { seat, unit: Unit::Infantry, space: city });
    lower(s, ask, seat, city, false)
}

options! {
    enum Next: Choice {
        Idle => Choice::Done,
        Govern(new: Group),
        Lose(space: Space, unit: Unit) => Choice::LoseAt(space, unit),
    }
}

/// Revolution: an action is lost, then the government changes; an army unit buys either off (C27).
pub(crate) fn revolt(s: &mut State, ask: &mut Ask<'_>, seat: Seat, step: u8) -> Flow {
    let owned = s.players[seat].advances;
    let mut options: SmallVec<[Next; 32]> = SmallVec::new();
    if step == 1 {
        options.push(Next::Idle);
    } else {
        let Some(old) = owned.government() else { return Ok(()) };
        options.extend(other_governments(s, owned, old).map(Next::Govern));
        if options.is_empty() {
            return Ok(());
        }
    }
    options.extend(losable(s, seat, &[Unit::Infantry]).map(|(space, unit)| Next::Lose(space, unit)));
    let next = match options[..] {
        [Next::Idle] => Next::Idle,
        _ => ask.pick(seat, Prompt::Revolution { step }, options, Choice::from)?,
    };
    match next {
        Next::Lose(space, unit) => {
            s.eliminate(space, unit, 1);
            ask.log(|| Event::Lost { seat, unit, space });
        }
        Next::Govern(new) => {
            let old = owned.government().expect("only a government is overthrown");
            change_government(s, ask, seat, old, new)?;
        }
        Next::Idle if s.is_turn_of(seat) => s.turn.actions = s.turn.actions.saturating_sub(1),
        Next::Idle => s.players[seat].fewer += 1,
    }
    Ok(())
}
