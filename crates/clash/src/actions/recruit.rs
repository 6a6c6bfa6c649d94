//! Recruiting units in a city (C9.1).

use super::activate::{self, Activation, Work};
use super::{move_units, sail};
use crate::cards::events;
use crate::components::civilizations::Leader;
use crate::powers::Extra;
use crate::prelude::*;
use serde::{Deserialize, Serialize};

/// What comes beyond the number of units a city allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gift {
    /// A unit.
    Unit(Unit),
    /// An Action card.
    Card,
}

/// What was recruited so far in this activation.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Levy {
    /// Who came.
    pub units: Units,
    /// How many of them count against the size of the city.
    bought: u8,
    /// What was paid.
    pub paid: Goods,
    /// The advances that gave something more.
    pub extras: Advances,
    /// Ships that appear beside Ships they fight.
    fleet: u8,
    /// Whether Ships share a space with Pirates.
    shares: bool,
}

/// A Recruit that waits while chance names a Leader.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Recruiting {
    activation: Activation,
    levy: Levy,
}

/// Spaces a unit can be taken from when none is in supply (Monumental; C1.7).
fn elsewhere(s: &State, seat: Seat, city: Space, unit: Unit) -> HexSet {
    if !s.edition.recruits_from_the_board() {
        return HexSet::EMPTY;
    }
    filter(s.board.units_of(seat), |space| {
        let stack = s.board.stack(space);
        let spare = stack[unit] > 0 && space != city;
        spare && (unit != Unit::Ship || s.can_spare(space, Unit::Ship))
    })
}

fn port(s: &State, city: Space) -> Option<Space> {
    if !s.works(city, Building::Port) {
        return None;
    }
    s.board.city(city).and_then(City::port_space)
}

/// The opponent whose Ships new ones would attack in a space.
fn foe(s: &State, seat: Seat, port: Space) -> Option<Seat> {
    s.board.stack(port).side.seat().filter(|&foe| foe != seat)
}

/// Whether there is a piece and a place for a unit.
fn can_appear(s: &State, seat: Seat, city: Space, unit: Unit) -> Result<(), Why> {
    let place = match unit {
        Unit::Ship => {
            let port = port(s, city).ok_or(Why::NoPort)?;
            ensure(sail::has_room(s, seat, port, 1) || sail::can_attack(s, seat, port), Why::StackLimit)?;
            if let Some(foe) = foe(s, seat, port).filter(|_| s.switches.truces_bind_ports) {
                move_units::may_break_peace(s, seat, foe)?;
            }
            port
        }
        Unit::Cavalry | Unit::Elephant => {
            ensure(s.works(city, Building::Market) || powers::recruits(s, seat, city, unit).is_some(), Why::NoMarket)?;
            city
        }
        Unit::Leader => return can_follow(s, seat, city),
        Unit::Pirate => return Err(Why::NoPiece),
        Unit::Settler | Unit::Infantry => city,
    };
    let room = || s.has_room_for(seat, city, unit) || !powers::spreads(s, seat, city, unit).is_empty();
    ensure(!unit.is_army() || room(), Why::StackLimit)?;
    if s.has_unit(seat, unit) {
        return Ok(());
    }
    let mut sources = elsewhere(s, seat, city, unit);
    sources.remove(place.index());
    ensure(!sources.is_empty(), Why::NoPiece)
}

/// Whether another Leader can come: the present one goes first and leaves its place (C30.6).
fn can_follow(s: &State, seat: Seat, city: Space) -> Result<(), Why> {
    ensure(!s.players[seat].leaders.is_empty(), Why::NoLeader)?;
    let (fit, left) = (followers(s, seat, city).count(), s.players[seat].leaders.len());
    // Whom chance names must fit, whoever that is.
    ensure(if s.switches.chance_leads { fit == left } else { fit > 0 }, Why::StackLimit)
}

/// Leaders left to a player who find room in a city, the present one gone.
fn followers(s: &State, seat: Seat, city: Space) -> impl Iterator<Item = Leader> + use<> {
    let army = s.board.stack(city).without(Unit::Leader).army();
    s.players[seat].leaders.iter().filter(move |&leader| army < powers::stack_limit_under(leader))
}

/// Whether a player could pay for so many units of a city besides something else: no unit takes fewer than two resources
/// but a Leader.
pub(crate) fn could_pay_for(s: &State, seat: Seat, city: Space, count: u8, more: Goods) -> bool {
    let leader = Price::from(Unit::Leader.cost()).and(more);
    let leads = can_follow(s, seat, city).is_ok() && s.can_pay(seat, leader);
    s.players[seat].goods.total_resources() / 2 + u8::from(leads) >= count
}

/// What a unit costs in a city (C9.2, C30.2).
pub(crate) fn price(s: &State, seat: Seat, city: Space, unit: Unit) -> Price {
    let special = || powers::levy_price(s, seat, city, unit).filter(|_| !s.works(city, Building::Market));
    special().unwrap_or_else(|| unit.cost().into())
}

/// Whether a unit can be recruited in a city, price included.
pub(crate) fn can_recruit_unit(s: &State, seat: Seat, city: Space, unit: Unit) -> Result<(), Why> {
    can_appear(s, seat, city, unit)?;
    ensure(s.can_pay(seat, price(s, seat, city, unit)), Why::CannotPay)
}

/// What can be had now beyond the number of units the city allows.
fn extras(s: &State, seat: Seat, city: Space) -> impl Iterator<Item = Extra> + '_ {
    let comes = move |gift: Gift| match gift {
        Gift::Unit(unit) => can_appear(s, seat, city, unit).is_ok(),
        Gift::Card => s.actions.len() + s.actions_discard.len() > 0,
    };
    powers::extras(s, seat).filter(move |extra| s.can_pay(seat, extra.price) && comes(extra.gift))
}

/// Whether a city can recruit anything.
pub(crate) fn can_recruit_at(s: &State, seat: Seat, city: Space) -> Result<(), Why> {
    activate::can_activate(s, city)?;
    let any = s.edition.units().any(|unit| can_recruit_unit(s, seat, city, unit).is_ok());
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
    let activation = activate::begin(s, ask, seat, city, Work::Recruit)?;
    raise(s, ask, seat, Recruiting { activation, levy: Levy::default() })
}

/// A Recruit goes on under the Leader whom chance has named (C28.7).
pub(crate) fn go_on(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    s.recruiting.take().map_or(Ok(()), |recruiting| raise(s, ask, seat, recruiting))
}

/// Unit after unit, until the player has enough.
fn raise(s: &mut State, ask: &mut Ask<'_>, seat: Seat, recruiting: Recruiting) -> Flow {
    let Recruiting { activation, mut levy } = recruiting;
    let city = activation.city;
    let most = activation.size(s, seat);
    loop {
        // Another Leader may make less of the city.
        let left = most.saturating_sub(levy.bought);
        let mut options: SmallVec<[Next; 8]> = SmallVec::new();
        if left > 0 {
            // One Leader comes at a time.
            let open = |unit: &Unit| *unit != Unit::Leader || levy.units[Unit::Leader] == 0;
            let units = s.edition.units().filter(open);
            options.extend(units.filter(|&unit| can_recruit_unit(s, seat, city, unit).is_ok()).map(Next::Recruit));
        }
        let extras: SmallVec<[Extra; 4]> = extras(s, seat, city).filter(|extra| !levy.extras.has(extra.by)).collect();
        options.extend(extras.iter().map(|&extra| Next::Use(extra)));
        if options.is_empty() {
            break;
        }
        if !levy.units.is_empty() || !levy.extras.is_empty() {
            options.push(Next::Done);
        }
        match ask.pick(seat, Prompt::Recruit { city, left }, options, Choice::from)? {
            Next::Recruit(unit) => {
                levy.paid += pay(s, ask, seat, price(s, seat, city, unit))?;
                levy.bought += 1;
                if unit == Unit::Leader {
                    levy.units[unit] += 1;
                    if s.switches.chance_leads && s.switches.chance_names_at_once() {
                        // What the Leader can do serves the rest of this Recruit, so chance names him first.
                        s.recruiting = Some(Recruiting { activation, levy });
                        s.then(Task::Recruit { seat });
                        return lead(s, ask, seat, city);
                    }
                    lead(s, ask, seat, city)?;
                } else {
                    appear(s, ask, seat, city, unit, &mut levy)?;
                }
            }
            Next::Use(extra) => {
                pay(s, ask, seat, extra.price)?;
                levy.extras.insert(extra.by);
                match extra.gift {
                    Gift::Unit(unit) => appear(s, ask, seat, city, unit, &mut levy)?,
                    Gift::Card => s.then(Task::DrawActions { seat, count: 1 }),
                }
            }
            Next::Done => break,
        }
    }
    after(s, ask, seat, activation, &levy)
}

options! {
    enum Next: Choice { Recruit(unit: Unit), Use(extra: Extra) => extra.choice(), Done }
}

impl Extra {
    /// It is known by the power that makes it what it is, or by the advance.
    fn choice(self) -> Choice {
        self.power.map_or(Choice::Use(self.by), Choice::Invoke)
    }
}

/// The present Leader goes, another comes into the city: the one its player names, or whom chance names later (C30.6, C28.7).
fn lead(s: &mut State, ask: &mut Ask<'_>, seat: Seat, city: Space) -> Flow {
    if let Some(old) = s.leader_space(seat) {
        s.eliminate(old, Unit::Leader, 1);
    }
    if s.switches.chance_leads {
        s.place_unit(seat, city, Unit::Leader);
        s.then(Task::LeaderByChance { seat, city });
        return Ok(());
    }
    let leaders = followers(s, seat, city);
    let leader = ask.pick_if_several(seat, Prompt::ChooseLeader { city }, leaders, Choice::Call)?;
    s.place_unit(seat, city, Unit::Leader);
    s.follow_leader(seat, leader);
    ask.log(|| Event::LeaderCame { seat, leader, city });
    Ok(())
}

/// Chance says who leads.
pub(crate) fn lead_by_chance(s: &mut State, ask: &mut Ask<'_>, seat: Seat, city: Space) {
    let leaders: SmallVec<[Leader; 4]> = s.players[seat].leaders.iter().collect();
    let leader = leaders[s.rng.index(leaders.len())];
    s.follow_leader(seat, leader);
    ask.show(Audience::Everyone, || Event::LeaderCame { seat, leader, city });
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
    if matches!(unit, Unit::Cavalry | Unit::Elephant) && !s.works(city, Building::Market) {
        powers::recruits(s, seat, city, unit).into_iter().for_each(|power| Cause::Power(power).note());
    }
    if unit == Unit::Ship && launches_attack(s, ask, seat, place, levy)? {
        if let Some(foe) = foe(s, seat, place) {
            events::break_peace(s, ask, seat, foe)?;
        }
        // It is under way until everyone is recruited.
        s.players[seat].units[unit] -= 1;
        s.squad.side = seat.into();
        s.squad.units[unit] += 1;
        levy.fleet += 1;
        return Ok(());
    }
    let mut places = powers::spreads(s, seat, city, unit);
    if !unit.is_army() || s.has_room_for(seat, city, unit) {
        places.insert(place.index());
    }
    let place = ask.pick_if_several(seat, Prompt::PlaceUnit { unit }, spaces(places), Choice::At)?;
    s.place_unit(seat, place, unit);
    Ok(())
}

/// Whether a new Ship attacks: wherever enemies are, or where its player wants that of Pirates who are none.
fn launches_attack(s: &State, ask: &mut Ask<'_>, seat: Seat, port: Space, levy: &mut Levy) -> Flow<bool> {
    if powers::foes_at_sea(s, seat).contains(port.index()) || levy.fleet > 0 {
        return Ok(true);
    }
    if !sail::can_attack(s, seat, port) {
        return Ok(false);
    }
    levy.shares = if levy.shares { sail::has_room(s, seat, port, 1) } else { sail::share(s, ask, seat, port, 1)? };
    Ok(!levy.shares)
}

fn after(s: &mut State, ask: &mut Ask<'_>, seat: Seat, activation: Activation, levy: &Levy) -> Flow {
    let (city, units) = (activation.city, levy.units);
    ask.log(|| Event::Recruited { seat, city, units });
    powers::recruited(s, ask, seat, city, levy)?;
    activate::finish(s, seat, activation);
    if levy.fleet > 0 {
        let at = port(s, city).expect("Ships appear at a Port");
        sail::attack(s, ask, seat, at, at);
    }
    Ok(())
}
