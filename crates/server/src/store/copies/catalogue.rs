//! Which tables there are, and what they are like, from the databases' own catalogues: a new table is copied and moved
//! without a word here.

use std::cmp::Ordering;

use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;

use super::link::Link;
use super::{CopyError, Place};
use crate::store::base::sql;

/// Tables that say what goes on at this moment, and nothing tomorrow: they are in no copy and do not move.
pub const TRANSIENT: [&str; 3] = ["nodes", "leases", "presence"];

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A whole number.
    Number,
    /// A text.
    Text,
    /// Bytes.
    Bytes,
    /// Yes or no, where the database knows that; elsewhere it is 1 or 0.
    Flag,
}

/// A table as one database has it.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its name.
    pub name: String,
    /// Its columns in the order of their names: databases differ in theirs.
    pub columns: Vec<(String, Kind)>,
    /// The columns of its key, as places among the columns.
    pub key: Vec<usize>,
}

/// The tables of this version that last, those first that others refer to.
pub async fn lasting() -> Result<Vec<String>, CopyError> {
    let mut fresh = Link::File(SqliteConnection::connect("sqlite::memory:").await?);
    fresh.migrate().await?;
    let mut left = names(&mut fresh).await?;
    let mut ordered = Vec::new();
    while !left.is_empty() {
        let before = left.len();
        for name in std::mem::take(&mut left) {
            let query = "SELECT \"table\" FROM pragma_foreign_key_list($1) WHERE \"table\" <> $1";
            let needed: Vec<(String,)> = sql(query).bind(&name).fetch_all(fresh.on()).await?;
            let known = needed.iter().all(|(table,)| ordered.contains(table));
            if known { ordered.push(name) } else { left.push(name) }
        }
        assert!(left.len() < before, "tables refer to each other in a circle, or to one that does not last: {left:?}");
    }
    Ok(ordered)
}

/// The names of all tables in a database that last, ours or not.
pub async fn names(link: &mut Link) -> Result<Vec<String>, sqlx::Error> {
    let query = match link {
        Link::File(_) => {
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY name"
        }
        Link::Server(_) => {
            "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1"
        }
    };
    let names: Vec<(String,)> = sql(query).fetch_all(link.on()).await?;
    let names = names.into_iter().map(|(name,)| name);
    Ok(names.filter(|name| !TRANSIENT.contains(&name.as_str()) && name != "_sqlx_migrations").collect())
}

/// What a table is like in a database.
pub async fn table(link: &mut Link, name: &str) -> Result<Table, sqlx::Error> {
    let (columns, key): (&str, &str) = match link {
        Link::File(_) => (
            "SELECT name, type FROM pragma_table_info($1) ORDER BY name",
            "SELECT name FROM pragma_table_info($1) WHERE pk > 0 ORDER BY pk",
        ),
        Link::Server(_) => (
            "SELECT CAST(column_name AS TEXT), CAST(data_type AS TEXT) FROM information_schema.columns
             WHERE table_schema = current_schema() AND table_name = $1 ORDER BY CAST(column_name AS TEXT) COLLATE \"C\"",
            "SELECT CAST(attname AS TEXT) FROM pg_index
             CROSS JOIN LATERAL unnest(indkey) WITH ORDINALITY AS part (number, place)
             JOIN pg_attribute ON attrelid = indrelid AND attnum = part.number
             WHERE indrelid = to_regclass($1) AND indisprimary ORDER BY part.place",
        ),
    };
    let found: Vec<(String, String)> = sql(columns).bind(name).fetch_all(link.on()).await?;
    let unknown = |what: String| sqlx::Error::Decode(format!("{name}: {what}").into());
    let columns = found.into_iter().map(|(column, kind)| match kind.as_str() {
        "INTEGER" | "bigint" => Ok((column, Kind::Number)),
        "TEXT" | "text" => Ok((column, Kind::Text)),
        "BLOB" | "bytea" => Ok((column, Kind::Bytes)),
        "boolean" => Ok((column, Kind::Flag)),
        other => Err(unknown(format!("nobody knows how to copy a column of type {other}"))),
    });
    let columns: Vec<(String, Kind)> = columns.collect::<Result<_, _>>()?;
    let key: Vec<(String,)> = sql(key).bind(name).fetch_all(link.on()).await?;
    let key = key.iter().filter_map(|(part,)| columns.iter().position(|(column, _)| column == part));
    let key: Vec<usize> = key.collect();
    if key.is_empty() {
        return Err(unknown("without a primary key it cannot be copied in order".to_owned()));
    }
    Ok(Table { name: name.to_owned(), columns, key })
}

/// How old a database is, beside this version of Tessera.
pub async fn age(link: &mut Link) -> Result<Option<Ordering>, sqlx::Error> {
    if !link.has("_sqlx_migrations").await? {
        return Ok(None);
    }
    let found: (Option<i64>,) = sql("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(link.on()).await?;
    Ok(found.0.map(|version| version.cmp(&newest(link))))
}

/// The last change of the tables that this version knows.
pub fn newest(link: &Link) -> i64 {
    let migrations = match link {
        Link::File(_) => &crate::store::FILE,
        Link::Server(_) => &crate::store::SERVER,
    };
    migrations.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// A database whose tables are those of this version.
pub async fn of_this_version(link: &mut Link, place: &Place) -> Result<(), CopyError> {
    match age(link).await? {
        None => Err(CopyError::Nothing(place.to_string())),
        Some(Ordering::Less) => Err(CopyError::Older(place.to_string())),
        Some(Ordering::Greater) => Err(CopyError::Newer(place.to_string())),
        Some(Ordering::Equal) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use tessera_testing::Postgres;

    use super::*;

    #[tokio::test]
    async fn both_kinds_of_database_have_the_same_lasting_tables() {
        let postgres = Postgres::start();
        let mut server = Link::to_server(&postgres.url()).await.expect("a connection");
        server.migrate().await.expect("tables");
        let mut file = Link::File(SqliteConnection::connect("sqlite::memory:").await.expect("a connection"));
        file.migrate().await.expect("tables");
        let tables = names(&mut file).await.expect("names");
        assert_eq!(
            tables,
            names(&mut server).await.expect("names"),
            "a table that only one of them has is transient, and TRANSIENT names it"
        );
        for name in &tables {
            let here = table(&mut file, name).await.expect("a table");
            let there = table(&mut server, name).await.expect("a table");
            let columns = |table: &Table| {
                let plain = |kind| if kind == Kind::Flag { Kind::Number } else { kind };
                table.columns.iter().map(|(name, kind)| (name.clone(), plain(*kind))).collect::<Vec<_>>()
            };
            assert_eq!(columns(&here), columns(&there), "{name}");
            assert_eq!(here.key, there.key, "{name}");
        }
        let mut ordered = lasting().await.expect("tables");
        let place = |name: &str| ordered.iter().position(|table| table == name).expect("it is there");
        assert!(place("people") < place("matches") && place("matches") < place("seats"));
        ordered.sort();
        assert_eq!(ordered, tables, "every table that lasts is moved");
    }
}
