//! Move people (T5): by land, across a lake, across the sea.

use arrayvec::ArrayVec;
use tessera_kernel::hex::HexSet;
use tessera_kernel::{Flow, Seat, options};

use crate::Ask;
use crate::choice::Choice;
use crate::components::sea::{Hex, around_all, hexes};
use crate::event::{Event, Way};
use crate::ideas::{self, Play, Window};
use crate::prompt::Prompt;
use crate::state::{Doing, State};

/// The action begins: so many tokens may move (T5.1).
pub(crate) fn begin(s: &mut State, seat: Seat) {
    let left = s.players[seat].epoch().moves;
    s.turn_mut().doing = Doing::Moving { left, arrived: ArrayVec::new() };
}

/// One token moves, or a card is played, or that is enough (T5.9, T4.4).
pub(crate) fn go_on(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let Doing::Moving { left, .. } = s.turn_mut().doing else {
        return Ok(());
    };
    let sources = sources(s, seat);
    if sources.is_empty() && s.players[seat].hand.is_empty() {
        s.turn_mut().doing = Doing::Nothing;
        return Ok(());
    }
    let tokens = hexes(sources).map(Next::From);
    let plays = ideas::playable(s, seat, Window::Moving).map(Next::Play);
    match ask.one(seat, Prompt::Move { left }, tokens.chain(plays).chain([Next::Stop]))? {
        Next::From(from) => {
            let distance = s.players[seat].epoch().distance;
            let to =
                ask.pick(seat, Prompt::MoveTo { from, distance }, hexes(destinations(s, seat, from)), Choice::To)?;
            let way = way(s, seat, from, to);
            s.shift(seat, from, to, 1);
            if let Doing::Moving { left, arrived } = &mut s.turn_mut().doing {
                *left -= 1;
                arrived.push(to);
            }
            ask.log(|| Event::Moved { seat, from, to, way });
            Ok(())
        }
        Next::Play(play) => ideas::play(s, ask, seat, play),
        Next::Stop => {
            s.turn_mut().doing = Doing::Nothing;
            Ok(())
        }
    }
}

options! {
    enum Next: Choice { From(hex: Hex), Play(play: Play) => play.into(), Stop }
}

/// Tokens on a hex that have not moved in this action (T5.1).
pub(crate) fn unmoved(s: &State, hex: Hex) -> u8 {
    let arrived = match s.turn().map(|turn| &turn.doing) {
        Some(Doing::Moving { arrived, .. }) => arrived.iter().filter(|&&other| other == hex).count() as u8,
        _ => 0,
    };
    s.board.tokens(hex) - arrived
}

/// Hexes with a token that can move.
pub(crate) fn sources(s: &State, seat: Seat) -> HexSet {
    let enterable = s.enterable(seat);
    hexes(s.board.peopled(seat))
        .filter(|&hex| unmoved(s, hex) > 0 && can_leave(s, seat, hex, enterable))
        .map(Hex::index)
        .collect()
}

/// How many tokens could still move.
pub(crate) fn movable(s: &State, seat: Seat) -> u8 {
    hexes(sources(s, seat)).map(|hex| unmoved(s, hex)).sum()
}

fn can_leave(s: &State, seat: Seat, from: Hex, enterable: HexSet) -> bool {
    // A free neighbour settles it in most cases.
    from.around().meets(enterable) || !destinations_among(s, seat, from, enterable).is_empty()
}

/// Where a token on `from` may go, by whatever way.
pub(crate) fn destinations(s: &State, seat: Seat, from: Hex) -> HexSet {
    destinations_among(s, seat, from, s.enterable(seat))
}

fn destinations_among(s: &State, seat: Seat, from: Hex, enterable: HexSet) -> HexSet {
    let mut found = by_land(s, seat, from).or(by_lake(s, from));
    if s.has_ships(seat) {
        found = found.or(by_sea(s, from));
    }
    found.remove(from.index());
    found.and(enterable)
}

/// Hexes within the distance over land: through one's own cities and stacks, never through others (T5.2, T5.4).
pub(crate) fn by_land(s: &State, seat: Seat, from: Hex) -> HexSet {
    within_distance(s, seat, from, s.board.land().without(s.board.foreign(seat)))
}

/// Hexes within the distance if nobody else were on the island: tells what others bar from what is too far.
pub(crate) fn by_empty_land(s: &State, seat: Seat, from: Hex) -> HexSet {
    within_distance(s, seat, from, s.board.land())
}

/// How many steps by land it is to a hex if nobody else were on the island, where land leads there at all.
pub(crate) fn steps(s: &State, from: Hex, to: Hex) -> Option<u8> {
    let mut reached: HexSet = [from.index()].into_iter().collect();
    for steps in 1.. {
        let next = around_all(reached).and(s.board.land()).without(reached);
        if next.contains(to.index()) {
            return Some(steps);
        }
        if next.is_empty() {
            return None;
        }
        reached = reached.or(next);
    }
    None
}

fn within_distance(s: &State, seat: Seat, from: Hex, passable: HexSet) -> HexSet {
    let mut reached = from.around().and(passable);
    let mut frontier = reached;
    for _ in 1..s.players[seat].epoch().distance {
        let next = around_all(frontier).and(passable).without(reached);
        if next.is_empty() {
            break;
        }
        reached = reached.or(next);
        frontier = next;
    }
    reached
}

/// The other shores of every lake the hex lies on (T5.6); one lake a move (T5.7).
pub(crate) fn by_lake(s: &State, from: Hex) -> HexSet {
    s.board
        .shores()
        .iter()
        .filter(|shore| shore.contains(from.index()))
        .fold(HexSet::EMPTY, |all, shore| all.or(*shore))
}

/// Every coast, from a coast (T5.8).
pub(crate) fn by_sea(s: &State, from: Hex) -> HexSet {
    if s.board.coast().contains(from.index()) { s.board.coast() } else { HexSet::EMPTY }
}

/// The simplest way that leads there.
fn way(s: &State, seat: Seat, from: Hex, to: Hex) -> Way {
    if by_land(s, seat, from).contains(to.index()) {
        Way::Land
    } else if by_lake(s, from).contains(to.index()) {
        Way::Lake
    } else {
        Way::Sea
    }
}
