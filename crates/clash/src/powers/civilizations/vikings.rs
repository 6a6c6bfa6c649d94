//! The Vikings (C33.57 to C33.60, C34.85 to C34.90).

use super::offer_power;
use super::rows::{Fight, P, R, Row, Rows};
use crate::actions::activate::{self, Work};
use crate::actions::battle::ATTACKER;
use crate::actions::move_units;
use crate::components::civilizations::Power;
use crate::powers::trade_routes::{Link, Trader};
use crate::prelude::*;
use crate::state::Past;

pub(super) const ROWS: Rows = [
    Row::gained_with(Advance::Fishing, Power::Shipcraft, R).reshapes(build_boats).cheapens(know_the_sea),
    Row::gained_with(Advance::WarShips, Power::Longships, P).carries(3).sails_on(true),
    Row::gained_with(Advance::TradeRoutes, Power::Marauders, P).traded(threaten).sequel(extract),
    Row::gained_with(Advance::Rituals, Power::Runes, R).follows(mourns).sequel(carve).scores(runes),
    Row::of_leader(Power::LegendaryExplorer, P).used(Use::action(can_explore, explore).costs(1, 0)),
    Row::of_leader(Power::NewColonies, P).used(Use::free(can_land, land)),
    Row::of_leader(Power::RulerOfTheNorth, P).scores(north),
    Row::of_leader(Power::Danegeld, P).used(Use::action(can_extort, extort).once(Once::Taxes)),
    Row::of_leader(Power::Prey, P).follows(preys).sequel(plunder),
    Row::of_leader(Power::TerrorOfTheNorth, P).combat(terrify),
];

/// Shipcraft: Ships become Settlers and Settlers Ships; Infantry too for whoever commands it.
fn build_boats(s: &State, seat: Seat, unit: Unit, other: Unit) -> bool {
    match (unit, other) {
        (Unit::Ship, Unit::Settler) | (Unit::Settler, Unit::Ship) => true,
        (Unit::Ship, Unit::Infantry) | (Unit::Infantry, Unit::Ship) => powers::commands(s, seat).is_ok(),
        _ => false,
    }
}

/// Marauders: owners of cities linked with a Ship beside them, each once.
fn threaten(s: &mut State, seat: Seat, links: &[Link]) {
    let at_the_door = |link: &&Link| {
        matches!(link.by, Trader::Unit(Unit::Ship | Unit::Pirate)) && link.from.around().contains(link.city.index())
    };
    let mut threatened: SmallVec<[(Side, Space); 4]> = SmallVec::new();
    for link in links.iter().filter(at_the_door) {
        let owner = s.board.city(link.city).map_or(Side::NOBODY, |city| city.owner);
        if owner.seat().is_some() && threatened.iter().all(|&(other, _)| other != owner) {
            threatened.push((owner, link.city));
        }
    }
    s.then_each(threatened.into_iter().map(|(_, space)| Task::Sequel { seat, power: Power::Marauders, space }));
}

/// Marauders: such an owner loses a resource.
fn extract(s: &mut State, ask: &mut Ask<'_>, _: Seat, space: Space) -> Flow {
    let Some(victim) = s.board.city(space).and_then(|city| city.owner.seat()) else { return Ok(()) };
    let (power, goods) = (Power::Marauders, s.players[victim].goods);
    let kinds = Good::RESOURCES.into_iter().filter(|&good| goods.get(good) > 0).map(|good| Goods::of(good, 1));
    if let Some(lost) = ask.pick_if_any(victim, Prompt::PowerPay { power }, kinds, Choice::Pay)? {
        s.take(victim, lost);
        ask.log(|| Event::Paid { seat: victim, goods: lost, cause: Some(Cause::Power(power)) });
    }
    Ok(())
}

/// Runes: two army units fell in a Combat, and there is an Obelisk in supply.
fn mourns(s: &State, fight: &Fight, past: &Past) -> bool {
    !fight.sea && past.battle.fallen[fight.side].army() >= 2 && has_obelisk(s, fight.seat)
}

fn has_obelisk(s: &State, seat: Seat) -> bool {
    s.players[seat].buildings[Building::Obelisk as usize] > 0
}

/// Runes: an Obelisk for the fallen.
fn carve(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    if has_obelisk(s, seat) && offer_power(s, ask, seat, Power::Runes, Goods::NONE)? {
        s.players[seat].buildings[Building::Obelisk as usize] -= 1;
        s.players[seat].runes += 1;
        ask.log(|| Event::Invoked { seat, power: Power::Runes });
    }
    Ok(())
}

fn runes(s: &State, seat: Seat) -> [i32; 3] {
    [0, 2 * i32::from(s.players[seat].runes), 0]
}

/// The region of the Sea space the Leader is in, aboard.
fn sailed_region(s: &State, seat: Seat) -> Option<usize> {
    let space = aboard(s, seat)?;
    Some(s.board.layout().region(space))
}

/// The Sea space the Leader is in.
fn aboard(s: &State, seat: Seat) -> Option<Space> {
    s.leader_space(seat).filter(|space| s.board.sea().contains(space.index()))
}

/// Legendary Explorer: aboard, in a region without a token of the player's.
fn can_explore(s: &State, seat: Seat) -> Result<(), Why> {
    let region = sailed_region(s, seat).ok_or(Why::NotAboard)?;
    ensure(s.players[seat].explored & (1 << region) == 0, Why::AlreadyAffected)
}

fn explore(s: &mut State, _: &mut Ask<'_>, seat: Seat) -> Flow {
    let region = sailed_region(s, seat).expect("he is aboard");
    s.players[seat].explored |= 1 << region;
    Ok(())
}

/// New Colonies: everyone aboard with him can go ashore somewhere.
fn can_land(s: &State, seat: Seat) -> Result<(), Why> {
    move_units::can_land_all(s, seat, aboard(s, seat).ok_or(Why::NotAboard)?)
}

fn land(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let from = aboard(s, seat).expect("he is aboard");
    move_units::land_all(s, ask, seat, from, Prompt::PowerAt { power: Power::NewColonies })
}

/// Ruler of the North: half a point for each space between him and the start space.
fn north(s: &State, seat: Seat) -> [i32; 3] {
    let start = only(s.players[seat].start);
    let steps = s.leader_space(seat).and_then(|space| s.board.distance(space, start, s.board.revealed));
    [0, 0, steps.map_or(0, i32::from)]
}

/// Danegeld: Taxes for the activation of his city, not after Taxes in the same turn.
fn can_extort(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(s.has(seat, Advance::Taxes), Why::Needs(Advance::Taxes))?;
    activate::can_activate(s, s.leader_city(seat).ok_or(Why::NoLeaderCity)?)
}

fn extort(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let city = s.leader_city(seat).expect("he stands in a city");
    let activation = activate::begin(s, ask, seat, city, Work::Other)?;
    powers::tax(s, ask, seat)?;
    activate::finish(s, seat, activation);
    Ok(())
}

/// Prey: he survived the conquest of a city that was not Angry.
fn preys(s: &State, fight: &Fight, past: &Past) -> bool {
    let rich = past.city.is_some_and(|city| city.mood != Mood::Angry);
    past.has_conquered(fight.side) && rich && s.leader_space(fight.seat) == Some(fight.at)
}

fn plunder(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    gain_by(s, ask, seat, Goods::of(Good::Gold, 2), Cause::Power(Power::Prey));
    Ok(())
}

/// Terror of the North: 2 more after going ashore.
fn terrify(s: &State, fight: &Fight) -> i8 {
    2 * i8::from(fight.leads_on_land(s) && fight.side == ATTACKER && s.battle().landed)
}

/// Shipcraft: Navigation costs no food.
fn know_the_sea(_: &State, _: Seat, advance: Advance) -> u8 {
    if advance == Advance::Navigation { 2 } else { 0 }
}
