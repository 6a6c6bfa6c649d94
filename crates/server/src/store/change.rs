//! Writing: all or nothing, one at a time, and never again on a connection that something went wrong on.
//!
//! SQLite ends a transaction by itself when the disk is full or fails. Whoever goes on with such a connection as if the
//! transaction were still open may store a day's work in one that never commits. So a change begins in a way that fails
//! where one is open, takes the lock at once (which waits for others, as a read that wants to write later could not), and
//! a connection whose change did not come to its end is thrown away.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use sqlx::pool::PoolConnection;
use sqlx::sqlite::{SqliteArguments, SqliteQueryResult};
use sqlx::{Sqlite, SqliteConnection};

use super::{Health, Store, StoreError, Trouble};

/// A change under way. Dropped before it is committed, nothing of it has happened.
pub(super) struct Change {
    connection: Option<PoolConnection<Sqlite>>,
    health: Arc<Health>,
}

impl Change {
    /// Makes it last: when this returns, it is on the disk.
    pub(super) async fn commit(mut self) -> Result<(), StoreError> {
        let done = sqlx::query("COMMIT").execute(&mut *self).await;
        self.tried(done)?;
        // Only now is the connection as good as before.
        drop(self.connection.take());
        Ok(())
    }

    /// Whoever tries to write learns how the store is.
    fn tried<T>(&self, tried: Result<T, sqlx::Error>) -> Result<T, StoreError> {
        tried.map_err(|error| {
            self.health.failed(Trouble::of(&error));
            error.into()
        })
    }
}

impl Drop for Change {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            drop(connection.detach());
            self.health.doubt.notify_one();
        }
    }
}

impl Deref for Change {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        self.connection.as_ref().expect("it is there until the end")
    }
}

impl DerefMut for Change {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        self.connection.as_mut().expect("it is there until the end")
    }
}

impl Store {
    /// Begins a change; waits for whoever else changes something.
    pub(super) async fn change(&self) -> Result<Change, StoreError> {
        let connection = self.write.acquire().await?;
        self.begin(connection).await
    }

    /// Begins a change on a connection.
    pub(super) async fn begin(&self, connection: PoolConnection<Sqlite>) -> Result<Change, StoreError> {
        let mut change = Change { connection: Some(connection), health: self.health.clone() };
        let begun = sqlx::query("BEGIN IMMEDIATE").execute(&mut *change).await;
        change.tried(begun)?;
        Ok(change)
    }

    /// A change of one statement.
    pub(super) async fn execute(
        &self,
        query: sqlx::query::Query<'_, Sqlite, SqliteArguments>,
    ) -> Result<SqliteQueryResult, StoreError> {
        let mut change = self.change().await?;
        let done = query.execute(&mut *change).await?;
        change.commit().await?;
        Ok(done)
    }

    /// What was read; broken pages are noticed.
    pub(super) fn seen<T>(&self, read: Result<T, sqlx::Error>) -> Result<T, StoreError> {
        read.map_err(|error| {
            if Trouble::of(&error) == Trouble::Damaged {
                self.health.set_damaged(true);
                self.health.doubt.notify_one();
            }
            error.into()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Store, StoreError};
    use super::Trouble;

    async fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&folder.path().join("test.sqlite")).await.expect("a store");
        (folder, store)
    }

    /// Puts the one connection that writes into a state in which it cannot.
    async fn set(store: &Store, pragma: &'static str) {
        let mut writer = store.write.acquire().await.expect("the writer");
        sqlx::query(pragma).execute(&mut *writer).await.expect("set");
    }

    /// Stores two things in one change; they take some space.
    async fn note(store: &Store, name: &str) -> Result<(), StoreError> {
        let mut change = store.change().await?;
        for (name, value) in [(format!("{name} {}", "x".repeat(20_000)), 1), (name.to_owned(), 2)] {
            let query = sqlx::query("INSERT INTO house (name, value) VALUES (?, ?)").bind(name).bind(value);
            query.execute(&mut *change).await?;
        }
        change.commit().await
    }

    async fn noted(store: &Store, name: &str) -> bool {
        let query = "SELECT COUNT(*) FROM house WHERE name = ?";
        let count: i64 = sqlx::query_scalar(query).bind(name).fetch_one(&store.read).await.expect("a number");
        count == 1
    }

    #[tokio::test]
    async fn what_is_stored_after_a_failure_is_stored() {
        for (pragma, trouble) in
            [("PRAGMA max_page_count = 1", Trouble::Full), ("PRAGMA query_only = ON", Trouble::ReadOnly)]
        {
            let (folder, store) = store().await;
            note(&store, "before").await.expect("stored");
            set(&store, pragma).await;
            let refused = note(&store, "meanwhile").await.expect_err("refused");
            assert_eq!(refused.trouble(), trouble, "{refused}");
            for number in 0..20 {
                note(&store, &format!("after {number}")).await.expect("stored");
                assert!(noted(&store, &format!("after {number}")).await, "others can read it");
            }
            assert!(noted(&store, "before").await && !noted(&store, "meanwhile").await);
            store.close().await;
            let again = Store::open(&folder.path().join("test.sqlite")).await.expect("a store");
            for number in 0..20 {
                assert!(noted(&again, &format!("after {number}")).await, "{trouble:?}: it is there after a restart");
            }
        }
    }

    #[tokio::test]
    async fn a_change_that_is_dropped_has_not_happened() {
        let (_folder, store) = store().await;
        let mut change = store.change().await.expect("a change");
        let query = sqlx::query("INSERT INTO house (name, value) VALUES ('half', 1)");
        query.execute(&mut *change).await.expect("done");
        drop(change);
        note(&store, "next").await.expect("stored");
        assert!(!noted(&store, "half").await && noted(&store, "next").await);
    }

    #[tokio::test]
    async fn trouble_shows_and_goes() {
        let (_folder, store) = store().await;
        assert_eq!(store.health().ready(), Ok(()), "it wrote when it was opened");
        set(&store, "PRAGMA query_only = ON").await;
        store.beat().await;
        assert_eq!(store.health().ready(), Err(Trouble::ReadOnly));
        store.beat().await;
        assert_eq!(store.health().ready(), Ok(()));
    }
}
