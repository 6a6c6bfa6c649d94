//! How far Ships can go: oceans, the way round the rim, regions to explore (C10.12, C11.11); and how they meet Pirates who
//! are no enemies (C33.11).

use super::battle;
use crate::prelude::*;

/// Where a squad of Ships can go.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Reach {
    /// Sea spaces without going round the rim.
    pub near: HexSet,
    /// Sea spaces only reached round the rim.
    pub round: HexSet,
    /// Unexplored regions next to the way, each by its first space.
    pub regions: HexSet,
    /// Unexplored regions that lie next on the rim.
    pub round_regions: HexSet,
}

impl Reach {
    /// Everything that can be chosen.
    pub(crate) const fn all(self) -> HexSet {
        self.near.or(self.round).or(self.regions).or(self.round_regions)
    }
}

/// Everything a squad of Ships can reach from a Sea space.
pub(crate) fn reach(s: &State, seat: Seat, from: Space) -> Reach {
    let enemies = powers::foes_at_sea(s, seat);
    let crossed = s.board.ocean(from, enemies);
    let passable = crossed.without(enemies).or(only(from));
    let regions = regions_beside(s, passable);
    let mut found = Reach { near: crossed.without(only(from)), regions, ..Reach::default() };
    if powers::goes_round(s, seat) {
        for forward in [true, false] {
            go_round(s, passable, s.board.ocean(from, HexSet::EMPTY), enemies, forward, &mut found);
        }
        found.round = found.round.without(found.near).without(only(from));
        found.round_regions = found.round_regions.without(found.regions);
    }
    found
}

fn regions_beside(s: &State, passable: HexSet) -> HexSet {
    let layout = s.board.layout();
    let unknown = around_all(passable).and(s.board.unexplored());
    spaces(unknown).map(|space| layout.regions[layout.region(space)][0].index()).collect()
}

/// Walks the rim from the ships' Ocean: the first thing met decides (C11.11).
fn go_round(s: &State, passable: HexSet, home: HexSet, enemies: HexSet, forward: bool, found: &mut Reach) {
    let layout = s.board.layout();
    let rim = &layout.outline;
    let starts: HexSet = passable.and(layout.rim);
    for (start, space) in rim.iter().enumerate() {
        if !starts.contains(space.index()) {
            continue;
        }
        let mut target: Option<HexSet> = None;
        for step in 1..rim.len() {
            let at = if forward { start + step } else { start + rim.len() - step } % rim.len();
            let next = rim[at];
            if !s.board.revealed.contains(next.index()) {
                if target.is_none() {
                    found.round_regions.insert(layout.regions[layout.region(next)][0].index());
                }
                break;
            }
            let at_sea = s.board.sea().contains(next.index());
            if !at_sea || home.contains(next.index()) {
                continue;
            }
            let ocean = s.board.ocean(next, HexSet::EMPTY);
            match target {
                None => target = Some(ocean),
                Some(known) if known != ocean => break,
                Some(_) => {}
            }
            found.round = found.round.or(s.board.ocean(next, enemies));
        }
    }
}

/// Ships in a Sea space at most, Pirates included, for whoever sails with Pirates (C33.11).
const FLEET: u8 = 4;

/// Whether so many Ships more may lie in a Sea space.
pub(crate) fn has_room(s: &State, seat: Seat, space: Space, ships: u8) -> bool {
    powers::befriends(s, seat).is_none() || s.board.stack(space).ships() + ships <= FLEET
}

/// Whether Pirates whom a player need not fight can be attacked in a space.
pub(crate) fn can_attack(s: &State, seat: Seat, space: Space) -> bool {
    s.board.stack(space)[Unit::Pirate] > 0 && powers::befriends(s, seat).is_some()
}

/// The player says whether so many Ships share the space of Pirates, where there is room for them.
pub(crate) fn share(s: &State, ask: &mut Ask<'_>, seat: Seat, space: Space, ships: u8) -> Flow<bool> {
    match powers::befriends(s, seat).filter(|_| has_room(s, seat, space, ships)) {
        Some(power) => {
            let shares = ask.whether(seat, Prompt::ShareSpace { power, space })?;
            if shares {
                Cause::Power(power).note();
            }
            Ok(shares)
        }
        None => Ok(false),
    }
}

/// The Ships under way attack. Whoever of theirs shares the space with Pirates joins them: after a retreat they share it
/// again, if there is room.
pub(crate) fn attack(s: &mut State, ask: &mut Ask<'_>, seat: Seat, at: Space, from: Space) {
    let stack = *s.board.stack(at);
    if !stack.side.is(seat) {
        battle::begin(s, ask, at, from, false);
        return;
    }
    let joining = stack.without(Unit::Pirate);
    joining.kinds().for_each(|(unit, count)| s.board.remove(at, unit, count));
    s.squad.side = seat.into();
    s.squad.units += joining;
    let stays = s.squad.ships() + stack[Unit::Pirate] <= FLEET;
    battle::begin(s, ask, at, at, false);
    if let Some(battle) = &mut s.battle {
        battle.retreat = stays;
    }
}
