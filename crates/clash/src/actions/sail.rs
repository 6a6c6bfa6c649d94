//! How far Ships can go: oceans, the way round the rim, regions to explore (C10.12, C11.11).

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
    let side = Side::from(seat);
    let enemies = s.board.enemy_units(side).and(s.board.sea());
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
