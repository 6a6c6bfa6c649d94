//! What is agreed before a match begins.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Game, MAX_SEATS};

/// The longest name a seat may carry, in characters.
pub const MAX_NAME: usize = 40;

/// What is agreed before a match begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Which edition of the game.
    pub edition: String,
    /// The revision of our rules the match is played under, to its end.
    pub revision: u32,
    /// The game's options: every one of them, defaults included.
    pub options: Options,
    /// A name for each seat.
    pub seats: Vec<String>,
    /// How far a player may go back.
    pub takebacks: Takebacks,
}

/// How far a player may go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Takebacks {
    /// A slip without asking, until somebody else acts or something is revealed; to any own decision when all agree.
    #[default]
    Agreed,
    /// Only a slip: until somebody else acts or something is revealed.
    Strict,
    /// To any own decision, without asking: for tables among friends.
    Free,
}

impl fmt::Display for Takebacks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Agreed => "agreed",
            Self::Strict => "strict",
            Self::Free => "free",
        })
    }
}

impl FromStr for Takebacks {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        match text {
            "agreed" => Ok(Self::Agreed),
            "strict" => Ok(Self::Strict),
            "free" => Ok(Self::Free),
            _ => Err(SetupError::Takebacks(text.into())),
        }
    }
}

/// A box that a game comes in: what people choose on the shelf, and a name in addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Title {
    /// Its name in notation and addresses.
    pub name: &'static str,
    /// The editions in it, the usual one first.
    pub editions: &'static [&'static str],
}

impl Title {
    /// The box of this name; the game's own name means its usual box.
    #[must_use]
    pub fn named<G: Game>(name: &str) -> Option<&'static Self> {
        let usual = || G::TITLES.first().filter(|_| name == G::ID);
        G::TITLES.iter().find(|title| title.name == name).or_else(usual)
    }

    /// The name of the box an edition is in.
    #[must_use]
    pub fn of<G: Game>(edition: &str) -> &'static str {
        G::TITLES.iter().find(|title| title.editions.contains(&edition)).map_or(G::ID, |title| title.name)
    }

    /// Whether a match of this name may be of this edition: a box has its own editions, the game's own name has all.
    ///
    /// # Errors
    /// When the box has other editions.
    pub fn check<G: Game>(name: &str, edition: &str) -> Result<(), SetupError> {
        match Self::named::<G>(name) {
            Some(title) if name != G::ID && !title.editions.contains(&edition) => {
                Err(SetupError::Edition(edition.to_owned(), title.name, title.editions.join(", ")))
            }
            _ => Ok(()),
        }
    }
}

/// An option a game offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name in notation.
    pub key: &'static str,
    /// The values it can have, the usual one first.
    pub values: &'static [&'static str],
    /// The rule that explains it.
    pub rule: &'static str,
    /// The editions that have it; none are named where all have it.
    pub editions: &'static [&'static str],
    /// The revision of the rules it came with: a match that began before plays without it.
    pub since: u32,
}

impl OptionSpec {
    /// Whether an edition has it.
    #[must_use]
    pub fn is_in(&self, edition: &str) -> bool {
        self.editions.is_empty() || self.editions.contains(&edition)
    }

    /// Whether a match of this edition that began under this revision has it.
    #[must_use]
    pub fn is_known_to(&self, edition: &str, revision: u32) -> bool {
        self.is_in(edition) && self.since <= revision
    }
}

/// Option values by key, in a fixed order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(BTreeMap<String, String>);

impl Options {
    /// Sets a value; the game judges it in [`Setup::checked`].
    pub fn set(&mut self, key: impl Into<String>, value: impl Into<String>) {
        self.0.insert(key.into(), value.into());
    }

    /// Whether an option has this value.
    #[must_use]
    pub fn is(&self, key: &str, value: &str) -> bool {
        self.0.get(key).is_some_and(|set| set == value)
    }

    /// Keys and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (key, value)) in self.iter().enumerate() {
            write!(f, "{}{key}={value}", if at == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl FromStr for Options {
    type Err = SetupError;

    /// Reads `key=value` pairs separated by spaces.
    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut options = Self::default();
        for pair in text.split_whitespace() {
            let (key, value) = pair.split_once('=').ok_or_else(|| SetupError::OptionForm(pair.into()))?;
            options.set(key, value);
        }
        Ok(options)
    }
}

/// What is wrong with a [`Setup`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("{game} is for {min} to {max} players, not {found}")]
    Seats {
        /// The game.
        game: &'static str,
        /// Fewest seats.
        min: usize,
        /// Most seats.
        max: usize,
        /// Seats asked for.
        found: usize,
    },
    /// A seat's name cannot be shown.
    #[error("seat {0} needs a name of 1 to {MAX_NAME} characters on one line")]
    Name(usize),
    /// No such edition.
    #[error("there is no edition '{0}' of {1}; there is: {2}")]
    Edition(String, &'static str, String),
    /// The rules revision is newer than this program or never existed.
    #[error("rules revision {0} is not known here (newest: {1}); update this program")]
    Revision(u32, u32),
    /// No such option.
    #[error("{1} has no option '{0}'; it has: {2}")]
    Option(String, &'static str, String),
    /// Another edition has that option.
    #[error("option {key} is not in edition '{edition}'; it is in: {editions}")]
    OptionEdition {
        /// The option.
        key: String,
        /// What was asked for.
        edition: String,
        /// Which editions have it.
        editions: String,
    },
    /// The option has no such value.
    #[error("option {key} cannot be '{value}'; it can be: {values}")]
    Value {
        /// The option.
        key: String,
        /// What was asked for.
        value: String,
        /// What it can be.
        values: String,
    },
    /// Not `key=value`.
    #[error("'{0}' is not of the form key=value")]
    OptionForm(String),
    /// Not a takeback rule.
    #[error("takebacks are 'agreed', 'strict' or 'free', not '{0}'")]
    Takebacks(String),
}

impl Setup {
    /// The usual setup of a game for these players.
    #[must_use]
    pub fn new<G: Game>(seats: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            edition: G::EDITIONS[0].to_owned(),
            revision: G::REVISION,
            options: Options::default(),
            seats: seats.into_iter().map(Into::into).collect(),
            takebacks: Takebacks::default(),
        }
    }

    /// The same in another edition.
    #[must_use]
    pub fn in_edition(self, edition: impl Into<String>) -> Self {
        Self { edition: edition.into(), ..self }
    }

    /// The usual setup for `count` players without names of their own.
    #[must_use]
    pub fn anonymous<G: Game>(count: usize) -> Self {
        Self::new::<G>((1..=count).map(|number| format!("Player {number}")))
    }

    /// How many seats there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.seats.len()
    }

    /// This setup, judged by the game, with unset options at their usual values.
    ///
    /// # Errors
    /// When the game cannot be played this way.
    pub fn checked<G: Game>(mut self) -> Result<Self, SetupError> {
        let (min, max) = (*G::SEATS.start(), (*G::SEATS.end()).min(MAX_SEATS));
        if !(min..=max).contains(&self.seats.len()) {
            return Err(SetupError::Seats { game: G::ID, min, max, found: self.seats.len() });
        }
        for (index, name) in self.seats.iter().enumerate() {
            let shown = name.trim() == name && !name.is_empty() && name.chars().count() <= MAX_NAME;
            if !shown || name.chars().any(char::is_control) {
                return Err(SetupError::Name(index));
            }
        }
        if !G::EDITIONS.contains(&self.edition.as_str()) {
            return Err(SetupError::Edition(self.edition, G::ID, G::EDITIONS.join(", ")));
        }
        if !(1..=G::REVISION).contains(&self.revision) {
            return Err(SetupError::Revision(self.revision, G::REVISION));
        }
        for (key, value) in self.options.iter() {
            let Some(spec) = G::OPTIONS.iter().find(|spec| spec.key == key && spec.since <= self.revision) else {
                let known = G::OPTIONS.iter().filter(|spec| spec.is_known_to(&self.edition, self.revision));
                let known: Vec<_> = known.map(|spec| spec.key).collect();
                return Err(SetupError::Option(key.into(), G::ID, known.join(", ")));
            };
            if !spec.is_in(&self.edition) {
                let (edition, editions) = (self.edition.clone(), spec.editions.join(", "));
                return Err(SetupError::OptionEdition { key: key.into(), edition, editions });
            }
            if !spec.values.contains(&value) {
                let values = spec.values.join(", ");
                return Err(SetupError::Value { key: key.into(), value: value.into(), values });
            }
        }
        for spec in G::OPTIONS.iter().filter(|spec| spec.is_known_to(&self.edition, self.revision)) {
            let usual = || spec.values[0].to_owned();
            self.options.0.entry(spec.key.to_owned()).or_insert_with(usual);
        }
        Ok(self)
    }
}
