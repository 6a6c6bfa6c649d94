//! One live match: one change at a time, stored before it is shown.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Duration;

use tessera_kernel::{MAX_SEATS, PlayError, Seat, UndoError, is_takeback};
use tessera_session::{Deed, Session};
use tessera_table::BotPace;
use tokio::sync::broadcast;

use super::bots::asks_bot;
use super::common::Common;
use super::load::{go_on, load};
use super::{Meta, Snapshot, Tables, Unreadable};
use crate::store::{ChatLine, Elsewhere, MatchRow, NewDeeds, Settled, Status, Store, StoreError, Written};

/// A match in memory.
pub struct Live {
    /// Its name in addresses.
    pub id: String,
    pub(super) used: AtomicU64,
    /// Whether its bots are being played.
    pub(super) bots: AtomicBool,
    /// The seat of a bot that cannot act at the moment, and tries again.
    trouble: Mutex<Option<Seat>>,
    /// Held by whoever changes it.
    pub(super) write: tokio::sync::Mutex<()>,
    current: RwLock<Option<Snapshot>>,
    changes: broadcast::Sender<()>,
    /// How many pages each seat has open; spectators last.
    connected: Mutex<[u32; MAX_SEATS + 1]>,
    /// Pages that are open at other servers.
    elsewhere: Mutex<Vec<Elsewhere>>,
    /// Held by whoever tells other servers which pages are open here.
    showing: tokio::sync::Mutex<()>,
    /// Since when each seat has had a page open, by the house's time.
    came: Mutex<[i64; MAX_SEATS + 1]>,
    /// How long bots wait before they act, as those who look want it: see [`Live::pause`].
    paces: Mutex<[BotPace; MAX_SEATS + 1]>,
    /// Somebody does not want to wait until they are asked.
    hurried: AtomicBool,
    /// What servers note about the table for each other: which seat has the screen, where several share a person's.
    notes: Mutex<HashMap<String, i64>>,
    chat: Mutex<Chat>,
    /// What everybody sees the same way.
    pub common: Common,
    /// What those who watch see besides.
    pub watched: Common,
}

/// What was said, as far as it was read.
#[derive(Default)]
struct Chat {
    /// How often it has changed.
    changes: u64,
    lines: Option<Arc<Vec<ChatLine>>>,
}

/// A choice that somebody makes.
#[derive(Clone, Copy, Debug)]
pub struct Chosen<'a> {
    /// For which seat.
    pub seat: Seat,
    /// It answers the question put then, or since.
    pub sequence: usize,
    /// The choice in notation.
    pub choice: &'a str,
    /// Whether a bot makes it: whoever came back while it thought has their seat.
    pub bot: bool,
}

/// Why nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The page was older than the match.
    #[error("this has changed meanwhile")]
    Stale,
    /// The match is not being played.
    #[error("the match is not being played")]
    NotRunning,
    /// Another server was faster: with the match as it is now it may be tried again.
    #[error("another server has changed this meanwhile")]
    Overtaken,
    /// Somebody else's to do.
    #[error("this is not yours to do")]
    NotYours,
    /// Nobody is replaced who was there yesterday.
    #[error("they have not kept the table waiting for days")]
    NotAbsent,
    /// Something of the kind is proposed already.
    #[error("something of the kind is proposed already")]
    Proposed,
    /// Asked, and refused, often enough.
    #[error("the others have been asked: act first")]
    AskedEnough,
    /// The rules say no.
    #[error(transparent)]
    Refused(#[from] PlayError),
    /// It cannot be taken back.
    #[error(transparent)]
    Undo(#[from] UndoError),
    /// It could not be stored.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// How often a change is tried again where other servers are faster.
pub(super) struct Tries(usize);

impl Default for Tries {
    fn default() -> Self {
        Self(8)
    }
}

/// A note about the seat that has somebody's screen.
fn screen_of(person: i64) -> String {
    format!("screen {person}")
}

/// A page that is open.
pub struct Presence {
    live: Arc<Live>,
    store: Store,
    place: usize,
}

impl Drop for Presence {
    fn drop(&mut self) {
        let gone = {
            let mut connected = self.live.connected.lock().unwrap_or_else(PoisonError::into_inner);
            connected[self.place] = connected[self.place].saturating_sub(1);
            connected[self.place] == 0
        };
        if !self.live.is_looked_at() {
            self.live.common.forget();
            self.live.watched.forget();
        }
        if gone {
            self.live.tell();
        }
        if gone || self.place == MAX_SEATS {
            self.live.show_place(&self.store, self.place);
        }
    }
}

impl Live {
    pub(super) fn new(id: &str) -> Self {
        Self {
            id: id.to_owned(),
            used: AtomicU64::new(0),
            bots: AtomicBool::new(false),
            trouble: Mutex::default(),
            write: tokio::sync::Mutex::default(),
            current: RwLock::default(),
            changes: broadcast::channel(16).0,
            connected: Mutex::default(),
            elsewhere: Mutex::default(),
            showing: tokio::sync::Mutex::default(),
            came: Mutex::default(),
            paces: Mutex::default(),
            hurried: AtomicBool::new(false),
            notes: Mutex::default(),
            chat: Mutex::default(),
            common: Common::default(),
            watched: Common::default(),
        }
    }

    /// Loads it if it is not; `false` when there is no such match.
    pub(super) async fn ensure_loaded(&self, store: &Store) -> Result<bool, StoreError> {
        if self.peek().is_some() {
            return Ok(true);
        }
        let _one = self.write.lock().await;
        if self.peek().is_some() {
            return Ok(true);
        }
        self.load(store).await
    }

    pub(super) async fn load(&self, store: &Store) -> Result<bool, StoreError> {
        let Some(row) = store.find_match(&self.id).await? else {
            self.set(None);
            return Ok(false);
        };
        self.load_row(store, row).await?;
        Ok(true)
    }

    async fn load_row(&self, store: &Store, row: MatchRow) -> Result<(), StoreError> {
        if store.is_shared() {
            self.read_notes(store.notes(&self.id).await?);
        }
        let seats = store.seats(&self.id).await?;
        let proposals = store.proposals(&self.id).await?;
        let happenings = store.happenings(&self.id).await?;
        let earlier = self.peek().filter(|before| before.meta.row.started == row.started);
        let earlier = earlier.and_then(|before| before.session).filter(|_| row.status() != Status::Open);
        let known = earlier.as_ref().map_or(0, |earlier| earlier.game().sequence());
        let deeds = if row.status() == Status::Open { Vec::new() } else { store.deeds_after(&self.id, known).await? };
        let (stored, sitting) = (row.clone(), seats.clone());
        let read = tokio::task::spawn_blocking(move || {
            let mut session = match earlier {
                Some(earlier) => go_on(Session::clone(&earlier), &deeds)?,
                None => load(&stored, &deeds)?,
            };
            session.clocks.give_grace(sitting.iter().map(|seat| seat.grace));
            Ok(session)
        });
        let read = read.await.unwrap_or_else(|error| Err(Unreadable::Broken(error.to_string())));
        // A table that waits for players is judged too: nobody shall sit down to a match that cannot begin.
        let open = row.status() == Status::Open;
        let (session, unreadable) = match read {
            Ok(session) => (Some(Arc::new(session)).filter(|_| !open), None),
            Err(why) => {
                tracing::error!(id = self.id, %why, "a match cannot be read by the rules that are here");
                (None, Some(Arc::new(why)))
            }
        };
        self.set(Some(Snapshot::new(Arc::new(Meta { row, seats, proposals, happenings }), session, unreadable)));
        Ok(())
    }

    /// Whether it is there, and in memory as it is stored: where other servers may have changed it, that is looked at.
    pub(super) async fn is_as_stored(self: &Arc<Self>, tables: &Arc<Tables>) -> Result<bool, StoreError> {
        if self.peek().is_none() {
            if !self.ensure_loaded(&tables.store).await? {
                return Ok(false);
            }
            if tables.store.is_shared() {
                self.read_presence(&tables.store).await?;
            }
        }
        if !tables.store.is_shared() {
            return Ok(true);
        }
        // Also where it was just read: whoever read it may have begun before us.
        let stored = tables.store.changes_of(&self.id).await?;
        match self.peek() {
            Some(now) if stored == Some(now.changes) => Ok(true),
            _ => self.catch_up(tables).await,
        }
    }

    /// Reads what other servers have changed, and tells everyone; `false` when it is gone.
    pub(super) async fn catch_up(self: &Arc<Self>, tables: &Arc<Tables>) -> Result<bool, StoreError> {
        {
            let _one = self.write.lock().await;
            let Some(row) = tables.store.find_match(&self.id).await? else {
                self.set(None);
                self.tell();
                return Ok(false);
            };
            if self.peek().is_some_and(|now| now.changes >= row.changes) {
                return Ok(true);
            }
            self.load_row(&tables.store, row).await?;
        }
        self.forget_chat();
        self.tell();
        tables.play_bots(self);
        Ok(true)
    }

    /// Whether somebody here wants to know of every change.
    pub(super) fn is_followed(&self) -> bool {
        self.changes.receiver_count() > 0 || self.bots.load(Ordering::Acquire)
    }

    /// What servers have noted about the table for each other.
    fn read_notes(&self, notes: Vec<(String, i64)>) {
        *self.notes.lock().unwrap_or_else(PoisonError::into_inner) = notes.into_iter().collect();
    }

    /// Something that was noted about the table, here or at another server.
    pub(super) fn noted(&self, name: &str) -> Option<i64> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner).get(name).copied()
    }

    /// Notes something about the table, for all servers; what fails is known here alone.
    pub(super) async fn note(&self, tables: &Tables, name: &str, value: i64) {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_owned(), value);
        if tables.store.is_shared()
            && let Err(error) = tables.store.note(&self.id, name, value).await
        {
            tracing::warn!(id = self.id, %error, "other servers could not be told");
        }
    }

    /// Reads which pages are open at other servers.
    pub(super) async fn read_presence(&self, store: &Store) -> Result<(), StoreError> {
        let read = store.presence(&self.id).await?;
        let mut elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        let before = elsewhere.len();
        *elsewhere = read;
        let changed = before != elsewhere.len() || before > 0;
        drop(elsewhere);
        if changed {
            self.tell();
        }
        Ok(())
    }

    /// Tells other servers which pages are open here.
    pub(super) fn show_presence(self: &Arc<Self>, store: &Store) {
        for place in 0..=MAX_SEATS {
            if self.pages(place) > 0 {
                self.show_place(store, place);
            }
        }
    }

    /// Tells other servers how many pages of a place are open here, one after the other so that the last word is the last.
    fn show_place(self: &Arc<Self>, store: &Store, place: usize) {
        if !store.is_shared() {
            return;
        }
        let (live, store) = (self.clone(), store.clone());
        tokio::spawn(async move {
            let _one = live.showing.lock().await;
            let pace = live.paces.lock().unwrap_or_else(PoisonError::into_inner)[place];
            let here = Elsewhere {
                place: i64::try_from(place).unwrap_or_default(),
                pages: i64::from(live.pages(place)),
                came: live.came.lock().unwrap_or_else(PoisonError::into_inner)[place],
                pace: pace.name().to_owned(),
            };
            if let Err(error) = store.set_presence(&live.id, &here).await {
                tracing::warn!(id = live.id, %error, "other servers could not be told who is here");
            }
        });
    }

    /// Whether several pages are open here: then what they share is kept.
    pub fn is_looked_at(&self) -> bool {
        self.connected.lock().unwrap_or_else(PoisonError::into_inner).iter().sum::<u32>() > 1
    }

    /// How many pages of a place are open here.
    fn pages(&self, place: usize) -> u32 {
        self.connected.lock().unwrap_or_else(PoisonError::into_inner)[place]
    }

    /// Pages of a place that are open at other servers.
    fn pages_elsewhere(&self, place: usize) -> Vec<Elsewhere> {
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        elsewhere.iter().filter(|pages| usize::try_from(pages.place) == Ok(place)).cloned().collect()
    }

    pub(super) fn peek(&self) -> Option<Snapshot> {
        self.current.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn set(&self, snapshot: Option<Snapshot>) {
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = snapshot;
    }

    /// The match now.
    pub async fn now(&self, tables: &Tables) -> Result<Snapshot, StoreError> {
        self.ensure_loaded(&tables.store).await?;
        self.peek().ok_or_else(|| StoreError::Corrupt(format!("match {} is gone", self.id)))
    }

    /// Seats or settings have changed: reads them again.
    pub async fn refresh(self: &Arc<Self>, tables: &Arc<Tables>) -> Result<(), StoreError> {
        {
            let _one = self.write.lock().await;
            self.load(&tables.store).await?;
            // Whoever has got up was perhaps the last one to be asked.
            self.settle(tables).await?;
        }
        self.tell();
        tables.play_bots(self);
        Ok(())
    }

    /// What came of something that was done with the match as it is; `None` where another server was faster and it is to be
    /// tried again, with the match as it is now. The caller holds the lock.
    pub(super) async fn unless_overtaken<T>(
        &self,
        tables: &Tables,
        tries: &mut Tries,
        done: Result<T, TableError>,
    ) -> Result<Option<T>, TableError> {
        match done {
            Err(TableError::Overtaken) if tries.0 > 0 => {
                tries.0 -= 1;
                self.load(&tables.store).await?;
                Ok(None)
            }
            Err(TableError::Overtaken) => Err(TableError::Stale),
            done => done.map(Some),
        }
    }

    /// Whether it is no longer stored; not when that cannot be found out.
    pub(super) async fn is_gone(&self, tables: &Tables) -> bool {
        matches!(tables.store.find_match(&self.id).await, Ok(None))
    }

    /// The seat of a bot that cannot act at the moment, and tries again.
    pub fn trouble(&self) -> Option<Seat> {
        *self.trouble.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A bot cannot act, or all can again.
    pub(super) fn set_trouble(&self, tables: &Tables, seat: Option<Seat>) {
        if self.hear_trouble(seat) && tables.store.is_shared() {
            let word = format!("trouble {}", seat.map(|seat| seat.index().to_string()).unwrap_or_default());
            let (store, id) = (tables.store.clone(), self.id.clone());
            tokio::spawn(async move { store.tell_others(&id, &word).await });
        }
    }

    /// A bot cannot act, as this or another server says, or all can again; whether that is new.
    pub(super) fn hear_trouble(&self, seat: Option<Seat>) -> bool {
        let before = std::mem::replace(&mut *self.trouble.lock().unwrap_or_else(PoisonError::into_inner), seat);
        if before != seat {
            self.tell();
        }
        before != seat
    }

    /// Hears of every change.
    pub fn listen(&self) -> broadcast::Receiver<()> {
        self.changes.subscribe()
    }

    /// Tells everyone that something has changed.
    pub fn tell(&self) {
        // Nobody may be listening.
        let _ = self.changes.send(());
    }

    /// A page is open, until what is returned is dropped.
    pub fn connect(self: &Arc<Self>, store: &Store, seat: Option<Seat>, pace: BotPace) -> Presence {
        let place = seat.map_or(MAX_SEATS, Seat::index);
        self.paces.lock().unwrap_or_else(PoisonError::into_inner)[place] = pace;
        let first = {
            let mut connected = self.connected.lock().unwrap_or_else(PoisonError::into_inner);
            connected[place] += 1;
            connected[place] == 1
        };
        if first {
            self.came.lock().unwrap_or_else(PoisonError::into_inner)[place] = store.clock.now();
            self.tell();
        }
        if first || place == MAX_SEATS {
            self.show_place(store, place);
        }
        Presence { live: self.clone(), store: store.clone(), place }
    }

    /// Whether a seat has a page open.
    pub fn is_connected(&self, seat: Seat) -> bool {
        self.pages(seat.index()) > 0 || !self.pages_elsewhere(seat.index()).is_empty()
    }

    /// Since when a seat has had a page open; `None` where it has none.
    pub fn came(&self, seat: Seat) -> Option<i64> {
        let here = (self.pages(seat.index()) > 0)
            .then(|| self.came.lock().unwrap_or_else(PoisonError::into_inner)[seat.index()]);
        let elsewhere = self.pages_elsewhere(seat.index()).into_iter().map(|pages| pages.came);
        here.into_iter().chain(elsewhere).min()
    }

    /// How many watch.
    pub fn watchers(&self) -> u32 {
        let elsewhere: i64 = self.pages_elsewhere(MAX_SEATS).into_iter().map(|pages| pages.pages).sum();
        self.pages(MAX_SEATS) + u32::try_from(elsewhere).unwrap_or_default()
    }

    /// Bots shall not pause before somebody is asked again, or shall as before.
    pub fn hurry(&self, hurried: bool) {
        self.hurried.store(hurried, Ordering::Release);
    }

    /// A bot waits a little before it acts, so that people can follow: as long as the most patient of those who play and look
    /// wants it, and not at all where nobody looks.
    pub(super) async fn pause(&self, usual: Duration) {
        if self.hurried.load(Ordering::Acquire) {
            return;
        }
        let longest = {
            let connected = self.connected.lock().unwrap_or_else(PoisonError::into_inner);
            let paces = self.paces.lock().unwrap_or_else(PoisonError::into_inner);
            let looking = connected.iter().zip(paces.iter()).filter(|(count, _)| **count > 0);
            let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
            let there = elsewhere.iter().map(|pages| BotPace::named(&pages.pace));
            looking.map(|(_, pace)| *pace).chain(there).map(|pace| pace.of(usual)).max().unwrap_or_default()
        };
        // A long pause ends when somebody does not want to wait any longer.
        let end = tokio::time::Instant::now() + longest;
        while !self.hurried.load(Ordering::Acquire) {
            let left = end.saturating_duration_since(tokio::time::Instant::now());
            if left.is_zero() {
                return;
            }
            tokio::time::sleep(left.min(Duration::from_millis(100))).await;
        }
    }

    /// Which seat has a person's screen.
    pub fn uncovered(&self, person: Option<i64>) -> Option<Seat> {
        let seat = self.noted(&screen_of(person?))?;
        usize::try_from(seat).ok().filter(|&seat| seat < MAX_SEATS).map(Seat::new)
    }

    /// A seat takes a person's screen.
    pub async fn uncover(&self, tables: &Tables, person: i64, seat: Seat) {
        self.note(tables, &screen_of(person), i64::try_from(seat.index()).unwrap_or_default()).await;
        self.tell();
    }

    /// What was said at the table.
    pub async fn chat(&self, tables: &Tables) -> Result<Arc<Vec<ChatLine>>, StoreError> {
        let (changes, kept) = {
            let chat = self.said();
            (chat.changes, chat.lines.clone())
        };
        if let Some(kept) = kept {
            return Ok(kept);
        }
        let lines = Arc::new(tables.store.chat(&self.id).await?);
        let mut chat = self.said();
        // Something may have been said while we read: then it is not kept, and the next one reads again.
        if chat.changes == changes {
            chat.lines = Some(lines.clone());
        }
        Ok(lines)
    }

    fn said(&self) -> MutexGuard<'_, Chat> {
        self.chat.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says something at the table.
    pub async fn say(&self, tables: &Tables, person: i64, seat: Option<Seat>, text: &str) -> Result<(), StoreError> {
        let seat = seat.and_then(|seat| i64::try_from(seat.index()).ok());
        tables.store.add_chat(&self.id, person, seat, text).await?;
        self.forget_chat();
        self.tell();
        Ok(())
    }

    /// The chat has changed in the store.
    pub fn forget_chat(&self) {
        let mut chat = self.said();
        chat.changes += 1;
        chat.lines = None;
    }

    /// Takes a choice. The caller has checked that it is theirs to make.
    pub async fn choose(self: &Arc<Self>, tables: &Arc<Tables>, chosen: Chosen<'_>) -> Result<Snapshot, TableError> {
        let begun = std::time::Instant::now();
        let Chosen { seat, sequence, choice, bot } = chosen;
        let done = self
            .change(tables, move |session, meta, at| {
                let theirs = meta.seats.get(seat.index()).is_some_and(|row| row.human() != bot);
                if !theirs || !session.asks_still(seat, sequence) {
                    return Err(TableError::Stale);
                }
                Ok(vec![session.answer(seat, choice, at)?])
            })
            .await;
        metrics::histogram!("tessera_choose_seconds").record(begun.elapsed().as_secs_f64());
        done
    }

    /// Takes back `seat`'s last choice; where nobody is there to be asked, also one that the others would have to agree to.
    pub async fn undo(
        self: &Arc<Self>,
        tables: &Arc<Tables>,
        seat: Seat,
        sequence: usize,
    ) -> Result<Snapshot, TableError> {
        self.change(tables, move |session, meta, at| {
            if session.game().sequence() != sequence {
                return Err(TableError::Stale);
            }
            let alone = meta.others(seat).is_empty();
            let taken = session
                .take_back(seat, at)
                .or_else(|why| if alone { session.take_back_agreed(seat, 1, at).map_err(|_| why) } else { Err(why) });
            Ok(taken?)
        })
        .await
    }

    /// Makes the choices that have no alternative or are ordered: at the start, and when somebody wants it from now on.
    pub async fn resolve(self: &Arc<Self>, tables: &Arc<Tables>) -> Result<Snapshot, TableError> {
        self.change(tables, |_, _, _| Ok(Vec::new())).await
    }

    /// The table when the orders of some seats have come to their end.
    async fn without_orders(&self, tables: &Tables, mut now: Snapshot, ended: &[Seat]) -> Snapshot {
        for seat in ended {
            let seat = i64::try_from(seat.index()).unwrap_or_default();
            // The deed is stored already: what fails here shall not undo it.
            if let Err(error) = tables.store.set_declines(&self.id, seat, false).await {
                tracing::warn!(id = self.id, %error, "an order could not be ended");
                continue;
            }
            let rows = &mut Arc::make_mut(&mut now.meta).seats;
            rows.iter_mut().filter(|row| row.seat == seat).for_each(|row| row.declines = false);
            // In a file nobody else has changed it meanwhile; elsewhere whoever looks next reads it again.
            now.changes += i64::from(!tables.store.is_shared());
        }
        now
    }

    /// Changes the match, one change at a time, and tells everyone.
    async fn change(
        self: &Arc<Self>,
        tables: &Arc<Tables>,
        act: impl Fn(&mut Session, &Meta, i64) -> Result<Vec<Deed>, TableError>,
    ) -> Result<Snapshot, TableError> {
        let snapshot = {
            let _one = self.write.lock().await;
            let mut tries = Tries::default();
            loop {
                let done = self.change_alone(tables, &act, None).await;
                if let Some(snapshot) = self.unless_overtaken(tables, &mut tries, done).await? {
                    break snapshot;
                }
            }
        };
        self.tell();
        tables.play_bots(self);
        Ok(snapshot)
    }

    /// The match as it is, for whoever holds the lock, if it is being played.
    pub(super) async fn running(&self, tables: &Tables) -> Result<(Snapshot, Arc<Session>), TableError> {
        let now = match self.peek() {
            Some(now) => now,
            None if self.load(&tables.store).await? => self.peek().ok_or(TableError::NotRunning)?,
            None => return Err(TableError::NotRunning),
        };
        match (&now.session, now.meta.row.status()) {
            (Some(session), Status::Running) => {
                let session = session.clone();
                Ok((now, session))
            }
            _ => Err(TableError::NotRunning),
        }
    }

    /// Changes a copy, stores the deeds with the proposal they settle, and only then shows it. Whoever looks meanwhile sees
    /// the match as it was. The caller holds the lock.
    pub(super) async fn change_alone(
        &self,
        tables: &Tables,
        act: impl Fn(&mut Session, &Meta, i64) -> Result<Vec<Deed>, TableError>,
        settled: Option<Settled>,
    ) -> Result<Snapshot, TableError> {
        let (before, earlier) = self.running(tables).await?;
        let first = earlier.game().sequence();
        let mut session = Session::clone(&earlier);
        // The clocks of several servers are not quite the same, and no time goes back.
        let at = tables.store.clock.now().max(earlier.clocks.last());
        let orders = before.meta.orders();
        let mut deeds = act(&mut session, &before.meta, at)?;
        // What was just taken back shall not be done again at once.
        if deeds.last().is_none_or(|deed| !is_takeback(&deed.text)) {
            deeds.extend(session.resolve(&orders, at));
        }
        if deeds.is_empty() {
            return Ok(before);
        }
        metrics::counter!("tessera_deeds_total").increment(deeds.len() as u64);
        let result = before.meta.outcome_of(session.game()).and_then(|outcome| serde_json::to_string(&outcome).ok());
        let deadline = before.meta.deadline(&session);
        let bots = asks_bot(&before.meta, &session);
        let over = result.is_some();
        let ended = session.orders_ended(&earlier.game().waiting(), &orders);
        let changes = before.changes;
        let news = super::news::news(&before.meta, &earlier, &session, &deeds, over);
        let new = NewDeeds {
            id: self.id.clone(),
            changes,
            first: first + 1,
            deeds,
            at,
            deadline,
            bots,
            result,
            news,
            settled,
        };
        match tables.store.append(new).await {
            Ok(Written::Stored) => {}
            // Theirs is the truth.
            Ok(Written::Taken) => return Err(TableError::Overtaken),
            Err(error) => {
                // It is not known what is on the disk: read it again before anything else.
                self.set(None);
                return Err(error.into());
            }
        }
        if over {
            metrics::counter!("tessera_finished_total").increment(1);
            self.load(&tables.store).await?;
        } else {
            let mut now = Snapshot::new(before.meta, Some(Arc::new(session)), None);
            now.changes = changes + 1;
            self.set(Some(self.without_orders(tables, now, &ended).await));
        }
        self.peek().ok_or(TableError::NotRunning)
    }
}
