//! Everything at once for a while: people and bots play, others ask for hints, upload records, log in and dawdle, while the
//! disk fills up, the database is held and the server is killed.
//!
//! A minute of it here; `TESSERA_SOAK=3600` makes it an hour. Nothing acknowledged is lost, no match is stuck, nobody gets
//! an answer that says the server is broken, and once nobody kills it any more its memory stays as it is.
#![cfg(target_os = "linux")]

mod programs;
mod site;
mod small_disk;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use programs::{PATIENCE, Player, program};
use reqwest::{Client, RequestBuilder, StatusCode, header, redirect};
use site::Site;
use small_disk::SmallDisk;
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;
use tessera_kernel::Rng;
use tokio::io::AsyncWriteExt as _;

/// How many programs play at once.
const PLAYERS: usize = 12;
/// How much the memory may grow while nobody kills the server, in KiB: caches fill, and the allocator keeps some.
const GROWTH: u64 = 48 * 1024;

/// What was done so far.
#[derive(Default)]
struct Soak {
    over: AtomicBool,
    acknowledged: Arc<AtomicUsize>,
    matches: AtomicUsize,
    visits: AtomicUsize,
    troubles: AtomicUsize,
}

impl Soak {
    fn over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }
}

#[test]
fn nothing_is_lost_and_nobody_is_stuck_whatever_happens() {
    if !small_disk::inside("nothing_is_lost_and_nobody_is_stuck_whatever_happens") {
        return;
    }
    let seconds = std::env::var("TESSERA_SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(60);
    let time = Duration::from_secs(seconds);
    let disk = SmallDisk::new(site::folder("soak"), "1g");
    let mut site = disk.site(&["--cached-matches", "64"]);
    let threads = tokio::runtime::Runtime::new().expect("threads");
    let soak = Arc::new(Soak::default());
    let client = threads.block_on(program(&site.url));
    let playing: Vec<_> = (0..PLAYERS)
        .map(|number| threads.spawn(play_on(soak.clone(), client.clone(), site.url.clone(), number)))
        .collect();
    let visiting = [
        threads.spawn(ask_for_hints(soak.clone(), site.url.clone())),
        threads.spawn(upload(soak.clone(), site.url.clone())),
        threads.spawn(log_in(soak.clone(), site.url.clone())),
        threads.spawn(dawdle(soak.clone(), site.url.clone())),
    ];

    let begun = Instant::now();
    let mut rng = Rng::from_number(seconds);
    while begun.elapsed() < time * 2 / 3 {
        std::thread::sleep(Duration::from_millis(1500 + u64::from(rng.below(3000))));
        make_trouble(&mut rng, 5, &disk, &mut site, &threads);
        soak.troubles.fetch_add(1, Ordering::Relaxed);
    }
    // From here on the same process lives to the end.
    std::thread::sleep(time / 12);
    let before = memory(&site);
    while begun.elapsed() < time {
        std::thread::sleep(Duration::from_millis(1500 + u64::from(rng.below(3000))));
        make_trouble(&mut rng, 3, &disk, &mut site, &threads);
        soak.troubles.fetch_add(1, Ordering::Relaxed);
        println!("{:>5} s: {} KiB", begun.elapsed().as_secs(), memory(&site));
    }
    let after = memory(&site);

    soak.over.store(true, Ordering::Relaxed);
    let deadline = tokio::time::Instant::now() + PATIENCE;
    for task in playing.into_iter().chain(visiting) {
        let ended = threads.block_on(async { tokio::time::timeout_at(deadline, task).await });
        ended.expect("every match goes on to its end").expect("nobody has seen anything wrong");
    }
    let stopping = Instant::now();
    site.stop();
    assert!(stopping.elapsed() < Duration::from_secs(20), "it stopped after {:?}", stopping.elapsed());
    println!(
        "{} choices acknowledged in {} whole matches, {} visits, {} troubles; {before} KiB, then {after} KiB",
        soak.acknowledged.load(Ordering::Relaxed),
        soak.matches.load(Ordering::Relaxed),
        soak.visits.load(Ordering::Relaxed),
        soak.troubles.load(Ordering::Relaxed),
    );
    assert!(after < before + before / 4 + GROWTH, "memory grew from {before} to {after} KiB");
}

/// One kind of trouble out of the first `kinds`, for a while.
fn make_trouble(rng: &mut Rng, kinds: u32, disk: &SmallDisk, site: &mut Site, threads: &tokio::runtime::Runtime) {
    match rng.below(kinds) {
        0 => {
            disk.fill();
            std::thread::sleep(Duration::from_millis(1500));
            disk.free();
        }
        // Shorter and longer than the server is patient.
        lock @ (1 | 2) => {
            let file = site.folder.join("tessera.sqlite");
            threads.block_on(async {
                let mut holder = SqliteConnectOptions::new().filename(file).connect().await.expect("the database");
                if sqlx::query("BEGIN IMMEDIATE").execute(&mut holder).await.is_ok() {
                    tokio::time::sleep(Duration::from_secs(if lock == 1 { 2 } else { 12 })).await;
                }
            });
        }
        3 => {
            site.kill();
            site.restart();
        }
        _ => {
            site.stop();
            site.restart();
        }
    }
}

/// The memory a server uses, in KiB.
fn memory(site: &Site) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", site.process())).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a line");
    line.trim().trim_end_matches(" kB").parse().expect("a number")
}

/// Plays match after match, and looks after each whether all is there.
async fn play_on(soak: Arc<Soak>, client: Client, url: String, number: usize) {
    let mut number = number;
    while !soak.over() {
        let player = Player::sit_down(&client, &url, number, &soak.acknowledged).await.play().await;
        player.check().await;
        soak.matches.fetch_add(1, Ordering::Relaxed);
        number += PLAYERS;
    }
}

/// A browser of somebody, and the token of its forms.
struct Visitor {
    soak: Arc<Soak>,
    client: Client,
    url: String,
}

impl Visitor {
    fn new(soak: Arc<Soak>, url: String) -> Self {
        let client = Client::builder().cookie_store(true).redirect(redirect::Policy::none());
        Self { soak, client: client.timeout(Duration::from_secs(60)).build().expect("a client"), url }
    }

    /// Status, where to, and the page; nothing where the server is down. Whatever the matter is, it says so.
    async fn send(&self, request: RequestBuilder) -> Option<(StatusCode, Option<String>, String)> {
        let response = request.send().await.ok()?;
        let status = response.status();
        assert!(!status.is_server_error() || status == StatusCode::SERVICE_UNAVAILABLE, "{status}");
        self.soak.visits.fetch_add(1, Ordering::Relaxed);
        let to = response.headers().get(header::LOCATION).and_then(|to| to.to_str().ok()).map(str::to_owned);
        Some((status, to, response.text().await.ok()?))
    }

    async fn csrf(&self) -> Option<String> {
        let (_, _, page) = self.send(self.client.get(format!("{}/settings", self.url))).await?;
        Some(page.split("name=\"csrf\" value=\"").nth(1)?.split('"').next()?.to_owned())
    }

    async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Option<(StatusCode, Option<String>, String)> {
        let csrf = self.csrf().await?;
        let mut form = fields.to_vec();
        form.push(("csrf", &csrf));
        self.send(self.client.post(format!("{}{path}", self.url)).form(&form)).await
    }
}

async fn a_moment() {
    tokio::time::sleep(Duration::from_millis(200)).await;
}

async fn ask_for_hints(soak: Arc<Soak>, url: String) {
    let visitor = Visitor::new(soak, url);
    let mut table = None;
    while !visitor.soak.over() {
        a_moment().await;
        match &table {
            None => table = visitor.post("/play/tempus", &[]).await.and_then(|(_, to, _)| to),
            Some(table) => {
                visitor.send(visitor.client.get(format!("{}{table}/hint", visitor.url))).await;
            }
        }
    }
}

async fn upload(soak: Arc<Soak>, url: String) {
    const RECORD: &str = include_str!("../../tempus/tests/records/random-3-seats.tessera");
    let visitor = Visitor::new(soak, url);
    while !visitor.soak.over() {
        a_moment().await;
        let Some(csrf) = visitor.csrf().await else { continue };
        let part = |name: &str, more: &str, value: &str| {
            format!("--soak\r\nContent-Disposition: form-data; name=\"{name}\"{more}\r\n\r\n{value}\r\n")
        };
        let body = part("csrf", "", &csrf) + &part("record", "; filename=\"a.tessera\"", RECORD) + "--soak--\r\n";
        let request = visitor.client.post(format!("{}/upload", visitor.url));
        visitor.send(request.header(header::CONTENT_TYPE, "multipart/form-data; boundary=soak").body(body)).await;
    }
}

async fn log_in(soak: Arc<Soak>, url: String) {
    let somebody = Visitor::new(soak, url);
    let (mut number, account) = (0_u32, [("name", "Soaked Ada"), ("password", "correct horse")]);
    while !somebody.soak.over() {
        a_moment().await;
        number += 1;
        let visitor = Visitor::new(somebody.soak.clone(), somebody.url.clone());
        match number % 3 {
            0 => visitor.post("/account/register", &account).await,
            1 => visitor.post("/account/login", &account).await,
            _ => visitor.post("/account/login", &[account[0], ("password", "wrong horse!")]).await,
        };
    }
}

/// Half-sent requests that are kept open.
async fn dawdle(soak: Arc<Soak>, url: String) {
    let address = url.trim_start_matches("http://").to_owned();
    while !soak.over() {
        let mut held = Vec::new();
        for _ in 0..40 {
            if let Ok(mut stream) = tokio::net::TcpStream::connect(&address).await {
                let _ = stream.write_all(b"POST /account/login HTTP/1.1\r\nHost: x\r\nContent-Le").await;
                held.push(stream);
            }
        }
        tokio::time::sleep(Duration::from_secs(3)).await;
    }
}
