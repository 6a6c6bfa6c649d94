//! The five grounds: their stones and the quiet symbol on top.

use maud::{Markup, html};
use tessera_tempus::components::terrain::Terrain;

use crate::stones::{self, Stones};

/// The stones of a ground.
pub(super) const fn stones(terrain: Terrain) -> &'static Stones {
    match terrain {
        Terrain::Meadow => &stones::MEADOW,
        Terrain::Field => &stones::FIELD,
        Terrain::Hill => &stones::HILL,
        Terrain::Forest => &stones::FOREST,
        Terrain::Mountain => &stones::MOUNTAIN,
    }
}

/// Every kind of stone on the board.
pub(super) const ALL: [&Stones; 6] =
    [&stones::MEADOW, &stones::FIELD, &stones::HILL, &stones::FOREST, &stones::MOUNTAIN, &stones::SEA];

/// The symbols of the grounds, as `{prefix}sign-{name}`.
pub(super) fn signs(prefix: &str) -> Markup {
    let line = |name: &str, colour: &str, d: &str| {
        html! {
            g id={ (prefix) "sign-" (name) } {
                path d=(d) fill="none" stroke=(colour) stroke-width="2.2" stroke-linecap="round"
                    stroke-linejoin="round" stroke-opacity=".62" {}
            }
        }
    };
    html! {
        (line("meadow", "#55762f",
            "M-14 8c0-5-1-8-3-11M-14 8c0-5 1-7 3-9M0 2c0-6-1-9-3-12M0 2c0-5 1-8 3-10M14 9c0-5-1-8-3-11M14 9c0-5 1-7 3-9"))
        (line("field", "#93701f",
            "M-12 12V-6M-12-6l-4-4M-12-6l4-4M-12 0l-4-4M-12 0l4-4M0 12V-8M0-8l-4-4M0-8l4-4M0-2l-4-4M0-2l4-4M12 12V-6M12-6l-4-4M12-6l4-4M12 0l-4-4M12 0l4-4"))
        (line("hill", "#7a4a22", "M-22 8c3-12 14-14 19-2M-5 8c3-14 17-16 23 0M-13 1c1-2 3-3 5-3M5-1c1-2 4-3 6-2"))
        g id={ (prefix) "sign-forest" } fill="#21401f" fill-opacity=".66" {
            path d="M-11 9h-3v5h-2v-5h-8l6-8h-3l6-9h-2l6-9 6 9h-2l5 9h-3l6 8z" transform="translate(2 -2) scale(.86)" {}
            path d="M-11 9h-3v5h-2v-5h-8l6-8h-3l6-9h-2l6-9 6 9h-2l5 9h-3l6 8z" transform="translate(23 2)" {}
        }
        g id={ (prefix) "sign-mountain" } {
            path d="M-22 14L-7-13 2 2 7-5 21 14z" fill="#4b4641" fill-opacity=".62" {}
            path d="M-7-13l5.500 9.200-3.500-1.200-2.500 3-2.500-3.500-2.800 1.500z" fill="#fffdf8" fill-opacity=".92" {}
        }
    }
}
