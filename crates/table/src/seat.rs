//! Seats have a colour and a shape: never colour alone.

use maud::{Markup, html};

/// The colours of the seats, as attributes; the style sheet changes them for other palettes.
pub(crate) const COLOURS: [&str; 6] = ["#c0432b", "#22598f", "#2a2a2e", "#7d4595", "#1d7a5f", "#c77f1a"];

/// Outlines around the middle, about 24 across: disc, square, triangle, diamond, hexagon, shield.
pub(crate) const OUTLINES: [&str; 6] = [
    "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z",
    "M-8-10h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2z",
    "M0-12.5L13 9.5H-13z",
    "M0-13.5L13.5 0 0 13.5-13.5 0z",
    "M-12.5 0l6.2-10.8H6.3L12.5 0 6.3 10.8H-6.3z",
    "M-10.5-11h21v9c0 7-5 11-10.5 14-5.5-3-10.5-7-10.5-14z",
];

/// A seat's shape in its colour with a white rim.
pub(crate) fn shape(index: usize) -> Markup {
    let index = index % COLOURS.len();
    html! {
        path class={ "s" (index) } d=(OUTLINES[index]) fill=(COLOURS[index]) stroke="#fffdf8" stroke-width="2"
            stroke-linejoin="round" {}
    }
}

/// The shapes of the first `count` seats as they stand on a board, to be used again as `#seat-0` and so on.
pub(crate) fn shapes(count: usize) -> Markup {
    html! { @for index in 0..count { g id={ "seat-" (index) } transform="scale(1.2)" { (shape(index)) } } }
}

/// A seat's shape as a little picture beside a name.
#[must_use]
pub fn seat_mark(index: usize) -> Markup {
    html! { svg class="seat-mark" viewBox="-16 -16 32 32" width="28" height="28" aria-hidden="true" { (shape(index)) } }
}
