//! Playing on a little to see where a position leads.

use std::cell::Cell;

use tessera_kernel::{BySeat, Estimate, Game, Offer, Playout, Policy, Position, Rng, Seat};

use crate::urged;

/// Plays on as the game says it pays, and judges what came of it; `made` counts the choices.
pub(super) fn play_on<G: Game>(position: Position<G>, weights: &[f32], rng: Rng, made: &Cell<u32>) -> BySeat<Estimate> {
    // What has begun is finished first: between commit points nothing can be judged.
    let mut midway = !position.committed().1.is_empty();
    let mut urges = Urges::new(rng, made);
    match G::PLAYOUT {
        Playout::Choices(count) => {
            let more = |_: &G::State| std::mem::take(&mut midway) || made.get() < count;
            let state = position.play_out(&mut urges, more).state;
            Estimate::of::<G>(&state, weights)
        }
        Playout::Actions { count, tries } => {
            let mut state = position.play_out(&mut urges, |_| std::mem::take(&mut midway)).state;
            let mut found = Estimate::of::<G>(&state, weights);
            for _ in 0..count {
                let Some(next) = best_action::<G>(&state, weights, &mut urges, tries) else { break };
                (state, found) = next;
            }
            found
        }
    }
}

/// The action of some tried that is best for who takes it, and how everyone stands after it; `None` when the game is over.
fn best_action<G: Game>(
    state: &G::State,
    weights: &[f32],
    urges: &mut Urges<'_>,
    tries: u32,
) -> Option<(G::State, BySeat<Estimate>)> {
    if G::outcome(state).is_some() {
        return None;
    }
    let mut best: Option<(G::State, BySeat<Estimate>)> = None;
    for _ in 0..tries.max(1) {
        let mut after = state.clone();
        let actor = act::<G>(&mut after, urges);
        let found = Estimate::of::<G>(&after, weights);
        // Where nobody has a choice any more, there is nothing to try.
        let Some(actor) = actor else { return Some((after, found)) };
        if best.as_ref().is_none_or(|(_, most)| found[actor].chance > most[actor].chance) {
            best = Some((after, found));
        }
    }
    best
}

/// Plays until somebody else than who is asked first would be asked, or to the end; says who acted.
fn act<G: Game>(state: &mut G::State, urges: &mut Urges<'_>) -> Option<Seat> {
    let mut actor = None;
    while G::outcome(state).is_none() {
        let before = actor.map(|actor| (actor, state.clone()));
        urges.asked = None;
        Position::<G>::play_step(state, urges);
        match before {
            Some((actor, before)) if urges.asked.is_some_and(|asked| asked != actor) => {
                *state = before;
                break;
            }
            Some(_) => {}
            None => actor = urges.asked,
        }
    }
    actor
}

/// Takes options as readily as the game's urges say.
#[derive(Debug)]
struct Urges<'a> {
    rng: Rng,
    made: &'a Cell<u32>,
    /// Who was asked first, with more than one option.
    asked: Option<Seat>,
}

impl<'a> Urges<'a> {
    const fn new(rng: Rng, made: &'a Cell<u32>) -> Self {
        Self { rng, made, asked: None }
    }
}

impl<G: Game> Policy<G> for Urges<'_> {
    fn pick(&mut self, offer: Offer<'_, G>) -> usize {
        self.made.set(self.made.get() + 1);
        if offer.count > 1 {
            self.asked.get_or_insert(offer.seat);
        }
        urged::draw(&mut self.rng, offer.count, |index| G::urge(offer.prompt, &offer.choice(index)))
    }
}
