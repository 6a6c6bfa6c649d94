//! Where people want to be told what happens while they are not at the table.

use sqlx::FromRow;

use super::base::sql;
use super::{Store, StoreError};
use crate::clock::wall;
use crate::notices::Kind;

/// Where somebody wants to be told.
#[derive(Clone, Debug, FromRow)]
pub struct AddressRow {
    /// Its number.
    pub id: i64,
    /// Whose it is.
    pub person: i64,
    /// `mail`, `push` or `webhook`.
    pub channel: String,
    /// A mail address, the endpoint of a browser, the URL of a webhook.
    pub address: String,
    /// What a webhook is sent; the public half of a browser's key.
    pub form: String,
    /// What both sides know.
    pub secret: String,
    /// What it is called on the page.
    pub label: String,
    /// What is told there, separated by blanks.
    pub kinds: String,
    /// When it was added, by the wall's clock.
    pub created: i64,
    /// When its owner has shown that it is theirs.
    pub confirmed: Option<i64>,
    /// When it turned out that nobody is there.
    pub dead: Option<i64>,
    /// Why nothing is sent there: `gone`, `silent` or `refused`.
    pub why: Option<String>,
    /// How many notices it refused, one after the other.
    pub refusals: i64,
}

const COLUMNS: &str =
    "id, person, channel, address, form, secret, label, kinds, created, confirmed, dead, why, refusals";

fn select(rest: &str) -> sqlx::AssertSqlSafe<String> {
    // Only texts of this file come together here.
    sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM addresses {rest}"))
}

impl AddressRow {
    /// Whether something of a kind is told there.
    pub fn wants(&self, kind: &str) -> bool {
        self.kinds.split(' ').any(|wanted| wanted == kind)
    }

    /// Whether anything is sent there at all.
    pub fn is_good(&self) -> bool {
        self.confirmed.is_some() && self.dead.is_none()
    }
}

/// A new address.
#[derive(Clone, Debug)]
pub struct NewAddress<'a> {
    /// Whose.
    pub person: i64,
    /// `mail`, `push` or `webhook`.
    pub channel: &'a str,
    /// Where.
    pub address: &'a str,
    /// See [`AddressRow::form`].
    pub form: &'a str,
    /// See [`AddressRow::secret`].
    pub secret: &'a str,
    /// What it is called on the page.
    pub label: &'a str,
    /// What is told there.
    pub kinds: &'a str,
    /// Whether nobody needs to be asked whether it is theirs.
    pub confirmed: bool,
    /// Of a browser the session in it: its end is the end of the address.
    pub session: Option<&'a str>,
}

/// How a browser can be reached.
pub struct Subscribed<'a> {
    /// Where.
    pub endpoint: &'a str,
    /// The public half of its key.
    pub key: &'a str,
    /// What both sides know.
    pub secret: &'a str,
}

/// The most addresses of one person.
pub const MOST_ADDRESSES: i64 = 10;

impl Store {
    /// Somebody's addresses, the oldest first.
    pub async fn addresses(&self, person: i64) -> Result<Vec<AddressRow>, StoreError> {
        self.all(sql(select("WHERE person = $1 ORDER BY id")).bind(person)).await
    }

    /// An address by number.
    pub async fn address(&self, id: i64) -> Result<Option<AddressRow>, StoreError> {
        self.maybe(sql(select("WHERE id = $1")).bind(id)).await
    }

    /// Accounts that have a mail address, and have shown that it is theirs: number and name.
    pub async fn accounts_at(&self, mail: &str) -> Result<Vec<(i64, String)>, StoreError> {
        let query = "SELECT DISTINCT people.id, people.name FROM addresses JOIN people ON people.id = addresses.person
                     WHERE addresses.channel = 'mail' AND addresses.address = $1 AND addresses.confirmed IS NOT NULL
                     AND people.name IS NOT NULL AND people.password IS NOT NULL ORDER BY people.id LIMIT 5";
        self.all(sql(query).bind(mail)).await
    }

    /// Adds an address, or gives one that is there new life; a mail address is asked for a confirmation in the same change, in
    /// that language. `None` where there are too many.
    pub async fn add_address(&self, new: &NewAddress<'_>, language: &str) -> Result<Option<i64>, StoreError> {
        let mut change = self.change().await?;
        let count = "SELECT COUNT(*) FROM addresses WHERE person = $1 AND NOT (channel = $2 AND address = $3)";
        let count = sql(count).bind(new.person).bind(new.channel).bind(new.address);
        let (others,): (i64,) = count.fetch_one(&mut *change).await?;
        if others >= MOST_ADDRESSES {
            change.abandon().await?;
            return Ok(None);
        }
        if new.channel == "push" {
            // Whoever was told in this browser before is not in it any more.
            let query = "DELETE FROM addresses WHERE channel = 'push' AND address = $1 AND person != $2";
            sql(query).bind(new.address).bind(new.person).execute(&mut *change).await?;
        }
        let good = "SELECT COUNT(*) FROM addresses WHERE person = $1 AND channel = $2 AND address = $3
                    AND confirmed IS NOT NULL AND dead IS NULL";
        let good = sql(good).bind(new.person).bind(new.channel).bind(new.address);
        let (good,): (i64,) = good.fetch_one(&mut *change).await?;
        let query = "INSERT INTO addresses (person, channel, address, form, secret, label, kinds, created, confirmed, session)
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
                     ON CONFLICT (person, channel, address) DO UPDATE SET form = excluded.form, secret = excluded.secret,
                     label = excluded.label, session = excluded.session, dead = NULL, why = NULL, refusals = 0,
                     confirmed = COALESCE(addresses.confirmed, excluded.confirmed) RETURNING id, confirmed";
        let (id, confirmed): (i64, Option<i64>) = sql(query)
            .bind(new.person)
            .bind(new.channel)
            .bind(new.address)
            .bind(new.form)
            .bind(new.secret)
            .bind(new.label)
            .bind(new.kinds)
            .bind(wall())
            .bind(new.confirmed.then(wall))
            .bind(new.session)
            .fetch_one(&mut *change)
            .await?;
        if good == 0 && confirmed.is_some() {
            super::news::insert_waiting(&mut change, new.person, id).await?;
        }
        if new.channel == "mail" && confirmed.is_none() {
            super::deliveries::ask(&mut change, "confirm", Some(id), new.address, language).await?;
        }
        sql("INSERT INTO notice_settings (person, language, zone) VALUES ($1, $2, 0) ON CONFLICT (person) DO NOTHING")
            .bind(new.person)
            .bind(language)
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        Ok(Some(id))
    }

    /// What is told at somebody's address.
    pub async fn set_kinds(&self, person: i64, id: i64, kinds: &str) -> Result<(), StoreError> {
        let query = "UPDATE addresses SET kinds = $3 WHERE person = $1 AND id = $2";
        self.execute(sql(query).bind(person).bind(id).bind(kinds)).await.map(drop)
    }

    /// A browser that somebody is told things in can be reached otherwise than before; what is told there stays as it was. `false`
    /// where they are told nothing there.
    pub async fn renew_browser(
        &self,
        person: i64,
        session: Option<&str>,
        old: &str,
        now: &Subscribed<'_>,
    ) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let query = "SELECT id, dead IS NULL FROM addresses WHERE person = $1 AND channel = 'push' AND address = $2";
        let known: Option<(i64, bool)> = sql(query).bind(person).bind(old).fetch_optional(&mut *change).await?;
        let Some((id, was_good)) = known else {
            change.abandon().await?;
            return Ok(false);
        };
        let query = "DELETE FROM addresses WHERE channel = 'push' AND address = $1 AND id != $2";
        sql(query).bind(now.endpoint).bind(id).execute(&mut *change).await?;
        let query = "UPDATE addresses SET address = $2, form = $3, secret = $4, session = $5, dead = NULL, why = NULL,
                     refusals = 0 WHERE id = $1";
        let query = sql(query).bind(id).bind(now.endpoint).bind(now.key).bind(now.secret).bind(session);
        query.execute(&mut *change).await?;
        if !was_good {
            super::news::insert_waiting(&mut change, person, id).await?;
        }
        change.commit().await?;
        Ok(true)
    }

    /// News of a kind, or all, are no longer told at an address. What was on its way there is looked at once more, and dropped.
    pub async fn unsubscribe(&self, id: i64, kind: Option<Kind>) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        let query = "SELECT kinds FROM addresses WHERE id = $1";
        let kinds: Option<(String,)> = sql(query).bind(id).fetch_optional(&mut *change).await?;
        if let Some((kinds,)) = kinds {
            let left = |name: &&str| kind.is_some_and(|kind| kind.name() != *name);
            let kinds = kinds.split(' ').filter(left).collect::<Vec<_>>().join(" ");
            sql("UPDATE addresses SET kinds = $2 WHERE id = $1").bind(id).bind(kinds).execute(&mut *change).await?;
        }
        change.commit().await
    }

    /// Forgets somebody's address, with what was on its way there, and what links in mails there could do.
    pub async fn delete_address(&self, person: i64, id: i64) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        for query in [
            "DELETE FROM mail_tokens WHERE person = $1
             AND address IN (SELECT address FROM addresses WHERE person = $1 AND id = $2 AND channel = 'mail')",
            "DELETE FROM addresses WHERE person = $1 AND id = $2",
        ] {
            sql(query).bind(person).bind(id).execute(&mut *change).await?;
        }
        change.commit().await
    }

    /// The browsers that came with somebody who has just logged in belong to the session there.
    pub async fn keep_browsers(&self, person: i64, session: &str) -> Result<(), StoreError> {
        let query = "UPDATE addresses SET session = $2 WHERE person = $1 AND channel = 'push' AND session IS NULL";
        self.execute(sql(query).bind(person).bind(session)).await.map(drop)
    }

    /// An address has refused a notice, or taken one: so many it has refused, one after the other.
    pub async fn set_refusals(&self, id: i64, refusals: i64) -> Result<(), StoreError> {
        let query = "UPDATE addresses SET refusals = $2 WHERE id = $1";
        self.execute(sql(query).bind(id).bind(refusals)).await.map(drop)
    }

    /// Nobody is at an address any more: nothing is sent there, and its owner sees so.
    pub async fn bury_address(&self, id: i64, why: &str) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        let query = "UPDATE addresses SET dead = $2, why = $3 WHERE id = $1 AND dead IS NULL";
        sql(query).bind(id).bind(wall()).bind(why).execute(&mut *change).await?;
        sql("DELETE FROM deliveries WHERE address = $1").bind(id).execute(&mut *change).await?;
        change.commit().await
    }
}
