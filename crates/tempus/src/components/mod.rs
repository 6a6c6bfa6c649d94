//! What is in the box. One file a kind of component, each row with the source of its facts.

pub mod cities;
pub mod epochs;
pub mod ideas;
pub mod sea;
pub mod terrain;
pub mod tiles;

use tessera_kernel::{Component, Phrase, Setup};

use crate::state::Switches;

/// What is played with, in the order of the rules.
pub(crate) fn all(setup: &Setup) -> Vec<Component> {
    let epochs = epochs::components(Switches::of(setup).late_actions);
    [epochs, ideas::components(), tiles::components(), cities::components(), sea::components()].concat()
}

/// The facts of those rows in words, in the same order.
pub(crate) fn facts(setup: &Setup) -> Vec<Phrase> {
    [epochs::facts(Switches::of(setup).late_actions), ideas::facts(), tiles::facts(), cities::facts(), sea::facts()]
        .concat()
}
