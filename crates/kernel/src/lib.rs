//! How any game is played; no game inside.
//!
//! A game is written as straight-line code that *asks* players and *waits* with `?`. Here is a whole one: two players
//! each hide a number, and whoever hid more wins.
//!
//! ```
//! # mod toy { include!("../tests/toy/mod.rs"); }
//! # use toy::Bids;
//! use tessera_kernel::{Match, Seat, Secret, Setup};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut game = Match::<Bids>::new(Setup::anonymous::<Bids>(2), Secret::from_number(1))?;
//! game.answer_text(Seat::new(1), "bid 3")?; // both owe a bid: any order will do
//! assert!(game.outcome().is_none());
//! game.answer_text(Seat::new(0), "bid 2")?;
//! # game.answer_text(Seat::new(1), "next")?; game.answer_text(Seat::new(1), "bid 3")?; game.answer_text(Seat::new(0), "bid 1")?;
//! # game.answer_text(Seat::new(1), "next")?;
//! assert_eq!(game.outcome().unwrap().winners().collect::<Vec<_>>(), [Seat::new(1)]);
//! # Ok(())
//! # }
//! ```
//!
//! | file | what it holds |
//! |---|---|
//! | [`game`](Game) | the trait a game implements |
//! | `decision`, `ask` | who must choose, why, from what; asking and waiting |
//! | `position`, `matches`, `log` | the running core; the match with history and takebacks; what happened |
//! | `record`, `fairness` | a match as text; the proof that the dice were honest |
//! | `evaluate` | what a bot needs to judge a position |
//! | `any` | a match whose game is not known by type |
//! | `setup`, `outcome`, `component`, `phrase` | what is agreed, how it ends, what is in the box, what is said |
//! | `seat`, `rng`, `hex`, `cells`, `hash`, [`listed`](listed!) | the small parts |
//! | [`conformance`], [`playing`] | the suite every game passes; playing in tests as players see it |

mod any;
mod ask;
mod cells;
mod component;
pub mod conformance;
mod decision;
mod evaluate;
mod fairness;
mod game;
pub mod hash;
pub mod hex;
mod listed;
mod log;
mod matches;
mod outcome;
mod phrase;
pub mod playing;
mod position;
mod record;
mod rng;
mod seat;
mod setup;

pub use any::{AnyBlocked, AnyDecision, AnyMatch, AnyOption, Asked, Told};
pub use ask::{Answer, Ask, Audience, Flow, Offer, Part, Policy, Suspend, Trace};
pub use cells::Cells;
pub use component::{Component, Source};
pub use decision::{Blocked, Decision, Label, Question};
pub use evaluate::{Estimate, Playout, Tag, Weight, Weights, WeightsError};
pub use fairness::{Commitment, Secret};
pub use game::Game;
pub use hexx;
pub use log::Logged;
pub use matches::{Deed, Match, PlayError, Refusal, UNDO, UNDO_AGREED, UndoError, Undone, is_takeback};
pub use outcome::{Outcome, ScoreLine, TieBreak, points_text};
pub use phrase::{Arg, Phrase};
pub use position::{Barrier, Eyes, Played, Position};
pub use record::{FORMAT, Problem, Record, RecordError, content_hash};
pub use rng::{NotASeed, Rng, Seed};
pub use seat::{BySeat, MAX_SEATS, NotASeat, Seat, Viewer};
#[doc(hidden)]
pub use serde;
pub use setup::{MAX_NAME, OptionSpec, Options, Setup, SetupError, Takebacks};
