//! What can go wrong, said so that one knows what to do.

use std::io;
use std::path::{Path, PathBuf};

use tessera_arena::TrainingError;
use tessera_bots::{UnknownBot, UnplayableSimulation};
use tessera_games::{BeginError, UnknownGame};
use tessera_kernel::{RecordError, SetupError};

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// No such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// No such bot.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// A game cannot be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A match cannot begin.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// A simulation cannot run.
    #[error(transparent)]
    Simulation(#[from] UnplayableSimulation),
    /// A tournament cannot be played.
    #[error(transparent)]
    Tournament(#[from] tessera_arena::TournamentError),
    /// A network cannot be taught.
    #[error(transparent)]
    Training(#[from] TrainingError),
    /// Nobody has that name.
    #[error(transparent)]
    Player(#[from] tessera_arena::UnknownPlayer),
    /// Results cannot be kept.
    #[error(transparent)]
    Results(#[from] tessera_arena::ResultsError),
    /// Jobs cannot be kept or done.
    #[error(transparent)]
    Jobs(#[from] tessera_arena::JobsError),
    /// The server does not run.
    #[error(transparent)]
    Serve(#[from] tessera_server::ServeError),
    /// Something was not copied, restored or moved.
    #[error(transparent)]
    Copy(#[from] tessera_server::CopyError),
    /// Nothing was done about a site.
    #[error(transparent)]
    Admin(#[from] tessera_server::admin::AdminError),
    /// A server is not ready.
    #[error("{0}: {1}")]
    Unready(String, String),
    /// A file cannot be read or written.
    #[error("{path}: {error}", path = .0.display(), error = .1)]
    File(PathBuf, io::Error),
    /// A record does not hold.
    #[error("{path}: {error}", path = .0.display(), error = .1)]
    Record(PathBuf, RecordError),
    /// Some records do not hold.
    #[error("{0} of {1} records do not hold")]
    Dishonest(usize, usize),
    /// Rules were broken in a simulation.
    #[error("an invariant was broken in {0} games; the first: {1}")]
    Violations(u64, String),
    /// A load test did not come to its end.
    #[error("the load test failed: {0}")]
    Load(String),
    /// Nothing under this number in the rules.
    #[error("the rules of {game} have no section '{section}'; sections are: {known}")]
    Section {
        /// The game.
        game: String,
        /// What was asked for.
        section: String,
        /// What there is.
        known: String,
    },
    /// The game is too short for that.
    #[error("the game has {choices} choices; --at can be 0 to {choices}")]
    At {
        /// How many there are.
        choices: usize,
    },
    /// What was typed makes no sense.
    #[error("{0}")]
    Usage(String),
    /// The terminal does not take what we write.
    #[error("cannot write to the terminal: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// A file that could not be read or written.
    pub fn file(path: &Path) -> impl FnOnce(io::Error) -> Self + use<> {
        let path = path.to_owned();
        move |error| Self::File(path, error)
    }

    /// 2 for what was typed wrongly, 1 for what did not hold.
    pub fn code(&self) -> u8 {
        match self {
            Self::Game(_) | Self::Bot(_) | Self::Setup(_) | Self::Begin(_) | Self::Simulation(_) => 2,
            Self::Tournament(_) | Self::Player(_) => 2,
            Self::Training(TrainingError::Game(_) | TrainingError::Setup(_)) => 2,
            Self::Training(TrainingError::Blind(_) | TrainingError::Setting(..)) => 2,
            Self::Section { .. } | Self::At { .. } | Self::Usage(_) => 2,
            // A checkpoint may be wrong though nothing was typed wrongly.
            Self::Training(TrainingError::Checkpoint(..))
            | Self::Serve(_)
            | Self::Admin(_)
            | Self::Copy(_)
            | Self::Unready(..)
            | Self::Results(_)
            | Self::Jobs(_)
            | Self::File(..)
            | Self::Record(..)
            | Self::Dishonest(..)
            | Self::Violations(..)
            | Self::Load(_)
            | Self::Output(_) => 1,
        }
    }
}
