//! The Phoenicians (C33.49 to C33.52, C34.73 to C34.78).

use super::offer_power;
use super::patrons::patron;
use super::rows::{Fight, Gives, P, R, Row, Rows};
use crate::actions::battle::DEFENDER;
use crate::actions::rolls;
use crate::components::civilizations::Power;
use crate::powers::trade_routes::{Link, Trader};
use crate::prelude::*;
use crate::state::Past;

pub(super) const ROWS: Rows = [
    Row::gained_with(Advance::TradeRoutes, Power::CedarsAndDyes, R).trades(export).ships(ship_far),
    Row::gained_with(Advance::WarShips, Power::Bireme, P).combat(ram),
    Row::gained_with(Advance::Writing, Power::Alphabet, P).gives(Gives { most: 2, goods: write }),
    Row::gained_with(Advance::Fishing, Power::CityIndependence, P)
        .roots(is_port)
        .scores(score_ports)
        .unscored(|advance| advance.group().is_government()),
    Row::of_leader(Power::PriestOfAstarte, P).combat(pray),
    Row::of_leader(Power::Deliverance, P).pacifies(deliver),
    Row::of_leader(Power::TradeMaster, P).spares(is_with_him),
    Row::of_leader(Power::Constructor, P).used(patron::<{ Group::Construction as usize }>()),
    Row::of_leader(Power::ProtectorOfThePeople, P).parries(protect).follows(has_protected).sequel(thank),
    Row::of_leader(Power::MediterraneanTrader, P).profits(is_with_him),
];

/// Cedars and Dyes: cities with a Port form links themselves.
fn export(s: &State, _: Seat, space: Space, trader: Trader) -> bool {
    trader == Trader::City && s.works(space, Building::Port)
}

/// Cedars and Dyes: Ships and Ports reach coastal cities three spaces away.
fn ship_far(trader: Trader) -> u8 {
    if matches!(trader, Trader::City | Trader::Unit(Unit::Ship | Unit::Pirate)) { 3 } else { 0 }
}

/// Bireme: 2 more at sea, in the first round alone against War Ships.
fn ram(s: &State, fight: &Fight) -> i8 {
    let armed = fight.foe.seat().is_some_and(|foe| s.has(foe, Advance::WarShips));
    2 * i8::from(fight.sea && (fight.round == 1 || !armed))
}

/// Alphabet: a culture token or 2 ideas.
fn write(_: &State, _: Seat, _: Space) -> SmallVec<[Goods; 2]> {
    SmallVec::from([Goods::of(Good::Culture, 1), Goods::of(Good::Ideas, 2)])
}

fn is_port(building: Building) -> bool {
    building == Building::Port
}

/// City Independence: half a point more for each Port on the map.
fn score_ports(s: &State, seat: Seat) -> [i32; 3] {
    let port = |&space: &Space| s.board.city(space).is_some_and(|city| city.colour(Building::Port).is(seat));
    [spaces(s.board.all_cities()).filter(port).count() as i32, 0, 0]
}

/// Priest of Astarte: 2 more near a city of one's own with a Temple.
fn pray(s: &State, fight: &Fight) -> i8 {
    let near = s.board.within(only(fight.at), 2, s.board.revealed).and(s.cities(fight.seat));
    let temple = spaces(near).any(|city| s.works(city, Building::Temple));
    2 * i8::from(fight.leads_on_land(s) && temple)
}

/// Deliverance: a city the player had influenced is Happy when his army takes it.
fn deliver(s: &State, seat: Seat, _: &Battle, city: &City) -> Option<Mood> {
    let influenced = city.buildings().any(|(_, colour)| colour.is(seat));
    (influenced && s.squad[Unit::Leader] > 0).then_some(Mood::Happy)
}

/// Trade Master, Mediterranean Trader: a Settler's or a Ship's link in his space.
fn is_with_him(s: &State, seat: Seat, link: &Link) -> bool {
    link.is_carried() && s.leader_space(seat) == Some(link.from)
}

/// Protector of the People: a culture token cancels a hit on a city he defends, once in a Combat.
fn protect(s: &mut State, ask: &mut Ask<'_>, fight: &Fight) -> Flow {
    let power = Power::ProtectorOfThePeople;
    let (hits, cancelled) = rolls::hits_on(s, fight.side);
    let defends = fight.side == DEFENDER && fight.leads_on_land(s) && s.board.city(fight.at).is_some();
    if defends
        && hits > cancelled
        && !s.battle().sworn[fight.side].has(power)
        && offer_power(s, ask, fight.seat, power, Goods::of(Good::Culture, 1))?
    {
        let battle = s.battle_mut();
        battle.sworn[fight.side].insert(power);
        battle.cancels[fight.side] += 1;
    }
    Ok(())
}

/// Protector of the People: he has won where he protected.
fn has_protected(_: &State, fight: &Fight, past: &Past) -> bool {
    let won = past.winner.is_some_and(|winner| usize::from(winner) == fight.side);
    won && past.battle.sworn[fight.side].has(Power::ProtectorOfThePeople)
}

/// Protector of the People: the token comes back.
fn thank(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    gain_by(s, ask, seat, Goods::of(Good::Culture, 1), Cause::Power(Power::ProtectorOfThePeople));
    Ok(())
}
