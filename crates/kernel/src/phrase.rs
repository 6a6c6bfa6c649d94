//! Something to say to a player, before it is put into a language.
//!
//! Rules know no language: they name a message and its arguments. The words themselves are in `locales/`.

use serde::Serialize;

use crate::Seat;

/// A message id with its arguments.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Phrase {
    /// The message's id in the locale files.
    pub id: &'static str,
    /// Named arguments.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Arg {
    /// A number, for counting and plural forms.
    Number(i64),
    /// Text that is the same in every language, such as a coordinate.
    Text(String),
    /// A player, to be named.
    Seat(Seat),
    /// Another message.
    Phrase(Phrase),
    /// Several messages, to be listed.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A message without arguments.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

macro_rules! arg_from_numbers {
    ($($number:ty),*) => { $(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        }
    )* };
}
arg_from_numbers!(u8, u16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Self {
        Self::List(phrases)
    }
}
