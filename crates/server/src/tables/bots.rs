//! Bots think off the request path, so many at a time, each on a copy of the match as it was. Where one cannot act (the
//! database is locked, it failed to think) it tries again, for ever, and the page says so.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tessera_bots::{Kind, Level, Mind, Stop};
use tessera_kernel::{Rng, Seat, Seed};
use tessera_session::Session;

use super::beat::Beat;
use super::thinkers::Turn;
use super::{Chosen, Live, Meta, Snapshot, TableError, Tables};
use crate::store::{SeatKind, Status, StoreError};

/// How long until somebody looks again whether another server plays bots that it has taken on.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// Thoughts that fail in a row before a simpler bot takes the choice.
const FAILED_THOUGHTS: u32 = 3;

/// A bot that may sit at a table here, by its name. People choose levels; programs may have those that cost next to
/// nothing. What a search spends is nobody's to say.
pub fn bot_named(name: &str) -> Option<Kind> {
    match name.parse().ok()? {
        Kind::Search(_) | Kind::Past(_) => None,
        kind => Some(kind),
    }
}

/// A bot in a record or at an older table: one that searched plays on as the level that does.
pub fn bot_recorded(name: &str) -> Option<Kind> {
    match name.parse().ok()? {
        Kind::Search(_) | Kind::Past(_) => Some(Kind::Level(Level::Master)),
        kind => Some(kind),
    }
}

/// Pauses that grow with every failure.
pub(super) struct Patience {
    next: Duration,
    most: Duration,
}

impl Patience {
    const FIRST: Duration = Duration::from_millis(250);

    /// Pauses up to so long.
    pub const fn up_to(most: Duration) -> Self {
        Self { next: Self::FIRST, most }
    }

    /// It went well.
    pub const fn renew(&mut self) {
        self.next = Self::FIRST;
    }

    /// The pause after a failure.
    pub fn pause(&mut self) -> Duration {
        let now = self.next.min(self.most);
        self.next = now * 2;
        now
    }
}

/// Why a bot has not acted.
#[derive(Debug, thiserror::Error)]
enum NotActed {
    /// It was told to stop, or somebody else acted: look again.
    #[error("the match has changed")]
    Changed,
    /// It came to no choice.
    #[error("it failed to think")]
    Thinking,
    /// What it chose could not be done.
    #[error(transparent)]
    Acting(TableError),
    /// The match cannot be read.
    #[error(transparent)]
    Reading(#[from] StoreError),
}

/// What is thought is not known: why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unthought {
    /// It was not needed any more.
    Stopped,
    /// It panicked, or found nothing.
    Failed,
}

/// A bot while bots play on: what it keeps in mind, and how long the table has waited for it.
#[derive(Default)]
struct Thinking {
    mind: Option<Mind>,
    spent: Duration,
}

/// The bots of a match are being played, until this is dropped: also when whoever plays them panics.
struct Playing(Arc<Live>);

impl Playing {
    fn begin(live: &Arc<Live>) -> Option<Self> {
        (!live.bots.swap(true, Ordering::AcqRel)).then(|| Self(live.clone()))
    }
}

impl Drop for Playing {
    fn drop(&mut self) {
        self.0.bots.store(false, Ordering::Release);
    }
}

impl Tables {
    /// Lets the bots of a match play until a person is asked.
    pub fn play_bots(self: &Arc<Self>, live: &Arc<Live>) {
        // Most changes leave no bot to be asked.
        if live.peek().is_some_and(|now| next_bot(&now).is_none()) && !live.bots.load(Ordering::Acquire) {
            return;
        }
        let Some(playing) = Playing::begin(live) else { return };
        let (tables, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            let mut playing = Some(playing);
            let mut patience = tables.patience();
            let lease = format!("bots {}", live.id);
            while playing.is_some() {
                let asked = async || live.now(&tables).await.is_ok_and(|snapshot| next_bot(&snapshot).is_some());
                // Where another server plays them, or none can be asked, look again later: it may go in the middle.
                if !tables.store.take_lease(&lease).await.unwrap_or_default() {
                    drop(playing.take());
                    tables.pause(LOOK_AGAIN).await;
                    if !tables.is_closing() && tables.get(&live.id).await.is_ok() && asked().await {
                        playing = Playing::begin(&live);
                    }
                    continue;
                }
                // On a task of its own: a panic in the rules ends that, and we try again.
                let play = tokio::spawn(tables.clone().play_bots_of(live.clone()));
                let finished = match play.await {
                    Ok(()) => {
                        live.set_trouble(&tables, None);
                        true
                    }
                    Err(error) if error.is_panic() => {
                        tracing::error!(id = live.id, "playing a bot panicked");
                        live.set_trouble(
                            &tables,
                            live.peek().and_then(|snapshot| next_bot(&snapshot)).map(|(seat, _)| seat),
                        );
                        tables.pause(patience.pause()).await;
                        false
                    }
                    Err(_) => return,
                };
                if let Err(error) = tables.store.end_lease(&lease).await {
                    tracing::warn!(id = live.id, %error, "a lease could not be ended");
                }
                drop(playing.take());
                // Whoever changed the match while the flag still stood did not start anew: look once more.
                let again = !finished || asked().await;
                if again && !tables.is_closing() {
                    playing = Playing::begin(&live);
                }
            }
        });
    }

    /// Plays until no bot is asked, however often it fails on the way.
    async fn play_bots_of(self: Arc<Self>, live: Arc<Live>) {
        let mut patience = self.patience();
        let mut failed_thoughts = 0;
        // Bots keep what they thought while they play on; when a person is asked it is forgotten, for it is large.
        let mut minds: HashMap<Seat, Thinking> = HashMap::new();
        while !self.is_closing() {
            let simple = failed_thoughts >= FAILED_THOUGHTS;
            match self.play_bot(&live, &mut minds, simple).await {
                Ok(false) => {
                    live.hurry(false);
                    self.note_no_bots(&live).await;
                    return;
                }
                Ok(true) => {
                    patience.renew();
                    failed_thoughts = 0;
                    live.set_trouble(&self, None);
                }
                // Somebody acted while it thought: look again.
                Err((_, NotActed::Changed)) => {}
                Err((seat, error)) => {
                    failed_thoughts += u32::from(matches!(error, NotActed::Thinking));
                    minds.clear();
                    let pause = patience.pause();
                    tracing::warn!(id = live.id, %error, ?pause, "a bot could not act");
                    live.set_trouble(&self, seat);
                    self.pause(pause).await;
                }
            }
        }
    }

    /// Lets the next bot choose; `false` when none is asked.
    async fn play_bot(
        self: &Arc<Self>,
        live: &Arc<Live>,
        minds: &mut HashMap<Seat, Thinking>,
        simple: bool,
    ) -> Result<bool, (Option<Seat>, NotActed)> {
        let snapshot = match live.now(self).await {
            Ok(snapshot) => snapshot,
            // It was removed: nobody is asked there any more.
            Err(_) if live.is_gone(self).await => return Ok(false),
            Err(error) => return Err((live.trouble(), error.into())),
        };
        let Some((seat, kind)) = next_bot(&snapshot) else { return Ok(false) };
        let kind = if simple { Kind::Random } else { kind };
        live.pause(self.bot_pause).await;
        let Some(sequence) = snapshot.session.as_ref().map(|session| session.game().sequence()) else {
            return Ok(false);
        };
        let Thinking { mind, spent } = minds.remove(&seat).unwrap_or_default();
        let mind = mind.filter(|mind| mind.kind() == kind);
        let allowed = kind.allowance(spent);
        let beat = Beat::new(&snapshot, seat, kind, allowed);
        let thought = self.think(live, snapshot, seat, kind, mind, allowed).await;
        let (choice, mind) = thought.map_err(|why| match why {
            Unthought::Stopped => (Some(seat), NotActed::Changed),
            Unthought::Failed => (Some(seat), NotActed::Thinking),
        })?;
        // What everybody has seen of its time, not what it thought: the next beat shall tell nothing.
        let spent = spent + beat.wait().await;
        minds.insert(seat, Thinking { mind: Some(mind), spent });
        match live.choose(self, Chosen { seat, sequence, choice: &choice, bot: true }).await {
            Ok(_) => {
                let others = minds.iter_mut().filter(|(other, _)| **other != seat);
                others.for_each(|(_, thinking)| thinking.spent = thinking.spent.saturating_sub(Kind::RESPITE));
                Ok(true)
            }
            Err(TableError::Stale | TableError::NotRunning) => Err((Some(seat), NotActed::Changed)),
            Err(error) => Err((Some(seat), NotActed::Acting(error))),
        }
    }

    async fn think(
        &self,
        live: &Arc<Live>,
        snapshot: Snapshot,
        seat: Seat,
        kind: Kind,
        mind: Option<Mind>,
        allowed: Option<Duration>,
    ) -> Result<(String, Mind), Unthought> {
        let turn = self.thinkers.turn(snapshot.meta.row.owner.unwrap_or_default()).await;
        let begun = std::time::Instant::now();
        let (id, now) = (live.id.clone(), snapshot.clone());
        let work = move |stop: &Stop| {
            #[cfg(test)]
            tests::stumble(&id);
            #[cfg(not(test))]
            let _ = id;
            let game = now.session.as_ref()?.game();
            let new = || Mind::new(game.title(), kind, Rng::new(Seed::from_os()));
            let mut mind = mind.or_else(new)?;
            mind.allow(allowed);
            Some((mind.choose_unless(game, seat, stop)?, mind))
        };
        let needed = |now: &Snapshot| still_asked(&snapshot, now, seat) && now.bot(seat).is_some();
        let thought = self.thought(live, turn, needed, work).await;
        metrics::histogram!("tessera_bot_seconds").record(begun.elapsed().as_secs_f64());
        thought
    }

    /// Thinks at somebody's turn, on a thread for it, as long as it is `needed` at the match as it is; a server that stops
    /// needs nothing more.
    pub(super) async fn thought<T: Send + 'static>(
        &self,
        live: &Live,
        turn: Turn,
        needed: impl Fn(&Snapshot) -> bool,
        work: impl FnOnce(&Stop) -> Option<T> + Send + 'static,
    ) -> Result<T, Unthought> {
        let mut changes = live.listen();
        let stop = Stop::default();
        // Whoever asked may be gone before it is thought.
        let _gone = stop.on_drop();
        let word = stop.clone();
        let mut thinking = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            if word.told() { None } else { work(&word) }
        });
        let useless = async {
            loop {
                if self.is_closing() || live.peek().is_some_and(|now| !needed(&now)) {
                    return;
                }
                tokio::select! {
                    () = self.closed() => return,
                    // Whoever falls behind looks at the match as it is all the same.
                    changed = changes.recv() => if matches!(changed, Err(tokio::sync::broadcast::error::RecvError::Closed)) { return },
                }
            }
        };
        let thought = tokio::select! {
            biased;
            thought = &mut thinking => thought,
            () = useless => {
                stop.tell();
                thinking.await
            }
        };
        match thought {
            Ok(Some(thought)) => Ok(thought),
            _ if stop.told() => Err(Unthought::Stopped),
            _ => Err(Unthought::Failed),
        }
    }

    /// Nobody needs to look for bots at a match where none is asked.
    async fn note_no_bots(&self, live: &Live) {
        let Some(now) = live.peek().filter(|now| now.session.is_some() && now.meta.row.bots) else { return };
        // Whoever looks finds out by themselves.
        let _ = self.store.no_bots(now.at()).await;
    }

    /// After a start with a file: bots go on where they were, as soon as the database can be read.
    pub async fn resume_bots(self: &Arc<Self>) {
        if self.store.is_shared() {
            return;
        }
        let mut patience = self.patience();
        let mut left = loop {
            match self.store.waiting_bots(i64::MAX).await {
                Ok(ids) => break ids,
                Err(_) if self.is_closing() => return,
                Err(error) => {
                    tracing::error!(%error, "matches with bots cannot be read");
                    self.pause(patience.pause()).await;
                }
            }
        };
        patience.renew();
        while !self.is_closing() {
            let mut failed = Vec::new();
            for id in left {
                match self.get(&id).await {
                    Ok(Some(live)) => self.play_bots(&live),
                    Ok(None) => {}
                    Err(error) => {
                        tracing::error!(id, %error, "a match cannot be read");
                        // What is there and makes no sense will make none in a moment.
                        if !matches!(error, StoreError::Corrupt(_)) {
                            failed.push(id);
                        }
                    }
                }
            }
            if failed.is_empty() {
                return;
            }
            left = failed;
            self.pause(patience.pause()).await;
        }
    }

    fn patience(&self) -> Patience {
        Patience::up_to(self.bot_retry)
    }

    /// Waits, unless the server stops.
    async fn pause(&self, time: Duration) {
        let _ = tokio::time::timeout(time, self.closed()).await;
    }
}

/// Whether a seat is still asked what it was asked at an earlier moment.
pub(super) fn still_asked(then: &Snapshot, now: &Snapshot, seat: Seat) -> bool {
    let (Some(then), Some(session)) = (&then.session, &now.session) else { return false };
    let running = now.meta.row.status() == Status::Running;
    running && session.asks_still(seat, then.game().sequence()) && session.game().decision(seat).is_some()
}

/// Whether a bot is asked in a match that is being played.
pub(super) fn asks_bot(meta: &Meta, session: &Session) -> bool {
    let bot = |seat: &Seat| meta.seats.get(seat.index()).is_some_and(|row| row.kind() == SeatKind::Bot);
    session.game().waiting().iter().any(bot)
}

/// The first bot that is waited for.
fn next_bot(snapshot: &Snapshot) -> Option<(Seat, Kind)> {
    if snapshot.meta.row.status() != Status::Running {
        return None;
    }
    let waiting = snapshot.session.as_ref()?.game().waiting();
    waiting.into_iter().find_map(|seat| {
        let bot = snapshot.bot(seat)?;
        // A bot we no longer have plays as the simplest one, and none spends more than the strongest level does.
        Some((seat, bot.parse().unwrap_or(Kind::Random).within(Level::MOST)))
    })
}

#[cfg(test)]
mod tests {
    use std::sync::{LazyLock, Mutex, PoisonError};
    use std::time::Instant;

    use super::*;
    use crate::config::Config;
    use crate::store::{Database, Store};
    use crate::tables::{SeatOrder, TableOrder};

    /// Matches in which thinking panics, and how often.
    static STUMBLES: LazyLock<Mutex<HashMap<String, u32>>> = LazyLock::new(Mutex::default);

    /// Panics where a test wants it.
    pub(super) fn stumble(id: &str) {
        let falls = {
            let mut stumbles = STUMBLES.lock().unwrap_or_else(PoisonError::into_inner);
            let left = stumbles.get_mut(id).filter(|left| **left > 0);
            left.map(|left| *left -= 1).is_some()
        };
        assert!(!falls, "a bot stumbles, as the test wants");
    }

    async fn until<T>(what: &str, mut found: impl AsyncFnMut() -> Option<T>) -> T {
        let begun = Instant::now();
        loop {
            if let Some(found) = found().await {
                return found;
            }
            assert!(begun.elapsed() < Duration::from_secs(20), "{what}: never");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// A table where somebody plays with bots, who are not asked yet.
    async fn table(folder: &std::path::Path) -> (Arc<Tables>, Arc<Live>, Seat) {
        let store = Store::open(&Database::File(folder.join("tessera.sqlite"))).await.expect("a database");
        let config = Config {
            bot_pause: Duration::ZERO,
            bot_retry: Duration::from_millis(300),
            bot_threads: 1,
            ..Config::default()
        };
        let person = store.new_guest("a session", "", None).await.expect("stored").expect("a guest").id;
        let tables = Tables::new(store, &config);
        let mut order = TableOrder::against_bots("tempus").expect("a game");
        order.seats = vec![SeatOrder::Me, SeatOrder::Bot(Kind::Random), SeatOrder::Bot(Kind::Random)];
        let id = tables.create(person, &order).await.expect("a table");
        let live = tables.get(&id).await.expect("read").expect("a table");
        let seat = Seat::new(0);
        until("somebody is asked", async || asked(&live, seat)).await;
        (tables, live, seat)
    }

    /// Whether the person is asked.
    fn asked(live: &Live, seat: Seat) -> Option<()> {
        live.peek()?.session?.game().waiting().contains(&seat).then_some(())
    }

    /// The person chooses the first option, until it is the bots' turn.
    async fn choose(tables: &Arc<Tables>, live: &Arc<Live>, seat: Seat) {
        loop {
            let session = live.peek().and_then(|snapshot| snapshot.session).expect("it runs");
            let choice = session.game().decision(seat).expect("asked").options[0].choice.clone();
            let chosen = Chosen { seat, sequence: session.game().sequence(), choice: &choice, bot: false };
            let after = live.choose(tables, chosen).await.expect("chosen");
            if next_bot(&after).is_some() {
                return;
            }
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_bot_that_panics_tries_again_and_the_match_goes_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let (tables, live, seat) = table(folder.path()).await;
        STUMBLES.lock().expect("not poisoned").insert(live.id.clone(), 5);
        choose(&tables, &live, seat).await;
        until("the page says so", async || live.trouble()).await;
        until("the bots act all the same", async || asked(&live, seat)).await;
        until("the note goes away", async || live.trouble().is_none().then_some(())).await;
        until("nobody plays any more", async || (!live.bots.load(Ordering::Acquire)).then_some(())).await;
        choose(&tables, &live, seat).await;
        until("and the next time as well", async || asked(&live, seat)).await;
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_match_is_played_by_one_at_a_time_and_nobody_holds_it_for_ever() {
        let folder = tempfile::tempdir().expect("a folder");
        let (_, live, _) = table(folder.path()).await;
        until("nobody plays", async || (!live.bots.load(Ordering::Acquire)).then_some(())).await;
        let playing = Playing::begin(&live).expect("free");
        assert!(Playing::begin(&live).is_none(), "one at a time");
        let task = tokio::spawn(async move {
            let _playing = playing;
            panic!("as the test wants");
        });
        assert!(task.await.is_err());
        assert!(Playing::begin(&live).is_some(), "a panic sets it free");
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn what_is_not_needed_any_more_is_not_thought_to_its_end() {
        let folder = tempfile::tempdir().expect("a folder");
        let (tables, live, seat) = table(folder.path()).await;
        let snapshot = live.peek().expect("it runs");
        let for_ever = |stop: &Stop| {
            while !stop.told() {
                std::thread::sleep(Duration::from_millis(1));
            }
            None::<()>
        };
        let thinking = {
            let (tables, live, snapshot) = (tables.clone(), live.clone(), snapshot.clone());
            tokio::spawn(async move {
                let turn = tables.thinkers.turn(1).await;
                tables.thought(&live, turn, |now| still_asked(&snapshot, now, seat), for_ever).await
            })
        };
        tokio::time::sleep(Duration::from_millis(50)).await;
        live.tell();
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert!(!thinking.is_finished(), "nothing has happened that matters");
        // The only place to think at is taken until then, so the bots cannot follow.
        choose(&tables, &live, seat).await;
        let soon = Duration::from_secs(5);
        let thought = tokio::time::timeout(soon, thinking).await.expect("in time").expect("no panic");
        assert_eq!(thought, Err(Unthought::Stopped));
        let thinking = {
            let (tables, live) = (tables.clone(), live.clone());
            tokio::spawn(async move {
                let turn = tables.thinkers.turn(1).await;
                tables.thought(&live, turn, |_| true, for_ever).await
            })
        };
        tokio::time::sleep(Duration::from_millis(50)).await;
        tables.close();
        let thought = tokio::time::timeout(soon, thinking).await.expect("in time").expect("no panic");
        assert_eq!(thought, Err(Unthought::Stopped));
    }

    #[test]
    fn pauses_grow_up_to_a_limit() {
        let mut patience = Patience::up_to(Duration::from_secs(30));
        let pauses: Vec<Duration> = (0..12).map(|_| patience.pause()).collect();
        assert!(pauses.is_sorted() && pauses[0] < Duration::from_secs(1));
        assert_eq!(pauses[11], Duration::from_secs(30));
        patience.renew();
        assert_eq!(patience.pause(), pauses[0]);
    }
}
