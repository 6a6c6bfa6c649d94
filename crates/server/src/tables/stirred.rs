//! Matches that were changed from outside, by an admin's command: what is in memory is read again.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::{OrderError, Tables};
use crate::store::StoreError;

/// How often a server looks.
const EVERY: Duration = Duration::from_millis(500);

impl Tables {
    /// Looks for matches that were changed from outside since `last`, for ever.
    pub async fn watch_stirred(self: Arc<Self>, mut last: i64) {
        loop {
            tokio::time::sleep(EVERY).await;
            match self.read_stirred(last).await {
                Ok(seen) => last = seen,
                Err(error) => tracing::error!(%error, "what was changed from outside cannot be read"),
            }
        }
    }

    /// Reads again what was changed since `last`; returns how far that was.
    async fn read_stirred(self: &Arc<Self>, mut last: i64) -> Result<i64, StoreError> {
        let stirred = self.store.stirred_since(last).await?;
        if !stirred.is_empty() {
            // It may be that somebody was suspended: whoever holds a stream open is looked at before they are sent anything.
            self.store.ended.fetch_add(1, Ordering::AcqRel);
        }
        for (number, id) in stirred {
            if let Err(error) = self.read_stirred_table(&id).await {
                tracing::error!(id, %error, "a match that was changed from outside cannot be read");
            }
            last = number;
        }
        Ok(last)
    }

    async fn read_stirred_table(self: &Arc<Self>, id: &str) -> Result<(), OrderError> {
        let Some(live) = self.get(id).await? else { return Ok(()) };
        live.forget_chat();
        live.refresh(self).await?;
        // A table that has not begun may be gone.
        if let Some(live) = self.get(id).await? {
            self.start_when_full(&live).await?;
        }
        Ok(())
    }
}
