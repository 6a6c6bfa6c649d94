//! `tessera worker`.

use std::time::Duration;

use clap::Args;
use tessera_arena::{Jobs, JobsError};

use crate::failure::Failure;

/// How often a worker without work looks for some.
const LOOK: Duration = Duration::from_secs(1);

/// Play games of tournaments kept in PostgreSQL (see `tessera arena --jobs`).
#[derive(Args)]
#[command(
    after_help = "Example:\n  tessera worker --jobs postgres://arena@db.example/arena\n\nStart as many as you like, on as many machines; stop them when you like. A game whose worker is \
    gone is played again by another one; a database that is restarted is waited for."
)]
pub struct Arguments {
    /// Where the jobs are: postgres://user:password@host/database
    #[arg(long, value_name = "URL", env = "TESSERA_JOBS")]
    jobs: String,
    /// How many games at once (usually one a core)
    #[arg(long)]
    threads: Option<usize>,
    /// End when no game is left, instead of waiting for more
    #[arg(long)]
    until_empty: bool,
    /// Also play games with programs ('exec:COMMAND'): they run here, with your rights
    #[arg(long)]
    allow_programs: bool,
}

/// Works until it is stopped, or until no game is left.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.unwrap_or(cores).clamp(1, 1024);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let jobs = Jobs::connect(&arguments.jobs, threads as u32).await?;
        let (until_empty, programs) = (arguments.until_empty, arguments.allow_programs);
        let mut hands = tokio::task::JoinSet::new();
        for _ in 0..threads {
            let jobs = jobs.clone();
            hands.spawn(async move { work(&jobs, until_empty, programs).await });
        }
        while let Some(done) = hands.join_next().await {
            done.map_err(std::io::Error::other)??;
        }
        Ok(())
    })
}

async fn work(jobs: &Jobs, until_empty: bool, programs: bool) -> Result<(), JobsError> {
    loop {
        match Jobs::patiently(|| jobs.work(programs), away).await? {
            Some(_) => {}
            None if until_empty => return Ok(()),
            None => tokio::time::sleep(LOOK).await,
        }
    }
}

/// Says that the database is away; it is waited for.
pub fn away(error: &JobsError) {
    eprintln!("tessera: {error}; trying again until it is back");
}
