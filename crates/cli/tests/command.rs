//! The command as people run it: what it prints, what it refuses, how it exits.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A folder of this test's own, gone when it ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("tessera-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn tessera(arguments: &[&str]) -> Output {
    typing(arguments, "")
}

fn typing(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(arguments)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("USER", "ada")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // A command that refuses its arguments does not read what is typed.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("the command ends")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn complaint(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn record(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tempus/tests/records").join(name).display().to_string()
}

#[test]
fn simulate_prints_one_json_object() {
    let output =
        tessera(&["simulate", "tempus", "--seats", "4", "--games", "50", "--seed", "1", "--threads", "2", "--json"]);
    assert!(output.status.success(), "{}", complaint(&output));
    let summary: serde_json::Value = serde_json::from_str(&out(&output)).expect("one JSON object");
    let keys: Vec<&str> = summary.as_object().expect("an object").keys().map(String::as_str).collect();
    let mut expected = vec![
        "game",
        "seats",
        "games",
        "decisions",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "decisions_per_game",
        "violations",
        "wins_by_seat",
        "mean_score_by_seat",
    ];
    expected.sort_unstable();
    let mut found = keys.clone();
    found.sort_unstable();
    assert_eq!(found, expected);
    assert_eq!(summary["violations"], 0);
    let wins: u64 =
        summary["wins_by_seat"].as_array().expect("a list").iter().filter_map(serde_json::Value::as_u64).sum();
    assert!(wins >= 50, "every game has a winner");
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let run = |threads: &str, extra: &[&str]| {
        let mut arguments = vec!["simulate", "tempus", "--seats", "3", "--games", "40", "--seed", "9", "--json"];
        arguments.extend(["--threads", threads]);
        arguments.extend(extra);
        let output = tessera(&arguments);
        let mut summary: serde_json::Value = serde_json::from_str(&out(&output)).expect("one JSON object");
        for key in ["seconds", "games_per_second", "decisions_per_second"] {
            summary.as_object_mut().expect("an object").remove(key);
        }
        summary
    };
    assert_eq!(run("1", &[]), run("2", &[]));
    assert_eq!(run("2", &["--check"])["violations"], 0);
}

#[test]
fn verify_tells_honest_records_from_others() {
    let folder = Folder::new("verify");
    let honest = tessera(&["verify", &record("random-3-seats.tessera"), &record("random-5-seats.tessera")]);
    assert!(honest.status.success());
    assert_eq!(out(&honest).lines().filter(|line| line.contains("honest")).count(), 2);

    let text = fs::read_to_string(record("random-3-seats.tessera")).expect("a record");
    let other_seed = folder.file("seed.tessera");
    fs::write(&other_seed, text.replace("\nseed 65", "\nseed 66")).expect("written");
    let refused = tessera(&["verify", &other_seed]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(out(&refused).contains("the dice cannot be trusted"), "{}", out(&refused));

    let cheated = folder.file("cheat.tessera");
    fs::write(&cheated, text.replacen(" settle ", " attack ", 1)).expect("written");
    let refused = tessera(&["verify", &cheated]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(out(&refused).contains("line "), "{}", out(&refused));
}

#[test]
fn broken_input_gets_an_error_that_says_what_to_do() {
    let folder = Folder::new("broken");
    let noise = folder.file("noise.tessera");
    fs::write(&noise, [0xff, 0xfe, 0x00, 0x31]).expect("written");
    let cases: &[(&[&str], &str, i32)] = &[
        (&["play", "chess"], "there is no game 'chess'; there is: tempus", 2),
        (&["about", "chess"], "there is no game 'chess'", 2),
        (&["play", "tempus", "--seats", "you,random"], "tempus is for 3 to 5 players, not 2", 2),
        (&["play", "tempus", "--seats", "you,me,random"], "'me' is neither 'you' nor a bot (random, urged, greedy", 2),
        (&["play", "tempus", "--option", "actions=never"], "option actions cannot be 'never'", 2),
        (&["play", "tempus", "--option", "speed=1"], "tempus has no option 'speed'", 2),
        (&["play", "tempus", "--edition", "1999"], "there is no edition '1999'", 2),
        (
            &["play", "clash-2012", "--edition", "monumental"],
            "no edition 'monumental' of clash-2012; there is: 2012",
            2,
        ),
        (&["simulate", "clash-2012", "--option", "wonders=announced"], "option wonders is not in edition '2012'", 2),
        (&["play", "--resume", "nowhere.tessera"], "nowhere.tessera: ", 1),
        (&["simulate", "tempus", "--seats", "900000000"], "tempus is for 3 to 5 players", 2),
        (&["simulate", "tempus", "--bot", "hal"], "there is no bot 'hal'; there is: random", 2),
        (&["simulate", "tempus", "--threads", "0"], "--threads must be at least 1", 2),
        (&["arena", "tempus", "--players", "greedy"], "a tournament needs at least two players", 2),
        (&["arena", "tempus", "--players", "greedy,hal"], "there is no bot 'greedy,hal'; there is: random", 2),
        (&["arena", "tempus", "--players", "greedy;exec:"], "'exec:' needs a command", 2),
        (&["arena", "tempus", "--players", "greedy,greedy"], "'greedy' takes part twice", 2),
        (&["arena", "tempus", "--players", "greedy,random", "--games", "0"], "must be at least 1", 2),
        (&["arena", "tempus", "--players", "greedy,random", "--form", "cup"], "a 'round-robin' or a 'gauntlet'", 2),
        (&["arena", "tempus", "--players", "greedy,random", "--results", &noise], "noise.tessera", 1),
        (&["tune", "chess"], "there is no game 'chess'", 2),
        (&["tune", "tempus", "--stray", "0"], "--stray above 0", 2),
        (&["replay", &noise], "line 1: this is not a Tessera record", 1),
        (&["replay", &record("random-3-seats.tessera"), "--at", "99999"], "--at can be 0 to ", 2),
        (&["replay", &record("random-3-seats.tessera"), "--for", "7"], "the game has seats 0 to 2", 2),
        (&["rules", "tempus", "T99"], "have no section 'T99'; sections are: T1, T2", 2),
        (&["games", "--lang", "tlh"], "'tlh' is not a language of this program; it speaks en and fr", 2),
    ];
    for (arguments, expected, code) in cases {
        let output = tessera(arguments);
        assert!(complaint(&output).contains(expected), "{arguments:?}: {}", complaint(&output));
        assert_eq!(output.status.code(), Some(*code), "{arguments:?}");
    }
}

#[test]
fn a_tournament_is_reported_and_goes_on_from_its_file() {
    let folder = Folder::new("arena");
    let (results, page) = (folder.file("games.jsonl"), folder.file("report.html"));
    let arena = |more: &[&str]| {
        let common = ["arena", "tempus", "--players", "greedy:slips=80;random", "--form", "gauntlet", "--games", "3"];
        let output = tessera(&[&common[..], &["--results", &results], more].concat());
        assert!(output.status.success(), "{}", complaint(&output));
        out(&output)
    };
    let report: serde_json::Value = serde_json::from_str(&arena(&["--json"])).expect("JSON");
    assert_eq!(report["games"], 3);
    assert_eq!(report["players"].as_array().map(Vec::len), Some(2));
    let kept = fs::read_to_string(&results).expect("kept");
    assert_eq!(kept.lines().count(), 4);
    let table = arena(&["--html", &page]);
    assert!(table.contains("greedy:slips=80") && table.contains("3 games"), "{table}");
    assert_eq!(fs::read_to_string(&results).expect("kept"), kept, "nothing is played twice");
    assert!(fs::read_to_string(&page).expect("a page").contains("<svg"));
}

#[test]
fn tuning_says_whether_it_helped() {
    let folder = Folder::new("tune");
    let (weights, json, curve) = (folder.file("weights.json"), folder.file("all.json"), folder.file("curve.svg"));
    let output = tessera(&[
        "tune",
        "tempus",
        "--generations",
        "1",
        "--variants",
        "2",
        "--games",
        "1",
        "--proof",
        "3",
        "--json",
        &json,
        "--curve",
        &curve,
        "--weights",
        &weights,
    ]);
    assert!(output.status.success(), "{}", complaint(&output));
    assert!(complaint(&output).contains("generation 1:"), "a line a generation");
    assert!(out(&output).contains("of 3 fresh games (33.3% is even)"), "{}", out(&output));
    let all: serde_json::Value = serde_json::from_str(&fs::read_to_string(&json).expect("kept")).expect("JSON");
    assert_eq!(all["curve"].as_array().map(Vec::len), Some(1));
    assert_eq!(all["before"]["weights"].as_array().map(Vec::len), all["after"]["weights"].as_array().map(Vec::len));
    assert!(fs::read_to_string(&curve).expect("a picture").starts_with("<svg"));
    assert_eq!(Path::new(&weights).exists(), out(&output).contains("written to"), "kept only if they are better");
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in
        ["serve", "learn", "play", "simulate", "arena", "worker", "tune", "replay", "show", "verify", "about", "rules"]
    {
        let output = tessera(&[command, "--help"]);
        assert!(output.status.success() && out(&output).contains("tessera "), "{command}");
        assert!(out(&output).contains("Example"), "{command} --help shows no example");
    }
}

#[test]
fn a_game_can_be_left_and_resumed() {
    let folder = Folder::new("resume");
    let save = folder.file("mine.tessera");
    let play = ["play", "tempus", "--seats", "you,random,random", "--seed", "3", "--save", &save];
    let left = typing(&play, "G6\n1\nq\n");
    assert!(left.status.success(), "{}", complaint(&left));
    assert!(out(&left).contains("tessera play --resume"), "{}", out(&left));
    let before = fs::read_to_string(&save).expect("the game is kept");
    assert!(before.contains("tile G6"), "{before}");

    let resumed = typing(&["play", "--resume", &save, "--lang", "fr"], "?\nl\nr\nh\nnonsense\nu\nq\n");
    assert!(resumed.status.success());
    let told = out(&resumed);
    assert!(told.contains("Ada pose la tuile") && told.contains("T2"), "{told}");
    assert!(told.contains("«\u{a0}nonsense\u{a0}» n’est pas"), "{told}");
    let after = fs::read_to_string(&save).expect("the game is kept");
    assert!(after.lines().any(|line| line.ends_with(" 0 undo")), "the takeback is written down");
    assert!(tessera(&["verify", &save]).status.success());
}

#[test]
fn a_standing_order_is_given_and_ended_where_the_game_has_one() {
    let folder = Folder::new("order");
    let save = folder.file("order.tessera");
    let play =
        |game| typing(&["play", game, "--seats", "you,random,random", "--seed", "3", "--save", &save], "d\nd\nq\n");
    let told = out(&play("tempus"));
    let given = told.find("Ordered: Play no cards in defence").expect("given");
    let ended = told.find("No longer ordered: Play no cards in defence").expect("ended");
    assert!(given < ended, "{told}");
    assert!(out(&play("mosaic")).contains("This game has no standing order."));
}

#[test]
fn every_game_is_played_in_the_terminal() {
    let folder = Folder::new("every-game");
    for game in tessera_games::IDS {
        let save = folder.file(&format!("{game}.tessera"));
        let seats = tessera_games::info(game).expect("registered").min_seats;
        let seats = ["you"].into_iter().chain(std::iter::repeat_n("random", seats - 1)).collect::<Vec<_>>().join(",");
        let play = ["play", game, "--seats", &seats, "--seed", "5", "--save", &save];
        let played = typing(&play, &format!("{}q\n", "1\n".repeat(12)));
        assert!(played.status.success(), "{game}: {}", complaint(&played));
        assert!(out(&played).contains("● Ada"), "{game}: the board says who is there: {}", out(&played));
        assert!(!out(&played).contains('⟨'), "{game}: a message is missing: {}", out(&played));
        let record = fs::read_to_string(&save).expect("the game is kept");
        let mine = record.lines().filter(|line| line.split(' ').nth(1) == Some("0")).count();
        assert!(mine >= 12, "{game}: {record}");
        assert!(tessera(&["verify", &save]).status.success(), "{game}");
    }
}

#[test]
fn a_game_is_called_by_its_titles_or_its_own_name() {
    let folder = Folder::new("titles");
    for (arguments, edition) in [
        (&["clash"][..], "monumental"),
        (&["clash", "--edition", "2012"], "2012"),
        (&["clash-2012"], "2012"),
        (&["clash-monumental", "--edition", "monumental"], "monumental"),
    ] {
        let save = folder.file(&format!("{}.tessera", arguments.join("")));
        let rest = ["--seats", "you,random", "--seed", "5", "--save", &save];
        let played = typing(&[&["play"], arguments, &rest].concat(), "1\n1\nq\n");
        assert!(played.status.success(), "{arguments:?}: {}", complaint(&played));
        let record = fs::read_to_string(&save).expect("the game is kept");
        assert!(record.contains(&format!("\ngame clash\nedition {edition}\n")), "{arguments:?}: {record}");
        assert!(typing(&["play", "--resume", &save, "--lang", "fr"], "q\n").status.success(), "{arguments:?}");
    }
    assert!(out(&tessera(&["about", "clash"])).contains("Monumental Edition"));
    assert!(out(&tessera(&["about", "clash-2012"])).contains("(2012)"));
}

#[test]
fn an_order_answers_what_it_is_about_at_once() {
    let folder = Folder::new("order-now");
    let save = folder.file("order.tessera");
    let refused = (0..80).any(|asked| {
        let play = ["play", "clash", "--seats", "you,random", "--seed", "3", "--save", &save];
        let told = typing(&play, &format!("{}d\nq\n", "1\n".repeat(asked)));
        assert!(told.status.success(), "{}", complaint(&told));
        let kept = fs::read_to_string(&save).expect("the game is kept");
        kept.lines().any(|line| line.ends_with(" 0 refuse"))
    });
    assert!(refused, "the first option of an offer is to accept: only the order refuses");
}

#[test]
fn hot_seat_never_shows_the_others_hand() {
    let folder = Folder::new("hot-seat");
    let save = folder.file("two.tessera");
    let script = "idea\nend\n1\nready\n".repeat(400);
    let play = ["play", "tempus", "--seats", "you,you,random", "--seed", "11", "--save", &save];
    let output = typing(&play, &script);
    assert!(output.status.success(), "{}", complaint(&output));
    let told = out(&output);
    // Each part of the output belongs to whoever the terminal was handed to.
    let parts: Vec<&str> = told.split("Hand the terminal to ").skip(1).collect();
    assert!(parts.len() > 4, "the two take turns");
    let mut named = 0;
    for part in parts {
        let (mine, other) =
            if part.starts_with("Player 1") { ("Player 1", "Player 2") } else { ("Player 2", "Player 1") };
        let draws = |name: &str| format!("· {name} draws ");
        for line in part.lines().filter(|line| line.starts_with(&draws(other))) {
            // A card is named with its background in parentheses.
            assert!(!line.contains('('), "{mine} reads: {line}");
        }
        named += part.lines().filter(|line| line.starts_with(&draws(mine)) && line.contains('(')).count();
    }
    assert!(named > 0, "one reads one's own cards");
}

#[test]
fn words_are_explained_in_the_terminal() {
    let folder = Folder::new("words");
    let save = folder.file("mine.tessera");
    let play = ["play", "tempus", "--seats", "you,random,random", "--seed", "3", "--save", &save, "--lang", "fr"];
    let asked = out(&typing(&play, "w religion\nw CITES\nw\nw licorne\nq\n"));
    assert!(asked.contains("w mot"), "the line of keys names it: {asked}");
    assert!(asked.contains("Religion (T10.10)") && asked.contains("Convertissez un jeton voisin"), "{asked}");
    assert!(asked.contains("Tuiles Cité (T1.2)"), "without accents, one of several: {asked}");
    assert!(asked.contains("Leader militaire, Transport"), "without a word, all there are: {asked}");
    assert!(asked.contains("Rien ici ne s’appelle ainsi"), "{asked}");
}

#[test]
fn every_game_is_learnt_in_the_terminal() {
    for game in tessera_games::IDS {
        let course = tessera_lessons::course(game).expect("a course");
        // "Show me" as often as the first lesson asks, then on to the second, and away.
        let shown = "!\n".repeat(course[0].choices());
        for lang in ["en", "fr"] {
            let output = typing(&["learn", game, "--lang", lang], &format!("{shown}\nq\n"));
            assert!(output.status.success(), "{game}: {}", complaint(&output));
            let said = out(&output);
            assert!(!said.contains('⟨'), "{game}: a message is missing in {said}");
            let [first, second] =
                if lang == "en" { ["Lesson 1:", "Lesson 2:"] } else { ["Leçon 1\u{a0}:", "Leçon 2\u{a0}:"] };
            assert!(said.contains(first) && said.contains(second), "{game}: {said}");
        }
    }
}

#[test]
fn a_wrong_choice_in_a_lesson_gets_a_reason_and_another_try() {
    let output = typing(&["learn", "tempus", "first"], "idea\nnonsense\nchildren\nI9\nq\n");
    let said = out(&output);
    assert!(said.contains("Not yet. More people first"), "{said}");
    assert!(said.contains("have a child on I9") || said.contains("has a child on I9"), "{said}");
    assert!(said.contains("Step 2 of 3"), "{said}");
    for arguments in [["learn", "chess", "first"], ["learn", "tempus", "nothing"]] {
        assert_eq!(tessera(&arguments).status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn the_menu_begins_a_game_teaches_one_and_quits() {
    let folder = Folder::new("menu");
    let run = |input: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tessera"))
            .arg("menu")
            .env("TESSERA_DATA", &folder.0)
            .env("LANG", "en_GB.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the command starts");
        child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("typed");
        let output = child.wait_with_output().expect("the command ends");
        assert!(output.status.success());
        out(&output)
    };
    let learning = run("2\n!\nq\n");
    assert!(learning.contains("Learn it, lesson by lesson"), "{learning}");
    assert!(learning.contains("Lesson 1: Your people") && learning.contains("Step 1 of 3"), "{learning}");
    let begun = run("1\nq\n");
    assert!(begun.contains("Play against bots, 3 to 5 seats") && begun.contains("Where does"), "{begun}");
    assert!(run("q\n").contains("Go on with"), "the game that was left is offered again");
}

#[test]
fn replay_draws_any_moment() {
    let output = tessera(&["replay", &record("random-3-seats.tessera"), "--at", "40", "--for", "1"]);
    assert!(output.status.success());
    assert!(out(&output).contains("is asked:"), "{}", out(&output));
    let end = tessera(&["replay", &record("random-3-seats.tessera"), "--lang", "fr"]);
    assert!(out(&end).contains("La dernière époque est finie"), "{}", out(&end));
}

#[test]
fn show_draws_any_position_as_a_picture() {
    let folder = Folder::new("show");
    let (svg, png) = (folder.file("board.svg"), folder.file("board.png"));
    for out in [&svg, &png] {
        let output = tessera(&["show", &record("random-4-seats.tessera"), "--at", "200", "--for", "1", "--out", out]);
        assert!(output.status.success(), "{}", complaint(&output));
    }
    assert!(fs::read_to_string(&svg).expect("drawn").starts_with("<svg"));
    assert!(fs::read(&png).expect("drawn").starts_with(b"\x89PNG"));
    let refused = tessera(&["show", &record("random-4-seats.tessera"), "--out", "board.gif"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(complaint(&refused).contains("--out must end in .svg or .png"));
}

#[test]
fn load_measures_live_matches_on_this_machine_only() {
    let output = tessera(&["load", "--matches", "3", "--viewers", "4", "--seconds", "1", "--rate", "20", "--json"]);
    assert!(output.status.success(), "{}", complaint(&output));
    let report: serde_json::Value = serde_json::from_str(&out(&output)).expect("one JSON object");
    assert_eq!(report["matches"], 3, "{report}");
    let refused = tessera(&["load", "--url", "http://192.0.2.1:80"]);
    assert_eq!(refused.status.code(), Some(2), "{}", complaint(&refused));
}

#[test]
fn mail_settings_that_make_no_sense_are_told_before_anything_is_served() {
    let folder = Folder::new("mail-settings");
    let data = folder.file("data");
    let site = ["--public-url", "https://games.example"];
    let from = ["--mail-from", "games@mail.example"];
    for (options, told) in [
        ([&["--smtp", "mail.example"][..], &from, &site].concat(), "smtps://name:password@mail.example"),
        ([&["--smtp", "smtps://mail.example"][..], &site].concat(), "--mail-from"),
        ([&["--smtp", "smtps://mail.example"][..], &from].concat(), "--public-url"),
        (
            [&["--smtp", "smtps://mail.example", "--mail-from", "games"][..], &site].concat(),
            "an address like games@mail.example",
        ),
        (vec!["--public-url", "games.example"], "no address such as https://games.example"),
        (vec!["--public-url", "ftp://games.example"], "neither https:// nor http://"),
        (vec!["--node", "a b"], "a name has up to 64 letters"),
        (vec!["--notice-delay", "soon"], "--notice-delay"),
    ] {
        let refused = tessera(&[&["serve", "--listen", "127.0.0.1:0", "--data", &data][..], &options].concat());
        assert!(!refused.status.success(), "{options:?}");
        assert!(complaint(&refused).contains(told), "{options:?}: {}", complaint(&refused));
    }
}
