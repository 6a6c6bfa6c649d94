//! Passwords.

use std::sync::{Arc, LazyLock, Mutex, PoisonError, mpsc};

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher as _, PasswordVerifier as _};
use tokio::sync::{Semaphore, oneshot};

use crate::web::fault::Fault;

/// Each takes 19 MiB and a while, on purpose: so many are made at once, and so many more wait for it. They are made on
/// threads of their own, for a thread keeps the memory it has once used, and those that serve everything else are many.
struct Queue {
    jobs: mpsc::Sender<Box<dyn FnOnce() + Send>>,
    places: Arc<Semaphore>,
}

/// Those that wait for each that is made.
const WAITING: usize = 32;

static QUEUE: LazyLock<Queue> =
    LazyLock::new(|| Queue::new(std::thread::available_parallelism().map_or(1, std::num::NonZero::get)));

impl Queue {
    fn new(threads: usize) -> Self {
        let (jobs, inbox) = mpsc::channel::<Box<dyn FnOnce() + Send>>();
        let inbox = Arc::new(Mutex::new(inbox));
        for _ in 0..threads {
            let inbox = inbox.clone();
            std::thread::spawn(move || {
                loop {
                    let job = inbox.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(job) = job else { return };
                    // Whoever waits for one that panics hears so; the next one is made all the same.
                    let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job));
                }
            });
        }
        Self { jobs, places: Arc::new(Semaphore::new(threads * (1 + WAITING))) }
    }

    /// Works on a thread that serves nobody else; [`Fault::CROWD`] when too many wait.
    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
        let place = self.places.clone().try_acquire_owned().map_err(|_| Fault::CROWD)?;
        let (done, answer) = oneshot::channel();
        // Whoever asked may be gone before it is done: it counts until then.
        let job = move || {
            let _held = place;
            let _ = done.send(work());
        };
        self.jobs.send(Box::new(job)).map_err(|_| Fault::UNAVAILABLE)?;
        answer.await.map_err(|_| Fault::UNAVAILABLE)
    }
}

/// Argon2id of a password.
pub async fn hash(password: String) -> Result<String, Fault> {
    let made = QUEUE.work(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
    made.await?.map_err(|_| Fault::UNAVAILABLE)
}

/// Whether it is the password. Without a hash it takes as long, so that nobody learns which names exist.
pub async fn fits(password: String, hash: Option<String>) -> Result<bool, Fault> {
    let Some(hash) = hash else {
        self::hash(password).await?;
        return Ok(false);
    };
    let compare = move || {
        let parsed = PasswordHash::new(&hash);
        parsed.is_ok_and(|parsed| Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok())
    };
    QUEUE.work(compare).await
}

/// Whether a password is long enough, and not so long that hashing it is a burden.
pub fn acceptable_password(password: &str) -> bool {
    (8..=200).contains(&password.chars().count())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn a_crowd_is_served_a_few_at_a_time_and_the_rest_is_refused() {
        let queue = Arc::new(Queue::new(2));
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let mut crowd = tokio::task::JoinSet::new();
        for _ in 0..600 {
            let (queue, now, most) = (queue.clone(), now.clone(), most.clone());
            crowd.spawn(async move {
                let work = move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    std::thread::sleep(Duration::from_millis(2));
                    now.fetch_sub(1, Ordering::SeqCst);
                };
                queue.work(work).await.map_err(|fault| fault.code)
            });
        }
        let done = crowd.join_all().await;
        let refused = done.iter().filter(|done| **done == Err("crowd")).count();
        assert_eq!(most.load(Ordering::SeqCst), 2, "so many cores, so many at once");
        assert!(done.contains(&Ok(())) && refused >= 300, "{refused} of 600 were refused");
        assert!(queue.work(|| ()).await.is_ok(), "and afterwards all is as it was");
    }
}
