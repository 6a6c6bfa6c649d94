//! Live matches: what is stored, folded and kept in memory while somebody looks.

mod advice;
mod beat;
mod bots;
mod create;
mod fold;
mod live;
mod snapshot;
mod timeouts;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Semaphore;

pub use advice::Looking;
pub use create::{OrderError, SeatOrder, TableOrder, USUAL_BOT};
pub use fold::Fold;
pub use live::{Live, TableError};
pub use snapshot::{Eyes, Meta, Snapshot, person_name, seat_of};

use crate::store::{Store, StoreError};

/// All live matches.
pub struct Tables {
    store: Store,
    cached: Mutex<HashMap<String, Arc<Live>>>,
    /// The most matches kept in memory.
    bound: usize,
    uses: AtomicU64,
    /// Bots think here, so many at a time.
    thinkers: Arc<Semaphore>,
    /// A bot waits this long before it acts while somebody looks, so that people can follow.
    bot_pause: Duration,
    advice: advice::Advice,
}

impl Tables {
    /// Tables over a store.
    pub fn new(store: Store, bound: usize, thinkers: usize, bot_pause: Duration) -> Arc<Self> {
        Arc::new(Self {
            store,
            cached: Mutex::default(),
            bound: bound.max(1),
            uses: AtomicU64::new(0),
            thinkers: Arc::new(Semaphore::new(thinkers.max(1))),
            bot_pause,
            advice: advice::Advice::default(),
        })
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
        if live.ensure_loaded(&self.store).await? {
            return Ok(Some(live));
        }
        self.cached.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
        Ok(None)
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
