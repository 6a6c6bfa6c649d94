// A whole game in one file, small enough to hold in the head and with everything a game can have: chance, secrets,
// questions to one, to all and to any.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tessera_kernel as kernel;
use tessera_kernel::{
    Ask, Audience, Blocked, BySeat, Component, Flow, Game, OptionSpec, Part, Phrase, Question, Rng, ScoreLine, Setup,
    Source, TieBreak, Viewer,
};

/// Everyone hides a bid; the highest takes the prize. Twice, or more often if somebody asks for it. At the end, a
/// secret bonus card breaks ties.
///
/// It has been printed several times, which is what the tests of records are about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bids<const PRINTING: u8 = 0>;

/// Other words on the card, and a second edition with a component of its own.
pub const REWORDED: u8 = 1;
/// A seventh card, and nobody said that the rules are others now.
pub const MISPRINTED: u8 = 2;
/// A seventh card since the second revision of the rules.
pub const REVISED: u8 = 3;

/// How many cards there are.
fn cards<const PRINTING: u8>(setup: &Setup) -> u8 {
    let seven = PRINTING == MISPRINTED || PRINTING == REVISED && setup.revision >= 2;
    if seven { 7 } else { 6 }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    rng: Rng,
    cards: u8,
    /// Secret: nobody sees the cards that are left.
    deck: Vec<u8>,
    /// Secret: a card each.
    bonus: BySeat<u8>,
    won: BySeat<i32>,
    asked_again: BySeat<bool>,
    rounds_left: u8,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Stage {
    Roll,
    Bid { prize: u8 },
    Between { winner: kernel::Seat },
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Choice {
    Bid(u8),
    Next,
    Again,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(coins) => write!(f, "bid {coins}"),
            Self::Next => f.write_str("next"),
            Self::Again => f.write_str("again"),
        }
    }
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "next" => Ok(Self::Next),
            "again" => Ok(Self::Again),
            "bid 1" => Ok(Self::Bid(1)),
            "bid 2" => Ok(Self::Bid(2)),
            "bid 3" => Ok(Self::Bid(3)),
            _ => Err(()),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub enum Prompt {
    Bid { prize: u8 },
    GoOn,
    AskForMore,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    Dealt { seat: kernel::Seat, bonus: Option<u8> },
    Prize(u8),
    Won { seat: kernel::Seat, prize: u8 },
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    won: BySeat<i32>,
    rounds_left: u8,
    bonus: Option<u8>,
    cards_left: usize,
}

impl<const PRINTING: u8> Game for Bids<PRINTING> {
    type State = State;
    type Choice = Choice;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    const ID: &'static str = "bids";
    const REVISION: u32 = if PRINTING == REVISED { 2 } else { 1 };
    const SEATS: RangeInclusive<usize> = 2..=4;
    const EDITIONS: &'static [&'static str] = if PRINTING == REWORDED { &["toy", "deluxe"] } else { &["toy"] };
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { key: "rounds", values: &["two", "three"], rule: "B1", editions: &[], since: 1 }];

    fn setup(setup: &Setup, mut rng: Rng) -> State {
        let cards = cards::<PRINTING>(setup);
        let mut deck: Vec<u8> = (1..=cards).collect();
        rng.shuffle(&mut deck);
        State {
            bonus: BySeat::from_fn(setup.count(), |_| deck.pop().expect("six cards for at most four")),
            cards,
            won: BySeat::from_fn(setup.count(), |_| 0),
            asked_again: BySeat::from_fn(setup.count(), |_| false),
            rounds_left: if setup.options.is("rounds", "three") { 3 } else { 2 },
            stage: Stage::Roll,
            rng,
            deck,
        }
    }

    fn step(s: &mut State, ask: &mut Ask<'_, Self>) -> Flow {
        match s.stage {
            Stage::Roll => {
                let prize = s.rng.die(3) as u8;
                ask.reveal(Audience::Everyone);
                ask.log(|| Event::Prize(prize));
                s.stage = Stage::Bid { prize };
            }
            Stage::Bid { prize } => {
                let part =
                    |seat| Part { seat, prompt: Prompt::Bid { prize }, options: [1, 2, 3].map(Choice::Bid).into() };
                let bids = ask.all(s.won.seats().map(part).collect())?;
                let coins = |&(_, bid): &(kernel::Seat, Choice)| {
                    if let Choice::Bid(coins) = bid { coins } else { 0 }
                };
                // The first of the highest wins.
                let winner = bids.iter().rev().max_by_key(|bid| coins(bid)).expect("somebody bids").0;
                s.won[winner] += i32::from(prize);
                s.rounds_left -= 1;
                s.stage = Stage::Between { winner };
                ask.reveal(Audience::Everyone);
                ask.log(|| Event::Won { seat: winner, prize });
            }
            Stage::Between { winner } => {
                let must = Part { seat: winner, prompt: Prompt::GoOn, options: vec![Choice::Next] };
                let may = s.won.seats().filter(|&seat| seat != winner && !s.asked_again[seat]);
                let may = may.map(|seat| Part { seat, prompt: Prompt::AskForMore, options: vec![Choice::Again] });
                match ask.any(must, may.collect())? {
                    (seat, Choice::Again) => {
                        s.asked_again[seat] = true;
                        s.rounds_left += 1;
                    }
                    _ => s.stage = Stage::Roll,
                }
            }
        }
        Ok(())
    }

    fn rng(s: &State) -> &Rng {
        &s.rng
    }

    fn final_points(s: &State) -> Option<BySeat<i32>> {
        (s.rounds_left == 0 && s.stage == Stage::Roll).then(|| s.won.clone())
    }

    fn tie_breaks(s: &State) -> Vec<TieBreak> {
        vec![TieBreak::new("bids-bonus", s.won.count(), |seat| s.bonus[seat].into())]
    }

    fn scores(s: &State, _: Viewer) -> BySeat<Vec<ScoreLine>> {
        BySeat::from_fn(s.won.count(), |seat| vec![ScoreLine { source: "bids-prizes", points: s.won[seat] }])
    }

    fn view(s: &State, viewer: Viewer) -> View {
        let bonus = s.bonus.iter().find(|(seat, _)| viewer.is(*seat)).map(|(_, &bonus)| bonus);
        View { won: s.won.clone(), rounds_left: s.rounds_left, bonus, cards_left: s.deck.len() }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Dealt { seat, .. } if !viewer.is(*seat) => Some(Event::Dealt { seat: *seat, bonus: None }),
            event => Some(event.clone()),
        }
    }

    fn redeal(s: &mut State, viewer: Viewer, rng: &mut Rng) {
        s.rng = rng.fork();
        let hidden = |seat| !viewer.is(seat);
        let mut unknown = s.deck.clone();
        unknown.extend(s.bonus.iter().filter(|(seat, _)| hidden(*seat)).map(|(_, &card)| card));
        rng.mix(&mut unknown);
        for (seat, bonus) in s.bonus.iter_mut() {
            if hidden(seat) {
                *bonus = unknown.pop().expect("as many as before");
            }
        }
        s.deck = unknown;
    }

    fn check(s: &State) -> Result<(), String> {
        if s.deck.len() + s.bonus.count() == usize::from(s.cards) { Ok(()) } else { Err("a card was lost".into()) }
    }

    fn blocked(_: &State, _: kernel::Seat, _: &Prompt) -> Vec<Blocked<Self>> {
        vec![Blocked { choice: Choice::Again, reason: Phrase::new("bids-once"), rule: "B2" }]
    }

    fn question(_: &View, prompt: &Prompt) -> Question {
        let id = match prompt {
            Prompt::Bid { .. } => "bids-bid",
            Prompt::GoOn => "bids-go-on",
            Prompt::AskForMore => "bids-more",
        };
        Question { title: Phrase::new(id), context: None, rule: "B1" }
    }

    fn components(setup: &Setup) -> Vec<Component> {
        let row = |name, facts| Component {
            group: Phrase::new(if PRINTING == REWORDED { "bids-deck" } else { "bids-cards" }),
            name: Phrase::new(name),
            facts,
            sources: if PRINTING == REWORDED { &[Source::R] } else { &[Source::A] },
        };
        let card = row(if PRINTING == REWORDED { "bids-playing-card" } else { "bids-card" }, {
            format!("1 to {}", cards::<PRINTING>(setup))
        });
        let crown = (setup.edition == "deluxe").then(|| row("bids-crown", "1 crown".into()));
        crown.into_iter().chain([card]).collect()
    }
}
