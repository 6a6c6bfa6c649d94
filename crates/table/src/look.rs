//! What the drawing code of every game holds.

use maud::{Markup, html};
use tessera_kernel::{Decision, Game, Logged, Phrase, Seat, Seen};

use crate::Scene;

/// A match through the viewer's eyes: their view of it and what they are asked, nothing else.
pub(crate) struct Look<'a, G: Game> {
    pub(crate) scene: &'a Scene<'a>,
    pub(crate) view: G::View,
    /// What the viewer is asked.
    pub(crate) decision: Option<&'a Decision<G>>,
    /// What the viewer has chosen while others still choose.
    pub(crate) answered: Option<&'a G::Choice>,
    /// What the viewer was told.
    pub(crate) log: Vec<Logged<G::Event>>,
}

impl<'a, G: Game> Look<'a, G> {
    pub(crate) fn new(scene: &'a Scene<'a>, seen: &Seen<'a, G>) -> Self {
        Self {
            scene,
            view: seen.view(),
            decision: scene.acting().and_then(|_| seen.decision()),
            answered: seen.answered(),
            log: seen.log(),
        }
    }

    pub(crate) fn word(&self, id: &str) -> String {
        self.scene.speaker.word(id)
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.scene.speaker.say(phrase)
    }

    /// With a capital letter, where it begins.
    pub(crate) fn title(&self, phrase: &Phrase) -> String {
        self.scene.speaker.say_capital(phrase)
    }

    /// How many choices have been made since.
    pub(crate) fn since(&self, at: usize) -> usize {
        self.scene.game.choices().saturating_sub(at)
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.scene.speaker.name(seat)
    }

    /// The player whose things are shown large: the viewer, or for those who watch whoever's turn it is.
    pub(crate) fn shown_large(&self, turn: Seat) -> Seat {
        self.scene.game.viewer().seat().unwrap_or(turn)
    }

    /// What can be chosen now.
    pub(crate) fn options(&self) -> &'a [G::Choice] {
        self.decision.map_or(&[], |decision| &decision.options)
    }

    /// Whether this can be chosen now.
    pub(crate) fn can(&self, choice: &G::Choice) -> bool {
        self.options().contains(choice)
    }

    /// The option's label, as the button in the list has it.
    pub(crate) fn label(&self, choice: &G::Choice) -> String {
        let Some(decision) = self.decision else {
            return String::new();
        };
        self.title(&G::label(&self.view, &decision.prompt, choice).text)
    }

    /// Something on the table that is a button while it can be chosen. `said` is what it is, for those who hear the page.
    pub(crate) fn thing(&self, class: &str, choice: &G::Choice, said: &str, face: &Markup) -> Markup {
        if !self.can(choice) {
            // Pressed, it shows what can be done with it.
            return html! { div class=(class) data-thing=(choice) { (face) } };
        }
        // What is seen on it is its name, and what it does follows: a label of its own would hide the one from those who hear.
        html! {
            button type="submit" form="choose" name="choice" value=(choice) class={ (class) " can" } data-option=(choice)
                aria-description=[(!said.is_empty()).then_some(said)] {
                (face) span .unseen { ". " (self.label(choice)) }
            }
        }
    }
}
