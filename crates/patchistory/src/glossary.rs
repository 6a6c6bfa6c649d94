//! What the words of the game mean, for whoever asks at the table.

use tessera_kernel::{Glossary, Setup, Term, Thing};

use crate::Patchistory;

const TERMS: &[Term] = &[
    Term::new("patchistory-term-era", "P4.1"),
    Term::new("patchistory-term-round", "P4.1"),
    Term::new("patchistory-term-territory", "P3.1"),
    Term::new("patchistory-term-location", "P3.2"),
    Term::new("patchistory-term-level", "P3.3"),
    Term::new("patchistory-term-frame", "P1.3"),
    Term::new("patchistory-term-worker", "P3.4"),
    Term::new("patchistory-term-people", "P1.7"),
    Term::new("patchistory-term-tile", "P1.5"),
    Term::new("patchistory-term-building-tile", "P1.6"),
    Term::new("patchistory-term-constructed", "P8.8"),
    Term::new("patchistory-term-prosperity", "P14.2"),
    Term::new("patchistory-term-votes", "P14.4"),
    Term::new("patchistory-term-vote", "P14.6"),
    Term::new("patchistory-term-screen", "P3.6"),
    Term::new("patchistory-term-first", "P4.3"),
];

const COURSE: &[Term] = &[
    Term::new("patchistory-term-auction", "P5.4"),
    Term::new("patchistory-term-stake", "P5.5"),
    Term::new("patchistory-term-diplomacy", "P7.1"),
    Term::new("patchistory-term-administration", "P7.1"),
    Term::new("patchistory-term-movement", "P9.1"),
    Term::new("patchistory-term-negotiation", "P10.2"),
    Term::new("patchistory-term-alliance", "P10.3"),
    Term::new("patchistory-term-war", "P11.4"),
    Term::new("patchistory-term-power", "P11.2"),
    Term::new("patchistory-term-aggressor", "P10.4"),
    Term::new("patchistory-term-defender", "P10.4"),
    Term::new("patchistory-term-memorable", "P11.6"),
    Term::new("patchistory-term-production", "P12.1"),
    Term::new("patchistory-term-upkeep", "P13.1"),
];

const SYMBOLS: &[Term] = &[
    Term::new("patchistory-icon-money", "P1.1"),
    Term::new("patchistory-icon-food", "P1.1"),
    Term::new("patchistory-icon-resource", "P1.1"),
    Term::new("patchistory-icon-culture", "P15.3"),
    Term::new("patchistory-icon-politics", "P7.1"),
    Term::new("patchistory-icon-transport", "P9.1"),
    Term::new("patchistory-icon-military", "P11.2"),
    Term::new("patchistory-icon-defence", "P11.2"),
];

const ACTIONS: &[Term] = &[
    Term::new("patchistory-deed-aid", "P7.3"),
    Term::new("patchistory-deed-threat", "P7.5"),
    Term::new("patchistory-term-break", "P7.7"),
    Term::new("patchistory-deed-trade", "P8.1"),
    Term::new("patchistory-deed-exchange", "P8.2"),
    Term::new("patchistory-deed-train", "P8.3"),
    Term::new("patchistory-deed-honour-heroes", "P8.4"),
    Term::new("patchistory-deed-honour-wonders", "P8.5"),
    Term::new("patchistory-deed-build-route", "P8.6"),
    Term::new("patchistory-deed-sanitise", "P8.7"),
    Term::new("patchistory-deed-construct", "P8.8"),
    Term::new("patchistory-deed-campaign", "P8.9"),
];

const SQUARES: &[Term] = &[
    Term::new("patchistory-kind-money", "P1.3"),
    Term::new("patchistory-kind-food", "P1.3"),
    Term::new("patchistory-kind-resource", "P1.3"),
    Term::new("patchistory-kind-wasteland", "P16.4"),
    Term::new("patchistory-kind-sea", "P6.5"),
    Term::new("patchistory-kind-hero", "P16.1"),
    Term::new("patchistory-kind-wonder", "P16.1"),
    Term::new("patchistory-kind-special", "P16.1"),
    Term::new("patchistory-term-capital", "P1.4"),
];

const ROUTES: &[Term] = &[
    Term::new("patchistory-route-principal", "P1.8"),
    Term::new("patchistory-route-allied", "P1.8"),
    Term::new("patchistory-term-departure", "P8.1"),
    Term::new("patchistory-term-preparation", "P9.4"),
    Term::new("patchistory-term-rest", "P9.5"),
];

pub(crate) const GLOSSARY: Glossary = Glossary {
    terms: &[
        ("help-terms", TERMS),
        ("help-course", COURSE),
        ("help-symbols", SYMBOLS),
        ("help-actions", ACTIONS),
        ("patchistory-term-squares", SQUARES),
        ("patchistory-box-routes", ROUTES),
    ],
    sections: &[
        ("patchistory-box-eras", "P4.4"),
        ("patchistory-box-capitals", "P1.4"),
        ("patchistory-box-general", "P1.3"),
        ("patchistory-feature-kind-hero", "P17"),
        ("patchistory-feature-kind-wonder", "P18"),
        ("patchistory-feature-kind-special", "P19"),
        ("patchistory-box-buildings", "P1.6"),
        ("patchistory-box-routes", "P1.8"),
        ("patchistory-box-prosperity", "P1.9"),
    ],
};

/// What is in the box.
pub(crate) fn things(setup: &Setup) -> Vec<Thing> {
    Thing::of_rows::<Patchistory>(setup)
}
