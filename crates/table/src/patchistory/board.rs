//! The territories: patches sewn together on a cloth, and the workers who stand on them.

use maud::{Markup, html};
use tessera_kernel::{Phrase, Seat};
use tessera_patchistory::cell::Cell;
use tessera_patchistory::components::tiles::Face;

use super::Look;
use super::geometry::{Layout, PLATE, Plot};
use super::ground;
use super::squares::{self, name, said, square};
use super::{art, roads};
use crate::svg::{N, Two};
use crate::{seat, stones};

/// How far the cloth reaches beyond the table, so that it fills any window.
const BEYOND: f64 = 4000.0;

/// Patterns, symbols and shapes.
pub(super) fn definitions(seats: usize) -> Markup {
    html! {
        (stones::patterns("m-", &ground::ALL))
        (seat::shapes(seats))
        (art::symbols())
        (squares::symbols())
    }
}

/// The cloth and the territory shown large.
pub(super) fn terrain(look: &Look<'_>, layout: &Layout) -> Markup {
    html! {
        rect x=(N(-BEYOND)) y=(N(-BEYOND)) width=(N(3.0 * BEYOND)) height=(N(3.0 * BEYOND)) fill={ "url(#m-" (ground::CLOTH.name) ")" } {}
        (room(layout.plot(look.subject())))
        (territory(look, layout.plot(look.subject())))
    }
}

/// The roads and everybody else's territories.
pub(super) fn lying(look: &Look<'_>, layout: &Layout) -> Markup {
    let large = look.subject();
    html! {
        @for road in &layout.roads { (roads::bed(look, road)) }
        @for plot in layout.plots.iter().filter(|plot| plot.seat != large) { (territory(look, plot)) }
    }
}

/// Squares a territory may still grow into, with letters and numbers along its edge.
fn room(plot: &Plot) -> Markup {
    let (x, y) = plot.corner();
    let side = plot.side();
    let (columns, rows) = ((plot.width() / side).round() as usize, (plot.height() / side).round() as usize);
    let mut grid = String::new();
    for column in 0..=columns {
        grid.push_str(&format!("M{} {}v{}", N(x + column as f64 * side), N(y), N(plot.height())));
    }
    for row in 0..=rows {
        grid.push_str(&format!("M{} {}h{}", N(x), N(y + row as f64 * side), N(plot.width())));
    }
    let cell = |column: usize, row: usize| {
        Cell::at(plot.shown.left.wrapping_add(column as i8), plot.shown.top.wrapping_add(row as i8)).to_string()
    };
    html! {
        path .room d=(grid) fill="none" stroke="#7c705a" stroke-opacity=".45" stroke-width="1.300" stroke-dasharray="4 5" {}
        g .coordinates font-size="14" fill="#5d5342" text-anchor="middle" font-weight="600" {
            @for column in 0..columns { text x=(N(x + (column as f64 + 0.5) * side)) y=(N(y + plot.height() + 16.0)) { (&cell(column, 0)[..1]) } }
            @for row in 0..rows { text x=(N(x - 13.0)) y=(N(y + (row as f64 + 0.5) * side + 5.0)) { (&cell(0, row)[1..]) } }
        }
    }
}

/// A territory: its shadow, its squares, its features.
fn territory(look: &Look<'_>, plot: &Plot) -> Markup {
    let player = &look.view.players[plot.seat];
    let shadow: String = player
        .squares
        .iter()
        .map(|seen| {
            let (x, y) = plot.square(seen.cell);
            format!("M{} {}h{}v{}h-{}z", N(x), N(y), N(plot.side()), N(plot.side()), N(plot.side()))
        })
        .collect();
    let (x, y) = plot.corner();
    let inside = |cell: Cell| {
        let (left, top) = plot.square(cell);
        ((left - x) / plot.scale, (top - y) / plot.scale)
    };
    let black = player.patches.iter().filter(|patch| patch.face == Face::Black);
    let features: Vec<_> = black.filter(|patch| player.features.contains(&patch.tile.feature())).collect();
    html! {
        path .shore d=(shadow) fill="#2b2013" fill-opacity=".4" stroke="#2b2013" stroke-opacity=".4" stroke-width="5" stroke-linejoin="round"
            transform={ "translate(0 " (N(5.0 * plot.scale)) ")" } {}
        g transform={ "translate(" (N(x)) " " (N(y)) ") scale(" (Two(plot.scale)) ")" } {
            @for seen in player.squares.iter().filter(|seen| seen.square.as_feature().is_none()) {
                g .land data-hex={ (plot.seat) ":" (seen.cell) } { title { (said(look, seen.square)) } (square(inside(seen.cell), seen.square)) }
            }
            @for patch in &features {
                @let feature = patch.tile.feature();
                @let at = inside(patch.at);
                g .land { title { (look.say(&feature.name())) ". " (look.say(&feature.text())) }
                    use href={ "#f" (feature.index()) } x=(N(at.0)) y=(N(at.1)) {}
                    (name(look, feature, at))
                }
            }
        }
    }
}

/// Workers, with the frames they light.
pub(super) fn pieces(look: &Look<'_>, layout: &Layout) -> Markup {
    html! {
        @for plot in &layout.plots {
            @for seen in look.view.players[plot.seat].squares.iter().filter(|seen| seen.worker && seen.cell == seen.location) {
                (worker(look, plot.seat, &format!("{}:{}", plot.seat, seen.cell), plot.stand(seen.cell), plot.scale.max(0.5)))
            }
        }
        @for road in &layout.roads {
            @for (owner, space) in road.workers() {
                // Two allies may stand on one space: each keeps to a side.
                @let (x, y) = road.space(space);
                @let aside = if matches!(road.way, tessera_patchistory::choice::Way::Allied(_)) { if road.ends()[0] == owner { -9.0 } else { 9.0 } } else { 0.0 };
                (worker(look, owner, &format!("{}", road.way), (x, y + aside * road.scale), road.scale * 0.9))
            }
        }
    }
}

fn worker(look: &Look<'_>, owner: Seat, place: &str, (x, y): (f64, f64), scale: f64) -> Markup {
    let name = look.say(&Phrase::new("patchistory-table-worker").with("who", owner));
    html! {
        g .piece data-seat=(owner.index()) data-hex=(place) data-count="1" data-city="0" data-kind="worker"
            transform={ "translate(" (N(x)) " " (N(y)) ")" } {
            title { (name) }
            g transform={ "scale(" (Two(scale)) ")" } { (figure(owner.index())) }
        }
    }
}

/// A worker: a head on its owner's shape.
pub(super) fn figure(index: usize) -> Markup {
    let colour = seat::COLOURS[index % 6];
    html! {
        use href={ "#seat-" (index) } {}
        circle class={ "s" (index) } cy="-12" r="7.500" fill=(colour) stroke="#fffdf8" stroke-width="2" {}
    }
}

/// Whose territory is whose, above each.
pub(super) fn plates(look: &Look<'_>, layout: &Layout) -> Markup {
    html! { @for plot in &layout.plots { (plate(look, plot)) } }
}

fn plate(look: &Look<'_>, plot: &Plot) -> Markup {
    let (x, y) = plot.corner();
    let player = &look.view.players[plot.seat];
    let large = plot.scale >= 1.0;
    let size = player.limit.map(|limit| {
        format!(
            "{}×{} / {limit}×{limit}",
            player.bounds.right - player.bounds.left + 1,
            player.bounds.bottom - player.bounds.top + 1
        )
    });
    html! {
        g .plot-plate pointer-events="none" transform={ "translate(" (N(x + 14.0)) " " (N(y - PLATE / 2.0)) ")" } {
            g transform="scale(.95)" { use href={ "#seat-" (plot.seat.index()) } {} }
            text x="22" y="7" font-size="20" font-weight="700" font-family="Georgia, Noto Serif, serif" fill="#2b2622" stroke="#f4eee0" stroke-width="4.500"
                stroke-linejoin="round" paint-order="stroke" { (look.name(plot.seat)) }
            @if large { @if let Some(size) = size {
                text x=(N(plot.width() - 20.0)) y="7" text-anchor="end" font-size="15" fill="#5d5342" stroke="#f4eee0" stroke-width="4" paint-order="stroke" { (size) }
            } }
        }
    }
}
