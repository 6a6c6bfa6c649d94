//! What a master would say: hints on a decision, and a look back at a whole match. Bots think about both where they
//! think about their own turns, never on the way of a request.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use tessera_bots::{Analysis, Budget, Kind, Level, Opinion};
use tessera_kernel::{Rng, Seat, Seed};
use tokio::sync::OnceCell;

use super::{Live, Snapshot, Tables};

/// Hints and analyses are kept for so many matches.
const KEPT: usize = 256;

/// A hint: what it was about, and the opinions once there are any.
type Hint = (usize, Arc<OnceCell<Vec<Opinion>>>);

/// What a master has said so far.
#[derive(Default)]
pub struct Advice {
    hints: Mutex<HashMap<(String, Seat), Hint>>,
    analyses: Mutex<HashMap<String, Arc<Looking>>>,
}

/// A match that is being looked at.
#[derive(Default)]
pub struct Looking {
    done: AtomicUsize,
    of: AtomicUsize,
    found: OnceLock<Analysis>,
}

impl Looking {
    /// What was found, once it is done.
    pub fn found(&self) -> Option<&Analysis> {
        self.found.get()
    }

    /// How many positions were looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.of.load(Ordering::Relaxed).max(1))
    }
}

impl Tables {
    /// What a master thinks of the decision `seat` owes, best first; `None` when it owes none. Asked again about the
    /// same decision, it says the same.
    pub async fn hint(&self, live: &Live, snapshot: Snapshot, seat: Seat) -> Option<Vec<Opinion>> {
        let fold = snapshot.fold.clone()?;
        fold.game.decision(seat)?;
        let sequence = fold.game.sequence();
        let cell = {
            let mut hints = self.advice.hints.lock().unwrap_or_else(PoisonError::into_inner);
            if hints.len() >= KEPT {
                hints.clear();
            }
            let hint = hints.entry((live.id.clone(), seat)).or_insert_with(|| (sequence, Arc::default()));
            if hint.0 != sequence {
                *hint = (sequence, Arc::default());
            }
            hint.1.clone()
        };
        let think = async || {
            let _permit = self.thinkers.clone().acquire_owned().await.map_err(|_| ())?;
            let thought = tokio::task::spawn_blocking(move || {
                tessera_bots::advise(fold.game.as_ref(), seat, master(), Rng::new(Seed::from_os()))
            });
            thought.await.ok().flatten().ok_or(())
        };
        cell.get_or_try_init(think).await.ok().cloned()
    }

    /// The look back at a match, if somebody asked for it.
    pub fn analysis(&self, id: &str) -> Option<Arc<Looking>> {
        self.advice.analyses.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Begins to look back at a match that is over.
    pub fn analyse(self: &Arc<Self>, live: &Arc<Live>, snapshot: &Snapshot) {
        let Some(fold) = snapshot.fold.clone() else { return };
        let looking = Arc::<Looking>::default();
        {
            let mut analyses = self.advice.analyses.lock().unwrap_or_else(PoisonError::into_inner);
            if analyses.contains_key(&live.id) {
                return;
            }
            if analyses.len() >= KEPT {
                analyses.retain(|_, looking| looking.found().is_none());
            }
            analyses.insert(live.id.clone(), looking.clone());
        }
        looking.of.store(tessera_bots::positions(fold.game.as_ref()), Ordering::Relaxed);
        let (tables, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            let Ok(_permit) = tables.thinkers.clone().acquire_owned().await else { return };
            let work = looking.clone();
            let thought = tokio::task::spawn_blocking(move || {
                // The same match gives the same chart.
                let rng = Rng::from_number(fold.game.choices() as u64);
                let found = tessera_bots::analyse(fold.game.as_ref(), rng, &work.done);
                let _ = work.found.set(found);
            });
            if thought.await.is_err() {
                tables.advice.analyses.lock().unwrap_or_else(PoisonError::into_inner).remove(&live.id);
            }
            live.tell();
        });
    }
}

/// What a master may spend.
fn master() -> Budget {
    match Level::Master.kind() {
        Kind::Search(budget) => budget,
        _ => Budget::iterations(2_000),
    }
}
