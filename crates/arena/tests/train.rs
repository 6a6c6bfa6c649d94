//! Teaching is the same every time, goes on where it was broken off, and refuses what makes no sense.

use std::sync::atomic::AtomicU64;

use tessera_arena::{Mark, Training, TrainingError};
use tessera_network::{Network, Policy};

fn training(games: u64) -> Training {
    Training {
        game: "mosaic".into(),
        games,
        batch: 1,
        hidden: 4,
        second: 2,
        shows: 1,
        rate: 0.001,
        patience: 0.9,
        margin: 0.5,
        meeting: 100,
        met: 0,
        seed: 3,
    }
}

fn taught(training: &Training, folder: Option<&std::path::Path>) -> (Network, Option<Policy>, Vec<Mark>) {
    let mut told = 0;
    let (bytes, curve) = training.run(folder, &AtomicU64::new(0), &mut |_| told += 1).expect("it can be taught");
    let (origin, network, policy) = Network::from_bytes(&bytes).expect("a network");
    assert_eq!((origin.game.as_str(), origin.games), ("mosaic", training.games));
    assert!(origin.command.contains("--seed 3"), "{}", origin.command);
    (network, policy, curve)
}

#[test]
fn the_same_seed_teaches_the_same_on_any_number_of_threads() {
    let on = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        let (network, policy, _) = pool.install(|| taught(&Training { batch: 2, ..training(2) }, None));
        (network, policy)
    };
    assert!(on(1) == on(2), "what is learned does not depend on who is ready first");
}

#[test]
fn a_training_goes_on_from_its_last_batch() {
    let folder = tempfile::tempdir().expect("a folder");
    let (first, ..) = taught(&training(1), Some(folder.path()));
    let (second, _, curve) = taught(&training(2), Some(folder.path()));
    assert_eq!(curve.iter().map(|mark| mark.games).collect::<Vec<_>>(), [1, 2]);
    assert!(first != second, "it has learned more");
    let larger = Training { hidden: 5, ..training(3) }.run(Some(folder.path()), &AtomicU64::new(0), &mut |_| ());
    assert!(
        matches!(larger, Err(TrainingError::Checkpoint(..))),
        "a network of another size is not taken for this one"
    );
}

#[test]
fn what_makes_no_sense_is_refused() {
    for bad in [
        Training { games: 0, ..training(1) },
        Training { batch: 0, ..training(1) },
        Training { hidden: 0, ..training(1) },
        Training { rate: f32::NAN, ..training(1) },
        Training { patience: 1.5, ..training(1) },
    ] {
        assert!(matches!(bad.run(None, &AtomicU64::new(0), &mut |_| ()), Err(TrainingError::Setting(..))), "{bad:?}");
    }
    let unknown = Training { game: "chess".into(), ..training(1) }.run(None, &AtomicU64::new(0), &mut |_| ());
    assert!(matches!(unknown, Err(TrainingError::Game(_))));
}
