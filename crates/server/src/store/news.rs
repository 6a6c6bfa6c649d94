//! News for people, written with what they are about: whoever does something leaves a note for those it concerns, in the same
//! transaction. Whether it is still true is for whoever tells it to find out.

use sqlx::{AssertSqlSafe, FromRow};

use super::base::{Connection, sql};
use super::{Store, StoreError};
use crate::clock::wall;
use crate::notices::Kind;

/// News for somebody, to be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fresh {
    /// For whom.
    pub person: i64,
    /// What kind.
    pub kind: Kind,
    /// From when on, by the time of the house; at once where there is none.
    pub ripe: Option<i64>,
}

/// News as they are stored.
#[derive(Clone, Debug, FromRow)]
pub struct News {
    /// For whom.
    pub person: i64,
    /// At which match.
    #[sqlx(rename = "match")]
    pub of: String,
    /// What kind.
    pub kind: String,
    /// How often it came.
    pub times: i64,
    /// When it was told last.
    pub told: Option<i64>,
    /// Since when it has waited to be told.
    pub since: Option<i64>,
}

/// What becomes of news that somebody has looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// They are not true, or not any more.
    Void,
    /// They wait, until a moment and maybe one by the time of the house.
    Waits {
        /// The moment, by the wall's clock.
        due: i64,
        /// The other.
        ripe: Option<i64>,
    },
    /// They are told: at these addresses, each from a moment on.
    Told(Vec<(i64, i64)>),
}

/// The most news looked at together.
pub const MOST_NEWS: usize = 500;
/// That something was told is remembered for so long.
const REMEMBERED: i64 = 86_400_000;

/// Notes news of a match. Whoever has no address gets none.
pub(super) async fn insert(change: &mut Connection, of: &str, fresh: &[Fresh]) -> Result<(), StoreError> {
    // In the order of whoever settles them, so that the two never wait for each other.
    let mut fresh = fresh.to_vec();
    fresh.sort_by_key(|news| (news.person, news.kind.name()));
    for news in fresh {
        let query = "INSERT INTO news (person, match, kind, times, due, since, ripe)
                     SELECT people.id, $2, $3, 1, $4, $4, $5 FROM people WHERE people.id = $1 AND EXISTS
                     (SELECT 1 FROM addresses WHERE person = $1 AND confirmed IS NOT NULL AND dead IS NULL)
                     ON CONFLICT (person, match, kind) DO UPDATE SET times = news.times + 1,
                     due = COALESCE(news.due, excluded.due),
                     since = CASE WHEN news.due IS NULL THEN excluded.since ELSE news.since END, ripe = CASE WHEN news.due IS NOT NULL
                     AND news.ripe < excluded.ripe THEN news.ripe ELSE excluded.ripe END";
        let query = sql(query).bind(news.person).bind(of).bind(news.kind.name()).bind(wall()).bind(news.ripe);
        query.execute(&mut *change).await?;
    }
    Ok(())
}

/// Notes the same news of a match for everyone who plays there, except whoever caused them and those who do not want to hear
/// from them.
pub(super) async fn insert_for_all(
    change: &mut Connection,
    of: &str,
    kind: Kind,
    by: Option<i64>,
) -> Result<(), StoreError> {
    let query = "SELECT DISTINCT person FROM seats WHERE match = $1 AND person IS NOT NULL AND kind != 'bot'
                 AND person != COALESCE($2, -1) AND NOT EXISTS
                 (SELECT 1 FROM blocks WHERE blocks.person = seats.person AND blocked = COALESCE($2, -1)) ORDER BY person";
    let people: Vec<(i64,)> = sql(query).bind(of).bind(by).fetch_all(&mut *change).await?;
    let fresh: Vec<Fresh> = people.into_iter().map(|(person,)| Fresh { person, kind, ripe: None }).collect();
    insert(change, of, &fresh).await
}

/// Somebody can be told things at an address from now on: what they are asked at this moment has been told to nobody, for news
/// are written for those alone who have one. Whoever tells finds out at which of their tables that is so. Where another address
/// is told the same it is nothing new.
pub(super) async fn insert_waiting(change: &mut Connection, person: i64, address: i64) -> Result<(), StoreError> {
    let query = "INSERT INTO news (person, match, kind, times, due, since)
                 SELECT DISTINCT people.id, matches.id, asked.kind, 1, $3, $3
                 FROM people JOIN seats ON seats.person = people.id JOIN matches ON matches.id = seats.match
                 JOIN (SELECT 'time' AS kind UNION ALL SELECT 'turn') AS asked ON NOT EXISTS
                 (SELECT 1 FROM addresses WHERE person = $1 AND id != $2 AND confirmed IS NOT NULL AND dead IS NULL
                  AND ' ' || kinds || ' ' LIKE '% ' || asked.kind || ' %')
                 WHERE people.id = $1 AND seats.kind != 'bot' AND matches.status = 'running'
                 ORDER BY matches.id, asked.kind
                 ON CONFLICT (person, match, kind) DO UPDATE SET times = news.times + 1,
                 due = COALESCE(news.due, excluded.due),
                 since = CASE WHEN news.due IS NULL THEN excluded.since ELSE news.since END";
    sql(query).bind(person).bind(address).bind(wall()).execute(change).await?;
    Ok(())
}

/// What becomes of news, unless they have come again since they were read.
async fn settle(change: &mut Connection, news: &News, fate: &Fate) -> Result<(), StoreError> {
    const ITS: &str = "WHERE person = $1 AND match = $2 AND kind = $3 AND times = $4 AND due IS NOT NULL";
    let set = match fate {
        // That something was told stays known: what comes again soon waits.
        Fate::Void => "due = NULL, ripe = NULL",
        Fate::Waits { .. } => "due = $5, ripe = $6",
        Fate::Told(_) => "due = NULL, ripe = NULL, told = $5",
    };
    // Words of ours alone.
    let query = sql(AssertSqlSafe(format!("UPDATE news SET {set} {ITS}")));
    let query = query.bind(news.person).bind(&news.of).bind(&news.kind).bind(news.times);
    let query = match fate {
        Fate::Void => query,
        Fate::Waits { due, ripe } => query.bind(*due).bind(*ripe),
        Fate::Told(_) => query.bind(wall()),
    };
    let done = query.execute(&mut *change).await?;
    if let Fate::Told(to) = fate
        && done == 1
    {
        for &(address, due) in to {
            // What is still on its way tells the same.
            super::deliveries::insert(change, address, &news.kind, &news.of, due).await?;
        }
    }
    Ok(())
}

impl Store {
    /// News that came before a moment and may be told.
    pub async fn ripe_news(&self, before: i64) -> Result<Vec<News>, StoreError> {
        let query = "SELECT person, match, kind, times, told, since FROM news WHERE (due <= $1 OR due > $2)
                     AND (ripe IS NULL OR ripe <= $3) ORDER BY due LIMIT $4";
        let ahead = wall() + super::deliveries::AHEAD;
        self.all(
            sql(query)
                .bind(before)
                .bind(ahead)
                .bind(self.clock.now())
                .bind(i64::try_from(MOST_NEWS).unwrap_or(i64::MAX)),
        )
        .await
    }

    /// News that were looked at, all in one change. Nothing happens to those that have come again meanwhile.
    pub async fn settle_news(&self, mut looked_at: Vec<(News, Fate)>) -> Result<(), StoreError> {
        if looked_at.is_empty() {
            return Ok(());
        }
        looked_at.sort_by(|(one, _), (other, _)| {
            (&one.of, one.person, &one.kind).cmp(&(&other.of, other.person, &other.kind))
        });
        let mut change = self.change().await?;
        for (news, fate) in &looked_at {
            settle(&mut change, news, fate).await?;
        }
        change.commit().await
    }

    /// Somebody looks at a table: what was to be told of it they see for themselves.
    pub async fn looked(&self, of: &str, person: i64) -> Result<(), StoreError> {
        // Reading is cheap, and there is seldom anything.
        let waiting = "SELECT (SELECT COUNT(*) FROM news WHERE match = $1 AND person = $2 AND due IS NOT NULL
                       AND kind IN ('chat', 'over', 'invite')) + (SELECT COUNT(*) FROM deliveries WHERE match = $1
                       AND kind IN ('chat', 'over', 'invite') AND address IN (SELECT id FROM addresses WHERE person = $2))";
        if self.number(sql(waiting).bind(of).bind(person)).await? == 0 {
            return Ok(());
        }
        let mut change = self.change().await?;
        for query in [
            "DELETE FROM news WHERE match = $1 AND person = $2 AND due IS NOT NULL AND kind IN ('chat', 'over', 'invite')",
            "DELETE FROM deliveries WHERE match = $1 AND kind IN ('chat', 'over', 'invite')
             AND address IN (SELECT id FROM addresses WHERE person = $2)",
        ] {
            sql(query).bind(of).bind(person).execute(&mut *change).await?;
        }
        change.commit().await
    }

    /// Forgets what was told long ago.
    pub(super) async fn forget_news(&self) -> Result<(), StoreError> {
        let query = "DELETE FROM news WHERE due IS NULL AND (told IS NULL OR told <= $1 OR told > $2)";
        self.execute(sql(query).bind(wall() - REMEMBERED).bind(wall() + REMEMBERED)).await.map(drop)
    }
}
