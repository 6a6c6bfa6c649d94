//! Where a house lives: its database, the key of its cookies, and the locks that a server holds there.

use std::convert::Infallible;
use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

use super::CopyError;
use crate::private;
use crate::store::Database;

/// Where a house lives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its database.
    pub database: Database,
    /// Its data folder, where it has one.
    pub data: Option<PathBuf>,
}

impl FromStr for Place {
    type Err = Infallible;

    /// An address of PostgreSQL, a SQLite file, or a data folder: what is not there yet is a folder unless its name ends as
    /// those of databases do.
    fn from_str(text: &str) -> Result<Self, Infallible> {
        let database = text.parse()?;
        let Database::File(path) = &database else {
            return Ok(Self { database, data: None });
        };
        let named_so = path.extension().is_some_and(|end| ["sqlite", "sqlite3", "db"].iter().any(|name| end == *name));
        if path.is_dir() || !(path.is_file() || named_so) {
            return Ok(Self::folder(path));
        }
        // A file of a data folder belongs to it; a copy of one stands alone.
        let data = path.parent().filter(|folder| folder.join("cookie.key").is_file()).map(Path::to_owned);
        Ok(Self { database, data })
    }
}

impl fmt::Display for Place {
    /// Without the password: this is for error messages and notes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.database {
            Database::File(path) => write!(f, "{}", path.display()),
            Database::Server(url) => match url.parse::<PgConnectOptions>() {
                Ok(options) => {
                    let host =
                        options.get_socket().map_or(options.get_host().into(), |socket| socket.to_string_lossy());
                    let name = options.get_database().unwrap_or_else(|| options.get_username());
                    write!(f, "postgres://{host}:{}/{name}", options.get_port())
                }
                Err(_) => f.write_str("postgres://"),
            },
        }
    }
}

impl Place {
    /// What a data folder holds, as `tessera serve` has it.
    #[must_use]
    pub fn folder(data: &Path) -> Self {
        Self { database: Database::File(data.join("tessera.sqlite")), data: Some(data.to_owned()) }
    }

    /// The key of the data folder, if there is one.
    pub(super) fn key(&self) -> Result<Option<Vec<u8>>, CopyError> {
        let Some(path) = self.key_file() else { return Ok(None) };
        match std::fs::read(&path) {
            Ok(key) => Ok(Some(key)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(CopyError::File(path, error)),
        }
    }

    fn key_file(&self) -> Option<PathBuf> {
        let file = matches!(self.database, Database::File(_));
        self.data.as_ref().filter(|_| file).map(|data| data.join("cookie.key"))
    }

    /// Whatever comes brings this key along: a folder that has another one would make everybody a stranger.
    pub(super) fn has_no_other_key(&self, key: Option<&[u8]>) -> Result<(), CopyError> {
        match (self.key()?, key, self.key_file()) {
            (Some(here), Some(coming), Some(file)) if here != coming => Err(CopyError::OtherKey(file)),
            _ => Ok(()),
        }
    }

    /// Keeps servers away from here until what is returned is dropped; makes the folder if it is not there.
    pub(super) async fn take(&self) -> Result<Vec<File>, CopyError> {
        let Database::File(file) = &self.database else { return Ok(Vec::new()) };
        for folder in [self.data.as_deref(), file.parent()].into_iter().flatten() {
            if !folder.as_os_str().is_empty() {
                private::folder(folder).map_err(CopyError::file(folder))?;
            }
        }
        self.lock(|_| true).await
    }

    /// Keeps servers away from where one has been; a copy that lies somewhere is left as it is.
    pub(super) async fn keep(&self) -> Result<Vec<File>, CopyError> {
        self.lock(Path::exists).await
    }

    async fn lock(&self, which: impl Fn(&Path) -> bool) -> Result<Vec<File>, CopyError> {
        let Database::File(file) = &self.database else { return Ok(Vec::new()) };
        let of_folder = self.data.iter().map(|data| data.join("lock"));
        let mut locks = Vec::new();
        for path in of_folder.chain([private::beside(file, ".lock")]).filter(|path| which(path)) {
            let lock = private::lock(&path).await;
            locks.push(lock.map_err(|error| match error.kind() {
                std::io::ErrorKind::Other => CopyError::InUse(self.to_string()),
                _ => CopyError::File(path.clone(), error),
            })?);
        }
        Ok(locks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str) -> Place {
        let Ok(place) = text.parse();
        place
    }

    #[test]
    fn a_place_is_a_folder_a_file_or_an_address() {
        let folder = tempfile::tempdir().expect("a folder");
        let text = folder.path().display().to_string();
        assert_eq!(place(&text), Place::folder(folder.path()));
        let new = folder.path().join("new");
        assert_eq!(place(&new.display().to_string()), Place::folder(&new));
        let file = folder.path().join("copy.sqlite");
        let found = place(&file.display().to_string());
        assert_eq!(found, Place { database: Database::File(file.clone()), data: None });
        std::fs::write(folder.path().join("cookie.key"), "a key").expect("written");
        assert_eq!(place(&file.display().to_string()).data.as_deref(), Some(folder.path()));
        assert!(matches!(place("postgres://ada@host/games").database, Database::Server(_)));
    }

    #[test]
    fn nobody_reads_a_password_in_a_message() {
        let said = place("postgres://ada:secret@host:5433/games").to_string();
        assert_eq!(said, "postgres://host:5433/games");
    }
}
