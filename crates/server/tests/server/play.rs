//! Whole matches over HTTP.

use reqwest::StatusCode;

use crate::common::House;

#[tokio::test]
async fn a_match_against_bots_from_the_first_click_to_the_rematch() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let table = ada.play_now().await;
    let mut turns = 0;
    loop {
        let page = ada.asked(&table).await;
        let choices = page.values("choice");
        if choices.is_empty() {
            break;
        }
        // Some variety, and a way to the end.
        let choice = &choices[turns * 7 % choices.len()];
        let done =
            ada.post(&format!("{table}/choose"), &[("choice", choice), ("sequence", &page.value("sequence"))]).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{choice}: {}", done.text);
        turns += 1;
        assert!(turns < 3000, "it never ends");
    }
    assert!(turns > 20, "{turns}");

    let end = ada.get(&format!("{table}/end")).await;
    assert_eq!(end.status, StatusCode::OK);
    assert!(end.text.contains("tessera verify"));
    let record = ada.get(&format!("{table}/record")).await;
    let record: tessera_kernel::Record = record.text.parse().expect("a record");
    let game = tessera_games::replay(&record).expect("it holds");
    assert!(game.outcome().is_some());

    for at in ["0", "17", "99999"] {
        for eyes in ["watch", "0", "2"] {
            let page = ada.get(&format!("{table}/replay?at={at}&for={eyes}")).await;
            assert_eq!(page.status, StatusCode::OK, "{}", page.text);
            assert!(page.text.contains("id=\"timeline\""));
        }
    }
    // It is over: nothing is taken back any more, and nobody is told that it could be.
    assert!(!ada.get(&table).await.text.contains("data-undo"));
    let (_, asked) = ada.api(&ada.token().await, &format!("{}/decision", table.replace("/t/", "/tables/")), None).await;
    assert_eq!(asked["can_undo"], false, "{asked}");
    // A private match is for whoever has the link to its replay, and nothing but the replay.
    let page = ada.get(&format!("{table}/replay?at=17&for=1")).await;
    let link =
        &page.text[page.text.find(&format!("{table}/replay?at=17&amp;for=1&amp;key=")).expect("a link to share")..];
    let link = link.split('"').next().expect("its end").replace("&amp;", "&");
    let bob = house.somebody();
    let shared = bob.get(&link).await;
    assert_eq!(shared.status, StatusCode::OK, "{link}");
    let next = link.replace("at=17", "at=18").replace('&', "&amp;");
    assert!(shared.text.contains(&next), "the next step has the key too");
    for path in ["", "/end", "/record", "/replay", "/replay?key=0", "/update"] {
        assert_eq!(bob.get(&format!("{table}{path}")).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    let key = link.split("key=").nth(1).expect("a key");
    let on = bob.post(&format!("{table}/play-on"), &[("at", "20"), ("seat", "1"), ("key", key)]).await;
    assert!(on.location.is_some_and(|on| on.starts_with("/t/")), "whoever sees it may play on from it");
    let refused = bob.post(&format!("{table}/play-on"), &[("at", "20"), ("seat", "1")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);

    let on = ada.post(&format!("{table}/play-on"), &[("at", "20"), ("seat", "1")]).await;
    let on = on.location.expect("a new match");
    assert!(!ada.asked(&on).await.values("choice").is_empty());
    let again = ada.post(&format!("{table}/rematch"), &[]).await.location.expect("a rematch");
    assert_ne!(again, table);
    assert_eq!(ada.post(&format!("{table}/rematch"), &[]).await.location, Some(again));

    let csrf = ada.csrf().await;
    let part = |name: &str, file: &str, text: &str| {
        format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"{file}\r\n\r\n{text}\r\n")
    };
    let body =
        [part("csrf", "", &csrf), part("record", "; filename=\"a.tessera\"", &record.to_string()), "--x--\r\n".into()]
            .concat();
    let request =
        ada.client.post(ada.url("/upload")).header("content-type", "multipart/form-data; boundary=x").body(body);
    let uploaded = request.send().await.expect("an answer");
    assert_eq!(uploaded.status(), StatusCode::SEE_OTHER);
    let shown = ada.get(uploaded.headers()["location"].to_str().expect("a path")).await;
    assert_eq!(shown.status, StatusCode::OK);
}

#[tokio::test]
async fn a_stale_or_doubled_post_changes_nothing() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let table = ada.play_now().await;
    let page = ada.asked(&table).await;
    let (choice, sequence) = (page.value("choice"), page.value("sequence"));
    let path = format!("{table}/choose");
    let fields = [("choice", choice.as_str()), ("sequence", sequence.as_str())];
    assert_eq!(ada.post(&path, &fields).await.status, StatusCode::SEE_OTHER);
    let after = ada.asked(&table).await.value("sequence");
    assert_eq!(ada.post(&path, &fields).await.status, StatusCode::CONFLICT);
    let (status, body) = ada.post_live(&path, &fields).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(body["notice"].is_string() && body["fragments"].is_array(), "{body}");
    assert_eq!(ada.asked(&table).await.value("sequence"), after);
    let (status, _) = ada.post_live(&path, &[("choice", "nonsense"), ("sequence", &after)]).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ada.asked(&table).await.value("sequence"), after);
}

#[tokio::test]
async fn a_choice_can_be_taken_back() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let table = ada.play_now().await;
    let first = ada.asked(&table).await;
    let options = first.values("choice");
    ada.post(&format!("{table}/choose"), &[("choice", &options[0]), ("sequence", &first.value("sequence"))]).await;
    let then = ada.asked(&table).await;
    let (status, body) = ada.post_live(&format!("{table}/undo"), &[("sequence", &then.value("sequence"))]).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    let back = ada.asked(&table).await;
    assert_eq!(back.values("choice"), options);
    let (before, after) = (then.value("sequence"), back.value("sequence"));
    assert!(after.parse::<usize>().expect("a number") > before.parse().expect("a number"), "the sequence only grows");
}

#[tokio::test]
async fn updates_hold_only_what_differs() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let table = ada.play_now().await;
    let page = ada.asked(&table).await;
    let all: serde_json::Value = serde_json::from_str(&ada.get(&format!("{table}/update")).await.text).expect("JSON");
    let fragments = all["fragments"].as_array().expect("fragments");
    let have: Vec<String> = fragments
        .iter()
        .map(|part| format!("{}:{}", part["id"].as_str().expect("id"), part["hash"].as_str().expect("hash")))
        .collect();
    for mark in fragments {
        let hash = format!("data-hash=\"{}\"", mark["hash"].as_str().expect("hash"));
        assert!(page.text.contains(&hash), "the page lacks {mark}");
    }
    let none: serde_json::Value =
        serde_json::from_str(&ada.get(&format!("{table}/update?have={}", have.join(","))).await.text).expect("JSON");
    assert_eq!(none["fragments"], serde_json::json!([]));
}

#[tokio::test]
async fn several_at_one_screen_hide_their_hands() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let table = ada.new_table(&["me", "here", "here"], &[]).await;
    let covered = ada.get(&table).await;
    assert!(covered.text.contains("cover-screen"));
    assert!(covered.values("choice").is_empty());
    let seat = covered.value("seat");
    ada.post(&format!("{table}/uncover"), &[("seat", &seat)]).await;
    let shown = ada.get(&table).await;
    assert!(!shown.text.contains("cover-screen"));
    assert!(!shown.values("choice").is_empty());
}

#[tokio::test]
async fn pages_speak_french_and_keep_settings() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let page = ada.post("/settings/language", &[("language", "fr"), ("back", "//evil.example")]).await;
    assert_eq!(page.location.as_deref(), Some("/"));
    ada.post("/settings", &[("theme", "dark"), ("sound", "off")]).await;
    for path in ["/", "/new", "/rules/tempus", "/about/tempus", "/settings", "/account", "/upload", "/api"] {
        let page = ada.get(path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        assert!(page.text.contains("<html lang=\"fr\" data-theme=\"dark\""), "{path}");
        assert!(!page.text.contains('⟨'), "{path}: a word is missing");
        assert!(!page.text.contains(" style=\""), "{path}: inline style");
    }
    assert!(ada.get("/rules/tempus").await.text.contains("id=\"T5.2\""));
    assert_eq!(ada.get("/nowhere").await.status, StatusCode::NOT_FOUND);
    let table = ada.play_now().await;
    let page = ada.asked(&table).await;
    assert!(!page.text.contains('⟨') && !page.text.contains(" style=\""));
}

#[tokio::test]
async fn a_refused_table_says_why_in_french_and_keeps_what_was_filled_in() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    ada.post("/settings/language", &[("language", "fr"), ("back", "/")]).await;
    let fields = [("game", "tempus"), ("edition", "2006"), ("seat-0", "me"), ("seat-3", "anyone"), ("pace", "days-3")];
    let page = ada.post("/new", &fields).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.text.contains("se joue de 3 à 5") && page.text.contains("2 places"), "{}", page.text);
    assert!(!page.text.contains("is for 3 to 5 players"));
    assert!(page.text.contains("value=\"anyone\" selected") && page.text.contains("value=\"days-3\" selected"));
}
