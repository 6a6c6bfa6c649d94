//! Every point, and the end (C20.2). Points are counted in halves: an advance is worth one half.

use tessera_kernel::{ScoreLine, Seat, TieBreak, Viewer};

use crate::components::buildings::{Building, SETTLEMENTS};
use crate::components::wonders::Wonder;
use crate::state::State;

/// A player's half points by source.
pub(crate) fn lines(s: &State, seat: Seat, _: Viewer) -> Vec<ScoreLine> {
    let line = |source, points| ScoreLine { source, points };
    let mut lines = vec![
        line("clash-score-pieces", pieces(s, seat)),
        line("clash-score-advances", advances(s, seat)),
        line("clash-score-objectives", objectives(s, seat)),
        line("clash-score-wonders", wonders(s, seat)),
        line("clash-score-events", events(s, seat)),
    ];
    if s.edition.has_civilizations() {
        lines.push(line("clash-score-leaders", leaders(s, seat)));
    }
    lines
}

/// A player's half points.
pub(crate) fn points(s: &State, seat: Seat) -> i32 {
    pieces(s, seat) + advances(s, seat) + objectives(s, seat) + wonders(s, seat) + events(s, seat) + leaders(s, seat)
}

/// One for each city piece of the player's colour on the board: what is neither in supply nor on an Event card.
pub(crate) fn pieces(s: &State, seat: Seat) -> i32 {
    let player = &s.players[seat];
    let kinds = player.buildings.iter().zip(player.buried);
    let kinds = kinds.zip(Building::ALL);
    let buildings: u8 = kinds.map(|((&supply, buried), kind)| s.edition.pieces_of(kind) - supply - buried).sum();
    // Obelisks laid down for the fallen count with the objectives.
    let buildings = buildings - player.runes;
    2 * i32::from(buildings + SETTLEMENTS - player.settlements - player.buried_settlements) + powers_of(s, seat)[0]
}

/// Half a point for each advance, those of the people included (C20.2, C29.8).
pub(crate) fn advances(s: &State, seat: Seat) -> i32 {
    let player = &s.players[seat];
    (player.advances.len() + player.own_advances() - crate::powers::civilizations::unscored(s, seat)) as i32
}

/// Two for each objective, and what powers add.
pub(crate) fn objectives(s: &State, seat: Seat) -> i32 {
    let player = &s.players[seat];
    4 * (player.upper_done.len() + player.lower_done.len()) as i32 + powers_of(s, seat)[1]
}

/// Two for each Leader of an opponent eliminated in a Conflict (C20.2, C30.8).
pub(crate) fn leaders(s: &State, seat: Seat) -> i32 {
    4 * s.players[seat].trophies.len() as i32
}

/// What powers add for city pieces, objectives and events.
fn powers_of(s: &State, seat: Seat) -> [i32; 3] {
    if s.edition.has_civilizations() { crate::powers::civilizations::half_points(s, seat) } else { [0; 3] }
}

/// Wonders: 2 for the builder, 2 for the owner; the Pyramids 5 for the builder. In 2012 5 for the owner.
pub(crate) fn wonders(s: &State, seat: Seat) -> i32 {
    Wonder::all().map(|wonder| wonder_points(s, seat, wonder)).sum()
}

fn wonder_points(s: &State, seat: Seat, wonder: Wonder) -> i32 {
    let built = &s.built[wonder as usize];
    let (builder, owner) = (built.builder.is(seat), built.owner.is(seat));
    if crate::powers::is_lasting(s, wonder) {
        return 10 * i32::from(builder);
    }
    let (built_it, owns_it) = s.edition.wonder_points();
    built_it * i32::from(builder) + owns_it * i32::from(owner)
}

/// Points from Events, and two for each piece on an Event card.
pub(crate) fn events(s: &State, seat: Seat) -> i32 {
    let player = &s.players[seat];
    let buried = player.buried.iter().sum::<u8>() + player.buried_settlements;
    i32::from(player.half_points) + 4 * i32::from(buried) + 2 * i32::from(player.anarchy) + powers_of(s, seat)[2]
}

/// The Pyramids; then the score sheet, line by line (C20.2). Lines are told in whole points, advances in their number; where
/// powers and Events give halves, these count too.
pub(crate) fn tie_breaks(s: &State) -> Vec<TieBreak> {
    let line = |what, count: &dyn Fn(Seat) -> i32| TieBreak::new(what, s.count(), count);
    let halved = |[whole, halves]: [&'static str; 2], count: &dyn Fn(Seat) -> i32| match s.edition.has_civilizations() {
        true => line(halves, count),
        false => line(whole, &|seat| count(seat) / 2),
    };
    let objectives = line("clash-tie-objectives", &|seat| objectives(s, seat) / 2);
    let wonders = line("clash-tie-wonders", &|seat| wonders(s, seat) / 2);
    let (third, fourth) = if s.edition.ranks_wonders_first() { (wonders, objectives) } else { (objectives, wonders) };
    let mut breaks = vec![
        line("clash-tie-pyramids", &|seat| i32::from(crate::powers::breaks_ties(s, seat))),
        halved(["clash-tie-pieces", "clash-tie-half-pieces"], &|seat| pieces(s, seat)),
        line("clash-tie-advances", &|seat| advances(s, seat)),
        third,
        fourth,
        halved(["clash-tie-events", "clash-tie-half-events"], &|seat| events(s, seat)),
    ];
    if s.edition.has_civilizations() {
        breaks.push(line("clash-tie-leaders", &|seat| leaders(s, seat) / 2));
    }
    breaks
}
