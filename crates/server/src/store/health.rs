//! How the store is: whether a write went through a moment ago, and what is the matter where none did.

use std::io::ErrorKind;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::PgDatabaseError;
use tokio::sync::Notify;

/// A write that is older than this says nothing of now.
const A_MOMENT: Duration = Duration::from_secs(20);

/// What is the matter with the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// No space is left.
    Full,
    /// Somebody else holds it.
    Locked,
    /// It may not be written.
    ReadOnly,
    /// Pages of it are broken.
    Damaged,
    /// The disk does not do as told.
    Disk,
    /// What was stored cannot be read by others.
    Lost,
    /// The database server does not answer.
    Away,
    /// Nothing was stored for a while, and nobody knows why.
    Silent,
    /// Something else.
    Other,
}

impl Trouble {
    /// Every kind, for the metrics.
    pub const ALL: [Self; 9] = [
        Self::Full,
        Self::Locked,
        Self::ReadOnly,
        Self::Damaged,
        Self::Disk,
        Self::Lost,
        Self::Away,
        Self::Silent,
        Self::Other,
    ];

    /// A name for metrics.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Locked => "locked",
            Self::ReadOnly => "read-only",
            Self::Damaged => "damaged",
            Self::Disk => "disk",
            Self::Lost => "lost",
            Self::Away => "away",
            Self::Silent => "silent",
            Self::Other => "other",
        }
    }

    /// What is the matter and what to do, for whoever runs the server.
    pub const fn advice(self) -> &'static str {
        match self {
            Self::Full => "the disk is full; free some space",
            Self::Locked => "the database is locked by another program; let it finish or end it",
            Self::ReadOnly => "the database cannot be written; check the permissions of its file and folder",
            Self::Damaged => "the database is damaged; stop the server and restore a backup",
            Self::Disk => "the disk fails to read or write; look at the system's log",
            Self::Lost => "what was stored cannot be read again; stop the server and look at the disk",
            Self::Away => "the database server does not answer; start it, or look at its log and at the network",
            Self::Silent => "nothing could be stored for a while; look at the server's log",
            Self::Other => "the database refuses to store; look at the server's log",
        }
    }

    /// What an error of the database means.
    pub fn of(error: &sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(error) => {
                let code = error.code().unwrap_or_default();
                match error.try_downcast_ref::<PgDatabaseError>() {
                    Some(_) => Self::of_postgres(&code),
                    None => Self::of_sqlite(code.parse().unwrap_or_default()),
                }
            }
            sqlx::Error::PoolTimedOut => Self::Locked,
            sqlx::Error::Io(error) if is_of_the_line(error.kind()) => Self::Away,
            sqlx::Error::Io(_) => Self::Disk,
            sqlx::Error::Protocol(_) | sqlx::Error::Tls(_) => Self::Away,
            _ => Self::Other,
        }
    }

    /// The low byte of a SQLite code is its kind.
    const fn of_sqlite(code: u32) -> Self {
        match code & 0xff {
            5 | 6 => Self::Locked,
            8 | 14 => Self::ReadOnly,
            10 => Self::Disk,
            11 | 26 => Self::Damaged,
            13 => Self::Full,
            _ => Self::Other,
        }
    }

    /// The first two letters of a PostgreSQL code are its class.
    fn of_postgres(code: &str) -> Self {
        match code {
            "53100" => Self::Full,
            "25006" => Self::ReadOnly,
            "58030" => Self::Disk,
            "XX001" | "XX002" => Self::Damaged,
            "40P01" | "55P03" | "57014" => Self::Locked,
            // Too many connections; it is being stopped, or starts.
            "53300" | "57P01" | "57P02" | "57P03" => Self::Away,
            _ if code.starts_with("08") => Self::Away,
            _ => Self::Other,
        }
    }
}

/// Whether it is the line to a database server that fails, and not a disk.
fn is_of_the_line(kind: ErrorKind) -> bool {
    matches!(
        kind,
        ErrorKind::ConnectionRefused
            | ErrorKind::ConnectionReset
            | ErrorKind::ConnectionAborted
            | ErrorKind::NotConnected
            | ErrorKind::BrokenPipe
            | ErrorKind::TimedOut
            | ErrorKind::UnexpectedEof
            | ErrorKind::NotFound
            | ErrorKind::HostUnreachable
            | ErrorKind::NetworkUnreachable
    )
}

/// How the store is.
#[derive(Default)]
pub struct Health {
    now: Mutex<Now>,
    /// Told when something could not be stored: whoever looks after the store tries at once.
    pub(super) doubt: Notify,
}

#[derive(Clone, Copy, Default)]
struct Now {
    written: Option<Instant>,
    trouble: Option<Trouble>,
    damaged: bool,
}

impl Health {
    /// A write went through and was read again.
    pub(super) fn wrote(&self) {
        let mut now = self.now();
        (now.written, now.trouble) = (Some(Instant::now()), None);
        show(*now);
    }

    /// A write did not go through.
    pub(super) fn failed(&self, trouble: Trouble) {
        let mut now = self.now();
        now.trouble = Some(trouble);
        show(*now);
    }

    /// Whether pages of the file are broken.
    pub(super) fn set_damaged(&self, damaged: bool) {
        let mut now = self.now();
        now.damaged = damaged;
        show(*now);
    }

    /// Whether what people do can be stored.
    ///
    /// # Errors
    /// What is the matter.
    pub fn ready(&self) -> Result<(), Trouble> {
        self.now().ready()
    }

    fn now(&self) -> std::sync::MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Now {
    fn ready(self) -> Result<(), Trouble> {
        match self {
            Self { damaged: true, .. } => Err(Trouble::Damaged),
            Self { trouble: Some(trouble), .. } => Err(trouble),
            Self { written: Some(at), .. } if at.elapsed() < A_MOMENT => Ok(()),
            _ => Err(Trouble::Silent),
        }
    }
}

fn show(now: Now) {
    let ready = now.ready();
    metrics::gauge!("tessera_ready").set(if ready.is_ok() { 1.0 } else { 0.0 });
    for trouble in Trouble::ALL {
        let here = ready == Err(trouble);
        metrics::gauge!("tessera_store_trouble", "kind" => trouble.code()).set(if here { 1.0 } else { 0.0 });
    }
}
