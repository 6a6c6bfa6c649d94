//! Networks taught by self-play.
//!
//! Greedy bots with the present network play games by the batch; some of them sit among older ones. What came of each
//! position, mixed with what the network thought of those after it (temporal differences), is shown to the network, and so is
//! what its bots thought of each option, to the policy. From time to time the new bot meets the yardstick.
//!
//! | file | what it holds |
//! |---|---|
//! | `school` | a training from beginning to end, its checkpoints and its curve |
//! | `game` | one game of self-play, and what is learned from it |
//! | `memory` | positions of the last games, and how they are shown |

mod game;
mod memory;
mod school;

pub use school::{Mark, Training, TrainingError};
