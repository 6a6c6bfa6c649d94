//! What whoever runs a site can do about people and tables, from another process and while servers run: it is all in the
//! database, where servers find it at the next request.
//!
//! Every deed is stored together with its line in the log, so nothing is done that the log does not tell.

mod seen;

use std::path::PathBuf;

use crate::clock::wall;
use crate::id;
use crate::names;
use crate::store::{About, AdminDeed, Database, Outcome, Person, ReportRow, Store, StoreError};

pub use crate::store::AccountSearch as People;
pub use seen::{Account, Invitation, LogLine, Named, Profile, Report, Table};

/// How many lines a page of a list has.
pub const PAGE: i64 = 50;

/// The longest text that people are told, in letters.
const LONGEST: usize = 500;

const DAY: i64 = 86_400_000;

/// Somebody who looks after a site.
pub struct Admin {
    store: Store,
    who: String,
}

/// Whom a deed is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// The account of this name.
    Name(String),
    /// The person of this number, who may be a guest.
    Number(i64),
}

/// What comes of a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing has to be done.
    Nothing,
    /// The person is told something.
    Warning(String),
    /// The person may not play, for so many days or until it is lifted.
    Suspension {
        /// What they are told.
        reason: String,
        /// For how many days.
        days: Option<u32>,
    },
}

/// Why nothing was done.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// There is no database.
    #[error("there is no database at {0}; name the data folder with --data, or the database with --database")]
    Nothing(PathBuf),
    /// The database cannot be used.
    #[error("the database cannot be used: {0}")]
    Database(String),
    /// Nobody has that name.
    #[error("no account is called '{0}'; `tessera admin accounts` lists them, and guests go by their number")]
    NoAccount(String),
    /// Nobody has that number.
    #[error("nobody has the number {0}")]
    NoPerson(i64),
    /// Only accounts have names.
    #[error("number {0} is a guest, who has no account to rename")]
    Guest(i64),
    /// Nobody can be called that.
    #[error(
        "'{0}' cannot be a name: 2 to 24 visible characters of one script, without brackets, and not like a guest's or a bot's"
    )]
    Name(String),
    /// Somebody else is called that.
    #[error("'{0}', or a name that looks like it, is taken")]
    NameTaken(String),
    /// There is nothing to lift.
    #[error("{0} is not suspended")]
    NotSuspended(String),
    /// There is no such table.
    #[error("there is no table {0}; `tessera admin tables` lists them")]
    NoTable(String),
    /// It is over.
    #[error("table {0} is over already")]
    Over(String),
    /// It is so already.
    #[error("{0}")]
    Already(String),
    /// There is no such report.
    #[error("there is no report {0}; `tessera admin reports --all` lists them")]
    NoReport(i64),
    /// It is closed.
    #[error("report {0} is closed already")]
    Closed(i64),
    /// Whoever it was about is gone.
    #[error("whoever report {0} was about is gone: nothing can be done to them")]
    Gone(i64),
    /// There is no such invitation.
    #[error("there is no invitation {0}; `tessera admin invites list` lists them")]
    NoInvitation(i64),
    /// A text that people are told is missing, or too long.
    #[error("a reason has 1 to {LONGEST} letters: the person reads it")]
    Reason,
    /// Nobody could come by it.
    #[error("an invitation is for at least one")]
    NoUse,
}

impl From<StoreError> for AdminError {
    fn from(error: StoreError) -> Self {
        Self::Database(error.to_string())
    }
}

impl Admin {
    /// Opens the database of a site, whether or not servers use it; `who` stands in the log.
    ///
    /// # Errors
    /// When there is none, or it cannot be used.
    pub async fn open(database: &Database, who: &str) -> Result<Self, AdminError> {
        if let Database::File(path) = database
            && !path.exists()
        {
            return Err(AdminError::Nothing(path.clone()));
        }
        let who = who.trim().chars().filter(|letter| !letter.is_control()).take(40).collect();
        Ok(Self { store: Store::open_beside(database).await?, who })
    }

    /// Finishes all writes.
    pub async fn close(self) {
        self.store.close().await;
    }

    fn deed<'a>(&'a self, what: &'static str, about: About<'a>, note: &'a str) -> AdminDeed<'a> {
        AdminDeed { who: &self.who, what, about, note }
    }

    async fn find(&self, who: &Who) -> Result<Person, AdminError> {
        match who {
            Who::Number(number) => self.store.person(*number).await?.ok_or(AdminError::NoPerson(*number)),
            Who::Name(name) => {
                let found = match self.store.account(name).await? {
                    None => self.store.account(&names::normalised(name)).await?,
                    found => found,
                };
                found.ok_or_else(|| AdminError::NoAccount(name.clone()))
            }
        }
    }

    /// A page of people, the latest first; pages begin with 1.
    ///
    /// # Errors
    /// When the database cannot be used.
    pub async fn accounts(&self, search: &People, page: u32) -> Result<Vec<Account>, AdminError> {
        Ok(self.store.people(search, skipped(page), PAGE).await?.into_iter().map(Account::from).collect())
    }

    /// Somebody, with their tables and what there is about them.
    ///
    /// # Errors
    /// When nobody is meant, or the database cannot be used.
    pub async fn account(&self, who: &Who) -> Result<Profile, AdminError> {
        let person = self.find(who).await?;
        let search = self.store.tables(None, Some(person.id), 0, PAGE).await?;
        Ok(Profile {
            sessions: self.store.sessions(person.id).await?.len(),
            tokens: self.store.tokens(person.id).await?.len(),
            warnings: self.store.warnings(person.id).await?.into_iter().map(|told| told.text).collect(),
            reports: self.store.open_reports_about(person.id).await?,
            tables: search.into_iter().map(Table::from).collect(),
            ..Profile::from(&person)
        })
    }

    /// Somebody may not play, for so many days or until it is lifted. They are logged out everywhere, and bots play on for
    /// them; when it is over they can have their seats again.
    ///
    /// # Errors
    /// When nobody is meant, the reason is missing, or the database cannot be used.
    pub async fn suspend(&self, who: &Who, days: Option<u32>, reason: &str, note: &str) -> Result<Named, AdminError> {
        let person = self.find(who).await?;
        let reason = told(reason)?;
        let note = if note.is_empty() { reason.as_str() } else { note };
        let deed = self.deed("suspend", About::Person(person.id), note);
        self.store.suspend(person.id, until(days), &reason, deed).await?;
        Ok(Named::from(&person))
    }

    /// Somebody may play again.
    ///
    /// # Errors
    /// When nobody is meant or suspended, or the database cannot be used.
    pub async fn unsuspend(&self, who: &Who, note: &str) -> Result<Named, AdminError> {
        let person = self.find(who).await?;
        let deed = self.deed("unsuspend", About::Person(person.id), note);
        if !self.store.lift_suspension(person.id, deed).await? {
            return Err(AdminError::NotSuspended(Named::from(&person).to_string()));
        }
        Ok(Named::from(&person))
    }

    /// Tells somebody something, on their home page.
    ///
    /// # Errors
    /// When nobody is meant, the text is missing, or the database cannot be used.
    pub async fn warn(&self, who: &Who, reason: &str, note: &str) -> Result<Named, AdminError> {
        let person = self.find(who).await?;
        let reason = told(reason)?;
        let note = if note.is_empty() { reason.as_str() } else { note };
        self.store.warn(person.id, &reason, self.deed("warn", About::Person(person.id), note)).await?;
        Ok(Named::from(&person))
    }

    /// An account's new name; returns who it was.
    ///
    /// # Errors
    /// When nobody is meant, the name cannot be or is taken, or the database cannot be used.
    pub async fn rename(&self, who: &Who, name: &str, note: &str) -> Result<Named, AdminError> {
        let person = self.find(who).await?;
        if person.name.is_none() {
            return Err(AdminError::Guest(person.id));
        }
        let new = names::acceptable(name).ok_or_else(|| AdminError::Name(name.to_owned()))?;
        let deed = self.deed("rename", About::Person(person.id), note);
        if !self.store.rename_by_admin(person.id, &new, &names::skeleton(&new), deed).await? {
            return Err(AdminError::NameTaken(new));
        }
        Ok(Named::from(&person))
    }

    /// Forgets somebody, as if they had deleted their account themselves; with `chat`, also what they said.
    ///
    /// # Errors
    /// When nobody is meant, or the database cannot be used.
    pub async fn delete(&self, who: &Who, chat: bool, note: &str) -> Result<Named, AdminError> {
        let person = self.find(who).await?;
        self.store.remove_person(person.id, chat, self.deed("delete", About::Person(person.id), note)).await?;
        Ok(Named::from(&person))
    }

    /// A page of tables, those where something happened last first.
    ///
    /// # Errors
    /// When nobody is meant, or the database cannot be used.
    pub async fn tables(&self, status: Option<&str>, of: Option<&Who>, page: u32) -> Result<Vec<Table>, AdminError> {
        let person = match of {
            Some(who) => Some(self.find(who).await?.id),
            None => None,
        };
        let found = self.store.tables(status, person, skipped(page), PAGE).await?;
        Ok(found.into_iter().map(Table::from).collect())
    }

    /// Ends a match without a result, or takes a table away that has not begun.
    ///
    /// # Errors
    /// When there is none, it is over, or the database cannot be used.
    pub async fn end(&self, table: &str, note: &str) -> Result<(), AdminError> {
        self.has(table).await?;
        let ended = self.store.close_table(table, &self.who, note).await?;
        if ended { Ok(()) } else { Err(AdminError::Over(table.to_owned())) }
    }

    /// Strangers no longer find a table, or do again. Whoever sits there sees it as before.
    ///
    /// # Errors
    /// When there is none, it is so already, or the database cannot be used.
    pub async fn list(&self, table: &str, listed: bool, note: &str) -> Result<(), AdminError> {
        self.has(table).await?;
        if self.store.list_table(table, listed, &self.who, note).await? {
            return Ok(());
        }
        let how = if listed { "listed" } else { "hidden" };
        Err(AdminError::Already(format!("table {table} is {how} already")))
    }

    async fn has(&self, table: &str) -> Result<(), AdminError> {
        let found = self.store.find_match(table).await?;
        found.map(drop).ok_or_else(|| AdminError::NoTable(table.to_owned()))
    }

    /// A page of reports, the last first; those that are closed only with `closed`.
    ///
    /// # Errors
    /// When the database cannot be used.
    pub async fn reports(&self, closed: bool, page: u32) -> Result<Vec<Report>, AdminError> {
        let mut reports = Vec::new();
        for row in self.store.reports(closed, skipped(page), PAGE).await? {
            reports.push(self.read(row).await?);
        }
        Ok(reports)
    }

    /// A report. Whoever made it sees from now on that somebody has looked at it.
    ///
    /// # Errors
    /// When there is none, or the database cannot be used.
    pub async fn report(&self, id: i64) -> Result<Report, AdminError> {
        self.store.look_at_report(id, &self.who).await?;
        let row = self.store.find_report(id).await?.ok_or(AdminError::NoReport(id))?;
        self.read(row).await
    }

    async fn read(&self, row: ReportRow) -> Result<Report, AdminError> {
        let reporter = match row.reporter {
            Some(reporter) => self.store.person(reporter).await?,
            None => None,
        };
        Ok(Report::new(row, reporter.as_ref()))
    }

    /// Closes a report, and does to whom it is about what comes of it.
    ///
    /// # Errors
    /// When there is none, it is closed, the person is gone, a reason is missing, or the database cannot be used.
    pub async fn close_report(&self, id: i64, verdict: &Verdict, note: &str) -> Result<(), AdminError> {
        let row = self.store.find_report(id).await?.ok_or(AdminError::NoReport(id))?;
        if *verdict != Verdict::Nothing && row.about.is_none() {
            return Err(AdminError::Gone(id));
        }
        let reason = match verdict {
            Verdict::Nothing => String::new(),
            Verdict::Warning(reason) | Verdict::Suspension { reason, .. } => told(reason)?,
        };
        let outcome = match verdict {
            Verdict::Nothing => Outcome::Nothing,
            Verdict::Warning(_) => Outcome::Warned { reason: &reason },
            Verdict::Suspension { days, .. } => Outcome::Suspended { until: until(*days), reason: &reason },
        };
        let closed = self.store.close_report(id, row.about, outcome, &self.who, note).await?;
        if closed { Ok(()) } else { Err(AdminError::Closed(id)) }
    }

    /// Whether newcomers need an invitation.
    ///
    /// # Errors
    /// When the database cannot be used.
    pub async fn is_invite_only(&self) -> Result<bool, AdminError> {
        Ok(self.store.is_invite_only().await?)
    }

    /// From now on newcomers need an invitation, or do not. Whoever is here stays.
    ///
    /// # Errors
    /// When it is so already, or the database cannot be used.
    pub async fn set_invite_only(&self, closed: bool, note: &str) -> Result<(), AdminError> {
        if self.store.set_invite_only(closed, &self.who, note).await? {
            return Ok(());
        }
        let how = if closed { "need" } else { "do not need" };
        Err(AdminError::Already(format!("newcomers {how} an invitation already")))
    }

    /// An invitation for so many newcomers, for so many days or until it is used up: its code, which is not kept.
    ///
    /// # Errors
    /// When it is for nobody, or the database cannot be used.
    pub async fn invite(&self, uses: u32, days: Option<u32>, label: &str) -> Result<(i64, String), AdminError> {
        if uses == 0 {
            return Err(AdminError::NoUse);
        }
        let code = id::code();
        let hash = id::code_hash(&code).unwrap_or_default();
        let label: String = label.trim().chars().filter(|letter| !letter.is_control()).take(80).collect();
        let number = self.store.add_invitation(&hash, &label, i64::from(uses), until(days), &self.who).await?;
        Ok((number, code))
    }

    /// All invitations, the last first.
    ///
    /// # Errors
    /// When the database cannot be used.
    pub async fn invitations(&self) -> Result<Vec<Invitation>, AdminError> {
        Ok(self.store.invitations().await?.into_iter().map(Invitation::from).collect())
    }

    /// Nobody comes by an invitation any more; whoever has stays.
    ///
    /// # Errors
    /// When there is none, or the database cannot be used.
    pub async fn revoke(&self, id: i64, note: &str) -> Result<(), AdminError> {
        let gone = self.store.revoke_invitation(id, &self.who, note).await?;
        if gone { Ok(()) } else { Err(AdminError::NoInvitation(id)) }
    }

    /// A page of what admins did, the last first.
    ///
    /// # Errors
    /// When the database cannot be used.
    pub async fn log(&self, page: u32) -> Result<Vec<LogLine>, AdminError> {
        let mut lines = Vec::new();
        for row in self.store.admin_log(skipped(page), PAGE).await? {
            let number = row.about.strip_prefix("person ").and_then(|number| number.parse().ok());
            let person = match number {
                Some(number) => self.store.person(number).await?,
                None => None,
            };
            lines.push(LogLine::new(row, person.as_ref()));
        }
        Ok(lines)
    }
}

/// How many lines come before a page.
fn skipped(page: u32) -> i64 {
    i64::from(page.saturating_sub(1)) * PAGE
}

/// When something ends that lasts so many days.
fn until(days: Option<u32>) -> Option<i64> {
    days.map(|days| wall() + i64::from(days) * DAY)
}

/// A text that people are told.
fn told(text: &str) -> Result<String, AdminError> {
    let text = text.trim();
    let fits = (1..=LONGEST).contains(&text.chars().count());
    if fits { Ok(text.to_owned()) } else { Err(AdminError::Reason) }
}
