//! Whoever runs out of time is replaced by a bot; the table's rule says whether that is also a loss.

use std::sync::Arc;
use std::time::Duration;

use super::{Tables, seat_of};
use crate::clock::now;
use crate::store::{SeatRow, StoreError};

impl Tables {
    /// Looks for people whose time is up, for ever.
    pub async fn watch_clocks(self: Arc<Self>) {
        let mut every = tokio::time::interval(Duration::from_secs(1));
        every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            every.tick().await;
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
        let snapshot = live.now(self).await?;
        let Some(fold) = &snapshot.fold else { return Ok(()) };
        let row = &snapshot.meta.row;
        let waiting = fold.game.waiting();
        let is_late = |seat: &&SeatRow| {
            seat.human()
                && waiting.contains(&seat_of(seat))
                && fold.due(row, seat_of(seat)).is_some_and(|due| due <= now())
        };
        for seat in snapshot.meta.seats.iter().filter(is_late) {
            self.store.time_out(id, seat.seat, if row.timeout == "lose" { 2 } else { 1 }).await?;
        }
        live.refresh(self).await?;
        let snapshot = live.now(self).await?;
        let deadline = snapshot.fold.as_ref().and_then(|fold| fold.deadline(&snapshot.meta.row, &snapshot.meta.seats));
        self.store.set_deadline(id, deadline).await
    }
}
