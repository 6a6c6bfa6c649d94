//! The viewer's cards, on the lower edge of the board.

use maud::{Markup, html};
use tessera_kernel::{Phrase, Viewer};
use tessera_tempus::choice::Choice;
use tessera_tempus::components::ideas::Card;
use tessera_tempus::view::PhaseView;

use super::Look;
use super::cards::face;
use super::ground::stones;

pub(super) fn hand(look: &Look<'_>) -> Markup {
    let view = &look.view;
    let early = matches!(view.phase, PhaseView::Island | PhaseView::Settlers);
    if !matches!(look.scene.game.viewer(), Viewer::Seat(_)) || (early && view.hand.is_empty()) {
        return Markup::default();
    }
    let piles = Phrase::new("tempus-table-piles").with("deck", view.deck).with("discard", view.discard.len());
    html! {
        div .hand role="group" aria-label=(look.word("tempus-table-hand")) {
            @for &card in &view.hand { (in_hand(look, card)) }
            @if view.hand.is_empty() && view.laid.is_empty() {
                p .hand-empty { (look.word("tempus-table-hand-empty")) }
            }
            @if !view.laid.is_empty() {
                div .laid {
                    p .laid-title { (look.word("tempus-table-laid-title")) }
                    @for &card in &view.laid {
                        div class={ "idea ground-" (stones(card.background()).name) } { (face(look, card)) }
                    }
                }
            }
        }
        p .piles { (look.say(&piles)) }
    }
}

/// A card; a button where there is exactly one thing to do with it, with buttons where there are more.
fn in_hand(look: &Look<'_>, card: Card) -> Markup {
    let class = format!("idea ground-{}", stones(card.background()).name);
    let uses = uses(look, card);
    html! {
        @match uses.as_slice() {
            [] => { div class=(class) data-card=(card) { (face(look, card)) } }
            [only] => {
                button type="submit" form="choose" name="choice" value=(only) class={ (class) " can" } data-card=(card)
                    data-option=(only) { (face(look, card)) span .unseen { ". " (look.label(only)) } }
            }
            _ => {
                div class={ (class) " can many" } data-card=(card) {
                    (face(look, card))
                    span .card-uses {
                        @for option in &uses {
                            button type="submit" form="choose" name="choice" value=(option) data-option=(option)
                                title=(look.label(option)) aria-label=(look.label(option)) {
                                (look.word(match option { Choice::Delay(_) => "tempus-table-use-later", _ => "tempus-table-use-now" }))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What can be done with a card now.
fn uses(look: &Look<'_>, card: Card) -> Vec<Choice> {
    let about = |choice: &Choice| match *choice {
        Choice::Play(played) | Choice::Double(played) | Choice::Delay(played) => played == card,
        Choice::Lay(laid) => laid == card,
        Choice::Discard(given) => given == card,
        _ => false,
    };
    look.options().iter().filter(|choice| about(choice)).copied().collect()
}
