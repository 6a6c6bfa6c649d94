//! Deeds: what everyone did, appended and never changed.
//!
//! All deeds go through one writer that stores whatever has gathered in one transaction: many matches share one wait for
//! the disk. A deed is acknowledged only when its transaction is on the disk.

use std::sync::Arc;

use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{FromRow, Row as _, Sqlite, SqliteConnection};
use tessera_session::Deed;
use tokio::sync::{Notify, mpsc, oneshot};

use super::{Settled, Store, StoreError, Trouble};
use crate::clock::wall;

/// A deed as it is stored.
#[derive(Clone, Debug, FromRow)]
pub struct DeedRow {
    /// Who.
    pub seat: i64,
    /// A choice in notation, or a takeback.
    pub deed: String,
    /// Whether it resolved itself.
    pub auto: bool,
    /// When, by the house's clock.
    pub at: i64,
}

/// What became of deeds to be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// They are on the disk.
    Stored,
    /// Somebody else has written at this place: nothing was stored.
    Taken,
}

/// Deeds that follow each other, to be stored together or not at all.
pub struct NewDeeds {
    /// The match.
    pub id: String,
    /// The number of the first.
    pub first: usize,
    /// What was done.
    pub deeds: Vec<Deed>,
    /// When, by the house's clock.
    pub at: i64,
    /// When the next one's time will be up.
    pub deadline: Option<i64>,
    /// The result, if it is over now.
    pub result: Option<String>,
    /// The proposal that they carry out.
    pub settled: Option<Settled>,
}

/// Deeds to be stored, and who waits for it.
pub(super) struct Job {
    new: NewDeeds,
    done: oneshot::Sender<Result<Written, StoreError>>,
}

/// Where deeds wait for the one who writes them.
#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    closed: Arc<Notify>,
}

/// The most jobs in one transaction.
const BATCH: usize = 256;

impl Writer {
    pub(super) fn new() -> (Self, mpsc::Receiver<Job>) {
        let (jobs, inbox) = mpsc::channel(4 * BATCH);
        (Self { jobs, closed: Arc::default() }, inbox)
    }

    pub(super) async fn close(&self) {
        self.closed.notify_one();
        self.jobs.closed().await;
    }
}

impl Store {
    /// Stores deeds as they come, until the store is closed.
    pub(super) async fn write_deeds(self, mut inbox: mpsc::Receiver<Job>) {
        let mut gathered = Vec::with_capacity(BATCH);
        loop {
            tokio::select! {
                biased;
                count = inbox.recv_many(&mut gathered, BATCH) => {
                    if count == 0 {
                        return;
                    }
                    self.write(std::mem::take(&mut gathered)).await;
                }
                () = self.deeds.closed.notified() => inbox.close(),
            }
        }
    }

    /// Stores jobs in one transaction and answers each.
    async fn write(&self, jobs: Vec<Job>) {
        metrics::histogram!("tessera_deed_batch").record(jobs.len() as f64);
        match self.write_batch(&jobs).await {
            Ok(answers) => {
                for (job, answer) in jobs.into_iter().zip(answers) {
                    // Whoever asked may have gone; the deed stands all the same.
                    let _ = job.done.send(Ok(answer));
                }
            }
            // One of them cannot be stored at all: the others shall not suffer for it.
            Err(StoreError::Database(sqlx::Error::Database(error)))
                if error.kind() != sqlx::error::ErrorKind::Other && jobs.len() > 1 =>
            {
                for job in jobs {
                    let stored = self.write_batch(std::slice::from_ref(&job)).await;
                    let _ = job.done.send(stored.map(|answers| answers[0]));
                }
            }
            Err(error) => {
                tracing::error!(%error, "deeds could not be stored");
                let trouble = error.trouble();
                for job in jobs {
                    let _ = job.done.send(Err(StoreError::Unstored(trouble)));
                }
            }
        }
    }

    async fn write_batch(&self, jobs: &[Job]) -> Result<Vec<Written>, StoreError> {
        let mut answers = Vec::with_capacity(jobs.len());
        let mut change = self.change().await?;
        for job in jobs {
            answers.push(write_job(&mut change, &job.new).await?);
        }
        change.commit().await?;
        // Before anybody is told that it is stored, somebody else has read it.
        if let Some(at) = answers.iter().rposition(|&answer| answer == Written::Stored) {
            let NewDeeds { id, first, deeds, .. } = &jobs[at].new;
            let last = self.seen(last_sequence(id).fetch_one(&self.read).await)?;
            if last + 1 < first + deeds.len() {
                self.health.failed(Trouble::Lost);
                return Err(StoreError::Unstored(Trouble::Lost));
            }
        }
        Ok(answers)
    }
}

type Number<'a> = sqlx::query::Map<'a, Sqlite, fn(SqliteRow) -> Result<usize, sqlx::Error>, SqliteArguments>;

/// The number of a match's last deed.
fn last_sequence(id: &str) -> Number<'_> {
    let number = |row: SqliteRow| Ok(usize::try_from(row.try_get::<i64, _>(0)?).unwrap_or_default());
    sqlx::query("SELECT COALESCE(MAX(sequence), 0) FROM deeds WHERE match = ?").bind(id).try_map(number)
}

async fn write_job(change: &mut SqliteConnection, new: &NewDeeds) -> Result<Written, StoreError> {
    // All of a job or nothing: the place is free when its first number is, for numbers have no gaps.
    let last = last_sequence(&new.id).fetch_one(&mut *change).await?;
    if last + 1 != new.first {
        return Ok(Written::Taken);
    }
    if let Some(settled) = &new.settled
        && !super::proposals::settle(change, settled).await?
    {
        return Ok(Written::Taken);
    }
    for (index, deed) in new.deeds.iter().enumerate() {
        insert(change, &new.id, new.first + index, deed, new.at).await?;
    }
    sqlx::query(
        "UPDATE matches SET updated = ?1, deadline = ?2, result = COALESCE(?3, result),
         status = CASE WHEN ?3 IS NULL THEN status ELSE 'finished' END WHERE id = ?4",
    )
    .bind(wall())
    .bind(new.deadline)
    .bind(&new.result)
    .bind(&new.id)
    .execute(change)
    .await?;
    Ok(Written::Stored)
}

pub(super) async fn insert(
    change: &mut SqliteConnection,
    id: &str,
    sequence: usize,
    deed: &Deed,
    at: i64,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO deeds (match, sequence, seat, deed, auto, at) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(id)
        .bind(i64::try_from(sequence).unwrap_or(i64::MAX))
        .bind(i64::try_from(deed.seat.index()).unwrap_or(i64::MAX))
        .bind(&deed.text)
        .bind(deed.auto)
        .bind(at)
        .execute(change)
        .await?;
    Ok(())
}

impl Store {
    /// Appends deeds, and notes the proposal they carry out; returns when they are on the disk.
    pub async fn append(&self, new: NewDeeds) -> Result<Written, StoreError> {
        let (done, answer) = oneshot::channel();
        self.deeds.jobs.send(Job { new, done }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Everything that was done in a match.
    pub async fn deeds(&self, id: &str) -> Result<Vec<DeedRow>, StoreError> {
        let query = "SELECT seat, deed, auto, at FROM deeds WHERE match = ? ORDER BY sequence";
        self.seen(sqlx::query_as(query).bind(id).fetch_all(&self.read).await)
    }
}
