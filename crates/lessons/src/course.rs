//! What a course is made of.

use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use tessera_kernel::{Options, Seat};
use tessera_session::Session;

/// The lessons of a title, in their order.
#[derive(Debug)]
pub struct Course {
    /// The title it teaches.
    pub title: &'static str,
    /// Its lessons.
    pub lessons: Vec<Lesson>,
}

impl Course {
    /// A lesson by its name, with its place.
    #[must_use]
    pub fn lesson(&self, name: &str) -> Option<(usize, &Lesson)> {
        self.lessons.iter().enumerate().find(|(_, lesson)| lesson.name == name)
    }
}

impl Deref for Course {
    type Target = [Lesson];

    fn deref(&self) -> &[Lesson] {
        &self.lessons
    }
}

/// A position with one idea, and what to do in it.
pub struct Lesson {
    /// Its name in addresses.
    pub name: String,
    /// The message that is its title.
    pub title: String,
    /// The message that ends it.
    pub end: String,
    /// Where it begins.
    pub position: Arc<Position>,
    /// How much of what was done in the position it takes, where that is not all.
    pub first: Option<usize>,
    /// Who learns.
    pub you: Seat,
    /// What to do.
    pub steps: Vec<Step>,
    /// The last lesson of a course is no lesson any more.
    pub game: Option<RealGame>,
    /// Where it begins, once somebody wanted to know: made anew it would be the same.
    pub(crate) begun: OnceLock<Session>,
}

impl std::fmt::Debug for Lesson {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lesson").field("name", &self.name).field("steps", &self.steps).finish_non_exhaustive()
    }
}

/// A match as it was agreed, with its seed and what was done since.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Position {
    /// The title that is played.
    pub title: &'static str,
    /// Its edition.
    pub edition: &'static str,
    /// How many play.
    pub seats: usize,
    /// The revision of the rules: a later one does not change what happens.
    pub revision: u32,
    /// The game's options, where they are not the usual ones.
    pub options: Options,
    /// The number its chance comes from.
    pub seed: u64,
    /// What was done.
    pub deeds: Vec<Script>,
}

/// One thing to do, with a few sentences about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The message with the sentences.
    pub text: String,
    /// The choices it takes, one after the other.
    pub moments: Vec<Moment>,
    /// The message for what is wrong and has no reason of its own.
    pub otherwise: Option<String>,
}

/// One choice of the learner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// What is right, in notation; `*` at the end stands for anything. "Show me" does the first.
    pub right: Vec<String>,
    /// What is wrong, and the message that says why.
    pub wrong: Vec<Reply>,
    /// What others do then; where nothing is said they do what is recorded in the position.
    pub then: Vec<Script>,
}

impl Moment {
    /// Whether a choice is right: one of those that are, and not named among those that are not.
    pub(crate) fn is_right(&self, choice: &str) -> bool {
        let wrong = self.wrong.iter().any(|reply| reply.choice == choice);
        !wrong && self.right.iter().any(|right| is_like(choice, right))
    }
}

/// What is said to a choice that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The choice in notation; `*` at the end stands for anything.
    pub choice: String,
    /// The message.
    pub text: String,
}

/// Something that is done by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Script {
    /// Somebody makes this choice.
    Deed(Seat, String),
    /// Everyone but the learner takes the first of their options until the learner is asked.
    First,
    /// The same with the last.
    Last,
    /// Everyone, the learner too, does what was done in the position, up to its choice of that number.
    Till(usize),
}

/// A short match of one's own, against beginners.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RealGame {
    /// How many play.
    pub seats: usize,
    /// The game's options.
    pub options: Options,
}

/// Whether a choice is what a pattern says.
pub(crate) fn is_like(choice: &str, pattern: &str) -> bool {
    pattern.strip_suffix('*').map_or_else(|| choice == pattern, |beginning| choice.starts_with(beginning))
}
