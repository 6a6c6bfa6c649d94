//! Patchistory (Jun-Hyup Kim and Yeon-Min Jung, 2013), for 2 to 4 players: history is sewn together from land tiles that
//! lie over and under each other, through three Eras. Whoever has most Culture in the end wins.
//!
//! The rules are in `docs/rules/patchistory.md`; their numbers (`P5.2`) stand beside the code that plays them.
//!
//! ```
//! use tessera_kernel::{Match, Secret, Setup};
//! use tessera_patchistory::Patchistory;
//!
//! let mut game = Match::<Patchistory>::new(Setup::anonymous::<Patchistory>(3), Secret::from_number(1))?;
//! let first = game.decisions()[0].seat;
//! game.answer_text(first, "bid 1 2")?; // two Money on the first tile
//! assert_ne!(game.decisions()[0].seat, first);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | file | what it holds |
//! |---|---|
//! | `setup.rs` | the box unpacked (P2) |
//! | `state.rs` | the table now, and its verbs (P3) |
//! | `territory.rs`, `cell.rs` | squares that can be seen, where a tile may go (P3, P6) |
//! | `step.rs` | Eras, rounds and phases (P4, P15) |
//! | `actions/` | the auction, placing, Diplomacy, Administration, movement, negotiation, war, production, the Vote (P5 to P14) |
//! | `powers/` | what heroes, wonders and special buildings do (P16 to P19) |
//! | `scoring.rs` | every point (P14, P15) |
//! | `components/` | what is in the box (P1) |
//! | `choice.rs`, `prompt.rs`, `event.rs` | what players choose, why they are asked, what happened |
//! | `why.rs`, `blocked.rs` | why not |
//! | `view.rs`, `redeal.rs` | what each viewer may know, and how the rest is imagined |
//! | `preview.rs` | what would come of laying a tile, for people who try it |
//! | `invariants.rs` | what must always hold |
//! | `evaluate.rs`, `weights.json` | what a bot needs to judge a position |
//! | `features.rs` | what a learned judgement sees |
//! | `words.rs`, `glossary.rs` | which message says what; what the words of the game mean |

pub mod actions;
mod blocked;
pub mod cell;
pub mod choice;
pub mod components;
mod evaluate;
pub mod event;
mod features;
mod glossary;
mod invariants;
mod networks;
mod powers;
pub mod preview;
pub mod prompt;
mod redeal;
pub mod scoring;
pub mod setup;
pub mod state;
mod step;
pub mod territory;
pub mod view;
pub mod why;
mod words;

use std::ops::RangeInclusive;

use tessera_kernel::{Blocked, Component, Flow, Game, OptionSpec, Phrase, Playout, Rng, Seat, Setup, Viewer};

use crate::choice::Choice;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::State;
use crate::view::View;

/// The rules of Patchistory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patchistory;

/// What rule code of this game holds while it runs.
pub type Ask<'a> = tessera_kernel::Ask<'a, Patchistory>;

impl Game for Patchistory {
    type State = State;
    type Choice = Choice;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    const ID: &'static str = "patchistory";
    const PLAYOUT: Playout = Playout::Choices(20);
    const REVISION: u32 = 2;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const EDITIONS: &'static [&'static str] = &["2013"];
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { key: "capital", values: &["equality", "liberty"], rule: "P2.2", editions: &[], since: 1 }];

    tessera_kernel::answered_by_files!();

    fn setup(setup: &Setup, rng: Rng) -> State {
        setup::unpack(setup, rng)
    }

    fn step(state: &mut State, ask: &mut Ask<'_>) -> Flow {
        step::step(state, ask)
    }

    fn redeal(state: &mut State, viewer: Viewer, rng: &mut Rng) {
        redeal::redeal(state, viewer, rng);
    }

    fn check(state: &State) -> Result<(), String> {
        invariants::check(state)
    }

    fn blocked(state: &State, seat: Seat, prompt: &Prompt) -> Vec<Blocked<Self>> {
        blocked::blocked(state, seat, prompt)
    }

    fn standing_order() -> Option<Phrase> {
        Some(Phrase::new("patchistory-order"))
    }

    fn price(state: &State, seat: Seat, _: &Prompt, choice: &Choice) -> Vec<Phrase> {
        blocked::cost(state, seat, *choice).map_or_else(Vec::new, words::cost)
    }

    fn decline(prompt: &Prompt) -> Option<Choice> {
        match prompt {
            Prompt::AnswerAid { .. } => Some(Choice::Refuse),
            Prompt::Stake { .. } => Some(Choice::Stake(0)),
            _ => None,
        }
    }

    fn tell(_setup: &Setup, event: &Event) -> Phrase {
        words::tell(event)
    }

    fn components(setup: &Setup) -> Vec<Component> {
        components::all(setup)
    }

    fn facts(setup: &Setup) -> Vec<Phrase> {
        components::facts(setup)
    }
}
