//! Where hexes lie in the picture.

use tessera_tempus::components::sea::Hex;
use tessera_tempus::view::{PhaseView, View};

use crate::svg::N;

/// From the middle of a hex to a corner.
pub(super) const SIZE: f64 = 40.0;
/// Half its height.
pub(super) const HALF: f64 = 34.64;

/// The middle of a hex.
pub(super) fn centre(hex: Hex) -> (f64, f64) {
    spot(i32::from(hex.column()), i32::from(hex.row()))
}

/// The middle of the hex in this column and row, on the board or beyond.
pub(super) fn spot(column: i32, row: i32) -> (f64, f64) {
    let lower = f64::from(column.rem_euclid(2)) * HALF;
    (f64::from(column) * SIZE * 1.5, f64::from(row) * 2.0 * HALF + lower)
}

/// Where a neighbour lies, clockwise from north.
pub(super) fn neighbour(way: usize) -> (f64, f64) {
    let x = SIZE * 1.5;
    [(0.0, -2.0 * HALF), (x, -HALF), (x, HALF), (0.0, 2.0 * HALF), (-x, HALF), (-x, -HALF)][way]
}

/// The outline of a hex of this size around a point, for a path.
pub(super) fn outline((x, y): (f64, f64), size: f64) -> String {
    let (half, step) = (size * HALF / SIZE, size / 2.0);
    let (right, left) = (N(step), N(-step));
    let (down, up) = (N(half), N(-half));
    format!("M{} {}l{left} {down}h{}l{left} {up} {right} {up}h{}z", N(x + size), N(y), N(-size), N(size),)
}

/// What to show first: the whole sea while the island grows, then the island with some water around it.
pub(super) fn fit(view: &View) -> [f64; 4] {
    let whole = Hex::all().map(centre);
    let growing = matches!(view.phase, PhaseView::Island);
    let land = view.land.iter().map(|land| centre(land.hex));
    let points: Vec<(f64, f64)> = if growing || view.land.is_empty() { whole.collect() } else { land.collect() };
    let margin = if growing { SIZE * 1.5 } else { SIZE * 1.6 };
    let least = |value: fn(&(f64, f64)) -> f64| points.iter().map(value).fold(f64::INFINITY, f64::min) - margin;
    let most = |value: fn(&(f64, f64)) -> f64| points.iter().map(value).fold(f64::NEG_INFINITY, f64::max) + margin;
    let (left, top) = (least(|point| point.0), least(|point| point.1));
    [left, top, most(|point| point.0) - left, most(|point| point.1) - top]
}
