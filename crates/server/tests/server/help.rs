//! Help at the table: what words mean, hints to whoever meets a question for the first time, and what happened meanwhile.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::player::Player;
use crate::common::{Browser, House, Page};

const FIRST_TILE: &str = "You build the island together";

/// A page in French.
async fn in_french(browser: &Browser, path: &str) -> Page {
    let request = browser.client.get(browser.url(path)).header("Accept-Language", "fr");
    Page::of(request.send().await.expect("an answer")).await
}

/// What the script fetches.
async fn fetched(browser: &Browser, path: &str) -> Page {
    let request = browser.client.get(browser.url(path)).header("X-Tessera", "fetch");
    Page::of(request.send().await.expect("an answer")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_has_a_glossary_that_can_be_searched_without_a_script() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    for game in tessera_games::IDS {
        let page = ada.get(&format!("/glossary/{game}")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains("data-entry") && !page.text.contains('⟨'), "{game}");
        for from in ["rules", "about"] {
            let linked = ada.get(&format!("/{from}/{game}")).await.text;
            assert!(linked.contains(&format!("href=\"/glossary/{game}\"")), "{from} of {game} leads there");
        }
        let french = in_french(&ada, &format!("/glossary/{game}")).await.text;
        assert!(french.contains("Lexique de") && !french.contains("Glossary"), "{game}");
    }
    let page = ada.get("/glossary/tempus").await.text;
    assert!(page.contains("id=\"idea-religion\"") && page.contains("href=\"/rules/tempus#T10.10\""), "{page}");
    let found = ada.get("/glossary/tempus?q=RELIGION").await.text;
    assert!(found.contains("id=\"idea-religion\"") && !found.contains("id=\"idea-medicine\""), "{found}");
    let none = ada.get("/glossary/tempus?q=%3Cscript%3E").await.text;
    assert!(none.contains("Nothing here is called that") && !none.contains("<script>"), "{none}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_entry_is_a_small_card_or_a_page() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let card = fetched(&ada, "/glossary/clash-2012/advance-farming").await;
    assert_eq!(card.status, StatusCode::OK);
    assert!(card.text.starts_with("<article class=\"term\">") && card.text.contains("#C22.1"), "{}", card.text);
    assert!(card.text.len() < 1500, "it is small: {}", card.text.len());
    let page = ada.get("/glossary/clash-2012/advance-farming").await.text;
    assert!(page.contains("<html") && page.contains("<article class=\"term\">"));
    let names: Vec<Vec<String>> =
        serde_json::from_str(&ada.get("/glossary/mosaic/names.json").await.text).expect("names");
    assert!(names.iter().any(|names| names[0] == "tech-agriculture" && names[1] == "Agriculture"));
    let kept = ada.client.get(ada.url("/glossary/mosaic/names.json")).send().await.expect("an answer");
    assert!(kept.headers()["cache-control"].to_str().expect("text").contains("max-age"), "the browser may keep it");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_there_is_not_is_refused_in_clear_words() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    for path in ["/glossary/chess", "/glossary/chess/king", "/glossary/chess/names.json"] {
        let page = ada.get(path).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{path}");
        assert!(page.text.contains("There is no game of that name"), "{path}: {}", page.text);
    }
    let page = ada.get("/glossary/tempus/%3Cb%3Eking").await;
    assert_eq!(page.status, StatusCode::NOT_FOUND);
    assert!(page.text.contains("The glossary of this game has no “&lt;b&gt;king”"), "{}", page.text);
    let long = ada.get(&format!("/glossary/tempus/{}", "x".repeat(5000))).await;
    assert!(long.status == StatusCode::NOT_FOUND && !long.text.contains(&"x".repeat(100)), "it is cut short");
    assert_eq!(fetched(&ada, "/glossary/tempus/king").await.status, StatusCode::NOT_FOUND);
}

/// Answers with the first option.
async fn answer(browser: &Browser, table: &str, page: &Page) {
    let sequence = page.value("sequence");
    let choice = page.value("choice");
    let done = browser.post(&format!("{table}/choose"), &[("sequence", &sequence), ("choice", &choice)]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kind_of_question_is_explained_once_to_guests_too() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let table = ada.play_now().await;
    let page = ada.asked(&table).await;
    assert!(page.text.contains(FIRST_TILE), "the first question: where the tile goes");
    // Looking again does not use it up; answering does.
    assert!(ada.asked(&table).await.text.contains(FIRST_TILE));
    answer(&ada, &table, &page).await;
    let turned = ada.asked(&table).await;
    assert!(turned.text.contains("Turning the tile decides"), "the next kind has its own");
    answer(&ada, &table, &turned).await;
    let again = ada.asked(&table).await;
    assert!(again.text.contains("Where does tile"), "a tile once more");
    assert!(!again.text.contains("first-hint"), "which she knows now");
    // Another game of hers begins without it; somebody else's does not.
    let other = ada.play_now().await;
    assert!(!ada.asked(&other).await.text.contains("first-hint"));
    let bob = house.somebody();
    let table = bob.play_now().await;
    assert!(bob.asked(&table).await.text.contains(FIRST_TILE));
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_switched_off_at_the_table_and_in_the_settings() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let table = ada.play_now().await;
    assert!(ada.asked(&table).await.text.contains("first-hint"));
    let off = ada.post("/settings", &[("hints", "off"), ("back", &table)]).await;
    assert_eq!(off.location.as_deref(), Some(table.as_str()), "she goes on where she was");
    assert!(!ada.asked(&table).await.text.contains("first-hint"));
    let settings = ada.get("/settings").await.text;
    assert!(settings.contains("name=\"hints\" value=\"off\" checked"), "{settings}");
    let on = ada.post("/settings", &[("hints", "on"), ("back", "https://elsewhere.example/")]).await;
    assert_eq!(on.location.as_deref(), Some("/settings?saved=yes"), "nobody is sent elsewhere");
    assert!(ada.asked(&table).await.text.contains("first-hint"));
}

/// The lines of the card that says what happened meanwhile.
fn meanwhile(page: &str) -> Option<Vec<String>> {
    let (_, card) = page.split_once("<section class=\"card since\"")?;
    let (card, _) = card.split_once("</section>")?;
    let lines = card.split("<li>").skip(1).filter_map(|line| line.split("</li>").next());
    Some(lines.map(str::to_owned).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_is_told_what_the_others_did() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| config.away = Duration::ZERO);
    let ada = house.somebody();
    let table = ada.play_now().await;
    let mut told = 0;
    for _ in 0..30 {
        let page = ada.asked(&table).await;
        if let Some(lines) = meanwhile(&page.text) {
            told += 1;
            assert!(!lines.is_empty() && lines.len() <= 8, "{lines:?}");
            let whole = ada.get(&format!("{table}/log")).await.text;
            assert!(lines.iter().all(|line| whole.contains(line.as_str())), "what she reads stands in her log");
            let (_, link) = page.text.split_once(&format!("{table}/replay?at=")).expect("a way to look");
            let at: usize = link.split('"').next().expect("a number").parse().expect("a number");
            let past = ada.get(&format!("{table}/replay?at={at}")).await;
            assert_eq!(past.status, StatusCode::OK);
            assert!(past.text.contains(&format!("data-at=\"{at}\"")) && past.text.contains("Back to the table"));
        }
        answer(&ada, &table, &page).await;
    }
    assert!(told > 3, "others acted between her turns");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moment_is_not_worth_telling() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| config.away = Duration::from_secs(100_000));
    let ada = house.somebody();
    let table = ada.play_now().await;
    for _ in 0..8 {
        let page = ada.asked(&table).await;
        assert_eq!(meanwhile(&page.text), None);
        answer(&ada, &table, &page).await;
    }
}

/// Two people and a bot at a table of Tempus.
async fn two(house: &House) -> (Player, Player) {
    let (ada, bob) = (house.somebody(), house.somebody());
    let (ada_token, bob_token) = (ada.token().await, bob.token().await);
    let order = json!({ "game": "tempus", "seats": ["me", "anyone", "bot-random"], "listed": true });
    let (status, made) = ada.api(&ada_token, "/tables", Some(order)).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let table = format!("/tables/{}", made["id"].as_str().expect("an id"));
    let (status, said) = bob.api(&bob_token, &format!("{table}/join"), Some(json!({ "seat": 1 }))).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{said}");
    let ada = Player { browser: ada, token: ada_token, table: table.clone() };
    (ada, Player { browser: bob, token: bob_token, table })
}

/// Chooses to have ideas where that is possible, so that hands fill.
async fn draw(player: &Player) -> bool {
    let (_, asked) = player.browser.api(&player.token, &format!("{}/decision", player.table), None).await;
    let Some(options) = asked["decision"]["options"].as_array() else { return false };
    let idea = options.iter().find(|option| option["choice"] == "idea").unwrap_or(&options[0]);
    let body = json!({ "sequence": asked["sequence"], "choice": idea["choice"] });
    player.post("choose", body).await.0 == StatusCode::OK
}

/// Looking back at a match that runs shows what one's own seat saw then: whoever asks for other eyes gets their own.
#[tokio::test(flavor = "multi_thread")]
async fn looking_back_between_people_reveals_nothing() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| config.away = Duration::ZERO);
    let (ada, bob) = two(&house).await;
    let hand = |seen: &Value| -> Vec<String> {
        let cards = seen["view"]["hand"].as_array().cloned().unwrap_or_default();
        cards.iter().filter_map(|card| card.as_str().map(str::to_owned)).collect()
    };
    // Of each moment: how many choices there were, and Bob's cards then.
    let mut moments: Vec<(usize, Vec<String>)> = Vec::new();
    for _ in 0..600 {
        let seen = bob.seen().await;
        let choices = seen["choices"].as_u64().expect("a number") as usize;
        moments.push((choices, hand(&seen)));
        if moments.iter().filter(|(_, hand)| hand.len() > 2).count() > 6 {
            break;
        }
        if !draw(&ada).await && !draw(&bob).await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    let rich: Vec<_> = moments.iter().filter(|(_, hand)| hand.len() > 2).collect();
    assert!(rich.len() > 6, "Bob has drawn cards");
    let table = ada.path();
    let mut compared = 0;
    for (at, secrets) in rich {
        let own = ada.browser.get(&format!("{table}/replay?at={at}")).await.text;
        let other = ada.browser.get(&format!("{table}/replay?at={at}&for=1")).await.text;
        let mine: Vec<String> = cards(&own);
        assert_eq!(mine, cards(&other), "other eyes are not lent while the match runs");
        for card in secrets.iter().filter(|card| !mine.contains(card)) {
            assert!(!own.contains(&format!("\"{card}\"")), "Ada reads {card} of Bob at {at}");
            compared += 1;
        }
        // Bob himself sees them, as he did then.
        let his = cards(&bob.browser.get(&format!("{table}/replay?at={at}")).await.text);
        assert_eq!(his.len(), secrets.len(), "his hand of then");
    }
    assert!(compared > 3, "he held something she did not");
    let page = ada.browser.get(&table).await.text;
    if let Some(lines) = meanwhile(&page) {
        let named = |line: &String| line.contains("draws") && line.contains('(') && line.contains("n1");
        assert!(!lines.iter().any(named), "what Bob drew is not told: {lines:?}");
    }
}

/// The cards of the hand on a page.
fn cards(page: &str) -> Vec<String> {
    let found = page.split("data-card=\"").skip(1).filter_map(|rest| rest.split('"').next());
    found.map(str::to_owned).collect()
}
