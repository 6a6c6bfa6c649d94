//! Programs play with tokens, each through its own eyes.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::{Browser, House};

async fn view(browser: &Browser, token: &str, table: &str) -> Value {
    let (status, seen) = browser.api(token, table, None).await;
    assert_eq!(status, StatusCode::OK, "{seen}");
    seen
}

/// Each makes a choice where they are asked; returns how many did.
async fn round(players: &[(&Browser, &str)], table: &str, turn: usize) -> usize {
    let mut done = 0;
    for (browser, token) in players {
        let (status, asked) = browser.api(token, &format!("{table}/decision"), None).await;
        assert_eq!(status, StatusCode::OK, "{asked}");
        let Some(options) = asked["decision"]["options"].as_array().filter(|_| asked["decision"]["owed"] == true)
        else {
            continue;
        };
        let choice = &options[turn * 5 % options.len()]["choice"];
        let body = json!({ "sequence": asked["sequence"], "choice": choice });
        let (status, answer) = browser.api(token, &format!("{table}/choose"), Some(body)).await;
        assert!(status == StatusCode::OK || status == StatusCode::CONFLICT, "{status} {answer}");
        done += usize::from(status == StatusCode::OK);
    }
    done
}

#[tokio::test]
async fn two_programs_and_a_spectator_at_one_table() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob, eve) = (house.somebody(), house.somebody(), house.somebody());
    let (first, second) = (ada.token().await, bob.token().await);
    let order =
        json!({ "game": "tempus", "seats": ["me", "invite", "bot-random"], "listed": true, "takebacks": "free" });
    let (status, made) = ada.api(&first, "/tables", Some(order)).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let table = format!("/tables/{}", made["id"].as_str().expect("an id"));
    let join = json!({ "invite": made["invites"][0]["invite"] });
    assert_eq!(bob.api(&second, &format!("{table}/join"), Some(join.clone())).await.0, StatusCode::NO_CONTENT);
    let (status, problem) = eve.api("", &format!("{table}/join"), Some(join.clone())).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "{problem}");
    assert_eq!(problem["type"], "urn:tessera:token");
    let third = eve.token().await;
    assert_eq!(eve.api(&third, &format!("{table}/join"), Some(join)).await.0, StatusCode::GONE);

    let (mut turns, mut cards) = (0, false);
    for _ in 0..5000 {
        let made = round(&[(&ada, &first), (&bob, &second)], &table, turns).await;
        turns += made;
        let (mine, theirs) = (view(&ada, &first, &table).await, view(&bob, &second, &table).await);
        let public = view(&eve, "", &table).await;
        assert_eq!(mine["viewer"], json!({ "Seat": 0 }));
        assert_eq!(theirs["viewer"], json!({ "Seat": 1 }));
        assert_eq!(public["view"]["hand"], json!([]), "a spectator holds no cards");
        assert_eq!(public["view"]["laid"], json!([]));
        // Asked for another's eyes.
        assert_eq!(bob.api(&second, &format!("{table}?seat=0"), None).await.0, StatusCode::FORBIDDEN);
        assert_eq!(bob.api(&second, &format!("{table}/decision?seat=0"), None).await.0, StatusCode::FORBIDDEN);
        let holds = |seen: &Value| seen["view"]["hand"].as_array().is_some_and(|hand| !hand.is_empty());
        cards |= holds(&mine) || holds(&theirs);
        if (turns > 60 && cards) || mine["status"] == "finished" {
            break;
        }
        if made == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    assert!(turns > 60 && cards, "after {turns} turns somebody has held a card: {cards}");
    let (_, undone) = ada.api(&first, &format!("{table}/undo"), Some(json!({ "sequence": 0 }))).await;
    assert_eq!(undone["type"], "urn:tessera:stale");
    assert_eq!(
        ada.api(&first, &format!("{table}/chat"), Some(json!({ "text": "well played" }))).await.0,
        StatusCode::NO_CONTENT
    );
    let (_, chat) = bob.api(&second, &format!("{table}/chat"), None).await;
    assert_eq!(chat["chat"][0]["text"], "well played");
    let (status, problem) = ada.api(&first, &format!("{table}/choose"), Some(json!({ "wrong": 1 }))).await;
    assert!(status.is_client_error() && problem["detail"].is_string(), "{problem}");
}

#[tokio::test]
async fn a_game_is_found_by_its_titles_and_by_its_own_name() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let token = ada.token().await;
    let order = |game: &str, edition: &str, options: Value| json!({ "game": game, "edition": edition, "options": options, "seats": ["me", "bot-random"] });
    for (game, edition, title) in [
        ("clash", "", "clash-monumental"),
        ("clash", "2012", "clash-2012"),
        ("clash-2012", "", "clash-2012"),
        ("clash-monumental", "monumental", "clash-monumental"),
    ] {
        let (status, made) = ada.api(&token, "/tables", Some(order(game, edition, json!({})))).await;
        assert_eq!(status, StatusCode::CREATED, "{game} {edition}: {made}");
        let id = made["id"].as_str().expect("an id");
        assert_eq!(view(&ada, &token, &format!("/tables/{id}")).await["game"], title);
        let page = ada.get(&format!("/t/{id}")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains(&format!("/rules/{title}")), "{title}: the page links to its rules");
    }
    let other = order("clash-2012", "monumental", json!({}));
    let (status, problem) = ada.api(&token, "/tables", Some(other)).await;
    assert!(status.is_client_error(), "{problem}");
    let announced = order("clash-2012", "", json!({ "wonders": "announced" }));
    let (status, problem) = ada.api(&token, "/tables", Some(announced)).await;
    assert!(
        status.is_client_error() && problem["detail"].as_str().is_some_and(|why| why.contains("wonders")),
        "{problem}"
    );
    for game in ["clash", "clash-monumental", "clash-2012"] {
        for address in [format!("/about/{game}"), format!("/rules/{game}"), format!("/new?game={game}")] {
            let page = ada.get(&address).await;
            assert_eq!(page.status, StatusCode::OK, "{address}");
            assert!(page.text.contains("Clash of Cultures") && !page.text.contains('⟨'), "{address}");
        }
    }
    assert_eq!(ada.get("/about/clash-2013").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn where_several_choose_at_once_nobody_has_to_hurry() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob) = (house.somebody(), house.somebody());
    let (first, second) = (ada.token().await, bob.token().await);
    let order = json!({ "game": "mosaic", "seats": ["me", "invite"] });
    let (status, made) = ada.api(&first, "/tables", Some(order)).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let table = format!("/tables/{}", made["id"].as_str().expect("an id"));
    let join = json!({ "invite": made["invites"][0]["invite"] });
    assert_eq!(bob.api(&second, &format!("{table}/join"), Some(join)).await.0, StatusCode::NO_CONTENT);
    let players = [(&ada, first.as_str()), (&bob, second.as_str())];
    // Leaders come one after the other; then both have a hand before them.
    for player in players.iter().cycle().take(8) {
        if view(&ada, &first, &table).await["view"]["phase"] == "Draft" {
            break;
        }
        round(std::slice::from_ref(player), &table, 0).await;
    }
    let mut asked = Vec::new();
    for (browser, token) in players {
        let (status, question) = browser.api(token, &format!("{table}/decision"), None).await;
        assert_eq!(status, StatusCode::OK, "{question}");
        asked.push(question);
    }
    assert_eq!(asked[0]["sequence"], asked[1]["sequence"], "both look at the same moment");
    let choose = |question: &Value, option: usize| json!({ "sequence": question["sequence"], "choice": question["decision"]["options"][option]["choice"] });
    // Both choose from what they see: the second is not refused because the first was faster.
    for ((browser, token), question) in players.into_iter().zip(&asked) {
        let (status, answer) = browser.api(token, &format!("{table}/choose"), Some(choose(question, 0))).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    // But nobody chooses twice.
    let (status, answer) = ada.api(&first, &format!("{table}/choose"), Some(choose(&asked[0], 1))).await;
    assert_eq!(status, StatusCode::CONFLICT, "{answer}");
    assert_eq!(view(&ada, &first, &table).await["view"]["hand"].as_array().map(Vec::len), Some(4));
}

#[tokio::test]
async fn the_stream_tells_of_changes_and_ends_with_the_server() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let table = ada.play_now().await;
    let page = ada.asked(&table).await;
    let mut stream = ada.client.get(ada.url(&format!("{table}/events"))).send().await.expect("a stream");
    assert_eq!(stream.headers()["content-type"], "text/event-stream");
    let first = stream.chunk().await.expect("bytes").expect("an event");
    assert!(String::from_utf8_lossy(&first).contains("event: change"));
    ada.post(&format!("{table}/choose"), &[("choice", &page.value("choice")), ("sequence", &page.value("sequence"))])
        .await;
    let mut heard = String::new();
    let was: usize = page.value("sequence").parse().expect("a number");
    let newer = |heard: &str| {
        heard.lines().filter_map(|line| line.strip_prefix("id: ")?.parse::<usize>().ok()).any(|id| id > was)
    };
    while !newer(&heard) {
        let chunk = tokio::time::timeout(Duration::from_secs(5), stream.chunk()).await.expect("in time");
        heard.push_str(&String::from_utf8_lossy(&chunk.expect("bytes").expect("an event")));
    }
}

#[tokio::test]
async fn the_api_is_described() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let (status, described) = ada.api("", "/openapi.json", None).await;
    assert_eq!(status, StatusCode::OK);
    for path in [
        "",
        "/{id}",
        "/{id}/join",
        "/{id}/decision",
        "/{id}/choose",
        "/{id}/undo",
        "/{id}/proposals",
        "/{id}/proposals/{proposal}",
        "/{id}/chat",
        "/{id}/stream",
        "/{id}/record",
    ] {
        assert!(described["paths"][format!("/api/tables{path}")].is_object(), "{path}");
    }
    assert!(ada.get("/api").await.text.contains("/api/tables/{id}/choose"));
}
