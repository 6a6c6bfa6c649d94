//! The round of whoever delivers: news that are true become deliveries, deliveries are sent, many at a time but one after the other
//! to each address.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::task::{Id, JoinSet};
use tokio::time::MissedTickBehavior;

use super::Kind;
use super::send::{Batch, send};
use super::truth::{Truth, grace, look};
use crate::app::App;
use crate::clock::wall;
use crate::store::{AddressRow, News, StoreError};

/// How often somebody looks.
const BEAT: Duration = Duration::from_millis(500);
/// The most addresses written to at the same time: nobody who answers slowly holds up the others.
const AT_ONCE: usize = 64;
/// The most of them of one person.
const EACH: usize = 3;
/// What cannot be looked at now is looked at so many milliseconds later.
const LATER: i64 = 60_000;

/// Batches that are being sent.
#[derive(Default)]
struct UnderWay {
    jobs: JoinSet<()>,
    /// Which address each writes to, and whose it is.
    to: HashMap<Id, (i64, i64)>,
}

/// Delivers, for ever, while this server has the lease.
pub async fn deliver(app: Arc<App>) {
    let mut every = tokio::time::interval(BEAT);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut under_way = UnderWay::default();
    loop {
        tokio::select! {
            _ = every.tick() => {}
            Some(done) = under_way.jobs.join_next_with_id() => {
                let id = done.map_or_else(|error| error.id(), |(id, ())| id);
                under_way.to.remove(&id);
                continue;
            }
        }
        if let Err(error) = round(&app, &mut under_way).await {
            tracing::warn!(%error, "notices cannot be delivered now");
        }
    }
}

async fn round(app: &Arc<App>, under_way: &mut UnderWay) -> Result<(), StoreError> {
    if !app.notices.any() || !app.store.take_lease("notices").await? {
        return Ok(());
    }
    let grace = grace(app);
    for news in app.store.ripe_news(wall() - grace).await? {
        // One match that cannot be read keeps nobody else from theirs.
        if let Err(error) = tell(app, &news, grace).await {
            tracing::warn!(id = news.of, %error, "news cannot be told now");
            app.store.postpone_news(&news, wall() + LATER, None).await?;
        }
    }
    for place in app.store.due_places().await? {
        if under_way.to.len() >= AT_ONCE {
            break;
        }
        if under_way.to.values().any(|(to, _)| *to == place) {
            continue;
        }
        let address = if place < 0 { None } else { app.store.address(place).await? };
        let person = address.as_ref().map_or(place, |address| address.person);
        if under_way.to.values().filter(|(_, whose)| *whose == person).count() < EACH {
            let rows = app.store.due_deliveries(place).await?;
            let job = under_way.jobs.spawn(send(app.clone(), Batch { address, rows }));
            under_way.to.insert(job.id(), (place, person));
        }
    }
    Ok(())
}

/// News become deliveries where they are true.
async fn tell(app: &Arc<App>, news: &News, grace: i64) -> Result<(), StoreError> {
    let store = &app.store;
    let Some(kind) = Kind::named(&news.kind) else { return store.drop_news(news).await };
    match look(app, kind, &news.of, news.person, news.since).await? {
        Truth::Void => return store.drop_news(news).await,
        Truth::At(due) => return store.postpone_news(news, due - grace, None).await,
        Truth::AtHouse(ripe) => return store.postpone_news(news, wall() - grace, Some(ripe)).await,
        Truth::Holds => {}
    }
    // Many quick turns are one notice. What a clock that was ahead says was told later than now says nothing.
    let pause = i64::try_from(app.config.notice_pause.as_millis()).unwrap_or(i64::MAX);
    let told = news.told.filter(|&told| told <= wall());
    if let Some(again) = told.map(|told| told.saturating_add(pause)).filter(|&again| again > wall()) {
        return store.postpone_news(news, again - grace, None).await;
    }
    let settings = store.notice_settings(news.person).await?;
    let digest = settings.and_then(|settings| settings.next_digest(wall()));
    let addresses = store.addresses(news.person).await?;
    let due = |address: &AddressRow| match digest {
        Some(at) if address.channel == "mail" && kind != Kind::Time => at,
        _ => wall(),
    };
    let wanted = addresses.iter().filter(|address| address.is_good() && address.wants(kind.name()));
    let to: Vec<(i64, i64)> = wanted.map(|address| (address.id, due(address))).collect();
    store.tell_news(news, &to).await
}
