//! Records on disk, and the folder where games in progress are kept.

use std::fs;
use std::path::{Path, PathBuf};

use tessera_kernel::{AnyMatch, Record};

use crate::failure::Failure;

/// Nothing we write is larger; a larger file is something else.
const LARGEST: u64 = 16 * 1024 * 1024;

/// Reads a record.
pub fn read(path: &Path) -> Result<Record, Failure> {
    let size = fs::metadata(path).map_err(Failure::file(path))?.len();
    if size > LARGEST {
        let error = std::io::Error::other("too large to be a record");
        return Err(Failure::File(path.to_owned(), error));
    }
    let bytes = fs::read(path).map_err(Failure::file(path))?;
    let text = String::from_utf8_lossy(&bytes);
    text.parse().map_err(|error| Failure::Record(path.to_owned(), error))
}

/// Reads a record and plays it.
pub fn replay(path: &Path) -> Result<Box<dyn AnyMatch>, Failure> {
    let record = read(path)?;
    tessera_games::replay(&record).map_err(|error| Failure::Record(path.to_owned(), error))
}

/// Writes a match, its seed included: it is the player's own file. Written beside and moved, so that a crash in the
/// middle loses nothing.
pub fn write(path: &Path, game: &dyn AnyMatch) -> Result<(), Failure> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(Failure::file(folder))?;
    }
    let beside = path.with_extension("writing");
    fs::write(&beside, game.record(true).to_string()).map_err(Failure::file(&beside))?;
    fs::rename(&beside, path).map_err(Failure::file(path))
}

/// Where games in progress are kept: `saves` in `TESSERA_DATA`, or in `data` where the command runs.
pub fn saves_folder() -> PathBuf {
    std::env::var_os("TESSERA_DATA").map_or_else(|| PathBuf::from("data"), PathBuf::from).join("saves")
}

/// A file name that is not taken yet.
pub fn new_save(game: &str) -> PathBuf {
    let folder = saves_folder();
    let name = |number: u32| folder.join(format!("{game}-{number}.tessera"));
    (1..).map(name).find(|path| !path.exists()).unwrap_or_else(|| name(0))
}

/// Games that can be resumed, the newest first.
pub fn saves() -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(saves_folder()) else { return Vec::new() };
    let mut saves: Vec<(std::time::SystemTime, PathBuf)> = entries
        .flatten()
        .filter(|entry| entry.path().extension().is_some_and(|extension| extension == "tessera"))
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect();
    saves.sort();
    saves.into_iter().rev().map(|(_, path)| path).collect()
}
