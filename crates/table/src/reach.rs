//! What can be done with something on the table: the verb may come second.

use maud::html;
use tessera_kernel::Phrase;

use crate::Scene;
use crate::names::Sentence;
use crate::scene::Fragment;

/// Something that can be done with a thing: an option of now, and the one that follows it, if it takes two.
#[derive(Clone, PartialEq, Debug)]
pub struct Reach {
    /// The option in notation.
    pub choice: String,
    /// What it does.
    pub text: Phrase,
    /// The option that follows it, in notation, and what it does.
    pub then: Option<(String, Phrase)>,
}

/// The ways, each a button. Fetched when somebody presses a thing.
#[must_use]
pub fn reach_card(scene: &Scene<'_>, with: &str, ways: &[Reach]) -> Fragment {
    let say = |id: &str| scene.speaker.word(id);
    let said = |text: &Phrase| Sentence::new(scene.speaker, text).markup(scene.speaker);
    // A place has a name; what lies on a shelf is in sight.
    let place = with.split_once(':').map_or(with, |(_, place)| place);
    let title = if place.chars().count() <= 4 {
        scene.speaker.say(&Phrase::new("table-reach-place").with("place", place.to_owned()))
    } else {
        say("table-reach")
    };
    let markup = html! {
        div #reach {
            section .card.reach-card aria-label=(title) {
                h2 { (title) }
                @if ways.is_empty() { p .quiet { (say("table-reach-none")) } }
                div .options {
                    @for way in ways {
                        button .option type="button" data-first=(way.choice) data-then=[way.then.as_ref().map(|(then, _)| then)] {
                            span {
                                @match &way.then {
                                    Some((_, then)) => { (said(then)) small { (said(&way.text)) } },
                                    None => (said(&way.text)),
                                }
                            }
                        }
                    }
                }
                button .quiet-link type="button" data-dismiss="reach" { (say("table-close")) }
            }
        }
    };
    Fragment::new("reach", markup)
}
