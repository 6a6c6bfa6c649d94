//! Making and joining tables.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};
use tessera_kernel::{Options, Takebacks};
use utoipa::ToSchema;

use super::caller::{Body, Caller};
use crate::pages::{find, invite_token, is_welcome, pace, readable, stand_in};
use crate::store::{SeatRow, Status};
use crate::tables::{SeatOrder, TableOrder, bot_named};
use crate::web::fault::Fault;
use crate::web::visit::nick;

/// A table to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game, by its title such as `tempus` or `clash-2012`.
    game: String,
    /// The edition; the usual one when not given.
    #[serde(default)]
    edition: String,
    /// The game's options by key.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// `agreed` (usual: a slip at once, anything else if all agree), `strict` (only a slip), `free` (anything, without asking).
    #[serde(default)]
    takebacks: String,
    /// One for each seat: `me`, `here`, `invite`, `anyone`, or a bot: a level such as
    /// `bot-casual`, or `bot-random` or `bot-greedy`, which cost next to nothing.
    seats: Vec<String>,
    /// What those who play `here` are called, one for each seat; empty where nobody is.
    #[serde(default)]
    names: Vec<String>,
    /// Whether anyone may find and watch it.
    #[serde(default)]
    listed: bool,
    /// `none` (usual), `days-N` for each move, `clock-N` minutes for each player.
    #[serde(default)]
    pace: String,
    /// When time is up: `bot` (usual) or `lose`.
    #[serde(default)]
    timeout: String,
    /// The level that plays a seat its player has left, such as `strong` (usual).
    #[serde(default)]
    stand_in: String,
}

/// A table that was made.
#[derive(Serialize, ToSchema)]
pub struct Made {
    /// Its name.
    id: String,
    /// Its page.
    page: String,
    /// Invites that are out.
    invites: Vec<Invite>,
}

/// An invite.
#[derive(Serialize, ToSchema)]
pub struct Invite {
    /// The seat it is for.
    seat: i64,
    /// The secret, for `join`.
    invite: String,
}

/// How to sit down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// An open seat.
    seat: Option<i64>,
    /// The secret of an invite.
    invite: Option<String>,
}

/// Makes a table. It begins by itself when every seat is taken.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, security(("token" = [])),
    responses((status = 201, body = Made), (status = 400), (status = 401), (status = 413), (status = 415), (status = 422),
        (status = 429), (status = 503)))]
pub async fn create(caller: Caller, Body(new): Body<NewTable>) -> Result<Response, Fault> {
    let person = caller.known()?;
    let mut options = Options::default();
    for (key, value) in new.options {
        options.set(key, value);
    }
    let seat = |text: &String| match text.as_str() {
        "me" => Ok(SeatOrder::Me),
        "here" => Ok(SeatOrder::Here),
        "invite" => Ok(SeatOrder::Invite),
        "anyone" => Ok(SeatOrder::Anyone),
        bot => match bot.strip_prefix("bot-").and_then(bot_named) {
            Some(kind) => Ok(SeatOrder::Bot(kind)),
            None => {
                Err(Fault::BAD.detail(format!("'{bot}' is not me, here, invite, anyone or a bot such as bot-casual")))
            }
        },
    };
    let takebacks = match new.takebacks.as_str() {
        "" => Takebacks::default(),
        text => text.parse().map_err(|error| Fault::BAD.detail(format!("{error}")))?,
    };
    let mut names = Vec::new();
    for name in &new.names {
        names.push(if name.trim().is_empty() { None } else { Some(nick(&caller.app, name).await?) });
    }
    let order = TableOrder {
        game: new.game,
        edition: new.edition,
        options,
        takebacks,
        seats: new.seats.iter().map(seat).collect::<Result<_, _>>()?,
        names,
        listed: new.listed,
        pace: pace(&new.pace)?,
        timeout: match new.timeout.as_str() {
            "" | "bot" => "bot",
            "lose" => "lose",
            _ => return Err(Fault::BAD.detail("timeout is 'bot' or 'lose'")),
        },
        stand_in: stand_in(&new.stand_in)?,
    };
    let id = caller.app.tables.create(person, &order).await?;
    let seats = caller.app.store.seats(&id).await?;
    let invite = |row: &SeatRow| Some(Invite { seat: row.seat, invite: invite_token(&caller.app, row)? });
    let made = Made { page: format!("/t/{id}"), invites: seats.iter().filter_map(invite).collect(), id };
    Ok((StatusCode::CREATED, Json(made)).into_response())
}

/// Sits down at an open seat, or by an invite.
#[utoipa::path(post, path = "/api/tables/{id}/join", request_body = Join, params(("id" = String, Path)),
    security(("token" = [])), responses((status = 204), (status = 400), (status = 401), (status = 403), (status = 404),
        (status = 409), (status = 410), (status = 413), (status = 415), (status = 422), (status = 429), (status = 503)))]
pub async fn join(caller: Caller, Path(id): Path<String>, Body(join): Body<Join>) -> Result<Response, Fault> {
    let person = caller.known()?;
    let tables = &caller.app.tables;
    let live = tables.get(&id).await?.ok_or(Fault::NOT_FOUND)?;
    let snapshot = live.now(tables).await?;
    readable(&snapshot)?;
    let taken = match (join.invite, join.seat) {
        (Some(given), _) => {
            let fits =
                |row: &&SeatRow| invite_token(&caller.app, row).is_some_and(|token| crate::id::same(&token, &given));
            let row = snapshot.meta.seats.iter().find(fits).ok_or(Fault::INVITE)?;
            if !snapshot.seats_of(Some(person)).is_empty() {
                return Err(Fault::NOT_NOW);
            }
            if !is_welcome(&caller.app, &snapshot, Some(person)).await? {
                return Err(Fault::INVITE);
            }
            let number = row.invite.clone().unwrap_or_default();
            caller.app.store.use_invite(&id, &number, person).await?.is_some()
        }
        (None, Some(seat)) => {
            find(&caller.app, Some(person), &id).await?;
            let free = snapshot.meta.row.status() == Status::Open && snapshot.seats_of(Some(person)).is_empty();
            let welcome = is_welcome(&caller.app, &snapshot, Some(person)).await?;
            free && welcome && caller.app.store.take_seat(&id, seat, person).await?
        }
        (None, None) => return Err(Fault::BAD.detail("give a seat or an invite")),
    };
    if !taken {
        return Err(Fault::NOT_NOW);
    }
    tables.start_when_full(&live).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
