//! A game's rules.

use axum::extract::Path;
use axum::response::IntoResponse as _;
use maud::html;

use super::Page;
use crate::markdown;
use crate::web::fault::Fault;
use crate::web::visit::Visit;

/// The page; each rule has its number as its id.
pub async fn show(visit: Visit, Path(game): Path<String>) -> Page {
    let id = tessera_games::info(&game).map_err(|_| Fault::NOT_FOUND)?.id;
    let text = tessera_games::rules(id, visit.prefs.language.code()).ok_or(Fault::NOT_FOUND)?;
    let (contents, body) = markdown::rules(text);
    let title = visit.word(&format!("{id}-name"));
    let body = html! {
        div .rules-page {
            nav .contents aria-label=(visit.word("server-rules-contents")) {
                ol { @for (id, heading) in &contents { li { a href={ "#" (id) } { (heading) } } } }
                p { a .button href={ "/glossary/" (id) } { (visit.word("help-glossary")) } }
            }
            article .rules { (body) }
        }
    };
    Ok(visit.page(&title, body).into_response())
}
