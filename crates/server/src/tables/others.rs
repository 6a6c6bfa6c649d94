//! Other servers that serve the same tables: what they do is heard of and read, what they leave is taken up.
//!
//! What is heard only says where to look: a line that was cut may have swallowed something, so whoever hears again looks at
//! everything, and whoever is asked for a table looks whether it has changed.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use tessera_kernel::Seat;

use super::{Live, Tables};
use crate::store::{Revisions, StoreError};

/// How often a server says that it is there, and looks whether others are.
const BEAT: Duration = Duration::from_secs(1);
/// How often somebody looks for bots that nobody plays.
const SWEEP: Duration = Duration::from_secs(3);
/// The most matches whose bots are taken up at a time.
const TAKEN_UP: i64 = 200;

/// The newest revisions of the rules that are here, by title.
pub(super) fn revisions() -> Revisions {
    let known = tessera_games::IDS.iter().filter_map(|id| tessera_games::info(id).ok());
    known.map(|info| (info.id.to_owned(), info.revision)).collect()
}

impl Tables {
    /// Says that this server is there and looks after what others have left, for ever.
    pub async fn be_there(self: Arc<Self>) {
        let revisions = revisions();
        let mut every = tokio::time::interval(BEAT);
        every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut swept: Option<tokio::time::Instant> = None;
        loop {
            tokio::select! {
                _ = every.tick() => {}
                () = self.sweep.notified() => swept = None,
            }
            if self.is_closing() {
                return;
            }
            let beaten = async {
                if !self.store.be_there(&revisions).await? {
                    // Pages that are open here are not known to anybody any more.
                    self.show_presence();
                }
                if self.store.forget_gone().await? > 0 {
                    swept = None;
                }
                if swept.is_none_or(|swept| swept.elapsed() >= SWEEP) {
                    self.take_up_bots().await?;
                    swept = Some(tokio::time::Instant::now());
                }
                Ok::<(), StoreError>(())
            };
            if let Err(error) = beaten.await {
                tracing::warn!(%error, "this server could not say that it is there");
            }
        }
    }

    /// Plays bots that are asked and nobody plays.
    async fn take_up_bots(self: &Arc<Self>) -> Result<(), StoreError> {
        if !self.store.take_lease("sweep").await? {
            return Ok(());
        }
        for id in self.store.waiting_bots(TAKEN_UP).await? {
            match self.get(&id).await {
                Ok(Some(live)) => self.play_bots(&live),
                Ok(None) => {}
                Err(error) => tracing::error!(id, %error, "a match cannot be read"),
            }
        }
        Ok(())
    }

    /// Hears what others do, for ever. Returns at once where there are none.
    pub async fn hear_others(self: Arc<Self>) {
        let mut patience = super::bots::Patience::up_to(Duration::from_secs(2));
        loop {
            let mut listener = match self.store.listen().await {
                Ok(Some(listener)) => listener,
                Ok(None) => return,
                Err(error) => {
                    tracing::warn!(%error, "other servers cannot be heard");
                    tokio::time::sleep(patience.pause()).await;
                    continue;
                }
            };
            patience.renew();
            // Nobody knows what was said before.
            self.look_at_all();
            while let Ok(Some(heard)) = listener.try_recv().await {
                self.hear(heard.payload());
            }
            tracing::warn!("the line to the database was cut");
        }
    }

    /// Somebody says something about a match.
    fn hear(self: &Arc<Self>, said: &str) {
        let mut words = said.split(' ');
        let (Some(id), Some(word)) = (words.next(), words.next()) else { return };
        if word == "sweep" {
            self.sweep.notify_one();
            return;
        }
        if word == "sessions" {
            self.store.ended.fetch_add(1, Ordering::AcqRel);
            return;
        }
        let live = self.cached.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned();
        let Some(live) = live else { return };
        match (word, words.next()) {
            ("hurry", _) => live.hurry(true),
            ("presence", _) => self.look_at(live, true, false),
            ("trouble", seat) => {
                let seat = seat.and_then(|seat| seat.parse().ok()).filter(|&seat| seat < tessera_kernel::MAX_SEATS);
                live.hear_trouble(seat.map(Seat::new));
            }
            (changes, _) => {
                let known = live.peek().map(|now| now.changes);
                let new = changes.parse().is_ok_and(|changes: i64| known.is_none_or(|known| known < changes));
                if new && live.is_followed() {
                    self.look_at(live, false, true);
                }
            }
        }
    }

    /// Something may have changed at every table that somebody follows here.
    fn look_at_all(self: &Arc<Self>) {
        for live in self.all_cached() {
            if live.is_followed() {
                self.look_at(live, true, true);
            }
        }
    }

    fn all_cached(&self) -> Vec<Arc<Live>> {
        self.cached.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    /// Pages that are open here are told to the others anew.
    fn show_presence(self: &Arc<Self>) {
        for live in self.all_cached() {
            live.show_presence(&self.store);
        }
    }

    /// Reads what others did at a table, off the way of whoever hears of it; tries again as long as somebody follows it, for
    /// nobody says a second time that something has changed.
    fn look_at(self: &Arc<Self>, live: Arc<Live>, pages: bool, deeds: bool) {
        let tables = self.clone();
        tokio::spawn(async move {
            let mut patience = super::bots::Patience::up_to(Duration::from_secs(2));
            while let Err(error) = tables.look(&live, pages, deeds).await {
                tracing::warn!(id = live.id, %error, "what others did could not be read");
                if tables.is_closing() || !live.is_followed() {
                    return;
                }
                tokio::time::sleep(patience.pause()).await;
            }
        });
    }

    async fn look(self: &Arc<Self>, live: &Arc<Live>, pages: bool, deeds: bool) -> Result<(), StoreError> {
        if pages {
            live.read_presence(&self.store).await?;
        }
        if deeds {
            live.catch_up(self).await?;
        }
        Ok(())
    }
}
