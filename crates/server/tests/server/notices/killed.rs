//! Servers that are killed in the middle of telling lose nothing, and tell nobody of what is no longer so.

use std::collections::BTreeSet;
use std::time::Duration;

use reqwest::StatusCode;
use serde_json::json;
use tessera_testing::Mailbox;

use super::*;

/// How many tables.
const TABLES: usize = 6;

#[tokio::test(flavor = "multi_thread")]
async fn none_is_lost_and_none_comes_for_a_turn_already_taken() {
    let data = tempfile::tempdir().expect("a folder");
    let (mailbox, ears) = (Mailbox::start(), Ears::open().await);
    let open = || house(data.path(), Some(&mailbox), |config| config.tables_per_person = 50);
    let mut running = open();
    let (ada, bob) = (account(&running, "Ada").await, account(&running, "Bob").await);
    add_mail(&ada, &mailbox, "ada@inbox.example").await;
    add_webhook(&ada, &ears.url("/ada"), "json").await;
    add_webhook(&bob, &ears.url("/bob"), "json").await;

    // Nobody can be told anything, and servers die.
    ears.say(StatusCode::SERVICE_UNAVAILABLE);
    mailbox.say("451 busy");
    let mut tables = Vec::new();
    for number in 0..TABLES {
        let (one, other) = (ada.moved(&running), bob.moved(&running));
        let (ada, bob) = table(one, other, json!({})).await;
        until_asked(&ada, &bob).await;
        tables.push((ada, bob));
        if number % 2 == 1 {
            tokio::time::sleep(Duration::from_millis(300)).await;
            running.kill();
            running = open();
        }
    }
    let mut moved = Vec::new();
    for (number, (ada, bob)) in tables.into_iter().enumerate() {
        let (ada, bob) = (ada.moved(&running), bob.moved(&running));
        // At half of them she answers before anybody could tell her.
        if number % 2 == 0 {
            until_asked(&bob, &ada).await;
        }
        moved.push((ada, bob));
    }
    running.kill();

    // Now everyone can be told, and servers still die.
    ears.say(StatusCode::OK);
    mailbox.say("250 yes");
    for life in [300, 700, 1100] {
        let running = open();
        tokio::time::sleep(Duration::from_millis(life)).await;
        running.kill();
    }
    let running = open();
    let named = |wanted: usize| -> BTreeSet<String> {
        moved
            .iter()
            .enumerate()
            .filter(|(number, _)| number % 2 == wanted)
            .map(|(_, (ada, _))| ada.table.clone())
            .collect()
    };
    let (hers, his) = (named(1), named(0));
    let told = |path: &str| -> BTreeSet<String> {
        let turns = ears.taken(path).into_iter().filter(|heard| heard.json()["kind"] == "turn");
        turns.map(|heard| heard.table()).collect()
    };
    wait("Ada is told of all her turns", || (told("/ada").is_superset(&hers)).then_some(())).await;
    wait("Bob is told of all his", || (told("/bob").is_superset(&his)).then_some(())).await;
    let mailed = || -> String {
        mailbox.mails_to("ada@inbox.example").iter().skip(1).map(tessera_testing::Mail::body).collect()
    };
    let path = |table: &String| table.replace("/tables/", "/t/");
    wait("and by mail", || hers.iter().all(|table| mailed().contains(&path(table))).then_some(())).await;
    a_while().await;
    assert_eq!((told("/ada"), told("/bob")), (hers, his.clone()), "and of nothing else");
    assert!(his.iter().all(|table| !mailed().contains(&path(table))), "nor by mail: {}", mailed());
    running.close().await;
}
