//! Home: games, your matches, open tables.

use std::collections::HashMap;

use axum::extract::{Path, Query};
use axum::response::IntoResponse as _;
use maud::{Markup, html};
use tessera_kernel::Phrase;
use tessera_table::{cover, seat_mark};

use super::account::name_field;
use super::learn::Learned;
use super::standing::unread;
use super::terms::tags;
use super::{Page, to};
use crate::store::{MatchRow, SeatKind, Status};
use crate::tables::{Snapshot, TableOrder, seat_of};
use crate::web::fault::Fault;
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// The page; `hidden=yes` shows also what somebody has taken out of their list.
pub async fn show(visit: Visit, Query(query): Query<HashMap<String, String>>) -> Page {
    let store = &visit.app.store;
    let unhide = query.get("hidden").is_some_and(|shown| shown == "yes");
    let (mut running, finished, hidden) = match visit.id() {
        Some(person) => {
            let mut rows = store.matches_of(person, Status::Running, 20).await?;
            rows.extend(store.matches_of(person, Status::Open, 20).await?);
            let finished = store.matches_of(person, Status::Finished, 10).await?;
            let hidden = store.hidden_of(person, 50).await?;
            (snapshots(&visit, rows).await?, snapshots(&visit, finished).await?, snapshots(&visit, hidden).await?)
        }
        None => (Vec::new(), Vec::new(), Vec::new()),
    };
    // Where you are waited for comes first.
    running.sort_by_key(|snapshot| !your_turn(&visit, snapshot));
    let (apart, warnings) = match visit.id() {
        Some(person) => (store.apart_from(person).await?, store.warnings(person).await?),
        None => (Vec::new(), Vec::new()),
    };
    // Those who block each other do not meet by chance.
    let near = |snapshot: &Snapshot| !snapshot.meta.row.owner.is_some_and(|owner| apart.contains(&owner));
    let not_mine = |snapshot: &Snapshot| snapshot.seats_of(visit.id()).is_empty() && near(snapshot);
    let mut open = snapshots(&visit, store.listed(Status::Open, 30).await?).await?;
    open.retain(not_mine);
    let mut live = snapshots(&visit, store.listed(Status::Running, 10).await?).await?;
    live.retain(not_mine);
    let learned = Learned::of(&visit).await;
    let dead = super::notices::dead(&visit).await?;
    let body = html! {
        (unread(&visit, &warnings))
        (dead)
        // Whoever has a match comes for it.
        @if running.is_empty() { (games(&visit, &learned)) }
        section aria-labelledby="yours" {
            h2 #yours { (visit.word("server-home-yours")) }
            @if running.is_empty() { p .quiet { (visit.word("server-home-yours-empty")) } }
            @else { ul .matches { @for snapshot in &running { li { (line(&visit, snapshot)) (hide(&visit, snapshot, true)) } } } }
        }
        @if !running.is_empty() { (games(&visit, &learned)) }
        section aria-labelledby="open" {
            h2 #open { (visit.word("server-home-open")) }
            @if open.is_empty() {
                p .quiet { (visit.word("server-home-open-empty")) " " a href="/new" { (visit.word("server-new-title")) } }
            } @else { ul .matches { @for snapshot in &open { li { (line(&visit, snapshot)) } } } }
        }
        @if !live.is_empty() {
            section aria-labelledby="watch" {
                h2 #watch { (visit.word("server-home-watch")) }
                ul .matches { @for snapshot in &live { li { (line(&visit, snapshot)) } } }
            }
        }
        section aria-labelledby="finished" {
            h2 #finished { (visit.word("server-home-finished")) }
            @if finished.is_empty() { p .quiet { (visit.word("server-home-finished-empty")) } }
            @else { ul .matches { @for snapshot in &finished { li { (line(&visit, snapshot)) (hide(&visit, snapshot, true)) } } } }
            @if !hidden.is_empty() {
                details open[unhide] {
                    summary .quiet-link { (visit.say(&Phrase::new("server-home-hidden").with("count", hidden.len()))) }
                    ul .matches { @for snapshot in &hidden { li { (line(&visit, snapshot)) (hide(&visit, snapshot, false)) } } }
                }
            }
            p { a href="/upload" { (visit.word("server-upload-title")) } }
        }
    };
    Ok(visit.page(&visit.word("server-home"), body).into_response())
}

/// The shelf of games, with a field for the name of whoever has no account.
fn games(visit: &Visit, learned: &Learned) -> Markup {
    html! {
        section .games aria-labelledby="games" {
            h1 #games { (visit.word("server-home-title")) }
            p .lead { (visit.word("server-home-lead")) }
            @if visit.person.as_ref().is_none_or(|person| person.name.is_none()) {
                form .call-me method="post" action="/account/name" {
                    input type="hidden" name="csrf" value=(visit.csrf);
                    (name_field(visit))
                    button .button type="submit" { (visit.word("server-save")) }
                }
            }
            div .cards { @for id in tessera_games::IDS { (game(visit, id, learned)) } }
        }
    }
}

/// Begins a match against bots, with one click.
pub async fn play_now(Path(game): Path<String>, mut posted: Posted) -> Page {
    if tessera_games::info(&game).is_err() {
        return Err(Fault::NOT_FOUND);
    }
    let person = posted.called().await?;
    let order = TableOrder::against_bots(&game)?;
    let id = posted.visit.app.tables.create(person, &order).await?;
    Ok(to(&format!("/t/{id}")))
}

async fn snapshots(visit: &Visit, rows: Vec<MatchRow>) -> Result<Vec<Snapshot>, Fault> {
    let mut snapshots = Vec::with_capacity(rows.len());
    for row in rows {
        match visit.app.tables.get(&row.id).await {
            Ok(Some(live)) => snapshots.push(live.now(&visit.app.tables).await?),
            Ok(None) => {}
            // One match that cannot be read does not take the page away.
            Err(error) => tracing::error!(id = row.id, %error, "a match cannot be read"),
        }
    }
    Ok(snapshots)
}

fn your_turn(visit: &Visit, snapshot: &Snapshot) -> bool {
    if snapshot.meta.row.status() != Status::Running {
        return false;
    }
    let waiting = snapshot.session.as_ref().map(|session| session.game().waiting()).unwrap_or_default();
    waiting.into_iter().any(|seat| snapshot.plays(visit.id(), seat))
}

fn game(visit: &Visit, id: &str, learned: &Learned) -> Markup {
    let name = visit.word(&format!("{id}-name"));
    let seats = tessera_games::info(id).map(|info| (info.min_seats, info.max_seats)).unwrap_or_default();
    html! {
        article .card.game {
            a .game-cover href={ "/about/" (id) } tabindex="-1" aria-hidden="true" { (cover(id)) }
            div .game-text {
                h2 { (name) " " span .tag {
                    (visit.say(&Phrase::new("server-players").with("min", seats.0).with("max", seats.1)))
                } }
                p { (visit.word(&format!("{id}-what"))) }
                p .quiet.measure { (visit.word(&format!("{id}-length"))) " · " (visit.word(&format!("{id}-weight"))) }
                div .buttons {
                    form method="post" action={ "/play/" (id) } data-called {
                        input type="hidden" name="csrf" value=(visit.csrf);
                        button .button.primary type="submit" { (visit.word("server-play-now")) }
                    }
                    @if let Some(course) = tessera_lessons::course(id) {
                        @let begun = learned.has_begun(course);
                        a .button.learn href={ "/learn/" (id) } title=[begun.then(|| learned.count(visit, course))] {
                            (visit.word(if begun { "server-learn-on" } else { "server-learn" }))
                            @if begun { " " small .quiet { (learned.short(course)) } }
                        }
                    }
                }
                div .quiet-links {
                    a .quiet-link href={ "/new?game=" (id) } { (visit.word("server-new-title")) }
                    a .quiet-link href={ "/rules/" (id) } { (visit.word("server-rules")) }
                    a .quiet-link href={ "/about/" (id) } { (visit.word("server-about")) }
                }
            }
        }
    }
}

/// Takes a match out of the list, or puts it back: what is over, and what is played with bots alone.
fn hide(visit: &Visit, snapshot: &Snapshot, hide: bool) -> Markup {
    let row = &snapshot.meta.row;
    let over = row.status().is_over() || snapshot.unreadable.is_some();
    let plays = snapshot.seats_of(visit.id()).iter().any(|&seat| snapshot.plays(visit.id(), seat));
    let ends = row.status() == Status::Running && plays && visit.id().is_some_and(|person| snapshot.is_alone(person));
    let word = match (hide, over) {
        (false, _) => "server-unhide",
        (true, true) => "server-hide",
        (true, false) => "server-remove",
    };
    html! {
        @if over || ends {
            form .hide method="post" action={ "/t/" (row.id) "/hide" } {
                input type="hidden" name="csrf" value=(visit.csrf);
                @if !hide { input type="hidden" name="hidden" value="no"; }
                button .quiet-link type="submit" { (visit.word(word)) }
            }
        }
    }
}

fn line(visit: &Visit, snapshot: &Snapshot) -> Markup {
    let row = &snapshot.meta.row;
    let names = snapshot.names(visit.prefs.language);
    let waiting = snapshot.session.as_ref().map(|session| session.game().waiting()).unwrap_or_default();
    let outcome = snapshot.outcome();
    let mine = your_turn(visit, snapshot);
    let free = |kind| matches!(kind, SeatKind::Open | SeatKind::Invite);
    let missing = snapshot.meta.seats.iter().filter(|seat| free(seat.kind())).count();
    html! {
        a .match.card href={ "/t/" (row.id) @if outcome.is_some() { "/end" } } data-mine=[mine.then_some("true")] {
            strong {
                @if tessera_games::info(&row.game).is_ok() { (visit.word(&format!("{}-name", row.game))) }
                @else { (row.game) }
            }
            span .who {
                @for (seat, name) in snapshot.meta.seats.iter().zip(&names) {
                    span .name { (seat_mark(seat_of(seat).index())) (name) }
                }
            }
            @if row.status() == Status::Open { (tags(visit, row)) }
            span .tag {
                @if snapshot.unreadable.is_some() {
                    (visit.word("server-unreadable"))
                } @else if let Some(outcome) = &outcome {
                    @let won: Vec<&str> = outcome.winners()
                        .filter_map(|seat| names.get(seat.index()).map(String::as_str)).collect();
                    (visit.say(&Phrase::new("server-won-by").with("who", won.join(", "))))
                } @else if row.status() == Status::Ended {
                    (visit.word("server-ended-tag"))
                } @else if row.status() == Status::Open {
                    (visit.say(&Phrase::new("server-missing").with("count", missing)))
                } @else if mine {
                    (visit.word("server-your-turn"))
                } @else {
                    @let who: Vec<&str> = waiting.iter()
                        .filter_map(|seat| names.get(seat.index()).map(String::as_str)).collect();
                    (visit.say(&Phrase::new("server-turn-of").with("who", who.join(", "))))
                }
            }
        }
    }
}
