//! Dice: twelve-sided with icons in the Monumental Edition, ordinary ones in 2012 (C1.8).

use tessera_kernel::Rng;

use crate::edition::Edition;

/// A die as it lies: its value, and whether it shows the Infantry icon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    /// 1 to 6.
    pub value: u8,
    /// Whether an Infantry unit clashes (C14.6).
    pub infantry: bool,
}

/// The twelve faces; icons of units that only the expansion has never trigger here and are told by letter alone.
const FACES: [(u8, char); 12] = [
    (1, 'L'),
    (1, 'L'),
    (2, 'C'),
    (2, 'E'),
    (3, 'E'),
    (3, 'I'),
    (4, 'C'),
    (4, 'E'),
    (5, 'C'),
    (5, 'I'),
    (6, 'I'),
    (6, 'I'),
];

/// Rolls a die.
pub fn roll(rng: &mut Rng, edition: Edition) -> Die {
    if edition.has_icons() {
        let (value, icon) = FACES[rng.index(FACES.len())];
        Die { value, infantry: icon == 'I' }
    } else {
        Die { value: rng.die(6) as u8, infantry: false }
    }
}

pub(super) fn facts(edition: Edition) -> String {
    match edition {
        Edition::Monumental => {
            let faces: Vec<String> = FACES.iter().map(|(value, icon)| format!("{value}{icon}")).collect();
            faces.join(" ")
        }
        Edition::Base2012 => "1 2 3 4 5 6".to_owned(),
    }
}
