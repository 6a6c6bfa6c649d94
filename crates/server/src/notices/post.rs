//! The round of whoever delivers: news that are true become deliveries, deliveries are sent, many at a time but one after the other
//! to each address.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use tokio::task::{Id, JoinSet};
use tokio::time::MissedTickBehavior;

use super::Kind;
use super::send::{Batch, send};
use super::truth::{Truth, grace, look};
use crate::app::App;
use crate::clock::wall;
use crate::store::{AddressRow, Fate, MOST_NEWS, News, StoreError};

/// How often somebody looks.
const BEAT: Duration = Duration::from_millis(500);
/// So many news are looked at at the same time: a table that has to be read first holds up no other.
const LOOKS: usize = 8;
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
    /// Where something is to be sent to as soon as there is room.
    waiting: VecDeque<i64>,
}

impl UnderWay {
    /// Begins to send where something waits, while there is room.
    async fn start(&mut self, app: &Arc<App>) -> Result<(), StoreError> {
        while self.to.len() < AT_ONCE {
            let Some(place) = self.waiting.pop_front() else { break };
            if self.to.values().any(|(to, _)| *to == place) {
                continue;
            }
            let address = if place < 0 { None } else { app.store.address(place).await? };
            let person = address.as_ref().map_or(place, |address| address.person);
            // What waits because of this is found again with the next look.
            if self.to.values().filter(|(_, whose)| *whose == person).count() < EACH {
                let rows = app.store.due_deliveries(place).await?;
                let job = self.jobs.spawn(send(app.clone(), Batch { address, rows }));
                self.to.insert(job.id(), (place, person));
            }
        }
        Ok(())
    }
}

/// Delivers, for ever, while this server has the lease.
pub async fn deliver(app: Arc<App>) {
    let mut every = tokio::time::interval(BEAT);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut under_way = UnderWay::default();
    loop {
        let done = tokio::select! {
            _ = every.tick() => round(&app, &mut under_way).await,
            Some(done) = under_way.jobs.join_next_with_id() => {
                let id = done.map_or_else(|error| error.id(), |(id, ())| id);
                under_way.to.remove(&id);
                under_way.start(&app).await.map(|()| false)
            }
        };
        match done {
            // Where there is more there is no reason to wait.
            Ok(true) => every.reset_immediately(),
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "notices cannot be delivered now"),
        }
    }
}

/// Looks at what is ripe, and sends what is due; says whether more is ripe.
async fn round(app: &Arc<App>, under_way: &mut UnderWay) -> Result<bool, StoreError> {
    under_way.waiting.clear();
    if !app.notices.any() || !app.store.take_lease("notices").await? {
        return Ok(false);
    }
    let ripe = app.store.ripe_news(wall() - grace(app)).await?;
    let more = ripe.len() >= MOST_NEWS;
    let looks = stream::iter(ripe).map(|news| {
        let app = app.clone();
        async move {
            let fate = fate(&app, &news).await;
            (news, fate)
        }
    });
    app.store.settle_news(looks.buffer_unordered(LOOKS).collect().await).await?;
    under_way.waiting = app.store.due_places().await?.into();
    under_way.start(app).await?;
    Ok(more)
}

/// What becomes of news. One match that cannot be read keeps nobody else from theirs.
async fn fate(app: &Arc<App>, news: &News) -> Fate {
    try_fate(app, news).await.unwrap_or_else(|error| {
        tracing::warn!(id = news.of, %error, "news cannot be told now");
        Fate::Waits { due: wall() + LATER, ripe: None }
    })
}

/// News become deliveries where they are true.
async fn try_fate(app: &Arc<App>, news: &News) -> Result<Fate, StoreError> {
    let (store, grace) = (&app.store, grace(app));
    let Some(kind) = Kind::named(&news.kind) else { return Ok(Fate::Void) };
    match look(app, kind, &news.of, news.person, news.since).await? {
        Truth::Void => return Ok(Fate::Void),
        Truth::At(due) => return Ok(Fate::Waits { due: due - grace, ripe: None }),
        Truth::AtHouse(ripe) => return Ok(Fate::Waits { due: wall() - grace, ripe: Some(ripe) }),
        Truth::Holds => {}
    }
    // Many quick turns are one notice. What a clock that was ahead says was told later than now says nothing.
    let pause = i64::try_from(app.config.notice_pause.as_millis()).unwrap_or(i64::MAX);
    let told = news.told.filter(|&told| told <= wall());
    if let Some(again) = told.map(|told| told.saturating_add(pause)).filter(|&again| again > wall()) {
        return Ok(Fate::Waits { due: again - grace, ripe: None });
    }
    let settings = store.notice_settings(news.person).await?;
    let digest = settings.and_then(|settings| settings.next_digest(wall()));
    let addresses = store.addresses(news.person).await?;
    let due = |address: &AddressRow| match digest {
        Some(at) if address.channel == "mail" && kind != Kind::Time => at,
        _ => wall(),
    };
    let wanted = addresses.iter().filter(|address| address.is_good() && address.wants(kind.name()));
    Ok(Fate::Told(wanted.map(|address| (address.id, due(address))).collect()))
}
