//! The three verbs, takebacks and records, on a toy game.

#[allow(dead_code, missing_docs, clippy::allow_attributes, reason = "the toy is shared with other tests")]
mod toy;

use tessera_kernel::{
    AnyMatch, Match, PlayError, Problem, Record, Seat, Secret, Setup, Sight, Takebacks, UndoError, Viewer, conformance,
};
use toy::Bids;

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);
const CID: Seat = Seat::new(2);

fn table(takebacks: Takebacks) -> Match<Bids> {
    let setup = Setup { takebacks, ..Setup::new::<Bids>(["Ann", "Bob", "Cid"]) };
    Match::new(setup, Secret::from_number(5)).expect("the setup is playable")
}

#[test]
fn the_toy_conforms() {
    conformance::suite::<Bids>(&[2, 3, 4], 0..200);
}

#[test]
fn all_answer_in_any_order_and_nobody_sees_until_all_have() {
    let mut game = table(Takebacks::Strict);
    let others_before = game.log(Viewer::Seat(ANN));
    game.answer_text(CID, "bid 3").unwrap();
    assert_eq!(game.log(Viewer::Seat(ANN)), others_before);
    assert_eq!(game.decisions().iter().map(|decision| decision.seat).collect::<Vec<_>>(), [ANN, BOB]);
    assert!(matches!(game.answer_text(CID, "bid 1"), Err(PlayError::NotAsked { .. })));
    game.answer_text(ANN, "bid 1").unwrap();
    game.answer_text(BOB, "bid 2").unwrap();
    // Cid won and must go on; the others may speak up.
    assert_eq!(game.decisions()[0].seat, CID);
    assert!(game.decisions()[0].owed && !game.decisions()[1].owed);

    let mut other_order = table(Takebacks::Strict);
    other_order.answer_text(ANN, "bid 1").unwrap();
    other_order.answer_text(BOB, "bid 2").unwrap();
    other_order.answer_text(CID, "bid 3").unwrap();
    assert_eq!(other_order.state(), game.state());
}

#[test]
fn a_sight_shows_viewers_what_is_theirs() {
    let mut game = table(Takebacks::Strict);
    game.answer_text(BOB, "bid 3").expect("all owe a bid");
    let see = |viewer| Sight::new(&game, viewer);
    assert_eq!(see(Viewer::Seat(ANN)).decision().map(|decision| decision.seat), Some(ANN));
    assert!(see(Viewer::Seat(BOB)).decision().is_none() && see(Viewer::Spectator).decision().is_none());
    for viewer in Viewer::all(3) {
        let seen = see(viewer).of::<Bids>().expect("it is that game");
        assert_eq!((seen.view(), seen.log()), (game.view(viewer), game.log(viewer)));
        assert_eq!(seen.answered().map(ToString::to_string), viewer.is(BOB).then(|| "bid 3".to_owned()));
        assert_eq!(see(viewer).scores(), AnyMatch::scores(&game, viewer));
    }
}

#[test]
fn the_first_to_answer_any_decides() {
    let mut game = table(Takebacks::Strict);
    for (seat, bid) in [(ANN, "bid 1"), (BOB, "bid 2"), (CID, "bid 3")] {
        game.answer_text(seat, bid).unwrap();
    }
    game.answer_text(BOB, "again").unwrap();
    assert!(game.decision(BOB).is_none(), "Bob has spoken");
    assert!(game.decision(ANN).is_some(), "Ann still may");
    game.answer_text(CID, "next").unwrap();
    assert!(game.decisions().iter().all(|decision| decision.owed), "everybody bids again");
}

#[test]
fn a_secret_answer_can_be_taken_back_until_all_are_in() {
    let mut game = table(Takebacks::Strict);
    game.answer_text(ANN, "bid 1").unwrap();
    game.answer_text(BOB, "bid 2").unwrap();
    game.undo(ANN).unwrap();
    assert!(game.decision(ANN).is_some() && game.decision(BOB).is_none());
    game.answer_text(ANN, "bid 3").unwrap();
    game.answer_text(CID, "bid 1").unwrap();
    assert_eq!(game.undo(CID), Err(UndoError::Revealed), "bids were shown");
    assert_eq!(game.record(true).to_string().lines().filter(|line| line.ends_with("undo")).count(), 1);
}

#[test]
fn undo_says_why_not() {
    let mut game = table(Takebacks::Strict);
    assert_eq!(game.undo(ANN), Err(UndoError::Nothing(ANN)));
    for (seat, bid) in [(ANN, "bid 1"), (BOB, "bid 2"), (CID, "bid 3")] {
        game.answer_text(seat, bid).unwrap();
    }
    game.answer_text(ANN, "again").unwrap();
    game.answer_text(BOB, "again").unwrap();
    assert_eq!(game.undo(ANN), Err(UndoError::OthersActed(BOB)));
    game.undo(BOB).unwrap();
    game.undo(ANN).unwrap();
    game.answer_text(CID, "next").unwrap();
    // The next prize has been rolled for everyone to see.
    assert_eq!(game.undo(CID), Err(UndoError::Revealed));
}

#[test]
fn free_takebacks_go_back_past_others_and_past_chance() {
    let mut game = table(Takebacks::Free);
    let start = game.state().clone();
    for (seat, bid) in [(ANN, "bid 1"), (BOB, "bid 2"), (CID, "bid 3")] {
        game.answer_text(seat, bid).unwrap();
    }
    game.answer_text(CID, "next").unwrap();
    game.undo(ANN).unwrap();
    assert_eq!(*game.state(), start);
    assert_eq!(game.sequence(), 5, "takebacks are written down, nothing is erased");
}

#[test]
fn what_all_agree_to_goes_back_past_others_and_past_chance() {
    let mut game = table(Takebacks::default());
    let start = game.state().clone();
    for (seat, bid) in [(ANN, "bid 1"), (BOB, "bid 2"), (CID, "bid 3")] {
        game.answer_text(seat, bid).unwrap();
    }
    game.answer_text(CID, "next").unwrap();
    assert_eq!(game.undo(ANN), Err(UndoError::OthersActed(BOB)), "alone nobody goes so far");
    assert_eq!(game.undo_agreed(ANN, 2), Err(UndoError::Nothing(ANN)));
    game.can_undo_agreed(ANN, 1).unwrap();
    game.undo_agreed(ANN, 1).unwrap();
    assert_eq!(*game.state(), start);
    assert_eq!(game.sequence(), 5, "takebacks are written down, nothing is erased");

    // The record says that it was agreed, and plays.
    let text = game.record(true).to_string();
    assert!(text.contains("\ntakebacks agreed\n") && text.contains("\n5 0 undo agreed\n"), "{text}");
    let again = text.parse::<Record>().unwrap().replay::<Bids>().unwrap();
    assert_eq!(*again.state(), start);

    // Only where it was set up so: a record cannot claim it anywhere else.
    for (rule, named) in [(Takebacks::Strict, "strict"), (Takebacks::Free, "free")] {
        assert_eq!(table(rule).undo_agreed(ANN, 1), Err(UndoError::NotAgreed));
        let claimed = text.replace("takebacks agreed", &format!("takebacks {named}")).parse::<Record>().unwrap();
        assert_eq!(claimed.replay::<Bids>().unwrap_err().problem.code(), "record-refused");
    }
}

#[test]
fn a_slip_needs_no_agreement() {
    let mut game = table(Takebacks::Agreed);
    game.answer_text(ANN, "bid 1").unwrap();
    game.undo(ANN).unwrap();
    assert!(game.record(true).to_string().contains("\n2 0 undo\n"));
}

#[test]
fn a_record_that_lies_is_caught() {
    let mut game = table(Takebacks::Strict);
    while game.outcome().is_none() {
        let decision = &game.decisions()[0];
        let (seat, choice) = (decision.seat, decision.options[0]);
        game.answer(seat, &choice).unwrap();
    }
    let honest = game.record(true);
    honest.replay::<Bids>().unwrap();
    let text = honest.to_string();

    let problem =
        |text: &str| text.parse::<Record>().and_then(|record| record.replay::<Bids>().map(|_| ())).unwrap_err();
    let last = text.lines().count();
    let cut = text.lines().take(14).map(|line| format!("{line}\n")).collect::<String>();
    assert_eq!((problem(&cut).problem, problem(&cut).line), (Problem::Truncated, 15));
    assert_eq!(problem("hello").problem, Problem::Foreign);
    assert_eq!(problem("").problem, Problem::Foreign);
    assert_eq!(problem(&text.replace("tessera-record 1", "tessera-record 7")).problem, Problem::NewerFormat(7));
    assert_eq!(problem(&text.replace("rules 1", "rules 9")).problem.code(), "record-setup");
    assert_eq!(problem(&text.replace("game bids", "game chess")).problem, Problem::UnknownGame("chess".into()));
    assert_eq!(problem(&text.replace("bid 1", "bid 4")).problem.code(), "record-refused");
    assert_eq!(problem(&text.replace("1 0 bid 1", "1 0 next")).line, 15);
    assert_eq!(problem(&text.replace("ranks", "banks")).line, last);
    assert_eq!(problem(&text.replace("\nresult ", "\nresult 9")).problem.code(), "record-result");
    assert_eq!(problem(&format!("{text}more\n")).problem, Problem::Trailing);
    let another_seed = text.replace("seed 05", "seed 06");
    assert_eq!(problem(&another_seed).problem, Problem::Commitment);
    assert_eq!(game.record(false).replay::<Bids>().unwrap_err().problem, Problem::Secret);
}

#[test]
fn a_setup_is_judged_before_anything_begins() {
    let refuse = |setup: Setup| Match::<Bids>::new(setup, Secret::from_number(1)).unwrap_err().to_string();
    assert_says(&refuse(Setup::anonymous::<Bids>(7)), "bids is for 2 to 4 players, not 7");
    assert_says(
        &refuse(Setup { edition: "x".into(), ..Setup::anonymous::<Bids>(2) }),
        "there is no edition 'x' of bids; there is: toy",
    );
    let mut options = tessera_kernel::Options::default();
    options.set("rounds", "ten");
    assert_says(
        &refuse(Setup { options, ..Setup::anonymous::<Bids>(2) }),
        "option rounds cannot be 'ten'; it can be: two, three",
    );
    assert_says(&refuse(Setup::new::<Bids>(["Ann", "a\nb"])), "seat 1 needs a name of 1 to 40 characters on one line");
}

fn assert_says(found: &str, expected: &str) {
    assert_eq!(found, expected);
}
