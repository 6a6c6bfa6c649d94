//! What is still to happen before the player to move is asked again.
//!
//! Cards do things in parts, some of which reveal cards or ask somebody else, and actions nest (M9.2). Each part is a
//! task.

use serde::{Deserialize, Serialize};

use crate::components::build_cards::BuildCard;
use crate::components::golden_ages::GoldenAge;
use crate::components::leaders::Leader;
use crate::components::technologies::Tech;
use crate::effect::Effect;
use crate::market::Market;

/// Something that is still to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Task {
    /// The effects of a card, from its `at`th on.
    Effects { of: Source, at: u8 },
    /// A technology just taken from the market may be played.
    PlayNow { tech: Tech },
    /// The technology just drawn in secret may be played.
    PlayGift,
    /// One more action, the Republic's look for it perhaps used up.
    Bonus { looked: bool },
    /// The Republic has looked; now a card is taken, or nothing can be.
    Shop { market: Market, bonus: bool },
    /// The piece of a build card is placed.
    Place { card: BuildCard },
    /// Empty slots are filled.
    Refill { market: Market },
    /// Recruiting and moving go on.
    Campaign(Campaign),
    /// The player at this place, counted from the one to move, may do something before the scoring.
    Before { place: u8, struck: bool },
    /// The regions are scored.
    Score,
}

/// A Military action under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Campaign {
    /// Units that may still be recruited.
    pub(crate) recruits: u8,
    /// Units that have moved, by region and kind: they do not move again.
    pub(crate) moved: [[u8; 3]; 7],
    /// Whether anything was done yet.
    pub(crate) acted: bool,
}

/// Where effects are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Source {
    /// A leader's start.
    Leader(Leader),
    /// A technology.
    Tech(Tech),
    /// A golden age.
    Golden(GoldenAge),
    /// A build card.
    Build(BuildCard),
}

impl Source {
    /// What it does.
    #[must_use]
    pub const fn effects(self) -> &'static [Effect] {
        match self {
            Self::Leader(leader) => leader.start(),
            Self::Tech(tech) => tech.effects(),
            Self::Golden(age) => age.gain(),
            Self::Build(card) => card.benefit(),
        }
    }
}

/// Nesting is shallow: each technology that nests exists once.
pub(crate) type Agenda = tessera_kernel::Agenda<Task, 16>;
