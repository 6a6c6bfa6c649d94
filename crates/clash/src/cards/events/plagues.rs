//! Pestilence, Epidemics, Famine (C27).

use super::{BM, E, NO, Row, hit_all, losable, row, spared};
use crate::fate::lower_one;
use crate::prelude::*;

pub(super) const PESTILENCE: Row = row!("pestilence", "", NO, E::Pestilence, hit_all, pestilence);

/// Moods fall in different cities. It stays until every player has Sanitation.
fn pestilence(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    if !powers::everyone_is_healthy(s) {
        s.events_staying.insert(card.index());
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
    !s.events_staying.is_empty() && s.events_staying.iter().any(|card| EventCard::new(card).effect() == E::Pestilence)
}

/// Pestilence ends when every player has Sanitation.
pub(crate) fn pestilence_ends(s: &mut State) {
    if !powers::everyone_is_healthy(s) {
        return;
    }
    let plague = s.events_staying.iter().find(|&card| EventCard::new(card).effect() == E::Pestilence);
    if let Some(card) = plague {
        s.events_staying.remove(card);
        s.events_discard.push(card);
    }
}

pub(super) const EPIDEMICS: Row = row!("epidemics", "", NO, E::Epidemics, hit_all, epidemics);

fn epidemics(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    let pieces = Units::each(|unit| unit.pieces() - s.players[seat].units[unit]).total();
    if powers::stays_healthy(s, seat) || pieces < 2 {
        return Ok(());
    }
    for _ in 0..=u8::from(powers::has_travelled(s, seat)) {
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

pub(super) const FAMINE: Row = row!("famine", "", BM, E::Famine(1), famine, spared);
pub(super) const SEVERE_FAMINE: Row = row!("severe-famine", "", BM, E::Famine(2), famine, spared);

/// Food is paid as far as possible; whoever pays less has an Angry city. Gold does not help.
fn famine(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    let E::Famine(food) = card.effect() else { return Ok(()) };
    if powers::withstands_famine(s, seat) {
        return Ok(());
    }
    let paid = s.players[seat].goods.food.min(food);
    s.take(seat, Goods::of(Good::Food, paid));
    ask.log(|| Event::Paid { seat, goods: Goods::of(Good::Food, paid), cause: None });
    if paid < food {
        lower_one(s, ask, seat, s.cities(seat), true)?;
    }
    Ok(())
}
