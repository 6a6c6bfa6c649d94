//! What is in the box. One file a kind of component, each row with the source of its facts.

pub mod cities;
pub mod epochs;
pub mod ideas;
pub mod sea;
pub mod terrain;
pub mod tiles;

use tessera_kernel::{Component, Phrase};

/// Every row of the box, in the order of the rules.
pub(crate) fn all() -> Vec<Component> {
    [epochs::components(), ideas::components(), tiles::components(), cities::components(), sea::components()].concat()
}

/// The facts of those rows in words, in the same order.
pub(crate) fn facts() -> Vec<Phrase> {
    [epochs::facts(), ideas::facts(), tiles::facts(), cities::facts(), sea::facts()].concat()
}
