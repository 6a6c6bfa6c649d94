//! Fishing, Navigation, War Ships, Cartography (C22.9 to C22.12).

use super::rows::{C, M, N, R, Row, Rows};
use crate::actions::battle::ATTACKER;
use crate::prelude::*;
use crate::state::Moving;

/// Cartography as an action.
const SURVEY: Use =
    Use::action(can_survey, survey).once(Once::Cartography).given(Edition::cartography_is_an_action, true);

pub(super) const ROWS: Rows = [
    (Advance::Fishing, Row::new(M, R)),
    (Advance::Navigation, Row::new(C, R).free_with(Advance::Astronomy).needs_2012(Advance::Cartography)),
    (Advance::WarShips, Row::new(N, R)),
    (Advance::Cartography, Row::new(C, R).free_with(Advance::Astronomy).used(SURVEY)),
];

/// Fishing serves a Sea space.
pub(super) fn yields(s: &State, seat: Seat, terrain: Terrain) -> Option<Good> {
    (terrain == Terrain::Sea && s.has(seat, Advance::Fishing)).then_some(Good::Food)
}

/// Navigation brings diseases home.
pub(super) fn travels(owned: Advances) -> bool {
    owned.has(Advance::Navigation)
}

/// Navigation: Ships go round the rim (C11.11).
pub(crate) fn goes_round(s: &State, seat: Seat) -> bool {
    s.has(seat, Advance::Navigation)
}

/// War Ships cancel a hit in the first round at sea, or of a landing (C14.8).
pub(super) fn covers(s: &State, side: usize) -> Option<(Cause, u8)> {
    let battle = s.battle();
    let serves = battle.round == 1 && (battle.sea || (side == ATTACKER && battle.landed));
    let has = serves && battle.sides[side].seat().is_some_and(|seat| s.has(seat, Advance::WarShips));
    has.then_some((Cause::Advance(Advance::WarShips), 1))
}

/// Cartography after a Move action: an idea, and culture for going round.
pub(crate) fn moved(s: &State, seat: Seat, moved: Moving) -> Option<Part> {
    let notes = !s.edition.cartography_is_an_action() && s.has(seat, Advance::Cartography);
    let drawn = notes && moved.sailed && moved.is_action();
    let goods = Goods { ideas: 1, culture: u8::from(moved.navigated), ..Goods::NONE };
    drawn.then_some((Cause::Advance(Advance::Cartography), goods))
}

/// An idea and a culture token for each region with a Ship.
fn surveyed(s: &State, seat: Seat) -> Goods {
    let layout = s.board.layout();
    let ships = spaces(s.board.units_of(seat)).filter(|&space| s.board.stack(space)[Unit::Ship] > 0);
    let regions = ships.fold(0_u32, |regions, space| regions | 1 << layout.region(space)).count_ones() as u8;
    Goods { ideas: regions, culture: regions, ..Goods::NONE }
}

fn can_survey(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(!surveyed(s, seat).is_none(), Why::NobodyThere)
}

fn survey(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let found = surveyed(s, seat);
    gain(s, ask, seat, found);
    Ok(())
}
