//! The emblems of the peoples: a round ground, and what a people is known by drawn on it in white.

use maud::{Markup, html};
use tessera_clash::components::civilizations::Civilization;

use crate::picture::Part::Line;
use crate::picture::parts;

const BONE: &str = "#fffdf8";

/// The ground of a people's emblem, and what is drawn on it.
const fn emblem(people: Civilization) -> (&'static str, &'static str) {
    match people {
        Civilization::Aztecs => ("#a33a26", "M4.5 18.5h15M6 18.5V15h3v-3.5h2V8h2v3.5h2V15h3v3.5M12 5v.5"),
        Civilization::Babylonians => ("#2c6aa0", "M12 4.5v15M4.5 12h15M6.7 6.7l10.6 10.6M17.3 6.7L6.7 17.3"),
        Civilization::Carthaginians => {
            ("#6d3f8c", "M12 11l5 8H7zM6.5 11h11M9.7 7.2a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0")
        }
        Civilization::Celts => {
            ("#3f7a3a", "M12 12c-.5-4 1.5-7 5.5-6.5M12 12c3.7 1.6 5.3 4.8 3 8M12 12c-3.2 2.5-6.8 2.2-8.5-1.5")
        }
        Civilization::Chinese => {
            ("#b8332a", "M4 10c4-.3 6.5-2 8-5 1.5 3 4 4.7 8 5M7.5 10.5v4M16.5 10.5v4M5 15h14M8.5 15v4.5M15.5 15v4.5")
        }
        Civilization::Egyptians => ("#b0762a", "M12 11.5c-4.5-3-4-7.5 0-7.5s4.5 4.5 0 7.5zM12 11.5V20M7.5 13.5h9"),
        Civilization::Greeks => {
            ("#257a9a", "M6.5 6.5h11M8.5 9v8.5M12 9v8.5M15.5 9v8.5M6 19h12M7.5 6.5v1.5M16.5 6.5v1.5")
        }
        Civilization::Huns => ("#7a4a24", "M8 4.5c6.5 2 8 5 8 7.5s-1.5 5.5-8 7.5zM4.5 12h14.5M16.5 9.5L19 12l-2.5 2.5"),
        Civilization::Indians => {
            ("#c06a1d", "M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0M12 5v14M5 12h14M7.1 7.1l9.8 9.8M16.9 7.1l-9.8 9.8")
        }
        Civilization::Japanese => ("#a3294a", "M4.5 6.5c5 1.5 10 1.5 15 0M6 11h12M8.5 7.5v12M15.5 7.5v12M12 7.5V11"),
        Civilization::Mayas => (
            "#1d7a5f",
            "M6.5 18h11M6.5 14h11M6.7 9.3a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 9.3a1 1 0 1 0 2 0a1 1 0 1 0-2 0M15.3 9.3a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
        ),
        Civilization::Persians => (
            "#5b4aa0",
            "M9.7 11a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M9.5 10C7.5 8.3 5.5 8 4 8c.3 3.5 3 5.5 6 5.2M14.5 10c2-1.7 4-2 5.5-2-.3 3.5-3 5.5-6 5.2M10.8 13.5L9.5 18h5l-1.3-4.5",
        ),
        Civilization::Phoenicians => ("#7a2f5c", "M12 20v-3M12 4l3.5 5h-2l3.5 4h-2.5l3 4h-11l3-4H7l3.5-4h-2z"),
        Civilization::Romans => (
            "#8c1f14",
            "M9 19.5C4 16.5 3.5 9.5 7 5.5M15 19.5c5-3 5.5-10 2-14M6 9l2.8-.3M5.4 12.8l3 .4M6.7 16.5l2.8-.8M18 9l-2.8-.3M18.6 12.8l-3 .4M17.3 16.5l-2.8-.8M10.5 20h3",
        ),
        Civilization::Vikings => ("#3b5f72", "M6.5 5h11v5l-3.7 1.5V18L12 20l-1.8-2v-6.5L6.5 10z"),
    }
}

/// The symbol of a people.
pub(super) fn people_id(people: Civilization) -> String {
    format!("people-{people}")
}

/// Every emblem as a symbol.
pub(super) fn symbols() -> Markup {
    html! {
        @for people in Civilization::ALL {
            @let (ground, drawn) = emblem(people);
            symbol id=(people_id(people)) viewBox="0 0 24 24" {
                circle cx="12" cy="12" r="12" fill=(ground) {}
                (parts(&[Line(BONE, "1.7", drawn)]))
            }
        }
    }
}
