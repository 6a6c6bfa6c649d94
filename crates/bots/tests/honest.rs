//! Bots cannot peek: what they choose does not change when what they cannot know does.

use tessera_bots::{Bot, Kind};
use tessera_kernel::{Eyes, Game, Match, Rng, Secret, Setup, Viewer};
use tessera_tempus::Tempus;

fn never_peeks<G: Game>(seats: usize, seed: u64) {
    let mut game = Match::<G>::new(Setup::anonymous::<G>(seats), Secret::from_number(seed)).expect("playable");
    let mut rng = Rng::from_number(seed);
    while let Some(decision) = game.decisions().first() {
        let seat = decision.seat;
        for kind in Kind::ALL {
            let elsewhere = game.position().redealt(Viewer::Seat(seat), &mut rng);
            let mind = rng.fork();
            let here = kind.build::<G>(mind.clone()).choose(game.eyes(seat));
            let there = kind.build::<G>(mind).choose(Eyes::new(&elsewhere, seat));
            assert_eq!(here, there, "{kind} peeks (seed {seed}, after {})", game.choices());
        }
        let choice = decision.options[rng.index(decision.options.len())].clone();
        game.answer(seat, &choice).expect("listed");
    }
}

#[test]
fn no_bot_peeks() {
    for seed in 0..4 {
        never_peeks::<Tempus>(3, seed);
        never_peeks::<Tempus>(5, seed);
    }
}

#[test]
fn the_random_bot_chooses_from_the_list() {
    let game = Match::<Tempus>::new(Setup::anonymous::<Tempus>(3), Secret::from_number(1)).expect("playable");
    let seat = game.decisions()[0].seat;
    let mut bot = tessera_bots::Random(Rng::from_number(1));
    let seen: std::collections::BTreeSet<usize> =
        (0..2000).map(|_| Bot::<Tempus>::choose(&mut bot, game.eyes(seat))).collect();
    assert_eq!(seen.len(), game.decisions()[0].options.len(), "every option comes up");
}
