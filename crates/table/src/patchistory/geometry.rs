//! Where everything lies: one territory large on the left, the others small on the right, roads between them.

use tessera_kernel::Seat;
use tessera_patchistory::cell::{Cell, SPAN};
use tessera_patchistory::choice::{Spot, Way};
use tessera_patchistory::state::{Alliance, Principal, Space};
use tessera_patchistory::territory::Bounds;

use super::Look;
use super::squares::CELL;

/// From one space of a Principal road to the next.
const PITCH: f64 = 54.0;
/// A road from end to end.
pub(super) const ROAD: f64 = 7.0 * PITCH;
/// From one road to the next.
const LANE: f64 = 62.0;
/// Between a territory and the roads.
const GAP: f64 = 48.0;
/// Above a territory, for its name.
pub(super) const PLATE: f64 = 40.0;
/// How small a road between two others is.
const FAR: f64 = 0.62;

/// A territory in the picture.
pub(super) struct Plot {
    pub(super) seat: Seat,
    x: f64,
    y: f64,
    pub(super) scale: f64,
    /// The columns and rows that are shown.
    pub(super) shown: Bounds,
}

impl Plot {
    /// The side of a square.
    pub(super) fn side(&self) -> f64 {
        CELL * self.scale
    }

    /// Its upper left corner.
    pub(super) fn corner(&self) -> (f64, f64) {
        (self.x, self.y)
    }

    pub(super) fn width(&self) -> f64 {
        columns(self.shown) * self.side()
    }

    pub(super) fn height(&self) -> f64 {
        rows(self.shown) * self.side()
    }

    /// How many columns and rows a place is from the upper left of what is shown. The grid is joined at its edges.
    fn offset(&self, cell: Cell) -> (f64, f64) {
        let (column, row) = cell.column_row();
        let (first_column, first_row) = Cell::at(self.shown.left, self.shown.top).column_row();
        let far = |at: u8, first: u8| f64::from((at + SPAN - first) % SPAN);
        (far(column, first_column), far(row, first_row))
    }

    /// The upper left corner of a square.
    pub(super) fn square(&self, cell: Cell) -> (f64, f64) {
        let (columns, rows) = self.offset(cell);
        (self.x + columns * self.side(), self.y + rows * self.side())
    }

    /// The middle of a square.
    pub(super) fn middle(&self, cell: Cell) -> (f64, f64) {
        let (x, y) = self.square(cell);
        (x + self.side() / 2.0, y + self.side() / 2.0)
    }

    /// Where a worker stands on a square: beside the icons.
    pub(super) fn stand(&self, cell: Cell) -> (f64, f64) {
        let (x, y) = self.square(cell);
        (x + self.side() * 0.8, y + self.side() * 0.72)
    }

    /// What to look at to see it large: x, y, width, height.
    pub(super) fn box_around(&self) -> [f64; 4] {
        [self.x - 20.0, self.y - PLATE, self.width() + 40.0, self.height() + PLATE + 20.0]
    }
}

fn columns(bounds: Bounds) -> f64 {
    f64::from(bounds.right - bounds.left + 1)
}

fn rows(bounds: Bounds) -> f64 {
    f64::from(bounds.bottom - bounds.top + 1)
}

/// What goes over a road.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Principal(Principal),
    Allied(Alliance),
}

/// A road in the picture.
pub(super) struct Road {
    pub(super) way: Way,
    pub(super) kind: Kind,
    /// Its left end.
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) scale: f64,
    /// Whether its first space is on the right.
    flipped: bool,
    /// Whether it runs between two others: it then says whom it joins.
    pub(super) afar: bool,
}

impl Road {
    /// Spaces of the road; a Principal one has Rest before its Departure.
    pub(super) fn spaces(&self) -> usize {
        match self.kind {
            Kind::Principal(_) => 8,
            Kind::Allied(_) => 6,
        }
    }

    /// The middle of a space, counted from the road's own beginning.
    pub(super) fn space(&self, at: usize) -> (f64, f64) {
        let last = self.spaces() - 1;
        let part = at.min(last) as f64 / last as f64;
        let part = if self.flipped { 1.0 - part } else { part };
        (self.x + part * ROAD * self.scale, self.y)
    }

    /// Who lives at its left end and at its right end.
    pub(super) fn ends(&self) -> [Seat; 2] {
        let [first, last] = match self.kind {
            Kind::Principal(route) => [route.from, route.to],
            Kind::Allied(alliance) => alliance.ends,
        };
        if self.flipped { [last, first] } else { [first, last] }
    }

    /// Everybody's workers on it, with the space where each stands.
    pub(super) fn workers(&self) -> Vec<(Seat, usize)> {
        match self.kind {
            Kind::Principal(route) => route.worker.map(|space| (route.from, slot(space))).into_iter().collect(),
            Kind::Allied(alliance) => alliance
                .ends
                .into_iter()
                .zip(alliance.workers)
                .filter_map(|(seat, space)| Some((seat, usize::from(space?))))
                .collect(),
        }
    }
}

/// Which space of the picture a space of a Principal route is.
fn slot(space: Space) -> usize {
    match space {
        Space::Rest | Space::Rested => 0,
        Space::On(at) => usize::from(at) + 1,
        Space::Preparation => 6,
        Space::War => 7,
    }
}

/// The whole picture.
pub(super) struct Layout {
    /// By seat.
    pub(super) plots: Vec<Plot>,
    pub(super) roads: Vec<Road>,
    size: (f64, f64),
}

impl Layout {
    pub(super) fn new(look: &Look<'_>) -> Self {
        let count = look.view.players.count();
        let large = look.subject();
        let others: Vec<Seat> = large.clockwise(count).skip(1).collect();
        let bounds = |seat: Seat| look.view.players[seat].bounds;
        let mut own = Plot { seat: large, x: 0.0, y: PLATE, scale: 1.0, shown: with_room(look, large) };
        // The others share the height of the one: all of them are as large as that allows.
        let share = (own.height() + PLATE) / others.len().max(1) as f64 - PLATE - 8.0;
        let most = others.iter().map(|&seat| rows(bounds(seat))).fold(1.0, f64::max);
        let scale = (share / (most * CELL)).clamp(0.24, 0.7);
        let x0 = own.width() + GAP;
        let x1 = x0 + ROAD + GAP;
        let mut plots: Vec<Plot> = Vec::new();
        let mut roads: Vec<Road> = Vec::new();
        let mut y = 0.0;
        for &seat in &others {
            let mut plot = Plot { seat, x: x1, y: y + PLATE, scale, shown: bounds(seat) };
            let mut lanes = between(look, large, seat);
            let height = (plot.height() + PLATE + 8.0).max(lanes.len() as f64 * LANE + 16.0);
            plot.y = y + PLATE + (height - PLATE - 8.0 - plot.height()) / 2.0;
            let middle = plot.y + plot.height() / 2.0;
            let first = middle - (lanes.len() as f64 - 1.0) * LANE / 2.0;
            for (at, road) in lanes.iter_mut().enumerate() {
                (road.x, road.y) = (x0, first + at as f64 * LANE);
            }
            plots.push(plot);
            roads.extend(lanes);
            y += height;
        }
        let mut far = afar(look, large);
        for (at, road) in far.iter_mut().enumerate() {
            road.scale = FAR;
            (road.x, road.y) = (x0 + 24.0 + (at % 2) as f64 * (ROAD * FAR + 110.0), y + 28.0 + (at / 2) as f64 * 40.0);
        }
        if !far.is_empty() {
            y += 14.0 + far.len().div_ceil(2) as f64 * 40.0;
        }
        let own_height = own.height() + PLATE + 8.0;
        if y > own_height {
            own.y += (y - own_height) / 2.0;
        } else {
            let down = (own_height - y) / 2.0;
            plots.iter_mut().for_each(|plot| plot.y += down);
            roads.iter_mut().chain(&mut far).for_each(|road| road.y += down);
        }
        roads.extend(far);
        let wide = plots.iter().map(|plot| plot.x + plot.width()).fold(x0, f64::max);
        let far_right = roads.iter().map(|road| road.x + ROAD * road.scale + 36.0).fold(0.0, f64::max);
        let size = (wide.max(far_right), y.max(own_height));
        plots.push(own);
        plots.sort_by_key(|plot| plot.seat.index());
        Self { plots, roads, size }
    }

    pub(super) fn plot(&self, seat: Seat) -> &Plot {
        &self.plots[seat.index()]
    }

    pub(super) fn road(&self, way: Way) -> Option<&Road> {
        self.roads.iter().find(|road| road.way == way)
    }

    /// What to show first: everything.
    pub(super) fn fit(&self) -> [f64; 4] {
        [-34.0, -6.0, self.size.0 + 58.0, self.size.1 + 66.0]
    }

    /// Where a seat's worker stands.
    pub(super) fn spot(&self, seat: Seat, spot: Spot) -> Option<(f64, f64)> {
        match spot {
            Spot::Home(cell) => Some(self.plot(seat).stand(cell)),
            Spot::Route(way) => {
                let road = self.road(way)?;
                let (_, space) = road.workers().into_iter().find(|(owner, _)| *owner == seat)?;
                Some(road.space(space))
            }
        }
    }
}

/// The bounds of a territory with a square more on every side where it may still grow.
fn with_room(look: &Look<'_>, seat: Seat) -> Bounds {
    let player = &look.view.players[seat];
    let bounds = player.bounds;
    let grows = |size: i8| player.limit.is_none_or(|limit| size < limit as i8);
    let wider = i8::from(grows(bounds.right - bounds.left + 1));
    let higher = i8::from(grows(bounds.bottom - bounds.top + 1));
    Bounds {
        left: bounds.left - wider,
        right: bounds.right + wider,
        top: bounds.top - higher,
        bottom: bounds.bottom + higher,
    }
}

/// All routes, those of the one shown large with their first space where it belongs.
fn roads(look: &Look<'_>, large: Seat) -> impl Iterator<Item = Road> {
    let principal = look.view.routes.iter().map(|&(way, route)| (way, Kind::Principal(route)));
    let allied = look.view.alliances.iter().map(|&(way, alliance)| (way, Kind::Allied(alliance)));
    principal.chain(allied).map(move |(way, kind)| {
        let mut road = Road { way, kind, x: 0.0, y: 0.0, scale: 1.0, flipped: false, afar: false };
        let ends = road.ends();
        road.flipped = ends[1] == large;
        road.afar = !ends.contains(&large);
        road
    })
}

fn between(look: &Look<'_>, large: Seat, other: Seat) -> Vec<Road> {
    roads(look, large).filter(|road| !road.afar && road.ends().contains(&other)).collect()
}

fn afar(look: &Look<'_>, large: Seat) -> Vec<Road> {
    roads(look, large).filter(|road| road.afar).collect()
}
