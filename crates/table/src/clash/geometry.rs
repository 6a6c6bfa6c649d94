//! Where spaces lie in the picture.

use tessera_clash::components::board::Space;
use tessera_clash::view::View;

use crate::svg::N;

/// From the middle of a hex to a corner.
pub(super) const SIZE: f64 = 60.0;
/// Half its height: these hexes lie on a side.
pub(super) const HALF: f64 = 51.96;

/// The middle of a space.
pub(super) fn centre(space: Space) -> (f64, f64) {
    let place = space.axial();
    (f64::from(place.x) * SIZE * 1.5, f64::from(2 * place.y + place.x) * HALF)
}

/// The outline of a hex of this size around a point, for a path.
pub(super) fn outline((x, y): (f64, f64), size: f64) -> String {
    let (half, step) = (size * HALF / SIZE, size / 2.0);
    let (right, left, up, down) = (N(step), N(-step), N(-half), N(half));
    format!("M{} {}l{right} {down} {left} {down}h{}l{left} {up} {right} {up}z", N(x + step), N(y - half), N(-size))
}

/// The whole board with a margin.
pub(super) fn fit(view: &View) -> [f64; 4] {
    const MARGIN: f64 = 80.0;
    let mut corners = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
    for (x, y) in view.spaces.iter().map(|space| centre(space.space)) {
        corners = [corners[0].min(x), corners[1].min(y), corners[2].max(x), corners[3].max(y)];
    }
    let [left, top, right, bottom] = corners;
    [left - MARGIN, top - MARGIN, right - left + 2.0 * MARGIN, bottom - top + 2.0 * MARGIN]
}
