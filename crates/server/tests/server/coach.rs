//! The coach at the table, turning points, and the analysis board: who may have them, and what they change.

use std::time::{Duration, Instant};

use reqwest::StatusCode;
use serde_json::Value;
use tessera_bots::{Budget, Kind, Mind, Stop};
use tessera_kernel::{AnyMatch, Rng, Seat, Secret};

use crate::common::{Browser, House, Page};

/// A finished game of Tempus between bots.
fn played(kinds: [Kind; 3], seed: u64) -> Box<dyn AnyMatch> {
    let names = ["Ada", "Bo", "Cy"].map(str::to_owned).to_vec();
    let setup = tessera_games::usual_setup("tempus", names).expect("a game");
    let mut game = tessera_games::begin("tempus", setup, Secret::from_number(seed)).expect("playable");
    let mind = |kind, seed| Mind::new("tempus", kind, Rng::from_number(seed)).expect("a game");
    let [one, two, three] = kinds;
    let mut minds = [mind(one, 1), mind(two, 2), mind(three, 3)];
    while let Some(&seat) = game.waiting().first() {
        let choice = minds[seat.index()].choose(game.as_ref(), seat).expect("asked");
        game.answer(seat, &choice).expect("listed");
    }
    game
}

/// The record of a game between one that plays soundly, and two that do not look.
fn finished(seed: u64) -> String {
    played([Kind::Random, Kind::Greedy { slips: 40 }, Kind::Random], seed).record(true).to_string()
}

/// A moment of a game at which the first player can lose much by a choice, and that choice: so much that a glance shows it.
fn worst_slip(game: &dyn AnyMatch) -> (usize, String) {
    let first = Seat::new(0);
    let deeds = game.record(true).deeds;
    // Late, where there is little left to make it good, but not at the very end.
    let late = deeds.len() / 2..deeds.len() * 9 / 10;
    let slips = late.filter(|&at| deeds[at].0 == first).filter_map(|at| {
        let then = game.at(at);
        let asked = then.asked(first).filter(|asked| (2..30).contains(&asked.options))?;
        let options = (0..asked.options).filter_map(|index| Some(then.option(first, index)?.choice));
        let options: Vec<String> = options.collect();
        let all: Vec<&str> = options.iter().map(String::as_str).collect();
        let (budget, rng) = (Budget::iterations(400), Rng::from_number(at as u64));
        let opinions = tessera_bots::advise(then.as_ref(), first, &all, budget, rng, &Stop::default())?;
        let worst = opinions.iter().min_by(|one, other| one.chance.total_cmp(&other.chance))?;
        Some((opinions[0].chance - worst.chance, at, worst.choice.clone()))
    });
    let (lost, at, choice) = slips.max_by(|one, other| one.0.total_cmp(&other.0)).expect("it is asked");
    assert!(lost > 0.1, "no choice loses much: {lost}");
    (at, choice)
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

/// Makes a choice as the script does.
async fn choose(browser: &Browser, table: &str, page: &Page, choice: &str, sure: &str) -> (StatusCode, Value) {
    let sequence = page.value("sequence");
    browser.post_live(&format!("{table}/choose{sure}"), &[("sequence", &sequence), ("choice", choice)]).await
}

fn is_doubt(answer: &Value) -> bool {
    answer["fragments"][0]["html"].as_str().is_some_and(|html| html.contains("coach-card"))
}

#[tokio::test]
async fn a_coach_asks_before_a_choice_that_loses_much_and_does_nothing_else() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    // Of three who play soundly each can still win, and lose it by one choice.
    let game = played([Kind::Greedy { slips: 0 }; 3], 4);
    let (at, choice) = worst_slip(game.as_ref());
    let over = upload(&ada, &game.record(true).to_string()).await;
    let play_on = async || {
        let again = ada.post(&format!("{over}/play-on"), &[("at", &at.to_string()), ("seat", "0")]).await;
        again.location.expect("a table")
    };
    let mut table = play_on().await;
    assert!(ada.asked(&table).await.text.contains(&format!("{table}/coach")), "it is offered");
    for bad in ["", "always", "slips "] {
        let refused = ada.post(&format!("{table}/coach"), &[("coach", bad)]).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{bad:?}");
    }
    assert_eq!(ada.post(&format!("{table}/coach"), &[("coach", "slips")]).await.status, StatusCode::SEE_OTHER);
    let mut late = 0;
    loop {
        let page = ada.asked(&table).await;
        let (status, answer) = choose(&ada, &table, &page, &choice, "").await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        if !is_doubt(&answer) {
            // A coach who is late is not waited for.
            late += 1;
            assert!(late < 5, "who slips is never warned");
            table = play_on().await;
            continue;
        }
        let html = answer["fragments"][0]["html"].as_str().expect("markup");
        assert!(html.contains("Sure?") && html.contains("games in 100") && !html.contains('⟨'), "{html}");
        assert_eq!(html.matches("name=\"choice\"").count(), 2, "its choice and mine: {html}");
        let now = ada.asked(&table).await;
        assert_eq!(now.value("sequence"), page.value("sequence"), "nothing was done");
        // Without script it is a page.
        let sequence = page.value("sequence");
        let fields = [("sequence", sequence.as_str()), ("choice", choice.as_str())];
        let plain = ada.post(&format!("{table}/choose"), &fields).await;
        assert!(plain.status == StatusCode::SEE_OTHER || plain.text.contains("coach-card"), "{}", plain.text);
        if plain.status == StatusCode::SEE_OTHER {
            // It has thought again, and sees no harm any more.
            break;
        }
        let (status, answer) = choose(&ada, &table, &page, &choice, "?sure=yes").await;
        assert!(status == StatusCode::OK && !is_doubt(&answer), "whoever is sure goes on: {answer}");
        assert_ne!(ada.asked(&table).await.value("sequence"), page.value("sequence"));
        break;
    }
    assert_eq!(ada.post(&format!("{table}/coach"), &[("coach", "off")]).await.status, StatusCode::SEE_OTHER);
    let page = ada.asked(&table).await;
    let (_, answer) = choose(&ada, &table, &page, &page.value("choice"), "").await;
    assert!(!is_doubt(&answer), "a coach who shall be silent is");
}

#[tokio::test]
async fn there_is_no_coach_between_people() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bo) = (house.somebody(), house.somebody());
    for (seats, people) in [(["me", "here", "bot-casual"], 2), (["me", "anyone", "bot-casual"], 2)] {
        let table = ada.new_table(&seats, &[("listed", "listed")]).await;
        if seats[1] == "anyone" {
            assert_eq!(bo.post(&format!("{table}/join"), &[("seat", "1")]).await.status, StatusCode::SEE_OTHER);
        }
        // The preference is theirs to have; here it counts for nothing.
        assert_eq!(ada.post("/settings", &[("coach", "slips")]).await.status, StatusCode::SEE_OTHER);
        assert_eq!(ada.post(&format!("{table}/coach"), &[("coach", "slips")]).await.status, StatusCode::FORBIDDEN);
        let page = ada.get(&table).await;
        assert!(!page.text.contains(&format!("{table}/coach")), "{people} people: it is not offered");
        if seats[1] == "here" {
            let seat = page.text.split("name=\"seat\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
            ada.post(&format!("{table}/uncover"), &[("seat", seat.unwrap_or("0"))]).await;
        }
        let page = ada.get(&table).await;
        for choice in page.values("choice") {
            let (_, answer) = choose(&ada, &table, &page, &choice, "").await;
            assert!(!is_doubt(&answer), "{answer}");
        }
    }
}

/// Waits until a page has what is looked for.
async fn until(browser: &Browser, path: &str, what: &str) -> Page {
    let begun = Instant::now();
    loop {
        let page = browser.get(path).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text);
        if page.text.contains(what) {
            return page;
        }
        assert!(begun.elapsed() < Duration::from_secs(150), "{what} never comes");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn turning_points_say_what_was_better_and_can_be_tried_again() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, eve) = (house.somebody(), house.somebody());
    let table = upload(&ada, &finished(4)).await;
    let begin = |seat: &'static str| ada.post_turning(&table, seat);
    assert_eq!(begin("9").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(begin("x").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(eve.post_turning(&table, "0").await.status, StatusCode::FORBIDDEN, "a private match");
    assert_eq!(begin("0").await.status, StatusCode::SEE_OTHER);
    let page = until(&ada, &format!("{table}/replay?at=5&for=0"), "class=\"turning-points\"").await;
    assert!(!page.text.contains('⟨') && page.text.contains("games in 100"), "{}", page.text);
    assert!(page.text.contains("class=\"rather\""), "it says why");
    let after = page.text.split("class=\"turning-points\"").nth(1).expect("points");
    let at = after.split("name=\"at\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a moment");
    let again = ada.post(&format!("{table}/play-on"), &[("at", at), ("seat", "0")]).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
    let again = again.location.expect("a table");
    assert!(!ada.asked(&again).await.values("choice").is_empty(), "one plays on from there");
    // Nothing of a match that is still played.
    assert_eq!(ada.post_turning(&again, "0").await.status, StatusCode::CONFLICT);
}

impl Browser {
    async fn post_turning(&self, table: &str, seat: &str) -> Page {
        self.post(&format!("{table}/turning"), &[("seat", seat)]).await
    }
}

/// The address of the board at a position, as the replay gives it.
async fn board_of(browser: &Browser, table: &str, at: usize) -> String {
    let page = browser.get(&format!("{table}/replay?at={at}")).await;
    let link = page.text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    link.into_iter().find(|link| link.contains("/board/")).expect("a board").to_owned()
}

#[tokio::test]
async fn lines_are_tried_off_the_record_and_shared_by_their_address() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, eve) = (house.somebody(), house.somebody());
    let table = upload(&ada, &finished(4)).await;
    let record = ada.get(&format!("{table}/record")).await.text;
    let begin = board_of(&ada, &table, 20).await;
    let mut address = begin.clone();
    for step in 1..=5 {
        let page = ada.get(&address).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text);
        let choice = page.value("choice");
        let next = ada.post(&format!("{address}/choose"), &[("choice", &choice), ("sequence", "0")]).await;
        assert_eq!(next.status, StatusCode::SEE_OTHER, "{}", next.text);
        address = next.location.expect("a line");
        assert_eq!(address.matches('~').count(), step);
    }
    // Whoever has the link sees the same line, also of a private table; as the script asks, it is told where to go.
    let (here, there) = (ada.get(&address).await, eve.get(&address).await);
    assert_eq!(there.status, StatusCode::OK);
    assert_eq!(here.values("choice"), there.values("choice"));
    let choice = there.value("choice");
    let (status, told) = eve.post_live(&format!("{address}/choose"), &[("choice", &choice)]).await;
    assert!(status == StatusCode::OK && told["to"].as_str().is_some_and(|to| to.starts_with(&address)), "{told}");
    // The best three, with what can be expected.
    let best = eve.get(&format!("{address}/hint")).await;
    assert!(best.status == StatusCode::OK && best.text.contains("games in 100"), "{}", best.text);
    assert!((1..=3).contains(&best.text.matches("<li>").count()), "{}", best.text);
    for part in ["why", "log", "update", "reach?with=A1"] {
        let request = eve.client.get(eve.url(&format!("{address}/{part}"))).header("X-Tessera", "fetch");
        assert_eq!(request.send().await.expect("an answer").status(), StatusCode::OK, "{part}");
    }
    // Back by a choice.
    let back = ada.post(&format!("{address}/undo"), &[]).await;
    assert_eq!(back.location.expect("a line").matches('~').count(), 4);
    assert_eq!(ada.post(&format!("{begin}/undo"), &[]).await.status, StatusCode::CONFLICT, "the match itself stays");
    assert_eq!(ada.get(&format!("{table}/record")).await.text, record);
}

#[tokio::test]
async fn the_board_refuses_what_is_not_a_line_and_every_match_that_runs() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, eve) = (house.somebody(), house.somebody());
    let table = upload(&ada, &finished(4)).await;
    let begin = board_of(&ada, &table, 20).await;
    let stem = begin.strip_suffix("20").expect("its position");
    let long = format!("20{}", "~0.pass".repeat(61));
    let huge = format!("20~0.{}", "x".repeat(4000));
    for line in ["x", "-1", "999999", "20~", "20~0", "20~7.pass", "20~0.fly to the moon", "20~1.%FF%00", &long, &huge] {
        let page = ada.get(&format!("{stem}{line}")).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST, "{line}");
    }
    let page = ada.get(&begin).await;
    assert_eq!(page.status, StatusCode::OK);
    let wrong = ada.post(&format!("{begin}/choose"), &[("choice", "fly to the moon")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(eve.post_bare(&format!("{begin}/choose"), &[("choice", "x")]).await.status.is_client_error(), "no token");
    let about = ada.get(&format!("{begin}/hint?choice=fly")).await;
    assert!(about.status.is_client_error(), "no such option");
    // A private match needs its key.
    let key = begin.split('/').nth(4).expect("a key");
    let other = begin.replace(key, "guess");
    assert_eq!(eve.get(&other).await.status, StatusCode::FORBIDDEN);
    // Nobody looks ahead in a match that runs: neither with bots, nor between people, nor with its key.
    let running = ada.play_now().await;
    let together = ada.new_table(&["me", "anyone", "bot-casual"], &[("listed", "listed")]).await;
    assert_eq!(eve.post(&format!("{together}/join"), &[("seat", "1")]).await.status, StatusCode::SEE_OTHER);
    for table in [&running, &together] {
        ada.get(table).await;
        for key in ["-", key] {
            for person in [&ada, &eve] {
                let board = format!("{table}/board/{key}/0");
                for part in ["", "/hint", "/why", "/log"] {
                    let page = person.get(&format!("{board}{part}")).await;
                    let refused = [StatusCode::CONFLICT, StatusCode::FORBIDDEN];
                    assert!(refused.contains(&page.status), "{table} {part}: {}", page.status);
                }
                let page = person.post(&format!("{board}/choose"), &[("choice", "pass")]).await;
                assert!(page.status.is_client_error(), "{}", page.status);
            }
        }
        assert!(!ada.get(&format!("{table}/replay")).await.text.contains("/board/"), "it is not offered");
    }
}
