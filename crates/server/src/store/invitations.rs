//! Invitations to the site: where it is closed to strangers, whoever is new brings the code of one.

use sqlx::FromRow;

use super::admin_log::{self, About, AdminDeed};
use super::base::{Connection, sql};
use super::{Store, StoreError};
use crate::clock::wall;

/// An invitation, without its code.
#[derive(Clone, Debug, FromRow)]
pub struct InvitationRow {
    /// Its number.
    pub id: i64,
    /// Whom it is for, as whoever made it calls them.
    pub label: String,
    /// How many may come by it.
    pub uses: i64,
    /// How many have.
    pub used: i64,
    /// When it ends, by the wall's clock.
    pub expires: Option<i64>,
    /// When it was made.
    pub created: i64,
}

/// Whether somebody new may come in, within the change that makes them: with the hash of a code, which is used once by it.
pub(super) async fn admit(change: &mut Connection, hash: Option<&str>) -> Result<bool, StoreError> {
    let (closed,): (i64,) = sql("SELECT value FROM house WHERE name = 'invite-only'").fetch_one(&mut *change).await?;
    if closed == 0 {
        return Ok(true);
    }
    let Some(hash) = hash else { return Ok(false) };
    let query = "UPDATE invitations SET used = used + 1
                 WHERE hash = $1 AND used < uses AND (expires IS NULL OR expires > $2)";
    Ok(sql(query).bind(hash).bind(wall()).execute(change).await? == 1)
}

impl Store {
    /// Whether newcomers need an invitation.
    pub async fn is_invite_only(&self) -> Result<bool, StoreError> {
        Ok(self.number(sql("SELECT value FROM house WHERE name = 'invite-only'")).await? != 0)
    }

    /// From now on newcomers need an invitation, or do not; `false` when that is so already.
    pub async fn set_invite_only(&self, closed: bool, who: &str, note: &str) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let query = "UPDATE house SET value = $1 WHERE name = 'invite-only' AND value != $1";
        let changed = sql(query).bind(i64::from(closed)).execute(&mut *change).await? == 1;
        if changed {
            let what = if closed { "invitations on" } else { "invitations off" };
            admin_log::insert(&mut change, AdminDeed { who, what, about: About::House, note }).await?;
        }
        change.commit().await?;
        Ok(changed)
    }

    /// A new invitation; returns its number.
    pub async fn add_invitation(
        &self,
        hash: &str,
        label: &str,
        uses: i64,
        expires: Option<i64>,
        who: &str,
    ) -> Result<i64, StoreError> {
        let mut change = self.change().await?;
        let query =
            "INSERT INTO invitations (hash, label, uses, expires, created) VALUES ($1, $2, $3, $4, $5) RETURNING id";
        let (id,): (i64,) =
            sql(query).bind(hash).bind(label).bind(uses).bind(expires).bind(wall()).fetch_one(&mut *change).await?;
        let deed = AdminDeed { who, what: "make invitation", about: About::Invitation(id), note: label };
        admin_log::insert(&mut change, deed).await?;
        change.commit().await?;
        Ok(id)
    }

    /// Nobody comes by an invitation any more; `false` when there is none of that number.
    pub async fn revoke_invitation(&self, id: i64, who: &str, note: &str) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let gone = sql("DELETE FROM invitations WHERE id = $1").bind(id).execute(&mut *change).await? == 1;
        if gone {
            let deed = AdminDeed { who, what: "revoke invitation", about: About::Invitation(id), note };
            admin_log::insert(&mut change, deed).await?;
        }
        change.commit().await?;
        Ok(gone)
    }

    /// All invitations, the last first.
    pub async fn invitations(&self) -> Result<Vec<InvitationRow>, StoreError> {
        self.all(sql("SELECT id, label, uses, used, expires, created FROM invitations ORDER BY id DESC")).await
    }
}
