//! A match as the fold of its deeds.

use std::sync::{Arc, OnceLock};

use tessera_games::{BeginError, Visitor};
use tessera_kernel::{
    AnyDecision, AnyMatch, Game, MAX_SEATS, Match, Phrase, PlayError, Refusal, Seat, UNDO, UNDO_AGREED, UndoError,
    Viewer,
};
use tessera_table::ByItself;

use crate::store::{Deed, DeedRow, MatchRow, SeatRow};

/// Why a stored match cannot be played by the rules that are here.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Unreadable {
    /// What was agreed, or the seed, is not what we store.
    #[error("what is stored of it is damaged: {0}")]
    Damaged(String),
    /// The game, its edition, its options or its revision are not known here.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// Something that was done is not possible here.
    #[error("deed {number} cannot be done: {why}")]
    Deed {
        /// Its number.
        number: usize,
        /// Why not.
        why: Refusal,
    },
    /// Playing it broke down.
    #[error("playing it broke down: {0}")]
    Broken(String),
}

/// A match with what the table knows besides.
pub struct Fold {
    /// The match itself.
    pub game: Box<dyn AnyMatch>,
    /// Who made each choice that counts, and whether it made itself.
    line: Vec<(Seat, bool)>,
    /// Choices that made themselves.
    obvious: Vec<Obvious>,
    /// Who has used how much time.
    pub clocks: Clocks,
    /// Since which sequence each seat has been asked what it is asked now.
    asked: [usize; MAX_SEATS],
    history: OnceLock<History>,
}

/// A choice that made itself, because there was no other or because its player had ordered it.
#[derive(Clone, Debug)]
struct Obvious {
    /// How many choices had been made.
    at: u32,
    /// Whose it was; only they are told.
    seat: Seat,
    /// What it does. Most of them do the same.
    text: Arc<Phrase>,
    /// Whether it was ordered.
    ordered: bool,
}

/// Who has used how much time, in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clocks {
    /// Time used by each seat.
    used: [i64; MAX_SEATS],
    /// Since when each seat is waited for.
    asked: [Option<i64>; MAX_SEATS],
    /// When something last happened.
    since: i64,
    /// Time that seats were given besides, when they came back.
    grace: [i64; MAX_SEATS],
}

/// How a match went: for charts and timelines.
#[derive(Clone, Debug)]
pub struct History {
    /// Everyone's points after each number of choices, from 0.
    pub points: Vec<Vec<i32>>,
    /// Where each round begins: what it is called and the choices made before.
    pub rounds: Vec<(String, usize)>,
}

impl Clone for Fold {
    fn clone(&self) -> Self {
        Self {
            game: duplicate(self.game.as_ref()),
            line: self.line.clone(),
            obvious: self.obvious.clone(),
            clocks: self.clocks,
            asked: self.asked,
            history: OnceLock::new(),
        }
    }
}

/// A match of its own with the same history.
pub fn duplicate(game: &dyn AnyMatch) -> Box<dyn AnyMatch> {
    struct Duplicate<'a>(&'a dyn AnyMatch);

    impl Visitor for Duplicate<'_> {
        type Out = Option<Box<dyn AnyMatch>>;

        fn visit<G: Game>(self) -> Self::Out {
            let game = self.0.as_any().downcast_ref::<Match<G>>()?;
            Some(Box::new(game.clone()))
        }
    }

    tessera_games::visit(game.game(), Duplicate(game)).flatten().expect("a match is of a registered game")
}

impl Fold {
    /// A match that begins now.
    pub fn begin(row: &MatchRow, started: i64) -> Result<Self, Unreadable> {
        let damaged = |error: crate::store::StoreError| Unreadable::Damaged(error.to_string());
        let game = tessera_games::begin(&row.game, row.setup().map_err(damaged)?, row.secret().map_err(damaged)?)?;
        let mut fold = Self {
            game,
            line: Vec::new(),
            obvious: Vec::new(),
            clocks: Clocks { since: started, ..Clocks::default() },
            asked: [0; MAX_SEATS],
            history: OnceLock::new(),
        };
        fold.tick(started);
        Ok(fold)
    }

    /// A stored match.
    pub fn load(row: &MatchRow, deeds: &[DeedRow]) -> Result<Self, Unreadable> {
        let mut fold = Self::begin(row, row.started.unwrap_or(row.updated))?;
        let seats = fold.game.setup().count();
        for (index, deed) in deeds.iter().enumerate() {
            let seat = usize::try_from(deed.seat).ok().filter(|&seat| seat < seats).map(Seat::new);
            let seat = seat.ok_or_else(|| Unreadable::Damaged(format!("seat {}", deed.seat)))?;
            let done = match deed.deed.as_str() {
                UNDO => fold.undo_times(seat, 1, false, deed.at).map_err(Refusal::from),
                UNDO_AGREED => fold.undo_times(seat, 1, true, deed.at).map_err(Refusal::from),
                choice => fold.answer(seat, choice, deed.auto, deed.at).map_err(Refusal::from),
            };
            done.map_err(|why| Unreadable::Deed { number: index + 1, why })?;
        }
        Ok(fold)
    }

    /// Takes a choice.
    pub fn answer(&mut self, seat: Seat, choice: &str, auto: bool, at: i64) -> Result<(), PlayError> {
        let obvious = auto.then(|| self.game.decision(seat)).flatten();
        let before = self.game.choices();
        let others = self.others_asked(seat);
        self.game.answer(seat, choice)?;
        self.note_asked(&others);
        if let Some(decision) = obvious {
            let ordered = !decision.makes_itself;
            let taken = decision.options.into_iter().find(|option| option.choice == choice);
            if let Some(option) = taken {
                self.note(before, seat, option.label.text, ordered);
            }
        }
        self.line.push((seat, auto));
        self.tick(at);
        Ok(())
    }

    /// Whether `seat` is asked the same as at `sequence`. Where several are asked at once, what others answer meanwhile
    /// changes nothing for those who still think.
    pub fn asks_still(&self, seat: Seat, sequence: usize) -> bool {
        (self.asked[seat.index()]..=self.game.sequence()).contains(&sequence)
    }

    /// What those who are asked together with `seat` are asked.
    fn others_asked(&self, seat: Seat) -> Vec<(Seat, AnyDecision)> {
        let others = self.game.waiting().into_iter().filter(|&other| other != seat);
        others.filter_map(|other| Some((other, self.game.decision(other)?))).collect()
    }

    /// Everyone is asked something new, except those who are still asked what they were.
    fn note_asked(&mut self, before: &[(Seat, AnyDecision)]) {
        let same = |seat: Seat| {
            let earlier = before.iter().find(|(other, _)| *other == seat);
            earlier.is_some_and(|(_, earlier)| self.game.decision(seat).as_ref() == Some(earlier))
        };
        let fresh: Vec<usize> = (0..MAX_SEATS).filter(|&index| !same(Seat::new(index))).collect();
        for index in fresh {
            self.asked[index] = self.game.sequence();
        }
    }

    fn note(&mut self, at: usize, seat: Seat, text: Phrase, ordered: bool) {
        let known = self.obvious.iter().rev().find(|known| *known.text == text).map(|known| known.text.clone());
        let text = known.unwrap_or_else(|| Arc::new(text));
        self.obvious.push(Obvious { at: u32::try_from(at).unwrap_or(u32::MAX), seat, text, ordered });
    }

    /// The choices that made themselves, as far as `viewer` may know: whoever knows that there was no other choice knows
    /// something of the hand it was made from.
    pub fn by_itself(&self, viewer: Viewer) -> Vec<ByItself> {
        let own = self.obvious.iter().filter(|obvious| viewer.is(obvious.seat));
        own.map(|obvious| ByItself { at: obvious.at as usize, text: obvious.text.clone(), ordered: obvious.ordered })
            .collect()
    }

    /// Takes back choices, all or none; `agreed` when all at the table want it.
    fn undo_times(&mut self, seat: Seat, times: usize, agreed: bool, at: i64) -> Result<(), UndoError> {
        if agreed {
            self.game.undo_agreed(seat, times)?;
        } else {
            self.game.undo_times(seat, times)?;
        }
        self.note_asked(&[]);
        let own = self.line.iter().enumerate().rev().filter(|(_, (by, _))| *by == seat).map(|(index, _)| index);
        let Some(index) = own.take(times).last() else { return Ok(()) };
        // Either one answer was taken out of an open question, or everything from there on is gone.
        if times == 1 && self.game.choices() + 1 == self.line.len() {
            self.line.remove(index);
            self.obvious.retain(|obvious| obvious.at as usize != index);
            for later in self.obvious.iter_mut().filter(|obvious| obvious.at as usize > index) {
                later.at -= 1;
            }
        } else {
            self.line.truncate(index);
            self.obvious.retain(|obvious| (obvious.at as usize) < index);
        }
        self.tick(at);
        Ok(())
    }

    /// The last choices of `seat`, from the newest back to the so-manieth it made of its own will: whether each made itself.
    fn own_last(&self, seat: Seat, times: usize) -> Result<Vec<bool>, UndoError> {
        let mut own = self.line.iter().rev().filter(|(by, _)| *by == seat).map(|&(_, auto)| auto);
        let (mut last, mut willing) = (Vec::new(), 0);
        while willing < times {
            let auto = own.next().ok_or(UndoError::Nothing(seat))?;
            last.push(auto);
            willing += usize::from(!auto);
        }
        Ok(last)
    }

    /// Takes back the last choice `seat` made of its own will, and those that made themselves since. Returns the deeds.
    pub fn take_back(&mut self, seat: Seat, at: i64) -> Result<Vec<Deed>, UndoError> {
        let last = self.own_last(seat, 1)?;
        self.undo_times(seat, last.len(), false, at)?;
        Ok(takebacks(seat, last, UNDO))
    }

    /// Whether [`take_back`](Self::take_back) would work.
    pub fn can_take_back(&self, seat: Seat) -> Result<(), UndoError> {
        self.game.can_undo_times(seat, self.own_last(seat, 1)?.len())
    }

    /// Takes back so many choices `seat` made of its own will, and everything since, because all agree. Returns the deeds.
    pub fn take_back_agreed(&mut self, seat: Seat, times: usize, at: i64) -> Result<Vec<Deed>, UndoError> {
        let last = self.own_last(seat, times)?;
        self.undo_times(seat, last.len(), true, at)?;
        Ok(takebacks(seat, last, UNDO_AGREED))
    }

    /// Whether [`take_back_agreed`](Self::take_back_agreed) would work.
    pub fn can_take_back_agreed(&self, seat: Seat, times: usize) -> Result<(), UndoError> {
        self.game.can_undo_agreed(seat, self.own_last(seat, times)?.len())
    }

    /// How many choices `seat` has made of its own will, as far as they count.
    pub fn willing(&self, seat: Seat) -> usize {
        self.line.iter().filter(|&&(by, auto)| by == seat && !auto).count()
    }

    /// Makes every choice that, as everybody can tell, has no alternative, or that was ordered. Returns the deeds.
    pub fn resolve(&mut self, seats: &[SeatRow], at: i64) -> Vec<Deed> {
        let mut deeds = Vec::new();
        // No game has that many in a row; a wrong one shall not stop the server.
        'again: while deeds.len() < 500 {
            for seat in self.game.waiting() {
                let Some(row) = seats.get(seat.index()) else { continue };
                let (obvious, declines) = (row.auto || !row.human(), row.declines && row.human());
                if !obvious && !declines {
                    continue;
                }
                let Some(decision) = self.game.decision(seat) else { continue };
                let choice = match decision.obvious() {
                    Some(only) if obvious => Some(only.choice.clone()),
                    _ => decision.decline.filter(|_| declines),
                };
                if let Some(choice) = choice.filter(|choice| self.answer(seat, choice, true, at).is_ok()) {
                    deeds.push(Deed { seat: seat.index(), text: choice, auto: true });
                    continue 'again;
                }
            }
            break;
        }
        deeds
    }

    /// Seats whose order to decline has come to its end: since `before` they are asked something else.
    pub fn orders_ended(&self, before: &Self, seats: &[SeatRow]) -> Vec<i64> {
        let asked_before = before.game.waiting();
        let asked = self.game.waiting().into_iter().filter(|seat| !asked_before.contains(seat));
        let rows = asked.filter_map(|seat| seats.get(seat.index()));
        rows.filter(|row| row.declines && row.human()).map(|row| row.seat).collect()
    }

    fn tick(&mut self, at: i64) {
        let waiting = self.game.waiting();
        let passed = (at - self.clocks.since).max(0);
        for index in 0..MAX_SEATS {
            if self.clocks.asked[index].is_some() {
                self.clocks.used[index] += passed;
            }
            let asked = waiting.iter().any(|seat| seat.index() == index);
            // A seat that has just answered and is asked again has its whole time for the next move.
            let answered = self.line.last().is_some_and(|(by, _)| by.index() == index);
            self.clocks.asked[index] = asked.then(|| match self.clocks.asked[index] {
                Some(since) if !answered => since,
                _ => at,
            });
        }
        self.clocks.since = at;
    }

    /// When the time of a seat that is waited for will be up.
    pub fn due(&self, row: &MatchRow, seat: Seat) -> Option<i64> {
        let asked = self.clocks.asked[seat.index()]?;
        let grace = self.clocks.grace[seat.index()];
        match row.pace.as_str() {
            "days" => Some(asked + row.allowance * 86_400_000 + grace),
            "clock" => Some(self.clocks.since + row.allowance * 60_000 + grace - self.clocks.used[seat.index()]),
            _ => None,
        }
    }

    /// Seats that came back have their time besides.
    pub fn give_grace(&mut self, seats: &[SeatRow]) {
        for (grace, row) in self.clocks.grace.iter_mut().zip(seats) {
            *grace = row.grace;
        }
    }

    /// The time a seat has left, in milliseconds.
    pub fn left(&self, row: &MatchRow, seat: Seat, now: i64) -> Option<i64> {
        match self.due(row, seat) {
            Some(due) => Some(due - now),
            None if row.pace == "clock" => {
                Some(row.allowance * 60_000 + self.clocks.grace[seat.index()] - self.clocks.used[seat.index()])
            }
            None => None,
        }
    }

    /// When the first person's time will be up.
    pub fn deadline(&self, row: &MatchRow, seats: &[SeatRow]) -> Option<i64> {
        let people = self.game.waiting().into_iter().filter(|seat| seats.get(seat.index()).is_some_and(SeatRow::human));
        people.filter_map(|seat| self.due(row, seat)).min()
    }

    /// How the match went. Played anew once and kept.
    pub fn history(&self) -> &History {
        self.history.get_or_init(|| history(self.game.as_ref()))
    }
}

fn takebacks(seat: Seat, last: Vec<bool>, text: &str) -> Vec<Deed> {
    last.into_iter().map(|auto| Deed { seat: seat.index(), text: text.to_owned(), auto }).collect()
}

fn history(game: &dyn AnyMatch) -> History {
    let record = game.at(game.choices()).record(true);
    let begun = record.secret.and_then(|secret| tessera_games::begin(&record.game, record.setup.clone(), secret).ok());
    let mut history = History { points: Vec::new(), rounds: Vec::new() };
    let Some(mut played) = begun else { return history };
    let mut look = |played: &dyn AnyMatch| {
        let scores = played.scores(Viewer::Spectator);
        history.points.push(scores.iter().map(|lines| lines.iter().map(|line| line.points).sum()).collect());
        let view = played.view(Viewer::Spectator);
        // What a game calls its rounds; where Ages have rounds of their own, the third of the second is 2.3.
        let number = |key: &str| view.get(key)?.as_i64();
        let Some(round) = number("round").or_else(|| number("epoch")) else { return };
        let round = number("age").map_or_else(|| round.to_string(), |age| format!("{age}.{round}"));
        if history.rounds.last().is_none_or(|(last, _)| *last != round) {
            history.rounds.push((round, played.choices()));
        }
    };
    look(played.as_ref());
    for (seat, choice) in &record.deeds {
        if played.answer(*seat, choice).is_err() {
            break;
        }
        look(played.as_ref());
    }
    history
}
