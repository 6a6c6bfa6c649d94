//! How any game is played; no game inside.
//!
//! A game is written as straight-line code that *asks* players and *waits* with `?`. Here is a whole one. Everyone
//! holds a hidden card; everyone bids in secret; whoever bids most pays for it, and may exchange their card for the top
//! one of the deck. The highest card wins, less what was paid for it.
//!
//! ```
//! # use tessera_kernel::*;
//! # use serde::{Deserialize, Serialize};
//! # #[derive(Clone, Copy, PartialEq, Debug)]
//! # struct Bargain;
//! #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
//! struct State {
//!     rng: Rng,
//!     deck: Vec<u8>,
//!     hands: BySeat<u8>,
//!     paid: BySeat<i32>,
//!     buyer: Option<Seat>,
//!     over: bool,
//! }
//!
//! impl Game for Bargain {
//! #     type State = State;
//! #     type Choice = u8;
//! #     type Prompt = &'static str;
//! #     type Event = (Seat, u8);
//! #     type View = (BySeat<i32>, Option<u8>);
//! #     const ID: &'static str = "bargain";
//! #     const REVISION: u32 = 1;
//! #     const SEATS: std::ops::RangeInclusive<usize> = 2..=4;
//! #     const EDITIONS: &'static [&'static str] = &["example"];
//!     fn setup(setup: &Setup, mut rng: Rng) -> State {
//!         let mut deck: Vec<u8> = (1..=9).collect();
//!         rng.shuffle(&mut deck);
//!         let hands = BySeat::from_fn(setup.count(), |_| deck.pop().expect("nine cards for at most four"));
//!         State { rng, deck, hands, paid: BySeat::from_fn(setup.count(), |_| 0), buyer: None, over: false }
//!     }
//!
//!     fn step(s: &mut State, ask: &mut Ask<'_, Self>) -> Flow {
//!         let Some(buyer) = s.buyer else {
//!             let part = |seat| Part { seat, prompt: "bid", options: vec![0, 1, 2] };
//!             let bids = ask.all(s.hands.seats().map(part).collect())?;
//!             let (buyer, bid) = bids.into_iter().rev().max_by_key(|&(_, bid)| bid).expect("somebody bids");
//!             s.paid[buyer] = i32::from(bid);
//!             s.buyer = Some(buyer);
//!             ask.reveal(Audience::Everyone);
//!             ask.log(|| (buyer, bid));
//!             return Ok(()); // commits
//!         };
//!         if ask.one(buyer, "exchange", [0, 1])? == 1 {
//!             std::mem::swap(&mut s.hands[buyer], &mut s.deck[0]);
//!         }
//!         s.over = true;
//!         Ok(())
//!     }
//!
//!     fn view(s: &State, viewer: Viewer) -> (BySeat<i32>, Option<u8>) {
//!         (s.paid.clone(), s.hands.iter().find(|&(seat, _)| viewer.is(seat)).map(|(_, &card)| card))
//!     }
//!
//!     fn redeal(s: &mut State, viewer: Viewer, rng: &mut Rng) {
//!         s.rng = rng.fork();
//!         let hidden: Vec<Seat> = s.hands.seats().filter(|&seat| !viewer.is(seat)).collect();
//!         s.deck.extend(hidden.iter().map(|&seat| s.hands[seat])); // gather the unknown,
//!         rng.mix(&mut s.deck); // sort it and shuffle it,
//!         hidden.iter().for_each(|&seat| s.hands[seat] = s.deck.pop().expect("as many as before")); // deal it
//!     }
//!
//!     fn final_points(s: &State) -> Option<BySeat<i32>> {
//!         s.over.then(|| BySeat::from_fn(s.hands.count(), |seat| i32::from(s.hands[seat]) - s.paid[seat]))
//!     }
//! #     fn rng(s: &State) -> &Rng { &s.rng }
//! #     fn scores(s: &State, _: Viewer) -> BySeat<Vec<ScoreLine>> {
//! #         BySeat::from_fn(s.paid.count(), |seat| vec![ScoreLine { source: "bargain-paid", points: -s.paid[seat] }])
//! #     }
//! #     fn check(s: &State) -> Result<(), String> {
//! #         if s.deck.len() + s.hands.count() == 9 { Ok(()) } else { Err("a card was lost".into()) }
//! #     }
//!     // … and what it says to people: questions, labels, reasons, the log, what is in the box.
//! }
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let (ann, bob) = (Seat::new(0), Seat::new(1));
//! let mut game = Match::<Bargain>::new(Setup::new::<Bargain>(["Ann", "Bob"]), Secret::from_number(1))?;
//! game.answer_text(bob, "2")?; // both owe a bid: any order will do
//! assert_eq!(game.view(Viewer::Seat(ann)).0[bob], 0, "nobody sees it before all are in");
//! game.answer_text(ann, "1")?;
//! assert_eq!(game.decisions()[0].seat, bob, "Bob has bought the exchange");
//! game.answer_text(bob, "1")?;
//! assert!(game.outcome().is_some());
//!
//! let record: Record = game.record(true).to_string().parse()?;
//! assert_eq!(record.replay::<Bargain>()?.outcome(), game.outcome());
//! conformance::suite::<Bargain>(&[2, 3, 4], 0..10); // everything below, on games played at random
//! # Ok(())
//! # }
//! ```
//!
//! # Ask and wait
//!
//! [`Game::step`] plays the rules from one commit point to the next. Where it needs an answer it asks, and while nobody
//! has given one, `?` leaves the step. The runtime keeps the state from before the step and the answers so far; each
//! answer runs the step again from there, and the questions already answered return at once. So a step depends on state
//! and answers alone: chance is in the state ([`Rng`]), and there are no clocks and no globals.
//!
//! There are three verbs. [`one`](Ask::one) asks one player ([`pick`](Ask::pick) is its everyday form, for items that
//! are not yet choices, and [`pick_or`](Ask::pick_or) the one for what may be declined; [`options!`] declares options of
//! several kinds); [`all`](Ask::all) asks several at once, who answer in any order; [`any`](Ask::any) asks one
//! who must act and others who may speak up meanwhile, and the first answer decides. Everything a player does is one
//! choice from a finite list: a choice is legal exactly where it is listed, and nothing is validated twice.
//!
//! # Commit points
//!
//! `Ok(())` commits: the answers are used up, what was logged is told for good, and the next step begins. Commit often,
//! so that little is run again; keep in the state how far a long procedure has come (above, `buyer`). A step *must*
//! commit
//!
//! - after [`Ask::reveal`] or chance, before it asks again: what somebody has seen cannot be unseen, so a takeback stops
//!   there, and a table imagined by them must agree with it;
//! - after one seat's answer, before another seat is asked.
//!
//! # Views and redealing
//!
//! [`Game::view`] is what one viewer may know; what is hidden is not in it at all. [`Game::redeal`] samples anew
//! everything a viewer cannot know, chance included, so that the result depends on their knowledge alone. Bots only get
//! [`Eyes`]: a view, and positions [imagined](Eyes::imagine) by redealing. They cannot peek, and they choose the same
//! whatever the others hold.
//!
//! # Secrets in flight
//!
//! An answer is a secret, too, until the rules show it. Answers to `all` stay with whoever gave them until all are in;
//! a table imagined meanwhile lets the others answer anew, and a search treats them as simultaneous. Between the
//! questions to two seats the step commits, so that the first answer is in the state, where `redeal` can hide it.
//!
//! # What others may observe
//!
//! Who is asked what, and whether a choice makes itself, is seen by the whole table and may depend on public facts
//! alone. The buyer above is asked whatever their card is. Where there is only one option, the player is asked all the
//! same, unless [`Game::open`] says, from a spectator's view, that everybody can tell.
//!
//! # Records
//!
//! A match is its [`Record`]: what was agreed, the seed, every choice. It is played under the revision of the rules it
//! began with, to its end and for ever: what changes how a record plays raises [`Game::REVISION`] and asks which
//! revision is played ([`Setup::revision`]). Rule data belong to their revision, too: see [`content_hash`].
//!
//! # The files
//!
//! | file | what it holds |
//! |---|---|
//! | [`game`](Game) | the trait a game implements |
//! | `decision`, `ask` | who must choose, why, from what; asking and waiting |
//! | `position`, `matches`, `log` | the running core; the match with history and takebacks; what happened |
//! | `record`, `fairness` | a match as text; the proof that the dice were honest |
//! | `evaluate` | what a bot needs to judge a position |
//! | `any`, `sight` | a match whose game is not known by type; a match as one viewer may see it |
//! | `setup`, `outcome`, `component`, `phrase` | what is agreed, how it ends, what is in the box, what is said |
//! | `glossary` | what the words mean |
//! | `seat`, `rng`, [`hex`], `agenda`, `cells`, `hash`, [`listed`](listed!) | the small parts |
//! | [`conformance`], [`playing`] | the suite every game passes; playing in tests as players see it |

mod agenda;
mod any;
mod ask;
mod cells;
pub mod census;
mod component;
pub mod conformance;
mod decision;
mod evaluate;
mod fairness;
mod features;
mod game;
mod glossary;
pub mod hash;
pub mod hex;
mod listed;
mod log;
mod matches;
mod outcome;
mod parts;
mod phrase;
pub mod playing;
mod position;
mod record;
mod rng;
mod seat;
mod setup;
mod sight;

pub use agenda::Agenda;
pub use any::{AnyBlocked, AnyDecision, AnyMatch, AnyOption, Asked, Told};
pub use ask::{Answer, Ask, Audience, Flow, Offer, Part, Policy, Suspend, Trace};
pub use cells::Cells;
pub use component::{Component, Source};
pub use decision::{Blocked, Decision, Label, Question};
pub use evaluate::{Estimate, Fading, Playout, Tag, Weight, Weights, WeightsError};
pub use fairness::{Commitment, Secret};
pub use features::{Sheet, features_of};
pub use game::Game;
pub use glossary::{Glossary, Kind, Term, Thing};
pub use hexx;
pub use log::Logged;
pub use matches::{Deed, Match, PlayError, Refusal, UNDO, UNDO_AGREED, UndoError, Undone, is_takeback};
pub use outcome::{Outcome, ScoreLine, TieBreak, points_text};
pub use parts::{COUNTED, part_names};
pub use phrase::{Arg, Phrase};
pub use position::{Barrier, Eyes, Played, Position};
pub use record::{FORMAT, Problem, Record, RecordError, content_hash};
pub use rng::{NotASeed, Rng, Seed};
pub use seat::{BySeat, MAX_SEATS, NotASeat, Seat, Viewer};
#[doc(hidden)]
pub use serde;
pub use setup::{MAX_NAME, OptionSpec, Options, Setup, SetupError, Takebacks, Title};
pub use sight::{Seen, Sight};
