//! What happened, for the log.

use serde::Serialize;
use tessera_kernel::{Phrase, Viewer};

use crate::cards::tactics::Tactic;
use crate::choice::Act;
use crate::components::civilizations::{Civilization, Leader, Power};
use crate::components::dice::Die;
use crate::prelude::*;
use crate::state::Bundle;

/// Where a number comes from: dice and combat values, prices, what is gained, limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "each is what it names")]
pub enum Cause {
    Icons,
    Unit(Unit),
    Power(Power),
    EnemyPower(Power),
    Card(Tactic),
    EnemyCard(Tactic),
    Warlord,
    Building(Building),
    Advance(Advance),
    Wonder(Wonder),
    Event(EventCard),
}

impl Cause {
    /// What it is called, in an edition.
    #[must_use]
    pub fn name(self, edition: Edition) -> Phrase {
        match self {
            Self::Icons => Phrase::new("clash-table-icons"),
            Self::Unit(unit) => unit.name(),
            Self::Power(power) => power.name(),
            Self::EnemyPower(power) => Phrase::new("clash-table-enemy-power").with("name", power.name()),
            Self::Card(tactic) => tactic.name(),
            Self::EnemyCard(tactic) => Phrase::new("clash-table-enemy-card").with("name", tactic.name()),
            Self::Warlord => Phrase::new("clash-event-great-warlord"),
            Self::Building(building) => building.name(),
            Self::Advance(advance) => advance.name(edition),
            Self::Wonder(wonder) => wonder.name(),
            Self::Event(card) => card.name(),
        }
    }
}

impl Cause {
    /// Notes for whoever counts that a power of a people came to something.
    pub(crate) fn note(self) {
        if let Self::Power(power) = self {
            tessera_kernel::census::note(power.name().id);
        }
    }
}

/// Part of an amount, and where it comes from.
pub type Part = (Cause, Goods);

/// A die of a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Thrown {
    /// 1 to 6.
    pub value: u8,
    /// The unit whose icon it shows.
    pub icon: Option<Unit>,
    /// Whether a unit of that kind made use of it.
    pub used: bool,
    /// Whether a Leader had it rolled again.
    pub again: bool,
}

impl From<Die> for Thrown {
    fn from(die: Die) -> Self {
        Self { value: die.value, icon: die.icon, used: false, again: false }
    }
}

impl Thrown {
    /// Whether it shows the Infantry icon.
    #[must_use]
    pub fn shows_infantry(&self) -> bool {
        self.icon == Some(Unit::Infantry)
    }

    /// Whether its value does not count, because it cancels a hit (C30.13).
    #[must_use]
    pub fn is_spent(&self) -> bool {
        self.used && self.icon == Some(Unit::Elephant)
    }
}

/// A side's roll in a Conflict.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Roll {
    /// Each die.
    pub dice: Vec<Thrown>,
    /// Hits its Elephants cancel.
    pub shields: u8,
    /// Dice besides those of the units, and where they come from.
    pub further: Vec<(Cause, u8)>,
    /// What is added to them or taken off, in all.
    pub bonus: i8,
    /// What that is made of.
    pub causes: Vec<(Cause, i8)>,
    /// The combat value.
    pub value: u8,
}

impl Roll {
    /// What the combat value would lose without the least die a Cavalry made use of, 0 for none; `spur` is what one of
    /// them adds beyond the usual. Where the enemy holds bonuses down, what the Cavalry adds may be lost anyway.
    pub(crate) fn charger(&self, spur: u8) -> u8 {
        let charging = || self.dice.iter().filter(|die| die.used && die.icon == Some(Unit::Cavalry));
        let Some(least) = charging().map(|die| die.value).min() else { return 0 };
        let adds = 2 + if charging().count() == 1 { spur } else { 0 };
        let held = self.causes.iter().filter(|(cause, _)| matches!(cause, Cause::EnemyPower(_)));
        let held: i8 = held.map(|(_, taken)| -taken).sum();
        least + adds.saturating_sub(held.max(0) as u8)
    }
}

/// Something that happened. Cards may be known to some players only: see [`Event::seen_by`].
///
/// A long game keeps a thousand of these in memory, so the few large ones are boxed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the names say what happened, the fields who, where, what and how many")]
pub enum Event {
    RoundBegan { age: u8, round: u8, first: Seat },
    TurnBegan { seat: Seat, age: u8, round: u8 },
    StatusBegan { age: u8 },
    EndRolled { roll: u8, ends: bool },
    FirstChosen { chooser: Seat, first: Seat },
    Ended,
    Acted { seat: Seat, action: Act },
    Used { seat: Seat, advance: Advance },
    WonderUsed { seat: Seat, wonder: Wonder },
    Borrowed { seat: Seat, advance: Advance },
    Paid { seat: Seat, goods: Goods, cause: Option<Cause> },
    Gained { seat: Seat, goods: Goods, cause: Option<Cause> },
    Traded { seat: Seat, goods: Goods },
    Learned { seat: Seat, advance: Advance },
    Reformed { seat: Seat, group: Group },
    Founded { seat: Seat, space: Space },
    Collected { seat: Seat, city: Space, goods: Goods, parts: Box<[Part]> },
    Built { seat: Seat, space: Space, building: Building },
    WonderBuilt { seat: Seat, space: Space, wonder: Wonder },
    Recruited { seat: Seat, city: Space, units: Units },
    Placed { seat: Seat, unit: Unit, space: Space },
    Lost { seat: Seat, unit: Unit, space: Space },
    MoodRose { seat: Seat, space: Space, mood: Mood },
    MoodFell { seat: Seat, space: Space, mood: Mood },
    InfluenceRolled { seat: Seat, target: Space, roll: u8, bonus: Option<(Cause, u8)> },
    InfluenceFailed { seat: Seat, target: Space },
    Influenced { seat: Seat, target: Space, building: Building },
    TakenOver { seat: Seat, space: Space },
    Swayed { seat: Seat, target: Space, power: Power },
    Marched { seat: Seat, from: Space, to: Space, units: Units },
    Sailed { seat: Seat, from: Space, to: Space, ships: u8 },
    TurnedUp { seat: Seat, space: Space, tile: u8 },
    Explored { seat: Seat, space: Space },
    BattleBegan { attacker: Side, defender: Side, at: Space },
    TacticsLaid { seat: Seat, laid: bool },
    TacticsPlayed { seat: Seat, card: ActionCard },
    Shot { by: Side, die: u8, hit: bool },
    Shielded { by: Side, die: u8, shielded: bool },
    Rolled { sides: [Side; 2], round: u8, rolls: Box<[Roll; 2]> },
    Guarded { side: Side, by: Cause, hits: u8 },
    Casualties { sides: [Side; 2], hits: [u8; 2], cancelled: [u8; 2], lost: [u8; 2], fell: [Units; 2] },
    Encircled { sides: [Side; 2], lost: [u8; 2], fell: [Units; 2] },
    Fell { side: Side, units: Units },
    Retreated { side: Side, to: Space },
    Routed { side: Side, unit: Unit, to: Space },
    BattleEnded { sides: [Side; 2], winner: Option<Side>, at: Space },
    Conquered { by: Side, from: Side, space: Space },
    CityDestroyed { space: Space },
    Razed { seat: Seat, space: Space },
    Played { seat: Seat, card: ActionCard },
    Discarded { seat: Seat, card: ActionCard },
    ObjectiveDiscarded { seat: Seat, card: ObjectiveCard },
    DrewAction { seat: Seat, card: Option<ActionCard>, open: bool },
    DrewObjective { seat: Seat, card: Option<ObjectiveCard> },
    DrewWonder { seat: Seat, wonder: Option<Wonder>, open: bool },
    Reserved { seat: Seat, wonder: Wonder },
    SpySwapped { seat: Seat, victim: Seat },
    Completed { seat: Seat, card: ObjectiveCard, objective: Objective },
    PeopleChosen { seat: Seat, people: Civilization },
    Awakened { seat: Seat, power: Power },
    Invoked { seat: Seat, power: Power },
    LeaderCame { seat: Seat, leader: Leader, city: Space },
    LeaderFell { seat: Seat, leader: Leader, by: Side },
    PiratesAppeared { space: Space },
    Raided { seat: Seat, goods: Goods },
    Captured { seat: Seat, side: Side, units: Units },
    GivenUp { seat: Seat, side: Side, unit: Unit },
    Fled { seat: Seat, side: Side, unit: Unit, from: Space, to: Space },
    CalledOff { seat: Seat, card: EventCard },
    Foresaw { seat: Seat, card: Option<EventCard> },
    PutUnder { seat: Seat },
    Rebuilt { seat: Seat, space: Space, from: Building, into: Building },
    EventDrawn { seat: Seat, card: EventCard },
    PersonTaken { seat: Seat, card: EventCard },
    PersonPlayed { seat: Seat, card: EventCard },
    PersonDiscarded { seat: Seat, card: EventCard },
    Scored { seat: Seat, halves: u8, cause: Cause },
    Overthrown { seat: Seat, group: Group },
    EnvoyBrought { wonder: Wonder },
    Foretold { seat: Seat, to: Seat },
    Exhausted { space: Space },
    BarbariansAppeared { space: Space },
    BarbariansGrew { space: Space, unit: Unit },
    BarbariansMarched { from: Space, to: Space, count: u8 },
    HeldBack { seat: Seat, power: Power, space: Space },
    Foiled { seat: Seat, power: Power, by: Seat },
    Roamed { seat: Seat, from: Space, to: Space },
    Reshaped { seat: Seat, power: Power, space: Space, from: Units, into: Units },
    CityBuried { seat: Seat, space: Space },
    Quaked { seat: Seat },
    Named { seat: Seat, other: Seat },
    TalkBegan { from: Seat, to: Seat },
    Offered { from: Seat, to: Seat, give: Box<Bundle>, want: Box<Bundle> },
    Countered { from: Seat, to: Seat },
    DealMade { from: Seat, to: Seat, give: Box<Bundle>, want: Box<Bundle> },
    TalkEnded { from: Seat, to: Seat },
}

impl Event {
    /// The event as `viewer` may know it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Self {
        let mut event = self.clone();
        match &mut event {
            Self::DrewAction { seat, card, open: false } if !viewer.is(*seat) => *card = None,
            Self::DrewObjective { seat, card } if !viewer.is(*seat) => *card = None,
            Self::DrewWonder { seat, wonder, open: false } if !viewer.is(*seat) => *wonder = None,
            Self::Foresaw { seat, card } if !viewer.is(*seat) => *card = None,
            _ => {}
        }
        event
    }
}
