//! A trade under way.

use crate::components::wonders::Wonders;
use crate::goods::Goods;
use crate::hand::Hand;
use serde::{Deserialize, Serialize};
use tessera_kernel::Seat;

/// A trade being talked about (C18.1).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Talk {
    /// Who makes the offer now.
    pub from: Seat,
    /// Who is to answer.
    pub to: Seat,
    /// What the one gives.
    pub give: Bundle,
    /// What the one asks for.
    pub want: Bundle,
    /// The cards the one has picked to give, known to them alone.
    pub picked: Picked,
    /// How many offers were made.
    pub offers: u8,
    /// Whether the offer is on the table.
    pub made: bool,
}

/// Things to be traded, as everyone sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Bundle {
    /// Resources and tokens.
    pub goods: Goods,
    /// Action cards, unseen.
    pub actions: u8,
    /// Objective cards, unseen.
    pub objectives: u8,
    /// Wonder cards, unseen.
    pub wonders: u8,
    /// Great Persons.
    pub persons: Hand,
}

/// Cards picked out of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is what it names")]
pub struct Picked {
    pub actions: Hand,
    pub objectives: Hand,
    pub wonders: Wonders,
}
