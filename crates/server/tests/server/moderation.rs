//! People report and block each other, and see what concerns them.

use reqwest::StatusCode;
use serde_json::json;
use tessera_server::admin::{AdminError, Verdict};

use crate::common::{Browser, House, Page, admin, change, stored};

/// Ada's listed table, where Bob sits; both have accounts.
async fn two_at_a_table(house: &House) -> (Browser, Browser, String) {
    let (ada, bob) = (house.somebody(), house.somebody());
    ada.register("Ada L.").await;
    bob.register("Bob").await;
    let table = ada.new_table(&["me", "anyone", "bot-random"], &[("listed", "listed")]).await;
    assert_eq!(bob.join(&table, 1).await, StatusCode::SEE_OTHER);
    (ada, bob, table)
}

async fn say(browser: &Browser, table: &str, text: &str) {
    assert_eq!(browser.post(&format!("{table}/chat"), &[("text", text)]).await.status, StatusCode::SEE_OTHER);
}

async fn report(browser: &Browser, table: &str, fields: &[(&str, &str)]) -> Page {
    let mut form = vec![("who", "seat-1"), ("kind", "abuse")];
    form.retain(|(name, _)| fields.iter().all(|(given, _)| given != name));
    form.extend(fields);
    browser.post(&format!("{table}/report"), &form).await
}

/// The number of a line of the chat, as the page to report it names it.
fn line(page: &Page, text: &str) -> String {
    let before = page.text.split(&format!(">{text}</option>")).next().expect("it is there");
    before.rsplit("value=\"").next().and_then(|rest| rest.split('"').next()).expect("a number").to_owned()
}

#[tokio::test]
async fn whoever_reports_sees_what_becomes_of_it_and_whoever_is_reported_sees_only_that() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob, table) = two_at_a_table(&house).await;
    say(&bob, &table, "you are all fools").await;
    let page = ada.get(&format!("{table}/people")).await;
    assert!(page.text.contains("Report Bob") && page.text.contains("Block Bob"), "{}", page.text);
    let said = line(&page, "you are all fools");
    let sent = report(&ada, &table, &[("line", &said), ("text", "He said it\r\ntwice.")]).await;
    assert_eq!(sent.location, Some(format!("{table}/people?done=reported")), "{}", sent.text);
    assert!(ada.get("/account").await.text.contains("not looked at yet"));

    let admin = admin(data.path()).await;
    let reports = admin.reports(false, 1).await.expect("a list");
    let one = &reports[0];
    assert_eq!((one.kind.as_str(), one.text.as_str()), ("abuse", "He said it\ntwice."));
    assert_eq!(one.quote.as_deref(), Some("you are all fools"));
    assert_eq!(one.about.as_ref().map(|who| who.called.as_str()), Some("Bob"));
    assert_eq!(one.by.as_ref().map(|who| who.called.as_str()), Some("Ada L."));
    assert!(ada.get("/account").await.text.contains("not looked at yet"), "a list is no look");
    admin.report(one.report).await.expect("read");
    assert!(ada.get("/account").await.text.contains("being looked at"));
    assert!(!bob.get("/").await.text.contains("whoever runs this site"));

    let warning = Verdict::Warning("Mind your <words>.".to_owned());
    admin.close_report(one.report, &warning, "first time").await.expect("closed");
    assert!(matches!(admin.close_report(one.report, &warning, "").await, Err(AdminError::Closed(_))));
    assert!(ada.get("/account").await.text.contains("closed: the person was warned"));
    for path in ["/", "/account"] {
        let page = bob.get(path).await.text;
        assert!(page.contains("Mind your &lt;words&gt;."), "{path}");
        let warned = page.split("warned\"").nth(1).and_then(|rest| rest.split("</section>").next()).expect("a warning");
        assert!(!warned.contains("Ada"), "never who reported: {warned}");
    }
    assert_eq!(bob.post("/account/read-warnings", &[]).await.status, StatusCode::SEE_OTHER);
    assert!(!bob.get("/").await.text.contains("Mind your"), "read");
    assert!(bob.get("/account").await.text.contains("Mind your"), "and kept");

    report(&ada, &table, &[("kind", "name")]).await;
    let verdict = Verdict::Suspension { reason: "Insults".to_owned(), days: Some(7) };
    admin.close_report(one.report + 1, &verdict, "").await.expect("closed");
    assert!(ada.get("/account").await.text.contains("closed: the person was suspended"));
    let page = bob.get("/").await;
    assert!(page.status == StatusCode::FORBIDDEN && page.text.contains("Insults") && !page.text.contains("Ada"));
}

#[tokio::test]
async fn only_those_who_share_a_table_report_each_other_and_nobody_themselves() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob, table) = two_at_a_table(&house).await;
    say(&bob, &table, "hello").await;
    let (eve, guest) = (house.somebody(), house.somebody());
    let elsewhere = eve.new_table(&["me", "anyone", "bot-random"], &[("listed", "listed")]).await;
    guest.join(&elsewhere, 1).await;
    let said = line(&ada.get(&format!("{table}/people")).await, "hello");
    for who in ["seat-0", "seat-1", &format!("line-{said}")] {
        assert_eq!(
            report(&eve, &table, &[("who", who)]).await.status,
            StatusCode::FORBIDDEN,
            "who only watches: {who}"
        );
        assert_eq!(house.somebody().get(&format!("{table}/people")).await.status, StatusCode::FORBIDDEN);
    }
    // Not oneself, nor a bot, nor somebody by a line or a seat of another table.
    for who in ["seat-0", "seat-2", "seat-9", "line-9999", "1", ""] {
        assert_eq!(report(&ada, &table, &[("who", who)]).await.status, StatusCode::BAD_REQUEST, "{who}");
        let blocked = ada.post(&format!("{table}/block"), &[("who", who)]).await;
        assert_eq!(blocked.status, StatusCode::BAD_REQUEST, "{who}");
    }
    assert_eq!(report(&eve, &elsewhere, &[("line", &said)]).await.status, StatusCode::BAD_REQUEST, "said elsewhere");
    assert_eq!(report(&ada, &table, &[("line", "x")]).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(report(&ada, &table, &[("kind", "hmm")]).await.status, StatusCode::BAD_REQUEST);
    assert!(stored(data.path(), "SELECT kind FROM reports UNION ALL SELECT 'block' FROM blocks").await.is_empty());
    // Guests are people, too.
    assert_eq!(report(&eve, &elsewhere, &[("block", "on")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(stored(data.path(), "SELECT kind FROM reports UNION ALL SELECT 'block' FROM blocks").await.len(), 2);
}

#[tokio::test]
async fn reports_have_an_end_for_a_day_and_the_same_counts_once() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| config.reports = 3);
    let (ada, _bob, table) = two_at_a_table(&house).await;
    let long = "x".repeat(600);
    for _ in 0..2 {
        assert_eq!(report(&ada, &table, &[("text", &long)]).await.status, StatusCode::SEE_OTHER);
    }
    assert_eq!(stored(data.path(), "SELECT text FROM reports").await, [&long[..500]]);
    for kind in ["spam", "name"] {
        assert_eq!(report(&ada, &table, &[("kind", kind)]).await.status, StatusCode::SEE_OTHER);
    }
    assert_eq!(report(&ada, &table, &[("kind", "other")]).await.status, StatusCode::TOO_MANY_REQUESTS);
    change(data.path(), &["UPDATE reports SET at = at - 86400000"]).await;
    assert_eq!(
        report(&ada, &table, &[("kind", "other")]).await.status,
        StatusCode::SEE_OTHER,
        "tomorrow is another day"
    );
}

#[tokio::test]
async fn what_the_blocked_say_is_not_shown_to_the_blocker_and_nobody_else_notices() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob, table) = two_at_a_table(&house).await;
    say(&bob, &table, "before it").await;
    say(&ada, &table, "an answer").await;
    assert!(ada.get(&table).await.text.contains("before it"));
    let blocked = ada.post(&format!("{table}/block"), &[("who", "seat-1")]).await;
    assert_eq!(blocked.status, StatusCode::SEE_OTHER);
    say(&bob, &table, "after it").await;
    let token = ada.token().await;
    let api = format!("{}/chat", table.replace("/t/", "/tables/"));
    let (_, chat) = ada.api(&token, &api, None).await;
    let update = ada.get(&format!("{table}/update?have=")).await.text;
    for shown in [&ada.get(&table).await.text, &update, &chat.to_string()] {
        assert!(!shown.contains("before it") && !shown.contains("after it") && shown.contains("an answer"), "{shown}");
    }
    for other in [&bob, &house.somebody()] {
        let page = other.get(&table).await.text;
        assert!(page.contains("before it") && page.contains("after it") && page.contains("an answer"));
    }
    let page = bob.get("/account").await.text + &bob.get(&format!("{table}/people")).await.text;
    assert!(!page.to_lowercase().contains("blocked ada") && !page.contains("have blocked you"), "{page}");

    // The list on the account page, and the way back: only one's own.
    let page = ada.get("/account").await;
    assert!(page.text.contains("People you have blocked") && page.text.contains("Bob"), "{}", page.text);
    let block = page.value("block");
    bob.post("/account/unblock", &[("block", &block)]).await;
    assert!(ada.get("/account").await.text.contains("People you have blocked"), "not by somebody else");
    assert_eq!(ada.post("/account/unblock", &[("block", &block)]).await.status, StatusCode::SEE_OTHER);
    assert!(ada.get(&table).await.text.contains("after it"));
}

#[tokio::test]
async fn the_blocked_do_not_sit_down_at_tables_of_the_blocker() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob, table) = two_at_a_table(&house).await;
    let waiting = ada.new_table(&["me", "anyone", "anyone"], &[("listed", "listed")]).await;
    assert_eq!(bob.join(&waiting, 1).await, StatusCode::SEE_OTHER);
    ada.post(&format!("{table}/block"), &[("who", "seat-1")]).await;
    let (_, seen) = ada.api(&ada.token().await, &waiting.replace("/t/", "/tables/"), None).await;
    assert_eq!(seen["seats"][1]["kind"], "open", "gets up where it has not begun: {seen}");
    assert_eq!(bob.get(&table).await.status, StatusCode::OK, "and goes on where it has");

    let open = ada.new_table(&["me", "anyone", "invite"], &[("listed", "listed")]).await;
    let page = ada.get(&open).await.text;
    let link = page.split(&format!("{open}/invite/")).nth(1).expect("a link");
    let secret: String = link.chars().take_while(char::is_ascii_alphanumeric).collect();
    assert!(!bob.get("/").await.text.contains(&open), "they do not meet by chance");
    let page = bob.get(&open).await.text;
    assert!(!page.contains(&format!("{open}/join")) && !page.to_lowercase().contains("block"), "nor are told: {page}");
    assert_eq!(bob.join(&open, 1).await, StatusCode::CONFLICT);
    let invite = format!("{open}/invite/{secret}");
    assert_eq!(bob.get(&invite).await.status, StatusCode::GONE);
    assert_eq!(bob.post(&invite, &[]).await.status, StatusCode::GONE);
    let token = bob.token().await;
    let api = format!("{}/join", open.replace("/t/", "/tables/"));
    assert_eq!(bob.api(&token, &api, Some(json!({ "seat": 1 }))).await.0, StatusCode::CONFLICT);
    assert_eq!(bob.api(&token, &api, Some(json!({ "invite": secret }))).await.0, StatusCode::GONE);
    let (_, listed) = bob.api(&token, "/tables", None).await;
    assert!(!listed.to_string().contains(open.trim_start_matches("/t/")), "{listed}");
    assert_eq!(house.somebody().join(&open, 1).await, StatusCode::SEE_OTHER, "others do");

    let theirs = bob.new_table(&["me", "anyone", "anyone"], &[("listed", "listed")]).await;
    assert!(!ada.get("/").await.text.contains(&theirs));
    assert_eq!(ada.join(&theirs, 1).await, StatusCode::SEE_OTHER, "whoever blocks may still choose");
}

#[tokio::test]
async fn blocks_and_reports_go_along_when_a_guest_logs_in() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob, table) = two_at_a_table(&house).await;
    ada.post(&format!("{table}/block"), &[("who", "seat-1")]).await;
    let guest = house.somebody();
    let open = guest.new_table(&["me", "anyone", "bot-random"], &[("listed", "listed")]).await;
    bob.join(&open, 1).await;
    report(&guest, &open, &[("block", "on")]).await;
    assert_eq!(guest.log_in("Ada L.").await.status, StatusCode::SEE_OTHER);
    let page = guest.get("/account").await.text;
    assert_eq!(page.matches("Unblock Bob").count(), 1, "once, although both had blocked him");
    assert!(page.contains("not looked at yet"));
}

#[tokio::test]
async fn whoever_goes_takes_blocks_warnings_and_settled_reports_along() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob, table) = two_at_a_table(&house).await;
    say(&bob, &table, "you are all fools").await;
    let said = line(&ada.get(&format!("{table}/people")).await, "you are all fools");
    report(&ada, &table, &[("line", &said), ("block", "on")]).await;
    report(&bob, &table, &[("who", "seat-0"), ("kind", "stalling")]).await;
    bob.post(&format!("{table}/block"), &[("who", "seat-0")]).await;
    let admin = admin(data.path()).await;
    admin.warn(&tessera_server::admin::Who::Name("Bob".to_owned()), "Mind your words", "").await.expect("told");
    assert_eq!(bob.post("/account/delete", &[("sure", "on"), ("chat", "on")]).await.status, StatusCode::SEE_OTHER);
    let left = "SELECT kind || ' ' || status || ' ' || COALESCE(outcome, '') || ' ' || COALESCE(quote, '-') FROM reports ORDER BY id";
    assert_eq!(stored(data.path(), left).await, ["abuse closed gone -", "stalling open  -"]);
    let others = "SELECT 'block' FROM blocks UNION ALL SELECT text FROM warnings";
    assert!(stored(data.path(), others).await.is_empty());
    assert!(ada.get("/account").await.text.contains("closed: the person is gone"));
    let reports = admin.reports(true, 1).await.expect("a list");
    assert!(reports[0].by.is_none() && reports[0].about.is_some() && reports[1].about.is_none());
    let verdict = Verdict::Warning("Hm".to_owned());
    assert!(matches!(admin.close_report(reports[1].report, &verdict, "").await, Err(AdminError::Gone(_))));
    assert_eq!(ada.post("/account/delete", &[("sure", "on")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(stored(data.path(), left).await, ["stalling closed gone -"], "settled ones go with their reporter");
}
