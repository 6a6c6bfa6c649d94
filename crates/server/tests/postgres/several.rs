//! Several servers on one database, and people who reach now one, now another.

use std::sync::atomic::AtomicUsize;
use std::time::{Duration, Instant};

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::player::Player;
use crate::common::{Browser, House, Page, database};

impl House {
    /// Stops one server of several as a service is stopped.
    async fn close_one(&mut self, index: usize) {
        self.nodes.remove(index).close().await;
        self.address = self.nodes[0].address;
    }

    /// Ends one server of several in the middle of whatever it does.
    fn kill_one(&mut self, index: usize) {
        self.nodes.remove(index).kill();
        self.address = self.nodes[0].address;
    }
}

impl Browser {
    /// The same browser, which only ever reaches one of several servers.
    fn only_at(&self, house: &House, index: usize) -> Self {
        Self { client: self.client.clone(), houses: vec![house.nodes[index].address], turn: AtomicUsize::new(0) }
    }

    /// The page, once somebody at a shared screen is to take it.
    async fn asked_or_covered(&self, table: &str) -> Page {
        for _ in 0..2000 {
            let page = self.get(table).await;
            if page.text.contains("/uncover") {
                return page;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("nobody is to take the screen at {table}");
    }
}

/// Three servers.
fn three(data: &tempfile::TempDir) -> House {
    House::open_nodes(data.path(), 3, |_| {})
}

/// Two people at a listed table of Tempus with a third seat for a bot.
async fn two(house: &House, terms: Value) -> (Player, Player) {
    let (ada, bob) = (house.somebody(), house.somebody());
    let (ada_token, bob_token) = (ada.token().await, bob.token().await);
    let mut order = json!({ "game": "tempus", "seats": ["me", "anyone", "bot-random"], "listed": true });
    for (key, value) in terms.as_object().expect("terms") {
        order[key] = value.clone();
    }
    let (status, made) = ada.api(&ada_token, "/tables", Some(order)).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let table = format!("/tables/{}", made["id"].as_str().expect("an id"));
    let (status, said) = bob.api(&bob_token, &format!("{table}/join"), Some(json!({ "seat": 1 }))).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{said}");
    let ada = Player { browser: ada, token: ada_token, table: table.clone() };
    (ada, Player { browser: bob, token: bob_token, table })
}

/// Tries so often to make a choice; how many were acknowledged.
async fn play(player: Player, turns: usize) -> i64 {
    let mut acknowledged = 0;
    for _ in 0..turns {
        if player.act().await {
            acknowledged += 1;
        } else {
            // Others are asked: they get a moment.
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    acknowledged
}

/// The same player, who only ever reaches one server.
fn only_at(player: &Player, house: &House, index: usize) -> Player {
    let browser = player.browser.only_at(house, index);
    Player { browser, token: player.token.clone(), table: player.table.clone() }
}

/// A live page: counts the changes it is told of.
async fn live_page(browser: &Browser, path: &str) -> reqwest::Response {
    let stream = browser.client.get(browser.url(&format!("{path}/events"))).send().await.expect("a stream");
    assert_eq!(stream.status(), StatusCode::OK);
    stream
}

/// Waits until a live page is told of so many choices; how long that took.
async fn told_of(stream: &mut reqwest::Response, sequence: u64) -> Duration {
    let begun = Instant::now();
    let mut text = String::new();
    loop {
        let chunk = tokio::time::timeout(Duration::from_secs(20), stream.chunk()).await.expect("told in time");
        text.push_str(&String::from_utf8_lossy(&chunk.expect("it goes on").expect("it does not end")));
        let sequences = text.lines().filter_map(|line| line.strip_prefix("id: ")?.trim().parse::<u64>().ok());
        if sequences.max().is_some_and(|last| last >= sequence) {
            return begun.elapsed();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_viewer_at_one_server_sees_a_choice_posted_to_another_at_once() {
    let data = tempfile::tempdir().expect("a folder");
    let house = three(&data);
    let (ada, bob) = two(&house, json!({})).await;
    let (at_first, at_third) = (only_at(&ada, &house, 0), only_at(&bob, &house, 2));
    let watcher = house.somebody().only_at(&house, 1);
    let mut stream = live_page(&watcher, &ada.path()).await;
    let mut seen = 0;
    for _ in 0..200 {
        if at_first.act().await || at_third.act().await {
            let sequence = at_first.seen().await["sequence"].as_u64().expect("a number");
            assert!(told_of(&mut stream, sequence).await < Duration::from_secs(5));
            let page = watcher.get(&ada.path()).await;
            assert!(page.text.contains("data-sequence"), "{}", page.text);
            seen += 1;
        }
        if seen >= 12 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("only {seen} choices were made");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_answer_the_same_question_at_two_servers_one_is_heard() {
    let data = tempfile::tempdir().expect("a folder");
    let house = three(&data);
    let (ada, bob) = two(&house, json!({})).await;
    let mut raced = 0;
    for _ in 0..400 {
        if raced >= 10 {
            return;
        }
        bob.act().await;
        let (_, asked) = ada.browser.api(&ada.token, &format!("{}/decision", ada.table), None).await;
        let options = asked["decision"]["options"].as_array().cloned().unwrap_or_default();
        if options.len() < 2 {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        }
        let bodies = [0, 1].map(|option| json!({ "sequence": asked["sequence"], "choice": options[option]["choice"] }));
        let players = [0, 1].map(|index| only_at(&ada, &house, index));
        let [one, other] = &bodies;
        let (first, second) =
            tokio::join!(players[0].post("choose", one.clone()), players[1].post("choose", other.clone()));
        let heard = [&first, &second].iter().filter(|(status, _)| *status == StatusCode::OK).count();
        // The same question may be put again: then both count, one after the other.
        assert!(heard >= 1, "{first:?} {second:?}");
        for (status, said) in [&first, &second] {
            let expected = [StatusCode::OK, StatusCode::CONFLICT, StatusCode::UNPROCESSABLE_ENTITY];
            assert!(expected.contains(status), "{status}: {said}");
        }
        raced += 1;
    }
    panic!("nobody was asked often enough");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_who_choose_at_once_at_all_servers_are_all_stored_once() {
    let data = tempfile::tempdir().expect("a folder");
    let house = three(&data);
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(two(&house, json!({})).await);
    }
    let mut tasks = Vec::new();
    let ids: Vec<String> = tables.iter().map(|(ada, _)| ada.table.replace("/tables/", "")).collect();
    for (ada, bob) in tables {
        tasks.push(tokio::spawn(play(ada, 40)));
        tasks.push(tokio::spawn(play(bob, 40)));
    }
    let mut acknowledged = 0;
    for task in tasks {
        acknowledged += task.await.expect("no panic");
    }
    assert!(acknowledged > 50, "{acknowledged}");
    for id in ids {
        // In one look: bots still play.
        let gaps = format!("SELECT MAX(sequence) - COUNT(*) FROM deeds WHERE match = '{id}'");
        assert_eq!(database::number(data.path(), &gaps).await, 0, "no gaps");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_and_presence_hold_across_servers() {
    let data = tempfile::tempdir().expect("a folder");
    let house = three(&data);
    let (ada, bob) = two(&house, json!({})).await;
    let (at_first, at_second) = (only_at(&ada, &house, 0), only_at(&bob, &house, 1));
    let connected = |seen: &Value, seat: usize| seen["seats"][seat]["connected"] == true;
    assert!(!connected(&at_second.seen().await, 0));
    let stream = live_page(&at_first.browser, &ada.path()).await;
    at_second.until(|seen| connected(seen, 0)).await;
    drop(stream);
    at_second.until(|seen| !connected(seen, 0)).await;

    let mut stream = live_page(&at_second.browser, &ada.path()).await;
    let _ = stream.chunk().await;
    let said = at_first.browser.post(&format!("{}/chat", ada.path()), &[("text", "Hello from the first")]).await;
    assert!(said.status.is_redirection() || said.status.is_success(), "{}", said.text);
    let told = tokio::time::timeout(Duration::from_secs(5), stream.chunk()).await;
    told.expect("told of it").expect("it goes on");
    assert!(at_second.browser.get(&ada.path()).await.text.contains("Hello from the first"));
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_at_a_password_are_counted_over_all_servers() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_nodes(data.path(), 3, |config| config.guesses = 4.0);
    let ada = house.somebody();
    ada.play_now().await;
    let register = [("name", "Ada"), ("password", "a horse and a battery"), ("again", "a horse and a battery")];
    assert_eq!(ada.post("/account/register", &register).await.status, StatusCode::SEE_OTHER);
    let eve = house.somebody();
    let mut tried = 0;
    while eve.post("/account/login", &[("name", "Ada"), ("password", "wrong")]).await.status
        != StatusCode::TOO_MANY_REQUESTS
    {
        tried += 1;
        assert!(tried <= 5, "each server counts for itself");
    }
    assert!(tried >= 4, "{tried}");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_a_server_that_dies_are_played_by_another_within_seconds() {
    let data = tempfile::tempdir().expect("a folder");
    // Long pauses, as long as somebody looks: a bot is waited for when its server dies.
    let mut house = House::open_nodes(data.path(), 2, |config| config.bot_pause = Duration::from_secs(2));
    let ada = house.somebody();
    let token = ada.token().await;
    let order = json!({ "game": "tempus", "seats": ["me", "bot-random", "bot-random"] });
    let (_, made) = ada.api(&token, "/tables", Some(order)).await;
    let table = format!("/tables/{}", made["id"].as_str().expect("an id"));
    let player = Player { browser: ada, token, table };
    let at_first = only_at(&player, &house, 0);
    let at_second = only_at(&player, &house, 1);
    let _stream = live_page(&at_first.browser, &player.path()).await;
    // She plays at the first server until a bot is asked there.
    let mut rounds = 0;
    loop {
        let seen = at_first.seen().await;
        if seen["waiting"][0].as_u64().is_some_and(|seat| seat > 0) {
            break;
        }
        at_first.act().await;
        rounds += 1;
        assert!(rounds < 500, "no bot is ever asked");
    }
    let before = at_second.seen().await["sequence"].as_u64().expect("a number");
    house.kill_one(0);
    let begun = Instant::now();
    at_second.until(|seen| seen["sequence"].as_u64().is_some_and(|now| now > before)).await;
    assert!(begun.elapsed() < Duration::from_secs(12), "{:?}", begun.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_hands_over_and_nobody_loses_anything() {
    let data = tempfile::tempdir().expect("a folder");
    let mut house = three(&data);
    let (ada, bob) = two(&house, json!({})).await;
    let (first, second) = (only_at(&ada, &house, 0), only_at(&bob, &house, 1));
    while !first.act().await && !second.act().await {}
    let mut stream = live_page(&first.browser, &ada.path()).await;
    let _ = stream.chunk().await;
    house.close_one(0).await;
    // The live page ends, so that the browser goes elsewhere.
    let ended = tokio::time::timeout(Duration::from_secs(5), async { while let Ok(Some(_)) = stream.chunk().await {} });
    ended.await.expect("it ends");
    let (ada, bob) = (ada.moved(&house), bob.moved(&house));
    let before = bob.seen().await["sequence"].as_u64().expect("a number");
    for _ in 0..200 {
        ada.act().await;
        bob.act().await;
    }
    assert!(bob.seen().await["sequence"].as_u64().expect("a number") > before + 3, "the match goes on");
    let nodes = database::number(data.path(), "SELECT COUNT(*) FROM nodes").await;
    assert_eq!(nodes, 2, "its work fell free at once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_screen_is_whose_it_is_at_every_server() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_nodes(data.path(), 2, |_| {});
    let ada = house.somebody();
    let table = ada.new_table(&["me", "here", "bot-random"], &[]).await;
    let (at_first, at_second) = (ada.only_at(&house, 0), ada.only_at(&house, 1));
    let covered = at_first.asked_or_covered(&table).await;
    let seat = covered.value("seat");
    at_first.post(&format!("{table}/uncover"), &[("seat", &seat)]).await;
    let page = at_second.get(&table).await;
    assert!(!page.values("choice").is_empty(), "who has taken the screen at one server has it at the other");
}

#[tokio::test(flavor = "multi_thread")]
async fn while_an_older_server_is_there_new_matches_are_played_by_rules_it_knows() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_nodes(data.path(), 2, |_| {});
    let ada = house.somebody();
    let order = [("game", "clash-2012"), ("seat-0", "me"), ("seat-1", "bot-random")];
    let newest = ada.post("/new", &order).await.location.expect("a table");
    // An older one, from before the last upgrade, which is there for a while.
    let older = "INSERT INTO nodes (name, seen, revisions) VALUES ('older', 99999999999999, '{\"clash-2012\":1}')";
    database::change(data.path(), &[older]).await;
    let upgraded = ada.post("/new", &order).await.location.expect("a table");
    let revision = async |table: &str| {
        let id = table.trim_start_matches("/t/");
        let setup = database::stored(data.path(), &format!("SELECT setup FROM matches WHERE id = '{id}'")).await;
        let setup: Value = serde_json::from_str(&setup[0]).expect("JSON");
        setup["revision"].as_u64().expect("a number")
    };
    assert!(revision(&newest).await > 1);
    assert_eq!(revision(&upgraded).await, 1, "both can play it");
    // The older one is upgraded: what began goes on, what begins is new.
    database::change(data.path(), &["DELETE FROM nodes WHERE name = 'older'"]).await;
    let after = ada.post("/new", &order).await.location.expect("a table");
    assert_eq!(revision(&after).await, revision(&newest).await);
    for table in [&newest, &upgraded, &after] {
        assert!(!ada.asked(table).await.values("choice").is_empty(), "every match goes on");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upgrade_of_one_server_after_the_other_loses_nothing() {
    let data = tempfile::tempdir().expect("a folder");
    let mut house = House::open_nodes(data.path(), 2, |_| {});
    // A server from before the last revision of the rules is there, too: what begins now is played by the rules it knows.
    let older = "INSERT INTO nodes (name, seen, revisions) VALUES ('older', 99999999999999, '{\"clash-2012\":1}')";
    database::change(data.path(), &[older]).await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(two(&house, json!({ "game": "clash-2012" })).await);
    }
    let ids: Vec<String> = tables.iter().map(|(ada, _)| ada.table.replace("/tables/", "")).collect();
    let mut acknowledged = 0;
    for upgrade in 0..3 {
        // One server is replaced while everybody plays at the other, which nobody chose for them.
        let players: Vec<Player> =
            tables.iter().flat_map(|(ada, bob)| [only_at(ada, &house, 1), only_at(bob, &house, 1)]).collect();
        let playing: Vec<_> = players.into_iter().map(|player| tokio::spawn(play(player, 60))).collect();
        let mut stream = live_page(&tables[0].0.browser.only_at(&house, 0), &tables[0].0.path()).await;
        house.close_one(0).await;
        let end = async { while let Ok(Some(_)) = stream.chunk().await {} };
        tokio::time::timeout(Duration::from_secs(5), end).await.expect("pages are led elsewhere");
        house.nodes.append(&mut House::open_nodes(data.path(), 1, |_| {}).nodes);
        if upgrade == 1 {
            database::change(data.path(), &["DELETE FROM nodes WHERE name = 'older'"]).await;
        }
        for task in playing {
            acknowledged += task.await.expect("no panic");
        }
        tables = tables.into_iter().map(|(ada, bob)| (ada.moved(&house), bob.moved(&house))).collect();
    }
    assert!(acknowledged > 60, "{acknowledged}");
    let mut stored = 0;
    for id in &ids {
        let number = |what: &str| format!("SELECT {what} FROM deeds WHERE match = '{id}'");
        // In one look: bots still play.
        assert_eq!(database::number(data.path(), &number("MAX(sequence) - COUNT(*)")).await, 0, "no gaps");
        stored += database::number(data.path(), &format!("{} AND seat < 2 AND NOT auto", number("COUNT(*)"))).await;
        let revision =
            format!("SELECT CAST(CAST(setup AS JSON) ->> 'revision' AS BIGINT) FROM matches WHERE id = '{id}'");
        assert_eq!(database::number(data.path(), &revision).await, 1, "it keeps the rules it began with");
    }
    assert_eq!(stored, acknowledged, "what was acknowledged, once, and nothing else");
    for (ada, bob) in &tables {
        let before = ada.seen().await["sequence"].as_u64().expect("a number");
        for _ in 0..200 {
            ada.act().await;
            bob.act().await;
            if ada.seen().await["sequence"].as_u64().expect("a number") > before {
                break;
            }
        }
        assert!(bob.seen().await["sequence"].as_u64().expect("a number") > before, "every match goes on");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happened_while_the_line_to_the_database_was_cut_is_caught_up_on() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_nodes(data.path(), 2, |_| {});
    let (ada, bob) = two(&house, json!({})).await;
    let at_first = only_at(&ada, &house, 0);
    let watcher = house.somebody().only_at(&house, 1);
    let mut stream = live_page(&watcher, &ada.path()).await;
    let _ = stream.chunk().await;
    for _ in 0..5 {
        // Everybody's lines are cut, also those that listen.
        let cut = "SELECT CAST(COUNT(pg_terminate_backend(pid)) AS TEXT) FROM pg_stat_activity
                   WHERE pid != pg_backend_pid() AND application_name = 'tessera'";
        database::stored(data.path(), cut).await;
        let mut acted = false;
        for _ in 0..400 {
            acted = at_first.act().await || bob.act().await;
            if acted {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert!(acted, "somebody is asked");
        let sequence = at_first.until(|seen| seen["sequence"].is_u64()).await["sequence"].as_u64().expect("a number");
        told_of(&mut stream, sequence).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_called_otherwise_is_so_at_every_server() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_nodes(data.path(), 2, |_| {});
    let (ada, bob) = two(&house, json!({})).await;
    let (at_first, at_second) = (only_at(&ada, &house, 0), only_at(&bob, &house, 1));
    at_first.browser.post("/account/name", &[("name", "Ada of the First")]).await;
    let called = async |name: &str| {
        at_second.until(|seen| seen["seats"][0]["name"] == name).await;
    };
    called("Ada of the First").await;
    at_first.browser.post(&format!("{}/chat", ada.path()), &[("text", "good evening")]).await;
    assert!(at_second.browser.get(&ada.path()).await.text.contains("good evening"));
    at_first.browser.register("Ada Registered").await;
    called("Ada Registered").await;
    at_first.browser.post("/account/name", &[("name", "Ada Renamed")]).await;
    called("Ada Renamed").await;
    let page = at_second.browser.get(&ada.path()).await.text;
    assert!(page.contains("Ada Renamed") && !page.contains("Ada Registered"), "what was said is hers, too");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_a_newer_server_has_added_to_is_used_by_older_ones() {
    let data = tempfile::tempdir().expect("a folder");
    let mut house = House::open_nodes(data.path(), 2, |_| {});
    let (ada, bob) = two(&house, json!({})).await;
    let ada_page = house.somebody();
    ada_page.register("Zoe").await;
    for _ in 0..20 {
        ada.act().await;
        bob.act().await;
    }
    // What the next version of the program does when the first of its servers begins.
    let added = [
        "ALTER TABLE people ADD COLUMN from_later BIGINT",
        "ALTER TABLE addresses ADD COLUMN from_later BIGINT",
        "ALTER TABLE matches ADD COLUMN from_later BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN from_later TEXT",
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'later', true, CAST('' AS BYTEA), 0)",
    ];
    database::change(data.path(), &added).await;
    for _ in 0..10 {
        assert_eq!(ada_page.get("/account").await.status, StatusCode::OK);
        assert_eq!(ada_page.get("/account/notices").await.status, StatusCode::OK);
        ada.act().await;
        bob.act().await;
        ada.seen().await;
    }
    assert_eq!(ada_page.post("/account/logout", &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(ada_page.log_in("Zoe").await.status, StatusCode::SEE_OTHER);
    // One of the old servers comes back before it is upgraded.
    house.close_one(0).await;
    house.nodes.append(&mut House::open_nodes(data.path(), 1, |_| {}).nodes);
    assert_eq!(ada_page.only_at(&house, 1).get("/account").await.status, StatusCode::OK);
}
