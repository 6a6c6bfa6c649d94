//! The Romans (C33.53 to C33.56, C34.79 to C34.84).

use super::offer_power;
use super::rows::{Fight, P, R, Row, Rows};
use crate::actions::activate::{self, Work};
use crate::actions::{advance, happiness};
use crate::cards::discard;
use crate::choice::Item;
use crate::components::civilizations::Power;
use crate::fate::barbarians;
use crate::prelude::*;
use crate::state::Past;

pub(super) const ROWS: Rows = [
    Row::gained_with(Advance::Engineering, Power::Aqueducts, R)
        .feeds(true)
        .cheapens(bring_water)
        .used(Use::free(can_plumb, plumb)),
    Row::gained_with(Advance::Roads, Power::RomanRoads, R).paves(4),
    Row::gained_with(Advance::Bartering, Power::SlaveTrade, R)
        .builds(|_, _, _, _, price, cause| price.or_for_resources(Good::Mood, cause))
        .follows(takes_slaves)
        .sequel(sell_slaves),
    Row::of_government(Power::Provinces, R)
        .recruits(ride)
        .pacifies(|_, _, _, _| Some(Mood::Neutral))
        .follows(governs)
        .sequel(please),
    Row::of_leader(Power::Princeps, P).used(Use::action(can_confer, confer).costs(1, 0)).sequel(dismiss),
    Row::of_leader(Power::Emperor, P).combat(expand),
    Row::of_leader(Power::Statesman, P).used(Use::free(can_speak, speak)),
    Row::of_leader(Power::Proconsul, P).follows(garrisons).sequel(garrison),
    Row::of_leader(Power::Dictator, P)
        .musters(|s, seat, _, _| !within_reach(s, seat).is_empty())
        .sequel(dictate)
        .shelters(|s, seat, target| s.leader_city(seat) == Some(target)),
    Row::of_leader(Power::Civilizer, P).combat(civilize),
];

/// Slave Trade: every Conflict won.
fn takes_slaves(_: &State, fight: &Fight, past: &Past) -> bool {
    past.winner == Some(fight.side as u8)
}

fn sell_slaves(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    gain_by(s, ask, seat, Goods { gold: 1, mood: 1, ..Goods::NONE }, Cause::Power(Power::SlaveTrade));
    Ok(())
}

/// Provinces: Cavalry without a Market three spaces or more from the start space.
fn ride(s: &State, seat: Seat, city: Space, unit: Unit) -> bool {
    let distance = s.board.distance(city, only(s.players[seat].start), s.board.revealed);
    unit == Unit::Cavalry && distance.is_none_or(|steps| steps >= 3)
}

/// Provinces: a conquered city that is not Happy may be made so.
fn governs(s: &State, fight: &Fight, past: &Past) -> bool {
    let neutral = s.board.city(fight.at).is_some_and(|city| city.owner.is(fight.seat) && city.mood == Mood::Neutral);
    past.has_conquered(fight.side) && neutral
}

fn please(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow {
    if offer_power(s, ask, seat, Power::Provinces, Goods::of(Good::Culture, 1))? {
        happiness::lift(s, ask, seat, space);
    }
    Ok(())
}

/// Princeps: the Leader's city can be activated.
fn can_confer(s: &State, seat: Seat) -> Result<(), Why> {
    activate::can_activate(s, s.leader_city(seat).ok_or(Why::NoLeaderCity)?)
}

/// Princeps: two cards come, two go.
fn confer(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let city = s.leader_city(seat).expect("he stands in a city");
    let activation = activate::begin(s, ask, seat, city, Work::Other)?;
    activate::finish(s, seat, activation);
    s.then_each([
        Task::DrawActions { seat, count: 1 },
        Task::DrawObjectives { seat, count: 1 },
        Task::Sequel { seat, power: Power::Princeps, space: city },
    ]);
    Ok(())
}

/// Princeps: an Action card, or a Great Person (C21.7), and an Objective card are discarded.
fn dismiss(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    let hand = s.players[seat];
    let card = discard::pick(ask, seat, Prompt::DiscardAction, &hand, false)?;
    let plans = hand.objectives.iter().map(ObjectiveCard::new);
    let plan = ask.pick_if_any(seat, Prompt::DiscardObjective, plans, Choice::Objective)?;
    if let Some(card) = card {
        discard::give_up(s, ask, seat, card);
    }
    if let Some(card) = plan {
        discard::give_up(s, ask, seat, Item::Objective(card));
    }
    Ok(())
}

/// Emperor: 2 more where no city of the player's is in the region.
fn expand(s: &State, fight: &Fight) -> i8 {
    let layout = s.board.layout();
    let region = layout.region_sets[layout.region(fight.at)];
    2 * i8::from(fight.leads_on_land(s) && !region.meets(s.cities(fight.seat)))
}

/// Statesman: a step of his city's mood can be paid.
fn can_speak(s: &State, seat: Seat) -> Result<(), Why> {
    happiness::can_raise_city(s, seat, s.leader_city(seat).ok_or(Why::NoLeaderCity)?)
}

/// Statesman: a step of happiness, and as many more as the player asks for.
fn speak(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let city = s.leader_city(seat).expect("he stands in a city");
    happiness::raise_city(s, ask, seat, city)
}

/// Proconsul: he is in the city he conquered, and there is an Infantry and room for it.
fn garrisons(s: &State, fight: &Fight, past: &Past) -> bool {
    let there = s.leader_space(fight.seat) == Some(fight.at);
    past.has_conquered(fight.side) && there && can_garrison(s, fight.seat, fight.at)
}

fn can_garrison(s: &State, seat: Seat, space: Space) -> bool {
    s.has_unit(seat, Unit::Infantry) && s.has_room_for(seat, space, Unit::Infantry)
}

fn garrison(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow {
    let open = can_garrison(s, seat, space) && s.board.stack(space).side.is(seat);
    if open && offer_power(s, ask, seat, Power::Proconsul, Goods::of(Good::Gold, 1))? {
        s.place_unit(seat, space, Unit::Infantry);
        ask.log(|| Event::Placed { seat, unit: Unit::Infantry, space });
    }
    Ok(())
}

/// Barbarian armies about to march within two spaces of the Leader.
fn within_reach(s: &State, seat: Seat) -> HexSet {
    let near = s.leader_space(seat).map_or(HexSet::EMPTY, |space| s.board.within(only(space), 2, s.board.revealed));
    near.and(s.marching)
}

/// Dictator: he says which of them stay.
fn dictate(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    let armies = within_reach(s, seat);
    barbarians::hold_back(s, ask, seat, Power::Dictator, armies)
}

/// Civilizer: 2 more against Barbarians.
fn civilize(s: &State, fight: &Fight) -> i8 {
    2 * i8::from(fight.leads_on_land(s) && fight.foe == Side::BARBARIANS)
}

/// Aqueducts: Sanitation costs no food.
fn bring_water(_: &State, _: Seat, advance: Advance) -> u8 {
    if advance == Advance::Sanitation { 2 } else { 0 }
}

fn can_plumb(s: &State, seat: Seat) -> Result<(), Why> {
    advance::can_learn(s, seat, Advance::Sanitation)?;
    ensure(s.can_pay(seat, advance::full_price(s, seat, Advance::Sanitation)), Why::CannotPay)
}

/// Aqueducts: or it is bought at the full price without an action.
fn plumb(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let price = advance::full_price(s, seat, Advance::Sanitation);
    advance::buy_at(s, ask, seat, Advance::Sanitation, true, price)
}
