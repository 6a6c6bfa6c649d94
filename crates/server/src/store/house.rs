//! Looking after the store: a heartbeat that writes and reads again, the stored time, and a look for broken pages.

use std::time::Duration;

use sqlx::SqliteConnection;

use super::{Store, StoreError, Trouble};
use crate::clock::{Clock, wall};

/// How often the heart beats; at once where something could not be stored.
const BEAT: Duration = Duration::from_secs(5);
/// The least pause between two beats.
const PAUSE: Duration = Duration::from_millis(500);
/// How often all pages are looked at; more often while some are broken.
const CHECK: Duration = Duration::from_secs(6 * 3600);
const CHECK_AGAIN: Duration = Duration::from_secs(600);

/// The time to go on from: no earlier than anything that was stored. A new house begins at the wall's time.
pub(super) async fn stored_clock(write: &sqlx::SqlitePool) -> Result<Clock, StoreError> {
    sqlx::query("INSERT OR IGNORE INTO house (name, value) VALUES ('clock', ?)").bind(wall()).execute(write).await?;
    let query = "SELECT MAX(value, COALESCE((SELECT MAX(at) FROM deeds WHERE match IN
                     (SELECT id FROM matches WHERE status = 'running')), 0)) FROM house WHERE name = 'clock'";
    Ok(Clock::from(sqlx::query_scalar(query).fetch_one(write).await?))
}

impl Store {
    /// Looks after the store, for ever.
    pub async fn look_after(self) {
        let (mut checked, mut tidied) = (None, None);
        loop {
            // Whoever writes now will know how it is, and shall not have to wait for us.
            if self.write.size() == 0 || self.write.num_idle() > 0 {
                self.beat().await;
            }
            let now = tokio::time::Instant::now();
            let due = |last: Option<tokio::time::Instant>, every| last.is_none_or(|last| now - last >= every);
            let damaged = self.health.ready() == Err(Trouble::Damaged);
            if due(checked, if damaged { CHECK_AGAIN } else { CHECK }) {
                self.check_pages().await;
                checked = Some(now);
            }
            if due(tidied, CHECK) && self.end_old_sessions().await.is_ok() {
                tidied = Some(now);
            }
            tokio::time::sleep(PAUSE).await;
            let _ = tokio::time::timeout(BEAT, self.health.doubt.notified()).await;
        }
    }

    /// Stores the time and reads it again by another connection.
    pub async fn beat(&self) {
        let time = self.clock.now();
        let trouble = match self.store_clock(time).await {
            Ok(_) => match self.read_clock().await {
                Ok(read) if read >= time => None,
                Ok(read) => {
                    tracing::error!(read, time, "what was stored cannot be read by others");
                    Some(Trouble::Lost)
                }
                Err(error) => Some(error.trouble()),
            },
            Err(error) => {
                tracing::error!(%error, "nothing can be stored");
                Some(error.trouble())
            }
        };
        match trouble {
            None => self.health.wrote(),
            Some(trouble) => self.health.failed(trouble),
        }
    }

    /// Stores the time, if that can be done soon: people's writes wait behind it.
    async fn store_clock(&self, time: i64) -> Result<(), StoreError> {
        let mut connection = self.write.acquire().await?;
        be_patient(&mut connection, Duration::from_millis(500)).await?;
        let mut change = self.begin(connection).await?;
        let query = sqlx::query("UPDATE house SET value = ? WHERE name = 'clock'").bind(time);
        query.execute(&mut *change).await?;
        be_patient(&mut change, super::PATIENCE).await?;
        change.commit().await
    }

    async fn read_clock(&self) -> Result<i64, StoreError> {
        let read = sqlx::query_scalar("SELECT value FROM house WHERE name = 'clock'").fetch_one(&self.read).await;
        self.seen(read)
    }

    /// Looks whether pages of the file are broken.
    async fn check_pages(&self) {
        let found: Result<String, _> = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&self.read).await;
        match found {
            Ok(found) => {
                if found != "ok" {
                    tracing::error!(found, "the database is damaged");
                }
                self.health.set_damaged(found != "ok");
            }
            Err(error) if Trouble::of(&error) == Trouble::Damaged => self.health.set_damaged(true),
            // Something else is the matter: that says nothing of the pages.
            Err(error) => tracing::warn!(%error, "the database cannot be looked at"),
        }
    }
}

/// From now on a connection waits so long for others.
async fn be_patient(connection: &mut SqliteConnection, patience: Duration) -> Result<(), sqlx::Error> {
    let milliseconds = patience.as_millis();
    // A number of ours is all that comes together with the text.
    let query = sqlx::AssertSqlSafe(format!("PRAGMA busy_timeout = {milliseconds}"));
    sqlx::query(query).execute(connection).await.map(drop)
}

#[cfg(test)]
mod tests {
    use std::io::{Seek as _, SeekFrom, Write as _};

    use super::*;

    #[tokio::test]
    async fn broken_pages_show() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("test.sqlite");
        let store = Store::open(&path).await.expect("a store");
        for number in 0..20 {
            let name = format!("{number} {}", "x".repeat(20_000));
            let query = sqlx::query("INSERT INTO house (name, value) VALUES (?, 1)").bind(name);
            store.execute(query).await.expect("stored");
        }
        store.check_pages().await;
        assert_eq!(store.health().ready(), Ok(()));
        store.close().await;

        let mut file = std::fs::OpenOptions::new().write(true).open(&path).expect("the file");
        file.seek(SeekFrom::End(-40_960)).expect("a place");
        file.write_all(&[0xAA; 40_960]).expect("written");
        drop(file);
        let store = Store::open(&path).await.expect("what is needed first is whole");
        store.check_pages().await;
        assert_eq!(store.health().ready(), Err(Trouble::Damaged));
        store.beat().await;
        assert_eq!(store.health().ready(), Err(Trouble::Damaged), "a write elsewhere does not mend it");
    }
}
