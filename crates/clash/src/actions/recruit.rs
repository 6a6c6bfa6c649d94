//! Recruiting units in a city (C9.1).

use super::{activate, battle};
use crate::board::Stack;
use crate::powers::Extra;
use crate::prelude::*;

/// What was recruited so far in this activation.
#[derive(Clone, Copy, Default)]
pub(crate) struct Levy {
    /// Who came.
    pub units: Units,
    /// What was paid.
    pub paid: Goods,
    /// The advances that gave one unit more.
    pub extras: Advances,
    /// Ships that appear beside enemy Ships.
    fleet: u8,
}

impl Levy {
    fn bought(&self) -> u8 {
        self.units.total() - self.extras.len() as u8
    }
}

/// Spaces a unit can be taken from when none is in supply (Monumental; C1.7).
fn elsewhere(s: &State, seat: Seat, city: Space, unit: Unit) -> HexSet {
    if !s.edition.recruits_from_the_board() {
        return HexSet::EMPTY;
    }
    filter(s.board.units_of(seat), |space| {
        let stack = s.board.stack(space);
        let spare = stack[unit] > 0 && space != city;
        spare && (unit != Unit::Ship || stack.can_spare_a_ship())
    })
}

fn port(s: &State, city: Space) -> Option<Space> {
    if !s.works(city, Building::Port) {
        return None;
    }
    s.board.city(city).and_then(City::port_space)
}

/// Whether there is a piece and a place for a unit.
fn can_appear(s: &State, seat: Seat, city: Space, unit: Unit) -> Result<(), Why> {
    let place = match unit {
        Unit::Ship => port(s, city).ok_or(Why::NoPort)?,
        _ => city,
    };
    ensure(!unit.is_army() || s.board.stack(city).army() < STACK_LIMIT, Why::StackLimit)?;
    if s.has_unit(seat, unit) {
        return Ok(());
    }
    let mut sources = elsewhere(s, seat, city, unit);
    sources.remove(place.index());
    ensure(!sources.is_empty(), Why::NoPiece)
}

/// Whether a unit can be recruited in a city, price included.
pub(crate) fn can_recruit_unit(s: &State, seat: Seat, city: Space, unit: Unit) -> Result<(), Why> {
    can_appear(s, seat, city, unit)?;
    ensure(s.can_pay(seat, unit.cost()), Why::CannotPay)
}

/// Units beyond the number the city allows that can be had now.
fn extras(s: &State, seat: Seat, city: Space) -> impl Iterator<Item = Extra> + '_ {
    let open = move |extra: &Extra| s.can_pay(seat, extra.price) && can_appear(s, seat, city, extra.unit).is_ok();
    powers::extras(s, seat).filter(open)
}

/// Whether a city can recruit anything.
pub(crate) fn can_recruit_at(s: &State, seat: Seat, city: Space) -> Result<(), Why> {
    activate::can_activate(s, city)?;
    let any = Unit::ALL.into_iter().any(|unit| can_recruit_unit(s, seat, city, unit).is_ok());
    ensure(any || extras(s, seat, city).next().is_some(), Why::NothingToRecruit)
}

/// Whether any city can.
pub(crate) fn can_recruit(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(spaces(s.cities(seat)).any(|city| can_recruit_at(s, seat, city).is_ok()), Why::NothingToRecruit)
}

/// The Recruit action.
pub(crate) fn recruit(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let cities = filter(s.cities(seat), |city| can_recruit_at(s, seat, city).is_ok());
    let city = ask.pick_if_several(seat, Prompt::RecruitIn, spaces(cities), Choice::At)?;
    let most = activate::working_size(s, seat, city);
    let mut levy = Levy::default();
    loop {
        let left = most - levy.bought();
        let mut options: SmallVec<[Next; 8]> = SmallVec::new();
        if left > 0 {
            let units = Unit::ALL.into_iter().filter(|&unit| can_recruit_unit(s, seat, city, unit).is_ok());
            options.extend(units.map(Next::Recruit));
        }
        let extras: SmallVec<[Extra; 4]> = extras(s, seat, city).filter(|extra| !levy.extras.has(extra.by)).collect();
        options.extend(extras.iter().map(|&extra| Next::Use(extra)));
        if options.is_empty() {
            break;
        }
        if !levy.units.is_empty() {
            options.push(Next::Done);
        }
        match ask.pick(seat, Prompt::Recruit { city, left }, options, Choice::from)? {
            Next::Recruit(unit) => {
                levy.paid += pay(s, ask, seat, unit.cost())?;
                appear(s, ask, seat, city, unit, &mut levy)?;
            }
            Next::Use(extra) => {
                pay(s, ask, seat, extra.price)?;
                levy.extras.insert(extra.by);
                appear(s, ask, seat, city, extra.unit, &mut levy)?;
            }
            Next::Done => break,
        }
    }
    after(s, ask, seat, city, &levy)
}

options! {
    enum Next: Choice { Recruit(unit: Unit), Use(extra: Extra) => Choice::Use(extra.by), Done }
}

/// The unit comes from supply, or from another space where the supply is empty.
fn appear(s: &mut State, ask: &mut Ask<'_>, seat: Seat, city: Space, unit: Unit, levy: &mut Levy) -> Flow {
    let place = if unit == Unit::Ship { port(s, city).expect("Ships are offered with a Port only") } else { city };
    if !s.has_unit(seat, unit) {
        let mut sources = elsewhere(s, seat, city, unit);
        sources.remove(place.index());
        let from = ask.pick_if_several(seat, Prompt::TakeUnitFrom { unit }, spaces(sources), Choice::At)?;
        s.eliminate(from, unit, 1);
    }
    levy.units[unit] += 1;
    if unit == Unit::Ship && s.board.enemy_units(seat.into()).contains(place.index()) {
        s.players[seat].units[unit] -= 1;
        levy.fleet += 1;
    } else {
        s.place_unit(seat, place, unit);
    }
    Ok(())
}

fn after(s: &mut State, ask: &mut Ask<'_>, seat: Seat, city: Space, levy: &Levy) -> Flow {
    let units = levy.units;
    ask.log(|| Event::Recruited { seat, city, units });
    powers::recruited(s, ask, seat, levy)?;
    activate::finish(s, seat, city);
    if levy.fleet > 0 {
        let at = port(s, city).expect("Ships appear at a Port");
        s.squad = Stack { side: seat.into(), units: Units::of(Unit::Ship, levy.fleet) };
        battle::begin(s, ask, at, at, false);
    }
    Ok(())
}
