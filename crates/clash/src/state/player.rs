//! A player's things.

use crate::cards::objectives::Objectives;
use crate::components::civilizations::{Civilization, Leader, Leaders, Powers};
use crate::components::wonders::Wonders;
use crate::hand::Hand;
use crate::prelude::*;
use serde::{Deserialize, Serialize};

/// A player's things.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Resources and tokens.
    pub goods: Goods,
    /// The culture level (2012).
    pub culture_level: u8,
    /// The mood level (2012).
    pub mood_level: u8,
    /// Advances.
    pub advances: Advances,
    /// Cubes in the event box (Monumental).
    pub cubes: u8,
    /// Units in supply.
    pub units: Units,
    /// Settlements in supply.
    pub settlements: u8,
    /// Buildings in supply, by building.
    pub buildings: [u8; Building::ALL.len()],
    /// Buildings on Event cards.
    pub buried: [u8; Building::ALL.len()],
    /// Settlements on Event cards.
    pub buried_settlements: u8,
    /// Action cards in hand.
    pub actions: Hand,
    /// Great Persons in hand; everyone saw them being taken.
    pub persons: Hand,
    /// Objective cards in hand.
    pub objectives: Hand,
    /// Objective cards completed by their upper objective.
    pub upper_done: Hand,
    /// Objective cards completed by their lower objective.
    pub lower_done: Hand,
    /// Wonder cards in hand (Monumental) or reserved (2012).
    pub wonders: Wonders,
    /// Half points from Events.
    pub half_points: u8,
    /// The start space.
    pub start: Space,
    /// Actions fewer in the next turn.
    pub fewer: u8,
    /// Seats not to be attacked in the next turn, as bits.
    pub peace: u8,
    /// Objectives that were just met.
    pub achieved: Objectives,
    /// Those that were met twice.
    pub achieved_again: Objectives,
    /// Objectives completed in this Status phase, or barred in it.
    pub claimed: Objectives,
    /// Where the player fought this turn.
    pub fought_at: HexSet,
    /// Combats won this turn.
    pub won: u8,
    /// The Round of the game, from 1, in which a Wonder was last built.
    pub wonder_round: u8,
    /// The Round of the game in which City Founder was completed.
    pub founder_round: u8,
    /// Whether Writing has given its cards.
    pub writing_paid: bool,
    /// The people it leads (C29.2).
    pub people: Option<Civilization>,
    /// What its people and the Leader in play can do.
    pub powers: Powers,
    /// Advances whose effects it has without owning them.
    pub lent: Advances,
    /// The Leader in play (C30.6).
    pub leader: Option<Leader>,
    /// Leaders that can still be recruited.
    pub leaders: Leaders,
    /// Leaders that were put into play.
    pub led: u8,
    /// Leaders of opponents it has eliminated.
    pub trophies: Leaders,
    /// Army units it holds captive, of each side.
    pub prisoners: [Units; Side::COUNT],
    /// Obelisks laid down for the fallen.
    pub runes: u8,
    /// Regions with an explorer token of it, as bits.
    pub explored: u32,
    /// Cubes on the Anarchy card.
    pub anarchy: u8,
    /// An Objective card it draws next.
    pub promised: Option<Promise>,
}

/// An Objective card a Great Seer has promised to somebody, who does not know it yet (C27.58).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Promise {
    /// The card.
    pub card: ObjectiveCard,
    /// Who knows it.
    pub by: Seat,
}

impl Player {
    /// How many advances of its people it owns (C29.8).
    #[must_use]
    pub fn own_advances(&self) -> usize {
        if self.powers.is_empty() { 0 } else { self.powers.iter().filter(|power| power.leader().is_none()).count() }
    }

    /// How many army units it holds captive.
    #[must_use]
    pub fn captives(&self) -> u8 {
        self.prisoners.iter().map(Units::total).sum()
    }
}
