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

    /// The result where some have lost besides, say on time: they come last whatever their points, the earliest very last.
    /// `lost` tells when a seat did.
    #[must_use]
    pub fn with_losses(self, lost: impl Fn(Seat) -> Option<i64>) -> Self {
        let Self { scores, ranks } = self;
        // Whoever has not lost is better than all who have; later is better than earlier; then the game decides.
        let merit = |seat: Seat| (lost(seat).is_none(), lost(seat), std::cmp::Reverse(ranks[seat]));
        Self::ranked(scores, merit)
    }

    /// Whoever won, alone or together.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.ranks.iter().filter(|&(_, &rank)| rank == 1).map(|(seat, _)| seat)
    }
}

/// Points as people write them, where `point` of what is counted make one: `7`, `7½`.
#[must_use]
pub fn points_text(counted: i32, point: i32) -> String {
    let (whole, rest) = (counted.abs() / point, counted.abs() % point);
    let sign = if counted < 0 { "-" } else { "" };
    match (whole, rest) {
        (_, 0) => format!("{sign}{whole}"),
        (0, _) => format!("{sign}½"),
        _ => format!("{sign}{whole}½"),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_lost_comes_last_and_the_later_before_the_earlier() {
        let points = BySeat::from_fn(5, |seat| [30, 20, 20, 10, 40][seat.index()]);
        let played = Outcome::ranked(points.clone(), |seat| points[seat]);
        assert_eq!(played.ranks.values().copied().collect::<Vec<_>>(), [2, 3, 3, 5, 1]);
        let lost = |seat: Seat| [Some(500), None, None, None, Some(400)][seat.index()];
        let ranked = played.clone().with_losses(lost);
        assert_eq!(ranked.ranks.values().copied().collect::<Vec<_>>(), [4, 1, 1, 3, 5]);
        assert_eq!(ranked.scores, played.scores, "points stay");
        assert_eq!(played.clone().with_losses(|_| None), played);
        // Those who lost in the same moment are told apart by the game.
        assert_eq!(played.clone().with_losses(|_| Some(1)), played);
    }
}
