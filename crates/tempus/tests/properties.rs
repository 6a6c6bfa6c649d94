//! What holds for any game holds for Tempus, in random play.

use tessera_kernel::conformance;
use tessera_tempus::Tempus;

#[test]
fn conformance_with_three() {
    conformance::suite::<Tempus>(&[3], 0..6);
}

#[test]
fn conformance_with_four() {
    conformance::suite::<Tempus>(&[4], 0..6);
}

#[test]
fn conformance_with_five() {
    conformance::suite::<Tempus>(&[5], 0..6);
}

#[test]
fn a_state_is_small() {
    let size = size_of::<tessera_tempus::state::State>();
    assert!(size <= 4096, "a state takes {size} bytes");
}

#[test]
fn an_event_is_small() {
    let size = size_of::<tessera_tempus::event::Event>();
    assert!(size <= 40, "an event takes {size} bytes, and a long game keeps a thousand");
}
