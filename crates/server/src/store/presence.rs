//! Who has pages of a match open at another server, and what else servers know of each other's tables.

use sqlx::FromRow;

use super::base::sql;
use super::{Store, StoreError};

/// Pages that are open at another server.
#[derive(Clone, Debug, FromRow)]
pub struct Elsewhere {
    /// A seat, or past all seats for those who only watch.
    pub place: i64,
    /// How many.
    pub pages: i64,
    /// Since when, by the house's clock.
    pub came: i64,
    /// How patient they are with bots.
    pub pace: String,
}

impl Store {
    /// So many pages of a match are open here for a place.
    pub async fn set_presence(&self, id: &str, here: &Elsewhere) -> Result<(), StoreError> {
        let query = match here.pages {
            0 => "DELETE FROM presence WHERE match = $1 AND place = $2 AND node = $3",
            // A match that is gone has nobody.
            _ => {
                "INSERT INTO presence (match, place, node, pages, came, pace)
                 SELECT matches.id, $2, nodes.name, $4, $5, $6 FROM matches, nodes WHERE matches.id = $1 AND nodes.name = $3
                 ON CONFLICT (match, place, node) DO UPDATE SET pages = excluded.pages, pace = excluded.pace"
            }
        };
        let query = sql(query).bind(id).bind(here.place).bind(&*self.node);
        let query = if here.pages == 0 { query } else { query.bind(here.pages).bind(here.came).bind(&here.pace) };
        self.execute(query).await.map(drop)
    }

    /// The pages of a match that are open at other servers.
    pub async fn presence(&self, id: &str) -> Result<Vec<Elsewhere>, StoreError> {
        let query = "SELECT place, pages, came, pace FROM presence WHERE match = $1 AND node != $2";
        self.all(sql(query).bind(id).bind(&*self.node)).await
    }

    /// Notes something about a match for the other servers, who read it with the match.
    pub async fn note(&self, id: &str, name: &str, value: i64) -> Result<(), StoreError> {
        let query = "INSERT INTO notes (match, name, value) VALUES ($1, $2, $3)
                     ON CONFLICT (match, name) DO UPDATE SET value = excluded.value";
        self.execute_of(id, sql(query).bind(id).bind(name).bind(value)).await.map(drop)
    }

    /// What was noted about a match.
    pub async fn notes(&self, id: &str) -> Result<Vec<(String, i64)>, StoreError> {
        self.all(sql("SELECT name, value FROM notes WHERE match = $1").bind(id)).await
    }
}
