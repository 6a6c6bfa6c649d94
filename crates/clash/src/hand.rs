//! Hands and piles: every card is one of a kind, so a hand is a set of bits and a pile a list of bytes.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};
use tessera_kernel::{Cells, Rng};

tessera_kernel::bit_set! {
    /// Cards in a hand, by number.
    pub struct Hand(u64) of u8, |card| card
}

impl Hand {
    /// The whole deck of so many cards, fewer than 64.
    pub const fn deck(size: u8) -> Self {
        Self((1 << size) - 1)
    }
}

/// A list of at most `N` things. Copied as bytes, which states are all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct List<T, const N: usize> {
    len: u8,
    items: Cells<T, N>,
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self { len: 0, items: Cells([T::default(); N]) }
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    /// The things, oldest first.
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Adds one at the end.
    ///
    /// # Panics
    /// When the list is full.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Puts one before all others.
    pub fn push_under(&mut self, item: T) {
        let len = self.len();
        self.items.copy_within(0..len, 1);
        self.items[0] = item;
        self.len += 1;
    }

    /// Takes the last.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        // What is not in the list is blank, so that equal lists are equal bytes.
        Some(std::mem::take(&mut self.items[usize::from(self.len)]))
    }

    /// Keeps those that satisfy something, in their order.
    pub fn retain(&mut self, keep: impl Fn(&T) -> bool) {
        *self = self.iter().copied().filter(keep).collect();
    }

    /// Takes one out, keeping the order of the others.
    pub fn remove(&mut self, at: usize) -> T {
        let item = self.items[at];
        let len = self.len();
        self.items.copy_within(at + 1..len, at);
        self.pop();
        item
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        for item in items {
            list.push(item);
        }
        list
    }
}

/// A pile of cards by number, bottom first.
pub type Pile<const N: usize> = List<u8, N>;

/// Lays a card on a pile, or under it.
pub fn lay<const N: usize>(pile: &mut Pile<N>, card: u8, under: bool) {
    if under { pile.push_under(card) } else { pile.push(card) }
}

/// Draws a card; an empty pile is made anew of what was discarded.
pub fn draw<const N: usize>(pile: &mut Pile<N>, discard: &mut Pile<N>, rng: &mut Rng) -> Option<u8> {
    rng.reshuffle(pile, discard);
    pile.pop()
}
