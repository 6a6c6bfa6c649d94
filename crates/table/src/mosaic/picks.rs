//! Before the first turn: leaders to pick, technologies to draft, cards to turn up.

use maud::{Markup, html};
use tessera_kernel::{Phrase, Viewer};
use tessera_mosaic::choice::Choice;
use tessera_mosaic::components::leaders::Leader;
use tessera_mosaic::components::technologies::Tech;
use tessera_mosaic::view::PhaseView;

use super::Look;
use super::cards::{leader, technology};
use crate::seat::seat_mark;

pub(super) fn picks(look: &Look<'_>) -> Vec<(&'static str, Markup)> {
    let content = match look.view.phase {
        PhaseView::Leaders => leaders(look),
        PhaseView::Draft => html! { (own_leader(look)) (draft(look)) },
        PhaseView::Cities | PhaseView::Opening => html! { (own_leader(look)) (drafted(look)) (unfolded(look)) },
        _ => Markup::default(),
    };
    vec![("picks", content)]
}

/// All nine; those that are taken show by whom.
fn leaders(look: &Look<'_>) -> Markup {
    let taken =
        |one: Leader| look.view.players.iter().find(|(_, player)| player.leader == Some(one)).map(|(seat, _)| seat);
    html! {
        h3 .shelf-title { (look.word("mosaic-table-leaders")) }
        div .wrap {
            @for one in Leader::ALL {
                @let owner = taken(one);
                @let face = html! {
                    (leader(look, one))
                    @if let Some(seat) = owner { span .owner { (seat_mark(seat.index())) (look.name(seat)) } }
                };
                (look.thing(if owner.is_some() { "mcard leader taken" } else { "mcard leader" }, &Choice::Leader(one), &look.say(&one.power_text()), &face))
            }
        }
    }
}

fn own_leader(look: &Look<'_>) -> Markup {
    let Viewer::Seat(seat) = look.scene.game.viewer() else {
        return Markup::default();
    };
    html! {
        @if let Some(one) = look.view.players[seat].leader {
            div .own-leader {
                h3 .shelf-title { (look.word("mosaic-table-leader")) }
                (look.thing("mcard leader", &Choice::Start, "", &leader(look, one)))
            }
        }
    }
}

/// The hand that is passed on, what was kept, and who is still choosing.
fn draft(look: &Look<'_>) -> Markup {
    let waiting = look.scene.game.waiting();
    html! {
        div .draft {
            h3 .shelf-title {
                (look.word("mosaic-table-hand"))
                span .thinking {
                    @for (seat, player) in look.view.players.iter() {
                        @let thinks = waiting.contains(&seat);
                        @let said = Phrase::new(if thinks { "mosaic-table-thinks" } else { "mosaic-table-ready" }).with("who", seat);
                        span class=(if thinks { "thinks" } else { "ready" }) title=(look.say(&said)) {
                            (seat_mark(seat.index())) span aria-hidden="true" { (if thinks { "…" } else { "✓" }) }
                            span .unseen { (look.say(&said)) }
                            @if thinks { span .unseen { (player.hand) } }
                        }
                    }
                }
            }
            div .wrap {
                @for &tech in &look.view.hand {
                    @if look.answered == Some(&Choice::Draft(tech)) {
                        div .mcard.deck-technology.picked { (technology(look, tech, false)) span .tag { (look.word("mosaic-table-picked")) } }
                    } @else { (card(look, tech, Choice::Draft(tech))) }
                }
                @if look.view.hand.is_empty() { p .quiet { (look.word("mosaic-table-no-hand")) } }
            }
            (drafted(look))
        }
    }
}

/// What the viewer kept.
fn drafted(look: &Look<'_>) -> Markup {
    html! {
        @if !look.view.secret.is_empty() {
            div .drafted {
                h3 .shelf-title { (look.word("mosaic-table-drafted")) }
                div .wrap { @for &tech in &look.view.secret { (card(look, tech, Choice::Play(tech))) } }
            }
        }
    }
}

/// What is turned up already; its benefits are taken one by one.
fn unfolded(look: &Look<'_>) -> Markup {
    let Viewer::Seat(seat) = look.scene.game.viewer() else {
        return Markup::default();
    };
    let up = &look.view.players[seat].technologies;
    html! {
        @if !up.is_empty() {
            div .drafted {
                h3 .shelf-title { (look.word("mosaic-table-face-up")) }
                div .wrap { @for &tech in up { (card(look, tech, Choice::Play(tech))) } }
            }
        }
    }
}

fn card(look: &Look<'_>, tech: Tech, choice: Choice) -> Markup {
    look.thing("mcard deck-technology", &choice, &look.say(&tech.text()), &technology(look, tech, false))
}
