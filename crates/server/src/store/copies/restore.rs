//! A backup becomes a house again, in a place where nothing is.

use std::cmp::Ordering;
use std::io::Read as _;
use std::path::Path;

use super::backup::{into_place, sound, vacuum};
use super::link::Link;
use super::{CopyError, Holding, Place, catalogue, holding, tools};
use crate::private;
use crate::store::{Database, SERVER};

/// What was restored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Restored {
    /// What it holds.
    pub holding: Holding,
    /// Whether it was of an older Tessera and was brought up to date.
    pub migrated: bool,
}

/// Makes a house of a backup, in a place where nothing is yet.
///
/// # Errors
/// When the backup is not sound, the place is not free, or something cannot be written; then the place is as it was.
pub async fn restore(from: &Path, to: &Place) -> Result<Restored, CopyError> {
    match (backup_of(from)?, &to.database) {
        (Kind::File, Database::File(file)) => restore_file(from, to, file).await,
        (Kind::Server, Database::Server(url)) => restore_server(from, to, url).await,
        (Kind::File, Database::Server(_)) => Err(CopyError::OfFile(from.to_owned())),
        (Kind::Server, Database::File(_)) => Err(CopyError::OfServer(from.to_owned())),
    }
}

/// What a backup is of.
enum Kind {
    File,
    Server,
}

fn backup_of(file: &Path) -> Result<Kind, CopyError> {
    let mut begin = Vec::new();
    let read = std::fs::File::open(file).and_then(|file| file.take(16).read_to_end(&mut begin));
    read.map_err(CopyError::file(file))?;
    match begin.as_slice() {
        b"SQLite format 3\0" => Ok(Kind::File),
        [b'P', b'G', b'D', b'M', b'P', ..] => Ok(Kind::Server),
        _ => Err(CopyError::NotABackup(file.to_owned())),
    }
}

async fn restore_file(from: &Path, to: &Place, file: &Path) -> Result<Restored, CopyError> {
    let _locks = to.take().await?;
    for suffix in ["", "-wal", "-shm"] {
        if private::beside(file, suffix).exists() {
            return Err(CopyError::Holds(to.to_string(), "move it away, or name another folder"));
        }
    }
    let mut link = Link::to_file(from, true).await?;
    let looked = look_at(&mut link, from).await;
    let key = link.key().await;
    link.close().await?;
    let age = looked?;
    to.has_no_other_key(key?.as_deref())?;
    let holding = into_place(file, async |part| {
        vacuum(from, part).await?;
        let mut made = Link::to_file(part, false).await?;
        made.migrate().await?;
        let found = sound(&mut made).await;
        made.close().await?;
        found?.map_err(CopyError::DamagedCopy)
    });
    let mut holding = holding.await?;
    // The key may have been put there by hand.
    holding.key |= to.key()?.is_some();
    Ok(Restored { holding, migrated: age == Ordering::Less })
}

/// Whether a backup is sound, and how old it is.
async fn look_at(link: &mut Link, from: &Path) -> Result<Ordering, CopyError> {
    let damaged = |what: String| CopyError::DamagedBackup(from.to_owned(), what);
    let age = catalogue::age(link).await.map_err(|error| damaged(error.to_string()))?;
    match age {
        None => return Err(CopyError::NotABackup(from.to_owned())),
        Some(Ordering::Greater) => return Err(CopyError::Newer(from.display().to_string())),
        Some(_) => {}
    }
    match sound(link).await {
        Ok(Ok(_)) => Ok(age.unwrap_or(Ordering::Less)),
        Ok(Err(damage)) => Err(damaged(damage)),
        Err(error) => Err(damaged(error.to_string())),
    }
}

async fn restore_server(from: &Path, to: &Place, url: &str) -> Result<Restored, CopyError> {
    let newest = SERVER.iter().map(|migration| migration.version).max().unwrap_or_default();
    let (file, address) = (from.to_owned(), url.to_owned());
    let looked = tokio::task::spawn_blocking(move || tools::look(&file)).await;
    let damaged = |what: String| CopyError::DamagedBackup(from.to_owned(), what);
    let found = match looked.map_err(|error| damaged(error.to_string()))? {
        Err(CopyError::Program(_, said)) => return Err(damaged(said)),
        looked => looked?,
    };
    match found.version {
        None => return Err(CopyError::NotABackup(from.to_owned())),
        Some(version) if version > newest => return Err(CopyError::Newer(from.display().to_string())),
        Some(_) => {}
    }
    let mut link = Link::to_server(url).await?;
    if link.servers().await? > 0 {
        return Err(CopyError::InUse(to.to_string()));
    }
    holds_nothing(&mut link, to).await?;
    let file = from.to_owned();
    let put = tokio::task::spawn_blocking(move || tools::put(&file, &address)).await;
    put.map_err(|error| damaged(error.to_string()))??;
    link.migrate().await?;
    let holding = holding(&mut link).await?;
    link.close().await?;
    if holding != found.holding() {
        return Err(damaged(format!("{holding:?} arrived")));
    }
    Ok(Restored { holding, migrated: found.version < Some(newest) })
}

/// Nothing is overwritten: a database that holds any table is somebody's.
pub(super) async fn holds_nothing(link: &mut Link, place: &Place) -> Result<(), CopyError> {
    if catalogue::names(link).await?.is_empty() && !link.has("_sqlx_migrations").await? {
        return Ok(());
    }
    Err(CopyError::Holds(place.to_string(), "make a new database (createdb NAME) and name that one"))
}
