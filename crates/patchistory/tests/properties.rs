//! What holds for any game holds for Patchistory, in random play.

use tessera_kernel::conformance;
use tessera_patchistory::Patchistory;

#[test]
fn conformance_with_two() {
    conformance::suite::<Patchistory>(&[2], 0..4);
}

#[test]
fn conformance_with_three() {
    conformance::suite::<Patchistory>(&[3], 0..3);
}

#[test]
fn conformance_with_four() {
    conformance::suite::<Patchistory>(&[4], 0..3);
}

#[test]
fn a_state_is_small() {
    let size = size_of::<tessera_patchistory::state::State>();
    assert!(size <= 4096, "a state takes {size} bytes");
}

#[test]
fn an_event_is_small() {
    let size = size_of::<tessera_patchistory::event::Event>();
    assert!(size <= 40, "an event takes {size} bytes, and a long game keeps a thousand");
}
