//! Squares and tiles: a patch of stones, what it gives, and what it gives with a worker in its gold frame.

use maud::{Markup, html};
use tessera_patchistory::components::features::Feature;
use tessera_patchistory::components::squares::{Kind, Square};
use tessera_patchistory::components::tiles::{Face, Tile, shape_of};

use super::Look;
use super::art::{row, row_width};
use super::ground::stones;
use crate::svg::N;

/// The side of a square.
pub(super) const CELL: f64 = 80.0;

/// Every square and every feature, once for the whole page.
pub(super) fn symbols() -> Markup {
    html! {
        @for square in Square::all().filter(|square| square.as_feature().is_none()) {
            g id={ "q" (square) } { (face(square)) }
        }
        @for feature in Feature::ALL { g id={ "f" (feature.index()) } { (special(feature)) } }
    }
}

/// A square: stones, a quiet sign, icons, the gold frame.
fn face(square: Square) -> Markup {
    let kind = square.kind();
    let bare = square.base().is_empty() && square.frame().is_empty();
    let (base, frame) = (square.base(), square.frame());
    // A sanitised square shows that somebody made it so.
    let made = square == Square::CLEARED || square == Square::RAZED;
    let width = row_width(frame, 21.0);
    html! {
        rect x=".8" y=".8" width="78.400" height="78.400" rx="6" fill={ "url(#m-" (stones(kind).name) ")" } stroke="#fbf6ea" stroke-width="1.6" {}
        rect .stitch x="5" y="5" width="70" height="70" rx="4" fill="none" stroke="#fffdf8" stroke-opacity=".6" stroke-width="1.4" stroke-dasharray="5 4" {}
        @if bare {
            use href={ "#k-" (kind) } x="20" y="20" width="40" height="40" opacity=(if kind == Kind::Sea { ".9" } else { ".75" }) {}
        } @else {
            use href={ "#k-" (kind) } x="38" y="6" width="36" height="36" opacity=".38" {}
        }
        @if made { path d="M14 66L66 14M14 14l52 52" stroke=(if square == Square::RAZED { "#8f1f10" } else { "#8a7a58" }) stroke-width="2.500" stroke-opacity=".55" stroke-linecap="round" {} }
        (row(base, (9.0, 10.0), 25.0))
        @if !frame.is_empty() {
            rect .frame x="8" y="44" width=(N(width + 8.0)) height="28" rx="6" fill="#fff6d8" fill-opacity=".86" stroke="#b88418" stroke-width="2.600" {}
            (row(frame, (12.0, 47.5), 21.0))
        }
        @if square.as_building().is_some() { path d="M80 0v26L54 0z" fill="#4a3a28" fill-opacity=".8" {} path d="M70 4l5 5M64 4l11 11" stroke="#f2dca8" stroke-width="1.800" {} }
    }
}

/// The squares of a feature on its tile, by quarter.
fn quarters(feature: Feature) -> Vec<(f64, f64)> {
    let shape = shape_of(feature);
    (0..4).filter(|at| shape >> at & 1 != 0).map(|at| (f64::from(at & 1) * CELL, f64::from(at >> 1) * CELL)).collect()
}

/// A hero, wonder or special building over all its squares, from the upper left corner of its tile.
fn special(feature: Feature) -> Markup {
    let kind = Square::feature(feature).kind();
    let squares = quarters(feature);
    let outline: String =
        squares.iter().map(|&(x, y)| format!("M{} {}h78.4v78.4h-78.4z", N(x + 0.8), N(y + 0.8))).collect();
    let inner: String = squares.iter().map(|&(x, y)| format!("M{} {}h80v80h-80z", N(x), N(y))).collect();
    let (left, top) = squares[0];
    let (last_x, last_y) = squares[squares.len() - 1];
    let middle = (f64::midpoint(left, last_x) + 40.0, f64::midpoint(top, last_y) + 40.0);
    let size = if squares.len() == 1 { 34.0 } else { 62.0 };
    let lift = if squares.len() == 1 { -8.0 } else { -6.0 };
    html! {
        // The rim is drawn first and covered inwards, so that it runs around the whole.
        path d=(inner) fill="none" stroke="#fff3cf" stroke-width="5" stroke-linejoin="round" {}
        path d=(inner) fill={ "url(#m-" (stones(kind).name) ")" } {}
        path d=(outline) fill="none" stroke="#fffdf8" stroke-opacity=".18" stroke-width="1.400" {}
        use href={ "#k-" (kind) } x=(N(middle.0 - size / 2.0)) y=(N(middle.1 + lift - size / 2.0)) width=(N(size)) height=(N(size)) opacity=".9" {}
        (row(feature.icons(), (left + 8.0, top + 8.0), 23.0))
    }
}

/// A feature's name over its lowest squares.
pub(super) fn name(look: &Look<'_>, feature: Feature, (x, y): (f64, f64)) -> Markup {
    let squares = quarters(feature);
    let bottom = squares.iter().map(|square| square.1).fold(0.0, f64::max);
    let lowest: Vec<f64> = squares.iter().filter(|square| square.1 == bottom).map(|square| square.0).collect();
    let wide = lowest.len() > 1;
    let (size, room) = if wide { (15.0, 19) } else { (12.5, 12) };
    let lines = wrapped(&look.say(&feature.name()), room);
    let middle = x + lowest[0] + if wide { CELL } else { CELL / 2.0 };
    let count = lines.len() as f64;
    html! {
        @for (at, line) in lines.iter().enumerate() {
            text .feature-name x=(N(middle)) y=(N(y + bottom + 72.0 - (count - 1.0 - at as f64) * (size + 0.5))) text-anchor="middle"
                font-size=(N(size)) font-weight="700" font-family="Georgia, Noto Serif, serif" fill="#2b2622"
                stroke="#fffdf8" stroke-opacity=".85" stroke-width="3.400" stroke-linejoin="round" paint-order="stroke" { (line) }
        }
    }
}

/// Words in lines of so many letters.
fn wrapped(text: &str, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A square of a tile that is no feature.
pub(super) fn square((x, y): (f64, f64), square: Square) -> Markup {
    html! { use href={ "#q" (square) } x=(N(x)) y=(N(y)) {} }
}

/// A tile as it is printed, from a point; names where there is somebody to read them.
pub(super) fn tile(look: &Look<'_>, of: Tile, side: Face, (x, y): (f64, f64)) -> Markup {
    let squares = of.squares(side).into_iter().enumerate();
    let feature = (side == Face::Black).then(|| of.feature());
    html! {
        @for (at, plain) in squares.filter(|(_, square)| square.as_feature().is_none()) {
            (square((x + (at & 1) as f64 * CELL, y + (at >> 1) as f64 * CELL), plain))
        }
        @if let Some(feature) = feature {
            use href={ "#f" (feature.index()) } x=(N(x)) y=(N(y)) {}
            (name(look, feature, (x, y)))
        }
    }
}

/// A tile as a picture by itself.
pub(super) fn picture(look: &Look<'_>, of: Tile, side: Face) -> Markup {
    let said = side_said(look, of, side);
    html! {
        svg .tile.ptile viewBox="-4 -4 168 168" width="168" height="168" role="img" aria-label=(said) {
            title { (said) }
            rect x="-2" y="-2" width="164" height="164" rx="9" fill=(if side == Face::White { "#fffdf8" } else { "#2b2622" }) {}
            (tile(look, of, side, (0.0, 0.0)))
        }
    }
}

/// One square as a picture by itself.
pub(super) fn small(plain: Square) -> Markup {
    html! { svg .tile.psquare viewBox="-2 -2 84 84" width="84" height="84" aria-hidden="true" { (square((0.0, 0.0), plain)) } }
}

/// What is on a side, in words.
pub(super) fn side_said(look: &Look<'_>, of: Tile, side: Face) -> String {
    let mut seen: Vec<Square> = Vec::new();
    for square in of.squares(side) {
        if square.as_feature().is_none() || !seen.contains(&square) {
            seen.push(square);
        }
    }
    let said: Vec<String> = seen.into_iter().map(|square| said(look, square)).collect();
    said.join(" · ")
}

/// A square in words: its name and what it gives.
pub(super) fn said(look: &Look<'_>, square: Square) -> String {
    let mut text = look.title(&square.name());
    let list = |icons: tessera_patchistory::components::icons::Icons| {
        icons.list().iter().map(|phrase| look.say(phrase)).collect::<Vec<_>>().join(", ")
    };
    if !square.base().is_empty() {
        text = format!("{text}: {}", list(square.base()));
    }
    if !square.frame().is_empty() {
        text = format!("{text} [{}]", list(square.frame()));
    }
    if let Some(feature) = square.as_feature() {
        text = format!("{text}. {}", look.say(&feature.text()));
    }
    text
}
