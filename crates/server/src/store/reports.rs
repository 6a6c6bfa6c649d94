//! What people report of each other, and what became of it. Who reported is for admins alone.

use sqlx::FromRow;

use super::admin_log::{self, About, AdminDeed};
use super::base::sql;
use super::{Store, StoreError};
use crate::clock::wall;

/// What can be reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReportKind {
    /// Insults, hate, threats.
    Abuse,
    /// Advertising, the same over and over.
    Spam,
    /// Playing with what one may not know, or for somebody else.
    Cheating,
    /// Keeping the others waiting on purpose.
    Stalling,
    /// A name that hurts.
    Name,
    /// Something else.
    Other,
}

impl ReportKind {
    /// Every kind, as it is offered.
    pub const ALL: [Self; 6] = [Self::Abuse, Self::Spam, Self::Cheating, Self::Stalling, Self::Name, Self::Other];

    /// As it is stored.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Abuse => "abuse",
            Self::Spam => "spam",
            Self::Cheating => "cheating",
            Self::Stalling => "stalling",
            Self::Name => "name",
            Self::Other => "other",
        }
    }
}

impl std::str::FromStr for ReportKind {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|kind| kind.text() == text).ok_or(())
    }
}

/// A report to be stored.
pub struct NewReport<'a> {
    /// Who reports.
    pub reporter: i64,
    /// Whom.
    pub about: i64,
    /// The table they share.
    pub table: &'a str,
    /// The line of its chat it is about, and what it says.
    pub line: Option<(i64, &'a str)>,
    /// What it is.
    pub kind: ReportKind,
    /// More about it, in the reporter's words.
    pub text: &'a str,
}

/// What became of a report to be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reported {
    /// It is kept.
    Kept,
    /// They have reported the same before, and nobody has looked at it yet.
    Before,
    /// They have reported enough for a day.
    Enough,
}

/// A report as it is stored.
#[derive(Clone, Debug, FromRow)]
pub struct ReportRow {
    /// Its number.
    pub id: i64,
    /// Who reported, if they are still there.
    pub reporter: Option<i64>,
    /// Whom, if they are still there.
    pub about: Option<i64>,
    /// The table they share.
    #[sqlx(rename = "match")]
    pub table: Option<String>,
    /// What a line of its chat said that it is about.
    pub quote: Option<String>,
    /// What it is.
    pub kind: String,
    /// More about it.
    pub text: String,
    /// `open`, `seen` or `closed`.
    pub status: String,
    /// What came of it, once it is closed: `none`, `warned`, `suspended` or `gone`.
    pub outcome: Option<String>,
    /// When it was made.
    pub at: i64,
    /// The name of whom it is about.
    pub name: Option<String>,
    /// Tells guests apart.
    pub guest: Option<i64>,
}

/// What comes of a report.
#[derive(Clone, Copy, Debug)]
pub enum Outcome<'a> {
    /// Nothing has to be done.
    Nothing,
    /// The person was told something.
    Warned {
        /// What.
        reason: &'a str,
    },
    /// The person may not play for a while.
    Suspended {
        /// Until when, if that is known.
        until: Option<i64>,
        /// What they are told.
        reason: &'a str,
    },
}

impl Outcome<'_> {
    /// As it is stored.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Nothing => "none",
            Self::Warned { .. } => "warned",
            Self::Suspended { .. } => "suspended",
        }
    }
}

/// A day, in milliseconds.
const DAY: i64 = 86_400_000;

const COLUMNS: &str = "reports.id, reporter, about, reports.match, quote, kind, text, status, outcome, at,
     COALESCE(people.name, people.nick) AS name, people.guest";

fn select(rest: &str) -> sqlx::AssertSqlSafe<String> {
    // Only texts of this file come together here.
    sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM reports LEFT JOIN people ON people.id = reports.about {rest}"))
}

impl Store {
    /// Keeps a report; nobody makes more than `most` within a day.
    pub async fn report(&self, new: &NewReport<'_>, most: i64) -> Result<Reported, StoreError> {
        let mut change = self.change().await?;
        // Whoever reports is held until the report is kept: two at once are counted one after the other.
        super::people::hold(&mut change, new.reporter).await?;
        let query = "SELECT COUNT(*) FILTER (WHERE at > $2),
                     COUNT(*) FILTER (WHERE status = 'open' AND about = $3 AND match = $4 AND kind = $5 AND COALESCE(line, 0) = $6)
                     FROM reports WHERE reporter = $1";
        let (today, same): (i64, i64) = sql(query)
            .bind(new.reporter)
            .bind(wall() - DAY)
            .bind(new.about)
            .bind(new.table)
            .bind(new.kind.text())
            .bind(new.line.map_or(0, |(number, _)| number))
            .fetch_one(&mut *change)
            .await?;
        if same > 0 || today >= most {
            change.abandon().await?;
            return Ok(if same > 0 { Reported::Before } else { Reported::Enough });
        }
        sql("INSERT INTO reports (reporter, about, match, line, quote, kind, text, status, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, 'open', $8)")
        .bind(new.reporter)
        .bind(new.about)
        .bind(new.table)
        .bind(new.line.map(|(number, _)| number))
        .bind(new.line.map(|(_, quote)| quote))
        .bind(new.kind.text())
        .bind(new.text)
        .bind(wall())
        .execute(&mut *change)
        .await?;
        change.commit().await?;
        Ok(Reported::Kept)
    }

    /// What somebody has reported, the last first.
    pub async fn reports_by(&self, reporter: i64, most: i64) -> Result<Vec<ReportRow>, StoreError> {
        let query = select("WHERE reporter = $1 ORDER BY reports.id DESC LIMIT $2");
        self.all(sql(query).bind(reporter).bind(most)).await
    }

    /// Reports, the last first, after skipping some; those that are closed only if they are wanted, too.
    pub async fn reports(&self, closed: bool, skip: i64, most: i64) -> Result<Vec<ReportRow>, StoreError> {
        let query = select("WHERE $1 OR status != 'closed' ORDER BY reports.id DESC LIMIT $2 OFFSET $3");
        self.all(sql(query).bind(closed).bind(most).bind(skip)).await
    }

    /// The numbers of reports about somebody that are not closed.
    pub async fn open_reports_about(&self, about: i64) -> Result<Vec<i64>, StoreError> {
        let query = "SELECT id FROM reports WHERE about = $1 AND status != 'closed' ORDER BY id";
        let found: Vec<(i64,)> = self.all(sql(query).bind(about)).await?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// A report.
    pub async fn find_report(&self, id: i64) -> Result<Option<ReportRow>, StoreError> {
        self.maybe(sql(select("WHERE reports.id = $1")).bind(id)).await
    }

    /// An admin has looked at a report: whoever made it can see that.
    pub async fn look_at_report(&self, id: i64, who: &str) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        let query = "UPDATE reports SET status = 'seen' WHERE id = $1 AND status = 'open'";
        if sql(query).bind(id).execute(&mut *change).await? == 1 {
            let deed = AdminDeed { who, what: "look at report", about: About::Report(id), note: "" };
            admin_log::insert(&mut change, deed).await?;
        }
        change.commit().await
    }

    /// Closes a report, and does what comes of it to `about`; `false` when it is closed already.
    pub async fn close_report(
        &self,
        id: i64,
        about: Option<i64>,
        outcome: Outcome<'_>,
        who: &str,
        note: &str,
    ) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let query = "UPDATE reports SET status = 'closed', outcome = $1 WHERE id = $2 AND status != 'closed'";
        if sql(query).bind(outcome.text()).bind(id).execute(&mut *change).await? != 1 {
            change.abandon().await?;
            return Ok(false);
        }
        let deed = AdminDeed { who, what: "close report", about: About::Report(id), note };
        admin_log::insert(&mut change, deed).await?;
        match (outcome, about) {
            (Outcome::Warned { reason }, Some(person)) => {
                super::suspensions::warn(&mut change, person, reason).await?;
                let deed = AdminDeed { who, what: "warn", about: About::Person(person), note: reason };
                admin_log::insert(&mut change, deed).await?;
            }
            (Outcome::Suspended { until, reason }, Some(person)) => {
                super::suspensions::suspend(&mut change, person, until, reason, self.clock.now()).await?;
                let deed = AdminDeed { who, what: "suspend", about: About::Person(person), note: reason };
                admin_log::insert(&mut change, deed).await?;
            }
            _ => {}
        }
        change.commit().await?;
        if matches!(outcome, Outcome::Suspended { .. }) {
            self.sessions_ended().await;
        }
        Ok(true)
    }
}
