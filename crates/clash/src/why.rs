//! Reasons why not, each with its rule.

use tessera_kernel::Phrase;

use crate::components::advances::Advance;
use crate::components::board::Space;
use crate::edition::Edition;
use crate::goods::{Good, Goods};
use crate::purse::Price;
use crate::words::caused;

macro_rules! reasons {
    ($($name:ident, $word:literal, $rule:literal;)+) => {
        /// Why something is not possible.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[expect(missing_docs, reason = "each variant is the reason it names; the locale files say it in words")]
        pub enum Why { Needs(Advance), Pestilence(Advance), $($name),+ }

        impl Why {
            /// The rule that says so.
            #[must_use]
            pub const fn rule(self) -> &'static str {
                match self {
                    Self::Needs(_) => "C5.2",
                    Self::Pestilence(_) => "C27.1",
                    $(Self::$name => $rule),+
                }
            }

            /// The reason in words.
            #[must_use]
            pub fn reason(self, edition: Edition) -> Phrase {
                match self {
                    Self::Needs(advance) => Phrase::new("clash-why-needs").with("advance", advance.name(edition)),
                    Self::Pestilence(advance) => {
                        Phrase::new("clash-why-pestilence").with("advance", advance.name(edition))
                    }
                    $(Self::$name => Phrase::new(concat!("clash-why-", $word))),+
                }
            }
        }
    };
}

// In the order of their rules.
reasons! {
    CannotPay, "cannot-pay", "C1.6";
    NoPiece, "no-piece", "C1.7";
    Exhausted, "exhausted", "C2.8";
    NoActionLeft, "no-action-left", "C4.2";
    NotUsable, "not-usable", "C4.4";
    OncePerTurn, "once-per-turn", "C4.4";
    NothingToLearn, "nothing-to-learn", "C5.2";
    OwnedAlready, "owned-already", "C5.2";
    OtherGovernment, "other-government", "C5.3";
    Angry, "angry", "C6.2";
    AlreadyHappy, "already-happy", "C6.3";
    NoCity, "no-city", "C6.4";
    AngryOnce, "angry-once", "C6.6";
    Closed, "closed", "C34.46";
    CityThere, "city-there", "C6.7";
    Desert, "desert", "C6.7";
    EnemyThere, "enemy-there", "C6.7";
    NoSettlement, "no-settlement", "C6.7";
    NoSite, "no-site", "C6.7";
    NotLand, "not-land", "C6.7";
    NoSettler, "no-settler", "C6.8";
    Pinned, "pinned", "C33.31";
    NothingToCollect, "nothing-to-collect", "C7.2";
    NothingToBuild, "nothing-to-build", "C8.1";
    LargestSize, "largest-size", "C8.2";
    TooFewCities, "too-few-cities", "C8.2";
    BuiltAlready, "built-already", "C8.4";
    NoCoast, "no-coast", "C8.6";
    CitySize, "city-size", "C9.1";
    NothingToRecruit, "nothing-to-recruit", "C9.2";
    NoPort, "no-port", "C9.4";
    NoMarket, "no-market", "C30.3";
    NoLeader, "no-leader", "C30.7";
    NoLeaderCity, "no-leader-city", "C30.17";
    NoPrisoners, "no-prisoners", "C33.1";
    CityStays, "city-stays", "C33.29";
    CityHalted, "city-halted", "C33.29";
    TooLarge, "too-large", "C34.2";
    NobodyThere, "nobody-there", "C10.1";
    NothingToMove, "nothing-to-move", "C10.1";
    NowhereToGo, "nowhere-to-go", "C10.4";
    CannotMoveAgain, "cannot-move-again", "C10.5";
    CannotAttack, "cannot-attack", "C10.7";
    StackLimit, "stack-limit", "C10.10";
    NoRoomAboard, "no-room-aboard", "C10.14";
    NotAboard, "not-aboard", "C30.14";
    NothingToExplore, "nothing-to-explore", "C11.10";
    NoMoodToRaise, "no-mood-to-raise", "C12.1";
    OutOfRange, "out-of-range", "C13.1";
    NothingToInfluence, "nothing-to-influence", "C13.4";
    InfluencedAlready, "influenced-already", "C13.5";
    NobodyToInfluence, "nobody-to-influence", "C13.9";
    Sheltered, "sheltered", "C13.9";
    NoTactics, "no-tactics", "C14.3";
    WrongPieces, "wrong-pieces", "C14.4";
    WrongSide, "wrong-side", "C14.4";
    NoWonder, "no-wonder", "C16.1";
    NotHappy, "not-happy", "C16.2";
    WonderThere, "wonder-there", "C16.4";
    TalkedAlready, "talked-already", "C18.1";
    NothingToTrade, "nothing-to-trade", "C18.2";
    NoCard, "no-card", "C21.1";
    NoVictory, "no-victory", "C21.2";
    OnlyCollect, "only-collect", "C22.40";
    NobodyAngry, "nobody-angry", "C22.44";
    NobodyToLearnFrom, "nobody-to-learn-from", "C24.3";
    NoAcademy, "no-academy", "C24.9";
    NobodyToHire, "nobody-to-hire", "C24.13";
    TooLate, "too-late", "C24.23";
    Truce, "truce", "C24.23";
    Peace, "peace", "C27.57";
    AlreadyAffected, "already-affected", "C24.27";
    NoConquest, "no-conquest", "C24.35";
}

/// A reason with the figures it rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reason {
    pub why: Why,
    pub figures: Figures,
}

/// What it takes and what there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Figures {
    /// The reason says it all.
    None,
    /// What it would cost, and all that one has.
    Price { price: Price, have: Goods },
    /// The size of a city, and how many cities one has.
    Size { size: u8, cities: u8 },
    /// How far a space is from where it is reached most cheaply, how far that reaches for nothing, and the culture that the
    /// rest takes.
    Range { from: Space, away: u8, range: u8, need: u8, have: u8 },
    /// How many there are, and the most there may be.
    Limit { there: u8, most: u8 },
    /// How many one has, or how large it is.
    Have { have: u8 },
    /// How many pieces of the kind there are.
    Pieces { count: u8 },
}

impl Reason {
    /// The reason in words.
    pub(crate) fn reason(self, edition: Edition) -> Phrase {
        match self.figures {
            Figures::Price { price, have } => Phrase::new("clash-why-costs")
                .with("goods", caused(edition, &price.goods, price.cause))
                .with("have", caused(edition, &of_what_is_asked(&price.goods, have), None)),
            Figures::Size { size, cities } => self.why.reason(edition).with("size", size).with("cities", cities),
            Figures::Range { from, away, range, need, have } => Phrase::new("clash-why-range")
                .with("from", from.to_string())
                .with("away", away)
                .with("range", range)
                .with("need", need)
                .with("have", have),
            Figures::Limit { there, most } => self.why.reason(edition).with("there", there).with("most", most),
            Figures::Have { have } => self.why.reason(edition).with("have", have),
            Figures::Pieces { count } => Phrase::new("clash-why-all-out").with("count", count),
            Figures::None => self.why.reason(edition),
        }
    }
}

/// What one has of the kinds a price names, and the gold that can stand in for resources (C1.5).
fn of_what_is_asked(price: &Goods, have: Goods) -> Goods {
    let mut shown = Goods::NONE;
    for good in Good::ALL {
        let stands_in = good == Good::Gold && price.total_resources() > 0;
        if price.get(good) > 0 || stands_in {
            *shown.of_mut(good) = have.get(good);
        }
    }
    shown
}

/// What holds, or the reason why not.
pub(crate) fn ensure(holds: bool, why: Why) -> Result<(), Why> {
    if holds { Ok(()) } else { Err(why) }
}
