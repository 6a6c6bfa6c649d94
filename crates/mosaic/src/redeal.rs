//! How the unknown is imagined: piles, cards out of the game, others' secret technologies.
//!
//! What a viewer knows is kept: cards seen on top of a deck or put under it, where a scoring card can still be, and
//! which technologies went round in the hands they drafted from.

use arrayvec::ArrayVec;
use tessera_kernel::{Rng, Seat, Viewer};

use crate::components::population_cards::PopulationCard;
use crate::components::tax_cards::{Levy, TaxCard};
use crate::components::technologies::Tech;
use crate::market::{Deck, Market, SCORING};
use crate::setup::origin_of_hand;
use crate::state::{HAND, State};

/// A place where a technology lies that a viewer cannot see.
#[derive(Clone, Copy)]
enum Hidden {
    /// In the order of a player's picks.
    Pick(Seat, usize),
    /// In the hand a player drafts from.
    Hand(Seat, usize),
}

impl Hidden {
    fn card(self, s: &mut State) -> &mut Tech {
        match self {
            Self::Pick(seat, at) => &mut s.players[seat].drafted[at],
            Self::Hand(seat, at) => &mut s.players[seat].hand[at],
        }
    }
}

/// Technologies: what was drafted, what was drawn in secret, and the deck.
pub(crate) fn technologies(s: &mut State, viewer: Viewer, rng: &mut Rng) {
    let mut unseen = Vec::new();
    for origin in s.players.seats() {
        let mut parts = hidden_parts(s, origin, viewer);
        unseen.append(&mut parts.remove(0));
        for part in parts {
            // The viewer knows these cards, but not who took which.
            let mut cards: Vec<Tech> = part.iter().map(|place| *place.card(s)).collect();
            rng.mix(&mut cards);
            for (place, card) in part.into_iter().zip(cards) {
                *place.card(s) = card;
            }
        }
    }
    let mut pool: Vec<Tech> = unseen.iter().map(|place| *place.card(s)).collect();
    let gifts: Vec<Seat> =
        s.players.seats().filter(|&seat| !viewer.is(seat) && s.players[seat].gift.is_some()).collect();
    pool.extend(gifts.iter().filter_map(|&seat| s.players[seat].gift));
    pool.extend(unknown(s.deck(Market::Technology), viewer).filter_map(|number| Tech::at(number.into())));
    // Hands are dealt from the starting technologies alone.
    let (mut starting, mut rest): (Vec<Tech>, Vec<Tech>) = pool.into_iter().partition(|tech| tech.is_starting());
    rng.mix(&mut starting);
    for place in unseen {
        *place.card(s) = starting.pop().expect("as many cards as places");
    }
    rest.append(&mut starting);
    rng.mix(&mut rest);
    for seat in gifts {
        s.players[seat].gift = rest.pop();
    }
    let cards = rest.into_iter().map(|tech| tech as u8).collect();
    repile(s.deck_mut(Market::Technology), cards, viewer, rng);
    for (seat, player) in s.players.iter_mut() {
        if !viewer.is(seat) {
            player.hand.sort_unstable();
        }
    }
}

/// The hidden places of the hand dealt to `origin`, in parts: first those a viewer has never seen, then those between
/// one look at the hand and the next.
fn hidden_parts(s: &State, origin: Seat, viewer: Viewer) -> Vec<Vec<Hidden>> {
    let count = s.count();
    let mut parts = vec![Vec::new()];
    for round in 0..HAND {
        let seat = Seat::new((origin.index() + round) % count);
        debug_assert_eq!(origin_of_hand(count, seat, round), origin);
        if viewer.is(seat) {
            parts.push(Vec::new());
        }
        let player = &s.players[seat];
        let last = parts.last_mut().expect("there is a first part");
        if let Some(&tech) = player.drafted.get(round) {
            if !viewer.is(seat) && !player.up.has(tech) {
                last.push(Hidden::Pick(seat, round));
            }
        } else {
            if !viewer.is(seat) {
                last.extend((0..player.hand.len()).map(|at| Hidden::Hand(seat, at)));
            }
            break;
        }
    }
    parts
}

/// Population, build or Tax & Tariff cards: the deck, and those out of the game.
pub(crate) fn pile(s: &mut State, market: Market, viewer: Viewer, rng: &mut Rng) {
    let mut cards: Vec<u8> = unknown(s.deck(market), viewer).filter(|&number| number != SCORING).collect();
    match market {
        Market::Population => {
            let size = cards.len();
            cards.extend(s.spare_population.iter().map(|&card| card as u8));
            rng.mix(&mut cards);
            let spare = cards.split_off(size);
            s.spare_population = spare.into_iter().filter_map(|number| PopulationCard::at(number.into())).collect();
        }
        Market::Tax => {
            // Everyone knows how many of each kind are in the deck.
            let mut dealt = Vec::new();
            let mut spare: ArrayVec<TaxCard, 10> = ArrayVec::new();
            for levy in Levy::ALL {
                let is_kind = |number: &u8| TaxCard::at((*number).into()).is_some_and(|card| card.levy() == levy);
                let size = cards.iter().filter(|number| is_kind(number)).count();
                let aside = s.spare_taxes.iter().map(|&card| card as u8);
                let mut kind: Vec<u8> = cards.iter().copied().chain(aside).filter(is_kind).collect();
                rng.mix(&mut kind);
                spare.extend(kind.split_off(size).into_iter().filter_map(|number| TaxCard::at(number.into())));
                dealt.append(&mut kind);
            }
            s.spare_taxes = spare;
            cards = dealt;
        }
        Market::Build | Market::Technology => {}
    }
    rng.mix(&mut cards);
    repile(s.deck_mut(market), cards, viewer, rng);
}

/// Whether a viewer knows the top card of a deck because they looked at it.
fn knows_top(deck: &Deck, viewer: Viewer) -> bool {
    matches!(viewer, Viewer::Seat(seat) if deck.is_seen_by(seat)) && deck.pile.len() > usize::from(deck.under)
}

/// The cards of a pile that a viewer does not know, the scoring card included.
fn unknown(deck: &Deck, viewer: Viewer) -> impl Iterator<Item = u8> + '_ {
    let top = deck.pile.len() - usize::from(knows_top(deck, viewer));
    deck.pile[usize::from(deck.under).min(top)..top].iter().copied()
}

/// Puts cards where the unknown ones were, the scoring card anywhere it can still be.
fn repile(deck: &mut Deck, mut cards: Vec<u8>, viewer: Viewer, rng: &mut Rng) {
    let known_top = knows_top(deck, viewer);
    let under = usize::from(deck.under);
    if deck.pile.contains(&SCORING) {
        // Places are counted from the top of the pile as it was at the start.
        let drawn = usize::from(deck.whole) - (deck.pile.len() - under) + usize::from(known_top);
        let first = usize::from(deck.scoring.0).max(drawn + 1);
        let last = usize::from(deck.scoring.1);
        let from_top = first + rng.index(last - first + 1) - drawn - 1;
        cards.insert(cards.len() - from_top, SCORING);
    }
    let end = deck.pile.len() - usize::from(known_top);
    deck.pile[under..end].copy_from_slice(&cards);
}
