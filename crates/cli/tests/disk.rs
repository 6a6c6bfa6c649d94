//! A disk that fails for a while costs nothing that was acknowledged, before or after.
//!
//! Programs play while the place of the database fills up, refuses to write in the middle of something, or is held by
//! another program. Meanwhile the server says so and acknowledges nothing; afterwards it goes on by itself, and everything it
//! has acknowledged since is there when it is stopped and started again.
#![cfg(target_os = "linux")]

mod programs;
mod site;
mod small_disk;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use programs::{PATIENCE, Player, program};
use rustix::process::{Pid, Resource, Rlimit, prlimit};
use site::Site;
use small_disk::SmallDisk;
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;

/// How many matches are played.
const MATCHES: usize = 6;

/// Programs at play on a site.
struct Players {
    threads: Runtime,
    tally: Arc<AtomicUsize>,
    refused: Vec<Arc<AtomicUsize>>,
    playing: Vec<JoinHandle<Player>>,
}

impl Players {
    fn sit_down(site: &Site) -> Self {
        let threads = Runtime::new().expect("threads");
        let tally = Arc::new(AtomicUsize::new(0));
        let client = threads.block_on(program(&site.url));
        let players = (0..MATCHES).map(|number| threads.block_on(Player::sit_down(&client, &site.url, number, &tally)));
        let players: Vec<Player> = players.collect();
        let refused = players.iter().map(|player| player.refused.clone()).collect();
        let playing = players.into_iter().map(|player| threads.spawn(player.play())).collect();
        Self { threads, tally, refused, playing }
    }

    fn acknowledged(&self) -> usize {
        self.tally.load(Ordering::Relaxed)
    }

    fn refused(&self) -> usize {
        self.refused.iter().map(|refused| refused.load(Ordering::Relaxed)).sum()
    }

    fn until(&self, what: &str, holds: impl Fn(&Self) -> bool) {
        let begun = Instant::now();
        while !holds(self) {
            assert!(begun.elapsed() < PATIENCE, "{what}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// What the server says of itself.
    fn health(&self, site: &Site) -> (u16, String) {
        self.threads.block_on(async {
            let answer = reqwest::get(format!("{}/healthz", site.url)).await.expect("it is alive");
            (answer.status().as_u16(), answer.text().await.expect("text"))
        })
    }

    /// Trouble that has come is told, and once it is gone everything is as before.
    fn come_and_go(self, site: Site, said: &str, end: impl FnOnce(&Site)) {
        self.until("something could not be stored", |players| players.refused() > 2);
        self.until("the server knows it", |players| {
            let (status, told) = players.health(&site);
            status == 503 && told.contains(said)
        });
        end(&site);
        self.until("the server has recovered", |players| players.health(&site).0 == 200);
        self.all_is_there(site);
    }

    /// Everything acknowledged is there after a stop and a start, and the matches go on to their end.
    fn all_is_there(self, mut site: Site) {
        let deadline = tokio::time::Instant::now() + PATIENCE;
        let before = self.acknowledged();
        self.until("choices are acknowledged again", |players| players.acknowledged() > before + 100);
        site.stop();
        site.restart();
        for player in self.playing {
            let player = self.threads.block_on(async { tokio::time::timeout_at(deadline, player).await });
            let player = player.expect("every match goes on to its end").expect("nobody has seen anything wrong");
            self.threads.block_on(player.check());
        }
    }
}

/// Some trouble comes, is told, and goes.
fn trouble(site: Site, said: &str, begin: impl FnOnce(&Site), end: impl FnOnce(&Site)) {
    let players = Players::sit_down(&site);
    players.until("choices are acknowledged", |players| players.acknowledged() > 60);
    assert_eq!(players.health(&site).0, 200);
    begin(&site);
    players.come_and_go(site, said, end);
}

#[test]
fn a_full_disk_loses_nothing_that_was_acknowledged_afterwards() {
    if !small_disk::inside("a_full_disk_loses_nothing_that_was_acknowledged_afterwards") {
        return;
    }
    let disk = SmallDisk::new(site::folder("full"), "12m");
    trouble(disk.site(&[]), "full", |_| disk.fill(), |_| disk.free());
}

#[test]
fn a_database_that_somebody_else_holds_loses_nothing() {
    let site = Site::start("locked");
    let other = Runtime::new().expect("threads");
    let file = SqliteConnectOptions::new().filename(site.folder.join("tessera.sqlite"));
    let mut holder = other.block_on(file.connect()).expect("the database");
    let mut hold = |sql: &'static str| other.block_on(sqlx::query(sql).execute(&mut holder)).map(drop).expect(sql);
    // As long as the server is patient nobody is refused.
    let players = Players::sit_down(&site);
    players.until("choices are acknowledged", |players| players.acknowledged() > 60);
    hold("BEGIN IMMEDIATE");
    std::thread::sleep(Duration::from_secs(3));
    hold("ROLLBACK");
    let before = players.acknowledged();
    players.until("choices are acknowledged again", |players| players.acknowledged() > before + 20);
    assert_eq!(players.refused(), 0, "three seconds are waited for");
    hold("BEGIN IMMEDIATE");
    players.come_and_go(site, "locked", |_| hold("ROLLBACK"));
}

#[test]
fn errors_in_the_middle_of_a_write_lose_nothing() {
    // No file may grow beyond a limit that is set while it runs: a write is cut off in the middle.
    let site = Site::start_under(site::folder("limit"), &["sh", "-c", "trap '' XFSZ; exec \"$@\"", "sh"], &[]);
    let limit = |site: &Site, most: Option<u64>| {
        let process = Pid::from_raw(i32::try_from(site.process()).expect("a number"));
        prlimit(process, Resource::Fsize, Rlimit { current: most, maximum: None }).expect("the limit is set");
    };
    let begin = |site: &Site| {
        let wal = std::fs::metadata(site.folder.join("tessera.sqlite-wal")).expect("a file").len();
        limit(site, Some(wal + 2000));
    };
    trouble(site, "fails to read or write", begin, |site| limit(site, None));
}
