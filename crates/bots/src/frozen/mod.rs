//! The search of version 0.1, as it was before anything was learned: a yardstick that stays as it is. Its evaluation and
//! weights are those of the games; `crates/arena/tests/yardstick.rs` notices when they play otherwise than then.
//!
//! Every iteration imagines the table anew, walks down a tree of decisions in which each seat looks after its own chance
//! (max-n), adds one decision, plays on a little as the game says it pays, and asks the game's evaluation what came of it.
//! Several trees grow side by side, each with its own chance, and vote: so the answer depends on seed and iterations
//! alone, however many cores there are.

mod playout;
mod tree;

use std::sync::Arc;
use std::time::Duration;

use rayon::prelude::*;
use tessera_kernel::{Eyes, Game, Rng};

use tree::Tree;

use crate::circles::Circles;
use crate::lookahead::{Depth, promises};
use crate::{Bot, Budget, Judge, Stop};

/// The longest a search thinks where others cannot know how much there is to choose, so that it keeps its
/// [beat](crate::Kind::beat).
const UNSEEN_MILLIS: u32 = 800;

/// Plays by searching.
#[derive(Clone, Debug)]
pub(crate) struct OldSearch<G: Game> {
    budget: Budget,
    weights: Arc<[f32]>,
    rng: Rng,
    trees: Vec<Tree<G>>,
    circles: Circles<G>,
    stop: Stop,
    /// The longest it may think now, if not as long as its budget says.
    allowed: Option<Duration>,
}

/// What was found of an option.
#[derive(Clone, Copy)]
struct Tried {
    index: usize,
    visits: u32,
    chance: f32,
}

impl<G: Game> OldSearch<G> {
    pub(crate) fn new(budget: Budget, rng: Rng) -> Self {
        Self {
            budget,
            weights: G::weights().values().into(),
            rng,
            trees: Vec::new(),
            circles: Circles::default(),
            stop: Stop::default(),
            allowed: None,
        }
    }

    /// Searches, and says what it found of each option, best first.
    fn judge(&mut self, eyes: Eyes<'_, G>) -> Vec<Tried> {
        let Some(decision) = eyes.decision() else { return Vec::new() };
        let count = self.budget.trees.max(1) as usize;
        let mut trees = std::mem::take(&mut self.trees);
        trees.resize_with(count, Tree::default);
        let priors = self.priors(eyes);
        let share = self.budget.share();
        // Trees that must take turns share the time; each counts from when it gets a core.
        let turns = count.div_ceil(rayon::current_num_threads().clamp(1, count));
        let millis = self.budget.millis.map(|millis| if eyes.is_open() { millis } else { millis.min(UNSEEN_MILLIS) });
        let time = millis.map(|millis| Duration::from_millis(u64::from(millis)));
        let time = time.into_iter().chain(self.allowed).min().map(|time| time / turns as u32);
        let grown: Vec<_> = trees.into_iter().map(|tree| (tree, self.rng.fork())).collect();
        let grow = |(mut tree, rng): (Tree<G>, Rng)| {
            tree.enter(decision, &priors);
            tree.grow(eyes, &self.weights, rng, share, time, &self.stop);
            tree
        };
        let grown: Vec<_> =
            if count == 1 { grown.into_iter().map(grow).collect() } else { grown.into_par_iter().map(grow).collect() };
        let mut judged: Vec<Tried> =
            (0..decision.options.len()).map(|index| Tried { index, visits: 0, chance: 0.0 }).collect();
        grown.iter().for_each(|tree| tree.report(&mut judged));
        self.trees = grown;
        judged.iter_mut().for_each(|option| option.chance /= option.visits.max(1) as f32);
        judged.sort_by(|one, other| {
            (other.visits, other.chance).partial_cmp(&(one.visits, one.chance)).unwrap_or(std::cmp::Ordering::Equal)
        });
        judged
    }

    /// What the options promise at first sight, when each is followed to the end of the action.
    fn priors(&mut self, eyes: Eyes<'_, G>) -> Vec<f32> {
        let position = eyes.imagine(&mut self.rng);
        let found =
            promises(&position, eyes.seat(), &Judge::by_weights(self.weights.clone()), Depth::ACTION, &self.stop);
        found.into_iter().map(|promise| promise.chance).collect()
    }
}

impl<G: Game> Bot<G> for OldSearch<G> {
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
