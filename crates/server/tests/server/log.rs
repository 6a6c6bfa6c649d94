//! What the log says, and to whom.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::{Browser, House};

/// Makes choices for every seat until so many are made, or the match is over.
async fn play(somebody: &Browser, token: &str, table: &str, choices: usize) {
    for turn in 0..choices {
        let (_, seen) = somebody.api(token, &format!("{table}?from=1000000"), None).await;
        let Some(seat) = seen["waiting"][0].as_u64() else { return };
        let (_, asked) = somebody.api(token, &format!("{table}/decision?seat={seat}"), None).await;
        let options = asked["decision"]["options"].as_array().expect("options");
        let choice = &options[turn * 7 % options.len()]["choice"];
        let body = json!({ "sequence": asked["sequence"], "choice": choice, "seat": seat });
        let (status, answer) = somebody.api(token, &format!("{table}/choose"), Some(body)).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
}

#[tokio::test]
async fn a_choice_without_an_alternative_is_told_to_its_player_alone() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let token = ada.token().await;
    let mut alone = Vec::new();
    // Some tables have only a few such choices, by the dice: then another is played.
    for _ in 0..6 {
        let order = json!({ "game": "tempus", "seats": ["me", "here", "here"], "listed": true });
        let (_, made) = ada.api(&token, "/tables", Some(order)).await;
        let table = format!("/tables/{}", made["id"].as_str().expect("an id"));
        play(&ada, &token, &table, 240).await;

        let (_, watched) = house.somebody().api("", &table, None).await;
        let public = watched["log"].as_array().expect("a log").clone();
        assert!(public.iter().all(|line| line["by_itself"] == false), "others are told nothing");
        alone.clear();
        for seat in 0..3 {
            let (_, seen) = ada.api(&token, &format!("{table}?seat={seat}"), None).await;
            let log = seen["log"].as_array().expect("a log").clone();
            let (own, told): (Vec<Value>, Vec<Value>) = log.iter().cloned().partition(|line| line["by_itself"] == true);
            assert_eq!(told.len(), public.len(), "the others' lines are as many as everybody's");
            let moments: Vec<u64> = log.iter().map(|line| line["at"].as_u64().expect("a number")).collect();
            assert!(moments.is_sorted(), "each stands where it happened: {moments:?}");
            assert!(own.iter().all(|line| !line["text"].as_str().unwrap_or_default().is_empty()));
            alone.extend(own.iter().map(|line| line["at"].as_u64().expect("a number")));
            // Asked for from there on, the log is the end of the whole.
            let (_, rest) = ada.api(&token, &format!("{table}?seat={seat}&from=5"), None).await;
            assert_eq!(rest["log"].as_array().expect("a log")[..], log[5..]);
        }
        if alone.len() > 3 {
            break;
        }
    }
    assert!(alone.len() > 3, "some choices had no alternative");
    let count = alone.len();
    alone.sort_unstable();
    alone.dedup();
    assert_eq!(alone.len(), count, "each is told to one player only");
}

#[tokio::test]
async fn the_page_marks_what_made_itself_and_brings_the_early_log_on_demand() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let mut table = ada.play_now().await;
    let mut page = ada.asked(&table).await;
    let mut games = 1;
    for turn in 0.. {
        // Long enough, and with something that made itself among the lines on the page: in most games there is.
        if page.text.contains("data-log") && page.text.contains("class=\"by-itself\"") {
            break;
        }
        let choices = page.values("choice");
        match choices.get(turn * 5 % choices.len().max(1)) {
            Some(choice) => {
                let fields = [("choice", choice.as_str()), ("sequence", &page.value("sequence"))];
                ada.post(&format!("{table}/choose"), &fields).await;
            }
            None => {
                assert!(games < 6, "the log is long, with such a line, before the end of some game");
                games += 1;
                table = ada.play_now().await;
            }
        }
        page = ada.asked(&table).await;
    }
    assert!(page.text.contains(">by itself</span>"));
    let lines = |html: &str| html.matches("<li>").count() + html.matches("<li ").count();
    let logged = page.text.split("id=\"log\"").nth(1).and_then(|rest| rest.split("id=\"log-early\"").next());
    let logged = lines(logged.expect("the log is on the page"));

    let request = ada.client.get(ada.url(&format!("{table}/log"))).header("X-Tessera", "fetch");
    let early: Value = request.send().await.expect("an answer").json().await.expect("JSON");
    assert_eq!(early["fragments"][0]["id"], "log-early");
    let early = lines(early["fragments"][0]["html"].as_str().expect("a part"));
    let whole = ada.get(&format!("{table}/log")).await;
    assert_eq!(whole.status, StatusCode::OK);
    assert_eq!(lines(&whole.text), early + logged, "no line is missing, none is there twice");
    assert!(early >= 24 && logged < 110, "{early} early, {logged} on the page");

    ada.post("/settings/language", &[("language", "fr"), ("back", "/")]).await;
    let french = ada.get(&table).await;
    assert!(french.text.contains(">automatique</span>") && french.text.contains("lignes précédentes"));
}
