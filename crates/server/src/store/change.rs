//! Writing: all or nothing, and never again on a connection that something went wrong on.
//!
//! SQLite ends a transaction by itself when the disk is full or fails. Whoever goes on with such a connection as if the
//! transaction were still open may store a day's work in one that never commits. So a change begins in a way that fails
//! where one is open, takes the lock at once (which waits for others, as a read that wants to write later could not), and
//! a connection whose change did not come to its end is thrown away.
//!
//! A match counts how often it has changed. Whoever changes it raises the number first, which keeps all others out until
//! the change is done; whoever goes by what they have seen says how much that was, and changes nothing where it is no
//! longer true. So several servers can serve one match.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use super::base::{Connection, Found, Query, sql};
use super::{Health, Store, StoreError, Trouble};

/// A match as somebody has seen it.
#[derive(Clone, Copy, Debug)]
pub struct At<'a> {
    /// Which.
    pub id: &'a str,
    /// How often it had changed.
    pub changes: i64,
}

/// A change under way. Dropped before it is committed, nothing of it has happened.
pub(super) struct Change {
    connection: Option<Connection>,
    health: Arc<Health>,
}

impl Change {
    /// Makes it last: when this returns, it is on the disk.
    pub(super) async fn commit(mut self) -> Result<(), StoreError> {
        let done = sql("COMMIT").execute(&mut *self).await;
        self.tried(done)?;
        // Only now is the connection as good as before.
        self.give_back();
        Ok(())
    }

    /// Thinks better of it: nothing of it has happened.
    pub(super) async fn abandon(mut self) -> Result<(), StoreError> {
        let done = sql("ROLLBACK").execute(&mut *self).await;
        self.tried(done)?;
        self.give_back();
        Ok(())
    }

    fn give_back(&mut self) {
        if let Some(connection) = self.connection.take() {
            connection.give_back();
        }
    }

    /// A match is about to change: nobody else changes it until this is done.
    pub(super) async fn touch(&mut self, id: &str) -> Result<(), StoreError> {
        sql("UPDATE matches SET changes = changes + 1 WHERE id = $1").bind(id).execute(&mut **self).await?;
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
            connection.throw_away();
            self.health.doubt.notify_one();
        }
    }
}

impl Deref for Change {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        self.connection.as_ref().expect("it is there until the end")
    }
}

impl DerefMut for Change {
    fn deref_mut(&mut self) -> &mut Connection {
        self.connection.as_mut().expect("it is there until the end")
    }
}

impl Store {
    /// Begins a change; in a file, waits for whoever else changes something.
    pub(super) async fn change(&self) -> Result<Change, StoreError> {
        let connection = self.write.acquire().await?;
        self.begin(connection).await
    }

    /// Begins a change on a connection.
    pub(super) async fn begin(&self, connection: Connection) -> Result<Change, StoreError> {
        let begin = match &connection {
            Connection::Sqlite(_) => "BEGIN IMMEDIATE",
            Connection::Postgres(_) => "BEGIN",
        };
        let mut change = Change { connection: Some(connection), health: self.health.clone() };
        let begun = sql(begin).execute(&mut *change).await;
        change.tried(begun)?;
        Ok(change)
    }

    /// Begins a change of a match.
    pub(super) async fn change_of(&self, id: &str) -> Result<Change, StoreError> {
        let mut change = self.change().await?;
        change.touch(id).await?;
        Ok(change)
    }

    /// Begins a change of a match that somebody has seen; `None` where it has changed since.
    pub(super) async fn change_at(&self, at: At<'_>) -> Result<Option<Change>, StoreError> {
        let mut change = self.change().await?;
        let query = "UPDATE matches SET changes = changes + 1 WHERE id = $1 AND changes = $2";
        if sql(query).bind(at.id).bind(at.changes).execute(&mut *change).await? == 1 {
            return Ok(Some(change));
        }
        change.abandon().await?;
        Ok(None)
    }

    /// A change of one statement; returns how many rows it has changed.
    pub(super) async fn execute(&self, query: Query<'_>) -> Result<u64, StoreError> {
        let mut change = self.change().await?;
        let done = query.execute(&mut *change).await?;
        change.commit().await?;
        Ok(done)
    }

    /// A change of a match by one statement; returns how many rows it has changed.
    pub(super) async fn execute_of(&self, id: &str, query: Query<'_>) -> Result<u64, StoreError> {
        let mut change = self.change_of(id).await?;
        let done = query.execute(&mut *change).await?;
        change.commit().await?;
        Ok(done)
    }

    /// All that is found.
    pub(super) async fn all<T: Found>(&self, query: Query<'_>) -> Result<Vec<T>, StoreError> {
        self.seen(query.fetch_all(&self.read).await)
    }

    /// What is found, if anything is.
    pub(super) async fn maybe<T: Found>(&self, query: Query<'_>) -> Result<Option<T>, StoreError> {
        self.seen(query.fetch_optional(&self.read).await)
    }

    /// A number.
    pub(super) async fn number(&self, query: Query<'_>) -> Result<i64, StoreError> {
        let (number,) = self.seen(query.fetch_one(&self.read).await)?;
        Ok(number)
    }

    /// Several texts.
    pub(super) async fn texts(&self, query: Query<'_>) -> Result<Vec<String>, StoreError> {
        let rows: Vec<(String,)> = self.all(query).await?;
        Ok(rows.into_iter().map(|(text,)| text).collect())
    }

    /// What was read; broken pages are noticed.
    pub(super) fn seen<T>(&self, read: Result<T, sqlx::Error>) -> Result<T, StoreError> {
        read.map_err(|error| {
            let trouble = Trouble::of(&error);
            if trouble == Trouble::Damaged {
                self.health.set_damaged(true);
            }
            if matches!(trouble, Trouble::Damaged | Trouble::Away) {
                self.health.doubt.notify_one();
            }
            error.into()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Database, Store, StoreError};
    use super::{Trouble, sql};

    async fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&Database::File(folder.path().join("test.sqlite"))).await.expect("a store");
        (folder, store)
    }

    /// Puts the one connection that writes into a state in which it cannot.
    async fn set(store: &Store, pragma: &'static str) {
        let mut writer = store.write.acquire().await.expect("the writer");
        sql(pragma).execute(&mut writer).await.expect("set");
    }

    /// Stores two things in one change; they take some space.
    async fn note(store: &Store, name: &str) -> Result<(), StoreError> {
        let mut change = store.change().await?;
        for (name, value) in [(format!("{name} {}", "x".repeat(20_000)), 1), (name.to_owned(), 2)] {
            let query = sql("INSERT INTO house (name, value) VALUES ($1, $2)").bind(name).bind(value);
            query.execute(&mut *change).await?;
        }
        change.commit().await
    }

    async fn noted(store: &Store, name: &str) -> bool {
        let query = "SELECT COUNT(*) FROM house WHERE name = $1";
        store.number(sql(query).bind(name)).await.expect("a number") == 1
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
            let again = Store::open_file(&folder.path().join("test.sqlite")).await.expect("a store");
            for number in 0..20 {
                assert!(noted(&again, &format!("after {number}")).await, "{trouble:?}: it is there after a restart");
            }
        }
    }

    #[tokio::test]
    async fn a_change_that_is_dropped_has_not_happened() {
        let (_folder, store) = store().await;
        let mut change = store.change().await.expect("a change");
        let query = sql("INSERT INTO house (name, value) VALUES ('half', 1)");
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
