//! People: guests and accounts.

use sqlx::FromRow;

use super::admin_log::{self, AdminDeed};
use super::base::{Connection, Query, sql};
use super::change::Change;
use super::happenings::{What, insert_now};
use super::{Store, StoreError};
use crate::clock::wall;
use crate::id;

/// Somebody who plays.
#[derive(Clone, Debug, FromRow)]
pub struct Person {
    /// Their number.
    pub id: i64,
    /// The name of their account; guests have none.
    pub name: Option<String>,
    /// The argon2id hash of their password.
    pub password: Option<String>,
    /// Tells guests apart.
    pub guest: i64,
    /// What a guest wants to be called.
    pub nick: Option<String>,
    /// When they came, by the wall's clock.
    pub created: i64,
    pub(super) suspended: Option<i64>,
    pub(super) suspended_until: Option<i64>,
    pub(super) suspended_reason: Option<String>,
}

/// The columns of a person, by name: a server that runs goes on while a newer one adds others.
macro_rules! person_columns {
    () => {
        "people.id, people.name, people.password, people.guest, people.nick, people.created, people.suspended, \
         people.suspended_until, people.suspended_reason"
    };
}
pub(super) use person_columns;

impl Person {
    /// The name of their account, or what they want to be called.
    pub fn called(&self) -> Option<&str> {
        self.name.as_deref().or(self.nick.as_deref())
    }
}

impl Store {
    /// A new guest, with a session in a browser. Their number was nobody's before and will be nobody's after. `None` where
    /// newcomers need an invitation, and `code` is the hash of none that is good.
    pub async fn new_guest(
        &self,
        session: &str,
        browser: &str,
        code: Option<&str>,
    ) -> Result<Option<Person>, StoreError> {
        let mut change = self.change().await?;
        if !super::invitations::admit(&mut change, code).await? {
            change.abandon().await?;
            return Ok(None);
        }
        let (number,): (i64,) = sql("UPDATE house SET value = value + 1 WHERE name = 'people' RETURNING value")
            .fetch_one(&mut *change)
            .await?;
        let query =
            concat!("INSERT INTO people (id, guest, created) VALUES ($1, $2, $3) RETURNING ", person_columns!());
        let guest: Person = sql(query)
            .bind(number)
            .bind(i64::from(id::random_below(900)) + 100)
            .bind(wall())
            .fetch_one(&mut *change)
            .await?;
        super::sessions::insert(&mut change, session, guest.id, browser).await?;
        change.commit().await?;
        Ok(Some(guest))
    }

    /// A person by number.
    pub async fn person(&self, id: i64) -> Result<Option<Person>, StoreError> {
        self.maybe(sql(concat!("SELECT ", person_columns!(), " FROM people WHERE id = $1")).bind(id)).await
    }

    /// An account by name.
    pub async fn account(&self, name: &str) -> Result<Option<Person>, StoreError> {
        let query = concat!("SELECT ", person_columns!(), " FROM people WHERE lower(name) = lower($1)");
        self.maybe(sql(query).bind(name)).await
    }

    /// Makes a guest an account. Returns the matches where that is seen; `None` when the name, or one that looks like it, is
    /// taken.
    pub async fn register(
        &self,
        id: i64,
        name: &str,
        skeleton: &str,
        password: &str,
    ) -> Result<Option<Vec<String>>, StoreError> {
        let query = "UPDATE people SET name = $1, skeleton = $2, password = $3 WHERE id = $4 AND password IS NULL";
        self.call(id, sql(query).bind(name).bind(skeleton).bind(password).bind(id)).await
    }

    /// What somebody is called changes, and everybody sees it. Returns the matches where they do; `None` when the name is
    /// taken, or there is nobody to be called so.
    async fn call(&self, id: i64, query: Query<'_>) -> Result<Option<Vec<String>>, StoreError> {
        let mut change = self.change().await?;
        match query.execute(&mut *change).await {
            Ok(1) => {}
            Ok(_) => {
                change.abandon().await?;
                return Ok(None);
            }
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                change.abandon().await?;
                return Ok(None);
            }
            Err(error) => return Err(error.into()),
        }
        let seen = touch_tables_of(&mut change, id).await?;
        change.commit().await?;
        Ok(Some(seen))
    }

    /// Whether an account has a name that looks like this one.
    pub async fn is_account(&self, skeleton: &str) -> Result<bool, StoreError> {
        let query = "SELECT COUNT(*) FROM people WHERE skeleton = $1";
        let count: i64 = self.number(sql(query).bind(skeleton)).await?;
        Ok(count > 0)
    }

    /// What a guest wants to be called. Returns the matches where that is seen.
    pub async fn set_nick(&self, id: i64, nick: &str) -> Result<Vec<String>, StoreError> {
        let query = "UPDATE people SET nick = $1 WHERE id = $2 AND password IS NULL";
        Ok(self.call(id, sql(query).bind(nick).bind(id)).await?.unwrap_or_default())
    }

    /// An account's new name. Returns the matches where that is seen; `None` when it, or one that looks like it, is taken.
    pub async fn rename(&self, id: i64, name: &str, skeleton: &str) -> Result<Option<Vec<String>>, StoreError> {
        let query = "UPDATE people SET name = $1, skeleton = $2 WHERE id = $3 AND password IS NOT NULL";
        self.call(id, sql(query).bind(name).bind(skeleton).bind(id)).await
    }

    /// A new password: every session but `session` ends with the old one, every token, and every link to set another.
    pub async fn change_password(&self, id: i64, password: &str, session: &str) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        sql("UPDATE people SET password = $1 WHERE id = $2").bind(password).bind(id).execute(&mut *change).await?;
        sql("DELETE FROM sessions WHERE person = $1 AND hash != $2")
            .bind(id)
            .bind(session)
            .execute(&mut *change)
            .await?;
        for query in
            ["DELETE FROM tokens WHERE person = $1", "DELETE FROM mail_tokens WHERE person = $1 AND purpose = 'reset'"]
        {
            sql(query).bind(id).execute(&mut *change).await?;
        }
        change.commit().await?;
        self.sessions_ended().await;
        Ok(())
    }

    /// Gives everything a guest has to an account: somebody played first and logged in then. Returns the account's matches.
    pub async fn merge(&self, guest: i64, account: i64) -> Result<Vec<String>, StoreError> {
        let mut change = self.change().await?;
        let query = "SELECT COUNT(*) FROM addresses WHERE person = $1 AND confirmed IS NOT NULL AND dead IS NULL";
        let (addresses,): (i64,) = sql(query).bind(guest).fetch_one(&mut *change).await?;
        if addresses > 0 {
            // They are the account's now, and told what it is asked.
            super::news::insert_waiting(&mut change, account, 0).await?;
        }
        for query in [
            "UPDATE seats SET person = $2 WHERE person = $1",
            "UPDATE matches SET owner = $2 WHERE owner = $1",
            "UPDATE tokens SET person = $2 WHERE person = $1",
            "UPDATE chat SET person = $2 WHERE person = $1",
            "UPDATE hidden SET person = $2 WHERE person = $1 AND match NOT IN (SELECT match FROM hidden WHERE person = $2)",
            "UPDATE lessons SET person = $2 WHERE person = $1 AND NOT EXISTS
             (SELECT 1 FROM lessons AS own WHERE own.person = $2 AND own.game = lessons.game AND own.lesson = lessons.lesson)",
            "UPDATE blocks SET person = $2 WHERE person = $1 AND blocked NOT IN (SELECT blocked FROM blocks WHERE person = $2)",
            "UPDATE blocks SET blocked = $2 WHERE blocked = $1 AND person NOT IN (SELECT person FROM blocks WHERE blocked = $2)",
            "DELETE FROM blocks WHERE person = blocked AND person IN ($1, $2)",
            "UPDATE reports SET reporter = $2 WHERE reporter = $1",
            "UPDATE reports SET about = $2 WHERE about = $1",
            "UPDATE warnings SET person = $2 WHERE person = $1",
            "UPDATE addresses SET person = $2, session = NULL WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM addresses AS own
             WHERE own.person = $2 AND own.channel = addresses.channel AND own.address = addresses.address)",
            "UPDATE news SET person = $2 WHERE person = $1 AND NOT EXISTS
             (SELECT 1 FROM news AS own WHERE own.person = $2 AND own.match = news.match AND own.kind = news.kind)",
            "UPDATE notice_settings SET person = $2 WHERE person = $1 AND NOT EXISTS
             (SELECT 1 FROM notice_settings AS own WHERE own.person = $2)",
            "DELETE FROM people WHERE id = $1 AND password IS NULL AND $2 = $2",
        ] {
            sql(query).bind(guest).bind(account).execute(&mut *change).await?;
        }
        let touched = touch_tables_of(&mut change, account).await?;
        change.commit().await?;
        Ok(touched)
    }

    /// Forgets a person, maybe with everything they said. Their games stay, their name does not; bots play on. Returns the
    /// matches that have changed.
    pub async fn delete_person(&self, id: i64, chat: bool) -> Result<Vec<String>, StoreError> {
        let mut change = self.change().await?;
        let touched = forget(&mut change, id, chat).await?;
        change.commit().await?;
        self.sessions_ended().await;
        Ok(touched)
    }

    /// The same by an admin.
    pub async fn remove_person(&self, id: i64, chat: bool, deed: AdminDeed<'_>) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        for of in &forget(&mut change, id, chat).await? {
            super::stirred::stir(&mut change, of).await?;
        }
        admin_log::insert(&mut change, deed).await?;
        change.commit().await?;
        self.sessions_ended().await;
        Ok(())
    }

    /// An account's new name, by an admin; `false` when it, or one that looks like it, is taken.
    pub async fn rename_by_admin(
        &self,
        id: i64,
        name: &str,
        skeleton: &str,
        deed: AdminDeed<'_>,
    ) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let query = "UPDATE people SET name = $1, skeleton = $2 WHERE id = $3 AND password IS NOT NULL";
        match sql(query).bind(name).bind(skeleton).bind(id).execute(&mut *change).await {
            Ok(1) => {}
            Ok(_) => {
                change.abandon().await?;
                return Ok(false);
            }
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => return Ok(false),
            Err(error) => return Err(error.into()),
        }
        for of in touch_tables_of(&mut change, id).await? {
            super::stirred::stir(&mut change, &of).await?;
        }
        admin_log::insert(&mut change, deed).await?;
        change.commit().await?;
        Ok(true)
    }
}

/// Holds a person until a change is done: whatever is counted of them is counted by one after the other.
pub(super) async fn hold(change: &mut Connection, id: i64) -> Result<(), StoreError> {
    sql("UPDATE people SET created = created WHERE id = $1").bind(id).execute(change).await?;
    Ok(())
}

/// Everyone who sees a person is to look anew: every match that they have set up, where they sit or where they have spoken has
/// changed. Returns them.
async fn touch_tables_of(change: &mut Change, id: i64) -> Result<Vec<String>, StoreError> {
    // In one order, so that two changes never wait for each other.
    let query = "SELECT match FROM seats WHERE person = $1 UNION SELECT match FROM chat WHERE person = $1
                 UNION SELECT id FROM matches WHERE owner = $1 ORDER BY 1";
    let tables: Vec<(String,)> = sql(query).bind(id).fetch_all(&mut **change).await?;
    let tables: Vec<String> = tables.into_iter().map(|(of,)| of).collect();
    for of in &tables {
        change.touch(of).await?;
    }
    Ok(tables)
}

/// Forgets a person, within a change, maybe with everything they said. Returns the matches that have changed.
async fn forget(change: &mut Change, id: i64, chat: bool) -> Result<Vec<String>, StoreError> {
    let seen = touch_tables_of(change, id).await?;
    if chat {
        super::chat::forget(change, id).await?;
    }
    let seats: Vec<(String, i64, String)> =
        sql("SELECT seats.match, seats.seat, matches.setup FROM seats JOIN matches ON matches.id = seats.match
         WHERE seats.person = $1 ORDER BY seats.match, seats.seat")
        .bind(id)
        .fetch_all(&mut **change)
        .await?;
    let mut touched: Vec<(String, Option<tessera_kernel::Setup>)> = Vec::new();
    for (of, seat, setup) in seats {
        if touched.last().is_none_or(|(last, _)| *last != of) {
            touched.push((of, serde_json::from_str(&setup).ok()));
        }
        // A match that cannot be read keeps what it has; nobody is kept here because of it.
        let Some((_, Some(setup))) = touched.last_mut() else { continue };
        if let Some(name) = setup.seats.get_mut(usize::try_from(seat).unwrap_or(usize::MAX)) {
            "someone".clone_into(name);
        }
    }
    for (of, setup) in &touched {
        // Bots play on.
        sql("UPDATE matches SET bots = true WHERE id = $1").bind(of).execute(&mut **change).await?;
        if let Some(setup) = setup {
            let setup = serde_json::to_string(setup).map_err(|error| StoreError::Corrupt(error.to_string()))?;
            let query = "UPDATE matches SET setup = $1 WHERE id = $2";
            sql(query).bind(setup).bind(of).execute(&mut **change).await?;
        }
        // A seat at a table that has not begun is free again.
        sql(
            "UPDATE seats SET kind = 'open', was = NULL, person = NULL, nick = NULL WHERE match = $1 AND person = $2 AND kind != 'bot'
             AND (SELECT status FROM matches WHERE id = seats.match) = 'open'",
        )
        .bind(of)
        .bind(id)
        .execute(&mut **change)
        .await?;
        // The log says who plays on.
        let query = "SELECT seat FROM seats WHERE match = $1 AND person = $2 AND kind != 'bot' ORDER BY seat";
        let left: Vec<(i64,)> = sql(query).bind(of).bind(id).fetch_all(&mut **change).await?;
        for (seat,) in left {
            insert_now(change, of, Some(seat), What::Gone).await?;
        }
    }
    sql("UPDATE seats SET kind = 'bot', gone = true, person = NULL, nick = NULL,
         bot = COALESCE(bot, (SELECT stand_in FROM matches WHERE id = seats.match)) WHERE person = $1")
    .bind(id)
    .execute(&mut **change)
    .await?;
    // Nobody can sit down or look at an open table whose owner is gone.
    sql("DELETE FROM matches WHERE owner = $1 AND status = 'open'").bind(id).execute(&mut **change).await?;
    // What was reported by them and is settled goes with them; what is not can still be looked at. What was said by them is
    // not kept, and nothing can be done any more about somebody who is gone.
    sql("DELETE FROM reports WHERE reporter = $1 AND status = 'closed'").bind(id).execute(&mut **change).await?;
    sql("UPDATE reports SET quote = NULL, line = NULL, outcome = CASE status WHEN 'closed' THEN outcome ELSE 'gone' END,
         status = 'closed' WHERE about = $1")
    .bind(id)
    .execute(&mut **change)
    .await?;
    sql("DELETE FROM people WHERE id = $1").bind(id).execute(&mut **change).await?;
    Ok(seen)
}

impl Store {
    /// Notes what the names of accounts look like that are older than this. Of two that look the same both stay, and the
    /// older one counts.
    pub async fn fill_skeletons(&self) -> Result<(), StoreError> {
        let query = "SELECT id, name FROM people WHERE name IS NOT NULL AND skeleton IS NULL ORDER BY id";
        let accounts: Vec<(i64, String)> = sql(query).fetch_all(&self.read).await?;
        for (id, name) in accounts {
            let query = sql(
                "UPDATE people SET skeleton = $1 WHERE id = $2 AND NOT EXISTS (SELECT 1 FROM people AS other WHERE other.skeleton = $1)",
            );
            self.execute(query.bind(crate::names::skeleton(&name)).bind(id)).await?;
        }
        Ok(())
    }
}
