//! What is still to be done before the game goes on.

use crate::components::civilizations::{Leader, Power};
use crate::prelude::*;
use serde::{Deserialize, Serialize};

/// What is still to be done before the game goes on.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields say what they are: who, where, what, how many")]
pub enum Task {
    // Trade Routes at the start of a turn.
    Income { seat: Seat },
    // Squads of a Move action (C10.1).
    Squads { seat: Seat, left: u8 },
    // A Move action ends.
    EndMove { seat: Seat },
    // A tile was turned up and must be laid (C11.5).
    Explore,
    // A Conflict goes on (C14.1).
    Battle,
    // Somebody's Leader is no more (C30.7).
    LeaderFell { seat: Seat, leader: Leader, by: Side },
    // Chance says who leads a people (C28.7).
    LeaderByChance { seat: Seat, city: Space },
    // A Recruit goes on.
    Recruit { seat: Seat },
    // A power does what it was set off to do.
    Sequel { seat: Seat, power: Power, space: Space },
    // Pirates are placed (C32.2).
    Pirates { seat: Seat },
    // Tokens for beaten Pirates (C32.12).
    Booty { seat: Seat, left: u8 },
    // They raid one player after another (C32.5).
    PirateRaid { seat: Seat },
    // A driven-out people finds a new home (C15.1).
    Refugee { seat: Seat },
    // Fanaticism gives an Infantry.
    Volunteer { seat: Seat },
    // The Great Lighthouse gives a Ship.
    Lighthouse { seat: Seat },
    // Ships carry more than they can.
    Overboard { seat: Seat, space: Space, by: Side },
    // An attempt to influence was rolled (C13.1).
    Boost { seat: Seat, bid: crate::actions::influence::Bid, roll: u8 },
    // Two attempts of the Great Pyramids (2012).
    Pyramids { seat: Seat, city: Space, left: u8 },
    DrawActions { seat: Seat, count: u8 },
    DrawObjectives { seat: Seat, count: u8 },
    DrawWonder { seat: Seat, reserve: bool },
    // An open Wonder is reserved (2012, Monuments).
    Reserve { seat: Seat },
    DrawEvent { seat: Seat },
    // An Event card that was not called off is resolved, the icon alone or all of it.
    Resolve { card: EventCard, seat: Seat, whole: bool },
    // An Event card's icon.
    Icon { card: EventCard, seat: Seat },
    // An Event card's text, for whoever drew it.
    Text { card: EventCard, seat: Seat },
    // An Event card's text, for one of the players it hits.
    Suffer { card: EventCard, seat: Seat },
    // An Event card is put away.
    PutAway { card: EventCard, seat: Seat },
    // A Great Person asks one player after another.
    Person { card: EventCard, drawer: Seat, seat: Seat },
    // What a Great Person does after bringing an advance.
    Service { card: EventCard, seat: Seat },
    // Something is lost, of whatever kind (Pandemics).
    LoseThing { seat: Seat, left: u8 },
    // The mood of a city falls by an Event (Fire).
    Sadden { seat: Seat, space: Space },
    // A Temple takes another colour (Reformation).
    Convert { seat: Seat, owner: Seat },
    // Objective cards are promised (Great Seer).
    Foretell { seat: Seat },
    // Barbarian armies march on a player's cities (C17).
    March { seat: Seat },
    // Barbarian cities near a player are reinforced.
    Reinforce { seat: Seat },
    // A card is about to be played in spite of others (C33.39).
    Play(Play),
    // Hired armies march (Mercenaries).
    Hired { seat: Seat },
    // A look into somebody's hand (Spy).
    SpySwap { seat: Seat, victim: Seat },
    // Two Objective cards to choose from (New Plans).
    NewPlans { seat: Seat },
    // An advance to be gained.
    Learn { seat: Seat, lesson: Lesson },
    // Somebody may complete an objective.
    Claim { seat: Seat },
    // A government may change (C19.1).
    Reform { seat: Seat },
    // A trade is talked about.
    Talk,
    // A raided city takes its losses (2012).
    RaidLosses(crate::fate::RaidLoss),
    // A captured settlement is kept or razed (2012).
    KeepOrRaze { seat: Seat, space: Space },
    // A city is chosen for a Settler.
    Settle { seat: Seat },
    // Somebody may give up something for an extra attack of fate (Revolution).
    Revolt { seat: Seat, step: u8 },
    // Somebody is to share food (A Good Year).
    ShareFood { seat: Seat, left: u8 },
}

/// A card that was named to be played for its upper effect.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// Who plays it.
    pub seat: Seat,
    /// The card.
    pub card: Played,
    /// Whom it names.
    pub named: Option<Seat>,
    /// What lets it be played without an action.
    pub haste: Option<Power>,
    /// How many have been asked whether they cancel it.
    pub asked: u8,
}

/// What is played like an Action card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Played {
    /// An Action card.
    Action(ActionCard),
    /// A Great Person (C21.7).
    Person(EventCard),
}

/// Why an advance is gained.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields say who and which")]
pub enum Lesson {
    // The free advance of the Status phase, and whether the cube comes from the event box.
    Status { boxed: bool },
    // Dogma: an advance of Theocracy.
    Dogma,
    // A card: any.
    Quick,
    // An advance another player owns.
    From { seat: Seat },
    // A Great Person's group; `None` for any government.
    Group { group: Option<Group> },
    // A Leader's group, with a cube from the event box.
    Patron { group: Group },
    // Bought like any other, but in this group (Synergies).
    Second { group: Group },
}
