//! Captives: army units a people holds, out of their owners' supplies (C33.1).

use crate::components::civilizations::Power;
use crate::prelude::*;

/// The most captives a player holds.
pub(crate) const MOST: u8 = 4;

impl State {
    /// How many more captives a player can hold.
    pub(crate) fn cells(&self, seat: Seat) -> u8 {
        MOST.saturating_sub(self.players[seat].captives())
    }

    /// A side's units that lie in supply.
    pub(crate) fn supply(&self, side: Side) -> Units {
        side.seat().map_or(self.barbarians.units, |owner| self.players[owner].units)
    }

    /// Units go from their owner's supply into captivity.
    pub(crate) fn take_captive(&mut self, seat: Seat, side: Side, units: Units) {
        for (unit, count) in units.kinds() {
            match side.seat() {
                Some(owner) => self.players[owner].units[unit] -= count,
                None => self.barbarians.units[unit] -= count,
            }
        }
        self.players[seat].prisoners[side.index()] += units;
    }

    /// The captives of a player, by owner and kind.
    pub(crate) fn captives(&self, seat: Seat) -> impl Iterator<Item = (Side, Unit)> + '_ {
        let held = &self.players[seat].prisoners;
        Side::ALL.into_iter().flat_map(|side| held[side.index()].kinds().map(move |(unit, _)| (side, unit)))
    }
}

/// Whether a player's people take captives.
pub(crate) fn are_taken_by(s: &State, seat: Seat) -> bool {
    s.can(seat, Power::Prisoners)
}

/// Whether captives alone could be given for any of these: their player need not give one up (C33.3).
pub(crate) fn are_all_there_is(s: &State, seat: Seat, open: &[Goods]) -> bool {
    s.switches.captives_are_safe() && !open.iter().any(|goods| s.players[seat].goods.covers(goods))
}

/// Takes units captive and says so.
pub(super) fn take(s: &mut State, ask: &mut Ask<'_>, seat: Seat, side: Side, units: Units) {
    s.take_captive(seat, side, units);
    ask.log(|| Event::Captured { seat, side, units });
}

/// Some captive is gone, where only their number matters.
pub(super) fn release_any(s: &mut State, seat: Seat) {
    let held = s.captives(seat).next();
    if let Some((side, unit)) = held {
        s.players[seat].prisoners[side.index()][unit] -= 1;
    }
}

/// A captive is given up for something and goes back to its owner's supply.
pub(crate) fn give_up(s: &mut State, ask: &mut Ask<'_>, seat: Seat, power: Power) -> Flow {
    let held: SmallVec<[(Side, Unit); 8]> = s.captives(seat).collect();
    let captive = |(side, unit)| Choice::Captive(side, unit);
    let (side, unit) = ask.pick_if_several(seat, Prompt::PowerWho { power }, held, captive)?;
    s.players[seat].prisoners[side.index()][unit] -= 1;
    s.resupply(side, unit, 1, Side::NOBODY);
    ask.log(|| Event::GivenUp { seat, side, unit });
    Ok(())
}
