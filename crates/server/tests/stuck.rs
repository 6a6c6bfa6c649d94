//! A database that is locked for a while stops nothing for good.

mod common;

use std::time::{Duration, Instant};

use common::House;
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

/// Longer than anybody's patience with a lock, and than a handful of attempts.
const LOCKED: Duration = Duration::from_secs(13);

#[tokio::test]
async fn bots_go_on_after_a_lock_that_outlasts_their_patience() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| {
        config.bot_retry = Duration::from_secs(2);
        // Time to lock the database before the bots act.
        config.bot_pause = Duration::from_secs(1);
    });
    let ada = house.somebody();
    let table = ada.new_table(&["me", "bot-random", "bot-random"], &[]).await;
    ada.asked(&table).await;
    let _stream = ada.client.get(ada.url(&format!("{table}/events"))).send().await.expect("a live page");
    // She plays until it is the bots' turn.
    loop {
        let page = ada.get(&table).await;
        let Some(choice) = page.values("choice").into_iter().next() else { break };
        let sequence = page.value("sequence");
        ada.post_live(&format!("{table}/choose"), &[("sequence", &sequence), ("choice", &choice)]).await;
    }

    let options = SqliteConnectOptions::new().filename(data.path().join("tessera.sqlite"));
    let mut other = SqliteConnection::connect_with(&options).await.expect("the database");
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("locked");
    let begun = Instant::now();
    let mut told = false;
    while begun.elapsed() < LOCKED {
        let page = ada.get(&table).await;
        assert!(page.values("choice").is_empty(), "the bots cannot have acted");
        told |= page.text.contains("cannot act at the moment");
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    assert!(told, "the page says what is going on");
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("free");
    other.close().await.expect("closed");

    let begun = Instant::now();
    loop {
        let page = ada.get(&table).await;
        if !page.values("choice").is_empty() {
            assert!(!page.text.contains("cannot act at the moment"), "the note goes away");
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "the match is stuck");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
