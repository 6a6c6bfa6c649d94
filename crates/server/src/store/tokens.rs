//! Tokens for the API: only their hashes are kept.

use sqlx::FromRow;

use super::base::sql;
use super::people::person_columns;
use super::{Person, Store, StoreError};
use crate::clock::wall;

/// The most tokens of one person.
const MOST: i64 = 50;

/// A token, without the token.
#[derive(Clone, Debug, FromRow)]
pub struct TokenRow {
    /// The hash, which also names it.
    pub hash: String,
    /// What its owner calls it.
    pub label: String,
    /// When it was made, by the wall's clock.
    pub created: i64,
}

impl Store {
    /// Keeps a token; `false` when that would be too many.
    pub async fn add_token(&self, person: i64, hash: &str, label: &str) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        // Two at once are counted one after the other.
        super::people::hold(&mut change, person).await?;
        let query = "INSERT INTO tokens (hash, person, label, created) SELECT $1, $2, $3, $4
                     WHERE (SELECT COUNT(*) FROM tokens WHERE person = $2) < $5";
        let kept = sql(query).bind(hash).bind(person).bind(label).bind(wall()).bind(MOST).execute(&mut *change).await?;
        change.commit().await?;
        Ok(kept == 1)
    }

    /// Whose token it is.
    pub async fn token_person(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        let query = concat!(
            "SELECT ",
            person_columns!(),
            " FROM tokens JOIN people ON people.id = tokens.person WHERE tokens.hash = $1"
        );
        self.maybe(sql(query).bind(hash)).await
    }

    /// Somebody's tokens.
    pub async fn tokens(&self, person: i64) -> Result<Vec<TokenRow>, StoreError> {
        let query = "SELECT hash, label, created FROM tokens WHERE person = $1 ORDER BY created";
        self.all(sql(query).bind(person)).await
    }

    /// Revokes a token.
    pub async fn delete_token(&self, person: i64, hash: &str) -> Result<(), StoreError> {
        let query = "DELETE FROM tokens WHERE person = $1 AND hash = $2";
        self.execute(sql(query).bind(person).bind(hash)).await?;
        // Whoever listens by it hears no more.
        self.sessions_ended().await;
        Ok(())
    }
}
