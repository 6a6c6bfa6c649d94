//! Everything that is kept, in one SQLite file: a module a table.

mod chat;
mod deeds;
mod matches;
mod people;
mod seats;
mod tokens;

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};

pub use chat::ChatLine;
pub use deeds::{Deed, DeedRow, Written};
pub use matches::{MatchRow, NewMatch, Status};
pub use people::Person;
pub use seats::{SeatKind, SeatRow};
pub use tokens::TokenRow;

/// The database.
#[derive(Clone)]
pub struct Store {
    /// Many may read.
    read: SqlitePool,
    /// One writes: SQLite has one writer anyway, and a queue here is fairer than its busy loop.
    write: SqlitePool,
    deeds: deeds::Writer,
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
    /// The server is shutting down.
    #[error("the server is shutting down")]
    Closed,
}

impl Store {
    /// Opens or creates the file.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // An acknowledged choice survives a power cut.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            // In KiB, for each connection. What it does not keep, the system does, once for all connections.
            .pragma("cache_size", "-256")
            .foreign_keys(true);
        let write = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        sqlx::migrate!("./migrations").run(&write).await?;
        let read = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        let deeds = deeds::Writer::start(write.clone());
        Ok(Self { read, write, deeds })
    }

    /// Whether the database answers.
    pub async fn healthy(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.read).await.is_ok()
    }

    /// Finishes all writes.
    pub async fn close(&self) {
        self.deeds.close().await;
        // The writer last: whoever closes last tidies the file up.
        self.read.close().await;
        self.write.close().await;
    }
}
