//! Lessons over HTTP: who can be there, what leads on, what is kept.

use reqwest::StatusCode;
use tessera_lessons::{Lesson, course};

use crate::common::{Browser, House};

/// A lesson done by forms alone, as without a script, by showing; the last page.
async fn shown(learner: &Browser, game: &str, lesson: &Lesson) -> String {
    let mut base = format!("/learn/{game}/{}/start", lesson.name);
    for _ in 0..lesson.choices() {
        let done = learner.post(&format!("{base}/show"), &[]).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{base}: {}", done.text);
        base = done.location.expect("an address");
    }
    let page = learner.get(&base).await;
    assert_eq!(page.status, StatusCode::OK);
    page.text
}

#[tokio::test]
async fn a_guest_learns_and_it_is_kept_through_a_restart_and_an_account() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    assert!(ada.get("/").await.text.contains("href=\"/learn/tempus\""), "the home page leads there");
    let lesson = &course("tempus").expect("a course")[0];
    let last = shown(&ada, "tempus", lesson).await;
    assert!(last.contains("/learn/tempus/city"), "the next lesson is named");
    assert!(ada.get("/learn/tempus").await.text.contains("1 of 10"));
    assert!(ada.get("/").await.text.contains("1/10"));
    let other = house.somebody();
    assert!(other.get("/learn/tempus").await.text.contains("0 of 10"), "progress is one's own");
    house.close().await;
    let house = House::open(data.path());
    let ada = ada.moved(&house);
    assert!(ada.get("/learn/tempus").await.text.contains("1 of 10"));
    // Done once more it counts once; an account takes over what its guest has learned.
    shown(&ada, "tempus", lesson).await;
    let account = [("name", "Ada"), ("password", "correct horse"), ("again", "correct horse")];
    ada.post("/account/register", &account).await;
    let elsewhere = house.somebody();
    shown(&elsewhere, "tempus", &course("tempus").expect("a course")[1]).await;
    elsewhere.post("/account/login", &[("name", "Ada"), ("password", "correct horse")]).await;
    assert!(elsewhere.get("/learn/tempus").await.text.contains("2 of 10"));
}

#[tokio::test]
async fn a_wrong_choice_gets_a_reason_and_changes_nothing() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let base = "/learn/tempus/first/start";
    let wrong = ada.post(&format!("{base}/choose"), &[("choice", "idea")]).await;
    assert_eq!(wrong.status, StatusCode::OK);
    assert!(wrong.text.contains("More people first"), "{}", wrong.text);
    let (status, answer) = ada.post_live(&format!("{base}/choose"), &[("choice", "idea"), ("have", "")]).await;
    assert_eq!(status, StatusCode::OK);
    let prompt = answer["fragments"].as_array().expect("parts").iter().find(|part| part["id"] == "prompt");
    assert!(prompt.expect("the question")["html"].as_str().is_some_and(|html| html.contains("More people first")));
    let nonsense = ada.post(&format!("{base}/choose"), &[("choice", "nonsense")]).await;
    assert_eq!(nonsense.status, StatusCode::UNPROCESSABLE_ENTITY);
    let right = ada.post(&format!("{base}/choose"), &[("choice", "children")]).await;
    assert_eq!(right.location.as_deref(), Some("/learn/tempus/first/1"));
    assert!(!ada.get("/learn/tempus").await.text.contains("1 of 10"), "nothing is done yet");
}

#[tokio::test]
async fn only_what_is_right_leads_on() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    for path in [
        "/learn/chess",
        "/learn/tempus/nothing",
        "/learn/tempus/first/0",
        "/learn/tempus/first/x",
        "/learn/tempus/first/1.0.0.0.0.0.0.0.0.0.0.0.0.0",
        "/learn/tempus/game/start",
        "/learn/tempus/first/99999999999999999999",
    ] {
        assert_eq!(ada.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    for path in ["/learn/tempus/first/start/choose", "/learn/tempus/first/start/show", "/learn/tempus/game"] {
        let strange = ada.post_bare(path, &[("choice", "children"), ("csrf", "not ours")]).await;
        assert_eq!(strange.status, StatusCode::FORBIDDEN, "{path}: another site cannot do it for somebody");
    }
    assert_eq!(
        ada.post("/learn/tempus/first", &[]).await.status,
        StatusCode::NOT_FOUND,
        "only the last one is a match"
    );
    for part in ["why", "log", "reach?with=I9"] {
        let page = ada.get(&format!("/learn/tempus/first/start/{part}")).await;
        assert_eq!(page.status, StatusCode::OK, "{part}");
    }
    assert_eq!(ada.get("/learn/tempus/first/start/reach").await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn the_last_lesson_is_a_match_like_any_other() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    for game in tessera_games::IDS {
        let ada = house.somebody();
        let begun = ada.post(&format!("/learn/{game}/game"), &[]).await;
        let table = begun.location.expect("a table");
        assert!(table.starts_with("/t/"), "{table}");
        let page = ada.get(&table).await.text;
        assert!(page.contains("id=\"prompt\""), "{game}");
        assert!(page.contains("name=\"coach\" value=\"mistakes\" aria-pressed=\"true\""), "{game}: with the coach on");
        let all = course(game).expect("a course").len();
        assert!(ada.get(&format!("/learn/{game}")).await.text.contains(&format!("1 of {all}")), "{game}");
    }
}

#[tokio::test]
async fn where_no_more_guests_are_taken_lessons_are_taught_all_the_same() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| config.guests = 0.0);
    let ada = house.somebody();
    let last = shown(&ada, "tempus", &course("tempus").expect("a course")[0]).await;
    assert!(last.contains("Lesson done"));
    assert!(ada.get("/learn/tempus").await.text.contains("0 of 10"));
}
