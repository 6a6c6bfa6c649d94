//! A word to whoever thinks: that is enough.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Tells a bot to stop thinking: its answer is not wanted any more. Copies are the same word.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Says it; whoever thinks stops within a few milliseconds.
    pub fn tell(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was said.
    #[must_use]
    pub fn told(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Says it when what is returned is dropped, whatever the reason.
    #[must_use]
    pub fn on_drop(&self) -> StopOnDrop {
        StopOnDrop(self.clone())
    }
}

/// Says stop when it is dropped.
#[derive(Debug)]
pub struct StopOnDrop(Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.tell();
    }
}
