//! A match whose game is not known by type: what server, command line and Python work with.

use std::any::Any;

use serde::Serialize;

use crate::{
    Commitment, Decision, Game, Kind, Label, Match, Outcome, Phrase, PlayError, Question, Record, ScoreLine, Seat,
    Setup, TieBreak, Title, UndoError, Undone, Viewer,
};

/// A decision, ready to be shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AnyDecision {
    /// Who chooses.
    pub seat: Seat,
    /// What is asked.
    pub question: Question,
    /// The options in their stable order.
    pub options: Vec<AnyOption>,
    /// Whether the game waits for it.
    pub owed: bool,
    /// Whether it makes itself: there is one option, and everybody can tell. Where others cannot, to make it at once
    /// would tell them.
    pub makes_itself: bool,
    /// The option that a standing order takes, where the game offers one.
    pub decline: Option<String>,
    /// What is offered that can be declined for good.
    pub offered: Option<Phrase>,
}

impl AnyDecision {
    /// The option that is taken without asking.
    #[must_use]
    pub fn obvious(&self) -> Option<&AnyOption> {
        self.options.first().filter(|_| self.makes_itself)
    }
}

/// A decision without its words: all that it takes to answer it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// What kind of question it is.
    pub kind: Kind,
    /// How many options there are.
    pub options: usize,
    /// Whether the game waits for it.
    pub owed: bool,
    /// Whether it makes itself, see [`AnyDecision::makes_itself`].
    pub makes_itself: bool,
    /// The place of the option that a standing order takes, where the game offers one.
    pub decline: Option<usize>,
    /// What is offered that can be declined for good, by the id of its name, and the place of the option that does so.
    pub offered: Option<(&'static str, usize)>,
    /// The place of the option that the order to end turns takes, where nothing else is left.
    pub idle: Option<usize>,
}

/// An option, ready to be shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AnyOption {
    /// The choice in notation: what is sent back.
    pub choice: String,
    /// What it does.
    pub label: Label,
}

impl AnyOption {
    fn of<G: Game>(state: &G::State, view: &G::View, decision: &Decision<G>, choice: &G::Choice) -> Self {
        let mut label = G::label(view, &decision.prompt, choice);
        let price = G::price(state, decision.seat, &decision.prompt, choice);
        if !price.is_empty() {
            label.text = Phrase::new("table-priced").with("label", label.text).with("price", price);
        }
        Self { choice: choice.to_string(), label }
    }
}

/// Something that is not possible, ready to be shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AnyBlocked {
    /// The choice in notation.
    pub choice: String,
    /// What it would do.
    pub label: Label,
    /// Why it is not possible.
    pub reason: Phrase,
    /// The rule that says so.
    pub rule: &'static str,
}

/// A log line, ready to be shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told {
    /// How many choices had been made.
    pub at: usize,
    /// What happened.
    pub phrase: Phrase,
}

/// The object-safe face of [`Match`].
pub trait AnyMatch: Any + Send + Sync {
    /// Which game: the name of the box that has its edition.
    fn title(&self) -> &'static str;
    /// What was agreed.
    fn setup(&self) -> &Setup;
    /// How many things have been done; it only grows.
    fn sequence(&self) -> usize;
    /// How many choices count.
    fn choices(&self) -> usize;
    /// Who must choose now.
    fn waiting(&self) -> Vec<Seat>;
    /// The standing order that players can give, if the game offers one.
    fn standing_order(&self) -> Option<Phrase>;
    /// The order that players can give for all of their turns, where the game offers one.
    fn idle_order(&self) -> Option<Phrase>;
    /// What players are offered now and again, by name: each of them can be declined for good.
    fn offers(&self) -> Vec<Phrase>;
    /// What others may know of `seat`'s decision: only what it is about.
    fn question(&self, seat: Seat) -> Option<Question>;
    /// What `seat` must or may choose.
    fn decision(&self, seat: Seat) -> Option<AnyDecision>;
    /// What `seat` must or may choose, without the words, which take most of the time.
    fn asked(&self, seat: Seat) -> Option<Asked>;
    /// The place of a choice in notation in `seat`'s list.
    ///
    /// # Errors
    /// As [`Match::place_of_text`].
    fn place(&self, seat: Seat, choice: &str) -> Result<usize, PlayError>;
    /// The option at a place of `seat`'s list, from 0.
    fn option(&self, seat: Seat, index: usize) -> Option<AnyOption>;
    /// Whether everybody can tell how much `seat` has to choose from, as far as there is anything: see [`Game::open`].
    fn is_open(&self, seat: Seat) -> bool;
    /// What `seat` cannot choose, and why.
    fn blocked(&self, seat: Seat) -> Vec<AnyBlocked>;
    /// Takes a choice in notation.
    ///
    /// # Errors
    /// As [`Match::answer_text`].
    fn answer(&mut self, seat: Seat, choice: &str) -> Result<(), PlayError>;
    /// Takes the choice at a place of the list.
    ///
    /// # Errors
    /// As [`Match::answer_index`].
    fn answer_index(&mut self, seat: Seat, index: usize) -> Result<(), PlayError>;
    /// Takes back a choice.
    ///
    /// # Errors
    /// As [`Match::undo`].
    fn undo(&mut self, seat: Seat) -> Result<Undone, UndoError>;
    /// Takes back several choices.
    ///
    /// # Errors
    /// As [`Match::undo_times`].
    fn undo_times(&mut self, seat: Seat, times: usize) -> Result<Undone, UndoError>;
    /// Takes back several choices because all agreed.
    ///
    /// # Errors
    /// As [`Match::undo_agreed`].
    fn undo_agreed(&mut self, seat: Seat, times: usize) -> Result<Undone, UndoError>;
    /// Whether a choice can be taken back.
    ///
    /// # Errors
    /// Why not.
    fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.can_undo_times(seat, 1)
    }
    /// Whether several choices can be taken back.
    ///
    /// # Errors
    /// Why not.
    fn can_undo_times(&self, seat: Seat, times: usize) -> Result<(), UndoError>;
    /// Whether several choices can be taken back when all agree.
    ///
    /// # Errors
    /// Why not.
    fn can_undo_agreed(&self, seat: Seat, times: usize) -> Result<(), UndoError>;
    /// What `viewer` sees, as JSON.
    fn view(&self, viewer: Viewer) -> serde_json::Value;
    /// How many log lines `viewer` may know.
    fn told(&self, viewer: Viewer) -> usize;
    /// What happened, as far as `viewer` may know, from log line `from` on.
    fn log(&self, viewer: Viewer, from: usize) -> Vec<Told>;
    /// Everyone's points by source, as `viewer` can count them.
    fn scores(&self, viewer: Viewer) -> Vec<Vec<ScoreLine>>;
    /// The result, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What breaks ties at the end, in the order in which it is compared.
    fn tie_breaks(&self) -> Vec<TieBreak>;
    /// How many of what is counted make a point.
    fn point(&self) -> i32;
    /// The promise that the dice are fair.
    fn commitment(&self) -> Commitment;
    /// The match as a record.
    fn record(&self, reveal: bool) -> Record;
    /// The match after its first `count` choices.
    fn at(&self, count: usize) -> Box<dyn AnyMatch>;
    /// A match of its own with the same history.
    fn copy(&self) -> Box<dyn AnyMatch>;
    /// The match with its type, for those who know the game.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> AnyMatch for Match<G> {
    fn title(&self) -> &'static str {
        Title::of::<G>(&Self::setup(self).edition)
    }

    fn setup(&self) -> &Setup {
        Self::setup(self)
    }

    fn sequence(&self) -> usize {
        Self::sequence(self)
    }

    fn choices(&self) -> usize {
        Self::choices(self)
    }

    fn waiting(&self) -> Vec<Seat> {
        self.decisions().iter().filter(|decision| decision.owed).map(|decision| decision.seat).collect()
    }

    fn standing_order(&self) -> Option<Phrase> {
        G::standing_order()
    }

    fn idle_order(&self) -> Option<Phrase> {
        G::idle_order()
    }

    fn offers(&self) -> Vec<Phrase> {
        G::offers(Self::setup(self))
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let decision = Self::decision(self, seat)?;
        Some(G::question(&Self::view(self, Viewer::Spectator), &decision.prompt))
    }

    fn decision(&self, seat: Seat) -> Option<AnyDecision> {
        let decision = Self::decision(self, seat)?;
        let view = Self::view(self, Viewer::Seat(seat));
        let options = decision.options.iter().map(|choice| AnyOption::of(self.state(), &view, decision, choice));
        Some(AnyDecision {
            seat,
            question: G::question(&view, &decision.prompt),
            options: options.collect(),
            owed: decision.owed,
            makes_itself: decision.makes_itself(self.state()),
            decline: decision.decline().map(|choice| choice.to_string()),
            offered: decision.offered().map(|(what, _)| what),
        })
    }

    fn asked(&self, seat: Seat) -> Option<Asked> {
        let decision = Self::decision(self, seat)?;
        let decline =
            decision.decline().and_then(|choice| decision.options.iter().position(|option| *option == choice));
        Some(Asked {
            kind: Kind { game: G::ID, name: G::kind(&decision.prompt) },
            options: decision.options.len(),
            owed: decision.owed,
            makes_itself: decision.makes_itself(self.state()),
            decline,
            offered: decision.offered().map(|(what, place)| (what.id, place)),
            idle: decision.idle(self.state()),
        })
    }

    fn place(&self, seat: Seat, choice: &str) -> Result<usize, PlayError> {
        self.place_of_text(seat, choice)
    }

    fn option(&self, seat: Seat, index: usize) -> Option<AnyOption> {
        let decision = Self::decision(self, seat)?;
        let view = Self::view(self, Viewer::Seat(seat));
        Some(AnyOption::of(self.state(), &view, decision, decision.options.get(index)?))
    }

    fn is_open(&self, seat: Seat) -> bool {
        Self::decision(self, seat).is_some_and(|decision| decision.is_open(self.state()))
    }

    fn blocked(&self, seat: Seat) -> Vec<AnyBlocked> {
        let Some(decision) = Self::decision(self, seat) else {
            return Vec::new();
        };
        let view = Self::view(self, Viewer::Seat(seat));
        let explain = |blocked: crate::Blocked<G>| AnyBlocked {
            choice: blocked.choice.to_string(),
            label: G::label(&view, &decision.prompt, &blocked.choice),
            reason: blocked.reason,
            rule: blocked.rule,
        };
        Self::blocked(self, seat).into_iter().map(explain).collect()
    }

    fn answer(&mut self, seat: Seat, choice: &str) -> Result<(), PlayError> {
        self.answer_text(seat, choice)
    }

    fn answer_index(&mut self, seat: Seat, index: usize) -> Result<(), PlayError> {
        Self::answer_index(self, seat, index)
    }

    fn undo(&mut self, seat: Seat) -> Result<Undone, UndoError> {
        Self::undo(self, seat)
    }

    fn undo_times(&mut self, seat: Seat, times: usize) -> Result<Undone, UndoError> {
        Self::undo_times(self, seat, times)
    }

    fn can_undo_times(&self, seat: Seat, times: usize) -> Result<(), UndoError> {
        Self::can_undo_times(self, seat, times)
    }

    fn undo_agreed(&mut self, seat: Seat, times: usize) -> Result<Undone, UndoError> {
        Self::undo_agreed(self, seat, times)
    }

    fn can_undo_agreed(&self, seat: Seat, times: usize) -> Result<(), UndoError> {
        Self::can_undo_agreed(self, seat, times)
    }

    fn view(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(Self::view(self, viewer)).expect("views are plain data")
    }

    fn told(&self, viewer: Viewer) -> usize {
        Self::told(self, viewer)
    }

    fn log(&self, viewer: Viewer, from: usize) -> Vec<Told> {
        let lines = Self::log(self, viewer).into_iter().skip(from);
        lines.map(|line| Told { at: line.at, phrase: G::tell(Self::setup(self), &line.event) }).collect()
    }

    fn scores(&self, viewer: Viewer) -> Vec<Vec<ScoreLine>> {
        G::scores(self.state(), viewer).values().cloned().collect()
    }

    fn tie_breaks(&self) -> Vec<TieBreak> {
        G::tie_breaks(self.state())
    }

    fn point(&self) -> i32 {
        G::POINT
    }

    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }

    fn commitment(&self) -> Commitment {
        Self::secret(self).commitment()
    }

    fn record(&self, reveal: bool) -> Record {
        Self::record(self, reveal)
    }

    fn at(&self, count: usize) -> Box<dyn AnyMatch> {
        Box::new(Self::at(self, count))
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
