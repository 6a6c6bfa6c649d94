//! What came of it.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;

/// No choice should take longer until everyone sees it, in milliseconds, but for one in a hundred.
const BAR: f64 = 50.0;

/// What came of a load test.
#[derive(Serialize)]
pub struct Report {
    pub matches: usize,
    pub viewers: usize,
    pub depth: u32,
    /// The first page with all it links, compressed.
    pub first_page_bytes: usize,
    /// A table's page with all it links, compressed.
    pub table_page_bytes: usize,
    pub memory: Option<Memory>,
    pub stages: Vec<Stage>,
}

/// What the server holds, in KiB.
#[derive(Serialize)]
pub struct Memory {
    /// Before there are matches.
    empty: u64,
    /// With a few matches that are not counted.
    warm: u64,
    /// With all matches, nobody looking.
    cached: u64,
    /// With all viewers.
    live: u64,
    /// At the end.
    end: u64,
    /// What one more match takes.
    per_match: f64,
    /// What one more match takes while people look.
    per_match_with_viewers: f64,
}

/// Choices at one rate.
#[derive(Serialize)]
pub struct Stage {
    /// What was asked for; none is as fast as it goes.
    pub rate: Option<f64>,
    pub choices: usize,
    pub choices_per_second: f64,
    /// From posting to the answer.
    pub acknowledged: Timing,
    /// From posting until every viewer's page has what changed.
    pub updated: Timing,
    pub update_bytes_median: Option<u32>,
    pub update_bytes_p90: Option<u32>,
    /// How many cores the servers kept busy.
    pub server_cores: Option<f64>,
    pub cost: Cost,
}

/// What one choice costs each part.
#[derive(Serialize)]
pub struct Cost {
    /// Processor time of the servers, in milliseconds.
    pub server_ms: Option<f64>,
    /// Processor time of PostgreSQL on this machine, in milliseconds.
    pub database_ms: Option<f64>,
    /// Statements sent to the database, reads included.
    pub statements: f64,
    /// Bytes of all updates, as sent.
    pub update_bytes: f64,
}

/// How long it took, in milliseconds.
#[derive(Serialize)]
pub struct Timing {
    p50: f64,
    p90: f64,
    p99: f64,
    max: f64,
}

impl Timing {
    /// Of all these.
    pub fn of(times: impl Iterator<Item = Duration>) -> Self {
        let mut times: Vec<Duration> = times.collect();
        times.sort_unstable();
        let at = |percent| percentile(&times, percent).unwrap_or_default().as_secs_f64() * 1000.0;
        Self { p50: at(50.0), p90: at(90.0), p99: at(99.0), max: at(100.0) }
    }
}

impl Memory {
    /// From what was measured, where it could be.
    pub fn of(measured: [Option<u64>; 5], matches: usize) -> Option<Self> {
        let [empty, warm, cached, live, end] = measured;
        let (empty, warm, cached, live, end) = (empty?, warm?, cached?, live?, end?);
        let each = |now: u64| now.saturating_sub(warm) as f64 / matches.max(1) as f64;
        Some(Self { empty, warm, cached, live, end, per_match: each(cached), per_match_with_viewers: each(live) })
    }
}

/// The value that so many percent are not above.
pub fn percentile<T: Copy>(sorted: &[T], percent: f64) -> Option<T> {
    let rank = (percent / 100.0 * sorted.len() as f64).ceil() as usize;
    sorted.get(rank.saturating_sub(1)).copied()
}

impl Report {
    /// For people.
    pub fn print(&self, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(out, "{} matches · {} viewers each", self.matches, self.viewers)?;
        let kib = |bytes: usize| bytes as f64 / 1024.0;
        writeln!(out, "  first page          {:>9.1} KiB compressed", kib(self.first_page_bytes))?;
        writeln!(out, "  table page          {:>9.1} KiB compressed", kib(self.table_page_bytes))?;
        if let Some(memory) = &self.memory {
            writeln!(out, "  a match in memory   {:>9.1} KiB", memory.per_match)?;
            writeln!(out, "    with its viewers  {:>9.1} KiB", memory.per_match_with_viewers)?;
            writeln!(out, "  server              {:>9.1} MiB at the end", memory.end as f64 / 1024.0)?;
        }
        for stage in &self.stages {
            stage.print(out)?;
        }
        let holds = |stage: &&Stage| stage.updated.p99 < BAR && stage.choices > 0;
        let best = self.stages.iter().filter(holds).map(|stage| stage.choices_per_second).reduce(f64::max);
        match best {
            Some(best) => writeln!(out, "p99 below {BAR:.0} ms up to {best:.0} choices a second"),
            None => writeln!(out, "p99 is never below {BAR:.0} ms"),
        }
    }
}

impl Stage {
    fn print(&self, out: &mut impl Write) -> std::io::Result<()> {
        match self.rate {
            Some(rate) => writeln!(out, "at {rate} choices a second")?,
            None => writeln!(out, "as fast as it goes")?,
        }
        writeln!(out, "  choices             {:>9}", self.choices)?;
        writeln!(out, "  choices a second    {:>9.1}", self.choices_per_second)?;
        if let Some(cores) = self.server_cores {
            writeln!(out, "  busy in the server  {cores:>9.2} cores")?;
        }
        let Cost { server_ms, database_ms, statements, update_bytes } = &self.cost;
        if let Some(server) = server_ms {
            writeln!(out, "  a choice: server    {server:>9.2} ms of a core")?;
        }
        if let Some(database) = database_ms {
            writeln!(out, "  a choice: database  {database:>9.2} ms of a core")?;
        }
        writeln!(out, "  a choice: statements{statements:>9.1}, {update_bytes:.0} bytes of updates")?;
        for (what, timing) in [("acknowledged", &self.acknowledged), ("all viewers updated", &self.updated)] {
            let Timing { p50, p90, p99, max } = timing;
            writeln!(out, "  {what:<20}{p50:>9.1} p50 {p90:>8.1} p90 {p99:>8.1} p99 {max:>8.1} max  ms")?;
        }
        if let (Some(median), Some(p90)) = (self.update_bytes_median, self.update_bytes_p90) {
            writeln!(out, "  an update           {median:>9} median {p90:>6} p90  bytes compressed")?;
        }
        Ok(())
    }
}
