//! When much happens at once, nobody waits for a beat of the clock.

use std::time::{Duration, Instant};

use serde_json::json;

use super::*;
use crate::common::change;

#[tokio::test(flavor = "multi_thread")]
async fn thousands_of_news_are_looked_at_in_one_go() {
    let data = tempfile::tempdir().expect("a folder");
    let house = house(data.path(), None, |_| {});
    let (ada, bob) = (account(&house, "Ada").await, account(&house, "Bob").await);
    let (ada, bob) = table(ada, bob, json!({})).await;
    until_asked(&ada, &bob).await;
    let match_ = ada.table.trim_start_matches("/tables/");
    let numbers = "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3000)";
    let people = format!("INSERT INTO people (id, guest, created) {numbers} SELECT 10000 + n, 100, 1 FROM numbers");
    // Not true: nobody of them plays there.
    let news = format!(
        "INSERT INTO news (person, match, kind, times, due) {numbers}
         SELECT 10000 + n, '{match_}', 'over', 1, 1 FROM numbers"
    );
    change(data.path(), &[people, news]).await;
    let begun = Instant::now();
    until(data.path(), "SELECT COUNT(*) FROM news WHERE due IS NOT NULL", |count| count == 0).await;
    // A hundred at each beat would take fifteen seconds, however quick the machine.
    assert!(begun.elapsed() < Duration::from_secs(14), "it took {:?}", begun.elapsed());
}

/// With more tables, what `docs/scale.md` says of notices.
#[tokio::test(flavor = "multi_thread")]
async fn one_address_is_told_of_many_tables() {
    let tables: usize = std::env::var("TESSERA_TABLES").map_or(30, |count| count.parse().expect("a number"));
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house = house(data.path(), None, |config| {
        config.tables_per_person = 1000;
        config.cached_matches = 1000;
    });
    let (ada, bob) = (account(&house, "Ada").await, account(&house, "Bob").await);
    for _ in 0..tables {
        let (ada, bob) = table(ada.moved(&house), bob.moved(&house), json!({})).await;
        until_asked(&ada, &bob).await;
    }
    let begun = Instant::now();
    add_webhook(&ada, &ears.url("/ada"), "json").await;
    until(data.path(), "SELECT COUNT(*) FROM news WHERE due IS NOT NULL", |count| count == 0).await;
    let looked = begun.elapsed();
    wait("all", || (ears.taken("/ada").len() >= tables).then_some(())).await;
    println!(
        "{tables} tables, two news each: looked at after {looked:?}, told at one address after {:?}",
        begun.elapsed()
    );
}
