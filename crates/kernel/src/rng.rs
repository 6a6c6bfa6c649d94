//! Dice and shuffles: ChaCha8 drawn by our own bounded draw and shuffle.
//!
//! Library sampling may change between versions; what a seed gives here may not, or old records would play
//! differently. Golden values in the tests below hold it still.

use std::fmt;
use std::ops::DerefMut;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::hash::{from_hex, to_hex};

/// What all chance of a match follows from.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed nobody can guess, from the operating system.
    ///
    /// # Panics
    /// When the operating system has no randomness to give, which leaves nothing to play with.
    #[must_use]
    pub fn from_os() -> Self {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the operating system gives randomness");
        Self(bytes)
    }

    /// The seed that stands for a small number, for simulations and tests.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A seed in a log would tell every card to come.
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Self, NotASeed> {
        from_hex(text).map(Self).ok_or(NotASeed)
    }
}

/// The text is not a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct NotASeed;

/// A stream of chance. It lives in the state, so that a re-run draws the same numbers.
#[derive(Clone, PartialEq, Eq)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The stream that follows from `seed`.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self(ChaCha8Rng::from_seed(seed.0))
    }

    /// A stream for simulations and tests, from a small number.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        Self::new(Seed::from_number(number))
    }

    /// A fresh stream, seeded by this one.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        let mut seed = [0; 32];
        self.0.fill_bytes(&mut seed);
        Self::new(Seed(seed))
    }

    /// How far the stream has been read. It changes exactly when something random happened.
    #[must_use]
    pub fn position(&self) -> u64 {
        // 2^64 words would take centuries to draw.
        self.0.get_word_pos() as u64
    }

    /// A number from 0 up to, not including, `bound`; every value equally likely.
    ///
    /// # Panics
    /// When `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing to draw from");
        // The high half of a 32×32 product; low halves that would make some results likelier are drawn again.
        let reject_below = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            if (product as u32) >= reject_below {
                return (product >> 32) as u32;
            }
        }
    }

    /// An index into a list of `len`.
    ///
    /// # Panics
    /// When the list is empty.
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).expect("lists are shorter than 2^32")) as usize
    }

    /// A die with this many sides, from 1.
    pub fn die(&mut self, sides: u32) -> u32 {
        self.below(sides) + 1
    }

    /// Puts a list in random order: the last place is drawn first.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// Puts a list in random order, whatever its order was: nothing of where its items were is left.
    pub fn mix<T: Ord>(&mut self, items: &mut [T]) {
        items.sort_unstable();
        self.shuffle(items);
    }

    /// Makes a new pile of what was discarded, where the pile is empty; says whether it did. The new pile depends on
    /// what was discarded and not on when.
    pub fn reshuffle<T: Ord, P: DerefMut<Target = [T]>>(&mut self, pile: &mut P, discard: &mut P) -> bool {
        if !pile.is_empty() || discard.is_empty() {
            return false;
        }
        std::mem::swap(pile, discard);
        self.mix(pile);
        true
    }
}

impl fmt::Debug for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rng(at {})", self.position())
    }
}

impl Serialize for Rng {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.0.get_seed(), self.position()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Rng {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (seed, position) = <([u8; 32], u64)>::deserialize(deserializer)?;
        let mut rng = ChaCha8Rng::from_seed(seed);
        rng.set_word_pos(u128::from(position));
        Ok(Self(rng))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_the_same_for_ever() {
        let mut rng = Rng::from_number(1);
        let dice: Vec<u32> = (0..12).map(|_| rng.die(6)).collect();
        assert_eq!(dice, GOLDEN_DICE);
        let mut cards: Vec<u8> = (0..10).collect();
        rng.shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
        assert_eq!(rng.below(1_000_000_007), GOLDEN_BIG);
    }

    const GOLDEN_DICE: [u32; 12] = [4, 3, 6, 2, 3, 5, 6, 6, 6, 6, 2, 1];
    const GOLDEN_SHUFFLE: [u8; 10] = [0, 4, 9, 7, 8, 2, 5, 1, 6, 3];
    const GOLDEN_BIG: u32 = 843_301_877;

    #[test]
    fn an_empty_pile_is_made_anew_of_what_was_discarded_whatever_its_order() {
        let drawn = |mut discard: Vec<u8>| {
            let (mut rng, mut pile) = (Rng::from_number(5), Vec::new());
            assert!(rng.reshuffle(&mut pile, &mut discard) && discard.is_empty());
            assert!(!rng.reshuffle(&mut pile, &mut vec![9]), "there are cards");
            assert!(!rng.reshuffle(&mut Vec::<u8>::new(), &mut discard), "there are none at all");
            pile
        };
        assert_eq!(drawn(vec![4, 1, 3, 2, 5]), drawn(vec![5, 4, 3, 2, 1]));
    }

    #[test]
    fn a_stored_stream_goes_on_where_it_was() {
        let mut rng = Rng::from_number(7);
        for drawn in 0..200 {
            let stored = postcard::to_allocvec(&rng).unwrap();
            let mut back: Rng = postcard::from_bytes(&stored).unwrap();
            assert_eq!(back, rng, "after {drawn} draws");
            assert_eq!(back.below(1000), rng.below(1000));
        }
    }

    #[test]
    fn every_value_is_equally_likely() {
        let mut rng = Rng::from_number(3);
        let mut seen = [0_u32; 7];
        for _ in 0..70_000 {
            seen[rng.index(7)] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }
}
