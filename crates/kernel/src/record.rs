//! A match as text: saves, replays, fixtures and exports are all this one thing.
//!
//! ```text
//! tessera-record 1
//! game tempus
//! edition 2006
//! rules 1
//! options actions=standard protection=tokens
//! takebacks strict
//! seat 0 Ada
//! seat 1 Blaise
//! seat 2 Chen
//! content data-0123456789abcdef
//! commitment 89abcdef…
//! seed …            only where it may be known
//! salt …
//! begin
//! 1 0 tile G5
//! 2 0 turn 2
//! 3 0 undo
//! end 3
//! result 19 17 12 ranks 1 2 3 state 0123456789abcdef
//! ```

use std::fmt::{self, Write as _};
use std::str::FromStr;

use crate::hash::{sha256, state_hash, to_hex};
use crate::matches::{Deed, Refusal, UNDO, UNDO_AGREED};
use crate::{
    BySeat, Commitment, Game, MAX_SEATS, Match, Options, Outcome, Seat, Secret, Seed, Setup, SetupError, Title,
};

/// The newest record format this program reads, and the one it writes.
pub const FORMAT: u32 = 1;

const MAGIC: &str = "tessera-record";

/// A match as text: what was agreed, what everyone did, how it ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Which game: by its own name, or as old records have it by the name of its box.
    pub game: String,
    /// What was agreed.
    pub setup: Setup,
    /// A [hash](content_hash) of the rule data the match is played with.
    pub content: String,
    /// The hash of the secret, shown from the start.
    pub commitment: Commitment,
    /// The secret, where it may be known.
    pub secret: Option<Secret>,
    /// What everyone did, in order: a choice in notation, `undo`, or `undo agreed` where all agreed to it.
    pub deeds: Vec<(Seat, String)>,
    /// How it ended, if it did.
    pub result: Option<(Outcome, u64)>,
}

/// Stands before a hash of rule data alone. Without it a hash is from the time when words counted, too: it cannot tell
/// other words from other rules, so it is kept but compared with nothing.
const DATA: &str = "data-";

/// A hash of the rule data that a match agreed like this is played with: of the facts of its components, in their order,
/// as they are under its revision of the rules. Names, headings, sources and other editions do not count.
#[must_use]
pub fn content_hash<G: Game>(setup: &Setup) -> String {
    let mut text = String::new();
    for component in G::components(setup) {
        let _ = writeln!(text, "{}", component.facts);
    }
    format!("{DATA}{}", to_hex(&sha256(text.as_bytes())[..8]))
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// Some other kind of file.
    #[error("this is not a Tessera record; one begins with '{MAGIC} {FORMAT}'")]
    Foreign,
    /// Written by a newer program.
    #[error("the record is of format {0}, this program reads up to {FORMAT}; update this program")]
    NewerFormat(u32),
    /// Another header line was due.
    #[error("a line '{0} …' is due here")]
    Expected(&'static str),
    /// The line cannot be read.
    #[error("'{0}' cannot be read as {1}")]
    Unreadable(String, &'static str),
    /// The record stops too early.
    #[error("the record stops here without its 'end' line; it was cut off")]
    Truncated,
    /// Numbers out of order.
    #[error("choice {expected} is due here, not {found}")]
    Order {
        /// The number that is due.
        expected: usize,
        /// The number found.
        found: usize,
    },
    /// Whoever wanted it played has had enough.
    #[error("playing the record was stopped here")]
    Stopped,
    /// Something after the end.
    #[error("nothing may follow the end of the record")]
    Trailing,
    /// The game is not registered.
    #[error("no game is called '{0}'")]
    UnknownGame(String),
    /// The game cannot be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Played with other rule data than there are here under the same revision.
    #[error(
        "the match was played under rules revision {revision} with other rule data ({found}) than this program has for \
         that revision ({here}); the program that wrote the record can play it"
    )]
    Content {
        /// The revision of the rules.
        revision: u32,
        /// The record's.
        found: String,
        /// Ours.
        here: String,
    },
    /// The seed is not in it.
    #[error("the record keeps its seed secret, so it cannot be replayed before the match is over")]
    Secret,
    /// The seed is not the one that was promised.
    #[error("the seed is not the one promised at the start: the dice cannot be trusted")]
    Commitment,
    /// A deed that is not possible.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The result is not what playing it gives.
    #[error("the record claims another result than playing it gives: {0}")]
    Result(String),
}

impl Problem {
    /// A stable name for the problem.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Foreign => "record-foreign",
            Self::NewerFormat(_) => "record-newer-format",
            Self::Expected(_) => "record-expected",
            Self::Unreadable(..) => "record-unreadable",
            Self::Truncated => "record-truncated",
            Self::Order { .. } => "record-order",
            Self::Stopped => "record-stopped",
            Self::Trailing => "record-trailing",
            Self::UnknownGame(_) => "record-unknown-game",
            Self::Setup(_) => "record-setup",
            Self::Content { .. } => "record-content",
            Self::Secret => "record-secret",
            Self::Commitment => "record-commitment",
            Self::Refused(_) => "record-refused",
            Self::Result(_) => "record-result",
        }
    }

    fn at(self, line: usize) -> RecordError {
        RecordError { line, problem: self }
    }
}

impl Record {
    pub(crate) fn of<G: Game>(played: &Match<G>, reveal: bool) -> Self {
        let secret = played.secret();
        let deeds = played.journal().iter().map(|(seat, deed)| {
            let text = match deed {
                Deed::Choice(choice) => choice.to_string(),
                Deed::Undo => UNDO.to_owned(),
                Deed::UndoAgreed => UNDO_AGREED.to_owned(),
            };
            (*seat, text)
        });
        Self {
            game: G::ID.to_owned(),
            setup: played.setup().clone(),
            content: content_hash::<G>(played.setup()),
            commitment: secret.commitment(),
            secret: reveal.then_some(secret),
            deeds: deeds.collect(),
            result: played.outcome().map(|outcome| (outcome, state_hash(played.state()))),
        }
    }

    /// Plays the record. The game's rules judge every line of it.
    ///
    /// # Errors
    /// The first line that does not hold.
    pub fn replay<G: Game>(&self) -> Result<Match<G>, RecordError> {
        self.replay_while(&mut || true)
    }

    /// The same as long as `go_on` says so, which is asked before each line.
    ///
    /// # Errors
    /// The first line that does not hold, or the one it stopped at.
    pub fn replay_while<G: Game>(&self, go_on: &mut dyn FnMut() -> bool) -> Result<Match<G>, RecordError> {
        let begun = self.begin::<G>()?;
        let played = self.deeds.iter().enumerate().try_fold(begun, |mut played, (index, (seat, text))| {
            if !go_on() {
                return Err(Problem::Stopped.at(self.line_of(index)));
            }
            played.perform(*seat, text).map_err(|refusal| Problem::from(refusal).at(self.line_of(index)))?;
            Ok::<_, RecordError>(played)
        })?;
        // The hash is its writer's: how a state is laid out may change from version to version, how a game ends may not.
        let claimed = self.result.as_ref().map(|(outcome, _)| outcome);
        let found = played.outcome().map(|outcome| (outcome, state_hash(played.state())));
        if claimed != found.as_ref().map(|(outcome, _)| outcome) {
            let found = found.map_or("the game is not over".to_owned(), |(outcome, hash)| result_text(&outcome, hash));
            return Err(Problem::Result(found).at(self.line_of(self.deeds.len()) + 1));
        }
        Ok(played)
    }

    fn begin<G: Game>(&self) -> Result<Match<G>, RecordError> {
        if Title::named::<G>(&self.game).is_none() {
            return Err(Problem::UnknownGame(self.game.clone()).at(2));
        }
        Title::check::<G>(&self.game, &self.setup.edition).map_err(|error| Problem::from(error).at(3))?;
        let setup = self.setup.clone().checked::<G>().map_err(|error| Problem::from(error).at(3))?;
        let here = content_hash::<G>(&setup);
        if self.content.starts_with(DATA) && self.content != here {
            let (revision, found) = (setup.revision, self.content.clone());
            return Err(Problem::Content { revision, found, here }.at(7 + setup.count()));
        }
        let last_header = self.line_of(0) - 2;
        let secret = self.secret.ok_or_else(|| Problem::Secret.at(last_header))?;
        if secret.commitment() != self.commitment {
            return Err(Problem::Commitment.at(last_header));
        }
        Match::new(setup, secret).map_err(|error| Problem::from(error).at(3))
    }

    /// The line on which a deed stands, from 1.
    fn line_of(&self, deed: usize) -> usize {
        let header = 9 + self.setup.count() + if self.secret.is_some() { 2 } else { 0 };
        header + deed + 1
    }

    /// The result in words of the record, if the match is over.
    #[must_use]
    pub fn result_line(&self) -> Option<String> {
        self.result.as_ref().map(|(outcome, hash)| result_text(outcome, *hash))
    }
}

fn result_text(outcome: &Outcome, hash: u64) -> String {
    let mut text = String::new();
    for score in outcome.scores.values() {
        let _ = write!(text, "{score} ");
    }
    text.push_str("ranks");
    for rank in outcome.ranks.values() {
        let _ = write!(text, " {rank}");
    }
    let _ = write!(text, " state {hash:016x}");
    text
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MAGIC} {FORMAT}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "edition {}", self.setup.edition)?;
        writeln!(f, "rules {}", self.setup.revision)?;
        writeln!(f, "options {}", self.setup.options)?;
        writeln!(f, "takebacks {}", self.setup.takebacks)?;
        for (index, name) in self.setup.seats.iter().enumerate() {
            writeln!(f, "seat {index} {name}")?;
        }
        writeln!(f, "content {}", self.content)?;
        writeln!(f, "commitment {}", self.commitment)?;
        if let Some(secret) = &self.secret {
            writeln!(f, "seed {}", secret.seed)?;
            writeln!(f, "salt {}", secret.salt)?;
        }
        writeln!(f, "begin")?;
        for (index, (seat, text)) in self.deeds.iter().enumerate() {
            writeln!(f, "{} {seat} {text}", index + 1)?;
        }
        writeln!(f, "end {}", self.deeds.len())?;
        if let Some(result) = self.result_line() {
            writeln!(f, "result {result}")?;
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        Reader { lines: text.lines().enumerate().peekable(), last: 0 }.record()
    }
}

/// Reads a record line by line and knows where it is.
struct Reader<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    last: usize,
}

impl<'a> Reader<'a> {
    fn record(mut self) -> Result<Record, RecordError> {
        let (line, first) = self.next().map_err(|_| Problem::Foreign.at(1))?;
        let format = first.strip_prefix(MAGIC).and_then(|rest| rest.strip_prefix(' '));
        match format.map(str::parse::<u32>) {
            Some(Ok(FORMAT)) => {}
            Some(Ok(newer)) if newer > FORMAT => return Err(Problem::NewerFormat(newer).at(line)),
            _ => return Err(Problem::Foreign.at(line)),
        }
        let game = self.field::<String>("game", "a game")?;
        let edition = self.field::<String>("edition", "an edition")?;
        let revision = self.field::<u32>("rules", "a revision number")?;
        let options = self.field::<Options>("options", "options")?;
        let takebacks = self.field("takebacks", "a takeback rule")?;
        let seats = self.seats()?;
        let content = self.field::<String>("content", "a content hash")?;
        let commitment = self.field("commitment", "a commitment")?;
        let secret = if self.peek_is("seed") {
            let seed: Seed = self.field("seed", "a seed")?;
            Some(Secret { seed, salt: self.field("salt", "a salt")? })
        } else {
            None
        };
        let (line, begin) = self.next()?;
        if begin != "begin" {
            return Err(Problem::Expected("begin").at(line));
        }
        let setup = Setup { edition, revision, options, seats, takebacks };
        let deeds = self.deeds(setup.count())?;
        let result = self.result(setup.count())?;
        Ok(Record { game, setup, content, commitment, secret, deeds, result })
    }

    fn next(&mut self) -> Result<(usize, &'a str), RecordError> {
        match self.lines.next() {
            Some((index, text)) => {
                self.last = index + 1;
                Ok((index + 1, text))
            }
            None => Err(Problem::Truncated.at(self.last + 1)),
        }
    }

    fn peek_is(&mut self, key: &str) -> bool {
        self.lines.peek().is_some_and(|(_, text)| text.split(' ').next() == Some(key))
    }

    fn field<T: FromStr>(&mut self, key: &'static str, what: &'static str) -> Result<T, RecordError> {
        let (line, text) = self.next()?;
        let (found, value) = text.split_once(' ').unwrap_or((text, ""));
        if found != key {
            return Err(Problem::Expected(key).at(line));
        }
        value.parse().map_err(|_| Problem::Unreadable(shorten(value), what).at(line))
    }

    fn seats(&mut self) -> Result<Vec<String>, RecordError> {
        let mut seats = Vec::new();
        while self.peek_is("seat") {
            let (line, text) = self.next()?;
            let mut parts = text.splitn(3, ' ').skip(1);
            let number = parts.next().and_then(|number| number.parse::<usize>().ok());
            match (number, parts.next()) {
                (Some(number), Some(name)) if number == seats.len() && number < MAX_SEATS => {
                    seats.push(name.to_owned());
                }
                _ => {
                    return Err(Problem::Unreadable(shorten(text), "the next seat and its name").at(line));
                }
            }
        }
        Ok(seats)
    }

    fn deeds(&mut self, seats: usize) -> Result<Vec<(Seat, String)>, RecordError> {
        let mut deeds = Vec::new();
        loop {
            let (line, text) = self.next()?;
            let unreadable = || Problem::Unreadable(shorten(text), "'number seat choice' or 'end number'").at(line);
            let (first, rest) = text.split_once(' ').ok_or_else(unreadable)?;
            if first == "end" {
                let found = rest.parse().map_err(|_| unreadable())?;
                if found != deeds.len() {
                    return Err(Problem::Order { expected: deeds.len(), found }.at(line));
                }
                return Ok(deeds);
            }
            let found: usize = first.parse().map_err(|_| unreadable())?;
            let expected = deeds.len() + 1;
            if found != expected {
                return Err(Problem::Order { expected, found }.at(line));
            }
            let (seat, deed) = rest.split_once(' ').ok_or_else(unreadable)?;
            let seat: Seat = seat.parse().map_err(|_| unreadable())?;
            if seat.index() >= seats || deed.trim() != deed || deed.is_empty() {
                return Err(unreadable());
            }
            deeds.push((seat, deed.to_owned()));
        }
    }

    fn result(&mut self, seats: usize) -> Result<Option<(Outcome, u64)>, RecordError> {
        let Some((index, text)) = self.lines.next() else {
            return Ok(None);
        };
        let line = index + 1;
        if self.lines.peek().is_some() {
            return Err(Problem::Trailing.at(line + 1));
        }
        let Some(claim) = text.strip_prefix("result ") else {
            return Err(Problem::Trailing.at(line));
        };
        let read = || -> Option<(Outcome, u64)> {
            let words: Vec<&str> = claim.split(' ').collect();
            if words.len() != 2 * seats + 3 || words[seats] != "ranks" || words[2 * seats + 1] != "state" {
                return None;
            }
            let scores: Vec<i32> = words[..seats].iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
            let ranks: Vec<u8> =
                words[seats + 1..=2 * seats].iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
            let hash = words[2 * seats + 2];
            let hash = (hash.len() == 16).then(|| u64::from_str_radix(hash, 16).ok())??;
            let outcome = Outcome {
                scores: BySeat::from_fn(seats, |seat| scores[seat.index()]),
                ranks: BySeat::from_fn(seats, |seat| ranks[seat.index()]),
            };
            Some((outcome, hash))
        };
        read().map(Some).ok_or_else(|| Problem::Unreadable(shorten(claim), "a result").at(line))
    }
}

fn shorten(text: &str) -> String {
    text.chars().take(60).collect()
}
