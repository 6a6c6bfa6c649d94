//! What a master would say: hints on a decision, and a look back at a whole match. Bots think about both where they
//! think about their own turns, never on the way of a request.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use tessera_bots::{Analysis, Level, Opinion, Stop};
use tessera_kernel::{Rng, Seat, Seed};
use tokio::sync::OnceCell;

use super::bots::{Unthought, still_asked};
use super::thinkers::Busy;
use super::{Live, Snapshot, Tables};

/// Hints and analyses are kept for so many matches.
const KEPT: usize = 256;
/// Looks back one person may have under way.
const UNDER_WAY: usize = 3;

/// A hint: what it was about, and the opinions once there are any.
type Hint = (usize, Arc<OnceCell<Vec<Opinion>>>);

/// What a master has said so far.
#[derive(Default)]
pub struct Advice {
    hints: Mutex<HashMap<(String, Seat), Hint>>,
    analyses: Mutex<HashMap<String, Arc<Looking>>>,
}

/// Why there is no advice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoAdvice {
    /// The seat is not asked, or not any more.
    NotAsked,
    /// Enough of what this person asked is being thought about.
    Busy,
    /// It could not be thought.
    Failed,
}

impl From<Busy> for NoAdvice {
    fn from(_: Busy) -> Self {
        Self::Busy
    }
}

impl From<Unthought> for NoAdvice {
    fn from(why: Unthought) -> Self {
        match why {
            Unthought::Stopped => Self::NotAsked,
            Unthought::Failed => Self::Failed,
        }
    }
}

/// A match that is being looked at.
#[derive(Default)]
pub struct Looking {
    /// Who asked for it.
    person: i64,
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
    /// What a master thinks of the decision `seat` owes, best first, as `person` wants to know. Asked again about the
    /// same decision, it says the same.
    pub async fn hint(
        &self,
        live: &Live,
        snapshot: Snapshot,
        seat: Seat,
        person: i64,
    ) -> Result<Vec<Opinion>, NoAdvice> {
        let session = snapshot.session.clone().ok_or(NoAdvice::NotAsked)?;
        session.game().decision(seat).ok_or(NoAdvice::NotAsked)?;
        let sequence = session.game().sequence();
        let cell = {
            let mut hints = self.advice.hints.lock().unwrap_or_else(PoisonError::into_inner);
            if hints.len() >= KEPT {
                hints.clear();
            }
            let hint = hints.entry((live.id.clone(), seat)).or_insert_with(|| (sequence, Arc::default()));
            // What others answer meanwhile changes nothing for whoever still thinks.
            if !session.asks_still(seat, hint.0) {
                *hint = (sequence, Arc::default());
            }
            hint.1.clone()
        };
        let think = async || {
            let turn = self.thinkers.asked_turn(person).await?;
            let needed = |now: &Snapshot| still_asked(&snapshot, now, seat);
            let work = move |stop: &Stop| {
                tessera_bots::advise(session.game(), seat, Level::MOST, Rng::new(Seed::from_os()), stop)
            };
            Ok(self.thought(live, turn, needed, work).await?)
        };
        cell.get_or_try_init(think).await.cloned()
    }

    /// The look back at a match, if somebody asked for it.
    pub fn analysis(&self, id: &str) -> Option<Arc<Looking>> {
        self.advice.analyses.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Begins to look back at a match that is over, as `person` wants to.
    pub fn analyse(self: &Arc<Self>, live: &Arc<Live>, snapshot: &Snapshot, person: i64) -> Result<(), NoAdvice> {
        let session = snapshot.session.clone().ok_or(NoAdvice::NotAsked)?;
        let looking = Arc::new(Looking { person, ..Looking::default() });
        {
            let mut analyses = self.advice.analyses.lock().unwrap_or_else(PoisonError::into_inner);
            if analyses.contains_key(&live.id) {
                return Ok(());
            }
            if analyses.len() >= KEPT {
                analyses.retain(|_, looking| looking.found().is_none());
            }
            let under_way = analyses.values().filter(|other| other.person == person && other.found().is_none()).count();
            if under_way >= UNDER_WAY || analyses.len() >= KEPT {
                return Err(NoAdvice::Busy);
            }
            analyses.insert(live.id.clone(), looking.clone());
        }
        looking.of.store(tessera_bots::positions(session.game()), Ordering::Relaxed);
        let (tables, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            let work = looking.clone();
            let think = move |stop: &Stop| {
                // The same match gives the same chart.
                let rng = Rng::from_number(session.game().choices() as u64);
                tessera_bots::analyse(session.game(), rng, &work.done, stop)
            };
            let found = match tables.thinkers.asked_turn(looking.person).await {
                Ok(turn) => tables.thought(&live, turn, |_| true, think).await.ok(),
                Err(Busy) => None,
            };
            match found {
                Some(found) => {
                    let _ = looking.found.set(found);
                }
                None => {
                    tables.advice.analyses.lock().unwrap_or_else(PoisonError::into_inner).remove(&live.id);
                }
            }
            live.tell();
        });
        Ok(())
    }
}
