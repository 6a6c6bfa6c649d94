//! Looking: only ever through the caller's own eyes.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::sse::{KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use serde_json::{Value, json};
use tessera_kernel::{Seat, Sight, Viewer};
use tessera_words::Speaker;

use super::caller::Caller;
use crate::pages::{changes, find, heard};
use crate::store::Proposal;
use crate::store::{SeatKind, Status};
use crate::tables::{Live, Snapshot, person_name};
use crate::web::fault::Fault;
use crate::web::limits::Address;

type Asked = Query<HashMap<String, String>>;

/// Whose eyes: the seat asked for, if the caller plays it; else their first one; else a spectator's.
fn viewer(caller: &Caller, snapshot: &Snapshot, asked: Option<&str>) -> Result<Viewer, Fault> {
    let own = snapshot.seats_of(caller.id());
    match asked {
        Some(seat) => {
            let seat: Seat = seat.parse().map_err(|_| Fault::BAD.detail("seat"))?;
            if own.contains(&seat) { Ok(Viewer::Seat(seat)) } else { Err(Fault::FORBIDDEN) }
        }
        None => Ok(own.first().map_or(Viewer::Spectator, |&seat| Viewer::Seat(seat))),
    }
}

async fn table(caller: &Caller, id: &str) -> Result<(Arc<Live>, Snapshot), Fault> {
    find(&caller.app, caller.id(), id).await
}

/// Your tables, and the listed ones.
#[utoipa::path(get, path = "/api/tables", security((), ("token" = [])),
    responses((status = 200, body = Value), (status = 401), (status = 429), (status = 503)))]
pub async fn list(caller: Caller) -> Result<Json<Value>, Fault> {
    let store = &caller.app.store;
    let mut tables = Vec::new();
    let apart = match caller.id() {
        Some(person) => store.apart_from(person).await?,
        None => Vec::new(),
    };
    for status in [Status::Open, Status::Running, Status::Finished] {
        let yours = match caller.id() {
            Some(person) => store.matches_of(person, status, 100).await?,
            None => Vec::new(),
        };
        let line = |row: &crate::store::MatchRow, mine: bool| json!({ "id": row.id, "game": row.game, "status": row.status().text(), "mine": mine, "listed": row.listed });
        tables.extend(yours.iter().map(|row| line(row, true)));
        let mut listed = store.listed(status, 100).await?;
        listed.retain(|row| !row.owner.is_some_and(|owner| apart.contains(&owner)));
        tables.extend(listed.iter().filter(|row| yours.iter().all(|own| own.id != row.id)).map(|row| line(row, false)));
    }
    Ok(Json(json!({ "tables": tables })))
}

/// A table as you see it: seats, who is waited for, the game's view, scores (`point` of them make a point), the log from line `from` on (your own choices
/// that made themselves are among its lines, `ordered` where a standing order made them), and the result: whoever has lost on time (`late` is 2) or resigned (3) is ranked last;
/// `late` is 1 where a bot plays for somebody who may come back. What concerns only the table stands in the log with `table`.
/// `takebacks` is the table's rule, `proposals` is what somebody asks the table and who has not agreed yet, and `foreknown` says that whoever
/// set it up may know its seed.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), ("seat" = Option<u8>, Query), ("from" = Option<usize>, Query)),
    security((), ("token" = [])), responses((status = 200, body = Value), (status = 400), (status = 401), (status = 403),
        (status = 404), (status = 422), (status = 429), (status = 503)))]
pub async fn view(caller: Caller, Path(id): Path<String>, Query(query): Asked) -> Result<Json<Value>, Fault> {
    let (live, snapshot) = table(&caller, &id).await?;
    let eyes = viewer(&caller, &snapshot, query.get("seat").map(String::as_str))?;
    Ok(Json(seen(&caller, &live, &snapshot, eyes, query.get("from").and_then(|from| from.parse().ok()).unwrap_or(0))))
}

/// A table as JSON.
pub fn seen(caller: &Caller, live: &Live, snapshot: &Snapshot, eyes: Viewer, from: usize) -> Value {
    let names = snapshot.names(caller.language);
    let row = &snapshot.meta.row;
    let seats: Vec<Value> = snapshot
        .meta
        .seats
        .iter()
        .zip(&names)
        .map(|(seat, name)| {
            let bot = (seat.kind() == SeatKind::Bot).then_some(seat.bot.as_deref());
            let connected = live.is_connected(crate::tables::seat_of(seat));
            json!({ "seat": seat.seat, "name": name, "kind": seat.kind().text(), "bot": bot, "connected": connected,
                "mine": caller.id().is_some() && seat.person == caller.id(), "late": seat.late })
        })
        .collect();
    let mut seen = json!({ "id": row.id, "game": row.game, "status": row.status().text(), "viewer": eyes, "seats": seats,
            "takebacks": row.setup().ok().map(|setup| setup.takebacks.to_string()), "foreknown": row.foreknown,
            "proposals": snapshot.proposals().map(|open| proposed(caller, snapshot, open)).collect::<Vec<_>>() });
    if let (Some(session), Some(fields)) = (&snapshot.session, seen.as_object_mut()) {
        let game = session.game();
        // An edition calls things by its own names.
        let speaker = Speaker::new(caller.language, &names).of(game.title());
        let notes = crate::pages::notes(caller.language, snapshot);
        let log = tessera_table::log_lines(Sight::new(game, eyes), &session.by_itself(eyes), &notes, 0..usize::MAX);
        let log: Vec<Value> = log
            .iter()
            .skip(from)
            .map(|line| {
                json!({ "at": line.at, "text": speaker.say(&line.phrase), "by_itself": line.by_itself,
                "ordered": line.ordered, "table": line.table })
            })
            .collect();
        fields.insert("sequence".into(), json!(game.sequence()));
        fields.insert("choices".into(), json!(game.choices()));
        fields.insert("waiting".into(), json!(game.waiting()));
        fields.insert("view".into(), game.view(eyes));
        fields.insert("scores".into(), json!(game.scores(eyes)));
        // Points are counted in parts of a point where a game has halves.
        fields.insert("point".into(), json!(game.point()));
        fields.insert("log".into(), json!(log));
        fields.insert("outcome".into(), json!(snapshot.outcome()));
        fields.insert("commitment".into(), json!(game.record(false).commitment.to_string()));
    }
    seen
}

/// Something proposed to the table.
fn proposed(caller: &Caller, snapshot: &Snapshot, proposal: &Proposal) -> Value {
    let missing = snapshot.meta.missing(proposal);
    let asks_you = missing.iter().any(|seat| snapshot.seats_of(caller.id()).contains(seat));
    json!({ "id": proposal.id, "kind": proposal.kind.text(), "by": proposal.proposer, "seat": proposal.seat,
        "times": proposal.times, "missing": missing, "asks_you": asks_you })
}

/// What you are asked, with every option; null when you are not. `can_undo` is whether `undo` works without asking anyone.
#[utoipa::path(get, path = "/api/tables/{id}/decision", params(("id" = String, Path), ("seat" = Option<u8>, Query)),
    security(("token" = [])), responses((status = 200, body = Value), (status = 400), (status = 401), (status = 403),
        (status = 404), (status = 409), (status = 422), (status = 429), (status = 503)))]
pub async fn decision(caller: Caller, Path(id): Path<String>, Query(query): Asked) -> Result<Json<Value>, Fault> {
    caller.known()?;
    let (_, snapshot) = table(&caller, &id).await?;
    let Viewer::Seat(seat) = viewer(&caller, &snapshot, query.get("seat").map(String::as_str))? else {
        return Err(Fault::FORBIDDEN);
    };
    let session = snapshot.session.as_ref().ok_or(Fault::NOT_NOW)?;
    let names = snapshot.names(caller.language);
    let speaker = Speaker::new(caller.language, &names).of(session.game().title());
    let decision = session.game().decision(seat).map(|decision| {
        let options: Vec<Value> = decision
            .options
            .iter()
            .map(|option| json!({ "choice": option.choice, "text": speaker.say(&option.label.text) }))
            .collect();
        json!({ "question": speaker.say(&decision.question.title), "rule": decision.question.rule,
            "owed": decision.owed, "options": options })
    });
    let running = snapshot.meta.row.status() == Status::Running;
    Ok(Json(json!({ "sequence": session.game().sequence(), "seat": seat, "decision": decision,
        "can_undo": running && snapshot.can_take_back(seat).is_ok() })))
}

/// What was said.
#[utoipa::path(get, path = "/api/tables/{id}/chat", params(("id" = String, Path)), security((), ("token" = [])),
    responses((status = 200, body = Value), (status = 400), (status = 401), (status = 403), (status = 404), (status = 422),
        (status = 429), (status = 503)))]
pub async fn chat(caller: Caller, Path(id): Path<String>) -> Result<Json<Value>, Fault> {
    let (live, _) = table(&caller, &id).await?;
    let said = heard(&caller.app, caller.id(), &live).await?;
    let lines: Vec<Value> = said
        .iter()
        .map(|line| {
            let name = person_name(line.name.as_deref(), line.guest, caller.language);
            json!({ "seat": line.seat, "name": name, "text": line.text, "at": line.at })
        })
        .collect();
    Ok(Json(json!({ "chat": lines })))
}

/// Server-sent events: `change` with the sequence whenever something has changed.
#[utoipa::path(get, path = "/api/tables/{id}/stream", params(("id" = String, Path)), security((), ("token" = [])),
    responses((status = 200, content_type = "text/event-stream"), (status = 400), (status = 401), (status = 403), (status = 404),
        (status = 422), (status = 429), (status = 503)))]
pub async fn stream(caller: Caller, Address(address): Address, Path(id): Path<String>) -> Result<Response, Fault> {
    let (live, snapshot) = table(&caller, &id).await?;
    let seat = snapshot.seats_of(caller.id()).first().copied();
    let share = caller.app.limits.stream(caller.id(), address).ok_or(Fault::STREAMS)?;
    // A program needs no pause to follow.
    let stream = changes(caller.app.clone(), caller.witness(), live, seat, tessera_table::BotPace::Quick, share);
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))).into_response())
}

/// The record, once the match is over. Where a match cannot be played here any more, those at the table can have its record
/// before, without the seed.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)), security((), ("token" = [])),
    responses((status = 200, content_type = "text/plain", body = String), (status = 400), (status = 401), (status = 403), (status = 404),
        (status = 409), (status = 429), (status = 503)))]
pub async fn record(caller: Caller, Path(id): Path<String>) -> Result<Response, Fault> {
    let (text, _) = crate::pages::record(&caller.app, caller.id(), &id).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
