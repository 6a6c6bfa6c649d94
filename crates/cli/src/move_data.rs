//! `tessera move-data`: everything from one database to another, of the same kind or not.

use clap::Args;
use tessera_kernel::Phrase;
use tessera_kernel::hash::to_hex;
use tessera_server::{Moved, Place};
use tessera_words::{Language, Speaker};

use crate::backup::counted;
use crate::failure::Failure;

/// Move everything from one database to another: SQLite or PostgreSQL, either way.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  tessera move-data /var/lib/tessera postgres://tessera@localhost/tessera\n  tessera move-data \
    postgres://tessera@localhost/tessera /var/lib/tessera-again\n\nStop every server first. Where it comes from nothing \
    changes; where it goes nothing may be. In the end every table is compared on both sides. Interrupted, the same command \
    goes on where it was."
)]
pub struct Arguments {
    /// Where everything is: a data folder, a SQLite file, or an address of PostgreSQL
    from: Place,
    /// Where it goes: likewise
    to: Place,
    /// How many rows are stored at once
    #[arg(long, value_name = "ROWS", default_value_t = 5000)]
    chunk: usize,
}

/// Moves, and names each table that has arrived with the hash of its rows.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    let Arguments { from, to, chunk } = arguments;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let speaker = Speaker::new(language, &[]);
    let tell = |moved: &Moved| {
        let note = Phrase::new("cli-moved-table")
            .with("table", moved.table.clone())
            .with("rows", i32::try_from(moved.rows).unwrap_or(i32::MAX))
            .with("hash", to_hex(&moved.hash));
        println!("{}", speaker.say(&note));
    };
    let held = runtime.block_on(tessera_server::move_data(from, to, *chunk, tell))?;
    println!("{}", speaker.say(&counted(Phrase::new("cli-moved").with("place", to.to_string()), held)));
    if !held.key {
        println!("{}", speaker.say(&Phrase::new("cli-copy-without-key")));
    }
    Ok(())
}
