//! Everyone's share: of thinking, tables, live pages, uploads, passwords. Nobody takes what is others'.

use std::time::{Duration, Instant};

use reqwest::StatusCode;
use serde_json::json;
use tessera_kernel::{Rng, Secret};

use crate::common::{self, Browser, House, Page};

const PAST_CAPS: &str = "search:ms=600000,trees=64";

async fn hint(browser: &Browser, table: &str) -> StatusCode {
    let request = browser.client.get(browser.url(&format!("{table}/hint"))).header("X-Tessera", "fetch");
    request.send().await.expect("an answer").status()
}

/// Uploads a record.
async fn upload(browser: &Browser, record: &str) -> Page {
    let csrf = browser.csrf().await;
    let part =
        |name: &str, text: &str| format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{text}\r\n");
    let body = [part("csrf", &csrf), part("record", record), "--x--\r\n".to_owned()].concat();
    let request = browser.client.post(browser.url("/upload"));
    let request = request.header("content-type", "multipart/form-data; boundary=x").body(body);
    Page::of(request.send().await.expect("an answer")).await
}

/// A match of Tempus by chance, so many choices long.
fn played(names: [&str; 3], choices: usize) -> Box<dyn tessera_kernel::AnyMatch> {
    let names = names.map(str::to_owned).to_vec();
    let mut setup = tessera_games::usual_setup("tempus", names).expect("a game");
    setup.takebacks = tessera_kernel::Takebacks::Free;
    let mut game = tessera_games::begin("tempus", setup, Secret::from_number(5)).expect("playable");
    let mut rng = Rng::from_number(5);
    for _ in 0..choices {
        let Some(&seat) = game.waiting().first() else { break };
        let options = game.decision(seat).expect("asked").options;
        game.answer(seat, &options[rng.index(options.len())].choice).expect("listed");
    }
    game
}

#[tokio::test]
async fn what_a_bot_spends_is_nobodys_to_say() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let seat = format!("bot-{PAST_CAPS}");
    let fields = [("game", "tempus"), ("seat-0", "me"), ("seat-1", seat.as_str()), ("seat-2", "bot-casual")];
    assert_eq!(ada.post("/new", &fields).await.status, StatusCode::BAD_REQUEST);
    let token = ada.token().await;
    let order = json!({ "game": "tempus", "seats": ["me", seat, "bot-random"] });
    assert_eq!(ada.api(&token, "/tables", Some(order)).await.0, StatusCode::BAD_REQUEST);
    for cheap in ["bot-random", "bot-greedy", "bot-casual", "bot-master"] {
        let order = json!({ "game": "tempus", "seats": ["me", cheap, "bot-random"] });
        assert_eq!(ada.api(&token, "/tables", Some(order)).await.0, StatusCode::CREATED, "{cheap}");
    }
    // A record of such a match goes on; its bot does as a master does.
    let bot = format!("Hal ({PAST_CAPS})");
    let record = played(["Ada", &bot, "Bo"], 9).record(true).to_string();
    let table = upload(&ada, &record).await.location.expect("a table");
    let (_, seen) = ada.api(&token, &table.replace("/t/", "/tables/"), None).await;
    assert_eq!(seen["seats"][1]["bot"], "master", "{seen}");
}

/// Somebody's table with master bots stands in the database from before there were caps.
#[tokio::test]
async fn a_bot_from_before_there_were_caps_is_cut_and_does_not_keep_the_server_from_stopping() {
    let data = tempfile::tempdir().expect("a folder");
    let table = {
        let house = House::open(data.path());
        let ada = house.somebody();
        let table = ada.new_table(&["me", "bot-random", "bot-random"], &[]).await;
        ada.asked(&table).await;
        house.close().await;
        table
    };
    let id = table.trim_start_matches("/t/");
    let bots = format!("UPDATE seats SET kind = 'bot', person = NULL, bot = '{PAST_CAPS}' WHERE match = '{id}'");
    common::change(data.path(), &[bots]).await;
    let house = House::open(data.path());
    let count = || house.metric("tessera_bot_seconds_count");
    let begun = Instant::now();
    while count().await < 2.0 {
        assert!(begun.elapsed() < Duration::from_secs(60), "no thought came to its end");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let begun = Instant::now();
    house.close().await;
    assert!(begun.elapsed() < Duration::from_secs(3), "it took {:?} to stop", begun.elapsed());
}

#[tokio::test]
async fn ones_hints_do_not_keep_anothers_bots_waiting() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| config.bot_threads = 1);
    let (ada, bo) = (house.somebody(), house.somebody());
    let table = bo.new_table(&["me", "bot-casual", "bot-casual"], &[]).await;
    bo.asked(&table).await;
    let mut tables = Vec::new();
    for _ in 0..20 {
        let table = ada.play_now().await;
        ada.asked(&table).await;
        tables.push(table);
    }
    let hints = async {
        let mut asked = tokio::task::JoinSet::new();
        for table in &tables {
            let request = ada.client.get(ada.url(&format!("{table}/hint"))).header("X-Tessera", "fetch");
            asked.spawn(async move { request.send().await.map(|answer| answer.status()) });
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        let begun = Instant::now();
        let page = bo.asked(&table).await;
        let sequence = page.value("sequence");
        let choice = page.value("choice");
        let (status, _) =
            bo.post_live(&format!("{table}/choose"), &[("sequence", &sequence), ("choice", &choice)]).await;
        assert_eq!(status, StatusCode::OK);
        bo.asked(&table).await;
        let waited = begun.elapsed();
        // Bots act twice before Bo is asked again, and each waits for one hint at most.
        assert!(waited < Duration::from_secs(12), "the bots took {waited:?}");
        let mut refused = 0;
        while let Some(Ok(Ok(status))) = asked.try_join_next() {
            refused += usize::from(status == StatusCode::TOO_MANY_REQUESTS);
        }
        assert!(refused >= 10, "{refused} of twenty were told to wait");
    };
    hints.await;
    // Whoever left does not count, so that a patient one is heard.
    let patient = async {
        loop {
            if hint(&ada, &tables[19]).await == StatusCode::OK {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), patient).await.expect("an answer some time");
}

#[tokio::test]
async fn tables_live_pages_and_uploads_have_an_end() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_alone(data.path(), |config| {
        config.tables_per_person = 3;
        config.streams_per_person = 2;
        config.streams_per_address = 3;
        config.uploads = 2.0;
    });
    let ada = house.somebody();
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(ada.play_now().await);
    }
    let refused = ada.post("/play/tempus", &[]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text.contains("Finish or cancel some"), "{}", refused.text);
    let token = ada.token().await;
    let order = json!({ "game": "tempus", "seats": ["me", "bot-random", "bot-random"] });
    let (status, problem) = ada.api(&token, "/tables", Some(order)).await;
    assert_eq!((status, problem["type"].as_str()), (StatusCode::CONFLICT, Some("urn:tessera:tables")));
    assert_eq!(house.somebody().post("/play/tempus", &[]).await.status, StatusCode::SEE_OTHER, "others play on");

    let open = async |browser: &Browser, table: &str| {
        browser.client.get(browser.url(&format!("{table}/events"))).send().await.expect("an answer")
    };
    let first = open(&ada, &tables[0]).await;
    let second = open(&ada, &tables[0]).await;
    assert!(first.status() == StatusCode::OK && second.status() == StatusCode::OK);
    assert_eq!(open(&ada, &tables[0]).await.status(), StatusCode::TOO_MANY_REQUESTS);
    let bo = house.somebody();
    let table = bo.play_now().await;
    let third = open(&bo, &table).await;
    assert_eq!(third.status(), StatusCode::OK, "Bo has a share of his own");
    assert_eq!(open(&bo, &table).await.status(), StatusCode::TOO_MANY_REQUESTS, "the address has no more");
    drop(first);
    let again = async {
        while open(&bo, &table).await.status() != StatusCode::OK {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), again).await.expect("a closed page makes room");

    let record = played(["Ada", "Bo", "Cy"], 9999).record(true).to_string();
    for _ in 0..2 {
        assert_eq!(upload(&bo, &record).await.status, StatusCode::SEE_OTHER);
    }
    let refused = upload(&bo, &record).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.text.contains("a lot of records"), "{}", refused.text);
}

#[tokio::test]
async fn a_record_that_takes_too_long_to_play_is_refused() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| config.replay_time = Duration::from_millis(20));
    let ada = house.somebody();
    let mut game = played(["Ada", "Bo", "Cy"], 150);
    for _ in 0..250 {
        let seat = game.waiting()[0];
        let choice = game.decision(seat).expect("asked").options[0].choice.clone();
        game.answer(seat, &choice).expect("listed");
        if game.undo(seat).is_err() {
            break;
        }
    }
    let page = upload(&ada, &game.record(true).to_string()).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.text.contains("too long"), "{}", page.text);
}

#[tokio::test]
async fn guesses_at_a_password_have_an_end_but_the_owners_browser_gets_in() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| config.guesses = 4.0);
    let ada = house.somebody();
    let right = [("name", "Ada"), ("password", "correct horse")];
    assert_eq!(ada.post("/account/register", &right).await.status, StatusCode::SEE_OTHER);
    assert_eq!(ada.post("/account/logout", &[]).await.status, StatusCode::SEE_OTHER);
    let eve = house.somebody();
    for name in ["Ada", "Nobody"] {
        let wrong = [("name", name), ("password", "wrong horse")];
        for _ in 0..4 {
            assert_eq!(eve.post("/account/login", &wrong).await.status, StatusCode::UNPROCESSABLE_ENTITY);
        }
        let refused = eve.post("/account/login", &wrong).await;
        assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS, "{name} exists or not");
        assert!(refused.text.contains("wrong passwords"), "{}", refused.text);
    }
    assert_eq!(eve.post("/account/login", &right).await.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(ada.post("/account/login", &right).await.status, StatusCode::SEE_OTHER, "she was here before");
    for _ in 0..6 {
        ada.post("/account/logout", &[]).await;
        assert_eq!(ada.post("/account/login", &right).await.status, StatusCode::SEE_OTHER, "as often as she likes");
    }
}

#[tokio::test]
async fn a_name_nobody_has_takes_as_long_as_one_somebody_has() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| config.guesses = 1000.0);
    let ada = house.somebody();
    ada.post("/account/register", &[("name", "Ada"), ("password", "correct horse")]).await;
    let eve = house.somebody();
    let csrf = eve.csrf().await;
    let time = async |name: &str| {
        let begun = Instant::now();
        let fields = [("name", name), ("password", "wrong horse"), ("csrf", &csrf)];
        let page = eve.post_bare("/account/login", &fields).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
        begun.elapsed().as_secs_f64()
    };
    // On a busy machine single times say little: the best of each, in turn, as often as it takes to tell.
    let (mut known, mut unknown) = (f64::MAX, f64::MAX);
    for _ in 0..40 {
        (known, unknown) = (known.min(time("Ada").await), unknown.min(time("Nobody").await));
        if (0.5..2.0).contains(&(known / unknown)) {
            return;
        }
    }
    panic!("{known} s and {unknown} s");
}

#[tokio::test]
async fn one_address_does_not_bring_guests_without_end() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| config.guests = 3.0);
    let known = house.somebody();
    let table = known.play_now().await;
    for _ in 0..2 {
        house.somebody().play_now().await;
    }
    let refused = house.somebody().post("/play/tempus", &[]).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.text.contains("newcomers"), "in words: {}", refused.text);
    assert_eq!(known.get(&table).await.status, StatusCode::OK, "whoever is here stays");
    known.play_now().await;
}

#[tokio::test]
async fn a_program_that_asks_too_often_is_told_so_as_programs_are() {
    let data = tempfile::tempdir().expect("a folder");
    let house =
        House::open_alone(data.path(), |config| (config.requests_per_second, config.request_burst) = (0.01, 2.0));
    let program = house.somebody();
    for _ in 0..2 {
        assert_eq!(program.api("", "/tables", None).await.0, StatusCode::OK);
    }
    let (status, problem) = program.api("", "/tables", None).await;
    assert_eq!((status, &problem["type"]), (StatusCode::TOO_MANY_REQUESTS, &serde_json::json!("urn:tessera:often")));
}

#[tokio::test]
async fn nobody_makes_tokens_without_end() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let tried: Vec<StatusCode> = {
        let mut tried = Vec::new();
        for _ in 0..52 {
            tried.push(ada.post("/account/token", &[("label", "one more")]).await.status);
        }
        tried
    };
    assert!(tried[..50].iter().all(|status| *status == StatusCode::OK), "{tried:?}");
    assert!(tried[50..].iter().all(|status| *status == StatusCode::CONFLICT), "{tried:?}");
    let refused = ada.post("/account/token", &[("label", "one more")]).await;
    assert!(refused.text.contains("Revoke some"), "it says what to do: {}", refused.text);
    let page = ada.get("/account").await;
    let token = page.value("token");
    ada.post("/account/revoke-token", &[("token", &token)]).await;
    assert_eq!(ada.post("/account/token", &[("label", "in its place")]).await.status, StatusCode::OK);
}

#[tokio::test]
async fn whoever_says_a_lot_waits_a_moment() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_alone(data.path(), |_| {});
    let ada = house.somebody();
    let table = ada.play_now().await;
    let token = ada.token().await;
    let chat = format!("{table}/chat");
    let mut said = 0;
    while ada.post(&chat, &[("text", "and another thing")]).await.status == StatusCode::SEE_OTHER {
        said += 1;
        assert!(said < 100, "without end");
    }
    assert!(said >= 30, "a conversation is possible: {said}");
    let refused = ada.post(&chat, &[("text", "and another thing")]).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.text.contains("Wait a moment"), "{}", refused.text);
    let path = table.replace("/t/", "/tables/");
    let body = Some(serde_json::json!({ "text": "by another way" }));
    let (status, _) = ada.api(&token, &format!("{path}/chat"), body).await;
    assert!([StatusCode::TOO_MANY_REQUESTS, StatusCode::NO_CONTENT].contains(&status), "{status}");
    assert_eq!(house.somebody().post("/play/tempus", &[]).await.status, StatusCode::SEE_OTHER, "others may speak");
}
