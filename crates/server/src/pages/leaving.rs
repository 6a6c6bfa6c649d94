//! Ways out of a match: resigning, ending it, no longer seeing it in one's list.

use axum::extract::Path;
use maud::{Markup, html};
use tessera_kernel::{Phrase, Seat};

use super::play::answer;
use super::{Page, find, to};
use crate::store::{ProposalKind, Status};
use crate::tables::{Snapshot, Wish};
use crate::web::fault::Fault;
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// The ways out, for whoever plays.
pub fn panel(visit: &Visit, snapshot: &Snapshot, base: &str, names: &[String]) -> Markup {
    let running = snapshot.meta.row.status() == Status::Running;
    let playing: Vec<Seat> =
        snapshot.seats_of(visit.id()).into_iter().filter(|&seat| snapshot.plays(visit.id(), seat)).collect();
    let proposed = snapshot.proposals().any(|open| open.kind == ProposalKind::End);
    html! {
        section #leaving {
            @if let Some(&first) = playing.first().filter(|_| running) {
                details {
                    summary .quiet-link { (visit.word("server-leave")) }
                    @if snapshot.meta.others(first).is_empty() {
                        p .quiet { (visit.word("server-end-alone-hint")) }
                        (form(visit, &format!("{base}/propose"), &html! { input type="hidden" name="kind" value="end"; },
                            "server-end-alone"))
                    } @else {
                        @if !proposed {
                            p .quiet { (visit.word("server-end-hint")) }
                            (form(visit, &format!("{base}/propose"), &html! { input type="hidden" name="kind" value="end"; },
                                "server-end-propose"))
                        }
                        (resigning(visit, snapshot, base, names, &playing))
                    }
                }
            }
        }
    }
}

/// Giving up, with a second thought.
fn resigning(visit: &Visit, snapshot: &Snapshot, base: &str, names: &[String], playing: &[Seat]) -> Markup {
    let level = visit.word(&format!("server-bot-{}", snapshot.meta.row.stand_in().name()));
    let fields = html! {
        @if let [seat] = playing { input type="hidden" name="seat" value=(seat.index()); }
        @else {
            label .field { span { (visit.word("server-resign-who")) } select name="seat" {
                @for seat in playing { option value=(seat.index()) { (names.get(seat.index()).map_or("", String::as_str)) } }
            } }
        }
        label { input type="checkbox" name="sure" required; " " (visit.word("server-resign-sure")) }
    };
    html! {
        p .quiet { (visit.say(&Phrase::new("server-resign-hint").with("level", level))) }
        (form(visit, &format!("{base}/resign"), &fields, "server-resign"))
    }
}

fn form(visit: &Visit, action: &str, fields: &Markup, word: &str) -> Markup {
    html! {
        form .propose method="post" action=(action) data-live {
            input type="hidden" name="csrf" value=(visit.csrf);
            (fields)
            button .button type="submit" { (visit.word(word)) }
        }
    }
}

/// Gives up.
pub async fn resign(Path(id): Path<String>, posted: Posted) -> Page {
    let visit = &posted.visit;
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    let seat: Seat = posted.get("seat").parse().map_err(|_| Fault::BAD.detail("seat"))?;
    let person = visit.id().filter(|_| snapshot.plays(visit.id(), seat)).ok_or(Fault::FORBIDDEN)?;
    if !posted.ticked("sure") {
        return Err(Fault::BAD.detail("sure"));
    }
    let done = live.resign(&visit.app.tables, person, seat).await;
    answer(&posted, &live, done).await
}

/// Takes a match out of one's list, or puts it back. One that is played with bots alone ends by that; one with other people
/// stays until it is over.
pub async fn hide(Path(id): Path<String>, posted: Posted) -> Page {
    let visit = &posted.visit;
    let app = &visit.app;
    let hide = posted.get("hidden") != "no";
    let live = app.tables.get(&id).await?.ok_or(Fault::NOT_FOUND)?;
    let snapshot = live.now(&app.tables).await?;
    let own = visit.id().filter(|_| !snapshot.seats_of(visit.id()).is_empty() || snapshot.meta.row.owner == visit.id());
    let person = own.ok_or(Fault::FORBIDDEN)?;
    let over = snapshot.meta.row.status().is_over() || snapshot.unreadable.is_some();
    if hide && !over {
        let playing = snapshot.seats_of(visit.id()).into_iter().find(|&seat| snapshot.plays(visit.id(), seat));
        let seat = playing.filter(|_| snapshot.is_alone(person)).ok_or(Fault::NOT_NOW)?;
        live.propose(&app.tables, person, seat, Wish::End).await?;
    }
    app.store.set_hidden(&id, person, hide).await?;
    Ok(to(if hide { "/" } else { "/?hidden=yes" }))
}
