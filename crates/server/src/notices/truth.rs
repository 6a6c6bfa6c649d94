//! Whether news are still true. People act, come back or have looked meanwhile, and then there is nothing to tell.

use std::sync::Arc;

use tessera_kernel::Seat;
use tessera_session::Pace;

use super::Kind;
use crate::app::App;
use crate::clock::wall;
use crate::store::{SeatKind, Status, StoreError};
use crate::tables::{Live, Snapshot};

/// Whether news are true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Truth {
    /// They are.
    Holds,
    /// They are not, or not any more.
    Void,
    /// They will be at that moment, if nothing happens until then.
    At(i64),
    /// The same by the time of the house.
    AtHouse(i64),
}

/// So long before somebody's time is up they are warned.
pub fn margin(pace: Pace) -> i64 {
    const LONGEST: i64 = 12 * 3_600_000;
    (pace.allowance() / 4).min(LONGEST)
}

/// So long somebody may take before they are told, in milliseconds.
pub fn grace(app: &App) -> i64 {
    i64::try_from(app.config.notice_grace.as_millis()).unwrap_or(i64::MAX / 2)
}

/// So long somebody who has the page open may take, or not have seen it, in milliseconds: then nobody is likely to be there.
fn patience(app: &App) -> i64 {
    i64::try_from(app.config.notice_patience.as_millis()).unwrap_or(i64::MAX / 2)
}

/// Looks whether news of a match are true for somebody. Of news that have waited `since` then to be told it is looked whether a
/// page is open that tells them. Whoever comes later has them struck out by the page they fetch.
pub async fn look(app: &Arc<App>, kind: Kind, of: &str, person: i64, since: Option<i64>) -> Result<Truth, StoreError> {
    let Some(live) = app.tables.get(of).await? else { return Ok(Truth::Void) };
    let now = live.now(&app.tables).await?;
    let here = now.seats_of(Some(person)).into_iter().any(|seat| live.is_connected(seat));
    let holds = match kind {
        Kind::Turn => return Ok(turn(app, &now, person, here)),
        Kind::Time => return Ok(time(app, &now, person, here)),
        // An admin may have ended it, whose word takes a moment to be heard in memory.
        Kind::Over => {
            let over = app.store.find_match(of).await?.is_some_and(|row| row.status().is_over());
            over && !now.seats_of(Some(person)).is_empty()
        }
        Kind::Chat => !now.seats_of(Some(person)).is_empty(),
        Kind::Invite => is_invited(app, &live, &now, person).await?,
    };
    Ok(match since.filter(|_| here) {
        _ if !holds => Truth::Void,
        None => Truth::Holds,
        Some(since) => waits(wall() - since, patience(app), grace(app)),
    })
}

/// The shortest pause between two looks at the same, in milliseconds.
const PAUSE: i64 = 1000;

/// What has been so for a while is told when that was long enough; somebody looks again now and then until it is.
fn waits(passed: i64, enough: i64, grace: i64) -> Truth {
    // A clock that was set back says nothing.
    let waits = (0..enough).contains(&passed);
    if waits { Truth::At(wall() + (enough - passed).min(grace.max(PAUSE))) } else { Truth::Holds }
}

/// The seats of somebody that an answer is waited for from.
fn asked(now: &Snapshot, person: i64) -> Vec<Seat> {
    let running = now.meta.row.status() == Status::Running;
    let Some(session) = now.session.as_ref().filter(|_| running) else { return Vec::new() };
    let waiting = session.game().waiting().into_iter();
    waiting.filter(|&seat| now.plays(Some(person), seat)).collect()
}

/// Since when an answer is waited for, by the house's clock.
fn asked_since(now: &Snapshot, person: i64) -> Option<i64> {
    let asked = asked(now, person);
    let session = now.session.as_ref().filter(|_| !asked.is_empty())?;
    Some(asked.iter().filter_map(|&seat| session.clocks.asked_since(seat)).min().unwrap_or_default())
}

/// Since when somebody is asked to agree to what is proposed.
fn consent_since(now: &Snapshot, person: i64) -> Option<i64> {
    let theirs = |seat: Seat| now.plays(Some(person), seat);
    let open = now.proposals().filter(|proposal| now.meta.missing(proposal).into_iter().any(theirs));
    open.map(|proposal| proposal.at).min()
}

fn turn(app: &App, now: &Snapshot, person: i64, here: bool) -> Truth {
    let (asked, consent) = (asked_since(now, person), consent_since(now, person));
    // What is proposed has to be looked up; whoever was asked a moment ago may be about to answer.
    if consent.is_some() && !here {
        return Truth::Holds;
    }
    let Some(since) = asked.into_iter().chain(consent).min() else { return Truth::Void };
    let enough = if here { patience(app) } else { grace(app) };
    waits(passed(app, since), enough, grace(app))
}

/// How much time of the house has passed; another server may be ahead a little.
fn passed(app: &App, since: i64) -> i64 {
    (app.store.clock.now() - since).max(0)
}

/// A page that is open keeps nobody from being told that their time is running out: somebody may have left it open.
fn time(app: &App, now: &Snapshot, person: i64, here: bool) -> Truth {
    let pace = now.meta.row.pace();
    let Some(session) = &now.session else { return Truth::Void };
    let due = asked(now, person).into_iter().filter_map(|seat| session.clocks.due(pace, seat)).min();
    match due.map(|due| due - margin(pace)) {
        None => Truth::Void,
        Some(warn) if warn > app.store.clock.now() => Truth::AtHouse(warn),
        Some(_) if here => {
            let since = asked_since(now, person).unwrap_or_default();
            waits(passed(app, since), grace(app), grace(app))
        }
        Some(_) => Truth::Holds,
    }
}

/// Whether somebody can still sit down to play once more with those they have played with.
async fn is_invited(app: &Arc<App>, live: &Arc<Live>, now: &Snapshot, person: i64) -> Result<bool, StoreError> {
    let Some(next) = now.meta.row.rematch.as_deref().filter(|next| *next != live.id) else { return Ok(false) };
    let Some(next) = app.tables.get(next).await? else { return Ok(false) };
    let next = next.now(&app.tables).await?;
    // Nobody is invited where they are not welcome.
    if let Some(owner) = next.meta.row.owner
        && app.store.blocks_person(owner, person).await?
    {
        return Ok(false);
    }
    let free = next.meta.seats.iter().any(|seat| matches!(seat.kind(), SeatKind::Open | SeatKind::Invite));
    Ok(next.meta.row.status() == Status::Open && free && next.seats_of(Some(person)).is_empty())
}
