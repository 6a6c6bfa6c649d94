//! Live matches: what is stored, folded and kept in memory while somebody looks.

mod advice;
mod beat;
mod bots;
mod common;
mod consent;
mod create;
mod history;
mod leaving;
mod live;
mod load;
mod news;
mod others;
pub mod reach;
mod snapshot;
mod stirred;
mod thinkers;
mod timeouts;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;

pub use advice::{Looking, NoAdvice};
pub use bots::{bot_named, bot_recorded};
pub use common::{Common, Shared, Which};
pub use consent::{MOST_TIMES, Wish};
pub use create::{OrderError, SeatOrder, TableOrder, USUAL_BOT};
pub use history::History;
pub use live::{Chosen, Live, Presence, TableError};
pub use load::Unreadable;
pub use snapshot::{BOT_NAMES, Eyes, Meta, Snapshot, person_name, seat_of};

use crate::config::Config;
use crate::store::{Store, StoreError};

/// All live matches.
pub struct Tables {
    store: Store,
    cached: Mutex<HashMap<String, Arc<Live>>>,
    /// The most matches kept in memory.
    bound: usize,
    uses: AtomicU64,
    /// Bots think here, so many at a time.
    thinkers: thinkers::Thinkers,
    /// A bot waits this long before it acts while somebody looks, so that people can follow.
    bot_pause: Duration,
    /// The longest pause of a bot that cannot act before it tries again.
    bot_retry: Duration,
    /// The most unfinished tables of one person.
    tables_per_person: usize,
    advice: advice::Advice,
    /// Told when another server has left its work.
    sweep: tokio::sync::Notify,
    /// Turns true when the server stops: nobody thinks any more.
    closing: watch::Sender<bool>,
}

impl Tables {
    /// Tables over a store.
    pub fn new(store: Store, config: &Config) -> Arc<Self> {
        Arc::new(Self {
            store,
            cached: Mutex::default(),
            bound: config.cached_matches.max(1),
            uses: AtomicU64::new(0),
            thinkers: thinkers::Thinkers::new(config.bot_threads),
            bot_pause: config.bot_pause,
            bot_retry: config.bot_retry,
            tables_per_person: config.tables_per_person,
            advice: advice::Advice::default(),
            sweep: tokio::sync::Notify::new(),
            closing: watch::channel(false).0,
        })
    }

    /// The server stops: whoever thinks stops within a moment, and nobody begins.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Completes when the server stops.
    async fn closed(&self) {
        let mut closing = self.closing.subscribe();
        let _ = closing.wait_for(|&closing| closing).await;
    }

    /// A match, from memory or from the store.
    pub async fn get(self: &Arc<Self>, id: &str) -> Result<Option<Arc<Live>>, StoreError> {
        let live = {
            let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(live) = cached.get(id) {
                live.clone()
            } else if id.len() > 40 {
                return Ok(None);
            } else {
                self.make_room(&mut cached);
                let live = Arc::new(Live::new(id));
                cached.insert(id.to_owned(), live.clone());
                live
            }
        };
        live.used.store(self.uses.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
        if live.is_as_stored(self).await? {
            return Ok(Some(live));
        }
        self.cached.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
        Ok(None)
    }

    /// Matches have changed in the store, or what is known of people at them has: those that are here are read again.
    pub async fn read_again(self: &Arc<Self>, ids: &[String]) -> Result<(), StoreError> {
        for id in ids {
            let live = self.cached.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned();
            if let Some(live) = live {
                live.forget_chat();
                live.refresh(self).await?;
            }
        }
        Ok(())
    }

    /// Forgets the match that was not used for longest. One that somebody holds stays: there must be only one of it.
    fn make_room(&self, cached: &mut HashMap<String, Arc<Live>>) {
        while cached.len() >= self.bound {
            let idle = cached.iter().filter(|(_, live)| Arc::strong_count(live) == 1);
            let oldest = idle.min_by_key(|(_, live)| live.used.load(Ordering::Relaxed)).map(|(id, _)| id.clone());
            let Some(id) = oldest else { break };
            cached.remove(&id);
        }
        metrics::gauge!("tessera_cached_matches").set(cached.len() as f64);
    }
}
