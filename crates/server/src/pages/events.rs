//! Live updates: the stream says that something has changed, or to a page that wants it, what (`follow.rs`).

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query};
use axum::http::HeaderMap;
use axum::response::IntoResponse as _;
use axum::response::sse::{Event, KeepAlive, Sse};
use tokio::sync::broadcast;
use tokio_stream::StreamExt as _;
use tokio_stream::wrappers::{BroadcastStream, IntervalStream, WatchStream};

use super::{Page, find, follow};
use crate::app::App;
use crate::tables::{Live, Presence};
use crate::web::fault::Fault;
use crate::web::limits::{Address, OpenStream};
use crate::web::visit::Visit;
use crate::web::witness::Witness;

/// A stream of changes. A page that says which parts it has gets those that differ; others hear that something has changed.
pub async fn stream(
    visit: Visit,
    Address(address): Address,
    Path(id): Path<String>,
    Query(query): Query<HashMap<String, String>>,
    headers: HeaderMap,
) -> Page {
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    let seats = snapshot.seats_of(visit.id());
    let share = visit.app.limits.stream(visit.id(), address).ok_or(Fault::STREAMS)?;
    if let Some(have) = query.get("have").filter(|_| snapshot.session.is_some()) {
        return Ok(follow::stream(visit, live, seats.first().copied(), share, have, &headers));
    }
    let stream = changes(visit.app.clone(), visit.witness(), live, seats.first().copied(), visit.prefs.bots, share);
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(KEPT_ALIVE)).into_response())
}

/// How often something is sent though nothing happens, so that nobody between us takes the line for dead.
pub const KEPT_ALIVE: Duration = Duration::from_secs(20);

/// A page that is open, counted, until this is dropped.
pub struct Open {
    _presence: Presence,
    _share: OpenStream,
}

impl Open {
    pub fn new(presence: Presence, share: OpenStream) -> Self {
        metrics::gauge!("tessera_streams").increment(1.0);
        Self { _presence: presence, _share: share }
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        metrics::gauge!("tessera_streams").decrement(1.0);
    }
}

/// Says so whenever something has changed, and once at the beginning: something may have between page and stream. It ends
/// where whoever listens may look no longer.
pub fn changes(
    app: Arc<App>,
    witness: Witness,
    live: Arc<Live>,
    seat: Option<tessera_kernel::Seat>,
    pace: tessera_table::BotPace,
    share: OpenStream,
) -> impl tokio_stream::Stream<Item = Result<Event, Infallible>> {
    // In this order nobody hears of their own arrival.
    let presence = live.connect(&app.store, seat, pace);
    let listening = live.listen();
    let open = Open::new(presence, share);
    let changed = each(listening);
    let stopping = WatchStream::new(app.stopping.subscribe()).filter_map(|stopping| stopping.then_some(Heard::Over));
    let now_and_then = IntervalStream::new(tokio::time::interval(KEPT_ALIVE)).skip(1).map(|_| Heard::Nothing);
    let heard = tokio_stream::once(Heard::Change).chain(changed.merge(stopping).merge(now_and_then));
    let listener = Listener { app, live, witness, _open: open };
    futures_util::stream::unfold((Box::pin(heard), listener), async |(mut heard, mut listener)| {
        loop {
            let event = listener.event(heard.next().await?).await?;
            if let Some(event) = event {
                return Some((Ok(event), (heard, listener)));
            }
        }
    })
}

/// What a listener hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Heard {
    /// Something has changed.
    Change,
    /// Nothing, for a while.
    Nothing,
    /// The server stops.
    Over,
}

/// Somebody who hears of changes.
struct Listener {
    app: Arc<App>,
    live: Arc<Live>,
    witness: Witness,
    _open: Open,
}

impl Listener {
    /// What they are sent, if anything; `None` where the stream ends.
    async fn event(&mut self, heard: Heard) -> Option<Option<Event>> {
        if heard == Heard::Over || !self.witness.is_known().await {
            return None;
        }
        if heard == Heard::Nothing {
            return Some(None);
        }
        let snapshot = self.live.now(&self.app.tables).await.ok();
        if snapshot.as_ref().is_some_and(|now| !now.may_look(self.witness.person())) {
            return None;
        }
        let sequence = snapshot.and_then(|now| Some(now.session?.game().sequence())).unwrap_or_default();
        let data = format!("{{\"sequence\":{sequence}}}");
        Some(Some(Event::default().event("change").retry(Duration::from_secs(1)).id(sequence.to_string()).data(data)))
    }
}

/// Whoever falls behind misses nothing: one event stands for all before it.
fn each(changes: broadcast::Receiver<()>) -> impl tokio_stream::Stream<Item = Heard> {
    BroadcastStream::new(changes).map(|_| Heard::Change)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_falls_behind_hears_of_it() {
        let (tell, listening) = broadcast::channel(16);
        let mut heard = std::pin::pin!(each(listening));
        for _ in 0..100 {
            tell.send(()).expect("somebody listens");
        }
        let soon = Duration::from_millis(50);
        let mut count = 0;
        while let Ok(Some(_)) = tokio::time::timeout(soon, heard.next()).await {
            count += 1;
        }
        assert!((1..100).contains(&count), "{count} events for 100 changes nobody read");
        tell.send(()).expect("somebody listens");
        assert_eq!(
            tokio::time::timeout(soon, heard.next()).await.ok().flatten(),
            Some(Heard::Change),
            "and of the next one"
        );
    }
}
