//! Ways out of a match that is being played, and who plays on.

use std::path::Path;

use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::common::player::Player;
use crate::common::{House, change, stored};

/// So many people at a listed table of Tempus; `more` changes the terms.
async fn table(house: &House, people: usize, more: Value) -> Vec<Player> {
    let mut players: Vec<Player> = Vec::new();
    for seat in 0..people {
        let browser = house.somebody();
        let token = browser.token().await;
        let table = match players.first() {
            Some(first) => first.table.clone(),
            None => {
                let mut seats = vec!["me"];
                seats.resize(people, "anyone");
                seats.resize(people.max(3), "bot-random");
                let mut order = json!({ "game": "tempus", "seats": seats, "listed": true, "stand_in": "casual" });
                for (key, value) in more.as_object().expect("terms") {
                    order[key] = value.clone();
                }
                let (status, made) = browser.api(&token, "/tables", Some(order)).await;
                assert_eq!(status, StatusCode::CREATED, "{made}");
                format!("/tables/{}", made["id"].as_str().expect("an id"))
            }
        };
        let player = Player { browser, token, table };
        if seat > 0 {
            let (status, said) = player.post("join", json!({ "seat": seat })).await;
            assert_eq!(status, StatusCode::NO_CONTENT, "{said}");
        }
        players.push(player);
    }
    players
}

fn said(seen: &Value, what: &str) -> usize {
    let log = seen["log"].as_array().expect("a log");
    log.iter()
        .filter(|line| line["table"] == true && line["text"].as_str().is_some_and(|text| text.contains(what)))
        .count()
}

/// Ends the server, lets time pass for the players, and starts it again.
fn later(threads: &Runtime, house: House, data: &Path, changes: &[&'static str]) -> House {
    house.kill();
    threads.block_on(change(data, changes));
    House::open(data)
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_resigns_is_last_and_a_bot_of_the_tables_choosing_plays_on() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let [ada, bob] = table(&house, 2, json!({})).await.try_into().ok().expect("two");
    // Nobody resigns for somebody else, without being sure, or as a stranger.
    let page = bob.browser.post(&format!("{}/resign", bob.path()), &[("seat", "0"), ("sure", "on")]).await;
    assert_eq!(page.status, StatusCode::FORBIDDEN);
    let page = bob.browser.post(&format!("{}/resign", bob.path()), &[("seat", "1")]).await;
    assert_eq!(page.status, StatusCode::BAD_REQUEST);
    let eve = Player { browser: house.somebody(), token: house.somebody().token().await, table: bob.table.clone() };
    assert_eq!(eve.post("resign", json!({ "sure": true })).await.0, StatusCode::FORBIDDEN);
    assert_eq!(said(&ada.seen().await, "resigned"), 0);

    let (status, seen) = bob.post("resign", json!({ "sure": true })).await;
    assert_eq!(status, StatusCode::OK, "{seen}");
    let seat = &seen["seats"][1];
    assert_eq!((&seat["kind"], &seat["bot"], &seat["late"]), (&json!("bot"), &json!("casual"), &json!(3)));
    assert_eq!(said(&ada.seen().await, "resigned; a casual bot plays on"), 1, "the log says so");
    assert_eq!(bob.post("resign", json!({ "sure": true })).await.0, StatusCode::FORBIDDEN, "once");
    let page = ada.browser.get(&ada.path()).await.text;
    assert!(page.contains("resigned"), "and the panel");

    // Ada resigns, too: bots finish it, and both are last, the first to go very last.
    assert_eq!(ada.post("resign", json!({ "sure": true })).await.0, StatusCode::OK);
    let over = ada.until(|seen| seen["status"] == "finished").await;
    assert_eq!((&over["outcome"]["ranks"][1], &over["outcome"]["ranks"][0]), (&json!(3), &json!(2)));
    assert_eq!(ada.post("resign", json!({ "sure": true })).await.0, StatusCode::FORBIDDEN, "nor when it is over");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resigned_seat_comes_back_only_if_all_agree() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let [ada, bob] = table(&house, 2, json!({})).await.try_into().ok().expect("two");
    assert_eq!(bob.post("resign", json!({ "sure": true })).await.0, StatusCode::OK);
    let (status, asked) = bob.post("proposals", json!({ "kind": "return" })).await;
    assert_eq!((status, &asked["seats"][1]["late"]), (StatusCode::OK, &json!(3)), "{asked}");
    let page = ada.browser.get(&ada.path()).await.text;
    assert!(page.contains("To have the seat back, after resigning"), "nothing was lost on time");
    let id = &asked["proposals"][0]["id"];
    let (status, seen) = ada.post(&format!("proposals/{id}"), json!({ "reply": "agree" })).await;
    assert_eq!((status, &seen["seats"][1]["late"]), (StatusCode::OK, &json!(0)), "{seen}");
    assert_eq!(said(&seen, "is back"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_agree_is_named_in_the_log() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let [ada, bob] = table(&house, 2, json!({})).await.try_into().ok().expect("two");
    let (_, asked) = ada.post("proposals", json!({ "kind": "end" })).await;
    let refusal = format!("proposals/{}", asked["proposals"][0]["id"]);
    assert_eq!(bob.post(&refusal, json!({ "reply": "refuse" })).await.0, StatusCode::OK);
    let seen = ada.seen().await;
    assert_eq!((said(&seen, "would rather play on"), &seen["proposals"]), (1, &json!([])), "{seen}");
    // What somebody withdraws themselves is nobody's news.
    let (_, asked) = bob.post("proposals", json!({ "kind": "end" })).await;
    let (status, seen) =
        bob.post(&format!("proposals/{}", asked["proposals"][0]["id"]), json!({ "reply": "withdraw" })).await;
    assert_eq!((status, said(&seen, "would rather")), (StatusCode::OK, 1), "{seen}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_ends_when_all_agree() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let [ada, bob] = table(&house, 2, json!({ "pace": "days-1" })).await.try_into().ok().expect("two");
    let (status, asked) = ada.post("proposals", json!({ "kind": "end" })).await;
    assert_eq!((status, &asked["status"]), (StatusCode::OK, &json!("running")), "{asked}");
    let id = &asked["proposals"][0]["id"];
    assert_eq!(bob.post("proposals", json!({ "kind": "end" })).await.0, StatusCode::CONFLICT, "one at a time");
    let page = bob.browser.get(&bob.path()).await.text;
    assert!(page.contains("To end the match here"), "Bob reads what he is asked");
    let (status, seen) = bob.post(&format!("proposals/{id}"), json!({ "reply": "agree" })).await;
    assert_eq!((status, &seen["status"], &seen["outcome"]), (StatusCode::OK, &json!("ended"), &Value::Null), "{seen}");
    assert_eq!(said(&seen, "agreed to end"), 1);
    assert_eq!(stored(data.path(), "SELECT COALESCE(CAST(deadline AS TEXT), 'none') FROM matches").await, ["none"]);

    // Nobody acts any more; what was secret is told, and what was played can be replayed and played on.
    let (_, asked) = ada.browser.api(&ada.token, &format!("{}/decision", ada.table), None).await;
    let choice = asked["decision"]["options"][0]["choice"].as_str().unwrap_or("pass");
    let (status, _) = ada.post("choose", json!({ "sequence": asked["sequence"], "choice": choice })).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let page = ada.browser.get(&ada.path()).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("without a result") && page.values("choice").is_empty());
    let record = ada.browser.get(&format!("{}/record", ada.path())).await;
    assert_eq!(record.status, StatusCode::OK, "{}", record.text);
    assert!(record.text.parse::<tessera_kernel::Record>().is_ok_and(|record| record.secret.is_some()));
    assert_eq!(ada.browser.get(&format!("{}/replay", ada.path())).await.status, StatusCode::OK);
    let home = ada.browser.get("/").await.text;
    assert!(home.contains(&ada.path()) && home.contains("ended"), "it stands in the list");
    let on = ada.browser.post(&format!("{}/play-on", ada.path()), &[("at", "0"), ("seat", "0"), ("key", "")]).await;
    assert_eq!(on.status, StatusCode::SEE_OTHER, "{}", on.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_lets_the_match_go_on_and_nobody_is_pestered() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let [ada, bob] = table(&house, 2, json!({})).await.try_into().ok().expect("two");
    let (_, asked) = ada.post("proposals", json!({ "kind": "end" })).await;
    let id = &asked["proposals"][0]["id"];
    let (status, seen) = bob.post(&format!("proposals/{id}"), json!({ "reply": "refuse" })).await;
    assert_eq!((status, &seen["status"], &seen["proposals"]), (StatusCode::OK, &json!("running"), &json!([])));
    let (status, said) = ada.post("proposals", json!({ "kind": "end" })).await;
    assert_eq!((status, &said["type"]), (StatusCode::CONFLICT, &json!("urn:tessera:asked-enough")));
}

#[test]
fn whoever_keeps_the_table_waiting_for_days_can_be_replaced_and_comes_back_at_will() {
    let data = tempfile::tempdir().expect("a folder");
    let threads = Runtime::new().expect("threads");
    let house = House::open(data.path());
    let players = threads.block_on(table(&house, 3, json!({})));
    let seen = threads.block_on(players[0].until(|seen| !seen["waiting"][0].is_null()));
    let absent = usize::try_from(seen["waiting"][0].as_u64().expect("a seat")).expect("a seat");
    let (one, other) = ((absent + 1) % 3, (absent + 2) % 3);
    let replace = json!({ "kind": "replace", "seat": absent });
    let (status, said_no) = threads.block_on(players[one].post("proposals", replace.clone()));
    assert_eq!((status, &said_no["type"]), (StatusCode::CONFLICT, &json!("urn:tessera:not-absent")), "not at once");

    let days = ["UPDATE house SET value = value + 3 * 86400000 WHERE name = 'clock'"];
    let house = later(&threads, house, data.path(), &days);
    let players: Vec<Player> = players.into_iter().map(|player| player.moved(&house)).collect();
    threads.block_on(async {
        let own = players[absent].post("proposals", replace.clone()).await;
        assert_eq!(own.0, StatusCode::FORBIDDEN, "whoever is there plays: {}", own.1);
        let (status, asked) = players[one].post("proposals", replace.clone()).await;
        assert_eq!(status, StatusCode::OK, "{asked}");
        assert_eq!(asked["proposals"][0]["missing"], json!([other]), "the absent one is not asked");
        let id = &asked["proposals"][0]["id"];
        let (status, seen) = players[other].post(&format!("proposals/{id}"), json!({ "reply": "agree" })).await;
        assert_eq!(status, StatusCode::OK, "{seen}");
        let seat = &seen["seats"][absent];
        assert_eq!((&seat["kind"], &seat["bot"], &seat["late"]), (&json!("bot"), &json!("casual"), &json!(1)));
        assert_eq!(said(&seen, "a casual bot plays for"), 1);

        // They need nobody to come back.
        let (status, back) = players[absent].post("proposals", json!({ "kind": "return" })).await;
        assert_eq!((status, &back["seats"][absent]["kind"]), (StatusCode::OK, &json!("person")), "{back}");
        assert_eq!((&back["proposals"], said(&back, "is back")), (&json!([]), 1));
    });
}

#[test]
fn whoever_acts_meanwhile_is_not_replaced() {
    let data = tempfile::tempdir().expect("a folder");
    let threads = Runtime::new().expect("threads");
    let house = House::open(data.path());
    let players = threads.block_on(table(&house, 3, json!({})));
    let seen = threads.block_on(players[0].until(|seen| !seen["waiting"][0].is_null()));
    let absent = usize::try_from(seen["waiting"][0].as_u64().expect("a seat")).expect("a seat");
    let days = ["UPDATE house SET value = value + 3 * 86400000 WHERE name = 'clock'"];
    let house = later(&threads, house, data.path(), &days);
    let players: Vec<Player> = players.into_iter().map(|player| player.moved(&house)).collect();
    threads.block_on(async {
        let one = (absent + 1) % 3;
        let (_, asked) = players[one].post("proposals", json!({ "kind": "replace", "seat": absent })).await;
        let id = asked["proposals"][0]["id"].clone();
        let late = &players[absent];
        let (_, due) = late.browser.api(&late.token, &format!("{}/decision", late.table), None).await;
        let choice = &due["decision"]["options"][0]["choice"];
        let (status, after) = late.post("choose", json!({ "sequence": due["sequence"], "choice": choice })).await;
        assert_eq!((status, &after["proposals"]), (StatusCode::OK, &json!([])), "{after}");
        let (status, _) = players[(absent + 2) % 3].post(&format!("proposals/{id}"), json!({ "reply": "agree" })).await;
        assert_eq!(status, StatusCode::CONFLICT, "it is void");
    });
}

#[test]
fn out_of_time_a_sensible_bot_plays_and_the_seat_can_be_had_back_at_any_moment() {
    let data = tempfile::tempdir().expect("a folder");
    let threads = Runtime::new().expect("threads");
    let house = House::open(data.path());
    let terms = json!({ "pace": "days-1", "stand_in": "" });
    let players = threads.block_on(table(&house, 3, terms));
    let seen = threads.block_on(players[0].until(|seen| !seen["waiting"][0].is_null()));
    let late = usize::try_from(seen["waiting"][0].as_u64().expect("a seat")).expect("a seat");
    let days = ["UPDATE house SET value = value + 2 * 86400000 WHERE name = 'clock'"];
    let house = later(&threads, house, data.path(), &days);
    let players: Vec<Player> = players.into_iter().map(|player| player.moved(&house)).collect();
    threads.block_on(async {
        let seen = players[late].until(|seen| seen["seats"][late]["late"] == 1).await;
        assert_eq!(seen["seats"][late]["bot"], "strong", "the usual one");
        assert_eq!(said(&seen, "ran out of time; a strong bot plays on"), 1);
        let page = players[late].browser.get(&players[late].path()).await.text;
        assert!(page.contains("Take my seat back"), "without asking anybody");
        let (status, back) = players[late].post("proposals", json!({ "kind": "return" })).await;
        assert_eq!((status, &back["seats"][late]["late"]), (StatusCode::OK, &json!(0)), "{back}");
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_leaves_a_sensible_bot() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let [ada, bob] = table(&house, 2, json!({})).await.try_into().ok().expect("two");
    let page = bob.browser.post("/account/delete", &[("sure", "on")]).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER);
    let seen = ada.seen().await;
    assert_eq!((&seen["seats"][1]["kind"], &seen["seats"][1]["bot"]), (&json!("bot"), &json!("casual")));
    assert_eq!(said(&seen, "has left for good; a casual bot plays on"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_with_bots_can_be_removed_and_finished_ones_hidden() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let path = ada.play_now().await;
    assert!(ada.get("/").await.text.contains(&format!("{path}/hide")));
    let eve = house.somebody();
    assert_eq!(eve.post(&format!("{path}/hide"), &[]).await.status, StatusCode::FORBIDDEN, "not a stranger's to do");
    assert_eq!(ada.post(&format!("{path}/hide"), &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(stored(data.path(), "SELECT status FROM matches").await, ["ended"]);
    let home = ada.get("/").await.text;
    assert!(home.contains("1 hidden match"), "it can be found again");
    assert_eq!(ada.post(&format!("{path}/hide"), &[("hidden", "no")]).await.status, StatusCode::SEE_OTHER);
    assert!(!ada.get("/").await.text.contains("hidden match"));

    // With other people at the table, nobody ends it alone.
    let [bob, _cid] = table(&house, 2, json!({})).await.try_into().ok().expect("two");
    assert_eq!(bob.browser.post(&format!("{}/hide", bob.path()), &[]).await.status, StatusCode::CONFLICT);
    assert_eq!(bob.seen().await["status"], "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gets_up_before_the_start_leaves_the_seat_as_it_was() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob) = (house.somebody(), house.somebody());
    let path = ada.new_table(&["me", "invite", "invite"], &[]).await;
    let link = |page: &str| {
        let at = page.find("/invite/").expect("a link") + "/invite/".len();
        page[at..].chars().take_while(char::is_ascii_alphanumeric).collect::<String>()
    };
    let first = link(&ada.get(&path).await.text);
    assert_eq!(bob.post(&format!("{path}/invite/{first}"), &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(bob.post(&format!("{path}/leave"), &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(stored(data.path(), "SELECT kind FROM seats ORDER BY seat").await, ["person", "invite", "invite"]);
    let page = ada.get(&path).await.text;
    assert!(!page.contains(&first), "the old link is used up");
    assert_eq!(
        bob.post(&format!("{path}/invite/{}", link(&page)), &[]).await.status,
        StatusCode::SEE_OTHER,
        "a new one"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_leaves_no_name_in_what_others_made_of_their_match() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let [ada, bob] = table(&house, 2, json!({})).await.try_into().ok().expect("two");
    ada.browser.register("Ada Lovelace").await;
    bob.browser.register("Bob").await;
    for _ in 0..20 {
        ada.act().await;
        bob.act().await;
    }
    let (_, asked) = ada.post("proposals", json!({ "kind": "end" })).await;
    bob.reply(&asked["proposals"][0]["id"], "agree").await;
    let on = bob.browser.post(&format!("{}/play-on", bob.path()), &[("at", "3"), ("seat", "1")]).await;
    assert_eq!(on.status, StatusCode::SEE_OTHER, "{}", on.text);
    ada.browser.post("/account/delete", &[("sure", "on")]).await;
    let setups = stored(data.path(), "SELECT setup FROM matches").await;
    assert_eq!(setups.len(), 2, "{setups:?}");
    assert!(setups.iter().all(|setup| !setup.contains("Ada")), "{setups:?}");
    assert!(setups.iter().any(|setup| setup.contains("Bob")), "{setups:?}");
}
