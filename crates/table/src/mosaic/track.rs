//! Where in the game we are: the phase or round, the Empire Scorings, whether the end is near.

use maud::{Markup, html};
use tessera_kernel::Phrase;
use tessera_mosaic::view::PhaseView;

use super::Look;

/// There are never more (M9.7).
const SCORINGS: u8 = 3;

pub(super) fn track(look: &Look<'_>) -> Markup {
    let view = &look.view;
    let now = match view.phase {
        PhaseView::Leaders => look.word("mosaic-table-phase-leaders"),
        PhaseView::Draft => look.word("mosaic-table-phase-draft"),
        PhaseView::Cities => look.word("mosaic-table-phase-cities"),
        PhaseView::Opening => look.word("mosaic-table-phase-opening"),
        PhaseView::Turns => look.say(&Phrase::new("mosaic-table-round").with("round", view.round)),
        PhaseView::Epilogue => look.word("mosaic-table-phase-epilogue"),
        PhaseView::Over => look.word("mosaic-table-phase-over"),
    };
    let scorings = look.say(&Phrase::new("mosaic-table-scorings").with("count", view.scorings));
    html! {
        span .epoch.now.phase aria-current="step" { (now) }
        @if matches!(view.phase, PhaseView::Turns | PhaseView::Epilogue | PhaseView::Over) {
            span .scorings title=(scorings) {
                @for number in 0..SCORINGS { i class=[(number < view.scorings).then_some("on")] {} }
                span .scorings-name aria-hidden="true" { (look.word("mosaic-table-scorings-short")) }
                span .unseen { (scorings) }
            }
        }
        @if let Some(rounds) = view.ending.filter(|_| view.phase == PhaseView::Turns) {
            span .track-early { (look.say(&Phrase::new("mosaic-table-ending").with("rounds", rounds))) }
        }
    }
}
