//! Every point, and the end (P14.3 to P14.6, P15).

use tessera_kernel::{BySeat, ScoreLine, Seat, TieBreak, Viewer};

use crate::components::features::{HEROES, WONDERS};
use crate::components::icons::Icon;
use crate::components::prosperity::Prosperity;
use crate::powers;
use crate::state::{Phase, State};

/// What a card compares; the most is best (P1.9).
pub(crate) fn value(s: &State, seat: Seat, card: Prosperity) -> u8 {
    let player = &s.players[seat];
    match card {
        Prosperity::Military => s.level(seat, Icon::Military),
        Prosperity::Food => s.level(seat, Icon::Food),
        Prosperity::Culture => s.level(seat, Icon::Culture),
        Prosperity::Wastelands => powers::wastelands(s, seat),
        Prosperity::Heroes => player.features.and(HEROES).len() as u8,
        Prosperity::Routes => s.routes_of(seat),
        Prosperity::Wonders => player.features.and(WONDERS).len() as u8,
        Prosperity::Money => s.level(seat, Icon::Money),
        Prosperity::Resource => s.level(seat, Icon::Resource),
        Prosperity::Politics => s.level(seat, Icon::Politics),
        Prosperity::Transport => s.level(seat, Icon::Transport),
        Prosperity::Defence => s.defence_power(seat),
        Prosperity::People => s.controlled(seat),
        Prosperity::Architecture => powers::buildings(s, seat),
        Prosperity::Extent => player.territory.occupied().len() as u8,
    }
}

/// Everyone's rank on a card: those who tie share the lowest of their places (P14.3).
pub(crate) fn ranks(s: &State, card: Prosperity) -> BySeat<u8> {
    let values = BySeat::from_fn(s.count(), |seat| value(s, seat, card));
    ranked(&values)
}

/// Ranks by value: as many as have at least one's own.
#[must_use]
pub fn ranked(values: &BySeat<u8>) -> BySeat<u8> {
    BySeat::from_fn(values.count(), |seat| values.values().filter(|&&value| value >= values[seat]).count() as u8)
}

/// The cards that are scored, each with what its first place is worth and what its other places are counted by (P14.5).
#[must_use]
pub fn counted(seats: usize, ballot: &[(Prosperity, u16)]) -> Vec<(Prosperity, u16, u16)> {
    if seats == 2 {
        let most = ballot.iter().map(|(_, votes)| *votes).max().unwrap_or(0);
        // The card with fewer Votes is worth half, and nobody but the first gains anything.
        let worth = |votes: u16| if votes == most { votes } else { votes / 2 };
        return ballot.iter().map(|&(card, votes)| (card, worth(votes), 0)).collect();
    }
    let fewest = ballot.iter().map(|(_, votes)| *votes).min().unwrap_or(0);
    if ballot.iter().filter(|(_, votes)| *votes == fewest).count() > 1 {
        return Vec::new();
    }
    ballot.iter().filter(|(_, votes)| *votes > fewest).map(|&(card, votes)| (card, votes, votes / 2)).collect()
}

/// Culture for a rank on a card (P14.6).
#[must_use]
pub fn reward(seats: usize, rank: u8, first: u16, half: u16) -> i32 {
    match (rank, seats) {
        (1, _) => i32::from(first),
        (2, 3 | 4) => i32::from(half),
        (4, _) => -i32::from(half),
        _ => 0,
    }
}

/// A player's Culture, which is all that counts (P15.3).
pub(crate) fn points(s: &State, seat: Seat) -> i32 {
    s.good(seat, Icon::Culture).into()
}

/// Nothing breaks a tie: it is shared (P15.3).
pub(crate) fn tie_breaks(_: &State) -> Vec<TieBreak> {
    Vec::new()
}

/// Everyone's Culture as far as a viewer can count it: behind the screens until the game is over (P3.6).
pub(crate) fn lines(s: &State, seat: Seat, viewer: Viewer) -> Vec<ScoreLine> {
    if s.phase != Phase::Over && !viewer.is(seat) {
        return Vec::new();
    }
    vec![ScoreLine { source: "patchistory-score-culture", points: points(s, seat) }]
}
