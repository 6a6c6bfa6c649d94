//! Weighing a few options against each other, and what their estimates are made of.

use std::time::{Duration, Instant};

use rayon::prelude::*;
use tessera_kernel::{BySeat, Estimate, Eyes, Game, Phrase, Rng, Seat};

use super::Search;
use super::tree::Tree;
use crate::Budget;

/// An option that was weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// Its place in the list.
    pub index: usize,
    /// The seat's chance to win with it.
    pub chance: f32,
    /// The points the seat can expect with it.
    pub score: f32,
    /// What those are made of, as [`Game::parts`] counts; last, what the strongest rival can expect, as a loss.
    pub parts: Vec<f32>,
    /// What the seat means to do next.
    pub plan: Vec<Phrase>,
}

/// What was found of an option, added up.
#[derive(Clone, Default)]
struct Sum {
    tables: u32,
    chance: f32,
    score: f32,
    parts: Vec<f32>,
}

impl Sum {
    fn add<G: Game>(&mut self, seat: Seat, state: &G::State, found: &BySeat<Estimate>, weights: &[f32]) {
        let mut parts = match G::outcome(state) {
            // All is counted.
            Some(_) => vec![found[seat].score],
            None => G::parts(state, weights)[seat].clone(),
        };
        let rival = found.iter().filter(|&(other, _)| other != seat).map(|(_, estimate)| estimate.score);
        let names = tessera_kernel::part_names::<G>().len();
        parts.resize(names, 0.0);
        parts.push(-rival.fold(f32::MIN, f32::max).max(-1e6));
        self.tables += 1;
        self.chance += found[seat].chance;
        self.score += found[seat].score;
        self.parts.resize(parts.len(), 0.0);
        self.parts.iter_mut().zip(parts).for_each(|(sum, part)| *sum += part);
    }

    fn join(&mut self, other: &Self) {
        self.tables += other.tables;
        self.chance += other.chance;
        self.score += other.score;
        self.parts.resize(self.parts.len().max(other.parts.len()), 0.0);
        self.parts.iter_mut().zip(&other.parts).for_each(|(sum, part)| *sum += part);
    }
}

impl<G: Game> Search<G> {
    /// Looks at some options of the decision at hand, each as often as the others and at the same imagined tables, and says
    /// what can be expected of each and why. What was found by [judging](Search::judge) before is built on.
    pub fn weigh(&mut self, eyes: Eyes<'_, G>, options: &[usize], budget: Budget) -> Vec<Weighed> {
        let Some(decision) = eyes.decision() else { return Vec::new() };
        let options: Vec<usize> = options.iter().copied().filter(|&index| index < decision.options.len()).collect();
        if options.is_empty() {
            return Vec::new();
        }
        let count = self.trees.len().max(1);
        let mut trees = std::mem::take(&mut self.trees);
        let fresh = trees.is_empty();
        trees.resize_with(count, Tree::default);
        if fresh {
            let (likely, priors) = self.priors(eyes);
            trees.iter_mut().for_each(|tree| tree.enter(decision, &likely, &priors));
        }
        let turns = count.div_ceil(rayon::current_num_threads().clamp(1, count));
        let time = budget.millis.map(|millis| Duration::from_millis(u64::from(millis)) / turns as u32);
        let rounds = (budget.iterations as usize / count / options.len()).max(4);
        let grown: Vec<_> = trees.into_iter().map(|tree| (tree, self.rng.fork())).collect();
        let grow = |(mut tree, mut rng): (Tree<G>, Rng)| {
            let begun = Instant::now();
            let mut sums = vec![Sum::default(); options.len()];
            for round in 0..rounds {
                let late = time.is_some_and(|time| begun.elapsed() > time) && round >= 4;
                if self.stop.told() || late {
                    break;
                }
                let chance = rng.fork();
                for (&index, sum) in options.iter().zip(&mut sums) {
                    let mut chance = chance.clone();
                    tree.iterate_from(Some(index), eyes, &self.judge, &mut chance, |state, found| {
                        // The first looks at an option know little of how to go on.
                        if round == rounds / 4 && sum.tables > 3 {
                            *sum = Sum::default();
                        }
                        sum.add::<G>(eyes.seat(), state, found, self.judge.weights());
                    });
                }
            }
            (tree, sums)
        };
        let grown: Vec<_> =
            if count == 1 { grown.into_iter().map(grow).collect() } else { grown.into_par_iter().map(grow).collect() };
        let mut all = vec![Sum::default(); options.len()];
        for (tree, sums) in grown {
            all.iter_mut().zip(&sums).for_each(|(all, sum)| all.join(sum));
            self.trees.push(tree);
        }
        let imagined = eyes.imagine(&mut self.rng);
        let weighed = |(index, sum): (usize, Sum)| {
            let tables = sum.tables.max(1) as f32;
            let tree = self.trees.iter().max_by_key(|tree| tree.tried(index));
            Weighed {
                index,
                chance: sum.chance / tables,
                score: sum.score / tables,
                parts: sum.parts.into_iter().map(|part| part / tables).collect(),
                plan: tree.map(|tree| tree.plan(imagined.clone(), eyes.seat(), index)).unwrap_or_default(),
            }
        };
        options.into_iter().zip(all).map(weighed).collect()
    }
}
