//! Standing orders: what somebody wants done without being asked.

use reqwest::StatusCode;
use serde_json::{Value, json};
use tessera_kernel::{AnyDecision, Record, Rng, Seat, Secret};

use crate::common::{Browser, House};

/// The rule by which the attacked are asked for their cards.
const DEFENCE: &str = "T7.6";

/// A table of three people; returns it with their tokens.
async fn table(people: [&Browser; 3]) -> (String, Vec<String>) {
    table_of("tempus", people).await
}

async fn table_of(game: &str, people: [&Browser; 3]) -> (String, Vec<String>) {
    let mut tokens = Vec::new();
    for person in people {
        tokens.push(person.token().await);
    }
    let order = json!({ "game": game, "seats": ["me", "invite", "invite"], "listed": true });
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

/// A finished match, played by chance but for what is `wanted`, in which somebody was `asked` something: its record, the
/// moment, and who.
fn moment(title: &str, wanted: fn(&str) -> bool, asked: fn(&AnyDecision) -> bool) -> (Record, usize, Seat) {
    for seed in 0..500 {
        let names = ["Ada", "Bob", "Cy"].map(str::to_owned).to_vec();
        let setup = tessera_games::usual_setup(title, names).expect("a game");
        let mut game = tessera_games::begin(title, setup, Secret::from_number(seed)).expect("three can play");
        let mut rng = Rng::from_number(seed);
        let mut found = None;
        while let Some(&seat) = game.waiting().first() {
            let decision = game.decision(seat).expect("whoever is waited for is asked");
            if asked(&decision) {
                found = found.or(Some((game.choices(), seat)));
            }
            let all: Vec<&String> = decision.options.iter().map(|option| &option.choice).collect();
            let some: Vec<&String> = all.iter().copied().filter(|choice| wanted(choice)).collect();
            let open = if some.is_empty() { all } else { some };
            game.answer(seat, open[rng.index(open.len())]).expect("listed options are accepted");
        }
        if let Some((at, seat)) = found {
            return (game.record(true), at, seat);
        }
    }
    panic!("nobody is ever asked so");
}

/// Somebody plays on from a moment of a record, at a seat; returns the table's name.
async fn play_on(ada: &Browser, (record, at, seat): (Record, usize, Seat)) -> String {
    let part = |name: &str, file: &str, text: &str| {
        format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"{file}\r\n\r\n{text}\r\n")
    };
    let file = part("record", "; filename=\"a.tessera\"", &record.to_string());
    let body = [part("csrf", "", &ada.csrf().await), file, "--x--\r\n".into()].concat();
    let kind = "multipart/form-data; boundary=x";
    let request = ada.client.post(ada.url("/upload")).header("content-type", kind).body(body);
    let uploaded = request.send().await.expect("an answer");
    let replay = uploaded.headers()["location"].to_str().expect("a path").split("/replay").next().expect("a table");
    let fields = [("at", &*at.to_string()), ("seat", &*seat.index().to_string())];
    let table = ada.post(&format!("{replay}/play-on"), &fields).await.location.expect("a new match");
    table.strip_prefix("/t/").expect("a table").to_owned()
}

#[tokio::test]
async fn whoever_has_ordered_so_plays_no_cards_in_defence() {
    let attack = |choice: &str| choice.starts_with("attack");
    let attacked = moment("tempus", attack, |asked| asked.question.rule == DEFENCE && asked.options.len() > 1);
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let token = ada.token().await;
    let table = &play_on(&ada, attacked).await;

    // Under attack; then the order is given and answers at once.
    let decision = format!("/tables/{table}/decision");
    let (_, asked) = ada.api(&token, &decision, None).await;
    assert_eq!(asked["decision"]["rule"], DEFENCE, "{asked}");
    give(&ada, table, "on").await;
    let (_, next) = ada.api(&token, &decision, None).await;
    assert!(next["decision"]["rule"] != DEFENCE && next["sequence"].as_u64() > asked["sequence"].as_u64(), "{next}");
    let (_, own) = ada.api(&token, &format!("/tables/{table}"), None).await;
    let ordered: Vec<&Value> =
        own["log"].as_array().expect("a log").iter().filter(|line| line["ordered"] == true).collect();
    assert_eq!(ordered.len(), 1, "{ordered:?}");
    assert_eq!(ordered[0]["text"], "No more cards");
}

#[tokio::test]
async fn an_order_ends_when_something_else_is_asked() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let people = [&house.somebody(), &house.somebody(), &house.somebody()];
    let (table, tokens) = table(people).await;
    let [_, bob, cy] = people;
    let (mut given, mut ended) = (false, 0);
    for turn in 0.. {
        let (_, now) = cy.api(&tokens[2], &format!("/tables/{table}?from=100000"), None).await;
        let seat = now["waiting"][0].as_u64().and_then(|seat| usize::try_from(seat).ok()).expect("it is not over");
        if seat == 1 && !given {
            // In the own turn: it holds until that is over, and then until the next.
            give(bob, &table, "on").await;
            assert!(!is_given(cy, &table).await, "others' orders are not shown");
            given = true;
        }
        let (_, asked) = people[seat].api(&tokens[seat], &format!("/tables/{table}/decision"), None).await;
        let options = asked["decision"]["options"].as_array().expect("options");
        let body = json!({ "sequence": asked["sequence"], "choice": options[turn * 7 % options.len()]["choice"] });
        let (status, answer) = people[seat].api(&tokens[seat], &format!("/tables/{table}/choose"), Some(body)).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        if given && seat == 1 {
            assert!(is_given(bob, &table).await, "it holds while the own turn goes on and after it");
        } else if given && !is_given(bob, &table).await {
            let (_, next) = bob.api(&tokens[1], &format!("/tables/{table}/decision"), None).await;
            assert_eq!(next["decision"]["owed"], true, "it ends when bob is asked something else");
            given = false;
            ended += 1;
            if ended == 5 {
                return;
            }
        }
    }
}

#[tokio::test]
async fn what_is_declined_for_good_can_be_wanted_again_by_its_seat_alone() {
    let busy = |choice: &str| !["trade", "give", "want", "end"].iter().any(|idle| choice.starts_with(idle));
    let offered = moment("clash-monumental", busy, |asked| asked.offered.is_some());
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, eve) = (house.somebody(), house.somebody());
    let token = ada.token().await;
    let table = play_on(&ada, offered).await;
    let (page, path) = (format!("/t/{table}"), format!("/t/{table}/orders"));
    let (_, asked) = ada.api(&token, &format!("/tables/{table}/decision"), None).await;
    let text = ada.get(&page).await.text;
    let what = text.split("name=\"waive\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let what = what.expect("it can be declined for good");
    assert_eq!(eve.post_live(&path, &[("waive", what)]).await.0, StatusCode::FORBIDDEN);
    for fields in [&[("waive", "clash-power-victory")][..], &[("order", "end"), ("waive", what)]] {
        assert_eq!(ada.post_live(&path, fields).await.0, StatusCode::BAD_REQUEST, "{fields:?}");
    }
    assert_eq!(ada.post_live(&path, &[("waive", what)]).await.0, StatusCode::OK);
    let (_, next) = ada.api(&token, &format!("/tables/{table}?from=0"), None).await;
    assert!(next["sequence"].as_u64() > asked["sequence"].as_u64(), "it has answered");
    let again = format!("name=\"offer\" value=\"{what}\"");
    assert!(ada.get(&page).await.text.contains(&again), "it can be had again");
    assert_eq!(eve.post_live(&path, &[("offer", what)]).await.0, StatusCode::FORBIDDEN);
    assert_eq!(ada.post_live(&path, &[("offer", what)]).await.0, StatusCode::OK);
    assert!(!ada.get(&page).await.text.contains(&again), "it may be offered again");
}

#[tokio::test]
async fn an_order_is_cancelled_at_any_time_and_only_by_its_seat() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob, cy, eve) = (house.somebody(), house.somebody(), house.somebody(), house.somebody());
    let (table, _) = table([&ada, &bob, &cy]).await;
    give(&bob, &table, "on").await;
    assert!(is_given(&bob, &table).await);
    give(&bob, &table, "").await;
    assert!(!is_given(&bob, &table).await);
    let path = format!("/t/{table}/orders");
    assert_eq!(eve.post_live(&path, &[("order", "decline"), ("on", "on")]).await.0, StatusCode::FORBIDDEN);
    assert_eq!(bob.post_live(&path, &[("order", "win"), ("on", "on")]).await.0, StatusCode::BAD_REQUEST);
}
