//! What needs the consent of all at a table: takebacks beyond a slip, and a seat that was lost on time.

use std::path::Path;
use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::common::player::Player;
use crate::common::{House, change, stored};

/// Two people at a listed table of Tempus, one of them at two seats; `more` changes the terms.
async fn two(house: &House, more: Value) -> (Player, Player) {
    let (ada, bob) = (house.somebody(), house.somebody());
    let (ada_token, bob_token) = (ada.token().await, bob.token().await);
    let mut order = json!({ "game": "tempus", "seats": ["me", "anyone", "here"], "listed": true });
    for (key, value) in more.as_object().expect("terms") {
        order[key] = value.clone();
    }
    let (status, made) = ada.api(&ada_token, "/tables", Some(order)).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let table = format!("/tables/{}", made["id"].as_str().expect("an id"));
    let (status, said) = bob.api(&bob_token, &format!("{table}/join"), Some(json!({ "seat": 1 }))).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{said}");
    let ada = Player { browser: ada, token: ada_token, table: table.clone() };
    (ada, Player { browser: bob, token: bob_token, table })
}

/// Both play until Bob has chosen something that he cannot take back alone.
async fn past_a_slip(ada: &Player, bob: &Player) {
    let mut bob_acted = false;
    for _ in 0..200 {
        if bob_acted && !bob.can_undo().await {
            return;
        }
        // Ada plays two seats.
        for seat in [0, 2] {
            let (_, asked) = ada.browser.api(&ada.token, &format!("{}/decision?seat={seat}", ada.table), None).await;
            if let Some(choice) = asked["decision"]["options"][0]["choice"].as_str() {
                let body = json!({ "sequence": asked["sequence"], "choice": choice, "seat": seat });
                ada.post("choose", body).await;
            }
        }
        if !bob_acted || bob.can_undo().await {
            bob_acted |= bob.act().await;
        }
    }
    panic!("Bob can always take back");
}

#[tokio::test(flavor = "multi_thread")]
async fn beyond_a_slip_all_must_agree() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob) = two(&house, json!({})).await;
    assert_eq!(bob.seen().await["takebacks"], "agreed", "what nobody has chosen otherwise");
    past_a_slip(&ada, &bob).await;
    let before = bob.seen().await;
    let (status, _) = bob.post("undo", json!({ "sequence": before["sequence"] })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "alone nobody goes so far");

    // Proposed: nothing has changed yet, and everyone sees it.
    let (status, asked) = bob.ask_back().await;
    assert_eq!(status, StatusCode::OK, "{asked}");
    assert_eq!((&asked["sequence"], &asked["choices"]), (&before["sequence"], &before["choices"]));
    let proposal = ada.seen().await["proposals"][0].clone();
    assert_eq!((proposal["asks_you"].clone(), proposal["times"].clone()), (json!(true), json!(1)));
    assert_eq!(proposal["missing"], json!([0, 2]), "both seats of Ada's");
    assert_eq!(bob.ask_back().await.0, StatusCode::CONFLICT, "one at a time");

    // Neither the proposer nor a stranger agrees for Ada.
    assert_eq!(bob.reply(&proposal["id"], "agree").await.0, StatusCode::FORBIDDEN);
    let eve = house.somebody();
    let eve = Player { token: eve.token().await, browser: eve, table: bob.table.clone() };
    for reply in ["agree", "refuse", "withdraw"] {
        assert_eq!(eve.reply(&proposal["id"], reply).await.0, StatusCode::FORBIDDEN);
    }
    assert_eq!(ada.reply(&proposal["id"], "withdraw").await.0, StatusCode::FORBIDDEN);

    // Ada's one answer counts for both of her seats.
    let (status, after) = ada.reply(&proposal["id"], "agree").await;
    assert_eq!(status, StatusCode::OK, "{after}");
    assert!(after["choices"].as_u64() < before["choices"].as_u64(), "{after}");
    assert!(after["sequence"].as_u64() > before["sequence"].as_u64(), "nothing is erased");
    assert_eq!(after["proposals"], json!([]));
    assert!(after["waiting"].as_array().is_some_and(|waiting| waiting.contains(&json!(1))), "Bob chooses again");
    let last = stored(data.path(), "SELECT deed FROM deeds ORDER BY sequence DESC LIMIT 1").await;
    assert_eq!(last, ["undo agreed"], "the record says that it was agreed");
    assert_eq!(stored(data.path(), "SELECT status FROM proposals").await, ["done"]);
    assert_eq!(ada.reply(&proposal["id"], "agree").await.0, StatusCode::CONFLICT, "once is enough");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_ends_it_and_nobody_is_pestered() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob) = two(&house, json!({})).await;
    past_a_slip(&ada, &bob).await;
    let before = bob.seen().await["sequence"].clone();
    let (_, asked) = bob.ask_back().await;
    let (status, after) = ada.reply(&asked["proposals"][0]["id"], "refuse").await;
    assert_eq!((status, &after["sequence"], &after["proposals"]), (StatusCode::OK, &before, &json!([])));
    let (status, said) = bob.ask_back().await;
    assert_eq!(status, StatusCode::CONFLICT, "{said}");
    assert_eq!(said["type"], "urn:tessera:asked-enough");

    // Ada may ask all the same, from a seat that has chosen something, and withdraw; but not for ever.
    let ask = async |seat: u8| {
        let sequence = ada.seen().await["sequence"].clone();
        ada.post("proposals", json!({ "kind": "takeback", "sequence": sequence, "seat": seat })).await
    };
    // Whoever began has chosen something; it need not be her.
    let mut seat = None;
    for _ in 0..50 {
        for own in [0, 2] {
            if seat.is_none() && ask(own).await.0 == StatusCode::OK {
                seat = Some(own);
            }
        }
        if seat.is_some() {
            break;
        }
        for own in [0, 2] {
            let (_, asked) = ada.browser.api(&ada.token, &format!("{}/decision?seat={own}", ada.table), None).await;
            if let Some(choice) = asked["decision"]["options"][0]["choice"].as_str() {
                ada.post("choose", json!({ "sequence": asked["sequence"], "choice": choice, "seat": own })).await;
            }
        }
    }
    let seat = seat.expect("she has chosen something");
    for _ in 0..3 {
        ask(seat).await;
        let open = ada.seen().await["proposals"][0]["id"].clone();
        assert_eq!(ada.reply(&open, "withdraw").await.0, StatusCode::OK);
    }
    assert_eq!(ask(seat).await.1["type"], "urn:tessera:asked-enough");
    // Whoever has acted may ask again.
    past_a_slip(&ada, &bob).await;
    assert_eq!(bob.ask_back().await.0, StatusCode::OK, "he has acted");
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_done_meanwhile_makes_it_void() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob) = two(&house, json!({})).await;
    past_a_slip(&ada, &bob).await;
    let (_, asked) = bob.ask_back().await;
    let proposal = asked["proposals"][0]["id"].clone();
    let before = asked["sequence"].as_u64();
    while ada.seen().await["sequence"].as_u64() == before {
        for seat in [0, 2] {
            let (_, asked) = ada.browser.api(&ada.token, &format!("{}/decision?seat={seat}", ada.table), None).await;
            if let Some(choice) = asked["decision"]["options"][0]["choice"].as_str() {
                ada.post("choose", json!({ "sequence": asked["sequence"], "choice": choice, "seat": seat })).await;
            }
        }
        if ada.seen().await["sequence"].as_u64() == before {
            bob.act().await;
        }
    }
    assert_eq!(ada.seen().await["proposals"], json!([]));
    let choices = ada.seen().await["choices"].clone();
    assert_eq!(ada.reply(&proposal, "agree").await.0, StatusCode::CONFLICT);
    assert_eq!(ada.seen().await["choices"], choices);
    let old = json!({ "kind": "takeback", "sequence": before });
    assert_eq!(bob.post("proposals", old).await.0, StatusCode::CONFLICT, "nor is anything proposed for what was");
}

#[test]
fn a_proposal_survives_a_restart() {
    let data = tempfile::tempdir().expect("a folder");
    let threads = Runtime::new().expect("threads");
    let house = House::open(data.path());
    let (ada, bob) = threads.block_on(async {
        let (ada, bob) = two(&house, json!({})).await;
        past_a_slip(&ada, &bob).await;
        assert_eq!(bob.ask_back().await.0, StatusCode::OK);
        (ada, bob)
    });
    house.kill();
    let house = House::open(data.path());
    threads.block_on(async {
        let (ada, bob) = (moved(&house, ada), moved(&house, bob));
        let before = ada.seen().await;
        let (status, after) = ada.reply(&before["proposals"][0]["id"], "agree").await;
        assert_eq!(status, StatusCode::OK, "{after}");
        assert!(bob.seen().await["choices"].as_u64() < before["choices"].as_u64());
    });
}

/// The same person with the same token at a server that was started again.
fn moved(house: &House, player: Player) -> Player {
    Player { browser: house.somebody(), ..player }
}

#[tokio::test(flavor = "multi_thread")]
async fn strict_and_free_tables_leave_nothing_to_agree_on() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob) = two(&house, json!({ "takebacks": "strict" })).await;
    past_a_slip(&ada, &bob).await;
    let (status, said) = bob.ask_back().await;
    assert_eq!((status, &said["type"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("urn:tessera:undo-not-agreed")));
    let page = bob.browser.get(&bob.table.replace("/tables/", "/t/")).await.text;
    assert!(!page.contains("value=\"takeback\""), "nor does the page offer it");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_agree_to_everything() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let table = ada.play_now().await;
    let token = ada.token().await;
    let ada = Player { browser: ada, token, table: table.replace("/t/", "/tables/") };
    let mut acted = 0;
    while acted < 12 {
        acted += usize::from(ada.act().await);
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let choices = ada.seen().await["choices"].as_u64();
    // Everything of hers goes back, past what the bots did and what chance brought.
    for _ in 0..200 {
        ada.browser.asked(&table).await;
        let sequence = ada.seen().await["sequence"].clone();
        let (status, said) = ada.post("undo", json!({ "sequence": sequence })).await;
        if said["type"] == "urn:tessera:undo-nothing" {
            break;
        }
        assert!(status == StatusCode::OK || status == StatusCode::CONFLICT, "{said}");
    }
    assert!(ada.seen().await["choices"].as_u64() < choices);
    let deeds = stored(data.path(), "SELECT deed FROM deeds WHERE deed LIKE 'undo%'").await;
    assert!(deeds.iter().any(|deed| deed == "undo agreed"), "and the record says so: {deeds:?}");
    assert!(deeds.iter().any(|deed| deed == "undo"), "what is a slip needs nobody: {deeds:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_form_and_the_api_agree_on_what_is_usual() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    ada.new_table(&["me", "anyone", "anyone"], &[("listed", "listed")]).await;
    ada.play_now().await;
    let token = ada.token().await;
    ada.api(&token, "/tables", Some(json!({ "game": "tempus", "seats": ["me", "bot-random", "bot-random"] }))).await;
    let setups = stored(data.path(), "SELECT setup FROM matches").await;
    assert_eq!(setups.len(), 3);
    assert!(setups.iter().all(|setup| setup.contains("\"takebacks\":\"Agreed\"")), "{setups:?}");
    let form = ada.get("/new?game=tempus").await.text;
    let first = form.split("name=\"takebacks\"").nth(1).and_then(|rest| rest.split("value=\"").nth(1));
    assert!(first.is_some_and(|first| first.starts_with("agreed")), "and it comes first");
    let nonsense = ada.post("/new", &[("game", "tempus"), ("seat-0", "me"), ("takebacks", "always")]).await;
    assert_eq!(nonsense.status, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn free_takebacks_are_named_before_one_sits_down() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob) = (house.somebody(), house.somebody());
    let terms = [("listed", "listed"), ("takebacks", "free")];
    let table = ada.new_table(&["me", "anyone", "invite"], &terms).await;
    let usual = ada.new_table(&["me", "anyone", "invite"], &terms[..1]).await;
    let invite = ada.get(&table).await.text;
    let link = invite.split("/invite/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link").to_owned();
    for page in [table.clone(), format!("{table}/invite/{link}")] {
        let text = bob.get(&page).await.text;
        assert!(text.contains("Free takebacks"), "{page}: {text}");
    }
    let home = bob.get("/").await.text;
    assert_eq!(home.matches("free takebacks").count(), 1, "the list names the one table");
    let lobby = bob.get(&usual).await.text;
    assert!(!lobby.contains("Free takebacks") && lobby.contains("if all at the table agree"), "{lobby}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_from_a_record_says_that_its_maker_may_know_what_comes() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob) = (house.somebody(), house.somebody());
    // A record whose seed is in it, not played to its end.
    let names = ["Ann", "Bob", "Cid"].map(str::to_owned).to_vec();
    let setup = tessera_games::usual_setup("tempus", names).expect("a setup");
    let game = tessera_games::begin("tempus", setup, tessera_kernel::Secret::from_number(7)).expect("a game");
    let record = game.record(true).to_string();
    let csrf = ada.csrf().await;
    let body = format!(
        "--x\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n{csrf}\r\n\
         --x\r\nContent-Disposition: form-data; name=\"others\"\r\n\r\ninvite\r\n\
         --x\r\nContent-Disposition: form-data; name=\"record\"; filename=\"a\"\r\n\r\n{record}\r\n--x--\r\n"
    );
    let request = ada.client.post(ada.url("/upload")).header("content-type", "multipart/form-data; boundary=x");
    let made = request.body(body).send().await.expect("an answer");
    let table = made.headers()["location"].to_str().expect("a path").to_owned();
    let lobby = ada.get(&table).await.text;
    let link = lobby.split("/invite/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    let words = "may know what chance will bring";
    assert!(lobby.contains(words), "{lobby}");
    assert!(bob.get(&format!("{table}/invite/{link}")).await.text.contains(words), "before Bob sits down");
    let token = ada.token().await;
    let (_, seen) = ada.api(&token, &table.replace("/t/", "/tables/"), None).await;
    assert_eq!(seen["foreknown"], true);
    let other = ada.play_now().await;
    let (_, seen) = ada.api(&token, &other.replace("/t/", "/tables/"), None).await;
    assert_eq!(seen["foreknown"], false);
    assert!(!ada.get(&other).await.text.contains(words));
}

/// Ends the server, lets two minutes pass for the players, and starts it again.
fn two_minutes_later(threads: &Runtime, house: House, data: &Path) -> House {
    house.kill();
    threads.block_on(change(data, &["UPDATE house SET value = value + 120000 WHERE name = 'clock'"]));
    House::open(data)
}

async fn until(player: &Player, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..400 {
        let seen = player.seen().await;
        if wanted(&seen) {
            return seen;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it never comes to that: {}", player.seen().await["seats"]);
}

#[test]
fn a_loss_on_time_is_taken_back_by_agreement() {
    let data = tempfile::tempdir().expect("a folder");
    let threads = Runtime::new().expect("threads");
    let house = House::open(data.path());
    let terms = json!({ "pace": "clock-1", "timeout": "lose", "seats": ["me", "anyone", "bot-random"] });
    let (ada, bob) = threads.block_on(two(&house, terms));
    let first = threads.block_on(until(&ada, |seen| seen["waiting"][0].as_u64().is_some_and(|seat| seat < 2)));
    let late = usize::try_from(first["waiting"][0].as_u64().expect("a seat")).expect("a seat");
    let house = two_minutes_later(&threads, house, data.path());
    threads.block_on(async {
        let (ada, bob) = (moved(&house, ada), moved(&house, bob));
        let (loser, other) = if late == 0 { (&ada, &bob) } else { (&bob, &ada) };
        until(loser, |seen| seen["seats"][late]["late"] == 2 && seen["seats"][late]["kind"] == "bot").await;
        // A bot plays their seat: they cannot act, but they can ask, and everything that happens meanwhile changes nothing.
        let (status, asked) = loser.post("proposals", json!({ "kind": "return" })).await;
        assert_eq!(status, StatusCode::OK, "{asked}");
        other.act().await;
        let proposal = other.seen().await["proposals"][0].clone();
        assert_eq!(proposal["missing"], json!([1 - late]));
        let page = other.browser.get(&other.table.replace("/tables/", "/t/")).await.text;
        assert!(page.contains("asks the table"), "{page}");
        let (status, after) = other.reply(&proposal["id"], "agree").await;
        assert_eq!(status, StatusCode::OK, "{after}");
        assert_eq!(after["seats"][late]["late"], 0, "the loss is gone");
        assert_eq!(after["seats"][late]["kind"], "person");
        // They have time to play on: at least a minute from now, and then it is up again.
        until(loser, |seen| {
            seen["waiting"].as_array().is_some_and(|all| all.contains(&json!(late))) || seen["waiting"][0] == 1 - late
        })
        .await;
        for _ in 0..100 {
            if loser.act().await {
                return;
            }
            other.act().await;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("they cannot play on: {}", loser.seen().await["seats"]);
    });
}

#[test]
fn alone_with_bots_a_seat_is_had_back_at_once() {
    let data = tempfile::tempdir().expect("a folder");
    let threads = Runtime::new().expect("threads");
    let house = House::open(data.path());
    let ada = house.somebody();
    let ada = threads.block_on(async {
        let token = ada.token().await;
        let order = json!({ "game": "tempus", "seats": ["me", "bot-random", "bot-random"], "pace": "clock-1",
            "timeout": "bot" });
        let (_, made) = ada.api(&token, "/tables", Some(order)).await;
        let table = format!("/tables/{}", made["id"].as_str().expect("an id"));
        let ada = Player { browser: ada, token, table };
        until(&ada, |seen| seen["waiting"][0] == 0).await;
        ada
    });
    let house = two_minutes_later(&threads, house, data.path());
    threads.block_on(async {
        let ada = moved(&house, ada);
        until(&ada, |seen| seen["seats"][0]["late"] == 1).await;
        let (status, back) = ada.post("proposals", json!({ "kind": "return" })).await;
        // Bots may have played the match to its end before she asks.
        if back["type"] == "urn:tessera:not-now" {
            assert_eq!(ada.seen().await["status"], "finished");
            return;
        }
        assert_eq!(status, StatusCode::OK, "{back}");
        assert_eq!((&back["seats"][0]["late"], &back["seats"][0]["kind"]), (&json!(0), &json!("person")));
        until(&ada, |seen| seen["waiting"][0] == 0).await;
        assert!(ada.act().await, "she plays again");
    });
}
