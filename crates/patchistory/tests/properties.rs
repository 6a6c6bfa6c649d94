//! What holds for any game holds for Patchistory, in random play.

use tessera_kernel::{Game, Match, Rng, Secret, Setup, conformance};
use tessera_patchistory::Patchistory;

#[test]
fn conformance_with_two() {
    conformance::suite::<Patchistory>(&[2], 0..6);
}

#[test]
fn conformance_with_three() {
    conformance::suite::<Patchistory>(&[3], 0..6);
}

#[test]
fn conformance_with_four() {
    conformance::suite::<Patchistory>(&[4], 0..6);
}

/// The suite plays the usual setup; these play the other side of the capitals.
#[test]
fn liberty_is_played_to_its_end() {
    for (seats, seed) in [2, 3, 4].into_iter().flat_map(|seats| (0..6).map(move |seed| (seats, seed))) {
        let options = "capital=liberty".parse().unwrap();
        let setup = Setup { options, ..Setup::anonymous::<Patchistory>(seats) };
        let mut game = Match::<Patchistory>::new(setup, Secret::from_number(seed)).unwrap();
        let mut rng = Rng::from_number(seed);
        while game.outcome().is_none() {
            let decision = &game.decisions()[0];
            let (seat, count) = (decision.seat, decision.options.len());
            game.answer_index(seat, rng.index(count)).unwrap();
            assert_eq!(Patchistory::check(game.state()), Ok(()), "{seats} seats, seed {seed}, {}", game.choices());
        }
    }
}

#[test]
fn a_state_is_small() {
    let size = size_of::<tessera_patchistory::state::State>();
    assert!(size <= 4096, "a state takes {size} bytes");
}

#[test]
fn an_event_is_small() {
    let size = size_of::<tessera_patchistory::event::Event>();
    assert!(size <= 40, "an event takes {size} bytes, and a long game keeps a thousand");
}
