//! Connections that lie ready.
//!
//! A pool of sqlx asks every connection that comes back whether it is still there, in a task of its own: for a file that wakes its
//! thread twice more for each statement, for a server it is one more way there and back. So whoever is done with a
//! connection, and knows that nothing went wrong, puts it here, and the next one takes it. Any other way ends in the pool,
//! which looks what became of it.

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::pool::PoolConnection;
use sqlx::{Connection as _, Database, Error};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// A connection that was in use so lately is not asked whether it is still there. (One to a file always is.)
const FRESH: Duration = Duration::from_millis(500);
/// A connection is used for so long; then the pool makes a new one.
const LIFE: Duration = Duration::from_secs(1800);

/// Connections to a database: those that lie ready, and the pool that makes them.
#[derive(Debug)]
pub struct Ready<DB: Database> {
    pool: sqlx::Pool<DB>,
    /// What is in use: no more than the pool may have, so that it never waits for one that lies ready.
    places: Arc<Semaphore>,
    idle: Arc<Mutex<Idle<DB>>>,
    /// Whether connections can go away while nobody looks.
    far: bool,
}

#[derive(Debug)]
struct Idle<DB: Database> {
    connections: Vec<Kept<DB>>,
    closed: bool,
}

#[derive(Debug)]
struct Kept<DB: Database> {
    connection: PoolConnection<DB>,
    made: Instant,
    used: Instant,
}

/// A connection that somebody holds. Dropped without a word, it goes back to the pool, which looks at it.
#[derive(Debug)]
pub struct Held<DB: Database> {
    /// There until it is given back.
    kept: Option<Kept<DB>>,
    idle: Arc<Mutex<Idle<DB>>>,
    _place: OwnedSemaphorePermit,
}

impl<DB: Database> Clone for Ready<DB> {
    fn clone(&self) -> Self {
        let Self { pool, places, idle, far } = self;
        Self { pool: pool.clone(), places: places.clone(), idle: idle.clone(), far: *far }
    }
}

impl<DB: Database> Ready<DB> {
    /// Of a pool: all of its connections but so many that others hold. `far`, where they can go away while nobody looks.
    pub fn of(pool: sqlx::Pool<DB>, others: u32, far: bool) -> Self {
        let places = pool.options().get_max_connections().saturating_sub(others).max(1);
        let idle = Idle { connections: Vec::new(), closed: false };
        let (places, idle) = (Arc::new(Semaphore::new(places as usize)), Arc::new(Mutex::new(idle)));
        Self { pool, places, idle, far }
    }

    /// The pool, for what holds a connection for good.
    pub const fn pool(&self) -> &sqlx::Pool<DB> {
        &self.pool
    }

    /// Whether a connection could be had without waiting.
    pub fn is_free(&self) -> bool {
        self.places.available_permits() > 0
    }

    /// A connection; waits for one as long as the pool would.
    pub async fn take(&self) -> Result<Held<DB>, Error> {
        let longest = self.pool.options().get_acquire_timeout();
        tokio::time::timeout(longest, self.take_in_time()).await.map_err(|_| Error::PoolTimedOut)?
    }

    async fn take_in_time(&self) -> Result<Held<DB>, Error> {
        let place = self.places.clone().acquire_owned().await.map_err(|_| Error::PoolClosed)?;
        let held = |kept| Held { kept: Some(kept), idle: self.idle.clone(), _place: place };
        loop {
            // Whichever was used last: it is the least likely to have gone away.
            let Some(mut kept) = lock(&self.idle).connections.pop() else { break };
            if !self.far || kept.used.elapsed() <= FRESH || kept.connection.ping().await.is_ok() {
                return Ok(held(kept));
            }
            kept.throw_away();
        }
        let connection = self.pool.acquire().await?;
        Ok(held(Kept { connection, made: Instant::now(), used: Instant::now() }))
    }

    /// Ends all connections.
    pub async fn close(&self) {
        let idle = {
            let mut idle = lock(&self.idle);
            idle.closed = true;
            std::mem::take(&mut idle.connections)
        };
        drop(idle);
        self.pool.close().await;
    }
}

impl<DB: Database> Kept<DB> {
    /// Never to be used again: nobody knows what it is in the middle of.
    fn throw_away(self) {
        drop(self.connection.detach());
    }
}

impl<DB: Database> Held<DB> {
    /// Whoever held it is done, and nothing went wrong.
    pub fn give_back(mut self) {
        let Some(mut kept) = self.kept.take() else { return };
        let mut idle = lock(&self.idle);
        if !idle.closed && kept.made.elapsed() < LIFE {
            kept.used = Instant::now();
            idle.connections.push(kept);
        }
    }

    /// Never to be used again: nobody knows what it is in the middle of.
    pub fn throw_away(mut self) {
        if let Some(kept) = self.kept.take() {
            kept.throw_away();
        }
    }
}

impl<DB: Database> Deref for Held<DB> {
    type Target = DB::Connection;

    fn deref(&self) -> &DB::Connection {
        &self.kept.as_ref().expect("it is there until it is given back").connection
    }
}

impl<DB: Database> DerefMut for Held<DB> {
    fn deref_mut(&mut self) -> &mut DB::Connection {
        &mut self.kept.as_mut().expect("it is there until it is given back").connection
    }
}

fn lock<DB: Database>(idle: &Mutex<Idle<DB>>) -> MutexGuard<'_, Idle<DB>> {
    idle.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use sqlx::sqlite::SqlitePoolOptions;
    use sqlx::{Error, Sqlite};

    use super::Ready;

    async fn ready(most: u32, others: u32) -> Ready<Sqlite> {
        let options = SqlitePoolOptions::new().max_connections(most).acquire_timeout(Duration::from_millis(200));
        Ready::of(options.connect("sqlite::memory:").await.expect("a pool"), others, false)
    }

    /// Which connection it is: a table of its own tells.
    async fn mark(ready: &Ready<Sqlite>) {
        let mut held = ready.take().await.expect("a connection");
        sqlx::query("CREATE TABLE mark (it)").execute(&mut *held).await.expect("done");
        held.give_back();
    }

    async fn is_marked(ready: &Ready<Sqlite>) -> bool {
        let mut held = ready.take().await.expect("a connection");
        let found = sqlx::query("SELECT name FROM sqlite_master").fetch_all(&mut *held).await.expect("found");
        held.give_back();
        !found.is_empty()
    }

    #[tokio::test]
    async fn what_was_given_back_is_taken_again() {
        let ready = ready(3, 0).await;
        mark(&ready).await;
        for _ in 0..5 {
            assert!(is_marked(&ready).await);
        }
    }

    #[tokio::test]
    async fn what_was_thrown_away_is_not() {
        let ready = ready(1, 0).await;
        mark(&ready).await;
        ready.take().await.expect("a connection").throw_away();
        assert!(!is_marked(&ready).await, "another connection");
    }

    #[tokio::test]
    async fn there_are_no_more_than_agreed() {
        let ready = ready(3, 1).await;
        let (one, two) = (ready.take().await.expect("one"), ready.take().await.expect("two"));
        assert!(!ready.is_free());
        assert!(matches!(ready.take().await, Err(Error::PoolTimedOut)));
        // The one that others hold is there for them, whatever lies ready.
        drop(ready.pool().acquire().await.expect("the third"));
        two.give_back();
        one.give_back();
        assert!(ready.is_free());
        let three = ready.take().await.expect("it was given back");
        drop(three);
        assert!(ready.take().await.is_ok(), "what was dropped comes back by the pool");
    }

    #[tokio::test]
    async fn closed_it_ends_all_of_them() {
        let ready = ready(2, 0).await;
        let held = ready.take().await.expect("one");
        ready.take().await.expect("two").give_back();
        let closing = tokio::spawn({
            let ready = ready.clone();
            async move { ready.close().await }
        });
        tokio::time::sleep(Duration::from_millis(50)).await;
        held.give_back();
        tokio::time::timeout(Duration::from_secs(5), closing).await.expect("it closes").expect("well");
        assert!(ready.take().await.is_err());
    }
}
