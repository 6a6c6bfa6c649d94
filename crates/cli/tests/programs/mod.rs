//! Programs that play through the API, whatever becomes of the server, and remember what it has acknowledged.
#![allow(dead_code, clippy::allow_attributes, reason = "each test uses some of it")]

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use reqwest::{Client, RequestBuilder, StatusCode, header};
use serde_json::{Value, json};
use tessera_kernel::{Record, Rng, Seat};

/// Who sits at the tables; they are made in turns.
pub const TABLES: [&[&str]; 4] = [
    &["me", "bot-random", "bot-random"],
    &["me", "here", "here"],
    &["me", "here", "bot-random", "bot-random"],
    &["me", "here", "here", "bot-random"],
];
/// A table without its log.
const OVERVIEW: &str = "?from=1000000";
/// How long anything may take before the test fails.
pub const PATIENCE: Duration = Duration::from_secs(600);
/// A match in which nothing happens for so long is stuck.
const STUCK: Duration = Duration::from_secs(180);

/// A client with a guest's token.
pub async fn program(url: &str) -> Client {
    guest(url).await.1
}

/// A guest's browser, and a client with a token of theirs.
pub async fn guest(url: &str) -> (Client, Client) {
    let browser = Client::builder().cookie_store(true).build().expect("a client");
    let page = browser.get(format!("{url}/settings")).send().await.expect("an answer").text().await.expect("a page");
    let csrf = page.split("name=\"csrf\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a field");
    let form = [("label", "durability"), ("csrf", csrf)];
    let page = browser.post(format!("{url}/account/token")).form(&form).send().await.expect("an answer");
    let page = page.text().await.expect("a page");
    let token = &page[page.find("tessera_").expect("a token")..];
    let token: String = token.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
    let bearer = header::HeaderValue::from_str(&format!("Bearer {token}")).expect("a header");
    let headers = [(header::AUTHORIZATION, bearer)].into_iter().collect();
    let client = Client::builder().default_headers(headers).timeout(Duration::from_secs(60)).build();
    (browser, client.expect("a client"))
}

/// A choice that was sent.
#[derive(Clone, Debug)]
pub struct Deed {
    /// How many deeds were there before it.
    sequence: usize,
    seat: Seat,
    choice: String,
}

impl Deed {
    fn stands_in(&self, record: &Record) -> bool {
        record.deeds.get(self.sequence).is_some_and(|(seat, choice)| (*seat, choice) == (self.seat, &self.choice))
    }
}

/// Who plays all our seats of one match.
pub struct Player {
    pub client: Client,
    /// Each request goes to the next of these servers.
    urls: Vec<String>,
    turn: AtomicUsize,
    /// The table, as the API names it.
    pub table: String,
    seats: Vec<Seat>,
    rng: Rng,
    /// How many choices of all players were acknowledged.
    tally: Arc<AtomicUsize>,
    /// How many of its own were refused because they could not be stored.
    pub refused: Arc<AtomicUsize>,
    /// The most deeds that were ever shown.
    shown: usize,
    acknowledged: Arc<Mutex<Vec<Deed>>>,
    /// What was sent and not acknowledged: nobody knows whether it was done.
    pub unsure: Vec<Deed>,
}

impl Player {
    /// Makes a table.
    pub async fn sit_down(client: &Client, url: &str, number: usize, tally: &Arc<AtomicUsize>) -> Self {
        Self::sit_down_at(client, vec![url.to_owned()], number, tally).await
    }

    /// Makes a table that several servers serve.
    pub async fn sit_down_at(client: &Client, urls: Vec<String>, number: usize, tally: &Arc<AtomicUsize>) -> Self {
        let url = &urls[number % urls.len()];
        let seats = TABLES[number % TABLES.len()];
        let order = json!({ "game": "tempus", "seats": seats });
        let made = answered(|| client.post(format!("{url}/api/tables")).json(&order), StatusCode::CREATED).await;
        let ours = Seat::all(seats.len()).filter(|seat| !seats[seat.index()].starts_with("bot"));
        Self {
            client: client.clone(),
            table: format!("/api/tables/{}", made["id"].as_str().expect("an id")),
            turn: AtomicUsize::new(number),
            urls,
            seats: ours.collect(),
            rng: Rng::from_number(number as u64),
            tally: tally.clone(),
            refused: Arc::default(),
            shown: 0,
            acknowledged: Arc::default(),
            unsure: Vec::new(),
        }
    }

    /// Somebody who will know, at any moment, what has been acknowledged.
    pub fn witness(&self) -> Witness {
        let Self { client, table, seats, acknowledged, .. } = self;
        let (client, table, seats) = (client.clone(), table.clone(), seats.clone());
        Witness { client, table, seats, acknowledged: acknowledged.clone() }
    }

    /// Plays until the match is over, whatever becomes of the server.
    pub async fn play(mut self) -> Self {
        let mut table = self.look(OVERVIEW).await;
        let (mut moved, mut at) = (Instant::now(), self.shown);
        while table["status"] == "running" {
            if self.shown > at {
                (moved, at) = (Instant::now(), self.shown);
            }
            assert!(moved.elapsed() < STUCK, "{} is stuck at {at}: {}", self.table, table["waiting"]);
            let done = match self.asked(&table) {
                Some(seat) => self.choose(seat).await,
                None => {
                    // The bots' turn.
                    tokio::time::sleep(Duration::from_millis(5)).await;
                    None
                }
            };
            table = match done {
                Some(table) => table,
                None => self.look(OVERVIEW).await,
            };
        }
        self
    }

    /// An address below the table's, at the next server.
    fn url(&self, path: &str) -> String {
        let turn = self.turn.fetch_add(1, Ordering::Relaxed);
        format!("{}{}{path}", self.urls[turn % self.urls.len()], self.table)
    }

    /// Which of our seats is waited for.
    fn asked(&self, table: &Value) -> Option<Seat> {
        let waiting = table["waiting"].as_array().expect("seats");
        self.seats.iter().copied().find(|seat| waiting.contains(&json!(seat.index())))
    }

    /// Takes any option; returns the table, if the server says that this was done.
    async fn choose(&mut self, seat: Seat) -> Option<Value> {
        let asked = self.look(&format!("/decision?seat={seat}")).await;
        let options = asked["decision"]["options"].as_array()?;
        let choice = options[self.rng.index(options.len())]["choice"].as_str().expect("a choice").to_owned();
        let deed = Deed { sequence: self.shown, seat, choice };
        let body = json!({ "sequence": deed.sequence, "seat": seat.index(), "choice": deed.choice });
        match answer(self.client.post(self.url("/choose")).json(&body)).await {
            Some((StatusCode::OK, table)) => {
                self.acknowledged.lock().expect("nobody panics with it").push(deed);
                self.tally.fetch_add(1, Ordering::Relaxed);
                self.notice(&table);
                Some(table)
            }
            Some((StatusCode::CONFLICT, _)) | None => {
                self.unsure.push(deed);
                None
            }
            // It could not be stored, or the server was too busy: it says so, and is asked again.
            Some((StatusCode::SERVICE_UNAVAILABLE | StatusCode::TOO_MANY_REQUESTS, _)) => {
                self.refused.fetch_add(1, Ordering::Relaxed);
                self.unsure.push(deed);
                tokio::time::sleep(Duration::from_millis(50)).await;
                None
            }
            Some((status, problem)) => panic!("{status} for {deed:?}: {problem}"),
        }
    }

    /// Asks until there is an answer.
    async fn look(&mut self, path: &str) -> Value {
        let seen = answered(|| self.client.get(self.url(path)), StatusCode::OK).await;
        self.notice(&seen);
        seen
    }

    /// What was once shown is there for ever.
    fn notice(&mut self, seen: &Value) {
        let sequence = seen["sequence"].as_u64().and_then(|number| usize::try_from(number).ok()).expect("a sequence");
        assert!(sequence >= self.shown, "{}: {sequence} deeds, {} were shown before", self.table, self.shown);
        self.shown = sequence;
    }

    /// The record holds, and has everything that was acknowledged.
    pub async fn check(&self) {
        let record = patiently(|| self.client.get(self.url("/record")), StatusCode::OK).await;
        let record: Record = record.parse().expect("a record");
        tessera_games::replay(&record).unwrap_or_else(|error| panic!("{}: {error}", self.table));
        assert_eq!(record.deeds.len(), self.shown, "{}: as many deeds as at the end", self.table);
        let acknowledged = self.acknowledged.lock().expect("nobody panics with it");
        for deed in acknowledged.iter() {
            assert!(deed.stands_in(&record), "{}: {deed:?} was acknowledged and is lost", self.table);
        }
        for Deed { sequence, .. } in &self.unsure {
            let (seat, choice) = &record.deeds[*sequence];
            let mut sent = acknowledged.iter().chain(&self.unsure).filter(|deed| deed.sequence == *sequence);
            let sent = !self.seats.contains(seat) || sent.any(|deed| deed.stands_in(&record));
            assert!(sent, "{}: nobody sent {sequence} {seat} {choice}", self.table);
        }
    }
}

/// Who knows what a player was told.
pub struct Witness {
    client: Client,
    table: String,
    seats: Vec<Seat>,
    acknowledged: Arc<Mutex<Vec<Deed>>>,
}

impl Witness {
    /// What has been acknowledged so far, in the hands of somebody who plays on elsewhere.
    pub fn promised(&self) -> Promised {
        let acknowledged = self.acknowledged.lock().expect("nobody panics with it").clone();
        let (client, table, seats) = (self.client.clone(), self.table.clone(), self.seats.clone());
        Promised { client, table, seats, acknowledged }
    }
}

/// What was acknowledged until a certain moment.
pub struct Promised {
    client: Client,
    table: String,
    seats: Vec<Seat>,
    acknowledged: Vec<Deed>,
}

impl Promised {
    /// How many choices that is.
    pub fn count(&self) -> usize {
        self.acknowledged.len()
    }

    /// Plays the match on where a copy of it is.
    pub fn player(self, url: &str) -> Player {
        Player {
            client: self.client,
            urls: vec![url.to_owned()],
            turn: AtomicUsize::default(),
            table: self.table,
            seats: self.seats,
            rng: Rng::from_number(self.acknowledged.len() as u64),
            tally: Arc::default(),
            refused: Arc::default(),
            shown: 0,
            acknowledged: Arc::new(Mutex::new(self.acknowledged)),
            unsure: Vec::new(),
        }
    }
}

/// The JSON of the answer that is expected, once the server gives one.
async fn answered(request: impl Fn() -> RequestBuilder, expected: StatusCode) -> Value {
    serde_json::from_str(&patiently(request, expected).await).expect("JSON")
}

/// The text of the answer that is expected. A server that is down, busy or in trouble is asked again.
async fn patiently(request: impl Fn() -> RequestBuilder, expected: StatusCode) -> String {
    let begun = Instant::now();
    loop {
        if let Ok(response) = request().send().await {
            let status = response.status();
            match (response.text().await, status) {
                (_, StatusCode::SERVICE_UNAVAILABLE | StatusCode::TOO_MANY_REQUESTS) | (Err(_), _) => {}
                (Ok(text), status) => {
                    assert_eq!(status, expected, "{text}");
                    return text;
                }
            }
        }
        assert!(begun.elapsed() < PATIENCE, "the server never came back");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Status and JSON, if the server lives long enough to give them.
async fn answer(request: RequestBuilder) -> Option<(StatusCode, Value)> {
    let response = request.send().await.ok()?;
    Some((response.status(), response.json().await.ok()?))
}
