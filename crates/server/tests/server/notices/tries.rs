//! What does not arrive at once is tried again, for two days, and holds up nothing else.

use reqwest::StatusCode;
use serde_json::json;
use tessera_testing::Mailbox;

use super::*;
use crate::common::{change, database, stored};

/// The name of a match in the store.
fn id(player: &Player) -> String {
    player.table.trim_start_matches("/tables/").to_owned()
}

const COUNT: &str = "SELECT COUNT(*) FROM deliveries";

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_is_given_up_after_two_days_and_takes_no_other_with_it() {
    let data = tempfile::tempdir().expect("a folder");
    let mailbox = Mailbox::start();
    let house = house(data.path(), Some(&mailbox), |_| {});
    let (ada, bob) = (account(&house, "Ada").await, account(&house, "Bob").await);
    let to = "ada@inbox.example";
    add_mail(&ada, &mailbox, to).await;
    mailbox.say("451 busy");
    let mut tables = Vec::new();
    for _ in 0..2 {
        let (ada, bob) = table(ada.moved(&house), bob.moved(&house), json!({})).await;
        until_asked(&ada, &bob).await;
        tables.push(ada);
    }
    until(data.path(), COUNT, |count| count == 2).await;
    // However often.
    change(data.path(), &["UPDATE deliveries SET due = 1, tries = 40"]).await;
    until(data.path(), "SELECT MIN(tries) FROM deliveries", |tries| tries == 41).await;
    // One of two that go together is old.
    let old = format!(
        "UPDATE deliveries SET due = 1, created = created - CASE WHEN match = '{}' THEN 48 * 3600000 ELSE 0 END",
        id(&tables[0])
    );
    change(data.path(), &[old]).await;
    until(data.path(), COUNT, |count| count == 1).await;
    assert_eq!(stored(data.path(), "SELECT match FROM deliveries").await, [id(&tables[1])]);
    mailbox.say("250 yes");
    change(data.path(), &["UPDATE deliveries SET due = 1"]).await;
    let mail = wait("the younger one", || mailbox.mails_to(to).get(1).cloned()).await;
    assert!(mail.body().contains(&tables[1].path()) && !mail.body().contains(&tables[0].path()), "{}", mail.body());
    assert_eq!(
        stored(data.path(), "SELECT COALESCE(why, 'good') FROM addresses").await,
        ["good"],
        "it is our mail server"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waited_for_days_without_a_try_is_tried() {
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house = house(data.path(), None, |_| {});
    let (ada, bob) = (account(&house, "Ada").await, account(&house, "Bob").await);
    add_webhook(&ada, &ears.url("/ada"), "json").await;
    ears.say(StatusCode::SERVICE_UNAVAILABLE);
    let (ada, bob) = table(ada, bob, json!({})).await;
    until_asked(&ada, &bob).await;
    until(data.path(), "SELECT COALESCE(MAX(tries), 0) FROM deliveries", |tries| tries > 0).await;
    change(data.path(), &["UPDATE deliveries SET due = 1, tries = 0, created = created - 72 * 3600000"]).await;
    until(data.path(), "SELECT COALESCE(MAX(tries), 0) FROM deliveries", |tries| tries > 1).await;
    let why = "SELECT COALESCE(why, 'good') FROM addresses";
    assert_eq!(stored(data.path(), why).await, ["good"]);
    change(data.path(), &["UPDATE deliveries SET due = 1, tries = 20"]).await;
    until(data.path(), COUNT, |count| count == 0).await;
    assert_eq!(stored(data.path(), why).await, ["silent"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_cannot_be_read_holds_up_no_mail_about_others() {
    // PostgreSQL never holds text that is none.
    if database::SERVER {
        return;
    }
    let data = tempfile::tempdir().expect("a folder");
    let mailbox = Mailbox::start();
    let open = || house(data.path(), Some(&mailbox), |_| {});
    let running = open();
    let (ada, bob) = (account(&running, "Ada").await, account(&running, "Bob").await);
    let to = "ada@inbox.example";
    add_mail(&ada, &mailbox, to).await;
    mailbox.say("451 busy");
    let mut tables = Vec::new();
    for _ in 0..2 {
        let (ada, bob) = table(ada.moved(&running), bob.moved(&running), json!({})).await;
        until_asked(&ada, &bob).await;
        tables.push(ada);
    }
    until(data.path(), COUNT, |count| count == 2).await;
    running.close().await;
    let broken =
        format!("UPDATE seats SET invite = CAST(x'ff' AS TEXT) WHERE seat = 0 AND match = '{}'", id(&tables[0]));
    change(data.path(), &[broken.as_str(), "UPDATE deliveries SET due = 1"]).await;
    mailbox.say("250 yes");
    let _running = open();
    let mail = wait("the other", || mailbox.mails_to(to).get(1).cloned()).await;
    assert!(mail.body().contains(&tables[1].path()) && !mail.body().contains(&tables[0].path()), "{}", mail.body());
    assert_eq!(stored(data.path(), "SELECT match FROM deliveries").await, [id(&tables[0])], "it waits");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_that_does_not_arrive_is_told_on_the_page() {
    let data = tempfile::tempdir().expect("a folder");
    let mailbox = Mailbox::start();
    let house = house(data.path(), Some(&mailbox), |_| {});
    let ada = account(&house, "Ada").await;
    let fields = [("mail", "ada@inbox.example"), ("password", "correct horse")];
    let page = || async { ada.get("/account/notices").await.text };
    for (answer, why) in [("550 5.1.1 no such user", "gone"), ("550 no", "refused"), ("451 busy", "silent")] {
        mailbox.say(answer);
        assert_eq!(ada.post("/account/notices/mail", &fields).await.status, StatusCode::SEE_OTHER);
        if why == "silent" {
            until(data.path(), "SELECT COALESCE(MAX(tries), 0) FROM deliveries", |tries| tries > 0).await;
            assert!(page().await.contains("Not confirmed yet"), "it is tried again");
            change(data.path(), &["UPDATE deliveries SET due = 1, tries = 20, created = created - 48 * 3600000"]).await;
        }
        until(data.path(), COUNT, |count| count == 0).await;
        assert_eq!(stored(data.path(), "SELECT COALESCE(why, 'good') FROM addresses").await, [why]);
        assert!(!page().await.contains("Not confirmed yet"), "{why}");
    }
    // Asked for again it comes.
    mailbox.say("250 yes");
    add_mail(&ada, &mailbox, "ada@inbox.example").await;
    assert_eq!(stored(data.path(), "SELECT COALESCE(why, 'good') FROM addresses").await, ["good"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_was_ahead_silences_nobody() {
    const YEAR: i64 = 366 * 86_400_000;
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house = house(data.path(), None, |_| {});
    let (ada, bob) = told(&house, &ears, json!({})).await;
    until_asked(&ada, &bob).await;
    wait("her turn", || ears.taken("/ada").first().cloned()).await;
    until(data.path(), "SELECT COUNT(*) FROM news WHERE told IS NOT NULL AND due IS NULL", |count| count > 0).await;
    change(data.path(), &[format!("UPDATE news SET told = told + {YEAR}")]).await;
    let before = ears.taken("/ada").len();
    until_asked(&bob, &ada).await;
    until_asked(&ada, &bob).await;
    wait("her next turn", || ears.taken("/ada").get(before).cloned()).await;

    // What waits is dated by that clock, too.
    ears.say(StatusCode::SERVICE_UNAVAILABLE);
    until_asked(&bob, &ada).await;
    until_asked(&ada, &bob).await;
    until(data.path(), COUNT, |count| count == 1).await;
    let before = ears.taken("/ada").len();
    ears.say(StatusCode::OK);
    change(data.path(), &[format!("UPDATE deliveries SET due = due + {YEAR}, created = created + {YEAR}")]).await;
    wait("what was to come in a year", || ears.taken("/ada").get(before).cloned()).await;
    until_asked(&bob, &ada).await;
    until_asked(&ada, &bob).await;
    change(data.path(), &[format!("UPDATE news SET due = due + {YEAR} WHERE due IS NOT NULL")]).await;
    wait("and what was to be looked at then", || ears.taken("/ada").get(before + 1).cloned()).await;
}
