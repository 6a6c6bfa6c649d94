//! Seeing through the small choices that make up one action: what each option leads to when a seat goes on well.

use std::rc::Rc;

use tessera_kernel::{Decision, Game, Position, Seat};

use crate::{Judge, Stop};

/// How far one looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Depth {
    /// Positions kept for the next choice.
    pub beam: usize,
    /// Committed choices in a row.
    pub commits: usize,
    /// Positions looked at in all.
    pub positions: usize,
    /// Positions looked at between two commit points.
    pub branch: usize,
}

impl Depth {
    /// To the end of an action in every game.
    pub const ACTION: Self = Self { beam: 3, commits: 9, positions: 1500, branch: 150 };
    /// The same with less care: for play by the thousand.
    pub const GLANCE: Self = Self { beam: 1, commits: 7, positions: 250, branch: 60 };
}

/// What an option promises.
#[derive(Clone, Debug)]
pub(crate) struct Promise<G: Game> {
    /// The seat's chance when it goes on well.
    pub chance: f32,
    /// The decisions that follow on the way there, and which option is taken at each.
    pub line: Vec<(Decision<G>, usize)>,
}

/// A choice and those before it: lines share their beginnings.
struct Step<G: Game> {
    decision: Rc<Decision<G>>,
    index: usize,
    before: Steps<G>,
}

type Steps<G> = Option<Rc<Step<G>>>;

struct Candidate<G: Game> {
    root: usize,
    position: Position<G>,
    steps: Steps<G>,
    chance: f32,
}

struct Look<'a, G: Game> {
    stop: &'a Stop,
    seat: Seat,
    by: &'a Judge,
    depth: Depth,
    seen: usize,
    best: Vec<Option<(f32, Steps<G>)>>,
    /// What the best unfinished position promises, for options that never came to an end.
    unfinished: Vec<Option<(f32, Steps<G>)>>,
    next: Vec<Candidate<G>>,
    /// Positions that may be looked at before the choice at hand must do, and how deep in it we are.
    until: usize,
    level: usize,
    /// Options that open something of their own, such as an action: none is dropped for another's sake.
    opens: Vec<bool>,
}

/// What each option of `seat`'s decision promises, when the seat follows it up until somebody else is asked.
/// Told to stop, it answers with what is known by then.
pub(crate) fn promises<G: Game>(
    position: &Position<G>,
    seat: Seat,
    by: &Judge,
    depth: Depth,
    stop: &Stop,
) -> Vec<Promise<G>> {
    let Some(decision) = position.decision(seat) else {
        return Vec::new();
    };
    let count = decision.options.len();
    let mut look = Look {
        stop,
        seat,
        by,
        depth,
        seen: 0,
        best: vec![None; count],
        unfinished: vec![None; count],
        next: Vec::new(),
        until: depth.positions,
        level: 0,
        opens: vec![false; count],
    };
    for root in 0..count {
        if stop.told() {
            break;
        }
        let Some(after) = position.after(seat, root) else { continue };
        look.opens[root] = after.committed().1.is_empty();
        look.judge(root, after, None);
    }
    for _ in 0..depth.commits {
        if look.next.is_empty() || look.seen >= depth.positions || stop.told() {
            break;
        }
        let beam = look.prune();
        for candidate in beam {
            look.expand(&candidate);
        }
    }
    look.promises()
}

/// Where others are asked at the same time as `seat`, what it answered shows only once they have answered, too: each does
/// what is done most readily.
fn answered<G: Game>(mut position: Position<G>, seat: Seat) -> Position<G> {
    while !position.committed().1.is_empty() {
        let mut others = position.decisions().iter().filter(|decision| decision.owed && decision.seat != seat);
        let Some((other, index)) = others.next().map(|decision| (decision.seat, readiest(decision))) else { break };
        if !position.answer(other, index, None) {
            break;
        }
    }
    position
}

/// The option that is taken most readily; of several, the first.
fn readiest<G: Game>(decision: &Decision<G>) -> usize {
    let urges = decision.options.iter().map(|option| G::urge(&decision.prompt, option));
    let best = urges.enumerate().reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map_or(0, |(index, _)| index)
}

impl<G: Game> Look<'_, G> {
    /// Notes where an option has led.
    fn judge(&mut self, root: usize, position: Position<G>, steps: Steps<G>) {
        self.seen += 1;
        let mine = position.decision(self.seat).is_some_and(|decision| decision.owed);
        let midway = !position.committed().1.is_empty();
        if mine && midway {
            // Between two commit points nothing can be judged yet: every option is followed.
            let candidate = Candidate { root, position, steps, chance: 0.0 };
            self.expand(&candidate);
            return;
        }
        let position = if mine { position } else { answered(position, self.seat) };
        let mine = position.decision(self.seat).is_some_and(|decision| decision.owed);
        let chance = self.by.chance(&position, self.seat);
        if mine {
            if self.unfinished[root].as_ref().is_none_or(|(best, _)| chance > *best) {
                self.unfinished[root] = Some((chance, steps.clone()));
            }
            self.next.push(Candidate { root, position, steps, chance });
        } else if self.best[root].as_ref().is_none_or(|(best, _)| chance > *best) {
            self.best[root] = Some((chance, steps));
        }
    }

    fn expand(&mut self, from: &Candidate<G>) {
        let Some(decision) = from.position.decision(self.seat) else {
            return;
        };
        let decision = Rc::new(decision.clone());
        // One choice made of many small ones must not use up what the others need.
        let until = self.until;
        if self.level == 0 {
            self.until = self.depth.positions.min(self.seen + self.depth.branch);
        }
        self.level += 1;
        for index in 0..decision.options.len() {
            if self.stop.told() || self.seen >= self.until && (index > 0 || self.known(from.root)) {
                break;
            }
            let Some(position) = from.position.after(self.seat, index) else { continue };
            let step = Step { decision: decision.clone(), index, before: from.steps.clone() };
            self.judge(from.root, position, Some(Rc::new(step)));
        }
        self.level -= 1;
        if self.level == 0 {
            self.until = until;
        }
    }

    /// Whether anything is known of an option.
    fn known(&self, root: usize) -> bool {
        self.best[root].is_some() || self.unfinished[root].is_some()
    }

    /// The most promising positions overall, and the most promising one of each option that opens something.
    fn prune(&mut self) -> Vec<Candidate<G>> {
        let mut all = std::mem::take(&mut self.next);
        all.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        let mut first = self.opens.clone();
        let mut place = 0;
        all.retain(|candidate| {
            place += 1;
            std::mem::take(&mut first[candidate.root]) || place <= self.depth.beam
        });
        all
    }

    fn promises(self) -> Vec<Promise<G>> {
        // Where looking stopped for good, to have come to an end is no merit: what is left to do counts in the evaluation.
        let mut best = self.best;
        for open in self.next {
            if best[open.root].as_ref().is_none_or(|(best, _)| open.chance > *best) {
                best[open.root] = Some((open.chance, open.steps));
            }
        }
        let known = best.into_iter().zip(self.unfinished).map(|(best, unfinished)| best.or(unfinished));
        known
            .map(|known| {
                let (chance, steps) = known.unwrap_or((0.0, None));
                Promise { chance, line: line(steps.as_deref()) }
            })
            .collect()
    }
}

fn line<G: Game>(mut last: Option<&Step<G>>) -> Vec<(Decision<G>, usize)> {
    let mut line = Vec::new();
    while let Some(step) = last {
        line.push(((*step.decision).clone(), step.index));
        last = step.before.as_deref();
    }
    line.reverse();
    line
}
