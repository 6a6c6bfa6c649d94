//! Ways that units take, and the tile that is being laid.

use maud::{Markup, html};
use tessera_clash::components::board::{Layout, Space};
use tessera_clash::components::tiles;

use super::Look;
use super::geometry::{SIZE, between, centre, fit, outline, region_of, voyage};
use super::ground::stones;
use crate::svg::N;

/// An arrow along points, from the rim of the first to short of the last.
pub(super) fn arrow(points: &[(f64, f64)], colour: &str, dashed: bool) -> Markup {
    let [first, .., last] = points else {
        return Markup::default();
    };
    let (second, before) = (points[1], points[points.len() - 2]);
    let length = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).hypot(a.1 - b.1).max(1.0);
    // A short way keeps both ends free for what stands there.
    let short = points.len() == 2;
    let start = between(*first, second, if short { 0.3 } else { 30.0 / length(*first, second) });
    let tip = between(before, *last, if short { 0.7 } else { 1.0 - 26.0 / length(before, *last) });
    let mut line = format!("M{} {}", N(start.0), N(start.1));
    for (x, y) in points[1..points.len() - 1].iter().chain([&tip]) {
        line.push_str(&format!("L{} {}", N(*x), N(*y)));
    }
    let angle = (last.1 - before.1).atan2(last.0 - before.0).to_degrees();
    html! {
        g pointer-events="none" fill="none" stroke-linecap="round" stroke-linejoin="round" {
            path d=(line) stroke="#fffdf8" stroke-width="10" {}
            path d=(line) stroke=(colour) stroke-width="6" stroke-dasharray=[dashed.then_some("2 11")] {}
            path d="M-6-13L15 0-6 13z" fill=(colour) stroke="#fffdf8" stroke-width="2.4"
                transform={ "translate(" (N(tip.0)) " " (N(tip.1)) ") rotate(" (N(angle)) ")" } {}
        }
    }
}

/// The points of a march, or of a voyage; and whether it goes round the edge of the world, where nobody sees it.
pub(super) fn points(look: &Look<'_>, from: Space, to: Space, by_sea: bool) -> (Vec<(f64, f64)>, bool) {
    let straight = || vec![centre(from), centre(to)];
    if !by_sea {
        return (straight(), false);
    }
    match voyage(&look.view, from, to) {
        Some(way) => (way.into_iter().map(centre).collect(), false),
        None => (round_the_edge(look, from, to), true),
    }
}

/// A way outside the board, along its edge, the shorter way round.
fn round_the_edge(look: &Look<'_>, from: Space, to: Space) -> Vec<(f64, f64)> {
    /// How far outside.
    const OUT: f64 = 124.0;
    let rim = &layout(look).outline;
    let [left, top, width, height] = fit(&look.view);
    let middle = (left + width / 2.0, top + height / 2.0);
    let nearest = |space: Space| {
        let (x, y) = centre(space);
        let far = |at: Space| (centre(at).0 - x).hypot(centre(at).1 - y).round() as u32;
        (0..rim.len()).min_by_key(|&place| far(rim[place])).unwrap_or(0)
    };
    let (start, end) = (nearest(from), nearest(to));
    let ahead = (end + rim.len() - start) % rim.len();
    let (steps, stride) = if ahead * 2 <= rim.len() { (ahead, 1) } else { (rim.len() - ahead, rim.len() - 1) };
    let outside = |step: usize| {
        let (x, y) = centre(rim[(start + step * stride) % rim.len()]);
        let away = (x - middle.0).hypot(y - middle.1).max(1.0);
        (x + (x - middle.0) / away * OUT, y + (y - middle.1) / away * OUT)
    };
    let mut course: Vec<(f64, f64)> = (0..=steps).map(outside).collect();
    // A ship cuts corners.
    let sharp = course.clone();
    for place in 1..sharp.len().saturating_sub(1) {
        course[place] = between(between(sharp[place - 1], sharp[place + 1], 0.5), sharp[place], 0.4);
    }
    [vec![centre(from)], course, vec![centre(to)]].concat()
}

/// A tile as it would lie in the region that begins with a space, straight or turned.
pub(super) fn tile(look: &Look<'_>, first: Space, tile: u8, turned: bool) -> Markup {
    html! {
        @for (slot, space) in slots(look, first) {
            @let name = stones(Some(tiles::terrain(tile, slot, turned))).name;
            @let (x, y) = centre(space);
            path d=(outline((x, y), SIZE)) fill={ "url(#c-" (name) ")" } stroke="#b4532a" stroke-width="3" stroke-linejoin="round" {}
            use href={ "#sign-" (name) } x=(N(x)) y=(N(y)) {}
        }
    }
}

/// The same as a little picture for a button.
pub(super) fn tile_picture(look: &Look<'_>, first: Space, tile: u8, turned: bool) -> Markup {
    let places = slots(look, first);
    let (mut left, mut top, mut right, mut bottom) = (f64::MAX, f64::MAX, f64::MIN, f64::MIN);
    for (x, y) in places.iter().map(|&(_, space)| centre(space)) {
        (left, top, right, bottom) = (left.min(x), top.min(y), right.max(x), bottom.max(y));
    }
    let [x, y, width, height] = [left - 64.0, top - 58.0, right - left + 128.0, bottom - top + 116.0].map(N);
    html! {
        svg .tile viewBox={ (x) " " (y) " " (width) " " (height) } width="92" height="92" aria-hidden="true" {
            @for (slot, space) in places {
                @let name = stones(Some(tiles::terrain(tile, slot, turned))).name;
                @let (x, y) = centre(space);
                path d=(outline((x, y), SIZE)) fill={ "url(#c-" (name) ")" } stroke="#fbf6ea" stroke-width="4" {}
                use href={ "#sign-" (name) } x=(N(x)) y=(N(y)) {}
            }
        }
    }
}

fn layout(look: &Look<'_>) -> &'static Layout {
    Layout::of(look.view.players.iter().count())
}

/// The spaces of a region by their slots.
fn slots(look: &Look<'_>, first: Space) -> Vec<(u8, Space)> {
    let layout = layout(look);
    region_of(&look.view, first).into_iter().map(|space| (layout.slot(space), space)).collect()
}
