//! `tessera verify`.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::Args;

use crate::failure::Failure;
use crate::record_file;

/// Replay records and say whether rules and dice were honest.
#[derive(Args)]
#[command(after_help = "Example:\n  tessera verify game.tessera other.tessera")]
pub struct Arguments {
    /// The records
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Verifies each record; fails when one does not hold.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let mut dishonest = 0;
    for path in &arguments.files {
        match verify(path) {
            Ok(verdict) => writeln!(out, "{}: {verdict}", path.display())?,
            Err(failure) => {
                dishonest += 1;
                writeln!(out, "{failure}")?;
            }
        }
    }
    if dishonest > 0 { Err(Failure::Dishonest(dishonest, arguments.files.len())) } else { Ok(()) }
}

/// The whole game is computed anew from its seed: every choice was legal, every card and die fell as promised.
fn verify(path: &Path) -> Result<String, Failure> {
    let record = record_file::read(path)?;
    let game = tessera_games::replay(&record).map_err(|error| Failure::Record(path.to_owned(), error))?;
    let state = if game.outcome().is_some() { "finished" } else { "in progress" };
    Ok(format!(
        "honest: the seed matches its commitment and all {} choices follow the rules of {} ({state})",
        game.choices(),
        record.game,
    ))
}
