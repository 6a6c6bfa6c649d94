//! Tokens for the API: only their hashes are kept.

use sqlx::FromRow;

use super::{Person, Store, StoreError};
use crate::clock::wall;

/// A token, without the token.
#[derive(Clone, Debug, FromRow)]
pub struct TokenRow {
    /// The hash, which also names it.
    pub hash: String,
    /// What its owner calls it.
    pub label: String,
}

impl Store {
    /// Keeps a token.
    pub async fn add_token(&self, person: i64, hash: &str, label: &str) -> Result<(), StoreError> {
        let query = sqlx::query("INSERT INTO tokens (hash, person, label, created) VALUES (?, ?, ?, ?)")
            .bind(hash)
            .bind(person)
            .bind(label)
            .bind(wall());
        self.execute(query).await.map(drop)
    }

    /// Whose token it is.
    pub async fn token_person(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        let query = "SELECT people.* FROM tokens JOIN people ON people.id = tokens.person WHERE tokens.hash = ?";
        self.seen(sqlx::query_as(query).bind(hash).fetch_optional(&self.read).await)
    }

    /// Somebody's tokens.
    pub async fn tokens(&self, person: i64) -> Result<Vec<TokenRow>, StoreError> {
        let query = "SELECT hash, label FROM tokens WHERE person = ? ORDER BY created";
        self.seen(sqlx::query_as(query).bind(person).fetch_all(&self.read).await)
    }

    /// Revokes a token.
    pub async fn delete_token(&self, person: i64, hash: &str) -> Result<(), StoreError> {
        let query = "DELETE FROM tokens WHERE person = ? AND hash = ?";
        self.execute(sqlx::query(query).bind(person).bind(hash)).await.map(drop)
    }
}
