//! Whoever runs a site keeps it in order from outside, and the servers notice.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::json;
use tessera_server::admin::{AdminError, People, Who};

use crate::common::player::Player;
use crate::common::{Browser, House, Page, admin, change, stored};

fn ada() -> Who {
    Who::Name("Ada L.".to_owned())
}

/// The page, once it is as wanted.
async fn until(browser: &Browser, path: &str, wanted: impl Fn(&Page) -> bool) -> Page {
    for _ in 0..400 {
        let page = browser.get(path).await;
        if wanted(&page) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("{path} never becomes so");
}

/// Ada, who has an account, and a guest at a table that Ada set up.
async fn ada_and_a_guest(house: &House) -> (Browser, Browser, String) {
    let (ada, bob) = (house.somebody(), house.somebody());
    ada.register("Ada L.").await;
    let table = ada.new_table(&["me", "anyone", "bot-random"], &[("listed", "listed")]).await;
    assert_eq!(bob.join(&table, 1).await, StatusCode::SEE_OTHER);
    (ada, bob, table)
}

#[tokio::test]
async fn a_suspended_account_is_logged_out_everywhere_and_told_why() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (laptop, phone) = (house.somebody(), house.somebody());
    laptop.register("Ada L.").await;
    let token = laptop.token().await;
    assert_eq!(phone.log_in("Ada L.").await.status, StatusCode::SEE_OTHER);
    let admin = admin(data.path()).await;
    admin.suspend(&ada(), Some(3), "Insults <b>in the chat", "").await.expect("suspended");

    let page = laptop.get("/account").await;
    assert_eq!(page.status, StatusCode::FORBIDDEN);
    assert!(
        page.text.contains("another 3 days") && page.text.contains("Insults &lt;b&gt;in the chat"),
        "{}",
        page.text
    );
    let page = laptop.get("/").await;
    assert!(page.status == StatusCode::OK && !page.text.contains("Ada L."), "told once, then a stranger");
    let (status, said) = phone.api(&token, "/tables", None).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    assert!(said["detail"].as_str().is_some_and(|detail| detail.contains("suspended: Insults")), "{said}");
    let stranger = house.somebody();
    let page = stranger.log_in("Ada L.").await;
    assert!(page.status == StatusCode::FORBIDDEN && page.text.contains("in the chat"), "{}", page.text);
    assert!(!stranger.get("/account").await.text.contains("Ada L."), "nobody is logged in by it");
    let page = stranger.post("/account/login", &[("name", "Ada L."), ("password", "wrong horse!")]).await;
    assert!(!page.text.contains("in the chat"), "only whoever knows the password learns of it");

    admin.unsuspend(&ada(), "").await.expect("lifted");
    assert!(!phone.get("/").await.text.contains("Ada L."), "a session from before does not come back");
    assert_eq!(phone.api(&token, "/tables", None).await.0, StatusCode::OK, "a token does");
    assert_eq!(laptop.log_in("Ada L.").await.status, StatusCode::SEE_OTHER);
    assert!(laptop.get("/account").await.text.contains("Ada L."));
}

#[tokio::test]
async fn a_suspension_ends_by_itself() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let browser = house.somebody();
    browser.register("Ada L.").await;
    let admin = admin(data.path()).await;
    admin.suspend(&ada(), Some(1), "Spam", "").await.expect("suspended");
    assert_eq!(browser.log_in("Ada L.").await.status, StatusCode::FORBIDDEN);
    change(data.path(), &["UPDATE people SET suspended_until = suspended_until - 86400000"]).await;
    assert_eq!(browser.log_in("Ada L.").await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_suspended_guest_stays_who_they_are() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let guest = house.somebody();
    let table = guest.play_now().await;
    let admin = admin(data.path()).await;
    let people = People { guests: true, ..People::default() };
    let number = Who::Number(admin.accounts(&people, 1).await.expect("a list")[0].number);
    admin.suspend(&number, None, "Spam", "").await.expect("suspended");
    for _ in 0..2 {
        let page = guest.get(&table).await;
        assert!(page.status == StatusCode::FORBIDDEN && page.text.contains("until it is lifted"), "{}", page.text);
    }
    admin.unsuspend(&number, "").await.expect("lifted");
    assert_eq!(guest.get(&table).await.status, StatusCode::OK, "their cookie is all they have");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_for_whoever_is_suspended_until_they_are_back() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob, table) = ada_and_a_guest(&house).await;
    let api = table.replace("/t/", "/tables/");
    let token = bob.token().await;
    let bob = Player { browser: bob, token, table: api.clone() };
    let open = ada.new_table(&["me", "anyone", "anyone"], &[("listed", "listed")]).await;
    let admin = admin(data.path()).await;
    admin.suspend(&Who::Name("ada l.".to_owned()), None, "Insults", "").await.expect("suspended");

    // The server has the table in memory, and notices.
    let seen = bob.until(|seen| seen["seats"][0]["kind"] == "bot").await;
    assert_eq!((&seen["seats"][0]["late"], &seen["seats"][0]["name"]), (&json!(1), &json!("Ada L.")), "{seen}");
    let log = seen["log"].to_string();
    assert!(log.contains("Ada L. is away for a while") && !log.contains("suspend"), "{log}");
    until(&bob.browser, &open, |page| page.status == StatusCode::NOT_FOUND).await;
    for _ in 0..3 {
        bob.browser.asked(&table).await;
        bob.act().await;
    }

    admin.unsuspend(&Who::Name("Ada L.".to_owned()), "").await.expect("lifted");
    assert_eq!(ada.get("/").await.status, StatusCode::OK);
    assert_eq!(ada.log_in("Ada L.").await.status, StatusCode::SEE_OTHER);
    let ada = Player { token: ada.token().await, browser: ada, table: api };
    let (status, seen) = ada.post("proposals", json!({ "kind": "return" })).await;
    assert_eq!(
        (status, &seen["seats"][0]["late"], &seen["seats"][0]["kind"]),
        (StatusCode::OK, &json!(0), &json!("person"))
    );
}

#[tokio::test]
async fn a_new_name_is_seen_at_tables_that_are_in_memory() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (_ada, bob, table) = ada_and_a_guest(&house).await;
    assert!(bob.get(&table).await.text.contains("Ada L."));
    let admin = admin(data.path()).await;
    assert!(matches!(admin.rename(&ada(), "x", "").await, Err(AdminError::Name(_))));
    house.somebody().register("Eve").await;
    assert!(matches!(admin.rename(&ada(), "eve", "").await, Err(AdminError::NameTaken(_))));
    admin.rename(&ada(), "Augusta", "a name that hurt").await.expect("renamed");
    let page = until(&bob, &table, |page| page.text.contains("Augusta")).await;
    assert!(!page.text.contains("Ada L."));
}

#[tokio::test]
async fn whoever_is_deleted_by_an_admin_is_forgotten_as_if_by_themselves() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (browser, bob, table) = ada_and_a_guest(&house).await;
    browser.post(&format!("{table}/chat"), &[("text", "such a day")]).await;
    let admin = admin(data.path()).await;
    // Suspended first, as it goes: a bot has the seat by then, and the name goes all the same.
    admin.suspend(&ada(), None, "Insults", "").await.expect("suspended");
    admin.delete(&ada(), true, "asked for by mail").await.expect("deleted");
    let page = until(&bob, &table, |page| !page.text.contains("Ada L.")).await;
    assert!(page.text.contains("someone") && !page.text.contains("such a day"), "{}", page.text);
    assert!(matches!(admin.account(&ada()).await, Err(AdminError::NoAccount(_))));
    assert_eq!(browser.log_in("Ada L.").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let kept = stored(data.path(), "SELECT setup FROM matches UNION ALL SELECT about || note FROM admin_log").await;
    assert!(kept.iter().all(|text| !text.contains("Ada L.")), "{kept:?}");
}

#[tokio::test]
async fn a_table_that_is_ended_or_hidden_is_so_at_once() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob, table) = ada_and_a_guest(&house).await;
    let stranger = house.somebody();
    assert_eq!(stranger.get(&table).await.status, StatusCode::OK);
    let admin = admin(data.path()).await;
    let id = table.trim_start_matches("/t/");
    admin.list(id, false, "").await.expect("hidden");
    until(&stranger, &table, |page| page.status == StatusCode::FORBIDDEN).await;
    assert_eq!(bob.get(&table).await.status, StatusCode::OK, "whoever sits there sees it as before");
    assert!(matches!(admin.list(id, false, "").await, Err(AdminError::Already(_))));

    admin.end(id, "").await.expect("ended");
    let page = until(&ada, &table, |page| page.text.contains("Ended by whoever runs this site")).await;
    assert!(page.text.contains("has ended the match here") && page.values("choice").is_empty());
    assert!(matches!(admin.end(id, "").await, Err(AdminError::Over(_))));
    assert!(matches!(admin.end("nowhere", "").await, Err(AdminError::NoTable(_))));
    let open = ada.new_table(&["me", "anyone", "anyone"], &[]).await;
    admin.end(open.trim_start_matches("/t/"), "").await.expect("taken away");
    until(&ada, &open, |page| page.status == StatusCode::NOT_FOUND).await;
}

#[tokio::test]
async fn newcomers_need_an_invitation_where_the_site_is_closed_and_others_stay() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (old, eve) = (house.somebody(), house.somebody());
    old.play_now().await;
    let admin = admin(data.path()).await;
    admin.set_invite_only(true, "").await.expect("closed");
    assert!(matches!(admin.set_invite_only(true, "").await, Err(AdminError::Already(_))));
    old.play_now().await;

    let register = [("name", "Eve"), ("password", "correct horse")];
    for (path, fields) in [("/play/tempus", &[][..]), ("/account/token", &[("label", "x")]), ("/welcome", &[])] {
        let page = eve.post(path, fields).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN, "{path}");
        assert!(page.text.contains("action=\"/welcome\""), "and is asked for the code: {}", page.text);
    }
    let page = eve.post("/account/register", &register).await;
    assert!(page.status == StatusCode::UNPROCESSABLE_ENTITY && page.text.contains("name=\"code\""), "{}", page.text);
    assert_eq!(eve.get("/").await.status, StatusCode::OK, "whoever only looks needs none");

    let (number, code) = admin.invite(2, Some(1), "friends").await.expect("a code");
    assert_eq!(eve.post("/welcome", &[("code", "0000-0000-0000")]).await.status, StatusCode::FORBIDDEN);
    let typed = code.replace('-', " ").to_uppercase();
    let page = eve.post("/welcome", &[("code", &typed), ("back", "/new")]).await;
    assert_eq!((page.status, page.location.as_deref()), (StatusCode::SEE_OTHER, Some("/new")));
    eve.play_now().await;
    assert_eq!(eve.post("/account/register", &register).await.status, StatusCode::SEE_OTHER, "and may have an account");
    let bob = house.somebody();
    let page = bob.get(&format!("/welcome?code={code}")).await;
    assert_eq!(page.value("code"), code);
    let fields = [("name", "Bob"), ("password", "correct horse"), ("code", &code)];
    assert_eq!(bob.post("/account/register", &fields).await.status, StatusCode::SEE_OTHER);
    assert_eq!(house.somebody().post("/welcome", &[("code", &code)]).await.status, StatusCode::FORBIDDEN, "used up");
    assert_eq!(admin.invitations().await.expect("a list")[0].used, 2);
    let elsewhere = house.somebody();
    assert_eq!(elsewhere.log_in("Bob").await.status, StatusCode::SEE_OTHER, "an account needs none");

    let (late, code) = admin.invite(5, Some(1), "").await.expect("a code");
    change(data.path(), &[format!("UPDATE invitations SET expires = 1 WHERE id = {late}")]).await;
    assert_eq!(house.somebody().post("/welcome", &[("code", &code)]).await.status, StatusCode::FORBIDDEN, "too old");
    let (gone, code) = admin.invite(5, None, "").await.expect("a code");
    admin.revoke(gone, "").await.expect("revoked");
    assert_eq!(house.somebody().post("/welcome", &[("code", &code)]).await.status, StatusCode::FORBIDDEN, "revoked");
    assert!(matches!(admin.revoke(gone, "").await, Err(AdminError::NoInvitation(_))));
    let kept = stored(data.path(), "SELECT hash FROM invitations").await;
    assert!(kept.iter().all(|hash| hash.len() == 64), "codes are not kept");
    assert_eq!(number, 1);
    admin.set_invite_only(false, "").await.expect("open");
    house.somebody().play_now().await;
}

#[tokio::test]
async fn codes_cannot_be_tried_one_after_the_other() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| config.guesses = 3.0);
    let eve = house.somebody();
    admin(data.path()).await.set_invite_only(true, "").await.expect("closed");
    for _ in 0..3 {
        assert_eq!(eve.post("/welcome", &[("code", "0000-0000-0000")]).await.status, StatusCode::FORBIDDEN);
    }
    let (_, code) = admin(data.path()).await.invite(1, None, "").await.expect("a code");
    assert_eq!(eve.post("/welcome", &[("code", &code)]).await.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn people_are_found_by_a_part_of_their_name() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    for name in ["Ada L.", "Adam", "Bob", "100% Eve"] {
        house.somebody().register(name).await;
    }
    house.somebody().play_now().await;
    let admin = admin(data.path()).await;
    let found = async |text: &str, guests: bool, suspended: bool| {
        let people = People { text: text.to_owned(), guests, suspended };
        let found = admin.accounts(&people, 1).await.expect("a list");
        found.into_iter().map(|one| one.called).collect::<Vec<_>>()
    };
    assert_eq!(found("", false, false).await, ["100% Eve", "Bob", "Adam", "Ada L."], "the latest first");
    assert_eq!(found("ADA", false, false).await, ["Adam", "Ada L."]);
    assert_eq!(found("%", false, false).await, ["100% Eve"], "a sign is a sign");
    assert_eq!(found("", true, false).await.len(), 5);
    admin.suspend(&ada(), None, "Insults", "").await.expect("suspended");
    assert_eq!(found("", true, true).await, ["Ada L."]);
    assert!(admin.accounts(&People::default(), 2).await.expect("a list").is_empty());
    let profile = admin.account(&ada()).await.expect("found");
    assert!(profile.suspended && profile.suspended_reason.as_deref() == Some("Insults"));
}

#[tokio::test]
async fn all_that_is_done_stands_in_the_log_and_nothing_else() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (_, _, table) = ada_and_a_guest(&house).await;
    let id = table.trim_start_matches("/t/");
    let admin = admin(data.path()).await;
    admin.suspend(&ada(), None, "Insults", "second time").await.expect("done");
    admin.unsuspend(&ada(), "").await.expect("done");
    admin.warn(&ada(), "Mind your words", "").await.expect("done");
    admin.rename(&ada(), "Augusta", "").await.expect("done");
    admin.list(id, false, "").await.expect("done");
    admin.list(id, true, "").await.expect("done");
    admin.end(id, "").await.expect("done");
    admin.set_invite_only(true, "").await.expect("done");
    let (number, _) = admin.invite(1, None, "Bob").await.expect("done");
    admin.revoke(number, "").await.expect("done");
    let augusta = Who::Name("Augusta".to_owned());
    // What is refused is not done.
    assert!(matches!(admin.unsuspend(&augusta, "").await, Err(AdminError::NotSuspended(_))));
    assert!(matches!(admin.suspend(&ada(), None, "Insults", "").await, Err(AdminError::NoAccount(_))));
    assert!(matches!(admin.suspend(&augusta, None, " ", "").await, Err(AdminError::Reason)));
    assert!(matches!(admin.warn(&augusta, &"x".repeat(501), "").await, Err(AdminError::Reason)));
    admin.delete(&augusta, false, "").await.expect("done");
    let log = admin.log(1).await.expect("a log");
    let told: Vec<&str> = log.iter().rev().map(|line| line.what.as_str()).collect();
    let done = [
        "suspend",
        "unsuspend",
        "warn",
        "rename",
        "hide table",
        "list table",
        "end table",
        "invitations on",
        "make invitation",
        "revoke invitation",
        "delete",
    ];
    assert_eq!(told, done);
    let first = log.last().expect("a line");
    assert_eq!((first.who.as_str(), first.note.as_str(), &first.called), ("tester", "second time", &None));
    assert!(first.about.starts_with("person "), "by number, for the name is gone");
}
