//! A map tile as a little mosaic of seven hexes.

use std::sync::Arc;

use maud::{Markup, PreEscaped, html};
use tessera_kernel::Phrase;
use tessera_tempus::components::tiles::Tile;
use tessera_tempus::prompt::Prompt;

use super::Look;
use super::geometry::{SIZE, neighbour, outline};
use super::ground::stones;
use crate::kept::Kept;
use crate::svg::N;

/// The seven hexes of each tile and turn.
static SEVEN: Kept<(Tile, u8)> = Kept::new();

/// The seven hexes around the middle, turned by so many sixths.
pub(super) fn seven(tile: Tile, turn: u8) -> PreEscaped<Arc<str>> {
    SEVEN.picture((tile, turn), || drawn(tile, turn))
}

fn drawn(tile: Tile, turn: u8) -> Markup {
    let layout = tile.layout(turn);
    html! {
        @for (place, terrain) in layout.into_iter().enumerate() {
            @let at = if place == 0 { (0.0, 0.0) } else { neighbour(place - 1) };
            @let stones = stones(terrain);
            path d=(outline(at, SIZE)) fill={ "url(#m-" (stones.name) ")" } stroke="#fbf6ea" stroke-width="3"
                stroke-linejoin="round" {}
            use href={ "#sign-" (stones.name) } x=(N(at.0)) y=(N(at.1)) {}
        }
    }
}

/// The tile as a picture of its own.
pub(super) fn picture(look: &Look<'_>, tile: Tile, turn: u8) -> Markup {
    let name = look.say(&Phrase::new("tempus-table-tile").with("number", tile.as_number()));
    html! { svg .tile viewBox="-104 -108 208 216" role="img" aria-label=(name) { (seven(tile, turn)) } }
}

/// The drawn tile, beside the question where it goes.
pub(super) fn art(look: &Look<'_>) -> Option<Markup> {
    match look.decision?.prompt {
        Prompt::Tile { tile } => Some(picture(look, tile, 0)),
        _ => None,
    }
}
