//! Numbers that every seat has, and how far each seat is ahead of the best rival.

use tessera_kernel::{BySeat, Seat};

/// Everyone's numbers, and the two best of each.
pub(super) struct Compared<const COUNT: usize> {
    own: BySeat<[f32; COUNT]>,
    best: [[f32; 2]; COUNT],
}

impl<const COUNT: usize> Compared<COUNT> {
    pub(super) fn new(own: BySeat<[f32; COUNT]>) -> Self {
        let mut best = [[f32::NEG_INFINITY; 2]; COUNT];
        for values in own.values() {
            for (best, &value) in best.iter_mut().zip(values) {
                if value > best[0] {
                    *best = [value, best[0]];
                } else if value > best[1] {
                    best[1] = value;
                }
            }
        }
        Self { own, best }
    }

    pub(super) fn own(&self, seat: Seat) -> &[f32; COUNT] {
        &self.own[seat]
    }

    /// How far a seat is ahead of its best rival in a number, as a part of `gap`.
    pub(super) fn lead(&self, seat: Seat, at: usize, gap: f32) -> f32 {
        (self.ahead(seat, at) / gap).clamp(-2.0, 2.0)
    }

    /// How far a seat is ahead of its best rival in a number.
    pub(super) fn ahead(&self, seat: Seat, at: usize) -> f32 {
        let (own, [first, second]) = (self.own[seat][at], self.best[at]);
        own - if own >= first { second } else { first }
    }

    /// How many rivals have more.
    pub(super) fn better(&self, seat: Seat, at: usize) -> usize {
        self.own.values().filter(|other| other[at] > self.own[seat][at]).count()
    }
}
