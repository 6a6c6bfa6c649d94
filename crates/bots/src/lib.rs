//! Opponents. A bot sees what a seat sees ([`Eyes`]) and chooses; it cannot peek, because it never holds the real table.

mod advice;
mod circles;
mod frozen;
mod greedy;
mod judge;
mod kind;
mod lookahead;
mod mind;
mod random;
mod search;
mod simulate;
mod stop;
mod traits;
mod turning;
mod urged;

use std::time::Duration;

use tessera_kernel::{Eyes, Game};

pub use advice::{Analysis, Opinion, Swing, WEIGHED, Worth, advise, analyse, compared, positions};
pub use greedy::Greedy;
pub use judge::{Judge, Learned, inputs, inputs_hash, look, options};
pub use kind::{Budget, Kind, Level, Past, UnknownBot, Version, Who};
pub use mind::Mind;
pub use random::Random;
pub use search::{Judged, Search, Weighed};
pub use simulate::{Simulation, Summary, UnplayableSimulation, simulate};
pub use stop::{Stop, StopOnDrop};
pub use turning::{Turning, turning_points, turning_steps};
pub use urged::Urged;

/// Something that chooses.
pub trait Bot<G: Game>: Send {
    /// Picks an option of its seat's decision, by its place in the list.
    fn choose(&mut self, eyes: Eyes<'_, G>) -> usize;

    /// From now on it stops thinking when it is told to; what it answers then is any option. Who thinks for a moment only
    /// need not listen.
    fn heed(&mut self, _stop: &Stop) {}

    /// The longest it may think about its next decisions, if not as long as its budget says. Who thinks for a moment only need
    /// not mind.
    fn allow(&mut self, _time: Option<Duration>) {}
}
