//! `tessera restore`: a backup becomes a server's data again.

use std::path::PathBuf;

use clap::Args;
use tessera_kernel::Phrase;
use tessera_server::{Database, Place};
use tessera_words::{Language, Speaker};

use crate::backup::counted;
use crate::failure::Failure;

/// Put a backup in a place where nothing is yet.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  tessera restore /backup/tessera-monday.sqlite --data /var/lib/tessera\n  tessera restore \
    /backup/tessera-monday.dump --database postgres://tessera@localhost/tessera\n\nNothing is overwritten: move an old data \
    folder away first, or make a new database with createdb. A backup of an older version is brought up to date. PostgreSQL's \
    pg_restore has to be installed for its backups."
)]
pub struct Arguments {
    /// The backup
    from: PathBuf,
    /// The data folder; made when it is not there
    #[arg(long, value_name = "FOLDER", required_unless_present = "database")]
    data: Option<PathBuf>,
    /// A SQLite file, or the address of PostgreSQL [default: tessera.sqlite in the data folder]
    #[arg(long, value_name = "FILE_OR_URL")]
    database: Option<Database>,
}

/// Restores, and says what is there now.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    let Arguments { from, data, database } = arguments;
    let to = match (data, database) {
        (Some(data), None) => Place::folder(data),
        (data, Some(database)) => Place { database: database.clone(), data: data.clone() },
        (None, None) => return Err(Failure::Usage("name a place with --data or --database".to_owned())),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let restored = runtime.block_on(tessera_server::restore(from, &to))?;
    let speaker = Speaker::new(language, &[]);
    let note = counted(Phrase::new("cli-restored").with("place", to.to_string()), restored.holding);
    println!("{}", speaker.say(&note));
    if restored.migrated {
        println!("{}", speaker.say(&Phrase::new("cli-restored-older")));
    }
    if !restored.holding.key {
        println!("{}", speaker.say(&Phrase::new("cli-copy-without-key")));
    }
    Ok(())
}
