//! A table whose seats are not all taken.

use axum::extract::Path;
use maud::{Markup, html};
use tessera_table::seat_mark;

use super::account::name_field;
use super::new_table::bot_name;
use super::parts::chat_part;
use super::terms::terms;
use super::{Page, find, invite, is_welcome, to};
use crate::store::{ChatLine, SeatKind, SeatRow, Status};
use crate::tables::{Snapshot, USUAL_BOT, seat_of};
use crate::web::fault::Fault;
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// The page while seats are free; whoever is not `welcome` is not offered any.
pub fn page(visit: &Visit, snapshot: &Snapshot, chat: &[ChatLine], welcome: bool) -> Markup {
    let row = &snapshot.meta.row;
    let base = format!("/t/{}", row.id);
    let names = snapshot.names(visit.prefs.language);
    let owner = visit.id().is_some() && row.owner == visit.id();
    let sits = !snapshot.seats_of(visit.id()).is_empty();
    let may_sit = !sits && welcome;
    let body = html! {
        div #lobby-said .unseen aria-live="polite" {}
        section .lobby data-events={ (base) "/events" } {
            header .lobby-head {
                (tessera_table::cover(&row.game))
                div {
                    h1 { (visit.word(&format!("{}-name", row.game))) }
                    p .lead { (visit.word("server-lobby-lead")) }
                }
            }
            (terms(visit, snapshot))
            ol .seats {
                @for (seat, name) in snapshot.meta.seats.iter().zip(&names) {
                    li .card { (line(visit, snapshot, seat, name, owner, may_sit)) }
                }
            }
            p .buttons {
                @if sits && !owner { (button(visit, &format!("{base}/leave"), None, "server-lobby-leave", false)) }
                @if owner { (button(visit, &format!("{base}/cancel"), None, "server-lobby-cancel", false)) }
            }
            div .card { (chat_part(visit, snapshot, &base, chat)) }
            p .quiet.below { (visit.word(if row.listed { "server-lobby-listed" } else { "server-lobby-private" })) }
        }
    };
    visit.page(&visit.word(&format!("{}-name", row.game)), body)
}

fn line(visit: &Visit, snapshot: &Snapshot, seat: &SeatRow, name: &str, owner: bool, may_sit: bool) -> Markup {
    let base = format!("/t/{}", snapshot.meta.row.id);
    let index = seat_of(seat).index();
    html! {
        span .name.free[matches!(seat.kind(), SeatKind::Open | SeatKind::Invite)] { (seat_mark(index)) strong { (name) } }
        @match seat.kind() {
            SeatKind::Open => {
                @if may_sit {
                    form .join method="post" action={ (base) "/join" } {
                        input type="hidden" name="csrf" value=(visit.csrf);
                        input type="hidden" name="seat" value=(index);
                        (name_field(visit))
                        button .button.primary type="submit" { (visit.word("server-lobby-sit")) }
                    }
                }
                @if owner { (button(visit, &format!("{base}/bot"), Some(index), "server-lobby-bot", false)) }
            }
            SeatKind::Invite => {
                @if owner {
                    @if let Some(token) = invite::token(&visit.app, seat) {
                        @let link = format!("{}{base}/invite/{token}", visit.origin);
                        label .field.invite {
                            span { (visit.word("server-lobby-link")) }
                            input type="text" readonly value=(link);
                        }
                        button .button type="button" data-copy=(link) data-copied=(visit.word("server-copied")) {
                            (visit.word("server-copy"))
                        }
                        (button(visit, &format!("{base}/revoke"), Some(index), "server-lobby-revoke", false))
                    }
                    (button(visit, &format!("{base}/bot"), Some(index), "server-lobby-bot", false))
                } @else { span .tag { (visit.word("server-lobby-invited")) } }
            }
            SeatKind::Bot => { span .tag {
                @match seat.bot.as_deref().and_then(|bot| bot.parse().ok()) {
                    Some(kind) => (bot_name(visit, kind)),
                    None => (seat.bot.as_deref().unwrap_or_default()),
                }
            } }
            SeatKind::Person | SeatKind::Here => {}
        }
    }
}

fn button(visit: &Visit, action: &str, seat: Option<usize>, word: &str, primary: bool) -> Markup {
    html! {
        form method="post" action=(action) {
            input type="hidden" name="csrf" value=(visit.csrf);
            @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
            button .button .primary[primary] type="submit" { (visit.word(word)) }
        }
    }
}

/// Sits down at a seat that is for anyone.
pub async fn join(Path(id): Path<String>, mut posted: Posted) -> Page {
    let app = posted.visit.app.clone();
    let (live, snapshot) = find(&app, posted.visit.id(), &id).await?;
    let seat: i64 = posted.number("seat")?;
    if snapshot.meta.row.status() != Status::Open || !snapshot.seats_of(posted.visit.id()).is_empty() {
        return Err(Fault::NOT_NOW);
    }
    let person = posted.called().await?;
    // Nobody is told that they are blocked.
    if !is_welcome(&app, &snapshot, Some(person)).await? || !app.store.take_seat(&id, seat, person).await? {
        return Err(Fault::NOT_NOW);
    }
    app.tables.start_when_full(&live).await?;
    Ok(to(&format!("/t/{id}")))
}

/// Gets up again.
pub async fn leave(Path(id): Path<String>, posted: Posted) -> Page {
    let app = &posted.visit.app;
    let (live, snapshot) = find(app, posted.visit.id(), &id).await?;
    let row = &snapshot.meta.row;
    if row.status() != Status::Open || row.owner == posted.visit.id() {
        return Err(Fault::NOT_NOW);
    }
    let person = posted.visit.id().ok_or(Fault::FORBIDDEN)?;
    app.store.get_up(&id, person, &crate::id::secret()).await?;
    live.refresh(&app.tables).await?;
    Ok(to("/"))
}

/// A bot takes a seat that is free.
pub async fn bot(Path(id): Path<String>, posted: Posted) -> Page {
    let app = &posted.visit.app;
    let (live, snapshot) = find(app, posted.visit.id(), &id).await?;
    owner_of_open(&posted.visit, &snapshot)?;
    let seat: usize = posted.number("seat")?;
    let free = |row: &SeatRow| matches!(row.kind(), SeatKind::Open | SeatKind::Invite);
    let row = snapshot.meta.seats.get(seat).filter(|row| free(row)).ok_or(Fault::NOT_NOW)?;
    app.store.set_seat(&id, row.seat, SeatKind::Bot, Some(&USUAL_BOT.to_string())).await?;
    app.tables.start_when_full(&live).await?;
    Ok(to(&format!("/t/{id}")))
}

/// Takes the table away again.
pub async fn cancel(Path(id): Path<String>, posted: Posted) -> Page {
    let app = &posted.visit.app;
    let (live, snapshot) = find(app, posted.visit.id(), &id).await?;
    owner_of_open(&posted.visit, &snapshot)?;
    app.store.delete_open_match(&id).await?;
    live.refresh(&app.tables).await?;
    Ok(to("/"))
}

/// Refuses everyone but the owner, and everything but a table that has not begun.
pub fn owner_of_open(visit: &Visit, snapshot: &Snapshot) -> Result<(), Fault> {
    let row = &snapshot.meta.row;
    if visit.id().is_none() || row.owner != visit.id() {
        return Err(Fault::FORBIDDEN);
    }
    if row.status() == Status::Open { Ok(()) } else { Err(Fault::NOT_NOW) }
}
