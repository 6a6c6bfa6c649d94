//! What those who run the site did: a line for each deed, stored together with it. Lines are added here and read, and there is
//! no way to change one.

use std::fmt;

use sqlx::FromRow;

use super::base::{Connection, sql};
use super::{Store, StoreError};
use crate::clock::wall;

/// Something that an admin does, for the log.
#[derive(Clone, Copy, Debug)]
pub struct AdminDeed<'a> {
    /// Who does it.
    pub who: &'a str,
    /// What.
    pub what: &'static str,
    /// To whom or what.
    pub about: About<'a>,
    /// Why, for other admins.
    pub note: &'a str,
}

/// Whom or what a deed is about: people by their numbers, so that no name stays here of somebody who goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About<'a> {
    /// The site.
    House,
    /// A person.
    Person(i64),
    /// A table.
    Table(&'a str),
    /// A report.
    Report(i64),
    /// An invitation to the site.
    Invitation(i64),
}

impl fmt::Display for About<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::House => write!(out, "house"),
            Self::Person(number) => write!(out, "person {number}"),
            Self::Table(id) => write!(out, "table {id}"),
            Self::Report(number) => write!(out, "report {number}"),
            Self::Invitation(number) => write!(out, "invitation {number}"),
        }
    }
}

/// A line of the log.
#[derive(Clone, Debug, FromRow)]
pub struct LogRow {
    /// Its number.
    pub id: i64,
    /// When, by the wall's clock.
    pub at: i64,
    /// Who did it.
    pub who: String,
    /// What.
    pub what: String,
    /// To whom or what.
    pub about: String,
    /// Why.
    pub note: String,
}

/// Adds a line, within the change it tells of.
pub(super) async fn insert(change: &mut Connection, deed: AdminDeed<'_>) -> Result<(), StoreError> {
    sql("INSERT INTO admin_log (at, who, what, about, note) VALUES ($1, $2, $3, $4, $5)")
        .bind(wall())
        .bind(deed.who)
        .bind(deed.what)
        .bind(deed.about.to_string())
        .bind(deed.note)
        .execute(change)
        .await?;
    Ok(())
}

impl Store {
    /// Lines of the log, the last first, after skipping some.
    pub async fn admin_log(&self, skip: i64, most: i64) -> Result<Vec<LogRow>, StoreError> {
        let query = "SELECT id, at, who, what, about, note FROM admin_log ORDER BY id DESC LIMIT $1 OFFSET $2";
        self.all(sql(query).bind(most).bind(skip)).await
    }
}
