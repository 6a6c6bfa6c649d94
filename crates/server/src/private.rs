//! Files that are nobody else's business: running seeds, password hashes, the key of the cookies.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// A new file that only we may read.
pub fn create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// A folder that only we may enter, if it is not there yet. Whoever has made it open to others is told so.
pub fn folder(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        #[cfg(unix)]
        if open_to_others(path)? {
            tracing::warn!(folder = %path.display(), "others on this machine can enter the data folder; chmod 700 keeps them out");
        }
        return Ok(());
    }
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Keeps others from reading the database and what SQLite puts beside it; makes the file if it is not there, for SQLite
/// would make it readable.
pub fn database(path: &Path) -> io::Result<()> {
    match create(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        made => return made.map(drop),
    }
    for suffix in ["", "-wal", "-shm"] {
        close(&beside(path, suffix))?;
    }
    Ok(())
}

/// A file beside another.
pub fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// Keeps others from reading a file, if it is there.
#[cfg(unix)]
pub fn close(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    match open_to_others(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Ok(true) => {
            tracing::warn!(file = %path.display(), "others on this machine could read this file; from now on they cannot");
            fs::set_permissions(path, fs::Permissions::from_mode(0o600))
        }
        found => found.map(drop),
    }
}

/// Keeps others from reading a file: this system has no such permissions.
#[cfg(not(unix))]
pub fn close(_path: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(unix)]
fn open_to_others(path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt as _;
    Ok(fs::metadata(path)?.permissions().mode() & 0o077 != 0)
}

/// The house is ours alone until what is returned is dropped. Waits a little for whoever is just leaving.
pub async fn lock(path: &Path) -> io::Result<File> {
    close(path)?;
    let file = match create(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => OpenOptions::new().write(true).open(path)?,
        made => made?,
    };
    for _ in 0..50 {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(fs::TryLockError::WouldBlock) => tokio::time::sleep(std::time::Duration::from_millis(100)).await,
            Err(fs::TryLockError::Error(error)) => return Err(error),
        }
    }
    Err(io::Error::other("another Tessera server uses this; stop it, or give this one a folder of its own with --data"))
}
