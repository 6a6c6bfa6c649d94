//! Nobody hears of a change before it can be seen, and nobody misses the last one.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::House;

/// The sequences of the changes in what a stream has sent; what is not whole yet stays.
fn heard(buffer: &mut String) -> Vec<u64> {
    let Some(end) = buffer.rfind("\n\n") else { return Vec::new() };
    let whole: String = buffer.drain(..end + 2).collect();
    let data = whole.lines().filter_map(|line| line.strip_prefix("data: "));
    data.filter_map(|data| serde_json::from_str::<Value>(data).ok()?["sequence"].as_u64()).collect()
}

#[tokio::test]
async fn what_the_stream_announces_can_be_seen() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let token = ada.token().await;
    let order = json!({ "game": "tempus", "seats": ["me", "bot-random", "bot-random"], "listed": true });
    let (_, made) = ada.api(&token, "/tables", Some(order)).await;
    let id = made["id"].as_str().expect("an id").to_owned();

    let watchers = (0..3).map(|_| {
        let eve = house.somebody();
        let id = id.clone();
        tokio::spawn(async move {
            let address = eve.url(&format!("/t/{id}/events"));
            let mut stream = eve.client.get(address).send().await.expect("a stream");
            let (mut buffer, mut last) = (String::new(), 0);
            while let Ok(chunk) = tokio::time::timeout(Duration::from_secs(3), stream.chunk()).await {
                buffer.push_str(&String::from_utf8_lossy(&chunk.expect("it goes on").expect("it does not end")));
                for announced in heard(&mut buffer) {
                    let update = eve.client.get(eve.url(&format!("/t/{id}/update?have="))).header("X-Tessera", "fetch");
                    let update: Value = update.send().await.expect("an answer").json().await.expect("JSON");
                    let seen = update["sequence"].as_u64().expect("a number");
                    assert!(seen >= announced, "{announced} was announced, {seen} is shown");
                    last = last.max(announced);
                }
            }
            last
        })
    });
    let watchers: Vec<_> = watchers.collect();
    let table = format!("/tables/{id}");
    let mut sequence = 0;
    for turn in 0..25 {
        let asked = loop {
            let (_, asked) = ada.api(&token, &format!("{table}/decision"), None).await;
            if asked["decision"]["owed"] == true {
                break asked;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        };
        let options = asked["decision"]["options"].as_array().expect("options");
        let choose = json!({ "sequence": asked["sequence"], "choice": options[turn * 7 % options.len()]["choice"] });
        let (status, seen) = ada.api(&token, &format!("{table}/choose"), Some(choose)).await;
        assert_eq!(status, StatusCode::OK, "{seen}");
        sequence = seen["sequence"].as_u64().expect("a number");
    }
    for watcher in watchers {
        let last = watcher.await.expect("no panic");
        let (_, seen) = ada.api(&token, &format!("{table}?from=1000000"), None).await;
        assert!(last >= sequence, "the last choice made {sequence}, the last heard of is {last}");
        assert_eq!(Some(last), seen["sequence"].as_u64(), "nothing came after what was heard of last");
    }
}
