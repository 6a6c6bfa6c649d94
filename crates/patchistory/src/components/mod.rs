//! What is in the box. One file a kind of component, each row with the source of its facts.

pub mod buildings;
pub mod capitals;
pub mod eras;
pub mod features;
pub mod general;
pub mod icons;
pub mod people;
pub mod prosperity;
pub mod routes;
pub mod squares;
pub mod tiles;

use tessera_kernel::{Component, Phrase, Setup};

use self::capitals::Side;
use self::tiles::Printing;

/// What is played with, in the order of the rules.
pub(crate) fn all(setup: &Setup) -> Vec<Component> {
    [
        eras::components(),
        capitals::components(Side::of(setup)),
        general::components(),
        tiles::components(Printing::of(setup)),
        features::components(),
        buildings::components(),
        people::components(),
        routes::components(),
        prosperity::components(),
    ]
    .concat()
}

/// The facts of those rows in words, in the same order.
pub(crate) fn facts(setup: &Setup) -> Vec<Phrase> {
    [
        eras::facts(),
        capitals::facts(Side::of(setup)),
        general::facts(),
        tiles::facts(Printing::of(setup)),
        features::facts(),
        buildings::facts(),
        people::facts(),
        routes::facts(),
        prosperity::facts(),
    ]
    .concat()
}
