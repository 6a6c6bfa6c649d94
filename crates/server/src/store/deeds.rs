//! Deeds: what everyone did, appended and never changed.
//!
//! All deeds go through one writer that stores whatever has gathered in one transaction: many matches share one wait for
//! the disk. A deed is acknowledged only when its transaction is on the disk.

use std::fmt::Write as _;
use std::sync::Arc;

use sqlx::{AssertSqlSafe, FromRow};
use tessera_session::Deed;
use tokio::sync::{Notify, mpsc, oneshot};

use super::base::{Connection, Query, sql};
use super::{Fresh, Settled, Store, StoreError, Trouble};
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
    /// How often it had changed when they were done.
    pub changes: i64,
    /// The number of the first.
    pub first: usize,
    /// What was done.
    pub deeds: Vec<Deed>,
    /// When, by the house's clock.
    pub at: i64,
    /// When the next one's time will be up.
    pub deadline: Option<i64>,
    /// Whether a bot is asked next.
    pub bots: bool,
    /// The result, if it is over now.
    pub result: Option<String>,
    /// What others are to be told of it.
    pub news: Vec<Fresh>,
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

/// PostgreSQL has ended one of two that waited for each other.
const DEADLOCK: &str = "40P01";

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
    async fn write(&self, mut jobs: Vec<Job>) {
        // In one order, so that two servers never wait for each other.
        jobs.sort_by(|one, other| one.new.id.cmp(&other.new.id));
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
                if error.kind() != sqlx::error::ErrorKind::Other
                    || error.code().is_some_and(|code| code == DEADLOCK) =>
            {
                for job in jobs {
                    let stored = self.write_one(&job).await;
                    let _ = job.done.send(stored);
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

    /// Stores one job by itself.
    async fn write_one(&self, job: &Job) -> Result<Written, StoreError> {
        match self.write_batch(std::slice::from_ref(job)).await {
            Ok(answers) => Ok(answers[0]),
            // The place was taken, whoever took it.
            Err(StoreError::Database(sqlx::Error::Database(error))) if error.is_unique_violation() => {
                Ok(Written::Taken)
            }
            Err(error) => Err(error),
        }
    }

    async fn write_batch(&self, jobs: &[Job]) -> Result<Vec<Written>, StoreError> {
        let mut answers = Vec::with_capacity(jobs.len());
        let mut change = self.change().await?;
        for job in jobs {
            answers.push(write_job(&mut change, &job.new).await?);
        }
        change.commit().await?;
        // Before anybody is told that it is stored, somebody else has read it. A server is believed.
        let last = answers.iter().rposition(|&answer| answer == Written::Stored).filter(|_| !self.is_shared());
        if let Some(at) = last {
            let NewDeeds { id, first, deeds, .. } = &jobs[at].new;
            let last = self.number(last_sequence(id)).await?;
            if usize::try_from(last).unwrap_or_default() + 1 < first + deeds.len() {
                self.health.failed(Trouble::Lost);
                return Err(StoreError::Unstored(Trouble::Lost));
            }
        }
        Ok(answers)
    }
}

/// The number of a match's last deed.
fn last_sequence(id: &str) -> Query<'_> {
    sql("SELECT COALESCE(MAX(sequence), 0) FROM deeds WHERE match = $1").bind(id)
}

async fn write_job(change: &mut Connection, new: &NewDeeds) -> Result<Written, StoreError> {
    let Some(settled) = &new.settled else { return write_alone(change, new).await };
    // All of a job or nothing, whatever else is in the transaction.
    sql("SAVEPOINT job").execute(&mut *change).await?;
    let mut written = write_alone(change, new).await?;
    if written == Written::Stored && !super::proposals::settle(change, settled).await? {
        written = Written::Taken;
    }
    let end = if written == Written::Stored { "RELEASE SAVEPOINT job" } else { "ROLLBACK TO SAVEPOINT job" };
    sql(end).execute(&mut *change).await?;
    Ok(written)
}

async fn write_alone(change: &mut Connection, new: &NewDeeds) -> Result<Written, StoreError> {
    // Most tables have nobody who wants to be told anything: that is asked along the way.
    let query = "UPDATE matches SET changes = changes + 1, updated = $1, deadline = $2, result = COALESCE($3, result),
                 status = CASE WHEN $3 IS NULL THEN status ELSE 'finished' END, bots = $6
                 WHERE id = $4 AND changes = $5 AND status = 'running'
                 RETURNING (SELECT COUNT(*) FROM addresses WHERE confirmed IS NOT NULL AND dead IS NULL
                            AND person IN (SELECT person FROM seats WHERE match = $4))";
    let update =
        sql(query).bind(wall()).bind(new.deadline).bind(&new.result).bind(&new.id).bind(new.changes).bind(new.bots);
    let addresses: Option<(i64,)> = update.fetch_optional(&mut *change).await?;
    let Some((addresses,)) = addresses else { return Ok(Written::Taken) };
    insert(change, &new.id, new.first, &new.deeds, new.at).await?;
    if addresses > 0 {
        super::news::insert(change, &new.id, &new.news).await?;
    }
    Ok(Written::Stored)
}

/// The most deeds in one statement.
const AT_ONCE: usize = 100;

/// Stores deeds, the first of which has the number `first`. Two writers of the same moment: one of them fails here.
pub(super) async fn insert(
    change: &mut Connection,
    id: &str,
    first: usize,
    deeds: &[Deed],
    at: i64,
) -> Result<(), StoreError> {
    let mut sequence = i64::try_from(first).unwrap_or(i64::MAX);
    for some in deeds.chunks(AT_ONCE) {
        let mut text = "INSERT INTO deeds (match, at, sequence, seat, deed, auto) VALUES ".to_owned();
        for index in 0..some.len() {
            let comma = if index == 0 { "" } else { ", " };
            let [a, b, c, d] = [3, 4, 5, 6].map(|place| place + 4 * index);
            let _ = write!(text, "{comma}($1, $2, ${a}, ${b}, ${c}, ${d})");
        }
        // Only numbers of ours come together with the text.
        let mut query = sql(AssertSqlSafe(text)).bind(id).bind(at);
        for deed in some {
            let seat = i64::try_from(deed.seat.index()).unwrap_or(i64::MAX);
            query = query.bind(sequence).bind(seat).bind(&deed.text).bind(deed.auto);
            sequence += 1;
        }
        query.execute(&mut *change).await?;
    }
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
        self.deeds_after(id, 0).await
    }

    /// What was done in a match after so many deeds.
    pub async fn deeds_after(&self, id: &str, known: usize) -> Result<Vec<DeedRow>, StoreError> {
        let query = "SELECT seat, deed, auto, at FROM deeds WHERE match = $1 AND sequence > $2 ORDER BY sequence";
        self.all(sql(query).bind(id).bind(i64::try_from(known).unwrap_or(i64::MAX))).await
    }
}
