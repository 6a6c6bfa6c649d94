//! What is in a game's box, and where we know it from.

use axum::extract::Path;
use axum::response::IntoResponse as _;
use maud::html;
use tessera_words::capital;

use super::Page;
use crate::web::fault::Fault;
use crate::web::visit::Visit;

/// The page.
pub async fn show(visit: Visit, Path(game): Path<String>) -> Page {
    let info = tessera_games::info(&game).map_err(|_| Fault::NOT_FOUND)?;
    let id = info.id;
    // An edition calls things by its own names.
    let speaker = visit.speaker().of(id);
    let mut groups: Vec<(String, Vec<_>)> = Vec::new();
    for (component, facts) in info.rows() {
        let group = capital(&speaker.say(&component.group));
        match groups.last_mut() {
            Some((last, rows)) if *last == group => rows.push((component, facts)),
            _ => groups.push((group, vec![(component, facts)])),
        }
    }
    let title = visit.word(&format!("{id}-name"));
    let body = html! {
        h1 { (title) }
        div .about-head {
            (tessera_table::cover(id))
            div {
                p .lead { (visit.word(&format!("{id}-about"))) }
                p .buttons {
                    a .button href={ "/rules/" (id) } { (visit.word("server-rules")) }
                    a .button href={ "/glossary/" (id) } { (visit.word("help-glossary")) }
                }
            }
        }
        h2 { (visit.word("server-about-box")) }
        p { (visit.word("server-about-sources")) }
        @for (group, rows) in &groups {
            section {
                h3 { (group) }
                div .scroll tabindex="0" role="region" aria-label=(group) { table {
                    thead { tr {
                        th scope="col" { (visit.word("server-about-what")) }
                        th scope="col" { (visit.word("server-about-facts")) }
                        th scope="col" { (visit.word("server-about-source")) }
                    } }
                    tbody { @for (row, facts) in rows { tr {
                        th scope="row" { (capital(&speaker.say(&row.name))) }
                        td .facts { (facts.map_or_else(|| row.facts.clone(), |facts| capital(&speaker.say(facts)))) }
                        td { (row.letters()) }
                    } } }
                } }
            }
        }
        p .quiet { (visit.word("server-about-revision")) " " (info.revision) " · " code { (info.content) } }
    };
    Ok(visit.page(&title, body).into_response())
}
