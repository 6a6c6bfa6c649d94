//! Tournaments between bots: who is stronger, by how much, and whether a game is fair.
//!
//! | file | what it holds |
//! |---|---|
//! | `player` | who plays: a bot by its name, or a program of your own |
//! | `external` | the line protocol such a program speaks |
//! | `tournament` | who meets whom, at which seats, with which dice |
//! | `opening` | how games begin, where only some beginnings are wanted |
//! | `play` | one game from start to end |
//! | `results` | what was played, kept in a file a tournament can go on from |
//! | `run` | all games on all cores |
//! | `jobs` | all games on all machines, by way of PostgreSQL |
//! | `ratings` | strength and how sure we are of it |
//! | `report` | what came of it, as JSON and as a page people look at |
//! | `tune` | weights improved by self-play |
//! | `train` | networks taught by self-play |

mod external;
mod jobs;
mod opening;
mod play;
mod player;
mod ratings;
mod report;
mod results;
mod run;
mod tournament;
mod train;
mod tune;

pub use external::Foul;
pub use jobs::{Jobs, JobsError};
pub use opening::Opening;
pub use play::{Finished, play};
pub use player::{Player, UnknownPlayer};
pub use ratings::{Rating, ratings};
pub use report::{Report, page};
pub use results::{Results, ResultsError};
pub use run::run;
pub use tournament::{Fixture, Form, Tournament, TournamentError};
pub use train::{Mark, Training, TrainingError};
pub use tune::{Generation, Tuned, Tuning, tune};
