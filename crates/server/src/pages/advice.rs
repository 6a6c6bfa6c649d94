//! What a master would say: a hint on a decision, and the look back at a match that is over.

use std::collections::HashMap;

use axum::Json;
use axum::extract::{Path, Query};
use axum::response::IntoResponse as _;
use maud::{Markup, html};
use tessera_bots::{Analysis, Opinion};
use tessera_kernel::Phrase;
use tessera_table::{Hint, Moment, Why};
use tessera_words::Speaker;

use super::parts::Look;
use super::table::Update;
use super::turning::Points;
use super::{Page, find, to};
use crate::store::Status;
use crate::tables::Looking;
use crate::web::fault::Fault;
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// What a master would do, to whoever is asked. The answer comes when the master has thought; nothing waits for it but
/// this.
pub async fn hint(visit: Visit, Path(id): Path<String>, Query(query): Query<HashMap<String, String>>) -> Page {
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    let seat = snapshot.eyes(visit.id(), live.uncovered(visit.id())).acting.ok_or(Fault::FORBIDDEN)?;
    if snapshot.meta.row.status() != Status::Running {
        return Err(Fault::NOT_NOW);
    }
    let person = visit.id().ok_or(Fault::FORBIDDEN)?;
    let about = query.get("choice").cloned();
    let opinions = visit.app.tables.hint(&live, snapshot.clone(), seat, about, person).await?;
    let hints = hints(&opinions);
    // Others may have answered while the master thought: the page knows of it, and what it is told now is as new.
    let snapshot = live.now(&visit.app.tables).await?;
    let look = Look::new(&visit, &live, &snapshot, &[]).ok_or(Fault::NOT_NOW)?;
    let fragment = tessera_table::hint(&look.scene(&visit), &hints, visit.fetch);
    if visit.fetch {
        return Ok(Json(Update::of(look.session.game().sequence(), &fragment)).into_response());
    }
    let body = html! {
        (fragment.placed())
        p .buttons { a .button.primary href=(look.base) { (visit.word("server-back")) } }
    };
    let title = visit.word("server-hint-title");
    Ok(visit.page_with(&title, &["table.css", "pages.css"], &[], false, body).into_response())
}

/// Opinions as they are shown.
pub fn hints(opinions: &[Opinion]) -> Vec<Hint> {
    let hint = |(opinion, other): (&Opinion, Option<&Opinion>)| Hint {
        choice: opinion.choice.clone(),
        chance: opinion.chance,
        score: opinion.score,
        why: other.map(|other| why(opinion, other)),
        plan: opinion.plan.clone(),
    };
    tessera_bots::compared(opinions).into_iter().map(hint).collect()
}

/// Why an option, and not another.
pub fn why(one: &Opinion, other: &Opinion) -> Why {
    let parts = one.rather_than(other).into_iter().map(|worth| (worth.part, worth.points)).collect();
    Why { other: other.label.clone(), parts }
}

/// Begins the look back.
pub async fn analyse(Path(id): Path<String>, posted: Posted) -> Page {
    let visit = &posted.visit;
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    if snapshot.meta.row.status() != Status::Finished {
        return Err(Fault::NOT_NOW);
    }
    // Strangers who look at a listed match share one person's part.
    visit.app.tables.analyse(&live, &snapshot, visit.id().unwrap_or_default()).await?;
    // Back to the position one was at.
    let at = posted.number::<usize>("at").map(|at| format!("?at={at}")).unwrap_or_default();
    Ok(to(&format!("/t/{id}/replay{at}#analysis")))
}

/// The look back, in the timeline of the replay: the chances, or how far it has come, or a button to begin it.
pub fn analysis(
    visit: &Visit,
    base: &str,
    names: &[String],
    looking: Option<&Looking<Analysis>>,
    turning: Option<&Points<'_>>,
    at: usize,
    link: &dyn Fn(usize) -> String,
) -> Markup {
    let open = looking.is_some_and(|looking| looking.found().is_none())
        || turning.and_then(|points| points.looking).is_some_and(|looking| looking.found().is_none());
    html! {
        section #analysis aria-labelledby="analysis-title" data-poll=[open.then_some("yes")] {
            h3 #analysis-title .small-title { (visit.word("server-analysis")) }
            @match (looking, looking.and_then(Looking::found)) {
                (_, Some(found)) => {
                    @let moments: Vec<Moment> = found.swings.iter().map(|swing| Moment {
                        at: swing.at, seat: swing.seat, before: swing.before, after: swing.after,
                    }).collect();
                    (tessera_table::chances(Speaker::new(visit.prefs.language, names), &found.chances, &moments, at, link))
                }
                (Some(looking), None) => {
                    p role="status" {
                        (visit.say(&Phrase::new("server-analysis-progress").with("percent", looking.percent())))
                    }
                    progress max="100" value=(looking.percent()) {}
                }
                (None, None) => {
                    p .quiet { (visit.word("server-analysis-text")) }
                    form method="post" action={ (base) "/analyse" } {
                        input type="hidden" name="csrf" value=(visit.csrf);
                        input type="hidden" name="at" value=(at) data-at-field;
                        button .button type="submit" { (visit.word("server-analysis-begin")) }
                    }
                }
            }
            @if let Some(points) = turning { (points.draw()) }
        }
    }
}
