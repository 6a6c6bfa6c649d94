//! Games that give secrets away, each in one way, and the suite that catches every one of them.

use std::fmt;
use std::ops::RangeInclusive;
use std::panic::catch_unwind;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tessera_kernel::{
    Ask, Audience, Blocked, BySeat, Flow, Game, Phrase, Rng, ScoreLine, Seat, Setup, Viewer, conformance,
};

/// Nothing given away.
const HONEST: u8 = 0;
/// Only whoever holds a card that can be shown is asked whether to show it.
const ASKS_HOLDERS: u8 = 1;
/// A choice from a hidden hand makes itself.
const OPENS_HANDS: u8 = 2;
/// One seat after the other is asked for a secret within one step.
const KEEPS_ANSWERS_IN_FLIGHT: u8 = 3;
/// Secrets that were answered are left as they are when the table is dealt anew.
const IMAGINES_WHAT_WAS_CHOSEN: u8 = 4;
/// Points of hidden cards are counted for everybody.
const COUNTS_HIDDEN_POINTS: u8 = 5;
/// Why not tells what another holds.
const EXPLAINS_BY_SECRETS: u8 = 6;
/// The standing order works only for whoever holds the right card.
const DECLINES_BY_HAND: u8 = 7;
/// What is declined for good is declined only by whoever holds the right card.
const WAIVES_BY_HAND: u8 = 10;
/// What a step has shown is not committed before the next question.
const ASKS_AFTER_A_REVEAL: u8 = 8;
/// Chance has spoken, and the step asks on.
const ASKS_AFTER_CHANCE: u8 = 9;

/// Everyone holds a secret card, may show it if it is even, and hides a guess. Whoever guessed highest scores.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Guess<const FAULT: u8>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct State {
    rng: Rng,
    /// Secret until shown.
    cards: BySeat<u8>,
    shown: BySeat<bool>,
    /// Secret until all are in.
    guesses: BySeat<Option<u8>>,
    won: BySeat<i32>,
    turn: u8,
    rounds_left: u8,
    guessing: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Choice {
    Keep,
    Show,
    Guess(u8),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep => f.write_str("keep"),
            Self::Show => f.write_str("show"),
            Self::Guess(number) => write!(f, "guess {number}"),
        }
    }
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "keep" => Ok(Self::Keep),
            "show" => Ok(Self::Show),
            "guess 1" => Ok(Self::Guess(1)),
            "guess 2" => Ok(Self::Guess(2)),
            _ => Err(()),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
enum Prompt {
    Show,
    Guess,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
enum Event {
    Kept(Seat),
    Shown(Seat, u8),
    Guessed(BySeat<u8>),
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct View {
    cards: Vec<Option<u8>>,
    guesses: Vec<Option<u8>>,
    guessed: Vec<bool>,
    won: BySeat<i32>,
    turn: u8,
    rounds_left: u8,
    guessing: bool,
}

impl State {
    fn seat(&self) -> Seat {
        Seat::new(usize::from(self.turn))
    }

    /// The next seat, or what comes after all have been served.
    fn pass_on(&mut self) {
        self.turn += 1;
        if usize::from(self.turn) == self.cards.count() {
            self.turn = 0;
            self.guessing = !self.guessing;
        }
    }

    fn sees(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.is(seat) || self.shown[seat]
    }
}

fn show<const FAULT: u8>(s: &mut State, ask: &mut Ask<'_, Guess<FAULT>>) -> Flow {
    let seat = s.seat();
    let even = s.cards[seat].is_multiple_of(2);
    let asked = !s.shown[seat] && (FAULT != ASKS_HOLDERS || even);
    let cards = even.then_some(s.cards[seat]);
    let shows = asked && ask.pick_or(Choice::Keep, seat, Prompt::Show, cards, |_| Choice::Show)?.is_some();
    s.pass_on();
    if shows {
        s.shown[seat] = true;
        let card = s.cards[seat];
        ask.reveal(Audience::Everyone);
        ask.log(|| Event::Shown(seat, card));
        if FAULT == ASKS_AFTER_A_REVEAL {
            ask.one(seat, Prompt::Guess, [Choice::Guess(1), Choice::Guess(2)])?;
        }
    } else {
        ask.log(|| Event::Kept(seat));
    }
    if FAULT == ASKS_AFTER_CHANCE {
        s.rng.die(6);
        ask.one(seat, Prompt::Guess, [Choice::Guess(1), Choice::Guess(2)])?;
    }
    Ok(())
}

fn guess<const FAULT: u8>(s: &mut State, ask: &mut Ask<'_, Guess<FAULT>>) -> Flow {
    loop {
        let seat = s.seat();
        s.guesses[seat] = Some(ask.pick(seat, Prompt::Guess, [1, 2], Choice::Guess)?);
        s.pass_on();
        if FAULT != KEEPS_ANSWERS_IN_FLIGHT || !s.guessing {
            break;
        }
    }
    if !s.guessing {
        let guesses = BySeat::from_fn(s.cards.count(), |seat| s.guesses[seat].take().unwrap_or(0));
        let best = guesses.iter().rev().max_by_key(|(_, guess)| **guess).map(|(seat, _)| seat);
        if let Some(best) = best {
            s.won[best] += 1;
        }
        s.rounds_left -= 1;
        ask.reveal(Audience::Everyone);
        ask.log(|| Event::Guessed(guesses));
    }
    Ok(())
}

impl<const FAULT: u8> Game for Guess<FAULT> {
    type State = State;
    type Choice = Choice;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    const ID: &'static str = "guess";
    const REVISION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const EDITIONS: &'static [&'static str] = &["toy"];

    fn setup(setup: &Setup, mut rng: Rng) -> State {
        let mut deck: Vec<u8> = (1..=6).collect();
        rng.shuffle(&mut deck);
        let count = setup.count();
        State {
            cards: BySeat::from_fn(count, |seat| deck[seat.index()]),
            shown: BySeat::from_fn(count, |_| false),
            guesses: BySeat::from_fn(count, |_| None),
            won: BySeat::from_fn(count, |_| 0),
            turn: 0,
            rounds_left: 3,
            guessing: false,
            rng,
        }
    }

    fn step(s: &mut State, ask: &mut Ask<'_, Self>) -> Flow {
        if s.guessing { guess(s, ask) } else { show(s, ask) }
    }

    fn rng(s: &State) -> &Rng {
        &s.rng
    }

    fn final_points(s: &State) -> Option<BySeat<i32>> {
        (s.rounds_left == 0).then(|| s.won.clone())
    }

    fn scores(s: &State, viewer: Viewer) -> BySeat<Vec<ScoreLine>> {
        let card = |seat| {
            let counted = FAULT == COUNTS_HIDDEN_POINTS || s.sees(viewer, seat);
            if counted { i32::from(s.cards[seat]) } else { 0 }
        };
        BySeat::from_fn(s.won.count(), |seat| {
            vec![
                ScoreLine { source: "guess-won", points: s.won[seat] },
                ScoreLine { source: "guess-card", points: card(seat) },
            ]
        })
    }

    fn view(s: &State, viewer: Viewer) -> View {
        View {
            cards: s.cards.iter().map(|(seat, &card)| s.sees(viewer, seat).then_some(card)).collect(),
            guesses: s.guesses.iter().map(|(seat, &guess)| guess.filter(|_| viewer.is(seat))).collect(),
            guessed: s.guesses.values().map(Option::is_some).collect(),
            won: s.won.clone(),
            turn: s.turn,
            rounds_left: s.rounds_left,
            guessing: s.guessing,
        }
    }

    fn redeal(s: &mut State, viewer: Viewer, rng: &mut Rng) {
        s.rng = rng.fork();
        let known: Vec<u8> = s.cards.iter().filter(|(seat, _)| s.sees(viewer, *seat)).map(|(_, &card)| card).collect();
        let mut unknown: Vec<u8> = (1..=6).filter(|card| !known.contains(card)).collect();
        rng.shuffle(&mut unknown);
        for seat in s.cards.seats() {
            if !s.sees(viewer, seat) {
                s.cards[seat] = unknown.pop().expect("six cards for at most four");
            }
            if FAULT != IMAGINES_WHAT_WAS_CHOSEN && !viewer.is(seat) && s.guesses[seat].is_some() {
                s.guesses[seat] = Some(rng.die(2) as u8);
            }
        }
    }

    fn blocked(s: &State, seat: Seat, prompt: &Prompt) -> Vec<Blocked<Self>> {
        let next = seat.next(s.cards.count());
        let told = if FAULT == EXPLAINS_BY_SECRETS { s.cards[next] } else { s.cards[seat] };
        let odd = *prompt == Prompt::Show && !told.is_multiple_of(2);
        let reason = Phrase::new("guess-odd");
        odd.then_some(Blocked { choice: Choice::Show, reason, rule: "G1" }).into_iter().collect()
    }

    fn open(_: &View, _: Seat, prompt: &Prompt) -> bool {
        FAULT == OPENS_HANDS || *prompt == Prompt::Guess
    }

    fn decline(prompt: &Prompt) -> Option<Choice> {
        let choice = if FAULT == DECLINES_BY_HAND { Choice::Show } else { Choice::Keep };
        (*prompt == Prompt::Show).then_some(choice)
    }

    fn offered(prompt: &Prompt) -> Option<(Phrase, Choice)> {
        let choice = if FAULT == WAIVES_BY_HAND { Choice::Show } else { Choice::Keep };
        (*prompt == Prompt::Show).then_some((Phrase::new("guess-show"), choice))
    }
}

/// What the suite says of a game.
fn verdict<const FAULT: u8>() -> Result<(), String> {
    let told = catch_unwind(|| conformance::suite::<Guess<FAULT>>(&[2, 3], 0..40));
    told.map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned())).unwrap_or_default()
    })
}

fn assert_caught<const FAULT: u8>(words: &str) {
    let said = verdict::<FAULT>().expect_err("the suite passes a game that gives secrets away");
    assert!(said.contains(words), "caught, but for another reason: {said}");
}

#[test]
fn a_game_that_gives_nothing_away_conforms() {
    assert_eq!(verdict::<HONEST>(), Ok(()));
}

#[test]
fn to_ask_only_whoever_holds_a_card_is_caught() {
    assert_caught::<ASKS_HOLDERS>("could tell two tables apart by who is asked what");
}

#[test]
fn a_choice_from_a_hidden_hand_that_makes_itself_is_caught() {
    assert_caught::<OPENS_HANDS>("could tell two tables apart by who is asked what");
}

#[test]
fn a_secret_answer_kept_in_flight_is_caught() {
    assert_caught::<KEEPS_ANSWERS_IN_FLIGHT>("commit what one seat has answered");
}

#[test]
fn a_secret_answer_that_others_imagine_as_it_is_is_caught() {
    assert_caught::<IMAGINES_WHAT_WAS_CHOSEN>("chose in secret");
}

#[test]
fn points_that_tell_a_hand_are_caught() {
    assert_caught::<COUNTS_HIDDEN_POINTS>("the points tell");
}

#[test]
fn reasons_that_tell_a_hand_are_caught() {
    assert_caught::<EXPLAINS_BY_SECRETS>("depends on secrets");
}

#[test]
fn an_order_that_works_for_some_hands_is_caught() {
    assert_caught::<DECLINES_BY_HAND>("could tell two tables apart by who is asked what");
}

#[test]
fn an_offer_that_some_hands_cannot_decline_for_good_is_caught() {
    assert_caught::<WAIVES_BY_HAND>("could tell two tables apart by who is asked what");
}

#[test]
fn a_question_after_a_reveal_is_caught() {
    assert_caught::<ASKS_AFTER_A_REVEAL>("commit after a reveal");
}

#[test]
fn a_question_after_chance_is_caught() {
    assert_caught::<ASKS_AFTER_CHANCE>("commit after drawing at random");
}
