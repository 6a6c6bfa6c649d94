//! What happened, line by line.

use std::sync::Arc;

use serde::Serialize;

/// So many lines make a block, which never changes again.
const BLOCK: usize = 32;

/// An event and when it happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Logged<E> {
    /// How many choices had been made.
    pub at: usize,
    /// What happened.
    pub event: E,
}

/// The lines of a match. A server copies a match for every choice: copies share the blocks, so that a long game costs no
/// more to copy than a short one.
#[derive(Clone, Debug)]
pub(crate) struct Log<E> {
    blocks: Vec<Arc<[Logged<E>]>>,
    /// The lines since: first those of committed steps, then those of the waiting one.
    recent: Vec<Logged<E>>,
    /// How many of the recent lines come from committed steps.
    told: usize,
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Self { blocks: Vec::new(), recent: Vec::new(), told: 0 }
    }
}

impl<E> Log<E> {
    /// Adds what a run told after `at` choices: lines of the waiting step are told again at each run.
    pub(crate) fn hear(&mut self, at: usize, committed: Vec<E>, tentative: Vec<E>) {
        let heard_before: Vec<usize> = self.recent.drain(self.told..).map(|line| line.at).collect();
        let told = self.told + committed.len();
        let events = committed.into_iter().chain(tentative).enumerate();
        self.recent
            .extend(events.map(|(index, event)| Logged { at: heard_before.get(index).copied().unwrap_or(at), event }));
        self.told = told;
        while self.told >= BLOCK {
            self.blocks.push(self.recent.drain(..BLOCK).collect());
            self.told -= BLOCK;
        }
    }

    /// All lines in order.
    pub(crate) fn lines(&self) -> impl Iterator<Item = &Logged<E>> {
        self.blocks.iter().flat_map(|block| block.iter()).chain(&self.recent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(log: &Log<u32>) -> Vec<(usize, u32)> {
        log.lines().map(|line| (line.at, line.event)).collect()
    }

    #[test]
    fn lines_of_a_waiting_step_keep_their_moment_and_are_told_once() {
        let mut log = Log::default();
        log.hear(0, vec![1], vec![2]);
        log.hear(1, vec![], vec![2, 3]);
        assert_eq!(lines(&log), [(0, 1), (0, 2), (1, 3)]);
        log.hear(2, vec![2, 3, 4], vec![5]);
        assert_eq!(lines(&log), [(0, 1), (0, 2), (1, 3), (2, 4), (2, 5)]);
    }

    #[test]
    fn copies_share_what_was_told_and_go_their_own_ways() {
        let mut log = Log::default();
        for at in 0..100 {
            log.hear(at, vec![at as u32], vec![1000]);
        }
        let mut copy = log.clone();
        assert!(Arc::ptr_eq(&log.blocks[2], &copy.blocks[2]) && log.recent.len() < BLOCK + 1);
        copy.hear(100, vec![100], vec![]);
        assert_eq!(lines(&log).last(), Some(&(99, 1000)), "the first keeps its own line");
        assert_eq!(lines(&copy).last(), Some(&(99, 100)));
        assert_eq!(lines(&copy)[..100], lines(&log)[..100]);
    }
}
