//! The decks. A file or a folder a deck: the table of its rows, then what needs code.

pub mod actions;
pub(crate) mod discard;
pub mod draw;
pub mod events;
pub mod objectives;
pub(crate) mod playing;
pub mod tactics;

use tessera_kernel::{Component, Phrase};

use crate::edition::Edition;

pub(crate) fn components(edition: Edition) -> Vec<Component> {
    [
        actions::components(edition),
        tactics::components(edition),
        objectives::components(edition),
        events::components(edition),
    ]
    .concat()
}

pub(crate) fn facts(edition: Edition) -> Vec<Phrase> {
    [actions::facts(edition), tactics::facts(edition), objectives::facts(edition), events::facts(edition)].concat()
}

/// A number on a card: notation `A5`, `O12`, `E18`, from 1.
macro_rules! card_type {
    ($(#[$meta:meta])* $name:ident, $letter:literal, $count:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub struct $name(u8);

        impl $name {
            /// The card with this index, from 0.
            ///
            /// # Panics
            /// When there is none.
            #[must_use]
            pub const fn new(index: u8) -> Self {
                assert!((index as usize) < $count, "no deck has that card");
                Self(index)
            }

            /// Its index, from 0.
            #[must_use]
            pub const fn index(self) -> u8 {
                self.0
            }

            /// Every card of the deck.
            pub fn all() -> impl Iterator<Item = Self> + Clone {
                (0..$count as u8).map(Self)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!($letter, "{}"), self.0 + 1)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                let number: u8 = text.strip_prefix($letter).ok_or(())?.parse().map_err(|_| ())?;
                let index = number.checked_sub(1).ok_or(())?;
                if usize::from(index) < $count { Ok(Self(index)) } else { Err(()) }
            }
        }

        tessera_kernel::written!($name, $count, "a card of this deck");
    };
}
pub(crate) use card_type;
