//! A connection of one's own to either kind of database, for work on all of it.

use std::path::Path;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};

use super::{CopyError, Place};
use crate::store::base::{This, sql};
use crate::store::{ANSWERS, Database};

/// How long to wait for whoever else writes to a file.
const PATIENCE: Duration = Duration::from_secs(30);
/// The name of the key that cookies are encrypted with.
const COOKIES: &str = "cookies";

/// A connection of one's own.
pub enum Link {
    /// To a file.
    File(SqliteConnection),
    /// To a server.
    Server(PgConnection),
}

impl Link {
    /// To read what is there.
    pub async fn to_read(place: &Place) -> Result<Self, CopyError> {
        match &place.database {
            Database::File(file) if !file.exists() => Err(CopyError::Nothing(place.to_string())),
            Database::File(file) => Self::to_file(file, true).await,
            Database::Server(url) => Self::to_server(url).await,
        }
    }

    /// To a file that is there.
    pub async fn to_file(file: &Path, read_only: bool) -> Result<Self, CopyError> {
        let options = SqliteConnectOptions::new().filename(file).busy_timeout(PATIENCE).foreign_keys(true);
        let mut link = options.connect().await?;
        if read_only {
            // A connection that could not write would leave behind what SQLite puts beside the file.
            sqlx::query("PRAGMA query_only = ON").execute(&mut link).await?;
        }
        Ok(Self::File(link))
    }

    /// To a server, under a name that is not a Tessera server's.
    pub async fn to_server(url: &str) -> Result<Self, CopyError> {
        let options: PgConnectOptions = url.parse()?;
        let options = options.application_name("tessera copies");
        let link = tokio::time::timeout(4 * ANSWERS, PgConnection::connect_with(&options)).await;
        let away = || sqlx::Error::Io(std::io::ErrorKind::TimedOut.into());
        Ok(Self::Server(link.map_err(|_| away())??))
    }

    /// Where a statement is run.
    pub fn on(&mut self) -> This<'_> {
        match self {
            Self::File(link) => This::Sqlite(link),
            Self::Server(link) => This::Postgres(link),
        }
    }

    /// Runs a statement of ours.
    pub async fn run(&mut self, text: &str) -> Result<u64, sqlx::Error> {
        sql(AssertSqlSafe(text)).execute(self.on()).await
    }

    /// From now on everything read is of one moment.
    pub async fn stand_still(&mut self) -> Result<(), sqlx::Error> {
        let begin = match self {
            Self::File(_) => "BEGIN",
            Self::Server(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        self.run(begin).await.map(drop)
    }

    /// Makes the tables this version has, or changes older ones.
    pub async fn migrate(&mut self) -> Result<(), CopyError> {
        match self {
            Self::File(link) => crate::store::FILE.run(link).await?,
            Self::Server(link) => crate::store::SERVER.run(link).await?,
        }
        Ok(())
    }

    /// Whether there is a table of this name.
    pub async fn has(&mut self, table: &str) -> Result<bool, sqlx::Error> {
        let query = match self {
            Self::File(_) => "SELECT COUNT(*) FROM sqlite_schema WHERE type = 'table' AND name = $1",
            Self::Server(_) => "SELECT COUNT(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename = $1",
        };
        let (found,): (i64,) = sql(query).bind(table).fetch_one(self.on()).await?;
        Ok(found > 0)
    }

    /// The key of the cookies, where the database has it.
    pub async fn key(&mut self) -> Result<Option<Vec<u8>>, sqlx::Error> {
        if !self.has("keys").await? {
            return Ok(None);
        }
        let query = sql("SELECT key FROM keys WHERE name = $1").bind(COOKIES);
        let found: Option<(Vec<u8>,)> = query.fetch_optional(self.on()).await?;
        Ok(found.map(|(key,)| key))
    }

    /// Puts the key of the cookies into the database.
    pub async fn set_key(&mut self, key: &[u8]) -> Result<(), sqlx::Error> {
        let query = "INSERT INTO keys (name, key) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET key = excluded.key";
        sql(query).bind(COOKIES).bind(key).execute(self.on()).await.map(drop)
    }

    /// How many servers are there. Those of a file are known by their locks.
    pub async fn servers(&mut self) -> Result<i64, sqlx::Error> {
        if matches!(self, Self::File(_)) {
            return Ok(0);
        }
        let query = "SELECT COUNT(*) FROM pg_stat_activity
                     WHERE datname = current_database() AND application_name = 'tessera' AND pid <> pg_backend_pid()";
        let (connected,): (i64,) = sql(query).fetch_one(self.on()).await?;
        if connected > 0 || !self.has("nodes").await? {
            return Ok(connected);
        }
        // One that was killed cannot say that it has gone.
        let query = "SELECT COUNT(*) FROM nodes WHERE seen > EXTRACT(EPOCH FROM clock_timestamp()) * 1000 - 10000";
        let (nodes,) = sql(query).fetch_one(self.on()).await?;
        Ok(nodes)
    }

    /// Ends it.
    pub async fn close(self) -> Result<(), sqlx::Error> {
        match self {
            Self::File(link) => link.close().await,
            Self::Server(link) => link.close().await,
        }
    }
}
