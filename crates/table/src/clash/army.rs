//! Units as they stand on the board: a silhouette for each kind, told apart without colour, with its owner's shape on a
//! bundle, a shield, a saddle, a banner, a sail.

use maud::{Markup, html};
use tessera_clash::board::Side;
use tessera_clash::components::buildings::Unit;

use super::figures::{BONE, class, colour, marked};

const INK: &str = "#3b3226";
/// What a Leader's banner is hemmed and crowned with.
const CROWN: &str = "#f2c24d";
/// A black sail.
const BLACK: &str = "#1d1a18";

/// A unit in a side's colours, to be used as `infantry-0`.
pub(super) fn figure(side: usize, unit: Unit) -> Markup {
    html! {
        g id={ (unit) "-" (side) } class=(class(side)) fill=(colour(side)) stroke=(BONE) stroke-width="2" stroke-linejoin="round" {
            @match unit {
                Unit::Settler => { (settler(side)) }
                Unit::Infantry => { (infantry(side)) }
                Unit::Cavalry => { (cavalry(side)) }
                Unit::Elephant => { (elephant(side)) }
                Unit::Leader => { (leader(side)) }
                Unit::Ship => { (ship(side)) }
                Unit::Pirate => { (pirate(side)) }
            }
        }
    }
}

/// A dark line with a white rim: a spear, a staff, a pole.
fn pole(d: &str, width: &str, rim: &str) -> Markup {
    html! {
        path d=(d) stroke-width=(rim) stroke-linecap="round" {}
        path d=(d) stroke=(INK) stroke-width=(width) stroke-linecap="round" {}
    }
}

/// Somebody on foot with all they have in a bundle.
fn settler(side: usize) -> Markup {
    html! {
        (pole("M-20 6L18-22", "2.6", "6"))
        path d="M13-19c-3 2-4 3-4 5-6 3-8 8-7 13 1 6 5 8 10 8s10-2 11-8c1-6-2-11-6-13 1-2 0-3-1-5z" fill=(BONE)
            stroke=(colour(side)) stroke-width="2.4" {}
        path d="M-14 8l-4 13h6l4-8 5 8h6l-6-13z" fill=(INK) stroke-width="1.6" {}
        path d="M-9-9c-6 0-8 4-8 9v12H-1V0c0-5-2-9-8-9z" {}
        circle cx="-9" cy="-14" r="6" fill="#d8ae82" {}
        path d="M-20-15c6-1 5-9 11-9s5 8 11 9z" {}
        g stroke="none" { (marked(side, (12.5, -3.0), ".5", true)) }
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
        path d="M15-21v40" stroke-width="6" stroke-linecap="round" {}
        path d="M15-20v39" stroke=(INK) stroke-width="2.6" stroke-linecap="round" {}
        path d="M15-25l4 8h-8z" fill=(INK) stroke-width="1.2" {}
        path d=(helmet) {}
        path d="M-15-7h28v10c0 9-7 13-14 17-7-4-14-8-14-17z" {}
        (marked(side, (-1.0, 4.0), ".62", false))
    }
}

/// A horse's head, as in chess.
fn cavalry(side: usize) -> Markup {
    html! {
        path d="M-14 21h29c3-17-1-33-13-39l-1-7-6 6c-5 2-8 6-10 10l-7 10c-1 4 2 7 6 6l8-4c3 0 4 2 2 5-5 4-8 8-8 13z" {}
        path d="M2-16c9 6 11 17 10 32" fill="none" stroke-width="2.2" stroke-dasharray="4 3" {}
        circle cx="-8" cy="-8" r="2" fill=(BONE) stroke="none" {}
        (pole("M-16 21h33", "3.4", "7"))
        g stroke="none" { (marked(side, (2.5, 8.0), ".52", false)) }
    }
}

fn elephant(side: usize) -> Markup {
    html! {
        path d="M-2-18H8c10 0 16 6 16 16v23h-9v-11H6v11h-9V9c-2 1-5 1-7 0l-3 7c-1 4-4 6-8 5-3-1-3-4-1-6 3-3 4-7 4-14 0-9 4-15 10-17 2-1 4-2 6-2z" {}
        path d="M-3-13c5-2 9 2 8 9-1 5-4 8-7 8-5-1-7-15-1-17z" stroke-width="1.8" {}
        path d="M-13 6c-3 5-7 6-10 3" fill="none" stroke-width="3.2" stroke-linecap="round" {}
        circle cx="-11" cy="-6" r="1.8" fill=(BONE) stroke="none" {}
        g stroke="none" { (marked(side, (14.5, -5.0), ".46", false)) }
    }
}

/// A banner under a crown, taller than anybody around it.
fn leader(side: usize) -> Markup {
    const BANNER: &str = "M-13-14h33l-6 12 6 12h-33z";
    html! {
        (pole("M-13-20v43", "3.4", "7"))
        path d=(BANNER) stroke-width="5" {}
        path d=(BANNER) stroke=(CROWN) stroke-width="2.4" {}
        path d="M-24-18l-2-14 7 5 6-9 6 9 7-5-2 14z" fill=(CROWN) stroke="#5b3d08" stroke-width="1.8" {}
        g stroke="none" { (marked(side, (0.0, -2.0), ".62", false)) }
    }
}

fn ship(side: usize) -> Markup {
    html! {
        path d="M0-26V12" stroke=(INK) stroke-width="3" {}
        path d="M-17-23h34c-4 9-4 17 0 25h-34c4-8 4-16 0-25z" fill=(BONE) stroke=(colour(side)) stroke-width="2.4" {}
        path d="M-26 7h52c-2 10-8 15-16 15h-19c-9 0-15-6-17-15z" {}
        g stroke="none" { (marked(side, (0.0, -10.5), ".7", true)) }
    }
}

/// A torn black sail with a skull, whoever it sails with; the hull says who.
fn pirate(side: usize) -> Markup {
    html! {
        path d="M0-28V12" stroke=(INK) stroke-width="3" {}
        path d="M-18-25h36c-3 10-3 18 1 26l-7-3-6 4-6-4-6 4-6-4-7 3c4-8 4-16 1-26z" fill=(BLACK) stroke-width="1.8" {}
        path d="M-28 5c6 3 12 3 18 3h20c6 0 12 0 18-3-2 12-8 17-17 17h-21c-9 0-16-5-18-17z" {}
        g stroke="none" {
            path d="M-8-13c0-10 16-10 16 0 0 4-2 5-3 6v4h-10v-4c-1-1-3-2-3-6z" fill=(BONE) {}
            path d="M-5.5-12.5h4v3.5h-4zM1.5-12.5h4v3.5h-4zM-1-7h2v2h-2z" fill=(BLACK) {}
            @if side < Side::BARBARIANS.index() { (marked(side, (0.0, 14.5), ".42", false)) }
            @else { path d="M-15 12h6v2.4h-6zM-3 12h6v2.4h-6zM9 12h6v2.4h-6z" fill=(BONE) {} }
        }
    }
}
