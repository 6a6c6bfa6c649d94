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
mod text;
mod tile;
mod track;

use maud::Markup;
use tessera_kernel::Seen;
use tessera_tempus::Tempus;
use tessera_tempus::components::epochs::{EPOCHS, LATE_ACTIONS};
use tessera_tempus::view::View;
use tessera_words::Speaker;

use crate::drawing::{Drawing, Layers};
use crate::face::Face;
use crate::{Paint, Scene, Text};

/// What the drawing code of this game holds.
pub(crate) type Look<'a> = crate::look::Look<'a, Tempus>;

impl Look<'_> {
    /// Actions of a row, as agreed for this match (T13.2).
    fn actions(&self, row: u8) -> u8 {
        let row = usize::from(row);
        if self.scene.game.setup().options.is("actions", "late") { LATE_ACTIONS[row] } else { EPOCHS[row].actions }
    }
}

impl Face for Tempus {
    fn common(scene: &Scene<'_>, seen: &Seen<'_, Self>) -> Layers {
        let look = Look::new(scene, seen);
        Layers {
            terrain: Some((geometry::fit(&look.view), board::terrain(&look))),
            lying: Some(Markup::default()),
            pieces: Some(board::pieces(&look)),
            above: Some(Markup::default()),
            track: Some(track::track(&look)),
            reference: Some(table::epochs(&look)),
        }
    }

    fn draw(scene: &Scene<'_>, seen: &Seen<'_, Self>) -> Drawing {
        let look = Look::new(scene, seen);
        Drawing {
            marks: marks::marks(&look),
            hand: hand::hand(&look),
            scene: fight::panel(&look),
            seats: facts::facts(&look),
            art: tile::art(&look),
            options: marks::options(&look),
            ..Drawing::default()
        }
    }

    fn definitions(seats: usize) -> Markup {
        board::definitions(seats)
    }

    fn cover(_title: &str) -> Markup {
        island::cover("Tempus")
    }

    fn round(view: &View) -> String {
        view.epoch.to_string()
    }

    fn text(view: &View, options: &[String], speaker: &Speaker<'_>, paint: Paint) -> Text {
        text::draw(view, options, speaker, paint)
    }
}
