//! Looking after the store: a heartbeat that writes and reads again, the stored time, and a look for broken pages.

use std::time::Duration;

use super::base::{Connection, Pool, sql};
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
pub(super) async fn stored_clock(write: &Pool) -> Result<Clock, StoreError> {
    let query = "INSERT INTO house (name, value) VALUES ('clock', $1) ON CONFLICT DO NOTHING";
    let mut connection = write.acquire().await?;
    sql(query).bind(wall()).execute(&mut connection).await?;
    connection.give_back();
    let query =
        "SELECT COALESCE(MAX(at), 0) FROM deeds WHERE match IN (SELECT id FROM matches WHERE status = 'running')";
    let (last,): (i64,) = sql(query).fetch_one(write).await?;
    let query =
        "UPDATE house SET value = CASE WHEN value < $1 THEN $1 ELSE value END WHERE name = 'clock' RETURNING value";
    let (time,) = sql(query).bind(last).fetch_one(write).await?;
    Ok(Clock::from(time))
}

impl Store {
    /// A secret that all servers of a database share; `new` where there is none yet.
    pub async fn shared_key(&self, name: &str, new: &[u8]) -> Result<Vec<u8>, StoreError> {
        self.execute(sql("INSERT INTO keys (name, key) VALUES ($1, $2) ON CONFLICT DO NOTHING").bind(name).bind(new))
            .await?;
        let (key,) = sql("SELECT key FROM keys WHERE name = $1").bind(name).fetch_one(&self.write).await?;
        Ok(key)
    }

    /// A secret that is kept in the database.
    pub async fn key(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let found: Option<(Vec<u8>,)> = self.maybe(sql("SELECT key FROM keys WHERE name = $1").bind(name)).await?;
        Ok(found.map(|(key,)| key))
    }

    /// A secret that is now kept elsewhere.
    pub async fn drop_key(&self, name: &str) -> Result<(), StoreError> {
        self.execute(sql("DELETE FROM keys WHERE name = $1").bind(name)).await.map(drop)
    }

    /// Looks after the store, for ever.
    pub async fn look_after(self) {
        let (mut checked, mut tidied) = (None, None);
        loop {
            // Whoever writes now will know how it is, and shall not have to wait for us.
            if self.write.is_free() {
                self.beat().await;
            }
            let now = tokio::time::Instant::now();
            let due = |last: Option<tokio::time::Instant>, every| last.is_none_or(|last| now - last >= every);
            let damaged = self.health.ready() == Err(Trouble::Damaged);
            if due(checked, if damaged { CHECK_AGAIN } else { CHECK }) {
                self.check_pages().await;
                checked = Some(now);
            }
            if due(tidied, CHECK) && self.tidy().await.is_ok() {
                tidied = Some(now);
            }
            tokio::time::sleep(PAUSE).await;
            let _ = tokio::time::timeout(BEAT, self.health.doubt.notified()).await;
        }
    }

    /// Forgets what nobody needs any more.
    async fn tidy(&self) -> Result<(), StoreError> {
        self.end_old_sessions().await?;
        self.forget_buckets().await?;
        self.forget_news().await?;
        self.forget_mail_tokens().await?;
        self.forget_stirred().await
    }

    /// The clock goes on, or stands where nothing can be stored: nobody loses time then.
    pub async fn tick(&self) {
        if !self.is_shared() {
            return self.clock.tick(self.health.ready().is_ok());
        }
        match self.shared_tick().await {
            Ok(time) => self.clock.set(time),
            Err(error) => {
                self.health.failed(error.trouble());
                self.clock.tick(false);
            }
        }
    }

    /// Several servers share one clock: whoever ticks adds what has passed since anybody did. What passed while nobody was
    /// there does not count.
    async fn shared_tick(&self) -> Result<i64, StoreError> {
        let query =
            "UPDATE house SET value = value + CASE WHEN now.at - house.at BETWEEN 0 AND $1 THEN now.at - house.at
                                                       WHEN now.at > house.at THEN $1 ELSE 0 END, at = now.at
                     FROM (SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS at) AS now
                     WHERE name = 'clock' RETURNING value";
        let longest = i64::try_from(crate::clock::LONGEST.as_millis()).unwrap_or(i64::MAX);
        let (time,) = sql(query).bind(longest).fetch_one(&self.write).await?;
        Ok(time)
    }

    /// Stores the time and reads it again by another connection.
    pub async fn beat(&self) {
        if self.is_shared() {
            match self.shared_tick().await {
                Ok(time) => {
                    self.clock.set(time);
                    self.health.wrote();
                }
                Err(error) => {
                    tracing::error!(%error, "nothing can be stored");
                    self.health.failed(error.trouble());
                }
            }
            return;
        }
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
        let query = sql("UPDATE house SET value = $1 WHERE name = 'clock'").bind(time);
        query.execute(&mut *change).await?;
        be_patient(&mut change, super::PATIENCE).await?;
        change.commit().await
    }

    async fn read_clock(&self) -> Result<i64, StoreError> {
        self.number(sql("SELECT value FROM house WHERE name = 'clock'")).await
    }

    /// Looks whether pages of the file are broken.
    async fn check_pages(&self) {
        // A server looks after its own pages.
        if self.is_shared() {
            return;
        }
        let found: Result<(String,), _> = sql("PRAGMA quick_check(1)").fetch_one(&self.read).await;
        match found {
            Ok((found,)) => {
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
async fn be_patient(connection: &mut Connection, patience: Duration) -> Result<(), sqlx::Error> {
    let milliseconds = patience.as_millis();
    // A number of ours is all that comes together with the text.
    let query = sqlx::AssertSqlSafe(format!("PRAGMA busy_timeout = {milliseconds}"));
    sql(query).execute(connection).await.map(drop)
}

#[cfg(test)]
mod tests {
    use std::io::{Seek as _, SeekFrom, Write as _};

    use super::super::Database;
    use super::*;

    #[tokio::test]
    async fn broken_pages_show() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("test.sqlite");
        let store = Store::open(&Database::File(path.clone())).await.expect("a store");
        for number in 0..20 {
            let name = format!("{number} {}", "x".repeat(20_000));
            let query = sql("INSERT INTO house (name, value) VALUES ($1, 1)").bind(name);
            store.execute(query).await.expect("stored");
        }
        store.check_pages().await;
        assert_eq!(store.health().ready(), Ok(()));
        store.close().await;

        let mut file = std::fs::OpenOptions::new().write(true).open(&path).expect("the file");
        file.seek(SeekFrom::End(-40_960)).expect("a place");
        file.write_all(&[0xAA; 40_960]).expect("written");
        drop(file);
        let store = Store::open(&Database::File(path)).await.expect("what is needed first is whole");
        store.check_pages().await;
        assert_eq!(store.health().ready(), Err(Trouble::Damaged));
        store.beat().await;
        assert_eq!(store.health().ready(), Err(Trouble::Damaged), "a write elsewhere does not mend it");
    }
}
