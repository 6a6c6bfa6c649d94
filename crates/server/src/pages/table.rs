//! The table page and its updates.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use maud::html;
use serde::Serialize;
use tessera_table::Fragment;

use super::parts::Look;
use super::{Page, find, heard, is_welcome, lobby};
use crate::store::Status;
use crate::tables::{Live, Snapshot};
use crate::web::fault::Fault;
use crate::web::visit::Visit;

/// Parts that have changed.
#[derive(Serialize, Default)]
pub struct Update<'a> {
    sequence: usize,
    fragments: Vec<Changed<'a>>,
    /// What came of it is heard by the page's stream.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    heard: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    notice: Option<String>,
}

impl<'a> Update<'a> {
    /// Those parts that the page does not have.
    pub fn changed(sequence: usize, fragments: impl Iterator<Item = &'a Fragment>, have: &str) -> Self {
        let have: HashMap<&str, &str> = have.split(',').filter_map(|part| part.split_once(':')).collect();
        let changed = fragments.map(Changed::new);
        let changed = changed.filter(|part| have.get(part.id).copied() != part.hash.as_deref());
        Self { sequence, fragments: changed.collect(), ..Self::default() }
    }

    /// Nothing but that it was done: the page gets what came of it by its stream.
    pub fn acknowledged(sequence: usize) -> Self {
        Self { sequence, heard: true, ..Self::default() }
    }

    /// One part that was asked for.
    pub fn of(sequence: usize, fragment: &'a Fragment) -> Self {
        Self { sequence, fragments: vec![Changed::asked(fragment)], ..Self::default() }
    }
}

/// A part as it is sent.
#[derive(Serialize)]
pub struct Changed<'a> {
    id: &'static str,
    /// Parts that are fetched when somebody asks have none: the table does not change them.
    #[serde(skip_serializing_if = "Option::is_none")]
    hash: Option<String>,
    html: &'a str,
}

impl<'a> Changed<'a> {
    /// One of the table.
    pub fn new(fragment: &'a Fragment) -> Self {
        Self { id: fragment.id, hash: Some(fragment.hash().to_string()), html: &fragment.html }
    }

    fn asked(fragment: &'a Fragment) -> Self {
        Self { id: fragment.id, hash: None, html: &fragment.html }
    }
}

/// The whole page.
pub async fn show(visit: Visit, Path(id): Path<String>) -> Page {
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    if let Some(person) = visit.id() {
        visit.app.store.looked(&id, person).await?;
    }
    if snapshot.meta.row.status() == Status::Open {
        let chat = heard(&visit.app, visit.id(), &live).await?;
        let welcome = is_welcome(&visit.app, &snapshot, visit.id()).await?;
        return Ok(lobby::page(&visit, &snapshot, &chat, welcome).into_response());
    }
    page(&visit, &live, &snapshot, StatusCode::OK, None).await
}

/// The page, with something to say.
pub async fn page(
    visit: &Visit,
    live: &Arc<Live>,
    snapshot: &Snapshot,
    status: StatusCode,
    notice: Option<String>,
) -> Page {
    let chat = heard(&visit.app, visit.id(), live).await?;
    let look = Look::new(visit, live, snapshot, &chat).ok_or(Fault::NOT_NOW)?;
    let aside = look.aside(visit, &snapshot.meta.row);
    let body = html! {
        @if let Some(notice) = notice { p .stale-note role="status" { (notice) } }
        (tessera_table::table_body(&look.scene(visit), &look.below(), &aside))
    };
    let title = visit.word(&format!("{}-name", snapshot.meta.row.game));
    let page = visit.page_with(&title, &tessera_table::sheets(&snapshot.meta.row.game), &["table.js"], true, body);
    Ok((status, page).into_response())
}

/// The parts whose hash differs from what the page has; maybe somebody has it before their eyes.
pub async fn update(visit: Visit, Path(id): Path<String>, Query(query): Query<HashMap<String, String>>) -> Page {
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    if let Some(person) = visit.id().filter(|_| query.contains_key("seen")) {
        visit.app.store.looked(&id, person).await?;
    }
    let have = query.get("have").map_or("", String::as_str);
    changed(&visit, &live, &snapshot, have, StatusCode::OK, None).await
}

/// The parts that have changed, as JSON.
pub async fn changed(
    visit: &Visit,
    live: &Arc<Live>,
    snapshot: &Snapshot,
    have: &str,
    status: StatusCode,
    notice: Option<String>,
) -> Page {
    let chat = heard(&visit.app, visit.id(), live).await?;
    let look = Look::new(visit, live, snapshot, &chat).ok_or(Fault::NOT_NOW)?;
    let parts = look.parts(visit, live);
    let mut update = Update::changed(look.session.game().sequence(), parts.iter(), have);
    update.notice = notice;
    Ok((status, Json(update)).into_response())
}

/// The lines of the log that are not on the page; the whole log where there is no script.
pub async fn log(visit: Visit, Path(id): Path<String>) -> Page {
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    let look = Look::new(&visit, &live, &snapshot, &[]).ok_or(Fault::NOT_NOW)?;
    let scene = look.scene(&visit);
    if visit.fetch {
        let early = tessera_table::log_early(&scene);
        let update = Update::of(look.session.game().sequence(), &early);
        return Ok(Json(update).into_response());
    }
    let title = visit.word("table-log-whole");
    let body = html! {
        h1 { (title) }
        (tessera_table::log_whole(&scene))
        p .buttons { a .button.primary href=(look.base) { (visit.word("server-back")) } }
    };
    Ok(visit.page_with(&title, &tessera_table::sheets(look.session.game().title()), &[], false, body).into_response())
}

/// What is not possible now, and why: to whoever is asked.
pub async fn why(visit: Visit, Path(id): Path<String>) -> Page {
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    let look = Look::new(&visit, &live, &snapshot, &[]).ok_or(Fault::NOT_NOW)?;
    let fragment = tessera_table::why(&look.scene(&visit));
    if visit.fetch {
        return Ok(Json(Update::of(look.session.game().sequence(), &fragment)).into_response());
    }
    let body = html! {
        (fragment.placed())
        p .buttons { a .button.primary href=(look.base) { (visit.word("server-back")) } }
    };
    let title = visit.word("server-why-title");
    let page: Response =
        visit.page_with(&title, &tessera_table::sheets(look.session.game().title()), &[], false, body).into_response();
    Ok(page)
}

/// What can be done with something on the table, to whoever is asked.
pub async fn reach(visit: Visit, Path(id): Path<String>, Query(query): Query<HashMap<String, String>>) -> Page {
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    let with = query.get("with").filter(|with| with.len() <= 80).cloned().ok_or(Fault::BAD.detail("with"))?;
    let look = Look::new(&visit, &live, &snapshot, &[]).ok_or(Fault::NOT_NOW)?;
    let seat = look.eyes.acting.ok_or(Fault::FORBIDDEN)?;
    let (session, thing) = (look.session.clone(), with.clone());
    let ways = tokio::task::spawn_blocking(move || crate::tables::reach::reach(session.game(), seat, &thing)).await;
    let ways = ways.map_err(|_| Fault::UNAVAILABLE)?;
    let fragment = tessera_table::reach_card(&look.scene(&visit), &with, &ways);
    Ok(Json(Update::of(look.session.game().sequence(), &fragment)).into_response())
}
