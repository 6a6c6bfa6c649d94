//! Matching pennies: a game of one question to both, to see that nobody peeks.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tessera_kernel::{Ask, Audience, BySeat, Flow, Game, Match, Part, Rng, ScoreLine, Seat, Secret, Setup, Viewer};

use super::Search;
use super::tree::Tree;
use crate::{Budget, Judge, Stop};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// Both lay a penny at once, `rounds` times. The second scores when they match, the first when they do not.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Pennies;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct State {
    rng: Rng,
    won: BySeat<i32>,
    rounds: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Penny {
    Heads,
    Tails,
}

impl fmt::Display for Penny {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Heads { "heads" } else { "tails" })
    }
}

impl FromStr for Penny {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "heads" => Ok(Self::Heads),
            "tails" => Ok(Self::Tails),
            _ => Err(()),
        }
    }
}

impl Game for Pennies {
    type State = State;
    type Choice = Penny;
    type Prompt = u8;
    type Event = u8;
    type View = u8;

    const ID: &'static str = "pennies";
    const REVISION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;
    const EDITIONS: &'static [&'static str] = &["toy"];

    fn setup(setup: &Setup, rng: Rng) -> State {
        State { rng, won: BySeat::from_fn(setup.count(), |_| 0), rounds: 1 }
    }

    fn step(s: &mut State, ask: &mut Ask<'_, Self>) -> Flow {
        let part = |seat| Part { seat, prompt: s.rounds, options: vec![Penny::Heads, Penny::Tails] };
        let laid = ask.all(vec![part(FIRST), part(SECOND)])?;
        let winner = if laid[0].1 == laid[1].1 { SECOND } else { FIRST };
        s.won[winner] += 1;
        s.rounds -= 1;
        ask.reveal(Audience::Everyone);
        Ok(())
    }

    fn rng(s: &State) -> &Rng {
        &s.rng
    }

    fn final_points(s: &State) -> Option<BySeat<i32>> {
        (s.rounds == 0).then(|| s.won.clone())
    }

    fn scores(s: &State, _: Viewer) -> BySeat<Vec<ScoreLine>> {
        BySeat::from_fn(2, |seat| vec![ScoreLine { source: "pennies", points: s.won[seat] }])
    }

    fn view(s: &State, _: Viewer) -> u8 {
        s.rounds
    }

    fn redeal(s: &mut State, _: Viewer, rng: &mut Rng) {
        s.rng = rng.fork();
    }
}

fn table() -> Match<Pennies> {
    Match::new(Setup::anonymous::<Pennies>(2), Secret::from_number(1)).expect("two can play")
}

/// A rival who saw the penny would always win.
#[test]
fn a_rival_asked_at_the_same_time_does_not_see_the_answer() {
    for seat in [FIRST, SECOND] {
        let game = table();
        let judged = Search::new(Budget::iterations(4_000), Judge::plain::<Pennies>(), Rng::from_number(7))
            .judge(game.eyes(seat));
        for option in &judged {
            assert!((0.3..=0.7).contains(&option.chance), "{seat}: {judged:?}");
        }
    }
}

#[test]
fn the_rivals_place_in_the_tree_is_the_same_whatever_was_answered() {
    let game = table();
    let decision = game.decision(FIRST).expect("both are asked");
    let mut tree = Tree::<Pennies>::default();
    tree.enter(decision, &[0.5, 0.5], &[0.5, 0.5]);
    tree.grow(game.eyes(FIRST), &Judge::plain::<Pennies>(), Rng::from_number(3), 500, None, &Stop::default());
    assert_eq!(tree.rivals_of_the_root(), [SECOND], "one node, beside the root and below no option");
}

/// Who has answered already is known, what they answered is not.
#[test]
fn what_another_has_answered_changes_nothing() {
    let judged = |penny: &Penny| {
        let mut game = table();
        game.answer(FIRST, penny).expect("listed");
        Search::new(Budget::iterations(400), Judge::plain::<Pennies>(), Rng::from_number(7)).judge(game.eyes(SECOND))
    };
    assert_eq!(judged(&Penny::Heads), judged(&Penny::Tails));
}
