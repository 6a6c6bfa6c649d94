//! The Babylonians (C33.5 to C33.8, C34.7 to C34.12).

use super::rows::{Fight, P, R, Row, Rows};
use super::seekers::{RAISE, cheaper};
use super::take_one;
use crate::actions::aftermath;
use crate::actions::battle::ATTACKER;
use crate::components::civilizations::Power;
use crate::prelude::*;

pub(super) const ROWS: Rows = [
    Row::gained_with(Advance::Engineering, Power::Canals, R).adds(irrigate),
    Row::gained_with(Advance::Writing, Power::CodeOfLaws, P).persuades(proclaim),
    Row::gained_with(Advance::Astronomy, Power::StarCatalogues, P).foretells(watch_the_sky),
    Row::gained_with(Advance::Dogma, Power::Ziggurats, P).unbounds(Good::Ideas).builds(design),
    Row::of_leader(Power::Lawgiver, P).decrees(|s, seat, space| s.leader_city(seat) == Some(space)),
    Row::of_leader(Power::Guardian, P).builds(fortify),
    Row::of_leader(Power::Liberator, R).combat(liberate),
    Row::of_leader(Power::Revolt, R).bereaved(|s, seat, _| s.has_unit(seat, Unit::Infantry)).sequel(revolt),
    Row::of_leader(Power::HangingGardens, R)
        .seeks(Wonder::Gardens)
        .raises(cheaper::<{ Wonder::Gardens as usize }>)
        .used(RAISE),
    Row::of_leader(Power::Iconoclast, P).combat(smash),
];

/// Canals: a single food becomes two.
fn irrigate(yielded: &Goods) -> Goods {
    Goods::of(Good::Food, u8::from(yielded.food == 1))
}

/// Star Catalogues: an idea or a culture token before an Event.
fn watch_the_sky(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    take_one(s, ask, seat, Power::StarCatalogues, [Goods::of(Good::Ideas, 1), Goods::of(Good::Culture, 1)])
}

/// Ziggurats: ideas for whatever a Temple costs.
fn design(_: &State, _: Seat, _: Space, building: Building, price: Price, cause: Cause) -> Price {
    if building == Building::Temple { price.or_for_resources(Good::Ideas, cause) } else { price }
}

/// Guardian: a Fortress in his city for its ore alone.
fn fortify(s: &State, seat: Seat, space: Space, building: Building, price: Price, cause: Cause) -> Price {
    if building != Building::Fortress || s.leader_city(seat) != Some(space) {
        return price;
    }
    price.without(Good::Food, cause).without(Good::Wood, cause)
}

/// Liberator: 2 more against an opponent with at least as many cities.
fn liberate(s: &State, fight: &Fight) -> i8 {
    let large = |foe: Seat| s.cities(foe).len() >= s.cities(fight.seat).len();
    2 * i8::from(fight.leads_on_land(s) && fight.foe.seat().is_some_and(large))
}

/// Revolt: an Infantry where he is, or in a city where there is no room.
fn revolt(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    let Some(space) = s.leader_space(seat).filter(|_| s.has_unit(seat, Unit::Infantry)) else { return Ok(()) };
    let stack = s.board.stack(space);
    let room = match s.board.sea().contains(space.index()) {
        true => stack.land() < s.hold(stack.side, stack),
        false => s.has_room_for(seat, space, Unit::Infantry),
    };
    if !room {
        return aftermath::volunteer(s, ask, seat);
    }
    s.place_unit(seat, space, Unit::Infantry);
    ask.log(|| Event::Placed { seat, unit: Unit::Infantry, space });
    Ok(())
}

/// Iconoclast: 2 more against a city with a Temple.
fn smash(s: &State, fight: &Fight) -> i8 {
    let temple = s.board.city(fight.at).is_some_and(|city| city.has(Building::Temple));
    2 * i8::from(fight.leads_on_land(s) && fight.side == ATTACKER && temple)
}

/// Code of Laws: a card for a success, for whoever holds four or fewer.
fn proclaim(s: &mut State, _: &mut Ask<'_>, seat: Seat, _: Space) {
    let player = &s.players[seat];
    if player.actions.len() + player.persons.len() <= 4 {
        Cause::Power(Power::CodeOfLaws).note();
        s.then(Task::DrawActions { seat, count: 1 });
    }
}
