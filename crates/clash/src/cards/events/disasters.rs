//! Volcano, Earthquake, Flood, Fire (C27). What is buried goes onto the Event card, where it still scores.

use super::{E, GM, NO, Row, hit_all, row, spared, stay};
use crate::actions::conquer::lose_wonder;
use crate::fate::{lower, lower_one};
use crate::prelude::*;
use crate::state::WonderPlace;

pub(super) const VOLCANO: Row = row!("volcano", "", NO, E::Volcano, volcano, spared);

/// A city with all its units and pieces is lost.
fn volcano(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    stay(s, card);
    if s.cities(seat).len() < 4 {
        return Ok(());
    }
    let city = ask.pick(seat, Prompt::Volcano, spaces(s.cities(seat)), Choice::At)?;
    // Whoever is spared stays on the bare ground; a Leader never is.
    let spared = s.board.stack(city).land() > 0 && powers::undo(s, ask, seat, city)?;
    if spared {
        s.eliminate(city, Unit::Leader, s.board.stack(city)[Unit::Leader]);
    } else {
        s.eliminate_all(city);
    }
    let there = *s.board.city(city).expect("it is a city");
    there.buildings().for_each(|(building, _)| bury_building(s, city, building));
    there.wonders.iter().for_each(|wonder| bury_wonder(s, city, wonder));
    bury_settlement(s, city);
    ask.log(|| Event::CityBuried { seat, space: city });
    Ok(())
}

fn bury_building(s: &mut State, city: Space, building: Building) {
    let there = s.board.city_mut(city);
    let colour = std::mem::replace(&mut there.buildings[building as usize], Side::NOBODY);
    if let Some(owner) = colour.seat() {
        s.players[owner].buried[building as usize] += 1;
    }
}

/// A Wonder on the card still scores in Monumental; in 2012 it is lost, but its piece counts like the others.
fn bury_wonder(s: &mut State, city: Space, wonder: Wonder) {
    s.board.city_mut(city).wonders.remove(wonder);
    if s.edition.buried_wonders_score() {
        s.built[wonder as usize].place = WonderPlace::Buried;
        return;
    }
    if let Some(owner) = s.built[wonder as usize].owner.seat() {
        s.players[owner].half_points += 4;
    }
    lose_wonder(s, wonder);
}

fn bury_settlement(s: &mut State, city: Space) {
    let wonders = s.board.city(city).map_or_else(Default::default, |city| city.wonders);
    wonders.iter().for_each(|wonder| lose_wonder(s, wonder));
    let gone = s.board.raze(city);
    if let Some(owner) = gone.owner.seat() {
        s.players[owner].buried_settlements += 1;
    }
}

pub(super) const EARTHQUAKE: Row = row!("earthquake", "", NO, E::Earthquake(false), earthquake, spared);
pub(super) const HEAVY_EARTHQUAKE: Row = row!("heavy-earthquake", "", NO, E::Earthquake(true), hit_all, earthquake);

/// One to three city pieces are lost, a Settlement only as the last of its city; the cities hit grow sadder.
fn earthquake(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    stay(s, card);
    if s.cities(seat).len() < 3 {
        return Ok(());
    }
    let mut hit = HexSet::EMPTY;
    for count in 0..3_u8 {
        let mut options = pieces(s, seat);
        if count > 0 {
            options.push(Next::Done);
        }
        match ask.pick(seat, Prompt::Earthquake { count }, options, Choice::from)? {
            Next::Building(city, building) => {
                bury_building(s, city, building);
                hit.insert(city.index());
            }
            Next::Wonder(city, wonder) => {
                bury_wonder(s, city, wonder);
                hit.insert(city.index());
            }
            Next::Settlement(city) => {
                bury_settlement(s, city);
                hit.remove(city.index());
            }
            Next::Done => break,
        }
        if s.cities(seat).is_empty() {
            break;
        }
    }
    ask.log(|| Event::Quaked { seat });
    for city in spaces(hit) {
        lower(s, ask, seat, city, false)?;
    }
    Ok(())
}

options! {
    enum Next: Choice {
        Building(city: Space, building: Building) => Choice::Piece(city, Some(building)),
        Wonder(city: Space, wonder: Wonder) => Choice::WonderAt(city, wonder),
        Settlement(city: Space) => Choice::Piece(city, None),
        Done,
    }
}

/// City pieces that can be chosen; Wonders in Monumental only.
fn pieces(s: &State, seat: Seat) -> SmallVec<[Next; 32]> {
    let mut options = SmallVec::new();
    for space in spaces(s.cities(seat)) {
        let Some(city) = s.board.city(space) else { continue };
        let before = options.len();
        options.extend(city.buildings().map(|(building, _)| Next::Building(space, building)));
        if s.edition.wonders_count_for_size() {
            options.extend(city.wonders.iter().map(|wonder| Next::Wonder(space, wonder)));
        }
        if options.len() == before {
            options.push(Next::Settlement(space));
        }
    }
    options
}

pub(super) const FLOOD: Row = row!("flood", "", NO, E::Flood(false), flood, spared);
pub(super) const HEAVY_FLOOD: Row = row!("heavy-flood", "", NO, E::Flood(true), hit_all, flood);

/// The mood of a coastal city falls.
fn flood(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    let coast = filter(s.cities(seat), |city| city.around().meets(s.board.sea()));
    lower_one(s, ask, seat, coast, false)?;
    Ok(())
}

pub(super) const FIRE: Row = row!("fire", "", GM, E::Fire, fire, spared);

/// A Forest burns, and every city in it is sad about it; where the player has none in one, a wood is lost.
fn fire(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    let forest = s.board.ground(Terrain::Forest);
    let Some(city) = ask.pick_if_any(seat, Prompt::Fire, spaces(s.cities(seat).and(forest)), Choice::At)? else {
        let wood = Goods::of(Good::Wood, s.players[seat].goods.wood.min(1));
        s.take(seat, wood);
        ask.log(|| Event::Paid { seat, goods: wood, cause: None });
        return Ok(());
    };
    let burning = s.board.within(only(city), u8::MAX, forest).and(s.board.all_cities());
    // Barbarians have no Myths to tell.
    for space in spaces(burning.and(s.board.cities_of(Side::BARBARIANS))) {
        let city = s.board.city_mut(space);
        city.mood = city.mood.lowered();
    }
    let hit = |owner: Seat| spaces(burning.and(s.cities(owner))).map(move |space| Task::Sadden { seat: owner, space });
    let tasks: SmallVec<[Task; 16]> = seat.clockwise(s.count()).flat_map(hit).collect();
    s.then_each(tasks);
    Ok(())
}

/// The mood of a city that burned falls, unless its owner prevents it.
pub(crate) fn sadden(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow {
    lower(s, ask, seat, space, false)
}
