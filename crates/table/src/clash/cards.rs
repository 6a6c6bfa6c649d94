//! Cards and amounts: the same face everywhere they are seen.

use std::collections::BTreeMap;

use maud::{Markup, html};
use tessera_clash::cards::actions::ActionCard;
use tessera_clash::cards::events::EventCard;
use tessera_clash::cards::objectives::{Objective, When};
use tessera_clash::choice::Choice;
use tessera_clash::components::wonders::Wonder;
use tessera_clash::goods::{Good, Goods};
use tessera_clash::objectives::Progress;
use tessera_kernel::Phrase;

use super::Look;
use super::art::{good_id, icon, named};

/// Why things cannot be chosen now, by choice.
pub(super) struct Reasons(BTreeMap<String, String>);

impl Reasons {
    pub(super) fn new(look: &Look<'_>) -> Self {
        let blocked = look.scene.blocked();
        Self(blocked.into_iter().map(|entry| (entry.choice, look.title(&entry.reason))).collect())
    }

    /// Why this cannot be chosen, if it might have been expected.
    pub(super) fn of(&self, choice: &Choice) -> Option<&str> {
        self.0.get(&choice.to_string()).map(String::as_str)
    }
}

/// What a resource or token is called.
pub(super) fn good_name(look: &Look<'_>, good: Good) -> String {
    look.word(good_word(good))
}

/// The message that says so.
pub(super) const fn good_word(good: Good) -> &'static str {
    match good {
        Good::Food => "clash-table-food",
        Good::Ore => "clash-table-ore",
        Good::Wood => "clash-table-wood",
        Good::Ideas => "clash-table-ideas",
        Good::Gold => "clash-table-gold",
        Good::Culture => "clash-table-culture",
        Good::Mood => "clash-table-mood",
    }
}

/// Amounts as numbers and pictures.
pub(super) fn goods(look: &Look<'_>, goods: &Goods) -> Markup {
    html! {
        span .cost {
            @for good in Good::ALL.into_iter().filter(|&good| goods.get(good) > 0) {
                span .amount { b { (goods.get(good)) } (named(good_id(good), &good_name(look, good))) }
            }
        }
    }
}

/// A price; of what the player lacks, how much is there.
pub(super) fn price(look: &Look<'_>, cost: &Goods, have: &Goods) -> Markup {
    html! {
        span .cost {
            @for good in Good::ALL.into_iter().filter(|&good| cost.get(good) > 0) {
                @let short = cost.get(good).saturating_sub(have.get(good));
                span class=(if short > 0 { "amount lacking" } else { "amount" }) {
                    b { @if short > 0 { (cost.get(good) - short) "/" } (cost.get(good)) }
                    (named(good_id(good), &good_name(look, good)))
                    @if short > 0 { span .unseen { " (" (look.say(&Phrase::new("clash-table-short").with("count", short))) ")" } }
                }
            }
            @if cost.is_none() { span .free { (look.word("clash-table-free")) } }
        }
    }
}

/// An Action card: what it does, and its tactics below.
pub(super) fn action(look: &Look<'_>, card: ActionCard) -> Markup {
    let edition = look.view.edition;
    let (title, tactic) = (card.title(edition), card.tactic());
    let needs = tactic.needs();
    let pieces = [
        (needs.army, "unit-infantry", "clash-table-army"),
        (needs.fortress, "building-fortress", "clash-table-fortress"),
        (needs.ship, "unit-ship", "clash-table-ships"),
    ];
    html! {
        span .card-title { (look.title(&title.name(edition))) }
        span .card-text { (look.say(&title.text(edition))) }
        span .tactics {
            span .tactics-head {
                b { (look.title(&tactic.name())) }
                span .tactics-needs {
                    @for (_, id, word) in pieces.into_iter().filter(|piece| piece.0) { (named(id, &look.word(word))) }
                }
            }
            span .card-text { (look.say(&tactic.text(edition))) }
        }
    }
}

/// What is said with an Action card, for those who hear the page.
pub(super) fn action_said(look: &Look<'_>, card: ActionCard) -> String {
    let edition = look.view.edition;
    let tactic = card.tactic();
    format!(
        "{} {}: {}",
        look.say(&card.title(edition).text(edition)),
        look.say(&tactic.name()),
        look.say(&tactic.text(edition))
    )
}

/// One half of an Objective card.
pub(super) fn half(look: &Look<'_>, objective: Objective, met: Option<bool>, progress: Option<Progress>) -> Markup {
    let when = match objective.when() {
        When::Status => "clash-table-when-status",
        When::Instant => "clash-table-when-instant",
        When::Both => "clash-table-when-both",
    };
    html! {
        span .half-head {
            b { (look.title(&objective.name())) }
            @if met == Some(true) { span .met { (look.word("clash-table-met")) } }
        }
        span .card-text { (look.say(&objective.text(look.view.edition))) }
        @if let Some(Progress { have, need }) = progress {
            @let said = look.say(&Phrase::new("clash-table-progress").with("have", have).with("need", need));
            span .reach {
                progress value=(have.min(need)) max=(need) aria-label=(said) {}
                span { (said) }
            }
        }
        span .when { (look.word(when)) }
    }
}

/// An Event card: its icon in words, then its text.
pub(super) fn event(look: &Look<'_>, card: EventCard) -> Markup {
    html! {
        span .card-title { (look.title(&card.name())) }
        @if let Some(icon) = card.icon().name(look.view.edition) { span .event-icon { (look.title(&icon)) } }
        span .card-text { (look.say(&card.text(look.view.edition))) }
    }
}

/// A Great Person in hand: what they were drawn with is past.
pub(super) fn person(look: &Look<'_>, card: EventCard) -> Markup {
    html! {
        span .card-title { (look.title(&card.name())) }
        span .card-text { (look.say(&card.text(look.view.edition))) }
    }
}

/// A Wonder: cost, what is needed, what it does.
pub(super) fn wonder(look: &Look<'_>, wonder: Wonder) -> Markup {
    html! {
        span .card-title { (icon("card-wonder")) (look.title(&wonder.name())) }
        span .card-text { (look.say(&wonder.text(look.view.edition))) }
    }
}
