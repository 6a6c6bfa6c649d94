//! The epoch table (T1.6): what each row of the board lets a player do.

use tessera_kernel::Source::{A, P, R};
use tessera_kernel::{Component, Phrase, Source};

use super::terrain::Terrain::{self, Field, Forest, Hill, Meadow};

/// A row of the epoch table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Epoch {
    /// The message that names it.
    pub name: &'static str,
    /// The ground that counts for reaching it.
    pub terrain: Option<Terrain>,
    /// Tokens moved by an action.
    pub moves: u8,
    /// Steps each of them takes.
    pub distance: u8,
    /// Children born by an action.
    pub children: u8,
    /// Tokens that may stand on one hex.
    pub stack: u8,
    /// Whether the sea can be crossed.
    pub ships: bool,
    /// Idea cards drawn by an action.
    pub draw: u8,
    /// Idea cards that may be held.
    pub limit: u8,
    /// Actions in an epoch.
    pub actions: u8,
    /// Where the row's numbers come from.
    pub sources: &'static [Source],
}

/// The number of epochs: rows 1 to 10.
pub const LAST: u8 = 10;
/// The row of Writing, which rewards those who reach it first.
pub const WRITING: u8 = 1;
/// The row of Ships, from which the sea can be crossed.
pub const SHIPS: u8 = 6;
/// The row of Printing, which rewards those who reach it first.
pub const PRINTING: u8 = 7;
/// The row of Flight, which ends the game.
pub const FLIGHT: u8 = 10;

/// The rows, the start box first.
#[rustfmt::skip]
pub static EPOCHS: [Epoch; 11] = [
    row("tempus-epoch-start",       None,         1, 1, 1, 2, false, 1, 5, 3, &[R, P]),
    row("tempus-epoch-writing",     Some(Field),  1, 1, 1, 2, false, 2, 5, 3, &[R, P]),
    row("tempus-epoch-agriculture", Some(Hill),   1, 1, 2, 2, false, 2, 5, 3, &[R, P]),
    row("tempus-epoch-cities",      Some(Meadow), 1, 1, 2, 3, false, 2, 5, 4, &[R, A]),
    row("tempus-epoch-roads",       Some(Forest), 1, 2, 2, 3, false, 2, 5, 5, &[R, A]),
    row("tempus-epoch-trade",       Some(Field),  2, 2, 2, 3, false, 2, 5, 5, &[R, A]),
    row("tempus-epoch-ships",       Some(Forest), 2, 2, 2, 3, true,  2, 5, 5, &[R, A]),
    row("tempus-epoch-printing",    Some(Hill),   2, 2, 2, 3, true,  2, 7, 6, &[R, A]),
    row("tempus-epoch-industry",    Some(Field),  2, 2, 2, 4, true,  2, 7, 6, &[R, A]),
    row("tempus-epoch-trains",      Some(Meadow), 3, 5, 2, 4, true,  2, 7, 6, &[R, P, A]),
    row("tempus-epoch-flight",      Some(Hill),   3, 5, 2, 4, true,  2, 7, 6, &[R, A]),
];

/// The other actions column that public totals allow (option `actions=late`, T13.2).
pub const LATE_ACTIONS: [u8; 11] = [3, 3, 3, 4, 4, 5, 6, 6, 6, 6, 6];

/// The actions of a row, in the column that is played with.
#[must_use]
pub fn actions(row: u8, late: bool) -> u8 {
    let row = usize::from(row);
    if late { LATE_ACTIONS[row] } else { EPOCHS[row].actions }
}

#[expect(clippy::too_many_arguments, reason = "one argument a column keeps the table readable")]
const fn row(
    name: &'static str,
    terrain: Option<Terrain>,
    moves: u8,
    distance: u8,
    children: u8,
    stack: u8,
    ships: bool,
    draw: u8,
    limit: u8,
    actions: u8,
    sources: &'static [Source],
) -> Epoch {
    Epoch { name, terrain, moves, distance, children, stack, ships, draw, limit, actions, sources }
}

/// The name of a row.
#[must_use]
pub fn name(row: u8) -> Phrase {
    Phrase::new(EPOCHS[usize::from(row)].name)
}

pub(super) fn components(late: bool) -> Vec<Component> {
    (0..)
        .zip(&EPOCHS)
        .map(|(row, epoch)| Component {
            group: Phrase::new("tempus-box-epochs"),
            name: Phrase::new(epoch.name),
            facts: format!(
                "{} · {}×{} · +{} · ≤{}{} · {}/{} · {}",
                epoch.terrain.map_or('-', Terrain::letter),
                epoch.moves,
                epoch.distance,
                epoch.children,
                epoch.stack,
                if epoch.ships { " · ~" } else { "" },
                epoch.draw,
                epoch.limit,
                actions(row, late),
            ),
            sources: epoch.sources,
        })
        .collect()
}

pub(super) fn facts(late: bool) -> Vec<Phrase> {
    let row = |(row, epoch): (u8, &Epoch)| {
        let id = if epoch.ships { "tempus-facts-epoch-ships" } else { "tempus-facts-epoch" };
        let numbers = Phrase::new(id)
            .with("moves", epoch.moves)
            .with("distance", epoch.distance)
            .with("children", epoch.children)
            .with("stack", epoch.stack)
            .with("draw", epoch.draw)
            .with("limit", epoch.limit)
            .with("actions", actions(row, late));
        match epoch.terrain {
            Some(terrain) => Phrase::new("tempus-facts-reached").with("terrain", terrain.name()).with("row", numbers),
            None => numbers,
        }
    };
    (0..).zip(&EPOCHS).map(row).collect()
}
