//! How Clash of Cultures looks, in all its editions. Drawn from the viewer's view and their own decision, nothing else.

mod advances;
mod army;
mod art;
mod banners;
mod board;
mod cards;
mod compact;
mod emblems;
mod facts;
mod fight;
mod figures;
mod geometry;
mod ground;
mod hand;
mod marks;
mod news;
mod people;
mod picks;
mod pieces;
mod points;
mod quoted;
mod reach;
mod realm;
mod routes;
mod standards;
mod standing;
mod status;
mod text;
mod track;
mod trade;
mod wonders;

use maud::Markup;
use tessera_clash::Clash;
use tessera_clash::view::{PlayerView, View};
use tessera_kernel::{Seat, Seen};
use tessera_words::Speaker;

use crate::drawing::{Drawing, Layers, Shelf};
use crate::face::Face;
use crate::{Paint, Scene, Text};

/// What the drawing code of this game holds. The editions have everything in common that a table shows.
pub(crate) type Look<'a> = crate::look::Look<'a, Clash>;

impl Look<'_> {
    /// The player whose things are shown large.
    fn subject(&self) -> (Seat, &PlayerView) {
        let seat = self.shown_large(self.view.turn.map_or(self.view.first, |turn| turn.seat));
        (seat, &self.view.players[seat])
    }
}

impl Face for Clash {
    const SHEET: Option<(&'static str, &'static [u8])> = Some(("clash.css", include_bytes!("../../assets/clash.css")));

    fn common(scene: &Scene<'_>, seen: &Seen<'_, Self>) -> Layers {
        let look = Look::new(scene, seen);
        Layers {
            terrain: Some((geometry::fit(&look.view), board::terrain(&look))),
            lying: Some(board::lying(&look)),
            pieces: Some(board::pieces(&look, geometry::way(&look))),
            track: Some(track::track(&look)),
            reference: Some(points::reference(&look)),
            ..Layers::default()
        }
    }

    fn draw(scene: &Scene<'_>, seen: &Seen<'_, Self>) -> Drawing {
        let look = Look::new(scene, seen);
        Drawing {
            layers: Layers { above: Some(marks::above(&look)), ..Layers::default() },
            marks: marks::marks(&look),
            wanted: picks::wanted(&look),
            scene: fight::panel(&look),
            options: picks::options(&look),
            notes: picks::notes(&look),
            shelves: shelves(&look),
            seats: facts::facts(&look),
            art: news::art(&look),
            ..Drawing::default()
        }
    }

    fn definitions(seats: usize) -> Markup {
        board::definitions(seats)
    }

    fn cover(title: &str) -> Markup {
        standards::cover("Clash of Cultures", title == "clash-monumental")
    }

    fn round(view: &View) -> String {
        // Ages have rounds of their own: the third of the second is 2.3.
        format!("{}.{}", view.age, view.round)
    }

    fn text(view: &View, options: &[String], speaker: &Speaker<'_>, paint: Paint) -> Text {
        text::draw(view, options, speaker, paint)
    }
}

/// What lies beside the board.
fn shelves(look: &Look<'_>) -> Vec<Shelf> {
    let reasons = cards::Reasons::new(look);
    let shelf = |id, icon, title: &str, parts| Shelf { id, icon, title: look.word(title), parts };
    vec![
        shelf("shelf-realm", "city", "clash-table-realm", realm::realm(look, &reasons)),
        shelf("shelf-advances", "idea", "clash-table-advances", advances::advances(look, &reasons)),
        shelf("shelf-people", "crown", "clash-table-people", people::people(look, &reasons)),
        shelf("shelf-hand", "card", "clash-table-hand", hand::hand(look, &reasons)),
        shelf("shelf-wonders", "wonder", "clash-table-wonders", wonders::wonders(look, &reasons)),
        shelf("shelf-trade", "trade", "clash-table-trade", trade::trade(look, &reasons)),
        shelf("shelf-news", "event", "clash-table-news", news::news(look)),
    ]
}
