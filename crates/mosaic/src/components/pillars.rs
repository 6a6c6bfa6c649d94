//! The nine pillars of civilization: icons that open technologies, golden ages and governments.

use serde::{Deserialize, Serialize};
use tessera_kernel::listed;

listed! {
    /// An icon on cards and leaders.
    pub enum Pillar: "mosaic-pillar-" {
        /// Science.
        Sci = "sci",
        /// Economy.
        Eco = "eco",
        /// Agriculture.
        Agr = "agr",
        /// Population and health.
        Pop = "pop",
        /// Construction.
        Con = "con",
        /// Culture.
        Cul = "cul",
        /// Government.
        Gov = "gov",
        /// Military and empire.
        Mil = "mil",
        /// Urbanization.
        Urb = "urb",
    }
}

/// How many icons of each pillar there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Icons([u8; 9]);

impl Icons {
    /// How many of one pillar.
    #[must_use]
    pub const fn of(&self, pillar: Pillar) -> u8 {
        self.0[pillar.index()]
    }

    /// Adds icons.
    pub fn add(&mut self, pillars: &[Pillar]) {
        for pillar in pillars {
            self.0[pillar.index()] += 1;
        }
    }

    /// Whether every one of `needs` is there, copies counted; owned, not spent (M6.19).
    #[must_use]
    pub fn cover(&self, needs: &[Pillar]) -> bool {
        needs.iter().all(|&pillar| self.missing(needs, pillar) == 0)
    }

    /// How many icons of a pillar are missing for `needs`.
    #[must_use]
    pub fn missing(&self, needs: &[Pillar], pillar: Pillar) -> u8 {
        let wanted = needs.iter().filter(|&&need| need == pillar).count() as u8;
        wanted.saturating_sub(self.of(pillar))
    }
}

/// The ids of some pillars, for facts that are the same in every language.
pub(crate) fn ids(pillars: &[Pillar]) -> String {
    pillars.iter().map(|pillar| pillar.id()).collect::<Vec<_>>().join(" ")
}
