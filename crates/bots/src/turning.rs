//! The decisions of a match in which a seat lost most, as it could have known at the time.

use std::sync::atomic::{AtomicUsize, Ordering};

use serde::Serialize;
use tessera_kernel::{AnyMatch, Rng, Seat};

use crate::{Budget, Opinion, Stop, advise};

/// A decision that cost much.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Turning {
    /// How many choices had been made before.
    pub at: usize,
    /// What was done.
    pub played: Opinion,
    /// What was better.
    pub better: Opinion,
}

impl Turning {
    /// The chance to win that it cost.
    #[must_use]
    pub fn lost(&self) -> f32 {
        self.better.chance - self.played.chance
    }
}

/// The most decisions that are looked at in passing.
const GLANCES: usize = 200;
/// What a glance may spend.
const GLANCE: Budget = Budget { iterations: 160, millis: Some(120), trees: 1 };
/// The most that are looked at closely.
const LOOKS: usize = 10;
/// What a close look may spend.
const LOOK: Budget = Budget { iterations: 3_000, millis: Some(900), trees: 2 };
/// A close look counts as so many glances.
const LOOK_COUNTS: usize = 6;
/// The most that are told.
const TOLD: usize = 5;
/// The least that a decision must have cost to be told.
const LEAST: f32 = 0.03;
/// Choices of one action stand so near each other: only the worst of them is told.
const NEAR: usize = 3;

/// How far [`turning_points`] counts.
#[must_use]
pub fn turning_steps(game: &dyn AnyMatch) -> usize {
    game.choices().min(GLANCES) + LOOKS * LOOK_COUNTS
}

/// Where `seat` lost most in a match that is over, in the order of the match. Each decision is judged by what the seat saw at
/// the time. `done` counts to [`turning_steps`]. `None` when it was told to stop.
#[must_use]
pub fn turning_points(game: &dyn AnyMatch, seat: Seat, done: &AtomicUsize, stop: &Stop) -> Option<Vec<Turning>> {
    let choices = choices_of(game, seat);
    // Of very many, an even part.
    let count = choices.len().min(GLANCES);
    let mut found: Vec<(f32, &(usize, String))> = Vec::new();
    for place in 0..count {
        let choice = &choices[place * choices.len() / count];
        let turning = look(game, seat, choice, GLANCE, stop);
        if stop.told() {
            return None;
        }
        found.extend(turning.map(|turning| (turning.lost(), choice)));
        done.store(place + 1, Ordering::Relaxed);
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut told: Vec<Turning> = Vec::new();
    for (place, (_, choice)) in found.into_iter().take(LOOKS).enumerate() {
        let turning = look(game, seat, choice, LOOK, stop);
        if stop.told() {
            return None;
        }
        told.extend(turning.filter(|turning| turning.lost() >= LEAST));
        done.store(count + (place + 1) * LOOK_COUNTS, Ordering::Relaxed);
    }
    told.sort_by(|one, other| other.lost().total_cmp(&one.lost()));
    let mut kept: Vec<Turning> = Vec::new();
    for turning in told {
        if kept.len() < TOLD && kept.iter().all(|other| other.at.abs_diff(turning.at) > NEAR) {
            kept.push(turning);
        }
    }
    kept.sort_by_key(|turning| turning.at);
    Some(kept)
}

/// What `seat` chose where there was a choice: how many choices had been made before, and the choice in notation.
fn choices_of(game: &dyn AnyMatch, seat: Seat) -> Vec<(usize, String)> {
    let mut played = game.at(0);
    let mut found = Vec::new();
    for (at, (who, choice)) in game.at(game.choices()).record(true).deeds.into_iter().enumerate() {
        if who == seat && played.asked(seat).is_some_and(|asked| asked.options > 1) {
            found.push((at, choice.clone()));
        }
        if played.answer(who, &choice).is_err() {
            break;
        }
    }
    found
}

/// One decision, if something else would have been better.
fn look(game: &dyn AnyMatch, seat: Seat, choice: &(usize, String), budget: Budget, stop: &Stop) -> Option<Turning> {
    let (at, choice) = choice;
    let then = game.at(*at);
    // The same match gives the same points.
    let rng = Rng::from_number(*at as u64);
    let opinions = advise(then.as_ref(), seat, &[choice.as_str()], budget, rng, stop)?;
    let played = opinions.iter().find(|opinion| opinion.choice == *choice)?.clone();
    let better = opinions.into_iter().next().filter(|best| best.choice != *choice)?;
    Some(Turning { at: *at, played, better })
}
