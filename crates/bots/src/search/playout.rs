//! Playing on a little to see where a position leads.

use std::cell::Cell;

use tessera_kernel::{Game, Offer, Policy, Rng};

/// Takes options as readily as the game's urges say.
#[derive(Debug)]
pub struct Urges<'a> {
    rng: Rng,
    made: &'a Cell<u32>,
}

impl<'a> Urges<'a> {
    /// With this chance; `made` counts the choices.
    #[must_use]
    pub const fn new(rng: Rng, made: &'a Cell<u32>) -> Self {
        Self { rng, made }
    }
}

impl<G: Game> Policy<G> for Urges<'_> {
    fn pick(&mut self, offer: Offer<'_, G>) -> usize {
        /// Draws before the last one is taken as it is.
        const TRIES: u32 = 12;
        /// Steps in which an urge is measured.
        const FINE: f32 = 1024.0;
        self.made.set(self.made.get() + 1);
        let mut index = self.rng.index(offer.count);
        if offer.count == 1 {
            return index;
        }
        for _ in 0..TRIES {
            let urge = G::urge(offer.prompt, &offer.choice(index));
            if (self.rng.below(FINE as u32) as f32) < urge * FINE {
                break;
            }
            index = self.rng.index(offer.count);
        }
        index
    }
}
