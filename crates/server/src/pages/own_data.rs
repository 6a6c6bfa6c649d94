//! Everything that is kept about somebody, as one file for them.
//!
//! Of others it holds what they can see anyway: names at tables, and what those tables were. Secrets are not in it, nor
//! hashes of them, nor who reported whom.

use axum::http::header;
use axum::response::IntoResponse as _;
use serde_json::{Value, json};

use super::Page;
use crate::store::{MatchRow, Person, SeatRow, StoreError};
use crate::tables::person_name;
use crate::web::fault::Fault;
use crate::web::visit::Visit;

/// The file. Whoever has no session has nothing here.
pub async fn download(visit: Visit) -> Page {
    let person = visit.person.as_ref().ok_or(Fault::FORBIDDEN)?;
    if !visit.app.limits.download(person.id) {
        return Err(Fault::DOWNLOADS);
    }
    // Somebody may have played for years: few of these are made at the same time.
    let _one = visit.app.limits.replays.acquire().await.map_err(|_| Fault::UNAVAILABLE)?;
    let everything = everything(&visit, person).await?;
    let text = serde_json::to_string_pretty(&everything).map_err(|_| Fault::UNAVAILABLE)?;
    let head = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"tessera-about-me.json\""),
    ];
    Ok((head, text).into_response())
}

async fn everything(visit: &Visit, person: &Person) -> Result<Value, StoreError> {
    let store = &visit.app.store;
    let id = person.id;
    let name = |name: Option<&str>, guest: Option<i64>| person_name(name, guest, visit.prefs.language);
    let sessions = store.sessions(id).await?.into_iter().map(|session| {
        let here = visit.session.as_ref() == Some(&session.hash);
        json!({ "browser": session.browser, "created": session.created, "used": session.seen, "this_one": here })
    });
    let tokens = store.tokens(id).await?;
    let tokens = tokens.into_iter().map(|token| json!({ "label": token.label, "created": token.created }));
    let mut matches = Vec::new();
    for row in store.all_matches_of(id).await? {
        matches.push(one_match(visit, id, &row).await?);
    }
    let said = store.chat_of(id).await?;
    let said = said.into_iter().map(|line| json!({ "table": line.of, "at": line.at, "text": line.text }));
    let lessons = store.lessons_done(id).await?;
    let lessons =
        lessons.into_iter().map(|(game, lesson, done)| json!({ "game": game, "lesson": lesson, "done": done }));
    let reports = store.reports_by(id, i64::MAX).await?.into_iter().map(|report| {
        json!({ "about": name(report.name.as_deref(), report.guest), "table": report.table, "kind": report.kind,
            "text": report.text, "quote": report.quote, "status": report.status, "outcome": report.outcome, "at": report.at })
    });
    let warnings = store.warnings(id).await?;
    let warnings = warnings.into_iter().map(|told| json!({ "text": told.text, "at": told.at, "read": told.seen }));
    let blocks = store.blocks(id).await?;
    let blocks =
        blocks.into_iter().map(|block| json!({ "who": name(block.name.as_deref(), block.guest), "at": block.at }));
    let addresses = store.addresses(id).await?.into_iter().map(|one| {
        json!({ "channel": one.channel, "address": one.address, "called": one.label, "told": one.kinds,
            "created": one.created, "confirmed": one.confirmed, "ended": one.dead })
    });
    let settings = store.notice_settings(id).await?.map(|one| {
        json!({ "language": one.language, "minutes_east_of_greenwich": one.zone, "time_zone": one.place, "quiet_from": one.quiet_from,
            "quiet_to": one.quiet_to, "mails_all_in_one_at": one.digest })
    });
    Ok(json!({
        "about": "Everything this server keeps about you. Times are milliseconds since 1970 (UTC). Preferences are in cookies of your browser.",
        "account": {
            "number": id,
            "name": person.name,
            "called": person.called(),
            "guest": person.name.is_none(),
            "created": person.created,
            "password": if person.password.is_some() { "kept as a hash that nobody can read" } else { "none" },
        },
        "last_suspension": person.last_suspension().map(|past| {
            json!({ "since": past.since, "until": past.until, "reason": past.reason })
        }),
        "sessions": sessions.collect::<Vec<_>>(),
        "tokens": tokens.collect::<Vec<_>>(),
        "matches": matches,
        "chat": said.collect::<Vec<_>>(),
        "lessons": lessons.collect::<Vec<_>>(),
        "reports_made": reports.collect::<Vec<_>>(),
        "warnings": warnings.collect::<Vec<_>>(),
        "notices": { "addresses": addresses.collect::<Vec<_>>(), "when": settings },
        "blocked": blocks.collect::<Vec<_>>(),
    }))
}

/// A match: its whole record once it is over; before that, what was chosen at the person's own seats.
async fn one_match(visit: &Visit, person: i64, row: &MatchRow) -> Result<Value, StoreError> {
    let store = &visit.app.store;
    let seats = store.seats(&row.id).await?;
    let deeds = store.deeds(&row.id).await?;
    let own = |seat: &&SeatRow| seat.person == Some(person);
    let mine = |number: i64| seats.iter().filter(own).any(|seat| seat.seat == number);
    let over = row.status().is_over();
    let chosen = deeds.iter().filter(|deed| mine(deed.seat));
    let chosen: Vec<Value> = chosen
        .map(|deed| json!({ "seat": deed.seat, "choice": deed.deed, "at": deed.at, "by_itself": deed.auto }))
        .collect();
    let sat: Vec<Value> = seats
        .iter()
        .filter(own)
        .map(|seat| {
            json!({ "seat": seat.seat, "kind": seat.kind().text(), "name_at_this_screen": seat.nick, "left": seat.late,
                "orders": { "obvious": seat.auto, "decline": seat.declines, "end": seat.ends,
                    "waived": seat.waived().collect::<Vec<_>>() } })
        })
        .collect();
    Ok(json!({
        "table": row.id,
        "game": row.game,
        "status": row.status().text(),
        "set_up_by_you": row.owner == Some(person),
        "listed": row.listed,
        "started": row.started,
        "updated": row.updated,
        "hidden_from_your_list": store.is_hidden(&row.id, person).await?,
        "seats": sat,
        "choices": chosen,
        "record": over.then(|| row.stored_record(&deeds)),
    }))
}
