//! Everything that is kept, in one SQLite file: a module a table.

mod backup;
mod change;
mod chat;
mod deeds;
mod happenings;
mod health;
mod house;
mod lessons;
mod matches;
mod people;
mod proposals;
mod seats;
mod sessions;
mod tokens;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};

pub use backup::{Backup, BackupError, backup};
pub use chat::ChatLine;
pub use deeds::{DeedRow, NewDeeds, Written};
pub use happenings::{Happening, What};
pub use health::{Health, Trouble};
pub use matches::{MatchRow, NewMatch, STAND_IN, Status};
pub use people::Person;
pub use proposals::{NewProposal, Proposal, ProposalKind, Proposed, Settled};
pub use seats::{Leaving, SeatKind, SeatRow};
pub use sessions::SessionRow;
pub use tokens::TokenRow;

use crate::clock::Clock;

/// The database.
#[derive(Clone)]
pub struct Store {
    /// Many may read.
    read: SqlitePool,
    /// One writes: SQLite has one writer anyway, and a queue here is fairer than its busy loop.
    write: SqlitePool,
    deeds: deeds::Writer,
    health: Arc<Health>,
    /// The time tables count by.
    pub clock: Arc<Clock>,
}

/// What can go wrong with the database.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database itself.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// The file is of another version.
    #[error(transparent)]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// Something in it cannot be read.
    #[error("the database holds something unreadable: {0}")]
    Corrupt(String),
    /// Something was not stored.
    #[error("{}", .0.advice())]
    Unstored(Trouble),
    /// The server is shutting down.
    #[error("the server is shutting down")]
    Closed,
}

impl StoreError {
    /// What is the matter with the store.
    pub fn trouble(&self) -> Trouble {
        match self {
            Self::Database(error) => Trouble::of(error),
            Self::Unstored(trouble) => *trouble,
            _ => Trouble::Other,
        }
    }
}

/// How long a write waits for others.
const PATIENCE: Duration = Duration::from_secs(10);

impl Store {
    /// Opens or creates the file.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // An acknowledged choice survives a power cut.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE)
            // In KiB, for each connection. What it does not keep, the system does, once for all connections.
            .pragma("cache_size", "-256")
            .foreign_keys(true);
        let write = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        sqlx::migrate!("./migrations").run(&write).await?;
        let read = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        let clock = Arc::new(house::stored_clock(&write).await?);
        let (deeds, inbox) = deeds::Writer::new();
        let store = Self { read, write, deeds, health: Arc::default(), clock };
        tokio::spawn(store.clone().write_deeds(inbox));
        store.beat().await;
        Ok(store)
    }

    /// How it is.
    pub fn health(&self) -> &Health {
        &self.health
    }

    /// Finishes all writes.
    pub async fn close(&self) {
        self.deeds.close().await;
        // The writer last: whoever closes last tidies the file up.
        self.read.close().await;
        self.write.close().await;
    }
}
