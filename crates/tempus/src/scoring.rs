//! Every point, and the end (T12).

use tessera_kernel::{ScoreLine, Seat, TieBreak, Viewer};

use crate::components::epochs::FLIGHT;
use crate::components::sea::hexes;
use crate::components::terrain::Terrain;
use crate::state::State;

/// Points for a cube on Flight (T12.4).
pub(crate) const FLIGHT_POINTS: i32 = 3;

/// A player's points by source (T12.2 to T12.4).
pub(crate) fn lines(s: &State, seat: Seat, _: Viewer) -> Vec<ScoreLine> {
    let line = |source, points| ScoreLine { source, points };
    vec![
        line("tempus-score-hexes", land(s, seat)),
        line("tempus-score-cities", cities(s, seat)),
        line("tempus-score-flight", flight(s, seat)),
    ]
}

/// A player's points.
pub(crate) fn points(s: &State, seat: Seat) -> i32 {
    land(s, seat) + cities(s, seat) + flight(s, seat)
}

/// One for each hex with tokens, mountains left out; the height of the stack does not matter (T12.2).
fn land(s: &State, seat: Seat) -> i32 {
    s.board.peopled(seat).without(s.board.terrain(Terrain::Mountain)).len() as i32
}

/// Each city its value, and nothing for the hex under it (T12.3).
fn cities(s: &State, seat: Seat) -> i32 {
    hexes(s.board.built(seat)).map(|hex| i32::from(s.board.city(hex))).sum()
}

fn flight(s: &State, seat: Seat) -> i32 {
    if s.players[seat].row == FLIGHT { FLIGHT_POINTS } else { 0 }
}

/// Most cards in hand, then most cities (T12.5).
pub(crate) fn tie_breaks(s: &State) -> Vec<TieBreak> {
    vec![
        TieBreak::new("tempus-tie-cards", s.count(), |seat| s.players[seat].hand.len() as i32),
        TieBreak::new("tempus-tie-cities", s.count(), |seat| s.board.built(seat).len() as i32),
    ]
}
