//! What the server has acknowledged outlives the server.
//!
//! Many matches are played at once by programs that choose as fast as they can, while the real process is killed with
//! SIGKILL at random moments and started again on the same data. Proved here, through the API alone:
//!
//! * every acknowledged choice stands in the match's record at its very number, by its seat, in its exact words;
//! * whatever was shown, bots' choices included, is still there after the next start;
//! * a choice that was not acknowledged is there as it was sent or not at all;
//! * every match goes on to its end, so bots take up their turns by themselves;
//! * the finished records, read from the disk by a fresh process, hold by the rules and the promised seed.

mod site;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use reqwest::{Client, RequestBuilder, StatusCode, header};
use serde_json::{Value, json};
use site::Site;
use tessera_kernel::{Record, Rng, Seat};

/// Who sits at the tables; they are made in turns.
const TABLES: [&[&str]; 4] = [
    &["me", "bot-random", "bot-random"],
    &["me", "here", "here"],
    &["me", "here", "bot-random", "bot-random"],
    &["me", "here", "here", "bot-random"],
];
/// How many matches are played.
const MATCHES: usize = 24;
/// How often the server is killed while they are.
const KILLS: usize = 7;
/// How long it lives each time, in milliseconds.
const LIFE: std::ops::Range<u32> = 300..1500;
/// How many choices it acknowledges each time: the fewest, and what ends its life early on a fast machine.
const LOAD: std::ops::Range<usize> = 40..400;
/// A table without its log.
const OVERVIEW: &str = "?from=1000000";
/// How long anything may take before the test fails.
const PATIENCE: Duration = Duration::from_secs(600);

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed_under_load() {
    let threads = tokio::runtime::Runtime::new().expect("threads");
    let mut site = Site::start("durability");
    let tally = Arc::new(AtomicUsize::new(0));
    let client = threads.block_on(program(&site.url));
    let players = (0..MATCHES).map(|number| threads.block_on(Player::sit_down(&client, &site.url, number, &tally)));
    let players: Vec<_> = players.collect();
    let playing: Vec<_> = players.into_iter().map(|player| threads.spawn(player.play())).collect();

    let mut rng = Rng::from_number(1);
    for _ in 0..KILLS {
        live_under_load(&tally, Duration::from_millis(u64::from(LIFE.start + rng.below(LIFE.end - LIFE.start))));
        site.kill();
        site.restart();
    }
    let deadline = tokio::time::Instant::now() + PATIENCE;
    let done = |player| threads.block_on(async { tokio::time::timeout_at(deadline, player).await });
    let players = playing.into_iter().map(|player| done(player).expect("every match goes on to its end"));
    let players: Vec<Player> = players.map(|player| player.expect("nobody has seen anything wrong")).collect();

    // Once more, so that all is read from the disk.
    site.kill();
    site.restart();
    for player in &players {
        threads.block_on(player.check());
    }
    let unsure: usize = players.iter().map(|player| player.unsure.len()).sum();
    println!("{} choices were acknowledged, {unsure} were not", tally.load(Ordering::Relaxed));
    assert!(unsure > 0, "the server was never killed in the middle of anything");
}

/// Lets the server live for a while, in which it acknowledges neither too few choices nor so many that matches end.
fn live_under_load(tally: &AtomicUsize, life: Duration) {
    let (born, before) = (Instant::now(), tally.load(Ordering::Relaxed));
    loop {
        std::thread::sleep(Duration::from_millis(2));
        let acknowledged = tally.load(Ordering::Relaxed) - before;
        if acknowledged >= LOAD.end || (acknowledged >= LOAD.start && born.elapsed() >= life) {
            return;
        }
        assert!(born.elapsed() < PATIENCE, "only {acknowledged} choices were acknowledged");
    }
}

/// A client with a guest's token.
async fn program(url: &str) -> Client {
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
    Client::builder().default_headers(headers).timeout(Duration::from_secs(20)).build().expect("a client")
}

/// A choice that was sent.
#[derive(Debug)]
struct Deed {
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
struct Player {
    client: Client,
    table: String,
    seats: Vec<Seat>,
    rng: Rng,
    /// How many choices of all players were acknowledged.
    tally: Arc<AtomicUsize>,
    /// The most deeds that were ever shown.
    shown: usize,
    acknowledged: Vec<Deed>,
    /// What was sent and not acknowledged: nobody knows whether it was done.
    unsure: Vec<Deed>,
}

impl Player {
    /// Makes a table.
    async fn sit_down(client: &Client, url: &str, number: usize, tally: &Arc<AtomicUsize>) -> Self {
        let seats = TABLES[number % TABLES.len()];
        let order = json!({ "game": "tempus", "seats": seats });
        let (status, made) = answer(client.post(format!("{url}/api/tables")).json(&order)).await.expect("an answer");
        assert_eq!(status, StatusCode::CREATED, "{made}");
        let ours = Seat::all(seats.len()).filter(|seat| !seats[seat.index()].starts_with("bot"));
        Self {
            client: client.clone(),
            table: format!("{url}/api/tables/{}", made["id"].as_str().expect("an id")),
            seats: ours.collect(),
            rng: Rng::from_number(number as u64),
            tally: tally.clone(),
            shown: 0,
            acknowledged: Vec::new(),
            unsure: Vec::new(),
        }
    }

    /// Plays until the match is over, whatever becomes of the server.
    async fn play(mut self) -> Self {
        let mut table = self.look(OVERVIEW).await;
        while table["status"] == "running" {
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
        match answer(self.client.post(format!("{}/choose", self.table)).json(&body)).await {
            Some((StatusCode::OK, table)) => {
                self.acknowledged.push(deed);
                self.tally.fetch_add(1, Ordering::Relaxed);
                self.notice(&table);
                Some(table)
            }
            Some((StatusCode::CONFLICT, _)) | None => {
                self.unsure.push(deed);
                None
            }
            Some((status, problem)) => panic!("{status} for {deed:?}: {problem}"),
        }
    }

    /// Asks until there is an answer.
    async fn look(&mut self, path: &str) -> Value {
        let begun = Instant::now();
        loop {
            if let Some((status, seen)) = answer(self.client.get(format!("{}{path}", self.table))).await {
                assert_eq!(status, StatusCode::OK, "{seen}");
                self.notice(&seen);
                return seen;
            }
            assert!(begun.elapsed() < PATIENCE, "the server never came back");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// What was once shown is there for ever.
    fn notice(&mut self, seen: &Value) {
        let sequence = seen["sequence"].as_u64().and_then(|number| usize::try_from(number).ok()).expect("a sequence");
        assert!(sequence >= self.shown, "{}: {sequence} deeds, {} were shown before", self.table, self.shown);
        self.shown = sequence;
    }

    /// The record holds, and has everything that was acknowledged.
    async fn check(&self) {
        let record = self.client.get(format!("{}/record", self.table)).send().await.expect("an answer");
        assert_eq!(record.status(), StatusCode::OK, "{}", self.table);
        let record: Record = record.text().await.expect("text").parse().expect("a record");
        tessera_games::replay(&record).unwrap_or_else(|error| panic!("{}: {error}", self.table));
        assert_eq!(record.deeds.len(), self.shown, "{}: as many deeds as at the end", self.table);
        for deed in &self.acknowledged {
            assert!(deed.stands_in(&record), "{}: {deed:?} was acknowledged and is lost", self.table);
        }
        for Deed { sequence, .. } in &self.unsure {
            let (seat, choice) = &record.deeds[*sequence];
            let mut sent = self.acknowledged.iter().chain(&self.unsure).filter(|deed| deed.sequence == *sequence);
            let sent = !self.seats.contains(seat) || sent.any(|deed| deed.stands_in(&record));
            assert!(sent, "{}: nobody sent {sequence} {seat} {choice}", self.table);
        }
    }
}

/// Status and JSON, if the server lives long enough to give them.
async fn answer(request: RequestBuilder) -> Option<(StatusCode, Value)> {
    let response = request.send().await.ok()?;
    Some((response.status(), response.json().await.ok()?))
}
