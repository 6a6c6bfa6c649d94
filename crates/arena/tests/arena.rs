//! Tournaments are the same every time, can be broken off, and are not harmed by foul play.

use std::sync::atomic::AtomicU64;

use tessera_arena::{
    Finished, Form, Foul, Opening, Player, Report, Results, ResultsError, Tournament, TournamentError, page, run,
};
use tessera_kernel::Tag;

fn tournament(players: &[&str], games: u64) -> Tournament {
    Tournament {
        game: "tempus".into(),
        seats: 3,
        options: String::new(),
        players: players.iter().map(|name| name.parse().expect("a player")).collect(),
        form: Form::RoundRobin,
        games,
        seed: 7,
        limit: 2_000,
        openings: Vec::new(),
    }
}

/// The games, with the clock's part left out.
fn played(tournament: &Tournament, results: &mut Results, threads: usize) -> Vec<Finished> {
    run(tournament, results, threads, &AtomicU64::new(0)).expect("it can be played");
    let still = |mut game: Finished| {
        game.seconds.fill(0.0);
        game
    };
    results.games().into_iter().map(still).collect()
}

#[test]
fn a_tournament_is_the_same_every_time_and_on_any_number_of_threads() {
    let tournament = tournament(&["random", "greedy:slips=90", "search:iters=2"], 3);
    tournament.check().expect("playable");
    let once = played(&tournament, &mut Results::in_memory(), 1);
    assert_eq!(once.len() as u64, tournament.count());
    assert_eq!(once, played(&tournament, &mut Results::in_memory(), 3));
}

#[test]
fn games_begin_as_they_shall() {
    let opening = |text: &str| text.parse::<Opening>().expect("a beginning");
    let tournament = Tournament {
        game: "clash-monumental".into(),
        seats: 2,
        openings: vec![opening("people=aztecs,romans"), opening("people=vikings")],
        ..tournament(&["random", "urged"], 4)
    };
    tournament.check().expect("playable");
    let games = played(&tournament, &mut Results::in_memory(), 2);
    assert_eq!((games.len() as u64, tournament.count()), (8, 8));
    for game in &games {
        let peoples: Vec<&str> = game
            .tags
            .iter()
            .flat_map(|tags| tags.iter().filter(|tag| tag.about == "people").map(|tag| tag.value.as_str()))
            .collect();
        match game.fixture.opening {
            Some(0) => assert!(peoples == ["aztecs", "romans"] || peoples == ["romans", "aztecs"], "{peoples:?}"),
            _ => assert!(peoples.contains(&"vikings"), "{peoples:?}"),
        }
    }
    let box_of = |game: &Finished| {
        let people = |tags: &Vec<Tag>| tags.iter().find(|tag| tag.about == "people").cloned();
        (game.fixture.dice, game.tags.iter().map(people).collect::<Vec<_>>())
    };
    assert_eq!(box_of(&games[0]), box_of(&games[2]), "both sit at each seat of a box");
    assert_ne!(games[0].fixture.seats, games[2].fixture.seats);
    let report = Report::new(&tournament, &games);
    assert_eq!(report.tags["people"]["aztecs"].games, 4);
    assert!(page(&report, &games).contains("people=aztecs,romans"));
    let never = Tournament { openings: vec![opening("people=atlantis")], ..tournament };
    assert_eq!(never.check(), Err(TournamentError::Opening("people=atlantis".into())));
    assert_eq!("aztecs".parse::<Opening>(), Err(TournamentError::Opening("aztecs".into())));
}

#[test]
fn a_tournament_goes_on_where_it_was_broken_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.jsonl");
    let tournament = tournament(&["random", "greedy:slips=90"], 6);
    let whole = played(&tournament, &mut Results::open(&path, &tournament).expect("a file"), 2);
    let text = std::fs::read_to_string(&path).expect("kept");
    // The power failed in the middle of the sixth game's line.
    let cut: String = text.split_inclusive('\n').take(6).collect::<String>() + "{\"number\":9,\"sea";
    std::fs::write(&path, cut).expect("written");
    let mut results = Results::open(&path, &tournament).expect("it goes on");
    assert_eq!(results.games().len(), 5);
    assert_eq!(played(&tournament, &mut results, 2), whole);
    assert_eq!(std::fs::read_to_string(&path).expect("kept").lines().count(), 13);
    let other = Tournament { seed: 8, ..tournament };
    assert!(matches!(Results::open(&path, &other), Err(ResultsError::Other(_))));
}

#[test]
fn stronger_bots_are_rated_higher() {
    let tournament = Tournament { form: Form::Gauntlet, ..tournament(&["greedy:slips=10", "random"], 9) };
    let games = played(&tournament, &mut Results::in_memory(), 2);
    let report = Report::new(&tournament, &games);
    assert_eq!(report.players[0].name, "greedy:slips=10");
    assert!(report.players[0].wins.rate > 0.8 && report.players[0].rating.low > report.players[1].rating.high);
    let duel = &report.duels[0];
    assert!(duel.ahead == "greedy:slips=10" && duel.share.games == 18 && duel.share.rate > 0.8);
    let won: f64 = report.seats.iter().map(|seat| seat.wins).sum();
    assert!((won - 9.0).abs() < 1e-6, "every game has one win");
    assert!(report.tags["epoch reached first"].contains_key("flight"));
    let page = page(&report, &games);
    assert!(page.contains("<svg") && page.contains("greedy:slips=10") && !page.contains("http://localhost"));
    assert!(!page.contains("<script") && !page.contains(" src="), "the page needs nothing else");
}

#[test]
fn the_same_dice_are_no_second_witness() {
    let tournament = tournament(&["greedy", "random"], 6);
    let games = played(&tournament, &mut Results::in_memory(), 2);
    let report = Report::new(&tournament, &games);
    for seat in &report.seats {
        // Two line-ups of six games each; three rotations share their dice.
        assert_eq!((seat.games, seat.deals), (12, 2));
        assert!(seat.high - seat.low > 0.5, "two deals say little: {seat:?}");
    }
    for share in report.tags.values().flat_map(|values| values.values()) {
        assert!(share.deals <= share.games && share.deals <= 2 * 3, "{share:?}");
    }
}

/// A shell script as a bot, in a game against two of ours.
fn against_script(script: &str, limit: u64) -> Vec<Finished> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("bot.sh");
    std::fs::write(&path, script).expect("written");
    let name = format!("exec:sh {}", path.display());
    let tournament = Tournament { form: Form::Gauntlet, limit, ..tournament(&[&name, "greedy:slips=90"], 3) };
    played(&tournament, &mut Results::in_memory(), 2)
}

fn lost_by(games: &[Finished], reason: impl Fn(&Foul) -> bool) {
    assert_eq!(games.len(), 3);
    for game in games {
        let seat = game.fixture.seats.iter().position(|&player| player == 0).expect("it sat there");
        assert!(game.fouls[seat].as_ref().is_some_and(&reason), "{:?}", game.fouls[seat]);
        assert_eq!((game.ranks[seat], game.wins[seat]), (3, 0.0), "it comes last");
        assert!((game.wins.iter().sum::<f64>() - 1.0).abs() < 1e-9, "the others' game counts");
        assert_eq!(game.fouls.iter().flatten().count(), 1);
    }
}

#[test]
fn a_bot_that_crashes_loses_its_game() {
    lost_by(&against_script("echo ready; read hello; read question; exit 1", 5_000), |foul| *foul == Foul::Gone);
}

#[test]
fn a_bot_that_says_nothing_loses_its_game() {
    lost_by(&against_script("echo ready; sleep 60", 300), |foul| *foul == Foul::Silent { millis: 300 });
}

#[test]
fn a_bot_that_answers_with_what_is_not_possible_loses_its_game() {
    let script = "echo ready; read hello; while read question; do echo fly to the moon; done";
    lost_by(
        &against_script(script, 5_000),
        |foul| matches!(foul, Foul::Illegal { choice, .. } if choice == "fly to the moon"),
    );
}

#[test]
fn a_bot_that_talks_without_end_loses_its_game() {
    let script = "echo ready; while true; do printf xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done";
    lost_by(&against_script(script, 5_000), |foul| matches!(foul, Foul::Illegal { .. }));
}

#[test]
fn a_bot_that_cannot_be_started_loses_its_game() {
    let tournament =
        Tournament { form: Form::Gauntlet, ..tournament(&["exec:/no/such/program", "greedy:slips=90"], 3) };
    lost_by(&played(&tournament, &mut Results::in_memory(), 1), |foul| matches!(foul, Foul::Start { .. }));
}

#[test]
fn the_example_bot_plays_fair() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/first_steps.py");
    let name = format!("exec:python3 {path}");
    let tournament = Tournament { form: Form::Gauntlet, ..tournament(&[&name, "random"], 3) };
    assert!(matches!(tournament.players[0], Player::Program(_)));
    let games = played(&tournament, &mut Results::in_memory(), 2);
    assert!(games.iter().all(|game| game.fouls.iter().all(Option::is_none)), "{games:?}");
    assert_eq!(games, played(&tournament, &mut Results::in_memory(), 1), "the same every time");
}
