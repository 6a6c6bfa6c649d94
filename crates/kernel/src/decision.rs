//! Who must choose, why, and from what.

use serde::Serialize;

use crate::{Game, Phrase, Seat, Viewer};

/// A choice somebody owes (or may make): everything a player ever does is one option of a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<G: Game> {
    /// Who chooses.
    pub seat: Seat,
    /// Why: what the choice is about. Made of public facts only, for others see it too.
    pub prompt: G::Prompt,
    /// What can be chosen. A choice is legal exactly when it is listed here.
    pub options: Vec<G::Choice>,
    /// `false` where the seat may speak up but the game does not wait for it.
    pub owed: bool,
}

impl<G: Game> Decision<G> {
    /// Whether everybody can tell when there is only one option.
    #[must_use]
    pub fn is_open(&self, state: &G::State) -> bool {
        G::open(&G::view(state, Viewer::Spectator), self.seat, &self.prompt)
    }

    /// Whether it makes itself: there is one option, and everybody can tell.
    #[must_use]
    pub fn makes_itself(&self, state: &G::State) -> bool {
        self.options.len() == 1 && self.is_open(state)
    }

    /// The option that a standing order takes here.
    #[must_use]
    pub fn decline(&self) -> Option<G::Choice> {
        G::decline(&self.prompt).filter(|choice| self.options.contains(choice))
    }

    /// What is offered here that can be declined for good, and the place of the option that declines it.
    #[must_use]
    pub fn offered(&self) -> Option<(Phrase, usize)> {
        let (what, declined) = G::offered(&self.prompt)?;
        Some((what, self.options.iter().position(|option| *option == declined)?))
    }

    /// The place of the option that the order to end turns takes here.
    #[must_use]
    pub fn idle(&self, state: &G::State) -> Option<usize> {
        G::idle_order()?;
        G::idle(&G::view(state, Viewer::Spectator), self.seat, &self.prompt, &self.options)
    }
}

/// How a decision is put to a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Question {
    /// One plain question.
    pub title: Phrase,
    /// One line of context.
    pub context: Option<Phrase>,
    /// The rule that explains it, such as `T5.2`.
    pub rule: &'static str,
}

/// How an option is put to a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Label {
    /// What choosing it does.
    pub text: Phrase,
    /// The heading under which it is listed.
    pub group: Option<Phrase>,
    /// Whether it finishes what the player is doing rather than going on with it.
    pub finishes: bool,
}

impl Label {
    /// An option among others.
    #[must_use]
    pub const fn new(text: Phrase) -> Self {
        Self { text, group: None, finishes: false }
    }

    /// An option that ends something.
    #[must_use]
    pub const fn finishing(text: Phrase) -> Self {
        Self { text, group: None, finishes: true }
    }

    /// The same option under a heading.
    #[must_use]
    pub fn under(mut self, group: Phrase) -> Self {
        self.group = Some(group);
        self
    }
}

/// Something a player might have expected to be able to do, and why not.
#[derive(Clone, PartialEq, Debug)]
pub struct Blocked<G: Game> {
    /// The choice that is not listed.
    pub choice: G::Choice,
    /// Why not.
    pub reason: Phrase,
    /// The rule that says so.
    pub rule: &'static str,
}
