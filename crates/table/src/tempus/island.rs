//! The cover of Tempus: a small island of our tiles.

use maud::{Markup, html};
use tessera_tempus::components::tiles::Tile;

use super::geometry::{HALF, SIZE, neighbour, outline};
use super::ground::{self, stones};
use crate::svg::N;
use crate::{seat, stones};

/// Tiles of the picture: number, turn, where its centre lies.
const ISLAND: [(u8, u8, (f64, f64)); 3] = [(4, 1, (0.0, 0.0)), (9, 0, (180.0, -HALF)), (1, 4, (120.0, 4.0 * HALF))];

/// An island in the sea, a city and a few people.
pub(super) fn cover(name: &str) -> Markup {
    let hexes: Vec<((f64, f64), &'static str)> = ISLAND
        .into_iter()
        .flat_map(|(number, turn, (x, y))| {
            Tile::number(number).layout(turn).into_iter().enumerate().map(move |(place, terrain)| {
                let (dx, dy) = if place == 0 { (0.0, 0.0) } else { neighbour(place - 1) };
                ((x + dx, y + dy), stones(terrain).name)
            })
        })
        .collect();
    let island: String = hexes.iter().map(|&(at, _)| outline(at, SIZE)).collect();
    let piece = |index: usize, (x, y): (f64, f64), scale: f64| {
        html! {
            g transform={ "translate(" (N(x)) " " (N(y)) ") scale(" (N(scale)) ")" } { (seat::shape(index)) }
        }
    };
    html! {
        svg .cover viewBox="-255 -178 690 460" preserveAspectRatio="xMidYMid slice" role="img" aria-label=(name) {
            defs { (stones::patterns("c-", &ground::ALL)) (ground::signs("c-")) }
            rect x="-400" y="-400" width="1200" height="1200" fill="url(#c-sea)" {}
            path d=(island) fill="none" stroke="#cfe6ea" stroke-opacity=".45" stroke-width="22" stroke-linejoin="round" {}
            path d=(island) fill="#3b3226" fill-opacity=".4" transform="translate(0 6)" {}
            @for ((x, y), ground) in &hexes {
                path d=(outline((*x, *y), SIZE)) fill={ "url(#c-" (ground) ")" } stroke="#fbf6ea" stroke-width="3"
                    stroke-linejoin="round" {}
                use href={ "#c-sign-" (ground) } x=(N(*x)) y=(N(*y)) {}
            }
            (piece(0, (0.0, 0.0), 1.2))
            (piece(0, (60.0, HALF), 1.2))
            (piece(1, (180.0, -HALF), 1.2))
            (piece(3, (120.0, 6.0 * HALF), 1.2))
        }
    }
}
