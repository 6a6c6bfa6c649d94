//! Workers and the People track (P1.7).

use tessera_kernel::Source::{A, R};
use tessera_kernel::{Component, Phrase};

/// Workers of each player.
pub const WORKERS: u8 = 8;

/// Food a round by the number of workers that have left the track (P12.4).
pub const UPKEEP: [u8; WORKERS as usize + 1] = [0, 1, 2, 3, 4, 5, 7, 9, 12];

pub(super) fn components() -> Vec<Component> {
    let row = |(out, food): (usize, &u8)| Component {
        group: Phrase::new("patchistory-box-people"),
        name: Phrase::new("patchistory-people").with("count", out),
        facts: format!("{out}: F{food}"),
        sources: if *food == 5 { &[R, A] } else { &[A] },
    };
    UPKEEP.iter().enumerate().map(row).collect()
}

pub(super) fn facts() -> Vec<Phrase> {
    UPKEEP.iter().map(|&food| Phrase::new("patchistory-facts-people").with("food", food)).collect()
}
