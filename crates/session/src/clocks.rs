//! How long everyone may think, and has thought. Times are milliseconds by the host's clock.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use tessera_kernel::{MAX_SEATS, Seat};

use crate::Session;

const MINUTE: i64 = 60_000;
const DAY: i64 = 86_400_000;

/// How long players may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// As long as they like.
    #[default]
    None,
    /// So many days a move.
    Days(u16),
    /// So many minutes in all.
    Clock(u16),
}

/// A pace that is none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a pace; there is none, days-1 to days-{days} and clock-1 to clock-{minutes}",
    days = Pace::MOST_DAYS, minutes = Pace::MOST_MINUTES)]
pub struct PaceError(pub String);

impl Pace {
    /// The most days a move.
    pub const MOST_DAYS: u16 = 60;
    /// The most minutes a player.
    pub const MOST_MINUTES: u16 = 24 * 60;

    /// The time of a move, or of a player; 0 where there is no limit.
    #[must_use]
    pub const fn allowance(self) -> i64 {
        match self {
            Self::None => 0,
            Self::Days(days) => days as i64 * DAY,
            Self::Clock(minutes) => minutes as i64 * MINUTE,
        }
    }
}

impl Display for Pace {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => write!(f, "none"),
            Self::Days(days) => write!(f, "days-{days}"),
            Self::Clock(minutes) => write!(f, "clock-{minutes}"),
        }
    }
}

impl FromStr for Pace {
    type Err = PaceError;

    fn from_str(text: &str) -> Result<Self, PaceError> {
        let number = |text: &str, most: u16| text.parse().ok().filter(|number| (1..=most).contains(number));
        let pace = match text.split_once('-') {
            None if text == "none" => Some(Self::None),
            Some(("days", days)) => number(days, Self::MOST_DAYS).map(Self::Days),
            Some(("clock", minutes)) => number(minutes, Self::MOST_MINUTES).map(Self::Clock),
            _ => None,
        };
        pace.filter(|pace| pace.to_string() == text).ok_or_else(|| PaceError(text.chars().take(40).collect()))
    }
}

/// Who has used how much time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clocks {
    /// Time used by each seat.
    used: [i64; MAX_SEATS],
    /// Since when each seat is waited for.
    asked: [Option<i64>; MAX_SEATS],
    /// When something last happened.
    since: i64,
    /// Time that seats were given besides.
    grace: [i64; MAX_SEATS],
}

impl Clocks {
    /// Clocks that start.
    pub(crate) fn new(at: i64) -> Self {
        Self { since: at, ..Self::default() }
    }

    /// Something happened: `waiting` are waited for from now on, and whoever has `answered` and is asked again has the whole
    /// time for the next move.
    pub(crate) fn tick(&mut self, waiting: &[Seat], answered: Option<Seat>, at: i64) {
        let passed = (at - self.since).max(0);
        for seat in Seat::all(MAX_SEATS) {
            let index = seat.index();
            if self.asked[index].is_some() {
                self.used[index] += passed;
            }
            self.asked[index] = waiting.contains(&seat).then(|| match self.asked[index] {
                Some(since) if answered != Some(seat) => since,
                _ => at,
            });
        }
        self.since = at;
    }

    /// Time that seats have besides, since they came back.
    pub fn give_grace(&mut self, grace: impl IntoIterator<Item = i64>) {
        for (own, given) in self.grace.iter_mut().zip(grace) {
            *own = given;
        }
    }

    /// When something last happened.
    #[must_use]
    pub const fn last(&self) -> i64 {
        self.since
    }

    /// Since when a seat is waited for.
    #[must_use]
    pub fn asked_since(&self, seat: Seat) -> Option<i64> {
        self.asked[seat.index()]
    }

    /// When the time of a seat that is waited for will be up.
    #[must_use]
    pub fn due(&self, pace: Pace, seat: Seat) -> Option<i64> {
        let asked = self.asked[seat.index()]?;
        let grace = self.grace[seat.index()];
        match pace {
            Pace::Days(_) => Some(asked + pace.allowance() + grace),
            Pace::Clock(_) => Some(self.since + pace.allowance() + grace - self.used[seat.index()]),
            Pace::None => None,
        }
    }

    /// The time a seat has left; `None` where there is no end to it.
    #[must_use]
    pub fn left(&self, pace: Pace, seat: Seat, now: i64) -> Option<i64> {
        match (self.due(pace, seat), pace) {
            (Some(due), _) => Some(due - now),
            (None, Pace::Clock(_)) => Some(pace.allowance() + self.grace[seat.index()] - self.used[seat.index()]),
            (None, _) => None,
        }
    }
}

impl Session {
    /// When the time of the first of those who are waited for and `count` will be up.
    pub fn deadline(&self, pace: Pace, count: impl Fn(Seat) -> bool) -> Option<i64> {
        let counted = self.game.waiting().into_iter().filter(|&seat| count(seat));
        counted.filter_map(|seat| self.clocks.due(pace, seat)).min()
    }
}
