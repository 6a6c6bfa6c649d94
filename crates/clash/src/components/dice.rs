//! Dice: twelve-sided with icons in the Monumental Edition, ordinary ones in 2012 (C1.8).

use serde::Serialize;
use tessera_kernel::Rng;

use super::buildings::Unit;
use crate::edition::Edition;

/// A die as it lies: its value, and the unit whose icon it shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Die {
    /// 1 to 6.
    pub value: u8,
    /// The unit that clashes, if one of the kind fights (C14.6, C30.12 to C30.15); ordinary dice have no icons.
    pub icon: Option<Unit>,
}

/// The twelve faces.
const FACES: [(u8, char, Unit); 12] = [
    (1, 'L', Unit::Leader),
    (1, 'L', Unit::Leader),
    (2, 'C', Unit::Cavalry),
    (2, 'E', Unit::Elephant),
    (3, 'E', Unit::Elephant),
    (3, 'I', Unit::Infantry),
    (4, 'C', Unit::Cavalry),
    (4, 'E', Unit::Elephant),
    (5, 'C', Unit::Cavalry),
    (5, 'I', Unit::Infantry),
    (6, 'I', Unit::Infantry),
    (6, 'I', Unit::Infantry),
];

/// Rolls a die.
pub fn roll(rng: &mut Rng, edition: Edition) -> Die {
    if edition.has_icons() {
        let (value, _, icon) = FACES[rng.index(FACES.len())];
        Die { value, icon: Some(icon) }
    } else {
        Die { value: rng.die(6) as u8, icon: None }
    }
}

pub(super) fn facts(edition: Edition) -> String {
    match edition {
        Edition::Monumental | Edition::Civilizations => {
            let faces: Vec<String> = FACES.iter().map(|(value, icon, _)| format!("{value}{icon}")).collect();
            faces.join(" ")
        }
        Edition::Base2012 => "1 2 3 4 5 6".to_owned(),
    }
}
