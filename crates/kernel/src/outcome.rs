//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat};

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Points.
    pub scores: BySeat<i32>,
    /// Places after all tie-breaks, from 1; players who share a place share the number.
    pub ranks: BySeat<u8>,
}

impl Outcome {
    /// The result where players are ordered by `merit`, highest first, equal merit sharing a place.
    pub fn ranked<M: Ord>(scores: BySeat<i32>, merit: impl Fn(Seat) -> M) -> Self {
        let count = scores.count();
        let ranks = BySeat::from_fn(count, |seat| {
            1 + Seat::all(count).filter(|&other| merit(other) > merit(seat)).count() as u8
        });
        Self { scores, ranks }
    }

    /// Whoever won, alone or together.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.ranks.iter().filter(|&(_, &rank)| rank == 1).map(|(seat, _)| seat)
    }
}

/// Points from one source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreLine {
    /// The source's message id.
    pub source: &'static str,
    /// The points it gives.
    pub points: i32,
}
