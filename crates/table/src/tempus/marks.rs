//! What is chosen on the board, and what can be chosen there.

use std::collections::BTreeMap;

use maud::{Markup, html};
use tessera_kernel::Seat;
use tessera_tempus::choice::Choice;
use tessera_tempus::components::sea::Hex;
use tessera_tempus::prompt::Prompt;

use super::Look;
use super::board::{city, stack};
use super::geometry::{SIZE, centre, outline};
use super::tile;
use crate::drawing::{OptionLook, Within};
use crate::svg::N;

/// The wash and the rim of a place that can be chosen: there may be a hundred. What the style changes under the pointer is
/// not given here.
pub(super) fn definitions() -> Markup {
    // A dark line under the gold, so that it is seen on fields as well as in forests.
    let rim = outline((0.0, 0.0), SIZE - 3.5);
    html! {
        path #spot-wash d=(rim) fill="#fff6d8" stroke="#4a3510" stroke-opacity=".5" stroke-width="5.5"
            stroke-linejoin="round" {}
        path #spot-rim d=(rim) fill="none" stroke-linejoin="round" {}
    }
}

/// How the options are shown beside their labels.
pub(super) fn options(look: &Look<'_>) -> BTreeMap<String, OptionLook> {
    let Some(decision) = look.decision else {
        return BTreeMap::new();
    };
    let art = |choice: &Choice| match (choice, decision.prompt) {
        (&Choice::Turn(turn), Prompt::TileTurn { tile, .. }) => Some(tile::picture(look, tile, turn)),
        _ => None,
    };
    let show = |choice: &Choice| OptionLook { within: Within::on_board(choice.place().is_some()), art: art(choice) };
    decision.options.iter().map(|choice| (choice.to_string(), show(choice))).collect()
}

/// Everything that is marked.
pub(super) fn marks(look: &Look<'_>) -> Markup {
    html! {
        @if let Some(combat) = &look.view.combat { (arrow(combat.from, combat.target)) }
        @for hex in chosen(look) {
            path .chosen d=(outline(centre(hex), SIZE - 1.0)) fill="none" stroke="#b4532a" stroke-width="4.5"
                stroke-linejoin="round" pointer-events="none" {}
        }
        @if let Some(decision) = look.decision {
            @if let Prompt::Tile { tile } = decision.prompt {
                defs { g #drawn-tile { (tile::seven(tile, 0)) } }
            }
            @if let Prompt::TileTurn { tile, centre: hex } = decision.prompt {
                @let (x, y) = centre(hex);
                @for turn in 0..6 {
                    g class=(if turn == 0 { "turning first" } else { "turning" }) data-for={ "turn " (turn) }
                        transform={ "translate(" (N(x)) " " (N(y)) ")" } { (tile::seven(tile, turn)) }
                }
            }
            @for choice in &decision.options {
                @if let Some(hex) = choice.place() { (spot(look, decision.seat, choice, hex)) }
            }
        }
    }
}

/// What has been chosen already: where a token comes from, what is attacked.
fn chosen(look: &Look<'_>) -> Vec<Hex> {
    let mut chosen = Vec::new();
    if let Some(combat) = &look.view.combat {
        chosen.extend([combat.from, combat.target]);
    }
    if let Some(decision) = look.decision {
        match decision.prompt {
            Prompt::MoveTo { from: hex, .. }
            | Prompt::ConvertInto { from: hex }
            | Prompt::AttackFrom { target: hex }
            | Prompt::City { hex } => chosen.push(hex),
            _ => {}
        }
    }
    chosen.dedup();
    chosen
}

/// Where an attack comes from and goes to.
fn arrow(from: Hex, to: Hex) -> Markup {
    let ((x1, y1), (x2, y2)) = (centre(from), centre(to));
    // From rim to middle, so that neither number is covered.
    let at = |part: f64| (x1 + (x2 - x1) * part, y1 + (y2 - y1) * part);
    let (start, tip) = (at(0.36), at(0.53));
    let angle = (y2 - y1).atan2(x2 - x1).to_degrees();
    html! {
        g .arrow pointer-events="none" {
            path d={ "M" (N(start.0)) " " (N(start.1)) "L" (N(tip.0)) " " (N(tip.1)) } stroke="#b4532a" stroke-width="6"
                stroke-linecap="round" {}
            path d="M-3-11L13 0-3 11z" fill="#b4532a" stroke="#fffdf8" stroke-width="1.5"
                transform={ "translate(" (N(tip.0)) " " (N(tip.1)) ") rotate(" (N(angle)) ")" } {}
        }
    }
}

/// An option with a place: a dashed rim, a light wash, a dot; hovered or focused, a ghost of what would come.
fn spot(look: &Look<'_>, seat: Seat, choice: &Choice, hex: Hex) -> Markup {
    let (x, y) = centre(hex);
    let taken = look.view.hex(hex).is_some_and(|land| land.tokens > 0 || land.city > 0);
    html! {
        g .spot role="button" tabindex="0" data-choice=(choice) data-hex=(hex) data-x=(N(x)) data-y=(N(y))
            aria-label=(look.label(choice)) transform={ "translate(" (N(x)) " " (N(y)) ")" } {
            use .wash href="#spot-wash" fill-opacity=".36" {}
            use .rim href="#spot-rim" stroke="#f2c24d" stroke-width="3.5" stroke-dasharray="7 4.5" {}
            @if !taken { circle .dot r="7" fill="#c9982f" stroke="#fffdf8" stroke-width="2" {} }
            g .ghost pointer-events="none" { (ghost(choice, seat)) }
        }
    }
}

/// What choosing it would leave there.
fn ghost(choice: &Choice, seat: Seat) -> Markup {
    match choice {
        Choice::Tile(_) => html! { use href="#drawn-tile" {} },
        Choice::Settle(_) | Choice::To(_) | Choice::Birth(_) | Choice::Into(_) => stack(seat.index(), 1),
        Choice::Site(_) => city(seat.index(), 2),
        _ => Markup::default(),
    }
}
