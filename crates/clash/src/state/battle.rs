//! A Conflict under way.

use crate::actions::battle::ATTACKER;
use crate::components::civilizations::Powers;
use crate::hand::Hand;
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
    /// Whether each side laid a card this round.
    pub laid: [bool; 2],
    /// Who plays cards for Barbarians that fight, if a power lets somebody.
    pub ally: Option<Seat>,
    /// Whether each card still counts.
    pub works: [bool; 2],
    /// Hits that cards cancel this round.
    pub cancels: [u8; 2],
    /// Whether clash abilities fail this round; in 2012, whether Siege weighs on the side.
    pub hampered: [bool; 2],
    /// Combat values of this round.
    pub values: [u8; 2],
    /// What was added to each side's dice this round; what was taken off is not in it.
    pub added: [u8; 2],
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
    /// Fighting units at the beginning of the round.
    pub ranks: [u8; 2],
    /// Losses their owner has still to choose.
    pub due: [u8; 2],
    /// How many of them are the price of the owner's own effect.
    pub offered: [u8; 2],
    /// Units each side has lost.
    pub fallen: [Units; 2],
    /// Those of them it gave up for an effect of its own.
    pub given: [Units; 2],
    /// What each side's combat value would lose this round without its least Cavalry icon, 0 for none.
    pub charger: [u8; 2],
    /// Powers a side has paid for, or had, for the whole Conflict.
    pub sworn: [Powers; 2],
    /// Powers a side uses this round.
    pub invoked: [Powers; 2],
    /// What a side has paid to add to this roll.
    pub ardour: [u8; 2],
    /// Whether the defender cannot play tactics in the first round (Trojan Horse).
    pub tricked: bool,
    /// Whether it ends after its first round (Solar Eclipse).
    pub eclipse: bool,
    /// Whether a Leader of each side took part.
    pub led: [bool; 2],
    /// Tactics cards each side has played in all.
    pub played: [Hand; 2],
    /// Whether each side has eliminated a Leader of the other's.
    pub toppled: [bool; 2],
}

impl Past {
    /// Whether a side has conquered the city it attacked.
    pub(crate) fn has_conquered(&self, side: usize) -> bool {
        self.conquered && side == ATTACKER && self.winner == Some(ATTACKER as u8)
    }
}

impl Battle {
    /// Units of a side have fallen; beaten, or given up by their owner.
    pub(crate) fn note_fallen(&mut self, side: usize, unit: Unit, count: u8, beaten: bool) {
        self.fallen[side][unit] += count;
        self.given[side][unit] += if beaten { 0 } else { count };
        self.toppled[1 - side] |= beaten && unit == Unit::Leader && count > 0;
    }

    /// Units of a side the other one has beaten.
    pub(crate) fn beaten(&self, side: usize) -> Units {
        Units::each(|unit| self.fallen[side][unit] - self.given[side][unit])
    }

    /// Whose hand the cards of a side come from: its player's, or an ally's of the Barbarians.
    #[must_use]
    pub fn hand(&self, side: usize) -> Option<Seat> {
        let ally = self.ally.filter(|_| self.sides[side] == Side::BARBARIANS);
        self.sides[side].seat().or(ally)
    }
}

/// A Conflict that is over.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Past {
    /// The Conflict.
    pub battle: Battle,
    /// Who has won.
    pub winner: Option<u8>,
    /// Whether a city changed hands or fell.
    pub conquered: bool,
    /// The city before that.
    pub city: Option<City>,
}

/// The order of a Conflict (C14.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is what it names")]
pub enum Stage {
    Prepare,
    Arm,
    Open,
    Answer,
    AttackCard,
    DefendCard,
    Reveal,
    Ponder,
    PonderToo,
    TakeEffect,
    TacticalRetreat,
    Siege,
    Brace,
    BraceToo,
    Roll,
    Arena,
    Rally,
    Parry,
    ParryToo,
    Casualties,
    Hold,
    Decide,
}
