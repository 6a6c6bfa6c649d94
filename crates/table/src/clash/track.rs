//! Where in the game we are: the Age, its Round, the phase.

use maud::{Markup, html};
use tessera_clash::state::Phase;
use tessera_kernel::Phrase;

use super::Look;

/// Rounds in an Age (C3).
const ROUNDS: u8 = 3;

/// The Ages as steps; the one being played shows its Rounds.
pub(super) fn track(look: &Look<'_>) -> Markup {
    let view = &look.view;
    let status = matches!(view.phase, Phase::Status { .. });
    let over = view.phase == Phase::Over;
    let now = if over {
        look.word("clash-table-over")
    } else if status {
        look.say(&Phrase::new("clash-table-age-status").with("age", view.age))
    } else {
        look.say(&Phrase::new("clash-table-age").with("age", view.age).with("round", view.round))
    };
    html! {
        ol .ages aria-label=(look.word("table-where")) {
            @for age in 1..=view.last_age {
                @let current = age == view.age;
                li class={ "epoch age" @if age < view.age || over { " past" } @else if current { " now" } }
                    aria-current=[(current && !over).then_some("step")] title=[current.then_some(&now)] {
                    @if current {
                        span .age-name { (now) }
                        span .age-short aria-hidden="true" { (roman(age)) }
                        @if !status && !over {
                            span .rounds aria-hidden="true" { @for round in 1..=ROUNDS { i class=[(round <= view.round).then_some("on")] {} } }
                        }
                    } @else { (roman(age)) }
                }
            }
        }
    }
}

/// Ages are counted as on a monument.
fn roman(age: u8) -> &'static str {
    ["", "I", "II", "III", "IV", "V", "VI", "VII"].get(usize::from(age)).copied().unwrap_or("…")
}
