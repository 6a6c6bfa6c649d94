//! The viewer's cards: actions, objectives with how far they are, Great Persons, and hands that are looked into.

use maud::{Markup, html};
use tessera_clash::cards::actions::ActionCard;
use tessera_clash::cards::events::EventCard;
use tessera_clash::cards::objectives::ObjectiveCard;
use tessera_clash::choice::{Choice, Item};
use tessera_clash::view::{ObjectiveView, SpiedView};
use tessera_kernel::{Phrase, Viewer};

use super::Look;
use super::cards::{Reasons, action, action_said, half, person as face, wonder};
use crate::seat::seat_mark;

pub(super) fn hand(look: &Look<'_>, reasons: &Reasons) -> Vec<(&'static str, Markup)> {
    if look.scene.game.viewer() == Viewer::Spectator {
        return vec![("hand-actions", html! {}), ("hand-objectives", html! {}), ("hand-others", html! {})];
    }
    let (_, player) = look.subject();
    let mut persons = html! {};
    if !player.persons.is_empty() {
        persons = html! {
            h3 .shelf-title { (look.word("clash-table-persons")) }
            div .wrap { @for &card in &player.persons { (person(look, reasons, card)) } }
        };
    }
    vec![
        ("hand-actions", html! { (actions(look, reasons)) (persons) }),
        ("hand-objectives", html! { (looked_at(look)) (objectives(look)) }),
        ("hand-others", html! { @if let Some(spied) = &look.view.spied { (others(look, spied)) } }),
    ]
}

/// A card that is a button for the first of these that can be chosen; otherwise with the reason why not.
fn card(look: &Look<'_>, reasons: &Reasons, class: &str, choices: &[Choice], said: &str, face: &Markup) -> Markup {
    if let Some(choice) = choices.iter().find(|choice| look.can(choice)) {
        return look.thing(class, choice, said, face);
    }
    let reason = choices.iter().find_map(|choice| reasons.of(choice));
    html! {
        div class=(class) { (face) @if let Some(reason) = reason { span .reason { (reason) } } }
    }
}

fn actions(look: &Look<'_>, reasons: &Reasons) -> Markup {
    html! {
        h3 .shelf-title {
            (look.say(&Phrase::new("clash-table-actions").with("count", look.view.actions.len())))
            span .next-cost { (look.say(&Phrase::new("clash-table-deck").with("count", look.view.decks[0]))) }
        }
        @if look.view.actions.is_empty() { p .quiet { (look.word("clash-table-no-actions")) } }
        div .wrap {
            @for &one in &look.view.actions {
                @let choices = [Choice::Play(one), Choice::Lay(one), Choice::Card(one), Choice::Give(Item::Action(one))];
                (card(look, reasons, "ccard deck-action", &choices, &action_said(look, one), &action(look, one)))
            }
        }
    }
}

fn person(look: &Look<'_>, reasons: &Reasons, one: EventCard) -> Markup {
    let choices = [Choice::Person(one), Choice::Give(Item::Person(one))];
    card(look, reasons, "ccard deck-person", &choices, &look.say(&one.text(look.view.edition)), &face(look, one))
}

fn objectives(look: &Look<'_>) -> Markup {
    html! {
        h3 .shelf-title {
            (look.say(&Phrase::new("clash-table-objectives").with("count", look.view.objectives.len())))
            span .next-cost { (look.word("clash-table-one-of-two")) }
        }
        @if look.view.objectives.is_empty() { p .quiet { (look.word("clash-table-no-objectives")) } }
        div .wrap.wide { @for view in &look.view.objectives { (objective(look, view)) } }
    }
}

/// Both halves; each is a button while it can be completed.
fn objective(look: &Look<'_>, view: &ObjectiveView) -> Markup {
    let whole = [Choice::Objective(view.card), Choice::Give(Item::Objective(view.card))];
    let whole = whole.into_iter().find(|choice| look.can(choice));
    let face = html! {
        @for (place, (one, met)) in view.halves.into_iter().enumerate() {
            @let class = if met { "half met-now" } else { "half" };
            @let face = half(look, one, Some(met), view.progress[place]);
            @if whole.is_none() { (look.thing(class, &Choice::Claim(view.card, place == 1), &look.say(&one.text(look.view.edition)), &face)) }
            @else { span class=(class) { (face) } }
        }
    };
    match whole {
        Some(choice) => look.thing("ccard deck-objective", &choice, "", &face),
        None => html! { div .ccard.deck-objective { (face) } },
    }
}

/// An Objective card that nobody measures.
fn plain(look: &Look<'_>, card: ObjectiveCard) -> Markup {
    let face = html! { @for one in card.objectives() { span .half { (half(look, one, None, None)) } } };
    look.thing("ccard deck-objective", &Choice::Objective(card), "", &face)
}

/// Cards drawn to choose from.
fn looked_at(look: &Look<'_>) -> Markup {
    html! {
        @if !look.view.looked_at.is_empty() {
            h3 .shelf-title { (look.word("clash-table-looked-at")) }
            div .wrap.wide { @for &card in &look.view.looked_at { (plain(look, card)) } }
        }
    }
}

/// Another player's hand, as a spy sees it.
fn others(look: &Look<'_>, spied: &SpiedView) -> Markup {
    let seen = |card: ActionCard| html! { div .ccard.deck-action { (action(look, card)) } };
    html! {
        h3 .shelf-title { (seat_mark(spied.seat.index())) (look.say(&Phrase::new("clash-table-spied").with("who", spied.seat))) }
        div .wrap {
            @for &card in &spied.actions { (seen(card)) }
            @for &card in &spied.objectives { (plain(look, card)) }
            @for &one in &spied.wonders { div .ccard.deck-wonder { (wonder(look, one)) } }
        }
    }
}
