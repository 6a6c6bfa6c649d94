//! `tessera backup`: a copy of the whole database, also while a server uses it.

use std::path::PathBuf;

use clap::Args;
use tessera_kernel::Phrase;
use tessera_words::{Language, Speaker};

use crate::failure::Failure;

/// Copy the whole database into one new file, also while a server uses it.
#[derive(Args)]
#[command(
    after_help = "Example:\n  tessera backup --data /var/lib/tessera /backup/tessera-monday.sqlite\n\nTo restore: stop \
    the server, put the copy in the place of tessera.sqlite in the data folder, remove tessera.sqlite-wal and \
    tessera.sqlite-shm there, start the server. Keep cookie.key of the data folder too: without it everyone has to log in \
    again, guests lose their matches, and invite links end."
)]
pub struct Arguments {
    /// The new file
    file: PathBuf,
    /// The server's data folder
    #[arg(long, value_name = "FOLDER", env = "TESSERA_DATA", default_value = "data")]
    data: PathBuf,
    /// The SQLite file [default: tessera.sqlite in the data folder]
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
}

/// Makes the copy and says what is in it.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    let Arguments { file, data, database } = arguments;
    let from = database.clone().unwrap_or_else(|| data.join("tessera.sqlite"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let done = runtime.block_on(tessera_server::backup(&from, file))?;
    let note = Phrase::new("cli-backup")
        .with("file", file.display().to_string())
        .with("matches", i32::try_from(done.matches).unwrap_or(i32::MAX))
        .with("people", i32::try_from(done.people).unwrap_or(i32::MAX));
    println!("{}", Speaker::new(language, &[]).say(&note));
    Ok(())
}
