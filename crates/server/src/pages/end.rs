//! The end of a match: result, proof of fair dice, once more.

use axum::extract::Path;
use axum::http::header;
use axum::response::IntoResponse as _;
use maud::html;

use super::parts::Look;
use super::{Page, find, to};
use crate::store::{SeatKind, SeatRow, Status};
use crate::tables::{SeatOrder, Snapshot, TableOrder};
use crate::web::fault::Fault;
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// The result.
pub async fn show(visit: Visit, Path(id): Path<String>) -> Page {
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    let look = Look::new(&visit, &live, &snapshot, &[]).filter(|_| over(&snapshot)).ok_or(Fault::NOT_NOW)?;
    if let Some(person) = visit.id() {
        visit.app.store.looked(&id, person).await?;
    }
    let played = snapshot.clone();
    // A whole match is played anew for the chart.
    let history = tokio::task::spawn_blocking(move || played.history().map(|history| history.points.clone())).await;
    let history = history.ok().flatten().unwrap_or_default();
    let record = look.session.game().record(true);
    let base = &look.base;
    let sits = !snapshot.seats_of(visit.id()).is_empty();
    let next = html! {
        @if let Some(rematch) = &snapshot.meta.row.rematch {
            a .button.primary href={ "/t/" (rematch) } { (visit.word("server-rematch-go")) }
        } @else if sits {
            form method="post" action={ (base) "/rematch" } {
                input type="hidden" name="csrf" value=(visit.csrf);
                button .button.primary type="submit" { (visit.word("server-rematch")) }
            }
        }
        @if let Some(&seat) = snapshot.seats_of(visit.id()).first() {
            form method="post" action={ (base) "/turning" } {
                input type="hidden" name="csrf" value=(visit.csrf);
                input type="hidden" name="seat" value=(seat.index());
                button .button type="submit" { (visit.word("server-turning-button")) }
            }
        }
        a .button href={ (base) "/replay" } { (visit.word("server-replay")) }
        a .button href=(base) { (visit.word("table-end-back")) }
        a .button href={ (base) "/record" } download { (visit.word("server-record")) }
    };
    let body = html! {
        (tessera_table::end_screen(&look.scene(&visit), &history, &next))
        section .card.proof {
            h2 { (visit.word("server-fair-title")) }
            p { (visit.word("server-fair-text")) }
            dl {
                dt { (visit.word("server-fair-commitment")) } dd { code { (record.commitment) } }
                @if let Some(secret) = record.secret {
                    dt { (visit.word("server-fair-seed")) } dd { code { (secret.seed) } }
                    dt { (visit.word("server-fair-salt")) } dd { code { (secret.salt) } }
                }
            }
            p { code { "tessera verify " (file_name(&snapshot)) } }
        }
    };
    let title = visit.word("server-result");
    Ok(visit
        .page_with(&title, &tessera_table::sheets(look.session.game().title()), &["pages.js"], false, body)
        .into_response())
}

fn over(snapshot: &Snapshot) -> bool {
    snapshot.meta.row.status() == Status::Finished
}

fn file_name(snapshot: &Snapshot) -> String {
    format!("{}-{}.tessera", snapshot.meta.row.game, snapshot.meta.row.id)
}

/// The record as a file. Only once it is over: choices tell what hands hold.
pub async fn record(visit: Visit, Path(id): Path<String>) -> Page {
    let (text, name) = super::record(&visit.app, visit.id(), &id).await?;
    let disposition = format!("attachment; filename=\"{name}\"");
    let head =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, disposition)];
    Ok((head, text).into_response())
}

/// The same table once more: whoever asks first sets it up, the others are expected at their seats.
pub async fn rematch(Path(id): Path<String>, posted: Posted) -> Page {
    let visit = &posted.visit;
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    let Some(person) = visit.id().filter(|_| !snapshot.seats_of(visit.id()).is_empty()) else {
        return Err(Fault::FORBIDDEN);
    };
    if !over(&snapshot) {
        return Err(Fault::NOT_NOW);
    }
    if let Some(rematch) = &snapshot.meta.row.rematch {
        return Ok(to(&format!("/t/{rematch}")));
    }
    let row = &snapshot.meta.row;
    let setup = row.setup()?;
    let order = TableOrder {
        game: row.game.clone(),
        edition: setup.edition.clone(),
        options: setup.options.clone(),
        takebacks: setup.takebacks,
        seats: seats(&snapshot, person),
        names: snapshot.meta.seats.iter().map(|seat| seat.nick.clone()).collect(),
        listed: row.listed,
        pace: row.pace(),
        timeout: if row.timeout == "lose" { "lose" } else { "bot" },
        stand_in: row.stand_in(),
    };
    let made = visit.app.tables.create(person, &order).await?;
    let rematch = visit.app.store.set_rematch(&id, &made, person).await?;
    if rematch != made {
        // Somebody else was faster.
        visit.app.store.delete_open_match(&made).await?;
    }
    live.refresh(&visit.app.tables).await?;
    Ok(to(&format!("/t/{rematch}")))
}

fn seats(snapshot: &Snapshot, person: i64) -> Vec<SeatOrder> {
    let mut first = true;
    let order = |seat: &SeatRow| match (seat.kind(), seat.person) {
        (SeatKind::Here, Some(holder)) if holder == person => SeatOrder::Here,
        (_, Some(holder)) if holder == person && std::mem::take(&mut first) => SeatOrder::Me,
        (SeatKind::Bot, _) => SeatOrder::Bot(
            seat.bot.as_deref().and_then(crate::tables::bot_recorded).unwrap_or(crate::tables::USUAL_BOT),
        ),
        _ => SeatOrder::Invite,
    };
    let mut seats: Vec<SeatOrder> = snapshot.meta.seats.iter().map(order).collect();
    if !seats.contains(&SeatOrder::Me)
        && let Some(here) = seats.iter_mut().find(|seat| **seat == SeatOrder::Here)
    {
        *here = SeatOrder::Me;
    }
    seats
}
