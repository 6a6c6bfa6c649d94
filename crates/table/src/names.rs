//! Sentences with the players' names in their colours.

use maud::{Markup, html};
use tessera_kernel::Phrase;
use tessera_words::{MARK, Speaker, capital};

/// A piece of a sentence.
enum Piece<'a> {
    Text(&'a str),
    Name(usize),
}

/// A phrase with its names marked, so that they can be coloured however they are spelt.
pub(crate) struct Sentence(String);

impl Sentence {
    pub(crate) fn new(speaker: Speaker<'_>, phrase: &Phrase) -> Self {
        Self(capital(&speaker.say_marked(phrase)))
    }

    fn pieces(&self) -> impl Iterator<Item = Piece<'_>> {
        self.0.split(MARK).enumerate().map(|(place, text)| match text.parse() {
            Ok(seat) if place % 2 == 1 => Piece::Name(seat),
            _ => Piece::Text(text),
        })
    }

    /// The sentence as HTML.
    pub(crate) fn markup(&self, speaker: Speaker<'_>) -> Markup {
        html! {
            @for piece in self.pieces() {
                @match piece {
                    Piece::Text(text) => { (text) }
                    Piece::Name(seat) => {
                        b class={ "who n" (seat) } { (speaker.names.get(seat).map_or("?", String::as_str)) }
                    }
                }
            }
        }
    }

    /// The places it mentions, such as `G5`, outside of names.
    pub(crate) fn places(&self) -> Vec<&str> {
        let mut found = Vec::new();
        for piece in self.pieces() {
            if let Piece::Text(text) = piece {
                let words = text.split(|letter: char| !letter.is_alphanumeric());
                found.extend(words.filter(|word| is_place(word)));
            }
        }
        found.dedup();
        found
    }
}

/// One or two capital letters and one or two digits.
fn is_place(word: &str) -> bool {
    let digits = word.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
    matches!(word.len() - digits.len(), 1..=2)
        && matches!(digits.len(), 1..=2)
        && digits.bytes().all(|byte| byte.is_ascii_digit())
}
