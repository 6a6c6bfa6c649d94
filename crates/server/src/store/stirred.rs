//! Matches that were changed from outside. A server keeps matches in memory, and where it is alone with its file nobody tells
//! it of what another process writes: so whoever changes one there notes it here, and every server looks.

use super::base::{Connection, sql};
use super::{Store, StoreError};
use crate::clock::wall;

/// After so long every server has looked.
const OLD: i64 = 86_400_000;

/// Notes that a match has changed, within the change.
pub(super) async fn stir(change: &mut Connection, id: &str) -> Result<(), StoreError> {
    // The row is held until the change is done: whoever sees a number has seen all below it.
    let (number,): (i64,) = sql("UPDATE house SET value = value + 1 WHERE name = 'stirred' RETURNING value")
        .fetch_one(&mut *change)
        .await?;
    let query = "INSERT INTO stirred (id, match, at) VALUES ($1, $2, $3)";
    sql(query).bind(number).bind(id).bind(wall()).execute(change).await?;
    Ok(())
}

impl Store {
    /// The last number given.
    pub async fn last_stirred(&self) -> Result<i64, StoreError> {
        self.number(sql("SELECT value FROM house WHERE name = 'stirred'")).await
    }

    /// Matches that were changed from outside since: numbers and names.
    pub async fn stirred_since(&self, last: i64) -> Result<Vec<(i64, String)>, StoreError> {
        let query = "SELECT id, match FROM stirred WHERE id > $1 ORDER BY id LIMIT 1000";
        self.all(sql(query).bind(last)).await
    }

    /// Forgets what every server has seen.
    pub(super) async fn forget_stirred(&self) -> Result<(), StoreError> {
        self.execute(sql("DELETE FROM stirred WHERE at <= $1").bind(wall() - OLD)).await.map(drop)
    }
}
