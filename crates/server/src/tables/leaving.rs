//! Whoever leaves a match that is being played: a bot of the table's choosing plays on, the log says so, and they may come
//! back. Who has lost by it is the table's affair: the record of the game knows nothing of it.

use std::sync::Arc;

use tessera_kernel::Seat;
use tessera_session::Session;

use super::live::Tries;
use super::{Live, Meta, Snapshot, TableError, Tables};
use crate::store::{Happening, Leaving, SeatRow, Settled, What};

/// Something that happens now.
pub(super) fn happening(what: What, session: &Session, seat: Option<i64>, bot: Option<String>) -> Happening {
    let choices = i64::try_from(session.game().choices()).unwrap_or(i64::MAX);
    Happening { choices, seat, what, bot }
}

/// Somebody who leaves their seat.
pub(super) fn leaving(what: What, meta: &Meta, session: &Session, row: &SeatRow, at: i64) -> Leaving {
    let bot = meta.row.stand_in().name().to_owned();
    Leaving { happening: happening(what, session, Some(row.seat), Some(bot)), at }
}

impl Live {
    /// Somebody gives up: a bot plays on, and they will be last.
    pub async fn resign(
        self: &Arc<Self>,
        tables: &Arc<Tables>,
        person: i64,
        seat: Seat,
    ) -> Result<Snapshot, TableError> {
        {
            let _one = self.write.lock().await;
            let mut tries = Tries::default();
            loop {
                let done = self.resign_alone(tables, person, seat).await;
                if self.unless_overtaken(tables, &mut tries, done).await?.is_some() {
                    break;
                }
            }
        }
        self.tell();
        tables.play_bots(self);
        Ok(self.now(tables).await?)
    }

    async fn resign_alone(&self, tables: &Tables, person: i64, seat: Seat) -> Result<(), TableError> {
        let (now, session) = self.running(tables).await?;
        let own = now.meta.seats.get(seat.index()).filter(|row| row.person == Some(person) && row.human());
        let own = own.ok_or(TableError::NotYours)?;
        let leaving = [leaving(What::Resigned, &now.meta, &session, own, tables.store.clock.now())];
        self.leave_alone(tables, &leaving, None).await?;
        // Perhaps they were the last one to be asked.
        Ok(self.settle(tables).await?)
    }

    /// Bots take over the seats of those who leave. The caller holds the lock.
    pub(super) async fn leave_alone(
        &self,
        tables: &Tables,
        leaving: &[Leaving],
        settled: Option<&Settled>,
    ) -> Result<(), TableError> {
        let (now, session) = self.running(tables).await?;
        let mut meta = Meta::clone(&now.meta);
        for row in &mut meta.seats {
            if let Some(left) = leaving.iter().find(|one| one.happening.seat == Some(row.seat)) {
                *row = row.left(left);
            }
        }
        let deadline = meta.deadline(&session);
        if !tables.store.leave_seats(now.at(), leaving, deadline, settled).await? {
            return Err(TableError::Overtaken);
        }
        self.load(&tables.store).await?;
        Ok(())
    }
}
