//! The 16 tactics on the lower halves of the Action cards (C25).

use serde::Serialize;
use tessera_kernel::Source::{A, P, R};
use tessera_kernel::{Component, Phrase};

use super::actions::ActionCard;
use crate::edition::Edition;

/// Which pieces a tactics card needs; one of them must be in the Conflict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Needs {
    /// Army units.
    pub army: bool,
    /// A Fortress.
    pub fortress: bool,
    /// Ships.
    pub ship: bool,
}

const ARMY: Needs = Needs { army: true, fortress: false, ship: false };
const LAND: Needs = Needs { army: true, fortress: true, ship: false };
const ANY: Needs = Needs { army: true, fortress: true, ship: true };
const FIELD: Needs = Needs { army: true, fortress: false, ship: true };

macro_rules! tactics {
    ($($name:ident, $word:literal, $needs:expr;)+) => {
        /// A tactics effect.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "the rules say what each does")]
        pub enum Tactic { $($name),+ }

        const ROWS: [(Tactic, Needs); 16] = [$((Tactic::$name, $needs)),+];

        impl Tactic {
            /// Its name.
            #[must_use]
            pub const fn name(self) -> Phrase {
                Phrase::new(match self { $(Self::$name => concat!("clash-tactic-", $word)),+ })
            }

            /// What it does, in an edition.
            #[must_use]
            pub const fn text(self, edition: Edition) -> Phrase {
                Phrase::new(match (edition, self) {
                    (Edition::Base2012, Self::HighGround) => "clash-tactic-high-ground-2012-text",
                    (Edition::Base2012, Self::Siege) => "clash-tactic-siege-2012-text",
                    $((_, Self::$name) => concat!("clash-tactic-", $word, "-text")),+
                })
            }
        }
    };
}

tactics! {
    Peltasts, "peltasts", ARMY;
    Encircled, "encircled", ARMY;
    WedgeFormation, "wedge-formation", ARMY;
    HighMorale, "high-morale", ANY;
    HeavyResistance, "heavy-resistance", ANY;
    HighGround, "high-ground", LAND;
    Surprise, "surprise", ANY;
    Siege, "siege", ARMY;
    ForThePeople, "for-the-people", LAND;
    ImprovedDefenses, "improved-defenses", LAND;
    TacticalRetreat, "tactical-retreat", ARMY;
    DefensiveFormation, "defensive-formation", ANY;
    Scout, "scout", ANY;
    Martyr, "martyr", FIELD;
    Archers, "archers", ARMY;
    Flanking, "flanking", ARMY;
}

impl Tactic {
    /// The pieces it needs.
    #[must_use]
    pub const fn needs(self) -> Needs {
        ROWS[self as usize].1
    }
}

pub(super) fn components(edition: Edition) -> Vec<Component> {
    let row = |&(tactic, needs): &(Tactic, Needs)| {
        let copies = ActionCard::all().filter(|card| card.tactic() == tactic).count();
        let pieces: String = [(needs.army, 'A'), (needs.fortress, 'F'), (needs.ship, 'S')]
            .into_iter()
            .filter_map(|(needed, letter)| needed.then_some(letter))
            .collect();
        Component {
            group: Phrase::new("clash-box-tactics"),
            name: tactic.name(),
            facts: format!("{tactic:?} × {copies} {pieces}"),
            sources: match (edition, tactic) {
                (
                    Edition::Monumental | Edition::Civilizations,
                    Tactic::Peltasts | Tactic::Encircled | Tactic::DefensiveFormation,
                ) => &[R],
                (Edition::Base2012, Tactic::HighGround | Tactic::Siege) => &[A],
                _ => &[P],
            },
        }
    };
    ROWS.iter().map(row).collect()
}

pub(super) fn facts(edition: Edition) -> Vec<Phrase> {
    let row = |&(tactic, needs): &(Tactic, Needs)| {
        let pieces = [(needs.army, "clash-facts-army"), (needs.fortress, "clash-fortress"), (needs.ship, "clash-ship")];
        let pieces = pieces.into_iter().filter_map(|(needed, name)| needed.then_some(Phrase::new(name)));
        Phrase::new("clash-facts-tactic")
            .with("count", ActionCard::all().filter(|card| card.tactic() == tactic).count())
            .with("pieces", pieces.collect::<Vec<_>>())
            .with("text", tactic.text(edition))
    };
    ROWS.iter().map(row).collect()
}
