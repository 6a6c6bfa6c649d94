//! Judges each option by what the whole action leads to, and takes the best.

use std::collections::VecDeque;

use tessera_kernel::{Decision, Eyes, Game, Rng};

use crate::circles::Circles;
use crate::lookahead::{Depth, promises};
use crate::{Bot, Judge, Stop};

/// Options that promise almost the same are equally good: chance decides between them.
const ALIKE: f32 = 1e-4;

/// Takes what promises most by the game's own evaluation, seeing through to the end of its action.
#[derive(Clone, Debug)]
pub struct Greedy<G: Game> {
    rng: Rng,
    judge: Judge,
    /// Imagined tables over which an option is judged.
    worlds: usize,
    /// How far it looks.
    depth: Depth,
    /// In a hundred, the choices it makes without looking.
    slips: u8,
    /// What it means to do next, as long as it is asked what it expects.
    plan: VecDeque<(Decision<G>, usize)>,
    circles: Circles<G>,
    stop: Stop,
    /// What the options of the last decision promised, if it looked at them.
    looked: Vec<f32>,
}

impl<G: Game> Greedy<G> {
    /// One that judges like this.
    #[must_use]
    pub fn new(judge: Judge, rng: Rng) -> Self {
        Self {
            rng,
            judge,
            worlds: 1,
            depth: Depth::ACTION,
            slips: 0,
            plan: VecDeque::new(),
            circles: Circles::default(),
            stop: Stop::default(),
            looked: Vec::new(),
        }
    }

    /// What each option of the last decision promised; `None` where it went on with its plan.
    #[must_use]
    pub fn looked(&self) -> Option<&[f32]> {
        Some(&self.looked[..]).filter(|looked| !looked.is_empty())
    }

    /// Drops its plan: something else was chosen for it.
    pub fn forget(&mut self) {
        self.plan.clear();
    }

    /// The same, looking less far and wide, for play by the thousand.
    #[must_use]
    pub const fn glancing(mut self) -> Self {
        self.depth = Depth::GLANCE;
        self
    }

    /// The same, choosing without looking so many times in a hundred.
    #[must_use]
    pub const fn slipping(mut self, slips: u8) -> Self {
        self.slips = slips;
        self
    }

    fn planned(&mut self, decision: &Decision<G>) -> Option<usize> {
        let (expected, index) = self.plan.pop_front()?;
        if &expected == decision {
            return Some(index);
        }
        self.plan.clear();
        None
    }

    fn look(&mut self, eyes: Eyes<'_, G>, count: usize) -> usize {
        let mut sums = vec![0.0_f32; count];
        let mut lines = Vec::new();
        for world in 0..self.worlds {
            let position = eyes.imagine(&mut self.rng);
            let found = promises(&position, eyes.seat(), &self.judge, self.depth, &self.stop);
            // An imagined table asks the same question; where it did not, nothing could be learned from it.
            for (sum, promise) in sums.iter_mut().zip(&found) {
                *sum += promise.chance;
            }
            if world == 0 {
                lines = found;
            }
        }
        self.looked.clone_from(&sums);
        if let Some(decision) = eyes.decision() {
            let worn = (0..count).filter(|&index| self.circles.leads_nowhere(decision, index));
            worn.for_each(|index| sums[index] = f32::MIN);
        }
        let most = sums.iter().copied().fold(f32::MIN, f32::max);
        let best: Vec<usize> = (0..count).filter(|&index| sums[index] >= most - ALIKE * self.worlds as f32).collect();
        let index = self.readiest(eyes, &best);
        if let Some(decision) = eyes.decision() {
            self.circles.note(decision, index);
        }
        let line = lines.into_iter().nth(index).map_or_else(Vec::new, |promise| promise.line);
        // Nobody asks where there is nothing to choose.
        self.plan = line.into_iter().filter(|(decision, _)| decision.options.len() > 1).collect();
        index
    }
}

impl<G: Game> Greedy<G> {
    /// Of options that are equally good, one that is taken most readily: nobody goes a long way round to the same end.
    fn readiest(&mut self, eyes: Eyes<'_, G>, best: &[usize]) -> usize {
        let Some(decision) = eyes.decision() else { return best[0] };
        let urge = |&index: &usize| G::urge(&decision.prompt, &decision.options[index]);
        let most = best.iter().map(urge).fold(0.0, f32::max);
        let readiest: Vec<usize> = best.iter().copied().filter(|index| urge(index) >= most).collect();
        readiest[self.rng.index(readiest.len())]
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, eyes: Eyes<'_, G>) -> usize {
        let Some(decision) = eyes.decision() else { return 0 };
        let count = decision.options.len();
        self.looked.clear();
        if count < 2 {
            return 0;
        }
        if self.slips > 0 && self.rng.below(100) < u32::from(self.slips) {
            self.plan.clear();
            return self.rng.index(count);
        }
        match self.planned(decision) {
            Some(index) => index,
            None => self.look(eyes, count),
        }
    }

    fn heed(&mut self, stop: &Stop) {
        self.stop = stop.clone();
    }
}
