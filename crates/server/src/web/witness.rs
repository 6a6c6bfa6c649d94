//! Whether somebody who holds a line open is still who they were when they opened it.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use crate::app::App;
use crate::store::Person;

/// Looked at again after so long, although nobody has said that anything is over: it may have been ended by a program that
/// does not talk to us.
const TRUSTED: Duration = Duration::from_secs(30);

/// What somebody has shown.
pub enum Shown {
    /// Nothing: they see what everybody may.
    Nothing,
    /// The hash of a session.
    Session(String),
    /// The hash of a token.
    Token(String),
}

/// Knows who somebody was, and by what.
pub struct Witness {
    app: Arc<App>,
    by: Shown,
    person: Option<i64>,
    /// How often sessions and tokens had been ended, and when, when this was last looked at.
    ended: u64,
    known: Instant,
}

impl Witness {
    pub fn new(app: Arc<App>, by: Shown, person: Option<i64>) -> Self {
        Self { ended: app.store.ended.load(Ordering::Acquire), known: Instant::now(), app, by, person }
    }

    /// Who it is.
    pub const fn person(&self) -> Option<i64> {
        self.person
    }

    /// Whether they are still who they were, and may still do what they did.
    pub async fn is_known(&mut self) -> bool {
        let store = &self.app.store;
        let ended = store.ended.load(Ordering::Acquire);
        if ended == self.ended && self.known.elapsed() < TRUSTED {
            return true;
        }
        let found: Result<Option<Person>, _> = match &self.by {
            Shown::Nothing => return true,
            Shown::Session(hash) => store.session(hash).await,
            Shown::Token(hash) => store.token_person(hash).await,
        };
        let Ok(found) = found else { return false };
        (self.ended, self.known) = (ended, Instant::now());
        found.is_some_and(|person| Some(person.id) == self.person && person.suspension().is_none())
    }
}
