//! What is in the box. One file a kind of component, each row with the source of its facts.

pub mod advances;
pub mod board;
pub mod buildings;
pub mod civilizations;
pub mod dice;
pub mod terrain;
pub mod tiles;
pub mod wonders;

use tessera_kernel::{Component, Phrase};

use crate::cards;
use crate::edition::Edition;

/// Every row of an edition's box, in the order of the rules.
pub(crate) fn all(edition: Edition) -> Vec<Component> {
    [
        board::components(),
        tiles::components(),
        buildings::components(edition),
        advances::components(edition),
        wonders::components(edition),
        cards::components(edition),
        civilizations::components(edition),
    ]
    .concat()
}

/// The facts of those rows in words, in the same order.
pub(crate) fn facts(edition: Edition) -> Vec<Phrase> {
    [
        board::facts(),
        tiles::facts(),
        buildings::facts(edition),
        advances::facts(edition),
        wonders::facts(edition),
        cards::facts(edition),
        civilizations::facts(edition),
    ]
    .concat()
}
