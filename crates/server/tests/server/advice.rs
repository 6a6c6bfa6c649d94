//! What a master says: hints on a decision, and the look back at a match.

use std::time::{Duration, Instant};

use reqwest::StatusCode;
use tessera_kernel::{Rng, Secret};

use crate::common::{Browser, House};

async fn hint(browser: &Browser, table: &str) -> (StatusCode, serde_json::Value) {
    let request = browser.client.get(browser.url(&format!("{table}/hint"))).header("X-Tessera", "fetch");
    let response = request.send().await.expect("an answer");
    (response.status(), response.json().await.unwrap_or_default())
}

#[tokio::test]
async fn a_master_names_the_best_options_while_the_table_goes_on() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let table = ada.play_now().await;
    let page = ada.asked(&table).await;
    assert!(page.text.contains(&format!("{table}/hint")), "it is offered");
    let options = page.values("choice");
    let thinking = hint(&ada, &table);
    let looking = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        let begun = Instant::now();
        assert_eq!(ada.get(&table).await.status, StatusCode::OK);
        begun.elapsed()
    };
    let ((status, first), waited) = tokio::join!(thinking, looking);
    assert!(waited < Duration::from_secs(2), "the page waited {waited:?} for the master");
    assert_eq!(status, StatusCode::OK, "{first}");
    let part = &first["fragments"][0];
    assert_eq!(part["id"], "hint");
    let html = part["html"].as_str().expect("markup");
    let named: Vec<&str> =
        html.split("name=\"choice\" value=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!((1..=3).contains(&named.len()), "{html}");
    assert!(named.iter().all(|choice| options.iter().any(|option| option == choice)), "{named:?}");
    assert!(html.contains("games in 100") && !html.contains('⟨'), "{html}");

    let begun = Instant::now();
    assert_eq!(hint(&ada, &table).await.1, first, "asked again, it says the same");
    assert!(begun.elapsed() < Duration::from_secs(1), "without thinking again");
    let plain = ada.get(&format!("{table}/hint")).await;
    assert!(plain.status == StatusCode::OK && plain.text.contains("<ol>"), "it works without script");
    // Nobody else is told, and nobody who is not at the table.
    let (status, _) = hint(&house.somebody(), &table).await;
    assert!(status.is_client_error());
}

/// The record of a finished game of Tempus.
fn finished(seed: u64) -> String {
    let names = ["Ada", "Bo", "Cy"].map(str::to_owned).to_vec();
    let setup = tessera_games::usual_setup("tempus", names).expect("a game");
    let mut game = tessera_games::begin("tempus", setup, Secret::from_number(seed)).expect("playable");
    let mut rng = Rng::from_number(seed);
    while let Some(&seat) = game.waiting().first() {
        let options = game.asked(seat).expect("asked").options;
        game.answer_index(seat, rng.index(options)).expect("listed");
    }
    game.record(true).to_string()
}

/// The address of the match that a record becomes.
async fn upload(ada: &Browser, record: &str) -> String {
    let part = |name: &str, file: &str, text: &str| {
        format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"{file}\r\n\r\n{text}\r\n")
    };
    let body =
        [part("csrf", "", &ada.csrf().await), part("record", "; filename=\"a.tessera\"", record), "--x--\r\n".into()];
    let request = ada.client.post(ada.url("/upload")).header("content-type", "multipart/form-data; boundary=x");
    let uploaded = request.body(body.concat()).send().await.expect("an answer");
    let shown = uploaded.headers()["location"].to_str().expect("a path").to_owned();
    shown.split("/replay").next().expect("a table").to_owned()
}

#[tokio::test]
async fn one_person_has_so_many_looks_back_under_way_and_no_more() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let mut tables = Vec::new();
    for seed in 0..4 {
        tables.push(upload(&ada, &finished(seed)).await);
    }
    let mut said = Vec::new();
    for table in &tables {
        said.push(ada.post(&format!("{table}/analyse"), &[]).await.status);
    }
    let begun = StatusCode::SEE_OTHER;
    assert_eq!(said, [begun, begun, begun, StatusCode::TOO_MANY_REQUESTS]);
    assert_eq!(ada.post(&format!("{}/analyse", tables[0]), &[]).await.status, begun, "what is under way stays so");
    let waited = Instant::now();
    while ada.post(&format!("{}/analyse", tables[3]), &[]).await.status != begun {
        assert!(waited.elapsed() < Duration::from_secs(60), "there is never room again");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_match_that_is_over_is_looked_back_at() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let table = upload(&ada, &finished(5)).await;

    let replay = ada.get(&format!("{table}/replay?at=10")).await;
    assert!(replay.text.contains(&format!("{table}/analyse")), "it is offered");
    assert_eq!(ada.post(&format!("{table}/analyse"), &[]).await.status, StatusCode::SEE_OTHER);
    let begun = Instant::now();
    let found = loop {
        let page = ada.get(&format!("{table}/replay?at=10")).await;
        assert_eq!(page.status, StatusCode::OK);
        if page.text.contains("class=\"chances\"") {
            break page.text;
        }
        assert!(page.text.contains("data-poll"), "it says how far it has come");
        assert!(begun.elapsed() < Duration::from_secs(60), "it never ends");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert!(found.contains("class=\"moments\"") && !found.contains("data-poll") && !found.contains('⟨'));
    assert_eq!(found.matches("class=\"line l").count(), 3, "a line for each player");
    // Nothing to look back at while it is played.
    let running = ada.play_now().await;
    assert_eq!(ada.post(&format!("{running}/analyse"), &[]).await.status, StatusCode::CONFLICT);
}
