//! Pieces in their owner's colour, with their owner's shape on a shield, a sail, a wagon, a wall: never colour alone.
//!
//! Each is defined once for every side and used by its id: `infantry-0`, `ship-3`, `city-1-5`, `built-temple-2`. Barbarians are
//! the side after the last seat there can be.

use maud::{Markup, html};
use tessera_clash::board::Side;
use tessera_clash::components::buildings::{Building, Unit};
use tessera_clash::components::wonders::Wonder;

use super::art;
use crate::picture::parts;
use crate::seat::{COLOURS, OUTLINES};
use crate::svg::{N, Two};

const BONE: &str = "#fffdf8";
const BARBARIAN: &str = "#54402c";
/// A horned mask, where others have their shape.
const MASK: &str = "M-12-10c0 6 3 9 6 9.500C-6 7-4 12 0 12S6 7 6-.5C9-1 12-4 12-10 9-6 6-5 0-5S-9-6-12-10z";
/// The largest a city can be.
const LARGEST: u8 = 5;

fn colour(side: usize) -> &'static str {
    if side < Side::BARBARIANS.index() { COLOURS[side] } else { BARBARIAN }
}

fn emblem(side: usize) -> &'static str {
    if side < Side::BARBARIANS.index() { OUTLINES[side] } else { MASK }
}

/// The class that paints in a side's colour, whatever palette is chosen.
fn class(side: usize) -> String {
    if side < Side::BARBARIANS.index() { format!("s{side}") } else { "barbarian".to_owned() }
}

/// Everything that stands on the board, for so many seats and the Barbarians.
pub(super) fn definitions(seats: usize) -> Markup {
    html! {
        @for side in (0..seats).chain([Side::BARBARIANS.index()]) {
            (infantry(side)) (settler(side)) (ship(side))
            @for size in 1..=LARGEST { (city(side, size)) }
            @for building in Building::ALL { (built(side, building)) }
        }
        @for wonder in Wonder::all() {
            g id={ "stands-" (wonder) } {
                rect x="-16" y="-16" width="32" height="32" rx="6" fill="#fff3d1" stroke="#8a6412" stroke-width="2.4" {}
                use href={ "#wonder-" (wonder) } x="-13" y="-13" width="26" height="26" {}
            }
        }
    }
}

fn marked(side: usize, (x, y): (f64, f64), scale: &str, on_white: bool) -> Markup {
    let class = class(side);
    html! {
        path d=(emblem(side)) class=[on_white.then_some(class)] fill=(if on_white { colour(side) } else { BONE })
            transform={ "translate(" (N(x)) " " (N(y)) ") scale(" (scale) ")" } {}
    }
}

fn infantry(side: usize) -> Markup {
    // A crest, or horns.
    let helmet = if side < Side::BARBARIANS.index() {
        "M-10-8c0-13 18-13 18 0z"
    } else {
        "M-15-17c1 5 3 6 6 6 3-4 13-4 16 0 3 0 5-1 6-6 3 7-1 10-4 10h-20c-3 0-7-3-4-10z"
    };
    html! {
        g id={ "infantry-" (side) } class=(class(side)) fill=(colour(side)) stroke=(BONE) stroke-width="2" stroke-linejoin="round" {
            path d="M15-21v40" stroke-width="6" stroke-linecap="round" {}
            path d="M15-20v39" stroke="#3b3226" stroke-width="2.6" stroke-linecap="round" {}
            path d="M15-25l4 8h-8z" fill="#3b3226" stroke-width="1.2" {}
            path d=(helmet) {}
            path d="M-15-7h28v10c0 9-7 13-14 17-7-4-14-8-14-17z" {}
            (marked(side, (-1.0, 4.0), ".62", false))
        }
    }
}

fn settler(side: usize) -> Markup {
    html! {
        g id={ "settler-" (side) } class=(class(side)) fill=(colour(side)) stroke=(BONE) stroke-width="2" stroke-linejoin="round" {
            path d="M-19 8C-19-21 19-21 19 8z" fill=(BONE) stroke=(colour(side)) stroke-width="2.4" {}
            rect x="-21" y="6" width="42" height="7" rx="2" {}
            circle cx="-11" cy="15" r="6" {}
            circle cx="11" cy="15" r="6" {}
            g stroke="none" { (marked(side, (0.0, -4.5), ".6", true)) }
        }
    }
}

fn ship(side: usize) -> Markup {
    html! {
        g id={ "ship-" (side) } class=(class(side)) fill=(colour(side)) stroke=(BONE) stroke-width="2" stroke-linejoin="round" {
            path d="M0-26V12" stroke="#3b3226" stroke-width="3" {}
            path d="M-17-23h34c-4 9-4 17 0 25h-34c4-8 4-16 0-25z" fill=(BONE) stroke=(colour(side)) stroke-width="2.4" {}
            path d="M-26 7h52c-2 10-8 15-16 15h-19c-9 0-15-6-17-15z" {}
            g stroke="none" { (marked(side, (0.0, -10.5), ".7", true)) }
        }
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
            g transform="translate(-9.6 -9.6) scale(.8)" { (parts(art::building_sign(building))) }
        }
    }
}

/// A unit of this size; how many there are, where there is more than one.
pub(super) fn unit(side: Side, unit: Unit, count: u8, scale: f64) -> Markup {
    // Where there is little room above, the number stands beside.
    let (x, y) = if scale < 1.0 { (-16.0, 4.0) } else { (-14.0 * scale, -15.0 * scale) };
    let aside = if scale < 1.0 && count > 1 { 7.0 } else { 0.0 };
    html! {
        use href={ "#" (unit) "-" (side.index()) } x=(N(aside / scale)) transform={ "scale(" (Two(scale)) ")" } {}
        @if count > 1 {
            circle cx=(N(x)) cy=(N(y)) r="10.5" fill="#2b2622" stroke=(BONE) stroke-width="2" {}
            text x=(N(x)) y=(N(y + 5.3)) text-anchor="middle" font-size="15" font-weight="800" fill=(BONE) { (count) }
        }
    }
}

/// A unit of a side beside words.
pub(super) fn portrait(side: Side, unit: Unit) -> Markup {
    html! { svg .ico viewBox="-27 -28 54 54" aria-hidden="true" { use href={ "#" (unit) "-" (side.index()) } {} } }
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
