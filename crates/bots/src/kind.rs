//! Bots by their names, budgets and levels.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tessera_kernel::{Game, Rng};

use crate::frozen::OldSearch;
use crate::{Bot, Greedy, Judge, Random, Search, Urged};

/// What a search may spend on a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// Iterations, shared between the trees.
    pub iterations: u32,
    /// Time; without it, the answer depends on seed and iterations alone.
    pub millis: Option<u32>,
    /// Trees that grow side by side.
    pub trees: u8,
}

impl Budget {
    /// So many iterations in one tree, however long it takes.
    #[must_use]
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations, millis: None, trees: 1 }
    }

    /// The same, as far as another allows.
    #[must_use]
    pub fn within(self, most: Self) -> Self {
        let millis = match (self.millis, most.millis) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
        Self { iterations: self.iterations.min(most.iterations), millis, trees: self.trees.min(most.trees) }
    }

    /// What one tree may spend.
    pub(crate) fn share(self) -> u32 {
        (self.iterations / u32::from(self.trees.max(1))).max(1)
    }
}

/// A bot by its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Any option, each as likely.
    Random,
    /// Options as readily as the game's urges say.
    Urged,
    /// Judges each option by the game's evaluation, at the end of the action it begins.
    Greedy {
        /// In a hundred, the choices made without looking.
        slips: u8,
    },
    /// Searches.
    Search(Budget),
    /// What people choose from.
    Level(Level),
    /// One of an older version, as a yardstick.
    Past(Past),
}

/// A bot as it was: what it is compared with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Past {
    /// Which version.
    pub version: Version,
    /// Which bot.
    pub who: Who,
}

/// Which version of a bot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Version {
    /// `0.1`: before anything was learned, with the search of then.
    Yardstick,
    /// The network of that number that is kept with the game, from 1, with the search of today.
    Network(u8),
}

/// A bot that there is in several versions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// Like [`Kind::Greedy`].
    Greedy {
        /// In a hundred, the choices made without looking.
        slips: u8,
    },
    /// Like [`Kind::Search`].
    Search(Budget),
    /// Like [`Kind::Level`].
    Level(Level),
}

impl From<Who> for Kind {
    fn from(who: Who) -> Self {
        match who {
            Who::Greedy { slips } => Self::Greedy { slips },
            Who::Search(budget) => Self::Search(budget),
            Who::Level(level) => Self::Level(level),
        }
    }
}

impl Past {
    /// What a level of the yardstick did.
    const fn yardstick(level: Level) -> Who {
        match level {
            Level::Beginner => Who::Greedy { slips: 35 },
            Level::Casual => Who::Greedy { slips: 0 },
            Level::Strong => Who::Search(Budget { iterations: 6_000, millis: Some(500), trees: 2 }),
            Level::Master => Who::Search(Budget { iterations: 100_000, millis: Some(2_500), trees: 4 }),
        }
    }

    fn build<G: Game>(self, rng: Rng) -> Box<dyn Bot<G>> {
        match (self.version, self.who) {
            (Version::Yardstick, Who::Level(level)) => Self { who: Self::yardstick(level), ..self }.build(rng),
            (Version::Yardstick, Who::Greedy { slips }) => {
                Box::new(Greedy::new(Judge::plain::<G>(), rng).slipping(slips))
            }
            (Version::Yardstick, Who::Search(budget)) => Box::new(OldSearch::new(budget, rng)),
            (Version::Network(number), who) => {
                Kind::from(who).build_with(Judge::version::<G>(number).unwrap_or_else(Judge::newest::<G>), rng)
            }
        }
    }
}

/// How strong an opponent shall be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Knows the rules and often overlooks things.
    Beginner,
    /// Plays soundly, one action at a time.
    Casual,
    /// Thinks ahead for a moment.
    Strong,
    /// Thinks ahead as long as people bear to wait.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Casual, Self::Strong, Self::Master];

    /// Its name in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Strong => "strong",
            Self::Master => "master",
        }
    }

    /// The most any level spends on a decision.
    pub const MOST: Budget = Budget { iterations: 100_000, millis: Some(2_500), trees: 4 };

    /// The bot that plays like this.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Self::Beginner => Kind::Greedy { slips: 35 },
            Self::Casual => Kind::Greedy { slips: 0 },
            Self::Strong => Kind::Search(Budget { iterations: 6_000, millis: Some(500), trees: 2 }),
            Self::Master => Kind::Search(Self::MOST),
        }
    }
}

/// A search's budget where none is given.
const USUAL: Budget = Budget { iterations: 2_000, millis: None, trees: 1 };
/// The most iterations a search can be given.
const MOST_ITERATIONS: u32 = 10_000_000;
/// The longest a search can be given.
const MOST_MILLIS: u32 = 600_000;
/// The most trees.
const MOST_TREES: u8 = 64;

impl Kind {
    /// All bots there are, each in its usual form.
    pub const ALL: [Self; 8] = [
        Self::Random,
        Self::Urged,
        Self::Greedy { slips: 0 },
        Self::Search(USUAL),
        Self::Level(Level::Beginner),
        Self::Level(Level::Casual),
        Self::Level(Level::Strong),
        Self::Level(Level::Master),
    ];

    /// The same bot, spending no more on a decision than a budget allows.
    #[must_use]
    pub fn within(self, most: Budget) -> Self {
        match self {
            Self::Search(budget) => Self::Search(budget.within(most)),
            Self::Past(Past { version, who: Who::Search(budget) }) => {
                Self::Past(Past { version, who: Who::Search(budget.within(most)) })
            }
            // Levels are what they are; all of them are meant to be waited for.
            Self::Random | Self::Urged | Self::Greedy { .. } | Self::Level(_) | Self::Past(_) => self,
        }
    }

    /// What it does, whichever version and level of it.
    const fn manner(self) -> Manner {
        match self {
            Self::Random | Self::Urged | Self::Greedy { .. } | Self::Past(Past { who: Who::Greedy { .. }, .. }) => {
                Manner::Looks
            }
            Self::Search(_) | Self::Past(Past { who: Who::Search(_), .. }) => Manner::Searches(None),
            Self::Level(level) | Self::Past(Past { who: Who::Level(level), .. }) => match level {
                Level::Beginner | Level::Casual => Manner::Looks,
                Level::Strong | Level::Master => Manner::Searches(Some(level)),
            },
        }
    }

    /// Whether people notice that it thinks.
    #[must_use]
    pub const fn takes_its_time(self) -> bool {
        matches!(self.manner(), Manner::Searches(_))
    }

    /// How long it takes over a decision where others cannot know how much there is to choose: the time of its answer must
    /// not tell. Its thinking fits into it.
    #[must_use]
    pub const fn beat(self) -> Duration {
        Duration::from_millis(match self.manner() {
            Manner::Looks => 100,
            Manner::Searches(Some(Level::Strong)) => 700,
            Manner::Searches(_) => 1_000,
        })
    }

    /// How long it may think about its next decision when it has taken `spent` over its turn so far; `None` for as long as
    /// its budget says. A turn of many small choices shall not be waited for longer than people bear: most of the time goes
    /// to the first choices, which decide what the rest is about.
    #[must_use]
    pub fn allowance(self, spent: Duration) -> Option<Duration> {
        let Manner::Searches(Some(level)) = self.manner() else { return None };
        let (turn, least, most) = match level {
            Level::Beginner | Level::Casual | Level::Strong => (2_000, 60, 500),
            Level::Master => (6_000, 80, Level::MOST.millis.unwrap_or(2_500)),
        };
        let left = Duration::from_millis(turn).saturating_sub(spent);
        Some((left / 3).clamp(Duration::from_millis(least), Duration::from_millis(u64::from(most))))
    }

    /// What every choice of another seat gives back of the time [spent](Self::allowance): a turn has no end the kernel knows
    /// of, but while others play theirs the time is made good, and a single reaction amid a turn does not begin it anew.
    pub const RESPITE: Duration = Duration::from_secs(2);

    /// A bot of this kind; `rng` is all its chance.
    #[must_use]
    pub fn build<G: Game>(self, rng: Rng) -> Box<dyn Bot<G>> {
        match self {
            Self::Past(past) => past.build(rng),
            Self::Random | Self::Urged | Self::Greedy { .. } => self.build_with(Judge::newest::<G>(), rng),
            // The weaker levels judge as the stronger ones do, or they might beat them.
            Self::Search(_) | Self::Level(_) => self.build_with(Judge::for_thinking_ahead::<G>(), rng),
        }
    }

    /// The same, judging like this; one of the past judges as it did.
    #[must_use]
    pub fn build_with<G: Game>(self, judge: Judge, rng: Rng) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random(rng)),
            Self::Urged => Box::new(Urged(rng)),
            Self::Greedy { slips } => Box::new(Greedy::new(judge, rng).slipping(slips)),
            Self::Search(budget) => Box::new(Search::new(budget, judge, rng)),
            Self::Level(level) => level.kind().build_with(judge, rng),
            Self::Past(past) => past.build(rng),
        }
    }

    /// Whether there is such a bot for a game: it has a network of that number.
    #[must_use]
    pub fn is_there_for<G: Game>(self) -> bool {
        match self {
            Self::Past(Past { version: Version::Network(number), .. }) => {
                (1..=G::NETWORKS.len()).contains(&usize::from(number))
            }
            _ => true,
        }
    }
}

/// What a bot does over a decision.
enum Manner {
    /// Looks at the options, which takes no time.
    Looks,
    /// Thinks ahead, at some level.
    Searches(Option<Level>),
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Yardstick => f.write_str("0.1"),
            Self::Network(number) => number.fmt(f),
        }
    }
}

impl FromStr for Version {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "0.1" => Ok(Self::Yardstick),
            _ => text.parse().ok().filter(|&number| number > 0 && !text.starts_with('+')).map(Self::Network).ok_or(()),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Urged => f.write_str("urged"),
            Self::Greedy { slips: 0 } => f.write_str("greedy"),
            Self::Greedy { slips } => write!(f, "greedy:slips={slips}"),
            Self::Search(budget) => {
                f.write_str("search")?;
                let mut sign = ':';
                let mut part = |f: &mut fmt::Formatter<'_>, key: &str, value: u32| {
                    write!(f, "{}{key}={value}", std::mem::replace(&mut sign, ','))
                };
                match budget.millis {
                    Some(millis) => {
                        part(f, "ms", millis)?;
                        if budget.iterations != MOST_ITERATIONS {
                            part(f, "iters", budget.iterations)?;
                        }
                    }
                    None if budget.iterations != USUAL.iterations => part(f, "iters", budget.iterations)?,
                    None => {}
                }
                if budget.trees != USUAL.trees { part(f, "trees", u32::from(budget.trees)) } else { Ok(()) }
            }
            Self::Level(level) => f.write_str(level.name()),
            Self::Past(Past { version, who }) => {
                let text = Self::from(*who).to_string();
                let (name, settings) =
                    text.split_once(':').map_or((&text[..], None), |(name, rest)| (name, Some(rest)));
                write!(f, "{name}@{version}")?;
                settings.map_or(Ok(()), |settings| write!(f, ":{settings}"))
            }
        }
    }
}

impl FromStr for Kind {
    type Err = UnknownBot;

    /// Reads `random`, `urged`, `greedy`, `greedy:slips=20`, `search:iters=2000`, `search:ms=200,trees=2`, or a level; and an
    /// older version of one such as `greedy@1` or `search@0.1:ms=200`.
    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let unknown = || UnknownBot(text.to_owned());
        let (name, settings) = text.split_once(':').unwrap_or((text, ""));
        if let Some((name, version)) = name.split_once('@') {
            let version = version.parse().map_err(|()| unknown())?;
            let colon = if text.contains(':') { ":" } else { "" };
            let who = match format!("{name}{colon}{settings}").parse().map_err(|_| unknown())? {
                Self::Greedy { slips } => Who::Greedy { slips },
                Self::Search(budget) => Who::Search(budget),
                Self::Level(level) => Who::Level(level),
                Self::Random | Self::Urged | Self::Past(_) => return Err(unknown()),
            };
            return Ok(Self::Past(Past { version, who }));
        }
        let mut given: Vec<(&str, u32)> = Vec::new();
        for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
            let (key, value) = setting.split_once('=').ok_or_else(unknown)?;
            given.push((key, value.parse().map_err(|_| unknown())?));
        }
        if text.ends_with(':') {
            return Err(unknown());
        }
        let mut take = |key: &str, most: u32| match given.iter().position(|&(other, _)| other == key) {
            Some(at) => match given.remove(at).1 {
                value if (1..=most).contains(&value) => Ok(Some(value)),
                _ => Err(unknown()),
            },
            None => Ok(None),
        };
        let kind = match name {
            "random" => Self::Random,
            "urged" => Self::Urged,
            "greedy" => Self::Greedy { slips: take("slips", 100)?.unwrap_or(0) as u8 },
            "search" => {
                let millis = take("ms", MOST_MILLIS)?;
                let usual = if millis.is_some() { MOST_ITERATIONS } else { USUAL.iterations };
                let iterations = take("iters", MOST_ITERATIONS)?.unwrap_or(usual);
                let trees = take("trees", u32::from(MOST_TREES))?.map_or(USUAL.trees, |trees| trees as u8);
                Self::Search(Budget { iterations, millis, trees })
            }
            _ => Self::Level(Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(unknown)?),
        };
        if given.is_empty() { Ok(kind) } else { Err(unknown()) }
    }
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "there is no bot '{0}'; there is: {list}, with settings such as search:iters=2000 or search:ms=200,trees=2 or \
     greedy:slips=20, and older versions of those that learn, such as master@0.1 or greedy@1",
    list = Kind::ALL.map(|kind| kind.to_string()).join(", ")
)]
pub struct UnknownBot(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for text in [
            "random",
            "urged",
            "greedy",
            "greedy:slips=20",
            "search",
            "search:iters=500",
            "search:ms=200",
            "search:ms=200,trees=2",
            "search:ms=500,iters=6000,trees=2",
            "beginner",
            "casual",
            "strong",
            "master",
            "master@0.1",
            "greedy@1",
            "greedy@0.1:slips=20",
            "search@2:ms=200,trees=2",
        ] {
            assert_eq!(text.parse::<Kind>().map(|kind| kind.to_string()), Ok(text.to_owned()));
        }
        for text in [
            "",
            "Random",
            "search:",
            "search:iters",
            "search:iters=0",
            "search:iters=x",
            "search:depth=3",
            "search:iters=5,iters=6",
            "greedy:slips=101",
            "random:iters=4",
            "master:ms=9",
            "random@1",
            "greedy@",
            "greedy@0",
            "greedy@+1",
            "greedy@1@1",
            "search@0.1:",
        ] {
            assert_eq!(text.parse::<Kind>(), Err(UnknownBot(text.to_owned())), "{text}");
        }
    }

    #[test]
    fn master_answers_within_three_seconds() {
        let Kind::Search(budget) = Level::Master.kind() else { panic!("master searches") };
        assert!(budget.millis.is_some_and(|millis| millis <= 3_000));
    }

    #[test]
    fn a_turn_of_many_small_choices_is_not_waited_for() {
        for (level, most) in [(Level::Strong, 4.0), (Level::Master, 9.0)] {
            let mut spent = Duration::ZERO;
            let mut last = Duration::MAX;
            for _ in 0..40 {
                let allowed = Kind::Level(level).allowance(spent).expect("it thinks");
                assert!(allowed <= last, "the first choices get most");
                last = allowed;
                spent += allowed;
            }
            assert!(spent.as_secs_f64() < most, "{level:?}: {spent:?}");
        }
        assert_eq!(Kind::Level(Level::Casual).allowance(Duration::ZERO), None);
        let answered = Duration::from_secs(6).saturating_sub(Kind::RESPITE * 3);
        let fresh = Kind::Level(Level::Master).allowance(Duration::ZERO);
        assert_eq!(Kind::Level(Level::Master).allowance(answered), fresh, "a turn of others makes the time good");
    }

    #[test]
    fn a_budget_is_cut_to_what_is_allowed() {
        let cut = |text: &str| text.parse::<Kind>().expect("a bot").within(Level::MOST).to_string();
        assert_eq!(cut("search:ms=600000,trees=64"), "search:ms=2500,iters=100000,trees=4");
        assert_eq!(cut("search:iters=9000000"), "search:ms=2500,iters=100000");
        assert_eq!(cut("search:ms=20,trees=2"), "search:ms=20,iters=100000,trees=2");
        assert_eq!(cut("master"), "master");
        assert_eq!(cut("greedy:slips=9"), "greedy:slips=9");
    }
}
