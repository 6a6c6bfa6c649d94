//! A bot that is told to stop stops, whatever it was allowed to spend.

use std::sync::atomic::AtomicUsize;
use std::time::{Duration, Instant};

use tessera_bots::{Budget, Kind, Mind, Stop, advise, analyse};
use tessera_kernel::{AnyMatch, Rng, Secret};

const FOR_EVER: Budget = Budget { iterations: 10_000_000, millis: Some(600_000), trees: 8 };
/// From the word to the end, on a busy machine.
const SOON: Duration = Duration::from_millis(700);

/// A match of each game in which somebody has a real choice.
fn matches() -> Vec<Box<dyn AnyMatch>> {
    let begin = |id: &&str| {
        let info = tessera_games::info(id).expect("a game");
        let names = (0..info.max_seats).map(|seat| format!("Player {seat}")).collect();
        let setup = tessera_games::usual_setup(info.id, names).expect("a game");
        let mut game = tessera_games::begin(info.id, setup, Secret::from_number(7)).expect("playable");
        let mut rng = Rng::from_number(7);
        for _ in 0..60 {
            let seat = game.waiting()[0];
            let options = game.decision(seat).expect("asked").options;
            game.answer(seat, &options[rng.index(options.len())].choice).expect("listed");
        }
        while let Some(&seat) = game.waiting().first() {
            let options = game.decision(seat).expect("asked").options;
            if options.len() > 2 {
                break;
            }
            game.answer(seat, &options[0].choice).expect("listed");
        }
        game
    };
    tessera_games::IDS.iter().map(begin).collect()
}

/// Runs `think`, tells it to stop after a moment, and says how long it went on after that.
fn stopped<T>(think: impl FnOnce(&Stop) -> Option<T>) -> Duration {
    let stop = Stop::default();
    let moment = Duration::from_millis(100);
    let begun = Instant::now();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(moment);
            stop.tell();
        });
        assert!(think(&stop).is_none(), "it had for ever");
    });
    begun.elapsed().saturating_sub(moment)
}

#[test]
fn a_search_stops_when_it_is_told_to() {
    for game in matches() {
        let seat = game.waiting()[0];
        let mut mind = Mind::new(game.title(), Kind::Search(FOR_EVER), Rng::from_number(1)).expect("a game");
        let went_on = stopped(|stop| mind.choose_unless(game.as_ref(), seat, stop));
        assert!(went_on < SOON, "{}: {went_on:?}", game.title());
        let went_on = stopped(|stop| advise(game.as_ref(), seat, &[], FOR_EVER, Rng::from_number(1), stop));
        assert!(went_on < SOON, "{}: {went_on:?}", game.title());
    }
}

#[test]
fn whoever_was_told_before_does_not_begin() {
    let stop = Stop::default();
    drop(stop.on_drop());
    for game in matches() {
        let seat = game.waiting()[0];
        for kind in [Kind::Search(FOR_EVER), Kind::Greedy { slips: 0 }] {
            let begun = Instant::now();
            let mut mind = Mind::new(game.title(), kind, Rng::from_number(1)).expect("a game");
            assert_eq!(mind.choose_unless(game.as_ref(), seat, &stop), None);
            assert!(begun.elapsed() < SOON, "{}: {kind}", game.title());
        }
        assert_eq!(analyse(game.as_ref(), Rng::from_number(1), &AtomicUsize::new(0), &stop), None);
    }
}
