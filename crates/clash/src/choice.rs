//! Choices and their notation.

use crate::components::civilizations::{Civilization, Leader, Power};
use crate::prelude::*;
use std::fmt;
use std::str::FromStr;

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
            Self::Good(good) => write!(f, "{good}"),
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
        let good = text.parse().map(Self::Good);
        good.or_else(|()| text.parse().map(Self::Action))
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
    /// Use a power of one's people or Leader: `invoke calendar`.
    Invoke(Power),
    /// Lead this people: `people celts`.
    People(Civilization),
    /// This Leader: `call attila`.
    Call(Leader),
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
    /// A link from here with the city there: `link C3 D4`.
    Link(Space, Space),
    /// Land units from here: `march C3`.
    March(Space),
    /// Ships from here: `sail C3`.
    Sail(Space),
    /// So many units: `squad s1i2`, `squad n1s0i2`.
    Squad(Units),
    /// The city, and so many units with it: `roam s0i1`.
    Roam(Units),
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
    /// This captive of a side: `captive 1 infantry`, `captive barbarians infantry`.
    Captive(Side, Unit),
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

/// How choices are written: a verb, and what it is about. Each verb is written and read by its one row.
macro_rules! notation {
    (alone $($alone:ident = $word:literal),+; one $($one:ident = $verb:literal),+; two $($two:ident = $pair:literal),+;) => {
        impl fmt::Display for Choice {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$alone => f.write_str($word),)+
                    $(Self::$one(what) => write!(f, concat!($verb, " {}"), what),)+
                    $(Self::$two(what, with) => write!(f, concat!($pair, " {} {}"), what, with),)+
                    Self::Act(action) => write!(f, "{action}"),
                    Self::Claim(card, lower) => write!(f, "claim {card} {}", if *lower { "lower" } else { "upper" }),
                    Self::Piece(space, Some(building)) => write!(f, "piece {space} {building}"),
                    Self::Piece(space, None) => write!(f, "piece {space} settlement"),
                    Self::Lie(turned) => write!(f, "lie {}", if *turned { "turned" } else { "straight" }),
                }
            }
        }

        impl FromStr for Choice {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                let mut words = text.splitn(3, ' ');
                Ok(match (words.next().ok_or(())?, words.next(), words.next()) {
                    $(($word, None, None) => Self::$alone,)+
                    (action, None, None) => Self::Act(read(action)?),
                    ("lie", Some("straight"), None) => Self::Lie(false),
                    ("lie", Some("turned"), None) => Self::Lie(true),
                    $(($verb, Some(what), None) => Self::$one(read(what)?),)+
                    ("claim", Some(card), Some("upper")) => Self::Claim(read(card)?, false),
                    ("claim", Some(card), Some("lower")) => Self::Claim(read(card)?, true),
                    ("piece", Some(space), Some("settlement")) => Self::Piece(read(space)?, None),
                    ("piece", Some(space), Some(building)) => Self::Piece(read(space)?, Some(read(building)?)),
                    $(($pair, Some(what), Some(with)) => Self::$two(read(what)?, read(with)?),)+
                    _ => return Err(()),
                })
            }
        }
    };
}

notation! {
    alone
    End = "end", Pass = "pass", Fight = "fight", Retreat = "retreat", Offer = "offer", Cancel = "cancel",
    Accept = "accept", Refuse = "refuse", Counter = "counter", Yes = "yes", No = "no", Done = "done";
    one
    Use = "use", UseWonder = "wield", Invoke = "invoke", People = "people", Call = "call", Play = "play", Person = "person", Trade = "trade", Learn = "learn",
    Govern = "govern", At = "at", March = "march", Sail = "sail", Squad = "squad", Roam = "roam", Seat = "seat", Pay = "pay",
    Take = "take", Count = "count", Build = "build", Wonder = "raise", Recruit = "recruit", Lose = "lose", Lay = "lay",
    Card = "card", Objective = "objective", Give = "give", Want = "want";
    two
    WonderAt = "wonder", Link = "link", LoseAt = "lose", Captive = "captive", Swap = "swap", Exchange = "exchange";
}

fn read<T: FromStr>(text: &str) -> Result<T, ()> {
    text.parse().map_err(|_| ())
}
