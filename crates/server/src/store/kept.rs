//! What is kept about somebody that no page of theirs shows: for the file with everything about them.

use sqlx::FromRow;

use super::base::sql;
use super::{About, Store, StoreError};

/// Something somebody proposed or agreed to at a table.
#[derive(Clone, Debug, FromRow)]
pub struct Spoken {
    /// At which match.
    #[sqlx(rename = "match")]
    pub of: String,
    /// What was proposed.
    pub kind: String,
    /// The seat they have there.
    pub seat: i64,
    /// Whether they proposed it; else they agreed.
    pub proposed: bool,
    /// What became of it.
    pub status: String,
    /// When it was proposed, by the house's clock.
    pub at: i64,
}

/// Something reported about them: without who reported it, and in whose words.
#[derive(Clone, Debug, FromRow)]
pub struct Reported {
    /// At which match.
    #[sqlx(rename = "match")]
    pub of: Option<String>,
    /// What it is.
    pub kind: String,
    /// What they said that it is about.
    pub quote: Option<String>,
    /// `open`, `seen` or `closed`.
    pub status: String,
    /// What came of it.
    pub outcome: Option<String>,
    /// When it was made.
    pub at: i64,
}

/// News that they are to be told, or have been told lately.
#[derive(Clone, Debug, FromRow)]
pub struct Waiting {
    /// About which match.
    #[sqlx(rename = "match")]
    pub of: String,
    /// What kind.
    pub kind: String,
    /// When it is looked at next.
    pub due: Option<i64>,
    /// When it was told last.
    pub told: Option<i64>,
}

/// Something on its way to one of their addresses.
#[derive(Clone, Debug, FromRow)]
pub struct Sending {
    /// The address.
    pub address: String,
    /// What kind.
    pub kind: String,
    /// About which match.
    #[sqlx(rename = "match")]
    pub of: Option<String>,
    /// How often it was tried.
    pub tries: i64,
    /// When it is tried next.
    pub due: i64,
}

/// A link in a mail that is still good, without its secret.
#[derive(Clone, Debug, FromRow)]
pub struct Link {
    /// What it is for.
    pub purpose: String,
    /// The address it was sent to.
    pub address: String,
    /// Until when it is good.
    pub expires: i64,
}

/// Something those who run the site did that is about them: what and when, without by whom.
#[derive(Clone, Debug, FromRow)]
pub struct Deed {
    /// What.
    pub what: String,
    /// When.
    pub at: i64,
}

impl Store {
    /// What somebody proposed and agreed to.
    pub async fn spoken(&self, person: i64) -> Result<Vec<Spoken>, StoreError> {
        let query = "SELECT proposals.match, proposals.kind, seats.seat, proposals.proposer = seats.seat AS proposed,
                     proposals.status, proposals.at
                     FROM seats JOIN proposals ON proposals.match = seats.match
                     WHERE seats.person = $1 AND (proposals.proposer = seats.seat OR EXISTS
                     (SELECT 1 FROM proposal_votes WHERE proposal = proposals.id AND proposal_votes.seat = seats.seat))
                     ORDER BY proposals.id, seats.seat";
        self.all(sql(query).bind(person)).await
    }

    /// What was reported about somebody.
    pub async fn reported(&self, person: i64) -> Result<Vec<Reported>, StoreError> {
        let query = "SELECT match, kind, quote, status, outcome, at FROM reports WHERE about = $1 ORDER BY id";
        self.all(sql(query).bind(person)).await
    }

    /// What somebody is to be told.
    pub async fn waiting(&self, person: i64) -> Result<Vec<Waiting>, StoreError> {
        let query = "SELECT match, kind, due, told FROM news WHERE person = $1 ORDER BY match, kind";
        self.all(sql(query).bind(person)).await
    }

    /// What is on its way to somebody.
    pub async fn sending(&self, person: i64) -> Result<Vec<Sending>, StoreError> {
        let query = "SELECT addresses.address, deliveries.kind, match, tries, due FROM deliveries
                     JOIN addresses ON addresses.id = deliveries.address WHERE person = $1 ORDER BY deliveries.id";
        self.all(sql(query).bind(person)).await
    }

    /// The links that were sent to somebody and are still kept.
    pub async fn links(&self, person: i64) -> Result<Vec<Link>, StoreError> {
        let query = "SELECT purpose, address, expires FROM mail_tokens WHERE person = $1 ORDER BY expires";
        self.all(sql(query).bind(person)).await
    }

    /// What those who run the site did about somebody.
    pub async fn deeds_about(&self, person: i64) -> Result<Vec<Deed>, StoreError> {
        let query = "SELECT what, at FROM admin_log WHERE about = $1 ORDER BY id";
        self.all(sql(query).bind(About::Person(person).to_string())).await
    }
}
