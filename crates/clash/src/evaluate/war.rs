//! What armies could take from each other.

use crate::prelude::*;

/// What each seat could take, and lose, in half points.
#[derive(Default)]
pub(crate) struct Outlook {
    pub prey: [f32; 4],
    pub danger: [f32; 4],
}

/// Part of a prize that an army next to it may hope for, and one two steps away.
const NEAR: f32 = 1.0;
const FAR: f32 = 0.5;
/// Barbarians march by chance only.
const WILD: f32 = 0.8;

/// What every army could do.
pub(crate) fn outlook(s: &State) -> Outlook {
    let mut outlook = Outlook::default();
    let land = s.board.land();
    let all = s.board.all_cities();
    for side in s.players.seats().map(Side::from).chain([Side::BARBARIANS]) {
        let marches = side.seat().is_none_or(|seat| s.has(seat, Advance::Tactics));
        let prizes = all.without(s.board.cities_of(side));
        if !marches || prizes.is_empty() {
            continue;
        }
        for from in spaces(s.board.units_of(side).and(land)) {
            let army = s.board.stack(from).army();
            if army == 0 {
                continue;
            }
            let ring = from.around().and(land);
            let near = ring.and(prizes);
            let far = around_all(ring.without(prizes)).and(prizes).without(near);
            let mut fears = [0.0_f32; 4];
            for (cities, part) in [(near, NEAR), (far, FAR)] {
                for city in spaces(cities) {
                    weigh(s, side, army, city, part, &mut outlook.prey, &mut fears);
                }
            }
            for (danger, fear) in outlook.danger.iter_mut().zip(fears) {
                // Every horde will come one day; a player attacks where it pays best.
                *danger = if side == Side::BARBARIANS { *danger + WILD * fear } else { danger.max(fear) };
            }
        }
    }
    fight(s, &mut outlook);
    outlook
}

/// What an army may hope for in a city, and what its owner has to fear.
fn weigh(s: &State, side: Side, army: u8, space: Space, part: f32, prey: &mut [f32; 4], fears: &mut [f32; 4]) {
    let Some(city) = s.board.city(space) else { return };
    let hope = part * odds(army, s.board.stack(space).army(), city.has(Building::Fortress)) * prize(s, space);
    if let Some(seat) = side.seat() {
        let best = &mut prey[seat.index()];
        *best = best.max(hope);
    }
    if let Some(owner) = city.owner.seat() {
        let fear = &mut fears[owner.index()];
        *fear = fear.max(hope);
    }
}

/// What a city is worth to whoever takes it: its pieces, its Wonders and a little gold.
fn prize(s: &State, space: Space) -> f32 {
    let Some(city) = s.board.city(space) else { return 0.0 };
    let pieces = 1 + city.buildings.iter().filter(|&&colour| colour == city.owner).count();
    let years = f32::from(18 - s.rounds().min(18)) / 18.0;
    2.0 * pieces as f32 + 4.0 * city.wonders.len() as f32 + 1.0 + 4.0 * years
}

/// The chance that an attack succeeds.
fn odds(army: u8, defenders: u8, fortress: bool) -> f32 {
    if defenders == 0 && !fortress {
        return 1.0;
    }
    let ahead = f32::from(army) - f32::from(defenders) - if fortress { 1.4 } else { 0.0 };
    1.0 / (1.0 + (-1.2 * ahead).exp())
}

/// The Conflict that is going on: what it will change, on average.
fn fight(s: &State, outlook: &mut Outlook) {
    let Some(battle) = s.battle.as_ref().filter(|battle| !battle.sea) else { return };
    if s.squad.army() == 0 {
        return;
    }
    let fortress = battle.round == 1 && s.works(battle.at, Building::Fortress);
    let hope = odds(s.squad.army(), s.board.stack(battle.at).army(), fortress);
    let prize = prize(s, battle.at);
    if let Some(attacker) = battle.sides[0].seat() {
        outlook.prey[attacker.index()] += 1.5 * hope * prize;
    }
    if let Some(defender) = battle.sides[1].seat() {
        outlook.danger[defender.index()] += 1.5 * hope * prize;
    }
}
