//! Myths, Rituals, Priesthood, State Religion (C22.21 to C22.24).

use super::rows::{C, M, N, P, R, Row, Rows};
use crate::prelude::*;

pub(super) const ROWS: Rows = [
    (Advance::Myths, Row::new(M, R)),
    (Advance::Rituals, Row::new(C, R)),
    (Advance::Priesthood, Row::new(N, P)),
    (Advance::StateReligion, Row::new(M, R)),
];

/// Myths: a mood token keeps a city's mood from an Event's text.
pub(crate) fn keeps_mood(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow<bool> {
    let believes = s.has(seat, Advance::Myths);
    Ok(believes && offer(s, ask, seat, Goods::of(Good::Mood, 1), Prompt::UseMyths { space })?)
}

/// Rituals: whether a resource may replace a mood token when moods are raised.
pub(super) fn sacrifices(s: &State, seat: Seat, good: Good) -> bool {
    s.has(seat, Advance::Rituals) && (good != Good::Ideas || s.edition.rituals_take_ideas())
}

/// Priesthood: a Science advance without its food, once a turn.
pub(crate) fn waives_food(s: &State, seat: Seat, advance: Advance) -> Option<Cause> {
    let serves = advance.group() == Group::Science && may_waive_food(s, seat);
    serves.then_some(Cause::Advance(Advance::Priesthood))
}

/// Priesthood: whether it has not served this turn.
pub(crate) fn may_waive_food(s: &State, seat: Seat) -> bool {
    s.has(seat, Advance::Priesthood) && !s.turn.used.has(Once::Priesthood)
}

/// Priesthood has served this turn.
pub(crate) fn waived(s: &mut State) {
    s.turn.used.set(Once::Priesthood);
}

/// State Religion: a Temple without its food, once a turn.
pub(super) fn endows(s: &State, seat: Seat, building: Building) -> Option<Cause> {
    let serves = building == Building::Temple && s.is_turn_of(seat) && !s.turn.used.has(Once::StateReligion);
    (serves && s.has(seat, Advance::StateReligion)).then_some(Cause::Advance(Advance::StateReligion))
}
