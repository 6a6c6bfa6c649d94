//! What a strong player would say: about a decision, and about a whole match afterwards.

use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde::Serialize;
use tessera_games::Visitor;
use tessera_kernel::{AnyMatch, Estimate, Game, Match, Position, Rng, Seat, Viewer};

use crate::search::play_on;
use crate::{Bot as _, Budget, Search, Stop};

/// What a strong player thinks of an option.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Opinion {
    /// The option in notation.
    pub choice: String,
    /// The chance to win with it.
    pub chance: f32,
    /// The points to expect with it.
    pub score: f32,
}

/// What a search thinks of the options of `seat`'s decision, best first; those it did not look into are left out. It
/// sees what the seat sees. `None` when the seat is not asked, or it was told to stop.
#[must_use]
pub fn advise(game: &dyn AnyMatch, seat: Seat, budget: Budget, rng: Rng, stop: &Stop) -> Option<Vec<Opinion>> {
    struct Advise<'a>(&'a dyn AnyMatch, Seat, Budget, Rng, &'a Stop);

    impl Visitor for Advise<'_> {
        type Out = Option<Vec<Opinion>>;

        fn visit<G: Game>(self) -> Self::Out {
            let Self(game, seat, budget, rng, stop) = self;
            let game = game.as_any().downcast_ref::<Match<G>>()?;
            let decision = game.decision(seat)?;
            let mut search = Search::<G>::new(budget, rng);
            search.heed(stop);
            let judged = search.judge(game.eyes(seat));
            if stop.told() {
                return None;
            }
            let tried = judged.into_iter().filter(|judged| judged.visits > 0);
            let opinion = |judged: crate::Judged| Opinion {
                choice: decision.options[judged.index].to_string(),
                chance: judged.chance,
                score: judged.score,
            };
            Some(tried.map(opinion).collect())
        }
    }

    tessera_games::visit(game.title(), Advise(game, seat, budget, rng, stop)).flatten()
}

/// A match looked at afterwards: who was likely to win, and when that changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// After how many choices, and everyone's chance to win then.
    pub chances: Vec<(usize, Vec<f32>)>,
    /// Where it changed most, in the order of the match.
    pub swings: Vec<Swing>,
}

/// A moment at which somebody's chance changed much.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Swing {
    /// After how many choices it was the old chance.
    pub from: usize,
    /// After how many it was the new one.
    pub at: usize,
    /// Whose.
    pub seat: Seat,
    /// The chance before.
    pub before: f32,
    /// The chance after.
    pub after: f32,
}

/// The most positions that are looked at.
const POSITIONS: usize = 160;
/// How often each is played on and judged.
const PLAYOUTS: u32 = 64;
/// Moments that are told.
const SWINGS: usize = 5;

/// Looks at a match that is over, hidden things included; `done` counts to [`positions`]. `None` when it was told to stop.
#[must_use]
pub fn analyse(game: &dyn AnyMatch, mut rng: Rng, done: &AtomicUsize, stop: &Stop) -> Option<Analysis> {
    struct Look<'a>(&'a dyn AnyMatch, &'a mut Rng, &'a Stop);

    impl Visitor for Look<'_> {
        type Out = Option<Vec<f32>>;

        fn visit<G: Game>(self) -> Self::Out {
            let game = self.0.as_any().downcast_ref::<Match<G>>()?;
            chances::<G>(game.position(), self.1, self.2)
        }
    }

    let last = game.choices();
    let count = positions(game);
    let mut found = Vec::with_capacity(count);
    for place in 0..count {
        if stop.told() {
            return None;
        }
        let at = if count < 2 { last } else { place * last / (count - 1) };
        let then = game.at(at);
        if let Some(chances) = tessera_games::visit(game.title(), Look(then.as_ref(), &mut rng, stop)).flatten() {
            found.push((at, chances));
        }
        done.store(place + 1, Ordering::Relaxed);
    }
    let swings = swings(&found);
    (!stop.told()).then_some(Analysis { chances: found, swings })
}

/// How many positions of a match are looked at.
#[must_use]
pub fn positions(game: &dyn AnyMatch) -> usize {
    (game.choices() + 1).min(POSITIONS)
}

/// Everyone's chance: the game is played on a little, many times, and judged.
fn chances<G: Game>(position: &Position<G>, rng: &mut Rng, stop: &Stop) -> Option<Vec<f32>> {
    if let Some(outcome) = position.outcome() {
        return Some(Estimate::of_outcome(&outcome).values().map(|estimate| estimate.chance).collect());
    }
    // What is to come was not decided yet, so it is drawn anew; whoever is asked has begun to act on what they hold.
    let viewer = position.decisions().first().map_or(Viewer::Spectator, |decision| Viewer::Seat(decision.seat));
    let weights = G::weights().values();
    let mut sums: Vec<f32> = Vec::new();
    for _ in 0..PLAYOUTS {
        if stop.told() {
            return None;
        }
        let imagined = position.redealt(viewer, rng);
        let found = play_on(imagined, &weights, rng.fork(), &Cell::new(0));
        sums.resize(found.count(), 0.0);
        sums.iter_mut().zip(found.values()).for_each(|(sum, estimate)| *sum += estimate.chance / PLAYOUTS as f32);
    }
    Some(sums)
}

/// The moments at which a chance changed most, apart from each other.
fn swings(found: &[(usize, Vec<f32>)]) -> Vec<Swing> {
    // A change takes a few choices to show.
    let span = (found.len() / 24).max(1);
    let mut all: Vec<Swing> = Vec::new();
    for place in span..found.len() {
        let ((from, old), (at, new)) = (&found[place - span], &found[place]);
        for (index, (&before, &after)) in old.iter().zip(new).enumerate() {
            all.push(Swing { from: *from, at: *at, seat: Seat::new(index), before, after });
        }
    }
    let size = |swing: &Swing| (swing.after - swing.before).abs();
    all.sort_by(|one, other| size(other).total_cmp(&size(one)));
    let mut told: Vec<Swing> = Vec::new();
    for swing in all {
        let apart = |other: &Swing| other.at <= swing.from || swing.at <= other.from;
        if told.len() < SWINGS && size(&swing) > 0.05 && told.iter().all(apart) {
            told.push(swing);
        }
    }
    told.sort_by_key(|swing| swing.at);
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn swings_are_told_where_they_are_and_once() {
        let chances = |at: usize| if at < 50 { vec![0.5, 0.5] } else { vec![0.9, 0.1] };
        let found: Vec<(usize, Vec<f32>)> = (0..100).map(|at| (at, chances(at))).collect();
        let told = swings(&found);
        assert_eq!(told.len(), 1);
        assert!(told[0].from < 50 && told[0].at >= 50 && told[0].at - told[0].from <= 4);
        assert!((told[0].after - told[0].before).abs() > 0.39);
    }
}
