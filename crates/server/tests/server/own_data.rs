//! Everything that is kept about somebody, for them alone.

use reqwest::StatusCode;
use serde_json::Value;

use crate::common::{Browser, House, change, database, stored};

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
    let about = &all["reports_about_you"][0];
    assert_eq!((&about["kind"], &about["status"]), (&"abuse".into(), &"open".into()), "{all}");
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

/// Where people stand in the database, and where that stands in the file; or why it does not.
const PEOPLE: &[(&str, &str)] = &[
    ("addresses.person", "notices.addresses"),
    ("admin_log.about", "deeds_of_those_who_run_the_site"),
    ("blocks.blocked", "- whom others block is theirs to know"),
    ("blocks.person", "blocked"),
    ("chat.person", "chat"),
    ("hidden.person", "matches"),
    ("lessons.person", "lessons"),
    ("mail_tokens.person", "notices.links_in_mails"),
    ("matches.owner", "matches"),
    ("news.person", "notices.waiting"),
    ("notice_settings.person", "notices.when"),
    ("proposals.proposer", "proposals"),
    ("reports.about", "reports_about_you"),
    ("reports.reporter", "reports_made"),
    ("seats.person", "matches"),
    ("sessions.person", "sessions"),
    ("tokens.person", "tokens"),
    ("warnings.person", "warnings"),
];

#[tokio::test]
async fn whatever_is_kept_about_people_stands_in_the_file() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    ada.register("Ada").await;
    let all = everything(&ada).await;
    let columns = if database::SERVER {
        "SELECT CAST(table_name || '.' || column_name AS TEXT) FROM information_schema.columns
         WHERE table_schema = 'public' AND column_name IN ('person', 'reporter', 'about', 'owner', 'blocked', 'proposer')
         ORDER BY 1"
    } else {
        "SELECT tables.name || '.' || columns.name FROM sqlite_master AS tables
         JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'
         AND columns.name IN ('person', 'reporter', 'about', 'owner', 'blocked', 'proposer') ORDER BY 1"
    };
    let known: Vec<&str> = PEOPLE.iter().map(|(column, _)| *column).collect();
    assert_eq!(stored(data.path(), columns).await, known, "a new one is told, or it is said here why not");
    for (column, place) in PEOPLE.iter().filter(|(_, place)| !place.starts_with('-')) {
        let found = place.split('.').try_fold(&all, |at, key| at.get(key));
        assert!(found.is_some(), "{column} belongs to {place}: {all}");
    }
}

#[tokio::test]
async fn a_file_of_much_is_whole() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(ada.play_now().await);
    }
    let id = tables[0].trim_start_matches("/t/");
    let said = format!(
        "WITH RECURSIVE lines(line) AS (SELECT 0 UNION ALL SELECT line + 1 FROM lines WHERE line < 1299)
         INSERT INTO chat (match, person, seat, text, at) SELECT match, person, 0, 'line ' || lines.line, 0
         FROM seats CROSS JOIN lines WHERE match = '{id}' AND person IS NOT NULL ORDER BY lines.line"
    );
    change(data.path(), &[said]).await;
    let all = everything(&ada).await;
    assert_eq!(all["matches"].as_array().map(Vec::len), Some(3), "{}", all["matches"]);
    let said = all["chat"].as_array().expect("lines");
    assert_eq!((said.len(), &said[0]["text"], &said[1299]["text"]), (1300, &"line 0".into(), &"line 1299".into()));
}
