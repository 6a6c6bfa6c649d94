//! Opponents. A bot sees what a seat sees ([`Eyes`]) and chooses; it cannot peek, because it never holds the real table.

mod random;
mod simulate;

use std::fmt;
use std::str::FromStr;

use tessera_games::Visitor;
use tessera_kernel::{AnyMatch, Eyes, Game, Match, Rng, Seat};

pub use random::Random;
pub use simulate::{Simulation, Summary, UnplayableSimulation, simulate};

/// Something that chooses.
pub trait Bot<G: Game>: Send {
    /// Picks an option of its seat's decision, by its place in the list.
    fn choose(&mut self, eyes: Eyes<'_, G>) -> usize;
}

/// A bot by its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Any option, each as likely.
    Random,
}

impl Kind {
    /// All bots there are.
    pub const ALL: [Self; 1] = [Self::Random];

    /// Its name in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }

    /// A bot of this kind; `rng` is all its chance.
    #[must_use]
    pub fn build<G: Game>(self, rng: Rng) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random(rng)),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        Self::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| UnknownBot(text.to_owned()))
    }
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot '{0}'; there is: {list}", list = Kind::ALL.map(Kind::name).join(", "))]
pub struct UnknownBot(pub String);

/// What a bot would choose for `seat` in a match of any game, in notation; `None` when the seat is not asked.
#[must_use]
pub fn choose(game: &dyn AnyMatch, seat: Seat, kind: Kind, rng: Rng) -> Option<String> {
    struct Choose<'a> {
        game: &'a dyn AnyMatch,
        seat: Seat,
        kind: Kind,
        rng: Rng,
    }

    impl Visitor for Choose<'_> {
        type Out = Option<String>;

        fn visit<G: Game>(self) -> Option<String> {
            let game = self.game.as_any().downcast_ref::<Match<G>>()?;
            let decision = game.decision(self.seat)?;
            let index = self.kind.build::<G>(self.rng).choose(game.eyes(self.seat));
            Some(decision.options.get(index)?.to_string())
        }
    }

    tessera_games::visit(game.game(), Choose { game, seat, kind, rng }).flatten()
}
