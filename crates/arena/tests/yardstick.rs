//! The bots of version 0.1 stay as they were: what is measured by them today means the same next year.

use tessera_arena::{Form, Tournament, play};

/// Points by seat of a few games between `search@0.1` and `greedy@0.1`.
fn scores(game: &str, seats: usize) -> Vec<Vec<i32>> {
    let tournament = Tournament {
        game: game.into(),
        seats,
        options: String::new(),
        players: ["search@0.1:iters=6", "greedy@0.1"].map(|name| name.parse().expect("a bot")).into(),
        form: Form::RoundRobin,
        games: 1,
        seed: 5,
        limit: 1_000,
        openings: Vec::new(),
    };
    tournament.check().expect("playable");
    tournament.fixtures().iter().map(|fixture| play(&tournament, fixture).scores).collect()
}

/// Whoever sees one of these fail has changed a rule, an evaluation, its weights or how a greedy bot looks. A change of rules
/// changes the yardstick with them: note the new points. For anything else, give the yardstick what it had.
#[test]
fn the_yardstick_stays_as_it_is() {
    for (game, seats, wanted) in YARDSTICK {
        assert_eq!(scores(game, *seats), *wanted, "{game}");
    }
}

const YARDSTICK: &[(&str, usize, &[&[i32]])] = &[
    ("tempus", 3, &[&[22, 20, 17], &[24, 22, 21]]),
    ("mosaic", 2, &[&[258, 367]]),
    ("clash-2012", 2, &[&[64, 53]]),
    ("clash-monumental", 2, &[&[47, 80]]),
    ("patchistory", 2, &[&[231, 329]]),
];
