//! One text for two databases: every statement of the store is written once, in what SQLite and PostgreSQL have in common,
//! with `$1` for its first value. This file alone knows that there are two.

use std::borrow::Cow;
use std::pin::Pin;

use sqlx::postgres::{PgArguments, PgConnection, PgRow};
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{Arguments as _, FromRow, Postgres, SqlSafeStr, SqlStr, Sqlite};
use tokio_stream::Stream;

use super::ready::{Held, Ready};

/// Connections to the database, of either kind.
#[derive(Clone)]
pub enum Pool {
    /// To a file.
    Sqlite(Ready<Sqlite>),
    /// To a server.
    Postgres(Ready<Postgres>),
}

/// A connection that somebody holds.
pub enum Connection {
    /// To a file.
    Sqlite(Held<Sqlite>),
    /// To a server.
    Postgres(Held<Postgres>),
}

impl Pool {
    /// A connection to hold for a while.
    pub async fn acquire(&self) -> Result<Connection, sqlx::Error> {
        Ok(match self {
            Self::Sqlite(ready) => Connection::Sqlite(ready.take().await?),
            Self::Postgres(ready) => Connection::Postgres(ready.take().await?),
        })
    }

    /// Whether a connection could be had without waiting.
    pub fn is_free(&self) -> bool {
        match self {
            Self::Sqlite(ready) => ready.is_free(),
            Self::Postgres(ready) => ready.is_free(),
        }
    }

    /// Ends all connections.
    pub async fn close(&self) {
        match self {
            Self::Sqlite(ready) => ready.close().await,
            Self::Postgres(ready) => ready.close().await,
        }
    }
}

impl Connection {
    /// Whoever held it is done, and nothing went wrong.
    pub fn give_back(self) {
        match self {
            Self::Sqlite(connection) => connection.give_back(),
            Self::Postgres(connection) => connection.give_back(),
        }
    }

    /// Never to be used again: nobody knows what it is in the middle of.
    pub fn throw_away(self) {
        match self {
            Self::Sqlite(connection) => connection.throw_away(),
            Self::Postgres(connection) => connection.throw_away(),
        }
    }
}

/// A connection on which a statement is run.
pub enum This<'c> {
    /// To a file.
    Sqlite(&'c mut SqliteConnection),
    /// To a server.
    Postgres(&'c mut PgConnection),
}

/// Where a statement is run.
pub enum On<'c> {
    /// On any connection.
    Any(&'c Pool),
    /// On this one.
    This(This<'c>),
}

impl<'c> From<&'c mut Connection> for This<'c> {
    fn from(connection: &'c mut Connection) -> Self {
        match connection {
            Connection::Sqlite(connection) => Self::Sqlite(connection),
            Connection::Postgres(connection) => Self::Postgres(connection),
        }
    }
}

impl<'c> From<&'c Pool> for On<'c> {
    fn from(pool: &'c Pool) -> Self {
        Self::Any(pool)
    }
}

impl<'c, T: Into<This<'c>>> From<T> for On<'c> {
    fn from(this: T) -> Self {
        Self::This(this.into())
    }
}

/// What can be read from a row of either database.
pub trait Found: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {}

impl<T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin> Found for T {}

/// A value of a statement.
enum Value<'q> {
    Number(Option<i64>),
    Text(Option<Cow<'q, str>>),
    Bytes(Option<Cow<'q, [u8]>>),
    Flag(Option<bool>),
}

/// What can be the value of a statement.
pub trait Bind<'q> {
    /// It is put in.
    fn bound(self) -> Bound<'q>;
}

/// A value of a statement.
pub struct Bound<'q>(Value<'q>);

macro_rules! bind {
    ($($from:ty, $value:ident => $to:expr;)*) => {$(
        impl<'q> Bind<'q> for $from {
            fn bound(self) -> Bound<'q> {
                let $value = self;
                Bound($to)
            }
        }
    )*};
}

bind! {
    i64, number => Value::Number(Some(number));
    &i64, number => Value::Number(Some(*number));
    Option<i64>, number => Value::Number(number);
    bool, flag => Value::Flag(Some(flag));
    Option<bool>, flag => Value::Flag(flag);
    &'q str, text => Value::Text(Some(text.into()));
    &'q String, text => Value::Text(Some(text.as_str().into()));
    String, text => Value::Text(Some(text.into()));
    Option<&'q str>, text => Value::Text(text.map(Into::into));
    &'q Option<String>, text => Value::Text(text.as_deref().map(Into::into));
    Option<String>, text => Value::Text(text.map(Into::into));
    &'q [u8], bytes => Value::Bytes(Some(bytes.into()));
    Option<&'q [u8]>, bytes => Value::Bytes(bytes.map(Into::into));
}

/// Rows as they come.
pub type Rows<'c, T> = Pin<Box<dyn Stream<Item = Result<T, sqlx::Error>> + Send + 'c>>;

/// A statement with its values.
#[must_use]
pub struct Query<'q> {
    text: SqlStr,
    values: Vec<Value<'q>>,
}

/// A statement: a text of ours, never anybody else's.
pub fn sql<'q>(text: impl SqlSafeStr) -> Query<'q> {
    Query { text: text.into_sql_str(), values: Vec::new() }
}

/// Runs a statement on a connection.
macro_rules! run {
    ($query:expr, $this:expr, $make:ident, $run:ident) => {
        match $this {
            This::Sqlite(connection) => {
                let values = sqlite(&$query.values)?;
                sqlx::$make::<Sqlite, _, _>($query.text, values).$run(connection).await
            }
            This::Postgres(connection) => {
                let values = postgres(&$query.values)?;
                sqlx::$make::<Postgres, _, _>($query.text, values).$run(connection).await
            }
        }
    };
}

/// The same on any connection, which is given back where that went well.
macro_rules! run_on {
    ($query:expr, $on:expr, $make:ident, $run:ident) => {{
        Query::count();
        match $on.into() {
            On::This(this) => run!($query, this, $make, $run),
            On::Any(pool) => {
                let mut connection = pool.acquire().await?;
                let done = run!($query, This::from(&mut connection), $make, $run);
                if done.is_ok() {
                    connection.give_back();
                }
                done
            }
        }
    }};
}

impl<'q> Query<'q> {
    /// The next value.
    pub fn bind(mut self, value: impl Bind<'q>) -> Self {
        self.values.push(value.bound().0);
        self
    }

    /// What a choice costs the database is counted by statements.
    fn count() {
        metrics::counter!("tessera_statements_total").increment(1);
    }

    /// Runs it; returns how many rows it has changed.
    pub async fn execute(self, on: impl Into<This<'_>>) -> Result<u64, sqlx::Error> {
        Self::count();
        Ok(match on.into() {
            This::Sqlite(connection) => {
                sqlx::query_with(self.text, sqlite(&self.values)?).execute(connection).await?.rows_affected()
            }
            This::Postgres(connection) => {
                sqlx::query_with(self.text, postgres(&self.values)?).execute(connection).await?.rows_affected()
            }
        })
    }

    /// All rows it finds.
    pub async fn fetch_all<T: Found>(self, on: impl Into<On<'_>>) -> Result<Vec<T>, sqlx::Error> {
        run_on!(self, on, query_as_with, fetch_all)
    }

    /// The row it finds, if there is one.
    pub async fn fetch_optional<T: Found>(self, on: impl Into<On<'_>>) -> Result<Option<T>, sqlx::Error> {
        run_on!(self, on, query_as_with, fetch_optional)
    }

    /// All rows it finds, one after the other: however many there are, few are in memory.
    pub fn fetch<'c, T: Found + 'c>(self, on: impl Into<This<'c>>) -> Result<Rows<'c, T>, sqlx::Error> {
        Ok(match on.into() {
            This::Sqlite(connection) => sqlx::query_as_with(self.text, sqlite(&self.values)?).fetch(connection),
            This::Postgres(connection) => sqlx::query_as_with(self.text, postgres(&self.values)?).fetch(connection),
        })
    }

    /// The row it finds.
    pub async fn fetch_one<T: Found>(self, on: impl Into<On<'_>>) -> Result<T, sqlx::Error> {
        run_on!(self, on, query_as_with, fetch_one)
    }
}

fn sqlite(values: &[Value<'_>]) -> Result<SqliteArguments, sqlx::Error> {
    let mut arguments = SqliteArguments::default();
    for value in values {
        match value {
            Value::Number(number) => arguments.add(*number),
            Value::Text(text) => arguments.add(text.as_deref().map(str::to_owned)),
            Value::Bytes(bytes) => arguments.add(bytes.as_deref().map(<[u8]>::to_vec)),
            Value::Flag(flag) => arguments.add(*flag),
        }
        .map_err(sqlx::Error::Encode)?;
    }
    Ok(arguments)
}

fn postgres(values: &[Value<'_>]) -> Result<PgArguments, sqlx::Error> {
    let mut arguments = PgArguments::default();
    for value in values {
        match value {
            Value::Number(number) => arguments.add(*number),
            Value::Text(text) => arguments.add(text.as_deref()),
            Value::Bytes(bytes) => arguments.add(bytes.as_deref()),
            Value::Flag(flag) => arguments.add(*flag),
        }
        .map_err(sqlx::Error::Encode)?;
    }
    Ok(arguments)
}
