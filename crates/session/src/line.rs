//! The choices that count, with what the table knows of each besides.

use std::sync::Arc;

use tessera_kernel::{Phrase, Seat, Undone};

/// A choice that made itself, because there was no other or because its player had ordered it.
#[derive(Clone, PartialEq, Debug)]
pub struct ByItself {
    /// How many choices had been made.
    pub at: usize,
    /// What it does.
    pub text: Arc<Phrase>,
    /// Whether it was ordered.
    pub ordered: bool,
}

/// Who made each choice that counts, and those that made themselves, both in order.
#[derive(Clone, Default, Debug)]
pub(crate) struct Line {
    made: Vec<Made>,
}

/// A choice that counts.
#[derive(Clone, Debug)]
struct Made {
    seat: Seat,
    by_itself: Option<Note>,
}

/// How a choice is told that made itself.
#[derive(Clone, Debug)]
pub(crate) struct Note {
    /// What it does. Most of them do the same.
    pub(crate) text: Arc<Phrase>,
    /// Whether it was ordered.
    pub(crate) ordered: bool,
}

impl Line {
    /// A choice was made, by itself where there is a note of it.
    pub(crate) fn push(&mut self, seat: Seat, by_itself: Option<(Phrase, bool)>) {
        let by_itself = by_itself.map(|(text, ordered)| {
            let notes = self.made.iter().rev().filter_map(|made| made.by_itself.as_ref());
            let known = notes.map(|note| &note.text).find(|known| ***known == text).cloned();
            Note { text: known.unwrap_or_else(|| Arc::new(text)), ordered }
        });
        self.made.push(Made { seat, by_itself });
    }

    /// Something was taken back.
    pub(crate) fn remove(&mut self, undone: Undone) {
        undone.remove_from(&mut self.made);
    }

    /// Whose the last choice is.
    pub(crate) fn last(&self) -> Option<Seat> {
        self.made.last().map(|made| made.seat)
    }

    /// `seat`'s choices from the newest back: whether each made itself.
    pub(crate) fn own(&self, seat: Seat) -> impl Iterator<Item = bool> {
        self.made.iter().rev().filter(move |made| made.seat == seat).map(|made| made.by_itself.is_some())
    }

    /// `seat`'s choices that made themselves.
    pub(crate) fn by_itself(&self, seat: Seat) -> Vec<ByItself> {
        let own = self.made.iter().enumerate().filter(|(_, made)| made.seat == seat);
        let notes = own.filter_map(|(at, made)| Some((at, made.by_itself.as_ref()?)));
        notes.map(|(at, note)| ByItself { at, text: note.text.clone(), ordered: note.ordered }).collect()
    }
}
