//! A bot at a match of any game: it remembers what it thought from one decision to the next.

use std::time::Duration;

use tessera_games::Visitor;
use tessera_kernel::{AnyMatch, Game, Match, Rng, Seat};

use crate::{Bot, Kind, Stop};

/// A bot that plays one seat of a match whose game is not known by type.
pub struct Mind {
    kind: Kind,
    thinker: Box<dyn Thinker>,
}

trait Thinker: Send {
    fn choose(&mut self, game: &dyn AnyMatch, seat: Seat, stop: &Stop) -> Option<String>;
    fn allow(&mut self, time: Option<Duration>);
}

struct Of<G: Game>(Box<dyn Bot<G>>);

impl<G: Game> Thinker for Of<G> {
    fn allow(&mut self, time: Option<Duration>) {
        self.0.allow(time);
    }

    fn choose(&mut self, game: &dyn AnyMatch, seat: Seat, stop: &Stop) -> Option<String> {
        let game = game.as_any().downcast_ref::<Match<G>>()?;
        let decision = game.decision(seat)?;
        self.0.heed(stop);
        let index = self.0.choose(game.eyes(seat));
        if stop.told() {
            return None;
        }
        Some(decision.options.get(index)?.to_string())
    }
}

impl Mind {
    /// A bot for a game; `None` when no game has that name.
    #[must_use]
    pub fn new(game: &str, kind: Kind, rng: Rng) -> Option<Self> {
        struct Make(Kind, Rng);

        impl Visitor for Make {
            type Out = Box<dyn Thinker>;

            fn visit<G: Game>(self) -> Self::Out {
                Box::new(Of(self.0.build::<G>(self.1)))
            }
        }

        let thinker = tessera_games::visit(game, Make(kind, rng))?;
        Some(Self { kind, thinker })
    }

    /// Which bot it is.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The longest it may think about its next decisions, if not as long as its budget says.
    pub fn allow(&mut self, time: Option<Duration>) {
        self.thinker.allow(time);
    }

    /// What it chooses for `seat`, in notation; `None` when the seat is not asked or it is a match of another game.
    pub fn choose(&mut self, game: &dyn AnyMatch, seat: Seat) -> Option<String> {
        self.choose_unless(game, seat, &Stop::default())
    }

    /// The same; `None` also when it was told to stop before it had chosen.
    pub fn choose_unless(&mut self, game: &dyn AnyMatch, seat: Seat, stop: &Stop) -> Option<String> {
        self.thinker.choose(game, seat, stop)
    }
}
