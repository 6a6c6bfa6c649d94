//! What happened, in sentences, newest first.

use maud::{Markup, html};
use tessera_kernel::{Phrase, Told};

use crate::Scene;
use crate::names::Sentence;

/// Lines move into the past in blocks, so that the long part of the log rarely changes and updates stay small.
const BLOCK: usize = 24;
/// Lines that stay in the recent part at least.
const RECENT: usize = 12;

pub(crate) struct Log {
    pub(crate) recent: Markup,
    pub(crate) past: Markup,
}

pub(crate) fn log(scene: &Scene<'_>) -> Log {
    let lines = scene.game.log(scene.viewer, 0);
    let old = lines.len().saturating_sub(RECENT) / BLOCK * BLOCK;
    let (past, recent) = lines.split_at(old);
    let earlier = Phrase::new("table-log-earlier").with("count", past.len());
    Log {
        recent: html! {
            ol #log .log reversed {
                @for line in recent.iter().rev() { (told(scene, line)) }
                @if lines.is_empty() { li .empty { (scene.speaker.word("table-log-empty")) } }
            }
        },
        past: html! {
            div #log-past {
                @if !past.is_empty() {
                    details {
                        summary { (scene.speaker.say(&earlier)) }
                        ol .log reversed { @for line in past.iter().rev() { (told(scene, line)) } }
                    }
                }
            }
        },
    }
}

fn told(scene: &Scene<'_>, line: &Told) -> Markup {
    let sentence = Sentence::new(scene.speaker, &line.phrase);
    let places = sentence.places();
    html! {
        @if places.is_empty() {
            li { (sentence.markup(scene.speaker)) }
        } @else {
            li tabindex="0" data-hexes=(places.join(" ")) { (sentence.markup(scene.speaker)) }
        }
    }
}
