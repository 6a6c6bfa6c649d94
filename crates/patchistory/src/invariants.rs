//! What must always hold.

use crate::components::buildings::{Building, COPIES, HAND, KINDS};
use crate::components::people::WORKERS;
use crate::components::prosperity::{CARDS, Cards};
use crate::state::{Moving, Phase, Space, State};

/// What must always hold (see [`tessera_kernel::Game::check`]).
pub(crate) fn check(s: &State) -> Result<(), String> {
    buildings(s)?;
    cards(s)?;
    routes(s)?;
    for seat in s.players.seats() {
        let player = &s.players[seat];
        player.territory.check(s.limit(seat)).map_err(|broken| format!("seat {seat}: {broken}"))?;
        let abroad = s.spots(seat, None).count() - player.workers.len();
        let all = usize::from(player.track + player.in_hand + s.workers_at_home(seat)) + abroad;
        if all != usize::from(WORKERS) {
            return Err(format!("seat {seat} has {all} workers"));
        }
        if !s.standing(seat).without(player.territory.locations()).is_empty() {
            return Err(format!("seat {seat} has a worker beside a location"));
        }
        if player.levels != s.true_levels(seat) {
            let (shown, really) = (player.levels, s.true_levels(seat));
            return Err(format!("seat {seat} shows {shown} and has {really}"));
        }
        if player.features != player.territory.feature_set() {
            return Err(format!("seat {seat} has lost sight of its features"));
        }
        if player.hand.len() > HAND {
            return Err(format!("seat {seat} has {} building tiles", player.hand.len()));
        }
    }
    if let Phase::Movement { served, stage: Moving::Land { moved, .. } } = s.phase
        && usize::from(served) < s.count()
    {
        let seat = s.in_order(served);
        let on_land = moved.len() + s.players[seat].workers.len();
        if on_land != usize::from(s.workers_at_home(seat)) {
            return Err("a worker was lost on the way".into());
        }
    }
    Ok(())
}

/// 36 building tiles, each kind twice: in hands, face down, in the stock, constructed, out of the game.
fn buildings(s: &State) -> Result<(), String> {
    let mut copies = [0_u8; KINDS];
    let mut count = |building: Building| copies[building.index()] += 1;
    for player in s.players.values() {
        player.hand.iter().chain(player.buried.iter()).for_each(&mut count);
        let territory = &player.territory;
        territory.occupied().iter().filter_map(|cell| territory.square(cell).as_building()).for_each(&mut count);
    }
    s.stock.iter().copied().chain(s.scrapped.iter()).for_each(&mut count);
    match Building::all().find(|building| copies[building.index()] != COPIES) {
        Some(building) => Err(format!("{} tiles {building}", copies[building.index()])),
        None => Ok(()),
    }
}

/// Fifteen Prosperity cards, each once.
fn cards(s: &State) -> Result<(), String> {
    let on_table: Cards = s.ballot.iter().map(|&(card, _)| card).collect();
    let piles = s.players.values().map(|player| player.cards).chain([s.spare_cards, s.used_cards, on_table]);
    let (mut all, mut count) = (Cards::NONE, 0);
    for pile in piles {
        all = all.or(pile);
        count += pile.len();
    }
    if all.len() == CARDS && count == CARDS { Ok(()) } else { Err(format!("{count} Prosperity cards")) }
}

/// One alliance a pair; wars only where a worker waits for them.
fn routes(s: &State) -> Result<(), String> {
    for (at, alliance) in s.alliances() {
        let [one, other] = alliance.ends;
        let twice = s
            .alliances()
            .any(|(second, again)| second != at && again.end_of(one).is_some() && again.other(one) == Some(other));
        if twice || one == other {
            return Err(format!("seats {one} and {other} are allied twice"));
        }
    }
    for (at, route) in s.routes() {
        let waits = matches!(route.worker, Some(Space::Preparation | Space::War));
        if route.war.is_some() && !waits {
            return Err(format!("a war without a worker on route {at}"));
        }
        if route.war.is_some() && s.are_allied(route.from, route.to) {
            return Err(format!("a war of allies on route {at}"));
        }
    }
    Ok(())
}
