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
use crate::pages::{find, speaking};
use crate::tables::{Chosen, Live, MOST_TIMES, Snapshot, Wish};
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

/// Giving up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Resign {
    /// `true`: a slip of a program shall not give up.
    sure: bool,
    /// The seat, where you play several.
    seat: Option<u8>,
}

/// Something to ask the table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Propose {
    /// `takeback` (take choices of yours back, and everything since), `return` (have a seat again that was left: your own at
    /// once, unless it has lost), `replace` (let a bot play for somebody who has not answered for two days) or `end` (end the
    /// match here, without a result).
    kind: String,
    /// Of a takeback: the sequence you have seen.
    sequence: Option<usize>,
    /// Of a takeback: how many choices made of your own will; usually 1.
    times: Option<usize>,
    /// Of a takeback: the seat you take back for, where you play several. Of a return or a replacement: the
    /// seat it is about; of a return usually yours.
    seat: Option<u8>,
}

/// An answer to what is proposed.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// `agree`, `refuse`, or `withdraw` what you have proposed.
    reply: String,
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
    security(("token" = [])), responses((status = 200, body = Value), (status = 400), (status = 401), (status = 403),
        (status = 404), (status = 409), (status = 413), (status = 415), (status = 422), (status = 429), (status = 503)))]
pub async fn choose(caller: Caller, Path(id): Path<String>, Body(choose): Body<Choose>) -> Result<Json<Value>, Fault> {
    let (live, _, seat) = acting(&caller, &id, choose.seat).await?;
    let chosen = Chosen { seat, sequence: choose.sequence, choice: &choose.choice, bot: false };
    let snapshot = live.choose(&caller.app.tables, chosen).await?;
    Ok(Json(seen(&caller, &live, &snapshot, Viewer::Seat(seat), 0)))
}

/// Takes your last choice back, as far as that needs nobody's consent: what needs it is proposed.
#[utoipa::path(post, path = "/api/tables/{id}/undo", request_body = Undo, params(("id" = String, Path)),
    security(("token" = [])), responses((status = 200, body = Value), (status = 400), (status = 401), (status = 403),
        (status = 404), (status = 409), (status = 413), (status = 415), (status = 422), (status = 429), (status = 503)))]
pub async fn undo(caller: Caller, Path(id): Path<String>, Body(undo): Body<Undo>) -> Result<Json<Value>, Fault> {
    let (live, _, seat) = acting(&caller, &id, undo.seat).await?;
    let snapshot = live.undo(&caller.app.tables, seat, undo.sequence).await?;
    Ok(Json(seen(&caller, &live, &snapshot, Viewer::Seat(seat), 0)))
}

/// Asks the table for something that needs the consent of all. It is done when all other people at the table have agreed: at
/// once where they are bots. Any choice made meanwhile makes a takeback void; after a refusal you act before you ask again.
#[utoipa::path(post, path = "/api/tables/{id}/proposals", request_body = Propose, params(("id" = String, Path)),
    security(("token" = [])), responses((status = 200, body = Value), (status = 400), (status = 401), (status = 403),
        (status = 404), (status = 409), (status = 413), (status = 415), (status = 422), (status = 429), (status = 503)))]
pub async fn propose(caller: Caller, Path(id): Path<String>, Body(asked): Body<Propose>) -> Result<Json<Value>, Fault> {
    let person = caller.known()?;
    let (live, seat, wish) = match asked.kind.as_str() {
        "takeback" => {
            let (live, _, seat) = acting(&caller, &id, asked.seat).await?;
            let sequence = asked.sequence.ok_or_else(|| Fault::BAD.detail("give the sequence you have seen"))?;
            (live, seat, Wish::TakeBack { times: asked.times.unwrap_or(1).clamp(1, MOST_TIMES), sequence })
        }
        "return" => {
            let (live, snapshot) = find(&caller.app, Some(person), &id).await?;
            let own = snapshot.seats_of(Some(person)).first().copied().ok_or(Fault::FORBIDDEN)?;
            let seats = usize::from(asked.seat.unwrap_or_else(|| u8::try_from(own.index()).unwrap_or_default()));
            let late = Some(seats).filter(|&seat| seat < snapshot.meta.seats.len()).map(Seat::new);
            let late = late.ok_or_else(|| Fault::BAD.detail("seat"))?;
            (live, speaking(&snapshot, Some(person), late).unwrap_or(own), Wish::Return(late))
        }
        "replace" => {
            let (live, snapshot, own) = acting(&caller, &id, None).await?;
            let absent = asked.seat.map(usize::from).filter(|&seat| seat < snapshot.meta.seats.len()).map(Seat::new);
            (live, own, Wish::Replace(absent.ok_or_else(|| Fault::BAD.detail("seat"))?))
        }
        "end" => {
            let (live, _, own) = acting(&caller, &id, None).await?;
            (live, own, Wish::End)
        }
        _ => return Err(Fault::BAD.detail("kind is 'takeback', 'return', 'replace' or 'end'")),
    };
    let snapshot = live.propose(&caller.app.tables, person, seat, wish).await?;
    Ok(Json(seen(&caller, &live, &snapshot, Viewer::Seat(seat), 0)))
}

/// Gives up: a bot plays on, and you will be last. What all agree to may bring you back: a `return` is proposed.
#[utoipa::path(post, path = "/api/tables/{id}/resign", request_body = Resign, params(("id" = String, Path)),
    security(("token" = [])), responses((status = 200, body = Value), (status = 400), (status = 401), (status = 403),
        (status = 404), (status = 409), (status = 413), (status = 415), (status = 422), (status = 429), (status = 503)))]
pub async fn resign(caller: Caller, Path(id): Path<String>, Body(resign): Body<Resign>) -> Result<Json<Value>, Fault> {
    let (live, _, seat) = acting(&caller, &id, resign.seat).await?;
    if !resign.sure {
        return Err(Fault::BAD.detail("sure"));
    }
    let snapshot = live.resign(&caller.app.tables, caller.known()?, seat).await?;
    Ok(Json(seen(&caller, &live, &snapshot, Viewer::Seat(seat), 0)))
}

/// Agrees to what somebody proposes, refuses it, or withdraws what you have proposed. You answer for all of your seats.
#[utoipa::path(post, path = "/api/tables/{id}/proposals/{proposal}", request_body = Answer,
    params(("id" = String, Path), ("proposal" = i64, Path)),
    security(("token" = [])), responses((status = 200, body = Value), (status = 400), (status = 401), (status = 403),
        (status = 404), (status = 409), (status = 413), (status = 415), (status = 422), (status = 429), (status = 503)))]
pub async fn reply(
    caller: Caller,
    Path((id, proposal)): Path<(String, i64)>,
    Body(answer): Body<Answer>,
) -> Result<Json<Value>, Fault> {
    let person = caller.known()?;
    let (live, snapshot) = find(&caller.app, Some(person), &id).await?;
    let seat = snapshot.seats_of(Some(person)).first().copied().ok_or(Fault::FORBIDDEN)?;
    let reply = answer.reply.parse().map_err(|()| Fault::BAD.detail("reply is 'agree', 'refuse' or 'withdraw'"))?;
    let snapshot = live.reply(&caller.app.tables, person, proposal, reply).await?;
    Ok(Json(seen(&caller, &live, &snapshot, Viewer::Seat(seat), 0)))
}

/// Says something to the table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", request_body = Say, params(("id" = String, Path)),
    security(("token" = [])), responses((status = 204), (status = 400), (status = 401), (status = 403), (status = 404),
        (status = 413), (status = 415), (status = 422), (status = 429), (status = 503)))]
pub async fn chat(caller: Caller, Path(id): Path<String>, Body(say): Body<Say>) -> Result<StatusCode, Fault> {
    let person = caller.known()?;
    let (live, snapshot) = find(&caller.app, Some(person), &id).await?;
    let seat = snapshot.seats_of(Some(person)).first().copied().ok_or(Fault::FORBIDDEN)?;
    let text: String = say.text.trim().chars().filter(|letter| !letter.is_control()).take(500).collect();
    if text.is_empty() {
        return Err(Fault::BAD.detail("text"));
    }
    if !caller.app.limits.chat(person) {
        return Err(Fault::CHAT);
    }
    live.say(&caller.app.tables, person, Some(seat), &text).await?;
    Ok(StatusCode::NO_CONTENT)
}
