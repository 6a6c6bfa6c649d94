//! Turning points: where a seat lost most.

use std::sync::atomic::{AtomicUsize, Ordering};

use tessera_bots::{Kind, Mind, Stop, turning_points, turning_steps};
use tessera_kernel::{Rng, Seat, Secret};

#[test]
fn whoever_plays_without_looking_is_told_where_it_cost_most() {
    let names = ["Ada", "Bo", "Cy"].map(str::to_owned).to_vec();
    let setup = tessera_games::usual_setup("tempus", names).expect("a game");
    let mut game = tessera_games::begin("tempus", setup, Secret::from_number(3)).expect("playable");
    let mind = |kind, seed| Mind::new("tempus", kind, Rng::from_number(seed)).expect("a game");
    let sound = Kind::Greedy { slips: 0 };
    let mut minds = [mind(Kind::Random, 1), mind(sound, 2), mind(sound, 3)];
    while game.choices() < 120 {
        let seat = game.waiting()[0];
        let choice = minds[seat.index()].choose(game.as_ref(), seat).expect("asked");
        game.answer(seat, &choice).expect("listed");
    }
    let done = AtomicUsize::new(0);
    let found = turning_points(game.as_ref(), Seat::new(0), &done, &Stop::default()).expect("not stopped");
    assert!((1..=5).contains(&found.len()), "{found:?}");
    assert!(done.load(Ordering::Relaxed) <= turning_steps(game.as_ref()));
    let deeds = game.record(true).deeds;
    for turning in &found {
        let (seat, choice) = &deeds[turning.at];
        assert_eq!((*seat, choice), (Seat::new(0), &turning.played.choice), "what was done");
        assert_ne!(turning.better.choice, turning.played.choice);
        assert!(turning.lost() >= 0.03 && turning.better.chance <= 1.0);
        assert!(game.at(turning.at).place(Seat::new(0), &turning.better.choice).is_ok(), "it could be chosen");
        assert!(!turning.better.parts.is_empty(), "there are reasons");
    }
    assert!(found.is_sorted_by_key(|turning| turning.at));
    let stop = Stop::default();
    stop.tell();
    assert!(turning_points(game.as_ref(), Seat::new(0), &done, &stop).is_none());
}
