//! Deeds: what everyone did, appended and never changed.
//!
//! All deeds go through one writer that stores whatever has gathered in one transaction: many matches share one wait for
//! the disk. A deed is acknowledged only when its transaction is on the disk.

use sqlx::sqlite::SqlitePool;
use sqlx::{FromRow, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{Store, StoreError};
use crate::clock::now;

/// Something somebody did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// Who.
    pub seat: usize,
    /// A choice in notation, or `undo`.
    pub text: String,
    /// Whether it resolved itself.
    pub auto: bool,
}

/// A deed as it is stored.
#[derive(Clone, Debug, FromRow)]
pub struct DeedRow {
    /// Who.
    pub seat: i64,
    /// A choice in notation, or `undo`.
    pub deed: String,
    /// Whether it resolved itself.
    pub auto: bool,
    /// When.
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
struct Job {
    id: String,
    /// The number of the first.
    first: usize,
    deeds: Vec<Deed>,
    deadline: Option<i64>,
    result: Option<String>,
    done: oneshot::Sender<Result<Written, StoreError>>,
}

/// The one who writes deeds.
#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    closed: std::sync::Arc<tokio::sync::Notify>,
}

/// The most jobs in one transaction.
const BATCH: usize = 256;

impl Writer {
    pub(super) fn start(pool: SqlitePool) -> Self {
        let (jobs, mut inbox) = mpsc::channel::<Job>(4 * BATCH);
        let closed = std::sync::Arc::new(tokio::sync::Notify::new());
        let close = closed.clone();
        tokio::spawn(async move {
            let mut gathered = Vec::with_capacity(BATCH);
            loop {
                tokio::select! {
                    biased;
                    count = inbox.recv_many(&mut gathered, BATCH) => {
                        if count == 0 {
                            return;
                        }
                        write(&pool, std::mem::take(&mut gathered)).await;
                    }
                    () = close.notified() => inbox.close(),
                }
            }
        });
        Self { jobs, closed }
    }

    pub(super) async fn close(&self) {
        self.closed.notify_one();
        self.jobs.closed().await;
    }
}

/// Stores jobs in one transaction and answers each.
async fn write(pool: &SqlitePool, jobs: Vec<Job>) {
    metrics::histogram!("tessera_deed_batch").record(jobs.len() as f64);
    let mut answers = Vec::with_capacity(jobs.len());
    let stored: Result<(), StoreError> = async {
        let mut change = pool.begin().await?;
        for job in &jobs {
            answers.push(write_job(&mut change, job).await?);
        }
        Ok(change.commit().await?)
    }
    .await;
    match stored {
        Ok(()) => {
            for (job, answer) in jobs.into_iter().zip(answers) {
                // Whoever asked may have gone; the deed stands all the same.
                let _ = job.done.send(Ok(answer));
            }
        }
        Err(error) => {
            let why = error.to_string();
            tracing::error!(error = why, "deeds could not be stored");
            for job in jobs {
                let _ = job.done.send(Err(StoreError::Corrupt(why.clone())));
            }
        }
    }
}

async fn write_job(change: &mut SqliteConnection, job: &Job) -> Result<Written, StoreError> {
    // All of a job or nothing: the place is free when its first number is, for numbers have no gaps.
    let last: i64 = sqlx::query_scalar("SELECT COALESCE(MAX(sequence), 0) FROM deeds WHERE match = ?")
        .bind(&job.id)
        .fetch_one(&mut *change)
        .await?;
    if usize::try_from(last).ok() != job.first.checked_sub(1) {
        return Ok(Written::Taken);
    }
    for (index, deed) in job.deeds.iter().enumerate() {
        insert(change, &job.id, job.first + index, deed).await?;
    }
    sqlx::query(
        "UPDATE matches SET updated = ?1, deadline = ?2, result = COALESCE(?3, result),
         status = CASE WHEN ?3 IS NULL THEN status ELSE 'finished' END WHERE id = ?4",
    )
    .bind(now())
    .bind(job.deadline)
    .bind(&job.result)
    .bind(&job.id)
    .execute(change)
    .await?;
    Ok(Written::Stored)
}

pub(super) async fn insert(
    change: &mut SqliteConnection,
    id: &str,
    sequence: usize,
    deed: &Deed,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO deeds (match, sequence, seat, deed, auto, at) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(id)
        .bind(i64::try_from(sequence).unwrap_or(i64::MAX))
        .bind(i64::try_from(deed.seat).unwrap_or(i64::MAX))
        .bind(&deed.text)
        .bind(deed.auto)
        .bind(now())
        .execute(change)
        .await?;
    Ok(())
}

impl Store {
    /// Appends deeds, the first of them with the number `first`; returns when they are on the disk.
    pub async fn append(
        &self,
        id: &str,
        first: usize,
        deeds: Vec<Deed>,
        deadline: Option<i64>,
        result: Option<String>,
    ) -> Result<Written, StoreError> {
        let (done, answer) = oneshot::channel();
        let job = Job { id: id.to_owned(), first, deeds, deadline, result, done };
        self.deeds.jobs.send(job).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Everything that was done in a match.
    pub async fn deeds(&self, id: &str) -> Result<Vec<DeedRow>, StoreError> {
        let query = "SELECT seat, deed, auto, at FROM deeds WHERE match = ? ORDER BY sequence";
        Ok(sqlx::query_as(query).bind(id).fetch_all(&self.read).await?)
    }
}
