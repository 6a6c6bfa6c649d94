//! What the words of a game mean, for whoever asks at the table.

use crate::{Game, Phrase, Setup};

/// A term of a game: its message, and with `-text` behind it what it means. A message with `-also` behind it, where there is
/// one, has further words it goes by, with commas between them; plain plurals need none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// The message that is its name.
    pub name: &'static str,
    /// The message that says what it means.
    pub text: Option<&'static str>,
    /// The rule that says it all, such as `T5.2`.
    pub rule: &'static str,
    /// The only edition that has it.
    pub only: Option<&'static str>,
}

impl Term {
    /// A term of every edition.
    #[must_use]
    pub const fn new(name: &'static str, rule: &'static str) -> Self {
        Self { name, text: None, rule, only: None }
    }

    /// The same, with the meaning that others of its kind have, too.
    #[must_use]
    pub const fn meaning(mut self, text: &'static str) -> Self {
        self.text = Some(text);
        self
    }

    /// The same in one edition only.
    #[must_use]
    pub const fn only(mut self, edition: &'static str) -> Self {
        self.only = Some(edition);
        self
    }
}

/// What a game explains beyond the texts of its box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glossary {
    /// The terms under their headings.
    pub terms: &'static [(&'static str, &'static [Term])],
    /// The section of the rules for each group of [things](Thing), such as `C22`. What is called by a name of its own has a
    /// rule of that name in it, or the section is all there is.
    pub sections: &'static [(&'static str, &'static str)],
}

impl Glossary {
    /// Nothing is explained.
    pub const NONE: Self = Self { terms: &[], sections: &[] };
}

/// A kind of question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// The game that asks.
    pub game: &'static str,
    /// One of [`Game::KINDS`]; empty where a game has none.
    pub name: &'static str,
}

impl Kind {
    /// The message that says what it is about, to whoever meets it for the first time: `AttackFrom` of Tempus is
    /// `tempus-first-attack-from`.
    #[must_use]
    pub fn hint(self) -> String {
        let mut message = format!("{}-first", self.game);
        for letter in self.name.chars() {
            if letter.is_ascii_uppercase() {
                message.push('-');
            }
            message.push(letter.to_ascii_lowercase());
        }
        message
    }
}

/// Something with a name that can be met at the table: a card, a building, a unit.
#[derive(Clone, PartialEq, Debug)]
pub struct Thing {
    /// The heading it stands under.
    pub group: Phrase,
    /// What it is called.
    pub name: Phrase,
    /// What it does, in one or more sentences.
    pub meaning: Vec<Phrase>,
    /// Its rule, where it is not the one that bears its name; else empty.
    pub rule: &'static str,
}

impl Thing {
    /// Something whose rule bears its name.
    #[must_use]
    pub fn new(group: &'static str, name: Phrase, meaning: Phrase) -> Self {
        Self { group: Phrase::new(group), name, meaning: vec![meaning], rule: "" }
    }

    /// The rows of the box that have a name of their own, each with its facts in words. What only has a number (a tile, a region)
    /// is explained by a term.
    #[must_use]
    pub fn of_rows<G: Game>(setup: &Setup) -> Vec<Self> {
        let rows = G::components(setup).into_iter().zip(G::facts(setup));
        let named = rows.filter(|(row, _)| row.name.args.is_empty());
        named.map(|(row, facts)| Self::new(row.group.id, row.name, facts)).collect()
    }
}
