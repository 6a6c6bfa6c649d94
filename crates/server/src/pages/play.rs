//! What players do at the table.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::IntoResponse as _;
use axum_extra::extract::cookie::CookieJar;
use tessera_kernel::Seat;

use super::table::Update;
use super::{Page, coach, find, table, to};
use crate::store::Status;
use crate::tables::{Chosen, Live, Snapshot, TableError};
use crate::web::fault::Fault;
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// Takes a choice. A coach may ask first whether it is meant.
pub async fn choose(Path(id): Path<String>, Query(query): Query<HashMap<String, String>>, mut posted: Posted) -> Page {
    let (live, seat) = acting(&posted, &id).await?;
    let sequence = posted.number("sequence")?;
    if !query.contains_key("sure")
        && let Some(doubt) = coach::doubt(&posted, &live, seat, sequence).await?
    {
        return doubt;
    }
    let chosen = Chosen { seat, sequence, choice: posted.get("choice"), bot: false };
    let tables = posted.visit.app.tables.clone();
    let kind = live.now(&tables).await?.session.and_then(|session| session.game().asked(seat)).map(|asked| asked.kind);
    let done = live.choose(&tables, chosen).await;
    // Whoever has answered a kind of question has met it.
    let first = done.is_ok() && kind.is_some_and(|kind| posted.visit.met.add(kind));
    let answered = answer(&posted, &live, done).await?;
    if !first {
        return Ok(answered);
    }
    let cookie = posted.visit.met.cookie(posted.visit.app.config.secure_cookies());
    Ok((CookieJar::new().add(cookie), answered).into_response())
}

/// Takes a choice back.
pub async fn undo(Path(id): Path<String>, posted: Posted) -> Page {
    let (live, seat) = acting(&posted, &id).await?;
    let sequence = posted.number("sequence")?;
    let done = live.undo(&posted.visit.app.tables, seat, sequence).await;
    answer(&posted, &live, done).await
}

/// The seat whoever posts acts for.
async fn acting(posted: &Posted, id: &str) -> Result<(Arc<Live>, Seat), Fault> {
    let visit = &posted.visit;
    let (live, snapshot) = find(&visit.app, visit.id(), id).await?;
    if snapshot.meta.row.status() == Status::Open {
        return Err(Fault::NOT_NOW);
    }
    let seat = snapshot.eyes(visit.id(), live.uncovered(visit.id())).acting;
    // Where several share a screen nobody acts while it is covered.
    let shared = snapshot.seats_of(visit.id()).len() > 1;
    let seat = seat.ok_or(if shared { Fault::STALE } else { Fault::FORBIDDEN })?;
    Ok((live, seat))
}

/// The fresh page, or what has changed on it; with the reason when nothing was done.
pub async fn answer(posted: &Posted, live: &Arc<Live>, done: Result<Snapshot, TableError>) -> Page {
    let visit = &posted.visit;
    let (snapshot, fault) = match done {
        Ok(snapshot) => (snapshot, None),
        Err(error) => {
            let fault = Fault::from(error);
            if fault.status == StatusCode::SERVICE_UNAVAILABLE {
                return Err(fault);
            }
            (live.now(&visit.app.tables).await?, Some(fault))
        }
    };
    let status = fault.as_ref().map_or(StatusCode::OK, |fault| fault.status);
    let notice = fault.map(|fault| visit.refusal(&fault));
    if visit.fetch && notice.is_none() && posted.get("heard") == "yes" {
        let sequence = snapshot.session.as_ref().map_or(0, |session| session.game().sequence());
        return Ok(Json(Update::acknowledged(sequence)).into_response());
    }
    if visit.fetch {
        return table::changed(visit, live, &snapshot, posted.get("have"), status, notice).await;
    }
    match notice {
        None => Ok(to(&format!("/t/{}", live.id))),
        Some(notice) => table::page(visit, live, &snapshot, status, Some(notice)).await,
    }
}

/// The page after something that is not part of the game.
pub async fn after(visit: &Visit, live: &Arc<Live>, have: &str) -> Page {
    let snapshot = live.now(&visit.app.tables).await?;
    // A lobby is fetched anew by its script.
    if !visit.fetch || snapshot.session.is_none() {
        return Ok(to(&format!("/t/{}", live.id)));
    }
    table::changed(visit, live, &snapshot, have, StatusCode::OK, None).await
}

/// Says something.
pub async fn chat(Path(id): Path<String>, posted: Posted) -> Page {
    let visit = &posted.visit;
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    let seats = snapshot.seats_of(visit.id());
    let (Some(person), Some(&first)) = (visit.id(), seats.first()) else { return Err(Fault::FORBIDDEN) };
    let text: String = posted.get("text").trim().chars().filter(|letter| !letter.is_control()).take(500).collect();
    if !text.is_empty() {
        if !visit.app.limits.chat(person) {
            return Err(Fault::CHAT);
        }
        let seat = snapshot.eyes(visit.id(), live.uncovered(visit.id())).acting.unwrap_or(first);
        live.say(&visit.app.tables, person, Some(seat), &text).await?;
    }
    after(visit, &live, posted.get("have")).await
}

/// Standing orders: whether decisions with one option shall resolve themselves, whether what others ask is declined,
/// whether turns end by themselves, and what shall no longer be offered (`waive`), or again (`offer`).
pub async fn orders(Path(id): Path<String>, posted: Posted) -> Page {
    let (live, seat) = acting(&posted, &id).await?;
    let visit = &posted.visit;
    let seat = i64::try_from(seat.index()).unwrap_or_default();
    let store = &visit.app.store;
    let given = posted.ticked("on") || posted.ticked("waive");
    let (_, snapshot) = find(&visit.app, visit.id(), &id).await?;
    let offers = snapshot.session.as_ref().map_or_else(Vec::new, |session| session.game().offers());
    let known = |what: &str| offers.iter().any(|offer| offer.id == what);
    match (posted.get("order"), posted.get("waive"), posted.get("offer")) {
        ("obvious", "", "") => store.set_auto(&id, seat, given).await?,
        ("decline", "", "") => store.set_declines(&id, seat, given).await?,
        ("end", "", "") => store.set_ends(&id, seat, given).await?,
        ("", what, "") | ("", "", what) if known(what) => {
            store.set_waived(&id, seat, what, given).await?;
        }
        _ => return Err(Fault::BAD.detail("order")),
    }
    live.refresh(&visit.app.tables).await?;
    if given {
        live.resolve(&visit.app.tables).await?;
    }
    after(visit, &live, posted.get("have")).await
}

/// The next one at a shared screen has taken it.
pub async fn uncover(Path(id): Path<String>, posted: Posted) -> Page {
    let visit = &posted.visit;
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    let seat: Seat = posted.get("seat").parse().map_err(|_| Fault::BAD)?;
    let Some(person) = visit.id().filter(|_| snapshot.plays(visit.id(), seat)) else { return Err(Fault::FORBIDDEN) };
    live.uncover(&visit.app.tables, person, seat).await;
    after(visit, &live, posted.get("have")).await
}

/// Bots shall not pause before somebody is asked again.
pub async fn hurry(Path(id): Path<String>, posted: Posted) -> Page {
    let (live, _) = acting(&posted, &id).await?;
    live.hurry(true);
    posted.visit.app.store.tell_others(&id, "hurry").await?;
    after(&posted.visit, &live, posted.get("have")).await
}
