//! Whoever runs out of time is replaced by a bot, so that the others can finish; the table's rule says whether that is also
//! a loss. A loss is the table's affair: the record of the game knows nothing of it.

use std::sync::Arc;
use std::time::Duration;

use super::{Snapshot, Tables, seat_of};
use crate::store::StoreError;

impl Tables {
    /// Looks for people whose time is up, for ever.
    pub async fn watch_clocks(self: Arc<Self>) {
        let mut every = tokio::time::interval(Duration::from_secs(1));
        every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            every.tick().await;
            // Nobody loses time while what they do cannot be stored.
            self.store.clock.tick(self.store.health().ready().is_ok());
            match self.store.overdue().await {
                Ok(ids) => {
                    for id in ids {
                        if let Err(error) = self.time_out(&id).await {
                            tracing::error!(id, %error, "a time-out could not be enforced");
                        }
                    }
                }
                Err(error) => tracing::error!(%error, "time-outs cannot be read"),
            }
        }
    }

    /// Replaces whoever is late at a match.
    pub async fn time_out(self: &Arc<Self>, id: &str) -> Result<(), StoreError> {
        let Some(live) = self.get(id).await? else { return Ok(()) };
        {
            // Nobody acts meanwhile: a game that ends now must know who has lost.
            let _one = live.write.lock().await;
            let Some(snapshot) = live.peek() else { return Ok(()) };
            for (seat, due) in late(&snapshot, self.store.clock.now()) {
                let late = if snapshot.meta.row.timeout == "lose" { 2 } else { 1 };
                self.store.time_out(id, seat, late, due).await?;
            }
            live.load(&self.store).await?;
            let Some(snapshot) = live.peek() else { return Ok(()) };
            let deadline = snapshot.session.as_ref().and_then(|session| snapshot.meta.deadline(session));
            self.store.set_deadline(id, deadline).await?;
            live.settle(self).await?;
        }
        live.tell();
        self.play_bots(&live);
        Ok(())
    }
}

/// The people at a match whose time is up, and when it was.
fn late(snapshot: &Snapshot, time: i64) -> Vec<(i64, i64)> {
    let Some(session) = &snapshot.session else { return Vec::new() };
    let waiting = session.game().waiting();
    let asked = snapshot.meta.seats.iter().filter(|seat| seat.human() && waiting.contains(&seat_of(seat)));
    let pace = snapshot.meta.row.pace();
    let due = asked.filter_map(|seat| Some((seat.seat, session.clocks.due(pace, seat_of(seat))?)));
    due.filter(|&(_, due)| due <= time).collect()
}
