//! Where a learner stands in a lesson, and what an answer does.

use std::fmt;
use std::str::FromStr;

use tessera_kernel::{AnyDecision, MAX_SEATS, PlayError, Seat, Secret, Sight, Viewer};
use tessera_session::{Orders, Session};

use crate::course::{Lesson, Moment, Position, Script, Step, is_like};

/// Nobody's time is counted in a lesson.
const NOW: i64 = 0;
/// The most that others do by themselves before the learner is asked: more would be a mistake in a lesson.
const MOST: usize = 500;
/// The longest path: no lesson takes so many choices.
const LONGEST: usize = 64;

/// The way through a lesson: the places of the options taken so far. As text `start`, or numbers with points between.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Path(Vec<u16>);

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("start");
        }
        for (at, place) in self.0.iter().enumerate() {
            write!(f, "{}{place}", if at == 0 { "" } else { "." })?;
        }
        Ok(())
    }
}

/// There is no such way through the lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no such way through the lesson")]
pub struct OffPath;

impl FromStr for Path {
    type Err = OffPath;

    fn from_str(text: &str) -> Result<Self, OffPath> {
        if text == "start" {
            return Ok(Self::default());
        }
        let places: Result<Vec<u16>, _> = text.split('.').take(LONGEST + 1).map(str::parse).collect();
        places.ok().filter(|places| places.len() <= LONGEST).map(Self).ok_or(OffPath)
    }
}

impl Path {
    /// The same without its last choice; nothing at the start.
    #[must_use]
    pub fn back(&self) -> Option<Self> {
        let (_, before) = self.0.split_last()?;
        Some(Self(before.to_vec()))
    }
}

/// Why a lesson does not fit the rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misfit {
    /// The position cannot be set up.
    #[error("the position cannot be set up: {0}")]
    Setup(String),
    /// Something that should be done cannot be.
    #[error("seat {seat} cannot '{choice}' after {done} choices; it can: {can}")]
    Deed {
        /// Who.
        seat: Seat,
        /// What.
        choice: String,
        /// Where.
        done: usize,
        /// What can be done.
        can: String,
    },
    /// The learner is not asked where the lesson counts on it.
    #[error("the learner is not asked after {done} choices; asked: {asked}")]
    NotAsked {
        /// Where.
        done: usize,
        /// Who is.
        asked: String,
    },
    /// Nothing of what is right can be chosen.
    #[error("none of '{right}' can be chosen after {done} choices; there is: {can}")]
    NothingRight {
        /// What should be.
        right: String,
        /// Where.
        done: usize,
        /// What can be chosen.
        can: String,
    },
}

/// Where a learner stands in a lesson.
pub struct Stand<'l> {
    lesson: &'l Lesson,
    session: Session,
    path: Path,
}

/// What came of an answer.
pub enum Answer<'l> {
    /// It was right: this is where it leads.
    Right(Box<Stand<'l>>),
    /// It was not, yet; the message says why. Nothing has changed.
    NotYet(Option<&'l str>),
}

impl Lesson {
    /// How many choices it takes.
    #[must_use]
    pub fn choices(&self) -> usize {
        self.steps.iter().map(|step| step.moments.len()).sum()
    }

    /// The learner at its beginning; where the position does not fit the rules, as far as it does.
    #[must_use]
    pub fn begin(&self) -> Stand<'_> {
        let session = self.begun.get_or_init(|| self.opening().0);
        Stand { lesson: self, session: session.clone(), path: Path::default() }
    }

    /// Whether the lesson begins where it says.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self) -> Result<(), Misfit> {
        self.opening().1.map_or(Ok(()), Err)
    }

    /// The match where the lesson begins, or as far as it fits the rules and why not further.
    fn opening(&self) -> (Session, Option<Misfit>) {
        let mut session = self.position.set_up();
        if session.game().setup().seats.len() != self.position.seats {
            return (session, Some(Misfit::Setup(format!("{:?}", self.position))));
        }
        for deed in self.position.deeds.iter().take(self.first.unwrap_or(usize::MAX)) {
            if let Err(misfit) = perform(&mut session, deed, self) {
                return (session, Some(misfit));
            }
        }
        settle(&mut session, self.you);
        (session, None)
    }

    /// The learner at the end of a path.
    ///
    /// # Errors
    /// When the path is not one of the lesson.
    pub fn at(&self, path: &Path) -> Result<Stand<'_>, OffPath> {
        let mut stand = self.begin();
        for &place in &path.0 {
            let decision = stand.decision().ok_or(OffPath)?;
            let option = decision.options.get(usize::from(place)).ok_or(OffPath)?;
            match stand.answer(&option.choice) {
                Ok(Answer::Right(next)) => stand = *next,
                Ok(Answer::NotYet(_)) | Err(_) => return Err(OffPath),
            }
        }
        Ok(stand)
    }
}

impl Position {
    /// The match at its beginning; the usual one where this one cannot be set up.
    fn set_up(&self) -> Session {
        let names = |count: usize| (1..=count).map(|number| format!("Player {number}")).collect::<Vec<_>>();
        let begin = |seats: usize, wanted: bool| {
            let mut setup = tessera_games::usual_setup(self.title, names(seats)).ok()?;
            if wanted {
                setup.edition = self.edition.to_owned();
                setup.revision = self.revision;
                setup.options = self.options.clone();
            }
            tessera_games::begin(self.title, setup, Secret::from_number(self.seed)).ok()
        };
        let usual = || begin(tessera_games::info(self.title).ok()?.max_seats, false);
        let game = begin(self.seats, true).or_else(usual).expect("the titles of courses are those of games");
        Session::begin(game, NOW)
    }
}

/// Does what a script of a lesson says.
fn perform(session: &mut Session, script: &Script, lesson: &Lesson) -> Result<(), Misfit> {
    let you = lesson.you;
    match script {
        Script::Deed(seat, choice) => {
            // A record has what made itself, too; a lesson written by hand need not.
            if session.answer(*seat, choice, NOW).is_ok() {
                return Ok(());
            }
            session.resolve(&[Orders::USUAL; MAX_SEATS], NOW);
            let done = session.game().choices();
            let can = |session: &Session| {
                let decision = session.game().decision(*seat);
                decision.map_or_else(
                    || format!("nothing; asked: {:?}", session.game().waiting()),
                    |decision| options(&decision),
                )
            };
            session.answer(*seat, choice, NOW).map_err(|_| Misfit::Deed {
                seat: *seat,
                choice: choice.clone(),
                done,
                can: can(session),
            })?;
        }
        Script::Till(last) => {
            let done = session.game().choices();
            for deed in lesson.position.deeds.iter().take(*last).skip(done) {
                perform(session, deed, lesson)?;
            }
        }
        Script::First | Script::Last => {
            session.resolve(&[Orders::USUAL; MAX_SEATS], NOW);
            for _ in 0..MOST {
                let waiting = session.game().waiting();
                let other = waiting.iter().copied().find(|&seat| seat != you);
                let Some(other) = other.filter(|_| !waiting.contains(&you)) else { break };
                let count = session.game().asked(other).map_or(1, |asked| asked.options);
                let place = if *script == Script::First { 0 } else { count.saturating_sub(1) };
                if session.answer_index(other, place, false, NOW).is_err() {
                    break;
                }
                session.resolve(&[Orders::USUAL; MAX_SEATS], NOW);
            }
        }
    }
    Ok(())
}

/// Takes what makes itself; of the learner also what has no alternative that only they can tell: nobody shall be taught to
/// press the only button.
fn settle(session: &mut Session, you: Seat) {
    for _ in 0..MOST {
        session.resolve(&[Orders::USUAL; MAX_SEATS], NOW);
        let single = session.game().asked(you).is_some_and(|asked| asked.owed && asked.options == 1);
        if !single || session.answer_index(you, 0, true, NOW).is_err() {
            return;
        }
    }
}

/// Lets others go on as it is recorded, each with what they did next, until the learner is asked or it does not fit any more.
fn follow(session: &mut Session, position: &Position, you: Seat) {
    for _ in 0..MOST {
        settle(session, you);
        let waiting = session.game().waiting();
        if waiting.contains(&you) {
            return;
        }
        let done = session.game().record(true).deeds;
        let next = |seat: Seat| {
            let count = done.iter().filter(|(by, _)| *by == seat).count();
            let own = |deed| match deed {
                &Script::Deed(by, ref choice) if by == seat => Some(choice),
                _ => None,
            };
            Some((seat, position.deeds.iter().filter_map(own).nth(count)?))
        };
        let Some((seat, choice)) = waiting.into_iter().find_map(next) else { return };
        if session.answer(seat, choice, NOW).is_err() {
            return;
        }
    }
}

fn options(decision: &AnyDecision) -> String {
    decision.options.iter().map(|option| option.choice.as_str()).collect::<Vec<_>>().join(" | ")
}

impl<'l> Stand<'l> {
    /// The lesson.
    #[must_use]
    pub fn lesson(&self) -> &'l Lesson {
        self.lesson
    }

    /// The way here.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The match as it stands.
    #[must_use]
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The match through the learner's eyes.
    #[must_use]
    pub fn sight(&self) -> Sight<'_> {
        Sight::new(self.session.game(), Viewer::Seat(self.lesson.you))
    }

    /// Whether all is done.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.path.0.len() >= self.lesson.choices()
    }

    /// What to do now, with the number of the step from 1.
    #[must_use]
    pub fn step_number(&self) -> Option<(usize, &'l Step)> {
        let mut left = self.path.0.len();
        for (at, step) in self.lesson.steps.iter().enumerate() {
            if left < step.moments.len() {
                return Some((at + 1, step));
            }
            left -= step.moments.len();
        }
        None
    }

    /// What to do now.
    #[must_use]
    pub fn step(&self) -> Option<&'l Step> {
        self.step_number().map(|(_, step)| step)
    }

    /// The choice of the step that is due.
    fn moment(&self) -> Option<&'l Moment> {
        self.lesson.steps.iter().flat_map(|step| &step.moments).nth(self.path.0.len())
    }

    /// What the learner is asked, while there is something to do.
    #[must_use]
    pub fn decision(&self) -> Option<AnyDecision> {
        self.moment()?;
        self.session.game().decision(self.lesson.you)
    }

    /// What "show me" does: the first option that is right, by its place.
    ///
    /// # Errors
    /// When the lesson does not fit the rules.
    pub fn shown(&self) -> Result<usize, Misfit> {
        let done = self.session.game().choices();
        let asked = || Misfit::NotAsked { done, asked: format!("{:?}", self.session.game().waiting()) };
        let (Some(moment), Some(decision)) = (self.moment(), self.decision()) else { return Err(asked()) };
        let fits = |choice: &str, pattern: &str| is_like(choice, pattern) && moment.is_right(choice);
        let place = |pattern: &String| decision.options.iter().position(|option| fits(&option.choice, pattern));
        moment.right.iter().find_map(place).ok_or_else(|| Misfit::NothingRight {
            right: moment.right.join(" | "),
            done,
            can: options(&decision),
        })
    }

    /// Does what is right; where a lesson does not fit the rules, nothing more can be done and it is over.
    #[must_use]
    pub fn show_me(&self) -> Self {
        self.shown().and_then(|place| self.take(place)).unwrap_or_else(|_| self.given_up())
    }

    /// At the end of the lesson without having done it.
    fn given_up(&self) -> Self {
        let mut path = self.path.clone();
        path.0.resize(self.lesson.choices(), 0);
        Stand { lesson: self.lesson, session: self.session.clone(), path }
    }

    /// Takes an answer in notation.
    ///
    /// # Errors
    /// When it is not one of the options.
    pub fn answer(&self, choice: &str) -> Result<Answer<'l>, PlayError> {
        let place = self.session.game().place(self.lesson.you, choice)?;
        let Some(moment) = self.moment() else { return Ok(Answer::NotYet(None)) };
        // Not what was typed: the same choice may be written in several ways.
        let option = self.session.game().option(self.lesson.you, place).map(|option| option.choice).unwrap_or_default();
        if !moment.is_right(&option) {
            return Ok(Answer::NotYet(self.reason(moment, &option)));
        }
        Ok(self.take(place).map_or(Answer::NotYet(None), |next| Answer::Right(Box::new(next))))
    }

    fn reason(&self, moment: &'l Moment, choice: &str) -> Option<&'l str> {
        let own = moment.wrong.iter().find(|reply| is_like(choice, &reply.choice)).map(|reply| reply.text.as_str());
        own.or_else(|| self.step()?.otherwise.as_deref())
    }

    /// Takes an option that is right.
    ///
    /// # Errors
    /// When what follows does not fit the rules.
    pub fn take(&self, place: usize) -> Result<Self, Misfit> {
        let mut session = self.session.clone();
        let (you, done) = (self.lesson.you, session.game().choices());
        let taken = session.answer_index(you, place, false, NOW);
        taken.map_err(|error| Misfit::NotAsked { done, asked: error.to_string() })?;
        let then = self.moment().map_or(&[][..], |moment| &moment.then);
        for script in then {
            perform(&mut session, script, self.lesson)?;
        }
        settle(&mut session, you);
        if then.is_empty() {
            follow(&mut session, &self.lesson.position, you);
        }
        let mut path = self.path.clone();
        path.0.push(u16::try_from(place).unwrap_or(u16::MAX));
        Ok(Stand { lesson: self.lesson, session, path })
    }
}
