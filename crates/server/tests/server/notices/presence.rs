//! A page that is open tells what there is to tell, for as long as somebody may be looking at it.

use std::time::Duration;

use reqwest::{Response, StatusCode};
use serde_json::json;

use super::*;
use crate::common::{change, database};

/// Their page of the table, until what is returned is dropped.
async fn open_page(player: &Player) -> Response {
    let events = format!("{}/events", player.path());
    let stream = player.browser.client.get(player.browser.url(&events)).send().await.expect("a stream");
    assert!(stream.status().is_success(), "{events}");
    stream
}

/// Wants to be told these kinds of news alone, at the one address they have.
async fn only(player: &Player, kind: &str) {
    let number = player.browser.get("/account/notices").await.value("address");
    let page = player.browser.post("/account/notices/kinds", &[("address", &number), (kind, "on")]).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_the_page_open_is_told_when_they_have_left_it() {
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house = house(data.path(), None, |_| {});
    let (ada, bob) = told(&house, &ears, json!({})).await;
    let stream = open_page(&ada).await;
    until_asked(&ada, &bob).await;
    a_while().await;
    assert!(ears.taken("/ada").is_empty(), "the page tells her");
    drop(stream);
    wait("Ada is told", || ears.taken("/ada").first().cloned()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_was_left_open_keeps_nobody_from_being_told() {
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house = house(data.path(), None, |config| config.notice_patience = Duration::from_secs(5));
    let (ada, bob) = told(&house, &ears, json!({})).await;
    let heard = |kind: &str| ears.taken("/ada").into_iter().find(|heard| heard.json()["kind"] == kind);
    let _stream = open_page(&ada).await;
    until_asked(&ada, &bob).await;
    a_while().await;
    assert!(ears.taken("/ada").is_empty(), "the page tells her");
    wait("her turn", || heard("turn")).await;
    only(&ada, "chat").await;
    assert!(bob.post("chat", json!({ "text": "are you there?" })).await.0.is_success());
    a_while().await;
    assert!(heard("chat").is_none(), "the page tells her");
    wait("what he said", || heard("chat")).await;
    only(&ada, "over").await;
    let admin = crate::common::admin(data.path()).await;
    admin.end(ada.table.trim_start_matches("/tables/"), "enough").await.expect("it ends");
    wait("the end", || heard("over")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_at_an_open_page_is_told_later_unless_somebody_saw_it() {
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house = house(data.path(), None, |_| {});
    let (ada, bob) = told(&house, &ears, json!({})).await;
    only(&ada, "chat").await;
    let waiting = "SELECT COUNT(*) FROM news WHERE kind = 'chat' AND due IS NOT NULL";
    for seen in [true, false] {
        let stream = open_page(&ada).await;
        assert!(bob.post("chat", json!({ "text": "hello" })).await.0.is_success());
        assert_eq!(database::number(data.path(), waiting).await, 1);
        // A page out of sight asks for what is new, too.
        ada.browser.get(&format!("{}/update", ada.path())).await;
        assert_eq!(database::number(data.path(), waiting).await, 1);
        if seen {
            ada.browser.get(&format!("{}/update?seen=yes", ada.path())).await;
            assert_eq!(database::number(data.path(), waiting).await, 0);
        }
        drop(stream);
        match seen {
            true => a_while().await,
            false => drop(wait("what he said", || ears.taken("/ada").first().cloned()).await),
        }
        assert_eq!(ears.taken("/ada").len(), usize::from(!seen));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_page_keeps_nobody_from_hearing_that_their_time_runs_out() {
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house_ = house(data.path(), None, |_| {});
    let (ada, bob) = told(&house_, &ears, json!({ "pace": "clock-1", "timeout": "bot" })).await;
    until_asked(&ada, &bob).await;
    wait("her turn", || ears.taken("/ada").first().cloned()).await;
    house_.kill();
    // A minute a player: most of it has gone.
    change(data.path(), &["UPDATE house SET value = value + 40000 WHERE name = 'clock'"]).await;
    let house_ = house(data.path(), None, |_| {});
    let ada = ada.moved(&house_);
    let _stream = open_page(&ada).await;
    let warned = || ears.taken("/ada").into_iter().find(|heard| heard.json()["kind"] == "time");
    wait("the warning", warned).await;
    house_.close().await;
}
