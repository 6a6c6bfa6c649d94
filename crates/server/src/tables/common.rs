//! What many see the same: drawn for the first of them.

use std::sync::{Arc, Mutex, PoisonError};

use tessera_session::Session;
use tessera_table::{Fragment, SeatInfo};
use tessera_words::Language;

use super::Meta;

/// Parts of a match that several people see the same way, one set in each language.
#[derive(Default)]
pub struct Common(Mutex<Vec<Drawn>>);

/// Parts, and all that they were drawn from.
struct Drawn {
    session: Arc<Session>,
    meta: Arc<Meta>,
    seats: Vec<SeatInfo>,
    language: Language,
    parts: Arc<[Fragment]>,
}

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
    ) -> Arc<[Fragment]> {
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
        let parts: Arc<[Fragment]> = draw().into();
        all.retain(|drawn| drawn.language != language);
        let (session, meta) = (session.clone(), meta.clone());
        all.push(Drawn { session, meta, seats: seats.to_vec(), language, parts: parts.clone() });
        parts
    }
}
