//! A record plays for ever: new words and new editions are nothing to it, and new rules have a revision of their own.

#[allow(dead_code, missing_docs, clippy::allow_attributes, reason = "the toy is shared with other tests")]
mod toy;

use tessera_kernel::{Game, Match, Problem, Record, RecordError, Rng, Secret, Setup, content_hash};
use toy::{Bids, MISPRINTED, REVISED, REWORDED};

/// A whole game of some printing.
fn played<const PRINTING: u8>(setup: Setup) -> Record {
    let mut game = Match::<Bids<PRINTING>>::new(setup, Secret::from_number(3)).expect("the setup is playable");
    let mut rng = Rng::from_number(4);
    while let Some(decision) = game.decisions().first() {
        let (seat, choice) = (decision.seat, decision.options[rng.index(decision.options.len())]);
        game.answer(seat, &choice).expect("listed");
    }
    game.record(true)
}

fn usual<const PRINTING: u8>() -> Setup {
    Setup::new::<Bids<PRINTING>>(["Ann", "Bob", "Cid"])
}

fn replayed<const PRINTING: u8>(record: &Record) -> Result<(), RecordError> {
    let read: Record = record.to_string().parse().expect("what was written can be read");
    read.replay::<Bids<PRINTING>>().map(|_| ())
}

#[test]
fn other_words_and_other_editions_are_nothing_to_a_record() {
    let setup = usual::<0>();
    assert_ne!(Bids::<0>::components(&setup), Bids::<REWORDED>::components(&setup), "the words are others");
    let deluxe = Setup { edition: "deluxe".into(), ..setup.clone() };
    assert_ne!(content_hash::<Bids<REWORDED>>(&deluxe), content_hash::<Bids<REWORDED>>(&setup), "so is that edition");

    assert_eq!(replayed::<REWORDED>(&played::<0>(setup.clone())), Ok(()));
    assert_eq!(replayed::<0>(&played::<REWORDED>(setup)), Ok(()), "and the other way round");
    assert_eq!(replayed::<REWORDED>(&played::<REWORDED>(deluxe)), Ok(()));
}

#[test]
fn other_rule_data_under_the_same_revision_are_refused() {
    let record = played::<0>(usual::<0>());
    let error = replayed::<MISPRINTED>(&record).unwrap_err();
    assert!(matches!(error.problem, Problem::Content { revision: 1, .. }), "{error}");
    let line = record.to_string().lines().nth(error.line - 1).map(str::to_owned);
    assert_eq!(line, Some(format!("content {}", record.content)), "the line that does not hold is named");
    let here = content_hash::<Bids<MISPRINTED>>(&usual::<0>());
    assert_eq!(
        error.problem.to_string(),
        format!(
            "the match was played under rules revision 1 with other rule data ({}) than this program has for that \
             revision ({here}); the program that wrote the record can play it",
            record.content
        ),
    );
}

#[test]
fn a_record_is_played_under_its_own_revision() {
    let old = played::<0>(usual::<0>());
    assert_eq!(old.setup.revision, 1);
    assert_eq!(replayed::<REVISED>(&old), Ok(()), "six cards, as there were then");
    let new = played::<REVISED>(usual::<REVISED>());
    assert_eq!(new.setup.revision, 2);
    assert_eq!(replayed::<REVISED>(&new), Ok(()));
    assert_ne!(new.content, old.content);
    assert_eq!(replayed::<0>(&new).unwrap_err().problem.code(), "record-setup", "an older program says: update me");
}

/// Until words ceased to count, a hash stood there without saying of what.
#[test]
fn a_hash_from_when_words_counted_is_kept_and_compared_with_nothing() {
    let old = Record { content: "0123456789abcdef".into(), ..played::<0>(usual::<0>()) };
    assert_eq!(replayed::<0>(&old), Ok(()));
    assert!(old.to_string().contains("\ncontent 0123456789abcdef\n"));
}
