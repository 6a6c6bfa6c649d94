//! The cover of Patchistory: a patchwork of squares, sewn together, with a needle still in it.

use maud::{Markup, html};
use tessera_patchistory::components::squares::Kind;

use super::ground::{self, stones};
use crate::svg::N;
use crate::{seat, stones};

/// The squares of the picture, row by row.
const PATCHES: [[Kind; 6]; 4] = [
    [Kind::Food, Kind::Sea, Kind::Culture, Kind::Transport, Kind::Wasteland, Kind::Money],
    [Kind::Resource, Kind::Wonder, Kind::Wonder, Kind::Food, Kind::Politics, Kind::Sea],
    [Kind::Money, Kind::Wonder, Kind::Wonder, Kind::Military, Kind::Food, Kind::Resource],
    [Kind::Politics, Kind::Food, Kind::Transport, Kind::Sea, Kind::Hero, Kind::Culture],
];
const SIDE: f64 = 118.0;

pub(super) fn cover(name: &str) -> Markup {
    let squares = PATCHES.iter().enumerate().flat_map(|(row, kinds)| {
        kinds.iter().enumerate().map(move |(column, &kind)| (column as f64 * SIDE, row as f64 * SIDE, kind))
    });
    let squares: Vec<(f64, f64, Kind)> = squares.collect();
    html! {
        svg .cover viewBox="9 6 690 460" preserveAspectRatio="xMidYMid slice" role="img" aria-label=(name) {
            defs { (stones::patterns("c-", &ground::ALL)) }
            rect x="-40" y="-40" width="800" height="560" fill="url(#c-cloth)" {}
            @for &(x, y, kind) in &squares {
                rect x=(N(x)) y=(N(y)) width=(N(SIDE)) height=(N(SIDE)) fill={ "url(#c-" (stones(kind).name) ")" } {}
            }
            // Seams, then stitches across them.
            g fill="none" stroke-linecap="round" {
                @for &(x, y, kind) in squares.iter().filter(|(.., kind)| *kind != Kind::Wonder) {
                    rect x=(N(x)) y=(N(y)) width=(N(SIDE)) height=(N(SIDE)) stroke="#fbf6ea" stroke-width="4" {}
                    rect x=(N(x + 9.0)) y=(N(y + 9.0)) width=(N(SIDE - 18.0)) height=(N(SIDE - 18.0)) rx="4" stroke="#fffdf8" stroke-opacity=".75" stroke-width="2.600" stroke-dasharray="10 8"
                        data-kind=(kind) {}
                }
                rect x=(N(SIDE)) y=(N(SIDE)) width=(N(2.0 * SIDE)) height=(N(2.0 * SIDE)) stroke="#fff3cf" stroke-width="7" {}
            }
            // A temple on the large patch.
            g fill="#fffdf8" stroke="#8a6a24" stroke-width="3" stroke-linejoin="round" transform="translate(236 232)" {
                path d="M-78-22L0-76l78 54z" {}
                path d="M-66-22h18v66h-18zM-32-22h18v66h-18zM14-22h18v66H14zM48-22h18v66H48z" {}
                path d="M-84 44H84v18H-84z" {}
            }
            // Wheat, waves, and somebody at work.
            g fill="none" stroke="#93701f" stroke-width="5" stroke-linecap="round" {
                path d="M40 92V34M40 34L28 20M40 34l12-14M40 52L26 38M40 52l14-14M40 70L26 56M40 70l14-14M78 92V34M78 34L66 20M78 34l12-14M78 52L64 38M78 52l14-14M78 70L64 56M78 70l14-14" {}
                path d="M398 210v-58M398 152l-12-14M398 152l12-14M398 170l-14-14M398 170l14-14M398 190l-14-14M398 190l14-14M434 210v-58M434 152l-12-14M434 152l12-14M434 170l-14-14M434 170l14-14M434 190l-14-14M434 190l14-14" {}
            }
            g fill="none" stroke="#eef8f8" stroke-opacity=".85" stroke-width="5" stroke-linecap="round" {
                path d="M136 50c14-14 26-14 40 0s26 14 40 0M136 78c14-14 26-14 40 0s26 14 40 0M608 168c14-14 26-14 40 0s26 14 40 0M608 196c14-14 26-14 40 0s26 14 40 0M372 404c14-14 26-14 40 0s26 14 40 0M372 432c14-14 26-14 40 0s26 14 40 0" {}
            }
            g transform="translate(531 296) scale(2)" { (seat::shape(1)) }
            g transform="translate(60 300) scale(1.9)" { (seat::shape(0)) }
            g transform="translate(296 420) scale(1.7)" { (seat::shape(3)) }
            // The needle, and the thread it draws.
            path d="M318 36C420 96 486 4 560 66s34 92 84 78" fill="none" stroke="#b4532a" stroke-width="5" stroke-linecap="round" stroke-dasharray="16 10" {}
            path d="M640 150l34-70 7 3-28 74c-2 6-15 0-13-7z" fill="#e9e4da" stroke="#6f655a" stroke-width="2.500" stroke-linejoin="round" {}
        }
    }
}
