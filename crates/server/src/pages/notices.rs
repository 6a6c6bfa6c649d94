//! How somebody wants to be told what happens while they are not at the table.

use std::collections::HashMap;

use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::IntoResponse as _;
use maud::{Markup, html};
use tessera_kernel::Phrase;
use tessera_notices::{Form, Inadmissible, Subscription};

use super::account::is_own_password;
use super::mailed::read_mail;
use super::{Page, to};
use crate::clock::wall;
use crate::id;
use crate::notices::Kind;
use crate::store::{AddressRow, NewAddress, NoticeSettings, StoreError, Subscribed};
use crate::web::fault::Fault;
use crate::web::limits::Address;
use crate::web::posted::Posted;
use crate::web::visit::Visit;
use crate::zones;

const PATH: &str = "/account/notices";

/// The page.
pub async fn show(visit: Visit, Query(query): Query<HashMap<String, String>>) -> Page {
    let done = match query.get("done").map(String::as_str) {
        Some("mail") => Some("notices-done-mail"),
        Some("saved") => Some("server-saved"),
        Some("push") => Some("notices-done-push"),
        Some("removed") => Some("notices-done-removed"),
        _ => None,
    };
    Ok(page(&visit, None, done).await?.into_response())
}

/// Addresses at which nobody is any more: their owner is told wherever they come by.
pub async fn dead(visit: &Visit) -> Result<Markup, StoreError> {
    let Some(person) = visit.id() else { return Ok(html! {}) };
    let addresses = visit.app.store.addresses(person).await?;
    let dead = addresses.iter().any(|address| address.dead.is_some());
    Ok(html! {
        @if dead {
            p .error role="alert" { (visit.word("notices-dead")) " " a href=(PATH) { (visit.word("notices-title")) } }
        }
    })
}

async fn page(visit: &Visit, wrong: Option<&str>, done: Option<&str>) -> Result<Markup, Fault> {
    let notices = &visit.app.notices;
    let account = visit.person.as_ref().is_some_and(|person| person.name.is_some());
    let (addresses, settings) = match visit.id() {
        Some(person) => {
            let store = &visit.app.store;
            (store.addresses(person).await?, store.notice_settings(person).await?)
        }
        None => (Vec::new(), None),
    };
    let body = html! {
        h1 { (visit.word("notices-title")) }
        p .lead { (visit.word("notices-text")) }
        @if let Some(wrong) = wrong { p .error role="alert" { (visit.word(wrong)) } }
        @if let Some(done) = done { p .done role="status" { (visit.word(done)) } }
        @if !notices.any() { p { (visit.word("notices-none")) } }
        @for address in &addresses { (address_part(visit, address)) }
        @if notices.any() && visit.person.is_some() {
            @if let Some(pusher) = &notices.pusher {
                noscript { p .quiet { (visit.word("notices-push-script")) } }
                section .card #push data-key=(pusher.public_key()) data-denied=(visit.word("notices-push-denied")) hidden {
                    h2 { (visit.word("notices-push-title")) }
                    p { (visit.word("notices-push-text")) }
                    (form(visit, "/push", &html! {
                        input type="hidden" name="endpoint" value="";
                        input type="hidden" name="p256dh" value="";
                        input type="hidden" name="auth" value="";
                    }, "notices-push-do"))
                    p .error role="alert" hidden {}
                }
            }
            @if account { div .pair {
                @if notices.mailer.is_some() {
                    section .card {
                        h2 { (visit.word("notices-mail-title")) }
                        p { (visit.word("notices-mail-text")) }
                        (form(visit, "/mail", &html! {
                            label .field { span { (visit.word("notices-mail-address")) }
                                input type="email" name="mail" required maxlength="254" autocomplete="email"; }
                            label .field { span { (visit.word("server-password")) }
                                input type="password" name="password" required maxlength="200" autocomplete="current-password"; }
                        }, "notices-mail-do"))
                    }
                }
                section .card {
                    h2 { (visit.word("notices-webhook-title")) }
                    p { (visit.word("notices-webhook-text")) }
                    (form(visit, "/webhook", &html! {
                        label .field { span { (visit.word("notices-webhook-url")) }
                            input type="url" name="url" required maxlength="2000" placeholder="https://"; }
                        label .field { span { (visit.word("notices-webhook-form")) }
                            select name="form" {
                                option value="" { (visit.word("notices-form-guess")) }
                                @for kind in Form::ALL {
                                    option value=(kind.name()) { (visit.word(&format!("notices-form-{}", kind.name()))) }
                                }
                            } }
                    }, "notices-webhook-do"))
                }
            } } @else { p .quiet { (visit.word("notices-guest")) } }
            (settings_part(visit, settings.as_ref()))
        }
        p .buttons.after { a .button href="/account" { (visit.word("server-account")) } }
    };
    Ok(visit.page_with(&visit.word("notices-title"), &["pages.css"], &["pages.js", "notices.js"], false, body))
}

/// What an address is called on the page: never all of one that is a secret.
fn called(visit: &Visit, address: &AddressRow) -> String {
    match address.channel.as_str() {
        "push" if address.label.is_empty() => visit.word("server-session-browser"),
        "mail" => address.address.clone(),
        _ => address.label.clone(),
    }
}

fn address_part(visit: &Visit, address: &AddressRow) -> Markup {
    let state = match (address.confirmed, address.why.as_deref().filter(|_| address.dead.is_some())) {
        (_, Some("silent")) => Some("notices-dead-silent"),
        (_, Some("refused")) => Some("notices-dead-refused"),
        (_, Some(_)) => Some("notices-dead-gone"),
        (None, None) => Some("notices-unconfirmed"),
        (Some(_), None) => None,
    };
    let channel = visit.word(&format!("notices-channel-{}", address.channel));
    let name = called(visit, address);
    let title = visit.say(&Phrase::new("notices-address").with("channel", channel).with("name", name));
    html! {
        section .card {
            h2 { (title) }
            @if let Some(state) = state { p .error { (visit.word(state)) } }
            @if address.channel == "webhook" && address.form == Form::Json.name() {
                p { (visit.word("notices-webhook-secret")) " " code { (address.secret) } }
            }
            form method="post" action={ (PATH) "/kinds" } {
                input type="hidden" name="csrf" value=(visit.csrf);
                input type="hidden" name="address" value=(address.id);
                fieldset .kinds {
                    legend { (visit.word("notices-kinds")) }
                    @for kind in Kind::ALL {
                        label { input type="checkbox" name=(kind.name()) value="on" checked[address.wants(kind.name())]; " "
                            (visit.word(&format!("notices-kind-{}", kind.name()))) }
                    }
                }
                p .buttons {
                    button .button type="submit" { (visit.word("notices-save")) }
                    button .button type="submit" formaction={ (PATH) "/remove" } { (visit.word("notices-remove")) }
                }
            }
        }
    }
}

/// A minute of the day as a browser writes it.
fn clock(minute: Option<i64>) -> String {
    minute.map(|minute| format!("{:02}:{:02}", minute / 60, minute % 60)).unwrap_or_default()
}

/// A minute of the day as a browser writes it, read; none where nothing is written.
fn read_clock(text: &str) -> Result<Option<i64>, Fault> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let (hours, minutes) = text.trim().split_once(':').ok_or(Fault::BAD)?;
    // Some browsers write seconds, too.
    let minutes = minutes.split(':').next().unwrap_or(minutes);
    let read = |text: &str, most: i64| {
        let digits = !text.is_empty() && text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_digit());
        let number = if digits { text.parse().ok() } else { None };
        number.filter(|number| (0..most).contains(number)).ok_or(Fault::BAD.detail("time"))
    };
    Ok(Some(read(hours, 24)? * 60 + read(minutes, 60)?))
}

/// What a zone is called among those of its part of the world.
fn zone_name(region: &str, name: &str) -> String {
    name.strip_prefix(region).unwrap_or(name).trim_start_matches('/').replace('_', " ")
}

fn settings_part(visit: &Visit, settings: Option<&NoticeSettings>) -> Markup {
    let zone = settings.map(|settings| settings.zone).unwrap_or_default();
    let (from, until) = (settings.and_then(|one| one.quiet_from), settings.and_then(|one| one.quiet_to));
    let digest = settings.and_then(|settings| settings.digest);
    let place = settings.and_then(|settings| settings.place.as_deref());
    let named =
        |zone: i64| format!("UTC{}{:02}:{:02}", if zone < 0 { '−' } else { '+' }, zone.abs() / 60, zone.abs() % 60);
    html! {
        section .card {
            h2 { (visit.word("notices-when-title")) }
            p { (visit.word("notices-when-text")) }
            (form(visit, "", &html! { div .row {
                label .field { span { (visit.word("notices-zone")) }
                    select name="zone" data-unset[place.is_none()] {
                        @if place.is_none() { option value=(zone) selected { (named(zone)) } }
                        @for (region, names) in zones::all() {
                            optgroup label=(region) {
                                @for name in names {
                                    option value=(name) selected[place == Some(name)] { (zone_name(region, name)) }
                                }
                            }
                        }
                    } }
                label .field { span { (visit.word("notices-quiet-from")) } input type="time" name="quiet-from" value=(clock(from)); }
                label .field { span { (visit.word("notices-quiet-to")) } input type="time" name="quiet-to" value=(clock(until)); }
                @if visit.app.notices.mailer.is_some() {
                    label .field { span { (visit.word("notices-digest")) } input type="time" name="digest" value=(clock(digest)); }
                }
            } }, "notices-save"))
        }
    }
}

fn form(visit: &Visit, action: &str, fields: &Markup, word: &str) -> Markup {
    html! {
        form method="post" action={ (PATH) (action) } {
            input type="hidden" name="csrf" value=(visit.csrf);
            (fields)
            button .button type="submit" { (visit.word(word)) }
        }
    }
}

async fn refuse(visit: &Visit, wrong: &str) -> Page {
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page(visit, Some(wrong), None).await?).into_response())
}

/// The number of whoever has an account.
fn account(visit: &Visit) -> Result<i64, Fault> {
    let account = visit.person.as_ref().filter(|person| person.name.is_some());
    account.map(|person| person.id).ok_or(Fault::FORBIDDEN)
}

/// When they want to be told, and when not.
pub async fn save(posted: Posted) -> Page {
    let visit = &posted.visit;
    let person = visit.id().ok_or(Fault::FORBIDDEN)?;
    let place = Some(posted.get("zone").to_owned()).filter(|name| zones::is_known(name));
    let zone: i64 = match &place {
        Some(place) => zones::east(place, wall()).unwrap_or_default(),
        None => posted.number("zone")?,
    };
    if !(-24 * 30..=28 * 30).contains(&zone) {
        return Err(Fault::BAD.detail("zone"));
    }
    let (from, until) = (read_clock(posted.get("quiet-from"))?, read_clock(posted.get("quiet-to"))?);
    if from.is_some() != until.is_some() {
        return refuse(visit, "notices-wrong-quiet").await;
    }
    let settings = NoticeSettings {
        language: visit.prefs.language.code().to_owned(),
        zone,
        place,
        quiet_from: from,
        quiet_to: until,
        digest: read_clock(posted.get("digest"))?,
    };
    visit.app.store.set_notice_settings(person, &settings).await?;
    Ok(to("/account/notices?done=saved"))
}

/// A mail address: it is asked whether it is theirs. Whether others have it, nobody learns here. By it a password is reset, so
/// whoever only found a browser logged in cannot give one.
pub async fn mail(Address(from): Address, posted: Posted) -> Page {
    let visit = &posted.visit;
    let person = account(visit)?;
    if visit.app.notices.mailer.is_none() {
        return Err(Fault::NOT_NOW);
    }
    let Ok(mail) = read_mail(posted.get("mail")) else { return refuse(visit, "server-error-mail").await };
    if !is_own_password(visit, from, posted.get("password")).await? {
        return refuse(visit, "notices-wrong-password").await;
    }
    if !visit.app.limits.mails.ask(from, person).await? {
        return Err(Fault::MAILS);
    }
    let name = visit.name().unwrap_or_default();
    let new = NewAddress {
        person,
        channel: "mail",
        address: &mail,
        form: "",
        secret: "",
        label: &name,
        kinds: Kind::USUAL,
        confirmed: false,
        session: None,
    };
    add(visit, &new, "mail").await
}

async fn add(visit: &Visit, new: &NewAddress<'_>, done: &str) -> Page {
    let added = visit.app.store.add_address(new, visit.prefs.language.code()).await?;
    added.ok_or(Fault::ADDRESSES)?;
    Ok(to(&format!("/account/notices?done={done}")))
}

/// A webhook. Where it leads is looked at each time it is called; what can be told from how it is written is told at once.
pub async fn webhook(posted: Posted) -> Page {
    let visit = &posted.visit;
    let person = account(visit)?;
    if visit.app.notices.webhooks.is_none() {
        return Err(Fault::NOT_NOW);
    }
    let url = posted.get("url").trim();
    if let Err(why) = visit.app.notices.guard.check(url) {
        return refuse(visit, if why == Inadmissible::Inside { "notices-wrong-inside" } else { "notices-wrong-url" })
            .await;
    }
    let form = match posted.get("form") {
        "" => Form::guess(url),
        name => name.parse().map_err(|_| Fault::BAD.detail("form"))?,
    };
    // Its host: the rest of it is a secret.
    let host = url::Url::parse(url).ok().and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default();
    let new = NewAddress {
        person,
        channel: "webhook",
        address: url,
        form: form.name(),
        secret: &id::secret(),
        label: &host,
        kinds: Kind::USUAL,
        confirmed: true,
        session: None,
    };
    add(visit, &new, "saved").await
}

/// This browser, also while no page of ours is open; or that it can no longer be reached as before, but so.
pub async fn push(posted: Posted) -> Page {
    let visit = &posted.visit;
    let person = visit.id().ok_or(Fault::FORBIDDEN)?;
    if visit.app.notices.pusher.is_none() {
        return Err(Fault::NOT_NOW);
    }
    let (endpoint, key, secret) = (posted.get("endpoint"), posted.get("p256dh"), posted.get("auth"));
    if visit.app.notices.guard.check(endpoint).is_err() || Subscription::new(endpoint, key, secret).is_err() {
        return refuse(visit, "notices-wrong-push").await;
    }
    let old = posted.get("old");
    if !old.is_empty() {
        let now = Subscribed { endpoint, key, secret };
        let known = visit.app.store.renew_browser(person, visit.session.as_deref(), old, &now).await?;
        return if known { Ok(StatusCode::NO_CONTENT.into_response()) } else { Err(Fault::NOT_FOUND) };
    }
    let sessions = visit.app.store.sessions(person).await?;
    let here = sessions.into_iter().find(|session| visit.session.as_ref() == Some(&session.hash));
    let browser = here.map(|session| session.browser).unwrap_or_default();
    let new = NewAddress {
        person,
        channel: "push",
        address: endpoint,
        form: key,
        secret,
        label: &browser,
        kinds: Kind::USUAL,
        confirmed: true,
        session: visit.session.as_deref(),
    };
    add(visit, &new, "push").await
}

/// What is told at an address.
pub async fn kinds(posted: Posted) -> Page {
    let visit = &posted.visit;
    let person = visit.id().ok_or(Fault::FORBIDDEN)?;
    let wanted = Kind::ALL.into_iter().map(Kind::name).filter(|name| posted.ticked(name));
    let kinds = wanted.collect::<Vec<_>>().join(" ");
    visit.app.store.set_kinds(person, posted.number("address")?, &kinds).await?;
    Ok(to("/account/notices?done=saved"))
}

/// An address is forgotten.
pub async fn remove(posted: Posted) -> Page {
    let visit = &posted.visit;
    let person = visit.id().ok_or(Fault::FORBIDDEN)?;
    visit.app.store.delete_address(person, posted.number("address")?).await?;
    Ok(to("/account/notices?done=removed"))
}

/// Where the account page leads here.
pub fn part(visit: &Visit) -> Markup {
    html! {
        @if visit.app.notices.any() {
            section .card {
                h2 { (visit.word("notices-title")) }
                p { (visit.word("notices-text")) }
                p .buttons { a .button href=(PATH) { (visit.word("notices-choose")) } }
            }
        }
    }
}

/// What the mail server of the house makes possible for whoever cannot log in.
pub fn forgot_link(visit: &Visit) -> Markup {
    html! {
        @if visit.app.notices.mailer.is_some() { p { a href="/forgot" { (visit.word("notices-forgot-title")) } } }
    }
}
