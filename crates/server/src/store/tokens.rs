//! Tokens for the API: only their hashes are kept.

use sqlx::FromRow;

use super::{Person, Store, StoreError};
use crate::clock::now;

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
        sqlx::query("INSERT INTO tokens (hash, person, label, created) VALUES (?, ?, ?, ?)")
            .bind(hash)
            .bind(person)
            .bind(label)
            .bind(now())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Whose token it is.
    pub async fn token_person(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        let query = "SELECT people.* FROM tokens JOIN people ON people.id = tokens.person WHERE tokens.hash = ?";
        Ok(sqlx::query_as(query).bind(hash).fetch_optional(&self.read).await?)
    }

    /// Somebody's tokens.
    pub async fn tokens(&self, person: i64) -> Result<Vec<TokenRow>, StoreError> {
        let query = "SELECT hash, label FROM tokens WHERE person = ? ORDER BY created";
        Ok(sqlx::query_as(query).bind(person).fetch_all(&self.read).await?)
    }

    /// Revokes a token.
    pub async fn delete_token(&self, person: i64, hash: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM tokens WHERE person = ? AND hash = ?")
            .bind(person)
            .bind(hash)
            .execute(&self.write)
            .await?;
        Ok(())
    }
}
