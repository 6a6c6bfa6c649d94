//! Where in the game we are: the Eras, their rounds, the phase.

use maud::{Markup, html};
use tessera_patchistory::components::eras::{ROUNDS, TABLE};

use super::Look;

const PHASES: [&str; 8] = [
    "patchistory-table-phase-1",
    "patchistory-table-phase-2",
    "patchistory-table-phase-3",
    "patchistory-table-phase-4",
    "patchistory-table-phase-5",
    "patchistory-table-phase-6",
    "patchistory-table-phase-7",
    "patchistory-table-phase-8",
];

pub(super) fn track(look: &Look<'_>) -> Markup {
    let view = &look.view;
    html! {
        ol .eras {
            @for (at, era) in TABLE.iter().enumerate() {
                @let (past, now) = (at < usize::from(view.era), at == usize::from(view.era));
                li class={ "epoch era" @if past { " past" } @if now { " now" } } aria-current=[now.then_some("step")] {
                    span { (look.word(era.name)) }
                    @if now {
                        span .rounds role="img" aria-label=(look.say(&tessera_kernel::Phrase::new("patchistory-table-round").with("round", view.round + 1))) {
                            @for round in 0..ROUNDS { i class=(if round < view.round { "past" } else if round == view.round { "on" } else { "" }) {} }
                        }
                    }
                }
            }
        }
        span .track-early { (look.word(PHASES[usize::from(view.phase.clamp(1, 8)) - 1])) }
    }
}
