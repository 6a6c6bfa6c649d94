//! The other people at a table, for those who sit there: to report somebody, or not to hear from them any more.
//!
//! People are named by their seat or by something they said at this table, never by a number that would lead elsewhere.

use std::collections::HashMap;

use axum::extract::{Path, Query};
use axum::response::IntoResponse as _;
use maud::{Markup, html};
use tessera_kernel::Phrase;
use tessera_table::seat_mark;

use super::{Page, find, to};
use crate::app::App;
use crate::store::{ChatLine, NewReport, ReportKind, Reported, Status};
use crate::tables::{Live, Snapshot, person_name};
use crate::web::fault::Fault;
use crate::web::limits::Address;
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// The longest text of a report, in letters.
const LONGEST: usize = 500;

/// Somebody else at the table.
struct Other {
    person: i64,
    name: String,
    /// How forms of this page name them: `seat-1`, or `line-55` for somebody who got up again.
    who: String,
    seat: Option<usize>,
    /// What they said.
    lines: Vec<ChatLine>,
}

/// What somebody hears at a table: not those whom they have blocked.
pub async fn heard(app: &App, person: Option<i64>, live: &Live) -> Result<Vec<ChatLine>, Fault> {
    let said = live.chat(&app.tables).await?;
    let others = |line: &ChatLine| line.person.is_some() && line.person != person;
    let Some(person) = person.filter(|_| said.iter().any(others)) else { return Ok(said.to_vec()) };
    let blocked = app.store.blocked_by(person).await?;
    let hears = |line: &&ChatLine| !line.person.is_some_and(|other| blocked.contains(&other));
    Ok(said.iter().filter(hears).cloned().collect())
}

/// Whether somebody may sit down at a table: not where its owner has blocked them.
pub async fn is_welcome(app: &App, snapshot: &Snapshot, person: Option<i64>) -> Result<bool, Fault> {
    match (snapshot.meta.row.owner, person) {
        (Some(owner), Some(person)) => Ok(!app.store.blocks_person(owner, person).await?),
        _ => Ok(true),
    }
}

/// Whether there is somebody to report or to block, for the link to this page.
pub fn has_others(visit: &Visit, snapshot: &Snapshot, chat: &[ChatLine]) -> bool {
    let other = |person: Option<i64>| person.is_some() && person != visit.id();
    let sits = !snapshot.seats_of(visit.id()).is_empty();
    sits && (snapshot.meta.seats.iter().any(|row| other(row.person)) || chat.iter().any(|line| other(line.person)))
}

/// The other people at a table somebody sits at.
async fn others(visit: &Visit, live: &Live, snapshot: &Snapshot) -> Result<Vec<Other>, Fault> {
    if snapshot.seats_of(visit.id()).is_empty() {
        return Err(Fault::FORBIDDEN);
    }
    let chat = heard(&visit.app, visit.id(), live).await?;
    let language = visit.prefs.language;
    let mut others: Vec<Other> = Vec::new();
    for row in &snapshot.meta.seats {
        let Some(person) = row.person.filter(|&person| Some(person) != visit.id()) else { continue };
        if others.iter().all(|other| other.person != person) {
            let name = person_name(row.name.as_deref(), row.guest, language);
            let seat = usize::try_from(row.seat).ok();
            others.push(Other { person, name, who: format!("seat-{}", row.seat), seat, lines: Vec::new() });
        }
    }
    for line in chat {
        let Some(person) = line.person.filter(|&person| Some(person) != visit.id()) else { continue };
        match others.iter_mut().find(|other| other.person == person) {
            Some(other) => other.lines.push(line),
            None => {
                let name = person_name(line.name.as_deref(), line.guest, language);
                let who = format!("line-{}", line.id);
                others.push(Other { person, name, who, seat: None, lines: vec![line] });
            }
        }
    }
    Ok(others)
}

/// The page.
pub async fn show(visit: Visit, Path(id): Path<String>, Query(query): Query<HashMap<String, String>>) -> Page {
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    let others = others(&visit, &live, &snapshot).await?;
    let blocks = match visit.id() {
        Some(person) => visit.app.store.blocks(person).await?,
        None => Vec::new(),
    };
    let done = match query.get("done").map(String::as_str) {
        Some("reported") => Some("server-reported"),
        Some("blocked") => Some("server-blocked"),
        Some("unblocked") => Some("server-unblocked"),
        _ => None,
    };
    let base = format!("/t/{id}");
    let title = visit.word("server-people-title");
    let body = html! {
        h1 { (title) }
        @if let Some(done) = done { p .done role="status" { (visit.word(done)) } }
        p .lead { (visit.word("server-people-lead")) }
        @if others.is_empty() { p .quiet { (visit.word("server-people-nobody")) } }
        @for other in &others {
            @let block = blocks.iter().find(|block| block.blocked == other.person);
            section .card.other {
                h2 .name { @if let Some(seat) = other.seat { (seat_mark(seat)) } (other.name) }
                @match block {
                    Some(block) => {
                        p { (visit.say(&Phrase::new("server-block-is").with("who", other.name.clone()))) }
                        form method="post" action="/account/unblock" {
                            input type="hidden" name="csrf" value=(visit.csrf);
                            input type="hidden" name="block" value=(block.id);
                            input type="hidden" name="back" value={ (base) "/people?done=unblocked" };
                            button .button type="submit" {
                                (visit.say(&Phrase::new("server-unblock-who").with("who", other.name.clone())))
                            }
                        }
                    }
                    None => {
                        p { (visit.word("server-block-text")) }
                        form method="post" action={ (base) "/block" } {
                            input type="hidden" name="csrf" value=(visit.csrf);
                            input type="hidden" name="who" value=(other.who);
                            button .button type="submit" {
                                (visit.say(&Phrase::new("server-block-who").with("who", other.name.clone())))
                            }
                        }
                    }
                }
                details {
                    summary { (visit.say(&Phrase::new("server-report-who").with("who", other.name.clone()))) }
                    (report_form(&visit, &base, other, block.is_some()))
                }
            }
        }
        p .buttons { a .button.primary href=(base) { (visit.word("server-back-to-table")) } }
    };
    Ok(visit.page(&title, body).into_response())
}

fn report_form(visit: &Visit, base: &str, other: &Other, blocked: bool) -> Markup {
    html! {
        form .report method="post" action={ (base) "/report" } {
            input type="hidden" name="csrf" value=(visit.csrf);
            input type="hidden" name="who" value=(other.who);
            fieldset .choices {
                legend { (visit.word("server-report-kind")) }
                @for kind in ReportKind::ALL {
                    label { input type="radio" name="kind" value=(kind.text()) required; " "
                        (visit.word(&format!("server-report-{}", kind.text()))) }
                }
            }
            @if !other.lines.is_empty() {
                label .field { span { (visit.word("server-report-line")) } select name="line" {
                    option value="" { (visit.word("server-report-no-line")) }
                    @for line in other.lines.iter().rev() {
                        option value=(line.id) { (short(&line.text)) }
                    }
                } }
            }
            label .field { span { (visit.word("server-report-text")) }
                textarea name="text" rows="4" maxlength=(LONGEST) {} }
            @if !blocked {
                label .check { input type="checkbox" name="block"; " " (visit.word("server-report-block")) }
            }
            p .quiet { (visit.word("server-report-hint")) }
            button .button.danger type="submit" { (visit.word("server-report-send")) }
        }
    }
}

/// The beginning of a line, for a list to choose from.
fn short(text: &str) -> String {
    let mut letters = text.chars();
    let begin: String = letters.by_ref().take(70).collect();
    if letters.next().is_some() { format!("{begin}…") } else { begin }
}

/// The person a form of this page is about.
async fn meant(posted: &Posted, id: &str) -> Result<Other, Fault> {
    let visit = &posted.visit;
    let (live, snapshot) = find(&visit.app, visit.id(), id).await?;
    let others = others(visit, &live, &snapshot).await?;
    let named = |other: &Other| {
        let who = posted.get("who");
        // Whoever sat down meanwhile is still who said it.
        other.who == who || other.lines.iter().any(|line| format!("line-{}", line.id) == who)
    };
    others.into_iter().find(named).ok_or(Fault::BAD.detail("who"))
}

/// Reports somebody.
pub async fn report(Path(id): Path<String>, Address(address): Address, posted: Posted) -> Page {
    let visit = &posted.visit;
    let other = meant(&posted, &id).await?;
    let reporter = visit.id().ok_or(Fault::FORBIDDEN)?;
    let kind: ReportKind = posted.get("kind").parse().map_err(|()| Fault::BAD.detail("kind"))?;
    let line = match posted.get("line") {
        "" => None,
        number => {
            let said = other.lines.iter().find(|line| line.id.to_string() == number);
            Some(said.ok_or(Fault::BAD.detail("line"))?)
        }
    };
    let text = posted.get("text").trim().replace("\r\n", "\n");
    let text: String = text.chars().filter(|letter| !letter.is_control() || *letter == '\n').take(LONGEST).collect();
    if !visit.app.limits.report(address) {
        return Err(Fault::REPORTS);
    }
    let new = NewReport {
        reporter,
        about: other.person,
        table: &id,
        line: line.map(|line| (line.id, line.text.as_str())),
        kind,
        text: &text,
    };
    // Whoever sends the same twice has been heard.
    if visit.app.store.report(&new, i64::from(visit.app.config.reports)).await? == Reported::Enough {
        return Err(Fault::REPORTS);
    }
    if posted.ticked("block") {
        block_person(&visit.app, reporter, other.person).await?;
    }
    Ok(to(&format!("/t/{id}/people?done=reported")))
}

/// Blocks somebody.
pub async fn block(Path(id): Path<String>, posted: Posted) -> Page {
    let other = meant(&posted, &id).await?;
    let person = posted.visit.id().ok_or(Fault::FORBIDDEN)?;
    block_person(&posted.visit.app, person, other.person).await?;
    Ok(to(&format!("/t/{id}/people?done=blocked")))
}

/// Somebody is blocked, and gets up from tables of the blocker's that have not begun.
async fn block_person(app: &App, person: i64, other: i64) -> Result<(), Fault> {
    if !app.store.block(person, other).await? {
        return Err(Fault::BLOCKS);
    }
    for row in app.store.matches_of(other, Status::Open, 1000).await? {
        if row.owner != Some(person) {
            continue;
        }
        app.store.get_up(&row.id, other, &crate::id::secret()).await?;
        if let Some(live) = app.tables.get(&row.id).await? {
            live.refresh(&app.tables).await?;
        }
    }
    Ok(())
}
