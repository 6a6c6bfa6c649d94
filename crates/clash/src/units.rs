//! Numbers of units by kind: what stands in a space, goes in a squad, lies in supply.

use std::fmt;
use std::ops::{AddAssign, Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::components::buildings::{CARGO, Unit};
use crate::goods::counted;

/// The bytes of some kinds in the word of all.
macro_rules! kinds {
    ($unit:ident => $counts:expr) => {{
        let (mut bytes, mut at) = (0, 0);
        while at < Unit::ALL.len() {
            let $unit = Unit::ALL[at];
            if $counts {
                bytes |= 0xff << (8 * at);
            }
            at += 1;
        }
        bytes
    }};
}

const ARMY: u64 = kinds!(unit => unit.is_army());
const LAND: u64 = kinds!(unit => unit.is_land());
const SHIPS: u64 = kinds!(unit => unit.fights(true));

/// So many units of each kind. Land units in a Sea space are aboard.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Units([u8; Unit::ALL.len()]);

impl Units {
    /// Nobody.
    pub const NONE: Self = Self([0; Unit::ALL.len()]);

    /// So many of one kind.
    #[must_use]
    pub const fn of(unit: Unit, count: u8) -> Self {
        let mut units = Self::NONE;
        units.0[unit as usize] = count;
        units
    }

    /// What each kind says of itself.
    pub fn each(count: impl FnMut(Unit) -> u8) -> Self {
        Self(Unit::ALL.map(count))
    }

    /// The same without a kind.
    #[must_use]
    pub const fn without(mut self, unit: Unit) -> Self {
        self.0[unit as usize] = 0;
        self
    }

    /// The kinds there are some of, with their numbers.
    pub fn kinds(self) -> impl DoubleEndedIterator<Item = (Unit, u8)> {
        Unit::ALL.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// All numbers in one word, a byte each: stacks are counted all the time.
    const fn word(&self) -> u64 {
        let [a, b, c, d, e, f, g] = self.0;
        u64::from_le_bytes([a, b, c, d, e, f, g, 0])
    }

    /// How many of some kinds. The product adds the bytes up in the highest one; there are never as many as 256.
    const fn sum(&self, kinds: u64) -> u8 {
        ((self.word() & kinds).wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Everyone.
    #[must_use]
    pub const fn total(&self) -> u8 {
        self.sum(u64::MAX)
    }

    /// Army units.
    #[must_use]
    pub const fn army(&self) -> u8 {
        self.sum(ARMY)
    }

    /// Land units.
    #[must_use]
    pub const fn land(&self) -> u8 {
        self.sum(LAND)
    }

    /// Those who fight: Ships at sea, army units on land.
    #[must_use]
    pub const fn fighters(&self, sea: bool) -> u8 {
        self.sum(if sea { SHIPS } else { ARMY })
    }

    /// Whether there is nobody.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.word() == 0
    }

    /// Ships, whosesoever.
    #[must_use]
    pub const fn ships(&self) -> u8 {
        self.0[Unit::Ship as usize] + self.0[Unit::Pirate as usize]
    }

    /// How many land units the Ships can carry, so many each of a player's own; Pirates are no better than any (C10.14).
    #[must_use]
    pub const fn hold(&self, each: u8) -> u8 {
        each * self.0[Unit::Ship as usize] + CARGO * self.0[Unit::Pirate as usize]
    }

    /// Whether there are more kinds than one that fight.
    #[must_use]
    pub fn are_mixed(&self, sea: bool) -> bool {
        self.kinds().filter(|(unit, _)| unit.fights(sea)).count() > 1
    }

    /// Everyone who could be picked out of these, somebody at least, the most first.
    pub fn squads(self) -> impl Iterator<Item = Self> {
        let fewer = move |squad: &Self| {
            let mut squad = *squad;
            for unit in Unit::ALL {
                if squad[unit] > 0 {
                    squad[unit] -= 1;
                    return Some(squad);
                }
                squad[unit] = self[unit];
            }
            None
        };
        std::iter::successors(Some(self), fewer).take_while(|squad| !squad.is_empty())
    }
}

impl Index<Unit> for Units {
    type Output = u8;

    fn index(&self, unit: Unit) -> &u8 {
        &self.0[unit as usize]
    }
}

impl IndexMut<Unit> for Units {
    fn index_mut(&mut self, unit: Unit) -> &mut u8 {
        &mut self.0[unit as usize]
    }
}

impl AddAssign for Units {
    fn add_assign(&mut self, other: Self) {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own += more;
        }
    }
}

/// Ships first, then whoever they carry.
pub const WRITTEN: [Unit; Unit::ALL.len()] =
    [Unit::Ship, Unit::Pirate, Unit::Settler, Unit::Infantry, Unit::Cavalry, Unit::Elephant, Unit::Leader];

impl fmt::Display for Units {
    /// Writes `s1i2` or `n1s0i2c1`: Settlers and Infantry always, others where there are some.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for unit in WRITTEN {
            if self[unit] > 0 || matches!(unit, Unit::Settler | Unit::Infantry) {
                write!(f, "{}{}", unit.letter(), self[unit])?;
            }
        }
        Ok(())
    }
}

impl FromStr for Units {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut units = Self::NONE;
        counted(text, |letter, count| {
            let unit = Unit::ALL.into_iter().find(|unit| unit.letter() == letter).ok_or(())?;
            units[unit] = count;
            Ok(())
        })?;
        Ok(units)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squads_are_all_the_ways_to_pick_units() {
        let squads = |text: &str| -> String {
            let all = text.parse::<Units>().expect("units").squads();
            all.map(|squad| squad.to_string()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(squads("s1i2"), "s1i2 s0i2 s1i1 s0i1 s1i0");
        assert_eq!(squads("n1s1i0"), "n1s1i0 n1s0i0 s1i0");
        assert_eq!(squads("s0i0"), "");
        assert_eq!(squads("s0i1l1"), "s0i1l1 s0i0l1 s0i1");
    }
}
