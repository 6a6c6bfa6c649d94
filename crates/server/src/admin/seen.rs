//! What an admin is shown: plain values, which can be written as JSON.

use std::fmt;

use serde::Serialize;
use tessera_words::Language;

use crate::store::{AccountRow, InvitationRow, LogRow, Person, ReportRow, TableRow};
use crate::tables::person_name;

/// Somebody by number and name.
#[derive(Clone, Debug, Serialize)]
pub struct Named {
    /// Their number.
    pub number: i64,
    /// What they are called.
    pub called: String,
}

impl fmt::Display for Named {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} (number {})", self.called, self.number)
    }
}

impl From<&Person> for Named {
    fn from(person: &Person) -> Self {
        Self { number: person.id, called: person_name(person.called(), Some(person.guest), Language::English) }
    }
}

/// Somebody in a list.
#[derive(Clone, Debug, Serialize)]
pub struct Account {
    /// Their number.
    pub number: i64,
    /// What they are called.
    pub called: String,
    /// Whether they have no account.
    pub guest: bool,
    /// When they came.
    pub created: String,
    /// When they were last here.
    pub seen: Option<String>,
    /// Tables they sit at that are not over.
    pub tables: i64,
    /// Reports about them that are not closed.
    pub reports: i64,
    /// Whether they may not play now.
    pub suspended: bool,
}

impl From<AccountRow> for Account {
    fn from(row: AccountRow) -> Self {
        let name = row.name.as_deref().or(row.nick.as_deref());
        Self {
            number: row.id,
            called: person_name(name, Some(row.guest), Language::English),
            guest: row.name.is_none(),
            created: time(row.created),
            seen: row.seen.map(time),
            tables: row.tables,
            reports: row.reports,
            suspended: row.suspended,
        }
    }
}

/// Somebody, with what there is about them.
#[derive(Clone, Debug, Serialize)]
pub struct Profile {
    /// Their number.
    pub number: i64,
    /// What they are called.
    pub called: String,
    /// Whether they have no account.
    pub guest: bool,
    /// When they came.
    pub created: String,
    /// Whether they may not play now.
    pub suspended: bool,
    /// Until when, if that is known.
    pub suspended_until: Option<String>,
    /// What they were told when they were last suspended.
    pub suspended_reason: Option<String>,
    /// Browsers they are logged in with.
    pub sessions: usize,
    /// Tokens for programs they have.
    pub tokens: usize,
    /// What they were told.
    pub warnings: Vec<String>,
    /// Reports about them that are not closed, by number.
    pub reports: Vec<i64>,
    /// The tables where something happened last.
    pub tables: Vec<Table>,
}

impl From<&Person> for Profile {
    fn from(person: &Person) -> Self {
        let Named { number, called } = person.into();
        let (now, last) = (person.suspension(), person.last_suspension());
        Self {
            number,
            called,
            guest: person.name.is_none(),
            created: time(person.created),
            suspended: now.is_some(),
            suspended_until: now.and_then(|now| now.until).map(time),
            suspended_reason: last.map(|last| last.reason),
            sessions: 0,
            tokens: 0,
            warnings: Vec::new(),
            reports: Vec::new(),
            tables: Vec::new(),
        }
    }
}

/// A table in a list.
#[derive(Clone, Debug, Serialize)]
pub struct Table {
    /// Its name in addresses.
    pub table: String,
    /// Which game.
    pub game: String,
    /// `open`, `running`, `finished` or `ended`.
    pub status: String,
    /// Whether strangers may find and watch it.
    pub listed: bool,
    /// The number of who set it up.
    pub owner: Option<i64>,
    /// What they are called; a guest may be called nothing.
    pub owner_called: Option<String>,
    /// How many people sit there.
    pub people: i64,
    /// When it was set up.
    pub created: String,
    /// When something last happened.
    pub updated: String,
}

impl From<TableRow> for Table {
    fn from(row: TableRow) -> Self {
        Self {
            table: row.id,
            game: row.game,
            status: row.status,
            listed: row.listed,
            owner: row.owner,
            owner_called: row.owner_name,
            people: row.people,
            created: time(row.created),
            updated: time(row.updated),
        }
    }
}

/// A report.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Its number.
    pub report: i64,
    /// When it was made.
    pub at: String,
    /// `open`, `seen` or `closed`.
    pub status: String,
    /// What came of it: `none`, `warned`, `suspended`, `gone`.
    pub outcome: Option<String>,
    /// What it is: `abuse`, `spam`, `cheating`, `stalling`, `name`, `other`.
    pub kind: String,
    /// Whom it is about.
    pub about: Option<Named>,
    /// Who made it.
    pub by: Option<Named>,
    /// The table they share.
    pub table: Option<String>,
    /// What was said there that it is about.
    pub quote: Option<String>,
    /// More about it, in the reporter's words.
    pub text: String,
}

impl Report {
    pub(super) fn new(row: ReportRow, reporter: Option<&Person>) -> Self {
        let called = person_name(row.name.as_deref(), row.guest, Language::English);
        Self {
            report: row.id,
            at: time(row.at),
            status: row.status,
            outcome: row.outcome,
            kind: row.kind,
            about: row.about.map(|number| Named { number, called }),
            by: reporter.map(Named::from),
            table: row.table,
            quote: row.quote,
            text: row.text,
        }
    }
}

/// An invitation.
#[derive(Clone, Debug, Serialize)]
pub struct Invitation {
    /// Its number.
    pub invitation: i64,
    /// Whom it is for.
    pub label: String,
    /// How many may come by it.
    pub uses: i64,
    /// How many have.
    pub used: i64,
    /// When it ends.
    pub expires: Option<String>,
    /// When it was made.
    pub created: String,
}

impl From<InvitationRow> for Invitation {
    fn from(row: InvitationRow) -> Self {
        Self {
            invitation: row.id,
            label: row.label,
            uses: row.uses,
            used: row.used,
            expires: row.expires.map(time),
            created: time(row.created),
        }
    }
}

/// Something an admin did.
#[derive(Clone, Debug, Serialize)]
pub struct LogLine {
    /// Its number.
    pub line: i64,
    /// When.
    pub at: String,
    /// Who did it.
    pub who: String,
    /// What.
    pub what: String,
    /// To whom or what, by number.
    pub about: String,
    /// What they are called now, if it is a person who is still there.
    pub called: Option<String>,
    /// Why.
    pub note: String,
}

impl LogLine {
    pub(super) fn new(row: LogRow, person: Option<&Person>) -> Self {
        Self {
            line: row.id,
            at: time(row.at),
            who: row.who,
            what: row.what,
            about: row.about,
            called: person.map(|person| Named::from(person).called),
            note: row.note,
        }
    }
}

/// A time of the wall's clock, in UTC, as `2026-01-31T12:00:00Z`.
fn time(at: i64) -> String {
    let (days, rest) = (at.div_euclid(86_400_000), at.rem_euclid(86_400_000) / 1000);
    // Years that begin in March, so that the day that is sometimes there comes last; eras of 400 years repeat.
    let shifted = days + 719_468;
    let (era, day) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + 400 * era + i64::from(month <= 2);
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    use super::time;

    #[test]
    fn times_are_written_as_everybody_does() {
        assert_eq!(time(0), "1970-01-01T00:00:00Z");
        assert_eq!(time(951_782_400_000), "2000-02-29T00:00:00Z");
        assert_eq!(time(951_868_799_999), "2000-02-29T23:59:59Z");
        assert_eq!(time(1_767_225_599_000), "2025-12-31T23:59:59Z");
        assert_eq!(time(4_107_542_400_000), "2100-03-01T00:00:00Z", "no leap year");
        assert_eq!(time(-1), "1969-12-31T23:59:59Z");
    }
}
