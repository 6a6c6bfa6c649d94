//! Bots cannot peek: what they choose does not change when what they cannot know does.

use tessera_bots::{Budget, Judge, Kind, Past, Search, Version, Who};
use tessera_kernel::{Eyes, Game, Match, Rng, Secret, Setup, Viewer};
use tessera_tempus::Tempus;

/// Every bot, with a budget that a test can afford; without a clock, so that only knowledge can make a difference.
fn bots() -> [Kind; 8] {
    [
        Kind::Random,
        Kind::Urged,
        Kind::Greedy { slips: 0 },
        Kind::Greedy { slips: 30 },
        Kind::Search(Budget::iterations(24)),
        Kind::Search(Budget { trees: 2, ..Budget::iterations(24) }),
        Kind::Past(Past { version: Version::Yardstick, who: Who::Search(Budget::iterations(24)) }),
        Kind::Past(Past { version: Version::Yardstick, who: Who::Greedy { slips: 0 } }),
    ]
}

/// Plays a match by chance; at one decision of a few, a bot must choose the same whatever it cannot know.
struct NeverPeeks {
    /// The edition of the title.
    edition: &'static str,
    /// Seats beyond the fewest.
    more: usize,
    seed: u64,
}

impl tessera_games::Visitor for NeverPeeks {
    type Out = ();

    fn visit<G: Game>(self) {
        /// Decisions of a match that are tried.
        const TRIED: usize = 150;
        let Self { edition, more, seed } = self;
        let seats = (G::SEATS.start() + more).min(*G::SEATS.end());
        let setup = Setup::anonymous::<G>(seats).in_edition(edition);
        let mut game = Match::<G>::new(setup, Secret::from_number(seed)).expect("playable");
        let mut rng = Rng::from_number(seed);
        let mut tried = 0;
        while let Some(decision) = game.decisions().first()
            && tried < TRIED
        {
            let seat = decision.seat;
            if rng.below(3) == 0 {
                // Every position is tried with one of them, each of them with many.
                let kind = bots()[tried % bots().len()];
                tried += 1;
                let elsewhere = game.position().redealt(Viewer::Seat(seat), &mut rng);
                let mind = rng.fork();
                let here = kind.build::<G>(mind.clone()).choose(game.eyes(seat));
                let there = kind.build::<G>(mind).choose(Eyes::new(&elsewhere, seat));
                assert_eq!(here, there, "{kind} peeks in {} (seed {seed}, after {})", G::ID, game.choices());
                if tried % 6 == 0 {
                    reasons_do_not_peek(game.eyes(seat), Eyes::new(&elsewhere, seat), &rng.fork());
                }
            }
            let choice = decision.options[rng.index(decision.options.len())].clone();
            game.answer(seat, &choice).expect("listed");
        }
        assert!(tried > bots().len(), "{} is tried with every bot", G::ID);
    }
}

/// Also what is said of options, and why, and the plan, rests on what the seat knows.
fn reasons_do_not_peek<G: Game>(here: Eyes<'_, G>, there: Eyes<'_, G>, rng: &Rng) {
    let said = |eyes: Eyes<'_, G>| {
        let mut search = Search::<G>::new(Budget::iterations(12), Judge::newest::<G>(), rng.clone());
        search.judge(eyes);
        search.weigh(eyes, &[0, 1], Budget::iterations(16))
    };
    assert_eq!(said(here), said(there), "the reasons peek in {}", G::ID);
}

#[test]
fn no_bot_peeks_in_any_game() {
    for id in tessera_games::IDS {
        let edition = tessera_games::info(id).expect("registered").editions[0];
        for seed in 0..3 {
            tessera_games::visit(id, NeverPeeks { edition, more: seed as usize, seed });
        }
    }
}

#[test]
fn bots_choose_from_the_list_to_the_end_of_the_game() {
    for (number, kind) in bots().into_iter().enumerate() {
        let setup = Setup::anonymous::<Tempus>(3 + number % 3);
        let mut game = Match::<Tempus>::new(setup, Secret::from_number(11)).expect("playable");
        let mut bots: Vec<_> =
            (0..game.setup().count() as u64).map(|seat| kind.build::<Tempus>(Rng::from_number(seat))).collect();
        while let Some(decision) = game.decisions().first() {
            let seat = decision.seat;
            let index = bots[seat.index()].choose(game.eyes(seat));
            let choice = *decision.options.get(index).expect("bots choose from the list");
            game.answer(seat, &choice).expect("listed");
        }
        assert!(game.outcome().is_some());
    }
}

/// The same seed and iterations give the same choices, whatever the number of cores.
#[test]
fn a_search_is_the_same_every_time() {
    let kind = Kind::Search(Budget { trees: 4, ..Budget::iterations(200) });
    let setup = Setup::anonymous::<Tempus>(3);
    let play = |threads: usize| {
        let mut game = Match::<Tempus>::new(setup.clone(), Secret::from_number(3)).expect("playable");
        let mut bots: Vec<_> = (0..3).map(|seat| kind.build::<Tempus>(Rng::from_number(seat))).collect();
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| {
            for _ in 0..60 {
                let seat = game.decisions()[0].seat;
                let index = bots[seat.index()].choose(game.eyes(seat));
                let choice = game.decisions()[0].options[index];
                game.answer(seat, &choice).expect("listed");
            }
        });
        game.record(true).to_string()
    };
    assert_eq!(play(1), play(3));
}

/// Greedy sees where a whole action leads: it beats chance by far.
#[test]
fn greedy_beats_random() {
    let mut won = 0;
    for number in 0..6 {
        let setup = Setup::anonymous::<Tempus>(3);
        let mut game = Match::<Tempus>::new(setup, Secret::from_number(100 + number)).expect("playable");
        let greedy = tessera_kernel::Seat::new(number as usize % 3);
        let mut bots: Vec<_> = tessera_kernel::Seat::all(3)
            .map(|seat| {
                let kind = if seat == greedy { Kind::Greedy { slips: 0 } } else { Kind::Random };
                kind.build::<Tempus>(Rng::from_number(number))
            })
            .collect();
        while let Some(decision) = game.decisions().first() {
            let seat = decision.seat;
            let choice = decision.options[bots[seat.index()].choose(game.eyes(seat))];
            game.answer(seat, &choice).expect("listed");
        }
        won += u32::from(game.outcome().expect("over").winners().any(|seat| seat == greedy));
    }
    assert_eq!(won, 6);
}

#[test]
fn whoever_is_asked_the_very_same_again_and_again_tries_something_else() {
    let setup = Setup::anonymous::<tessera_clash::Clash>(2);
    let game = Match::<tessera_clash::Clash>::new(setup, Secret::from_number(4)).expect("two can play");
    let seat = game.decisions()[0].seat;
    for kind in [Kind::Greedy { slips: 0 }, Kind::Search(Budget::iterations(24))] {
        let mut bot = kind.build::<tessera_clash::Clash>(Rng::from_number(1));
        // Nothing comes of it, as if what is chosen could be done again and again.
        let chosen: Vec<usize> = (0..12).map(|_| bot.choose(game.eyes(seat))).collect();
        let most = chosen.iter().map(|one| chosen.iter().filter(|other| *other == one).count()).max();
        assert!(most.is_some_and(|most| most <= 5), "{kind}: {chosen:?}");
    }
}
