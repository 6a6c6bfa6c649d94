//! All games on all cores.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use rayon::prelude::*;

use crate::{Fixture, Results, ResultsError, Tournament, play};

/// Plays the games that are missing from `results`; `done` counts all that are over, for a progress bar.
///
/// # Errors
/// When a result cannot be kept, or the machine gives no threads.
pub fn run(
    tournament: &Tournament,
    results: &mut Results,
    threads: usize,
    done: &AtomicU64,
) -> Result<(), ResultsError> {
    let missing: Vec<Fixture> =
        tournament.fixtures().into_iter().filter(|fixture| !results.has(fixture.number)).collect();
    done.store(tournament.count() - missing.len() as u64, Ordering::Relaxed);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.max(1)).build().map_err(std::io::Error::other)?;
    let results = Mutex::new(results);
    // One by one in order, so that a tournament that is broken off has played all line-ups about as often.
    let next = AtomicU64::new(0);
    let work = |_| {
        while let Some(fixture) = missing.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
            let game = play(tournament, fixture);
            results.lock().unwrap_or_else(PoisonError::into_inner).add(game)?;
            done.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    };
    pool.install(|| (0..threads.max(1)).into_par_iter().with_max_len(1).map(work).collect())
}
