//! Trade Routes: units near opponents' cities bring in food or gold (C22.26, C22.28).

use crate::prelude::*;

/// Non-Angry cities of opponents within two spaces (Trade Routes).
pub(crate) fn partners(s: &State, seat: Seat, space: Space) -> HexSet {
    let others = s.others(seat).fold(HexSet::EMPTY, |all, other| all.or(s.cities(other)));
    if others.is_empty() {
        return HexSet::EMPTY;
    }
    let near = s.board.within(only(space), 2, s.board.revealed).and(others);
    filter(near, |city| s.board.city(city).is_some_and(|city| city.mood != Mood::Angry))
}

/// How many links of Trade Routes a player could form, each unit and each city once, at most four.
pub(crate) fn links(s: &State, seat: Seat, ships_only: bool) -> u8 {
    let mut units: SmallVec<[HexSet; 8]> = SmallVec::new();
    for space in spaces(s.board.units_of(seat)) {
        let stack = s.board.stack(space);
        let count = stack[Unit::Ship] + if ships_only { 0 } else { stack[Unit::Settler] };
        if count > 0 {
            let partners = partners(s, seat, space);
            units.extend((0..count).map(|_| partners).filter(|partners| !partners.is_empty()));
        }
    }
    matching(&units).min(4)
}

/// The most pairs of units and cities: one unit after the other finds a city, moving earlier ones if need be.
pub(crate) fn matching(units: &[HexSet]) -> u8 {
    fn find(units: &[HexSet], unit: usize, taken: &mut SmallVec<[(u8, usize); 8]>, seen: &mut HexSet) -> bool {
        for city in units[unit] {
            if seen.contains(city) {
                continue;
            }
            seen.insert(city);
            match taken.iter().position(|&(other, _)| other == city) {
                None => {
                    taken.push((city, unit));
                    return true;
                }
                Some(at) => {
                    let holder = taken[at].1;
                    if find(units, holder, taken, seen) {
                        let at = taken.iter().position(|&pair| pair == (city, holder)).expect("still taken");
                        taken[at].1 = unit;
                        return true;
                    }
                }
            }
        }
        false
    }
    let mut taken = SmallVec::new();
    (0..units.len()).filter(|&unit| find(units, unit, &mut taken, &mut HexSet::default())).count() as u8
}
