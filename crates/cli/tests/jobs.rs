//! A tournament left to workers: one is killed in the middle of a game, and still every game is played exactly once.

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use tessera_testing::{Postgres, until};

fn tessera(arguments: &[&str]) -> Command {
    let mut command = Command::new(Path::new(env!("CARGO_BIN_EXE_tessera")));
    command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What was played, with the clock's part left out.
fn report(output: &Output) -> Value {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    for player in report["players"].as_array_mut().expect("players") {
        player["millis"] = Value::Null;
    }
    report
}

#[test]
fn a_killed_worker_loses_only_its_game() {
    let database = Postgres::start();
    let url = database.url();
    let tournament =
        ["arena", "tempus", "--players", "greedy:slips=60;random", "--form", "gauntlet", "--games", "12", "--json"];
    let waiting = tessera(&[&tournament[..], &["--jobs", &url]].concat()).spawn().expect("it starts");
    until("the games are on offer", || database.number("SELECT count(*) FROM arena_games") == 12);

    let worker = || tessera(&["worker", "--jobs", &url, "--threads", "1"]).spawn().expect("it starts");
    let (mut first, mut second) = (worker(), worker());
    let playing = "SELECT count(*) FROM pg_stat_activity WHERE state = 'idle in transaction'";
    let over = "SELECT count(*) FROM arena_games WHERE result IS NOT NULL";
    until("both play, and some games are over", || database.number(playing) == 2 && database.number(over) >= 2);
    // SIGKILL: nothing can be tidied up.
    first.kill().expect("killed");
    first.wait().expect("gone");

    let output = waiting.wait_with_output().expect("it ends");
    second.kill().expect("killed");
    second.wait().expect("gone");
    assert_eq!(database.number(over), 12);
    assert_eq!(database.number("SELECT count(DISTINCT result::json->>'number') FROM arena_games"), 12);

    let left = report(&output);
    assert_eq!(left["games"], 12);
    let here = report(&tessera(&tournament).output().expect("it ends"));
    assert_eq!(left, here, "workers play the same games as one machine");
}

#[test]
fn a_database_that_is_restarted_is_waited_for() {
    let mut database = Postgres::start();
    let url = database.url();
    let tournament =
        ["arena", "tempus", "--players", "greedy:slips=60;random", "--form", "gauntlet", "--games", "12", "--json"];
    let waiting = tessera(&[&tournament[..], &["--jobs", &url]].concat()).spawn().expect("it starts");
    until("the games are on offer", || database.number("SELECT count(*) FROM arena_games") == 12);
    let mut worker = tessera(&["worker", "--jobs", &url, "--threads", "2"]).spawn().expect("it starts");
    let over = "SELECT count(*) FROM arena_games WHERE result IS NOT NULL";
    until("some games are over", || database.number(over) >= 2);
    database.restart(Duration::from_secs(3));
    assert!(worker.try_wait().expect("a process").is_none(), "the worker has not given up");
    until("all games are over", || database.number(over) == 12);
    let output = waiting.wait_with_output().expect("it ends");
    // Whoever has nothing to do notices too.
    database.restart(Duration::from_millis(200));
    std::thread::sleep(Duration::from_secs(2));
    assert!(worker.try_wait().expect("a process").is_none(), "nor while it had nothing to do");
    worker.kill().expect("killed");
    let said = worker.wait_with_output().expect("gone").stderr;
    let said = String::from_utf8_lossy(&said);
    assert!(said.contains("trying again until it is back"), "{said}");
    assert_eq!(report(&output)["games"], 12);
}

#[test]
fn a_database_that_is_not_there_is_a_clear_error_at_once() {
    // Nobody listens; somebody listens and says nothing; there is no such folder.
    let closed = std::net::TcpListener::bind(("127.0.0.1", 0)).and_then(|free| free.local_addr()).expect("a port");
    let silent = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let mute = silent.local_addr().expect("an address");
    let urls = [
        format!("postgres://nobody@{closed}/none"),
        format!("postgres://nobody@{mute}/none"),
        "postgres://nobody@localhost/none?host=/no/such/folder".to_owned(),
    ];
    for url in &urls {
        for arguments in
            [&["worker", "--jobs", url][..], &["arena", "tempus", "--players", "greedy,random", "--jobs", url]]
        {
            let begun = Instant::now();
            let output = tessera(arguments).output().expect("it ends");
            assert_eq!(output.status.code(), Some(1));
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(said.starts_with("tessera: the database of jobs:"), "{said}");
            assert!(begun.elapsed() < Duration::from_secs(10), "{url}: after {:?}", begun.elapsed());
        }
    }
}
