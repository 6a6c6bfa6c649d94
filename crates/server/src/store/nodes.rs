//! Servers that share a database: who is there, and who does what nobody else shall do.
//!
//! A server says every second that it is there. Whoever has not said so for a while is taken for gone: their work falls
//! free with them, and whoever looks next takes it up. Nobody is harmed where that was too early: whoever changes a match
//! says what they have seen of it, and is told where it is no longer true.

use std::collections::BTreeMap;

use sqlx::postgres::PgListener;

use super::base::{Pool, sql};
use super::{Store, StoreError};

/// Whoever was not there for so many milliseconds is gone.
const GONE: i64 = 4_000;

/// The database's time, in milliseconds: the one clock that all servers see.
const NOW: &str = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

/// The revisions of the rules that a server knows, by title.
pub type Revisions = BTreeMap<String, u32>;

/// What others do is told by this channel: see the triggers in the migrations.
const CHANNEL: &str = "tessera";

impl Store {
    /// This server is there, and does not know that others are gone. `false` when the others had taken it for gone: what
    /// it did for itself alone is somebody else's now.
    pub async fn be_there(&self, revisions: &Revisions) -> Result<bool, StoreError> {
        if !self.is_shared() {
            return Ok(true);
        }
        // Only a text of ours comes together with the rest.
        let query = sqlx::AssertSqlSafe(format!("UPDATE nodes SET seen = {NOW} WHERE name = $1"));
        if self.execute(sql(query).bind(&*self.node)).await? == 1 {
            return Ok(true);
        }
        let revisions = serde_json::to_string(revisions).map_err(|error| StoreError::Corrupt(error.to_string()))?;
        let query = format!("INSERT INTO nodes (name, seen, revisions) VALUES ($1, {NOW}, $2) ON CONFLICT DO NOTHING");
        self.execute(sql(sqlx::AssertSqlSafe(query)).bind(&*self.node).bind(revisions)).await?;
        Ok(false)
    }

    /// Forgets servers that are gone; returns how many.
    pub async fn forget_gone(&self) -> Result<u64, StoreError> {
        let query = sqlx::AssertSqlSafe(format!("DELETE FROM nodes WHERE seen < {NOW} - $1"));
        self.execute(sql(query).bind(GONE)).await
    }

    /// This server goes: its work falls free.
    pub async fn leave(&self) -> Result<(), StoreError> {
        if !self.is_shared() {
            return Ok(());
        }
        self.execute(sql("DELETE FROM nodes WHERE name = $1").bind(&*self.node)).await?;
        self.tell_others("*", "sweep").await
    }

    /// Whether something is this server's to do, from now on. In a file everything is.
    pub async fn take_lease(&self, name: &str) -> Result<bool, StoreError> {
        if !self.is_shared() {
            return Ok(true);
        }
        let query = "INSERT INTO leases (name, node) SELECT $1, name FROM nodes WHERE name = $2
                     ON CONFLICT (name) DO UPDATE SET node = excluded.node WHERE leases.node = excluded.node";
        Ok(self.execute(sql(query).bind(name).bind(&*self.node)).await? == 1)
    }

    /// Somebody else may do it.
    pub async fn end_lease(&self, name: &str) -> Result<(), StoreError> {
        if !self.is_shared() {
            return Ok(());
        }
        let query = "DELETE FROM leases WHERE name = $1 AND node = $2";
        self.execute(sql(query).bind(name).bind(&*self.node)).await.map(drop)
    }

    /// The newest revision of a title's rules that every server knows; `newest` is what this one knows. In the middle of an
    /// upgrade, a match is played by rules that all can play.
    pub async fn common_revision(&self, title: &str, newest: u32) -> Result<u32, StoreError> {
        if !self.is_shared() {
            return Ok(newest);
        }
        let known = self.texts(sql("SELECT revisions FROM nodes")).await?;
        let of = |text: &String| serde_json::from_str::<Revisions>(text).ok()?.get(title).copied();
        Ok(known.iter().filter_map(of).chain([newest]).min().unwrap_or(newest).max(1))
    }

    /// Says something about a match to the other servers.
    pub async fn tell_others(&self, id: &str, word: &str) -> Result<(), StoreError> {
        if !self.is_shared() {
            return Ok(());
        }
        // A statement that finds something, though nobody wants it.
        let query = "SELECT CAST(pg_notify($1, $2) AS TEXT)";
        let _: Vec<(Option<String>,)> =
            sql(query).bind(CHANNEL).bind(format!("{id} {word}")).fetch_all(&self.write).await?;
        Ok(())
    }

    /// Hears what others do; `None` in a file, where there are none.
    pub async fn listen(&self) -> Result<Option<PgListener>, StoreError> {
        let Pool::Postgres(ready) = &self.write else { return Ok(None) };
        let mut listener = PgListener::connect_with(ready.pool()).await?;
        listener.listen(CHANNEL).await?;
        Ok(Some(listener))
    }

    /// Matches that are being played where a bot is asked and nobody plays it.
    pub async fn waiting_bots(&self, most: i64) -> Result<Vec<String>, StoreError> {
        let query = "SELECT id FROM matches WHERE status = 'running' AND bots
                     AND NOT EXISTS (SELECT 1 FROM leases WHERE name = 'bots ' || matches.id) ORDER BY updated LIMIT $1";
        self.texts(sql(query).bind(most)).await
    }

    /// No bot is asked at a match, as it was seen.
    pub async fn no_bots(&self, at: super::At<'_>) -> Result<(), StoreError> {
        let query = "UPDATE matches SET bots = false WHERE id = $1 AND changes = $2 AND bots";
        self.execute(sql(query).bind(at.id).bind(at.changes)).await.map(drop)
    }

    /// How often some matches have changed.
    pub async fn changes_of(&self, id: &str) -> Result<Option<i64>, StoreError> {
        let found: Option<(i64,)> = self.maybe(sql("SELECT changes FROM matches WHERE id = $1").bind(id)).await?;
        Ok(found.map(|(changes,)| changes))
    }
}
