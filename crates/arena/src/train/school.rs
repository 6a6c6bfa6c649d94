//! A training from beginning to end, its checkpoints and its curve.

use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use tessera_bots::{Judge, Learned, inputs, inputs_hash};
use tessera_games::{UnknownGame, Visitor};
use tessera_kernel::{Game, Rng, Seat, Seed, Setup, SetupError, Title};
use tessera_network::{Network, Origin, Policy, PolicyTeacher, Shape, Teacher};

use super::game::{Manner, Sitter, Worth, play};
use super::memory::{Loss, Memory};
use crate::report::plot;

/// How a network is taught.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Training {
    /// Which game; all its boxes together.
    pub game: String,
    /// Games of self-play.
    pub games: u64,
    /// Games between two lessons.
    pub batch: u64,
    /// Units of the first layer.
    pub hidden: usize,
    /// Units of the second.
    pub second: usize,
    /// How often each position is shown.
    pub shows: u32,
    /// How fast it learns at first; a tenth of it in the end.
    pub rate: f32,
    /// How much of what is learned of a position is what came later, not what was thought a moment later.
    pub patience: f32,
    /// How much of what a game teaches of chances is how clearly it was won, not only who won.
    pub margin: f32,
    /// Batches between two meetings with the yardstick.
    pub meeting: u64,
    /// Games of such a meeting.
    pub met: u64,
    /// The same number gives the same network.
    pub seed: u64,
}

/// A point of the curve.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Mark {
    /// Games played so far.
    pub games: u64,
    /// Hours of all cores so far.
    pub hours: f64,
    /// How surprised the network was at chances, in nats.
    pub surprise: f64,
    /// How far off it was in points.
    pub off: f64,
    /// How surprised the policy was, in nats.
    pub choice: f64,
    /// The share of wins against the yardstick, where they met: of duels at the smallest table.
    pub strength: Option<f64>,
}

/// Why nothing could be taught.
#[derive(Debug, thiserror::Error)]
pub enum TrainingError {
    /// No such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// A game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game has no features.
    #[error("{0} tells nothing of its positions that could be learned from")]
    Blind(&'static str),
    /// A setting is out of bounds.
    #[error("{0} must be {1}")]
    Setting(&'static str, &'static str),
    /// A checkpoint cannot be written or read.
    #[error("the checkpoint {0}: {1}")]
    Checkpoint(PathBuf, String),
}

/// A training under way.
struct School<G: Game> {
    training: Training,
    network: Network,
    policy: Policy,
    teacher: Teacher,
    choices: PolicyTeacher,
    memory: Memory,
    /// Networks of before, as opponents.
    pool: Vec<Judge>,
    curve: Vec<Mark>,
    games: u64,
    hours: f64,
    game: PhantomData<G>,
}

/// What a checkpoint knows beside the network.
#[derive(Serialize, Deserialize)]
struct Progress {
    training: Training,
    games: u64,
    hours: f64,
    curve: Vec<Mark>,
}

/// The most positions that are remembered.
const REMEMBERED: usize = 120_000;
/// Batches between two networks of the pool, and how many of them are kept.
const POOLED_EVERY: u64 = 12;
const POOL: usize = 8;

impl Training {
    /// Whether it can be done.
    ///
    /// # Errors
    /// The first setting that is out of bounds.
    pub fn check(&self) -> Result<(), TrainingError> {
        let bounds = [
            ((1..=10_000_000).contains(&self.games), "the number of games", "from 1 to 10 million"),
            ((1..=10_000).contains(&self.batch), "the games of a batch", "from 1 to 10,000"),
            ((1..=512).contains(&self.hidden), "the units of the first layer", "from 1 to 512"),
            ((1..=128).contains(&self.second), "the units of the second layer", "from 1 to 128"),
            ((1..=64).contains(&self.shows), "how often a position is shown", "from 1 to 64"),
            (self.rate > 0.0 && self.rate <= 0.1, "the rate", "above 0 and at most 0.1"),
            ((0.0..=1.0).contains(&self.patience), "the patience", "from 0 to 1"),
            ((0.0..=1.0).contains(&self.margin), "the margin", "from 0 to 1"),
            (self.met <= 100_000, "the games of a meeting", "at most 100,000"),
        ];
        match bounds.into_iter().find(|(holds, ..)| !holds) {
            Some((_, what, bounds)) => Err(TrainingError::Setting(what, bounds)),
            None => Ok(()),
        }
    }

    /// Teaches a network; `tell` hears of every batch, `done` counts games. With a folder for checkpoints it goes on from the
    /// last one there, and leaves one after every batch. Returns the network as a file, and the curve.
    ///
    /// # Errors
    /// When there is no such game, or a checkpoint cannot be read or written.
    pub fn run(
        &self,
        folder: Option<&Path>,
        done: &AtomicU64,
        tell: &mut dyn FnMut(&Mark),
    ) -> Result<(Vec<u8>, Vec<Mark>), TrainingError> {
        struct Run<'a>(&'a Training, Option<&'a Path>, &'a AtomicU64, &'a mut dyn FnMut(&Mark));

        impl Visitor for Run<'_> {
            type Out = Result<(Vec<u8>, Vec<Mark>), TrainingError>;

            fn visit<G: Game>(self) -> Self::Out {
                let mut school = School::<G>::begin(self.0, self.1)?;
                self.2.store(school.games, Ordering::Relaxed);
                while school.games < self.0.games {
                    let mark = school.batch(self.2)?;
                    (self.3)(&mark);
                    if let Some(folder) = self.1 {
                        school.save(folder)?;
                    }
                }
                Ok((school.file(), school.curve))
            }
        }

        self.check()?;
        let unknown = || UnknownGame(self.game.clone());
        tessera_games::visit(&self.game, Run(self, folder, done, tell)).ok_or_else(unknown)?
    }

    /// The command that does the same.
    #[must_use]
    pub fn command(&self) -> String {
        let Self { game, games, batch, hidden, second, shows, rate, patience, margin, seed, .. } = self;
        format!(
            "tessera train {game} --games {games} --batch {batch} --hidden {hidden} --second {second} --shows {shows} \
             --rate {rate} --patience {patience} --margin {margin} --seed {seed}"
        )
    }

    /// The curve as a picture: strength, and how surprised the network was beside its first surprise.
    #[must_use]
    pub fn picture(curve: &[Mark]) -> String {
        let first = curve.first().map_or(1.0, |mark| mark.surprise.max(1e-6));
        let surprise = curve.iter().map(|mark| (mark.games as f64, (mark.surprise / first).min(1.0))).collect();
        let strength =
            curve.iter().filter_map(|mark| mark.strength.map(|strength| (mark.games as f64, strength))).collect();
        plot::lines(
            &[
                plot::Line { label: "wins against the yardstick".into(), points: strength },
                plot::Line { label: "surprise, beside the first".into(), points: surprise },
            ],
            true,
            "games",
        )
    }
}

impl<G: Game> School<G> {
    fn begin(training: &Training, folder: Option<&Path>) -> Result<Self, TrainingError> {
        let names = inputs::<G>();
        if names.is_empty() {
            return Err(TrainingError::Blind(G::ID));
        }
        let shape = Shape { inputs: names.len(), hidden: training.hidden, second: training.second };
        let mut rng = Rng::from_number(training.seed);
        let scale = spread::<G>(&mut rng)?;
        let network = Network::fresh(shape, scale, training.seed);
        let policy = Policy::fresh(&network);
        let mut school = Self {
            teacher: Teacher::new(&network),
            choices: PolicyTeacher::new(&policy),
            training: training.clone(),
            network,
            policy,
            memory: Memory::default(),
            pool: Vec::new(),
            curve: Vec::new(),
            games: 0,
            hours: 0.0,
            game: PhantomData,
        };
        if let Some(folder) = folder {
            school.resume(folder)?;
        }
        Ok(school)
    }

    /// Plays a batch of games and learns from them.
    fn batch(&mut self, done: &AtomicU64) -> Result<Mark, TrainingError> {
        let begun = Instant::now();
        let number = self.games / self.training.batch.max(1);
        let judge = self.judge();
        if number.is_multiple_of(POOLED_EVERY) && number > 0 {
            self.pool.push(judge.clone());
            if self.pool.len() > POOL {
                self.pool.remove(1);
            }
        }
        let count = self.training.batch.min(self.training.games - self.games).max(1);
        let played: Vec<_> = (self.games..self.games + count)
            .into_par_iter()
            .map(|game| {
                let learned = self.play(game, &judge);
                done.fetch_add(1, Ordering::Relaxed);
                learned
            })
            .collect::<Result<_, TrainingError>>()?;
        let moments: Vec<_> = played.into_iter().flatten().collect();
        let lessons = moments.len() * self.training.shows as usize;
        self.memory.remember(moments, REMEMBERED);
        self.games += count;
        let gone = self.games as f32 / self.training.games as f32;
        let rate = self.training.rate * 0.1_f32.powf(gone);
        let mut rng = self.chance(self.games, 1);
        let loss = self.memory.show(
            lessons,
            (&mut self.network, &mut self.teacher),
            (&mut self.policy, &mut self.choices),
            rate,
            &mut rng,
        );
        let last = self.games >= self.training.games;
        let meets = (number + 1).is_multiple_of(self.training.meeting.max(1)) || last;
        let strength = if meets && self.training.met > 0 { Some(self.meet()?) } else { None };
        self.hours += begun.elapsed().as_secs_f64() * rayon::current_num_threads() as f64 / 3600.0;
        let mark = self.mark(&loss, strength);
        self.curve.push(mark);
        Ok(mark)
    }

    fn mark(&self, loss: &Loss, strength: Option<f64>) -> Mark {
        Mark {
            games: self.games,
            hours: self.hours,
            surprise: loss.surprise / loss.lessons.max(1) as f64,
            off: loss.off / loss.lessons.max(1) as f64,
            choice: loss.choice / loss.choices.max(1) as f64,
            strength,
        }
    }

    /// The present network as a judge.
    fn judge(&self) -> Judge {
        let (network, policy) = (self.network.clone(), Some(self.policy.clone()));
        Judge::learned::<G>(Arc::new(Learned { origin: self.origin(), network, policy }))
    }

    fn origin(&self) -> Origin {
        let names = inputs::<G>();
        Origin {
            game: G::ID.to_owned(),
            command: self.training.command(),
            games: self.games,
            hours: (self.hours * 100.0).round() / 100.0,
            inputs: inputs_hash(&names, names.len()).expect("as many as there are"),
        }
    }

    /// The network as a file.
    fn file(&self) -> Vec<u8> {
        self.network.to_bytes(&self.origin(), Some(&self.policy))
    }

    fn chance(&self, game: u64, kind: u8) -> Rng {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.training.seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&game.to_le_bytes());
        bytes[16] = kind;
        Rng::new(Seed(bytes))
    }

    fn worth(&self) -> Worth {
        /// Of the unit of points: a lead of half of it is a clear win.
        const CLEAR: f32 = 0.5;
        Worth { margin: self.training.margin, spread: CLEAR * self.network.scale() }
    }

    /// A game of self-play: at a table of any size, most often the smallest; in any of the game's boxes; every third one
    /// with a bot of before.
    fn play(&self, game: u64, judge: &Judge) -> Result<Vec<super::game::Moment>, TrainingError> {
        let mut rng = self.chance(game, 0);
        let setup = table::<G>(&mut rng)?;
        let manner = Manner { patience: self.training.patience, worth: self.worth(), stray: 12, glances: true };
        let mut sitters: Vec<Sitter> =
            (0..setup.count()).map(|_| Sitter { judge: judge.clone(), strays: true }).collect();
        if rng.below(3) == 0 {
            let place = 1 + rng.index(setup.count() - 1);
            // As often the evaluation alone as one of the pool: who beats only itself has learned little.
            let old = rng.index(2 * self.pool.len() + 1);
            sitters[place].judge = self.pool.get(old).cloned().unwrap_or_else(Judge::plain::<G>);
        }
        Ok(play::<G>(&setup, &sitters, manner, rng).0)
    }

    /// Meets the yardstick in duels at the smallest table, in the usual box; says what share it won where a half is even.
    fn meet(&self) -> Result<f64, TrainingError> {
        let setup = Setup::anonymous::<G>(*G::SEATS.start()).checked::<G>()?;
        let count = setup.count();
        let (new, old) = (self.judge(), Judge::plain::<G>());
        let manner = Manner { patience: 1.0, worth: self.worth(), stray: 0, glances: false };
        let games = self.training.met.max(1);
        let won: Vec<(f64, f64)> = (0..games)
            .into_par_iter()
            .map(|game| {
                // By turns one new among old ones and one old among new ones, from every seat, twice with the same dice.
                let rng = self.chance(game / 2, 2);
                let alone = (game / 2) as usize % count;
                let sitters: Vec<Sitter> = (0..count)
                    .map(|seat| {
                        let is_new = (seat == alone) == (game % 2 == 0);
                        Sitter { judge: if is_new { new.clone() } else { old.clone() }, strays: false }
                    })
                    .collect();
                let wins = play::<G>(&setup, &sitters, manner, rng).1;
                let mine: f64 = Seat::all(count)
                    .filter(|seat| (seat.index() == alone) == (game % 2 == 0))
                    .map(|seat| f64::from(wins[seat]))
                    .sum();
                (mine, 1.0 - mine)
            })
            .collect();
        // One of three wins a third if it is no better: what either wins alone is set against the other's.
        let alone: f64 = won.iter().step_by(2).map(|(mine, _)| mine).sum();
        let other: f64 = won.iter().skip(1).step_by(2).map(|(_, theirs)| theirs).sum();
        Ok(alone / (alone + other).max(1e-9))
    }

    /// Leaves a checkpoint.
    fn save(&self, folder: &Path) -> Result<(), TrainingError> {
        let failed = |error: std::io::Error| TrainingError::Checkpoint(folder.to_owned(), error.to_string());
        std::fs::create_dir_all(folder).map_err(failed)?;
        let progress = Progress {
            training: self.training.clone(),
            games: self.games,
            hours: self.hours,
            curve: self.curve.clone(),
        };
        let text = serde_json::to_string_pretty(&progress).expect("plain numbers and texts");
        // The network first, the progress last, each put in place whole: whoever is cut off has the one before.
        for (name, bytes) in [("network", self.file()), ("progress.json", text.into_bytes())] {
            let (new, place) = (folder.join(format!("{name}.new")), folder.join(name));
            std::fs::write(&new, bytes).and_then(|()| std::fs::rename(&new, &place)).map_err(failed)?;
        }
        Ok(())
    }

    /// Goes on from a checkpoint, if there is one.
    fn resume(&mut self, folder: &Path) -> Result<(), TrainingError> {
        let failed = |error: String| TrainingError::Checkpoint(folder.to_owned(), error);
        let text = match std::fs::read_to_string(folder.join("progress.json")) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(failed(error.to_string())),
        };
        let progress: Progress = serde_json::from_str(&text).map_err(|error| failed(error.to_string()))?;
        let bytes = std::fs::read(folder.join("network")).map_err(|error| failed(error.to_string()))?;
        let learned = Learned::read::<G>(&bytes).map_err(failed)?;
        let shape = Shape { hidden: self.training.hidden, second: self.training.second, ..self.network.shape() };
        if learned.network.shape() != shape {
            return Err(failed("a network of another size; name another folder".to_owned()));
        }
        self.network = learned.network;
        self.policy = learned.policy.unwrap_or_else(|| Policy::fresh(&self.network));
        self.games = progress.games;
        self.hours = progress.hours;
        self.curve = progress.curve;
        Ok(())
    }
}

/// What is agreed at a table of self-play.
fn table<G: Game>(rng: &mut Rng) -> Result<Setup, TrainingError> {
    /// In a hundred, the games at the smallest table, and those with the first box: what is played most is learned best.
    const USUAL: u32 = 70;
    let mut among = |count: usize| if rng.below(100) < USUAL { 0 } else { rng.index(count) };
    let seats = G::SEATS.start() + among(G::SEATS.count());
    let titles: &[Title] = G::TITLES;
    let title = &titles[among(titles.len())];
    let edition = title.editions[among(title.editions.len())];
    Ok(Setup::anonymous::<G>(seats).in_edition(edition).checked::<G>()?)
}

/// How far points lie apart at the end of games played at random by urges: the unit in which a network speaks of them.
fn spread<G: Game>(rng: &mut Rng) -> Result<f32, TrainingError> {
    const GAMES: usize = 24;
    let mut all = Vec::new();
    for _ in 0..GAMES {
        let setup = table::<G>(rng)?;
        let position = tessera_kernel::Position::<G>::new(G::setup(&setup, rng.fork()), None);
        let played = position.play_out(&mut tessera_bots::Urged(rng.fork()), |_| true);
        let points = G::final_points(&played.state).expect("games end");
        all.extend(points.values().map(|&points| points as f32));
    }
    let mean = all.iter().sum::<f32>() / all.len().max(1) as f32;
    let square = all.iter().map(|points| (points - mean).powi(2)).sum::<f32>() / all.len().max(1) as f32;
    Ok(square.sqrt().max(1.0))
}
