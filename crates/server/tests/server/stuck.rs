//! Neither a database that is locked for a while nor somebody who goes away in the middle stops anything for good.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::AsyncWriteExt as _;

use crate::common::{Browser, House, database};

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

    let locked = database::lock(data.path()).await;
    let begun = Instant::now();
    let mut told = false;
    while begun.elapsed() < LOCKED {
        let page = ada.get(&table).await;
        assert!(page.values("choice").is_empty(), "the bots cannot have acted");
        told |= page.text.contains("cannot act at the moment");
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    assert!(told, "the page says what is going on");
    drop(locked);

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

#[tokio::test]
async fn whoever_goes_away_in_the_middle_stops_nothing() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let token = ada.token().await;
    let order = json!({ "game": "tempus", "seats": ["me", "bot-random", "bot-random"] });
    let (_, made) = ada.api(&token, "/tables", Some(order)).await;
    let table = format!("/tables/{}", made["id"].as_str().expect("an id"));
    let mut done = 0;
    for round in 0..40 {
        let asked = decision(&ada, &token, &table).await;
        let Some(options) = asked["decision"]["options"].as_array() else { break };
        let body = json!({ "sequence": asked["sequence"], "choice": options[0]["choice"] }).to_string();
        let head = format!(
            "POST /api{table}/choose HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut stream = tokio::net::TcpStream::connect(house.address).await.expect("connected");
        stream.write_all(head.as_bytes()).await.expect("sent");
        // Gone before there is an answer, sooner or later.
        tokio::time::sleep(Duration::from_micros(400 * (round % 12))).await;
        drop(stream);
        tokio::time::sleep(Duration::from_millis(60)).await;
        // It was done or it was not: what is stored is shown, and the bots go on.
        let begun = Instant::now();
        loop {
            let shown = decision(&ada, &token, &table).await["sequence"].as_i64().expect("a number");
            let query = "SELECT COALESCE(MAX(sequence), 0) FROM deeds";
            let kept = database::number(data.path(), query).await;
            if shown == kept {
                done += usize::from(asked["sequence"].as_i64() != Some(shown));
                break;
            }
            assert!(begun.elapsed() < Duration::from_secs(20), "{kept} deeds are stored, {shown} are shown");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    assert!(done > 3, "only {done} were done: nothing is proved");
}

/// What Ada is asked, once she is; nothing when the match is over.
async fn decision(ada: &Browser, token: &str, table: &str) -> Value {
    let begun = Instant::now();
    loop {
        let (_, asked) = ada.api(token, &format!("{table}/decision"), None).await;
        if asked["decision"].is_object() || ada.api(token, table, None).await.1["status"] == "finished" {
            return asked;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "the bots were not told that it is their turn");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
