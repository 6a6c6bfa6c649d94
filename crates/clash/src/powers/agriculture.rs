//! Farming, Storage, Irrigation, Husbandry (C22.1 to C22.4).

use super::civilizations;
use super::rows::{M, N, R, Row, Rows};
use crate::prelude::*;

pub(super) const ROWS: Rows = [
    (Advance::Farming, Row::new(N, R)),
    (Advance::Storage, Row::new(M, R)),
    (Advance::Irrigation, Row::new(M, R)),
    (Advance::Husbandry, Row::new(M, R)),
];

/// Farming serves Grassland and Forest, Irrigation the Desert.
pub(super) fn yields(s: &State, seat: Seat, terrain: Terrain) -> Option<Good> {
    match terrain {
        Terrain::Grassland => s.has(seat, Advance::Farming).then_some(Good::Food),
        Terrain::Forest => s.has(seat, Advance::Farming).then_some(Good::Wood),
        Terrain::Desert => s.has(seat, Advance::Irrigation).then_some(Good::Food),
        Terrain::Mountain | Terrain::Sea => None,
    }
}

/// Without Storage there is room for 2 food (C1.3).
pub(super) fn food_limit(s: &State, seat: Seat) -> u8 {
    if s.has(seat, Advance::Storage) { s.edition.most() } else { 2 }
}

/// Storage.
pub(super) fn stored_by(s: &State, seat: Seat) -> Option<Cause> {
    s.has(seat, Advance::Storage).then_some(Cause::Advance(Advance::Storage))
}

/// Whether a player owns Storage, where vermin comes (C27.51).
pub(crate) fn stores(s: &State, seat: Seat) -> bool {
    s.players[seat].advances.has(Advance::Storage)
}

/// Irrigation ignores every Famine, and so may a people.
pub(crate) fn withstands_famine(s: &State, seat: Seat) -> bool {
    s.has(seat, Advance::Irrigation) || civilizations::feeds(s, seat)
}

fn husbandry_rests(s: &State, seat: Seat) -> bool {
    !s.has(seat, Advance::Husbandry) || !s.is_turn_of(seat) || s.turn.used.has(Once::Husbandry)
}

/// Husbandry without food: one space two steps away, two with Roads.
pub(crate) fn free_reach(s: &State, seat: Seat) -> u8 {
    if husbandry_rests(s, seat) || s.edition.husbandry_costs_food() {
        return 0;
    }
    1 + u8::from(s.has(seat, Advance::Roads))
}

/// Husbandry for food: any number of them; for nothing with Roads.
pub(crate) fn reach_price(s: &State, seat: Seat) -> Option<Goods> {
    let sold = s.edition.husbandry_costs_food() && !husbandry_rests(s, seat);
    sold.then(|| if s.has(seat, Advance::Roads) { Goods::NONE } else { Goods::of(Good::Food, 1) })
}

/// Husbandry serves one Collect a turn.
pub(crate) fn reached_far(s: &mut State) -> Cause {
    s.turn.used.set(Once::Husbandry);
    Cause::Advance(Advance::Husbandry)
}

/// Where the two steps of Husbandry may lead: over Land, or across Sea as well.
pub(crate) fn reach_ways(s: &State) -> HexSet {
    if s.edition.husbandry_costs_food() { s.board.revealed } else { s.board.land() }
}
