//! How Patchistory looks. Drawn from the viewer's [`View`] and their own decision, nothing else.

mod art;
mod board;
mod cards;
mod facts;
mod geometry;
mod ground;
mod laying;
mod levels;
mod marks;
mod offer;
mod patchwork;
mod realm;
mod reveal;
mod roads;
mod squares;
mod text;
mod track;
mod vote;

use maud::{Markup, html};
use tessera_kernel::{Game, Phrase, Seat, Seen};
use tessera_patchistory::Patchistory;
use tessera_patchistory::components::eras::ROUNDS;
use tessera_patchistory::event::Event;
use tessera_patchistory::view::View;
use tessera_words::Speaker;

use crate::drawing::{Drawing, Layers, Shelf};
use crate::face::Face;
use crate::seat::seat_mark;
use crate::svg::N;
use crate::{Paint, Scene, Text};
use geometry::Layout;

/// What the drawing code of this game holds.
pub(crate) type Look<'a> = crate::look::Look<'a, Patchistory>;

impl Look<'_> {
    /// The player whose territory is shown large: the viewer; those who watch look from the first seat.
    fn subject(&self) -> Seat {
        self.shown_large(Seat::new(0))
    }

    /// An event, as the log tells it.
    fn tell(&self, event: &Event) -> Phrase {
        Patchistory::tell(self.scene.game.setup(), event)
    }
}

impl Face for Patchistory {
    const SHEET: Option<(&'static str, &'static [u8])> =
        Some(("patchistory.css", include_bytes!("../../assets/patchistory.css")));

    fn common(scene: &Scene<'_>, seen: &Seen<'_, Self>) -> Layers {
        let look = Look::new(scene, seen);
        // Everybody has another territory before them.
        Layers { track: Some(track::track(&look)), reference: Some(Markup::default()), ..Layers::default() }
    }

    fn draw(scene: &Scene<'_>, seen: &Seen<'_, Self>) -> Drawing {
        let look = Look::new(scene, seen);
        let layout = Layout::new(&look);
        let shelf = |id, icon, title: &str, parts| Shelf { id, icon, title: look.word(title), parts };
        Drawing {
            layers: Layers {
                terrain: Some((layout.fit(), board::terrain(&look, &layout))),
                lying: Some(board::lying(&look, &layout)),
                pieces: Some(board::pieces(&look, &layout)),
                above: Some(board::plates(&look, &layout)),
                ..Layers::default()
            },
            marks: marks::marks(&look, &layout),
            hand: lookers(&look, &layout),
            shelves: vec![
                shelf("shelf-offer", "market", "patchistory-table-offer", offer::offer(&look)),
                shelf("shelf-realm", "city", "patchistory-table-realm", realm::realm(&look)),
                shelf("shelf-levels", "scales", "patchistory-table-levels", levels::levels(&look)),
                shelf("shelf-vote", "card", "patchistory-table-vote", vote::vote(&look)),
            ],
            wanted: marks::wanted(&look),
            scene: reveal::panel(&look),
            seats: facts::facts(&look),
            art: marks::art(&look),
            help: laying::panel(&look),
            options: marks::options(&look),
            ..Drawing::default()
        }
    }

    fn definitions(seats: usize) -> Markup {
        board::definitions(seats)
    }

    fn cover(_title: &str) -> Markup {
        patchwork::cover("Patchistory")
    }

    fn round(view: &View) -> String {
        format!("{}", view.era * ROUNDS + view.round + 1)
    }

    fn text(view: &View, options: &[String], speaker: &Speaker<'_>, paint: Paint) -> Text {
        text::draw(view, options, speaker, paint)
    }
}

/// Buttons that show one territory large, or all.
fn lookers(look: &Look<'_>, layout: &Layout) -> Markup {
    let large = look.subject();
    html! {
        div .lookers role="group" aria-label=(look.word("patchistory-table-look")) {
            @for seat in large.clockwise(look.view.players.count()) {
                @let [x, y, width, height] = layout.plot(seat).box_around().map(N);
                button type="button" data-look={ (x) " " (y) " " (width) " " (height) } title=(look.say(&Phrase::new("patchistory-table-look-at").with("who", seat))) {
                    (seat_mark(seat.index())) span { (look.name(seat)) }
                }
            }
        }
    }
}
