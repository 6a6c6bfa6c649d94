//! What tests of several crates need.

mod mailbox;
mod postgres;

pub use mailbox::{Mail, Mailbox};
pub use postgres::Postgres;

use std::time::{Duration, Instant};

/// Waits until something holds.
///
/// # Panics
/// When it does not within two minutes.
pub fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(120), "{what}: not after two minutes");
        std::thread::sleep(Duration::from_millis(10));
    }
}
