//! The auction: tiles in a row, each with the stake on it and the stakes one may put there.

use maud::{Markup, html};
use tessera_kernel::Phrase;
use tessera_patchistory::choice::Choice;
use tessera_patchistory::components::icons::Icon;
use tessera_patchistory::components::tiles::Face;
use tessera_patchistory::view::OfferView;

use super::Look;
use super::art::{icon, token_id};
use super::squares::picture;
use crate::seat::seat_mark;

pub(super) fn offer(look: &Look<'_>) -> Vec<(&'static str, Markup)> {
    let tiles = html! {
        @if !look.view.offer.is_empty() {
            div .offer {
                @for (at, offer) in look.view.offer.iter().enumerate() { (tile(look, at as u8, offer)) }
                (coming(look))
            }
        }
    };
    vec![("offer-tiles", tiles)]
}

/// Tiles still to come in the first auction, and how many are left.
fn coming(look: &Look<'_>) -> Markup {
    html! { p .quiet.offer-left { (look.say(&Phrase::new("patchistory-table-tiles-left").with("count", look.view.tiles_left))) } }
}

fn tile(look: &Look<'_>, at: u8, offer: &OfferView) -> Markup {
    let faces: Vec<Face> = offer.face.map_or_else(|| Face::ALL.to_vec(), |face| vec![face]);
    let owner = offer.owner.map(|seat| (seat, None)).or(offer.stake.map(|(seat, money)| (seat, Some(money))));
    html! {
        div class=(if offer.owner.is_some() { "lot taken" } else { "lot" }) {
            div .lot-head {
                b { (offer.tile) }
                @if let Some((seat, money)) = owner {
                    span .lot-stake {
                        (seat_mark(seat.index())) span { (look.name(seat)) }
                        @if let Some(money) = money { (icon(&token_id(Icon::Money))) b { (money) } }
                    }
                } @else if offer.face.is_some() { span .quiet { (look.word("patchistory-table-no-stake")) } }
            }
            (stakes(look, at))
            div .lot-body {
                @for face in faces { (picture(look, offer.tile, face)) }
                @if offer.face != Some(Face::White) {
                    p .lot-text { b { (look.title(&offer.tile.feature().name())) } " " (look.say(&offer.tile.feature().text())) }
                }
            }
        }
    }
}

/// What one may put on it, or taking it for nothing.
fn stakes(look: &Look<'_>, at: u8) -> Markup {
    let bids: Vec<(Choice, u16)> = look
        .options()
        .iter()
        .filter_map(|choice| match *choice {
            Choice::Bid(tile, money) if tile == at => Some((*choice, money)),
            _ => None,
        })
        .collect();
    let take = Choice::Take(at);
    let answered = matches!(look.answered, Some(Choice::Bid(tile, _)) if *tile == at);
    html! {
        @if !bids.is_empty() {
            div .stakes {
                (icon(&token_id(Icon::Money)))
                @for (choice, money) in &bids {
                    (look.thing("stake", choice, "", &html! { (money) }))
                }
            }
        }
        @if look.can(&take) { (look.thing("stake wide", &take, "", &html! { (look.label(&take)) })) }
        @if answered { @if let Some(Choice::Bid(_, money)) = look.answered { p .mine-bid { (look.say(&Phrase::new("patchistory-table-your-bid").with("money", *money))) } } }
    }
}
