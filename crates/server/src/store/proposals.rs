//! What is proposed to a table, and who has agreed.

use sqlx::FromRow;

use super::base::{Connection, sql};
use super::{At, Happening, Store, StoreError};
use crate::notices::Kind;

/// What can be proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProposalKind {
    /// To take back choices of the proposer's, and everything since.
    Takeback,
    /// That somebody whose time was up comes back.
    Return,
    /// That a bot plays for somebody who has not been there for days.
    Replace,
    /// That the match ends here, without a result.
    End,
}

impl ProposalKind {
    const ALL: [Self; 4] = [Self::Takeback, Self::Return, Self::Replace, Self::End];

    /// As it is stored.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Takeback => "takeback",
            Self::Return => "return",
            Self::Replace => "replace",
            Self::End => "end",
        }
    }
}

/// Something proposed to a table.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// Its number.
    pub id: i64,
    /// What it is.
    pub kind: ProposalKind,
    /// The seat that proposes it.
    pub proposer: i64,
    /// The seat it is about.
    pub seat: i64,
    /// How many choices go back.
    pub times: usize,
    /// How much had been done when it was proposed.
    pub sequence: usize,
    /// When it was proposed, by the house's clock.
    pub at: i64,
    /// The seats that have agreed.
    pub agreed: Vec<i64>,
}

#[derive(FromRow)]
struct Row {
    id: i64,
    kind: String,
    proposer: i64,
    seat: i64,
    times: i64,
    sequence: i64,
    at: i64,
    agreed: Option<String>,
}

impl Row {
    /// `None` for a kind we do not know (any more): nobody can answer it.
    fn proposal(self) -> Option<Proposal> {
        let kind = ProposalKind::ALL.into_iter().find(|kind| kind.text() == self.kind)?;
        let agreed = self.agreed.unwrap_or_default();
        Some(Proposal {
            id: self.id,
            kind,
            proposer: self.proposer,
            seat: self.seat,
            times: usize::try_from(self.times).ok()?,
            sequence: usize::try_from(self.sequence).ok()?,
            at: self.at,
            agreed: agreed.split(',').filter_map(|seat| seat.parse().ok()).collect(),
        })
    }
}

/// A proposal to be stored.
pub struct NewProposal<'a> {
    /// At which match.
    pub of: At<'a>,
    /// What it is.
    pub kind: ProposalKind,
    /// The seat that proposes it.
    pub proposer: i64,
    /// The seat it is about.
    pub seat: i64,
    /// How many choices go back.
    pub times: usize,
    /// How much has been done.
    pub sequence: usize,
    /// Open ones that are void by now.
    pub void: Vec<i64>,
}

/// What became of a proposal to be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proposed {
    /// The others can answer it.
    Open,
    /// There is another one of the kind.
    Other,
    /// The proposer has asked often enough, and must act first.
    Enough,
    /// The match has changed meanwhile.
    Overtaken,
}

/// How many proposals of a kind a seat may make before it acts; after a refusal none.
const MOST: i64 = 3;
/// What does not concern the last choice can be asked again so many milliseconds later: whoever waits cannot act.
const LATER: i64 = 86_400_000;

/// A proposal that all have agreed to: what it does is stored together with this.
pub struct Settled {
    /// Its number.
    pub proposal: i64,
    /// The seats that agreed last.
    pub seats: Vec<i64>,
}

/// Notes that a proposal is carried out; `false` when it is no longer open, and then nothing is noted.
pub(super) async fn settle(change: &mut Connection, settled: &Settled) -> Result<bool, StoreError> {
    let query = "UPDATE proposals SET status = 'done' WHERE id = $1 AND status = 'open'";
    if sql(query).bind(settled.proposal).execute(&mut *change).await? != 1 {
        return Ok(false);
    }
    agree(change, settled.proposal, &settled.seats).await?;
    Ok(true)
}

/// Notes that a proposal is carried out, where there was one.
pub(super) async fn settle_given(change: &mut Connection, settled: Option<&Settled>) -> Result<bool, StoreError> {
    match settled {
        Some(settled) => settle(change, settled).await,
        None => Ok(true),
    }
}

async fn agree(change: &mut Connection, proposal: i64, seats: &[i64]) -> Result<(), StoreError> {
    for seat in seats {
        let query = "INSERT INTO proposal_votes (proposal, seat) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        sql(query).bind(proposal).bind(seat).execute(&mut *change).await?;
    }
    Ok(())
}

impl Store {
    /// What is proposed at a match and not settled yet.
    pub async fn proposals(&self, id: &str) -> Result<Vec<Proposal>, StoreError> {
        let query = "SELECT id, kind, proposer, seat, times, sequence, at,
                     (SELECT string_agg(CAST(seat AS TEXT), ',') FROM proposal_votes WHERE proposal = proposals.id) AS agreed
                     FROM proposals WHERE match = $1 AND status = 'open' ORDER BY id";
        let rows: Vec<Row> = self.all(sql(query).bind(id)).await?;
        Ok(rows.into_iter().filter_map(Row::proposal).collect())
    }

    /// Proposes something.
    pub async fn propose(&self, new: &NewProposal<'_>) -> Result<Proposed, StoreError> {
        let sequence = i64::try_from(new.sequence).unwrap_or(i64::MAX);
        let Some(mut change) = self.change_at(new.of).await? else { return Ok(Proposed::Overtaken) };
        for void in &new.void {
            let query = "UPDATE proposals SET status = 'void' WHERE id = $1 AND status = 'open'";
            sql(query).bind(void).execute(&mut *change).await?;
        }
        let other = "SELECT COUNT(*) FROM proposals WHERE match = $1 AND kind = $2 AND status = 'open'";
        let (others,): (i64,) = sql(other).bind(new.of.id).bind(new.kind.text()).fetch_one(&mut *change).await?;
        if others > 0 {
            change.commit().await?;
            return Ok(Proposed::Other);
        }
        // Since the seat last acted; whoever's time was up, since then: they cannot act. Others, since a day ago.
        let query = "SELECT COUNT(*), COUNT(*) FILTER (WHERE status = 'refused') FROM proposals
                     WHERE match = $1 AND kind = $2 AND proposer = $3 AND seat = $4
                     AND CASE kind WHEN 'return' THEN at >= (SELECT late_at FROM seats WHERE match = $1 AND seat = $4)
                         WHEN 'replace' THEN at > $5 WHEN 'end' THEN at > $5
                         ELSE sequence >= (SELECT COALESCE(MAX(sequence), 0) FROM deeds
                                           WHERE match = $1 AND seat = $3 AND NOT auto AND deed NOT LIKE 'undo%') END";
        let (asked, refused): (i64, i64) = sql(query)
            .bind(new.of.id)
            .bind(new.kind.text())
            .bind(new.proposer)
            .bind(new.seat)
            .bind(self.clock.now() - LATER)
            .fetch_one(&mut *change)
            .await?;
        if refused > 0 || asked >= MOST {
            change.commit().await?;
            return Ok(Proposed::Enough);
        }
        sql("INSERT INTO proposals (match, kind, proposer, seat, times, sequence, status, at)
             VALUES ($1, $2, $3, $4, $5, $6, 'open', $7)")
        .bind(new.of.id)
        .bind(new.kind.text())
        .bind(new.proposer)
        .bind(new.seat)
        .bind(i64::try_from(new.times).unwrap_or(i64::MAX))
        .bind(sequence)
        .bind(self.clock.now())
        .execute(&mut *change)
        .await?;
        // Who is asked, and who proposed it, is looked at later.
        super::news::insert_for_all(&mut change, new.of.id, Kind::Turn, None).await?;
        change.commit().await?;
        Ok(Proposed::Open)
    }

    /// Some seats agree; others are still waited for. `false` when the match has changed meanwhile.
    pub async fn agree(&self, at: At<'_>, proposal: i64, seats: &[i64]) -> Result<bool, StoreError> {
        let Some(mut change) = self.change_at(at).await? else { return Ok(false) };
        agree(&mut change, proposal, seats).await?;
        change.commit().await?;
        Ok(true)
    }

    /// A proposal comes to nothing: it was refused, and the log says by whom, or withdrawn. `false` when the match has
    /// changed meanwhile.
    pub async fn end_proposal(
        &self,
        at: At<'_>,
        proposal: i64,
        refused: Option<&Happening>,
    ) -> Result<bool, StoreError> {
        let status = if refused.is_some() { "refused" } else { "withdrawn" };
        let query = "UPDATE proposals SET status = $1 WHERE id = $2 AND status = 'open'";
        let Some(mut change) = self.change_at(at).await? else { return Ok(false) };
        sql(query).bind(status).bind(proposal).execute(&mut *change).await?;
        if let Some(happening) = refused {
            super::happenings::insert(&mut change, at.id, happening).await?;
        }
        change.commit().await?;
        Ok(true)
    }

    /// Somebody whose time was up has their seat again, with the time it needs. `false` when the match has changed meanwhile,
    /// or the proposal that they agreed to is no longer open.
    pub async fn bring_back(
        &self,
        at: At<'_>,
        happening: &Happening,
        grace: i64,
        deadline: Option<i64>,
        settled: Option<&Settled>,
    ) -> Result<bool, StoreError> {
        let Some(mut change) = self.change_at(at).await? else { return Ok(false) };
        if !settle_given(&mut change, settled).await? {
            change.abandon().await?;
            return Ok(false);
        }
        sql(
            "UPDATE seats SET kind = COALESCE(was, 'person'), was = NULL, bot = NULL, late = 0, late_at = NULL, grace = $1
             WHERE match = $2 AND seat = $3 AND late > 0 AND person IS NOT NULL",
        )
        .bind(grace)
        .bind(at.id)
        .bind(happening.seat)
        .execute(&mut *change)
        .await?;
        super::happenings::insert(&mut change, at.id, happening).await?;
        // Whoever has their seat back may be asked something: that is looked at later.
        for kind in [Kind::Turn, Kind::Time] {
            super::news::insert_for_all(&mut change, at.id, kind, None).await?;
        }
        super::matches::set_deadline(&mut change, at.id, deadline).await?;
        change.commit().await?;
        Ok(true)
    }
}
