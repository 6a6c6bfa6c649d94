//! Everything that is kept about somebody, as one file for them.
//!
//! Of others it holds what they can see anyway: names at tables, and what those tables were. Secrets are not in it, nor
//! hashes of them, nor who reported whom.

use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::IntoResponse as _;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use super::Page;
use crate::store::{Person, SeatRow, StoreError};
use crate::tables::person_name;
use crate::web::fault::Fault;
use crate::web::visit::Visit;

/// Lines of chat that are read together.
const LINES: i64 = 500;

/// The file. Whoever has no session has nothing here.
pub async fn download(visit: Visit) -> Page {
    let person = visit.person.clone().ok_or(Fault::FORBIDDEN)?;
    if !visit.app.limits.download(person.id) {
        return Err(Fault::DOWNLOADS);
    }
    let head = head(&visit, &person).await?;
    let matches = visit.app.store.all_matches_of(person.id).await?;
    // Somebody may have played for years: never more than a piece of it is in memory, however slowly it is taken.
    let (pieces, body) = mpsc::channel(1);
    tokio::spawn(async move {
        let file = File { visit, person: person.id, pieces };
        if let Err(Broken::Store(error)) = file.write(head, matches).await {
            tracing::error!(%error, "the file with everything about somebody breaks off");
            // Whoever gets it is to see that it is not whole.
            let _ = file.pieces.send(Err(std::io::Error::other("broken off"))).await;
        }
    });
    let head = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"tessera-about-me.json\""),
    ];
    Ok((head, Body::from_stream(ReceiverStream::new(body))).into_response())
}

/// The file while it is written, piece by piece.
struct File {
    visit: Visit,
    person: i64,
    pieces: mpsc::Sender<Result<Bytes, std::io::Error>>,
}

/// Why a file is not written to its end.
enum Broken {
    /// Whoever wanted it is gone.
    Unwanted,
    /// Something cannot be read.
    Store(StoreError),
}

impl From<StoreError> for Broken {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl File {
    async fn write(&self, head: Value, matches: Vec<String>) -> Result<(), Broken> {
        let head = format!("{head:#}");
        let open = head.strip_suffix("\n}").unwrap_or(&head);
        self.send(format!("{open},\n  \"matches\": [")).await?;
        let mut comma = "";
        for id in matches {
            if let Some(one) = self.one_match(&id).await? {
                self.send(format!("{comma}\n    {one}")).await?;
                comma = ",";
            }
        }
        self.send("\n  ],\n  \"chat\": [".to_owned()).await?;
        let (mut comma, mut last) = ("", 0);
        loop {
            let said = self.visit.app.store.said_after(self.person, last, LINES).await?;
            let Some(line) = said.last() else { break };
            last = line.id;
            for line in said {
                let line = json!({ "table": line.of, "at": line.at, "text": line.text });
                self.send(format!("{comma}\n    {line}")).await?;
                comma = ",";
            }
        }
        self.send("\n  ]\n}\n".to_owned()).await
    }

    async fn send(&self, text: String) -> Result<(), Broken> {
        self.pieces.send(Ok(text.into())).await.map_err(|_| Broken::Unwanted)
    }
}

/// All but matches and chat, of which there may be many.
async fn head(visit: &Visit, person: &Person) -> Result<Value, StoreError> {
    let store = &visit.app.store;
    let id = person.id;
    let name = |name: Option<&str>, guest: Option<i64>| person_name(name, guest, visit.prefs.language);
    let sessions = store.sessions(id).await?.into_iter().map(|session| {
        let here = visit.session.as_ref() == Some(&session.hash);
        json!({ "browser": session.browser, "created": session.created, "used": session.seen, "this_one": here })
    });
    let tokens = store.tokens(id).await?;
    let tokens = tokens.into_iter().map(|token| json!({ "label": token.label, "created": token.created }));
    let lessons = store.lessons_done(id).await?;
    let lessons =
        lessons.into_iter().map(|(game, lesson, done)| json!({ "game": game, "lesson": lesson, "done": done }));
    let proposals = store.spoken(id).await?.into_iter().map(|one| {
        json!({ "table": one.of, "seat": one.seat, "kind": one.kind, "proposed_by_you": one.proposed,
            "status": one.status, "at": one.at })
    });
    let reports = store.reports_by(id, i64::MAX).await?.into_iter().map(|report| {
        json!({ "about": name(report.name.as_deref(), report.guest), "table": report.table, "kind": report.kind,
            "text": report.text, "quote": report.quote, "status": report.status, "outcome": report.outcome, "at": report.at })
    });
    let reported = store.reported(id).await?.into_iter().map(|report| {
        json!({ "table": report.of, "kind": report.kind, "you_said": report.quote, "status": report.status,
            "outcome": report.outcome, "at": report.at })
    });
    let warnings = store.warnings(id).await?;
    let warnings = warnings.into_iter().map(|told| json!({ "text": told.text, "at": told.at, "read": told.seen }));
    let deeds = store.deeds_about(id).await?.into_iter().map(|deed| json!({ "what": deed.what, "at": deed.at }));
    let blocks = store.blocks(id).await?;
    let blocks =
        blocks.into_iter().map(|block| json!({ "who": name(block.name.as_deref(), block.guest), "at": block.at }));
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
        "lessons": lessons.collect::<Vec<_>>(),
        "proposals": proposals.collect::<Vec<_>>(),
        "reports_made": reports.collect::<Vec<_>>(),
        "reports_about_you": reported.collect::<Vec<_>>(),
        "warnings": warnings.collect::<Vec<_>>(),
        "deeds_of_those_who_run_the_site": deeds.collect::<Vec<_>>(),
        "notices": notices(visit, id).await?,
        "blocked": blocks.collect::<Vec<_>>(),
    }))
}

/// Where somebody is told what, and what is on its way.
async fn notices(visit: &Visit, id: i64) -> Result<Value, StoreError> {
    let store = &visit.app.store;
    let addresses = store.addresses(id).await?.into_iter().map(|one| {
        json!({ "channel": one.channel, "address": one.address, "called": one.label, "told": one.kinds,
            "created": one.created, "confirmed": one.confirmed, "ended": one.dead, "why": one.why })
    });
    let settings = store.notice_settings(id).await?.map(|one| {
        json!({ "language": one.language, "minutes_east_of_greenwich": one.zone, "time_zone": one.place,
            "quiet_from": one.quiet_from,
            "quiet_to": one.quiet_to, "mails_all_in_one_at": one.digest })
    });
    let waiting = store
        .waiting(id)
        .await?
        .into_iter()
        .map(|news| json!({ "table": news.of, "kind": news.kind, "looked_at": news.due, "told": news.told }));
    let sending = store.sending(id).await?.into_iter().map(
        |one| json!({ "address": one.address, "kind": one.kind, "table": one.of, "tries": one.tries, "next": one.due }),
    );
    let links = store
        .links(id)
        .await?
        .into_iter()
        .map(|link| json!({ "for": link.purpose, "address": link.address, "good_until": link.expires }));
    Ok(json!({
        "addresses": addresses.collect::<Vec<_>>(),
        "when": settings,
        "waiting": waiting.collect::<Vec<_>>(),
        "on_their_way": sending.collect::<Vec<_>>(),
        "links_in_mails": links.collect::<Vec<_>>(),
    }))
}

impl File {
    /// A match: its whole record once it is over; before that, what was chosen at the person's own seats.
    async fn one_match(&self, id: &str) -> Result<Option<Value>, StoreError> {
        let (store, person) = (&self.visit.app.store, self.person);
        // It may have gone since it was counted.
        let Some(row) = store.find_match(id).await? else { return Ok(None) };
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
        Ok(Some(json!({
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
        })))
    }
}
