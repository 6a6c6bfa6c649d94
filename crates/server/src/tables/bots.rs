//! Bots think off the request path, so many at a time, each on a copy of the match as it was.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use tessera_bots::{Kind, Mind};
use tessera_kernel::{Rng, Seat, Seed};

use super::beat::Beat;
use super::{Live, Snapshot, TableError, Tables};
use crate::store::Status;

impl Tables {
    /// Lets the bots of a match play until a person is asked.
    pub fn play_bots(self: &Arc<Self>, live: &Arc<Live>) {
        if live.bots.swap(true, Ordering::AcqRel) {
            return;
        }
        let (tables, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            loop {
                let gave_up = tables.play_bots_of(&live).await.is_none();
                live.bots.store(false, Ordering::Release);
                // Whoever changed the match while the flag still stood did not start anew: look once more.
                let again = !gave_up && live.now(&tables).await.is_ok_and(|snapshot| next_bot(&snapshot).is_some());
                if !again || live.bots.swap(true, Ordering::AcqRel) {
                    return;
                }
            }
        });
    }

    /// Plays until no bot is asked; `None` when a bot cannot act.
    async fn play_bots_of(self: &Arc<Self>, live: &Arc<Live>) -> Option<()> {
        let mut failures = 0;
        // Bots keep what they thought while they play on; when a person is asked it is forgotten, for it is large.
        let mut minds: HashMap<Seat, Mind> = HashMap::new();
        while let Ok(snapshot) = live.now(self).await {
            let Some((seat, kind)) = next_bot(&snapshot) else { return Some(()) };
            if live.anyone() && !self.bot_pause.is_zero() {
                tokio::time::sleep(self.bot_pause).await;
            }
            let sequence = snapshot.fold.as_ref()?.game.sequence();
            let beat = Beat::new(&snapshot, seat, kind);
            let mind = minds.remove(&seat).filter(|mind| mind.kind() == kind);
            let (choice, mind) = self.think(snapshot, seat, kind, mind).await?;
            minds.insert(seat, mind);
            beat.wait().await;
            match live.choose(self, seat, sequence, &choice).await {
                Ok(_) => failures = 0,
                // Somebody acted while it thought: think again.
                Err(TableError::Stale) => {}
                Err(error) => {
                    failures += 1;
                    tracing::warn!(id = live.id, %error, failures, "a bot could not act");
                    if failures > 5 {
                        return None;
                    }
                    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                }
            }
        }
        None
    }

    async fn think(&self, snapshot: Snapshot, seat: Seat, kind: Kind, mind: Option<Mind>) -> Option<(String, Mind)> {
        let _permit = self.thinkers.clone().acquire_owned().await.ok()?;
        let begun = std::time::Instant::now();
        let thought = tokio::task::spawn_blocking(move || {
            let game = snapshot.fold.as_ref()?.game.as_ref();
            let new = || Mind::new(game.game(), kind, Rng::new(Seed::from_os()));
            let mut mind = mind.or_else(new)?;
            Some((mind.choose(game, seat)?, mind))
        });
        let choice = thought.await.ok().flatten();
        metrics::histogram!("tessera_bot_seconds").record(begun.elapsed().as_secs_f64());
        choice
    }

    /// After a start: bots go on where they were.
    pub async fn resume_bots(self: &Arc<Self>) {
        let Ok(ids) = self.store.running_with_bots().await else { return };
        for id in ids {
            match self.get(&id).await {
                Ok(Some(live)) => self.play_bots(&live),
                Ok(None) => {}
                Err(error) => tracing::error!(id, %error, "a match cannot be read"),
            }
        }
    }
}

/// The first bot that is waited for.
fn next_bot(snapshot: &Snapshot) -> Option<(Seat, Kind)> {
    if snapshot.meta.row.status() != Status::Running {
        return None;
    }
    let waiting = snapshot.fold.as_ref()?.game.waiting();
    waiting.into_iter().find_map(|seat| {
        let bot = snapshot.bot(seat)?;
        // A bot we no longer have plays as the simplest one.
        Some((seat, bot.parse().unwrap_or(Kind::Random)))
    })
}
