//! Weights improved by self-play: an evolution strategy with common dice.
//!
//! In every generation, variants of the weights are drawn around the best guess so far. Each plays the same games, from
//! every seat, among greedy bots with the guess itself; the guess moves towards those that won most. At the end, the
//! weights that came out must beat those they started from in fresh games, or nothing is gained.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use tessera_bots::{Bot as _, Greedy, Judge};
use tessera_games::{UnknownGame, Visitor};
use tessera_kernel::{Estimate, Eyes, Game, Position, Rng, Seat, Seed, Setup, Weights};

use crate::TournamentError;
use crate::report::plot;

/// How weights are tuned.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tuning {
    /// Which game.
    pub game: String,
    /// How many sit at a table.
    pub seats: usize,
    /// Generations.
    pub generations: u32,
    /// Variants in a generation, in pairs that mirror each other.
    pub variants: u32,
    /// Games each variant plays.
    pub games: u32,
    /// Fresh games in which the result must prove itself.
    pub proof: u32,
    /// How far variants stray, as a part of each weight.
    pub stray: f32,
    /// The same number gives the same result.
    pub seed: u64,
}

/// A point of the curve: how a generation fared against the weights it started from.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Generation {
    /// Its number, from 1.
    pub number: u32,
    /// The share of wins of its best variant.
    pub best: f64,
    /// The share of wins of all its variants.
    pub mean: f64,
    /// How far the guess has moved, in parts of the weights.
    pub moved: f64,
}

/// What came of tuning.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tuned {
    /// How it was done.
    pub tuning: Tuning,
    /// The weights it started from.
    pub before: Weights,
    /// The weights that came out.
    pub after: Weights,
    /// The curve.
    pub curve: Vec<Generation>,
    /// What the new weights won of fresh games, alone among the old ones.
    pub proof: f64,
    /// What they would win if they were no better.
    pub even: f64,
}

impl Tuned {
    /// Whether the new weights beat the old ones by more than luck explains.
    #[must_use]
    pub fn better(&self) -> bool {
        let games = f64::from(self.tuning.proof).max(1.0);
        let luck = (self.even * (1.0 - self.even) / games).sqrt();
        self.proof > self.even + 1.64 * luck
    }

    /// The curve as a picture.
    #[must_use]
    pub fn picture(&self) -> String {
        let line = |label: &str, value: fn(&Generation) -> f64| plot::Line {
            label: label.to_owned(),
            points: self.curve.iter().map(|one| (f64::from(one.number), value(one))).collect(),
        };
        plot::lines(&[line("best variant", |one| one.best), line("all variants", |one| one.mean)], true, "generations")
    }
}

/// Tunes the weights of a game; `tell` hears of every generation, `done` counts games.
///
/// # Errors
/// When there is no such game, it has no weights, or it cannot be set up like this.
pub fn tune(tuning: &Tuning, done: &AtomicU64, tell: &mut dyn FnMut(&Generation)) -> Result<Tuned, TournamentError> {
    struct Run<'a>(&'a Tuning, &'a AtomicU64, &'a mut dyn FnMut(&Generation));

    impl Visitor for Run<'_> {
        type Out = Result<Tuned, TournamentError>;

        fn visit<G: Game>(self) -> Self::Out {
            let names = (1..=self.0.seats.min(64)).map(|number| format!("Seat {number}")).collect();
            let setup = tessera_games::usual_setup(&self.0.game, names)?.checked::<G>()?;
            if G::weights().weights.is_empty() {
                return Err(TournamentError::NoWeights(G::ID));
            }
            Ok(Tuner::<G> { tuning: self.0, setup, done: self.1, game: std::marker::PhantomData }.run(self.2))
        }
    }

    let unknown = || UnknownGame(tuning.game.clone());
    tessera_games::visit(&tuning.game, Run(tuning, done, tell)).ok_or_else(unknown)?
}

struct Tuner<'a, G: Game> {
    tuning: &'a Tuning,
    setup: Setup,
    done: &'a AtomicU64,
    game: std::marker::PhantomData<G>,
}

impl<G: Game> Tuner<'_, G> {
    fn run(&self, tell: &mut dyn FnMut(&Generation)) -> Tuned {
        let tuning = self.tuning;
        let before = G::weights();
        let start = before.values();
        // Weights near nothing stray as far as a small one does.
        let scale: Vec<f32> = start.iter().map(|value| value.abs().max(0.1) * tuning.stray).collect();
        let mut guess = start.clone();
        let mut curve = Vec::new();
        let mut rng = Rng::from_number(tuning.seed);
        for number in 1..=tuning.generations {
            let drawn = self.draw(&guess, &scale, &mut rng);
            let won = self.trial(&drawn, &guess, u64::from(number));
            let mean = won.iter().sum::<f64>() / won.len().max(1) as f64;
            guess = self.step(&guess, &scale, &drawn, &won);
            let moved: f32 =
                guess.iter().zip(&start).zip(&scale).map(|((new, old), scale)| ((new - old) / scale).powi(2)).sum();
            let moved = f64::from((moved / guess.len().max(1) as f32).sqrt() * tuning.stray);
            let generation = Generation { number, best: won.iter().copied().fold(0.0, f64::max), mean, moved };
            tell(&generation);
            curve.push(generation);
        }
        let proof = self.proof(&guess, &start);
        let after = Weights { command: self.command(), ..before.with_values(&guess) };
        let even = 1.0 / self.setup.count() as f64;
        Tuned { tuning: tuning.clone(), before: before.clone(), after, curve, proof, even }
    }

    /// The command that gives these weights again.
    fn command(&self) -> String {
        let Tuning { game, seats, generations, variants, games, stray, seed, .. } = self.tuning;
        format!(
            "tessera tune {game} --seats {seats} --generations {generations} --variants {variants} --games {games} \
             --stray {stray} --seed {seed}"
        )
    }

    /// Pairs of variants that mirror each other around the guess.
    fn draw(&self, guess: &[f32], scale: &[f32], rng: &mut Rng) -> Vec<Vec<f32>> {
        let pairs = (self.tuning.variants / 2).max(1);
        (0..pairs)
            .flat_map(|_| {
                let stray: Vec<f32> = scale.iter().map(|scale| scale * bell(rng)).collect();
                let moved = |sign: f32| guess.iter().zip(&stray).map(|(value, stray)| value + sign * stray).collect();
                [moved(1.0), moved(-1.0)]
            })
            .collect()
    }

    /// The guess moves towards variants that won more than their mirror images, each by its rank.
    fn step(&self, guess: &[f32], scale: &[f32], drawn: &[Vec<f32>], won: &[f64]) -> Vec<f32> {
        let mut gradient = vec![0.0_f32; guess.len()];
        for (pair, won) in drawn.chunks_exact(2).zip(won.chunks_exact(2)) {
            let better = (won[0] - won[1]) as f32;
            for (at, sum) in gradient.iter_mut().enumerate() {
                *sum += better * (pair[0][at] - guess[at]) / scale[at];
            }
        }
        // As far as one variant strays, in the direction found.
        let length = gradient.iter().map(|part| part * part).sum::<f32>().sqrt().max(1e-6);
        let reach = (guess.len() as f32).sqrt() * 0.5;
        guess
            .iter()
            .zip(&gradient)
            .zip(scale)
            .map(|((value, part), scale)| value + scale * reach * part / length)
            .collect()
    }

    /// What each variant wins alone among bots with the guess, all with the same dice.
    fn trial(&self, drawn: &[Vec<f32>], guess: &[f32], generation: u64) -> Vec<f64> {
        let guess: Arc<[f32]> = guess.into();
        let games = u64::from(self.tuning.games.max(1));
        let drawn: Vec<Arc<[f32]>> = drawn.iter().map(|values| values.as_slice().into()).collect();
        let play = |index: u64| {
            let (variant, game) = ((index / games) as usize, index % games);
            (variant, self.win(&drawn[variant], &guess, generation, game))
        };
        let wins: Vec<(usize, f64)> = (0..drawn.len() as u64 * games).into_par_iter().map(play).collect();
        let mut won = vec![0.0; drawn.len()];
        for (variant, win) in wins {
            won[variant] += win / games as f64;
        }
        won
    }

    fn proof(&self, new: &[f32], old: &[f32]) -> f64 {
        let (new, old): (Arc<[f32]>, Arc<[f32]>) = (new.into(), old.into());
        let games = u64::from(self.tuning.proof.max(1));
        // A generation that never was: dice nobody has trained with.
        let wins: f64 = (0..games).into_par_iter().map(|game| self.win(&new, &old, u64::MAX, game)).sum();
        wins / games as f64
    }

    /// What one bot with `new` wins among bots with `old`.
    fn win(&self, new: &Arc<[f32]>, old: &Arc<[f32]>, generation: u64, game: u64) -> f64 {
        let count = self.setup.count();
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.tuning.seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&generation.to_le_bytes());
        bytes[16..24].copy_from_slice(&(game / count as u64).to_le_bytes());
        bytes[24] = 1;
        let mut rng = Rng::new(Seed(bytes));
        let seat = Seat::new((game % count as u64) as usize);
        let mut position = Position::<G>::new(G::setup(&self.setup, rng.fork()), None);
        let mut bots: Vec<Greedy<G>> = Seat::all(count)
            .map(|other| {
                let weights = if other == seat { new } else { old }.clone();
                Greedy::new(Judge::by_weights(weights), rng.fork())
            })
            .collect();
        while let Some(decision) = position.decisions().first() {
            let asked = decision.seat;
            let index = bots[asked.index()].choose(Eyes::new(&position, asked));
            position.answer(asked, index, None);
        }
        self.done.fetch_add(1, Ordering::Relaxed);
        position.outcome().map_or(0.0, |outcome| f64::from(Estimate::of_outcome(&outcome)[seat].chance))
    }
}

/// A number from a bell curve of width 1: twelve even draws added up.
fn bell(rng: &mut Rng) -> f32 {
    const FINE: u32 = 1 << 16;
    (0..12).map(|_| rng.below(FINE) as f32 / FINE as f32).sum::<f32>() - 6.0
}
