//! The coach of a table with bots alone: before a choice that loses much it asks whether that is meant.

use std::sync::Arc;

use axum::Json;
use axum::extract::Path;
use axum::response::IntoResponse as _;
use maud::{Markup, html};
use tessera_bots::Opinion;
use tessera_kernel::{Phrase, Seat};
use tessera_table::Fragment;

use super::parts::Look;
use super::table::Update;
use super::{Page, advice, find, play, settings};
use crate::store::Status;
use crate::tables::{Live, Snapshot};
use crate::web::fault::Fault;
use crate::web::posted::Posted;
use crate::web::prefs;
use crate::web::visit::Visit;

/// Whether somebody may have a coach at a table: while it is played, with one seat of theirs and nobody but bots.
pub fn allowed(snapshot: &Snapshot, person: Option<i64>) -> bool {
    let running = snapshot.meta.row.status() == Status::Running;
    running && snapshot.seats_of(person).len() == 1 && person.is_some_and(|person| snapshot.is_alone(person))
}

/// What the coach has to say before a choice is made, if anything: the page that asks "sure?".
pub async fn doubt(posted: &Posted, live: &Arc<Live>, seat: Seat, sequence: usize) -> Result<Option<Page>, Fault> {
    let visit = &posted.visit;
    let (Some(least), Some(person)) = (visit.prefs.coach.least(), visit.id()) else { return Ok(None) };
    let snapshot = live.now(&visit.app.tables).await?;
    let session = snapshot.session.clone().filter(|_| allowed(&snapshot, visit.id()));
    let Some(session) = session.filter(|session| session.asks_still(seat, sequence)) else { return Ok(None) };
    if session.game().asked(seat).is_none_or(|asked| asked.options < 2) {
        return Ok(None);
    }
    let choice = posted.get("choice");
    let doubt = visit.app.tables.doubt(live, snapshot.clone(), seat, choice, person).await;
    let doubt = doubt.filter(|(mine, best)| best.chance - mine.chance >= least);
    let Some((mine, best)) = doubt else { return Ok(None) };
    let Some(look) = Look::new(visit, live, &snapshot, &[]) else { return Ok(None) };
    let card = card(visit, &look, sequence, &mine, &best);
    let fragment = Fragment::new("hint", card);
    if visit.fetch {
        return Ok(Some(Ok(Json(Update::of(sequence, &fragment)).into_response())));
    }
    let body = html! {
        (fragment.placed())
        p .buttons { a .button href=(look.base) { (visit.word("server-coach-again")) } }
    };
    let title = visit.word("server-coach-sure");
    Ok(Some(Ok(visit.page_with(&title, &["table.css", "pages.css"], &[], false, body).into_response())))
}

/// What it fears, and what it would do.
fn card(visit: &Visit, look: &Look, sequence: usize, mine: &Opinion, best: &Opinion) -> Markup {
    let scene = look.scene(visit);
    let speaker = scene.speaker;
    let in_a_hundred = |opinion: &Opinion| (opinion.chance.clamp(0.0, 1.0) * 100.0).round() as usize;
    let fear = Phrase::new("server-coach-fear")
        .with("mine", speaker.say_capital(&mine.label))
        .with("best", speaker.say_capital(&best.label))
        .with("chance", in_a_hundred(mine))
        .with("better", in_a_hundred(best));
    let button = |opinion: &Opinion, word: &'static str, class: &str| {
        let text = Phrase::new(word).with("option", speaker.say_capital(&opinion.label));
        html! { button class=(class) type="submit" name="choice" value=(opinion.choice) { (speaker.say(&text)) } }
    };
    html! {
        div #hint {
            section .card.hint-card.coach-card role="alertdialog" aria-labelledby="coach-title" aria-describedby="coach-fear" {
                h2 #coach-title { (visit.word("server-coach-sure")) }
                p #coach-fear { (speaker.say(&fear)) }
                p .rather { (advice::why(best, mine).say(speaker)) }
                @if let Some(plan) = tessera_table::plan(speaker, &best.plan) { p .quiet { (plan) } }
                form .buttons method="post" action={ (look.base) "/choose?sure=yes" } data-live {
                    input type="hidden" name="csrf" value=(visit.csrf);
                    input type="hidden" name="sequence" value=(sequence);
                    (button(best, "server-coach-better", "button primary"))
                    (button(mine, "server-coach-anyway", "button"))
                }
                @if visit.fetch {
                    button .quiet-link type="button" data-dismiss="hint" { (visit.word("server-coach-again")) }
                }
            }
        }
    }
}

/// What the coach shall speak up about, beside the table; nothing where there is none.
pub fn panel(visit: &Visit, snapshot: &Snapshot, base: &str) -> Markup {
    if !allowed(snapshot, visit.id()) {
        return Markup::default();
    }
    let now = prefs::get(&visit.prefs, "coach");
    let word = |value: &str| visit.word(&format!("server-prefs-coach-{value}"));
    html! {
        details .coach open[now != "off"] {
            summary .quiet-link { (visit.word("server-prefs-coach")) ": " (word(now)) }
            form .coach-levels method="post" action={ (base) "/coach" } data-live {
                input type="hidden" name="csrf" value=(visit.csrf);
                @for &value in levels() {
                    button .button type="submit" name="coach" value=(value) aria-pressed=(value == now) { (word(value)) }
                }
            }
            p .quiet { (visit.word("server-coach-text")) }
        }
    }
}

/// What can be asked of a coach.
fn levels() -> &'static [&'static str] {
    prefs::CHOICES.iter().find(|(key, _)| *key == "coach").map_or(&[], |(_, values)| values)
}

/// Asks the coach to speak up, or to be silent: a preference of the person, which counts at every table with bots alone.
pub async fn set(Path(id): Path<String>, mut posted: Posted) -> Page {
    let (live, snapshot) = find(&posted.visit.app, posted.visit.id(), &id).await?;
    if !allowed(&snapshot, posted.visit.id()) {
        return Err(Fault::FORBIDDEN);
    }
    let value = posted.get("coach").to_owned();
    if !levels().contains(&value.as_str()) {
        return Err(Fault::BAD.detail("coach"));
    }
    prefs::set(&mut posted.visit.prefs, "coach", &value);
    let page = play::after(&posted.visit, &live, posted.get("have")).await?;
    Ok(settings::keep(&posted.visit, &posted.visit.prefs, page))
}
