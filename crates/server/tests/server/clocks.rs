//! Whoever runs out of time is replaced; the table's rule says whether that is also a loss.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::common::{House, change, stored};

/// A table with a clock of a minute a player; returns its path in the API.
fn table(threads: &Runtime, house: &House, rule: &str, seats: &[&str]) -> (String, String) {
    let ada = house.somebody();
    threads.block_on(async {
        let token = ada.token().await;
        let order = json!({ "game": "tempus", "seats": seats, "pace": "clock-1", "timeout": rule, "listed": true,
            "stand_in": "casual" });
        let (_, made) = ada.api(&token, "/tables", Some(order)).await;
        (token, format!("/tables/{}", made["id"].as_str().expect("an id")))
    })
}

/// Looks at a table until it is as wanted.
fn wait(threads: &Runtime, house: &House, token: &str, table: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    let ada = house.somebody();
    threads.block_on(async {
        for _ in 0..400 {
            let (_, seen) = ada.api(token, table, None).await;
            if wanted(&seen) {
                return seen;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("it never comes to that");
    })
}

/// Ends the server, changes something in what is stored, and starts it again.
fn restart(threads: &Runtime, house: House, data: &Path, changes: &[&'static str]) -> House {
    house.kill();
    threads.block_on(change(data, changes));
    House::open(data)
}

/// Lets two minutes pass for the players.
fn two_minutes_later(threads: &Runtime, house: House, data: &Path) -> House {
    restart(threads, house, data, &["UPDATE house SET value = value + 120000 WHERE name = 'clock'"])
}

#[test]
fn what_the_server_was_not_there_for_costs_nobody_time() {
    let data = tempfile::tempdir().expect("a folder");
    let threads = Runtime::new().expect("threads");
    let house = House::open(data.path());
    let (token, table) = table(&threads, &house, "lose", &["me", "here", "bot-random"]);
    let asked = |seen: &Value| seen["waiting"][0].as_u64().is_some_and(|seat| seat < 2);
    wait(&threads, &house, &token, &table, asked);
    // All that is stored is two hours older than it was: as after two hours of downtime, or a wall clock set forward.
    let away = [
        "UPDATE matches SET started = started - 7200000, deadline = deadline - 7200000, updated = updated - 7200000",
        "UPDATE deeds SET at = at - 7200000",
        "UPDATE house SET value = value - 7200000 WHERE name = 'clock'",
    ];
    let house = restart(&threads, house, data.path(), &away);
    // The watch looks every second.
    std::thread::sleep(Duration::from_millis(2500));
    let seen = wait(&threads, &house, &token, &table, asked);
    assert_eq!((late(&seen, 0), late(&seen, 1)), (0, 0));
    let page = threads.block_on(house.somebody().get(&table.replace("/tables/", "/t/"))).text;
    let left = moment(&page, "data-until") - moment(&page, "data-now");
    assert!((30_000..=60_000).contains(&left), "{left}");
}

/// A moment that stands on a page.
fn moment(page: &str, name: &str) -> i64 {
    let text = page.split(&format!("{name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
    text.and_then(|text| text.parse().ok()).expect("a moment")
}

fn late(seen: &Value, seat: usize) -> u64 {
    seen["seats"][seat]["late"].as_u64().expect("a number")
}

#[test]
fn a_bot_takes_over_when_time_is_up() {
    for (rule, how) in [("bot", 1), ("lose", 2)] {
        let data = tempfile::tempdir().expect("a folder");
        let threads = Runtime::new().expect("threads");
        let house = House::open(data.path());
        let (token, table) = table(&threads, &house, rule, &["me", "here", "bot-random"]);
        wait(&threads, &house, &token, &table, |seen| seen["waiting"][0].as_u64().is_some_and(|seat| seat < 2));
        let house = two_minutes_later(&threads, house, data.path());
        wait(&threads, &house, &token, &table, |seen| {
            (0..2).any(|seat| late(seen, seat) == how && seen["seats"][seat]["kind"] == "bot")
        });
    }
}

#[test]
fn whoever_loses_on_time_comes_last_whatever_the_points() {
    let data = tempfile::tempdir().expect("a folder");
    let threads = Runtime::new().expect("threads");
    let house = House::open(data.path());
    let (token, table) = table(&threads, &house, "lose", &["me", "here", "bot-random", "bot-random"]);
    let seen = wait(&threads, &house, &token, &table, |seen| seen["waiting"][0].as_u64().is_some_and(|seat| seat < 2));
    let first = usize::try_from(seen["waiting"][0].as_u64().expect("a seat")).expect("a seat");
    let house = two_minutes_later(&threads, house, data.path());
    // The other one is asked in turn, with a whole minute.
    let seen = wait(&threads, &house, &token, &table, |seen| late(seen, first) == 2);
    assert_eq!(late(&seen, 1 - first), 0, "only one of them was asked");
    wait(&threads, &house, &token, &table, |seen| seen["waiting"][0].as_u64() == Some(1 - first as u64));
    let path = table.replace("/tables/", "/t/");
    let page = threads.block_on(house.somebody().get(&path)).text;
    assert!(page.contains("lost on time") && page.contains("data-until="), "the panel says so, the other clock runs");
    let house = two_minutes_later(&threads, house, data.path());

    let seen = wait(&threads, &house, &token, &table, |seen| seen["status"] == "finished");
    assert_eq!((late(&seen, 0), late(&seen, 1)), (2, 2));
    let ranks = &seen["outcome"]["ranks"];
    assert_eq!(ranks[first], 4, "the first to lose is last: {ranks}");
    assert_eq!(ranks[1 - first], 3, "the next one is just before: {ranks}");
    let ada = house.somebody();
    let end = threads.block_on(ada.get(&format!("{path}/end"))).text;
    assert_eq!(end.matches("lost on time").count(), 2);
    threads.block_on(ada.post("/settings/language", &[("language", "fr"), ("back", "/")]));
    let end = threads.block_on(ada.get(&format!("{path}/end"))).text;
    assert_eq!(end.matches("perdu au temps").count(), 2);

    // The record is a record of the game: by its points somebody else may have won.
    let (record, stored) = threads.block_on(async {
        let record = ada.get(&format!("{path}/record")).await.text;
        let stored = stored(data.path(), "SELECT result FROM matches").await.remove(0);
        (record.parse::<tessera_kernel::Record>().expect("a record"), stored)
    });
    let played = tessera_games::replay(&record).expect("it holds").outcome().expect("it is over");
    assert_eq!(serde_json::to_value(&played.scores).expect("JSON"), seen["outcome"]["scores"]);
    let stored: Value = serde_json::from_str(&stored).expect("JSON");
    assert_eq!(stored["ranks"], *ranks, "and the store knows the table's result");
}

#[test]
fn the_page_shows_everyones_time() {
    let data = tempfile::tempdir().expect("a folder");
    let threads = Runtime::new().expect("threads");
    let house = House::open(data.path());
    let (token, table) = table(&threads, &house, "lose", &["me", "here", "bot-random"]);
    wait(&threads, &house, &token, &table, |seen| seen["waiting"][0].as_u64().is_some_and(|seat| seat < 2));
    let page = threads.block_on(house.somebody().get(&table.replace("/tables/", "/t/"))).text;
    assert_eq!(page.matches("data-until=\"").count(), 1, "the clock of whoever is asked runs");
    assert_eq!(page.matches("data-left=\"60000\"").count(), 1, "the other person's stands");
    let left = moment(&page, "data-until") - moment(&page, "data-now");
    assert!((30_000..=60_000).contains(&left), "{left}");
}
