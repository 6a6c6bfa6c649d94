//! Mosaic: A Story of Civilization (Glenn Drover, 2022), for 2 to 6 players: leaders around the ancient Mediterranean
//! draft technologies, build an engine of production tracks and pillars, and count their influence three times.
//!
//! The rules are in `docs/rules/mosaic.md`; their numbers (`M6.18`) stand beside the code that plays them.
//!
//! ```
//! use tessera_kernel::{Match, Secret, Setup};
//! use tessera_mosaic::Mosaic;
//!
//! let mut game = Match::<Mosaic>::new(Setup::anonymous::<Mosaic>(2), Secret::from_number(1))?;
//! let last = game.decisions()[0].seat;
//! game.answer_text(last, "leader scribe")?; // the last in turn order picks first
//! assert_ne!(game.decisions()[0].seat, last);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | file | what it holds |
//! |---|---|
//! | `setup.rs` | the box unpacked, leaders, draft, first cities and cards (M3) |
//! | `state.rs`, `market.rs`, `building.rs`, `payment.rs` | the table now, and its verbs |
//! | `step.rs`, `agenda.rs` | turns (M4), and what is still to happen within one |
//! | `claims.rs` | free things of one's turn (M5) |
//! | `actions/` | the eight actions (M6) |
//! | `effect.rs`, `effects/` | the language of cards, and what it does (M7) |
//! | `empire.rs` | Empire Scoring (M9) |
//! | `scoring.rs` | every point at the end (M10) |
//! | `components/` | what is in the box (M12 to M22) |
//! | `choice.rs`, `prompt.rs`, `event.rs` | what players choose, why they are asked, what happened |
//! | `why.rs`, `blocked.rs` | why not |
//! | `view.rs`, `redeal.rs` | what each viewer may know, and how the rest is imagined (M11) |
//! | `evaluate.rs`, `weights.json` | what a bot needs to judge a position |
//! | `features/` | what a learned judgement sees of it |
//! | `invariants.rs` | what must always hold |
//! | `words.rs`, `glossary.rs` | which message says what; what the words of the game mean |

pub mod actions;
pub mod agenda;
mod blocked;
mod building;
pub mod choice;
pub mod claims;
pub mod components;
pub mod effect;
mod effects;
pub mod empire;
mod evaluate;
pub mod event;
mod features;
mod glossary;
mod invariants;
pub mod market;
mod networks;
pub mod payment;
pub mod prompt;
mod redeal;
mod scoring;
mod setup;
pub mod state;
mod step;
pub mod view;
pub mod why;
mod words;

use std::ops::RangeInclusive;

use tessera_kernel::{Blocked, Component, Flow, Game, Phrase, Rng, Seat, Setup, Viewer};

use crate::choice::Choice;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::State;
use crate::view::View;

/// The rules of Mosaic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mosaic;

/// What rule code of this game holds while it runs.
pub type Ask<'a> = tessera_kernel::Ask<'a, Mosaic>;

impl Game for Mosaic {
    type State = State;
    type Choice = Choice;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    const ID: &'static str = "mosaic";
    const MEASURES: &'static [&'static str] = &["spread", "turns"];
    const REVISION: u32 = 2;
    const SEATS: RangeInclusive<usize> = 2..=6;
    const EDITIONS: &'static [&'static str] = &["standard"];

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
        invariants::check(state)
    }

    fn blocked(state: &State, seat: Seat, prompt: &Prompt) -> Vec<Blocked<Self>> {
        blocked::blocked(state, seat, prompt)
    }

    fn idle_order() -> Option<Phrase> {
        Some(Phrase::new("mosaic-order-end"))
    }

    fn idle(public: &View, seat: Seat, prompt: &Prompt, options: &[Choice]) -> Option<usize> {
        // Technologies that nobody else knows may still be played; whatever else is possible, everybody can tell (M4.3).
        let secret = |choice: &Choice| match choice {
            Choice::Play(tech) => !public.players[seat].kept.contains(tech),
            choice => *choice == Choice::End,
        };
        let left = matches!(prompt, Prompt::Turn { actions: 0 }) && options.iter().all(secret);
        options.iter().position(|choice| *choice == Choice::End).filter(|_| left)
    }

    fn tell(_setup: &Setup, event: &Event) -> Phrase {
        words::tell(event)
    }

    fn components(_: &Setup) -> Vec<Component> {
        components::all()
    }

    fn facts(_: &Setup) -> Vec<Phrase> {
        components::facts()
    }
}
