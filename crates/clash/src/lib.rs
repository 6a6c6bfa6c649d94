//! Clash of Cultures (Christian Marcussen), for 2 to 4 players: peoples explore an unknown land, found cities, learn,
//! build, trade and fight through six Ages. Two editions are written as one game with differences: the Monumental
//! Edition of 2021 (base game) and the first edition of 2012.
//!
//! The rules are in `docs/rules/clash.md`; their numbers (`C10.8`) stand beside the code that plays them.
//!
//! ```
//! use tessera_clash::Clash;
//! use tessera_kernel::{Match, Secret, Setup};
//!
//! let mut setup = Setup::anonymous::<Clash>(2);
//! setup.options.set("civilizations", "none"); // the base game
//! let mut game = Match::<Clash>::new(setup, Secret::from_number(1))?;
//! let first = game.decisions()[0].seat;
//! game.answer_text(first, "collect")?; // the first city brings in ore and wood: there is room for nothing else
//! assert_eq!(game.state().players[first].goods.to_string(), "f2o1w1");
//! game.answer_text(first, "advance")?; // two actions are left
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | file | what it holds |
//! |---|---|
//! | `edition.rs` | what the editions have, and each thing they do differently |
//! | `setup.rs` | the box unpacked (C3) |
//! | `state.rs`, `state/`, `board.rs`, `marks.rs`, `purse.rs`, `goods.rs`, `units.rs`, `hand.rs` | the table now, and its verbs |
//! | `step.rs`, `turn.rs`, `status.rs` | Ages, Rounds, turns, the Status phase (C4, C19) |
//! | `actions/` | a file an action (C5 to C13), Conflicts among them (C14, C15) |
//! | `cards/` | a file or folder a deck: rows, and beside them what the cards do (C24 to C27) |
//! | `powers/` | what advances and Wonders do, a file a group: rules ask, powers answer (C22, C23) |
//! | `usage.rs` | how Action cards and advances are used by themselves |
//! | `peoples.rs` | peoples find their players (C29) |
//! | `objectives.rs` | whether objectives are met, and completing them (C26) |
//! | `fate/` | Events are drawn, Barbarians move (C17) |
//! | `scoring.rs` | every point, and the end (C20) |
//! | `evaluate.rs`, `evaluate/` | what a bot thinks of a position; the weights are in `weights.json` |
//! | `features.rs`, `features/` | what a learned judgement sees of a position |
//! | `invariants.rs`, `midgame.rs` | what must always hold, and worlds for simulations to begin in |
//! | `components/` | what is in the box (C1, C2, C22, C23) |
//! | `prelude.rs` | what every file of rules speaks of |
//! | `ask.rs` | asking |
//! | `choice.rs`, `prompt.rs`, `event.rs` | what players choose, why they are asked, what happened |
//! | `why.rs`, `blocked.rs` | why not |
//! | `view.rs`, `quotes.rs`, `redeal.rs` | what each viewer may know, prices as they are now, and how the rest is imagined |
//! | `words/`, `glossary.rs` | which message says what; what the words of the game mean |

pub mod actions;
mod ask;
mod blocked;
pub mod board;
pub mod cards;
pub mod choice;
pub mod components;
pub mod edition;
mod evaluate;
pub mod event;
mod fate;
mod features;
mod glossary;
pub mod goods;
pub mod hand;
mod invariants;
pub mod marks;
mod midgame;
mod networks;
pub mod objectives;
mod peoples;
pub mod powers;
mod prelude;
pub mod prompt;
mod purse;
pub mod quotes;
mod redeal;
mod scoring;
pub mod setup;
pub mod state;
mod status;
mod step;
mod turn;
pub mod units;
mod usage;
pub mod view;
pub mod why;
mod words;

use std::ops::RangeInclusive;

use tessera_kernel::{Blocked, Component, Flow, Game, OptionSpec, Phrase, Playout, Rng, Seat, Setup, Title, Viewer};

use crate::ask::Ask;
use crate::choice::Choice;
use crate::components::civilizations::Power;
use crate::edition::Edition;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::State;
use crate::view::View;

/// Clash of Cultures, in both editions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash;

impl Game for Clash {
    type State = State;
    type Choice = Choice;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    const ID: &'static str = "clash";
    const POINT: i32 = 2;
    const PLAYOUT: Playout = Playout::Choices(0);
    const REVISION: u32 = 3;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const EDITIONS: &'static [&'static str] = &["monumental", "2012"];
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { key: "events", values: &["full", "icons", "optional"], rule: "C28.1", editions: &[], since: 1 },
        OptionSpec {
            key: "length",
            values: &["standard", "short", "roll", "wonder"],
            rule: "C28.3",
            editions: &[],
            since: 1,
        },
        OptionSpec {
            key: "wonders",
            values: &["secret", "announced"],
            rule: "C28.6",
            editions: &["monumental"],
            since: 1,
        },
        OptionSpec {
            key: "civilizations",
            values: &["random", "two", "free", "none"],
            rule: "C29.1",
            editions: &["monumental"],
            since: edition::CIVILIZATIONS_SINCE,
        },
        OptionSpec {
            key: "leaders",
            values: &["own", "random", "alternate", "alternate-random"],
            rule: "C28.7",
            editions: &["monumental"],
            since: edition::CIVILIZATIONS_SINCE,
        },
    ];
    const TITLES: &'static [Title] = &[
        Title { name: "clash-monumental", editions: &["monumental"] },
        Title { name: "clash-2012", editions: &["2012"] },
    ];

    tessera_kernel::answered_by_files!();

    fn setup(setup: &Setup, rng: Rng) -> State {
        setup::unpack(Edition::of(setup), setup, rng)
    }

    fn midgame(setup: &Setup, mut rng: Rng) -> Option<State> {
        let mut state = Self::setup(setup, rng.fork());
        midgame::grow(&mut state, &mut rng);
        Some(state)
    }

    fn step(state: &mut State, ask: &mut tessera_kernel::Ask<'_, Self>) -> Flow {
        step::step(state, &mut Ask::new(ask))
    }

    fn redeal(state: &mut State, viewer: Viewer, rng: &mut Rng) {
        redeal::redeal(state, viewer, rng);
    }

    fn check(state: &State) -> Result<(), String> {
        state.check()
    }

    fn blocked(state: &State, seat: Seat, prompt: &Prompt) -> Vec<Blocked<Self>> {
        let explain = |(choice, why): (Choice, why::Reason)| Blocked {
            choice,
            reason: why.reason(state.edition),
            rule: why.why.rule(),
        };
        blocked::blocked(state, seat, prompt).into_iter().map(explain).collect()
    }

    fn tell(setup: &Setup, event: &Event) -> Phrase {
        words::tell(Edition::of(setup), event)
    }

    fn components(setup: &Setup) -> Vec<Component> {
        components::all(Edition::of(setup))
    }

    fn standing_order() -> Option<Phrase> {
        Some(Phrase::new("clash-order"))
    }

    fn decline(prompt: &Prompt) -> Option<Choice> {
        // Offers alone: whoever is attacked or hit by an Event has more at stake (C18.1).
        matches!(prompt, Prompt::AnswerOffer { .. }).then_some(Choice::Refuse)
    }

    fn offers(setup: &Setup) -> Vec<Phrase> {
        let powers = Power::ALL.into_iter().filter(|_| Edition::of(setup).has_civilizations());
        powers.map(Power::name).collect()
    }

    fn offered(prompt: &Prompt) -> Option<(Phrase, Choice)> {
        // Only where a power is offered. What follows once it is used must be answered.
        Some(match *prompt {
            Prompt::UsePower { power, .. } => (power.name(), Choice::No),
            Prompt::FoilAction { power, .. } | Prompt::FoilPerson { power, .. } | Prompt::PowerAt { power } => {
                (power.name(), Choice::Done)
            }
            Prompt::PowerCount { power } => (power.name(), Choice::Count(0)),
            _ => return None,
        })
    }

    fn price(state: &State, seat: Seat, prompt: &Prompt, choice: &Choice) -> Vec<Phrase> {
        let paid = matches!(
            prompt,
            Prompt::Turn { .. } | Prompt::Learn | Prompt::Construct { .. } | Prompt::Recruit { .. } | Prompt::Raise
        );
        let price = blocked::price(state, seat, prompt, *choice).filter(|_| paid);
        price.map_or_else(Vec::new, |price| price.goods.phrases())
    }

    fn idle_order() -> Option<Phrase> {
        Some(Phrase::new("clash-order-end"))
    }

    fn idle(_: &View, _: Seat, prompt: &Prompt, options: &[Choice]) -> Option<usize> {
        // Trade, and cards that nobody else knows. Whatever else is possible, everybody can tell. Objectives that are met are
        // completed first: who waits may lose them (C4.4, C21.2).
        let seldom =
            |choice: &Choice| matches!(choice, Choice::Trade(_) | Choice::Play(_) | Choice::Claim(..) | Choice::End);
        let left = matches!(prompt, Prompt::Turn { actions: 0 }) && options.iter().all(seldom);
        let claim = options.iter().position(|choice| matches!(choice, Choice::Claim(..)));
        claim.or_else(|| options.iter().position(|choice| *choice == Choice::End)).filter(|_| left)
    }

    fn facts(setup: &Setup) -> Vec<Phrase> {
        components::facts(Edition::of(setup))
    }
}
