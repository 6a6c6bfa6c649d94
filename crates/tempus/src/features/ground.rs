//! The island as each seat has it: its people, what it can reach, and where it meets others.

use tessera_kernel::hex::HexSet;
use tessera_kernel::{BySeat, Seat};

use super::CARD;
use crate::components::cities::VALUES;
use crate::components::sea::{Hex, around_all, hexes};
use crate::components::terrain::Terrain;
use crate::state::State;

/// So many steps away, free land is shared out among those who are nearest.
pub(super) const STEPS: usize = 3;

/// What the island is to one seat.
#[derive(Clone, Copy, Default)]
pub(super) struct Ground {
    /// Hexes with its people.
    pub(super) people: HexSet,
    /// Hexes with its cities.
    pub(super) built: HexSet,
    /// Hexes next to its people.
    pub(super) near: HexSet,
    /// Free land next to its people, mountains included.
    pub(super) free: HexSet,
    /// Tokens by terrain.
    pub(super) tokens: [u8; 5],
    /// Hexes with at least 1, 2, 3, 4, 5 tokens.
    pub(super) heights: [u8; 5],
    /// Of these, the ones where a city may stand.
    pub(super) open: [u8; 4],
    /// Cities that could be built now, by the best value each place allows.
    pub(super) sites: [u8; 3],
    /// Cities by value.
    pub(super) cities: [u8; 3],
    /// Points of cities.
    pub(super) city_points: u8,
    /// Meadows where a child can be born.
    pub(super) nurseries: u8,
    /// Tokens that still fit where people are.
    pub(super) room: u8,
    /// Tokens that can leave without losing land that scores.
    pub(super) spare: u8,
    /// Where those stand.
    spare_from: HexSet,
    /// Free land that scores and that such a token reaches in one move.
    pub(super) reach: u8,
    /// Free land that scores and that nobody is nearer to, by distance.
    pub(super) alone: [u8; STEPS],
    /// The same, with others as near.
    pub(super) shared: [u8; STEPS],
    /// Where it meets others.
    pub(super) border: Border,
}

/// Where a seat meets others, by the tokens that stand there.
#[derive(Clone, Copy, Default)]
pub(super) struct Border {
    /// Own hexes with people of others next door.
    pub(super) exposed: HexSet,
    /// Own hexes that a neighbour takes without a card.
    pub(super) beaten: HexSet,
    /// Own hexes that a neighbour takes with a card or two.
    pub(super) shaky: HexSet,
    /// By how much the strongest attack on it is ahead, cards counted; 0 where nobody can attack.
    pub(super) threat: f32,
    /// Hexes it may attack.
    pub(super) targets: u8,
    /// Points it could take without a card, all together and at most.
    pub(super) prey: u8,
    pub(super) best_prey: u8,
    /// Points it could take with a card or two.
    pub(super) close_prey: u8,
    /// By how much its best attack is ahead, cards counted; 0 where it can attack nobody.
    pub(super) chance: f32,
}

/// What is the same for everyone.
struct Isle {
    /// Land without any piece.
    free: HexSet,
    /// Of that, what scores.
    flat: HexSet,
    /// Hexes next to a city, where no other may stand.
    beside_cities: HexSet,
}

impl Ground {
    /// Points of its land.
    pub(super) fn land(&self, s: &State) -> u8 {
        self.people.without(s.board.terrain(Terrain::Mountain)).len() as u8
    }
}

/// What the island is to everyone.
pub(super) fn survey(s: &State) -> BySeat<Ground> {
    let board = &s.board;
    let cities = board.all_built();
    let free = board.land().without(board.all_peopled()).without(cities);
    let flat = free.without(board.terrain(Terrain::Mountain));
    let isle = Isle { free, flat, beside_cities: around_all(cities) };
    let mut grounds = BySeat::from_fn(s.count(), |seat| settled(s, seat, &isle));
    share_out(&mut grounds, &isle);
    for (attacker, defender) in pairs(s) {
        meet(s, &mut grounds, attacker, defender);
    }
    grounds
}

fn pairs(s: &State) -> impl Iterator<Item = (Seat, Seat)> + use<> {
    let seats = Seat::all(s.count());
    seats.clone().flat_map(move |one| seats.clone().filter(move |&other| other != one).map(move |other| (one, other)))
}

/// A seat's own pieces, and what they could do.
fn settled(s: &State, seat: Seat, isle: &Isle) -> Ground {
    let (board, player) = (&s.board, &s.players[seat]);
    let (people, built) = (board.peopled(seat), board.built(seat));
    let near = around_all(people);
    let mut ground = Ground { people, built, near, free: near.and(isle.free), ..Ground::default() };
    let stack = player.epoch().stack;
    for hex in hexes(people) {
        let tokens = board.tokens(hex);
        let Some(terrain) = board.ground(hex) else { continue };
        ground.tokens[terrain as usize] += tokens;
        count_up(&mut ground.heights, tokens);
        let room = (stack + board.bonus(hex)).saturating_sub(tokens);
        ground.room += room;
        ground.nurseries += u8::from(terrain == Terrain::Meadow && room > 0);
        let scores = terrain != Terrain::Mountain;
        let spare = tokens - u8::from(scores);
        if spare > 0 {
            ground.spare += spare;
            ground.spare_from.insert(hex.index());
        }
        if scores && !isle.beside_cities.contains(hex.index()) {
            count_up(&mut ground.open, tokens);
            let best = (0..VALUES.len()).rev().find(|&size| player.cities[size] > 0 && VALUES[size] <= tokens);
            if let Some(size) = best {
                ground.sites[size] += 1;
            }
        }
    }
    for hex in hexes(built) {
        let value = board.city(hex);
        ground.city_points += value;
        ground.cities[usize::from(value.saturating_sub(VALUES[0])).min(VALUES.len() - 1)] += 1;
    }
    ground.reach = reach(s, seat, &ground, isle).len() as u8;
    ground
}

/// Counts a stack at every height it reaches.
fn count_up<const HEIGHTS: usize>(heights: &mut [u8; HEIGHTS], tokens: u8) {
    heights.iter_mut().take(tokens.into()).for_each(|count| *count += 1);
}

/// Free land that scores and that a spare token reaches in one move (T5).
fn reach(s: &State, seat: Seat, ground: &Ground, isle: &Isle) -> HexSet {
    let from = ground.spare_from;
    let passable = isle.free.or(ground.people).or(ground.built);
    let (mut reached, mut edge) = (HexSet::EMPTY, from);
    for _ in 0..s.players[seat].epoch().distance {
        edge = around_all(edge).and(passable).without(reached);
        if edge.is_empty() {
            break;
        }
        reached = reached.or(edge);
    }
    let shores = s.board.shores().iter().filter(|shore| shore.meets(from));
    reached = shores.fold(reached, |all, shore| all.or(*shore));
    if s.has_ships(seat) && s.board.coast().meets(from) {
        reached = reached.or(s.board.coast());
    }
    reached.and(isle.flat)
}

/// Tells whose free land is: everybody spreads step by step, and what two reach at the same step is shared.
fn share_out(grounds: &mut BySeat<Ground>, isle: &Isle) {
    let mut unclaimed = isle.flat;
    let mut reached = BySeat::from_fn(grounds.count(), |seat| grounds[seat].people);
    let mut edges = BySeat::from_fn(grounds.count(), |_| HexSet::EMPTY);
    for step in 0..STEPS {
        let (mut once, mut twice) = (HexSet::EMPTY, HexSet::EMPTY);
        for (seat, edge) in edges.iter_mut() {
            let ground = &grounds[seat];
            let next = if step == 0 { ground.near } else { around_all(*edge) };
            *edge = next.and(isle.free.or(ground.built)).without(reached[seat]);
            reached[seat] = reached[seat].or(*edge);
            let comes = edge.and(unclaimed);
            twice = twice.or(once.and(comes));
            once = once.or(comes);
        }
        for (seat, edge) in edges.iter() {
            let comes = edge.and(unclaimed);
            let shared = comes.and(twice).len();
            grounds[seat].shared[step] = shared as u8;
            grounds[seat].alone[step] = (comes.len() - shared) as u8;
        }
        unclaimed = unclaimed.without(once);
    }
}

/// Compares the stacks of two neighbours: what the one could take from the other.
fn meet(s: &State, grounds: &mut BySeat<Ground>, attacker: Seat, defender: Seat) {
    let (people, near) = (grounds[attacker].people, grounds[attacker].near);
    let theirs = grounds[defender].people.or(grounds[defender].built);
    let contested = theirs.and(near);
    grounds[defender].border.exposed = grounds[defender].border.exposed.or(contested);
    if contested.is_empty() || s.is_protected(defender) {
        return;
    }
    let cards = |seat: Seat| CARD * s.players[seat].hand.len() as f32;
    let edge = cards(attacker) - cards(defender);
    let (mut lost, mut best) = (Border::default(), None::<f32>);
    for hex in hexes(contested) {
        let worth = worth(s, hex);
        let ahead = ahead(s, people, hex);
        best = Some(best.map_or(f32::from(ahead), |best| best.max(f32::from(ahead))));
        if ahead > 0 {
            lost.beaten.insert(hex.index());
            lost.prey += worth;
            lost.best_prey = lost.best_prey.max(worth);
        } else if ahead > -2 {
            lost.shaky.insert(hex.index());
            lost.close_prey += worth;
        }
    }
    // A tie is lost (T7.10); shifted so that an even fight is told from none.
    let best = best.map_or(0.0, |best| (best + edge + 4.0).max(0.1));
    let border = &mut grounds[defender].border;
    border.beaten = border.beaten.or(lost.beaten);
    border.shaky = border.shaky.or(lost.shaky);
    border.threat = border.threat.max(best);
    let border = &mut grounds[attacker].border;
    border.targets += contested.len() as u8;
    border.prey += lost.prey;
    border.best_prey = border.best_prey.max(lost.best_prey);
    border.close_prey += lost.close_prey;
    border.chance = border.chance.max(best);
}

/// By how many tokens the strongest stack of `people` beside a hex is ahead of what stands there.
fn ahead(s: &State, people: HexSet, hex: Hex) -> i8 {
    let strongest = hexes(hex.around().and(people)).map(|from| s.board.tokens(from)).max().unwrap_or(0);
    strongest as i8 - (s.board.tokens(hex) + s.board.city(hex)) as i8
}

/// The points a hex is to whoever holds it.
pub(super) fn worth(s: &State, hex: Hex) -> u8 {
    let scores = s.board.ground(hex) != Some(Terrain::Mountain);
    s.board.city(hex).max(u8::from(scores))
}
