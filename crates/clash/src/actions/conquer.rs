//! A city changes hands or is destroyed (C15.1, C17).

use crate::board::Party;
use crate::prelude::*;
use crate::state::{Built, WonderPlace};

/// The attacker of a Conflict takes the city.
pub(crate) fn conquer(s: &mut State, ask: &mut Ask<'_>, battle: &Battle) {
    let space = battle.at;
    let city = *s.board.city(space).expect("there is a city to conquer");
    let [by, old] = battle.sides;
    match (by.party(), old.party()) {
        (Party::Player(seat), Party::Player(victim)) => {
            s.turn.captures[victim.index()] += 1;
            take_from_player(s, ask, seat, victim, battle, &city);
            if battle.defended {
                s.achieve(seat, Objective::Conqueror);
            }
            if battle.landed {
                s.achieve(seat, Objective::NavalAssault);
            }
        }
        (Party::Player(seat), Party::Barbarians) => {
            take_from_barbarians(s, ask, seat, battle, &city);
            if battle.start[1] >= 2 {
                s.achieve(seat, Objective::BarbarianConquest);
            }
        }
        (Party::Barbarians, Party::Player(victim)) => lose_to_barbarians(s, ask, victim, space),
        (Party::Barbarians | Party::Pirates | Party::Nobody, _) | (_, Party::Pirates | Party::Nobody) => {}
    }
}

fn take_from_player(s: &mut State, ask: &mut Ask<'_>, seat: Seat, victim: Seat, battle: &Battle, city: &City) {
    let space = battle.at;
    let mut gold = s.edition.spoils(city.size(s.edition), city.mood);
    if s.players[seat].settlements == 0 {
        // The size counts every piece; a Wonder is none in 2012 (C15.5).
        gold += city.size(s.edition);
        destroy(s, space);
        ask.log(|| Event::CityDestroyed { space });
    } else {
        s.players[victim].settlements += 1;
        s.players[seat].settlements -= 1;
        s.board.hand_over(space, seat.into());
        for (building, colour) in city.buildings() {
            if !colour.is(victim) || powers::is_rooted(s, building, colour) {
                continue;
            }
            s.players[victim].buildings[building as usize] += 1;
            let supply = &mut s.players[seat].buildings[building as usize];
            let new = if *supply > 0 {
                *supply -= 1;
                seat.into()
            } else {
                gold += 1;
                Side::NOBODY
            };
            s.board.city_mut(space).buildings[building as usize] = new;
        }
        pass_wonders(s, space, seat.into());
        calm(s, space, powers::pacified(s, battle, city));
        ask.log(|| Event::Conquered { by: seat.into(), from: victim.into(), space });
    }
    gain(s, ask, seat, Goods::of(Good::Gold, gold));
    if city.mood != Mood::Angry || s.edition.refugees_leave_angry_cities() {
        s.then(Task::Refugee { seat: victim });
    }
}

/// A city that was conquered is Angry, unless powers say otherwise, and has not been activated.
fn calm(s: &mut State, space: Space, mood: Mood) {
    let city = s.board.city_mut(space);
    city.mood = mood;
    city.activations = 0;
    city.angry_used = false;
    city.closed = false;
    city.charms = 0;
}

/// Wonders go with their city; the Pyramids of the Monumental Edition stay their builder's (C23).
fn pass_wonders(s: &mut State, space: Space, to: Side) {
    let wonders = s.board.city(space).map_or_else(Default::default, |city| city.wonders);
    for wonder in wonders.iter() {
        if !powers::is_lasting(s, wonder) {
            s.built[wonder as usize].owner = to;
        }
    }
}

fn take_from_barbarians(s: &mut State, ask: &mut Ask<'_>, seat: Seat, battle: &Battle, city: &City) {
    let space = battle.at;
    let gold = if s.edition.pays_for_every_victory() { 1 } else { battle.start[1] };
    gain(s, ask, seat, Goods::of(Good::Gold, gold));
    s.barbarians.settlements += 1;
    if s.players[seat].settlements == 0 {
        let gold = if s.edition.razes_camps() { 1 } else { s.size(space) };
        destroy_standing(s, space);
        s.gain(seat, Goods::of(Good::Gold, gold));
        ask.log(|| Event::CityDestroyed { space });
        return;
    }
    s.players[seat].settlements -= 1;
    s.board.hand_over(space, seat.into());
    s.druids.remove(space.index());
    pass_wonders(s, space, seat.into());
    calm(s, space, powers::pacified(s, battle, city));
    ask.log(|| Event::Conquered { by: seat.into(), from: Side::BARBARIANS, space });
    if s.edition.razes_camps() {
        s.then(Task::KeepOrRaze { seat, space });
    }
}

/// A captured settlement is kept or razed for a gold (C17).
pub(crate) fn keep_or_raze(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow {
    if !ask.whether(seat, Prompt::KeepCity { space })? {
        destroy(s, space);
        s.gain(seat, Goods::of(Good::Gold, 1));
        ask.log(|| Event::CityDestroyed { space });
    }
    Ok(())
}

fn lose_to_barbarians(s: &mut State, ask: &mut Ask<'_>, victim: Seat, space: Space) {
    if s.barbarians.settlements == 0 {
        destroy(s, space);
        ask.log(|| Event::CityDestroyed { space });
    } else {
        s.barbarians.settlements -= 1;
        s.players[victim].settlements += 1;
        s.board.hand_over(space, Side::BARBARIANS);
        pass_wonders(s, space, Side::NOBODY);
        calm(s, space, Mood::Angry);
        ask.log(|| Event::Conquered { by: Side::BARBARIANS, from: victim.into(), space });
    }
    s.then(Task::Settle { seat: victim });
}

/// A city of a player leaves the map; its pieces go back to supply, its Wonders are lost.
pub(crate) fn destroy(s: &mut State, space: Space) {
    if let Some(owner) = s.board.city(space).and_then(|city| city.owner.seat()) {
        s.players[owner].settlements += 1;
    }
    destroy_standing(s, space);
}

/// The same, without its Settlement.
fn destroy_standing(s: &mut State, space: Space) {
    let city = s.board.raze(space);
    s.druids.remove(space.index());
    for (building, colour) in city.buildings() {
        give_back(s, building, colour);
    }
    for wonder in city.wonders.iter() {
        lose_wonder(s, wonder);
    }
}

/// A building goes back to its colour's supply.
pub(crate) fn give_back(s: &mut State, building: Building, colour: Side) {
    if let Some(seat) = colour.seat() {
        s.players[seat].buildings[building as usize] += 1;
    }
}

/// A building in a city takes a player's colour; the old piece goes back.
pub(crate) fn recolour(s: &mut State, seat: Seat, space: Space, building: Building) {
    let city = s.board.city_mut(space);
    let old = std::mem::replace(&mut city.buildings[building as usize], seat.into());
    s.players[seat].buildings[building as usize] -= 1;
    give_back(s, building, old);
}

/// A Wonder is destroyed; the builder of the Pyramids keeps card and points (C23).
pub(crate) fn lose_wonder(s: &mut State, wonder: Wonder) {
    let kept = powers::is_lasting(s, wonder);
    let built = &mut s.built[wonder as usize];
    *built = if kept {
        Built { place: WonderPlace::Gone, ..*built }
    } else {
        Built { builder: Side::NOBODY, owner: Side::NOBODY, place: WonderPlace::Gone }
    };
}

/// The people of a city lost to a player settle in another one; in 2012 they must (C15.3).
pub(crate) fn refugee(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    settler_in_city(s, ask, seat, !s.edition.refugees_must_settle())
}

/// A free Settler for a player, in a city of their choice.
pub(crate) fn settler_in_city(s: &mut State, ask: &mut Ask<'_>, seat: Seat, optional: bool) -> Flow {
    let open = if s.has_unit(seat, Unit::Settler) { s.cities(seat) } else { HexSet::EMPTY };
    let (prompt, open) = (Prompt::PlaceUnit { unit: Unit::Settler }, spaces(open));
    let city = if optional {
        ask.pick_or_not(seat, prompt, open, Choice::At, true)?
    } else {
        ask.pick_if_any(seat, prompt, open, Choice::At)?
    };
    if let Some(space) = city {
        s.place_unit(seat, space, Unit::Settler);
        ask.log(|| Event::Placed { seat, unit: Unit::Settler, space });
    }
    Ok(())
}
