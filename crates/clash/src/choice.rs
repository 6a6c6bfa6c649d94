//! Choices and their notation.

use std::fmt;
use std::str::FromStr;

use tessera_kernel::Seat;

use crate::cards::actions::ActionCard;
use crate::cards::events::EventCard;
use crate::cards::objectives::ObjectiveCard;
use crate::components::advances::{Advance, Group};
use crate::components::board::Space;
use crate::components::buildings::{Building, Unit};
use crate::components::wonders::Wonder;
use crate::goods::{Good, Goods};
use crate::units::Units;

tessera_kernel::listed! {
    /// The actions everyone has (C4.2), in the order of the rules.
    #[expect(missing_docs, reason = "each is what it names")]
    pub enum Act: "clash-act-" {
        Advance = "advance",
        Found = "found",
        Collect = "collect",
        Construct = "construct",
        Recruit = "recruit",
        Move = "move",
        Happiness = "happiness",
        Influence = "influence",
    }
}

/// Something that can be traded or swapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is what it names")]
pub enum Item {
    Good(Good),
    Action(ActionCard),
    Objective(ObjectiveCard),
    Wonder(Wonder),
    Person(EventCard),
    AnyAction,
    AnyObjective,
    AnyWonder,
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Good(good) => write!(f, "{}", good.letter()),
            Self::Action(card) => write!(f, "{card}"),
            Self::Objective(card) => write!(f, "{card}"),
            Self::Wonder(wonder) => write!(f, "{wonder}"),
            Self::Person(card) => write!(f, "{card}"),
            Self::AnyAction => f.write_str("any-action"),
            Self::AnyObjective => f.write_str("any-objective"),
            Self::AnyWonder => f.write_str("any-wonder"),
        }
    }
}

impl FromStr for Item {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "any-action" => return Ok(Self::AnyAction),
            "any-objective" => return Ok(Self::AnyObjective),
            "any-wonder" => return Ok(Self::AnyWonder),
            _ => {}
        }
        let mut letters = text.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            return Good::from_letter(letter).map(Self::Good).ok_or(());
        }
        let action = text.parse().map(Self::Action);
        action
            .or_else(|()| text.parse().map(Self::Objective))
            .or_else(|()| text.parse().map(Self::Person))
            .or_else(|()| text.parse().map(Self::Wonder))
    }
}

/// Everything a player ever chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Take an action: `advance`, `found`, `collect` …
    Act(Act),
    /// Use an advance by itself: `use taxes`.
    Use(Advance),
    /// Use a Wonder by itself: `wield library`.
    UseWonder(Wonder),
    /// Build, or lose, this Wonder here: `wonder C3 statue`.
    WonderAt(Space, Wonder),
    /// Play an Action card for its upper effect: `play A5`.
    Play(ActionCard),
    /// Play a Great Person: `person E18`.
    Person(EventCard),
    /// Complete the upper or lower objective of a card: `claim O5 upper`.
    Claim(ObjectiveCard, bool),
    /// Talk about a trade with a seat: `trade 1`.
    Trade(Seat),
    /// The turn is over: `end`.
    End,
    /// This advance: `learn writing`.
    Learn(Advance),
    /// This government: `govern democracy`.
    Govern(Group),
    /// This space: `at C3`.
    At(Space),
    /// Land units from here: `march C3`.
    March(Space),
    /// Ships from here: `sail C3`.
    Sail(Space),
    /// So many units: `squad s1i2`, `squad n1s0i2`.
    Squad(Units),
    /// This player: `seat 1`.
    Seat(Seat),
    /// Pay this: `pay f2g1`.
    Pay(Goods),
    /// Take this: `take f2o1`.
    Take(Goods),
    /// So many: `count 2`.
    Count(u8),
    /// This building: `build temple`.
    Build(Building),
    /// This Wonder: `raise statue`.
    Wonder(Wonder),
    /// This piece of this city; the Settlement where no building is named: `piece C3 temple`.
    Piece(Space, Option<Building>),
    /// This unit: `recruit settler`.
    Recruit(Unit),
    /// One of these units is lost: `lose settler`.
    Lose(Unit),
    /// One of these units is lost here: `lose C3 settler`.
    LoseAt(Space, Unit),
    /// This card for its tactics: `lay A5`.
    Lay(ActionCard),
    /// Nothing now: `pass`.
    Pass,
    /// The tile lies straight or turned: `lie straight`.
    Lie(bool),
    /// The attack goes on: `fight`.
    Fight,
    /// The attack ends: `retreat`.
    Retreat,
    /// This Action card: `card A5`.
    Card(ActionCard),
    /// This Objective card: `objective O5`.
    Objective(ObjectiveCard),
    /// One of the one for one of the other: `swap m c`.
    Swap(Good, Good),
    /// Add to what is offered: `give f`.
    Give(Item),
    /// Add to what is asked for: `want g`.
    Want(Item),
    /// Make the offer: `offer`.
    Offer,
    /// Stop talking: `cancel`.
    Cancel,
    /// Agree: `accept`.
    Accept,
    /// Do not agree: `refuse`.
    Refuse,
    /// Make another offer: `counter`.
    Counter,
    /// Give one card for another: `exchange A1 A5`.
    Exchange(Item, Item),
    /// Do it: `yes`.
    Yes,
    /// Do not: `no`.
    No,
    /// Enough: `done`.
    Done,
}

impl Choice {
    /// Where on the board it is, if it is somewhere.
    #[must_use]
    pub const fn place(self) -> Option<Space> {
        match self {
            Self::At(space)
            | Self::March(space)
            | Self::Sail(space)
            | Self::WonderAt(space, _)
            | Self::Piece(space, _)
            | Self::LoseAt(space, _) => Some(space),
            _ => None,
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(action) => write!(f, "{action}"),
            Self::Use(advance) => write!(f, "use {advance}"),
            Self::UseWonder(wonder) => write!(f, "wield {wonder}"),
            Self::WonderAt(space, wonder) => write!(f, "wonder {space} {wonder}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Person(card) => write!(f, "person {card}"),
            Self::Claim(card, lower) => write!(f, "claim {card} {}", if *lower { "lower" } else { "upper" }),
            Self::Trade(seat) => write!(f, "trade {seat}"),
            Self::End => f.write_str("end"),
            Self::Learn(advance) => write!(f, "learn {advance}"),
            Self::Govern(group) => write!(f, "govern {group}"),
            Self::At(space) => write!(f, "at {space}"),
            Self::March(space) => write!(f, "march {space}"),
            Self::Sail(space) => write!(f, "sail {space}"),
            Self::Squad(units) => write!(f, "squad {units}"),
            Self::Seat(seat) => write!(f, "seat {seat}"),
            Self::Pay(goods) => write!(f, "pay {goods}"),
            Self::Take(goods) => write!(f, "take {goods}"),
            Self::Count(count) => write!(f, "count {count}"),
            Self::Build(building) => write!(f, "build {building}"),
            Self::Wonder(wonder) => write!(f, "raise {wonder}"),
            Self::Piece(space, Some(building)) => write!(f, "piece {space} {building}"),
            Self::Piece(space, None) => write!(f, "piece {space} settlement"),
            Self::Recruit(unit) => write!(f, "recruit {unit}"),
            Self::Lose(unit) => write!(f, "lose {unit}"),
            Self::LoseAt(space, unit) => write!(f, "lose {space} {unit}"),
            Self::Lay(card) => write!(f, "lay {card}"),
            Self::Pass => f.write_str("pass"),
            Self::Lie(turned) => write!(f, "lie {}", if *turned { "turned" } else { "straight" }),
            Self::Fight => f.write_str("fight"),
            Self::Retreat => f.write_str("retreat"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Objective(card) => write!(f, "objective {card}"),
            Self::Swap(give, take) => write!(f, "swap {} {}", give.letter(), take.letter()),
            Self::Give(item) => write!(f, "give {item}"),
            Self::Want(item) => write!(f, "want {item}"),
            Self::Offer => f.write_str("offer"),
            Self::Cancel => f.write_str("cancel"),
            Self::Accept => f.write_str("accept"),
            Self::Refuse => f.write_str("refuse"),
            Self::Counter => f.write_str("counter"),
            Self::Exchange(mine, theirs) => write!(f, "exchange {mine} {theirs}"),
            Self::Yes => f.write_str("yes"),
            Self::No => f.write_str("no"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (verb, object) = text.split_once(' ').unwrap_or((text, ""));
        if object.is_empty() {
            return alone(verb);
        }
        let pair = || object.split_once(' ').ok_or(());
        Ok(match verb {
            "use" => Self::Use(object.parse()?),
            "wield" => Self::UseWonder(object.parse()?),
            "wonder" => Self::WonderAt(pair()?.0.parse()?, pair()?.1.parse()?),
            "play" => Self::Play(object.parse()?),
            "person" => Self::Person(object.parse()?),
            "claim" => match pair()? {
                (card, "upper") => Self::Claim(card.parse()?, false),
                (card, "lower") => Self::Claim(card.parse()?, true),
                _ => return Err(()),
            },
            "trade" => Self::Trade(seat(object)?),
            "learn" => Self::Learn(object.parse()?),
            "govern" => Self::Govern(object.parse()?),
            "at" => Self::At(object.parse()?),
            "march" => Self::March(object.parse()?),
            "sail" => Self::Sail(object.parse()?),
            "squad" => Self::Squad(object.parse()?),
            "seat" => Self::Seat(seat(object)?),
            "pay" => Self::Pay(object.parse()?),
            "take" => Self::Take(object.parse()?),
            "count" => Self::Count(object.parse().map_err(|_| ())?),
            "build" => Self::Build(object.parse()?),
            "raise" => Self::Wonder(object.parse()?),
            "piece" => match pair()? {
                (space, "settlement") => Self::Piece(space.parse()?, None),
                (space, building) => Self::Piece(space.parse()?, Some(building.parse()?)),
            },
            "recruit" => Self::Recruit(object.parse()?),
            "lose" => match object.split_once(' ') {
                Some((space, unit)) => Self::LoseAt(space.parse()?, unit.parse()?),
                None => Self::Lose(object.parse()?),
            },
            "lay" => Self::Lay(object.parse()?),
            "lie" => match object {
                "straight" => Self::Lie(false),
                "turned" => Self::Lie(true),
                _ => return Err(()),
            },
            "card" => Self::Card(object.parse()?),
            "objective" => Self::Objective(object.parse()?),
            "swap" => Self::Swap(good(pair()?.0)?, good(pair()?.1)?),
            "give" => Self::Give(object.parse()?),
            "want" => Self::Want(object.parse()?),
            "exchange" => Self::Exchange(pair()?.0.parse()?, pair()?.1.parse()?),
            _ => return Err(()),
        })
    }
}

fn alone(verb: &str) -> Result<Choice, ()> {
    if let Ok(action) = verb.parse::<Act>() {
        return Ok(Choice::Act(action));
    }
    Ok(match verb {
        "end" => Choice::End,
        "pass" => Choice::Pass,
        "fight" => Choice::Fight,
        "retreat" => Choice::Retreat,
        "offer" => Choice::Offer,
        "cancel" => Choice::Cancel,
        "accept" => Choice::Accept,
        "refuse" => Choice::Refuse,
        "counter" => Choice::Counter,
        "yes" => Choice::Yes,
        "no" => Choice::No,
        "done" => Choice::Done,
        _ => return Err(()),
    })
}

fn seat(text: &str) -> Result<Seat, ()> {
    text.parse().map_err(|_| ())
}

fn good(text: &str) -> Result<Good, ()> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Good::from_letter(letter).ok_or(()),
        _ => Err(()),
    }
}
