//! Information-set Monte-Carlo tree search.
//!
//! Every iteration imagines the table anew, walks down a tree of decisions in which each seat looks after its own chance
//! (max-n), adds one decision, plays on a little as the game says it pays, and asks the game's evaluation what came of it.
//! Several trees grow side by side, each with its own chance, and vote: so the answer depends on seed and iterations
//! alone, however many cores there are.

#[cfg(test)]
mod pennies;
mod playout;
mod tree;
mod weigh;

use std::time::Duration;

use rayon::prelude::*;
use tessera_kernel::{Eyes, Game, Rng};

pub(crate) use playout::play_on;
use tree::Tree;
pub use weigh::Weighed;

use crate::circles::Circles;
use crate::lookahead::{Depth, promises};
use crate::{Bot, Budget, Judge, Stop};

/// The longest a search thinks where others cannot know how much there is to choose, so that it keeps its
/// [beat](crate::Kind::beat).
const UNSEEN_MILLIS: u32 = 800;

/// Plays by searching.
#[derive(Clone, Debug)]
pub struct Search<G: Game> {
    budget: Budget,
    judge: Judge,
    rng: Rng,
    trees: Vec<Tree<G>>,
    circles: Circles<G>,
    decisions: u64,
    stop: Stop,
    /// The longest it may think now, if not as long as its budget says.
    allowed: Option<Duration>,
}

/// What a search thinks of an option.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged {
    /// Its place in the list.
    pub index: usize,
    /// How often it was tried.
    pub visits: u32,
    /// The seat's chance to win with it.
    pub chance: f32,
    /// The points the seat can expect with it.
    pub score: f32,
}

impl<G: Game> Search<G> {
    /// One that judges like this.
    #[must_use]
    pub fn new(budget: Budget, judge: Judge, rng: Rng) -> Self {
        Self {
            budget,
            judge,
            rng,
            trees: Vec::new(),
            circles: Circles::default(),
            decisions: 0,
            stop: Stop::default(),
            allowed: None,
        }
    }

    /// How many decisions were made in trees and playouts so far.
    #[must_use]
    pub const fn decisions(&self) -> u64 {
        self.decisions
    }

    /// Searches, and says what it thinks of each option, best first.
    pub fn judge(&mut self, eyes: Eyes<'_, G>) -> Vec<Judged> {
        let Some(decision) = eyes.decision() else { return Vec::new() };
        let count = self.budget.trees.max(1) as usize;
        let mut trees = std::mem::take(&mut self.trees);
        trees.resize_with(count, Tree::default);
        let (likely, priors) = self.priors(eyes);
        let share = self.budget.share();
        // Trees that must take turns share the time; each counts from when it gets a core.
        let turns = count.div_ceil(rayon::current_num_threads().clamp(1, count));
        let millis = self.budget.millis.map(|millis| if eyes.is_open() { millis } else { millis.min(UNSEEN_MILLIS) });
        let time = millis.map(|millis| Duration::from_millis(u64::from(millis)));
        let time = time.into_iter().chain(self.allowed).min().map(|time| time / turns as u32);
        let grown: Vec<_> = trees.into_iter().map(|tree| (tree, self.rng.fork())).collect();
        let grow = |(mut tree, rng): (Tree<G>, Rng)| {
            tree.enter(decision, &likely, &priors);
            let decisions = tree.grow(eyes, &self.judge, rng, share, time, &self.stop);
            (tree, decisions)
        };
        let grown: Vec<_> =
            if count == 1 { grown.into_iter().map(grow).collect() } else { grown.into_par_iter().map(grow).collect() };
        let mut judged: Vec<Judged> =
            (0..decision.options.len()).map(|index| Judged { index, visits: 0, chance: 0.0, score: 0.0 }).collect();
        for (tree, decisions) in grown {
            self.decisions += decisions;
            tree.report(&mut judged);
            self.trees.push(tree);
        }
        for option in &mut judged {
            let visits = option.visits.max(1) as f32;
            option.chance /= visits;
            option.score /= visits;
        }
        judged.sort_by(|one, other| {
            (other.visits, other.chance).partial_cmp(&(one.visits, one.chance)).unwrap_or(std::cmp::Ordering::Equal)
        });
        judged
    }

    /// How likely the options are, and what they promise at first sight when each is followed to the end of the action.
    fn priors(&mut self, eyes: Eyes<'_, G>) -> (Vec<f32>, Vec<f32>) {
        let position = eyes.imagine(&mut self.rng);
        let found = promises(&position, eyes.seat(), &self.judge, Depth::ACTION, &self.stop);
        let likely = eyes.decision().map_or_else(Vec::new, |decision| {
            self.judge.consider::<G>(position.state(), eyes.seat(), &decision.prompt, &decision.options).0
        });
        (likely, found.into_iter().map(|promise| promise.chance).collect())
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn choose(&mut self, eyes: Eyes<'_, G>) -> usize {
        let Some(decision) = eyes.decision().filter(|decision| decision.options.len() > 1) else { return 0 };
        let judged = self.judge(eyes);
        let best = judged.iter().find(|option| !self.circles.leads_nowhere(decision, option.index)).or(judged.first());
        let index = best.map_or(0, |best| best.index);
        self.circles.note(decision, index);
        for tree in &mut self.trees {
            tree.advance(index);
        }
        index
    }

    fn heed(&mut self, stop: &Stop) {
        self.stop = stop.clone();
    }

    fn allow(&mut self, time: Option<Duration>) {
        self.allowed = time;
    }
}
