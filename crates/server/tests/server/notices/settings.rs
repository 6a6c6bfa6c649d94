//! Where people want to be told, and when.

use reqwest::StatusCode;
use serde_json::{Value, json};
use tessera_testing::Mailbox;

use super::ears::Subscriber;
use super::*;
use crate::common::{change, database, stored};

/// The minute of the day, at Greenwich.
fn minute() -> i64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
    i64::try_from(now.as_secs() / 60 % 1440).expect("a minute")
}

fn clock(minute: i64) -> String {
    let minute = minute.rem_euclid(1440);
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_comes_in_quiet_hours_and_a_digest_is_one_mail() {
    let data = tempfile::tempdir().expect("a folder");
    let (mailbox, ears) = (Mailbox::start(), Ears::open().await);
    let house = house(data.path(), Some(&mailbox), |_| {});
    let (ada, bob) = (account(&house, "Ada").await, account(&house, "Bob").await);
    let to = "ada@inbox.example";
    add_mail(&ada, &mailbox, to).await;
    add_webhook(&ada, &ears.url("/ada"), "json").await;
    let when = |from: String, until: String, digest: String| {
        let ada = &ada;
        async move {
            let fields = [("zone", "0"), ("quiet-from", from.as_str()), ("quiet-to", &until), ("digest", &digest)];
            ada.post("/account/notices", &fields).await.status
        }
    };
    for (from, until, digest) in [("25:00", "01:00", ""), ("1", "2", ""), ("", "", "x:y"), ("+1:00", "02:00", "")] {
        let said = when(from.to_owned(), until.to_owned(), digest.to_owned()).await;
        assert_eq!(said, StatusCode::BAD_REQUEST, "{from} {until} {digest}");
    }
    assert_eq!(when("22:00".to_owned(), String::new(), String::new()).await, StatusCode::UNPROCESSABLE_ENTITY);
    for zone in ["99999", "Europe/Atlantis", "x", ""] {
        let page = ada.post("/account/notices", &[("zone", zone)]).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST, "{zone}");
    }

    // It is night where she is.
    let (from, until) = (clock(minute() - 60), clock(minute() + 60));
    assert_eq!(when(from, until, String::new()).await, StatusCode::SEE_OTHER);
    let (one, other) = (ada.moved(&house), bob.moved(&house));
    let (first_ada, first_bob) = table(one, other, json!({})).await;
    until_asked(&first_ada, &first_bob).await;
    a_while().await;
    assert!(ears.taken("/ada").is_empty() && mailbox.mails_to(to).len() == 1);
    // Morning.
    assert_eq!(when(String::new(), String::new(), String::new()).await, StatusCode::SEE_OTHER);
    wait("the webhook", || ears.taken("/ada").first().cloned()).await;
    wait("the mail", || mailbox.mails_to(to).get(1).cloned()).await;

    // All mails in one, some hours from now.
    assert_eq!(when(String::new(), String::new(), clock(minute() + 120)).await, StatusCode::SEE_OTHER);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let (ada, bob) = table(ada.moved(&house), bob.moved(&house), json!({})).await;
        until_asked(&ada, &bob).await;
        tables.push(ada);
    }
    wait("webhooks do not wait", || ears.taken("/ada").get(2).cloned()).await;
    a_while().await;
    assert_eq!(mailbox.mails_to(to).len(), 2);
    change(data.path(), &["UPDATE deliveries SET due = 1"]).await;
    let mail = wait("the digest", || mailbox.mails_to(to).get(2).cloned()).await;
    assert!(tables.iter().all(|ada| mail.body().contains(&ada.path())), "{}", mail.body());
    a_while().await;
    assert_eq!(mailbox.mails_to(to).len(), 3, "one for both");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_for_a_digest_goes_by_what_somebody_chooses_meanwhile() {
    let data = tempfile::tempdir().expect("a folder");
    let mailbox = Mailbox::start();
    let house = house(data.path(), Some(&mailbox), |_| {});
    let (ada, bob) = (account(&house, "Ada").await, account(&house, "Bob").await);
    let to = "ada@inbox.example";
    add_mail(&ada, &mailbox, to).await;
    let digest = |digest: String| {
        let ada = ada.moved(&house);
        async move {
            let fields = [("zone", "0"), ("digest", digest.as_str())];
            assert_eq!(ada.post("/account/notices", &fields).await.status, StatusCode::SEE_OTHER);
        }
    };
    digest(clock(minute() + 180)).await;
    let (ada_, bob) = table(ada.moved(&house), bob, json!({})).await;
    until_asked(&ada_, &bob).await;
    until(data.path(), "SELECT COUNT(*) FROM deliveries", |count| count == 1).await;
    let due = || database::number(data.path(), "SELECT MAX(due) FROM deliveries");
    let first = due().await;
    digest(clock(minute() + 120)).await;
    let second = due().await;
    assert!(second < first, "an hour earlier");
    a_while().await;
    assert_eq!((mailbox.mails_to(to).len(), due().await), (1, second));
    // Switched off in a way that leaves the row as it was: what comes next is not swallowed by what waits.
    change(data.path(), &["UPDATE notice_settings SET digest = NULL"]).await;
    until_asked(&bob, &ada_).await;
    until_asked(&ada_, &bob).await;
    wait("her turn", || mailbox.mails_to(to).get(1).cloned()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hours_go_by_the_zone_that_somebody_lives_in() {
    let data = tempfile::tempdir().expect("a folder");
    let house = house(data.path(), None, |_| {});
    let ada = account(&house, "Ada").await;
    let page = ada.get("/account/notices").await.text;
    assert!(page.contains("data-unset") && page.contains("<option value=\"0\" selected>"), "{page}");
    let fields = [("zone", "Asia/Kolkata"), ("quiet-from", "22:00"), ("quiet-to", "07:00")];
    assert_eq!(ada.post("/account/notices", &fields).await.status, StatusCode::SEE_OTHER);
    let page = ada.get("/account/notices").await.text;
    assert!(!page.contains("data-unset") && page.contains("<option value=\"Asia/Kolkata\" selected>Kolkata"), "{page}");
    let stored = stored(data.path(), "SELECT place || ' ' || zone FROM notice_settings").await;
    assert_eq!(stored, ["Asia/Kolkata 330"]);
    let all: Value = serde_json::from_str(&ada.get("/account/data").await.text).expect("JSON");
    assert_eq!(all["notices"]["when"]["time_zone"], "Asia/Kolkata");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_inside_is_no_address() {
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house = house(data.path(), None, |config| config.reaches_inside = false);
    let ada = account(&house, "Ada").await;
    let (key, auth) = Subscriber::new().told();
    let port = ears.port;
    for host in [
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f.1",
        "0177.0.0.1",
        "localhost",
        "LOCALHOST.",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "10.0.0.1",
        "192.168.1.1",
        "172.16.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "[fe80::1]",
        "[fc00::1]",
        "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]",
        "metadata.internal",
        "printer.local",
        "１２７.0.0.1",
    ] {
        for scheme in ["https", "http"] {
            let url = format!("{scheme}://{host}:{port}/hook");
            let page = ada.post("/account/notices/webhook", &[("url", &url), ("form", "json")]).await;
            assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{url}");
            let fields = [("endpoint", url.as_str()), ("p256dh", &key), ("auth", &auth)];
            let page = ada.post("/account/notices/push", &fields).await;
            assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{url}");
        }
    }
    for url in
        ["", "no address", "ftp://hooks.example/", "https://ann:secret@hooks.example/", "https://hooks.example:22/"]
    {
        let page = ada.post("/account/notices/webhook", &[("url", url), ("form", "json")]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{url}");
    }
    let page = ada.post("/account/notices/webhook", &[("url", "https://hooks.example/"), ("form", "fax")]).await;
    assert_eq!(page.status, StatusCode::BAD_REQUEST);
    assert_eq!(database::number(data.path(), "SELECT COUNT(*) FROM addresses").await, 0);

    // One that got into the store all the same, or a name that leads inside by now, is not called.
    add_webhook(&ada, "https://hooks.example/", "json").await;
    let bob = account(&house, "Bob").await;
    let inside = format!("UPDATE addresses SET address = 'http://127.0.0.1:{port}/hook'");
    change(data.path(), &[inside]).await;
    let (ada, bob) = table(ada, bob, json!({})).await;
    until_asked(&ada, &bob).await;
    a_while().await;
    assert!(ears.taken("/hook").is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_are_ones_own_and_not_too_many() {
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house = house(data.path(), None, |_| {});
    let (ada, eve) = (account(&house, "Ada").await, account(&house, "Eve").await);
    add_webhook(&ada, &ears.url("/secret-path"), "json").await;
    let page = ada.get("/account/notices").await;
    assert!(!page.text.contains("secret-path"), "whoever looks over her shoulder cannot write there");
    let number = page.value("address");
    for path in ["kinds", "remove"] {
        eve.post(&format!("/account/notices/{path}"), &[("address", &number), ("chat", "on")]).await;
    }
    assert_eq!(stored(data.path(), "SELECT kinds FROM addresses").await, ["turn time invite over"]);
    let nobody = house.somebody();
    for path in ["", "/kinds", "/remove", "/webhook", "/push", "/mail"] {
        let said = nobody.post(&format!("/account/notices{path}"), &[("address", &number), ("zone", "0")]).await.status;
        assert!(matches!(said, StatusCode::FORBIDDEN | StatusCode::CONFLICT), "{path}: {said}");
        let bare = ada.post_bare(&format!("/account/notices{path}"), &[("address", &number)]).await.status;
        assert_eq!(bare, StatusCode::FORBIDDEN, "{path} without a token");
    }
    let bad = ada.post("/account/notices/kinds", &[("address", "x")]).await;
    assert_eq!(bad.status, StatusCode::BAD_REQUEST);
    for number in 1..10 {
        add_webhook(&ada, &ears.url(&format!("/{number}")), "slack").await;
    }
    let page = ada.post("/account/notices/webhook", &[("url", &ears.url("/one-more")), ("form", "json")]).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert_eq!(ada.post("/account/notices/remove", &[("address", &number)]).await.status, StatusCode::SEE_OTHER);
    add_webhook(&ada, &ears.url("/one-more"), "json").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_told_as_long_as_somebody_is_logged_in_there() {
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house = house(data.path(), None, |_| {});
    let browsers = || database::number(data.path(), "SELECT COUNT(*) FROM addresses WHERE channel = 'push'");
    let subscribe = |browser: &Browser| {
        let (key, auth) = Subscriber::new().told();
        let (browser, endpoint) = (browser.moved(&house), ears.url("/push"));
        async move {
            let fields = [("endpoint", endpoint.as_str()), ("p256dh", &key), ("auth", &auth)];
            assert_eq!(browser.post("/account/notices/push", &fields).await.status, StatusCode::SEE_OTHER);
        }
    };
    account(&house, "Ada").await;
    let shared = house.somebody();
    shared.token().await;
    subscribe(&shared).await;
    assert_eq!(shared.log_in("Ada").await.status, StatusCode::SEE_OTHER);
    assert_eq!(browsers().await, 1, "what a guest has turned on goes along");
    shared.post("/account/logout", &[]).await;
    assert_eq!(browsers().await, 0);
    assert_eq!(shared.log_in("Ada").await.status, StatusCode::SEE_OTHER);
    subscribe(&shared).await;
    // Somebody else, in the same browser, while the session was not ended.
    let other = account(&house, "Bob").await;
    subscribe(&other).await;
    assert_eq!(browsers().await, 1, "one browser tells one person");
    other.post("/account/logout-everywhere", &[]).await;
    assert_eq!(browsers().await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_reached_otherwise_than_before_says_so() {
    let data = tempfile::tempdir().expect("a folder");
    let ears = Ears::open().await;
    let house = house(data.path(), None, |_| {});
    let (ada, bob) = (account(&house, "Ada").await, account(&house, "Bob").await);
    let push = |browser: &Browser, old: &str, path: &str| {
        let (key, auth) = Subscriber::new().told();
        let (browser, endpoint) = (browser.moved(&house), ears.url(path));
        let old = if old.is_empty() { String::new() } else { ears.url(old) };
        async move {
            let fields = [("endpoint", endpoint.as_str()), ("p256dh", &key), ("auth", &auth), ("old", &old)];
            browser.post("/account/notices/push", &fields).await.status
        }
    };
    assert_eq!(push(&ada, "", "/first").await, StatusCode::SEE_OTHER);
    let number = ada.get("/account/notices").await.value("address");
    ada.post("/account/notices/kinds", &[("address", &number), ("turn", "on")]).await;
    // The old one has been found dead meanwhile.
    change(data.path(), &["UPDATE addresses SET dead = 1, why = 'gone'"]).await;
    assert_eq!(push(&bob, "/first", "/other").await, StatusCode::NOT_FOUND, "it is not his");
    assert_eq!(push(&ada, "/first", "/second").await, StatusCode::NO_CONTENT);
    assert_eq!(push(&ada, "/first", "/third").await, StatusCode::NOT_FOUND, "nobody is told there");
    let rows = "SELECT address || ' ' || kinds || ' ' || COALESCE(why, 'good') FROM addresses";
    assert_eq!(stored(data.path(), rows).await, [format!("{} turn good", ears.url("/second"))]);
    let (ada, bob) = table(ada, bob, json!({})).await;
    until_asked(&ada, &bob).await;
    wait("her turn", || ears.taken("/second").first().cloned()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn own_data_name_addresses_without_secrets_and_go_with_their_owner() {
    let data = tempfile::tempdir().expect("a folder");
    let (mailbox, ears) = (Mailbox::start(), Ears::open().await);
    let house = house(data.path(), Some(&mailbox), |_| {});
    let ada = account(&house, "Ada").await;
    add_mail(&ada, &mailbox, "ada@inbox.example").await;
    let secret = add_webhook(&ada, &ears.url("/ada"), "json").await;
    ada.post("/account/notices", &[("zone", "60"), ("quiet-from", "22:00"), ("quiet-to", "07:00")]).await;
    let all: Value = serde_json::from_str(&ada.get("/account/data").await.text).expect("JSON");
    assert_eq!(all["notices"]["addresses"][0]["address"], "ada@inbox.example");
    assert_eq!(all["notices"]["addresses"][1]["address"], ears.url("/ada"));
    assert_eq!(all["notices"]["when"]["quiet_from"], 22 * 60);
    assert!(!secret.is_empty() && !all.to_string().contains(&secret));
    let page = ada.post("/account/delete", &[("sure", "on")]).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER);
    for table in ["addresses", "notice_settings", "news", "deliveries", "mail_tokens"] {
        assert_eq!(database::number(data.path(), &format!("SELECT COUNT(*) FROM {table}")).await, 0, "{table}");
    }
}
