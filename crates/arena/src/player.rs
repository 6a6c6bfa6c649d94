//! Who plays: a bot by its name, or a program of your own.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tessera_bots::{Kind, UnknownBot};

/// Somebody who takes part in a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Player {
    /// A bot of ours.
    Bot(Kind),
    /// A program that speaks the line protocol, and its arguments.
    Program(Vec<String>),
}

/// No bot and no program has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownPlayer {
    /// No such bot.
    #[error("{0}; or a program of your own as 'exec:COMMAND'")]
    Bot(#[from] UnknownBot),
    /// No program is named.
    #[error("'exec:' needs a command, such as 'exec:python3 bot.py'")]
    NoCommand,
}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        let Some(command) = text.strip_prefix("exec:") else {
            return Ok(Self::Bot(text.parse()?));
        };
        let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        if words.is_empty() { Err(UnknownPlayer::NoCommand) } else { Ok(Self::Program(words)) }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(kind) => kind.fmt(f),
            Self::Program(words) => write!(f, "exec:{}", words.join(" ")),
        }
    }
}

impl TryFrom<String> for Player {
    type Error = UnknownPlayer;

    fn try_from(text: String) -> Result<Self, UnknownPlayer> {
        text.parse()
    }
}

impl From<Player> for String {
    fn from(player: Player) -> Self {
        player.to_string()
    }
}
