//! Pestilence, Epidemics, Pandemics, the Black Death, and Famines (C27).

use super::{BM, E, NO, Row, clear_away, hit_all, losable, lying, row, spared, stay};
use crate::cards::discard;
use crate::choice::Item;
use crate::fate::{lose_unit, lower_one};
use crate::powers::civilizations::captives;
use crate::prelude::*;

pub(super) const PESTILENCE: Row = row!("pestilence", "", NO, E::Pestilence, hit_all, pestilence);

/// Moods fall in different cities. It stays until every player has Sanitation.
fn pestilence(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    if !powers::everyone_is_healthy(s) {
        stay(s, card);
    }
    let mut among = s.cities(seat);
    if powers::stays_healthy(s, seat) || among.len() < 2 {
        return Ok(());
    }
    for _ in 0..=u8::from(powers::has_travelled(s, seat)) {
        match lower_one(s, ask, seat, among, false)? {
            Some(city) => among.remove(city.index()),
            None => break,
        }
    }
    Ok(())
}

/// Whether Pestilence lies on the table.
pub(crate) fn is_pestilent(s: &State) -> bool {
    lying(s, E::Pestilence).is_some()
}

/// Pestilence ends when every player has Sanitation.
pub(crate) fn pestilence_ends(s: &mut State) {
    if powers::everyone_is_healthy(s) {
        clear_away(s, E::Pestilence);
    }
}

pub(super) const EPIDEMICS: Row = row!("epidemics", "", NO, E::Epidemics, hit_all, epidemics);

fn epidemics(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    if powers::stays_healthy(s, seat) || s.in_play(seat.into()).total() < 2 {
        return Ok(());
    }
    bury(s, ask, seat, 1 + u8::from(powers::has_travelled(s, seat)))?;
    Ok(())
}

/// So many units of a player's are lost, as they choose. Returns how many really were.
fn bury(s: &mut State, ask: &mut Ask<'_>, seat: Seat, count: u8) -> Flow<u8> {
    let mut lost = 0;
    for _ in 0..count {
        let units: SmallVec<[(Space, Unit); 32]> = losable(s, seat, |_| true).collect();
        if units.is_empty() {
            break;
        }
        let (space, unit) = ask.pick(seat, Prompt::LoseUnit, units, |(space, unit)| Choice::LoseAt(space, unit))?;
        lost += u8::from(lose_unit(s, ask, seat, space, unit)?);
    }
    Ok(lost)
}

pub(super) const BLACK_DEATH: Row = row!("black-death", "", NO, E::BlackDeath, hit_all, black_death);

/// One unit in four is lost, one more by travellers, and each scores. Sanitation does not help.
fn black_death(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    let units = s.in_play(seat.into()).total();
    if units >= 4 {
        let lost = bury(s, ask, seat, units / 4 + u8::from(powers::has_travelled(s, seat)))?;
        s.players[seat].half_points += 2 * lost;
        if lost > 0 {
            ask.log(|| Event::Scored { seat, halves: 2 * lost, cause: Cause::Event(card) });
        }
    }
    Ok(())
}

pub(super) const PANDEMICS: Row = row!("pandemics", "", BM, E::Pandemics, hit_all, pandemics);

fn pandemics(s: &mut State, _: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    let left = s.cities(seat).len() as u8 / 2;
    if left > 0 && !powers::stays_healthy(s, seat) {
        s.then(Task::LoseThing { seat, left });
    }
    Ok(())
}

options! {
    enum Thing: Choice {
        Unit(space: Space, unit: Unit) => Choice::LoseAt(space, unit),
        Good(good: Good) => Choice::Pay(Goods::of(good, 1)),
        Card(card: ActionCard),
        Person(card: EventCard),
        Objective(card: ObjectiveCard),
    }
}

/// Pandemics: a unit, a card, a resource or a token is lost. A card is seen by all as it goes, so each is a step.
pub(crate) fn lose_thing(s: &mut State, ask: &mut Ask<'_>, seat: Seat, left: u8) -> Flow {
    let player = &s.players[seat];
    let mut things: SmallVec<[Thing; 32]> =
        losable(s, seat, |_| true).map(|(space, unit)| Thing::Unit(space, unit)).collect();
    let given = |&good: &Good| can_give_up(s, seat, Goods::of(good, 1));
    let goods: SmallVec<[Good; 8]> = Good::ALL.into_iter().filter(given).collect();
    things.extend(goods.iter().copied().map(Thing::Good));
    things.extend(player.actions.iter().map(|card| Thing::Card(ActionCard::new(card))));
    things.extend(player.persons.iter().map(|card| Thing::Person(EventCard::new(card))));
    things.extend(player.objectives.iter().map(|card| Thing::Objective(ObjectiveCard::new(card))));
    if things.is_empty() {
        return Ok(());
    }
    let goods: SmallVec<[Goods; 8]> = goods.into_iter().map(|good| Goods::of(good, 1)).collect();
    let spared = things.len() == goods.len() && captives::are_all_there_is(s, seat, &goods);
    let lost = ask.pick_or_not(seat, Prompt::LoseThing { left }, things, Choice::from, spared)?;
    let Some(lost) = lost else { return Ok(()) };
    if left > 1 {
        s.then(Task::LoseThing { seat, left: left - 1 });
    }
    match lost {
        Thing::Unit(space, unit) => {
            lose_unit(s, ask, seat, space, unit)?;
        }
        Thing::Good(good) => give_up_for(s, ask, seat, Goods::of(good, 1), None)?,
        Thing::Card(card) => discard::give_up(s, ask, seat, Item::Action(card)),
        Thing::Person(card) => discard::give_up(s, ask, seat, Item::Person(card)),
        Thing::Objective(card) => discard::give_up(s, ask, seat, Item::Objective(card)),
    }
    Ok(())
}

pub(super) const FAMINE: Row = row!("famine", "", BM, E::Famine(1), famine, spared);
pub(super) const SEVERE_FAMINE: Row = row!("severe-famine", "", BM, E::Famine(2), famine, spared);

fn famine(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    let E::Famine(food) = card.effect() else { return Ok(()) };
    starve(s, ask, seat, food, s.cities(seat))
}

pub(super) const VERMIN: Row = row!("famine-vermin", "", NO, E::Vermin, hit_all, vermin);

/// Vermin comes where food is stored.
fn vermin(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    let due = u8::from(powers::stores(s, seat));
    starve(s, ask, seat, due, s.cities(seat))
}

pub(super) const DROUGHT: Row = row!("famine-drought", "", NO, E::Drought, drought, spared);

/// A Drought comes to cities on or next to a Desert.
fn drought(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    let desert = s.board.ground(Terrain::Desert);
    let dry = s.cities(seat).and(desert.or(around_all(desert)));
    starve(s, ask, seat, dry.len().min(3) as u8, dry)
}

/// Food is paid as far as possible; whoever pays less has an Angry city among these. Gold does not help.
fn starve(s: &mut State, ask: &mut Ask<'_>, seat: Seat, food: u8, among: HexSet) -> Flow {
    if food == 0 || powers::withstands_famine(s, seat) {
        return Ok(());
    }
    let paid = s.players[seat].goods.food.min(food);
    s.take(seat, Goods::of(Good::Food, paid));
    ask.log(|| Event::Paid { seat, goods: Goods::of(Good::Food, paid), cause: None });
    if paid < food {
        lower_one(s, ask, seat, among, true)?;
    }
    Ok(())
}
