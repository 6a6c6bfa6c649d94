//! Whoever runs out of time is replaced by a bot, so that the others can finish; the table's rule says whether that is also
//! a loss. A loss is the table's affair: the record of the game knows nothing of it.

use std::sync::Arc;
use std::time::Duration;

use tessera_session::Session;

use super::leaving::leaving;
use super::live::Tries;
use super::{Live, Snapshot, TableError, Tables, seat_of};
use crate::store::{Leaving, SeatRow, StoreError, What};

impl Tables {
    /// Looks for people whose time is up, for ever.
    pub async fn watch_clocks(self: Arc<Self>) {
        let mut every = tokio::time::interval(Duration::from_secs(1));
        every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            every.tick().await;
            self.store.tick().await;
            match self.store.take_lease("clocks").await {
                Ok(true) => {}
                Ok(false) => continue,
                Err(error) => {
                    tracing::error!(%error, "whose the clocks are cannot be found out");
                    continue;
                }
            }
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
            let mut tries = Tries::default();
            loop {
                let done = self.time_out_alone(&live).await;
                match live.unless_overtaken(self, &mut tries, done).await {
                    Ok(None) => {}
                    Ok(Some(())) => break,
                    Err(TableError::Store(error)) => return Err(error),
                    Err(error) => {
                        tracing::warn!(id, %error, "nobody could be replaced");
                        break;
                    }
                }
            }
        }
        live.tell();
        self.play_bots(&live);
        Ok(())
    }

    async fn time_out_alone(&self, live: &Live) -> Result<(), TableError> {
        let (snapshot, session) = match live.running(self).await {
            Ok(running) => running,
            Err(TableError::Store(error)) => return Err(error.into()),
            // What cannot be played has no clock either.
            Err(_) => return Ok(self.store.set_deadline(&live.id, None).await?),
        };
        let what = if snapshot.meta.row.timeout == "lose" { What::Lost } else { What::Late };
        let late = late(&snapshot, &session, self.store.clock.now());
        let late: Vec<Leaving> =
            late.into_iter().map(|(row, due)| leaving(what, &snapshot.meta, &session, row, due)).collect();
        // Without anybody who is late, only what was noted is not right: then it is noted anew.
        live.leave_alone(self, &late, None).await?;
        Ok(live.settle(self).await?)
    }
}

/// The people at a match whose time is up, and when it was.
fn late<'a>(snapshot: &'a Snapshot, session: &Session, time: i64) -> Vec<(&'a SeatRow, i64)> {
    let waiting = session.game().waiting();
    let asked = snapshot.meta.seats.iter().filter(|seat| seat.human() && waiting.contains(&seat_of(seat)));
    let pace = snapshot.meta.row.pace();
    let due = asked.filter_map(|seat| Some((seat, session.clocks.due(pace, seat_of(seat))?)));
    due.filter(|&(_, due)| due <= time).collect()
}
