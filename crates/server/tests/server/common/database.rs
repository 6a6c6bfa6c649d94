//! The database under a server: every test of this folder runs on a file, and once more on PostgreSQL.

use std::cell::RefCell;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tessera_server::Database;
use tessera_server::admin::Admin;
use tessera_testing::Postgres;

/// Whether these are the tests on PostgreSQL.
pub const SERVER: bool = matches!(env!("CARGO_CRATE_NAME").as_bytes(), b"postgres");

thread_local! {
    /// The databases of the test on this thread, by its folders; they end with it.
    static STARTED: RefCell<HashMap<PathBuf, Rc<Postgres>>> = RefCell::default();
}

/// The PostgreSQL that belongs to a folder of a test.
pub fn postgres(data: &Path) -> Rc<Postgres> {
    STARTED
        .with_borrow_mut(|started| started.entry(data.to_owned()).or_insert_with(|| Rc::new(Postgres::start())).clone())
}

/// Where the server of a folder keeps everything.
pub fn of(data: &Path) -> Option<Database> {
    SERVER.then(|| Database::Server(postgres(data).url()))
}

/// Somebody who looks after the site of a folder, from outside.
pub async fn admin(data: &Path) -> Admin {
    let place = of(data).unwrap_or_else(|| Database::File(data.join("tessera.sqlite")));
    Admin::open(&place, "tester").await.expect("the database")
}

/// Changes what is stored.
pub async fn change(data: &Path, queries: &[impl AsRef<str>]) {
    for query in queries {
        let query = sqlx::AssertSqlSafe(query.as_ref());
        match Open::new(data).await {
            Open::File(mut file) => drop(sqlx::query(query).execute(&mut file).await.expect("changed")),
            Open::Server(mut server) => {
                for function in JSON_SET {
                    sqlx::query(function).execute(&mut server).await.expect("made");
                }
                sqlx::query(query).execute(&mut server).await.expect("changed");
            }
        }
    }
}

/// What SQLite has and some changes use.
const JSON_SET: [&str; 2] = [
    "CREATE OR REPLACE FUNCTION json_set(TEXT, TEXT, TEXT) RETURNS TEXT LANGUAGE sql AS
     $$ SELECT CAST(jsonb_set(CAST($1 AS JSONB), string_to_array(substr($2, 3), '.'), to_jsonb($3)) AS TEXT) $$",
    "CREATE OR REPLACE FUNCTION json_set(TEXT, TEXT, INTEGER) RETURNS TEXT LANGUAGE sql AS
     $$ SELECT CAST(jsonb_set(CAST($1 AS JSONB), string_to_array(substr($2, 3), '.'), to_jsonb($3)) AS TEXT) $$",
];

/// Texts that are stored.
pub async fn stored(data: &Path, query: &str) -> Vec<String> {
    let query = sqlx::AssertSqlSafe(query);
    match Open::new(data).await {
        Open::File(mut file) => sqlx::query_scalar(query).fetch_all(&mut file).await.expect("rows"),
        Open::Server(mut server) => sqlx::query_scalar(query).fetch_all(&mut server).await.expect("rows"),
    }
}

/// A number that is stored.
pub async fn number(data: &Path, query: &str) -> i64 {
    let query = sqlx::AssertSqlSafe(query);
    match Open::new(data).await {
        Open::File(mut file) => sqlx::query_scalar(query).fetch_one(&mut file).await.expect("a number"),
        Open::Server(mut server) => sqlx::query_scalar(query).fetch_one(&mut server).await.expect("a number"),
    }
}

/// Nobody else can store anything while this is there.
pub async fn lock(data: &Path) -> Open {
    let mut open = Open::new(data).await;
    match &mut open {
        Open::File(file) => drop(sqlx::query("BEGIN IMMEDIATE").execute(file).await.expect("locked")),
        Open::Server(server) => {
            sqlx::query("BEGIN").execute(&mut *server).await.expect("begun");
            sqlx::query("LOCK TABLE deeds IN EXCLUSIVE MODE").execute(server).await.expect("locked");
        }
    }
    open
}

/// A connection of the test's own.
pub enum Open {
    /// To the file.
    File(SqliteConnection),
    /// To the server.
    Server(PgConnection),
}

impl Open {
    async fn new(data: &Path) -> Self {
        if SERVER {
            return Self::Server(PgConnection::connect(&postgres(data).url()).await.expect("the database"));
        }
        let options = SqliteConnectOptions::new().filename(data.join("tessera.sqlite"));
        Self::File(SqliteConnection::connect_with(&options).await.expect("the database"))
    }
}
