//! How Tempus looks. Drawn from the viewer's [`View`] and their own decision, nothing else.

mod board;
mod cards;
mod facts;
mod fight;
mod geometry;
mod ground;
mod hand;
mod island;
mod marks;
mod table;
mod tile;
mod track;

pub(crate) use board::definitions;
pub(crate) use island::cover;

use tessera_kernel::Seen;
use tessera_tempus::Tempus;
use tessera_tempus::components::epochs::{EPOCHS, LATE_ACTIONS};

use crate::Scene;
use crate::drawing::Drawing;

/// What the drawing code of this game holds.
pub(crate) type Look<'a> = crate::look::Look<'a, Tempus>;

impl Look<'_> {
    /// Actions of a row, as agreed for this match (T13.2).
    fn actions(&self, row: u8) -> u8 {
        let row = usize::from(row);
        if self.scene.game.setup().options.is("actions", "late") { LATE_ACTIONS[row] } else { EPOCHS[row].actions }
    }
}

/// The drawing of a scene of Tempus.
pub(crate) fn draw(scene: &Scene<'_>, seen: &Seen<'_, Tempus>) -> Drawing {
    let look = Look::new(scene, seen);
    Drawing {
        fit: geometry::fit(&look.view),
        terrain: board::terrain(&look),
        pieces: board::pieces(&look),
        marks: marks::marks(&look),
        track: track::track(&look),
        hand: hand::hand(&look),
        scene: fight::panel(&look),
        reference: table::epochs(&look),
        seats: facts::facts(&look),
        art: tile::art(&look),
        options: marks::options(&look),
        ..Drawing::default()
    }
}
