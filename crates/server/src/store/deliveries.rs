//! What is to be sent: a row until somebody at the other end has it.

use sqlx::FromRow;

use super::base::{Connection, sql};
use super::{Store, StoreError};
use crate::clock::wall;

/// Something to be sent.
#[derive(Clone, Debug, FromRow)]
pub struct DeliveryRow {
    /// Its number.
    pub id: i64,
    /// What kind of news, or `confirm` or `reset`.
    pub kind: String,
    /// About which match.
    #[sqlx(rename = "match")]
    pub of: Option<String>,
    /// To which mail address, where somebody asked for a mail.
    pub mail: Option<String>,
    /// In which language they did.
    pub language: Option<String>,
    /// How often it was tried.
    pub tries: i64,
    /// Since when it is on its way, by the wall's clock.
    pub created: i64,
}

/// The most places looked at together: more than one person has, or a hundred.
const MOST_PLACES: i64 = 2000;
/// The most sent to a place together.
const MOST: i64 = 100;
/// Nothing waits for longer than so: what is due later was dated by a clock that was ahead, and is looked at now.
pub(super) const AHEAD: i64 = 2 * 86_400_000;

/// News are to be sent to an address. Where the same are on their way there, they go as early as either would: what waits for a
/// digest or another try is true once more.
pub(super) async fn insert(
    change: &mut Connection,
    address: i64,
    kind: &str,
    of: &str,
    due: i64,
) -> Result<(), StoreError> {
    let query = "UPDATE deliveries SET due = CASE WHEN due > $4 THEN $4 ELSE due END
                 WHERE address = $1 AND kind = $2 AND match = $3";
    if sql(query).bind(address).bind(kind).bind(of).bind(due).execute(&mut *change).await? == 0 {
        let query = "INSERT INTO deliveries (address, kind, match, tries, due, created) VALUES ($1, $2, $3, 0, $4, $5)";
        sql(query).bind(address).bind(kind).bind(of).bind(due).bind(wall()).execute(change).await?;
    }
    Ok(())
}

/// Somebody wants to be told at other hours: what waits for theirs waits for the new ones, mails until `digest` where there is one.
/// What has been tried waits as long as after any try.
pub(super) async fn reset_dues(change: &mut Connection, person: i64, digest: Option<i64>) -> Result<(), StoreError> {
    let query = "UPDATE deliveries SET due = CASE WHEN kind != 'time' AND address IN
                 (SELECT id FROM addresses WHERE person = $1 AND channel = 'mail') THEN $2 ELSE $3 END
                 WHERE mail IS NULL AND tries = 0 AND address IN (SELECT id FROM addresses WHERE person = $1)";
    let now = wall();
    sql(query).bind(person).bind(digest.unwrap_or(now)).bind(now).execute(change).await?;
    Ok(())
}

/// Somebody asks for a mail. A question that is on its way to an address is not put twice.
pub(super) async fn ask(
    change: &mut Connection,
    kind: &str,
    address: Option<i64>,
    mail: &str,
    language: &str,
) -> Result<(), StoreError> {
    let query = "INSERT INTO deliveries (address, kind, mail, language, tries, due, created)
                 SELECT $1, $2, $3, $4, 0, $5, $5 WHERE NOT EXISTS
                 (SELECT 1 FROM deliveries WHERE address = $1 AND kind = $2 AND mail = $3)";
    sql(query).bind(address).bind(kind).bind(mail).bind(language).bind(wall()).execute(change).await?;
    Ok(())
}

impl Store {
    /// Somebody has forgotten their password, and this may be their mail address. Nobody looks now whether it is.
    pub async fn ask_reset(&self, mail: &str, language: &str) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        ask(&mut change, "reset", None, mail, language).await?;
        change.commit().await
    }

    /// Where something is to be sent to now, whoever has waited longest first: an address, or below zero a delivery to a mail
    /// address that is nobody's row.
    pub async fn due_places(&self) -> Result<Vec<i64>, StoreError> {
        let query =
            "SELECT COALESCE(address, -id) AS place, MIN(due) AS since FROM deliveries WHERE due <= $1 OR due > $2
                     GROUP BY COALESCE(address, -id) ORDER BY since, place LIMIT $3";
        let now = wall();
        let places: Vec<(i64, i64)> = self.all(sql(query).bind(now).bind(now + AHEAD).bind(MOST_PLACES)).await?;
        Ok(places.into_iter().map(|(place, _)| place).collect())
    }

    /// What is to be sent to a place now.
    pub async fn due_deliveries(&self, place: i64) -> Result<Vec<DeliveryRow>, StoreError> {
        let query = "SELECT id, kind, match, mail, language, tries, created FROM deliveries
                     WHERE (due <= $1 OR due > $2) AND (address = $3 OR (address IS NULL AND id = $4))
                     ORDER BY due, id LIMIT $5";
        let now = wall();
        let query = sql(query).bind(now).bind(now + AHEAD).bind(place).bind(place.checked_neg()).bind(MOST);
        self.all(query).await
    }

    /// Some have arrived, or need not any more.
    pub async fn end_deliveries(&self, ids: &[i64]) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        for id in ids {
            sql("DELETE FROM deliveries WHERE id = $1").bind(id).execute(&mut *change).await?;
        }
        change.commit().await
    }

    /// Some wait until a moment; `tried` says whether it was tried. What came by a clock that was ahead came now.
    pub async fn postpone_deliveries(&self, ids: &[i64], due: i64, tried: bool) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        for id in ids {
            let query = "UPDATE deliveries SET due = $2, tries = tries + $3,
                         created = CASE WHEN created > $4 THEN $4 ELSE created END WHERE id = $1";
            sql(query).bind(id).bind(due).bind(i64::from(tried)).bind(wall()).execute(&mut *change).await?;
        }
        change.commit().await
    }
}
