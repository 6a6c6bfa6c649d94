//! The whole house at once: copied while it is in use ([`backup`]), put in a place of its own again ([`restore`]), or moved
//! from one kind of database to the other ([`move_data`]).

mod backup;
mod catalogue;
mod link;
mod moving;
mod place;
mod restore;
mod rows;
mod tools;

use std::io;
use std::path::{Path, PathBuf};

use sqlx::PgConnection;

pub use backup::backup;
pub use moving::{Moved, move_data};
pub use place::Place;
pub use restore::{Restored, restore};

use link::Link;

/// What a database or a copy of one holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holding {
    /// Matches.
    pub matches: i64,
    /// What was done in them.
    pub deeds: i64,
    /// People, guests included.
    pub people: i64,
    /// Whether the key of the cookies is there: without it everyone has to log in again.
    pub key: bool,
}

/// Why something was not copied, restored or moved.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// There is nothing to copy.
    #[error("there is no database at {0}; name the data folder, or the file or address of the database")]
    Nothing(String),
    /// A file of this name exists.
    #[error("{0} exists; name a new file")]
    Exists(PathBuf),
    /// Something is there already.
    #[error("{0} holds something already, and nothing is overwritten; {1}")]
    Holds(String, &'static str),
    /// A server is there.
    #[error("a Tessera server uses {0}; stop it first (one that was killed is taken for gone after ten seconds)")]
    InUse(String),
    /// Somebody else moves data there.
    #[error("{0} is being filled by another `tessera move-data`; let it finish or end it")]
    Filling(String),
    /// A move from elsewhere was begun there.
    #[error("data of {1} are half moved to {0}; finish that, or empty {0} and begin again")]
    OtherMove(String, String),
    /// A move was begun there.
    #[error("data are being moved to {0} and not all are there; finish `tessera move-data` first")]
    HalfMoved(String),
    /// It is of an older version.
    #[error("{0} is of an older Tessera; start this version's server on it once, stop it, and try again")]
    Older(String),
    /// It is of a newer version.
    #[error("{0} is of a newer Tessera than this one; use that version")]
    Newer(String),
    /// It is not a backup.
    #[error("{0} is not a backup of Tessera")]
    NotABackup(PathBuf),
    /// It is a backup of the other kind of database.
    #[error(
        "{0} is a backup of a SQLite file; restore it with --data FOLDER, then bring it to PostgreSQL with `tessera move-data`"
    )]
    OfFile(PathBuf),
    /// It is a backup of the other kind of database.
    #[error(
        "{0} is a backup of PostgreSQL; restore it with --database postgres://…, then bring it to a file with `tessera move-data`"
    )]
    OfServer(PathBuf),
    /// Another key is there.
    #[error("{0} is the key of another house; move it away, for what comes brings its own")]
    OtherKey(PathBuf),
    /// A file cannot be read or written.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// A database cannot be read or written.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// Rows of a table do not go where they should.
    #[error("the table {0}: {1}")]
    Table(String, sqlx::Error),
    /// The tables cannot be made.
    #[error("the tables cannot be made: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// The copy is not sound.
    #[error("the copy is damaged ({0}), so it was removed; the database itself may be: look at its server's log")]
    DamagedCopy(String),
    /// What is to be restored is not sound.
    #[error("{0} is damaged ({1}); take another backup")]
    DamagedBackup(PathBuf, String),
    /// What was moved is not what was there.
    #[error(
        "the table {table} is not the same on both sides ({from} rows there, {to} here); something changed meanwhile. \
         Empty the target and move everything again"
    )]
    Differs {
        /// Which table.
        table: String,
        /// How many rows it has where it comes from.
        from: u64,
        /// How many it has where it went.
        to: u64,
    },
    /// PostgreSQL's programs are missing.
    #[error("{0} is missing; install PostgreSQL's client programs (Debian: apt install postgresql-client)")]
    NoProgram(&'static str),
    /// One of PostgreSQL's programs has failed.
    #[error("{0} failed: {1}")]
    Program(&'static str, String),
    /// The address of a database makes no sense.
    #[error("this is not an address of PostgreSQL, such as postgres://user:password@host/database: {0}")]
    Address(String),
}

impl CopyError {
    fn file(path: &Path) -> impl FnOnce(io::Error) -> Self + use<> {
        let path = path.to_owned();
        move |error| Self::File(path, error)
    }
}

/// Whether data are being moved to a database and not all are there.
pub(super) async fn is_half_moved(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar("SELECT to_regclass('moving') IS NOT NULL").fetch_one(connection).await
}

/// What is in it.
async fn holding(link: &mut Link) -> Result<Holding, CopyError> {
    let query = "SELECT (SELECT COUNT(*) FROM matches), (SELECT COUNT(*) FROM deeds), (SELECT COUNT(*) FROM people)";
    let (matches, deeds, people) = super::base::sql(query).fetch_one(link.on()).await?;
    let key = link.key().await?.is_some();
    Ok(Holding { matches, deeds, people, key })
}
