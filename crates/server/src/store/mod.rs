//! Everything that is kept, in a SQLite file or in PostgreSQL: a module a table.

mod addresses;
mod admin_log;
mod base;
mod blocks;
mod buckets;
mod change;
mod chat;
mod copies;
mod deeds;
mod deliveries;
mod happenings;
mod health;
mod house;
mod invitations;
mod kept;
mod lessons;
mod mail_tokens;
mod matches;
mod news;
mod nodes;
mod notice_settings;
mod overview;
mod people;
mod presence;
mod proposals;
mod ready;
mod reports;
mod seats;
mod sessions;
mod stirred;
mod suspensions;
mod tokens;

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use sqlx::Connection as _;
use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use base::Pool;
use ready::Ready;

pub use addresses::{AddressRow, NewAddress, Subscribed};
pub use admin_log::{About, AdminDeed, LogRow};
pub use blocks::BlockRow;
pub use buckets::Bucket;
pub use change::At;
pub use chat::ChatLine;
pub use copies::{CopyError, Holding, Moved, Place, Restored, backup, move_data, restore};
pub use deeds::{DeedRow, NewDeeds, Written};
pub use deliveries::DeliveryRow;
pub use happenings::{Happening, What};
pub use health::{Health, Trouble};
pub use invitations::InvitationRow;
pub use matches::{MatchRow, NewMatch, STAND_IN, Status};
pub use news::{Fate, Fresh, MOST_NEWS, News};
pub use nodes::Revisions;
pub use notice_settings::NoticeSettings;
pub use overview::{AccountRow, AccountSearch, TableRow};
pub use people::Person;
pub use presence::Elsewhere;
pub use proposals::{NewProposal, Proposal, ProposalKind, Proposed, Settled};
pub use reports::{NewReport, Outcome, ReportKind, ReportRow, Reported};
pub use seats::{Leaving, SeatKind, SeatRow};
pub use sessions::SessionRow;
pub use suspensions::{Suspension, WarningRow};
pub use tokens::TokenRow;

use crate::clock::Clock;

/// Where everything is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Database {
    /// In a SQLite file, for one server.
    File(PathBuf),
    /// In PostgreSQL, at this address, for any number of servers.
    Server(String),
}

impl FromStr for Database {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let server = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        Ok(if server { Self::Server(text.to_owned()) } else { Self::File(text.into()) })
    }
}

/// What the tables of a file are, one change after the other.
static FILE: Migrator = sqlx::migrate!("./migrations/sqlite");
/// The same for PostgreSQL. A server that is older than the database goes on with it: changes only add, so that servers can be
/// upgraded one after the other, and one of before can come back meanwhile.
static SERVER: LazyLock<Migrator> = LazyLock::new(|| {
    let mut changes = sqlx::migrate!("./migrations/postgres");
    changes.set_ignore_missing(true);
    changes
});

/// Connections of one server to PostgreSQL: few are quicker than many.
const CONNECTIONS: u32 = 8;

/// The database.
#[derive(Clone)]
pub struct Store {
    /// Many may read.
    read: Pool,
    /// In a file one writes: SQLite has one writer anyway, and a queue here is fairer than its busy loop.
    write: Pool,
    deeds: deeds::Writer,
    health: Arc<Health>,
    /// The name of this server among those that share the database.
    node: Arc<str>,
    /// How often sessions were ended: whoever lets a session go on without asking looks whether this has changed.
    pub(crate) ended: Arc<AtomicU64>,
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
    /// Not everything has arrived yet.
    #[error("data are being moved here and not all are; let `tessera move-data` come to its end first")]
    HalfMoved,
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
/// How long a database server may take to answer before it is taken for absent.
const ANSWERS: Duration = Duration::from_secs(5);

impl Store {
    /// Opens what there is, or makes it.
    pub async fn open(database: &Database) -> Result<Self, StoreError> {
        let store = Self::open_beside(database).await?;
        store.beat().await;
        Ok(store)
    }

    /// Opens it beside whoever else uses it: their heart beats, and stores the time.
    pub async fn open_beside(database: &Database) -> Result<Self, StoreError> {
        match database {
            Database::File(path) => Self::open_file(path).await,
            Database::Server(url) => Self::open_server(url).await,
        }
    }

    /// Opens or creates a file.
    async fn open_file(path: &Path) -> Result<Self, StoreError> {
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
        // Whether a connection is still there is asked where that can be otherwise, and only there (`ready.rs`).
        let pool = |most| SqlitePoolOptions::new().max_connections(most).test_before_acquire(false);
        let write = pool(1).connect_with(options.clone()).await?;
        FILE.run(&write).await?;
        let read = pool(4).connect_with(options.read_only(true)).await?;
        let ready = |pool| Pool::Sqlite(Ready::of(pool, 0, false));
        Self::begin_with(ready(read), ready(write)).await
    }

    /// Opens a database on a server, which others may use too.
    async fn open_server(url: &str) -> Result<Self, StoreError> {
        let options: PgConnectOptions = url.parse()?;
        let options = options.application_name("tessera");
        // Not through the pool: it tries for long where nobody listens, and then does not say what was wrong.
        let prepared = async {
            let mut connection = PgConnection::connect_with(&options).await?;
            if copies::is_half_moved(&mut connection).await? {
                return Err(StoreError::HalfMoved);
            }
            // Several servers may arrive at once: the migrations lock each other out.
            SERVER.run(&mut connection).await?;
            connection.close().await?;
            Ok::<(), StoreError>(())
        };
        tokio::time::timeout(4 * ANSWERS, prepared).await.map_err(|_| StoreError::Unstored(Trouble::Away))??;
        // Nobody waits for ever, and whoever is gone in the middle of a change does not keep others from theirs.
        let options = options.options([
            ("lock_timeout", "10s"),
            ("statement_timeout", "30s"),
            ("idle_in_transaction_session_timeout", "10s"),
        ]);
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(ANSWERS);
        let pool = pool.test_before_acquire(false).connect_with(options).await?;
        // One of them listens all the time.
        let pool = Pool::Postgres(Ready::of(pool, 1, true));
        Self::begin_with(pool.clone(), pool).await
    }

    async fn begin_with(read: Pool, write: Pool) -> Result<Self, StoreError> {
        let clock = Arc::new(house::stored_clock(&write).await?);
        let (deeds, inbox) = deeds::Writer::new();
        let (health, ended) = Default::default();
        let store = Self { read, write, deeds, health, node: crate::id::match_id().into(), ended, clock };
        tokio::spawn(store.clone().write_deeds(inbox));
        Ok(store)
    }

    /// The name of this server among those that share the database.
    pub fn node(&self) -> &str {
        &self.node
    }

    /// Whether other servers may use the same database.
    pub fn is_shared(&self) -> bool {
        matches!(self.write, Pool::Postgres(_))
    }

    /// How it is.
    pub fn health(&self) -> &Health {
        &self.health
    }

    /// Finishes all writes.
    pub async fn close(&self) {
        self.deeds.close().await;
        // The writer last: whoever closes last tidies a file up.
        self.read.close().await;
        self.write.close().await;
    }
}
