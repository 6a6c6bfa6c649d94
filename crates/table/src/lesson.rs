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
            p .lesson-text {
                @for (words, place) in places(&card.text) { @if place { b data-hexes=(words) { (words) } } @else { (words) } }
            }
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

/// A text in pieces: names of places, such as `I11`, which light up on the board, and what stands between them.
fn places(text: &str) -> impl Iterator<Item = (&str, bool)> {
    let inside = |letter: char| letter.is_alphanumeric() || letter == '-';
    let mut left = text;
    std::iter::from_fn(move || {
        let begins = |at: &usize| !left[..*at].ends_with(inside);
        let length = |at: usize| left[at..].find(|letter| !inside(letter)).unwrap_or(left.len() - at);
        let found =
            left.char_indices().map(|(at, _)| at).filter(begins).find(|&at| is_place(&left[at..at + length(at)]));
        let piece = match found {
            Some(0) => (length(0), true),
            Some(at) => (at, false),
            None => (left.len(), false),
        };
        let (words, rest) = left.split_at(piece.0);
        left = rest;
        (!words.is_empty()).then_some((words, piece.1))
    })
}

/// Whether a word is the name of a place: letters for the column, a number for the row.
fn is_place(word: &str) -> bool {
    let letters = word.bytes().take_while(u8::is_ascii_uppercase).count();
    let digits = word.len() - letters;
    (1..=2).contains(&letters) && (1..=2).contains(&digits) && word[letters..].bytes().all(|byte| byte.is_ascii_digit())
}

/// What helps on: below the options.
pub(crate) fn help(scene: &Scene<'_>, card: &LessonCard) -> Markup {
    html! {
        button .quiet-link type="submit" formaction={ (scene.base) "/show" } data-show { (scene.speaker.word("table-lesson-show")) }
        @if let Some(back) = &card.back { a .quiet-link href=(back) { (scene.speaker.word("table-lesson-back")) } }
    }
}

#[cfg(test)]
mod tests {
    use super::places;

    #[test]
    fn places_are_found_in_a_text_and_nothing_else_is() {
        let found = |text| places(text).filter(|&(_, place)| place).map(|(words, _)| words).collect::<Vec<_>>();
        assert_eq!(found("Move from I11 to F2, then on."), ["I11", "F2"]);
        assert_eq!(found("D’E7 en F7 : 4 cases"), ["E7", "F7"]);
        assert_eq!(found("Tile I-05 in Era II costs 12 Food; R2D2 is none"), [""; 0]);
        for text in ["", "I9", "I9.", "é I9 à", "no place"] {
            assert_eq!(places(text).map(|(words, _)| words).collect::<String>(), text, "nothing is lost");
        }
    }
}
