//! What is proposed at the table: the panel, and what is said to it.

use axum::extract::Path;
use maud::{Markup, html};
use tessera_kernel::{Phrase, Seat, Takebacks};

use super::parts::Look;
use super::play::answer;
use super::terms::{is_unusual, tags};
use super::{Page, find};
use crate::store::{Proposal, ProposalKind, SeatRow, Status, What};
use crate::tables::{MOST_TIMES, Snapshot, Wish, seat_of};
use crate::web::fault::Fault;
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// How far back the page offers to ask for.
const OFFERED: usize = 6;

/// What is proposed, with buttons for those who are asked; below, what the viewer may propose.
pub fn panel(visit: &Visit, snapshot: &Snapshot, look: &Look) -> Markup {
    let open: Vec<&Proposal> = snapshot.proposals().collect();
    let asked_of = |kind| open.iter().any(|proposal| proposal.kind == kind);
    html! {
        div #proposal aria-live="polite" {
            @for proposal in &open { (shown(visit, snapshot, look, proposal)) }
            @if snapshot.meta.row.status() == Status::Running {
                @if is_unusual(&snapshot.meta.row) {
                    p .out-of-the-ordinary { (tags(visit, &snapshot.meta.row)) }
                }
                @if !asked_of(ProposalKind::Takeback) { (offer_takeback(visit, snapshot, look)) }
                @if !asked_of(ProposalKind::Return) { (offer_return(visit, snapshot, look)) }
                @if !asked_of(ProposalKind::Replace) { (offer_replace(visit, snapshot, look)) }
            }
        }
    }
}

fn shown(visit: &Visit, snapshot: &Snapshot, look: &Look, proposal: &Proposal) -> Markup {
    let name = |seat: Seat| look.name(seat);
    let row = |number: i64| snapshot.meta.seats.iter().find(|row| row.seat == number);
    let (Some(by), Some(about)) = (row(proposal.proposer), row(proposal.seat)) else { return Markup::default() };
    let mine = visit.id().is_some() && by.person == visit.id();
    let missing = snapshot.meta.missing(proposal);
    let asked = missing.iter().any(|seat| snapshot.seats_of(visit.id()).contains(seat));
    let what = match proposal.kind {
        ProposalKind::Takeback => Phrase::new("server-proposal-takeback").with("count", proposal.times),
        ProposalKind::Return => returning(about, by.seat == about.seat).with("whom", name(seat_of(about))),
        ProposalKind::Replace => Phrase::new("server-proposal-replace").with("whom", name(seat_of(about))),
        ProposalKind::End => Phrase::new("server-proposal-end"),
    };
    let title = if mine { "server-proposal-yours" } else { "server-proposal-theirs" };
    let title = Phrase::new(title).with("who", name(seat_of(by)));
    html! {
        section .card.proposal .mine[asked] aria-labelledby={ "proposal-" (proposal.id) } {
            h2 .small-title id={ "proposal-" (proposal.id) } { (visit.say(&title)) }
            p { (tessera_table::seat_mark(seat_of(by).index())) span { (visit.say(&what)) } }
            @if !missing.is_empty() && !asked {
                @let who: Vec<String> = missing.iter().map(|&seat| name(seat)).collect();
                p .quiet { (visit.say(&Phrase::new("server-proposal-waiting").with("who", who.join(", ")))) }
            }
            @if asked || mine {
                form .buttons method="post" action={ (look.base) "/proposal" } data-live {
                    input type="hidden" name="csrf" value=(visit.csrf);
                    input type="hidden" name="proposal" value=(proposal.id);
                    @if asked {
                        button .button.primary type="submit" name="reply" value="agree" { (visit.word("server-proposal-agree")) }
                        button .button type="submit" name="reply" value="refuse" { (visit.word("server-proposal-refuse")) }
                    } @else {
                        button .button type="submit" name="reply" value="withdraw" { (visit.word("server-proposal-withdraw")) }
                    }
                }
            }
        }
    }
}

/// That somebody comes back, by how they left.
fn returning(about: &SeatRow, own: bool) -> Phrase {
    Phrase::new(match (about.late == What::Resigned.late(), about.lost().is_some(), own) {
        (true, _, true) => "server-proposal-return-self-resigned",
        (true, _, false) => "server-proposal-return-resigned",
        (false, _, true) => "server-proposal-return-self",
        (false, true, false) => "server-proposal-return",
        (false, false, false) => "server-proposal-return-away",
    })
}

/// Whoever cannot take back alone may ask the others.
fn offer_takeback(visit: &Visit, snapshot: &Snapshot, look: &Look) -> Markup {
    let Some(seat) = look.eyes.acting else { return Markup::default() };
    let most = look.session.willing(seat).min(OFFERED);
    let agreed = look.session.game().setup().takebacks == Takebacks::Agreed;
    if !agreed || most == 0 || snapshot.meta.others(seat).is_empty() {
        return Markup::default();
    }
    // What goes back alone needs no asking: then only further than that.
    let least = 1 + usize::from(snapshot.can_take_back(seat).is_ok());
    html! {
        @if least <= most {
            details .propose {
                summary .quiet-link { (visit.word("server-propose-takeback")) }
                form method="post" action={ (look.base) "/propose" } data-live {
                    input type="hidden" name="csrf" value=(visit.csrf);
                    input type="hidden" name="kind" value="takeback";
                    input type="hidden" name="sequence" value=(look.session.game().sequence());
                    label { span .unseen { (visit.word("server-propose-takeback")) } select name="times" {
                        @for times in least..=most {
                            option value=(times) { (visit.say(&Phrase::new("server-propose-times").with("count", times))) }
                        }
                    } }
                    button .button type="submit" { (visit.word("server-propose-ask")) }
                }
                p .quiet { (visit.word("server-propose-hint")) }
            }
        }
    }
}

/// Whoever has left may have their seat again, or ask for it where they have lost; the others may call them back.
fn offer_return(visit: &Visit, snapshot: &Snapshot, look: &Look) -> Markup {
    let own = snapshot.seats_of(visit.id());
    let plays = own.iter().any(|&seat| snapshot.plays(visit.id(), seat));
    let late = |row: &&SeatRow| row.may_return() && (plays || own.contains(&seat_of(row)));
    html! {
        @for row in snapshot.meta.seats.iter().filter(late) {
            @let mine = own.contains(&seat_of(row));
            form .propose method="post" action={ (look.base) "/propose" } data-live {
                input type="hidden" name="csrf" value=(visit.csrf);
                input type="hidden" name="kind" value="return";
                input type="hidden" name="seat" value=(row.seat);
                button .button type="submit" {
                    @if mine && row.lost().is_none() { (visit.word("server-take-seat-back")) }
                    @else if mine { (visit.word("server-propose-return-self")) }
                    @else { (visit.say(&Phrase::new("server-propose-return").with("whom", look.name(seat_of(row))))) }
                }
            }
        }
    }
}

/// Whoever has kept the table waiting for days may be replaced.
fn offer_replace(visit: &Visit, snapshot: &Snapshot, look: &Look) -> Markup {
    let plays = snapshot.seats_of(visit.id()).iter().any(|&seat| snapshot.plays(visit.id(), seat));
    let time = visit.app.store.clock.now();
    let absent = |row: &&SeatRow| plays && row.person != visit.id() && snapshot.is_absent(row, time);
    let level = visit.word(&format!("server-bot-{}", snapshot.meta.row.stand_in().name()));
    html! {
        @for row in snapshot.meta.seats.iter().filter(absent) {
            @let whom = look.name(seat_of(row));
            form .propose method="post" action={ (look.base) "/propose" } data-live {
                input type="hidden" name="csrf" value=(visit.csrf);
                input type="hidden" name="kind" value="replace";
                input type="hidden" name="seat" value=(row.seat);
                p .quiet { (visit.say(&Phrase::new("server-absent").with("whom", whom.clone()))) }
                button .button type="submit" {
                    (visit.say(&Phrase::new("server-propose-replace").with("whom", whom).with("level", level.clone())))
                }
            }
        }
    }
}

/// Proposes something.
pub async fn propose(Path(id): Path<String>, posted: Posted) -> Page {
    let visit = &posted.visit;
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    let own = snapshot.seats_of(visit.id());
    let (Some(person), Some(&first)) = (visit.id(), own.first()) else { return Err(Fault::FORBIDDEN) };
    let (proposer, wish) = match posted.get("kind") {
        "takeback" => {
            let acting = snapshot.eyes(visit.id(), live.uncovered(visit.id())).acting;
            let times = posted.number::<usize>("times")?.clamp(1, MOST_TIMES);
            (acting.ok_or(Fault::STALE)?, Wish::TakeBack { times, sequence: posted.number("sequence")? })
        }
        "return" => {
            let seat: Seat = posted.get("seat").parse().map_err(|_| Fault::BAD.detail("seat"))?;
            (speaking(&snapshot, visit.id(), seat).unwrap_or(first), Wish::Return(seat))
        }
        "replace" => {
            let seat: Seat = posted.get("seat").parse().map_err(|_| Fault::BAD.detail("seat"))?;
            (speaking(&snapshot, visit.id(), seat).unwrap_or(first), Wish::Replace(seat))
        }
        "end" => (own.iter().copied().find(|&seat| snapshot.plays(visit.id(), seat)).unwrap_or(first), Wish::End),
        _ => return Err(Fault::BAD.detail("kind")),
    };
    let done = live.propose(&visit.app.tables, person, proposer, wish).await;
    answer(&posted, &live, done).await
}

/// The seat that somebody speaks from about the return to `seat`: their own, or else one they play.
pub fn speaking(snapshot: &Snapshot, person: Option<i64>, seat: Seat) -> Option<Seat> {
    let own = snapshot.seats_of(person);
    let playing = || own.iter().copied().find(|&own| snapshot.plays(person, own));
    if own.contains(&seat) { Some(seat) } else { playing() }
}

/// Agrees, refuses or withdraws.
pub async fn reply(Path(id): Path<String>, posted: Posted) -> Page {
    let visit = &posted.visit;
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    let person = visit.id().filter(|_| !snapshot.seats_of(visit.id()).is_empty()).ok_or(Fault::FORBIDDEN)?;
    let reply = posted.get("reply").parse().map_err(|()| Fault::BAD.detail("reply"))?;
    let done = live.reply(&visit.app.tables, person, posted.number("proposal")?, reply).await;
    answer(&posted, &live, done).await
}
