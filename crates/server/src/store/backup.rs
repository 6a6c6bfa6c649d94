//! A copy of the whole database while it is in use: consistent, complete and checked.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};

use crate::private;

/// What a backup holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backup {
    /// Matches.
    pub matches: i64,
    /// What was done in them.
    pub deeds: i64,
    /// People, guests included.
    pub people: i64,
}

/// Why there is no backup.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is nothing to copy.
    #[error("there is no database at {0}; name the data folder with --data, or the file with --database")]
    Nothing(PathBuf),
    /// A file of this name exists.
    #[error("{0} exists; name a new file")]
    Exists(PathBuf),
    /// The copy cannot be written.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// The database cannot be copied.
    #[error("the database cannot be copied: {0}")]
    Database(#[from] sqlx::Error),
    /// The copy is not sound.
    #[error("the copy is damaged ({0}), so it was removed; the database itself may be: look at its server's log")]
    Damaged(String),
}

/// Copies the database `from` to a new file `to`, whether or not a server uses it. What was acknowledged before is in it.
///
/// # Errors
/// When it cannot be read, or the copy not be written or read again; then there is no file `to`.
pub async fn backup(from: &Path, to: &Path) -> Result<Backup, BackupError> {
    let file = |error| BackupError::File(to.to_owned(), error);
    if !from.exists() {
        return Err(BackupError::Nothing(from.to_owned()));
    }
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    // Under another name first: a file called `to` is a whole backup.
    let part = private::beside(to, ".part");
    match std::fs::remove_file(&part) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(file(error)),
        _ => {}
    }
    let copied = copy(from, &part).await;
    let copied = copied.and_then(|backup| {
        std::fs::File::open(&part).and_then(|copy| copy.sync_all()).map_err(file)?;
        // A link fails where the name was taken meanwhile; moving would overwrite.
        std::fs::hard_link(&part, to).or_else(|_| std::fs::rename(&part, to)).map_err(file)?;
        if let Some(folder) = to.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::File::open(folder).and_then(|folder| folder.sync_all()).map_err(file)?;
        }
        Ok(backup)
    });
    // It may be gone already, which is as well.
    let _ = std::fs::remove_file(&part);
    copied
}

async fn copy(from: &Path, part: &Path) -> Result<Backup, BackupError> {
    // Nobody else may read what is in it, from its first byte on.
    private::create(part).map_err(|error| BackupError::File(part.to_owned(), error))?;
    let options = SqliteConnectOptions::new().filename(from).busy_timeout(Duration::from_secs(30));
    let mut source = options.connect().await?;
    let target = part.to_str().ok_or_else(|| {
        BackupError::File(part.to_owned(), io::Error::other("the name of the file is not readable text"))
    })?;
    let copied = sqlx::query("VACUUM INTO ?").bind(target).execute(&mut source).await;
    source.close().await?;
    copied?;
    let mut copy = SqliteConnectOptions::new().filename(part).read_only(true).connect().await?;
    let found = looked_at(&mut copy).await;
    copy.close().await?;
    found
}

async fn looked_at(copy: &mut SqliteConnection) -> Result<Backup, BackupError> {
    let found: String = sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut *copy).await?;
    if found != "ok" {
        return Err(BackupError::Damaged(found));
    }
    let query = "SELECT (SELECT COUNT(*) FROM matches), (SELECT COUNT(*) FROM deeds), (SELECT COUNT(*) FROM people)";
    let (matches, deeds, people) = sqlx::query_as(query).fetch_one(copy).await?;
    Ok(Backup { matches, deeds, people })
}
