//! Sending what is to be sent to one address, and what comes of it.

use std::sync::Arc;
use std::time::Duration;

use tessera_notices::{MailAddress, NotALink, Notice, Subscription, Undelivered, Webhook};
use tessera_words::Language;

use super::Kind;
use super::truth::{Truth, look};
use super::words::{Told, asked_for, digest};
use crate::app::App;
use crate::clock::wall;
use crate::id;
use crate::store::{AddressRow, DeliveryRow, NoticeSettings, StoreError};

/// The longest pause between two tries.
const LONGEST: Duration = Duration::from_secs(6 * 3600);
/// So long it is tried, in milliseconds, and so often at least: what waited for a morning has its tries still before it.
const TRIED_FOR: i64 = 48 * 3_600_000;
const TRIES: i64 = 8;
/// An address that refuses so many notices one after the other gets no more.
const REFUSALS: i64 = 5;
/// Where a channel is not set up at this server, somebody may set it up.
const NOT_HERE: i64 = 600_000;
/// A match that cannot be looked at now is looked at again after so many milliseconds.
const UNREADABLE: i64 = 60_000;
/// Where a mailbox has been asked often enough, the next question waits so many milliseconds before it tries its luck again.
const CROWDED: i64 = 1_800_000;
/// A link to confirm an address is good for so long, in milliseconds.
const CONFIRM_LASTS: i64 = 24 * 3_600_000;
/// A link to reset a password is.
const RESET_LASTS: i64 = 3_600_000;

/// What is to be sent to one address.
pub struct Batch {
    /// Where to; none where only a mail address is known.
    pub address: Option<AddressRow>,
    /// What.
    pub rows: Vec<DeliveryRow>,
}

/// Sends a batch.
pub async fn send(app: Arc<App>, batch: Batch) {
    if let Err(error) = try_send(&app, batch).await {
        tracing::warn!(%error, "a notice could not be noted as sent: it will come again");
    }
}

async fn try_send(app: &Arc<App>, batch: Batch) -> Result<(), StoreError> {
    let Batch { address, rows } = batch;
    let (asked, news): (Vec<DeliveryRow>, Vec<DeliveryRow>) = rows.into_iter().partition(|row| row.mail.is_some());
    for row in &asked {
        answer(app, address.as_ref(), row).await?;
    }
    match address {
        Some(address) if !news.is_empty() => send_news(app, &address, news).await,
        _ => Ok(()),
    }
}

async fn send_news(app: &Arc<App>, address: &AddressRow, rows: Vec<DeliveryRow>) -> Result<(), StoreError> {
    let store = &app.store;
    let settings = store.notice_settings(address.person).await?;
    if let Some(until) = settings.as_ref().and_then(|settings| settings.quiet_until(wall())) {
        return store.postpone_deliveries(&numbers(&rows), until, false).await;
    }
    let language = language(settings.as_ref());
    if address.channel == "mail" {
        let (mut told, mut sent) = (Vec::new(), Vec::new());
        for row in rows {
            if let Some(one) = say_now(app, address, &row, language).await? {
                told.push(one);
                sent.push(row);
            }
        }
        if !told.is_empty() {
            deliver(app, address, &sent, digest(app, &told, address, language)).await?;
        }
        return Ok(());
    }
    for (index, row) in rows.iter().enumerate() {
        // Each is looked at when its moment has come: those before it may have taken long.
        let Some(one) = say_now(app, address, row, language).await? else { continue };
        let notice = one.notice(app, address, language);
        match deliver(app, address, std::slice::from_ref(row), notice).await? {
            After::Next => {}
            // Nobody answers, so the others need not be tried now.
            After::Later(due) => {
                return store.postpone_deliveries(&numbers(&rows[index + 1..]), due, false).await;
            }
            After::Never => return Ok(()),
        }
    }
    Ok(())
}

/// What there is to say; of a match that cannot be looked at now nothing, and that keeps no other from being told.
async fn say_now(
    app: &Arc<App>,
    address: &AddressRow,
    row: &DeliveryRow,
    language: Language,
) -> Result<Option<Told>, StoreError> {
    match said(app, address, row, language).await {
        Err(error) => {
            tracing::warn!(id = row.of, %error, "news cannot be told now");
            app.store.postpone_deliveries(&[row.id], wall() + UNREADABLE, false).await?;
            Ok(None)
        }
        said => said,
    }
}

/// What there is to say, if it is true at this moment and wanted there; otherwise it is not said, or not yet.
async fn said(
    app: &Arc<App>,
    address: &AddressRow,
    row: &DeliveryRow,
    language: Language,
) -> Result<Option<Told>, StoreError> {
    let kind = Kind::named(&row.kind).filter(|kind| address.is_good() && address.wants(kind.name()));
    if let (Some(kind), Some(of)) = (kind, &row.of) {
        match look(app, kind, of, address.person, None).await? {
            Truth::Holds => {
                if let Some(live) = app.tables.get(of).await? {
                    let now = live.now(&app.tables).await?;
                    return Ok(Some(Told::new(row.id, kind, &now, address.person, language)));
                }
            }
            // They have answered, and are asked something else since a moment ago.
            Truth::At(due) => {
                app.store.postpone_deliveries(&[row.id], due, false).await?;
                return Ok(None);
            }
            // There are other news by now, which know when.
            Truth::Void | Truth::AtHouse(_) => {}
        }
    }
    metrics::counter!("tessera_notices_dropped_total").increment(1);
    app.store.end_deliveries(&[row.id]).await?;
    Ok(None)
}

/// What a delivery means for those that come after it at the same address.
enum After {
    /// They have their turn.
    Next,
    /// They wait until then.
    Later(i64),
    /// There is no such address any more.
    Never,
}

/// Sends a notice and notes what came of it.
async fn deliver(
    app: &App,
    address: &AddressRow,
    rows: &[DeliveryRow],
    notice: Result<Notice, NotALink>,
) -> Result<After, StoreError> {
    let (store, ids) = (&app.store, numbers(rows));
    let Ok(notice) = notice else {
        store.end_deliveries(&ids).await?;
        return Ok(After::Next);
    };
    let Some(done) = hand_over(app, address, &notice).await else {
        let due = wall() + NOT_HERE;
        store.postpone_deliveries(&ids, due, false).await?;
        return Ok(After::Later(due));
    };
    let channel = address.channel.clone();
    let outcome = if done.is_ok() { "taken" } else { "not taken" };
    metrics::counter!("tessera_notices_total", "channel" => channel, "outcome" => outcome).increment(1);
    match done {
        Ok(()) => {
            if address.refusals > 0 {
                store.set_refusals(address.id, 0).await?;
            }
            store.end_deliveries(&ids).await?;
            Ok(After::Next)
        }
        Err(Undelivered::Gone { why }) => {
            tracing::info!(address = address.id, why, "nobody is at an address any more");
            store.bury_address(address.id, "gone").await?;
            Ok(After::Never)
        }
        Err(Undelivered::Refused { why }) if address.refusals + 1 >= REFUSALS => {
            tracing::info!(address = address.id, why, "an address refuses everything");
            store.bury_address(address.id, "refused").await?;
            Ok(After::Never)
        }
        Err(Undelivered::Refused { why }) => {
            tracing::info!(address = address.id, why, "a notice was refused");
            store.set_refusals(address.id, address.refusals + 1).await?;
            store.end_deliveries(&ids).await?;
            // One at a time, so that each is counted.
            Ok(After::Later(wall()))
        }
        Err(Undelivered::Later { why, .. }) if address.channel != "mail" && rows.iter().any(is_given_up) => {
            tracing::info!(address = address.id, why, "nobody answers at an address for days");
            store.bury_address(address.id, "silent").await?;
            Ok(After::Never)
        }
        // What our own mail server does is not the fault of whoever gets mail.
        Err(Undelivered::Later { after, why }) => {
            let (old, young): (Vec<&DeliveryRow>, Vec<&DeliveryRow>) = rows.iter().partition(|row| is_given_up(row));
            if !old.is_empty() {
                tracing::warn!(address = address.id, why, "a notice is given up");
                store.end_deliveries(&numbers(old)).await?;
            }
            tracing::debug!(address = address.id, why, "a notice is tried again later");
            let tries = young.iter().map(|row| row.tries).max().unwrap_or_default();
            let due = wall() + pause(app, tries, after);
            store.postpone_deliveries(&numbers(young), due, true).await?;
            Ok(After::Later(due))
        }
    }
}

/// Whether something was tried for so long, once more just now, that it is not tried any more.
fn is_given_up(row: &DeliveryRow) -> bool {
    row.tries + 1 >= TRIES && row.created.saturating_add(TRIED_FOR) <= wall()
}

/// How long to wait after so many tries, in milliseconds; never shorter than the other side asks for.
fn pause(app: &App, tries: i64, after: Option<Duration>) -> i64 {
    let doubled = 1_u32 << tries.clamp(0, 16);
    let pause = app.config.notice_retry.saturating_mul(doubled).min(LONGEST).max(after.unwrap_or_default());
    i64::try_from(pause.as_millis()).unwrap_or(i64::MAX)
}

/// Sends a notice by the channel of an address; `None` where this server has none.
async fn hand_over(app: &App, address: &AddressRow, notice: &Notice) -> Option<Result<(), Undelivered>> {
    let broken = || Undelivered::Gone { why: "what is stored of it cannot be read".to_owned() };
    Some(match address.channel.as_str() {
        "mail" => {
            let mailer = app.notices.mailer.as_ref()?;
            match address.address.parse::<MailAddress>() {
                Ok(to) => mailer.deliver(&to, notice).await,
                Err(_) => Err(broken()),
            }
        }
        "push" => {
            let pusher = app.notices.pusher.as_ref()?;
            match Subscription::new(&address.address, &address.form, &address.secret) {
                Ok(to) => pusher.deliver(&to, notice).await,
                Err(_) => Err(broken()),
            }
        }
        _ => {
            let webhooks = app.notices.webhooks.as_ref()?;
            match address.form.parse() {
                Ok(form) => {
                    let to = Webhook { url: address.address.clone(), form, secret: address.secret.clone() };
                    webhooks.deliver(&to, notice).await
                }
                Err(_) => Err(broken()),
            }
        }
    })
}

/// Sends a mail that somebody has asked for. Its secret is made only now, and only its hash is stored.
async fn answer(app: &App, address: Option<&AddressRow>, row: &DeliveryRow) -> Result<(), StoreError> {
    let store = &app.store;
    let mail = row.mail.as_deref().unwrap_or_default();
    let (people, lasts) = match (row.kind.as_str(), address) {
        ("confirm", Some(address)) if address.confirmed.is_none() && address.address == mail => {
            (vec![(address.person, address.label.clone())], CONFIRM_LASTS)
        }
        ("reset", _) => (store.accounts_at(mail).await?, RESET_LASTS),
        _ => (Vec::new(), 0),
    };
    let Ok(to) = mail.parse::<MailAddress>() else { return store.end_deliveries(&[row.id]).await };
    let Some(mailer) = &app.notices.mailer else {
        return store.postpone_deliveries(&[row.id], wall() + NOT_HERE, false).await;
    };
    // Whoever asked first waits no longer than others; nobody is told that there are others.
    if row.kind == "confirm" && row.tries == 0 && !people.is_empty() && !app.limits.mails.confirm(mail).await? {
        if row.created.saturating_add(TRIED_FOR) <= wall() {
            return store.end_deliveries(&[row.id]).await;
        }
        return store.postpone_deliveries(&[row.id], wall() + CROWDED, false).await;
    }
    let language = row.language.as_deref().and_then(|code| code.parse().ok()).unwrap_or_default();
    for (person, name) in people {
        let secret = id::secret();
        store.add_mail_token(&id::hash(&secret), &row.kind, person, mail, lasts).await?;
        // Another secret, another mail.
        let number = format!("{} {} {person}", row.id, id::match_id());
        let Ok(notice) = asked_for(app, &number, &row.kind, &name, &secret, language) else { continue };
        match mailer.deliver(&to, &notice).await {
            Ok(()) => {}
            Err(Undelivered::Later { after, why }) if !is_given_up(row) => {
                tracing::warn!(why, "a mail that was asked for is tried again later");
                let due = wall() + pause(app, row.tries, after);
                return store.postpone_deliveries(&[row.id], due, true).await;
            }
            Err(error) => {
                tracing::warn!(%error, "a mail that was asked for is given up");
                // Whoever waits for the question sees on the page that it does not come.
                if let Some(address) = address.filter(|_| row.kind == "confirm") {
                    store.bury_address(address.id, reason(&error)).await?;
                }
            }
        }
    }
    store.end_deliveries(&[row.id]).await
}

/// Why nothing arrives at an address, in the words of the store.
fn reason(error: &Undelivered) -> &'static str {
    match error {
        Undelivered::Later { .. } => "silent",
        Undelivered::Gone { .. } => "gone",
        Undelivered::Refused { .. } => "refused",
    }
}

fn language(settings: Option<&NoticeSettings>) -> Language {
    settings.and_then(|settings| settings.language.parse().ok()).unwrap_or_default()
}

fn numbers<'a>(rows: impl IntoIterator<Item = &'a DeliveryRow>) -> Vec<i64> {
    rows.into_iter().map(|row| row.id).collect()
}
