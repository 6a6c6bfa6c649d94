//! The board: the sea, the island, and what stands on it.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use tessera_kernel::Phrase;
use tessera_tempus::components::sea::{COLUMNS, Hex, ROWS};
use tessera_tempus::components::terrain::Terrain;
use tessera_tempus::view::HexView;
use tessera_words::Language;

use super::Look;
use super::geometry::{HALF, SIZE, centre, fit, outline};
use super::ground::{self, stones};
use super::marks;
use crate::kept::Kept;
use crate::svg::N;
use crate::{seat, stones};

/// How far the painted sea reaches beyond the board, so that it fills any window.
const BEYOND: f64 = 3000.0;

/// The outline of each hex.
static OUTLINES: LazyLock<Vec<String>> = LazyLock::new(|| Hex::all().map(|hex| outline(centre(hex), SIZE)).collect());

/// The outlines of all hexes of the sea.
static SEA: LazyLock<String> = LazyLock::new(|| OUTLINES.concat());

/// What the ground looks like, hex by hex.
static GROUND: Kept<(Hex, Terrain, Language)> = Kept::new();

/// Patterns, symbols and shapes.
pub(super) fn definitions(seats: usize) -> Markup {
    html! {
        (stones::patterns("m-", &ground::ALL))
        (ground::signs(""))
        (seat::shapes(seats))
        path #sea d=(PreEscaped(SEA.as_str())) fill="none" stroke="#ffffff" stroke-opacity=".28" stroke-width="1.2" {}
        (marks::definitions())
        path #castle d="M-20 15v-20h6v5h4v-5h4v-7l6-8 6 8v7h4v5h4v-5h6v20z" {}
    }
}

/// The ground. It changes while the island grows, then never again.
pub(super) fn terrain(look: &Look<'_>) -> Markup {
    let island: String = look.view.land.iter().map(|land| OUTLINES[usize::from(land.hex.index())].as_str()).collect();
    let island = PreEscaped(island);
    let language = look.scene.speaker.language;
    html! {
        rect x=(N(-BEYOND)) y=(N(-BEYOND)) width=(N(2.0 * BEYOND)) height=(N(2.0 * BEYOND)) fill="url(#m-sea)" {}
        use .sea-grid href="#sea" {}
        @if !look.view.land.is_empty() {
            // Once, for both: it is most of what the ground is made of while the island grows.
            defs { path #island d=(island) {} }
            use .shallows href="#island" fill="none" stroke="#cfe6ea" stroke-opacity=".42" stroke-width="22"
                stroke-linejoin="round" {}
            use .shore href="#island" fill="#3b3226" fill-opacity=".4" transform="translate(0 6)" stroke="#3b3226"
                stroke-opacity=".4" stroke-width="4" stroke-linejoin="round" {}
        }
        (letters(look))
        @for land in &look.view.land {
            (GROUND.picture((land.hex, land.terrain, language), || hex(look, land)))
        }
    }
}

/// Letters and numbers along the edge of what is shown first, as on a chess board.
fn letters(look: &Look<'_>) -> Markup {
    let [left, top, width, height] = fit(&look.view);
    let shown = |from: f64, size: f64, at: f64| at > from + SIZE && at < from + size - SIZE;
    let column = |column: u8| Hex::at(column, 0).map(|hex| centre(hex).0).filter(|&x| shown(left, width, x));
    // Every second column lies half a hex lower: a row's number stands between the two.
    let row = |row: u8| Hex::at(0, row).map(|hex| centre(hex).1).filter(|&y| shown(top, height, y + HALF / 2.0));
    html! {
        g .coordinates font-size="14" fill="#ffffff" fill-opacity=".85" text-anchor="middle" font-weight="600" {
            @for at in 0..COLUMNS {
                @if let Some(x) = column(at) { text x=(N(x)) y=(N(top + 16.0)) { (char::from(b'A' + at)) } }
            }
            @for at in 0..ROWS {
                @if let Some(y) = row(at) { text x=(N(left + 14.0)) y=(N(y + HALF / 2.0 + 5.0)) { (at + 1) } }
            }
        }
    }
}

fn hex(look: &Look<'_>, land: &HexView) -> Markup {
    let stones = stones(land.terrain);
    let (x, y) = centre(land.hex);
    let name = Phrase::new("tempus-place").with("terrain", land.terrain.name()).with("hex", land.hex.to_string());
    html! {
        g .land data-hex=(land.hex) {
            title { (look.scene.speaker.say_capital(&name)) }
            path d=(OUTLINES[usize::from(land.hex.index())]) fill={ "url(#m-" (stones.name) ")" } stroke="#fbf6ea" stroke-width="3"
                stroke-linejoin="round" {}
            use href={ "#sign-" (stones.name) } x=(N(x)) y=(N(y)) {}
        }
    }
}

/// Tokens, cities and what Sanitation adds.
pub(super) fn pieces(look: &Look<'_>) -> Markup {
    html! {
        @for land in &look.view.land {
            @if land.bonus > 0 { (bonus(look, land)) }
            @if land.tokens > 0 || land.city > 0 { (piece(look, land)) }
        }
    }
}

/// What stands on a hex.
fn piece(look: &Look<'_>, land: &HexView) -> Markup {
    let Some(owner) = land.owner else {
        return Markup::default();
    };
    let (x, y) = centre(land.hex);
    let place = Phrase::new("tempus-place").with("terrain", land.terrain.name()).with("hex", land.hex.to_string());
    let phrase = if land.city > 0 {
        Phrase::new("tempus-table-hex-city")
            .with("place", Phrase::new("tempus-place-city").with("value", land.city).with("hex", land.hex.to_string()))
    } else {
        Phrase::new("tempus-table-hex-tokens").with("place", place).with("count", land.tokens)
    };
    let name = look.scene.speaker.say_capital(&phrase.with("who", owner));
    let index = owner.index();
    html! {
        g .piece data-seat=(index) data-hex=(land.hex) data-count=(land.tokens) data-city=(land.city)
            transform={ "translate(" (N(x)) " " (N(y)) ")" } {
            title { (name) }
            @if land.city > 0 { (city(index, land.city)) } @else { (stack(index, land.tokens)) }
        }
    }
}

/// Tokens on top of each other; the number where there is more than one.
pub(super) fn stack(index: usize, count: u8) -> Markup {
    let shown = f64::from(count.clamp(1, 3));
    // A triangle's middle is low, a number wants it there.
    let lower = if index == 2 { 9.0 } else { 5.4 };
    html! {
        @for level in 0..count.clamp(1, 3) {
            use href={ "#seat-" (index) } y=(N((shown - 1.0) * 3.0 - f64::from(level) * 6.0)) {}
        }
        @if count > 1 {
            text y=(N(lower - (shown - 1.0) * 3.0)) text-anchor="middle" font-size="15.5" font-weight="700" fill="#fffdf8" {
                (count)
            }
        }
    }
}

/// A castle in the owner's colour; its value stands on the owner's shape.
pub(super) fn city(index: usize, value: u8) -> Markup {
    let colour = seat::COLOURS[index % 6];
    // A triangle has less room for a number than the other shapes.
    let (top, scale) = if index == 2 { (4.0, "1.12") } else { (6.0, ".86") };
    html! {
        use href="#castle" class={ "s" (index) } fill=(colour) stroke="#fffdf8" stroke-width="2.4" stroke-linejoin="round" {}
        path d=(seat::OUTLINES[index % 6]) transform={ "translate(0 " (N(top)) ") scale(" (scale) ")" } fill="#fffdf8" {}
        text class={ "s" (index) } y="10.6" text-anchor="middle" font-size="13" font-weight="800" fill=(colour) { (value) }
    }
}

/// A little plus in the corner of a hex that holds more.
fn bonus(look: &Look<'_>, land: &HexView) -> Markup {
    let (x, y) = centre(land.hex);
    let name = look.say(&Phrase::new("tempus-table-bonus").with("count", land.bonus));
    html! {
        g .bonus transform={ "translate(" (N(x + 21.0)) " " (N(y - 19.0)) ")" } {
            title { (name) }
            rect x="-11" y="-8" width="22" height="16" rx="8" fill="#fffdf8" stroke="#1f5c7a" stroke-width="1.5" {}
            text y="4" text-anchor="middle" font-size="11.5" font-weight="700" fill="#1f5c7a" { "+" (land.bonus) }
        }
    }
}

/// The name of a ground, with a capital letter.
pub(super) fn terrain_name(look: &Look<'_>, terrain: Terrain) -> String {
    look.scene.speaker.say_capital(&terrain.name())
}
