//! What happens to everyone: the Status phase, the Event being resolved, those that stay, those that were.

use maud::{Markup, html};
use tessera_clash::cards::events::EventCard;
use tessera_clash::state::Phase;
use tessera_kernel::Phrase;

use super::Look;
use super::cards::event;
use super::status::status;
use crate::names::Sentence;
use crate::seat::seat_mark;

/// So many past Events are shown.
const RECENT: usize = 6;

pub(super) fn news(look: &Look<'_>) -> Vec<(&'static str, Markup)> {
    vec![("news-status", status(look)), ("news-event", current(look)), ("news-past", past(look))]
}

/// The Event being resolved, and what is asked of whom.
fn current(look: &Look<'_>) -> Markup {
    let Some(card) = look.view.event else {
        return Markup::default();
    };
    html! {
        h3 .shelf-title { (look.word("clash-table-event-now")) }
        div .event-now {
            div .ccard.deck-event.now-event { (event(look, card)) }
            (asked(look))
        }
    }
}

/// The Event a question is about, beside it.
pub(super) fn art(look: &Look<'_>) -> Option<Markup> {
    let card = look.view.event.filter(|_| look.decision.is_some_and(|decision| decision.owed))?;
    Some(html! { div .ccard.deck-event { (event(look, card)) } })
}

/// What is asked, and of whom.
fn asked(look: &Look<'_>) -> Markup {
    let questions = look.scene.game.waiting().into_iter();
    let questions: Vec<_> = questions.filter_map(|seat| Some((seat, look.scene.game.question(seat)?))).collect();
    html! {
        @if !questions.is_empty() {
            ul .asked {
                @for (seat, question) in questions {
                    @let phrase = Phrase::new("clash-table-asked").with("who", seat).with("question", question.title);
                    li { (seat_mark(seat.index())) span { (Sentence::new(look.scene.speaker, &phrase).markup(look.scene.speaker)) } }
                }
            }
        }
    }
}

fn past(look: &Look<'_>) -> Markup {
    let row = |cards: &[EventCard]| html! { div .wrap { @for &card in cards { div .ccard.deck-event { (event(look, card)) } } } };
    let recent: Vec<EventCard> = look.view.events_discard.iter().rev().take(RECENT).copied().collect();
    let idle = look.view.event.is_none() && look.view.events_staying.is_empty() && recent.is_empty();
    html! {
        @if !look.view.events_staying.is_empty() {
            h3 .shelf-title { (look.word("clash-table-event-staying")) }
            (row(&look.view.events_staying))
        }
        @if idle || !recent.is_empty() {
            h3 .shelf-title {
                (look.word("clash-table-event-past"))
                span .next-cost { (look.say(&Phrase::new("clash-table-deck").with("count", look.view.decks[2]))) }
            }
        }
        @if idle && look.view.phase != Phase::Over { p .quiet { (look.word("clash-table-no-event")) } }
        (row(&recent))
    }
}
