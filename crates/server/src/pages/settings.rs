//! What a person prefers.

use std::collections::HashMap;

use axum::extract::Query;
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::cookie::CookieJar;
use maud::html;
use tessera_table::Prefs;

use super::{Page, to};
use crate::store::StoreError;
use crate::web::own_path;
use crate::web::posted::Posted;
use crate::web::prefs;
use crate::web::visit::Visit;

/// The form.
pub async fn show(visit: Visit, Query(query): Query<HashMap<String, String>>) -> Page {
    let saved = query.contains_key("saved");
    let body = html! {
        h1 { (visit.word("server-settings")) }
        @if saved { p .done role="status" { (visit.word("server-saved")) } }
        form .card method="post" action="/settings" {
            input type="hidden" name="csrf" value=(visit.csrf);
            @for (key, values) in prefs::CHOICES {
                fieldset .choices {
                    legend { (visit.word(&format!("server-prefs-{key}"))) }
                    @for value in values {
                        label {
                            input type="radio" name=(key) value=(value) checked[prefs::get(&visit.prefs, key) == *value];
                            " " (visit.word(&format!("server-prefs-{key}-{value}")))
                        }
                    }
                }
            }
            p .buttons { button .button.primary type="submit" { (visit.word("server-save")) } }
        }
    };
    Ok(visit.page(&visit.word("server-settings"), body).into_response())
}

/// Keeps what is preferred.
pub async fn save(posted: Posted) -> Page {
    let mut chosen = posted.visit.prefs;
    for (key, values) in prefs::CHOICES {
        if values.contains(&posted.get(key)) {
            prefs::set(&mut chosen, key, posted.get(key));
        }
    }
    tell_language(&posted.visit, &chosen).await?;
    // Whoever switches something off at a table goes on there.
    let back = own_path(posted.get("back")).filter(|back| !back.is_empty());
    Ok(keep(&posted.visit, &chosen, to(back.unwrap_or("/settings?saved=yes"))))
}

/// The other language, and back to the page.
pub async fn language(posted: Posted) -> Page {
    let mut chosen = posted.visit.prefs;
    prefs::set(&mut chosen, "language", posted.get("language"));
    tell_language(&posted.visit, &chosen).await?;
    let back = Some(posted.get("back")).filter(|back| !back.is_empty());
    let back = back.map_or_else(|| posted.visit.referer.as_deref(), own_path);
    Ok(keep(&posted.visit, &chosen, to(back.unwrap_or("/"))))
}

/// Notices are in the language somebody reads here.
async fn tell_language(visit: &Visit, chosen: &Prefs) -> Result<(), StoreError> {
    match visit.id() {
        Some(person) if chosen.language != visit.prefs.language => {
            visit.app.store.set_notice_language(person, chosen.language.code()).await
        }
        _ => Ok(()),
    }
}

/// An answer that the browser keeps preferences with.
pub fn keep(visit: &Visit, chosen: &Prefs, response: Response) -> Response {
    let jar = CookieJar::new().add(prefs::cookie(chosen, visit.app.config.secure_cookies()));
    (jar, response).into_response()
}
