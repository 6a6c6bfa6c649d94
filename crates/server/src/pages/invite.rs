//! Invite links: unguessable, for one seat, used once, revocable.
//!
//! A seat keeps a random number; the link's secret is a keyed hash of it. So the owner can be shown the link again, and
//! whoever reads the database cannot use it.

use axum::extract::Path;
use axum::response::IntoResponse as _;
use maud::html;
use tessera_kernel::Phrase;

use super::account::name_field;
use super::terms::{company, terms};
use super::{Page, find, is_welcome, lobby, readable, to};
use crate::app::App;
use crate::id;
use crate::store::{SeatKind, SeatRow, Status};
use crate::web::fault::Fault;
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// The secret of the link to a seat.
pub fn token(app: &App, seat: &SeatRow) -> Option<String> {
    let number = seat.invite.as_ref().filter(|_| seat.kind() == SeatKind::Invite)?;
    Some(app.keyed(number))
}

/// The seat a link leads to.
async fn seat(app: &App, id: &str, given: &str) -> Result<SeatRow, Fault> {
    let live = app.tables.get(id).await?.ok_or(Fault::NOT_FOUND)?;
    let snapshot = live.now(&app.tables).await?;
    if snapshot.meta.row.status() != Status::Open {
        return Err(Fault::INVITE);
    }
    readable(&snapshot)?;
    let fits = |row: &&SeatRow| token(app, row).is_some_and(|token| id::same(&token, given));
    snapshot.meta.seats.iter().find(fits).cloned().ok_or(Fault::INVITE)
}

/// Asks whether to sit down: a link alone does nothing, for programs look at links too.
pub async fn show(visit: Visit, Path((table, given)): Path<(String, String)>) -> Page {
    let seat = match seat(&visit.app, &table, &given).await {
        Ok(seat) => seat,
        // Whoever sits there already has followed the link once more.
        Err(fault) => match find(&visit.app, visit.id(), &table).await {
            Ok((_, snapshot)) if !snapshot.seats_of(visit.id()).is_empty() => return Ok(to(&format!("/t/{table}"))),
            _ => return Err(fault),
        },
    };
    let live = visit.app.tables.get(&table).await?.ok_or(Fault::NOT_FOUND)?;
    let snapshot = live.now(&visit.app.tables).await?;
    if !is_welcome(&visit.app, &snapshot, visit.id()).await? {
        return Err(Fault::INVITE);
    }
    let row = &snapshot.meta.row;
    let owner = match row.owner {
        Some(owner) => visit.app.store.person(owner).await?,
        None => None,
    };
    let guest = owner.as_ref().map(|owner| owner.guest);
    let owner = owner.as_ref().and_then(|owner| owner.called());
    let owner = crate::tables::person_name(owner, guest, visit.prefs.language);
    let game = visit.word(&format!("{}-name", row.game));
    let body = html! {
        section .card.invite-card {
            (tessera_table::cover(&row.game))
            div {
            h1 { (visit.say(&Phrase::new("server-invite-title").with("who", owner).with("game", game.clone()))) }
            p .lead { (visit.word(&format!("{}-tagline", row.game))) }
            p .quiet { (visit.word(&format!("{}-length", row.game))) }
            (company(&visit, &snapshot))
            (terms(&visit, &snapshot))
            form method="post" action={ "/t/" (table) "/invite/" (given) } {
                input type="hidden" name="csrf" value=(visit.csrf);
                (name_field(&visit))
                button .button.primary type="submit" {
                    (tessera_table::seat_mark(usize::try_from(seat.seat).unwrap_or_default())) (visit.word("server-lobby-sit"))
                }
            }
            }
        }
    };
    Ok(visit.page(&game, body).into_response())
}

/// Sits down.
pub async fn accept(Path((table, given)): Path<(String, String)>, mut posted: Posted) -> Page {
    let app = posted.visit.app.clone();
    let seat = seat(&app, &table, &given).await?;
    let live = app.tables.get(&table).await?.ok_or(Fault::NOT_FOUND)?;
    let snapshot = live.now(&app.tables).await?;
    if !snapshot.seats_of(posted.visit.id()).is_empty() {
        // One person, one seat: the link stays good for a friend.
        return Ok(to(&format!("/t/{table}")));
    }
    let person = posted.called().await?;
    if !is_welcome(&app, &snapshot, Some(person)).await? {
        return Err(Fault::INVITE);
    }
    let number = seat.invite.unwrap_or_default();
    app.store.use_invite(&table, &number, person).await?.ok_or(Fault::INVITE)?;
    app.tables.start_when_full(&live).await?;
    Ok(to(&format!("/t/{table}")))
}

/// Makes the link useless and gives a new one.
pub async fn revoke(Path(table): Path<String>, posted: Posted) -> Page {
    let app = &posted.visit.app;
    let (live, snapshot) = find(app, posted.visit.id(), &table).await?;
    lobby::owner_of_open(&posted.visit, &snapshot)?;
    app.store.set_invite(&table, posted.number("seat")?, &id::secret()).await?;
    live.refresh(&app.tables).await?;
    Ok(to(&format!("/t/{table}")))
}
