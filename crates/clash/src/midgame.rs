//! A world in the middle of a game, made by chance: explored, settled, armed. Simulations begin here to get where random
//! play seldom does; what follows is played by the rules.

use tessera_kernel::Rng;

use crate::actions::found;
use crate::components::civilizations::{Civilization, Leader};
use crate::prelude::*;
use crate::state::Phase;

/// A game that has just been set up is put into its middle.
pub(crate) fn grow(s: &mut State, rng: &mut Rng) {
    let layout = s.board.layout();
    for region in layout.homes..layout.regions.len() {
        s.board.reveal(region, rng.index(2) == 1);
    }
    lead(s);
    s.age = 2 + rng.index(3) as u8;
    let seats: Vec<Seat> = s.players.seats().collect();
    for &seat in &seats {
        learn(s, rng, seat);
    }
    // One after the other, so that nobody has the best of the land.
    for _ in 0..4 {
        seats.iter().for_each(|&seat| settle(s, rng, seat));
    }
    camp(s, rng);
    for &seat in &seats {
        spaces(s.cities(seat)).for_each(|city| enlarge(s, rng, seat, city));
        spaces(s.cities(seat)).for_each(|city| garrison(s, rng, seat, city));
        set_out(s, rng, seat);
        launch(s, rng, seat);
        follow(s, rng, seat);
        equip(s, rng, seat);
    }
}

/// Peoples find their players as they were dealt.
fn lead(s: &mut State) {
    if s.edition.has_civilizations() {
        for served in 0..s.count() as u8 {
            let people = Civilization::ALL[usize::from(s.peoples[usize::from(served)])];
            crate::peoples::lead(s, s.in_order(served), people);
        }
        s.peoples = crate::hand::Pile::default();
        s.phase = Phase::RoundBegins;
    }
}

/// Any of these.
fn any<T: Copy>(rng: &mut Rng, of: &[T]) -> Option<T> {
    (!of.is_empty()).then(|| of[rng.index(of.len())])
}

/// Any of these spaces.
fn somewhere(rng: &mut Rng, among: HexSet) -> Option<Space> {
    any(rng, &spaces(among).collect::<Vec<_>>())
}

/// Advances, in an order that is allowed, and what they bring a people.
fn learn(s: &mut State, rng: &mut Rng, seat: Seat) {
    for _ in 0..8 + rng.index(16) {
        let open = |advance: &Advance| advance.open_to(s.players[seat].advances, s.edition).is_ok();
        let open: Vec<Advance> = Advance::ALL.into_iter().filter(open).collect();
        let Some(advance) = any(rng, &open) else { return };
        s.players[seat].advances.insert(advance);
        powers::awaken(s, seat, advance);
    }
}

/// A city, not far from another of its own.
fn settle(s: &mut State, rng: &mut Rng, seat: Seat) {
    let near = s.board.within(s.cities(seat), 3, s.board.revealed);
    let open = filter(near, |space| found::can_stand(s, seat.into(), space).is_ok());
    let Some(space) = somewhere(rng, open).filter(|_| s.players[seat].settlements > 0) else { return };
    let mood = [Mood::Happy, Mood::Happy, Mood::Neutral, Mood::Angry][rng.index(4)];
    s.players[seat].settlements -= 1;
    s.board.found(seat.into(), space, mood);
}

/// Barbarians, and Pirates where there are any.
fn camp(s: &mut State, rng: &mut Rng) {
    for _ in 0..2 + rng.index(3) {
        let open = filter(s.board.land(), |space| found::can_stand(s, Side::BARBARIANS, space).is_ok());
        let open = open.without(s.board.all_units());
        let Some(space) = somewhere(rng, open) else { break };
        s.barbarians.settlements -= 1;
        s.board.found(Side::BARBARIANS, space, Mood::Neutral);
        for unit in [Unit::Infantry, Unit::Infantry, Unit::Cavalry, Unit::Elephant] {
            if rng.index(2) == 0 && s.barbarians.units[unit] > 0 {
                s.barbarians.units[unit] -= 1;
                s.board.add(Side::BARBARIANS, space, unit, 1);
            }
        }
    }
    let afloat = rng.index(usize::from(s.pirates / 2) + 1);
    for _ in 0..afloat {
        let Some(space) = somewhere(rng, s.board.sea().without(s.board.all_units())) else { break };
        s.pirates -= 1;
        s.board.add(Side::PIRATES, space, Unit::Pirate, 1);
    }
}

/// Buildings, now and then in the colour of another.
fn enlarge(s: &mut State, rng: &mut Rng, seat: Seat, city: Space) {
    let most = s.cities(seat).len().min(4);
    for _ in 0..rng.index(most + 1) {
        let colour = if rng.index(2) == 0 { seat.next(s.count()) } else { seat };
        let coast = city.around().and(s.board.sea());
        let open = |building: &Building| {
            let there = s.board.city(city).is_some_and(|city| city.has(*building));
            let ashore = *building != Building::Port || !coast.is_empty();
            !there && ashore && s.players[colour].buildings[*building as usize] > 0
        };
        let kinds: Vec<Building> = s.edition.building_kinds().filter(open).collect();
        let Some(building) = any(rng, &kinds) else { return };
        if building == Building::Port {
            s.board.city_mut(city).port = somewhere(rng, coast).expect("a coast").index();
        }
        s.board.city_mut(city).buildings[building as usize] = colour.into();
        s.players[colour].buildings[building as usize] -= 1;
    }
}

/// Units of a kind come into a space, as far as there are any and they have room.
fn place(s: &mut State, seat: Seat, space: Space, unit: Unit, count: usize) {
    for _ in 0..count {
        if !unit.is_army() || s.has_room_for(seat, space, unit) {
            s.place_unit(seat, space, unit);
        }
    }
}

/// Units of a city.
fn garrison(s: &mut State, rng: &mut Rng, seat: Seat, city: Space) {
    place(s, seat, city, Unit::Infantry, rng.index(3));
    for unit in s.edition.units().filter(|unit| matches!(unit, Unit::Cavalry | Unit::Elephant | Unit::Settler)) {
        place(s, seat, city, unit, usize::from(rng.index(4) == 0));
    }
}

/// Armies and Settlers in the open: near home, and before somebody else's gates.
fn set_out(s: &mut State, rng: &mut Rng, seat: Seat) {
    let abroad = s.board.all_cities().without(s.cities(seat));
    for (cities, steps) in [(s.cities(seat), 2), (abroad, 1)] {
        let near = s.board.within(cities, steps, s.board.land()).without(s.board.all_cities());
        let Some(space) = somewhere(rng, near.without(s.board.enemies(seat.into()))) else { continue };
        for unit in s.edition.units().filter(|unit| unit.is_land() && *unit != Unit::Leader) {
            place(s, seat, space, unit, rng.index(2));
        }
    }
}

/// A fleet, and whoever is aboard: off somebody else's coast where that can be.
fn launch(s: &mut State, rng: &mut Rng, seat: Seat) {
    let free = s.board.sea().without(s.board.enemy_units(seat.into()));
    let abroad = around_all(s.board.all_cities().without(s.cities(seat))).and(free);
    let Some(space) = somewhere(rng, if abroad.is_empty() { free } else { abroad }) else { return };
    place(s, seat, space, Unit::Ship, 1 + rng.index(2));
    let room = usize::from(s.hold(seat.into(), s.board.stack(space)));
    for _ in 0..rng.index(room.max(1)) {
        s.place_unit(seat, space, if rng.index(3) == 0 { Unit::Settler } else { Unit::Infantry });
    }
}

/// A Leader: in a city, with an army in the open, before somebody else's gates where one is there, or aboard.
fn follow(s: &mut State, rng: &mut Rng, seat: Seat) {
    let leaders: Vec<Leader> = s.players[seat].leaders.iter().collect();
    let room = |space: Space| {
        let stack = s.board.stack(space);
        match s.board.sea().contains(space.index()) {
            true => stack.land() < s.hold(seat.into(), stack),
            false => s.has_room_for(seat, space, Unit::Leader),
        }
    };
    let (cities, units) = (s.cities(seat), s.board.units_of(seat));
    let field = filter(units.and(s.board.land()).without(cities), |space| s.board.stack(space).army() > 0);
    let gates = field.and(around_all(s.board.all_cities().without(cities)));
    let places = [cities, if gates.is_empty() { field } else { gates }, units.and(s.board.sea())];
    let open = filter(places[rng.index(places.len())], room);
    let open = if open.is_empty() { filter(cities, room) } else { open };
    if let (Some(leader), Some(space)) = (any(rng, &leaders), somewhere(rng, open)) {
        s.follow_leader(seat, leader);
        s.place_unit(seat, space, Unit::Leader);
    }
}

/// Goods, cards and captives.
fn equip(s: &mut State, rng: &mut Rng, seat: Seat) {
    let goods = Good::ALL.into_iter().map(|good| Goods::of(good, 3 + rng.index(6) as u8));
    let goods = goods.fold(Goods::NONE, |sum, goods| sum + goods);
    s.gain(seat, goods);
    for _ in 0..rng.index(4) {
        if let Some(card) = s.actions.pop() {
            s.players[seat].actions.insert(card);
        }
    }
    for _ in 0..rng.index(3) {
        if let Some(wonder) = s.wonders.pop() {
            s.players[seat].wonders.insert(Wonder::new(wonder));
        }
    }
    let held = (rng.index(4) as u8).min(s.barbarians.units[Unit::Infantry]);
    if powers::captives::are_taken_by(s, seat) && held > 0 {
        s.take_captive(seat, Side::BARBARIANS, Units::of(Unit::Infantry, held));
    }
}
