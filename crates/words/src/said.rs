//! What was said lately: composing a sentence takes many times as long as finding it, and a table says the same things to
//! everyone who looks, again and again.

use std::collections::HashMap;
use std::hash::{BuildHasher as _, Hash};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use foldhash::fast::RandomState;
use tessera_kernel::Phrase;

use crate::Language;

/// Parts that are locked by themselves, so that many can speak at once.
const SHARDS: usize = 16;
/// Sentences kept in each; a full part begins anew.
const MOST: usize = 1024;

type Game = Option<&'static str>;

/// Sentences by the hash of what they say: who looks one up need not own it.
struct Kept<K> {
    hasher: RandomState,
    shards: [Mutex<Shard<K>>; SHARDS],
}

type Shard<K> = HashMap<u64, Vec<Entry<K>>, RandomState>;

struct Entry<K> {
    language: Language,
    game: Game,
    what: K,
    said: Option<Arc<str>>,
}

impl<K> Kept<K> {
    fn new() -> Self {
        Self { hasher: RandomState::default(), shards: std::array::from_fn(|_| Mutex::default()) }
    }

    fn find<Q>(
        &self,
        language: Language,
        game: Game,
        what: &Q,
        same: impl Fn(&K) -> bool,
        own: impl FnOnce() -> K,
        compose: impl FnOnce() -> Option<String>,
    ) -> Option<Arc<str>>
    where
        Q: Hash + ?Sized,
    {
        let hash = self.hasher.hash_one((language, game, what));
        let shard = &self.shards[(hash >> 57) as usize % SHARDS];
        let lock = || shard.lock().unwrap_or_else(PoisonError::into_inner);
        let is = |entry: &&Entry<K>| entry.language == language && entry.game == game && same(&entry.what);
        if let Some(entry) = lock().get(&hash).and_then(|entries| entries.iter().find(is)) {
            return entry.said.clone();
        }
        let said: Option<Arc<str>> = compose().map(Into::into);
        let mut shard = lock();
        if shard.len() >= MOST {
            shard.clear();
        }
        shard.entry(hash).or_default().push(Entry { language, game, what: own(), said: said.clone() });
        said
    }
}

/// A sentence with arguments, composed only where it was not said lately.
pub(crate) fn kept(language: Language, game: Game, phrase: &Phrase, compose: impl FnOnce() -> String) -> Arc<str> {
    static SENTENCES: LazyLock<Kept<Phrase>> = LazyLock::new(Kept::new);
    let said = SENTENCES.find(language, game, phrase, |kept| kept == phrase, || phrase.clone(), || Some(compose()));
    said.unwrap_or_default()
}

/// A message without arguments, looked up only where it was not said lately.
pub(crate) fn known(
    language: Language,
    game: Game,
    id: &str,
    look_up: impl FnOnce() -> Option<String>,
) -> Option<Arc<str>> {
    static WORDS: LazyLock<Kept<Box<str>>> = LazyLock::new(Kept::new);
    WORDS.find(language, game, id, |kept| **kept == *id, || id.into(), look_up)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_bounded_and_right() {
        let said = |number: usize| {
            let phrase = Phrase::new("test").with("count", number);
            kept(Language::English, None, &phrase, || number.to_string()).to_string()
        };
        for round in 0..2 {
            for number in 0..(SHARDS * MOST * 2) {
                assert_eq!(said(number), number.to_string(), "round {round}");
            }
        }
        let again = Phrase::new("test").with("count", 1_u8);
        let french = kept(Language::French, None, &again, || "un".to_owned());
        assert_eq!(&*french, "un", "what was said in another language is not said here");
        let edition = kept(Language::French, Some("clash-2012"), &again, || "une".to_owned());
        assert_eq!(&*edition, "une", "nor what another edition says");
    }

    #[test]
    fn what_is_missing_is_looked_for_once() {
        let mut looked = 0;
        for _ in 0..3 {
            let found = known(Language::English, None, "no-such-message", || {
                looked += 1;
                None
            });
            assert!(found.is_none());
        }
        assert_eq!(looked, 1);
    }
}
