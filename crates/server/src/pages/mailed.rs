//! Where the links in mails lead. A link alone does nothing: programs that look at mails follow them all. A button does.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse as _;
use maud::{Markup, html};
use std::sync::Arc;

use tessera_kernel::Phrase;
use tessera_notices::MailAddress;

use super::passwords::{acceptable_password, hash};
use super::{Page, to};
use crate::app::App;
use crate::id;
use crate::notices::{ALL, Kind, reads_unsubscribe};
use crate::web::fault::Fault;
use crate::web::limits::Address;
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// A page with a text and maybe a form.
fn page(visit: &Visit, title: &str, text: &str, rest: &Markup) -> Markup {
    let title = visit.word(title);
    let body = html! { section .card.small { h1 { (title) } p .lead { (text) } (rest) } };
    visit.page(&title, body)
}

fn button(visit: &Visit, action: &str, fields: &Markup, word: &str) -> Markup {
    html! {
        form method="post" action=(action) {
            input type="hidden" name="csrf" value=(visit.csrf);
            (fields)
            button .button.primary type="submit" { (visit.word(word)) }
        }
    }
}

/// What a mail address asks to be confirmed by.
pub async fn confirm_show(visit: Visit, Path(token): Path<String>) -> Page {
    let found = visit.app.store.mail_token(&id::hash(&token), "confirm").await?;
    let (_, address) = found.ok_or(Fault::LINK)?;
    let text = visit.say(&Phrase::new("notices-confirm-text").with("address", address));
    let form = button(&visit, &format!("/confirm/{token}"), &html! {}, "notices-confirm-do");
    Ok(page(&visit, "notices-confirm-title", &text, &form).into_response())
}

/// Whoever has the link has the mailbox.
pub async fn confirm(Path(token): Path<String>, posted: Posted) -> Page {
    let visit = &posted.visit;
    if !visit.app.store.confirm_address(&id::hash(&token)).await? {
        return Err(Fault::LINK);
    }
    Ok(page(visit, "notices-confirm-title", &visit.word("notices-confirmed"), &html! {}).into_response())
}

/// For whoever has forgotten their password.
pub async fn forgot_show(visit: Visit) -> Page {
    if visit.app.notices.mailer.is_none() {
        return Err(Fault::NOT_FOUND);
    }
    Ok(forgot_page(&visit, None).into_response())
}

fn forgot_page(visit: &Visit, wrong: Option<&str>) -> Markup {
    let field = html! {
        @if let Some(wrong) = wrong { p .error role="alert" { (visit.word(wrong)) } }
        label .field { span { (visit.word("notices-mail-address")) }
            input type="email" name="mail" required maxlength="254" autocomplete="email"; }
    };
    let form = button(visit, "/forgot", &field, "notices-forgot-do");
    page(visit, "notices-forgot-title", &visit.word("notices-forgot-text"), &form)
}

/// A link is sent to the address if it is an account's. Nobody looks now whether it is, so nobody can tell from here.
pub async fn forgot(Address(from): Address, posted: Posted) -> Page {
    let visit = &posted.visit;
    if visit.app.notices.mailer.is_none() {
        return Err(Fault::NOT_FOUND);
    }
    let Ok(mail) = read_mail(posted.get("mail")) else {
        let page = forgot_page(visit, Some("server-error-mail"));
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    };
    if !visit.app.limits.mails.reset(&mail, from).await? {
        return Err(Fault::MAILS);
    }
    visit.app.store.ask_reset(&mail, visit.prefs.language.code()).await?;
    Ok(page(visit, "notices-forgot-title", &visit.word("notices-forgot-sent"), &html! {}).into_response())
}

/// A mail address as it is stored: however its letters are written, it is the same.
pub fn read_mail(text: &str) -> Result<String, Fault> {
    let read: MailAddress = text.trim().to_lowercase().parse().map_err(|_| Fault::MAIL)?;
    Ok(read.as_str().to_owned())
}

/// The form for a new password.
pub async fn reset_show(visit: Visit, Path(token): Path<String>) -> Page {
    let found = visit.app.store.mail_token(&id::hash(&token), "reset").await?;
    found.ok_or(Fault::LINK)?;
    Ok(reset_page(&visit, &token, None).into_response())
}

fn reset_page(visit: &Visit, token: &str, wrong: Option<&str>) -> Markup {
    let field = html! {
        @if let Some(wrong) = wrong { p .error role="alert" { (visit.word(wrong)) } }
        label .field { span { (visit.word("server-password-new")) }
            input type="password" name="password" required minlength="8" maxlength="200" autocomplete="new-password"; }
    };
    let form = button(visit, &format!("/reset/{token}"), &field, "server-password-change");
    page(visit, "notices-reset-title", &visit.word("notices-reset-text"), &form)
}

/// The new password counts, and nothing that rested on the old one.
pub async fn reset(Path(token): Path<String>, mut posted: Posted) -> Page {
    let app = posted.visit.app.clone();
    let hashed = id::hash(&token);
    // A password costs much more than a look.
    let (person, _) = app.store.mail_token(&hashed, "reset").await?.ok_or(Fault::LINK)?;
    if !acceptable_password(posted.get("password")) {
        let page = reset_page(&posted.visit, &token, Some("server-error-password"));
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    }
    let password = hash(posted.get("password").to_owned()).await?;
    if !app.store.reset_password(&hashed, &password).await? {
        return Err(Fault::LINK);
    }
    if posted.visit.id() == Some(person) {
        posted.visit.sign_out().await?;
    }
    Ok(to("/account?done=password"))
}

/// Where a mail's way out leads.
pub async fn unsubscribe_show(visit: Visit, Path((address, kind, proof)): Path<(String, String, String)>) -> Page {
    let (address, kind) = read_unsubscribe(&visit.app, &address, &kind, &proof)?;
    let path = format!("/unsubscribe/{address}/{}/{proof}", kind.map_or(ALL, Kind::name));
    let text = match kind {
        Some(kind) => visit.word(&format!("notices-unsubscribe-{}", kind.name())),
        None => visit.word("notices-unsubscribe-all-text"),
    };
    let forms = html! {
        div .buttons {
            @if kind.is_some() {
                form method="post" action=(path) {
                    button .button.primary type="submit" { (visit.word("notices-unsubscribe-do")) }
                }
            }
            form method="post" action=(path) {
                input type="hidden" name="all" value="yes";
                button .button type="submit" { (visit.word("notices-unsubscribe-all")) }
            }
        }
    };
    Ok(page(&visit, "notices-unsubscribe-title", &text, &forms).into_response())
}

/// What a link ends: at which address news of a kind, or all.
fn read_unsubscribe(app: &App, address: &str, kind: &str, proof: &str) -> Result<(i64, Option<Kind>), Fault> {
    let address = address.parse().map_err(|_| Fault::LINK)?;
    let read = Kind::named(kind);
    let ours = (read.is_some() || kind == ALL) && reads_unsubscribe(app, address, kind, proof);
    if ours { Ok((address, read)) } else { Err(Fault::LINK) }
}

/// Ends news of a kind at an address, or all. Mail programs post here by themselves (RFC 8058), without a session or a token of
/// ours: the link proves enough, and the most that somebody who has it can do is to end what it came with.
pub async fn unsubscribe(
    State(app): State<Arc<App>>,
    visit: Visit,
    Path((address, kind, proof)): Path<(String, String, String)>,
    body: axum::body::Bytes,
) -> Page {
    let (address, kind) = read_unsubscribe(&app, &address, &kind, &proof)?;
    let fields: Vec<(String, String)> = serde_urlencoded::from_bytes(&body).unwrap_or_default();
    let only = kind.filter(|_| !fields.iter().any(|(name, _)| name == "all"));
    app.store.unsubscribe(address, only).await?;
    // Whoever's address is gone has what they want.
    Ok(page(&visit, "notices-unsubscribe-title", &visit.word("notices-unsubscribed"), &html! {}).into_response())
}
