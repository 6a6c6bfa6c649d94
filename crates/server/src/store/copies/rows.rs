//! Rows of any table, read and written as they are, and the same text for the same row whichever database it is in.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, FromRow, Row as _, TypeInfo as _, ValueRef as _};
use tokio_stream::StreamExt as _;

use super::catalogue::{Kind, Table};
use super::link::Link;
use crate::store::base::{Query, Rows, sql};

/// The most values in one statement: SQLite allows 32,766.
const VALUES: usize = 8000;

/// What stands in one column of one row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cell {
    /// Nothing.
    Null,
    /// A number, or yes and no as 1 and 0.
    Number(i64),
    /// A text.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
}

/// A row, in the order of its table's columns.
pub struct Row(pub Vec<Cell>);

impl FromRow<'_, SqliteRow> for Row {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        let cell = |place: usize| {
            let value = row.try_get_raw(place)?;
            if value.is_null() {
                return Ok(Cell::Null);
            }
            match value.type_info().name() {
                "INTEGER" => row.try_get(place).map(Cell::Number),
                "TEXT" => row.try_get(place).map(Cell::Text),
                "BLOB" => row.try_get(place).map(Cell::Bytes),
                other => Err(unknown(other)),
            }
        };
        (0..row.len()).map(cell).collect::<Result<_, _>>().map(Self)
    }
}

impl FromRow<'_, PgRow> for Row {
    fn from_row(row: &PgRow) -> Result<Self, sqlx::Error> {
        let cell = |place: usize| {
            let value = row.try_get_raw(place)?;
            if value.is_null() {
                return Ok(Cell::Null);
            }
            match value.type_info().name() {
                "INT8" => row.try_get(place).map(Cell::Number),
                "BOOL" => row.try_get(place).map(|flag: bool| Cell::Number(flag.into())),
                "TEXT" => row.try_get(place).map(Cell::Text),
                "BYTEA" => row.try_get(place).map(Cell::Bytes),
                other => Err(unknown(other)),
            }
        };
        (0..row.len()).map(cell).collect::<Result<_, _>>().map(Self)
    }
}

fn unknown(kind: &str) -> sqlx::Error {
    sqlx::Error::Decode(format!("nobody knows how to copy a value of type {kind}").into())
}

impl Row {
    /// The key of the row.
    pub fn key(&self, table: &Table) -> Vec<Cell> {
        table.key.iter().map(|place| self.0[*place].clone()).collect()
    }
}

/// A value where a statement expects one of its kind.
fn put<'q>(query: Query<'q>, cell: &'q Cell, kind: Kind) -> Query<'q> {
    match (cell, kind) {
        (Cell::Number(number), Kind::Flag) => query.bind(*number != 0),
        (Cell::Number(number), _) => query.bind(*number),
        (Cell::Text(text), _) => query.bind(text),
        (Cell::Bytes(bytes), _) => query.bind(bytes.as_slice()),
        (Cell::Null, Kind::Number) => query.bind(None::<i64>),
        (Cell::Null, Kind::Text) => query.bind(None::<&str>),
        (Cell::Null, Kind::Bytes) => query.bind(None::<&[u8]>),
        (Cell::Null, Kind::Flag) => query.bind(None::<bool>),
    }
}

/// The rows of a table behind a key, in the order of their keys. The key of the cookies is left out: where it is kept
/// depends on the kind of the house.
pub fn behind<'c>(link: &'c mut Link, table: &Table, reached: Option<&[Cell]>) -> Result<Rows<'c, Row>, sqlx::Error> {
    // Bytes are in the same order everywhere; words are not.
    let bytewise = matches!(link, Link::Server(_));
    let part = |place: &usize| {
        let (name, kind) = &table.columns[*place];
        if bytewise && *kind == Kind::Text { format!("\"{name}\" COLLATE \"C\"") } else { format!("\"{name}\"") }
    };
    let key = table.key.iter().map(part).collect::<Vec<_>>().join(", ");
    let mut conditions = Vec::new();
    if table.name == "keys" {
        conditions.push("\"name\" <> 'cookies'".to_owned());
    }
    if let Some(reached) = reached {
        conditions.push(format!("({key}) > ({})", holes(1, reached.len())));
    }
    let limits = if conditions.is_empty() { String::new() } else { format!(" WHERE {}", conditions.join(" AND ")) };
    let text = format!("SELECT {} FROM \"{}\"{limits} ORDER BY {key}", columns(table), table.name);
    let mut query = sql(AssertSqlSafe(text));
    for (cell, place) in reached.into_iter().flatten().zip(&table.key) {
        query = put(query, cell, table.columns[*place].1);
    }
    query.fetch(link.on())
}

/// Adds rows to a table.
pub async fn add(link: &mut Link, table: &Table, rows: &[Row]) -> Result<(), sqlx::Error> {
    let width = table.columns.len();
    for rows in rows.chunks((VALUES / width).max(1)) {
        let places: Vec<String> = (0..rows.len()).map(|row| format!("({})", holes(row * width + 1, width))).collect();
        let text = format!("INSERT INTO \"{}\" ({}) VALUES {}", table.name, columns(table), places.join(", "));
        let mut query = sql(AssertSqlSafe(text));
        for row in rows {
            for (cell, (_, kind)) in row.0.iter().zip(&table.columns) {
                query = put(query, cell, *kind);
            }
        }
        query.execute(link.on()).await?;
    }
    Ok(())
}

fn columns(table: &Table) -> String {
    let names: Vec<String> = table.columns.iter().map(|(name, _)| format!("\"{name}\"")).collect();
    names.join(", ")
}

fn holes(first: usize, count: usize) -> String {
    let holes: Vec<String> = (first..first + count).map(|number| format!("${number}")).collect();
    holes.join(", ")
}

/// What tells one content of a table from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sum {
    /// How many rows there are.
    pub rows: u64,
    /// The SHA-256 of all of them, in the order of their keys.
    pub hash: [u8; 32],
}

/// Reads a whole table. The sum is the same wherever the same rows are.
pub async fn sum(link: &mut Link, table: &Table) -> Result<Sum, sqlx::Error> {
    let mut rows = behind(link, table, None)?;
    let (mut count, mut hash) = (0, Sha256::new());
    while let Some(row) = rows.next().await {
        row?.0.iter().for_each(|cell| cell.write(&mut hash));
        hash.update(b"\n");
        count += 1;
    }
    Ok(Sum { rows: count, hash: hash.finalize().into() })
}

impl Cell {
    /// No two different rows are written the same way: what has no fixed end says how long it is.
    fn write(&self, hash: &mut Sha256) {
        match self {
            Self::Null => hash.update(b"-;"),
            Self::Number(number) => hash.update(format!("{number};")),
            Self::Text(text) => {
                hash.update(format!("t{}:", text.len()));
                hash.update(text);
                hash.update(b";");
            }
            Self::Bytes(bytes) => {
                hash.update(format!("b{}:", bytes.len()));
                hash.update(bytes);
                hash.update(b";");
            }
        }
    }
}
