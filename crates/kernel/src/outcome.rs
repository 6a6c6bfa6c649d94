//! How a game ended.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::{BySeat, Phrase, Seat};

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

    /// The result where points decide, and among equal points what breaks the tie.
    #[must_use]
    pub fn of_points(scores: &BySeat<i32>, breaks: &[TieBreak]) -> Self {
        let counts = |seat: Seat| breaks.iter().map(|tie| tie.counts[seat]).collect::<Vec<_>>();
        Self::ranked(scores.clone(), |seat| (scores[seat], counts(seat)))
    }

    /// Neighbours in the ranking whose points are equal, the higher first, and what tells them apart.
    #[must_use]
    pub fn ties<'a>(&self, breaks: &'a [TieBreak]) -> Vec<(Seat, Seat, &'a TieBreak)> {
        let mut order: Vec<Seat> = Seat::all(self.ranks.count()).collect();
        order.sort_by_key(|&seat| self.ranks[seat]);
        let pairs = order.windows(2).map(|pair| (pair[0], pair[1]));
        let equal = pairs.filter(|&(one, other)| self.scores[one] == self.scores[other]);
        let broken = equal.filter_map(|(one, other)| Some((one, other, TieBreak::between(breaks, one, other)?)));
        // Whoever lost on time may stand below for another reason.
        broken.filter(|(one, other, tie)| tie.compare(*one, *other) == Ordering::Greater).collect()
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

/// What tells players with equal points apart, where the first of several that differs decides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TieBreak {
    /// What is compared, as a message id.
    pub what: &'static str,
    /// How much of it everyone has; more is better.
    pub counts: BySeat<i32>,
}

impl TieBreak {
    /// A comparison of what `count` counts for every seat.
    pub fn new(what: &'static str, seats: usize, count: impl Fn(Seat) -> i32) -> Self {
        Self { what, counts: BySeat::from_fn(seats, count) }
    }

    /// The first that tells two players apart.
    fn between(breaks: &[Self], one: Seat, other: Seat) -> Option<&Self> {
        breaks.iter().find(|tie| tie.compare(one, other) != Ordering::Equal)
    }

    fn compare(&self, one: Seat, other: Seat) -> Ordering {
        self.counts[one].cmp(&self.counts[other])
    }

    /// Why of two players with equal points the one stands before the other.
    #[must_use]
    pub fn tell(&self, first: Seat, second: Seat) -> Phrase {
        Phrase::new("table-tie")
            .with("first", first)
            .with("second", second)
            .with("what", Phrase::new(self.what))
            .with("more", self.counts[first])
            .with("less", self.counts[second])
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

    #[test]
    fn the_first_difference_breaks_a_tie_and_is_told() {
        let counts = |what, counts: [i32; 4]| TieBreak::new(what, 4, |seat| counts[seat.index()]);
        let breaks = [counts("cards", [2, 2, 9, 2]), counts("cities", [1, 3, 0, 1])];
        let points = BySeat::from_fn(4, |seat| [20, 20, 10, 20][seat.index()]);
        let outcome = Outcome::of_points(&points, &breaks);
        assert_eq!(outcome.ranks.values().copied().collect::<Vec<_>>(), [2, 1, 4, 2]);
        let [one, two, four] = [0, 1, 3].map(Seat::new);
        assert_eq!(outcome.ties(&breaks), [(two, one, &breaks[1])], "who shares a place is not told apart");
        let lost = outcome.with_losses(|seat| (seat == two).then_some(1));
        assert_eq!(lost.ranks[two], 4);
        assert!(lost.ties(&breaks).is_empty(), "no tie-break put {one} and {four} before {two}");
    }
}
