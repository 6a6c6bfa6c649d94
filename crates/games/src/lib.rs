//! The registry: the only place that names all games.
//!
//! Whoever needs a game by its type (bots, simulations, drawing) writes a [`Visitor`]; whoever does not (server, command
//! line) works with [`AnyMatch`].

use tessera_kernel::{
    AnyMatch, Component, Game, Match, OptionSpec, Phrase, Problem, Record, RecordError, Secret, Setup, SetupError,
    Title, content_hash,
};

/// Something to be done with a game whose type is known only here.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Game>(self) -> Self::Out;
}

/// The list of all games, each with the name of its rules pages in `docs/rules`, for whoever needs something of every
/// game: the list is handed to the macro named, in a crate that depends on the games.
#[macro_export]
macro_rules! games {
    ($something:ident) => {
        $something! {
            tessera_tempus::Tempus, "tempus";
            tessera_mosaic::Mosaic, "mosaic";
            tessera_clash::Clash, "clash";
            tessera_patchistory::Patchistory, "patchistory";
        }
    };
}

macro_rules! registry {
    ($($game:ty, $rules:literal;)+) => {
        /// What stands on the shelf: every title of every game, by its name in notation and addresses.
        pub const IDS: &[&str] = &{
            let games = [$(<$game as Game>::TITLES),+];
            let mut names = [""; 0 $(+ <$game as Game>::TITLES.len())+];
            let (mut name, mut game) = (0, 0);
            while game < games.len() {
                let mut title = 0;
                while title < games[game].len() {
                    names[name] = games[game][title].name;
                    (name, title) = (name + 1, title + 1);
                }
                game += 1;
            }
            names
        };

        /// Shows a game to a visitor, by one of its titles or its own name; `None` when no game has that name.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(if Title::named::<$game>(id).is_some() {
                return Some(visitor.visit::<$game>());
            })+
            None
        }

        /// A game's rules page in a language; English where there is none in that language.
        #[must_use]
        pub fn rules(id: &str, language: &str) -> Option<&'static str> {
            $(if Title::named::<$game>(id).is_some() {
                return Some(match language {
                    "fr" => include_str!(concat!("../../../docs/rules/", $rules, ".fr.md")),
                    _ => include_str!(concat!("../../../docs/rules/", $rules, ".md")),
                });
            })+
            None
        }
    };
}

games!(registry);

/// No game has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game '{0}'; there is: {list}", list = IDS.join(", "))]
pub struct UnknownGame(pub String);

/// Why a match could not begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BeginError {
    /// No such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The game cannot be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// What there is to know about a game before it is played.
#[derive(Clone, Debug)]
pub struct Info {
    /// The name of its box in notation and addresses.
    pub id: &'static str,
    /// The fewest players.
    pub min_seats: usize,
    /// The most players.
    pub max_seats: usize,
    /// The editions in the box, the usual one first.
    pub editions: &'static [&'static str],
    /// The options of these editions.
    pub options: Vec<OptionSpec>,
    /// The newest revision of its rules.
    pub revision: u32,
    /// A hash of the rule data of its usual setup.
    pub content: String,
    /// What is in the box of its usual setup.
    pub components: Vec<Component>,
    /// Their facts in words, row by row, where the game has words for them.
    pub facts: Vec<Phrase>,
}

impl Info {
    /// What is in the box, each row with its facts in words.
    pub fn rows(&self) -> impl Iterator<Item = (&Component, Option<&Phrase>)> {
        self.components.iter().enumerate().map(|(row, component)| (component, self.facts.get(row)))
    }
}

/// What there is to know about a title.
///
/// # Errors
/// When no game has that name.
pub fn info(id: &str) -> Result<Info, UnknownGame> {
    struct Look<'a>(&'a str);

    impl Visitor for Look<'_> {
        type Out = Info;

        fn visit<G: Game>(self) -> Info {
            let title = Title::named::<G>(self.0).expect("it was found by this name");
            let usual = Setup::anonymous::<G>(*G::SEATS.start()).in_edition(title.editions[0]);
            let usual = usual.checked::<G>().expect("the usual setup can be played");
            let offered = |spec: &&OptionSpec| title.editions.iter().any(|edition| spec.is_in(edition));
            Info {
                id: title.name,
                min_seats: *G::SEATS.start(),
                max_seats: *G::SEATS.end(),
                editions: title.editions,
                options: G::OPTIONS.iter().filter(offered).copied().collect(),
                revision: G::REVISION,
                content: content_hash::<G>(&usual),
                components: G::components(&usual),
                facts: G::facts(&usual),
            }
        }
    }

    visit(id, Look(id)).ok_or_else(|| UnknownGame(id.to_owned()))
}

/// The usual setup of a game for players with these names.
///
/// # Errors
/// When no game has that name.
pub fn usual_setup(id: &str, names: Vec<String>) -> Result<Setup, UnknownGame> {
    struct Usual<'a>(&'a str, Vec<String>);

    impl Visitor for Usual<'_> {
        type Out = Setup;

        fn visit<G: Game>(self) -> Setup {
            let title = Title::named::<G>(self.0).expect("it was found by this name");
            Setup::new::<G>(self.1).in_edition(title.editions[0])
        }
    }

    visit(id, Usual(id, names)).ok_or_else(|| UnknownGame(id.to_owned()))
}

/// Begins a match.
///
/// # Errors
/// When no game has that name, or it cannot be set up like this.
pub fn begin(id: &str, setup: Setup, secret: Secret) -> Result<Box<dyn AnyMatch>, BeginError> {
    struct Begin<'a>(&'a str, Setup, Secret);

    impl Visitor for Begin<'_> {
        type Out = Result<Box<dyn AnyMatch>, SetupError>;

        fn visit<G: Game>(self) -> Self::Out {
            Title::check::<G>(self.0, &self.1.edition)?;
            Ok(Box::new(Match::<G>::new(self.1, self.2)?))
        }
    }

    Ok(visit(id, Begin(id, setup, secret)).ok_or_else(|| UnknownGame(id.to_owned()))??)
}

/// Plays a record.
///
/// # Errors
/// The first line of it that does not hold.
pub fn replay(record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
    replay_while(record, &mut || true)
}

/// The same as long as `go_on` says so, which is asked before each line.
///
/// # Errors
/// The first line that does not hold, or the one it stopped at.
pub fn replay_while(record: &Record, go_on: &mut dyn FnMut() -> bool) -> Result<Box<dyn AnyMatch>, RecordError> {
    struct Replay<'a>(&'a Record, &'a mut dyn FnMut() -> bool);

    impl Visitor for Replay<'_> {
        type Out = Result<Box<dyn AnyMatch>, RecordError>;

        fn visit<G: Game>(self) -> Self::Out {
            Ok(Box::new(self.0.replay_while::<G>(self.1)?))
        }
    }

    let unknown = || RecordError { line: 2, problem: Problem::UnknownGame(record.game.clone()) };
    visit(&record.game, Replay(record, go_on)).ok_or_else(unknown)?
}
