//! Any option, each as likely.

use tessera_kernel::{Eyes, Game, Offer, Policy, Rng};

use crate::Bot;

/// Any option, each as likely.
#[derive(Clone, Debug)]
pub struct Random(pub Rng);

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, eyes: Eyes<'_, G>) -> usize {
        eyes.decision().map_or(0, |decision| self.0.index(decision.options.len()))
    }
}

impl<G: Game> Policy<G> for Random {
    fn pick(&mut self, offer: Offer<'_, G>) -> usize {
        self.0.index(offer.count)
    }
}
