//! How the unknown is imagined: the piles, building tiles and Prosperity cards of others.
//!
//! Goods and Votes stay as they are: all that comes and goes is seen by everybody, so whoever keeps count knows them
//! (P3.6).

use tessera_kernel::{Rng, Viewer};

use crate::components::buildings::{Building, Pile};
use crate::components::prosperity::{Cards, Prosperity};
use crate::state::{Phase, State};

/// Samples anew what `viewer` cannot know.
pub(crate) fn redeal(s: &mut State, viewer: Viewer, rng: &mut Rng) {
    if s.phase == Phase::Over {
        // The screens are down: nothing is left to imagine.
        return;
    }
    s.rng = rng.fork();
    rng.mix(&mut s.stack);
    buildings(s, viewer, rng);
    cards(s, viewer, rng);
}

/// Building tiles: the stock, others' hands, and those that others laid face down.
fn buildings(s: &mut State, viewer: Viewer, rng: &mut Rng) {
    let mut unknown: Vec<Building> = s.stock.to_vec();
    for (seat, player) in s.players.iter() {
        if !viewer.is(seat) {
            unknown.extend(player.hand.iter().chain(player.buried.iter()));
        }
    }
    rng.mix(&mut unknown);
    let mut next = unknown.into_iter();
    let mut deal = |pile: &mut Pile| *pile = next.by_ref().take(pile.len()).collect();
    for (seat, player) in s.players.iter_mut() {
        if !viewer.is(seat) {
            deal(&mut player.hand);
            deal(&mut player.buried);
        }
    }
    s.stock = next.collect();
}

/// Prosperity cards: others' hands, and those nobody was dealt.
fn cards(s: &mut State, viewer: Viewer, rng: &mut Rng) {
    let mut unknown: Vec<Prosperity> = s.spare_cards.iter().collect();
    for (seat, player) in s.players.iter() {
        if !viewer.is(seat) {
            unknown.extend(player.cards.iter());
        }
    }
    rng.mix(&mut unknown);
    let mut next = unknown.into_iter();
    for (seat, player) in s.players.iter_mut() {
        if !viewer.is(seat) {
            player.cards = next.by_ref().take(player.cards.len()).collect();
        }
    }
    s.spare_cards = next.collect::<Cards>();
}
