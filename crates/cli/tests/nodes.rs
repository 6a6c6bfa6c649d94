//! Three servers and a database that are killed at random lose nothing.
//!
//! Many matches are played at once by programs whose every request goes to another server, while viewers hold streams open
//! at one server each. Servers are killed with SIGKILL and started again, and so is the database. Proved here:
//!
//! * every acknowledged choice stands in the match's record once, at its very number, by its seat, in its exact words;
//! * nobody is ever shown less than was shown before, whichever server answers;
//! * every match goes on to its end, so bots of a server that died are played by another;
//! * every viewer has heard of the end, and all servers show the same.

mod programs;
mod site;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use programs::{PATIENCE, Player, program};
use reqwest::Client;
use serde_json::Value;
use site::Site;
use tessera_kernel::Rng;
use tessera_testing::Postgres;

/// How many matches are played.
const MATCHES: usize = 12;
/// How often a server is killed, and the database.
const KILLS: usize = 9;
/// Every so many kills it is the database's turn.
const DATABASE: usize = 3;

#[test]
fn nothing_acknowledged_is_lost_when_servers_and_the_database_are_killed_under_load() {
    let threads = tokio::runtime::Runtime::new().expect("threads");
    let mut database = Postgres::start();
    let url = database.url();
    let start = |number: usize| Site::start_under(site::folder(&format!("node-{number}")), &[], &["--database", &url]);
    let mut sites: Vec<Site> = (0..3).map(start).collect();
    let urls: Vec<String> = sites.iter().map(|site| site.url.clone()).collect();
    let tally = Arc::new(AtomicUsize::new(0));
    let client = threads.block_on(program(&urls[0]));
    let sit_down = |number| threads.block_on(Player::sit_down_at(&client, urls.clone(), number, &tally));
    let players: Vec<Player> = (0..MATCHES).map(sit_down).collect();
    let watch = |(number, player): (usize, &Player)| {
        let (client, urls, table) = (player.client.clone(), urls.clone(), player.table.clone());
        threads.spawn(watch(client, urls, number, table))
    };
    let viewers: Vec<_> = players.iter().enumerate().map(watch).collect();
    let playing: Vec<_> = players.into_iter().map(|player| threads.spawn(player.play())).collect();

    let mut rng = Rng::from_number(2);
    for kill in 1..=KILLS {
        live_under_load(&tally, Duration::from_millis(400 + u64::from(rng.below(1_200))));
        if kill % DATABASE == 0 {
            database.kill(Duration::from_millis(u64::from(rng.below(800))));
        } else {
            let site = &mut sites[rng.index(3)];
            site.kill();
            std::thread::sleep(Duration::from_millis(u64::from(rng.below(1_500))));
            site.restart();
        }
    }
    let deadline = tokio::time::Instant::now() + PATIENCE;
    let done = |player| threads.block_on(async { tokio::time::timeout_at(deadline, player).await });
    let players = playing.into_iter().map(|player| done(player).expect("every match goes on to its end"));
    let players: Vec<Player> = players.map(|player| player.expect("nobody has seen anything wrong")).collect();
    for player in &players {
        threads.block_on(player.check());
        let seen: Vec<Value> = urls.iter().map(|url| threads.block_on(shown(&client, url, &player.table))).collect();
        assert!(seen.iter().all(|other| *other == seen[0]), "all servers show the same: {seen:?}");
        assert_eq!(seen[0]["status"], "finished");
    }
    for viewer in viewers {
        let heard = threads.block_on(async { tokio::time::timeout(PATIENCE, viewer).await });
        heard.expect("every viewer has heard of the end").expect("no panic");
    }
    let unsure: usize = players.iter().map(|player| player.unsure.len()).sum();
    println!("{} choices were acknowledged, {unsure} were not", tally.load(Ordering::Relaxed));
    assert!(unsure > 0, "nothing was ever killed in the middle of anything");
}

/// What a server shows of a table, but for who is there.
async fn shown(client: &Client, url: &str, table: &str) -> Value {
    let seen = client.get(format!("{url}{table}")).send().await.expect("an answer");
    let mut seen: Value = seen.json().await.expect("JSON");
    for seat in seen["seats"].as_array_mut().expect("seats") {
        seat["connected"] = Value::Null;
    }
    seen
}

/// Holds a stream open, at the next server whenever one ends, until the match is over; and has heard of its last choice.
async fn watch(client: Client, urls: Vec<String>, number: usize, table: String) {
    let mut heard = 0;
    for turn in number.. {
        let url = format!("{}{table}", urls[turn % urls.len()]);
        let Ok(mut stream) = client.get(format!("{url}/stream")).send().await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let mut text = String::new();
        // A line that is silent for long is looked at: it may have been cut without a word.
        while let Ok(Ok(Some(chunk))) = tokio::time::timeout(Duration::from_secs(40), stream.chunk()).await {
            text.push_str(&String::from_utf8_lossy(&chunk));
            let sequences = text.lines().filter_map(|line| line.strip_prefix("id: ")?.trim().parse::<u64>().ok());
            heard = sequences.max().unwrap_or(heard).max(heard);
            let seen = client.get(&url).send().await;
            let Ok(seen) = seen else { break };
            let seen: Value = seen.json().await.unwrap_or_default();
            if seen["status"] == "finished" && seen["sequence"].as_u64() == Some(heard) {
                return;
            }
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Lets everything live for a while, in which some choices are acknowledged.
fn live_under_load(tally: &AtomicUsize, life: Duration) {
    let (born, before) = (Instant::now(), tally.load(Ordering::Relaxed));
    while born.elapsed() < life || tally.load(Ordering::Relaxed) < before + 10 {
        std::thread::sleep(Duration::from_millis(5));
        assert!(born.elapsed() < PATIENCE, "nothing is acknowledged any more");
    }
}
