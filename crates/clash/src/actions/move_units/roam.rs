//! Cities that move like units (C33.29).

use super::land_squad;
use super::march::{Entry, Way, barred_marks, entry, explore_by_land, leave, squads_for, which_go};
use crate::actions::activate::{self, Activation, Work};
use crate::prelude::*;
use crate::state::Band;

/// Whether a city can move like a unit: once in a Move action, and not after it has entered a Mountain (C33.29).
pub(super) fn can_roam(s: &State, seat: Seat, city: Space) -> Result<(), Why> {
    powers::roams(s, seat, city)?;
    let halted = s.moving.roamed.or(s.turn.mired).contains(city.index());
    ensure(s.moving.band == Band::All && !halted, Why::CityHalted)?;
    activate::can_activate(s, city)
}

/// Whether a city can go somewhere.
pub(crate) fn can_roam_from(s: &State, seat: Seat, city: Space) -> Result<(), Why> {
    can_roam(s, seat, city)?;
    let ways = spaces(s.board.around(city)).map(|to| Way { to, entry: entry(s, seat, to), far: false });
    let goes = |way: Way| caravans(s, seat, city, way).next().is_some();
    ensure(ways.into_iter().any(goes), Why::NowhereToGo)
}

/// Whether a city can go to a space next to it.
pub(crate) fn can_roam_to(s: &State, seat: Seat, city: Space, to: Space) -> Result<(), Why> {
    can_roam(s, seat, city)?;
    ensure(s.board.city(to).is_none(), Why::CityThere)?;
    match entry(s, seat, to) {
        Entry::Aboard => Err(Why::NotLand),
        Entry::Attack => Err(Why::EnemyThere),
        Entry::Peaceful | Entry::Explore => Ok(()),
    }
}

/// Units that can go with the city in a space, nobody last: not by Roads, not onto Ships, and nowhere where there is
/// another city or an enemy.
pub(super) fn caravans(s: &State, seat: Seat, from: Space, way: Way) -> impl Iterator<Item = Units> + '_ {
    let goes = !way.far && can_roam_to(s, seat, from, way.to).is_ok();
    let with = goes.then(|| squads_for(s, seat, from, way)).into_iter().flatten();
    with.chain(goes.then_some(Units::NONE))
}

/// A city takes a way, and units with it (C33.29).
pub(super) fn roam(s: &mut State, ask: &mut Ask<'_>, seat: Seat, from: Space, way: Way, units: Units) -> Flow {
    let prefer = which_go(s, ask, seat, from, barred_marks(s, seat, way), units)?;
    leave(s, ask, seat, from, way, units, (prefer, Units::NONE, false));
    if way.entry == Entry::Explore {
        s.squad.side = seat.into();
        s.moving.caravan = Some(from);
        explore_by_land(s, ask, seat, way.to);
    } else {
        land_squad(s, way.to);
        move_city(s, ask, seat, from, way.to);
    }
    Ok(())
}

/// A city comes to another space, which activates it.
pub(crate) fn move_city(s: &mut State, ask: &mut Ask<'_>, seat: Seat, from: Space, to: Space) {
    s.board.move_city(from, to);
    s.moving.roamed.insert(to.index());
    if s.board.is(to, Terrain::Mountain) {
        s.turn.mired.insert(to.index());
    }
    ask.log(|| Event::Roamed { seat, from, to });
    activate::finish(s, seat, Activation::of(to, Work::Other));
}
