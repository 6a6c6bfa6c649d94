//! What rules did, counted for whoever watches simulations: which powers worked, which cards came.
//!
//! Rules write here and never read, so play does not depend on it; where nobody watches, a note costs next to nothing.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

thread_local! {
    static WATCHED: Cell<bool> = const { Cell::new(false) };
    static COUNTS: RefCell<BTreeMap<&'static str, u64>> = const { RefCell::new(BTreeMap::new()) };
}

/// Notes that something happened, by the name of its message.
pub fn note(what: &'static str) {
    if WATCHED.get() {
        COUNTS.with_borrow_mut(|counts| *counts.entry(what).or_default() += 1);
    }
}

/// What happened on this thread while something was done, by name.
pub fn watch<T>(deed: impl FnOnce() -> T) -> (T, BTreeMap<&'static str, u64>) {
    WATCHED.set(true);
    let done = deed();
    WATCHED.set(false);
    (done, COUNTS.take())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_watched_is_counted() {
        note("toy-unseen");
        let ((), counts) = watch(|| {
            note("toy-seen");
            note("toy-seen");
        });
        note("toy-unseen");
        assert_eq!(counts, BTreeMap::from([("toy-seen", 2)]));
        assert!(watch(|| ()).1.is_empty());
    }
}
