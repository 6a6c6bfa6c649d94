//! Sessions: a secret in one browser, of which we keep the hash. They can be listed and ended, and end by themselves.

use std::sync::atomic::Ordering;

use sqlx::FromRow;

use super::base::{Connection, sql};
use super::people::person_columns;
use super::{Person, Store, StoreError};
use crate::clock::wall;

const DAY: i64 = 86_400_000;
/// A session that was not used for so long is over.
const UNUSED: i64 = 180 * DAY;
/// Every session is over after so long.
const LONGEST: i64 = 730 * DAY;
/// That a session is used is noted once in so long.
const NOTED: i64 = DAY / 24;
/// The most sessions of one person; the longest unused goes first.
const MOST: i64 = 30;

/// A session, without its secret.
#[derive(Clone, Debug, FromRow)]
pub struct SessionRow {
    /// The hash, which also names it.
    pub hash: String,
    /// The browser it is in.
    pub browser: String,
    /// When it began, by the wall's clock.
    pub created: i64,
    /// When it was last used, by the wall's clock.
    pub seen: i64,
}

impl Store {
    /// A session of somebody in a browser.
    pub async fn add_session(&self, hash: &str, person: i64, browser: &str) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        insert(&mut change, hash, person, browser).await?;
        change.commit().await
    }

    /// Whose session it is, if it is not over. Those of an account that began before it was suspended are over, once the
    /// suspension is; until then whoever has one can be told.
    pub async fn session(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        let now = wall();
        let query = concat!(
            "SELECT ",
            person_columns!(),
            ", sessions.seen FROM sessions JOIN people ON people.id = sessions.person
             WHERE sessions.hash = $1 AND sessions.seen > $2 AND sessions.created > $3
             AND (people.name IS NULL OR people.suspended IS NULL OR sessions.created > people.suspended
                  OR people.suspended_until IS NULL OR people.suspended_until > $4)"
        );
        let found = sql(query).bind(hash).bind(now - UNUSED).bind(now - LONGEST).bind(now);
        let found: Option<Used> = self.seen(found.fetch_optional(&self.read).await)?;
        if let Some(used) = &found
            && (now - used.seen).abs() > NOTED
        {
            let (store, hash) = (self.clone(), hash.to_owned());
            // Nobody waits for a note.
            tokio::spawn(async move {
                let note = sql("UPDATE sessions SET seen = $1 WHERE hash = $2").bind(now).bind(&hash);
                if let Err(error) = store.execute(note).await {
                    tracing::warn!(%error, "the use of a session could not be noted");
                }
            });
        }
        Ok(found.map(|used| used.person))
    }

    /// Somebody's sessions, the last used first.
    pub async fn sessions(&self, person: i64) -> Result<Vec<SessionRow>, StoreError> {
        let query = "SELECT hash, browser, created, seen FROM sessions WHERE person = $1 ORDER BY seen DESC, hash";
        self.all(sql(query).bind(person)).await
    }

    /// Ends a session.
    pub async fn end_session(&self, person: i64, hash: &str) -> Result<(), StoreError> {
        let query = "DELETE FROM sessions WHERE person = $1 AND hash = $2";
        self.execute(sql(query).bind(person).bind(hash)).await?;
        self.sessions_ended().await;
        Ok(())
    }

    /// Ends every session of a person.
    pub async fn end_sessions(&self, person: i64) -> Result<(), StoreError> {
        self.execute(sql("DELETE FROM sessions WHERE person = $1").bind(person)).await?;
        self.sessions_ended().await;
        Ok(())
    }

    /// Some sessions are over: pages that are open with them are closed, here and at other servers. Servers that do not hear
    /// of it look by themselves after a while, so nothing depends on it.
    pub(crate) async fn sessions_ended(&self) {
        self.ended.fetch_add(1, Ordering::AcqRel);
        if let Err(error) = self.tell_others("-", "sessions").await {
            tracing::warn!(%error, "other servers were not told that sessions have ended");
        }
    }

    /// Ends the sessions whose time has come.
    pub(super) async fn end_old_sessions(&self) -> Result<(), StoreError> {
        let now = wall();
        let query = "DELETE FROM sessions WHERE seen <= $1 OR created <= $2";
        self.execute(sql(query).bind(now - UNUSED).bind(now - LONGEST)).await.map(drop)
    }
}

#[derive(FromRow)]
struct Used {
    #[sqlx(flatten)]
    person: Person,
    seen: i64,
}

pub(super) async fn insert(change: &mut Connection, hash: &str, person: i64, browser: &str) -> Result<(), StoreError> {
    sql("INSERT INTO sessions (hash, person, browser, created, seen) VALUES ($1, $2, $3, $4, $4)")
        .bind(hash)
        .bind(person)
        .bind(browser)
        .bind(wall())
        .execute(&mut *change)
        .await?;
    sql("DELETE FROM sessions WHERE person = $1 AND hash NOT IN
         (SELECT hash FROM sessions WHERE person = $1 ORDER BY seen DESC, created DESC LIMIT $2)")
    .bind(person)
    .bind(MOST)
    .execute(change)
    .await?;
    Ok(())
}
