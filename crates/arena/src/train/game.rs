//! One game of self-play, and what is learned from it.

use tessera_bots::{Bot as _, Greedy, Judge, look};
use tessera_kernel::{BySeat, Estimate, Eyes, Game, Outcome, Position, Rng, Seat, Setup, Sheet};
use tessera_network::Options;

/// What self-play is like.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// How much of what is learned of a position is what came later, not what was thought a moment later.
    pub patience: f32,
    /// What came of a game: who won, and how clearly.
    pub worth: Worth,
    /// In a hundred, the choices in which it tries what seems hardly worse, so that what nobody does is seen, too.
    pub stray: u32,
    /// Whether bots look less far, to play more games.
    pub glances: bool,
}

/// What a game's end is worth to each seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    /// How much of it is how clearly a seat won or lost, not only whether it did: a game tells more than who won.
    pub margin: f32,
    /// Points ahead that make a win about e times as clear.
    pub spread: f32,
}

impl Worth {
    /// What the end of a game teaches.
    fn of(self, outcome: &Outcome) -> BySeat<Estimate> {
        let won = Estimate::of_outcome(outcome);
        let points = BySeat::from_fn(won.count(), |seat| won[seat].score);
        let clear = Estimate::of_scores(&points, self.spread);
        BySeat::from_fn(won.count(), |seat| Estimate {
            chance: self.margin * clear[seat].chance + (1.0 - self.margin) * won[seat].chance,
            score: won[seat].score,
        })
    }
}

/// A position to learn from.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    /// What was seen of each seat, one after the other.
    pub inputs: Vec<f32>,
    /// What the plain evaluation said.
    pub base: Vec<(f32, f32)>,
    /// What should have been said of chances and points.
    pub chances: Vec<f32>,
    pub points: Vec<f32>,
    /// What was thought of the options, if somebody looked at them: whose, and how likely each should be.
    pub choice: Option<(usize, Options, Vec<f32>)>,
}

/// A seat of a game of self-play.
pub(super) struct Sitter {
    pub judge: Judge,
    /// Whether it tries what it would not do.
    pub strays: bool,
}

/// How much a better option is preferred: so much more chance makes it e times as likely.
const SHARPNESS: f32 = 0.006;
/// The same where somebody tries what it would not do.
const BOLDNESS: f32 = 0.03;
/// Not every position: those of a moment ago are much the same.
const ONE_IN: u32 = 3;

/// Plays a game and says what is to be learned from it, and how it ended.
pub(super) fn play<G: Game>(
    setup: &Setup,
    sitters: &[Sitter],
    manner: Manner,
    mut rng: Rng,
) -> (Vec<Moment>, BySeat<f32>) {
    let mut position = Position::<G>::new(G::setup(setup, rng.fork()), None);
    let mut bots: Vec<Greedy<G>> = sitters
        .iter()
        .map(|sitter| {
            let bot = Greedy::new(sitter.judge.clone(), rng.fork());
            if manner.glances { bot.glancing() } else { bot }
        })
        .collect();
    let plain = Judge::plain::<G>();
    let teacher = &sitters[0].judge;
    let mut moments = Vec::new();
    let mut thoughts = Vec::new();
    let (mut sheets, mut base) = (Vec::<Sheet>::new(), Vec::new());
    while let Some(decision) = position.decisions().first() {
        let seat = decision.seat;
        if decision.options.len() == 1 {
            position.answer(seat, 0, None);
            continue;
        }
        let bot = &mut bots[seat.index()];
        let mut index = bot.choose(Eyes::new(&position, seat));
        if sitters[seat.index()].strays
            && rng.below(100) < manner.stray
            && let Some(promises) = bot.looked()
        {
            index = draw(&preference(promises, BOLDNESS), &mut rng);
            bot.forget();
        }
        let looked = bots[seat.index()].looked();
        if position.committed().1.is_empty() && rng.below(ONE_IN) == 0 {
            look::<G>(position.state(), plain.weights(), &mut sheets, &mut base);
            let count = base.len();
            let choice = looked
                .map(|promises| (seat.index(), tessera_bots::options::<G>(decision), preference(promises, SHARPNESS)));
            moments.push(Moment {
                inputs: sheets[..count].iter().flat_map(Sheet::values).copied().collect(),
                base: base.clone(),
                chances: Vec::new(),
                points: Vec::new(),
                choice,
            });
            thoughts.push(teacher.of::<G>(position.state()));
        }
        position.answer(seat, index, None);
    }
    let outcome = G::outcome(position.state()).expect("games end");
    let end = Estimate::of_outcome(&outcome);
    let wins = BySeat::from_fn(end.count(), |seat| end[seat].chance);
    settle(&mut moments, &thoughts, &manner.worth.of(&outcome), manner.patience);
    (moments, wins)
}

/// Works back from the end: what should have been said of each position.
fn settle(moments: &mut [Moment], thoughts: &[BySeat<Estimate>], end: &BySeat<Estimate>, patience: f32) {
    let mut wanted = end.clone();
    let mut next: Option<&BySeat<Estimate>> = None;
    for (moment, thought) in moments.iter_mut().zip(thoughts).rev() {
        if let Some(next) = next {
            wanted = BySeat::from_fn(end.count(), |seat: Seat| Estimate {
                chance: patience * wanted[seat].chance + (1.0 - patience) * next[seat].chance,
                score: patience * wanted[seat].score + (1.0 - patience) * next[seat].score,
            });
        }
        moment.chances = wanted.values().map(|one| one.chance).collect();
        moment.points = wanted.values().map(|one| one.score).collect();
        next = Some(thought);
    }
}

/// How likely each option should be, by what it promises.
fn preference(promises: &[f32], sharpness: f32) -> Vec<f32> {
    let most = promises.iter().copied().fold(f32::MIN, f32::max);
    let pull: Vec<f32> = promises.iter().map(|promise| ((promise - most) / sharpness).exp()).collect();
    let all: f32 = pull.iter().sum();
    pull.into_iter().map(|one| one / all).collect()
}

/// Draws an option, each as likely as it says.
fn draw(likely: &[f32], rng: &mut Rng) -> usize {
    /// Steps in which likelihood is measured.
    const FINE: u32 = 1 << 16;
    let mut left = rng.below(FINE) as f32 / FINE as f32;
    let found = likely.iter().position(|one| {
        left -= one;
        left < 0.0
    });
    found.unwrap_or(likely.len() - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clear_win_teaches_more_than_a_narrow_one() {
        let taught = |margin: f32, ahead: i32| {
            let points = BySeat::from_fn(2, |seat| if seat == Seat::new(0) { 50 + ahead } else { 50 });
            let end = Worth { margin, spread: 10.0 }.of(&Outcome::of_points(&points, &[]));
            assert!((end[Seat::new(0)].chance + end[Seat::new(1)].chance - 1.0).abs() < 1e-5);
            end[Seat::new(0)].chance
        };
        assert!(taught(0.0, 1) > 0.999, "who won, whatever the margin");
        assert!(taught(0.5, 30) > taught(0.5, 1) + 0.1);
        assert!(taught(0.5, 1) > taught(0.5, 0) + 0.2, "a win is a win");
    }

    #[test]
    fn what_seems_hardly_worse_is_tried_now_and_then() {
        let mut rng = Rng::from_number(1);
        let likely = preference(&[0.5, 0.495, 0.2], BOLDNESS);
        let mut drawn = [0; 3];
        (0..1_000).for_each(|_| drawn[draw(&likely, &mut rng)] += 1);
        assert!(drawn[0] > drawn[1] && drawn[1] > 200 && drawn[2] < 20, "{drawn:?}");
    }
}
