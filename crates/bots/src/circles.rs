//! Going round in circles: what can be done again and again for nothing must not go on for ever.

use std::collections::VecDeque;

use tessera_kernel::{Decision, Game};

/// How many of its last decisions a bot remembers, and how often it may have answered one of them alike before it tries
/// something else.
const REMEMBERED: usize = 12;
const ALIKE: usize = 4;

/// What a bot was asked lately, and what it answered.
#[derive(Clone, Debug)]
pub(crate) struct Circles<G: Game>(VecDeque<(Decision<G>, usize)>);

impl<G: Game> Default for Circles<G> {
    fn default() -> Self {
        Self(VecDeque::new())
    }
}

impl<G: Game> Circles<G> {
    /// Notes what was answered.
    pub(crate) fn note(&mut self, decision: &Decision<G>, index: usize) {
        self.0.truncate(REMEMBERED - 1);
        self.0.push_front((decision.clone(), index));
    }

    /// Whether an option was chosen again and again where the very same was asked: it leads nowhere.
    pub(crate) fn leads_nowhere(&self, decision: &Decision<G>, index: usize) -> bool {
        let alike = self.0.iter().filter(|(asked, chosen)| *chosen == index && asked == decision);
        alike.count() >= ALIKE
    }
}
