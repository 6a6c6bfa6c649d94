//! Prosperity cards and building tiles, wherever they are shown.

use maud::{Markup, html};
use tessera_patchistory::components::buildings::Building;
use tessera_patchistory::components::icons::Icon;
use tessera_patchistory::components::prosperity::Prosperity;
use tessera_patchistory::components::squares::Square;

use super::Look;
use super::art::{icon, token_id};
use super::squares::{said, small};
use crate::seat::seat_mark;

/// The sign of a card.
fn sign(card: Prosperity) -> String {
    match card {
        Prosperity::Military => token_id(Icon::Military),
        Prosperity::Food => token_id(Icon::Food),
        Prosperity::Culture => token_id(Icon::Culture),
        Prosperity::Money => token_id(Icon::Money),
        Prosperity::Resource => token_id(Icon::Resource),
        Prosperity::Politics => token_id(Icon::Politics),
        Prosperity::Transport | Prosperity::Routes => token_id(Icon::Transport),
        Prosperity::Defence => token_id(Icon::Defence),
        Prosperity::Wastelands => "k-wasteland".to_owned(),
        Prosperity::Heroes => "k-hero".to_owned(),
        Prosperity::Wonders => "k-wonder".to_owned(),
        Prosperity::People => "worker".to_owned(),
        Prosperity::Architecture => "k-special".to_owned(),
        Prosperity::Extent => "k-transport".to_owned(),
    }
}

/// A Prosperity card: what it compares, and who would be where as things stand.
pub(super) fn prosperity(look: &Look<'_>, card: Prosperity) -> Markup {
    let ranks = look.view.ranks(card);
    html! {
        span .pcard-head { (icon(&sign(card))) span .card-title { (look.title(&card.name())) } }
        span .card-text { (look.say(&card.text())) }
        span .ranks {
            @for (seat, player) in look.view.players.iter() {
                span class=(if ranks[seat] == 1 { "rank first" } else { "rank" }) title=(look.name(seat)) {
                    (seat_mark(seat.index())) b { (player.values[card.index()]) }
                    span .unseen { (look.name(seat)) }
                }
            }
        }
    }
}

/// A building tile: its square, its name, its price.
pub(super) fn building(look: &Look<'_>, building: Building) -> Markup {
    let square = Square::building(building);
    html! {
        (small(square))
        span .bt-text title=(said(look, square)) {
            b { (look.title(&building.name())) }
            span .cost { (icon(&token_id(Icon::Resource))) (building.cost()) }
        }
    }
}
