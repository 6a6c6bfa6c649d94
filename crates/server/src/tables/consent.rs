//! What needs the consent of all at a table: somebody proposes it, the others agree or refuse, and what all agree to is
//! carried out where choices are, under the match's lock and in one transaction with the proposal's end.
//!
//! Bots agree to everything, and whoever plays several seats agrees for all of them.

use std::sync::Arc;

use tessera_kernel::Seat;
use tessera_session::{Pace, Session};

use super::leaving::{happening, leaving};
use super::live::Tries;
use super::{Live, Meta, Snapshot, TableError, Tables, seat_of};
use crate::store::{NewProposal, Proposal, ProposalKind, Proposed, SeatRow, Settled, StoreError, What};

/// Something to be proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To take back so many choices of the proposer's, made of their own will.
    TakeBack {
        /// How many.
        times: usize,
        /// What they have seen of the match: it shall be what the others see.
        sequence: usize,
    },
    /// That whoever has left this seat comes back.
    Return(Seat),
    /// That a bot plays for whoever has not been at this seat for days.
    Replace(Seat),
    /// That the match ends here, without a result.
    End,
}

/// What somebody says to a proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// Yes.
    Agree,
    /// No: the proposal ends.
    Refuse,
    /// The proposer thinks better of it.
    Withdraw,
}

impl std::str::FromStr for Reply {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "agree" => Ok(Self::Agree),
            "refuse" => Ok(Self::Refuse),
            "withdraw" => Ok(Self::Withdraw),
            _ => Err(()),
        }
    }
}

/// More own choices than any match has: a number from outside is cut here.
pub const MOST_TIMES: usize = 10_000;

impl Live {
    /// Proposes something for a seat of `person`. Where nobody is there to be asked it is carried out at once.
    pub async fn propose(
        self: &Arc<Self>,
        tables: &Arc<Tables>,
        person: i64,
        proposer: Seat,
        wish: Wish,
    ) -> Result<Snapshot, TableError> {
        {
            let _one = self.write.lock().await;
            let mut tries = Tries::default();
            loop {
                let done = self.propose_alone(tables, person, proposer, wish).await;
                if self.unless_overtaken(tables, &mut tries, done).await?.is_some() {
                    break;
                }
            }
        }
        self.tell();
        tables.play_bots(self);
        Ok(self.now(tables).await?)
    }

    async fn propose_alone(&self, tables: &Tables, person: i64, proposer: Seat, wish: Wish) -> Result<(), TableError> {
        let (now, session) = self.running(tables).await?;
        let meta = &now.meta;
        let own = meta.seats.get(proposer.index()).filter(|row| row.person == Some(person));
        let own = own.ok_or(TableError::NotYours)?;
        let proposal = match wish {
            Wish::TakeBack { times, sequence } => {
                if !own.human() {
                    return Err(TableError::NotYours);
                }
                if session.game().sequence() != sequence {
                    return Err(TableError::Stale);
                }
                session.can_take_back_agreed(proposer, times)?;
                proposal(ProposalKind::Takeback, own.seat, own.seat, times, &session)
            }
            Wish::Return(seat) => {
                let late = meta.seats.get(seat.index()).filter(|row| row.may_return());
                let late = late.ok_or(TableError::NotRunning)?;
                // Whoever has lost another seat on time is not at the table.
                if !own.human() && own.seat != late.seat {
                    return Err(TableError::NotYours);
                }
                proposal(ProposalKind::Return, own.seat, late.seat, 0, &session)
            }
            Wish::Replace(seat) => {
                let time = tables.store.clock.now();
                let absent = meta.seats.get(seat.index()).filter(|row| now.is_absent(row, time));
                let absent = absent.ok_or(TableError::NotAbsent)?;
                if !own.human() || absent.person == own.person {
                    return Err(TableError::NotYours);
                }
                proposal(ProposalKind::Replace, own.seat, absent.seat, 0, &session)
            }
            Wish::End => {
                if !own.human() {
                    return Err(TableError::NotYours);
                }
                proposal(ProposalKind::End, own.seat, own.seat, 0, &session)
            }
        };
        if meta.missing(&proposal).is_empty() {
            self.carry_out(tables, &proposal, None).await?;
        } else {
            let new = NewProposal {
                of: now.at(),
                kind: proposal.kind,
                proposer: proposal.proposer,
                seat: proposal.seat,
                times: proposal.times,
                sequence: proposal.sequence,
                void: void(&now),
            };
            match tables.store.propose(&new).await? {
                Proposed::Open => self.read_proposals(tables).await?,
                Proposed::Overtaken => return Err(TableError::Overtaken),
                Proposed::Other => return Err(TableError::Proposed),
                Proposed::Enough => return Err(TableError::AskedEnough),
            }
        }
        Ok(())
    }

    /// Somebody answers a proposal, for all of their seats.
    pub async fn reply(
        self: &Arc<Self>,
        tables: &Arc<Tables>,
        person: i64,
        proposal: i64,
        reply: Reply,
    ) -> Result<Snapshot, TableError> {
        {
            let _one = self.write.lock().await;
            let mut tries = Tries::default();
            loop {
                let done = self.reply_alone(tables, person, proposal, reply).await;
                if self.unless_overtaken(tables, &mut tries, done).await?.is_some() {
                    break;
                }
            }
        }
        self.tell();
        tables.play_bots(self);
        Ok(self.now(tables).await?)
    }

    async fn reply_alone(&self, tables: &Tables, person: i64, proposal: i64, reply: Reply) -> Result<(), TableError> {
        let (now, session) = self.running(tables).await?;
        let proposal = now.proposals().find(|open| open.id == proposal).cloned().ok_or(TableError::Stale)?;
        let own = |seat: &Seat| now.meta.seats.get(seat.index()).is_some_and(|row| row.person == Some(person));
        let missing = now.meta.missing(&proposal);
        let (mine, others): (Vec<Seat>, Vec<Seat>) = missing.into_iter().partition(own);
        let stored = match reply {
            Reply::Agree | Reply::Refuse if mine.is_empty() => return Err(TableError::NotYours),
            Reply::Agree => {
                let seats = mine.iter().filter_map(|seat| i64::try_from(seat.index()).ok()).collect();
                if others.is_empty() {
                    self.carry_out(tables, &proposal, Some(Settled { proposal: proposal.id, seats })).await?;
                    true
                } else {
                    tables.store.agree(now.at(), proposal.id, &seats).await?
                }
            }
            Reply::Refuse => {
                let seat = mine.first().and_then(|seat| i64::try_from(seat.index()).ok());
                let refused = happening(What::Refused(proposal.kind), &session, seat, None);
                tables.store.end_proposal(now.at(), proposal.id, Some(&refused)).await?
            }
            Reply::Withdraw => {
                let by = now.meta.seats.iter().find(|row| row.seat == proposal.proposer);
                if by.is_none_or(|row| row.person != Some(person)) {
                    return Err(TableError::NotYours);
                }
                tables.store.end_proposal(now.at(), proposal.id, None).await?
            }
        };
        if !stored {
            return Err(TableError::Overtaken);
        }
        Ok(self.read_proposals(tables).await?)
    }

    /// Carries out what nobody is left to be asked about. The caller holds the lock.
    pub(super) async fn settle(&self, tables: &Tables) -> Result<(), StoreError> {
        let Some(now) = self.peek() else { return Ok(()) };
        for proposal in now.proposals().filter(|open| now.meta.missing(open).is_empty()) {
            let settled = Settled { proposal: proposal.id, seats: Vec::new() };
            match self.carry_out(tables, proposal, Some(settled)).await {
                Ok(()) => {}
                Err(TableError::Store(error)) => return Err(error),
                Err(error) => tracing::warn!(id = self.id, %error, "what all agreed to could not be done"),
            }
        }
        Ok(())
    }

    /// Does what all have agreed to, and notes it with `settled`. The caller holds the lock.
    async fn carry_out(
        &self,
        tables: &Tables,
        proposal: &Proposal,
        settled: Option<Settled>,
    ) -> Result<(), TableError> {
        let (now, session) = self.running(tables).await?;
        let row = now.meta.seats.iter().find(|row| row.seat == proposal.seat).ok_or(TableError::NotRunning)?;
        let seat = seat_of(row);
        match proposal.kind {
            ProposalKind::Takeback => {
                let times = proposal.times;
                let act = move |session: &mut Session, _: &Meta, at| Ok(session.take_back_agreed(seat, times, at)?);
                self.change_alone(tables, act, settled).await?;
            }
            ProposalKind::Return => {
                let (grace, deadline) = returned(&now.meta, &session, row, tables.store.clock.now());
                let happening = happening(What::Returned, &session, Some(row.seat), None);
                if !tables.store.bring_back(now.at(), &happening, grace, deadline, settled.as_ref()).await? {
                    return Err(TableError::Overtaken);
                }
                self.load(&tables.store).await?;
            }
            ProposalKind::Replace => {
                let leaving = [leaving(What::Replaced, &now.meta, &session, row, tables.store.clock.now())];
                self.leave_alone(tables, &leaving, settled.as_ref()).await?;
            }
            ProposalKind::End => {
                let happening = happening(What::Ended, &session, None, None);
                if !tables.store.end_match(now.at(), &happening, settled.as_ref()).await? {
                    return Err(TableError::Overtaken);
                }
                self.load(&tables.store).await?;
            }
        }
        Ok(())
    }

    /// Reads the proposals again: somebody has proposed or answered.
    async fn read_proposals(&self, tables: &Tables) -> Result<(), StoreError> {
        self.load(&tables.store).await.map(drop)
    }
}

/// What was proposed and can no longer be answered.
fn void(now: &Snapshot) -> Vec<i64> {
    let stands = |id: i64| now.proposals().any(|open| open.id == id);
    now.meta.proposals.iter().map(|proposal| proposal.id).filter(|&id| !stands(id)).collect()
}

/// A proposal that is not stored yet.
fn proposal(kind: ProposalKind, proposer: i64, seat: i64, times: usize, session: &Session) -> Proposal {
    Proposal {
        id: 0,
        kind,
        proposer,
        seat,
        times,
        sequence: session.game().sequence(),
        at: i64::MAX,
        agreed: Vec::new(),
    }
}

/// The time a seat is given besides when it comes back, and when the next one's time will be up then.
fn returned(meta: &Meta, session: &Session, row: &SeatRow, time: i64) -> (i64, Option<i64>) {
    let left = session.clocks.left(meta.row.pace(), seat_of(row), time);
    let grace =
        row.grace + left.map_or(0, |left| (time_to_return(meta.row.pace(), row.lost().is_some()) - left).max(0));
    let mut meta = meta.clone();
    for seat in meta.seats.iter_mut().filter(|seat| seat.seat == row.seat) {
        *seat = row.returned(grace);
    }
    let mut session = session.clone();
    session.clocks.give_grace(meta.seats.iter().map(|seat| seat.grace));
    (grace, meta.deadline(&session))
}

/// The time that whoever comes back has at least, in milliseconds: a minute on a clock, half a day where days are counted;
/// where all have agreed to it, a quarter of what everyone had. Whoever may come back without asking shall not gain time by it.
fn time_to_return(pace: Pace, agreed: bool) -> i64 {
    let least = if matches!(pace, Pace::Days(_)) { 43_200_000 } else { 60_000 };
    if agreed { (pace.allowance() / 4).max(least) } else { least }
}
