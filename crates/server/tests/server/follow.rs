//! A live page is sent what it does not have, and nothing that it may not have.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::time::Duration;

use flate2::write::GzDecoder;
use reqwest::{Response, StatusCode, header};
use serde_json::Value;
use tessera_server::admin::Who;

use crate::common::{Browser, House, Page, admin};

/// The parts of a page with their hashes.
#[derive(Default)]
struct Parts(BTreeMap<String, String>);

impl Parts {
    fn of(page: &Page) -> Self {
        let marked = page.text.split(" data-hash=\"").collect::<Vec<_>>();
        let pairs = marked.windows(2).map(|two| {
            let id = two[0].rsplit_once("id=\"").and_then(|(_, rest)| rest.split('"').next()).expect("it has a name");
            (id.to_owned(), two[1][..12].to_owned())
        });
        Self(pairs.collect())
    }

    fn have(&self) -> String {
        let parts: Vec<String> = self.0.iter().map(|(id, hash)| format!("{id}:{hash}")).collect();
        parts.join(",")
    }

    /// What all of them are together, as a page computes it.
    fn all(&self) -> String {
        let number = |hash: &String| u64::from_str_radix(hash, 16).expect("a hash");
        format!("{:012x}", self.0.values().map(number).fold(0, |all, part| all ^ part))
    }

    fn take(&mut self, update: &Value) {
        for part in update["fragments"].as_array().expect("parts") {
            let text = |key: &str| part[key].as_str().expect("text").to_owned();
            self.0.insert(text("id"), text("hash"));
        }
    }
}

/// A stream that is open.
struct Stream {
    response: Response,
    text: GzDecoder<Vec<u8>>,
}

impl Stream {
    async fn open(browser: &Browser, table: &str, have: &str) -> Self {
        let request = browser.client.get(browser.url(&format!("{table}/events"))).query(&[("have", have)]);
        let response = request.header(header::ACCEPT_ENCODING, "gzip").send().await.expect("a stream");
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()[header::CONTENT_ENCODING], "gzip");
        Self { response, text: GzDecoder::new(Vec::new()) }
    }

    /// What the next event says; none where the stream ends.
    async fn next(&mut self) -> Option<Value> {
        loop {
            let text = self.text.get_mut();
            if let Some(end) = text.windows(2).position(|two| two == b"\n\n") {
                let event: Vec<u8> = text.drain(..end + 2).collect();
                let event = String::from_utf8(event).expect("text");
                let Some(data) = event.lines().find_map(|line| line.strip_prefix("data: ")) else { continue };
                return Some(serde_json::from_str(data).expect("JSON"));
            }
            let chunk = tokio::time::timeout(Duration::from_secs(20), self.response.chunk()).await.expect("in time");
            let chunk = chunk.expect("a whole stream")?;
            self.text.write_all(&chunk).expect("it can be read");
            self.text.flush().expect("as soon as it is there");
        }
    }

    /// Takes in events until the page has come so far.
    async fn until(&mut self, parts: &mut Parts, sequence: u64) {
        loop {
            let event = self.next().await.expect("it goes on");
            parts.take(&event);
            assert_eq!(event["all"], parts.all(), "the page is whole after every event");
            if event["sequence"].as_u64() >= Some(sequence) {
                return;
            }
        }
    }
}

/// A table of three guests.
async fn three(house: &House) -> ([Browser; 3], String) {
    let people = [house.somebody(), house.somebody(), house.somebody()];
    let table = people[0].new_table(&["me", "anyone", "anyone"], &[("listed", "listed")]).await;
    for seat in [1, 2] {
        assert_eq!(people[seat].join(&table, seat).await, StatusCode::SEE_OTHER);
    }
    (people, table)
}

/// Whoever is asked takes their first option and hears of it by their stream; returns the sequence then.
async fn choose(people: &[Browser], table: &str) -> u64 {
    for person in people {
        let page = person.get(table).await;
        let Some(choice) = page.values("choice").into_iter().next() else { continue };
        let fields = [("sequence", &*page.value("sequence")), ("choice", &choice), ("heard", "yes")];
        let (status, done) = person.post_live(&format!("{table}/choose"), &fields).await;
        assert_eq!(status, StatusCode::OK, "{done}");
        assert_eq!((&done["heard"], &done["fragments"]), (&Value::Bool(true), &Value::Array(Vec::new())));
        return done["sequence"].as_u64().expect("a number");
    }
    panic!("nobody is asked");
}

#[tokio::test]
async fn a_page_is_sent_the_parts_it_does_not_have() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (people, table) = three(&house).await;
    let watcher = house.somebody();
    let mut pages = Vec::new();
    for viewer in [&people[0], &people[1], &watcher] {
        let mut parts = Parts::of(&viewer.get(&table).await);
        let mut stream = Stream::open(viewer, &table, &parts.have()).await;
        stream.until(&mut parts, 0).await;
        pages.push((viewer, parts, stream));
    }
    for _ in 0..12 {
        let sequence = choose(&people, &table).await;
        for (_, parts, stream) in &mut pages {
            stream.until(parts, sequence).await;
        }
    }
    for (viewer, parts, _) in &pages {
        let request = viewer.client.get(viewer.url(&format!("{table}/update?have="))).header("X-Tessera", "fetch");
        let update: Value = request.send().await.expect("an answer").json().await.expect("JSON");
        let mut whole = Parts::default();
        whole.take(&update);
        assert_eq!(parts.0, whole.0, "what was sent bit by bit is what is sent to whoever has nothing");
    }
}

#[tokio::test]
async fn a_page_that_has_something_else_is_sent_all_that_differs() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (people, table) = three(&house).await;
    let page = Parts::of(&people[0].get(&table).await);
    for have in ["", "prompt:000000000000", "nonsense,prompt:no hash,:,,:::", &"x".repeat(3000)] {
        let mut stream = Stream::open(&people[0], &table, have).await;
        let mut parts = Parts::default();
        let event = stream.next().await.expect("an event");
        parts.take(&event);
        let missing: Vec<&String> = page.0.keys().filter(|id| !parts.0.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{have}: {missing:?}");
    }
}

#[tokio::test]
async fn a_stream_brings_nothing_once_its_session_is_over() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (people, table) = three(&house).await;
    people[1].register("Blaise").await;
    let phone = house.somebody();
    assert_eq!(phone.log_in("Blaise").await.status, StatusCode::SEE_OTHER);
    let mut parts = Parts::of(&phone.get(&table).await);
    let mut stream = Stream::open(&phone, &table, &parts.have()).await;
    stream.until(&mut parts, 0).await;
    let others = people[1].get("/account").await.values("session");
    people[1].post("/account/end-session", &[("session", &others[0])]).await;
    let sequence = choose(&people, &table).await;
    while let Some(event) = stream.next().await {
        assert!(event["sequence"].as_u64() < Some(sequence), "it shows what came after the end: {event}");
    }
}

#[tokio::test]
async fn a_stream_ends_when_whoever_looks_is_suspended() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (people, table) = three(&house).await;
    people[1].register("Blaise").await;
    let mut parts = Parts::of(&people[1].get(&table).await);
    let mut stream = Stream::open(&people[1], &table, &parts.have()).await;
    stream.until(&mut parts, 0).await;
    let blaise = Who::Name("Blaise".to_owned());
    admin(data.path()).await.suspend(&blaise, None, "Insults", "").await.expect("suspended");
    // Their table has changed, and they see nothing of it.
    while let Some(event) = stream.next().await {
        let seats = event["fragments"].to_string();
        assert!(!seats.contains("player-1"), "it shows what came after the end: {event}");
    }
}

/// Waits for a plain stream to end, and says what it brought meanwhile.
async fn rest(mut stream: Response) -> String {
    let mut text = String::new();
    let all = async {
        while let Ok(Some(some)) = stream.chunk().await {
            text.push_str(&String::from_utf8_lossy(&some));
        }
    };
    tokio::time::timeout(Duration::from_secs(20), all).await.expect("it ends");
    text
}

#[tokio::test]
async fn a_stream_that_only_says_that_something_has_changed_ends_with_what_opened_it() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (people, table) = three(&house).await;
    people[1].register("Blaise").await;
    let phone = house.somebody();
    assert_eq!(phone.log_in("Blaise").await.status, StatusCode::SEE_OTHER);
    let token = people[1].token().await;
    let page = phone.client.get(phone.url(&format!("{table}/events"))).send().await.expect("a stream");
    let path = table.replace("/t/", "/api/tables/");
    let program = phone.client.get(phone.url(&format!("{path}/stream"))).bearer_auth(&token);
    let program = program.send().await.expect("a stream");
    assert_eq!((page.status(), program.status()), (StatusCode::OK, StatusCode::OK));
    let account = people[1].get("/account").await;
    people[1].post("/account/end-session", &[("session", &account.values("session")[0])]).await;
    people[1].post("/account/revoke-token", &[("token", &account.value("token"))]).await;
    let sequence = choose(&people, &table).await;
    for text in [rest(page).await, rest(program).await] {
        assert!(!text.contains(&format!("id: {sequence}\n")), "it tells of what came after the end: {text}");
    }
}
