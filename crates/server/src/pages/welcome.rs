//! The door of a site that is closed to strangers: whoever is new gives the code of an invitation.

use std::collections::HashMap;

use axum::extract::Query;
use axum::response::IntoResponse as _;
use maud::{Markup, html};

use super::{Page, to};
use crate::web::own_path;
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// The form; a link may bring the code along (`/welcome?code=…`), and does nothing by itself.
pub async fn show(visit: Visit, Query(query): Query<HashMap<String, String>>) -> Page {
    // Whoever is here already needs no code, nor does anybody where the door is open.
    if visit.person.is_some() || !visit.app.store.is_invite_only().await? {
        return Ok(to("/"));
    }
    let code = query.get("code").filter(|code| code.len() <= 40).map_or("", String::as_str);
    let title = visit.word("server-welcome-title");
    let body = html! {
        section .card.refusal {
            h1 { (title) }
            p .lead { (visit.word("server-welcome-text")) }
            (form(&visit, None, code))
            p { (visit.word("server-welcome-account")) " " a href="/account" { (visit.word("server-login")) } }
        }
    };
    Ok(visit.page(&title, body).into_response())
}

/// The form where somebody without an invitation was refused; it leads back to where they were.
pub fn code_form(visit: &Visit, back: Option<&str>) -> Markup {
    form(visit, back, "")
}

fn form(visit: &Visit, back: Option<&str>, code: &str) -> Markup {
    html! {
        form method="post" action="/welcome" {
            input type="hidden" name="csrf" value=(visit.csrf);
            @if let Some(back) = back { input type="hidden" name="back" value=(back); }
            (code_field(visit, code))
            button .button.primary type="submit" { (visit.word("server-welcome-enter")) }
        }
    }
}

/// The field for a code.
pub fn code_field(visit: &Visit, code: &str) -> Markup {
    html! {
        label .field { span { (visit.word("server-code")) }
            input type="text" name="code" value=(code) required maxlength="40" autocomplete="off" autocapitalize="off"
                spellcheck="false" placeholder="xxxx-xxxx-xxxx"; }
    }
}

/// Comes in as a guest.
pub async fn enter(mut posted: Posted) -> Page {
    let code = posted.get("code").to_owned();
    posted.visit.person_invited(&code).await?;
    Ok(to(own_path(posted.get("back")).unwrap_or("/")))
}
