//! A running game: position, history, log, takebacks.

use std::sync::Arc;

use crate::ask::Trace;
use crate::log::{Log, Logged};
use crate::position::Barrier;
use crate::{
    Blocked, Decision, Eyes, Game, Outcome, Position, Record, Rng, Seat, Secret, Setup, SetupError, Takebacks, Viewer,
};

/// A running game with its whole history.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: Setup,
    secret: Secret,
    /// The table before the first choice: takebacks play on from here.
    start: Arc<G::State>,
    position: Position<G>,
    /// Everything that was done, takebacks included; it only grows.
    journal: Vec<(Seat, Deed<G>)>,
    /// The choices that count: those not taken back.
    line: Vec<Taken<G>>,
    log: Log<G::Event>,
}

/// A takeback in notation.
pub const UNDO: &str = "undo";
/// A takeback that all agreed to, in notation.
pub const UNDO_AGREED: &str = "undo agreed";

/// Whether a deed in notation is a takeback, of either kind.
#[must_use]
pub fn is_takeback(deed: &str) -> bool {
    matches!(deed, UNDO | UNDO_AGREED)
}

/// Something a player did.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed<G: Game> {
    /// Chose an option.
    Choice(G::Choice),
    /// Took the own last choice back.
    Undo,
    /// Took the own last choice back because all agreed.
    UndoAgreed,
}

#[derive(Clone, Debug)]
struct Taken<G: Game> {
    seat: Seat,
    choice: G::Choice,
    index: u16,
    barrier: Option<Barrier>,
}

/// Why a choice was not taken. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// This seat is not asked now.
    #[error("seat {seat} has nothing to decide now; waiting for seat {waiting}")]
    NotAsked {
        /// Who tried.
        seat: Seat,
        /// Who is waited for.
        waiting: String,
    },
    /// The text is not a choice of this game.
    #[error("'{0}' is not a choice of this game; choose one of the listed options")]
    Unreadable(String),
    /// The choice is not on the list.
    #[error("'{choice}' is not possible now; seat {seat} can choose: {options}")]
    NotListed {
        /// Who tried.
        seat: Seat,
        /// What was tried.
        choice: String,
        /// The first options that are listed.
        options: String,
    },
}

/// What a takeback removed from the choices that count, by their places before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undone {
    /// One answer to a question that still waits for others, whose answers stay.
    Answer(usize),
    /// This choice and every one after it.
    From(usize),
}

impl Undone {
    /// Removes the same from a list that has something for each choice that counted.
    pub fn remove_from<T>(self, line: &mut Vec<T>) {
        match self {
            Self::Answer(at) => drop(line.remove(at)),
            Self::From(at) => line.truncate(at),
        }
    }
}

/// Why a choice could not be taken back. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// This seat has not chosen anything yet.
    #[error("seat {0} has nothing to take back")]
    Nothing(Seat),
    /// Somebody else has acted since.
    #[error("seat {0} has acted since")]
    OthersActed(Seat),
    /// Dice or a shuffle.
    #[error("chance has decided something since")]
    Random,
    /// Something hidden was seen.
    #[error("something hidden was revealed since")]
    Revealed,
    /// What was set up before the match leaves nothing to agree on.
    #[error("nothing is taken back by agreement at this table")]
    NotAgreed,
}

impl UndoError {
    /// A stable name for the reason.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Nothing(_) => "undo-nothing",
            Self::OthersActed(_) => "undo-others-acted",
            Self::Random => "undo-random",
            Self::Revealed => "undo-revealed",
            Self::NotAgreed => "undo-not-agreed",
        }
    }
}

impl<G: Game> Match<G> {
    /// Begins a match.
    ///
    /// # Errors
    /// When the game cannot be set up this way.
    pub fn new(setup: Setup, secret: Secret) -> Result<Self, SetupError> {
        let setup = setup.checked::<G>()?;
        let state = G::setup(&setup, Rng::new(secret.seed));
        Ok(Self::begin(setup, secret, state))
    }

    /// Begins a match in a state of its own, for tests and puzzles. Its record cannot be replayed.
    #[must_use]
    pub fn from_state(setup: Setup, state: G::State) -> Self {
        Self::begin(setup, Secret::from_number(0), state)
    }

    fn begin(setup: Setup, secret: Secret, start: G::State) -> Self {
        let mut trace = Trace::default();
        let position = Position::new(start.clone(), Some(&mut trace));
        let mut begun = Self {
            setup,
            secret,
            start: Arc::new(start),
            position,
            journal: Vec::new(),
            line: Vec::new(),
            log: Log::default(),
        };
        begun.hear(trace);
        begun
    }

    /// What was agreed before the match.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The secret all chance follows from.
    #[must_use]
    pub fn secret(&self) -> Secret {
        self.secret
    }

    /// The state with everything hidden in it.
    #[must_use]
    pub fn state(&self) -> &G::State {
        self.position.state()
    }

    /// The point the game is at.
    #[must_use]
    pub fn position(&self) -> &Position<G> {
        &self.position
    }

    /// How many things have been done, takebacks included. It only grows.
    #[must_use]
    pub fn sequence(&self) -> usize {
        self.journal.len()
    }

    /// How many choices count.
    #[must_use]
    pub fn choices(&self) -> usize {
        self.line.len()
    }

    /// The choices that count, in order.
    pub fn line(&self) -> impl Iterator<Item = (Seat, &G::Choice)> {
        self.line.iter().map(|taken| (taken.seat, &taken.choice))
    }

    /// Everything that was done, in order.
    #[must_use]
    pub fn journal(&self) -> &[(Seat, Deed<G>)] {
        &self.journal
    }

    /// Who must or may choose now.
    #[must_use]
    pub fn decisions(&self) -> &[Decision<G>] {
        self.position.decisions()
    }

    /// What `seat` must or may choose now.
    #[must_use]
    pub fn decision(&self, seat: Seat) -> Option<&Decision<G>> {
        self.position.decision(seat)
    }

    /// The table through the eyes of `seat`, for a bot.
    #[must_use]
    pub fn eyes(&self, seat: Seat) -> Eyes<'_, G> {
        Eyes::new(&self.position, seat)
    }

    /// What `viewer` sees.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(self.state(), viewer)
    }

    /// What happened, as far as `viewer` may know.
    #[must_use]
    pub fn log(&self, viewer: Viewer) -> Vec<Logged<G::Event>> {
        self.log
            .lines()
            .filter_map(|line| Some(Logged { at: line.at, event: G::redact(&line.event, viewer)? }))
            .collect()
    }

    /// How many lines [`log`](Self::log) has.
    #[must_use]
    pub fn told(&self, viewer: Viewer) -> usize {
        self.log.lines().filter(|line| G::redact(&line.event, viewer).is_some()).count()
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    /// What `seat` might have expected to be able to choose, and why not.
    #[must_use]
    pub fn blocked(&self, seat: Seat) -> Vec<Blocked<G>> {
        self.decision(seat).map_or_else(Vec::new, |decision| G::blocked(self.state(), seat, &decision.prompt))
    }

    /// Takes a choice and plays on to the next decision.
    ///
    /// # Errors
    /// When the choice is not listed for this seat; nothing has changed then.
    pub fn answer(&mut self, seat: Seat, choice: &G::Choice) -> Result<(), PlayError> {
        let index = self.place(seat, choice)?;
        self.answer_index(seat, index)
    }

    /// Takes a choice given in notation.
    ///
    /// # Errors
    /// When the text is no choice, or not one that is listed; nothing has changed then.
    pub fn answer_text(&mut self, seat: Seat, text: &str) -> Result<(), PlayError> {
        let index = self.place_of_text(seat, text)?;
        self.answer_index(seat, index)
    }

    /// Takes the choice at a place of the list, from 0.
    ///
    /// # Errors
    /// When the list of this seat has no such place; nothing has changed then.
    pub fn answer_index(&mut self, seat: Seat, index: usize) -> Result<(), PlayError> {
        let decision = self.asked(seat)?;
        let choice = decision.options.get(index).ok_or_else(|| not_listed(decision, format!("#{index}")))?;
        self.journal.push((seat, Deed::Choice(choice.clone())));
        self.take(seat, index);
        Ok(())
    }

    /// The place of a choice in the list of a seat.
    fn place(&self, seat: Seat, choice: &G::Choice) -> Result<usize, PlayError> {
        let decision = self.asked(seat)?;
        let place = decision.options.iter().position(|option| option == choice);
        place.ok_or_else(|| not_listed(decision, choice.to_string()))
    }

    /// The place of a choice given in notation.
    ///
    /// # Errors
    /// When the text is no choice, or not one that is listed.
    pub fn place_of_text(&self, seat: Seat, text: &str) -> Result<usize, PlayError> {
        self.asked(seat)?;
        // Only the spelling we write ourselves: a record is the same text, however it came to us.
        let choice = text.parse::<G::Choice>().ok().filter(|choice| choice.to_string() == text);
        let choice = choice.ok_or_else(|| PlayError::Unreadable(text.chars().take(80).collect()))?;
        self.place(seat, &choice)
    }

    fn asked(&self, seat: Seat) -> Result<&Decision<G>, PlayError> {
        self.decision(seat).ok_or_else(|| self.not_asked(seat))
    }

    fn not_asked(&self, seat: Seat) -> PlayError {
        if self.decisions().is_empty() {
            return PlayError::Over;
        }
        let waiting = self.decisions().iter().map(|decision| decision.seat.to_string()).collect::<Vec<_>>().join(", ");
        PlayError::NotAsked { seat, waiting }
    }

    /// Takes back `seat`'s own last choice.
    ///
    /// Strictly: while nobody else has acted and nothing random or hidden came to light since. An answer to a question
    /// that still waits for others can always be taken back. With free takebacks everything since goes back too; so it
    /// does by agreement ([`undo_agreed`](Self::undo_agreed)).
    ///
    /// # Errors
    /// When it cannot be taken back; nothing has changed then.
    pub fn undo(&mut self, seat: Seat) -> Result<Undone, UndoError> {
        self.undo_times(seat, 1)
    }

    /// Takes back `seat`'s own last choices, so many: the same as one after the other, or none of them.
    ///
    /// # Errors
    /// When one of them cannot be taken back; nothing has changed then.
    pub fn undo_times(&mut self, seat: Seat, times: usize) -> Result<Undone, UndoError> {
        let undone = self.undone(seat, times, false)?;
        self.journal.extend(std::iter::repeat_n((seat, Deed::Undo), times));
        self.remove(undone);
        Ok(undone)
    }

    /// Takes back `seat`'s own last choices and everything since, because all at the table agreed: whoever keeps the
    /// match has asked them.
    ///
    /// # Errors
    /// When there are not so many, or takebacks by agreement are not what was set up; nothing has changed then.
    pub fn undo_agreed(&mut self, seat: Seat, times: usize) -> Result<Undone, UndoError> {
        let undone = self.undone(seat, times, true)?;
        self.journal.extend(std::iter::repeat_n((seat, Deed::UndoAgreed), times));
        self.remove(undone);
        Ok(undone)
    }

    /// Whether [`undo`](Self::undo) would work.
    ///
    /// # Errors
    /// Why it would not.
    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.can_undo_times(seat, 1)
    }

    /// Whether [`undo_times`](Self::undo_times) would work.
    ///
    /// # Errors
    /// Why it would not.
    pub fn can_undo_times(&self, seat: Seat, times: usize) -> Result<(), UndoError> {
        self.undone(seat, times, false).map(|_| ())
    }

    /// Whether [`undo_agreed`](Self::undo_agreed) would work.
    ///
    /// # Errors
    /// Why it would not.
    pub fn can_undo_agreed(&self, seat: Seat, times: usize) -> Result<(), UndoError> {
        self.undone(seat, times, true).map(|_| ())
    }

    /// What goes when `seat` takes its last choices back.
    fn undone(&self, seat: Seat, times: usize, agreed: bool) -> Result<Undone, UndoError> {
        if agreed && self.setup.takebacks != Takebacks::Agreed {
            return Err(UndoError::NotAgreed);
        }
        let (_, answers) = self.position.committed();
        let open = self.line.len() - answers.len() + self.position.settled();
        let mut keep: Vec<&Taken<G>> = self.line.iter().collect();
        let mut undone = Err(UndoError::Nothing(seat));
        for _ in 0..times {
            let at = keep.iter().rposition(|taken| taken.seat == seat).ok_or(UndoError::Nothing(seat))?;
            // Nobody answers a question twice: what came before is settled.
            if undone.is_err() && at >= open {
                keep.remove(at);
                undone = Ok(Undone::Answer(at));
            } else {
                if !agreed {
                    self.check_undo(&keep, at)?;
                }
                keep.truncate(at);
                undone = Ok(Undone::From(at));
            }
        }
        undone
    }

    /// Whether the choice `at` of a line of choices may go, with everything after it.
    fn check_undo(&self, line: &[&Taken<G>], at: usize) -> Result<(), UndoError> {
        if self.setup.takebacks == Takebacks::Free {
            return Ok(());
        }
        match line[at].barrier {
            Some(Barrier::Random) => return Err(UndoError::Random),
            Some(Barrier::Revealed) => return Err(UndoError::Revealed),
            None => {}
        }
        line.get(at + 1).map_or(Ok(()), |later| Err(UndoError::OthersActed(later.seat)))
    }

    fn remove(&mut self, undone: Undone) {
        let mut line = std::mem::take(&mut self.line);
        undone.remove_from(&mut line);
        self.rebuild(line);
    }

    /// Plays a line of choices from the beginning. A whole game takes a few milliseconds.
    fn rebuild(&mut self, line: Vec<Taken<G>>) {
        let mut trace = Trace::default();
        self.position = Position::new((*self.start).clone(), Some(&mut trace));
        self.log = Log::default();
        self.line.clear();
        self.hear(trace);
        for taken in line {
            self.take(taken.seat, usize::from(taken.index));
        }
    }

    fn take(&mut self, seat: Seat, index: usize) {
        let decision = self.decision(seat).expect("the seat is asked");
        let choice = decision.options[index].clone();
        let before = G::rng(self.state()).position();
        let mut trace = Trace::default();
        let taken = self.position.answer(seat, index, Some(&mut trace));
        debug_assert!(taken, "the option was listed");
        let random = G::rng(self.state()).position() != before;
        let barrier = Barrier::between(random, &trace.reveals);
        let index = u16::try_from(index).expect("lists are shorter than 65,536");
        self.line.push(Taken { seat, choice, index, barrier });
        self.hear(trace);
    }

    fn hear(&mut self, trace: Trace<G>) {
        self.log.hear(self.line.len(), trace.committed, trace.tentative);
    }

    /// The match as a record. With `reveal`, the seed is in it: for whoever keeps the match, and for everyone once it
    /// is over.
    #[must_use]
    pub fn record(&self, reveal: bool) -> Record {
        Record::of(self, reveal)
    }

    /// The same match after its first `count` choices, takebacks left out.
    #[must_use]
    pub fn at(&self, count: usize) -> Self {
        let mut earlier = self.clone();
        let line = self.line[..count.min(self.line.len())].to_vec();
        earlier.journal = line.iter().map(|taken| (taken.seat, Deed::Choice(taken.choice.clone()))).collect();
        earlier.rebuild(line);
        earlier
    }

    /// Notes a takeback or choice read from a record.
    pub(crate) fn perform(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        match text {
            UNDO => self.undo(seat).map(|_| ())?,
            UNDO_AGREED => self.undo_agreed(seat, 1).map(|_| ())?,
            choice => self.answer_text(seat, choice)?,
        }
        Ok(())
    }
}

fn not_listed<G: Game>(decision: &Decision<G>, choice: String) -> PlayError {
    let options = decision.options.iter().take(8).map(ToString::to_string).collect::<Vec<_>>().join(", ");
    PlayError::NotListed { seat: decision.seat, choice, options }
}

/// Why a line of a record could not be performed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// A choice that was not possible.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// A takeback that was not possible.
    #[error(transparent)]
    Undo(#[from] UndoError),
}
