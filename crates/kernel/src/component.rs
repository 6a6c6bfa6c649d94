//! What is in the box, and where we know it from.

use std::fmt;

use serde::Serialize;

use crate::Phrase;

/// Where a fact about a component comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Source {
    /// Stated in the rulebook.
    R,
    /// A public fact from elsewhere.
    P,
    /// Authored by us, because no source gives it.
    A,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A row of the box: a tile, a card, a line of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Component {
    /// The heading it stands under.
    pub group: Phrase,
    /// What it is called.
    pub name: Phrase,
    /// Its rule data in notation, the same in every language. They make the content hash, so whatever the rules would
    /// play differently with stands here, and nothing else does: words for people are in the other fields and in
    /// [`Game::facts`](crate::Game::facts).
    pub facts: String,
    /// Where the row comes from; several letters where its cells differ.
    pub sources: &'static [Source],
}

impl Component {
    /// The sources as letters, `R+A`.
    #[must_use]
    pub fn letters(&self) -> String {
        self.sources.iter().map(ToString::to_string).collect::<Vec<_>>().join("+")
    }
}
