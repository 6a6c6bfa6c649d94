//! Idea cards: the same everywhere they are seen.

use maud::{Markup, html};
use tessera_kernel::Phrase;
use tessera_tempus::components::ideas::Card;
use tessera_tempus::components::terrain::Terrain;

use super::Look;
use super::ground::stones;

/// A strip of a ground.
pub(super) fn band(terrain: Terrain, width: u16, height: u16) -> Markup {
    let name = stones(terrain).name;
    html! {
        svg .band width=(width) height=(height) viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" {
            rect width=(width) height=(height) fill={ "url(#m-" (name) ")" } {}
        }
    }
}

/// The face of a card: title, ground, what it does.
pub(super) fn face(look: &Look<'_>, card: Card) -> Markup {
    let terrain = card.background();
    let name = stones(terrain).name;
    let ground = Phrase::new("tempus-table-background").with("terrain", terrain.name());
    html! {
        span .card-title { (look.say(&card.kind().name())) }
        svg .card-band viewBox="0 0 112 34" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect width="112" height="34" fill={ "url(#m-" (name) ")" } {}
            use href={ "#sign-" (name) } x="56" y="16" {}
        }
        span .unseen { (look.say(&ground)) }
        span .card-text { (look.say(&card.kind().text())) }
    }
}

/// A card in small print: a name on its ground, for fights and piles.
pub(super) fn small(look: &Look<'_>, card: Card) -> Markup {
    html! { span .small-card { (band(card.background(), 14, 14)) (look.say(&card.name())) } }
}

/// Cards face down.
pub(super) fn backs(count: usize) -> Markup {
    html! {
        @for _ in 0..count {
            svg .card-back viewBox="0 0 24 32" width="18" height="24" aria-hidden="true" {
                rect x="1" y="1" width="22" height="30" rx="3" {}
                path d="M12 8l6 8-6 8-6-8z" {}
            }
        }
    }
}
