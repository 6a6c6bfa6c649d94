//! Hands and piles: every card is one of a kind, so a hand is a set of bits and a pile a list of bytes.

use serde::{Deserialize, Serialize};
use tessera_kernel::{Cells, Rng};

tessera_kernel::bit_set! {
    /// Cards in a hand, by number.
    pub struct Hand(u64) of u8, |card| card
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

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// How many.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The things, oldest first.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len()]
    }

    /// The things, to change.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let len = self.len();
        &mut self.items[..len]
    }

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

    /// The last.
    #[must_use]
    pub fn last(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// Takes one out, keeping the order of the others.
    pub fn remove(&mut self, at: usize) -> T {
        let item = self.items[at];
        let len = self.len();
        self.items.copy_within(at + 1..len, at);
        self.pop();
        item
    }

    /// Takes all out.
    pub fn clear(&mut self) {
        *self = Self::default();
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
    if pile.is_empty() {
        std::mem::swap(pile, discard);
        shuffle(pile, rng);
    }
    pile.pop()
}

/// Puts a pile in random order, whatever its order was.
pub fn shuffle<const N: usize>(pile: &mut Pile<N>, rng: &mut Rng) {
    pile.as_mut_slice().sort_unstable();
    rng.shuffle(pile.as_mut_slice());
}
