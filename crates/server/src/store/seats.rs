//! Who sits where.

use sqlx::FromRow;

use super::base::{Connection, sql};
use super::{At, Happening, Settled, Store, StoreError};

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// Somebody with a browser of their own.
    Person,
    /// Another person at the owner's screen.
    Here,
    /// A bot.
    Bot,
    /// Anyone may sit down.
    Open,
    /// Whoever has the link may sit down.
    Invite,
}

impl SeatKind {
    /// As it is stored.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Here => "here",
            Self::Bot => "bot",
            Self::Open => "open",
            Self::Invite => "invite",
        }
    }
}

/// Somebody leaves their seat, and a bot plays on.
pub struct Leaving {
    /// What the log tells of it; the seat and the bot stand there.
    pub happening: Happening,
    /// When, by the house's clock.
    pub at: i64,
}

/// A seat as it is stored.
#[derive(Clone, Debug, FromRow)]
pub struct SeatRow {
    /// At which match.
    #[sqlx(rename = "match")]
    pub of: String,
    /// Its number.
    pub seat: i64,
    kind: String,
    /// Who sits there.
    pub person: Option<i64>,
    /// Whether somebody sat there whose account is gone.
    pub gone: bool,
    /// Which bot.
    pub bot: Option<String>,
    /// The random number behind the invite that is out.
    pub invite: Option<String>,
    /// Whether decisions with one option resolve themselves.
    pub auto: bool,
    /// Whether what others ask of it is declined, where the game offers that.
    pub declines: bool,
    /// Whether its turns end by themselves, where the game offers that.
    pub ends: bool,
    /// What it does not want to be offered any more, by the ids of its names.
    waived: Option<String>,
    /// 0, 1 (left, and may come back), 2 (lost on time), 3 (resigned).
    pub late: i64,
    /// When it was left.
    pub late_at: Option<i64>,
    /// Who played it before it was left; before the match begins, how it was free.
    was: Option<String>,
    /// Milliseconds it was given besides when it came back.
    pub grace: i64,
    /// What another person at the owner's screen is called.
    pub nick: Option<String>,
    /// The name of whoever sits there.
    pub name: Option<String>,
    /// Tells guests apart.
    pub guest: Option<i64>,
}

impl SeatRow {
    /// A seat to be stored.
    pub fn new(of: &str, seat: usize, kind: SeatKind, person: Option<i64>, bot: Option<&str>) -> Self {
        Self {
            of: of.to_owned(),
            seat: i64::try_from(seat).unwrap_or_default(),
            kind: kind.text().to_owned(),
            person,
            gone: false,
            bot: bot.map(str::to_owned),
            invite: None,
            auto: true,
            declines: false,
            ends: false,
            waived: None,
            late: 0,
            late_at: None,
            was: None,
            grace: 0,
            nick: None,
            name: None,
            guest: None,
        }
    }

    /// Who plays it.
    pub fn kind(&self) -> SeatKind {
        match self.kind.as_str() {
            "person" => SeatKind::Person,
            "here" => SeatKind::Here,
            "bot" => SeatKind::Bot,
            "invite" => SeatKind::Invite,
            _ => SeatKind::Open,
        }
    }

    /// What it does not want to be offered any more, by the ids of its names.
    pub fn waived(&self) -> impl Iterator<Item = &str> {
        self.waived.iter().flat_map(|waived| waived.split(' '))
    }

    /// When it has lost on time or resigned, if it has.
    pub fn lost(&self) -> Option<i64> {
        (self.late >= 2).then(|| self.late_at.unwrap_or_default())
    }

    /// The seat as it is once it was left.
    pub fn left(&self, leaving: &Leaving) -> Self {
        let Leaving { happening, at } = leaving;
        Self {
            was: Some(self.kind.clone()),
            kind: SeatKind::Bot.text().to_owned(),
            bot: happening.bot.clone(),
            late: happening.what.late(),
            late_at: Some(*at),
            ..self.clone()
        }
    }

    /// Whether somebody has left who could have the seat again.
    pub fn may_return(&self) -> bool {
        self.late > 0 && self.kind() == SeatKind::Bot && self.person.is_some()
    }

    /// The seat as it is once they have it again, with `grace` milliseconds besides.
    pub fn returned(&self, grace: i64) -> Self {
        let kind = self.was.clone().unwrap_or_else(|| SeatKind::Person.text().to_owned());
        Self { kind, was: None, bot: None, late: 0, late_at: None, grace, ..self.clone() }
    }

    /// Whether a person plays it.
    pub fn human(&self) -> bool {
        matches!(self.kind(), SeatKind::Person | SeatKind::Here)
    }
}

pub(super) async fn insert(change: &mut Connection, seat: &SeatRow) -> Result<(), StoreError> {
    sql("INSERT INTO seats (match, seat, kind, person, bot, invite, nick) VALUES ($1, $2, $3, $4, $5, $6, $7)")
        .bind(&seat.of)
        .bind(seat.seat)
        .bind(&seat.kind)
        .bind(seat.person)
        .bind(&seat.bot)
        .bind(&seat.invite)
        .bind(&seat.nick)
        .execute(change)
        .await?;
    Ok(())
}

impl Store {
    /// The seats of a match in order.
    pub async fn seats(&self, id: &str) -> Result<Vec<SeatRow>, StoreError> {
        let query =
            "SELECT seats.match, seat, kind, person, gone, bot, invite, auto, declines, ends, late, late_at, was, grace,
                     (SELECT string_agg(what, ' ') FROM waived WHERE waived.match = seats.match
                      AND waived.seat = seats.seat) AS waived, seats.nick, COALESCE(people.name, people.nick) AS name,
                     people.guest FROM seats LEFT JOIN people ON people.id = seats.person WHERE match = $1 ORDER BY seat";
        self.all(sql(query).bind(id)).await
    }

    /// Sits somebody down at an open seat; `false` when somebody else was faster.
    pub async fn take_seat(&self, id: &str, seat: i64, person: i64) -> Result<bool, StoreError> {
        let query = "UPDATE seats SET was = kind, kind = 'person', person = $1 WHERE match = $2 AND seat = $3 AND kind = 'open'";
        Ok(self.execute_of(id, sql(query).bind(person).bind(id).bind(seat)).await? == 1)
    }

    /// Sits somebody down by an invite, which is used up; `None` when it is not valid (any more).
    pub async fn use_invite(&self, id: &str, invite: &str, person: i64) -> Result<Option<i64>, StoreError> {
        let query = "UPDATE seats SET was = kind, kind = 'person', person = $1, invite = NULL
                     WHERE match = $2 AND invite = $3 AND kind = 'invite' RETURNING seat";
        let mut change = self.change_of(id).await?;
        let seat: Option<(i64,)> = sql(query).bind(person).bind(id).bind(invite).fetch_optional(&mut *change).await?;
        change.commit().await?;
        Ok(seat.map(|(seat,)| seat))
    }

    /// A new invite for a seat that waits for one: older ones are no longer valid.
    pub async fn set_invite(&self, id: &str, seat: i64, invite: &str) -> Result<(), StoreError> {
        let query = "UPDATE seats SET invite = $1 WHERE match = $2 AND seat = $3 AND kind = 'invite'";
        self.execute_of(id, sql(query).bind(invite).bind(id).bind(seat)).await.map(drop)
    }

    /// Changes who an unbegun match's seat waits for.
    pub async fn set_seat(&self, id: &str, seat: i64, kind: SeatKind, bot: Option<&str>) -> Result<(), StoreError> {
        let query = "UPDATE seats SET kind = $1, bot = $2, person = NULL, invite = NULL WHERE match = $3 AND seat = $4
                     AND (SELECT status FROM matches WHERE id = seats.match) = 'open'";
        self.execute_of(id, sql(query).bind(kind.text()).bind(bot).bind(id).bind(seat)).await.map(drop)
    }

    /// Whether decisions with one option resolve themselves.
    pub async fn set_auto(&self, id: &str, seat: i64, auto: bool) -> Result<(), StoreError> {
        let query = "UPDATE seats SET auto = $1 WHERE match = $2 AND seat = $3";
        self.execute_of(id, sql(query).bind(auto).bind(id).bind(seat)).await.map(drop)
    }

    /// Whether what others ask of it is declined.
    pub async fn set_declines(&self, id: &str, seat: i64, declines: bool) -> Result<(), StoreError> {
        let query = "UPDATE seats SET declines = $1 WHERE match = $2 AND seat = $3";
        self.execute_of(id, sql(query).bind(declines).bind(id).bind(seat)).await.map(drop)
    }

    /// Whether its turns end by themselves.
    pub async fn set_ends(&self, id: &str, seat: i64, ends: bool) -> Result<(), StoreError> {
        let query = "UPDATE seats SET ends = $1 WHERE match = $2 AND seat = $3";
        self.execute_of(id, sql(query).bind(ends).bind(id).bind(seat)).await.map(drop)
    }

    /// Whether something is no longer offered to it, by the id of its name.
    pub async fn set_waived(&self, id: &str, seat: i64, what: &str, waived: bool) -> Result<(), StoreError> {
        let query = match waived {
            true => "INSERT INTO waived (match, seat, what) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            false => "DELETE FROM waived WHERE match = $1 AND seat = $2 AND what = $3",
        };
        self.execute_of(id, sql(query).bind(id).bind(seat).bind(what)).await.map(drop)
    }

    /// Bots take over from those who leave; `deadline` is when the next one's time will be up. `false` when the match has
    /// changed meanwhile, or the proposal that the others agreed to is no longer open.
    pub async fn leave_seats(
        &self,
        at: At<'_>,
        leaving: &[Leaving],
        deadline: Option<i64>,
        settled: Option<&Settled>,
    ) -> Result<bool, StoreError> {
        let Some(mut change) = self.change_at(at).await? else { return Ok(false) };
        if !super::proposals::settle_given(&mut change, settled).await? {
            change.abandon().await?;
            return Ok(false);
        }
        for Leaving { happening, at: since } in leaving {
            let query = "UPDATE seats SET was = kind, kind = 'bot', bot = $1, late = $2, late_at = $3
                         WHERE match = $4 AND seat = $5";
            sql(query)
                .bind(&happening.bot)
                .bind(happening.what.late())
                .bind(since)
                .bind(at.id)
                .bind(happening.seat)
                .execute(&mut *change)
                .await?;
            super::happenings::insert(&mut change, at.id, happening).await?;
        }
        super::matches::set_deadline(&mut change, at.id, deadline).await?;
        change.commit().await?;
        Ok(true)
    }

    /// Somebody gets up from a table that has not begun: the seat waits again for whom it waited before.
    pub async fn get_up(&self, id: &str, person: i64, invite: &str) -> Result<(), StoreError> {
        let query = "UPDATE seats SET kind = COALESCE(was, 'open'), invite = CASE was WHEN 'invite' THEN $1 END,
                     was = NULL, person = NULL WHERE match = $2 AND person = $3 AND kind != 'bot'
                     AND (SELECT status FROM matches WHERE id = seats.match) = 'open'";
        self.execute_of(id, sql(query).bind(invite).bind(id).bind(person)).await.map(drop)
    }
}
