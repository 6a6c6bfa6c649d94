//! What is still to happen before the game goes on.

use serde::{Deserialize, Serialize};

use crate::Cells;

/// Things still to be done, at most `N`, the next one first. What a thing sets off is done before all that was put
/// before it, so what a card starts is finished before what started the card.
///
/// Copied as bytes, which states are all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct Agenda<T, const N: usize> {
    len: u8,
    // The next one last; blank beyond `len`, so that equal agendas are equal bytes.
    tasks: Cells<Option<T>, N>,
}

impl<T: Copy, const N: usize> Default for Agenda<T, N> {
    fn default() -> Self {
        Self { len: 0, tasks: Cells([None; N]) }
    }
}

impl<T: Copy, const N: usize> Agenda<T, N> {
    /// Whether there is nothing to be done.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many things are to be done.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether something is still to be done.
    #[must_use]
    pub fn contains(&self, task: &T) -> bool
    where
        T: PartialEq,
    {
        self.tasks.iter().flatten().any(|waiting| waiting == task)
    }

    /// Takes up the next thing.
    pub fn take_up(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.tasks[usize::from(self.len)].take()
    }

    /// Puts something to be done next, before all that was put so far.
    ///
    /// # Panics
    /// When there are `N` already.
    pub fn then(&mut self, task: T) {
        self.tasks[usize::from(self.len)] = Some(task);
        self.len += 1;
    }

    /// Puts several things to be done next, in the order they are named.
    pub fn then_each(&mut self, tasks: impl IntoIterator<Item = T, IntoIter: DoubleEndedIterator>) {
        tasks.into_iter().rev().for_each(|task| self.then(task));
    }

    /// Has what was put since there were so many things done in order: the lowest rank first, otherwise as it was.
    pub fn rank_since<K: Ord>(&mut self, so_many: usize, rank: impl Fn(&T) -> K) {
        let put = &mut self.tasks[so_many..usize::from(self.len)];
        put.reverse();
        put.sort_by_key(|task| task.as_ref().map(&rank));
        put.reverse();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_off_is_done_before_what_was_waiting_and_in_the_order_it_was_named() {
        let mut agenda = Agenda::<char, 4>::default();
        agenda.then_each(['a', 'd']);
        assert_eq!(agenda.take_up(), Some('a'));
        assert!(agenda.contains(&'d') && !agenda.contains(&'a'));
        agenda.then_each([Some('b'), None, Some('c')].into_iter().flatten());
        assert_eq!(std::iter::from_fn(|| agenda.take_up()).collect::<String>(), "bcd");
        assert_eq!(agenda, Agenda::default(), "nothing of what was done is left");
    }

    #[test]
    fn what_was_put_since_is_ranked_and_the_rest_waits() {
        let mut agenda = Agenda::<char, 6>::default();
        agenda.then('z');
        let so_many = agenda.len();
        agenda.then_each(['c', 'B', 'a', 'A']);
        agenda.rank_since(so_many, char::to_ascii_lowercase);
        assert_eq!(std::iter::from_fn(|| agenda.take_up()).collect::<String>(), "aABcz");
    }
}
