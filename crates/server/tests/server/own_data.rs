//! Everything that is kept about somebody, for them alone.

use reqwest::StatusCode;
use serde_json::Value;

use crate::common::{Browser, House, stored};

async fn everything(browser: &Browser) -> Value {
    let response = browser.client.get(browser.url("/account/data")).send().await.expect("an answer");
    assert_eq!(response.status(), StatusCode::OK);
    let disposition = response.headers()["content-disposition"].to_str().expect("text").to_owned();
    assert!(disposition.starts_with("attachment"), "{disposition}");
    response.json().await.expect("JSON")
}

#[tokio::test]
async fn the_file_has_all_that_is_kept_about_somebody_and_no_secret() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob) = (house.somebody(), house.somebody());
    ada.register("Ada L.").await;
    bob.register("Bob").await;
    let token = ada.token().await;
    let table = ada.new_table(&["me", "anyone", "bot-random"], &[("listed", "listed")]).await;
    bob.join(&table, 1).await;
    ada.post(&format!("{table}/chat"), &[("text", "good evening")]).await;
    bob.post(&format!("{table}/chat"), &[("text", "a secret of mine")]).await;
    let about = |who: &'static str, text: &'static str| vec![("who", who), ("kind", "abuse"), ("text", text)];
    ada.post(&format!("{table}/report"), &about("seat-1", "he cheats")).await;
    bob.post(&format!("{table}/report"), &about("seat-0", "she cheats")).await;
    ada.post(&format!("{table}/block"), &[("who", "seat-1")]).await;

    let all = everything(&ada).await;
    assert_eq!(all["account"]["name"], "Ada L.");
    assert_eq!(all["sessions"][0]["this_one"], true, "{all}");
    assert_eq!(all["tokens"][0]["label"], "test");
    assert_eq!((&all["matches"][0]["game"], &all["matches"][0]["seats"][0]["seat"]), (&"tempus".into(), &0.into()));
    assert_eq!(all["chat"][0]["text"], "good evening");
    assert_eq!(
        (&all["reports_made"][0]["text"], &all["reports_made"][0]["about"]),
        (&"he cheats".into(), &"Bob".into())
    );
    assert_eq!(all["blocked"][0]["who"], "Bob");
    let text = all.to_string();
    assert!(!text.contains("she cheats") && !text.contains("a secret of mine"), "nothing of others: {text}");
    let hidden = "SELECT hash FROM sessions UNION ALL SELECT hash FROM tokens UNION ALL
                  SELECT password FROM people WHERE password IS NOT NULL";
    for secret in stored(data.path(), hidden).await.iter().chain([&token]) {
        assert!(!text.contains(secret.as_str()), "{secret}");
    }
}

#[tokio::test]
async fn a_match_that_runs_tells_ones_own_choices_and_one_that_is_over_everything() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let table = ada.play_now().await;
    let page = ada.asked(&table).await;
    let fields = [("sequence", page.value("sequence")), ("choice", page.value("choice"))];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    ada.post(&format!("{table}/choose"), &fields).await;
    ada.asked(&table).await;
    let all = everything(&ada).await;
    let own = &all["matches"][0];
    assert_eq!(own["record"], Value::Null, "no seed, and nothing of what others hold");
    let choices = own["choices"].as_array().expect("choices");
    assert!(!choices.is_empty() && choices.iter().all(|choice| choice["seat"] == 0), "{own}");

    ada.post(&format!("{table}/hide"), &[]).await;
    let all = everything(&ada).await;
    let own = &all["matches"][0];
    assert!(own["record"].as_str().is_some_and(|record| record.contains("\nseed ")), "{own}");
    assert_eq!((&own["status"], &own["hidden_from_your_list"]), (&"ended".into(), &true.into()));
}

#[tokio::test]
async fn strangers_have_no_such_file_and_nobody_has_it_without_end() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_alone(data.path(), |config| config.downloads = 2.0);
    let (ada, eve) = (house.somebody(), house.somebody());
    assert_eq!(eve.get("/account/data").await.status, StatusCode::FORBIDDEN);
    ada.play_now().await;
    for _ in 0..2 {
        everything(&ada).await;
    }
    assert_eq!(ada.get("/account/data").await.status, StatusCode::TOO_MANY_REQUESTS);
}
