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

/// Looks whether news of a match are true for somebody.
pub async fn look(app: &Arc<App>, kind: Kind, of: &str, person: i64) -> Result<Truth, StoreError> {
    let Some(live) = app.tables.get(of).await? else { return Ok(Truth::Void) };
    let now = live.now(&app.tables).await?;
    let here = now.seats_of(Some(person)).into_iter().any(|seat| live.is_connected(seat));
    let waited_for = match kind {
        Kind::Turn => Some(turn(app, &now, person)),
        Kind::Time => Some(time(app, &now, person)),
        Kind::Over | Kind::Chat | Kind::Invite => None,
    };
    if let Some(truth) = waited_for {
        // The page itself tells them; but it may be open where nobody is any more, so somebody looks again.
        return Ok(if here && truth == Truth::Holds { Truth::At(wall() + grace(app)) } else { truth });
    }
    if here {
        return Ok(Truth::Void);
    }
    let holds = match kind {
        Kind::Turn | Kind::Time => false,
        // An admin may have ended it, whose word takes a moment to be heard in memory.
        Kind::Over => {
            let over = app.store.find_match(of).await?.is_some_and(|row| row.status().is_over());
            over && !now.seats_of(Some(person)).is_empty()
        }
        Kind::Chat => !now.seats_of(Some(person)).is_empty(),
        Kind::Invite => is_invited(app, &live, &now, person).await?,
    };
    Ok(if holds { Truth::Holds } else { Truth::Void })
}

/// The seats of somebody that an answer is waited for from.
fn asked(now: &Snapshot, person: i64) -> Vec<Seat> {
    let running = now.meta.row.status() == Status::Running;
    let Some(session) = now.session.as_ref().filter(|_| running) else { return Vec::new() };
    let waiting = session.game().waiting().into_iter();
    waiting.filter(|&seat| now.plays(Some(person), seat)).collect()
}

fn turn(app: &App, now: &Snapshot, person: i64) -> Truth {
    let consents = now.proposals().flat_map(|proposal| now.meta.missing(proposal));
    if consents.into_iter().any(|seat| now.plays(Some(person), seat)) {
        return Truth::Holds;
    }
    let asked = asked(now, person);
    let Some(session) = now.session.as_ref().filter(|_| !asked.is_empty()) else { return Truth::Void };
    // Whoever was asked a moment ago may be about to answer.
    let since = asked.iter().filter_map(|&seat| session.clocks.asked_since(seat)).min().unwrap_or_default();
    let grace = grace(app);
    let passed = app.store.clock.now() - since;
    if passed >= grace { Truth::Holds } else { Truth::At(wall() + grace - passed) }
}

fn time(app: &App, now: &Snapshot, person: i64) -> Truth {
    let pace = now.meta.row.pace();
    let Some(session) = &now.session else { return Truth::Void };
    let due = asked(now, person).into_iter().filter_map(|seat| session.clocks.due(pace, seat)).min();
    match due.map(|due| due - margin(pace)) {
        None => Truth::Void,
        Some(warn) if warn <= app.store.clock.now() => Truth::Holds,
        Some(warn) => Truth::AtHouse(warn),
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
