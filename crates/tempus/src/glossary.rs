//! What the words of the game mean, for whoever asks at the table.

use tessera_kernel::{Glossary, Setup, Term, Thing};

use crate::Tempus;

const TERMS: &[Term] = &[
    Term::new("tempus-box-tokens", "T1.1"),
    Term::new("tempus-term-supply", "T1.1"),
    Term::new("tempus-box-cities", "T1.2"),
    Term::new("tempus-box-action-tiles", "T4.1"),
    Term::new("tempus-box-cubes", "T1.6"),
    Term::new("tempus-term-tile", "T2.2"),
    Term::new("tempus-term-card", "T8.6"),
    Term::new("tempus-term-background", "T1.3"),
    Term::new("tempus-term-discard", "T8.5"),
    Term::new("tempus-term-hand-limit", "T8.2"),
    Term::new("tempus-term-epoch", "T4.1"),
    Term::new("tempus-term-first", "T4.6"),
    Term::new("tempus-term-limit", "T5.5"),
    Term::new("tempus-term-distance", "T5.2"),
    Term::new("tempus-term-children", "T6.1"),
    Term::new("tempus-term-protected", "T7.2"),
    Term::new("tempus-term-attack", "T7.1"),
    Term::new("tempus-term-combat", "T7.7"),
    Term::new("tempus-term-delayed", "T10.16"),
    Term::new("tempus-term-progress", "T11.4"),
    Term::new("tempus-term-points", "T12.2"),
];

const MAP: &[Term] = &[
    Term::new("tempus-term-hex", "T3.5"),
    Term::new("tempus-meadow", "T6.2"),
    Term::new("tempus-field", "T3.1"),
    Term::new("tempus-hill", "T3.1"),
    Term::new("tempus-forest", "T3.1"),
    Term::new("tempus-mountain", "T7.9"),
    Term::new("tempus-term-lake", "T5.6"),
    Term::new("tempus-term-sea", "T3.2"),
    Term::new("tempus-term-coast", "T3.4"),
];

const ACTIONS: &[Term] = &[
    Term::new("tempus-action-move", "T5.1"),
    Term::new("tempus-action-children", "T6.1"),
    Term::new("tempus-action-fight", "T7.1"),
    Term::new("tempus-action-idea", "T8.1"),
    Term::new("tempus-action-build", "T9.1"),
];

const IDEAS: &[Term] = &[
    Term::new("tempus-idea-education", "T10.1"),
    Term::new("tempus-idea-fortifications", "T7.8"),
    Term::new("tempus-idea-medicine", "T10.2"),
    Term::new("tempus-idea-military-leader", "T10.5"),
    Term::new("tempus-idea-transport", "T10.3"),
    Term::new("tempus-idea-sanitation", "T10.6"),
    Term::new("tempus-idea-weapons", "T7.8"),
    Term::new("tempus-idea-religion", "T10.10"),
    Term::new("tempus-idea-government", "T10.14"),
];

pub(crate) const GLOSSARY: Glossary = Glossary {
    terms: &[("help-terms", TERMS), ("help-map", MAP), ("help-actions", ACTIONS), ("tempus-box-ideas", IDEAS)],
    sections: &[
        ("tempus-box-epochs", "T1.6"),
        ("tempus-box-ideas", "T10"),
        ("tempus-box-pieces", "T1"),
        ("tempus-box-sea", "T1.5"),
    ],
};

/// What is in the box.
pub(crate) fn things(setup: &Setup) -> Vec<Thing> {
    Thing::of_rows::<Tempus>(setup)
}
