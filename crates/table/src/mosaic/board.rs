//! The Mediterranean: its coasts, the hexes of seven regions, what lies and stands on them.

use std::sync::LazyLock;

use maud::{Markup, html};
use tessera_kernel::Phrase;
use tessera_mosaic::components::goods::{Cache, Token};
use tessera_mosaic::components::map::{Ground, Hex};
use tessera_mosaic::components::pieces::Piece;
use tessera_mosaic::components::regions::Region;
use tessera_mosaic::components::wonders::Wonder;
use tessera_mosaic::view::{BuiltView, HexView};

use super::Look;
use super::art;
use super::geometry::{SIZE, centre, outline, smooth};
use super::ground::{self, COASTS, stones};
use crate::svg::N;
use crate::{seat, stones as laid};

/// How far the painted sea reaches beyond the map, so that it fills any window.
const BEYOND: f64 = 3000.0;

static LAND: LazyLock<String> = LazyLock::new(|| Hex::all().map(|hex| outline(centre(hex), SIZE)).collect());
static COAST: LazyLock<String> = LazyLock::new(|| COASTS.iter().map(|coast| smooth(coast)).collect());

/// Patterns, symbols and shapes.
pub(super) fn definitions(seats: usize) -> Markup {
    html! {
        (laid::patterns("m-", &ground::ALL))
        (seat::shapes(seats))
        (art::symbols())
    }
}

/// The sea, the lands around it, the hexes. It never changes.
pub(super) fn terrain(look: &Look<'_>) -> Markup {
    // Closed regions lie flat.
    let raised: String = look.view.hexes.iter().map(|hex| outline(centre(hex.hex), SIZE)).collect();
    html! {
        rect x=(N(-BEYOND)) y=(N(-BEYOND)) width=(N(3.0 * BEYOND)) height=(N(2.0 * BEYOND)) fill="url(#m-sea)" {}
        (coast())
        path d=(COAST.as_str()) fill="url(#m-beyond)" stroke="#a79d86" stroke-width="2.5" {}
        path d=(raised) fill="#3b3226" fill-opacity=".45" stroke="#3b3226" stroke-opacity=".45" stroke-width="5"
            stroke-linejoin="round" transform="translate(0 4)" {}
        @for hex in Hex::all() { (ground(look, hex)) }
        (borders(look))
        @for hex in Hex::all().filter(|hex| hex.ground() == Ground::Port) { (port(look, hex)) }
    }
}

/// Rings of lighter water along every coast, as on old charts.
pub(super) fn coast() -> Markup {
    html! {
        g fill="none" stroke="#e4f2f1" stroke-linejoin="round" {
            @for (width, opacity) in [(56, ".18"), (36, ".26"), (17, ".5")] {
                path d={ (LAND.as_str()) (COAST.as_str()) } stroke-width=(width) stroke-opacity=(opacity) {}
            }
        }
    }
}

fn ground(look: &Look<'_>, hex: Hex) -> Markup {
    let open = look.view.hex(hex).is_some();
    let name = if open { stones(hex.region()).name } else { ground::BEYOND.name };
    let title = hex_name(look, hex, open);
    html! {
        g .land data-hex=(hex) {
            title { (title) }
            path d=(outline(centre(hex), SIZE)) fill={ "url(#m-" (name) ")" } stroke="#fbf6ea"
                stroke-width="2.4" stroke-linejoin="round" stroke-opacity=(if open { "1" } else { ".5" }) {}
        }
    }
}

fn hex_name(look: &Look<'_>, hex: Hex, open: bool) -> String {
    let place = Phrase::new("mosaic-table-hex").with("region", hex.region().name()).with("hex", hex.to_string());
    match hex.port() {
        _ if !open => look.say(&Phrase::new("mosaic-table-closed").with("region", hex.region().name())),
        Some(port) => look.say(&Phrase::new("mosaic-table-port").with("port", port).with("place", place)),
        None => look.say(&place),
    }
}

/// Dark lines where two regions meet.
fn borders(look: &Look<'_>) -> Markup {
    let mut lines = String::new();
    for hex in Hex::all() {
        let (x, y) = centre(hex);
        for other in hex.around().into_iter().map(Hex::new) {
            let open = |region: Region| look.view.region(region).is_some();
            let meet = hex.region() < other.region() && (open(hex.region()) || open(other.region()));
            if !meet {
                continue;
            }
            // The edge that two hexes share is square to the line between their middles.
            let (ox, oy) = centre(other);
            let (mx, my) = (f64::midpoint(x, ox), f64::midpoint(y, oy));
            let (dx, dy) = ((oy - y) / 3.464, (x - ox) / 3.464);
            let [ax, ay, bx, by] = [mx - dx, my - dy, mx + dx, my + dy].map(N);
            lines.push_str(&format!("M{ax} {ay}L{bx} {by}"));
        }
    }
    html! {
        path .border d=(lines) fill="none" stroke="#fbf6ea" stroke-width="9" stroke-linecap="round" {}
        path .border d=(lines) fill="none" stroke="#5c4a36" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 8" {}
    }
}

/// A port: an anchor in a ring of water, and its name.
fn port(look: &Look<'_>, hex: Hex) -> Markup {
    let (x, y) = centre(hex);
    let open = look.view.hex(hex).is_some();
    let Some(name) = hex.port().filter(|_| open) else {
        return Markup::default();
    };
    // Names stand on the water: above African ports, beside Spain's eastern one, below the others. Where land lies below on
    // both sides, the name keeps clear of what lies there.
    let between =
        hex.region() == Region::Greece && hex.around().into_iter().any(|at| Hex::new(at).region() == Region::Assyria);
    let (dx, dy, anchor) = match hex.region() {
        Region::Egypt | Region::Numidia => (0.0, -44.0, "middle"),
        Region::Hispania if x > 0.0 && y < 400.0 => (20.0, 48.0, "start"),
        Region::Assyria => (-42.0, 8.0, "end"),
        _ if between => (6.0, 38.5, "middle"),
        _ => (0.0, 54.0, "middle"),
    };
    let size = if between { "19" } else { "21" };
    html! {
        path d=(outline((x, y), SIZE - 3.0)) fill="#bfe0ea" fill-opacity=".82" stroke="#1f4e6b" stroke-width="2.4" {}
        use href="#anchor" x=(N(x - 17.0)) y=(N(y - 17.0)) width="34" height="34" opacity=".8" {}
        text .port-name x=(N(x + dx)) y=(N(y + dy)) text-anchor=(anchor) font-size=(size) font-style="italic" font-weight="700"
            fill="#173f57" stroke="#f4f8f4" stroke-width="5" stroke-linejoin="round" paint-order="stroke" {
            (look.say(&name))
        }
    }
}

/// Goods and caches.
pub(super) fn lying(look: &Look<'_>) -> Markup {
    html! {
        @for hex in &look.view.hexes {
            @if let (Some(token), None) = (hex.token, hex.built) { (token_at(look, hex.hex, token)) }
        }
    }
}

fn token_at(look: &Look<'_>, hex: Hex, token: Token) -> Markup {
    let (x, y) = centre(hex);
    html! {
        g .token transform={ "translate(" (N(x)) " " (N(y)) ")" } {
            title { (look.say(&token.name())) " · " (hex_name(look, hex, true)) }
            (token_picture(token))
        }
    }
}

/// Goods are round, caches square with the amount.
pub(super) fn token_picture(token: Token) -> Markup {
    html! {
        @match token {
            Token::Good(good) => {
                circle r="23" fill="#fffdf8" stroke="#5c4a36" stroke-width="2" {}
                use href={ "#good-" (good) } x="-16" y="-16" width="32" height="32" {}
            }
            Token::Cache(cache) => {
                @let (id, amount) = match cache {
                    Cache::Wealth(wealth, amount) => (format!("wealth-{wealth}"), amount),
                    Cache::People(count) => ("people".to_owned(), count),
                };
                // Two figures need more room than one.
                @let (left, size) = if amount < 10 { (-24, 22) } else { (-27, 20) };
                rect x="-28" y="-19" width="56" height="38" rx="6" fill="#4a3a28" stroke="#fffdf8" stroke-width="2" {}
                use href={ "#" (id) } x=(left) y="-13" width="26" height="26" {}
                text x="13" y="7.5" text-anchor="middle" font-size=(size) font-weight="800" fill="#fff3d6" { (amount) }
            }
        }
    }
}

/// Cities, towns and wonders.
pub(super) fn pieces(look: &Look<'_>) -> Markup {
    html! { @for hex in &look.view.hexes { @if let Some(built) = hex.built { (piece(look, hex, built)) } } }
}

fn piece(look: &Look<'_>, hex: &HexView, built: BuiltView) -> Markup {
    let (x, y) = centre(hex.hex);
    let (owner, name, kind) = match built {
        BuiltView::Piece(seat, piece) => (seat, piece.name(), piece.id()),
        BuiltView::Wonder(seat, wonder) => (seat, wonder.name(), wonder.id()),
    };
    let phrase = Phrase::new("mosaic-table-built").with("what", name).with("who", owner);
    let title = format!("{} · {}", look.scene.speaker.say_capital(&phrase), hex_name(look, hex.hex, true));
    html! {
        g .piece data-seat=(owner.index()) data-hex=(hex.hex) data-count="1" data-city=(kind)
            transform={ "translate(" (N(x)) " " (N(y)) ")" } {
            title { (title) }
            @match built {
                BuiltView::Piece(_, piece) => { (building(owner.index(), piece)) }
                BuiltView::Wonder(_, wonder) => { (monument(owner.index(), wonder)) }
            }
        }
    }
}

/// A building in its owner's colour, with its owner's shape on it.
pub(super) fn building(index: usize, piece: Piece) -> Markup {
    let colour = seat::COLOURS[index % 6];
    let (scale, lower) = match piece {
        Piece::City | Piece::Port => (".72", 3.0),
        Piece::Farm | Piece::Craft => (".6", 5.0),
    };
    html! {
        use href={ "#piece-" (piece) } class={ "s" (index) } fill=(colour) stroke="#fffdf8" stroke-width="3" stroke-linejoin="round" {}
        @match piece {
            // A door of wheat, a chimney's smoke, waves under the walls: told apart without their outlines.
            Piece::Farm => { path d="M-19 1L0-16 19 1" fill="none" stroke="#f2c24d" stroke-width="4" stroke-linejoin="round" {} }
            Piece::Craft => { path d="M4-17c-5-5 5-6 1-11" fill="none" stroke="#fffdf8" stroke-width="3" stroke-linecap="round" {} }
            Piece::Port => { path d="M-24 21c4-4 8-4 12 0s8 4 12 0 8-4 12 0 8 4 12 0" fill="none" stroke="#e9f6fa" stroke-width="4" stroke-linecap="round" {} }
            Piece::City => {}
        }
        path d=(seat::OUTLINES[index % 6]) transform={ "translate(0 " (N(lower)) ") scale(" (scale) ")" } fill="#fffdf8" {}
    }
}

/// A wonder on a plate in its owner's colour.
pub(super) fn monument(index: usize, wonder: Wonder) -> Markup {
    let colour = seat::COLOURS[index % 6];
    html! {
        rect class={ "s" (index) } x="-29" y="-29" width="58" height="58" rx="9" fill=(colour) stroke="#fffdf8" stroke-width="3" {}
        rect x="-24" y="-24" width="48" height="48" rx="6" fill="#fff6df" {}
        use href={ "#wonder-" (wonder) } x="-21" y="-22" width="42" height="42" {}
        g transform="translate(20 20) scale(.85)" { (seat::shape(index)) }
    }
}
