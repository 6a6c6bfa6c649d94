//! People and tables as those who run the site look for them.

use sqlx::FromRow;

use super::admin_log::{self, About, AdminDeed};
use super::base::sql;
use super::happenings::{What, insert_now};
use super::stirred::stir;
use super::{Store, StoreError};
use crate::clock::wall;
use crate::notices::Kind;

/// Which people are looked for.
#[derive(Clone, Debug, Default)]
pub struct AccountSearch {
    /// A part of the name; empty for all.
    pub text: String,
    /// Guests, too.
    pub guests: bool,
    /// Only those who may not play now.
    pub suspended: bool,
}

/// Somebody, with what there is to know at a glance.
#[derive(Clone, Debug, FromRow)]
pub struct AccountRow {
    /// Their number.
    pub id: i64,
    /// The name of their account.
    pub name: Option<String>,
    /// What a guest wants to be called.
    pub nick: Option<String>,
    /// Tells guests apart.
    pub guest: i64,
    /// When they came, by the wall's clock.
    pub created: i64,
    /// When they were last here.
    pub seen: Option<i64>,
    /// Tables they sit at that are not over.
    pub tables: i64,
    /// Reports about them that are not closed.
    pub reports: i64,
    /// Whether they may not play now.
    pub suspended: bool,
}

/// A table at a glance.
#[derive(Clone, Debug, FromRow)]
pub struct TableRow {
    /// Its name in addresses.
    pub id: String,
    /// Which game.
    pub game: String,
    /// `open`, `running`, `finished` or `ended`.
    pub status: String,
    /// Whether strangers may find and watch it.
    pub listed: bool,
    /// The number of who set it up.
    pub owner: Option<i64>,
    /// Their name.
    pub owner_name: Option<String>,
    /// How many people sit there.
    pub people: i64,
    /// When it was set up, by the wall's clock.
    pub created: i64,
    /// When something last happened.
    pub updated: i64,
}

/// A text that is looked for as it stands.
fn part(text: &str) -> String {
    let plain: String = text
        .chars()
        .flat_map(|letter| {
            let escaped = matches!(letter, '%' | '_' | '\\').then_some('\\');
            escaped.into_iter().chain([letter])
        })
        .collect();
    format!("%{}%", plain.to_lowercase())
}

impl Store {
    /// People, the latest first, after skipping some.
    pub async fn people(&self, search: &AccountSearch, skip: i64, most: i64) -> Result<Vec<AccountRow>, StoreError> {
        let query = "SELECT id, name, nick, guest, created,
                     (SELECT MAX(seen) FROM sessions WHERE sessions.person = people.id) AS seen,
                     (SELECT COUNT(DISTINCT seats.match) FROM seats JOIN matches ON matches.id = seats.match
                      WHERE seats.person = people.id AND matches.status IN ('open', 'running')) AS tables,
                     (SELECT COUNT(*) FROM reports WHERE about = people.id AND status != 'closed') AS reports,
                     (suspended IS NOT NULL AND (suspended_until IS NULL OR suspended_until > $1)) AS suspended
                     FROM people
                     WHERE (name IS NOT NULL OR $2) AND ($3 = '%%' OR lower(COALESCE(name, nick, '')) LIKE $3 ESCAPE '\\')
                     AND (NOT $4 OR (suspended IS NOT NULL AND (suspended_until IS NULL OR suspended_until > $1)))
                     ORDER BY id DESC LIMIT $5 OFFSET $6";
        let query = sql(query)
            .bind(wall())
            .bind(search.guests)
            .bind(part(&search.text))
            .bind(search.suspended)
            .bind(most)
            .bind(skip);
        self.all(query).await
    }

    /// Tables, those where something happened last first, after skipping some: of one status, or of one person, or all.
    pub async fn tables(
        &self,
        status: Option<&str>,
        person: Option<i64>,
        skip: i64,
        most: i64,
    ) -> Result<Vec<TableRow>, StoreError> {
        let query = "SELECT matches.id, game, status, listed, owner, COALESCE(people.name, people.nick) AS owner_name,
                     (SELECT COUNT(DISTINCT person) FROM seats WHERE match = matches.id) AS people, matches.created, updated
                     FROM matches LEFT JOIN people ON people.id = matches.owner
                     WHERE ($1 = '' OR status = $1)
                     AND ($2 = 0 OR owner = $2 OR matches.id IN (SELECT match FROM seats WHERE person = $2))
                     ORDER BY updated DESC, matches.id LIMIT $3 OFFSET $4";
        let query = sql(query).bind(status.unwrap_or_default()).bind(person.unwrap_or_default()).bind(most).bind(skip);
        self.all(query).await
    }

    /// Ends a match before it is over, or takes a table away that has not begun; `false` when it is over.
    pub async fn close_table(&self, id: &str, who: &str, note: &str) -> Result<bool, StoreError> {
        let mut change = self.change_of(id).await?;
        // While it still runs, for only of such a match is something noted.
        insert_now(&mut change, id, None, What::Closed).await?;
        let query =
            "UPDATE matches SET status = 'ended', deadline = NULL, updated = $1 WHERE id = $2 AND status = 'running'";
        let ended = sql(query).bind(wall()).bind(id).execute(&mut *change).await?;
        if ended > 0 {
            super::news::insert_for_all(&mut change, id, Kind::Over, None).await?;
        }
        let query = "DELETE FROM matches WHERE id = $1 AND status = 'open'";
        let removed = sql(query).bind(id).execute(&mut *change).await?;
        if ended + removed == 0 {
            change.abandon().await?;
            return Ok(false);
        }
        stir(&mut change, id).await?;
        admin_log::insert(&mut change, AdminDeed { who, what: "end table", about: About::Table(id), note }).await?;
        change.commit().await?;
        Ok(true)
    }

    /// Whether strangers may find and watch a table; `false` when that is so already, or there is no such table.
    pub async fn list_table(&self, id: &str, listed: bool, who: &str, note: &str) -> Result<bool, StoreError> {
        let mut change = self.change_of(id).await?;
        let query = "UPDATE matches SET listed = $1 WHERE id = $2 AND listed != $1";
        if sql(query).bind(listed).bind(id).execute(&mut *change).await? == 0 {
            change.abandon().await?;
            return Ok(false);
        }
        stir(&mut change, id).await?;
        let what = if listed { "list table" } else { "hide table" };
        admin_log::insert(&mut change, AdminDeed { who, what, about: About::Table(id), note }).await?;
        change.commit().await?;
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::part;

    #[test]
    fn signs_of_the_database_are_letters_like_others() {
        assert_eq!(part("Ada"), "%ada%");
        assert_eq!(part("100%_\\"), "%100\\%\\_\\\\%");
        assert_eq!(part(""), "%%");
    }
}
