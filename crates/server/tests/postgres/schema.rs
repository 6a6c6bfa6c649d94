//! Both databases hold the same: whatever a migration adds to one it adds to the other.

use std::collections::BTreeMap;

use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;

use crate::common::database::postgres;

/// Columns by table: their names, what they hold, and whether they may be empty.
type Schema = BTreeMap<String, Vec<(String, &'static str, bool)>>;

/// What a type holds, in the words of neither database. SQLite has numbers for flags.
fn holds(of: &str) -> &'static str {
    match of {
        "INTEGER" | "bigint" | "boolean" => "number",
        "TEXT" | "text" => "text",
        "BLOB" | "bytea" => "bytes",
        other => panic!("{other} is in no migration so far"),
    }
}

async fn of_sqlite() -> Schema {
    let mut file = SqliteConnection::connect("sqlite::memory:").await.expect("a database");
    sqlx::migrate!("./migrations/sqlite").run(&mut file).await.expect("migrated");
    let query = "SELECT tables.name, columns.name, columns.type, columns.\"notnull\" = 0 AND columns.pk = 0
                 FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
                 WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%' ORDER BY 1, 2";
    let rows: Vec<(String, String, String, bool)> = sqlx::query_as(query).fetch_all(&mut file).await.expect("rows");
    gathered(rows)
}

async fn of_postgres(url: &str) -> Schema {
    let mut server = PgConnection::connect(url).await.expect("a database");
    sqlx::migrate!("./migrations/postgres").run(&mut server).await.expect("migrated");
    let query = "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT), CAST(data_type AS TEXT),
                 is_nullable = 'YES' FROM information_schema.columns WHERE table_schema = 'public'
                 ORDER BY table_name COLLATE \"C\", column_name COLLATE \"C\"";
    let rows: Vec<(String, String, String, bool)> = sqlx::query_as(query).fetch_all(&mut server).await.expect("rows");
    gathered(rows)
}

fn gathered(rows: Vec<(String, String, String, bool)>) -> Schema {
    let mut schema = Schema::new();
    for (table, column, of, empty) in rows.into_iter().filter(|(table, ..)| table != "_sqlx_migrations") {
        schema.entry(table).or_default().push((column, holds(&of), empty));
    }
    schema
}

/// What is found without looking at everything, in either database. Names of accounts are compared in another way in each.
async fn indexes(folder: &std::path::Path) -> (Vec<String>, Vec<String>) {
    let named = "NOT LIKE 'people%'";
    let mut file = SqliteConnection::connect("sqlite::memory:").await.expect("a database");
    sqlx::migrate!("./migrations/sqlite").run(&mut file).await.expect("migrated");
    let query =
        format!("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND name {named} ORDER BY 1");
    let in_file = sqlx::query_scalar(sqlx::AssertSqlSafe(query)).fetch_all(&mut file).await.expect("names");
    let mut server = PgConnection::connect(&postgres(folder).url()).await.expect("a database");
    sqlx::migrate!("./migrations/postgres").run(&mut server).await.expect("migrated");
    // Those that come with a key have no name of ours.
    let query = format!(
        "SELECT CAST(indexname AS TEXT) FROM pg_indexes WHERE schemaname = 'public' AND indexname {named}
         AND indexname NOT IN (SELECT conname FROM pg_constraint) ORDER BY indexname COLLATE \"C\""
    );
    let in_server = sqlx::query_scalar(sqlx::AssertSqlSafe(query)).fetch_all(&mut server).await.expect("names");
    (in_file, in_server)
}

#[tokio::test]
async fn both_databases_find_the_same_without_looking_at_everything() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, server) = indexes(folder.path()).await;
    assert!(file.len() > 20, "{file:?}");
    assert_eq!(file, server);
}

#[tokio::test]
async fn both_databases_have_the_same_tables_and_columns() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, server) = (of_sqlite().await, of_postgres(&postgres(folder.path()).url()).await);
    assert!(file.len() > 15, "{file:?}");
    assert_eq!(file.keys().collect::<Vec<_>>(), server.keys().collect::<Vec<_>>());
    for (table, columns) in &file {
        assert_eq!(columns, &server[table], "{table}");
    }
}
