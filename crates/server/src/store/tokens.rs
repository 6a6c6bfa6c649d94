//! Tokens for the API: only their hashes are kept.

use sqlx::FromRow;

use super::base::sql;
use super::{Person, Store, StoreError};
use crate::clock::wall;

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
    /// Keeps a token.
    pub async fn add_token(&self, person: i64, hash: &str, label: &str) -> Result<(), StoreError> {
        let query = sql("INSERT INTO tokens (hash, person, label, created) VALUES ($1, $2, $3, $4)")
            .bind(hash)
            .bind(person)
            .bind(label)
            .bind(wall());
        self.execute(query).await.map(drop)
    }

    /// Whose token it is.
    pub async fn token_person(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        let query = "SELECT people.* FROM tokens JOIN people ON people.id = tokens.person WHERE tokens.hash = $1";
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
        self.execute(sql(query).bind(person).bind(hash)).await.map(drop)
    }
}
