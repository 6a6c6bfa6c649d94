//! Matches: what was agreed, and how far they are.

use sqlx::FromRow;
use tessera_bots::Level;
use tessera_kernel::{MAX_SEATS, Record, Seat, Secret, Seed, Setup};
use tessera_session::{Deed, Pace};

use super::base::{Connection, sql};
use super::{At, DeedRow, Happening, SeatRow, Settled, Store, StoreError};
use crate::clock::wall;
use crate::notices::Kind;

/// How far a match is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Seats are still open.
    Open,
    /// Being played.
    Running,
    /// Over.
    Finished,
    /// Ended by all before it was over.
    Ended,
}

impl Status {
    /// As it is stored.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Finished => "finished",
            Self::Ended => "ended",
        }
    }

    /// Whether nobody plays any more: what was secret may be told.
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Finished | Self::Ended)
    }
}

/// A match as it is stored.
#[derive(Clone, FromRow)]
pub struct MatchRow {
    /// Its name in addresses.
    pub id: String,
    /// Which game.
    pub game: String,
    setup: String,
    seed: Vec<u8>,
    salt: Vec<u8>,
    status: String,
    /// Whether strangers may find and watch it.
    pub listed: bool,
    pace: String,
    allowance: i64,
    /// `bot` or `lose`.
    pub timeout: String,
    /// Who set it up.
    pub owner: Option<i64>,
    /// The match that is played again after this one.
    pub rematch: Option<String>,
    /// When it began, by the house's clock.
    pub started: Option<i64>,
    /// When something last happened, by the wall's clock.
    pub updated: i64,
    /// Whether whoever set it up may know its seed, and with it all chance to come.
    pub foreknown: bool,
    content: Option<String>,
    stand_in: String,
    /// How often it has changed: whoever has seen fewer has not seen it as it is.
    pub changes: i64,
    /// Whether a bot is asked, as far as is known.
    pub bots: bool,
}

impl MatchRow {
    /// What was agreed.
    pub fn setup(&self) -> Result<Setup, StoreError> {
        serde_json::from_str(&self.setup).map_err(|error| StoreError::Corrupt(error.to_string()))
    }

    /// The match as text, from what is stored, without playing it: for a match that cannot be played here. The seed is in it
    /// only once the match is over.
    pub fn stored_record(&self, deeds: &[DeedRow]) -> String {
        use std::fmt::Write as _;
        let secret = self.secret().ok();
        let seat = |deed: &DeedRow| usize::try_from(deed.seat).ok().filter(|&seat| seat < MAX_SEATS).map(Seat::new);
        let sound: Option<Vec<(Seat, String)>> =
            deeds.iter().map(|deed| Some((seat(deed)?, deed.deed.clone()))).collect();
        if let (Ok(setup), Some(secret), Some(deeds)) = (self.setup(), secret, sound) {
            let record = Record {
                game: self.game.clone(),
                setup,
                content: self.content.clone().unwrap_or_else(|| "unknown".to_owned()),
                commitment: secret.commitment(),
                secret: self.status().is_over().then_some(secret),
                deeds,
                result: None,
            };
            return record.to_string();
        }
        // Not even its head can be read: what there is, as it is.
        let mut text = format!("game {}\nsetup {}\n", self.game, self.setup);
        if let Some(secret) = secret {
            let _ = writeln!(text, "commitment {}", secret.commitment());
        }
        for (index, deed) in deeds.iter().enumerate() {
            let _ = writeln!(text, "{} {} {}", index + 1, deed.seat, deed.deed);
        }
        text
    }

    /// What all chance follows from.
    pub fn secret(&self) -> Result<Secret, StoreError> {
        let seed = |bytes: &[u8]| bytes.try_into().map(Seed).map_err(|_| StoreError::Corrupt("a seed".into()));
        Ok(Secret { seed: seed(&self.seed)?, salt: seed(&self.salt)? })
    }

    /// How long players may think.
    pub fn pace(&self) -> Pace {
        let allowance = u16::try_from(self.allowance).unwrap_or(u16::MAX);
        match self.pace.as_str() {
            "days" => Pace::Days(allowance),
            "clock" => Pace::Clock(allowance),
            _ => Pace::None,
        }
    }

    /// The bot that plays a seat its player has left.
    pub fn stand_in(&self) -> Level {
        Level::ALL.into_iter().find(|level| level.name() == self.stand_in).unwrap_or(STAND_IN)
    }

    /// How far it is.
    pub fn status(&self) -> Status {
        match self.status.as_str() {
            "running" => Status::Running,
            "finished" => Status::Finished,
            "ended" => Status::Ended,
            _ => Status::Open,
        }
    }
}

/// The level that plays a seat its player has left, where nobody has chosen another.
pub const STAND_IN: Level = Level::Strong;

/// A match to be stored.
pub struct NewMatch {
    /// Its name in addresses.
    pub id: String,
    /// Which game.
    pub game: String,
    /// What was agreed.
    pub setup: Setup,
    /// What all chance follows from.
    pub secret: Secret,
    /// Whether strangers may find it.
    pub listed: bool,
    /// How long players may think.
    pub pace: Pace,
    /// `bot` or `lose`.
    pub timeout: &'static str,
    /// The level that plays a seat its player has left.
    pub stand_in: Level,
    /// Who set it up.
    pub owner: i64,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// What has been done already: in a match that goes on from another.
    pub deeds: Vec<Deed>,
    /// How far it is.
    pub status: Status,
    /// The result, if it is over.
    pub result: Option<String>,
    /// Whether whoever sets it up may know its seed.
    pub foreknown: bool,
    /// A hash of the components.
    pub content: String,
}

const COLUMNS: &str =
    "id, game, setup, seed, salt, status, listed, pace, allowance, timeout, owner, rematch, started, updated, foreknown,
     content, stand_in, changes, bots";

fn select(rest: &str) -> sqlx::AssertSqlSafe<String> {
    // Only texts of this file come together here.
    sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM matches {rest}"))
}

/// Notes when somebody's time will be up, within a change; a bot may be asked now.
pub(super) async fn set_deadline(change: &mut Connection, id: &str, deadline: Option<i64>) -> Result<(), StoreError> {
    let query = "UPDATE matches SET deadline = $1, bots = true WHERE id = $2";
    sql(query).bind(deadline).bind(id).execute(change).await?;
    Ok(())
}

impl Store {
    /// Stores a new match with its seats and deeds.
    pub async fn add_match(&self, new: &NewMatch) -> Result<(), StoreError> {
        let setup = serde_json::to_string(&new.setup).map_err(|error| StoreError::Corrupt(error.to_string()))?;
        let (pace, allowance) = match new.pace {
            Pace::None => ("none", 0),
            Pace::Days(days) => ("days", days),
            Pace::Clock(minutes) => ("clock", minutes),
        };
        let mut change = self.change().await?;
        let time = self.clock.now();
        sql(
            "INSERT INTO matches (id, game, setup, seed, salt, status, listed, pace, allowance, timeout, owner, result,
             started, created, updated, foreknown, content, stand_in)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $15, $16, $17)",
        )
        .bind(&new.id)
        .bind(&new.game)
        .bind(setup)
        .bind(&new.secret.seed.0[..])
        .bind(&new.secret.salt.0[..])
        .bind(new.status.text())
        .bind(new.listed)
        .bind(pace)
        .bind(i64::from(allowance))
        .bind(new.timeout)
        .bind(new.owner)
        .bind(&new.result)
        .bind((new.status != Status::Open).then_some(time))
        .bind(wall())
        .bind(new.foreknown)
        .bind(&new.content)
        .bind(new.stand_in.name())
        .execute(&mut *change)
        .await?;
        for seat in &new.seats {
            super::seats::insert(&mut change, seat).await?;
        }
        super::deeds::insert(&mut change, &new.id, 1, &new.deeds, time).await?;
        change.commit().await
    }

    /// A match by its name.
    pub async fn find_match(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        self.maybe(sql(select("WHERE id = $1")).bind(id)).await
    }

    /// The matches somebody sits at, the latest first; those that are over may have been ended. What they have hidden is
    /// left out.
    pub async fn matches_of(&self, person: i64, status: Status, most: i64) -> Result<Vec<MatchRow>, StoreError> {
        let rest = "WHERE (status = $1 OR ($1 = 'finished' AND status = 'ended'))
                    AND (owner = $2 OR id IN (SELECT match FROM seats WHERE person = $2))
                    AND id NOT IN (SELECT match FROM hidden WHERE person = $2) ORDER BY updated DESC LIMIT $3";
        let query = sql(select(rest)).bind(status.text()).bind(person).bind(most);
        self.all(query).await
    }

    /// The names of every match somebody sits at or has set up, the first first.
    pub async fn all_matches_of(&self, person: i64) -> Result<Vec<String>, StoreError> {
        let query = "SELECT id FROM matches WHERE owner = $1 OR id IN (SELECT match FROM seats WHERE person = $1)
                     ORDER BY created, id";
        let found: Vec<(String,)> = self.all(sql(query).bind(person)).await?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// Whether somebody has hidden a match.
    pub async fn is_hidden(&self, id: &str, person: i64) -> Result<bool, StoreError> {
        let query = "SELECT COUNT(*) FROM hidden WHERE match = $1 AND person = $2";
        Ok(self.number(sql(query).bind(id).bind(person)).await? > 0)
    }

    /// The matches somebody has hidden, the latest first.
    pub async fn hidden_of(&self, person: i64, most: i64) -> Result<Vec<MatchRow>, StoreError> {
        let rest = "WHERE id IN (SELECT match FROM hidden WHERE person = $1) ORDER BY updated DESC LIMIT $2";
        self.all(sql(select(rest)).bind(person).bind(most)).await
    }

    /// Somebody does not want a match in their lists any more, or does again.
    pub async fn set_hidden(&self, id: &str, person: i64, hidden: bool) -> Result<(), StoreError> {
        let query = match hidden {
            true => "INSERT INTO hidden (match, person) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            false => "DELETE FROM hidden WHERE match = $1 AND person = $2",
        };
        self.execute(sql(query).bind(id).bind(person)).await.map(drop)
    }

    /// Ends a match before it is over, because all want it. `false` when it has changed meanwhile, or when the proposal that
    /// they agreed to is no longer open.
    pub async fn end_match(
        &self,
        at: At<'_>,
        happening: &Happening,
        settled: Option<&Settled>,
    ) -> Result<bool, StoreError> {
        let Some(mut change) = self.change_at(at).await? else { return Ok(false) };
        if !super::proposals::settle_given(&mut change, settled).await? {
            change.abandon().await?;
            return Ok(false);
        }
        let query =
            "UPDATE matches SET status = 'ended', deadline = NULL, updated = $1 WHERE id = $2 AND status = 'running'";
        let ended = sql(query).bind(wall()).bind(at.id).execute(&mut *change).await? == 1;
        if ended {
            super::happenings::insert(&mut change, at.id, happening).await?;
            super::news::insert_for_all(&mut change, at.id, Kind::Over, None).await?;
        }
        change.commit().await?;
        Ok(ended)
    }

    /// Listed matches, the latest first.
    pub async fn listed(&self, status: Status, most: i64) -> Result<Vec<MatchRow>, StoreError> {
        let rest = "WHERE status = $1 AND listed ORDER BY updated DESC LIMIT $2";
        self.all(sql(select(rest)).bind(status.text()).bind(most)).await
    }

    /// How many tables that somebody set up are not over.
    pub async fn unfinished_of(&self, owner: i64) -> Result<usize, StoreError> {
        let query = "SELECT COUNT(*) FROM matches WHERE owner = $1 AND status IN ('open', 'running')";
        let count: i64 = self.number(sql(query).bind(owner)).await?;
        Ok(usize::try_from(count).unwrap_or_default())
    }

    /// Running matches in which somebody's time is up.
    pub async fn overdue(&self) -> Result<Vec<String>, StoreError> {
        let query = "SELECT id FROM matches WHERE status = 'running' AND deadline <= $1 LIMIT 100";
        self.texts(sql(query).bind(self.clock.now())).await
    }

    /// Notes when somebody's time will be up.
    pub async fn set_deadline(&self, id: &str, deadline: Option<i64>) -> Result<(), StoreError> {
        // What is noted of a match that nobody sees is no change of it.
        let mut change = self.change().await?;
        set_deadline(&mut change, id, deadline).await?;
        change.commit().await
    }

    /// Begins a match whose seats are all taken; `false` when it had begun already.
    pub async fn start_match(&self, id: &str, setup: &Setup, deadline: Option<i64>) -> Result<bool, StoreError> {
        let setup = serde_json::to_string(setup).map_err(|error| StoreError::Corrupt(error.to_string()))?;
        let query = sql(
            "UPDATE matches SET status = 'running', setup = $1, started = $2, updated = $3, deadline = $4, bots = true
             WHERE id = $5 AND status = 'open'
             AND NOT EXISTS (SELECT 1 FROM seats WHERE match = $5 AND kind IN ('open', 'invite'))",
        )
        .bind(setup)
        .bind(self.clock.now())
        .bind(wall())
        .bind(deadline)
        .bind(id);
        let mut change = self.change_of(id).await?;
        let begun = query.execute(&mut *change).await? == 1;
        if begun {
            // Whoever is not asked first is not told: that is looked at later.
            for kind in [Kind::Turn, Kind::Time] {
                super::news::insert_for_all(&mut change, id, kind, None).await?;
            }
        }
        change.commit().await?;
        Ok(begun)
    }

    /// Notes the match that is played again after this one; returns the one that was noted first.
    pub async fn set_rematch(&self, id: &str, rematch: &str, by: i64) -> Result<String, StoreError> {
        let query = "UPDATE matches SET rematch = COALESCE(rematch, $1) WHERE id = $2 RETURNING rematch";
        let mut change = self.change_of(id).await?;
        let (first,): (String,) = sql(query).bind(rematch).bind(id).fetch_one(&mut *change).await?;
        if first == rematch {
            // The others find their invitations where the first match ended.
            super::news::insert_for_all(&mut change, id, Kind::Invite, Some(by)).await?;
        }
        change.commit().await?;
        Ok(first)
    }

    /// Removes a match that has not begun.
    pub async fn delete_open_match(&self, id: &str) -> Result<(), StoreError> {
        let query = "DELETE FROM matches WHERE id = $1 AND status = 'open'";
        self.execute_of(id, sql(query).bind(id)).await.map(drop)
    }
}
