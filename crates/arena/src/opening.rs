//! How games begin, where only some beginnings are wanted: which peoples meet, who leads whom.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tessera_games::Visitor;
use tessera_kernel::{Game, Match, Seat, Secret, Seed, Setup};

use crate::{Tournament, TournamentError};

/// So many boxes are opened before it is said that none begins like this.
const MOST_TRIES: u32 = 20_000;

/// Games that begin like this: what the [tags](Game::tags) of the seats say about something, whichever seat says what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// What it is about.
    pub about: String,
    /// What different seats say of it.
    pub values: Vec<String>,
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.about, self.values.join(","))
    }
}

impl FromStr for Opening {
    type Err = TournamentError;

    /// Reads `people=aztecs,romans`.
    fn from_str(text: &str) -> Result<Self, TournamentError> {
        let (about, values) = text.split_once('=').ok_or_else(|| TournamentError::Opening(text.to_owned()))?;
        let values: Vec<String> = values.split(',').map(|value| value.trim().to_owned()).collect();
        Ok(Self { about: about.trim().to_owned(), values })
    }
}

impl Opening {
    fn fits<G: Game>(&self, game: &Match<G>) -> bool {
        let said = |seat: Seat| G::tags(game, seat).into_iter().filter(|tag| tag.about == self.about);
        let mut said: Vec<Vec<String>> =
            Seat::all(game.setup().count()).map(|seat| said(seat).map(|tag| tag.value).collect()).collect();
        self.values.iter().all(|value| {
            let found = said.iter().position(|values| values.contains(value));
            found.map(|seat| said.swap_remove(seat)).is_some()
        })
    }

    /// The first match that begins like this, of those that a row of seeds gives.
    pub(crate) fn find<G: Game>(&self, setup: &Setup, seed: impl Fn(u32) -> Seed) -> Option<Match<G>> {
        (0..MOST_TRIES).find_map(|number| {
            let seed = seed(number);
            let game = Match::<G>::new(setup.clone(), Secret { seed, salt: seed }).ok()?;
            self.fits(&game).then_some(game)
        })
    }

    /// Whether any game of a tournament begins like this.
    pub(crate) fn is_possible(&self, tournament: &Tournament, setup: &Setup) -> bool {
        struct Find<'a>(&'a Opening, &'a Tournament, &'a Setup);

        impl Visitor for Find<'_> {
            type Out = bool;

            fn visit<G: Game>(self) -> bool {
                let Self(opening, tournament, setup) = self;
                opening.find::<G>(setup, |number| tournament.box_of(0, 0, number)).is_some()
            }
        }

        tessera_games::visit(&tournament.game, Find(self, tournament, setup)).unwrap_or(false)
    }
}
