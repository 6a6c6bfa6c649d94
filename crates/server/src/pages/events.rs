//! Live updates: the stream says that something has changed; the page then asks what.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::Path;
use axum::response::IntoResponse as _;
use axum::response::sse::{Event, KeepAlive, Sse};
use tokio::sync::broadcast;
use tokio_stream::StreamExt as _;
use tokio_stream::wrappers::{BroadcastStream, WatchStream};

use super::{Page, find};
use crate::app::App;
use crate::tables::Live;
use crate::web::fault::Fault;
use crate::web::limits::{Address, OpenStream};
use crate::web::visit::Visit;
use std::sync::Arc;

/// A stream of changes.
pub async fn stream(visit: Visit, Address(address): Address, Path(id): Path<String>) -> Page {
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    let seats = snapshot.seats_of(visit.id());
    let share = visit.app.limits.stream(visit.id(), address).ok_or(Fault::STREAMS)?;
    let stream = changes(visit.app.clone(), live, seats.first().copied(), visit.prefs.bots, share);
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))).into_response())
}

/// Says so whenever something has changed, and once at the beginning: something may have between page and stream.
pub fn changes(
    app: Arc<App>,
    live: Arc<Live>,
    seat: Option<tessera_kernel::Seat>,
    pace: tessera_table::BotPace,
    share: OpenStream,
) -> impl tokio_stream::Stream<Item = Result<Event, Infallible>> {
    // In this order nobody hears of their own arrival.
    let presence = live.connect(&app.store, seat, pace);
    let listening = live.listen();
    metrics::gauge!("tessera_streams").increment(1.0);
    let open = scopeguard(move || {
        drop((presence, share));
        metrics::gauge!("tessera_streams").decrement(1.0);
    });
    let changed = each(listening);
    let stopping = WatchStream::new(app.stopping.subscribe()).filter_map(|stopping| stopping.then_some(false));
    tokio_stream::once(true).chain(changed.merge(stopping)).take_while(|&go_on| go_on).then(move |_| {
        let _open = &open;
        let (app, live) = (app.clone(), live.clone());
        async move {
            let snapshot = live.now(&app.tables).await.ok();
            let sequence = snapshot.and_then(|now| Some(now.session?.game().sequence())).unwrap_or_default();
            let data = format!("{{\"sequence\":{sequence}}}");
            Ok(Event::default().event("change").retry(Duration::from_secs(1)).id(sequence.to_string()).data(data))
        }
    })
}

/// Whoever falls behind misses nothing: one event stands for all before it.
fn each(changes: broadcast::Receiver<()>) -> impl tokio_stream::Stream<Item = bool> {
    BroadcastStream::new(changes).map(|_| true)
}

/// Does something when the stream is dropped.
struct Guard<F: FnOnce()>(Option<F>);

fn scopeguard<F: FnOnce()>(action: F) -> Guard<F> {
    Guard(Some(action))
}

impl<F: FnOnce()> Drop for Guard<F> {
    fn drop(&mut self) {
        if let Some(action) = self.0.take() {
            action();
        }
    }
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
        assert_eq!(tokio::time::timeout(soon, heard.next()).await.ok().flatten(), Some(true), "and of the next one");
    }
}
