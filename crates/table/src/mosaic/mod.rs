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
mod tiles;
mod track;

pub(crate) use board::definitions;
pub(crate) use ship::cover;

use maud::{Markup, html};
use tessera_kernel::{Decision, Match, Phrase, Seat, Viewer};
use tessera_mosaic::Mosaic;
use tessera_mosaic::choice::Choice;
use tessera_mosaic::components::technologies::Tech;
use tessera_mosaic::view::{PlayerView, View};

use crate::Scene;
use crate::drawing::{Drawing, Shelf};

/// What the drawing code of this game holds.
pub(crate) struct Look<'a> {
    scene: &'a Scene<'a>,
    view: View,
    /// What the viewer is asked.
    decision: Option<&'a Decision<Mosaic>>,
    /// What the viewer has drafted while others still choose.
    picked: Option<Tech>,
}

impl Look<'_> {
    fn word(&self, id: &str) -> String {
        self.scene.speaker.word(id)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.scene.speaker.say(phrase)
    }

    /// With a capital letter, where it begins.
    fn title(&self, phrase: &Phrase) -> String {
        self.scene.speaker.say_capital(phrase)
    }

    fn name(&self, seat: Seat) -> &str {
        self.scene.speaker.name(seat)
    }

    /// The player whose things are shown large: the viewer, or whoever's turn it is.
    fn subject(&self) -> (Seat, &PlayerView) {
        let seat = match self.scene.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => self.view.turn.map_or(self.view.first, |turn| turn.seat),
        };
        (seat, &self.view.players[seat])
    }

    /// Whether this can be chosen now.
    fn can(&self, choice: Choice) -> bool {
        self.decision.is_some_and(|decision| decision.options.contains(&choice))
    }

    /// The option's label, as the button in the list has it.
    fn label(&self, choice: Choice) -> String {
        let Some(decision) = self.decision else {
            return String::new();
        };
        let label = <Mosaic as tessera_kernel::Game>::label(&self.view, &decision.prompt, &choice);
        self.title(&label.text)
    }

    /// Something on the table that is a button while it can be chosen. `said` is what it is, for those who hear the page.
    fn thing(&self, class: &str, choice: Choice, said: &str, face: &Markup) -> Markup {
        if !self.can(choice) {
            return html! { div class=(class) { (face) } };
        }
        let label = self.label(choice);
        let said = if said.is_empty() { label } else { format!("{label}. {said}") };
        html! {
            button type="submit" form="choose" name="choice" value=(choice) class={ (class) " can" } data-option=(choice)
                aria-label=(said) { (face) }
        }
    }
}

/// The card a viewer has chosen; the table goes on once everybody has.
fn picked(viewer: Viewer, game: &Match<Mosaic>) -> Option<Tech> {
    let Viewer::Seat(seat) = viewer else {
        return None;
    };
    game.position().answered().find(|&answered| answered == seat)?;
    match game.line().filter(|(by, _)| *by == seat).last() {
        Some((_, &Choice::Draft(tech))) => Some(tech),
        _ => None,
    }
}

/// The drawing of a scene of Mosaic.
pub(crate) fn draw(scene: &Scene<'_>, game: &Match<Mosaic>) -> Drawing {
    let view = game.view(scene.viewer);
    let decision = scene.acting().and_then(|seat| game.decision(seat));
    let look = Look { scene, view, decision, picked: picked(scene.viewer, game) };
    let shelf = |id, icon, title: &str, parts| Shelf { id, icon, title: look.word(title), parts };
    Drawing {
        fit: geometry::FIT,
        terrain: board::terrain(&look),
        lying: board::lying(&look),
        pieces: board::pieces(&look),
        marks: marks::marks(&look),
        above: plates::plates(&look),
        track: track::track(&look),
        shelves: vec![
            shelf("shelf-picks", "card", "mosaic-table-picks", picks::picks(&look)),
            shelf("shelf-markets", "market", "mosaic-table-markets", markets::markets(&look)),
            shelf("shelf-realm", "city", "mosaic-table-realm", realm::realm(&look)),
            shelf("shelf-tiles", "tiles", "mosaic-table-tiles", tiles::tiles(&look)),
            shelf("shelf-points", "scales", "mosaic-table-points", points::points(&look)),
        ],
        wanted: marks::wanted(&look),
        scene: empire::panel(&look, game),
        seats: facts::facts(&look),
        art: marks::art(&look),
        options: marks::options(&look),
        ..Drawing::default()
    }
}
