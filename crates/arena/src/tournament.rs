//! Who meets whom, at which seats, with which dice.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tessera_games::{BeginError, UnknownGame, Visitor};
use tessera_kernel::{Game, Match, Rng, Secret, Seed, Setup, SetupError};

use crate::{Opening, Player};

/// How players meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// Everyone meets everyone.
    RoundRobin,
    /// The first player meets each of the others, who fill all other seats.
    Gauntlet,
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::RoundRobin => "round-robin",
            Self::Gauntlet => "gauntlet",
        })
    }
}

impl FromStr for Form {
    type Err = TournamentError;

    fn from_str(text: &str) -> Result<Self, TournamentError> {
        match text {
            "round-robin" => Ok(Self::RoundRobin),
            "gauntlet" => Ok(Self::Gauntlet),
            _ => Err(TournamentError::Form(text.to_owned())),
        }
    }
}

/// A tournament: everything that decides what is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tournament {
    /// Which game.
    pub game: String,
    /// How many sit at a table.
    pub seats: usize,
    /// Options of the game, `key=value` separated by spaces.
    pub options: String,
    /// Who takes part.
    pub players: Vec<Player>,
    /// How they meet.
    pub form: Form,
    /// Games each line-up plays; seats rotate from game to game.
    pub games: u64,
    /// The same number gives the same games.
    pub seed: u64,
    /// How long a program may think about a decision, in milliseconds.
    pub limit: u64,
    /// Beginnings, each of which every line-up plays its games from; any beginning where none is named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub openings: Vec<Opening>,
}

/// One game of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fixture {
    /// Its number in the tournament, from 0.
    pub number: u64,
    /// Which player sits at each seat.
    pub seats: Vec<usize>,
    /// The dice: games with the same number have the same box.
    pub dice: u64,
    /// Which of the tournament's beginnings it has, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<usize>,
}

/// Why a tournament cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TournamentError {
    /// No such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The game cannot be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Nobody to play against.
    #[error("a tournament needs at least two players")]
    TooFew,
    /// Somebody takes part twice.
    #[error("'{0}' takes part twice; give it another budget, or name it once")]
    Twice(String),
    /// The game has no network of that number.
    #[error("there is no '{0}' for {1}: it has {2} networks, from 1")]
    NoVersion(String, String, usize),
    /// Nothing to tune.
    #[error("{0} has no weights to tune")]
    NoWeights(&'static str),
    /// No game begins so.
    #[error("no game begins with '{0}'; a beginning is such as people=aztecs,romans")]
    Opening(String),
    /// No such form.
    #[error("a tournament is a 'round-robin' or a 'gauntlet', not '{0}'")]
    Form(String),
}

impl Tournament {
    /// Whether it can be played.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self) -> Result<(), TournamentError> {
        if self.players.len() < 2 {
            return Err(TournamentError::TooFew);
        }
        for (at, player) in self.players.iter().enumerate() {
            if self.players[..at].contains(player) {
                return Err(TournamentError::Twice(player.to_string()));
            }
        }
        self.check_versions()?;
        match tessera_games::begin(&self.game, self.setup()?, Secret::from_number(0)) {
            Ok(_) => {}
            Err(BeginError::Game(error)) => return Err(error.into()),
            Err(BeginError::Setup(error)) => return Err(error.into()),
        }
        let setup = self.setup()?;
        match self.openings.iter().find(|opening| !opening.is_possible(self, &setup)) {
            Some(never) => Err(TournamentError::Opening(never.to_string())),
            None => Ok(()),
        }
    }

    /// Whether there are the versions of bots that take part.
    fn check_versions(&self) -> Result<(), TournamentError> {
        struct Missing<'a>(&'a [Player]);

        impl Visitor for Missing<'_> {
            type Out = Option<(String, usize)>;

            fn visit<G: Game>(self) -> Self::Out {
                let missing = |player: &&Player| matches!(player, Player::Bot(kind) if !kind.is_there_for::<G>());
                self.0.iter().find(missing).map(|player| (player.to_string(), G::NETWORKS.len()))
            }
        }

        match tessera_games::visit(&self.game, Missing(&self.players)).flatten() {
            Some((bot, count)) => Err(TournamentError::NoVersion(bot, self.game.clone(), count)),
            None => Ok(()),
        }
    }

    /// What is agreed at every table.
    ///
    /// # Errors
    /// When there is no such game or the options cannot be read.
    pub fn setup(&self) -> Result<Setup, TournamentError> {
        let names = (1..=self.seats.min(64)).map(|number| format!("Seat {number}")).collect();
        let mut setup = tessera_games::usual_setup(&self.game, names)?;
        setup.options = self.options.parse()?;
        Ok(setup)
    }

    /// Who sits together: each list is played in every rotation.
    #[must_use]
    pub fn line_ups(&self) -> Vec<Vec<usize>> {
        let count = self.players.len();
        let against = |one: usize, other: usize| {
            let mut seats = vec![other; self.seats];
            seats[0] = one;
            seats
        };
        match self.form {
            Form::Gauntlet => (1..count).map(|other| against(0, other)).collect(),
            Form::RoundRobin if count >= self.seats => choose(count, self.seats),
            // Too few for a table: each one sits alone among each other one.
            Form::RoundRobin => {
                let pairs = (0..count).flat_map(|one| (0..count).map(move |other| (one, other)));
                pairs.filter(|(one, other)| one != other).map(|(one, other)| against(one, other)).collect()
            }
        }
    }

    /// How many games there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.line_ups().len() as u64 * self.games * self.openings.len().max(1) as u64
    }

    /// All games in order. All line-ups play with the same dice, each from every seat.
    #[must_use]
    pub fn fixtures(&self) -> Vec<Fixture> {
        let mut fixtures = Vec::new();
        let seats = self.seats.max(1);
        let line_ups = self.line_ups();
        let openings = if self.openings.is_empty() { vec![None] } else { (0..self.openings.len()).map(Some).collect() };
        for game in 0..self.games {
            for (&opening, line_up) in
                openings.iter().flat_map(|one| line_ups.iter().map(move |line_up| (one, line_up)))
            {
                let mut seated = line_up.clone();
                seated.rotate_right((game % seats as u64) as usize);
                let (number, dice) = (fixtures.len() as u64, game / seats as u64);
                fixtures.push(Fixture { number, seats: seated, dice, opening });
            }
        }
        fixtures
    }

    /// The match of a game before anything is done; `None` where nothing begins as it shall.
    pub(crate) fn begin<G: Game>(&self, setup: Setup, fixture: &Fixture) -> Option<Match<G>> {
        let Some(number) = fixture.opening else {
            let seed = self.stream(0, fixture.dice);
            return Match::new(setup, Secret { seed, salt: seed }).ok();
        };
        self.openings.get(number)?.find(&setup, |attempt| self.box_of(1 + number as u32, fixture.dice, attempt))
    }

    /// The seed of a box that is opened to see whether a game begins as it shall.
    pub(crate) fn box_of(&self, opening: u32, dice: u64, attempt: u32) -> Seed {
        let mut seed = self.stream(0, dice);
        seed.0[24..28].copy_from_slice(&opening.to_le_bytes());
        seed.0[28..].copy_from_slice(&(attempt + 1).to_le_bytes());
        seed
    }

    /// The chance of the player at a seat of a game.
    #[must_use]
    pub fn chance(&self, fixture: &Fixture, seat: usize) -> Rng {
        Rng::new(self.stream(1 + seat as u64, fixture.number))
    }

    fn stream(&self, kind: u64, number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&number.to_le_bytes());
        bytes[16..24].copy_from_slice(&kind.to_le_bytes());
        Seed(bytes)
    }
}

/// All ways to choose `take` of `count`, in order.
fn choose(count: usize, take: usize) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    let mut chosen: Vec<usize> = (0..take).collect();
    if take == 0 || take > count {
        return all;
    }
    loop {
        all.push(chosen.clone());
        let Some(at) = (0..take).rev().find(|&at| chosen[at] < count - take + at) else { return all };
        chosen[at] += 1;
        for later in at + 1..take {
            chosen[later] = chosen[later - 1] + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tournament(form: Form, players: &[&str], seats: usize) -> Tournament {
        Tournament {
            game: "tempus".into(),
            seats,
            options: String::new(),
            players: players.iter().map(|name| name.parse().unwrap()).collect(),
            form,
            games: 6,
            seed: 1,
            limit: 1000,
            openings: Vec::new(),
        }
    }

    #[test]
    fn everyone_meets_everyone_from_every_seat() {
        let four = tournament(Form::RoundRobin, &["random", "greedy", "casual", "beginner"], 3);
        assert_eq!(four.line_ups(), [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]);
        let fixtures = four.fixtures();
        assert_eq!(fixtures.len() as u64, four.count());
        for player in 0..4 {
            let at = |seat: usize| fixtures.iter().filter(|fixture| fixture.seats[seat] == player).count();
            assert_eq!([at(0), at(1), at(2)], [6, 6, 6]);
        }
        let two = tournament(Form::RoundRobin, &["random", "greedy"], 3);
        assert_eq!(two.line_ups(), [[0, 1, 1], [1, 0, 0]]);
    }

    #[test]
    fn a_gauntlet_seats_the_first_among_each_other() {
        let gauntlet = tournament(Form::Gauntlet, &["greedy", "random", "casual"], 3);
        assert_eq!(gauntlet.line_ups(), [[0, 1, 1], [0, 2, 2]]);
        let fixtures = gauntlet.fixtures();
        assert_eq!(fixtures[0].dice, fixtures[1].dice, "common dice");
        assert_ne!(fixtures[0].dice, fixtures[6].dice);
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        assert_eq!(tournament(Form::Gauntlet, &["greedy"], 3).check(), Err(TournamentError::TooFew));
        let twice = tournament(Form::Gauntlet, &["greedy", "greedy"], 3).check();
        assert_eq!(twice, Err(TournamentError::Twice("greedy".into())));
        let seats = tournament(Form::Gauntlet, &["greedy", "random"], 9).check();
        assert!(matches!(seats, Err(TournamentError::Setup(SetupError::Seats { .. }))));
        let never = tournament(Form::Gauntlet, &["greedy@250", "greedy@0.1"], 3).check();
        assert!(matches!(never, Err(TournamentError::NoVersion(bot, ..)) if bot == "greedy@250"));
        let mut unknown = tournament(Form::Gauntlet, &["greedy", "random"], 3);
        unknown.game = "chess".into();
        assert!(matches!(unknown.check(), Err(TournamentError::Game(_))));
    }
}
