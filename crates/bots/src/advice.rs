//! What a strong player would say: about a decision, and about a whole match afterwards.

use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde::Serialize;
use tessera_games::Visitor;
use tessera_kernel::{AnyMatch, Estimate, Game, Match, Phrase, Position, Rng, Seat, Viewer};

use crate::search::play_on;
use crate::{Bot as _, Budget, Judge, Search, Stop};

/// What a strong player thinks of an option.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Opinion {
    /// The option in notation.
    pub choice: String,
    /// What it does, in words.
    pub label: Phrase,
    /// The chance to win with it.
    pub chance: f32,
    /// The points to expect with it.
    pub score: f32,
    /// What those points are made of.
    pub parts: Vec<Worth>,
    /// What the seat would do next, in words, until somebody else is asked.
    pub plan: Vec<Phrase>,
}

/// A part of what can be expected.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Worth {
    /// What it is about: the id of a message.
    pub part: String,
    /// What it is worth, in points.
    pub points: f32,
}

impl Opinion {
    /// Why this option and not another: the parts in which they differ most, the largest first, as what this one has more.
    #[must_use]
    pub fn rather_than(&self, other: &Self) -> Vec<Worth> {
        /// The most parts that are named.
        const NAMED: usize = 4;
        /// The least difference that is worth a word, in points, and as a share of the largest.
        const LEAST: (f32, f32) = (0.1, 0.15);
        /// Options that differ by less, in points and in the chance to win, are as good as each other.
        const CLOSE: (f32, f32) = (0.5, 0.012);
        let worth = |of: &Self, part: &str| of.parts.iter().find(|one| one.part == part).map_or(0.0, |one| one.points);
        let mut parts: Vec<Worth> = self
            .parts
            .iter()
            .map(|one| Worth { part: one.part.clone(), points: one.points - worth(other, &one.part) })
            .collect();
        parts.sort_by(|one, other| other.points.abs().total_cmp(&one.points.abs()));
        let largest = parts.first().map_or(0.0, |one| one.points.abs());
        if largest < CLOSE.0 && (self.chance - other.chance).abs() < CLOSE.1 {
            return Vec::new();
        }
        parts.retain(|one| one.points.abs() >= LEAST.0.max(LEAST.1 * largest));
        parts.truncate(NAMED);
        parts
    }
}

/// Why each of some opinions, best first: the best is compared with the next, which goes without saying, and the others with the
/// best.
#[must_use]
pub fn compared(opinions: &[Opinion]) -> Vec<(&Opinion, Option<&Opinion>)> {
    let other = |rank: usize| match rank {
        0 => opinions.get(1),
        1 => None,
        _ => opinions.first(),
    };
    opinions.iter().enumerate().map(|(rank, opinion)| (opinion, other(rank))).collect()
}

/// Options that are weighed against each other.
pub const WEIGHED: usize = 3;
/// The part of a budget that is spent on finding the options to weigh; the rest goes to weighing them.
const FINDING: u32 = 3;
/// All of it.
const ALL: u32 = 4;

/// What a search thinks of the best few options of `seat`'s decision, and of those `asked` about, in notation; best first. It
/// sees what the seat sees. `None` when the seat is not asked, or it was told to stop.
#[must_use]
pub fn advise(
    game: &dyn AnyMatch,
    seat: Seat,
    asked: &[&str],
    budget: Budget,
    rng: Rng,
    stop: &Stop,
) -> Option<Vec<Opinion>> {
    struct Advise<'a>(&'a dyn AnyMatch, Seat, &'a [&'a str], Budget, Rng, &'a Stop);

    impl Visitor for Advise<'_> {
        type Out = Option<Vec<Opinion>>;

        fn visit<G: Game>(self) -> Self::Out {
            let Self(game, seat, asked, budget, rng, stop) = self;
            let game = game.as_any().downcast_ref::<Match<G>>()?;
            opinions(game, seat, asked, budget, rng, stop)
        }
    }

    tessera_games::visit(game.title(), Advise(game, seat, asked, budget, rng, stop)).flatten()
}

fn opinions<G: Game>(
    game: &Match<G>,
    seat: Seat,
    asked: &[&str],
    budget: Budget,
    rng: Rng,
    stop: &Stop,
) -> Option<Vec<Opinion>> {
    let decision = game.decision(seat)?;
    let part = |whole: u32, of: u32| whole / ALL * of + whole % ALL * of / ALL;
    let share = |of: u32| Budget {
        iterations: part(budget.iterations, of).max(8),
        millis: budget.millis.map(|millis| part(millis, of)),
        ..budget
    };
    let mut search = Search::<G>::new(share(FINDING), Judge::for_thinking_ahead::<G>(), rng);
    search.heed(stop);
    let judged = search.judge(game.eyes(seat));
    let tried = judged.into_iter().filter(|judged| judged.visits > 0).map(|judged| judged.index);
    let mut options: Vec<usize> = tried.take(WEIGHED).collect();
    for choice in asked {
        let place = decision.options.iter().position(|option| option.to_string() == *choice)?;
        if !options.contains(&place) {
            options.push(place);
        }
    }
    let weighed = search.weigh(game.eyes(seat), &options, share(ALL - FINDING));
    if stop.told() {
        return None;
    }
    let view = game.view(Viewer::Seat(seat));
    let names = tessera_kernel::part_names::<G>();
    let ids = names.iter().map(|name| format!("{}-part-{}", G::ID, name.replace('_', "-")));
    let ids: Vec<String> = ids.chain(["table-part-rivals".to_owned()]).collect();
    let opinion = |weighed: crate::Weighed| {
        let choice = &decision.options[weighed.index];
        let parts = ids.iter().zip(&weighed.parts);
        Opinion {
            choice: choice.to_string(),
            label: G::label(&view, &decision.prompt, choice).text,
            chance: weighed.chance,
            score: weighed.score,
            parts: parts.map(|(id, part)| Worth { part: id.clone(), points: part / G::POINT as f32 }).collect(),
            plan: weighed.plan,
        }
    };
    let mut opinions: Vec<Opinion> = weighed.into_iter().map(opinion).collect();
    opinions.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    Some(opinions)
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
    let judge = Judge::for_thinking_ahead::<G>();
    let mut sums: Vec<f32> = Vec::new();
    for _ in 0..PLAYOUTS {
        if stop.told() {
            return None;
        }
        let imagined = position.redealt(viewer, rng);
        let found = play_on(imagined, &judge, rng.fork(), &Cell::new(0));
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

    fn opinion(parts: &[(&str, f32)]) -> Opinion {
        let parts = parts.iter().map(|&(part, points)| Worth { part: part.to_owned(), points }).collect();
        let label = Phrase::new("label");
        Opinion { choice: String::new(), label, chance: 0.5, score: 1.0, parts, plan: Vec::new() }
    }

    #[test]
    fn options_differ_in_what_is_worth_a_word_the_largest_first() {
        let one = opinion(&[("city", 5.0), ("food", 1.0), ("gold", 2.0), ("wood", 0.5)]);
        let other = opinion(&[("city", 4.0), ("food", 3.0), ("gold", 1.95), ("wood", 0.5)]);
        let said: Vec<(String, f32)> = one.rather_than(&other).into_iter().map(|one| (one.part, one.points)).collect();
        assert_eq!(said, [("food".to_owned(), -2.0), ("city".to_owned(), 1.0)]);
        assert!(one.rather_than(&one).is_empty(), "nothing to say");
    }

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
