//! How Mosaic looks. Drawn from the viewer's [`View`] and their own decision, nothing else.

mod art;
mod board;
mod cards;
mod compact;
mod empire;
mod facts;
mod geometry;
mod ground;
mod markets;
mod marks;
mod picks;
mod plates;
mod points;
mod realm;
mod ship;
mod text;
mod tiles;
mod track;

use maud::Markup;
use tessera_kernel::{Seat, Seen};
use tessera_mosaic::Mosaic;
use tessera_mosaic::view::{PlayerView, View};
use tessera_words::Speaker;

use crate::drawing::{Drawing, Layers, Shelf};
use crate::face::Face;
use crate::{Paint, Scene, Text};

/// What the drawing code of this game holds.
pub(crate) type Look<'a> = crate::look::Look<'a, Mosaic>;

impl Look<'_> {
    /// The player whose things are shown large.
    fn subject(&self) -> (Seat, &PlayerView) {
        let seat = self.shown_large(self.view.turn.map_or(self.view.first, |turn| turn.seat));
        (seat, &self.view.players[seat])
    }
}

impl Face for Mosaic {
    const SHEET: Option<(&'static str, &'static [u8])> =
        Some(("mosaic.css", include_bytes!("../../assets/mosaic.css")));

    fn common(scene: &Scene<'_>, seen: &Seen<'_, Self>) -> Layers {
        let look = Look::new(scene, seen);
        Layers {
            terrain: Some((geometry::FIT, board::terrain(&look))),
            lying: Some(board::lying(&look)),
            pieces: Some(board::pieces(&look)),
            above: Some(plates::plates(&look)),
            track: Some(track::track(&look)),
            reference: Some(Markup::default()),
        }
    }

    fn draw(scene: &Scene<'_>, seen: &Seen<'_, Self>) -> Drawing {
        let look = Look::new(scene, seen);
        let shelf = |id, icon, title: &str, parts| Shelf { id, icon, title: look.word(title), parts };
        Drawing {
            marks: marks::marks(&look),
            shelves: vec![
                shelf("shelf-picks", "card", "mosaic-table-picks", picks::picks(&look)),
                shelf("shelf-markets", "market", "mosaic-table-markets", markets::markets(&look)),
                shelf("shelf-realm", "city", "mosaic-table-realm", realm::realm(&look)),
                shelf("shelf-tiles", "tiles", "mosaic-table-tiles", tiles::tiles(&look)),
                shelf("shelf-points", "scales", "mosaic-table-points", points::points(&look)),
            ],
            wanted: marks::wanted(&look),
            scene: empire::panel(&look),
            seats: facts::facts(&look),
            art: marks::art(&look),
            options: marks::options(&look),
            ..Drawing::default()
        }
    }

    fn definitions(seats: usize) -> Markup {
        board::definitions(seats)
    }

    fn cover(_title: &str) -> Markup {
        ship::cover("Mosaic")
    }

    fn round(view: &View) -> String {
        view.round.to_string()
    }

    fn text(view: &View, options: &[String], speaker: &Speaker<'_>, paint: Paint) -> Text {
        text::draw(view, options, speaker, paint)
    }
}
