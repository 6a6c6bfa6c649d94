//! The Vote: the cards put forward, the Votes on each, and who would be where.

use maud::{Markup, html};
use tessera_kernel::Phrase;
use tessera_patchistory::choice::Choice;
use tessera_patchistory::prompt::Prompt;

use super::Look;
use super::art::icon;
use super::cards;

pub(super) fn vote(look: &Look<'_>) -> Vec<(&'static str, Markup)> {
    let choosing = matches!(look.decision.map(|decision| decision.prompt), Some(Prompt::Card { .. }));
    let asked = match look.decision.map(|decision| decision.prompt) {
        Some(Prompt::Stake { at, .. }) => Some(usize::from(at)),
        _ => None,
    };
    let cards = html! {
        @if choosing {
            @if let Some(screen) = look.view.own() {
                h3 .shelf-title { (look.word("patchistory-table-cards")) }
                div .pcards { @for &card in &screen.cards { (look.thing("pcard", &Choice::Card(card), "", &cards::prosperity(look, card))) } }
            }
        } @else if !look.view.ballot.is_empty() {
            h3 .shelf-title { (look.word("patchistory-table-ballot")) }
            div .pcards {
                @for (at, &(card, votes)) in look.view.ballot.iter().enumerate() {
                    div class=(if asked == Some(at) { "pcard asked" } else { "pcard" }) {
                        (cards::prosperity(look, card))
                        span .card-votes { (icon("vote")) (look.say(&Phrase::new("patchistory-table-votes-on").with("count", votes))) }
                        @if asked == Some(at) { (stakes(look)) }
                    }
                }
            }
        }
    };
    vec![("vote-cards", cards)]
}

/// How many Votes to put on the card.
fn stakes(look: &Look<'_>) -> Markup {
    html! {
        div .stakes {
            @for choice in look.options() {
                @if let Choice::Stake(votes) = choice { (look.thing("stake", choice, "", &html! { (votes) })) }
            }
        }
    }
}
