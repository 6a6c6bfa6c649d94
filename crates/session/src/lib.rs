//! A match as whoever hosts it keeps it: the game with what is known of each choice besides (whose it was, whether it
//! made itself), takebacks of what players did of their own will, standing orders, and clocks.
//!
//! A [`Session`] knows nothing of where it is stored, nor who the players are: the server and the terminal keep theirs
//! by the [`Deed`]s it returns, and tell it the time by a clock of their own.
//!
//! ```
//! use tessera_kernel::Secret;
//! use tessera_session::{Orders, Session};
//!
//! let setup = tessera_games::usual_setup("tempus", vec!["Ann".into(), "Bob".into(), "Cid".into()])?;
//! let mut session = Session::begin(tessera_games::begin("tempus", setup, Secret::from_number(1))?, 0);
//! let seat = session.game().waiting()[0];
//! session.answer_index(seat, 0, false, 1_000)?;
//! session.resolve(&[Orders::USUAL; 3], 1_000);
//! let deeds = session.take_back(seat, 2_000)?;
//! assert_eq!(deeds[0].text, "undo");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod clocks;
mod deed;
mod line;
mod orders;

pub use clocks::{Clocks, Pace, PaceError};
pub use deed::Deed;
pub use line::ByItself;
pub use orders::Orders;

use tessera_kernel::{
    AnyDecision, AnyMatch, MAX_SEATS, Phrase, PlayError, Refusal, Seat, UNDO, UNDO_AGREED, UndoError, Viewer,
};

use crate::line::Line;

/// A match with what its host knows besides.
pub struct Session {
    game: Box<dyn AnyMatch>,
    line: Line,
    /// Who has used how much time.
    pub clocks: Clocks,
    /// Since which sequence each seat has been asked what it is asked now.
    asked: [usize; MAX_SEATS],
    /// When each seat last chose of its own will.
    chosen: [Option<LastChoice>; MAX_SEATS],
}

/// When a seat last chose of its own will.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastChoice {
    /// How many choices counted then, that one included.
    pub choices: usize,
    /// The time, by the host's clock.
    pub at: i64,
}

impl Clone for Session {
    fn clone(&self) -> Self {
        let (game, line) = (self.game.copy(), self.line.clone());
        Self { game, line, clocks: self.clocks, asked: self.asked, chosen: self.chosen }
    }
}

impl Session {
    /// A match that begins now.
    #[must_use]
    pub fn begin(game: Box<dyn AnyMatch>, at: i64) -> Self {
        let (line, clocks) = (Line::default(), Clocks::new(at));
        let mut begun = Self { game, line, clocks, asked: [0; MAX_SEATS], chosen: [None; MAX_SEATS] };
        begun.tick(at);
        begun
    }

    /// A match that has gone on for a while without a host: what could make itself is taken to have done so.
    #[must_use]
    pub fn resume(game: &dyn AnyMatch, at: i64) -> Self {
        let mut session = Self::begin(game.at(0), at);
        for (seat, text) in game.record(true).deeds {
            let auto = session.game.asked(seat).is_some_and(|asked| asked.makes_itself);
            session.perform(&Deed { seat, text, auto }, at).expect("what was done can be done again");
        }
        session
    }

    /// The match itself.
    #[must_use]
    pub fn game(&self) -> &dyn AnyMatch {
        self.game.as_ref()
    }

    /// Does what was done.
    ///
    /// # Errors
    /// When it is not possible; nothing has changed then.
    pub fn perform(&mut self, deed: &Deed, at: i64) -> Result<(), Refusal> {
        match deed.text.as_str() {
            UNDO => self.undo(deed.seat, 1, false, at)?,
            UNDO_AGREED => self.undo(deed.seat, 1, true, at)?,
            choice => self.take(deed.seat, self.game.place(deed.seat, choice)?, deed.auto, at)?,
        }
        Ok(())
    }

    /// Takes a choice in notation that a player made.
    ///
    /// # Errors
    /// When it is not possible; nothing has changed then.
    pub fn answer(&mut self, seat: Seat, choice: &str, at: i64) -> Result<Deed, PlayError> {
        self.take(seat, self.game.place(seat, choice)?, false, at)?;
        Ok(Deed { seat, text: choice.to_owned(), auto: false })
    }

    /// Takes a choice by its place in the list; `auto` when it makes itself.
    ///
    /// # Errors
    /// When there is none; nothing has changed then.
    pub fn answer_index(&mut self, seat: Seat, index: usize, auto: bool, at: i64) -> Result<Deed, PlayError> {
        let text = self.game.option(seat, index).map(|option| option.choice);
        self.take(seat, index, auto, at)?;
        Ok(Deed { seat, text: text.expect("what was taken was listed"), auto })
    }

    fn take(&mut self, seat: Seat, index: usize, auto: bool, at: i64) -> Result<(), PlayError> {
        let note = if auto { self.note(seat, index) } else { None };
        let others = self.others_asked(seat);
        self.game.answer_index(seat, index)?;
        self.note_asked(&others);
        self.line.push(seat, note);
        if !auto {
            self.chosen[seat.index()] = Some(LastChoice { choices: self.game.choices(), at });
        }
        self.tick(at);
        Ok(())
    }

    /// What a choice that makes itself does, and whether it was ordered.
    fn note(&self, seat: Seat, index: usize) -> Option<(Phrase, bool)> {
        let ordered = !self.game.asked(seat)?.makes_itself;
        Some((self.game.option(seat, index)?.label.text, ordered))
    }

    /// Whether `seat` is asked the same as at `sequence`. Where several are asked at once, what others answer meanwhile
    /// changes nothing for those who still think.
    #[must_use]
    pub fn asks_still(&self, seat: Seat, sequence: usize) -> bool {
        (self.asked_since(seat)..=self.game.sequence()).contains(&sequence)
    }

    /// Since which sequence `seat` has been asked what it is asked now.
    #[must_use]
    pub fn asked_since(&self, seat: Seat) -> usize {
        self.asked[seat.index()]
    }

    /// When `seat` last chose of its own will.
    #[must_use]
    pub fn last_choice(&self, seat: Seat) -> Option<LastChoice> {
        self.chosen[seat.index()]
    }

    /// What those who are asked together with `seat` are asked.
    fn others_asked(&self, seat: Seat) -> Vec<(Seat, AnyDecision)> {
        let others = self.game.waiting().into_iter().filter(|&other| other != seat);
        others.filter_map(|other| Some((other, self.game.decision(other)?))).collect()
    }

    /// Everyone is asked something new, except those who are still asked what they were.
    fn note_asked(&mut self, before: &[(Seat, AnyDecision)]) {
        for seat in Seat::all(MAX_SEATS) {
            let earlier = before.iter().find(|(other, _)| *other == seat).map(|(_, earlier)| earlier);
            if earlier.is_none() || self.game.decision(seat).as_ref() != earlier {
                self.asked[seat.index()] = self.game.sequence();
            }
        }
    }

    fn tick(&mut self, at: i64) {
        self.clocks.tick(&self.game.waiting(), self.line.last(), at);
    }

    /// The choices that made themselves, as far as `viewer` may know: whoever knows that there was no other choice knows
    /// something of the hand it was made from.
    #[must_use]
    pub fn by_itself(&self, viewer: Viewer) -> Vec<ByItself> {
        match viewer {
            Viewer::Seat(seat) => self.line.by_itself(seat),
            Viewer::Spectator => Vec::new(),
        }
    }

    /// How many choices `seat` has made of its own will, as far as they count.
    #[must_use]
    pub fn willing(&self, seat: Seat) -> usize {
        self.line.own(seat).filter(|auto| !auto).count()
    }

    /// Takes back the last choice `seat` made of its own will, and those that made themselves since. Returns the deeds.
    ///
    /// # Errors
    /// When it cannot be taken back; nothing has changed then.
    pub fn take_back(&mut self, seat: Seat, at: i64) -> Result<Vec<Deed>, UndoError> {
        let last = self.own_last(seat, 1)?;
        self.undo(seat, last.len(), false, at)?;
        Ok(takebacks(seat, last, UNDO))
    }

    /// Whether [`take_back`](Self::take_back) would work.
    ///
    /// # Errors
    /// Why it would not.
    pub fn can_take_back(&self, seat: Seat) -> Result<(), UndoError> {
        self.game.can_undo_times(seat, self.own_last(seat, 1)?.len())
    }

    /// Takes back so many choices `seat` made of its own will, and everything since, because all agree. Returns the deeds.
    ///
    /// # Errors
    /// When they cannot be taken back; nothing has changed then.
    pub fn take_back_agreed(&mut self, seat: Seat, times: usize, at: i64) -> Result<Vec<Deed>, UndoError> {
        let last = self.own_last(seat, times)?;
        self.undo(seat, last.len(), true, at)?;
        Ok(takebacks(seat, last, UNDO_AGREED))
    }

    /// Whether [`take_back_agreed`](Self::take_back_agreed) would work.
    ///
    /// # Errors
    /// Why it would not.
    pub fn can_take_back_agreed(&self, seat: Seat, times: usize) -> Result<(), UndoError> {
        self.game.can_undo_agreed(seat, self.own_last(seat, times)?.len())
    }

    /// Takes back choices, all or none; `agreed` when all at the table want it.
    fn undo(&mut self, seat: Seat, times: usize, agreed: bool, at: i64) -> Result<(), UndoError> {
        let undone = if agreed { self.game.undo_agreed(seat, times)? } else { self.game.undo_times(seat, times)? };
        self.line.remove(undone);
        let left = self.game.choices();
        for chosen in self.chosen.iter_mut().flatten() {
            chosen.choices = chosen.choices.min(left);
        }
        self.note_asked(&[]);
        self.tick(at);
        Ok(())
    }

    /// The last choices of `seat`, from the newest back to the so-manieth it made of its own will: whether each made itself.
    fn own_last(&self, seat: Seat, times: usize) -> Result<Vec<bool>, UndoError> {
        let mut own = self.line.own(seat);
        let (mut last, mut willing) = (Vec::new(), 0);
        while willing < times {
            let auto = own.next().ok_or(UndoError::Nothing(seat))?;
            last.push(auto);
            willing += usize::from(!auto);
        }
        Ok(last)
    }
}

fn takebacks(seat: Seat, last: Vec<bool>, text: &str) -> Vec<Deed> {
    last.into_iter().map(|auto| Deed { seat, text: text.to_owned(), auto }).collect()
}
