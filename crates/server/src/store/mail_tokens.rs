//! What links in mails prove, once and not for ever: of each secret we keep the hash.

use super::base::sql;
use super::{Store, StoreError};
use crate::clock::wall;

/// The most links of a purpose that are good at the same time, for one person.
const MOST: i64 = 5;
/// Of a link, whether it is good still: a new password only while the address is theirs to whom it was sent.
macro_rules! good {
    () => {
        "expires > $2 AND (purpose != 'reset' OR EXISTS (SELECT 1 FROM addresses WHERE channel = 'mail'
         AND addresses.person = mail_tokens.person AND addresses.address = mail_tokens.address AND confirmed IS NOT NULL))"
    };
}

impl Store {
    /// A link is about to be sent.
    pub async fn add_mail_token(
        &self,
        hash: &str,
        purpose: &str,
        person: i64,
        address: &str,
        lasts: i64,
    ) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        sql("INSERT INTO mail_tokens (hash, purpose, person, address, expires) VALUES ($1, $2, $3, $4, $5)")
            .bind(hash)
            .bind(purpose)
            .bind(person)
            .bind(address)
            .bind(wall() + lasts)
            .execute(&mut *change)
            .await?;
        sql("DELETE FROM mail_tokens WHERE person = $1 AND purpose = $2 AND hash NOT IN
             (SELECT hash FROM mail_tokens WHERE person = $1 AND purpose = $2 ORDER BY expires DESC LIMIT $3)")
        .bind(person)
        .bind(purpose)
        .bind(MOST)
        .execute(&mut *change)
        .await?;
        change.commit().await
    }

    /// Whose link it is, and for which address, while it is good.
    pub async fn mail_token(&self, hash: &str, purpose: &str) -> Result<Option<(i64, String)>, StoreError> {
        let query = concat!("SELECT person, address FROM mail_tokens WHERE hash = $1 AND purpose = $3 AND ", good!());
        self.maybe(sql(query).bind(hash).bind(wall()).bind(purpose)).await
    }

    /// Whoever has the link has the mail address: it is confirmed. `false` where the link is not good (any more).
    pub async fn confirm_address(&self, hash: &str) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let query = "DELETE FROM mail_tokens WHERE hash = $1 AND purpose = 'confirm' AND expires > $2
                     RETURNING person, address";
        let used: Option<(i64, String)> = sql(query).bind(hash).bind(wall()).fetch_optional(&mut *change).await?;
        let Some((person, address)) = used else {
            change.abandon().await?;
            return Ok(false);
        };
        let query = "SELECT id, COALESCE(dead, 0) = 0 AND confirmed IS NOT NULL FROM addresses
                     WHERE person = $1 AND channel = 'mail' AND address = $2";
        let known: Option<(i64, bool)> = sql(query).bind(person).bind(&address).fetch_optional(&mut *change).await?;
        if let Some((id, was_good)) = known {
            let query = "UPDATE addresses SET confirmed = $2, dead = NULL, why = NULL WHERE id = $1";
            sql(query).bind(id).bind(wall()).execute(&mut *change).await?;
            if !was_good {
                super::news::insert_waiting(&mut change, person, id).await?;
            }
        }
        let query = "DELETE FROM mail_tokens WHERE person = $1 AND purpose = 'confirm' AND address = $2";
        sql(query).bind(person).bind(&address).execute(&mut *change).await?;
        change.commit().await?;
        Ok(known.is_some())
    }

    /// A new password for whoever has the link: all their sessions and tokens end, and all such links. `false` where the link is
    /// not good (any more).
    pub async fn reset_password(&self, hash: &str, password: &str) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let query =
            concat!("DELETE FROM mail_tokens WHERE hash = $1 AND purpose = 'reset' AND ", good!(), " RETURNING person");
        let used: Option<(i64,)> = sql(query).bind(hash).bind(wall()).fetch_optional(&mut *change).await?;
        let Some((person,)) = used else {
            change.abandon().await?;
            return Ok(false);
        };
        let query = "UPDATE people SET password = $2 WHERE id = $1 AND password IS NOT NULL";
        sql(query).bind(person).bind(password).execute(&mut *change).await?;
        for query in [
            "DELETE FROM sessions WHERE person = $1",
            "DELETE FROM tokens WHERE person = $1",
            "DELETE FROM mail_tokens WHERE person = $1 AND purpose = 'reset'",
        ] {
            sql(query).bind(person).execute(&mut *change).await?;
        }
        change.commit().await?;
        self.sessions_ended().await;
        Ok(true)
    }

    /// Forgets links that are not good any more.
    pub(super) async fn forget_mail_tokens(&self) -> Result<(), StoreError> {
        self.execute(sql("DELETE FROM mail_tokens WHERE expires <= $1").bind(wall())).await.map(drop)
    }
}
