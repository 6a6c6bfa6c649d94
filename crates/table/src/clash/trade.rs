//! Trading: whom to talk to, putting an offer together, answering it; and what everyone else sees of it.

use maud::{Markup, html};
use tessera_clash::cards::events::EventCard;
use tessera_clash::choice::{Choice, Item};
use tessera_clash::goods::Good;
use tessera_clash::prompt::Prompt;
use tessera_clash::state::Bundle;
use tessera_clash::view::{PlayerView, TalkView};
use tessera_kernel::{Phrase, Seat};

use super::Look;
use super::art::{good_id, icon};
use super::cards::{Reasons, good_name, goods};
use crate::seat::seat_mark;

pub(super) fn trade(look: &Look<'_>, reasons: &Reasons) -> Vec<(&'static str, Markup)> {
    let content = match &look.view.talk {
        Some(talk) => match look.decision.map(|decision| decision.prompt) {
            Some(Prompt::PutTogether { .. }) => offering(look, talk),
            _ => offer(look, talk),
        },
        None => partners(look, reasons),
    };
    vec![("trade-talk", content)]
}

/// Those one might trade with, and what they have to trade.
fn partners(look: &Look<'_>, reasons: &Reasons) -> Markup {
    let open = look.view.players.seats().any(|seat| look.can(&Choice::Trade(seat)));
    html! {
        h3 .shelf-title {
            (look.word(if open { "clash-table-trade-with" } else { "clash-table-trade" }))
            span .next-cost { (look.word("clash-table-trade-free")) }
        }
        div .partners {
            @for (seat, player) in look.view.players.iter().filter(|(seat, _)| !look.scene.game.viewer().is(*seat)) {
                @let choice = Choice::Trade(seat);
                @let face = html! {
                    span .partner-name { (seat_mark(seat.index())) b { (look.name(seat)) } }
                    (belongings(look, player))
                    @if let Some(reason) = reasons.of(&choice) { span .reason { (reason) } }
                };
                (look.thing("partner", &choice, "", &face))
            }
        }
    }
}

/// What everyone sees that a player has.
fn belongings(look: &Look<'_>, player: &PlayerView) -> Markup {
    html! {
        @if player.goods.is_none() { span .quiet { (look.word("clash-table-no-goods")) } } @else { (goods(look, &player.goods)) }
        span .next-cost {
            (look.say(&Phrase::new("clash-action-cards").with("count", player.actions))) " · "
            (look.say(&Phrase::new("clash-objective-cards").with("count", player.objectives)))
        }
    }
}

/// Everything in a bundle.
fn bundle(look: &Look<'_>, things: &Bundle) -> Markup {
    let counted = [
        (things.actions, "card-action", "clash-action-cards"),
        (things.objectives, "card-objective", "clash-objective-cards"),
        (things.wonders, "card-wonder", "clash-wonder-cards"),
    ];
    html! {
        ul .bundle {
            @for good in Good::ALL.into_iter().filter(|&good| things.goods.get(good) > 0) {
                li { (icon(good_id(good))) (look.say(&good.amount(things.goods.get(good)))) }
            }
            @for (count, id, word) in counted { @if count > 0 {
                li { (icon(id)) (look.say(&Phrase::new(word).with("count", count))) }
            } }
            @for card in things.persons.iter() { li { (icon("card-event")) (look.title(&EventCard::new(card).name())) } }
            @if *things == Bundle::default() { li .quiet { (look.say(&Phrase::new("clash-nothing"))) } }
        }
    }
}

/// An offer under way, as its other side and everyone else sees it.
fn offer(look: &Look<'_>, talk: &TalkView) -> Markup {
    let mine = look.scene.game.viewer().is(talk.to);
    let title = match (talk.made, mine) {
        (true, true) => Phrase::new("clash-table-offer-to-you").with("who", talk.from),
        (true, false) => Phrase::new("clash-table-offer-of").with("who", talk.from).with("to", talk.to),
        (false, _) => Phrase::new("clash-table-talk").with("who", talk.from).with("to", talk.to),
    };
    let column = |seat: Seat, things: &Bundle| {
        let gives = if look.scene.game.viewer().is(seat) {
            Phrase::new("clash-table-you-give")
        } else {
            Phrase::new("clash-table-gives").with("who", seat)
        };
        html! {
            div .deal-side { h4 { (seat_mark(seat.index())) (look.say(&gives)) } (bundle(look, things)) }
        }
    };
    html! {
        section .box.deal aria-label=(look.word("clash-table-trade")) {
            h3 .shelf-title { (look.say(&title)) }
            @if talk.made {
                div .deal-sides {
                    (column(talk.from, &talk.give))
                    span .deal-arrow aria-hidden="true" { "⇄" }
                    (column(talk.to, &talk.want))
                }
            } @else { p .quiet { (look.say(&Phrase::new("clash-table-talk-waits").with("who", talk.from))) } }
            (answers(look, &[(Choice::Accept, ""), (Choice::Counter, ""), (Choice::Refuse, "")]))
        }
    }
}

/// The buttons below an offer; those that can be chosen.
fn answers(look: &Look<'_>, choices: &[(Choice, &str)]) -> Markup {
    html! {
        @if choices.iter().any(|(choice, _)| look.can(choice)) {
            div .deal-answers {
                @for (choice, class) in choices.iter().filter(|(choice, _)| look.can(choice)) {
                    (look.thing(&format!("deal-answer {class}"), choice, "", &html! { (look.label(choice)) }))
                }
            }
        }
    }
}

/// Putting an offer together: what is in it, and what can be added, on both sides.
fn offering(look: &Look<'_>, talk: &TalkView) -> Markup {
    let (mine, theirs) = (&look.view.players[talk.from], &look.view.players[talk.to]);
    let extra = |given: bool| {
        look.options().iter().filter(move |choice| match choice {
            Choice::Give(item) => given && !matches!(item, Item::Good(_)),
            Choice::Want(item) => !given && !matches!(item, Item::Good(_)),
            _ => false,
        })
    };
    let side = |title: Phrase,
                seat: Seat,
                has: &PlayerView,
                things: &Bundle,
                choice: fn(Item) -> Choice,
                given: bool| {
        html! {
            div .deal-side {
                h4 { (seat_mark(seat.index())) (look.say(&title)) }
                div .steppers { @for good in Good::ALL.into_iter().filter(|&good| has.goods.get(good) > 0) {
                    (stepper(look, good, things.goods.get(good), has.goods.get(good), choice(Item::Good(good))))
                } }
                @if has.goods.is_none() { p .quiet { (look.word("clash-table-no-goods")) } }
                @if things.actions + things.objectives + things.wonders > 0 || !things.persons.is_empty() { (cards_in(look, things)) }
                div .chips { @for choice in extra(given) { (look.thing("chip", choice, "", &html! { "+ " (look.label(choice)) })) } }
            }
        }
    };
    html! {
        section .box.deal aria-label=(look.word("clash-table-trade")) {
            h3 .shelf-title { (look.say(&Phrase::new("clash-table-your-offer").with("who", talk.to))) }
            div .deal-sides {
                (side(Phrase::new("clash-table-you-give"), talk.from, mine, &talk.give, Choice::Give, true))
                span .deal-arrow aria-hidden="true" { "⇄" }
                (side(Phrase::new("clash-table-gives").with("who", talk.to), talk.to, theirs, &talk.want, Choice::Want, false))
            }
            div .deal-answers {
                (answers(look, &[(Choice::Offer, "deal-make"), (Choice::Cancel, "")]))
                @if look.scene.can_undo() {
                    button .quiet-link type="submit" form="choose" formaction={ (look.scene.base) "/undo" } data-undo {
                        (look.word("clash-table-take-out"))
                    }
                }
            }
        }
    }
}

/// The cards that are in an offer.
fn cards_in(look: &Look<'_>, things: &Bundle) -> Markup {
    bundle(look, &Bundle { goods: tessera_clash::goods::Goods::NONE, ..*things })
}

/// How much of a kind is in the offer, with a button for one more.
fn stepper(look: &Look<'_>, good: Good, now: u8, most: u8, more: Choice) -> Markup {
    let said =
        Phrase::new("clash-table-have-of").with("what", good_name(look, good)).with("have", now).with("limit", most);
    html! {
        div class=(if now > 0 { "stepper some" } else { "stepper" }) {
            (icon(good_id(good)))
            span aria-hidden="true" { (good_name(look, good)) } span .unseen { (look.say(&said)) }
            span .stepper-count aria-hidden="true" { b { (now) } small { "/" (most) } }
            @if look.can(&more) { (look.thing("more", &more, "", &html! { "+" })) }
            @else { span .more.off aria-hidden="true" { "+" } }
        }
    }
}
