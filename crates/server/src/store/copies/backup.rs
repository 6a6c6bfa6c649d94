//! A copy of the whole database while it is in use: consistent, complete and checked.

use std::io;
use std::path::Path;

use super::catalogue::{TRANSIENT, names};
use super::link::Link;
use super::{CopyError, Holding, Place, holding, tools};
use crate::private;
use crate::store::Database;
use crate::store::base::sql;

/// Copies a house to a new file `to`, whether or not a server uses it. What was acknowledged before is in it, and so is the
/// key of its cookies.
///
/// # Errors
/// When it cannot be read, or the copy not be written or read again; then there is no file `to`.
pub async fn backup(from: &Place, to: &Path) -> Result<Holding, CopyError> {
    if to.exists() {
        return Err(CopyError::Exists(to.to_owned()));
    }
    into_place(to, async |part| match &from.database {
        Database::File(file) => copy_file(from, file, part).await,
        Database::Server(url) => copy_server(from, url, part).await,
    })
    .await
}

/// Makes a file under another name first: a file called `to` is whole. Nobody else may read it, from its first byte on.
pub(super) async fn into_place<T>(
    to: &Path,
    make: impl AsyncFnOnce(&Path) -> Result<T, CopyError>,
) -> Result<T, CopyError> {
    let part = private::beside(to, ".part");
    match std::fs::remove_file(&part) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(CopyError::File(part, error)),
        _ => {}
    }
    private::create(&part).map_err(CopyError::file(&part))?;
    let made = make(&part).await;
    let made = made.and_then(|made| keep(&part, to).map_err(CopyError::file(to)).map(|()| made));
    // It may be gone already, which is as well.
    let _ = std::fs::remove_file(&part);
    made
}

/// Gives a file its name, for good.
pub(super) fn keep(part: &Path, to: &Path) -> io::Result<()> {
    std::fs::File::open(part)?.sync_all()?;
    // A link fails where the name was taken meanwhile; moving would overwrite.
    match std::fs::hard_link(part, to) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => std::fs::rename(part, to)?,
        linked => linked?,
    }
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::File::open(folder)?.sync_all()
}

/// Copies a SQLite file, with what is in the files beside it.
async fn copy_file(from: &Place, file: &Path, part: &Path) -> Result<Holding, CopyError> {
    if !file.exists() {
        return Err(CopyError::Nothing(from.to_string()));
    }
    vacuum(file, part).await?;
    let mut copy = Link::to_file(part, false).await?;
    for table in TRANSIENT {
        if copy.has(table).await? {
            copy.run(&format!("DELETE FROM {table}")).await?;
        }
    }
    // One file holds everything; a server that finds the key there puts it in its place.
    if let Some(key) = from.key()?
        && copy.has("keys").await?
    {
        copy.set_key(&key).await?;
    }
    let found = sound(&mut copy).await;
    copy.close().await?;
    match found? {
        Ok(found) => Ok(found),
        Err(damage) => Err(CopyError::DamagedCopy(damage)),
    }
}

/// Copies what a SQLite file holds into an empty one.
pub(super) async fn vacuum(file: &Path, part: &Path) -> Result<(), CopyError> {
    let unreadable = || CopyError::File(part.to_owned(), io::Error::other("the name of the file is not readable text"));
    let target = part.to_str().ok_or_else(unreadable)?;
    // Not for reading alone: SQLite takes writing a copy for writing.
    let mut source = Link::to_file(file, false).await?;
    let copied = sql("VACUUM INTO $1").bind(target).execute(source.on()).await;
    source.close().await?;
    copied?;
    Ok(())
}

/// What a SQLite file holds, or what is wrong with it.
pub(super) async fn sound(link: &mut Link) -> Result<Result<Holding, String>, CopyError> {
    let (found,): (String,) = sql("PRAGMA integrity_check(1)").fetch_one(link.on()).await?;
    if found != "ok" {
        return Ok(Err(found));
    }
    Ok(Ok(holding(link).await?))
}

/// Copies a database of PostgreSQL.
async fn copy_server(from: &Place, url: &str, part: &Path) -> Result<Holding, CopyError> {
    let mut link = Link::to_server(url).await?;
    if !link.has("_sqlx_migrations").await? || !link.has("deeds").await? {
        return Err(CopyError::Nothing(from.to_string()));
    }
    if link.has("moving").await? {
        return Err(CopyError::HalfMoved(from.to_string()));
    }
    let tables = names(&mut link).await?;
    link.close().await?;
    let (url, part) = (url.to_owned(), part.to_owned());
    let found = tokio::task::spawn_blocking(move || {
        tools::dump(&url, &part)?;
        tools::look(&part)
    });
    let found = found.await.map_err(|error| CopyError::DamagedCopy(error.to_string()))??;
    if let Some(missing) = tables.iter().find(|table| !found.rows.contains_key(*table)) {
        return Err(CopyError::DamagedCopy(format!("it has no table {missing}")));
    }
    Ok(found.holding())
}

impl tools::Contents {
    /// What is in it.
    pub(super) fn holding(&self) -> Holding {
        let rows = |table: &str| self.rows.get(table).copied().unwrap_or_default();
        Holding { matches: rows("matches"), deeds: rows("deeds"), people: rows("people"), key: self.key }
    }
}
