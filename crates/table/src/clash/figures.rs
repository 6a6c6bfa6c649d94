//! Pieces in their owner's colour, with their owner's shape on a shield, a sail, a wall: never colour alone.
//!
//! Each is defined once for every side and used by its id: `infantry-0`, `ship-3`, `city-1-5`, `built-temple-2`. Barbarians and
//! Pirates are the sides after the last seat there can be.

use maud::{Markup, html};
use tessera_clash::board::Side;
use tessera_clash::components::buildings::{Building, Unit};
use tessera_clash::components::wonders::Wonder;

use super::{army, pieces};
use crate::picture::parts;
use crate::seat::{COLOURS, OUTLINES};
use crate::svg::{N, Two};

pub(super) const BONE: &str = "#fffdf8";
const BARBARIAN: &str = "#54402c";
const PIRATES: &str = "#3a2c25";
/// A horned mask, where others have their shape.
const MASK: &str = "M-12-10c0 6 3 9 6 9.500C-6 7-4 12 0 12S6 7 6-.5C9-1 12-4 12-10 9-6 6-5 0-5S-9-6-12-10z";
/// Figures smaller than this stand in a crowd.
const CROWDED: f64 = 0.75;
/// The largest a city can be.
const LARGEST: u8 = 5;

pub(super) fn colour(side: usize) -> &'static str {
    match side {
        _ if side < Side::BARBARIANS.index() => COLOURS[side],
        _ if side == Side::BARBARIANS.index() => BARBARIAN,
        _ => PIRATES,
    }
}

fn emblem(side: usize) -> &'static str {
    if side < Side::BARBARIANS.index() { OUTLINES[side] } else { MASK }
}

/// The class that paints in a side's colour, whatever palette is chosen.
pub(super) fn class(side: usize) -> String {
    match side {
        _ if side < Side::BARBARIANS.index() => format!("s{side}"),
        _ if side == Side::BARBARIANS.index() => "barbarian".to_owned(),
        _ => "pirates".to_owned(),
    }
}

/// Everything that stands on the board, for so many seats, the Barbarians and the Pirates.
pub(super) fn definitions(seats: usize) -> Markup {
    html! {
        @for side in (0..seats).chain([Side::BARBARIANS.index()]) {
            @for unit in Unit::ALL { (army::figure(side, unit)) }
            @for size in 1..=LARGEST { (city(side, size)) }
            @for building in Building::ALL { (built(side, building)) }
        }
        (army::figure(Side::PIRATES.index(), Unit::Pirate))
        @for wonder in Wonder::all() {
            g id={ "stands-" (wonder) } {
                rect x="-16" y="-16" width="32" height="32" rx="6" fill="#fff3d1" stroke="#8a6412" stroke-width="2.4" {}
                use href={ "#wonder-" (wonder) } x="-13" y="-13" width="26" height="26" {}
            }
        }
    }
}

/// A side's shape on one of its pieces.
pub(super) fn marked(side: usize, (x, y): (f64, f64), scale: &str, on_white: bool) -> Markup {
    let class = class(side);
    html! {
        path d=(emblem(side)) class=[on_white.then_some(class)] fill=(if on_white { colour(side) } else { BONE })
            transform={ "translate(" (N(x)) " " (N(y)) ") scale(" (scale) ")" } {}
    }
}

/// A silhouette that grows with the city; its size stands on its owner's shape.
fn city(side: usize, size: u8) -> Markup {
    let walls = match size {
        1 => "M-17 22V4L0-10 17 4v18z",
        2 => "M-21 22V5l10-9 6 5V-6L7-17 21-5v27z",
        3 => "M-23 22V2l8-9 7 7v4h3v-17L5-22l10 9V3h8v19z",
        4 => "M-25 22V-2h4v4h4v-12l7-8 7 8v6h5v-13l7-8 7 8V2h4v-4h5v24z",
        _ => "M-26 22V-4h4v4h4v-11l6-8 6 8v-9L0-28l6 8v9l6-8 6 8V0h4v-4h4v26z",
    };
    let barbarian = side == Side::BARBARIANS.index();
    // A triangle's middle is low, and it has less room for a number.
    let (lower, scale, text) = if side == 2 { (8.5, "1.15", 14.5) } else { (9.5, ".9", 14.5) };
    html! {
        g id={ "city-" (side) "-" (size) } {
            path d=(walls) class=(class(side)) fill=(colour(side)) stroke=(BONE) stroke-width="2.6" stroke-linejoin="round" {}
            @if barbarian {
                (marked(side, (0.0, 8.0), "1", false))
            } @else {
                (marked(side, (0.0, lower), scale, false))
                text class=(class(side)) y=(N(text)) text-anchor="middle" font-size="15" font-weight="800" fill=(colour(side)) { (size) }
            }
        }
    }
}

/// A building on a plate in its owner's colour.
fn built(side: usize, building: Building) -> Markup {
    html! {
        g id={ "built-" (building) "-" (side) } {
            rect x="-13" y="-13" width="26" height="26" rx="6" class=(class(side)) fill=(colour(side)) stroke=(BONE) stroke-width="2" {}
            g transform="translate(-9.6 -9.6) scale(.8)" { (parts(pieces::building(building))) }
        }
    }
}

/// A unit of this size; how many there are, where there is more than one.
pub(super) fn unit(side: Side, unit: Unit, count: u8, scale: f64) -> Markup {
    // Where there is little room above, the number stands beside; in a crowd it is small.
    let (x, y, aside) = match (scale < 1.0, scale < CROWDED) {
        (_, true) => (-13.0 * scale, -15.0 * scale, 0.0),
        (true, _) => (-16.0, 4.0, if count > 1 { 7.0 } else { 0.0 }),
        _ => (-14.0 * scale, -15.0 * scale, 0.0),
    };
    let (radius, text) = if scale < CROWDED { (8.0, 11.5) } else { (10.5, 15.0) };
    html! {
        use href={ "#" (unit) "-" (side.index()) } x=(N(aside / scale)) transform={ "scale(" (Two(scale)) ")" } {}
        @if count > 1 {
            circle cx=(N(x)) cy=(N(y)) r=(N(radius)) fill="#2b2622" stroke=(BONE) stroke-width="2" {}
            text x=(N(x)) y=(N(y + text * 0.353)) text-anchor="middle" font-size=(N(text)) font-weight="800" fill=(BONE) { (count) }
        }
    }
}

/// A unit of a side beside words.
pub(super) fn portrait(side: Side, unit: Unit) -> Markup {
    html! { svg .ico viewBox="-29 -37 58 62" aria-hidden="true" { use href={ "#" (unit) "-" (side.index()) } {} } }
}

/// A building. One of another colour than its city carries its owner's shape as well.
pub(super) fn building(side: Side, building: Building, city: Side) -> Markup {
    html! {
        use href={ "#built-" (building) "-" (side.index()) } {}
        @if side != city && side.seat().is_some() {
            use href={ "#seat-" (side.index()) } transform="translate(11 -11) scale(.5)" {}
        }
    }
}
