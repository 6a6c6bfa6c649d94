//! What is said at a table.

use sqlx::FromRow;

use super::base::{Connection, sql};
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
    /// Its number.
    pub id: i64,
    /// At which match.
    #[sqlx(rename = "match")]
    pub of: String,
    /// What.
    pub text: String,
    /// When.
    pub at: i64,
}

/// Forgets everything somebody said, within a change of the matches they said it at.
pub(super) async fn forget(change: &mut Connection, person: i64) -> Result<(), StoreError> {
    sql("DELETE FROM chat WHERE person = $1").bind(person).execute(change).await?;
    Ok(())
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

    /// The next things that somebody said after a line, in order.
    pub async fn said_after(&self, person: i64, line: i64, most: i64) -> Result<Vec<Said>, StoreError> {
        let query = "SELECT id, match, text, at FROM chat WHERE person = $1 AND id > $2 ORDER BY id LIMIT $3";
        self.all(sql(query).bind(person).bind(line).bind(most)).await
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
