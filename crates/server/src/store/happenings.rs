//! What happened at a table besides the game: who was out of time, gave up, came back, did not agree.

use sqlx::FromRow;

use super::base::{Connection, sql};
use super::{ProposalKind, Store, StoreError};

/// What can happen at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Somebody's time was up, and a bot plays on.
    Late,
    /// Somebody has lost on time.
    Lost,
    /// Somebody has given up.
    Resigned,
    /// The others have not waited any longer.
    Replaced,
    /// Somebody's account is gone.
    Gone,
    /// Somebody has their seat again.
    Returned,
    /// All have agreed to end the match.
    Ended,
    /// Somebody does not agree to what was proposed.
    Refused(ProposalKind),
    /// Somebody may not play for a while, which is nobody else's business.
    Away,
    /// Those who run the site have ended the match.
    Closed,
}

impl What {
    const ALL: [Self; 13] = [
        Self::Late,
        Self::Lost,
        Self::Resigned,
        Self::Replaced,
        Self::Gone,
        Self::Returned,
        Self::Ended,
        Self::Refused(ProposalKind::Takeback),
        Self::Refused(ProposalKind::Return),
        Self::Refused(ProposalKind::Replace),
        Self::Refused(ProposalKind::End),
        Self::Away,
        Self::Closed,
    ];

    /// As it is stored.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Late => "late",
            Self::Lost => "lost",
            Self::Resigned => "resigned",
            Self::Replaced => "replaced",
            Self::Gone => "gone",
            Self::Returned => "returned",
            Self::Ended => "ended",
            Self::Refused(ProposalKind::Takeback) => "refused-takeback",
            Self::Refused(ProposalKind::Return) => "refused-return",
            Self::Refused(ProposalKind::Replace) => "refused-replace",
            Self::Refused(ProposalKind::End) => "refused-end",
            Self::Away => "away",
            Self::Closed => "closed",
        }
    }

    /// How the seat stands afterwards: whether somebody may simply come back, or has lost, and how.
    pub const fn late(self) -> i64 {
        match self {
            Self::Late | Self::Replaced | Self::Away => 1,
            Self::Lost => 2,
            Self::Resigned => 3,
            Self::Gone | Self::Returned | Self::Ended | Self::Closed | Self::Refused(_) => 0,
        }
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    /// How many choices counted then.
    pub choices: i64,
    /// Whom it is about.
    pub seat: Option<i64>,
    /// What.
    pub what: What,
    /// The bot that plays on.
    pub bot: Option<String>,
}

#[derive(FromRow)]
struct Row {
    choices: i64,
    seat: Option<i64>,
    what: String,
    bot: Option<String>,
}

pub(super) async fn insert(change: &mut Connection, id: &str, new: &Happening) -> Result<(), StoreError> {
    sql("INSERT INTO happenings (match, choices, seat, what, bot) VALUES ($1, $2, $3, $4, $5)")
        .bind(id)
        .bind(new.choices)
        .bind(new.seat)
        .bind(new.what.text())
        .bind(&new.bot)
        .execute(change)
        .await?;
    Ok(())
}

/// Notes something that happens now, by whoever has not played the match: after about as many choices as count, for a takeback
/// may have removed more than one.
pub(super) async fn insert_now(
    change: &mut Connection,
    id: &str,
    seat: Option<i64>,
    what: What,
) -> Result<(), StoreError> {
    sql(
        "INSERT INTO happenings (match, choices, seat, what, bot)
         SELECT matches.id, (SELECT COUNT(*) FILTER (WHERE deed NOT LIKE 'undo%') - COUNT(*) FILTER (WHERE deed LIKE 'undo%')
                            FROM deeds WHERE match = matches.id),
                CAST($2 AS BIGINT), $3, CASE WHEN CAST($2 AS BIGINT) IS NULL THEN NULL ELSE matches.stand_in END
         FROM matches WHERE matches.id = $1 AND matches.status = 'running'",
    )
    .bind(id)
    .bind(seat)
    .bind(what.text())
    .execute(change)
    .await?;
    Ok(())
}

impl Store {
    /// What happened at a match, in order. What we do not know (any more) is left out.
    pub async fn happenings(&self, id: &str) -> Result<Vec<Happening>, StoreError> {
        let query = "SELECT choices, seat, what, bot FROM happenings WHERE match = $1 ORDER BY id";
        let rows: Vec<Row> = self.all(sql(query).bind(id)).await?;
        let known = rows.into_iter().filter_map(|row| {
            let what = What::ALL.into_iter().find(|what| what.text() == row.what)?;
            Some(Happening { choices: row.choices, seat: row.seat, what, bot: row.bot })
        });
        Ok(known.collect())
    }
}
