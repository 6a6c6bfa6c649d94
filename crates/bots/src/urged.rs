//! Options as readily as the game's urges say: as fast as random play, and nearer to what people do.

use tessera_kernel::{Eyes, Game, Offer, Policy, Rng};

use crate::Bot;

/// Takes options as readily as [`Game::urge`] says.
#[derive(Clone, Debug)]
pub struct Urged(pub Rng);

/// Draws one of so many options, each as readily as its urge says.
pub(crate) fn draw(rng: &mut Rng, count: usize, urge: impl Fn(usize) -> f32) -> usize {
    /// Draws before the last one is taken as it is.
    const TRIES: u32 = 12;
    /// Steps in which an urge is measured.
    const FINE: f32 = 1024.0;
    let mut index = rng.index(count);
    if count == 1 {
        return index;
    }
    for _ in 0..TRIES {
        if (rng.below(FINE as u32) as f32) < urge(index) * FINE {
            break;
        }
        index = rng.index(count);
    }
    index
}

impl<G: Game> Bot<G> for Urged {
    fn choose(&mut self, eyes: Eyes<'_, G>) -> usize {
        eyes.decision().map_or(0, |decision| {
            let urge = |index: usize| G::urge(&decision.prompt, &decision.options[index]);
            draw(&mut self.0, decision.options.len(), urge)
        })
    }
}

impl<G: Game> Policy<G> for Urged {
    fn pick(&mut self, offer: Offer<'_, G>) -> usize {
        draw(&mut self.0, offer.count, |index| G::urge(offer.prompt, &offer.choice(index)))
    }
}
