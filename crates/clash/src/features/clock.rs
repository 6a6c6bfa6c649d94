//! What is played, how far the game has come, and whose turn it is.

use tessera_kernel::Sheet;

use super::by;
use crate::evaluate::{ROUNDS, actions_left, rounds_after};
use crate::prelude::*;
use crate::state::{EventSwitch, Length, Phase};

/// Lengths of a game, and what Event cards can do.
const LENGTHS: usize = Length::WonderfulEnd as usize + 1;
const EVENTS: usize = EventSwitch::Optional as usize + 1;

/// What is common to all: the edition, what was agreed, how much is left.
pub(super) fn game(s: &State, sheet: &mut Sheet) {
    let left = rounds_after(s);
    sheet.one_of("seats", Some(s.count() - 2), 3);
    sheet.flag("first edition", s.edition.has_levels());
    sheet.flag("civilizations", s.edition.has_civilizations());
    sheet.one_of("length", Some(s.switches.length as usize), LENGTHS);
    sheet.one_of("events", Some(s.switches.events as usize), EVENTS);
    sheet.flag("wonders announced", s.switches.announced);
    sheet.put("rounds left", by(left, ROUNDS));
    sheet.steps("rounds left", left, &[1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 11.0, 14.0]);
    sheet.put("rounds played", f32::from(s.rounds()) / ROUNDS);
    sheet.one_of("round", Some(usize::from(s.round) - 1), 3);
    let (turns, status) = match s.phase {
        Phase::Turns { .. } => (true, 0),
        Phase::Status { step, .. } => (false, step),
        Phase::Peoples { .. } | Phase::RoundBegins | Phase::Over => (false, 0),
    };
    sheet.flag("turns", turns);
    sheet.put("status step", f32::from(status) / 6.0);
    sheet.flag("status before objectives", status == 1);
    sheet.flag("ending", s.ending);
    sheet.put("unexplored", s.board.unexplored().len() as f32 / 40.0);
    sheet.put("wonders built", s.built.iter().filter(|built| built.builder.is_somebody()).count() as f32 / 4.0);
}

/// A seat's place in the order, and what it has still to do.
pub(super) fn turn(s: &State, seat: Seat, sheet: &mut Sheet) {
    let place = (seat.index() + s.count() - s.first.index()) % s.count();
    let acts = s.is_turn_of(seat);
    let left = actions_left(s, seat);
    let now = left - 3.0 * rounds_after(s);
    sheet.flag("at turn", acts);
    sheet.flag("turn to come", !acts && now > 0.0);
    sheet.flag("first", place == 0);
    sheet.flag("last", place + 1 == s.count());
    sheet.put("place", place as f32 / 3.0);
    sheet.put("actions left", by(left, 3.0 * ROUNDS));
    sheet.put("actions this round", now / 3.0);
    sheet.steps("actions this round", now, &[1.0, 2.0, 3.0]);
    sheet.put("actions fewer", f32::from(s.players[seat].fewer) / 2.0);
    sheet.flag("talks", s.talk.as_ref().is_some_and(|talk| talk.from == seat));
}
