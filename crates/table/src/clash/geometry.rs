//! Where spaces lie in the picture, and the ways between them.

use std::collections::BTreeMap;

use tessera_clash::components::board::{Space, spaces};
use tessera_clash::components::terrain::Terrain;
use tessera_clash::event::Event;
use tessera_clash::view::View;

use super::Look;
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

/// A point on the way from one to another.
pub(super) fn between((ax, ay): (f64, f64), (bx, by): (f64, f64), part: f64) -> (f64, f64) {
    (ax + (bx - ax) * part, ay + (by - ay) * part)
}

/// The outline of a hex of this size around a point, for a path.
pub(super) fn outline((x, y): (f64, f64), size: f64) -> String {
    let (half, step) = (size * HALF / SIZE, size / 2.0);
    let (right, left, up, down) = (N(step), N(-step), N(-half), N(half));
    format!("M{} {}l{right} {down} {left} {down}h{}l{left} {up} {right} {up}z", N(x + step), N(y - half), N(-size))
}

/// The edge that two neighbours share, for a path: square to the line between their middles.
pub(super) fn edge(a: Space, b: Space) -> String {
    let ((ax, ay), (bx, by)) = (centre(a), centre(b));
    let (mx, my) = between((ax, ay), (bx, by), 0.5);
    let (dx, dy) = ((by - ay) / 3.464, (ax - bx) / 3.464);
    format!("M{} {}L{} {}", N(mx - dx), N(my - dy), N(mx + dx), N(my + dy))
}

/// The whole board with a margin.
pub(super) fn fit(view: &View) -> [f64; 4] {
    const MARGIN: f64 = 78.0;
    let mut corners = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
    for (x, y) in view.spaces.iter().map(|space| centre(space.space)) {
        corners = [corners[0].min(x), corners[1].min(y), corners[2].max(x), corners[3].max(y)];
    }
    let [left, top, right, bottom] = corners;
    [left - MARGIN, top - MARGIN, right - left + 2.0 * MARGIN, bottom - top + 2.0 * MARGIN]
}

/// Where the units under way come from and go to, as everyone was told.
pub(super) fn way(look: &Look<'_>) -> Option<(Space, Space)> {
    if look.view.squad.is_empty() {
        return None;
    }
    look.log.iter().rev().find_map(|line| match line.event {
        Event::Marched { from, to, .. }
        | Event::Sailed { from, to, .. }
        | Event::BarbariansMarched { from, to, .. } => Some((from, to)),
        _ => None,
    })
}

/// The spaces of the region a space lies in.
pub(super) fn region_of(view: &View, space: Space) -> Vec<Space> {
    let region = view.space(space).map(|there| there.region);
    view.spaces.iter().filter(|there| Some(there.region) == region).map(|there| there.space).collect()
}

/// The way a ship takes from one space to another, both included: over sea, and into the unknown at the end. None where it
/// goes round the edge of the world.
pub(super) fn voyage(view: &View, from: Space, to: Space) -> Option<Vec<Space>> {
    let terrain = |space: Space| view.space(space).map(|there| there.terrain);
    let region = view.space(to)?.region;
    let unknown = terrain(to)?.is_none();
    let arrives = |space: Space| {
        space == to
            || (unknown && view.space(space).is_some_and(|there| there.region == region && there.terrain.is_none()))
    };
    let mut came: BTreeMap<Space, Space> = BTreeMap::from([(from, from)]);
    let mut queue = vec![from];
    let mut next = 0;
    while let Some(&at) = queue.get(next) {
        next += 1;
        if arrives(at) {
            let mut way = vec![at];
            let mut back = at;
            while back != from {
                back = came[&back];
                way.push(back);
            }
            way.reverse();
            if at != to {
                way.push(to);
            }
            return Some(way);
        }
        for near in spaces(at.around()) {
            let open = terrain(near) == Some(Some(Terrain::Sea)) || arrives(near);
            if open && terrain(near).is_some() && !came.contains_key(&near) {
                came.insert(near, at);
                queue.push(near);
            }
        }
    }
    None
}
