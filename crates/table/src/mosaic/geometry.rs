//! Where hexes and plates lie in the picture.

use tessera_mosaic::components::map::Hex;
use tessera_mosaic::components::regions::Region;

use crate::svg::N;

/// From the middle of a hex to a corner.
pub(super) const SIZE: f64 = 40.0;
/// Half its width.
pub(super) const HALF: f64 = 34.64;
/// From one row to the next.
const ROW: f64 = 60.0;

/// A place in half columns and rows.
pub(super) fn at(half_columns: f64, row: f64) -> (f64, f64) {
    (half_columns * HALF, row * ROW)
}

/// The middle of a hex.
pub(super) fn centre(hex: Hex) -> (f64, f64) {
    let place = hex.axial();
    at(f64::from(2 * place.x + place.y), f64::from(place.y))
}

/// The outline of a hex of this size around a point, for a path.
pub(super) fn outline((x, y): (f64, f64), size: f64) -> String {
    let (half, step) = (size * HALF / SIZE, size / 2.0);
    let (right, left, up, down) = (N(half), N(-half), N(-step), N(step));
    format!("M{} {}l{right} {down}v{}l{left} {down} {left} {up}v{}z", N(x), N(y - size), N(size), N(-size))
}

/// All of the map, with room for the plates around it.
pub(super) const FIT: [f64; 4] = [-75.0, -76.0, 2140.0, 928.0];

/// How wide and high a region's plate is while few have influence there.
pub(super) const PLATE: (f64, f64) = (310.0, 112.0);

/// How high a plate is with so many lines.
pub(super) fn plate_height(lines: usize) -> f64 {
    PLATE.1.max(46.0 + lines as f64 * 34.0)
}

/// Where the plate of a region lies: in waters or lands where nothing is built, with room for all six players.
pub(super) fn plate(region: Region) -> (f64, f64) {
    match region {
        Region::Hispania => at(-2.0, 0.83),
        Region::Gaul => at(20.25, -1.14),
        Region::Italy => at(13.9, 5.85),
        Region::Greece => at(29.5, -1.14),
        Region::Assyria => at(42.8, 0.85),
        Region::Egypt => at(50.4, 11.3),
        Region::Numidia => at(5.2, 11.68),
    }
}

/// A smooth closed line through points.
pub(super) fn smooth(points: &[(f64, f64)]) -> String {
    use std::fmt::Write as _;
    let count = points.len();
    let point = |place: usize| at(points[place % count].0, points[place % count].1);
    let mut path = format!("M{} {}", N(point(0).0), N(point(0).1));
    for place in 0..count {
        let [before, from, to, after] = [place + count - 1, place, place + 1, place + 2].map(point);
        let bend = |a: (f64, f64), b: (f64, f64), at: (f64, f64), sign: f64| {
            (at.0 + sign * (b.0 - a.0) / 6.0, at.1 + sign * (b.1 - a.1) / 6.0)
        };
        let (first, second) = (bend(before, to, from, 1.0), bend(from, after, to, -1.0));
        let [a, b, c, d, e, f] = [first.0, first.1, second.0, second.1, to.0, to.1].map(N);
        let _ = write!(path, "C{a} {b} {c} {d} {e} {f}");
    }
    path.push('z');
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Left, top, right and bottom of a plate that six players share.
    fn largest(region: Region) -> [f64; 4] {
        let (x, y) = plate(region);
        [x, y, x + PLATE.0, y + plate_height(3)]
    }

    #[test]
    fn a_plate_covers_no_land_however_many_have_influence() {
        for region in Region::ALL {
            let [left, top, right, bottom] = largest(region);
            for hex in Hex::all() {
                let (x, y) = centre(hex);
                let (beside, above) = ((x - x.clamp(left, right)).abs(), (y - y.clamp(top, bottom)).abs());
                let clear = beside >= HALF || above + beside * (SIZE / 2.0) / HALF >= SIZE - 1.0;
                assert!(clear, "{region:?} covers {hex}");
            }
            let [x, y, width, height] = FIT;
            let inside = left >= x && top >= y && right <= x + width && bottom <= y + height;
            assert!(inside, "{region:?} is not all in the picture");
            for other in Region::ALL.into_iter().filter(|&other| other != region) {
                let [l, t, r, b] = largest(other);
                assert!(right <= l || r <= left || bottom <= t || b <= top, "{region:?} covers the plate of {other:?}");
            }
        }
    }
}
