//! What would come of laying a tile, for people who try it before they choose. Made from views alone.

use tessera_kernel::Seat;

use crate::cell::CellSet;
use crate::components::features::Feature;
use crate::components::icons::Icons;
use crate::components::people::WORKERS;
use crate::components::tiles::{Face, Tile};
use crate::powers::{self, Tally};
use crate::territory::Placement;
use crate::view::View;
use crate::why::Why;

/// A way of laying a tile, and what it would leave.
#[derive(Clone, PartialEq, Debug)]
pub struct Laid {
    /// Where, and what slips under.
    pub placement: Placement,
    /// The reference board afterwards.
    pub levels: Icons,
    /// Heroes, wonders and special buildings it would cost.
    pub lost: Vec<Feature>,
}

/// Every way a seat can lay a tile, in the order of the grid (P6). Workers of what is covered are counted where their
/// location is named; their owner may still choose another of its squares (P6.9).
#[must_use]
pub fn laid(view: &View, seat: Seat, tile: Tile, face: Face) -> Vec<Laid> {
    let player = &view.players[seat];
    let standing: CellSet =
        player.squares.iter().filter(|seen| seen.worker && seen.cell == seen.location).map(|seen| seen.cell).collect();
    let own = view.routes.iter().filter(|(_, route)| route.from == seat).count();
    let shared = view.alliances.iter().filter(|(_, alliance)| alliance.ends.contains(&seat)).count();
    let after = |placement: Placement| {
        let mut territory = player.territory;
        territory.place(tile, face, placement);
        let features = territory.feature_set();
        let workers: CellSet = standing.iter().map(|cell| territory.home(cell)).collect();
        let levels = powers::levels(features, &territory, territory.icons(workers), |what| match what {
            Tally::Workers => WORKERS - player.track,
            Tally::AtHome => workers.len() as u8,
            Tally::Routes => (own + shared) as u8,
        });
        let lost = player.features.iter().copied().filter(|&feature| !features.has(feature)).collect();
        Laid { placement, levels, lost }
    };
    player.territory.placements(tile, face, player.limit).into_iter().map(after).collect()
}

/// Where a seat might try to lay a tile and cannot, each with why.
#[must_use]
pub fn barred(view: &View, seat: Seat, tile: Tile, face: Face) -> Vec<(Placement, Why)> {
    let player = &view.players[seat];
    player.territory.misplacements(tile, face, player.limit)
}
