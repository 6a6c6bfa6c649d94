//! The three Eras (P4.1), and what changes from one to the next (P4.4).

use tessera_kernel::Source::R;
use tessera_kernel::{Component, Phrase};

/// Eras of a game.
pub const ERAS: u8 = 3;
/// Rounds of an Era.
pub const ROUNDS: u8 = 5;

/// What an Era changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Era {
    /// Its name.
    pub name: &'static str,
    /// The largest territory, both ways (P6.8).
    pub size: u8,
    /// Food for Trade (P8.1).
    pub trade: u8,
    /// Food for Train (P8.3).
    pub train: u8,
    /// Food for honouring heroes (P8.4).
    pub heroes: u8,
    /// Resources for honouring wonders (P8.5).
    pub wonders: u8,
    /// Resources for preparing a war (P10.4).
    pub preparation: u8,
    /// Culture for winning a war as an Aggressor (P11.5).
    pub attack: u8,
    /// Culture for winning a war as the Defender (P11.5).
    pub defence: u8,
}

/// The table of P4.4.
#[rustfmt::skip]
pub const TABLE: [Era; ERAS as usize] = [
    Era { name: "patchistory-era-1", size: 5, trade: 2, train: 4, heroes: 1, wonders: 0, preparation: 0, attack: 5,  defence: 3 },
    Era { name: "patchistory-era-2", size: 6, trade: 3, train: 5, heroes: 2, wonders: 1, preparation: 1, attack: 10, defence: 6 },
    Era { name: "patchistory-era-3", size: 7, trade: 4, train: 6, heroes: 3, wonders: 2, preparation: 2, attack: 15, defence: 9 },
];

/// Units of an Aid (P7.3).
pub const AID: u8 = 3;
/// Culture for an Aid that is accepted, and for one that is refused (P7.3).
pub const AID_CULTURE: (u8, u8) = (5, 2);
/// Culture or Money a Threat demands (P7.6).
pub const DEMAND: (u8, u8) = (2, 3);
/// Culture or Money a Threat demands that succeeds by far (P7.6).
pub const LARGE_DEMAND: (u8, u8) = (4, 5);
/// The margin of a Memorable Victory and of a large demand (P7.6, P11.6).
pub const FAR: u8 = 5;
/// Culture a Memorable Victory takes from the loser (P11.6).
pub const MEMORABLE: u8 = 7;
/// Culture for a missing Food, and for a missing Resource (P12.4, P13.1).
pub const MISSING: (u8, u8) = (3, 6);
/// Food for a hero and Resources for a wonder at the end of an Era (P13.1).
pub const UPKEEP: (u8, u8) = (2, 1);
/// Culture that emergency Money costs (P5.7).
pub const EMERGENCY: u8 = 3;
/// Resources a Principal route costs (P8.6).
pub const ROUTE: u8 = 2;
/// Resources Sanitation costs (P8.7).
pub const SANITATION: u8 = 1;

pub(super) fn components() -> Vec<Component> {
    let row = |era: &Era| {
        let Era { name, size, trade, train, heroes, wonders, preparation, attack, defence } = *era;
        Component {
            group: Phrase::new("patchistory-box-eras"),
            name: Phrase::new(name),
            facts: format!("{size}x{size} {trade}/{train}/{heroes}/{wonders}/{preparation} {attack}:{defence}"),
            sources: &[R],
        }
    };
    TABLE.iter().map(row).collect()
}

pub(super) fn facts() -> Vec<Phrase> {
    let row = |era: &Era| {
        Phrase::new("patchistory-facts-era")
            .with("size", era.size)
            .with("trade", era.trade)
            .with("train", era.train)
            .with("heroes", era.heroes)
            .with("wonders", era.wonders)
            .with("preparation", era.preparation)
            .with("attack", era.attack)
            .with("defence", era.defence)
    };
    TABLE.iter().map(row).collect()
}
