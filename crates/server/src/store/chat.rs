//! What is said at a table.

use sqlx::FromRow;

use super::base::sql;
use super::change::Change;
use super::{Store, StoreError};
use crate::clock::wall;
use crate::notices::Kind;

/// Something said at a table.
#[derive(Clone, Debug, FromRow)]
pub struct ChatLine {
    /// Its number.
    pub id: i64,
    /// Who said it, if they are still known.
    pub person: Option<i64>,
    /// The seat they spoke from, if they sit.
    pub seat: Option<i64>,
    /// What they said.
    pub text: String,
    /// When.
    pub at: i64,
    /// Their name.
    pub name: Option<String>,
    /// Tells guests apart.
    pub guest: Option<i64>,
}

/// Something somebody said anywhere.
#[derive(Clone, Debug, FromRow)]
pub struct Said {
    /// At which match.
    #[sqlx(rename = "match")]
    pub of: String,
    /// What.
    pub text: String,
    /// When.
    pub at: i64,
}

/// Forgets everything somebody said, within a change. Returns the matches they said it at.
pub(super) async fn forget(change: &mut Change, person: i64) -> Result<Vec<String>, StoreError> {
    let query = "SELECT DISTINCT match FROM chat WHERE person = $1 ORDER BY match";
    let found: Vec<(String,)> = sql(query).bind(person).fetch_all(&mut **change).await?;
    let matches: Vec<String> = found.into_iter().map(|(id,)| id).collect();
    for id in &matches {
        change.touch(id).await?;
    }
    sql("DELETE FROM chat WHERE person = $1").bind(person).execute(&mut **change).await?;
    Ok(matches)
}

impl Store {
    /// Says something.
    pub async fn add_chat(&self, id: &str, person: i64, seat: Option<i64>, text: &str) -> Result<(), StoreError> {
        let query = sql("INSERT INTO chat (match, person, seat, text, at) VALUES ($1, $2, $3, $4, $5)")
            .bind(id)
            .bind(person)
            .bind(seat)
            .bind(text)
            .bind(wall());
        let mut change = self.change_of(id).await?;
        query.execute(&mut *change).await?;
        super::news::insert_for_all(&mut change, id, Kind::Chat, Some(person)).await?;
        change.commit().await
    }

    /// Forgets everything somebody said. Returns the matches they said it at.
    pub async fn delete_chat_of(&self, person: i64) -> Result<Vec<String>, StoreError> {
        let mut change = self.change().await?;
        let matches = forget(&mut change, person).await?;
        change.commit().await?;
        Ok(matches)
    }

    /// Everything somebody said, in order.
    pub async fn chat_of(&self, person: i64) -> Result<Vec<Said>, StoreError> {
        self.all(sql("SELECT match, text, at FROM chat WHERE person = $1 ORDER BY id").bind(person)).await
    }

    /// The last things that were said, the oldest first.
    pub async fn chat(&self, id: &str) -> Result<Vec<ChatLine>, StoreError> {
        let query =
            "SELECT said.id, said.person, seat, text, at, COALESCE(people.name, people.nick) AS name, people.guest
                     FROM (SELECT * FROM chat WHERE match = $1 ORDER BY id DESC LIMIT 100) AS said
                     LEFT JOIN people ON people.id = said.person ORDER BY said.id";
        self.all(sql(query).bind(id)).await
    }
}
