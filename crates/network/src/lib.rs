//! Small networks that judge positions. They know no game: what goes in are numbers, a sheet for each seat, and what comes
//! out is each seat's chance to win and the points it can expect.
//!
//! ```
//! use tessera_network::{Lesson, Network, Shape, Teacher, Thought};
//!
//! // Two seats, three numbers each: whoever has more of the second one wins.
//! let mut network = Network::fresh(Shape { inputs: 3, hidden: 8, second: 4 }, 1.0, 7);
//! let seats = [[1.0, 0.9, 0.0], [1.0, 0.2, 0.0]];
//! let rows: Vec<&[f32]> = seats.iter().map(|row| &row[..]).collect();
//! let mut teacher = Teacher::new(&network);
//! for _ in 0..200 {
//!     let lesson = Lesson { rows: &rows, base: &[(0.0, 0.0); 2], chances: &[1.0, 0.0], points: &[3.0, 1.0] };
//!     teacher.show(&network, &lesson);
//!     teacher.step(&mut network, 0.01);
//! }
//! let mut thought = Thought::default();
//! network.judge(&rows, &[(0.0, 0.0); 2], &mut thought);
//! assert!(thought.chances()[0] > 0.9);
//! ```
//!
//! | file | what it holds |
//! |---|---|
//! | `network` | the numbers, and what they make of a position |
//! | `teacher` | how far off they were, and how they change |
//! | `policy` | how likely a strong player is to take each option |
//! | `file` | a network on disk |
//! | `noise` | where a fresh network's numbers come from |
//!
//! It is a few hundred lines and no framework: such a network has some ten thousand numbers, half of what goes in is nothing
//! and skipped, and the same lessons in the same order must give the same network on every machine.

mod file;
mod network;
mod noise;
mod policy;
mod teacher;

pub use file::{FileError, Origin};
pub use network::{Network, Shape, Thought};
pub use policy::{Options, Policy, PolicyLesson, PolicyTeacher};
pub use teacher::{Lesson, Teacher};
