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

mod programs;
mod site;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use programs::{PATIENCE, Player, program};
use site::Site;
use tessera_kernel::Rng;

/// How many matches are played.
const MATCHES: usize = 24;
/// How often the server is killed while they are.
const KILLS: usize = 7;
/// How long it lives each time, in milliseconds.
const LIFE: std::ops::Range<u32> = 300..1500;
/// How many choices it acknowledges each time: the fewest, and what ends its life early on a fast machine.
const LOAD: std::ops::Range<usize> = 40..400;

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
