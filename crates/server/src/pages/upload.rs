//! A record from a file: to look at, or to play on.

use axum::extract::Multipart;
use axum::http::StatusCode;
use axum::response::IntoResponse as _;
use maud::{Markup, html};
use tessera_kernel::{Phrase, Record, is_takeback};

use super::{Page, to};
use crate::id;
use crate::tables::{SeatOrder, bot_recorded};
use crate::web::fault::Fault;
use crate::web::limits::Address;
use crate::web::reasons;
use crate::web::visit::Visit;

/// More is not a match: each takeback plays it from the beginning. What remains has a limit in time.
const MOST_DEEDS: usize = 20_000;
const MOST_TAKEBACKS: usize = 300;

/// The form.
pub async fn show(visit: Visit) -> Page {
    Ok(form(&visit, None).into_response())
}

fn form(visit: &Visit, wrong: Option<&str>) -> Markup {
    let body = html! {
        section .card {
            h1 { (visit.word("server-upload-title")) }
            p { (visit.word("server-upload-text")) }
            @if let Some(wrong) = wrong { p .error role="alert" { (wrong) } }
            form method="post" action="/upload" enctype="multipart/form-data" {
                input type="hidden" name="csrf" value=(visit.csrf);
                label .field { span { (visit.word("server-upload-file")) } input type="file" name="record" required; }
                label .field { span { (visit.word("server-upload-others")) } select name="others" {
                    @for kind in ["here", "invite"] { option value=(kind) { (visit.word(&format!("server-seat-{kind}"))) } }
                } }
                button .button.primary type="submit" { (visit.word("server-upload-go")) }
            }
        }
    };
    visit.page(&visit.word("server-upload-title"), body)
}

/// Takes a record and shows it.
pub async fn upload(mut visit: Visit, Address(address): Address, mut form_data: Multipart) -> Page {
    let (mut csrf, mut text, mut others) = (String::new(), String::new(), SeatOrder::Here);
    while let Some(field) =
        form_data.next_field().await.map_err(|error| Fault { status: error.status(), ..Fault::BAD })?
    {
        let name = field.name().unwrap_or_default().to_owned();
        let bytes = field.bytes().await.map_err(|error| Fault { status: error.status(), ..Fault::BAD })?;
        let value = String::from_utf8_lossy(&bytes).into_owned();
        match name.as_str() {
            "csrf" => csrf = value,
            "record" => text = value,
            "others" if value == "invite" => others = SeatOrder::Invite,
            _ => {}
        }
    }
    if !id::same(&csrf, &visit.csrf) {
        return Err(Fault::CSRF);
    }
    if !visit.app.limits.upload(visit.id(), address) {
        return Err(Fault::UPLOADS);
    }
    // A few at a time, each for a while: the rest of the server goes on.
    let place = visit.app.limits.replays.clone().acquire_owned().await.map_err(|_| Fault::UNAVAILABLE)?;
    let time = visit.app.config.replay_time;
    let read = move || {
        let _place = place;
        let begun = std::time::Instant::now();
        let record: Record = text.parse().map_err(|error| reasons::record(&error))?;
        let takebacks = record.deeds.iter().filter(|(_, deed)| is_takeback(deed)).count();
        if record.deeds.len() > MOST_DEEDS || takebacks > MOST_TAKEBACKS {
            return Err(Phrase::new("server-reason-long"));
        }
        tessera_games::replay_while(&record, &mut || begun.elapsed() < time).map_err(|error| reasons::record(&error))
    };
    let game = match tokio::task::spawn_blocking(read).await.map_err(|_| Fault::BAD)? {
        Ok(game) => game,
        Err(why) => return Ok((StatusCode::UNPROCESSABLE_ENTITY, form(&visit, Some(&visit.say(&why)))).into_response()),
    };
    // Nobody is waited for where everything is over. A bot's kind stands behind its name.
    let others = if game.outcome().is_some() { SeatOrder::Here } else { others };
    let bot = |name: &str| name.strip_suffix(')')?.rsplit_once('(').and_then(|(_, kind)| bot_recorded(kind));
    let mut seats: Vec<SeatOrder> =
        game.setup().seats.iter().map(|name| bot(name).map_or(others, SeatOrder::Bot)).collect();
    match seats.iter_mut().find(|seat| **seat == others) {
        Some(own) => *own = SeatOrder::Me,
        None => seats[0] = SeatOrder::Me,
    }
    let person = visit.person_or_guest().await?;
    let made = visit.app.tables.continue_from(person, game.as_ref(), &seats).await?;
    Ok(to(&if game.outcome().is_some() { format!("/t/{made}/replay?at=0") } else { format!("/t/{made}") }))
}
