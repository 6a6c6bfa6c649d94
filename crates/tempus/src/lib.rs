//! Tempus (Martin Wallace, 2006), for 3 to 5 players: an island is built tile by tile, and peoples spread over it
//! through ten epochs, from Writing to Flight. Whoever holds most land and cities at the end wins.
//!
//! The rules are in `docs/rules/tempus.md`; their numbers (`T5.2`) stand beside the code that plays them.
//!
//! ```
//! use tessera_kernel::{Match, Secret, Setup};
//! use tessera_tempus::Tempus;
//!
//! let mut game = Match::<Tempus>::new(Setup::anonymous::<Tempus>(3), Secret::from_number(1))?;
//! let first = game.decisions()[0].seat;
//! game.answer_text(first, "tile G6")?; // the first tile goes anywhere
//! game.answer_text(first, "turn 2")?; // and is turned by two sixths
//! assert_ne!(game.decisions()[0].seat, first);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | file | what it holds |
//! |---|---|
//! | `setup.rs` | the box unpacked, the island built, the first people placed (T2) |
//! | `state.rs`, `board.rs`, `hand.rs` | the table now, and its verbs |
//! | `step.rs` | epochs, rounds and turns (T4) |
//! | `actions/` | moving, children, fights, ideas, cities (T5 to T9) |
//! | `ideas/` | what the cards do (T10) |
//! | `progress.rs` | who reaches the new epoch (T11) |
//! | `scoring.rs` | every point, and the end (T12) |
//! | `components/` | what is in the box (T1) |
//! | `choice.rs`, `prompt.rs`, `event.rs` | what players choose, why they are asked, what happened |
//! | `why.rs`, `blocked.rs` | why not |
//! | `view.rs` | what each viewer may know |
//! | `evaluate.rs`, `weights.json` | what a bot needs to judge a position |
//! | `features/` | what a learned judgement sees of it |
//! | `words.rs`, `glossary.rs` | which message says what; what the words of the game mean |

pub mod actions;
mod blocked;
pub mod board;
pub mod choice;
pub mod components;
mod evaluate;
pub mod event;
mod features;
mod glossary;
pub mod hand;
pub mod ideas;
mod networks;
mod progress;
pub mod prompt;
mod scoring;
pub mod setup;
pub mod state;
mod step;
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

/// The rules of Tempus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tempus;

/// What rule code of this game holds while it runs.
pub type Ask<'a> = tessera_kernel::Ask<'a, Tempus>;

impl Game for Tempus {
    type State = State;
    type Choice = Choice;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    const ID: &'static str = "tempus";
    const MEASURES: &'static [&'static str] = &["spread", "race", "readiness"];
    const PLAYOUT: Playout = Playout::Actions { count: 12, tries: 4 };
    const REVISION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 3..=5;
    const EDITIONS: &'static [&'static str] = &["2006"];
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { key: "actions", values: &["standard", "late"], rule: "T13.2", editions: &[], since: 1 },
        OptionSpec { key: "protection", values: &["tokens", "cities"], rule: "T13.1", editions: &[], since: 1 },
    ];

    tessera_kernel::answered_by_files!();

    fn setup(setup: &Setup, rng: Rng) -> State {
        setup::unpack(setup, rng)
    }

    fn step(state: &mut State, ask: &mut Ask<'_>) -> Flow {
        step::step(state, ask)
    }

    fn redeal(state: &mut State, viewer: Viewer, rng: &mut Rng) {
        view::redeal(state, viewer, rng);
    }

    fn check(state: &State) -> Result<(), String> {
        state.check()
    }

    fn blocked(state: &State, seat: Seat, prompt: &Prompt) -> Vec<Blocked<Self>> {
        blocked::blocked(state, seat, prompt)
    }

    fn standing_order() -> Option<Phrase> {
        Some(Phrase::new("tempus-order"))
    }

    fn decline(prompt: &Prompt) -> Option<Choice> {
        // Only the defence: it is all that is asked in another's turn (T7.6).
        matches!(prompt, Prompt::Defend { .. }).then_some(Choice::Ready)
    }

    fn idle_order() -> Option<Phrase> {
        Some(Phrase::new("tempus-order-end"))
    }

    fn idle(_: &View, _: Seat, prompt: &Prompt, options: &[Choice]) -> Option<usize> {
        // After the action only cards can follow, which nobody else knows (T8.7).
        let acted = matches!(prompt, Prompt::Turn { actions: 0, .. });
        options.iter().position(|choice| *choice == Choice::End).filter(|_| acted)
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
