//! A Conflict under way.

use crate::prelude::*;
use serde::{Deserialize, Serialize};

/// A Conflict.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Whether it is a Naval battle.
    pub sea: bool,
    /// Where it is.
    pub at: Space,
    /// Where the attacker came from, and retreats to.
    pub from: Space,
    /// Attacker and defender.
    pub sides: [Side; 2],
    /// Whether the attacker may retreat.
    pub retreat: bool,
    /// Whether the attacker came from Ships.
    pub landed: bool,
    /// Whether it ends after a round (2012, Barbarians that attack).
    pub raid: bool,
    /// The round, from 1.
    pub round: u8,
    /// What comes next.
    pub stage: Stage,
    /// Fighting units at the beginning.
    pub start: [u8; 2],
    /// Fighting units of the enemy each side has eliminated.
    pub kills: [u8; 2],
    /// What Steel Weapons add to each side in every round.
    pub steel: [u8; 2],
    /// Whether Siegecraft takes the die of the Fortress.
    pub fortress_silenced: bool,
    /// Whether Siegecraft takes its protection.
    pub fortress_breached: bool,
    /// What a Great Warlord adds.
    pub warlord: u8,
    /// The tactics cards of this round.
    pub cards: [Option<ActionCard>; 2],
    /// Whether each card still counts.
    pub works: [bool; 2],
    /// Hits that cards cancel this round.
    pub cancels: [u8; 2],
    /// Whether clash abilities fail this round; in 2012, whether Siege weighs on the side.
    pub hampered: [bool; 2],
    /// Combat values of this round.
    pub values: [u8; 2],
    /// Whether the Great Arena helped.
    pub arena: [bool; 2],
    /// Whether dice were rolled.
    pub fought: bool,
    /// Settlers or Ships of each side that could have traded at the beginning (Scavenger).
    pub traders: [bool; 2],
    /// Whether the defended city had a Fortress or an army.
    pub defended: bool,
    /// Size and Wonders of the city at the beginning (Legendary Battle).
    pub legendary: bool,
}

/// The order of a Conflict (C14.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is what it names")]
pub enum Stage {
    Prepare,
    Arm,
    AttackCard,
    DefendCard,
    Reveal,
    TacticalRetreat,
    Siege,
    Roll,
    Arena,
    Casualties,
    Decide,
}
