//! The track of epochs in the top bar.

use maud::{Markup, html};
use tessera_kernel::Phrase;
use tessera_tempus::components::epochs::{EPOCHS, LAST, name};
use tessera_tempus::view::PhaseView;

use super::Look;
use super::ground::stones;

/// Ten epochs; the one being played stands out, each with the ground that counts for it.
pub(super) fn track(look: &Look<'_>) -> Markup {
    let epoch = look.view.epoch;
    let early = match look.view.phase {
        PhaseView::Island => Some("tempus-table-setup"),
        PhaseView::Settlers => Some("tempus-table-settlers"),
        _ => None,
    };
    html! {
        @if let Some(early) = early { span .track-early { (look.word(early)) } }
        ol aria-label=(look.word("table-where")) {
            @for row in 1..=LAST {
                @let said = look.say(&name(row));
                @let ground = EPOCHS[usize::from(row)].terrain.map_or("", |terrain| stones(terrain).name);
                li class={ "epoch ground-" (ground) @if row < epoch { " past" } @else if row == epoch { " now" } }
                    aria-current=[(row == epoch).then_some("step")]
                    title=[(row == epoch).then(|| {
                        look.say(&Phrase::new("tempus-table-epoch-now").with("epoch", said.clone()))
                    })] { (said) }
            }
        }
    }
}
