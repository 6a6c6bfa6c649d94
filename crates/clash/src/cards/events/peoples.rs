//! Population Boom, Migration, Civil War, Revolution (C27).

use super::{BM, BS, E, GM, NO, Row, losable, row, spared};
use crate::actions::advance::{change_government, other_governments};
use crate::actions::conquer::settler_in_city;
use crate::fate::{lose_unit, lower, lower_one};
use crate::prelude::*;

pub(super) const POPULATION_BOOM: Row = row!("population-boom", "", BS, E::PopulationBoom, boom, spared);
pub(super) const POPULATION_BOOM_AND_RAID: Row = Row { icon: BM, ..POPULATION_BOOM };

fn boom(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    settler_in_city(s, ask, seat, false)?;
    let lucky = choose_settler(s, ask, seat)?;
    s.then(Task::Settle { seat: lucky });
    Ok(())
}

/// An opponent who gets a Settler: one who has a Settler in supply, if there is one.
fn choose_settler(s: &State, ask: &mut Ask<'_>, seat: Seat) -> Flow<Seat> {
    let able = |other: &Seat| s.has_unit(*other, Unit::Settler) && !s.cities(*other).is_empty();
    let any = s.others(seat).any(|other| able(&other));
    let open = s.others(seat).filter(|other| !any || able(other));
    ask.pick_if_several(seat, Prompt::ChooseOpponent, open, Choice::Seat)
}

pub(super) const MIGRATION: Row = row!("migration", "", GM, E::Migration, migrate, spared);

fn migrate(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    let lucky = choose_settler(s, ask, seat)?;
    lower_one(s, ask, seat, s.cities(seat), false)?;
    s.then(Task::Settle { seat: lucky });
    Ok(())
}

pub(super) const CIVIL_WAR: Row = row!("civil-war", "", NO, E::CivilWar, civil_war, spared);

fn civil_war(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    let torn = filter(s.cities(seat), |city| {
        s.board.stack(city)[Unit::Infantry] > 0 && s.board.city(city).is_some_and(|city| city.mood != Mood::Happy)
    });
    if torn.is_empty() {
        lower_one(s, ask, seat, s.cities(seat), false)?;
        return Ok(());
    }
    let city: Space = ask.pick_if_several(seat, Prompt::CivilWar, spaces(torn), Choice::At)?;
    lose_unit(s, ask, seat, city, Unit::Infantry)?;
    lower(s, ask, seat, city, false)
}

pub(super) const REVOLUTION: Row = row!("revolution", "", GM, E::Revolution, rise, spared);

fn rise(s: &mut State, _: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    s.then_each([Task::Revolt { seat, step: 1 }, Task::Revolt { seat, step: 2 }]);
    Ok(())
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
    options.extend(losable(s, seat, Unit::is_army).map(|(space, unit)| Next::Lose(space, unit)));
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
