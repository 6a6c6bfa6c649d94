//! Everything moves from one database to another, of the same kind or not.
//!
//! Rows go in the order of their keys, so many at a time; a table `moving` notes in the same transaction how far they are.
//! Whoever is killed in the middle goes on from there. At the end both sides are read once more and compared. Until then no
//! server takes the new place for whole: a file has another name, and PostgreSQL still has the table `moving`.

use std::fs::File;
use std::path::{Path, PathBuf};

use sqlx::AssertSqlSafe;
use tokio_stream::StreamExt as _;

use super::backup::keep;
use super::catalogue::{self, Table};
use super::link::Link;
use super::restore::holds_nothing;
use super::rows::{self, Cell, Row, Sum};
use super::{CopyError, Holding, Place, holding};
use crate::private;
use crate::store::Database;
use crate::store::base::sql;

/// The lock of PostgreSQL that whoever fills a database holds.
const FILLING: i64 = 0x0074_6573_7365_7261;

/// A table that is the same on both sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// Its name.
    pub table: String,
    /// How many rows it has.
    pub rows: u64,
    /// The SHA-256 of all of them.
    pub hash: [u8; 32],
}

/// Moves everything from one place to another where nothing is, `chunk` rows at a time. What was moved before is not moved
/// again. Where it comes from nothing changes.
///
/// # Errors
/// When a server is there, one of them cannot be used, or both are not the same in the end.
pub async fn move_data(
    from: &Place,
    to: &Place,
    chunk: usize,
    mut told: impl FnMut(&Moved),
) -> Result<Holding, CopyError> {
    let _from = from.keep().await?;
    let mut source = Link::to_read(from).await?;
    catalogue::of_this_version(&mut source, from).await?;
    nobody_serves(&mut source, from).await?;
    if source.has("moving").await? {
        return Err(CopyError::HalfMoved(from.to_string()));
    }
    let key = from.key()?.or(source.key().await?);
    to.has_no_other_key(key.as_deref())?;
    let mut target = Target::open(to, &from_where(from)).await?;

    let tables = catalogue::lasting().await?;
    source.stand_still().await?;
    for name in &tables {
        let table = catalogue::table(&mut source, name).await?;
        let moved = target.fill(&mut source, &table, chunk.max(1)).await;
        moved.map_err(|error| CopyError::Table(name.clone(), error))?;
    }
    let numbers = last_numbers(&mut source).await?;
    source.run("COMMIT").await?;

    // Anew, so that what somebody has changed meanwhile shows.
    source.stand_still().await?;
    for name in &tables {
        let sums = [sum(&mut source, name).await?, sum(&mut target.link, name).await?];
        let [Sum { rows, hash }, arrived] = sums;
        if sums[0] != sums[1] {
            return Err(CopyError::Differs { table: name.clone(), from: rows, to: arrived.rows });
        }
        told(&Moved { table: name.clone(), rows, hash });
    }
    source.run("COMMIT").await?;
    nobody_serves(&mut source, from).await?;
    source.close().await?;
    target.finish(&numbers, key.as_deref()).await
}

async fn nobody_serves(link: &mut Link, place: &Place) -> Result<(), CopyError> {
    if link.servers().await? > 0 { Err(CopyError::InUse(place.to_string())) } else { Ok(()) }
}

async fn sum(link: &mut Link, name: &str) -> Result<Sum, CopyError> {
    let of_table = |error| CopyError::Table(name.to_owned(), error);
    let table = catalogue::table(link, name).await.map_err(of_table)?;
    rows::sum(link, &table).await.map_err(of_table)
}

/// A place by the same name, from whichever folder it is named.
fn from_where(place: &Place) -> String {
    match &place.database {
        Database::File(file) => file.canonicalize().unwrap_or_else(|_| file.clone()).display().to_string(),
        Database::Server(_) => place.to_string(),
    }
}

/// Where everything goes.
struct Target {
    link: Link,
    /// A file has another name until it is whole: this, and the one it gets.
    names: Option<(PathBuf, PathBuf)>,
    _locks: Vec<File>,
}

impl Target {
    /// A place that holds nothing, or what was moved there before from the same place.
    async fn open(to: &Place, from: &str) -> Result<Self, CopyError> {
        let locks = to.take().await?;
        let mut names = None;
        let mut link = match &to.database {
            Database::File(file) => {
                let part = private::beside(file, ".moving");
                for suffix in ["", "-wal", "-shm"] {
                    if private::beside(file, suffix).exists() {
                        return Err(CopyError::Holds(to.to_string(), "move it away, or name another folder"));
                    }
                }
                if !part.exists() {
                    private::create(&part).map_err(CopyError::file(&part))?;
                }
                names = Some((part.clone(), file.clone()));
                Link::to_file(&part, false).await?
            }
            Database::Server(url) => Link::to_server(url).await?,
        };
        nobody_serves(&mut link, to).await?;
        if matches!(link, Link::Server(_)) {
            let (alone,): (bool,) = sql("SELECT pg_try_advisory_lock($1)").bind(FILLING).fetch_one(link.on()).await?;
            if !alone {
                return Err(CopyError::Filling(to.to_string()));
            }
        }
        if !link.has("moving").await? {
            // A file of that name is ours, wherever we were stopped.
            if names.is_none() {
                holds_nothing(&mut link, to).await?;
            }
            // Before all other tables: whoever finds them finds this, too.
            link.run("BEGIN").await?;
            link.run("CREATE TABLE moving (name TEXT PRIMARY KEY, reached TEXT, arrived BIGINT NOT NULL)").await?;
            let query = sql("INSERT INTO moving (name, reached, arrived) VALUES ('', $1, 0)").bind(from);
            query.execute(link.on()).await?;
            link.run("COMMIT").await?;
        }
        let (begun,): (String,) = sql("SELECT reached FROM moving WHERE name = ''").fetch_one(link.on()).await?;
        if begun != from {
            return Err(CopyError::OtherMove(to.to_string(), begun));
        }
        link.migrate().await?;
        Ok(Self { link, names, _locks: locks })
    }

    /// Moves what is left of a table.
    async fn fill(&mut self, source: &mut Link, from: &Table, chunk: usize) -> Result<(), sqlx::Error> {
        let link = &mut self.link;
        let table = catalogue::table(link, &from.name).await?;
        let query = sql("SELECT reached FROM moving WHERE name = $1").bind(&from.name);
        let noted: Option<(Option<String>,)> = query.fetch_optional(link.on()).await?;
        let reached = match noted.as_ref().and_then(|(reached,)| reached.as_deref()) {
            Some(reached) => {
                Some(serde_json::from_str::<Vec<Cell>>(reached).map_err(|error| sqlx::Error::Decode(error.into()))?)
            }
            None => None,
        };
        let mut first = noted.is_none();
        let mut coming = rows::behind(source, from, reached.as_deref())?;
        loop {
            let mut rows: Vec<Row> = Vec::new();
            while rows.len() < chunk
                && let Some(row) = coming.next().await
            {
                rows.push(row?);
            }
            if !rows.is_empty() || first {
                add(link, &table, &rows, first).await?;
            }
            if rows.is_empty() {
                return Ok(());
            }
            first = false;
        }
    }

    /// Everything is there: the rest is put in order, and it is a house.
    async fn finish(mut self, numbers: &[(String, i64)], key: Option<&[u8]>) -> Result<Holding, CopyError> {
        let link = &mut self.link;
        link.run("BEGIN").await?;
        go_on(link, numbers).await?;
        if let Some(key) = key {
            link.set_key(key).await?;
        }
        link.run("DROP TABLE moving").await?;
        link.run("COMMIT").await?;
        let holding = holding(link).await?;
        self.link.close().await?;
        if let Some((part, file)) = &self.names {
            keep(part, file).map_err(CopyError::file(file))?;
            remove(part)?;
        }
        Ok(holding)
    }
}

fn remove(part: &Path) -> Result<(), CopyError> {
    match std::fs::remove_file(part) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(CopyError::File(part.to_owned(), error)),
        _ => Ok(()),
    }
}

/// Adds rows and notes how far they are, in one transaction. What the migrations have put into a new table goes first.
async fn add(link: &mut Link, table: &Table, rows: &[Row], first: bool) -> Result<(), sqlx::Error> {
    let reached = rows.last().map(|row| row.key(table));
    let reached = reached.map(|key| serde_json::to_string(&key)).transpose();
    let reached = reached.map_err(|error| sqlx::Error::Encode(error.into()))?;
    link.run("BEGIN").await?;
    if first {
        link.run(&format!("DELETE FROM \"{}\"", table.name)).await?;
    }
    rows::add(link, table, rows).await?;
    let query = "INSERT INTO moving (name, reached, arrived) VALUES ($1, $2, $3)
                 ON CONFLICT (name) DO UPDATE SET reached = excluded.reached, arrived = moving.arrived + excluded.arrived";
    let count = i64::try_from(rows.len()).unwrap_or(i64::MAX);
    sql(query).bind(&table.name).bind(reached).bind(count).execute(link.on()).await?;
    link.run("COMMIT").await.map(drop)
}

/// The last number a database has given to a row of each table whose numbers are never used again.
async fn last_numbers(link: &mut Link) -> Result<Vec<(String, i64)>, sqlx::Error> {
    let query = match link {
        Link::File(_) => "SELECT name, seq FROM sqlite_sequence",
        Link::Server(_) => {
            "SELECT CAST(table_name AS TEXT),
                    COALESCE(pg_sequence_last_value(CAST(pg_get_serial_sequence(
                        CAST(table_name AS TEXT), CAST(column_name AS TEXT)) AS REGCLASS)), 0)
             FROM information_schema.columns WHERE table_schema = current_schema() AND is_identity = 'YES'"
        }
    };
    sql(query).fetch_all(link.on()).await
}

/// The next row of each table gets a number that no row has, nor has had where that was known.
async fn go_on(link: &mut Link, last: &[(String, i64)]) -> Result<(), sqlx::Error> {
    let numbered: Vec<(String, String)> = match link {
        Link::File(_) => {
            let query = "SELECT name, 'id' FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'";
            sql(query).fetch_all(link.on()).await?
        }
        Link::Server(_) => {
            let query = "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT) FROM information_schema.columns
                         WHERE table_schema = current_schema() AND is_identity = 'YES'";
            sql(query).fetch_all(link.on()).await?
        }
    };
    for (table, column) in numbered {
        let query = sql(AssertSqlSafe(format!("SELECT COALESCE(MAX(\"{column}\"), 0) FROM \"{table}\"")));
        let (most,): (i64,) = query.fetch_one(link.on()).await?;
        let known = last.iter().find(|(name, _)| *name == table).map_or(0, |(_, number)| *number);
        let number = most.max(known);
        match link {
            Link::File(_) => {
                sql("DELETE FROM sqlite_sequence WHERE name = $1").bind(&table).execute(link.on()).await?;
                let query = sql("INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)").bind(&table).bind(number);
                query.execute(link.on()).await?;
            }
            Link::Server(_) if number > 0 => {
                let query = "SELECT setval(CAST(pg_get_serial_sequence($1, $2) AS REGCLASS), $3)";
                let query = sql(query).bind(&table).bind(&column).bind(number);
                let _: (i64,) = query.fetch_one(link.on()).await?;
            }
            Link::Server(_) => {}
        }
    }
    Ok(())
}
