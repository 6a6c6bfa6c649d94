//! What the world is made of: the stones of each terrain and its quiet symbol, the fog over what nobody has seen.

use maud::{Markup, html};
use tessera_clash::components::terrain::Terrain;

use crate::stones::{self, Stones};

const DESERT: Stones = Stones { name: "desert", tones: ["#efdcab", "#e8d29b", "#dec58a", "#f4e5bd"], grout: "#c3a86c" };
/// The sea lies deeper than around an island: it is a terrain among others here.
const WATER: Stones = Stones { name: "water", tones: ["#6fadc6", "#65a4be", "#5a99b4", "#7cb7ce"], grout: "#4d8ba6" };
/// Unexplored regions: parchment.
pub(super) const FOG: Stones =
    Stones { name: "fog", tones: ["#cdc4b4", "#c7bdac", "#c0b5a3", "#d3cbbc"], grout: "#b3a896" };
/// Beyond the edge of the world.
pub(super) const DEEP: Stones =
    Stones { name: "deep", tones: ["#3f6478", "#3b5f72", "#37596c", "#44697e"], grout: "#335466" };

/// Every kind of stone on the board.
pub(super) const ALL: [&Stones; 7] =
    [&stones::MEADOW, &stones::FOREST, &stones::MOUNTAIN, &DESERT, &WATER, &FOG, &DEEP];

/// The stones of a terrain; fog where it is unknown.
pub(super) const fn stones(terrain: Option<Terrain>) -> &'static Stones {
    match terrain {
        Some(Terrain::Grassland) => &stones::MEADOW,
        Some(Terrain::Forest) => &stones::FOREST,
        Some(Terrain::Mountain) => &stones::MOUNTAIN,
        Some(Terrain::Desert) => &DESERT,
        Some(Terrain::Sea) => &WATER,
        None => &FOG,
    }
}

/// The symbols of the terrains, as `{prefix}sign-{name}`.
pub(super) fn signs(prefix: &str) -> Markup {
    let line = |name: &str, colour: &str, d: &str| {
        html! {
            g id={ (prefix) "sign-" (name) } {
                path d=(d) fill="none" stroke=(colour) stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"
                    stroke-opacity=".6" {}
            }
        }
    };
    const TREE: &str = "M0-24L9-8H5L12 4H7L15 17H2.5v7h-5v-7H-15L-7 4h-5L-5-8h-4z";
    html! {
        (line("meadow", "#4f6f2a",
            "M-26 16c0-8-2-13-5-17M-26 16c0-8 2-11 5-14M-26 16V-4M0 8c0-9-2-15-5-19M0 8c0-8 2-12 5-15M0 8v-22M26 17c0-8-2-13-5-17M26 17c0-8 2-11 5-14M26 17V-3"))
        (line("desert", "#a17c34",
            "M-40 8c10-16 22-16 32-3M-14 14C-2-8 16-10 28 6c4 3 8 5 12 6M-30 24c8-6 14-6 20 0M2 26c6-6 12-6 18 0"))
        (line("water", "#eef8fa",
            "M-34-10c6-6 11-6 17 0s11 6 17 0M6 12c6-6 11-6 17 0s8 5 12 2M-30 26c5-5 10-5 15 0"))
        g id={ (prefix) "sign-forest" } fill="#1d3a1b" fill-opacity=".62" {
            path d=(TREE) transform="translate(-22 3) scale(.8)" {}
            path d=(TREE) transform="translate(22 5) scale(.86)" {}
            path d=(TREE) transform="translate(0 -3) scale(1.08)" {}
        }
        g id={ (prefix) "sign-mountain" } {
            path d="M-40 25L-14-22 2 4 13-12 40 25z" fill="#46413c" fill-opacity=".58" {}
            path d="M-14-22l9.5 15.500-5.500-2-4.500 5-4.500-6-5 2.500zM13-12l8 11-4.500-1.500-3.500 4-3.500-4-4 2.500z" fill="#fffdf8" fill-opacity=".9" {}
        }
        (line("cracks", "#3a2a1a",
            "M-44-8l16 4 8-12 12 6 4-16 10-8M-20-16l-6-12M-8-10L-4 8-18 20l-2 16M-4 8l18-4 8 10 20-2M22 14l-4 18M14 4l6-18 16-4"))
        g id={ (prefix) "sign-fog" } fill="none" stroke="#8d8069" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"
            stroke-opacity=".75" {
            path d="M-30 0a30 30 0 1 0 60 0a30 30 0 1 0-60 0M-25 0a25 25 0 1 0 50 0a25 25 0 1 0-50 0" stroke-opacity=".4" {}
            path d="M0-40L7-7 40 0 7 7 0 40-7 7-40 0-7-7z" fill="#b8ac97" {}
            path d="M0-40V40M-40 0H40M-7-7L7 7M-7 7L7-7" stroke-width="1.4" {}
        }
    }
}
