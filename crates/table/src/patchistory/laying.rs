//! Laying a tile: a ghost to slide over the territory, every place it may go with what becomes of the levels, every place it
//! may not go with why. All ways are sent in one line; the script shows one at a time. Without it the list is there.

use std::fmt::Write as _;

use maud::{Markup, html};
use tessera_kernel::Seat;
use tessera_patchistory::cell::Cell;
use tessera_patchistory::components::icons::{Icon, Icons};
use tessera_patchistory::components::tiles::{Face, Tile};
use tessera_patchistory::preview::{self, Laid};
use tessera_patchistory::prompt::Prompt;
use tessera_patchistory::why::Why;

use super::Look;
use super::art::{named, token_id};
use super::geometry::Layout;
use super::squares::{CELL, name, square};
use crate::icons::icon;
use crate::svg::N;

/// The tile that is being laid.
fn drawn(look: &Look<'_>) -> Option<(Seat, Tile, Face)> {
    let decision = look.decision?;
    match decision.prompt {
        Prompt::At { tile, face } => Some((decision.seat, tile, face)),
        _ => None,
    }
}

/// The ghost on the board: a quarter a group, so that each can lie over or under.
pub(super) fn ghost(look: &Look<'_>, layout: &Layout) -> Markup {
    let Some((seat, tile, face)) = drawn(look) else { return Markup::default() };
    let plot = layout.plot(seat);
    let (x, y) = plot.square(Cell::at(plot.shown.left, plot.shown.top));
    let squares = tile.squares(face);
    let shape = tile.shape(face);
    html! {
        g #ghost .ghost-tile data-x=(N(x)) data-y=(N(y)) data-left=(plot.shown.left) data-top=(plot.shown.top) data-side=(N(plot.side())) {
            g .ghost-body {
                @for (at, plain) in squares.into_iter().enumerate() {
                    @let corner = ((at & 1) as f64 * CELL, (at >> 1) as f64 * CELL);
                    g .quarter data-quarter=(at) {
                        @if shape >> at & 1 == 0 { (square(corner, plain)) }
                    }
                }
                @if shape != 0 {
                    g .quarter data-quarter=(shape.trailing_zeros()) {
                        use href={ "#f" (tile.feature().index()) } {}
                        (name(look, tile.feature(), (0.0, 0.0)))
                    }
                }
            }
            @for at in 0..4_u8 {
                rect .quarter-rim data-rim=(at) x=(N(f64::from(at & 1) * CELL + 3.0)) y=(N(f64::from(at >> 1) * CELL + 3.0)) width="74" height="74" rx="6" fill="none" {}
            }
            rect .ghost-rim x="-2" y="-2" width="164" height="164" rx="9" fill="none" {}
        }
    }
}

/// What the panel below the question holds: levels with what changes, why not, over or under, and the button.
pub(super) fn panel(look: &Look<'_>) -> Option<Markup> {
    let (seat, tile, face) = drawn(look)?;
    let now = look.view.players[seat].levels;
    let ways = preview::laid(&look.view, seat, tile, face);
    let barred = preview::barred(&look.view, seat, tile, face);
    let mut reasons: Vec<Why> = Vec::new();
    for &(_, why) in &barred {
        if !reasons.contains(&why) {
            reasons.push(why);
        }
    }
    let nowhere = look.word("patchistory-why-no-overlap");
    Some(html! {
        div #laying .laying data-ways=(written(look, now, &ways)) data-barred=(forbidden(&barred, &reasons)) data-lost=(look.word("patchistory-table-loses"))
            data-nowhere=(nowhere) {
            p .laying-where { b data-cell {} " " span data-said role="status" aria-live="polite" {} }
            ul .laying-levels {
                @for level in Icon::ALL {
                    li data-icon=(level.letter()) {
                        (named(&token_id(level), &look.title(&level.name()))) span { (now.of(level)) } b .delta {}
                    }
                }
            }
            @for (at, why) in reasons.iter().enumerate() {
                p .laying-why data-why=(at) hidden { (look.say(&why.reason())) " "
                    a .rule href=(look.scene.rule_link(why.rule())) data-drawer { (why.rule()) } }
            }
            div .laying-turn {
                button .button type="button" data-turn-layers hidden { (icon("tiles")) span { (look.word("patchistory-table-swap")) } kbd aria-hidden="true" { "Space" } }
                button .button.primary type="button" data-lay { span { (look.word("patchistory-table-lay")) } kbd aria-hidden="true" { "↵" } }
            }
            p .quiet.laying-help { (look.word("patchistory-table-slide")) }
        }
    })
}

/// Every way as `H8 0 0 0 F2D-1!lost`: its name, column and row from the capital, what slips under, how levels change.
fn written(look: &Look<'_>, now: Icons, ways: &[Laid]) -> String {
    let mut text = String::new();
    for way in ways {
        let placement = way.placement;
        if !text.is_empty() {
            text.push(';');
        }
        let _ = write!(text, "{} {} {} {} ", placement.at(), placement.x, placement.y, placement.under);
        for icon in Icon::ALL {
            let change = i16::from(way.levels.of(icon)) - i16::from(now.of(icon));
            if change != 0 {
                let _ = write!(text, "{}{change}", icon.letter());
            }
        }
        if !way.lost.is_empty() {
            let lost: Vec<String> = way.lost.iter().map(|feature| look.say(&feature.name())).collect();
            let _ = write!(text, "!{}", lost.join(", "));
        }
    }
    text
}

/// Every place it may not go as `-1 0 2`: column, row, which of the reasons.
fn forbidden(barred: &[(tessera_patchistory::territory::Placement, Why)], reasons: &[Why]) -> String {
    let place = |(placement, why): &(tessera_patchistory::territory::Placement, Why)| {
        let at = reasons.iter().position(|reason| reason == why).unwrap_or(0);
        format!("{} {} {at}", placement.x, placement.y)
    };
    barred.iter().map(place).collect::<Vec<_>>().join(";")
}

/// What lies where once it is laid so, as a small picture: under is hatched.
pub(super) fn layers(look: &Look<'_>, tile: Tile, face: Face, under: u8) -> Markup {
    let squares = tile.squares(face);
    html! {
        svg .tile.ptile viewBox="-4 -4 168 168" width="84" height="84" aria-hidden="true" {
            @for (at, plain) in squares.into_iter().enumerate() {
                @let (x, y) = ((at & 1) as f64 * CELL, (at >> 1) as f64 * CELL);
                @if under >> at & 1 != 0 {
                    rect x=(N(x + 3.0)) y=(N(y + 3.0)) width="74" height="74" rx="6" fill="#8d8374" fill-opacity=".35" stroke="#6f655a" stroke-width="3" stroke-dasharray="8 6" {}
                } @else if plain.as_feature().is_none() { (square((x, y), plain)) }
            }
            @if face == Face::Black && under & tile.shape(face) == 0 {
                use href={ "#f" (tile.feature().index()) } {}
                (name(look, tile.feature(), (0.0, 0.0)))
            }
        }
    }
}
