//! What holds for any game holds for Mosaic, in random play.

use tessera_kernel::conformance;
use tessera_mosaic::Mosaic;

#[test]
fn conformance_with_two() {
    conformance::suite::<Mosaic>(&[2], 0..4);
}

#[test]
fn conformance_with_three() {
    conformance::suite::<Mosaic>(&[3], 0..3);
}

#[test]
fn conformance_with_four() {
    conformance::suite::<Mosaic>(&[4], 0..2);
}

#[test]
fn conformance_with_five_and_six() {
    conformance::suite::<Mosaic>(&[5, 6], 0..1);
}

#[test]
fn a_state_is_small() {
    let size = size_of::<tessera_mosaic::state::State>();
    assert!(size <= 4096, "a state takes {size} bytes");
}

#[test]
fn an_event_is_small() {
    let size = size_of::<tessera_mosaic::event::Event>();
    assert!(size <= 40, "an event takes {size} bytes, and a long game keeps a thousand");
}
