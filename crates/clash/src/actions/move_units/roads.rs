//! Squads that go by Roads (C22.8).

use super::march::{Entry, Way, terrain_marks};
use crate::marks::{FOREST, SPENT};
use crate::prelude::*;

/// Land spaces more than a step away that Roads open: the squad leaves or reaches one of its own cities (C22).
pub(super) fn roads_from(s: &State, seat: Seat, from: Space) -> HexSet {
    let land = s.board.land();
    if !land.contains(from.index()) || powers::roads(s, seat, true, false).is_none() {
        return HexSet::EMPTY;
    }
    let cities = s.cities(seat);
    let free = land.without(s.board.enemies(seat.into()));
    let crossed = s.board.within(only(from), powers::road_length(s, seat) - 1, free);
    let beyond = around_all(crossed).and(land).without(from.around()).without(only(from));
    if cities.contains(from.index()) { beyond } else { beyond.and(cities) }
}

/// Spaces a squad can cross on its way by Roads: free of enemies, the stack limit kept.
fn road(s: &State, seat: Seat, from: Space, to: Space, squad: &Units) -> HexSet {
    let mut free = s.board.land().without(s.board.enemies(seat.into()));
    if powers::keeps_off_grass(s, seat, to) {
        free = free.without(s.board.ground(Terrain::Grassland));
    }
    let near = s.board.within(only(from), powers::road_length(s, seat) - 1, free).without(only(from));
    filter(near, |space| s.has_room(seat.into(), space, squad))
}

/// The last spaces a squad may have crossed when it arrives by Roads.
fn crossings(s: &State, seat: Seat, from: Space, to: Space, squad: &Units) -> SmallVec<[Space; 4]> {
    let road = road(s, seat, from, to, squad);
    let reached = s.board.within(only(from), powers::road_length(s, seat) - 1, road).without(only(from));
    spaces(reached.and(to.around())).collect()
}

/// Whether there is no way to the last space crossed but over Grassland.
pub(super) fn crosses_grass(s: &State, seat: Seat, from: Space, to: Space, by: Space, squad: &Units) -> bool {
    let dry = road(s, seat, from, to, squad).without(s.board.ground(Terrain::Grassland));
    !s.board.within(only(from), powers::road_length(s, seat) - 1, dry).contains(by.index())
}

/// Whether some crossing serves; in 2012 a Mountain stops, and a Forest bars an attack, unless ore is paid.
pub(super) fn can_cross(s: &State, seat: Seat, from: Space, way: Way, squad: &Units) -> bool {
    crossings(s, seat, from, way.to, squad)
        .into_iter()
        .any(|by| !needs_ore(s, by, way) || powers::roads(s, seat, true, true).is_some())
}

fn needs_ore(s: &State, by: Space, way: Way) -> bool {
    let barred = s.board.is(by, Terrain::Mountain) || (s.board.is(by, Terrain::Forest) && way.entry == Entry::Attack);
    s.edition.roads_sell_apart() && barred
}

/// Pays for Roads where they are needed or wanted. Returns the space crossed, and whether penalties are ignored.
pub(super) fn take_road(
    s: &mut State,
    ask: &mut Ask<'_>,
    seat: Seat,
    from: Space,
    way: Way,
    squad: &Units,
) -> Flow<(Option<Space>, bool)> {
    if matches!(way.entry, Entry::Aboard | Entry::Explore) {
        return Ok((None, false));
    }
    let harms = |unit: Unit| terrain_marks(s, seat, (squad, unit), way.to, false) & (SPENT | FOREST) != 0;
    let rough = way.entry == Entry::Peaceful && squad.kinds().any(|(unit, _)| harms(unit));
    if !way.far {
        let cities = s.cities(seat);
        let touches = cities.contains(from.index()) || cities.contains(way.to.index());
        let by_land = s.board.land().contains(from.index());
        let price = powers::roads(s, seat, false, true).filter(|_| rough && touches && by_land);
        let ignores = match price {
            Some(price) => offer(s, ask, seat, price, Prompt::UseRoads { to: way.to, cost: price.goods })?,
            None => false,
        };
        return Ok((None, ignores));
    }
    let ore = powers::roads(s, seat, true, true).is_some();
    let open: SmallVec<[Space; 4]> =
        crossings(s, seat, from, way.to, squad).into_iter().filter(|&by| ore || !needs_ore(s, by, way)).collect();
    // The space crossed matters for a retreat, for the price in 2012, and for the Great Gardens.
    let by = ask.pick_if_several(seat, Prompt::RoadBy { to: way.to }, open.iter().copied(), Choice::At)?;
    let (needs_ore, all_in) = (needs_ore(s, by, way), !s.edition.roads_sell_apart());
    // A Forest crossed leaves its penalty on the squad as one entered does (2012).
    let rough = rough || s.board.is(by, Terrain::Forest);
    let prompt = Prompt::UseRoads { to: way.to, cost: Goods::of(Good::Ore, 1) };
    let ignores = all_in || needs_ore || (rough && ore && ask.whether(seat, prompt)?);
    let price = powers::roads(s, seat, true, ignores).expect("only roads that can be paid are offered");
    pay(s, ask, seat, price)?;
    powers::paved(s, seat);
    Ok((Some(by), ignores))
}
