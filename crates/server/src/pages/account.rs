//! Accounts: a guest may keep their matches under a name.

use std::collections::HashMap;
use std::net::IpAddr;

use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::IntoResponse as _;
use maud::{Markup, html};
use tessera_kernel::Phrase;

use super::notices::{dead, forgot_link, part};
use super::passwords::{acceptable_password, fits, hash};
use super::standing::Standing;
use super::welcome::code_field;
use super::{Page, to};
use crate::clock::wall;
use crate::id;
use crate::names;
use crate::store::{SessionRow, TokenRow};
use crate::web::devices::Device;
use crate::web::fault::Fault;
use crate::web::limits::{Address, Guess};
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// The page.
pub async fn show(visit: Visit, Query(query): Query<HashMap<String, String>>) -> Page {
    let done = match query.get("done").map(String::as_str) {
        Some("name") => Some("server-name-changed"),
        Some("password") => Some("server-password-changed"),
        Some("unblocked") => Some("server-unblocked"),
        _ => None,
    };
    Ok(page(&visit, None, done, None).await?.into_response())
}

async fn page(visit: &Visit, wrong: Option<&str>, done: Option<&str>, token: Option<&str>) -> Result<Markup, Fault> {
    let account = visit.person.as_ref().filter(|person| person.name.is_some());
    let store = &visit.app.store;
    let (tokens, sessions) = match &visit.person {
        Some(person) => (store.tokens(person.id).await?, store.sessions(person.id).await?),
        None => (Vec::new(), Vec::new()),
    };
    let standing = Standing::of(visit).await?;
    // Whoever is new needs the code of an invitation where the site is closed.
    let closed = visit.person.is_none() && store.is_invite_only().await?;
    let body = html! {
        h1 { (visit.word("server-account")) }
        @if let Some(wrong) = wrong { p .error role="alert" { (visit.word(wrong)) } }
        @if let Some(done) = done { p .done role="status" { (visit.word(done)) } }
        (standing.warnings(visit))
        (dead(visit).await?)
        @if account.is_some() {
            section .card {
                h2 { (visit.name().unwrap_or_default()) }
                (form(visit, "/account/name", &html! {
                    label .field { span { (visit.word("server-name-new")) }
                        input type="text" name="name" required maxlength="24" autocomplete="username"; }
                }, "server-name-change", "button"))
                (form(visit, "/account/logout", &html! {}, "server-logout", "button"))
            }
            div .pair {
                (sessions_part(visit, &sessions))
                section .card {
                    h2 { (visit.word("server-password-title")) }
                    p { (visit.word("server-password-text")) }
                    (form(visit, "/account/password", &html! {
                        (password_field(visit, "server-password-old", "old", "current-password"))
                        (password_field(visit, "server-password-new", "password", "new-password"))
                    }, "server-password-change", "button"))
                }
            }
        } @else {
            @if !closed {
                section .card {
                    h2 { (visit.word("server-guest-title")) }
                    (form(visit, "/account/name", &name_field(visit), "server-name-change", "button"))
                }
            }
            div .pair {
                section .card {
                    h2 { (visit.word("server-register-title")) }
                    p { (visit.word(if closed { "server-register-closed" } else { "server-register-text" })) }
                    (form(visit, "/account/register", &html! {
                        @if closed { (code_field(visit, "")) }
                        (name_and_password(visit, "new-password"))
                    }, "server-register", "button primary"))
                }
                section .card {
                    h2 { (visit.word("server-login-title")) }
                    (form(visit, "/account/login", &name_and_password(visit, "current-password"), "server-login", "button primary"))
                    (forgot_link(visit))
                }
            }
        }
        @if visit.person.is_some() {
            (part(visit))
            (standing.parts(visit))
            (tokens_part(visit, &tokens, token))
            div .pair {
                section .card {
                    h2 { (visit.word("server-data-title")) }
                    p { (visit.word("server-data-text")) }
                    p .buttons { a .button href="/account/data" download { (visit.word("server-data-get")) } }
                }
                section .card {
                    h2 { (visit.word("server-delete-title")) }
                    p { (visit.word("server-delete-text")) }
                    (form(visit, "/account/delete", &html! {
                        label { input type="checkbox" name="chat"; " " (visit.word("server-delete-chat")) }
                        label { input type="checkbox" name="sure" required; " " (visit.word("server-delete-sure")) }
                    }, "server-delete", "button danger"))
                }
            }
        }
    };
    Ok(visit.page(&visit.word("server-account"), body))
}

/// Where somebody is logged in.
fn sessions_part(visit: &Visit, sessions: &[SessionRow]) -> Markup {
    let used = |session: &SessionRow| {
        let days = (wall() - session.seen).max(0) / 86_400_000;
        visit.say(&Phrase::new("server-session-used").with("days", i32::try_from(days).unwrap_or(i32::MAX)))
    };
    html! {
        section .card {
            h2 { (visit.word("server-sessions-title")) }
            ul .sessions { @for session in sessions { li {
                span {
                    @if session.browser.is_empty() { (visit.word("server-session-browser")) } @else { (session.browser) }
                    " · " span .quiet {
                        @if visit.session.as_ref() == Some(&session.hash) { (visit.word("server-session-here")) }
                        @else { (used(session)) }
                    }
                }
                @if visit.session.as_ref() != Some(&session.hash) {
                    (form(visit, "/account/end-session", &html! {
                        input type="hidden" name="session" value=(session.hash);
                    }, "server-session-end", "button"))
                }
            } } }
            (form(visit, "/account/logout-everywhere", &html! {}, "server-logout-everywhere", "button"))
        }
    }
}

fn tokens_part(visit: &Visit, tokens: &[TokenRow], fresh: Option<&str>) -> Markup {
    html! {
        section .card {
            h2 { (visit.word("server-tokens-title")) }
            p { (visit.word("server-tokens-text")) " " a href="/api" { "/api" } }
            @if let Some(fresh) = fresh {
                p role="status" { (visit.word("server-token-new")) " " code { (fresh) } }
            }
            @if !tokens.is_empty() { ul .standing { @for token in tokens { li {
                span { (token.label) }
                (form(visit, "/account/revoke-token", &html! {
                    input type="hidden" name="token" value=(token.hash);
                }, "server-token-revoke", "button"))
            } } } }
            (form(visit, "/account/token", &html! {
                label .field { span { (visit.word("server-token-label")) } input type="text" name="label" maxlength="40" required; }
            }, "server-token-make", "button"))
        }
    }
}

fn name_and_password(visit: &Visit, kind: &str) -> Markup {
    html! {
        label .field { span { (visit.word("server-name")) }
            input type="text" name="name" required maxlength="24" autocomplete="username"; }
        (password_field(visit, "server-password", "password", kind))
    }
}

fn password_field(visit: &Visit, word: &str, name: &str, kind: &str) -> Markup {
    html! {
        label .field { span { (visit.word(word)) }
            input type="password" name=(name) required minlength="8" maxlength="200" autocomplete=(kind); }
    }
}

fn form(visit: &Visit, action: &str, fields: &Markup, word: &str, class: &str) -> Markup {
    html! {
        form method="post" action=(action) {
            input type="hidden" name="csrf" value=(visit.csrf);
            (fields)
            button type="submit" class=(class) { (visit.word(word)) }
        }
    }
}

async fn refuse(visit: &Visit, wrong: &str) -> Page {
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page(visit, Some(wrong), None, None).await?).into_response())
}

/// Makes the guest an account: their matches are theirs already.
pub async fn register(device: Device, mut posted: Posted) -> Page {
    let Some(name) = names::acceptable(posted.get("name")) else {
        return refuse(&posted.visit, "server-error-name").await;
    };
    if !acceptable_password(posted.get("password")) {
        return refuse(&posted.visit, "server-error-password").await;
    }
    if posted.visit.person.as_ref().is_some_and(|person| person.password.is_some()) {
        return Err(Fault::NOT_NOW);
    }
    // Without an invitation nobody costs us a password, where one is needed.
    let code = posted.get("code").to_owned();
    let person = match posted.visit.person_invited(&code).await {
        Ok(person) => person,
        Err(fault) if fault.code == Fault::INVITATION.code => {
            return refuse(&posted.visit, "server-error-invitation").await;
        }
        Err(fault) if fault.code == Fault::CODE.code => return refuse(&posted.visit, "server-error-code").await,
        Err(fault) => return Err(fault),
    };
    let hash = hash(posted.get("password").to_owned()).await?;
    let app = posted.visit.app.clone();
    let Some(seen) = app.store.register(person, &name, &names::skeleton(&name), &hash).await? else {
        return refuse(&posted.visit, "server-error-name-taken").await;
    };
    app.tables.read_again(&seen).await?;
    Ok((device.remember(person), to("/account")).into_response())
}

/// Whether it is the password; a wrong one counts as a guess.
async fn tried(guess: Guess<'_>, password: &str, known: Option<String>) -> Result<bool, Fault> {
    let right = fits(password.to_owned(), known).await;
    if !matches!(right, Ok(false)) {
        guess.forgive().await?;
    }
    right
}

/// Logs in; what the guest had goes along.
pub async fn login(Address(address): Address, device: Device, mut posted: Posted) -> Page {
    let app = posted.visit.app.clone();
    // As it was typed, for names that are older than our rules; else in its one spelling.
    let typed = posted.get("name").trim();
    let account = match app.store.account(typed).await? {
        None => app.store.account(&names::normalised(typed)).await?,
        found => found,
    };
    let known = account.as_ref().and_then(|account| account.password.clone());
    let browser = account.as_ref().and_then(|account| device.known(account.id));
    let guess = app.limits.guesses.begin(posted.get("name"), browser, address).await?.ok_or(Fault::GUESSES)?;
    let right = tried(guess, posted.get("password"), known).await?;
    let Some(account) = account.filter(|_| right) else {
        return refuse(&posted.visit, "server-error-login").await;
    };
    // Whoever knows the password may know the reason, too.
    if let Some(suspension) = account.suspension() {
        return Err(Fault::suspended(&suspension));
    }
    let guest = posted.visit.person.clone().filter(|person| person.password.is_none());
    if let Some(guest) = guest {
        let theirs = app.store.merge(guest.id, account.id).await?;
        app.tables.read_again(&theirs).await?;
    }
    let remembered = device.remember(account.id);
    let person = account.id;
    posted.visit.sign_in(account).await?;
    if let Some(session) = &posted.visit.session {
        app.store.keep_browsers(person, session).await?;
    }
    Ok((remembered, to("/")).into_response())
}

/// Ends this browser's session.
pub async fn logout(mut posted: Posted) -> Page {
    posted.visit.sign_out().await?;
    Ok(to("/"))
}

/// Ends every session of the account.
pub async fn logout_everywhere(mut posted: Posted) -> Page {
    if let Some(person) = posted.visit.id() {
        posted.visit.app.store.end_sessions(person).await?;
    }
    posted.visit.sign_out().await?;
    Ok(to("/"))
}

/// Ends another session of the same person.
pub async fn end_session(posted: Posted) -> Page {
    let person = posted.visit.id().ok_or(Fault::FORBIDDEN)?;
    posted.visit.app.store.end_session(person, posted.get("session")).await?;
    Ok(to("/account"))
}

/// Whether somebody who is logged in knows the password.
pub async fn is_own_password(visit: &Visit, address: IpAddr, password: &str) -> Result<bool, Fault> {
    let person = visit.person.as_ref().filter(|person| person.password.is_some()).ok_or(Fault::FORBIDDEN)?;
    // Whoever found a browser logged in may not try for ever; nobody else's attempts count here.
    let browser = Some(format!("change.{}", person.id));
    let guess = visit.app.limits.guesses.begin("", browser, address).await?.ok_or(Fault::GUESSES)?;
    tried(guess, password, person.password.clone()).await
}

/// A new password, for whoever knows the old one. Everything that rests on the old one ends.
pub async fn password(Address(address): Address, posted: Posted) -> Page {
    let visit = &posted.visit;
    let (Some(person), Some(session)) = (&visit.person, &visit.session) else { return Err(Fault::FORBIDDEN) };
    if person.password.is_none() {
        return Err(Fault::NOT_NOW);
    }
    if !acceptable_password(posted.get("password")) {
        return refuse(visit, "server-error-password").await;
    }
    if !is_own_password(visit, address, posted.get("old")).await? {
        return refuse(visit, "server-error-password-old").await;
    }
    let hash = hash(posted.get("password").to_owned()).await?;
    visit.app.store.change_password(person.id, &hash, session).await?;
    Ok(to("/account?done=password"))
}

/// What somebody is called from now on: an account its name, a guest whatever looks like no account's.
pub async fn name(mut posted: Posted) -> Page {
    let account = posted.visit.person.clone().filter(|person| person.name.is_some());
    let Some(name) = names::acceptable(posted.get("name")) else {
        return refuse(&posted.visit, "server-error-name").await;
    };
    let app = posted.visit.app.clone();
    let taken = match account {
        Some(account) => match app.store.rename(account.id, &name, &names::skeleton(&name)).await? {
            Some(seen) => {
                app.tables.read_again(&seen).await?;
                false
            }
            None => true,
        },
        None => match posted.called().await {
            Ok(_) => false,
            Err(fault) if fault.code == Fault::NAME_TAKEN.code => true,
            Err(fault) => return Err(fault),
        },
    };
    if taken {
        return refuse(&posted.visit, "server-error-name-taken").await;
    }
    Ok(to("/account?done=name"))
}

/// The field for a name, for whoever has no account; what they are called already stands in it.
pub fn name_field(visit: &Visit) -> Markup {
    let account = visit.person.as_ref().is_some_and(|person| person.name.is_some());
    let nick = visit.person.as_ref().and_then(|person| person.nick.as_deref());
    html! {
        @if !account {
            label .field.own-name { span { (visit.word("server-your-name")) }
                input type="text" name="name" maxlength="24" value=[nick] autocomplete="nickname"
                    placeholder=(visit.word("server-your-name-hint")); }
        }
    }
}

/// Forgets the person; their games stay.
pub async fn delete(mut posted: Posted) -> Page {
    let Some(person) = posted.visit.id().filter(|_| posted.ticked("sure")) else { return Err(Fault::BAD) };
    let app = posted.visit.app.clone();
    let touched = app.store.delete_person(person, posted.ticked("chat")).await?;
    app.tables.read_again(&touched).await?;
    for id in touched {
        // Open tables of their own went with them.
        if let Some(live) = app.tables.get(&id).await? {
            app.tables.start_when_full(&live).await?;
        }
    }
    posted.visit.sign_out().await?;
    Ok(to("/"))
}

/// A token for programs, shown once.
pub async fn new_token(mut posted: Posted) -> Page {
    let person = posted.visit.person_or_guest().await?;
    let label: String = posted.get("label").trim().chars().filter(|letter| !letter.is_control()).take(40).collect();
    let token = format!("tessera_{}", id::secret());
    if !posted.visit.app.store.add_token(person, &id::hash(&token), &label).await? {
        return Err(Fault::TOKENS);
    }
    Ok(page(&posted.visit, None, None, Some(&token)).await?.into_response())
}

/// A token is no longer good.
pub async fn revoke_token(posted: Posted) -> Page {
    let person = posted.visit.id().ok_or(Fault::FORBIDDEN)?;
    posted.visit.app.store.delete_token(person, posted.get("token")).await?;
    Ok(to("/account"))
}
