//! How what a viewer cannot know is imagined.

use crate::prelude::*;
use crate::view::are_face_down;
use tessera_kernel::{Rng, Viewer};

/// Samples anew what `viewer` cannot know: regions that lie face down, the decks, others' hands, cards laid face down.
pub(crate) fn redeal(s: &mut State, viewer: Viewer, rng: &mut Rng) {
    s.rng = rng.fork();
    let mut tiles: Vec<u8> = s.board.hidden_tiles().map(|tile| *tile).collect();
    rng.mix(&mut tiles);
    s.board.hidden_tiles().zip(tiles).for_each(|(tile, drawn)| *tile = drawn);
    let sight = s.foresight.filter(|sight| viewer.is(sight.seat));
    let under = sight.map_or(0, |sight| usize::from(sight.under));
    let below = s.events.len() - usize::from(sight.is_some_and(|sight| sight.top));
    if under < below {
        rng.mix(&mut s.events[under..below]);
    }

    let spied = s.spying.filter(|_| viewer.is(s.turn.seat));
    let hidden: Vec<Seat> = s.players.seats().filter(|&seat| !viewer.is(seat) && Some(seat) != spied).collect();
    redeal_actions(s, viewer, &hidden, rng);
    redeal_objectives(s, viewer, &hidden, rng);
    redeal_wonders(s, &hidden, rng);
    repick(s, viewer);
}

/// Cards nobody may place, in a random order that owes nothing to where they were.
pub(crate) fn shuffled(mut cards: Vec<u8>, rng: &mut Rng) -> impl Iterator<Item = u8> {
    rng.mix(&mut cards);
    cards.into_iter()
}

pub(crate) fn redeal_actions(s: &mut State, viewer: Viewer, hidden: &[Seat], rng: &mut Rng) {
    let mut unknown = s.actions.to_vec();
    hidden.iter().for_each(|&seat| unknown.extend(s.players[seat].actions.iter()));
    let covered: Vec<usize> = match &s.battle {
        Some(battle) if are_face_down(s, battle) => [0, 1]
            .into_iter()
            .filter(|&side| battle.cards[side].is_some())
            .filter(|&side| battle.hand(side).is_some_and(|seat| !viewer.is(seat)))
            .collect(),
        _ => Vec::new(),
    };
    if let Some(battle) = &s.battle {
        unknown.extend(covered.iter().filter_map(|&side| battle.cards[side]).map(ActionCard::index));
    }
    let mut next = shuffled(unknown, rng);
    for &seat in hidden {
        let count = s.players[seat].actions.len();
        s.players[seat].actions = next.by_ref().take(count).collect();
    }
    if let Some(battle) = &mut s.battle {
        for side in covered {
            battle.cards[side] = next.next().map(ActionCard::new);
        }
    }
    s.actions = next.collect();
}

pub(crate) fn redeal_objectives(s: &mut State, viewer: Viewer, hidden: &[Seat], rng: &mut Rng) {
    let mut unknown = s.objectives.to_vec();
    hidden.iter().for_each(|&seat| unknown.extend(s.players[seat].objectives.iter()));
    // Whoever promised a card knows it; to whom it is promised does not (C27.58).
    let covered: Vec<Seat> = s
        .players
        .iter()
        .filter(|(_, player)| player.promised.is_some_and(|promise| !viewer.is(promise.by)))
        .map(|(seat, _)| seat)
        .collect();
    covered.iter().for_each(|&seat| unknown.extend(s.players[seat].promised.map(|promise| promise.card.index())));
    let looking = !viewer.is(s.turn.seat);
    if looking {
        unknown.extend(s.looked_at.iter());
    }
    let mut next = shuffled(unknown, rng);
    for &seat in hidden {
        let count = s.players[seat].objectives.len();
        s.players[seat].objectives = next.by_ref().take(count).collect();
    }
    for seat in covered {
        if let (Some(promise), Some(card)) = (&mut s.players[seat].promised, next.next()) {
            promise.card = ObjectiveCard::new(card);
        }
    }
    if looking {
        s.looked_at = next.by_ref().take(s.looked_at.len()).collect();
    }
    s.objectives = next.collect();
}

pub(crate) fn redeal_wonders(s: &mut State, hidden: &[Seat], rng: &mut Rng) {
    let mut unknown = s.wonders.to_vec();
    // Reserved Wonders are open.
    let hidden = if s.edition.wonders_go_to_hand() { hidden } else { &[] };
    hidden.iter().for_each(|&seat| unknown.extend(s.players[seat].wonders.iter().map(|wonder| wonder as u8)));
    let mut next = shuffled(unknown, rng);
    for &seat in hidden {
        let count = s.players[seat].wonders.len();
        s.players[seat].wonders = next.by_ref().take(count).map(Wonder::new).collect();
    }
    s.wonders = next.collect();
}

/// Cards picked to be given away are cards of the hand they are picked from.
pub(crate) fn repick(s: &mut State, viewer: Viewer) {
    let Some(talk) = &mut s.talk else { return };
    if viewer.is(talk.from) {
        return;
    }
    let player = &s.players[talk.from];
    talk.picked.actions = player.actions.iter().take(talk.picked.actions.len()).collect();
    talk.picked.objectives = player.objectives.iter().take(talk.picked.objectives.len()).collect();
    talk.picked.wonders = player.wonders.iter().take(talk.picked.wonders.len()).collect();
}
