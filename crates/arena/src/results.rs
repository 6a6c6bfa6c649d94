//! What was played, a line of JSON a game, in a file a tournament can go on from.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead as _, BufReader, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use crate::{Finished, Tournament};

/// The games of a tournament that are over.
#[derive(Debug)]
pub struct Results {
    file: Option<File>,
    games: BTreeMap<u64, Finished>,
}

/// Why results could not be kept or read.
#[derive(Debug, thiserror::Error)]
pub enum ResultsError {
    /// The file cannot be used.
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
    /// The file holds something else.
    #[error("{0} is not a file of results: line {1} cannot be read")]
    Form(PathBuf, usize),
    /// The file belongs to another tournament.
    #[error("{0} holds another tournament (other players, games or seed); choose another file")]
    Other(PathBuf),
    /// A result could not be written.
    #[error("a result could not be kept: {0}")]
    Write(#[from] std::io::Error),
}

impl Results {
    /// Results that are kept in memory only.
    #[must_use]
    pub const fn in_memory() -> Self {
        Self { file: None, games: BTreeMap::new() }
    }

    /// Results that come from elsewhere.
    #[must_use]
    pub fn of(games: Vec<Finished>) -> Self {
        Self { file: None, games: games.into_iter().map(|game| (game.fixture.number, game)).collect() }
    }

    /// Begins a file, or goes on with it: its first line is the tournament, every other a game. A last line that was cut
    /// off when the power failed is played again.
    ///
    /// # Errors
    /// When the file cannot be used or belongs to another tournament.
    pub fn open(path: &Path, tournament: &Tournament) -> Result<Self, ResultsError> {
        let wrong = |error| ResultsError::File(path.to_owned(), error);
        let mut options = OpenOptions::new();
        let file = options.read(true).write(true).create(true).truncate(false).open(path).map_err(wrong)?;
        let mut reader = BufReader::new(file);
        let mut games = BTreeMap::new();
        let (mut whole, mut number) = (0, 0);
        loop {
            let mut line = String::new();
            let length = reader.read_line(&mut line).map_err(wrong)?;
            if !line.ends_with('\n') {
                break;
            }
            number += 1;
            let unreadable = |_| ResultsError::Form(path.to_owned(), number);
            if number == 1 {
                let kept: Tournament = serde_json::from_str(&line).map_err(unreadable)?;
                if kept != *tournament {
                    return Err(ResultsError::Other(path.to_owned()));
                }
            } else {
                let game: Finished = serde_json::from_str(&line).map_err(unreadable)?;
                games.insert(game.fixture.number, game);
            }
            whole += length as u64;
        }
        let mut file = reader.into_inner();
        file.set_len(whole).map_err(wrong)?;
        file.seek(SeekFrom::End(0)).map_err(wrong)?;
        if number == 0 {
            let line = serde_json::to_string(tournament).map_err(|error| wrong(error.into()))?;
            writeln!(file, "{line}").map_err(wrong)?;
        }
        Ok(Self { file: Some(file), games })
    }

    /// Whether a game is over.
    #[must_use]
    pub fn has(&self, number: u64) -> bool {
        self.games.contains_key(&number)
    }

    /// Keeps a game.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn add(&mut self, game: Finished) -> Result<(), ResultsError> {
        if let Some(file) = &mut self.file {
            let mut line = serde_json::to_string(&game).map_err(std::io::Error::from)?;
            line.push('\n');
            file.write_all(line.as_bytes())?;
        }
        self.games.insert(game.fixture.number, game);
        Ok(())
    }

    /// The games in order.
    #[must_use]
    pub fn games(&self) -> Vec<Finished> {
        self.games.values().cloned().collect()
    }
}
