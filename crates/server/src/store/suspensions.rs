//! Who may not play here for a while, or for good; and what somebody was told before it came to that.

use sqlx::FromRow;

use super::admin_log::{self, AdminDeed};
use super::base::{Connection, sql};
use super::stirred::stir;
use super::{Person, Store, StoreError};
use crate::clock::wall;

/// Why somebody may not play now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suspension {
    /// Since when, by the wall's clock.
    pub since: i64,
    /// Until when; `None`: until it is lifted.
    pub until: Option<i64>,
    /// What they are told.
    pub reason: String,
}

impl Person {
    /// Why they may not play now, if they may not.
    pub fn suspension(&self) -> Option<Suspension> {
        self.last_suspension().filter(|suspension| suspension.until.is_none_or(|until| until > wall()))
    }

    /// The suspension that was last, whether or not it is over.
    pub fn last_suspension(&self) -> Option<Suspension> {
        let reason = self.suspended_reason.clone().unwrap_or_default();
        Some(Suspension { since: self.suspended?, until: self.suspended_until, reason })
    }
}

/// Something somebody was told.
#[derive(Clone, Debug, FromRow)]
pub struct WarningRow {
    /// What.
    pub text: String,
    /// Whether they have said that they have read it.
    pub seen: bool,
    /// When.
    pub at: i64,
}

/// Tells somebody something, within a change.
pub(super) async fn warn(change: &mut Connection, person: i64, text: &str) -> Result<(), StoreError> {
    let query = "INSERT INTO warnings (person, text, seen, at) VALUES ($1, $2, false, $3)";
    sql(query).bind(person).bind(text).bind(wall()).execute(change).await?;
    Ok(())
}

/// Suspends somebody, within a change. Bots play on where they sit, and the seats stay theirs; seats at tables that have not
/// begun are free again, and such tables of their own are taken away.
pub(super) async fn suspend(
    change: &mut super::change::Change,
    person: i64,
    until: Option<i64>,
    reason: &str,
    time: i64,
) -> Result<(), StoreError> {
    sql("UPDATE people SET suspended = $1, suspended_until = $2, suspended_reason = $3 WHERE id = $4")
        .bind(wall())
        .bind(until)
        .bind(reason)
        .bind(person)
        .execute(&mut **change)
        .await?;
    let query = "SELECT DISTINCT seats.match, matches.status FROM seats JOIN matches ON matches.id = seats.match
                 WHERE seats.person = $1 AND seats.kind != 'bot' AND matches.status IN ('open', 'running') ORDER BY seats.match";
    let tables: Vec<(String, String)> = sql(query).bind(person).fetch_all(&mut **change).await?;
    for (id, status) in &tables {
        change.touch(id).await?;
        if status == "open" {
            get_up(change, id, person).await?;
        } else {
            leave(change, id, person, time).await?;
        }
    }
    for (id, _) in &tables {
        stir(change, id).await?;
    }
    Ok(())
}

async fn get_up(change: &mut Connection, id: &str, person: i64) -> Result<(), StoreError> {
    let gone =
        sql("DELETE FROM matches WHERE id = $1 AND owner = $2").bind(id).bind(person).execute(&mut *change).await?;
    if gone == 0 {
        let query = "UPDATE seats SET kind = COALESCE(was, 'open'), invite = CASE was WHEN 'invite' THEN $1 END,
                     was = NULL, person = NULL, nick = NULL WHERE match = $2 AND person = $3 AND kind != 'bot'";
        sql(query).bind(crate::id::secret()).bind(id).bind(person).execute(change).await?;
    }
    Ok(())
}

async fn leave(change: &mut Connection, id: &str, person: i64, time: i64) -> Result<(), StoreError> {
    let seats = "SELECT seat FROM seats WHERE match = $1 AND person = $2 AND kind != 'bot' ORDER BY seat";
    let seats: Vec<(i64,)> = sql(seats).bind(id).bind(person).fetch_all(&mut *change).await?;
    for (seat,) in seats {
        super::happenings::insert_now(change, id, Some(seat), super::What::Away).await?;
        // As somebody who was not there for long: it is no loss, and they have their seat again when they are back.
        let query =
            "UPDATE seats SET was = kind, kind = 'bot', bot = (SELECT stand_in FROM matches WHERE id = seats.match),
                     late = $1, late_at = $2 WHERE match = $3 AND seat = $4";
        let late = super::What::Away.late();
        sql(query).bind(late).bind(time).bind(id).bind(seat).execute(&mut *change).await?;
    }
    Ok(())
}

impl Store {
    /// Suspends somebody.
    pub async fn suspend(
        &self,
        person: i64,
        until: Option<i64>,
        reason: &str,
        deed: AdminDeed<'_>,
    ) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        suspend(&mut change, person, until, reason, self.clock.now()).await?;
        admin_log::insert(&mut change, deed).await?;
        change.commit().await?;
        self.sessions_ended().await;
        Ok(())
    }

    /// A suspension is over; `false` when there was none.
    pub async fn lift_suspension(&self, person: i64, deed: AdminDeed<'_>) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let query = "UPDATE people SET suspended_until = $1
                     WHERE id = $2 AND suspended IS NOT NULL AND (suspended_until IS NULL OR suspended_until > $1)";
        let lifted = sql(query).bind(wall()).bind(person).execute(&mut *change).await? == 1;
        if lifted {
            admin_log::insert(&mut change, deed).await?;
        }
        change.commit().await?;
        Ok(lifted)
    }

    /// Tells somebody something.
    pub async fn warn(&self, person: i64, text: &str, deed: AdminDeed<'_>) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        warn(&mut change, person, text).await?;
        admin_log::insert(&mut change, deed).await?;
        change.commit().await
    }

    /// What somebody was told, the last first.
    pub async fn warnings(&self, person: i64) -> Result<Vec<WarningRow>, StoreError> {
        let query = "SELECT text, seen, at FROM warnings WHERE person = $1 ORDER BY id DESC";
        self.all(sql(query).bind(person)).await
    }

    /// Somebody has read what they were told.
    pub async fn read_warnings(&self, person: i64) -> Result<(), StoreError> {
        self.execute(sql("UPDATE warnings SET seen = true WHERE person = $1").bind(person)).await.map(drop)
    }
}
