//! `tessera backup`: a copy of the whole database, also while a server uses it.

use std::path::PathBuf;

use clap::Args;
use tessera_kernel::Phrase;
use tessera_server::{Database, Holding, Place};
use tessera_words::{Language, Speaker};

use crate::failure::Failure;

/// Copy the whole database into one new file, also while a server uses it.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  tessera backup --data /var/lib/tessera /backup/tessera-monday.sqlite\n  tessera backup \
    --database postgres://tessera@localhost/tessera /backup/tessera-monday.dump\n\nThe key of the cookies is in it, so that \
    people stay who they are. PostgreSQL is copied by its own pg_dump, which has to be installed. `tessera restore` makes a \
    server's data of the file again."
)]
pub struct Arguments {
    /// The new file
    file: PathBuf,
    /// The server's data folder
    #[arg(long, value_name = "FOLDER", env = "TESSERA_DATA", default_value = "data")]
    data: PathBuf,
    /// The SQLite file, or the address of PostgreSQL [default: tessera.sqlite in the data folder]
    #[arg(long, value_name = "FILE_OR_URL", env = "TESSERA_DATABASE", hide_env_values = true)]
    database: Option<Database>,
}

/// Makes the copy and says what is in it.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    let Arguments { file, data, database } = arguments;
    let mut from = Place::folder(data);
    if let Some(database) = database {
        from.database = database.clone();
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let held = runtime.block_on(tessera_server::backup(&from, file))?;
    let note = counted(Phrase::new("cli-backup").with("file", file.display().to_string()), held);
    let speaker = Speaker::new(language, &[]);
    println!("{}", speaker.say(&note));
    if !held.key {
        println!("{}", speaker.say(&Phrase::new("cli-copy-without-key")));
    }
    Ok(())
}

/// What there is of everything.
pub fn counted(note: Phrase, held: Holding) -> Phrase {
    note.with("matches", i32::try_from(held.matches).unwrap_or(i32::MAX))
        .with("people", i32::try_from(held.people).unwrap_or(i32::MAX))
}
