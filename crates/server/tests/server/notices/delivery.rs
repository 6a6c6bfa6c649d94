//! What is told, and what is not.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::json;
use tessera_testing::Mailbox;

use super::ears::{Subscriber, is_signed};
use super::*;
use crate::common::{change, database, stored};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_waited_for_is_told_by_mail_push_and_webhook() {
    let data = tempfile::tempdir().expect("a folder");
    let (mailbox, ears) = (Mailbox::start(), Ears::open().await);
    let house = house(data.path(), Some(&mailbox), |_| {});
    let (ada, bob) = (account(&house, "Ada").await, account(&house, "Bob").await);
    add_mail(&ada, &mailbox, "ada@inbox.example").await;
    let secret = add_webhook(&ada, &ears.url("/json"), "json").await;
    add_webhook(&ada, &ears.url("/discord"), "discord").await;
    add_webhook(&ada, &ears.url("/slack"), "slack").await;
    let subscriber = Subscriber::new();
    let (key, auth) = subscriber.told();
    let endpoint = ears.url("/push");
    let page = ada.post("/account/notices/push", &[("endpoint", &endpoint), ("p256dh", &key), ("auth", &auth)]).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);

    let (ada, bob) = table(ada, bob, json!({})).await;
    until_asked(&ada, &bob).await;
    let first = wait("the webhook", || ears.taken("/json").first().cloned()).await;
    assert!(is_signed(&first, &secret) && !is_signed(&first, "another"));
    assert_eq!((first.json()["kind"].as_str(), first.table()), (Some("turn"), ada.table.clone()));
    assert!(first.json()["body"].as_str().is_some_and(|body| body.contains("Bob")), "{:?}", first.json());
    let discord = wait("Discord", || ears.taken("/discord").first().cloned()).await.json();
    assert!(discord["content"].is_string() || discord["embeds"].is_array(), "{discord}");
    let slack = wait("Slack", || ears.taken("/slack").first().cloned()).await.json();
    assert!(slack["text"].is_string(), "{slack}");
    let push = wait("the push", || ears.taken("/push").first().cloned()).await;
    assert_eq!(push.headers["content-encoding"], "aes128gcm");
    assert!(push.headers["authorization"].to_str().is_ok_and(|proof| proof.starts_with("vapid t=")));
    let told = subscriber.read(&push.body);
    assert!(told["url"].as_str().is_some_and(|url| url.ends_with(&ada.path())), "{told}");
    let mail = wait("the mail", || mailbox.mails_to("ada@inbox.example").get(1).cloned()).await;
    assert!(mail.body().contains(&ada.path()), "{}", mail.body());
    assert_eq!(mail.header("List-Unsubscribe-Post").as_deref(), Some("List-Unsubscribe=One-Click"));

    // Told once, however long she thinks.
    a_while().await;
    assert_eq!((ears.taken("/json").len(), mailbox.mails_to("ada@inbox.example").len()), (1, 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_of_a_turn_they_have_taken() {
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house = house(data.path(), None, |config| config.notice_pause = Duration::ZERO);
    let (ada, bob) = (account(&house, "Ada").await, account(&house, "Bob").await);
    add_webhook(&ada, &ears.url("/ada"), "json").await;
    add_webhook(&bob, &ears.url("/bob"), "json").await;
    // Nobody answers there for now.
    ears.say(StatusCode::SERVICE_UNAVAILABLE);
    let (ada, bob) = table(ada, bob, json!({})).await;
    until_asked(&ada, &bob).await;
    for _ in 0..200 {
        if database::number(data.path(), "SELECT COALESCE(MAX(tries), 0) FROM deliveries").await > 1 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    until_asked(&bob, &ada).await;
    ears.say(StatusCode::OK);
    wait("Bob is told", || ears.taken("/bob").first().cloned()).await;
    a_while().await;
    assert!(ears.taken("/ada").is_empty(), "she has answered meanwhile");
    // The next time she is.
    until_asked(&ada, &bob).await;
    wait("Ada is told", || ears.taken("/ada").first().cloned()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_quick_turns_are_one_notice() {
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house = house(data.path(), None, |config| config.notice_pause = Duration::from_secs(600));
    let (ada, bob) = told(&house, &ears, json!({})).await;
    until_asked(&ada, &bob).await;
    wait("Ada is told", || ears.taken("/ada").first().cloned()).await;
    for _ in 0..3 {
        until_asked(&bob, &ada).await;
        until_asked(&ada, &bob).await;
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
    a_while().await;
    assert_eq!(ears.taken("/ada").len(), 1);
    assert_eq!(
        database::number(data.path(), "SELECT COUNT(*) FROM news WHERE due IS NOT NULL AND kind = 'turn'").await,
        1
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_off_turn_count_and_so_do_chat_and_the_end() {
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house = house(data.path(), None, |_| {});
    let (ada, bob) = (account(&house, "Ada").await, account(&house, "Bob").await);
    add_webhook(&ada, &ears.url("/ada"), "json").await;
    let number = ada.get("/account/notices").await.value("address");
    let (ada, bob) = table(ada, bob, json!({ "takebacks": "agreed" })).await;
    let kinds = |kinds: &'static [&'static str]| {
        let fields: Vec<(&str, &str)> = kinds.iter().map(|kind| (*kind, "on")).collect();
        let (browser, number) = (&ada.browser, number.as_str());
        async move {
            let fields = [&[("address", number)][..], &fields].concat();
            assert_eq!(browser.post("/account/notices/kinds", &fields).await.status, StatusCode::SEE_OTHER);
        }
    };
    let kind = |nth: usize| ears.taken("/ada").get(nth).map(|heard| heard.json()["kind"].clone());
    // In Bob's turn he asks her whether he may take something back.
    kinds(&["turn"]).await;
    until_asked(&bob, &ada).await;
    a_while().await;
    let before = ears.taken("/ada").len();
    let mut asks = false;
    for _ in 0..200 {
        let (status, _) = bob.ask_back().await;
        if status == StatusCode::OK {
            asks = bob.seen().await["proposals"][0].is_object();
        }
        if asks {
            break;
        }
        if !bob.act().await {
            ada.act().await;
        }
    }
    assert!(asks, "Bob never asks");
    let heard = wait("the proposal", || kind(before)).await;
    assert_eq!(heard, "turn");

    // Chat, for whoever wants that, and not from whom they do not want to hear.
    kinds(&["chat"]).await;
    a_while().await;
    let before = ears.taken("/ada").len();
    let say = |text: &'static str| bob.post("chat", json!({ "text": text }));
    assert!(say("are you there?").await.0.is_success());
    assert_eq!(wait("the chat", || kind(before)).await, "chat");
    assert!(
        !ears.taken("/ada")[before].json().to_string().contains("are you there"),
        "what is said stays at the table"
    );
    assert_eq!(ada.browser.post(&format!("{}/block", ada.path()), &[("who", "seat-1")]).await.status, 303);
    a_while().await;
    assert!(say("hello?").await.0.is_success());
    a_while().await;
    assert_eq!(ears.taken("/ada").len(), before + 1, "she does not hear from him");

    // The end.
    kinds(&["over"]).await;
    let admin = crate::common::admin(data.path()).await;
    let id = ada.table.trim_start_matches("/tables/").to_owned();
    admin.end(&id, "enough").await.expect("it ends");
    assert_eq!(wait("the end", || kind(before + 1)).await, "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_about_to_run_out_of_time_is_told() {
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house_ = house(data.path(), None, |_| {});
    let (ada, bob) = told(&house_, &ears, json!({ "pace": "clock-1", "timeout": "bot" })).await;
    until_asked(&ada, &bob).await;
    wait("her turn", || ears.taken("/ada").first().cloned()).await;
    house_.kill();
    // A minute a player: fifty seconds have gone.
    change(data.path(), &["UPDATE house SET value = value + 50000 WHERE name = 'clock'"]).await;
    let house_ = house(data.path(), None, |_| {});
    let warned = || ears.taken("/ada").into_iter().find(|heard| heard.json()["kind"] == "time");
    wait("the warning", warned).await;
    house_.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gives_an_address_while_they_are_asked_is_told_of_that() {
    let data = tempfile::tempdir().expect("a folder");
    let (mailbox, ears) = (Mailbox::start(), Ears::open().await);
    let house_ = house(data.path(), Some(&mailbox), |_| {});
    let (ada, bob) = (account(&house_, "Ada").await, account(&house_, "Bob").await);
    let (ada, bob) = table(ada, bob, json!({ "pace": "clock-1", "timeout": "bot" })).await;
    until_asked(&ada, &bob).await;
    add_webhook(&ada.browser, &ears.url("/ada"), "json").await;
    let first = wait("her turn", || ears.taken("/ada").first().cloned()).await;
    assert_eq!((first.json()["kind"].as_str(), first.table()), (Some("turn"), ada.table.clone()));
    // Another address is told nothing that she knows already, and Bob is asked nothing.
    add_mail(&ada.browser, &mailbox, "ada@inbox.example").await;
    add_webhook(&bob.browser, &ears.url("/bob"), "json").await;
    a_while().await;
    assert_eq!((ears.taken("/ada").len(), mailbox.mails_to("ada@inbox.example").len()), (1, 1));
    assert!(ears.taken("/bob").is_empty());
    house_.kill();
    // A minute a player: most of it has gone.
    change(data.path(), &["UPDATE house SET value = value + 42000 WHERE name = 'clock'"]).await;
    let house_ = house(data.path(), Some(&mailbox), |_| {});
    let warned = || ears.taken("/ada").into_iter().find(|heard| heard.json()["kind"] == "time");
    wait("the warning", warned).await;
    house_.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_address_is_told_what_its_owner_is_asked_once_it_is_confirmed() {
    let data = tempfile::tempdir().expect("a folder");
    let mailbox = Mailbox::start();
    let house = house(data.path(), Some(&mailbox), |_| {});
    let (ada, bob) = (account(&house, "Ada").await, account(&house, "Bob").await);
    let (ada, bob) = table(ada, bob, json!({})).await;
    until_asked(&ada, &bob).await;
    add_mail(&ada.browser, &mailbox, "ada@inbox.example").await;
    let mail = wait("her turn", || mailbox.mails_to("ada@inbox.example").get(1).cloned()).await;
    assert!(mail.body().contains(&ada.path()), "{}", mail.body());
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_played_to_the_end_is_told_so_and_invited_to_play_again() {
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house = house(data.path(), None, |_| {});
    let (ada, bob) = told(&house, &ears, json!({})).await;
    for _ in 0..5000 {
        if !ada.act().await && !bob.act().await {
            if ada.seen().await["status"] == "finished" {
                break;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    let heard = |kind: &str| ears.taken("/ada").into_iter().find(|heard| heard.json()["kind"] == kind);
    wait("the end", || heard("over")).await;
    let page = bob.browser.post(&format!("{}/rematch", bob.path()), &[]).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
    let invited = wait("the invitation", || heard("invite")).await;
    let link = invited.json()["url"].as_str().expect("a link").replace("http://games.example", "");
    let again = page.location.expect("a table");
    assert!(ada.browser.get(&link).await.text.contains(&again), "the link leads there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_address_is_switched_off_and_its_owner_told() {
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house = house(data.path(), None, |config| config.notice_pause = Duration::ZERO);
    let (ada, bob) = (account(&house, "Ada").await, account(&house, "Bob").await);
    add_webhook(&ada, &ears.url("/ada"), "json").await;
    add_webhook(&bob, &ears.url("/bob"), "json").await;
    ears.say(StatusCode::GONE);
    let (ada, bob) = table(ada, bob, json!({})).await;
    until_asked(&ada, &bob).await;
    for _ in 0..400 {
        if ada.browser.get("/").await.text.contains("no longer works") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    assert!(ada.browser.get("/").await.text.contains("no longer works"));
    assert!(ada.browser.get("/account/notices").await.text.contains("Nobody is at this address any more"));
    ears.say(StatusCode::OK);
    a_while().await;
    assert!(ears.taken("/ada").is_empty(), "nothing is sent there any more");
    // Added again, it lives.
    add_webhook(&ada.browser, &ears.url("/ada"), "json").await;
    assert!(!ada.browser.get("/").await.text.contains("no longer works"));
    until_asked(&bob, &ada).await;
    until_asked(&ada, &bob).await;
    wait("Ada is told", || ears.taken("/ada").first().cloned()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_refuses_or_leads_elsewhere_is_switched_off_after_a_while() {
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house = house(data.path(), None, |config| config.notice_pause = Duration::ZERO);
    let (ada, bob) = (account(&house, "Ada").await, account(&house, "Bob").await);
    add_webhook(&ada, &ears.url("/ada"), "json").await;
    ears.say(StatusCode::FOUND);
    let (ada, bob) = table(ada, bob, json!({})).await;
    let dead = "SELECT COALESCE(why, '') FROM addresses";
    for _ in 0..20 {
        until_asked(&bob, &ada).await;
        until_asked(&ada, &bob).await;
        tokio::time::sleep(Duration::from_millis(1200)).await;
        if stored(data.path(), dead).await == ["refused"] {
            break;
        }
    }
    assert_eq!(stored(data.path(), dead).await, ["refused"]);
    assert!(ada.browser.get("/account/notices").await.text.contains("refused what we sent"));
}
