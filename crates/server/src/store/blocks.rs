//! Whom somebody does not want to hear from, nor at their tables. Nobody is told that they are blocked.

use sqlx::FromRow;

use super::base::sql;
use super::{Store, StoreError};
use crate::clock::wall;

/// The most people somebody blocks.
const MOST: i64 = 500;

/// Somebody who is blocked.
#[derive(Clone, Debug, FromRow)]
pub struct BlockRow {
    /// The number of the block, which tells nothing of the person.
    pub id: i64,
    /// Who is blocked.
    pub blocked: i64,
    /// Since when.
    pub at: i64,
    /// Their name.
    pub name: Option<String>,
    /// Tells guests apart.
    pub guest: Option<i64>,
}

impl Store {
    /// Blocks somebody; `false` when that would be too many.
    pub async fn block(&self, person: i64, other: i64) -> Result<bool, StoreError> {
        if person == other
            || self.number(sql("SELECT COUNT(*) FROM blocks WHERE person = $1").bind(person)).await? >= MOST
        {
            return Ok(false);
        }
        let query = "INSERT INTO blocks (person, blocked, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        self.execute(sql(query).bind(person).bind(other).bind(wall())).await?;
        Ok(true)
    }

    /// No longer blocks somebody.
    pub async fn unblock(&self, person: i64, block: i64) -> Result<(), StoreError> {
        let query = "DELETE FROM blocks WHERE person = $1 AND id = $2";
        self.execute(sql(query).bind(person).bind(block)).await.map(drop)
    }

    /// Whom somebody blocks, the last first.
    pub async fn blocks(&self, person: i64) -> Result<Vec<BlockRow>, StoreError> {
        let query = "SELECT blocks.id, blocked, at, COALESCE(people.name, people.nick) AS name, people.guest
                     FROM blocks JOIN people ON people.id = blocks.blocked WHERE person = $1 ORDER BY blocks.id DESC";
        self.all(sql(query).bind(person)).await
    }

    /// The numbers of those whom somebody blocks.
    pub async fn blocked_by(&self, person: i64) -> Result<Vec<i64>, StoreError> {
        let found: Vec<(i64,)> = self.all(sql("SELECT blocked FROM blocks WHERE person = $1").bind(person)).await?;
        Ok(found.into_iter().map(|(blocked,)| blocked).collect())
    }

    /// Whether `person` blocks `other`.
    pub async fn blocks_person(&self, person: i64, other: i64) -> Result<bool, StoreError> {
        let query = "SELECT COUNT(*) FROM blocks WHERE person = $1 AND blocked = $2";
        Ok(self.number(sql(query).bind(person).bind(other)).await? > 0)
    }

    /// The numbers of those whom somebody blocks, and of those who block them: they do not meet by chance.
    pub async fn apart_from(&self, person: i64) -> Result<Vec<i64>, StoreError> {
        let query = "SELECT blocked FROM blocks WHERE person = $1 UNION SELECT person FROM blocks WHERE blocked = $1";
        let found: Vec<(i64,)> = self.all(sql(query).bind(person)).await?;
        Ok(found.into_iter().map(|(other,)| other).collect())
    }
}
