//! People: guests and accounts.

use sqlx::FromRow;

use super::{Store, StoreError};
use crate::clock::now;
use crate::id;

/// Somebody who plays.
#[derive(Clone, Debug, FromRow)]
pub struct Person {
    /// Their number.
    pub id: i64,
    /// The name of their account; guests have none.
    pub name: Option<String>,
    /// The argon2id hash of their password.
    pub password: Option<String>,
    /// Tells guests apart.
    pub guest: i64,
    /// A session of an older generation has ended.
    pub generation: i64,
}

impl Store {
    /// A new guest.
    pub async fn new_guest(&self) -> Result<Person, StoreError> {
        let guest = i64::from(id::random_below(900)) + 100;
        Ok(sqlx::query_as("INSERT INTO people (guest, created) VALUES (?, ?) RETURNING *")
            .bind(guest)
            .bind(now())
            .fetch_one(&self.write)
            .await?)
    }

    /// A person by number.
    pub async fn person(&self, id: i64) -> Result<Option<Person>, StoreError> {
        Ok(sqlx::query_as("SELECT * FROM people WHERE id = ?").bind(id).fetch_optional(&self.read).await?)
    }

    /// An account by name.
    pub async fn account(&self, name: &str) -> Result<Option<Person>, StoreError> {
        Ok(sqlx::query_as("SELECT * FROM people WHERE name = ?").bind(name).fetch_optional(&self.read).await?)
    }

    /// Makes a guest an account; `false` when the name is taken.
    pub async fn register(&self, id: i64, name: &str, password: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("UPDATE people SET name = ?, password = ? WHERE id = ? AND password IS NULL")
            .bind(name)
            .bind(password)
            .bind(id)
            .execute(&self.write)
            .await;
        match done {
            Ok(done) => Ok(done.rows_affected() == 1),
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Gives everything a guest has to an account: somebody played first and logged in then.
    pub async fn merge(&self, guest: i64, account: i64) -> Result<(), StoreError> {
        let mut change = self.write.begin().await?;
        for query in [
            "UPDATE seats SET person = ?2 WHERE person = ?1",
            "UPDATE matches SET owner = ?2 WHERE owner = ?1",
            "UPDATE tokens SET person = ?2 WHERE person = ?1",
            "UPDATE chat SET person = ?2 WHERE person = ?1",
            "DELETE FROM people WHERE id = ?1 AND password IS NULL AND ?2 = ?2",
        ] {
            sqlx::query(query).bind(guest).bind(account).execute(&mut *change).await?;
        }
        Ok(change.commit().await?)
    }

    /// Ends every session of a person.
    pub async fn end_sessions(&self, id: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE people SET generation = generation + 1 WHERE id = ?").bind(id).execute(&self.write).await?;
        Ok(())
    }

    /// Forgets a person. Their games stay, their name does not; bots play on. Returns the matches that have changed.
    pub async fn delete_person(&self, id: i64) -> Result<Vec<String>, StoreError> {
        let mut change = self.write.begin().await?;
        let seats: Vec<(String, i64, String)> = sqlx::query_as(
            "SELECT seats.match, seats.seat, matches.setup FROM seats JOIN matches ON matches.id = seats.match
             WHERE seats.person = ? AND seats.kind != 'bot' ORDER BY seats.match, seats.seat",
        )
        .bind(id)
        .fetch_all(&mut *change)
        .await?;
        let mut touched: Vec<(String, tessera_kernel::Setup)> = Vec::new();
        for (of, seat, setup) in seats {
            if touched.last().is_none_or(|(last, _)| *last != of) {
                let setup = serde_json::from_str(&setup).map_err(|error| StoreError::Corrupt(error.to_string()))?;
                touched.push((of, setup));
            }
            let Some((_, setup)) = touched.last_mut() else { continue };
            if let Some(name) = setup.seats.get_mut(usize::try_from(seat).unwrap_or(usize::MAX)) {
                "someone".clone_into(name);
            }
        }
        for (of, setup) in &touched {
            let setup = serde_json::to_string(setup).map_err(|error| StoreError::Corrupt(error.to_string()))?;
            sqlx::query("UPDATE matches SET setup = ? WHERE id = ?").bind(setup).bind(of).execute(&mut *change).await?;
            // A seat at a table that has not begun is free again.
            sqlx::query(
                "UPDATE seats SET kind = 'open', person = NULL WHERE match = ? AND person = ? AND kind != 'bot'
                 AND (SELECT status FROM matches WHERE id = seats.match) = 'open'",
            )
            .bind(of)
            .bind(id)
            .execute(&mut *change)
            .await?;
        }
        sqlx::query(
            "UPDATE seats SET kind = 'bot', bot = COALESCE(bot, 'random'), gone = 1, person = NULL WHERE person = ?",
        )
        .bind(id)
        .execute(&mut *change)
        .await?;
        // Nobody can sit down or look at an open table whose owner is gone.
        sqlx::query("DELETE FROM matches WHERE owner = ? AND status = 'open'").bind(id).execute(&mut *change).await?;
        sqlx::query("DELETE FROM people WHERE id = ?").bind(id).execute(&mut *change).await?;
        change.commit().await?;
        Ok(touched.into_iter().map(|(of, _)| of).collect())
    }
}
