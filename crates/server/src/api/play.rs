//! Acting.

use std::sync::Arc;

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::Value;
use tessera_kernel::{Seat, Viewer};
use utoipa::ToSchema;

use super::caller::{Body, Caller};
use super::look::seen;
use crate::pages::find;
use crate::tables::{Live, Snapshot};
use crate::web::fault::Fault;

/// A choice.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Choose {
    /// The sequence it answers; an older one is refused with 409 and changes nothing.
    sequence: usize,
    /// The choice in notation, as listed by the decision.
    choice: String,
    /// The seat, where you play several.
    seat: Option<u8>,
}

/// A takeback.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The sequence it answers.
    sequence: usize,
    /// The seat, where you play several.
    seat: Option<u8>,
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// What.
    text: String,
}

async fn acting(caller: &Caller, id: &str, seat: Option<u8>) -> Result<(Arc<Live>, Snapshot, Seat), Fault> {
    let person = caller.known()?;
    let (live, snapshot) = find(&caller.app, Some(person), id).await?;
    let own = snapshot.seats_of(Some(person));
    let seat = match seat {
        Some(seat) => own.into_iter().find(|own| own.index() == usize::from(seat)),
        None => own.first().copied(),
    };
    let seat = seat.filter(|&seat| snapshot.plays(Some(person), seat)).ok_or(Fault::FORBIDDEN)?;
    Ok((live, snapshot, seat))
}

/// Takes a choice. The answer is the table as you see it then; the choice is on the disk.
#[utoipa::path(post, path = "/api/tables/{id}/choose", request_body = Choose, params(("id" = String, Path)),
    security(("token" = [])), responses((status = 200, body = Value), (status = 401), (status = 403), (status = 409), (status = 422)))]
pub async fn choose(caller: Caller, Path(id): Path<String>, Body(choose): Body<Choose>) -> Result<Json<Value>, Fault> {
    let (live, _, seat) = acting(&caller, &id, choose.seat).await?;
    let snapshot = live.choose(&caller.app.tables, seat, choose.sequence, &choose.choice).await?;
    Ok(Json(seen(&caller, &live, &snapshot, Viewer::Seat(seat), 0)))
}

/// Takes your last choice back.
#[utoipa::path(post, path = "/api/tables/{id}/undo", request_body = Undo, params(("id" = String, Path)),
    security(("token" = [])), responses((status = 200, body = Value), (status = 401), (status = 403), (status = 409), (status = 422)))]
pub async fn undo(caller: Caller, Path(id): Path<String>, Body(undo): Body<Undo>) -> Result<Json<Value>, Fault> {
    let (live, _, seat) = acting(&caller, &id, undo.seat).await?;
    let snapshot = live.undo(&caller.app.tables, seat, undo.sequence).await?;
    Ok(Json(seen(&caller, &live, &snapshot, Viewer::Seat(seat), 0)))
}

/// Says something to the table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", request_body = Say, params(("id" = String, Path)),
    security(("token" = [])), responses((status = 204), (status = 401), (status = 403)))]
pub async fn chat(caller: Caller, Path(id): Path<String>, Body(say): Body<Say>) -> Result<StatusCode, Fault> {
    let person = caller.known()?;
    let (live, snapshot) = find(&caller.app, Some(person), &id).await?;
    let seat = snapshot.seats_of(Some(person)).first().copied().ok_or(Fault::FORBIDDEN)?;
    let text: String = say.text.trim().chars().filter(|letter| !letter.is_control()).take(500).collect();
    if text.is_empty() {
        return Err(Fault::BAD.detail("text"));
    }
    live.say(&caller.app.tables, person, Some(seat), &text).await?;
    Ok(StatusCode::NO_CONTENT)
}
