//! Covers for the home page: a small mosaic a game.

use maud::{Markup, html};

use crate::stones;
use crate::svg::Scatter;

/// A game's cover: a small mosaic of its own.
#[must_use]
pub fn cover(game: &str) -> Markup {
    match game {
        "tempus" => crate::tempus::cover("Tempus"),
        "mosaic" => crate::mosaic::cover("Mosaic"),
        "clash-monumental" => crate::clash::cover("Clash of Cultures", true),
        "clash-2012" => crate::clash::cover("Clash of Cultures", false),
        _ => plain(game),
    }
}

/// A patchwork for games that have no cover yet.
fn plain(game: &str) -> Markup {
    let grounds = [&stones::MEADOW, &stones::FIELD, &stones::HILL, &stones::FOREST, &stones::SEA];
    let mut scatter = Scatter::named(game);
    html! {
        svg .cover viewBox="0 0 240 160" preserveAspectRatio="xMidYMid slice" role="img" aria-label=(game) {
            defs { (stones::patterns("p-", &grounds)) }
            @for patch in 0..24 {
                @let ground = grounds[scatter.below(5) as usize];
                rect x=(patch % 6 * 40) y=(patch / 6 * 40) width="40" height="40" stroke="#fbf6ea" stroke-width="2"
                    fill={ "url(#p-" (ground.name) ")" } {}
            }
        }
    }
}
