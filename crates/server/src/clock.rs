//! Two times: the wall's, for people to read, and the house's, by which tables count.
//!
//! The time of the house goes on only while the server is there and can store what people do. A restart, a machine that
//! slept, a wall clock set forward or back, a disk that is full: none of it costs a player time.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970, as the machine has it now. It may jump.
pub fn wall() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// The most that passes between two ticks. Whoever ticks every second and was away for longer was not there.
pub const LONGEST: Duration = Duration::from_secs(10);

/// The time of the house, in milliseconds. It never goes back.
pub struct Clock(Mutex<Ticked>);

struct Ticked {
    time: i64,
    at: Instant,
    going: bool,
}

impl Ticked {
    fn at(&self, now: Instant) -> i64 {
        if !self.going {
            return self.time;
        }
        let passed = now.saturating_duration_since(self.at).min(LONGEST);
        self.time + i64::try_from(passed.as_millis()).unwrap_or_default()
    }
}

impl Clock {
    /// A clock that goes on from `time`.
    pub fn from(time: i64) -> Self {
        Self(Mutex::new(Ticked { time, at: Instant::now(), going: true }))
    }

    /// The time now.
    pub fn now(&self) -> i64 {
        self.ticked().at(Instant::now())
    }

    /// Somebody is there: the clock is good for a while again. It stands until the next tick where it is not `going`.
    pub fn tick(&self, going: bool) {
        let now = Instant::now();
        let mut ticked = self.ticked();
        *ticked = Ticked { time: ticked.at(now), at: now, going };
    }

    /// The time as all servers have it: it goes on from there, and never back.
    pub fn set(&self, time: i64) {
        let now = Instant::now();
        let mut ticked = self.ticked();
        *ticked = Ticked { time: ticked.at(now).max(time), at: now, going: true };
    }

    fn ticked(&self) -> std::sync::MutexGuard<'_, Ticked> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on_while_somebody_ticks() {
        let begun = Instant::now();
        let after = |seconds| Ticked { time: 5, at: begun, going: true }.at(begun + Duration::from_secs(seconds));
        assert_eq!([after(0), after(1), after(10)], [5, 1_005, 10_005]);
    }

    #[test]
    fn what_nobody_was_there_for_does_not_count() {
        let begun = Instant::now();
        let ticked = Ticked { time: 5, at: begun, going: true };
        assert_eq!(ticked.at(begun + Duration::from_secs(7_200)), 10_005, "two hours asleep");
        let stands = Ticked { going: false, ..ticked };
        assert_eq!(stands.at(begun + Duration::from_secs(5)), 5, "nothing could be stored");
    }

    #[test]
    fn it_never_goes_back() {
        let clock = Clock::from(1_000);
        let mut last = clock.now();
        for going in [true, false, true, false, false, true] {
            clock.tick(going);
            assert!(clock.now() >= last);
            last = clock.now();
        }
        assert!((1_000..2_000).contains(&last));
    }
}
