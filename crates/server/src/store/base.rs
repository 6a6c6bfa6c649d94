//! One text for two databases: every statement of the store is written once, in what SQLite and PostgreSQL have in common,
//! with `$1` for its first value. This file alone knows that there are two.

use std::borrow::Cow;
use std::pin::Pin;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgConnection, PgPool, PgRow};
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Arguments as _, FromRow, Postgres, SqlSafeStr, SqlStr, Sqlite};
use tokio_stream::Stream;

/// Connections to the database, of either kind.
#[derive(Clone)]
pub enum Pool {
    /// A file.
    Sqlite(SqlitePool),
    /// A server.
    Postgres(PgPool),
}

/// A connection that somebody holds.
pub enum Connection {
    /// To a file.
    Sqlite(PoolConnection<Sqlite>),
    /// To a server.
    Postgres(PoolConnection<Postgres>),
}

impl Pool {
    /// A connection to hold for a while.
    pub async fn acquire(&self) -> Result<Connection, sqlx::Error> {
        Ok(match self {
            Self::Sqlite(pool) => Connection::Sqlite(pool.acquire().await?),
            Self::Postgres(pool) => Connection::Postgres(pool.acquire().await?),
        })
    }

    /// Whether a connection could be had without waiting.
    pub fn is_free(&self) -> bool {
        match self {
            Self::Sqlite(pool) => pool.size() == 0 || pool.num_idle() > 0,
            Self::Postgres(pool) => pool.num_idle() > 0 || pool.size() < pool.options().get_max_connections(),
        }
    }

    /// Ends all connections.
    pub async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

impl Connection {
    /// Never to be used again: nobody knows what it is in the middle of.
    pub fn throw_away(self) {
        match self {
            Self::Sqlite(connection) => drop(connection.detach()),
            Self::Postgres(connection) => drop(connection.detach()),
        }
    }
}

/// Where a statement is run.
pub enum On<'c> {
    /// On any connection to a file.
    SqlitePool(&'c SqlitePool),
    /// On any connection to a server.
    PostgresPool(&'c PgPool),
    /// On this one, to a file.
    Sqlite(&'c mut SqliteConnection),
    /// On this one, to a server.
    Postgres(&'c mut PgConnection),
}

impl<'c> From<&'c Pool> for On<'c> {
    fn from(pool: &'c Pool) -> Self {
        match pool {
            Pool::Sqlite(pool) => Self::SqlitePool(pool),
            Pool::Postgres(pool) => Self::PostgresPool(pool),
        }
    }
}

impl<'c> From<&'c mut Connection> for On<'c> {
    fn from(connection: &'c mut Connection) -> Self {
        match connection {
            Connection::Sqlite(connection) => Self::Sqlite(connection),
            Connection::Postgres(connection) => Self::Postgres(connection),
        }
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

/// Runs a statement on whatever it is to be run on.
macro_rules! run {
    ($query:expr, $on:expr, $make:ident, $run:ident) => {{
        let query = $query;
        Query::count();
        match $on.into() {
            On::SqlitePool(pool) => {
                let values = sqlite(&query.values)?;
                sqlx::$make::<Sqlite, _, _>(query.text, values).$run(pool).await
            }
            On::Sqlite(connection) => {
                let values = sqlite(&query.values)?;
                sqlx::$make::<Sqlite, _, _>(query.text, values).$run(connection).await
            }
            On::PostgresPool(pool) => {
                let values = postgres(&query.values)?;
                sqlx::$make::<Postgres, _, _>(query.text, values).$run(pool).await
            }
            On::Postgres(connection) => {
                let values = postgres(&query.values)?;
                sqlx::$make::<Postgres, _, _>(query.text, values).$run(connection).await
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
    pub async fn execute(self, on: impl Into<On<'_>>) -> Result<u64, sqlx::Error> {
        Self::count();
        Ok(match on.into() {
            On::SqlitePool(pool) => {
                sqlx::query_with(self.text, sqlite(&self.values)?).execute(pool).await?.rows_affected()
            }
            On::Sqlite(connection) => {
                sqlx::query_with(self.text, sqlite(&self.values)?).execute(connection).await?.rows_affected()
            }
            On::PostgresPool(pool) => {
                sqlx::query_with(self.text, postgres(&self.values)?).execute(pool).await?.rows_affected()
            }
            On::Postgres(connection) => {
                sqlx::query_with(self.text, postgres(&self.values)?).execute(connection).await?.rows_affected()
            }
        })
    }

    /// All rows it finds.
    pub async fn fetch_all<T: Found>(self, on: impl Into<On<'_>>) -> Result<Vec<T>, sqlx::Error> {
        run!(self, on, query_as_with, fetch_all)
    }

    /// The row it finds, if there is one.
    pub async fn fetch_optional<T: Found>(self, on: impl Into<On<'_>>) -> Result<Option<T>, sqlx::Error> {
        run!(self, on, query_as_with, fetch_optional)
    }

    /// All rows it finds, one after the other: however many there are, few are in memory.
    pub fn fetch<'c, T: Found + 'c>(self, on: impl Into<On<'c>>) -> Result<Rows<'c, T>, sqlx::Error> {
        Ok(match on.into() {
            On::SqlitePool(pool) => sqlx::query_as_with(self.text, sqlite(&self.values)?).fetch(pool),
            On::Sqlite(connection) => sqlx::query_as_with(self.text, sqlite(&self.values)?).fetch(connection),
            On::PostgresPool(pool) => sqlx::query_as_with(self.text, postgres(&self.values)?).fetch(pool),
            On::Postgres(connection) => sqlx::query_as_with(self.text, postgres(&self.values)?).fetch(connection),
        })
    }

    /// The row it finds.
    pub async fn fetch_one<T: Found>(self, on: impl Into<On<'_>>) -> Result<T, sqlx::Error> {
        run!(self, on, query_as_with, fetch_one)
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
