//! What happened to units this turn: penalties follow the unit, not the squad (C10.8).
//!
//! Units in a space are alike but for their marks; those without a mark are fresh. All marks end with the turn.

use crate::prelude::*;
use crate::state::Mark;

/// Moved in this Move action (C10.1).
pub const MOVED: u8 = 1;
/// Fought or entered a Mountain: cannot move again this turn.
pub const SPENT: u8 = 2;
/// Entered a Forest: cannot attack this turn.
pub const FOREST: u8 = 4;
/// Entered a Grassland: cannot attack the Great Gardens this turn.
pub const GRASS: u8 = 8;
/// A Ship that has sailed this turn (C34.18).
pub const SAILED: u8 = 16;

/// Which units go first where some are marked and some are not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prefer {
    /// The ones without marks.
    Fresh,
    /// The ones with marks.
    Tired,
}

impl State {
    /// Units in a space that bear none of these marks.
    pub(crate) fn unmarked(&self, space: Space, flags: u8) -> Units {
        let mut units = self.board.stack(space).units;
        for mark in self.turn.marks.iter() {
            if mark.space == space.index() && mark.flags & flags != 0 {
                let count = &mut units[Unit::ALL[usize::from(mark.unit)]];
                *count = count.saturating_sub(mark.count);
            }
        }
        units
    }

    /// A unit becomes another where it stands; what happened to it this turn stays with it. The one that comes is in supply.
    pub(crate) fn turn_unit(&mut self, seat: Seat, space: Space, from: Unit, into: Unit) {
        let fresh = self.unmarked(space, u8::MAX)[from];
        let tired = |mark: &Mark| mark.space == space.index() && mark.unit == from as u8;
        let tired = self.turn.marks.iter().position(tired).filter(|_| fresh == 0);
        let flags = tired.map_or(0, |at| self.turn.marks[at].flags);
        if !self.switches.marks_stay() {
            self.lose_marks(space, from, 1);
        } else if let Some(at) = tired {
            self.unmark(at);
        }
        self.board.remove(space, from, 1);
        self.players[seat].units[from] += 1;
        self.place_unit(seat, space, into);
        self.mark(space, into, flags, 1);
    }

    /// One unit of a mark no longer bears it.
    fn unmark(&mut self, at: usize) {
        if self.turn.marks[at].count == 1 {
            self.turn.marks.remove(at);
        } else {
            self.turn.marks[at].count -= 1;
        }
    }

    /// Whether some of the units that bear none of `barred` bear other marks and some do not.
    pub(crate) fn are_mixed(&self, space: Space, unit: Unit, barred: u8) -> bool {
        let able = self.unmarked(space, barred)[unit];
        let fresh = self.unmarked(space, u8::MAX)[unit];
        able > fresh && fresh > 0
    }

    /// Moves the marks of `count` units from space to space, adding `flags`. Only units without `barred` go.
    pub fn carry_marks(
        &mut self,
        (from, to): (Space, Space),
        unit: Unit,
        count: u8,
        (barred, flags): (u8, u8),
        prefer: Prefer,
    ) {
        let fresh = self.unmarked(from, u8::MAX)[unit];
        let mut left = count;
        if prefer == Prefer::Fresh {
            let going = fresh.min(left);
            self.mark(to, unit, flags, going);
            left -= going;
        }
        let mut at = 0;
        while at < self.turn.marks.len() && left > 0 {
            let mark = self.turn.marks[at];
            let able = mark.space == from.index() && mark.unit == unit as u8 && mark.flags & barred == 0;
            if !able {
                at += 1;
                continue;
            }
            let going = mark.count.min(left);
            left -= going;
            if going == mark.count {
                self.turn.marks.remove(at);
            } else {
                self.turn.marks[at].count -= going;
                at += 1;
            }
            self.mark(to, unit, mark.flags | flags, going);
        }
        if prefer == Prefer::Tired {
            self.mark(to, unit, flags, left);
        }
    }

    /// Marks `count` units in a space that had no mark so far.
    pub fn mark(&mut self, space: Space, unit: Unit, flags: u8, count: u8) {
        if flags == 0 || count == 0 {
            return;
        }
        let wanted = (space.index(), unit as u8, flags);
        match self.turn.marks.iter_mut().find(|mark| (mark.space, mark.unit, mark.flags) == wanted) {
            Some(mark) => mark.count += count,
            None => self.turn.marks.push(Mark { space: wanted.0, unit: wanted.1, flags, count }),
        }
    }

    /// All units of a kind in a space cannot move again this turn.
    pub fn exhaust(&mut self, space: Space, unit: Unit) {
        self.forget_marks(space, unit);
        let count = self.board.stack(space)[unit];
        self.mark(space, unit, SPENT, count);
    }

    /// Units that were on their way to one space come to another: so do their marks.
    pub fn rename_marks(&mut self, from: Space, to: Space) {
        for mark in self.turn.marks.iter_mut() {
            if mark.space == from.index() {
                mark.space = to.index();
            }
        }
    }

    /// Adds flags to every unit of a kind that is just moving into a space.
    pub fn add_flags(&mut self, space: Space, unit: Unit, flags: u8) {
        for mark in self.turn.marks.iter_mut() {
            if mark.space == space.index() && mark.unit == unit as u8 && mark.flags & MOVED != 0 {
                mark.flags |= flags;
            }
        }
    }

    /// So many units that have just moved into a space become others: what happened to them stays with them, the freshest
    /// first.
    pub fn recast_marks(&mut self, space: Space, unit: Unit, other: Unit, count: u8) {
        for _ in 0..count {
            let moved = |mark: &Mark| mark.space == space.index() && mark.unit == unit as u8 && mark.flags & MOVED != 0;
            let marks = self.turn.marks.iter().enumerate().filter(|(_, mark)| moved(mark));
            let Some((at, &mark)) = marks.min_by_key(|(_, mark)| mark.flags) else { return };
            self.unmark(at);
            self.mark(space, other, mark.flags & !SAILED, 1);
        }
    }

    /// Forgets the marks of a kind in a space.
    pub fn forget_marks(&mut self, space: Space, unit: Unit) {
        let mut at = 0;
        while at < self.turn.marks.len() {
            let mark = self.turn.marks[at];
            if mark.space == space.index() && mark.unit == unit as u8 {
                self.turn.marks.remove(at);
            } else {
                at += 1;
            }
        }
    }

    /// So many units were lost: tired ones first, which is what their owner would choose.
    pub fn lose_marks(&mut self, space: Space, unit: Unit, count: u8) {
        let mut left = count;
        let mut at = self.turn.marks.len();
        while at > 0 && left > 0 {
            at -= 1;
            let mark = self.turn.marks[at];
            if mark.space != space.index() || mark.unit != unit as u8 {
                continue;
            }
            if mark.count <= left {
                left -= mark.count;
                self.turn.marks.remove(at);
            } else {
                self.turn.marks[at].count -= left;
                left = 0;
            }
        }
    }

    /// A Move action ends: every unit may move again in the next one.
    pub fn forget_moves(&mut self) {
        let old = std::mem::take(&mut self.turn.marks);
        for mark in old.iter() {
            let unit = Unit::ALL[usize::from(mark.unit)];
            self.mark(Space::new(mark.space), unit, mark.flags & !MOVED, mark.count);
        }
    }
}
