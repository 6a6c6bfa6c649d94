//! A seat's side of the island: its people and cities, what it could do now, and what neighbours could do to it.

use tessera_kernel::{Seat, Sheet};

use super::ground::{Border, Ground, worth};
use crate::components::cities::{COPIES, VALUES};
use crate::components::epochs::FLIGHT;
use crate::components::sea::hexes;
use crate::components::terrain::Terrain;
use crate::state::State;

/// Numbers that are usually below so much, each as a part of it.
pub(super) fn parts<const COUNT: usize>(counts: [u8; COUNT], of: f32) -> impl Iterator<Item = f32> {
    counts.into_iter().map(move |count| f32::from(count) / of)
}

pub(super) fn write(s: &State, ground: &Ground, seat: Seat, sheet: &mut Sheet) {
    people(s, ground, seat, sheet);
    cities(s, ground, seat, sheet);
    growth(s, ground, seat, sheet);
    land(s, ground, sheet);
    border(s, ground, seat, sheet);
}

fn people(s: &State, ground: &Ground, seat: Seat, sheet: &mut Sheet) {
    let player = &s.players[seat];
    sheet.list("stacks", parts(ground.heights, 8.0));
    sheet.list("hexes of", Terrain::ALL.map(|terrain| ground.people.and(s.board.terrain(terrain)).len() as f32 / 5.0));
    sheet.put("people on mountains", f32::from(ground.tokens[Terrain::Mountain as usize]) / 3.0);
    sheet.put("supply", f32::from(player.supply) / 16.0);
    sheet.steps("supply from", player.supply.into(), &[1.0, 2.0, 3.0, 5.0, 8.0, 12.0]);
    sheet.flag("flight", player.row == FLIGHT);
}

fn cities(s: &State, ground: &Ground, seat: Seat, sheet: &mut Sheet) {
    let best = ground.sites.iter().rposition(|&count| count > 0);
    sheet.list("cities of", parts(ground.cities, 2.0));
    sheet.list("city tiles of", (0..COPIES.len()).map(|size| f32::from(s.players[seat].cities[size]) / 3.0));
    sheet.steps("cities from", ground.built.len() as f32, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]);
    sheet.list("sites of", parts(ground.sites, 2.0));
    // The land goes as the city comes.
    sheet.put("gain by building", best.map_or(0.0, |size| f32::from(VALUES[size] - 1) / 3.0));
    sheet.list("open stacks", parts(ground.open, 5.0));
}

/// What one action of each kind could bring.
fn growth(s: &State, ground: &Ground, seat: Seat, sheet: &mut Sheet) {
    let (epoch, player) = (s.players[seat].epoch(), &s.players[seat]);
    let births = ground.nurseries.min(player.supply);
    let moves = ground.spare.min(ground.reach);
    sheet.steps("nurseries from", births.into(), &[1.0, 2.0, 3.0, 4.0]);
    sheet.put("children of an action", f32::from(births.min(epoch.children)) / 2.0);
    sheet.put("land of an action", f32::from(moves.min(epoch.moves)) / 3.0);
    sheet.put("land within reach", f32::from(ground.reach.min(20)) / 10.0);
    sheet.steps("land within reach from", moves.into(), &[1.0, 2.0, 3.0, 5.0, 8.0]);
    sheet.put("room", f32::from(ground.room) / 10.0);
}

fn land(s: &State, ground: &Ground, sheet: &mut Sheet) {
    let flat = ground.free.without(s.board.terrain(Terrain::Mountain)).len() as f32;
    sheet.list("free beside", Terrain::ALL.map(|terrain| ground.free.and(s.board.terrain(terrain)).len() as f32 / 4.0));
    sheet.steps("free beside from", flat, &[1.0, 2.0, 3.0, 5.0, 8.0, 12.0]);
    sheet.list("nearest alone", parts(ground.alone, 5.0));
    sheet.list("nearest shared", parts(ground.shared, 5.0));
    sheet.put("people on the coast", ground.people.and(s.board.coast()).len() as f32 / 6.0);
}

fn border(s: &State, ground: &Ground, seat: Seat, sheet: &mut Sheet) {
    let Border { exposed, beaten, shaky, threat, targets, prey, best_prey, close_prey, chance } = ground.border;
    let held = s.held(seat) as f32;
    let points = |lost| f32::from(hexes(lost).map(|hex| worth(s, hex)).sum::<u8>());
    let city_points = |lost| f32::from(hexes(lost).map(|hex| s.board.city(hex)).sum::<u8>());
    // What one neighbour can just take another can take for sure.
    let shaky = shaky.without(beaten);
    sheet.flag("protected", s.is_protected(seat));
    sheet.steps("protection lost from", held, &[2.0, 3.0, 4.0, 5.0, 6.0]);
    sheet.put("exposed", exposed.len() as f32 / 6.0);
    sheet.put("danger", points(beaten) / 4.0);
    sheet.put("danger to cities", city_points(beaten) / 4.0);
    sheet.steps("danger from", points(beaten), &[1.0, 2.0, 3.0, 5.0]);
    sheet.put("close danger", points(shaky) / 4.0);
    sheet.put("close danger to cities", city_points(shaky) / 4.0);
    sheet.put("threat", threat / 4.0);
    sheet.put("targets", f32::from(targets) / 6.0);
    sheet.put("best prey", f32::from(best_prey) / 4.0);
    sheet.steps("prey from", prey.into(), &[1.0, 2.0, 3.0, 5.0]);
    sheet.put("close prey", f32::from(close_prey) / 4.0);
    sheet.put("chance to take", chance / 4.0);
}
