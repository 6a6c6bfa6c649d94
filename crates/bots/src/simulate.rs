//! Games by the million.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use rayon::prelude::*;
use serde::Serialize;
use tessera_games::{UnknownGame, Visitor};
use tessera_kernel::{Game, Outcome, Policy, Position, Rng, Seat, Seed, Setup, SetupError, Title, census};

use crate::{Kind, Random, Urged};

/// In fast play the invariants are checked after every so many steps: checking costs far more than playing.
const STEPS_BETWEEN_CHECKS: u32 = 16;

/// What is to be simulated.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The game's name.
    pub game: String,
    /// What is agreed; the number of its seats counts.
    pub setup: Setup,
    /// How many games.
    pub games: u64,
    /// Who plays at every seat.
    pub bot: Kind,
    /// The same number gives the same games.
    pub seed: u64,
    /// How many at once.
    pub threads: usize,
    /// Check the invariants at every decision, not only now and then and at the end of each game.
    pub every_decision: bool,
    /// Count what rules did.
    pub census: bool,
    /// Begin in the middle of a game, made by chance.
    pub midgame: bool,
}

/// What came of a simulation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The game's name.
    pub game: String,
    /// How many seats.
    pub seats: usize,
    /// How many games were played.
    pub games: u64,
    /// How many choices were made in all.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games in a second.
    pub games_per_second: f64,
    /// Choices in a second.
    pub decisions_per_second: f64,
    /// Choices in a game.
    pub decisions_per_game: f64,
    /// Games in which an invariant was broken.
    pub violations: u64,
    /// Games each seat won, alone or together.
    pub wins_by_seat: Vec<u64>,
    /// Points each seat ended with, on average.
    pub mean_score_by_seat: Vec<f64>,
    /// How often each thing happened that the rules take note of, if it was counted.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub census: BTreeMap<&'static str, u64>,
    /// The first invariant that was broken, and the game it was broken in.
    #[serde(skip)]
    pub first_violation: Option<String>,
}

/// Why nothing could be simulated.
#[derive(Debug, thiserror::Error)]
pub enum UnplayableSimulation {
    /// No such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The game cannot be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game makes no positions to begin in.
    #[error("{0} has no midgame to begin in")]
    NoMidgame(String),
    /// The machine gives no threads.
    #[error("cannot start {0} threads; try fewer")]
    Threads(usize),
}

/// Plays the games; `done` counts them as they end, for a progress bar.
///
/// # Errors
/// When they cannot be played.
pub fn simulate(simulation: &Simulation, done: &AtomicU64) -> Result<Summary, UnplayableSimulation> {
    struct Run<'a>(&'a Simulation, &'a AtomicU64);

    impl Visitor for Run<'_> {
        type Out = Result<Summary, UnplayableSimulation>;

        fn visit<G: Game>(self) -> Self::Out {
            run::<G>(self.0, self.1)
        }
    }

    tessera_games::visit(&simulation.game, Run(simulation, done)).ok_or_else(|| UnknownGame(simulation.game.clone()))?
}

/// What came of one game, or of several added up.
#[derive(Clone, Default)]
struct Tally {
    decisions: u64,
    violations: u64,
    wins: Vec<u64>,
    scores: Vec<i64>,
    census: BTreeMap<&'static str, u64>,
    first_violation: Option<String>,
}

impl Tally {
    fn new(seats: usize) -> Self {
        Self { wins: vec![0; seats], scores: vec![0; seats], ..Self::default() }
    }

    fn count(&mut self, outcome: &Outcome) {
        for winner in outcome.winners() {
            self.wins[winner.index()] += 1;
        }
        for (seat, score) in outcome.scores.iter() {
            self.scores[seat.index()] += i64::from(*score);
        }
    }

    fn add(mut self, other: Self) -> Self {
        self.decisions += other.decisions;
        self.violations += other.violations;
        self.wins.iter_mut().zip(other.wins).for_each(|(all, more)| *all += more);
        self.scores.iter_mut().zip(other.scores).for_each(|(all, more)| *all += more);
        other.census.into_iter().for_each(|(what, count)| *self.census.entry(what).or_default() += count);
        self.first_violation = self.first_violation.or(other.first_violation);
        self
    }
}

fn run<G: Game>(simulation: &Simulation, done: &AtomicU64) -> Result<Summary, UnplayableSimulation> {
    let setup = simulation.setup.clone().checked::<G>()?;
    let seats = setup.count();
    if simulation.midgame && G::midgame(&setup, Rng::from_number(0)).is_none() {
        return Err(UnplayableSimulation::NoMidgame(simulation.game.clone()));
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(simulation.threads).build();
    let pool = pool.map_err(|_| UnplayableSimulation::Threads(simulation.threads))?;
    let begun = Instant::now();
    let one = |number: u64| {
        let mut tally = Tally::new(seats);
        if simulation.census {
            let ((), counts) = census::watch(|| play_one::<G>(simulation, &setup, number, &mut tally));
            tally.census = counts;
        } else {
            play_one::<G>(simulation, &setup, number, &mut tally);
        }
        done.fetch_add(1, Ordering::Relaxed);
        tally
    };
    let all = pool.install(|| {
        (0..simulation.games)
            .into_par_iter()
            .fold(|| Tally::new(seats), |all, number| all.add(one(number)))
            .reduce(|| Tally::new(seats), Tally::add)
    });
    let seconds = begun.elapsed().as_secs_f64();
    let games = simulation.games as f64;
    Ok(Summary {
        game: Title::of::<G>(&setup.edition).to_owned(),
        seats,
        games: simulation.games,
        decisions: all.decisions,
        seconds,
        games_per_second: games / seconds,
        decisions_per_second: all.decisions as f64 / seconds,
        decisions_per_game: all.decisions as f64 / games.max(1.0),
        violations: all.violations,
        wins_by_seat: all.wins,
        mean_score_by_seat: all
            .scores
            .iter()
            .map(|&score| score as f64 / f64::from(G::POINT) / games.max(1.0))
            .collect(),
        census: all.census,
        first_violation: all.first_violation,
    })
}

/// Chance for one of many games: the simulation's number and the game's.
fn chance(seed: u64, number: u64) -> Rng {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&number.to_le_bytes());
    Rng::new(Seed(bytes))
}

/// Where a game begins: at its beginning, or in the middle of one.
fn begin<G: Game>(simulation: &Simulation, setup: &Setup, rng: Rng) -> G::State {
    if simulation.midgame
        && let Some(midgame) = G::midgame(setup, rng.clone())
    {
        return midgame;
    }
    G::setup(setup, rng)
}

/// Plays to the end without looking; `broken` tells the first invariant that does not hold.
fn play_blindly<G: Game>(
    state: &mut G::State,
    policy: &mut dyn Policy<G>,
    tally: &mut Tally,
    broken: &mut Option<String>,
) {
    let mut steps = 0;
    while broken.is_none() && G::outcome(state).is_none() {
        tally.decisions += Position::<G>::play_step(state, policy);
        steps += 1;
        if steps % STEPS_BETWEEN_CHECKS == 0 {
            *broken = G::check(state).err();
        }
    }
}

fn play_one<G: Game>(simulation: &Simulation, setup: &Setup, number: u64, tally: &mut Tally) {
    let mut rng = chance(simulation.seed, number);
    let mut broken = None;
    let mut state = begin::<G>(simulation, setup, rng.fork());
    match simulation.bot {
        // Such play needs no view of the table: every question is answered on the spot.
        Kind::Random if !simulation.every_decision => {
            play_blindly::<G>(&mut state, &mut Random(rng), tally, &mut broken);
        }
        Kind::Urged if !simulation.every_decision => play_blindly::<G>(&mut state, &mut Urged(rng), tally, &mut broken),
        kind => {
            let mut bots: Vec<_> = Seat::all(setup.count()).map(|_| kind.build::<G>(rng.fork())).collect();
            let mut position = Position::<G>::new(state, None);
            while let Some(decision) = position.decisions().first() {
                broken = G::check(position.state()).err();
                if broken.is_some() {
                    break;
                }
                let seat = decision.seat;
                let index = bots[seat.index()].choose(tessera_kernel::Eyes::new(&position, seat));
                position.answer(seat, index, None);
                tally.decisions += 1;
            }
            state = position.state().clone();
        }
    }
    if let Some(broken) = broken.or_else(|| G::check(&state).err()) {
        tally.violations += 1;
        tally.first_violation = Some(format!("game {number}: {broken}"));
    }
    if let Some(outcome) = G::outcome(&state) {
        tally.count(&outcome);
    }
}
