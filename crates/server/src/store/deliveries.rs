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
    /// Where to; none where only a mail address is known.
    pub address: Option<i64>,
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
}

/// The most looked at together.
const MOST: i64 = 500;

/// Something is to be sent to an address.
pub(super) async fn insert(
    change: &mut Connection,
    address: i64,
    kind: &str,
    of: Option<&str>,
    due: i64,
) -> Result<(), StoreError> {
    let query = "INSERT INTO deliveries (address, kind, match, tries, due, created) VALUES ($1, $2, $3, 0, $4, $5)";
    sql(query).bind(address).bind(kind).bind(of).bind(due).bind(wall()).execute(change).await?;
    Ok(())
}

/// Somebody asks for a mail.
pub(super) async fn ask(
    change: &mut Connection,
    kind: &str,
    address: Option<i64>,
    mail: &str,
    language: &str,
) -> Result<(), StoreError> {
    let query = "INSERT INTO deliveries (address, kind, mail, language, tries, due, created)
                 VALUES ($1, $2, $3, $4, 0, $5, $5)";
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

    /// What is to be sent now.
    pub async fn due_deliveries(&self) -> Result<Vec<DeliveryRow>, StoreError> {
        let query = "SELECT id, address, kind, match, mail, language, tries FROM deliveries WHERE due <= $1
                     ORDER BY due, id LIMIT $2";
        self.all(sql(query).bind(wall()).bind(MOST)).await
    }

    /// Some have arrived, or need not any more.
    pub async fn end_deliveries(&self, ids: &[i64]) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        for id in ids {
            sql("DELETE FROM deliveries WHERE id = $1").bind(id).execute(&mut *change).await?;
        }
        change.commit().await
    }

    /// Some wait until a moment; `tried` says whether it was tried.
    pub async fn postpone_deliveries(&self, ids: &[i64], due: i64, tried: bool) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        for id in ids {
            let query = "UPDATE deliveries SET due = $2, tries = tries + $3 WHERE id = $1";
            sql(query).bind(id).bind(due).bind(i64::from(tried)).execute(&mut *change).await?;
        }
        change.commit().await
    }
}
