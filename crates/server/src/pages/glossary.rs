//! What the words of a game mean: a page with all of them, one by itself, and the names by which the script finds them.

use std::collections::HashMap;

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use tessera_kernel::Phrase;
use tessera_table::{Entry, Glossary};
use tessera_words::{Language, capital};

use super::Page;
use crate::web::fault::Fault;
use crate::web::visit::Visit;

/// The longest text that is looked for.
const LONGEST: usize = 60;

fn find(game: &str, language: Language) -> Result<&'static Glossary, Fault> {
    let unknown = || Fault::NOT_FOUND.because(Phrase::new("help-no-game"));
    tessera_table::glossary(game, language).ok_or_else(unknown)
}

/// The page; with `q`, only what has that in it, so that it can be searched without a script, too.
pub async fn show(visit: Visit, Path(game): Path<String>, Query(query): Query<HashMap<String, String>>) -> Page {
    let glossary = find(&game, visit.prefs.language)?;
    let wanted: String = query.get("q").map_or("", String::as_str).trim().chars().take(LONGEST).collect();
    let name = visit.word(&format!("{}-name", glossary.title));
    let title = visit.say(&Phrase::new("help-glossary-of").with("game", name));
    let shown = |entry: &&Entry| wanted.is_empty() || entry.has(&wanted);
    let groups =
        glossary.groups.iter().map(|(group, entries)| (group, entries.iter().filter(shown).collect::<Vec<_>>()));
    let groups: Vec<(&String, Vec<&Entry>)> = groups.filter(|(_, entries)| !entries.is_empty()).collect();
    let id = |place: usize| format!("group-{place}");
    let body = html! {
        header .glossary-head {
            h1 { (title) }
            p .lead { (visit.word("help-glossary-lead")) }
            form .glossary-filter method="get" action={ "/glossary/" (glossary.title) } role="search" {
                label .field {
                    span { (visit.word("help-glossary-filter")) }
                    input type="search" name="q" value=(wanted) maxlength=(LONGEST) autocomplete="off" data-filter;
                }
                button .button type="submit" { (visit.word("help-glossary-go")) }
            }
            p .quiet role="status" data-filter-none hidden[!groups.is_empty()] { (visit.word("help-glossary-none")) }
        }
        div .rules-page.glossary {
            nav .contents aria-label=(visit.word("server-rules-contents")) {
                ol { @for (place, (group, _)) in groups.iter().enumerate() { li { a href={ "#" (id(place)) } { (group) } } } }
            }
            article {
                @for (place, (group, entries)) in groups.iter().enumerate() {
                    section data-group {
                        h2 id=(id(place)) { (group) }
                        dl { @for entry in entries { (row(&visit, glossary, entry)) } }
                    }
                }
                p .buttons {
                    a .button href={ "/rules/" (glossary.title) } { (visit.word("server-rules")) }
                    a .button href={ "/about/" (glossary.title) } { (visit.word("server-about")) }
                }
            }
        }
    };
    Ok(visit.page(&title, body).into_response())
}

fn row(visit: &Visit, glossary: &Glossary, entry: &Entry) -> Markup {
    html! {
        div id=(entry.key) data-entry {
            dt { (capital(&entry.name)) }
            dd {
                @for sentence in &entry.meaning { span { (sentence) " " } }
                a .rule href={ "/rules/" (glossary.title) "#" (entry.rule) } title={ (visit.word("help-rule")) " " (entry.rule) } {
                    (entry.rule)
                }
            }
        }
    }
}

/// One entry: the small card, or a page with it where there is no script.
pub async fn entry(visit: Visit, Path((game, key)): Path<(String, String)>) -> Page {
    let glossary = find(&game, visit.prefs.language)?;
    let word: String = key.chars().take(LONGEST).collect();
    let unknown = || Fault::NOT_FOUND.because(Phrase::new("help-no-entry").with("word", word));
    let (group, entry) = glossary.entry(&key).ok_or_else(unknown)?;
    let speaker = visit.speaker().of(glossary.title);
    let card = entry.card(glossary.title, group, speaker);
    if visit.fetch {
        return Ok(kept(card.into_response()));
    }
    let body = html! {
        section .card { (card) }
        p .buttons { a .button.primary href={ "/glossary/" (glossary.title) } { (visit.word("help-glossary")) } }
    };
    Ok(visit.page(&capital(&entry.name), body).into_response())
}

/// What everything is called: the key, the name, and further words.
pub async fn names(visit: Visit, Path(game): Path<String>) -> Page {
    let glossary = find(&game, visit.prefs.language)?;
    let names = glossary.entries().map(|entry| std::iter::once(entry.key.as_str()).chain(entry.names()).collect());
    Ok(kept(Json(names.collect::<Vec<Vec<&str>>>()).into_response()))
}

/// Words hardly ever change: the browser may keep them for an hour, as long as it asks for the same language.
fn kept(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, max-age=3600"));
    headers.insert(header::VARY, HeaderValue::from_static("x-tessera, cookie, accept-language"));
    response
}
