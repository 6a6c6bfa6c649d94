//! What a master would say: hints on a decision, and a look back at a whole match. Bots think about both where they
//! think about their own turns, never on the way of a request.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use tessera_bots::{Analysis, Budget, Level, Opinion, Stop, Turning};
use tessera_kernel::{AnyMatch, Rng, Seat, Seed};
use tokio::sync::OnceCell;

use super::bots::{Unthought, still_asked};
use super::thinkers::Busy;
use super::{Live, Snapshot, Tables};

/// Hints and analyses are kept for so many matches.
const KEPT: usize = 256;
/// Looks back one person may have under way.
const UNDER_WAY: usize = 3;

/// What a coach may spend on a choice: people wait for it.
const COACH: Budget = Budget { iterations: 6_000, millis: Some(700), trees: 2 };
/// The longest a choice waits for the coach; then it is made.
const COACH_WAITS: Duration = Duration::from_secs(4);
/// What is spent on a position of the analysis board.
const BOARD: Budget = Budget { iterations: 20_000, millis: Some(1_500), trees: 2 };

/// A hint: which decision it is about, and the opinions once there are any.
struct Hint {
    sequence: usize,
    /// The option somebody wants to compare with the best, in notation.
    about: Option<String>,
    opinions: Arc<OnceCell<Vec<Opinion>>>,
}

impl Hint {
    fn new(sequence: usize, about: Option<String>) -> Self {
        Self { sequence, about, opinions: Arc::default() }
    }
}

/// What a master has said so far.
#[derive(Default)]
pub struct Advice {
    hints: Mutex<HashMap<(String, Seat), Hint>>,
    analyses: Looks<String, Analysis>,
    turning: Looks<(String, Seat), Vec<Turning>>,
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

/// Something that is being thought about, and what came of it.
pub struct Looking<T> {
    /// Who asked for it.
    person: i64,
    done: AtomicUsize,
    of: usize,
    found: OnceLock<T>,
}

impl<T> Looking<T> {
    fn new(person: i64, of: usize) -> Self {
        Self { person, done: AtomicUsize::new(0), of: of.max(1), found: OnceLock::new() }
    }

    /// What was found, once it is done.
    pub fn found(&self) -> Option<&T> {
        self.found.get()
    }

    /// How far it has come, in a hundred.
    pub fn percent(&self) -> usize {
        (self.done.load(Ordering::Relaxed) * 100 / self.of).min(100)
    }
}

/// A note that the look back at a match was asked for.
const ANALYSIS: &str = "analysis";

/// A note that a seat's turning points were asked for.
fn turning_of(seat: Seat) -> String {
    format!("turning {}", seat.index())
}

/// What is being looked at, by what it is about.
type Looks<K, T> = Mutex<HashMap<K, Arc<Looking<T>>>>;

impl Tables {
    /// What a master thinks of the decision `seat` owes, best first, and of an option that it is asked `about`, as `person`
    /// wants to know. Asked again about the
    /// same decision, it says the same.
    pub async fn hint(
        &self,
        live: &Live,
        snapshot: Snapshot,
        seat: Seat,
        about: Option<String>,
        person: i64,
    ) -> Result<Vec<Opinion>, NoAdvice> {
        let session = snapshot.session.clone().ok_or(NoAdvice::NotAsked)?;
        session.game().asked(seat).ok_or(NoAdvice::NotAsked)?;
        if let Some(choice) = &about {
            session.game().place(seat, choice).map_err(|_| NoAdvice::NotAsked)?;
        }
        let sequence = session.game().sequence();
        let cell = {
            let mut hints = self.advice.hints.lock().unwrap_or_else(PoisonError::into_inner);
            if hints.len() >= KEPT {
                hints.clear();
            }
            let hint = hints.entry((live.id.clone(), seat)).or_insert_with(|| Hint::new(sequence, about.clone()));
            // What others answer meanwhile changes nothing for whoever still thinks.
            if !session.asks_still(seat, hint.sequence) || hint.about != about {
                *hint = Hint::new(sequence, about.clone());
            }
            hint.opinions.clone()
        };
        let think = async || {
            let turn = self.thinkers.asked_turn(person).await?;
            let needed = |now: &Snapshot| still_asked(&snapshot, now, seat);
            let work = move |stop: &Stop| {
                let about: Vec<&str> = about.iter().map(String::as_str).collect();
                tessera_bots::advise(session.game(), seat, &about, Level::MOST, Rng::new(Seed::from_os()), stop)
            };
            Ok(self.thought(live, turn, needed, work).await?)
        };
        cell.get_or_try_init(think).await.cloned()
    }

    /// The look back at a match, if somebody asked for it, here or at another server.
    pub fn analysis(self: &Arc<Self>, live: &Arc<Live>, snapshot: &Snapshot) -> Option<Arc<Looking<Analysis>>> {
        let found = || self.advice.analyses.lock().unwrap_or_else(PoisonError::into_inner).get(&live.id).cloned();
        if let (None, Some(person)) = (found(), live.noted(ANALYSIS)) {
            self.begin_analysis(live, snapshot, person).ok()?;
        }
        found()
    }

    /// Begins to look back at a match that is over, as `person` wants to.
    pub async fn analyse(self: &Arc<Self>, live: &Arc<Live>, snapshot: &Snapshot, person: i64) -> Result<(), NoAdvice> {
        self.begin_analysis(live, snapshot, person)?;
        live.note(self, ANALYSIS, person).await;
        Ok(())
    }

    fn begin_analysis(self: &Arc<Self>, live: &Arc<Live>, snapshot: &Snapshot, person: i64) -> Result<(), NoAdvice> {
        let session = snapshot.session.clone().ok_or(NoAdvice::NotAsked)?;
        let of = tessera_bots::positions(session.game());
        self.look_back(
            live,
            |advice| &advice.analyses,
            live.id.clone(),
            Looking::new(person, of),
            move |done, stop| {
                // The same match gives the same chart.
                let rng = Rng::from_number(session.game().choices() as u64);
                tessera_bots::analyse(session.game(), rng, done, stop)
            },
        )
    }

    /// The turning points of a seat, if somebody asked for them, here or at another server.
    pub fn turning(
        self: &Arc<Self>,
        live: &Arc<Live>,
        snapshot: &Snapshot,
        seat: Seat,
    ) -> Option<Arc<Looking<Vec<Turning>>>> {
        let key = (live.id.clone(), seat);
        let found = || self.advice.turning.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        if let (None, Some(person)) = (found(), live.noted(&turning_of(seat))) {
            self.begin_turning(live, snapshot, seat, person).ok()?;
        }
        found()
    }

    /// Begins to look for the turning points of a seat in a match that is over, as `person` wants to.
    pub async fn find_turning(
        self: &Arc<Self>,
        live: &Arc<Live>,
        snapshot: &Snapshot,
        seat: Seat,
        person: i64,
    ) -> Result<(), NoAdvice> {
        self.begin_turning(live, snapshot, seat, person)?;
        live.note(self, &turning_of(seat), person).await;
        Ok(())
    }

    fn begin_turning(
        self: &Arc<Self>,
        live: &Arc<Live>,
        snapshot: &Snapshot,
        seat: Seat,
        person: i64,
    ) -> Result<(), NoAdvice> {
        let session = snapshot.session.clone().ok_or(NoAdvice::NotAsked)?;
        let of = tessera_bots::turning_steps(session.game());
        let key = (live.id.clone(), seat);
        self.look_back(
            live,
            |advice| &advice.turning,
            key,
            Looking::new(person, of),
            move |done, stop| tessera_bots::turning_points(session.game(), seat, done, stop),
        )
    }

    /// Thinks about a match that is over, unless somebody has asked for the same before; so much of each person's at a time.
    fn look_back<K: Eq + Hash + Clone + Send + 'static, T: Send + Sync + 'static>(
        self: &Arc<Self>,
        live: &Arc<Live>,
        looks: fn(&Advice) -> &Looks<K, T>,
        key: K,
        looking: Looking<T>,
        work: impl FnOnce(&AtomicUsize, &Stop) -> Option<T> + Send + 'static,
    ) -> Result<(), NoAdvice> {
        let looking = Arc::new(looking);
        let person = looking.person;
        {
            let mut looks = looks(&self.advice).lock().unwrap_or_else(PoisonError::into_inner);
            if looks.contains_key(&key) {
                return Ok(());
            }
            if looks.len() >= KEPT {
                looks.retain(|_, looking| looking.found().is_none());
            }
            let under_way = looks.values().filter(|other| other.person == person && other.found().is_none()).count();
            if under_way >= UNDER_WAY || looks.len() >= KEPT {
                return Err(NoAdvice::Busy);
            }
            looks.insert(key.clone(), looking.clone());
        }
        let (tables, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            let counted = looking.clone();
            let think = move |stop: &Stop| work(&counted.done, stop);
            let found = match tables.thinkers.asked_turn(person).await {
                Ok(turn) => tables.thought(&live, turn, |_| true, think).await.ok(),
                Err(Busy) => None,
            };
            match found {
                Some(found) => {
                    let _ = looking.found.set(found);
                }
                None => {
                    looks(&tables.advice).lock().unwrap_or_else(PoisonError::into_inner).remove(&key);
                }
            }
            live.tell();
        });
        Ok(())
    }

    /// What a coach says of a choice before it is made: what is thought of it and of what is best, if that is something
    /// else. Whoever cannot be told soon is not kept waiting.
    pub async fn doubt(
        &self,
        live: &Live,
        snapshot: Snapshot,
        seat: Seat,
        choice: &str,
        person: i64,
    ) -> Option<(Opinion, Opinion)> {
        let session = snapshot.session.clone()?;
        session.game().place(seat, choice).ok()?;
        let (about, chosen) = (choice.to_owned(), choice);
        let think = async {
            let turn = self.thinkers.asked_turn(person).await.ok()?;
            let needed = |now: &Snapshot| still_asked(&snapshot, now, seat);
            let work = move |stop: &Stop| {
                let rng = Rng::new(Seed::from_os());
                tessera_bots::advise(session.game(), seat, &[about.as_str()], COACH, rng, stop)
            };
            self.thought(live, turn, needed, work).await.ok()
        };
        let opinions = tokio::time::timeout(COACH_WAITS, think).await.ok()??;
        let mine = opinions.iter().find(|opinion| opinion.choice == chosen)?.clone();
        let best = opinions.into_iter().next().filter(|best| best.choice != chosen)?;
        Some((mine, best))
    }

    /// What a master thinks of a position off the record, best first, and of an option that it is asked `about`, as `person`
    /// wants to know.
    pub async fn estimate(
        &self,
        live: &Live,
        game: Box<dyn AnyMatch>,
        seat: Seat,
        about: Option<String>,
        person: i64,
    ) -> Result<Vec<Opinion>, NoAdvice> {
        game.asked(seat).ok_or(NoAdvice::NotAsked)?;
        if let Some(choice) = &about {
            game.place(seat, choice).map_err(|_| NoAdvice::NotAsked)?;
        }
        let turn = self.thinkers.asked_turn(person).await?;
        let work = move |stop: &Stop| {
            let about: Vec<&str> = about.iter().map(String::as_str).collect();
            tessera_bots::advise(game.as_ref(), seat, &about, BOARD, Rng::new(Seed::from_os()), stop)
        };
        Ok(self.thought(live, turn, |_| true, work).await?)
    }
}
