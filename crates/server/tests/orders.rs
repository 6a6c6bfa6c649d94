//! Standing orders: what somebody wants done without being asked.

mod common;

use common::{Browser, House};
use reqwest::StatusCode;
use serde_json::{Value, json};

/// The rule by which the attacked are asked for their cards.
const DEFENCE: &str = "T7.6";

/// A table of three people; returns it with their tokens.
async fn table(people: [&Browser; 3]) -> (String, Vec<String>) {
    let mut tokens = Vec::new();
    for person in people {
        tokens.push(person.token().await);
    }
    let order = json!({ "game": "tempus", "seats": ["me", "invite", "invite"], "listed": true });
    let (status, made) = people[0].api(&tokens[0], "/tables", Some(order)).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let table = made["id"].as_str().expect("an id").to_owned();
    for guest in [1, 2] {
        let join = json!({ "invite": made["invites"][guest - 1]["invite"] });
        let (status, _) = people[guest].api(&tokens[guest], &format!("/tables/{table}/join"), Some(join)).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
    }
    (table, tokens)
}

/// Whether the page shows the order as given.
async fn is_given(somebody: &Browser, table: &str) -> bool {
    let page = somebody.get(&format!("/t/{table}")).await.text;
    let form = page.split("name=\"order\" value=\"decline\"").nth(1).expect("the order is offered");
    form.split("</form>").next().is_some_and(|form| form.contains("aria-checked=\"true\""))
}

async fn give(somebody: &Browser, table: &str, on: &str) {
    let (status, _) = somebody.post_live(&format!("/t/{table}/orders"), &[("order", "decline"), ("on", on)]).await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn whoever_declines_is_not_asked_until_something_else_comes() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob, cy) = (house.somebody(), house.somebody(), house.somebody());
    let people = [&ada, &bob, &cy];
    let (table, tokens) = table(people).await;
    let (mut declined, mut ended, mut asked_others, mut turn) = (0, 0, 0, 0);
    let mut given = false;
    while declined < 2 || ended < 2 || asked_others < 1 {
        turn += 1;
        assert!(turn < 6000, "{declined} declined, {ended} ended, {asked_others} others were asked");
        let (_, seen) = ada.api(&tokens[0], &format!("/tables/{table}?from=100000"), None).await;
        assert_eq!(seen["status"], "running", "{declined} declined, {ended} ended, {asked_others} others were asked");
        let seat = seen["waiting"][0].as_u64().and_then(|seat| usize::try_from(seat).ok()).expect("a seat");
        let (_, asked) = people[seat].api(&tokens[seat], &format!("/tables/{table}/decision"), None).await;
        let defends = asked["decision"]["rule"] == DEFENCE;
        if seat == 1 && given && defends {
            panic!("bob has ordered not to be asked for cards");
        }
        asked_others += usize::from(seat != 1 && defends);
        if seat == 1 && !given {
            // In the own turn: it holds until that is over, and then until the next.
            give(&bob, &table, "on").await;
            assert!(is_given(&bob, &table).await);
            assert!(!is_given(&ada, &table).await, "the others' orders are not shown");
            given = true;
        }
        let options = asked["decision"]["options"].as_array().expect("options");
        let texts: Vec<&str> = options.iter().filter_map(|option| option["choice"].as_str()).collect();
        // Everyone draws ideas and attacks where they can.
        let wanted = ["attack", "fight", "idea", "lay"];
        let liked = texts.iter().position(|text| wanted.iter().any(|word| text.starts_with(word)) && turn % 3 > 0);
        let choice = texts[liked.unwrap_or(turn * 7 % texts.len())];
        let body = json!({ "sequence": asked["sequence"], "choice": choice });
        let (status, answer) = people[seat].api(&tokens[seat], &format!("/tables/{table}/choose"), Some(body)).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        if given && seat != 1 && !is_given(&bob, &table).await {
            given = false;
            ended += 1;
            let (_, next) = bob.api(&tokens[1], &format!("/tables/{table}/decision"), None).await;
            assert_eq!(next["decision"]["owed"], true, "it ends when bob is asked something else");
            assert_ne!(next["decision"]["rule"], DEFENCE);
        }
        let (_, own) = bob.api(&tokens[1], &format!("/tables/{table}"), None).await;
        let ordered = |line: &&Value| line["ordered"] == true;
        declined = own["log"].as_array().expect("a log").iter().filter(ordered).count();
    }
    let (_, watched) = cy.api(&tokens[2], &format!("/tables/{table}"), None).await;
    assert!(watched["log"].as_array().expect("a log").iter().all(|line| line["ordered"] == false));
    // Cancelled at any time, and only what is known can be ordered.
    if is_given(&bob, &table).await {
        give(&bob, &table, "").await;
        assert!(!is_given(&bob, &table).await);
    }
    let (status, _) = bob.post_live(&format!("/t/{table}/orders"), &[("order", "win"), ("on", "on")]).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}
