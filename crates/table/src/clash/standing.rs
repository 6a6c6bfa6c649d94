//! Where the units of a group stand in a space, and how large: whoever is alone stands large, a crowd closes up, and a Leader
//! stands where everyone sees the banner.

use tessera_clash::board::Stack;
use tessera_clash::components::buildings::Unit;

/// Where a unit of a group stands, and how large.
pub(super) type Standing = ((f64, f64), f64);
/// The same of each kind.
pub(super) type Places = [Standing; Unit::ALL.len()];

/// From left to right.
const FILES: [Unit; 5] = [Unit::Infantry, Unit::Cavalry, Unit::Leader, Unit::Elephant, Unit::Settler];

/// In which order they are drawn: whoever is carried before the hull, a Leader behind the others.
pub(super) const BACK_TO_FRONT: [Unit; Unit::ALL.len()] =
    [Unit::Leader, Unit::Ship, Unit::Pirate, Unit::Elephant, Unit::Cavalry, Unit::Infantry, Unit::Settler];

/// Where each kind of a group stands in a space.
pub(super) fn standing(units: &Stack, city: bool, at_sea: bool) -> Places {
    let mut places = [((0.0, 0.0), 1.0); Unit::ALL.len()];
    let present = |unit: &Unit| units[*unit] > 0;
    let land: Vec<Unit> = FILES.into_iter().filter(present).collect();
    let slots = match (at_sea, city) {
        (true, _) => aboard(land.len()),
        (_, true) => before_a_city(&land),
        _ => in_the_open(&land),
    };
    for (unit, slot) in land.into_iter().zip(slots) {
        places[unit as usize] = slot;
    }
    // Ships of two kinds lie side by side.
    let (ship, pirate) = match (units[Unit::Ship] > 0, units[Unit::Pirate] > 0) {
        (true, true) => (((-23.0, -10.0), 0.95), ((23.0, -12.0), 0.95)),
        _ if at_sea => (((0.0, -12.0), 1.25), ((0.0, -12.0), 1.2)),
        _ => (((0.0, 0.0), 1.0), ((0.0, 0.0), 1.0)),
    };
    (places[Unit::Ship as usize], places[Unit::Pirate as usize]) = (ship, pirate);
    places
}

/// A row of so many around the middle.
fn row(count: usize, y: f64, step: f64, scale: f64) -> Vec<Standing> {
    let first = -step * (count as f64 - 1.0) / 2.0;
    (0..count).map(|place| ((first + step * place as f64, y), scale)).collect()
}

/// Those aboard stand before the hull.
fn aboard(kinds: usize) -> Vec<Standing> {
    match kinds {
        0..=2 => row(kinds, 33.0, 40.0, 0.8),
        3 => row(kinds, 33.0, 26.0, 0.68),
        _ => row(kinds, 34.0, 19.0, 0.56),
    }
}

/// Before the walls there is room for one row; a Leader stands at its end, where the banner hides nothing.
fn before_a_city(land: &[Unit]) -> Vec<Standing> {
    const END: Standing = ((29.0, 35.0), 0.78);
    let led = land.contains(&Unit::Leader);
    let others = land.len() - usize::from(led);
    let mut row = match others {
        0 | 1 => row(others, 36.0, 0.0, 0.86),
        2 if !led => row(others, 36.5, 34.0, 0.8),
        2 => row(others, 37.0, 26.0, 0.72),
        3 => row(others, 37.0, if led { 20.0 } else { 26.0 }, if led { 0.62 } else { 0.7 }),
        _ => row(others, 38.0, if led { 15.0 } else { 20.0 }, if led { 0.54 } else { 0.6 }),
    }
    .into_iter()
    .map(|((x, y), scale)| ((if led { x - 13.0 } else { x }, y), scale));
    land.iter().map(|unit| if *unit == Unit::Leader { END } else { row.next().unwrap_or(END) }).collect()
}

/// On open ground a Leader stands behind the others, above their heads.
fn in_the_open(land: &[Unit]) -> Vec<Standing> {
    let kinds = land.len();
    if !land.contains(&Unit::Leader) || kinds < 3 {
        return match kinds {
            0 | 1 => row(kinds, 5.0, 0.0, 1.3),
            2 => row(kinds, 6.0, 44.0, 1.1),
            3 => row(kinds, 8.0, 33.0, 0.9),
            _ => [row(2, -12.0, 46.0, 0.85), row(2, 24.0, 46.0, 0.85)].concat(),
        };
    }
    let mut front = match kinds - 1 {
        2 => row(2, 16.0, 50.0, 0.95),
        3 => row(3, 20.0, 32.0, 0.82),
        _ => row(4, 21.0, 25.0, 0.7),
    }
    .into_iter();
    let back = ((0.0, -14.0), 0.95);
    land.iter().map(|unit| if *unit == Unit::Leader { back } else { front.next().unwrap_or(back) }).collect()
}
