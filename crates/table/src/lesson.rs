//! What is taught at the table of a lesson: it stands above the question, on the same card.

use maud::{Markup, html};

use crate::Scene;
use crate::icons::icon;

/// The card of a lesson's step, in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonCard {
    /// Which lesson.
    pub heading: String,
    /// Where the other lessons are.
    pub course: String,
    /// How far it has come.
    pub progress: String,
    /// So many steps are done, of so many.
    pub steps: (usize, usize),
    /// What to know and to do.
    pub text: String,
    /// Why the last choice was not right, yet.
    pub reply: Option<String>,
    /// Where the step before is.
    pub back: Option<String>,
    /// Where to go when it is over, the best way first: addresses and words.
    pub onward: Vec<(String, String)>,
}

impl LessonCard {
    /// Whether all is done.
    pub(crate) fn is_over(&self) -> bool {
        !self.onward.is_empty()
    }
}

/// What is said, above the question.
pub(crate) fn card(scene: &Scene<'_>, card: &LessonCard) -> Markup {
    let (done, all) = card.steps;
    html! {
        div .lesson {
            p .lesson-where {
                a href=(card.course) { (card.heading) }
                span .lesson-dots role="img" aria-label=(card.progress) {
                    @for step in 0..all { i class=(if step < done { "past" } else if step == done { "now" } else { "" }) {} }
                }
            }
            @if card.is_over() {
                h1 #prompt-title { (icon("check")) " " (scene.speaker.word("table-lesson-done")) }
            }
            p .lesson-text { (card.text) }
            p #lesson-reply .lesson-reply role="status" {
                @if let Some(reply) = &card.reply { b { (scene.speaker.word("table-lesson-not-yet")) } " " (reply) }
            }
            @if card.is_over() {
                div .options {
                    @for (place, (address, words)) in card.onward.iter().enumerate() {
                        a href=(address) class=(if place == 0 { "option finish" } else { "option" })
                            data-key=[(place == 0).then_some("↵")] { span { (words) } }
                    }
                }
            }
        }
    }
}

/// What helps on: below the options.
pub(crate) fn help(scene: &Scene<'_>, card: &LessonCard) -> Markup {
    html! {
        button .quiet-link type="submit" formaction={ (scene.base) "/show" } data-show { (scene.speaker.word("table-lesson-show")) }
        @if let Some(back) = &card.back { a .quiet-link href=(back) { (scene.speaker.word("table-lesson-back")) } }
    }
}
