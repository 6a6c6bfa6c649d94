//! What many see the same: drawn for the first of them, and written and compressed for the first who is sent it.

use std::sync::{Arc, Mutex, PoisonError};

use smallvec::SmallVec;
use tessera_session::Session;
use tessera_table::{Fragment, SeatInfo};
use tessera_words::Language;

use super::Meta;
use crate::web::squeeze::Piece;

/// Parts of a match that several people see the same way, one set in each language.
#[derive(Default)]
pub struct Common(Mutex<Vec<Drawn>>);

/// Parts, and all that they were drawn from.
struct Drawn {
    session: Arc<Session>,
    meta: Arc<Meta>,
    seats: Vec<SeatInfo>,
    language: Language,
    parts: Arc<Shared>,
}

/// Parts that several see the same way, and what is sent of them.
pub struct Shared {
    parts: Vec<Fragment>,
    sent: Mutex<Vec<(Which, Arc<Piece>)>>,
}

/// What is sent: the places of some of the parts, how they are written, and whether that is compressed.
#[derive(Clone, PartialEq, Eq)]
pub struct Which {
    /// The places.
    pub places: SmallVec<[u8; 8]>,
    /// Whether something stands before them.
    pub follows: bool,
    /// Whether nothing comes after them.
    pub last: bool,
    /// Whether they are compressed.
    pub packed: bool,
}

impl Shared {
    /// Parts that nothing was sent of so far.
    pub fn new(parts: Vec<Fragment>) -> Self {
        Self { parts, sent: Mutex::default() }
    }

    /// One after the other.
    pub fn iter(&self) -> std::slice::Iter<'_, Fragment> {
        self.parts.iter()
    }

    /// What is sent of them, written by `write` where nobody was sent the same so far.
    pub fn piece(&self, which: Which, write: impl FnOnce(&[Fragment]) -> Vec<u8>) -> Arc<Piece> {
        // Whoever comes meanwhile waits: they want the same.
        let mut sent = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, piece)) = sent.iter().find(|(known, _)| *known == which) {
            return piece.clone();
        }
        let text = write(&self.parts);
        let piece = Arc::new(if which.packed { Piece::packed(&text) } else { Piece::plain(text) });
        // Who comes late wants other parts than the rest; that is not kept without end.
        if sent.len() >= MOST_SENT {
            sent.clear();
        }
        sent.push((which, piece.clone()));
        piece
    }
}

/// The most that is kept of what was sent of a set of parts.
const MOST_SENT: usize = 4;

impl Common {
    /// Nobody looks who would see the same.
    pub fn forget(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// The parts of a match at this moment, drawn where nobody has looked yet. What `draw` makes may depend on nothing else
    /// than what is given here.
    pub fn parts(
        &self,
        session: &Arc<Session>,
        meta: &Arc<Meta>,
        seats: &[SeatInfo],
        language: Language,
        draw: &dyn Fn() -> Vec<Fragment>,
    ) -> Arc<Shared> {
        // Whoever comes meanwhile waits: they want the same.
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |drawn: &&Drawn| {
            drawn.language == language
                && Arc::ptr_eq(&drawn.session, session)
                && Arc::ptr_eq(&drawn.meta, meta)
                && drawn.seats == seats
        };
        if let Some(drawn) = all.iter().find(same) {
            return drawn.parts.clone();
        }
        let parts = Arc::new(Shared::new(draw()));
        all.retain(|drawn| drawn.language != language);
        let (session, meta) = (session.clone(), meta.clone());
        all.push(Drawn { session, meta, seats: seats.to_vec(), language, parts: parts.clone() });
        parts
    }
}
