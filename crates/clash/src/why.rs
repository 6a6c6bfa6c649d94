//! Reasons why not, each with its rule.

use tessera_kernel::Phrase;

use crate::components::advances::Advance;
use crate::edition::Edition;

/// Why something is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each variant is the reason it names; the locale files say it in words")]
pub enum Why {
    Needs(Advance),
    AlreadyAffected,
    CannotAttack,
    NoRoomAboard,
    CitySize,
    AlreadyHappy,
    Angry,
    AngryOnce,
    BuiltAlready,
    CannotMoveAgain,
    CannotPay,
    CityThere,
    Desert,
    EnemyThere,
    Exhausted,
    InfluencedAlready,
    LargestSize,
    NoAcademy,
    NoActionLeft,
    NoCard,
    NoCity,
    NoCoast,
    NoConquest,
    NoMoodToRaise,
    NoPiece,
    NoPort,
    NoSettlement,
    NoSettler,
    NoSite,
    NoVictory,
    NoWonder,
    NobodyAngry,
    NobodyThere,
    NobodyToHire,
    NobodyToInfluence,
    NobodyToLearnFrom,
    NotHappy,
    NotLand,
    NotUsable,
    NothingToBuild,
    NothingToCollect,
    NothingToExplore,
    NothingToInfluence,
    NothingToLearn,
    NothingToMove,
    NothingToRecruit,
    NothingToTrade,
    NowhereToGo,
    OncePerTurn,
    OnlyCollect,
    OtherGovernment,
    OutOfRange,
    OwnedAlready,
    Pestilence,
    Sheltered,
    StackLimit,
    TalkedAlready,
    TooFewCities,
    TooLate,
    Truce,
    WonderThere,
    WrongPieces,
    WrongSide,
}

impl Why {
    /// The rule that says so.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Needs(_)
            | Self::AlreadyAffected
            | Self::CannotPay
            | Self::InfluencedAlready
            | Self::NoAcademy
            | Self::NoActionLeft
            | Self::NoCard
            | Self::NoConquest
            | Self::NoVictory
            | Self::NoWonder
            | Self::NobodyAngry
            | Self::NobodyToHire
            | Self::NobodyToInfluence
            | Self::NobodyToLearnFrom
            | Self::NotHappy
            | Self::NotUsable
            | Self::NothingToExplore
            | Self::NothingToInfluence
            | Self::NothingToLearn
            | Self::OncePerTurn
            | Self::OnlyCollect
            | Self::OtherGovernment
            | Self::OutOfRange
            | Self::OwnedAlready
            | Self::Pestilence
            | Self::Sheltered
            | Self::TooLate
            | Self::Truce
            | Self::WonderThere => "C7.1",
            Self::AlreadyHappy | Self::Angry | Self::AngryOnce | Self::NoCity => "C7.2",
            Self::NothingToCollect => "C7.3",
            Self::BuiltAlready | Self::LargestSize | Self::NoCoast | Self::NothingToBuild | Self::TooFewCities => {
                "C7.4"
            }
            Self::NoPiece | Self::NoPort | Self::NothingToRecruit | Self::CitySize => "C7.5",
            Self::CityThere
            | Self::Desert
            | Self::EnemyThere
            | Self::Exhausted
            | Self::NoSettlement
            | Self::NoSettler
            | Self::NoSite
            | Self::NotLand => "C7.6",
            Self::NobodyThere
            | Self::NothingToMove
            | Self::NowhereToGo
            | Self::StackLimit
            | Self::NoRoomAboard
            | Self::CannotAttack => "C7.7",
            Self::CannotMoveAgain => "C7.8",
            Self::NoMoodToRaise => "C7.11",
            Self::WrongPieces | Self::WrongSide => "C7.12",
            Self::NothingToTrade | Self::TalkedAlready => "C7.14",
        }
    }

    /// The reason in words.
    #[must_use]
    pub fn reason(self, edition: Edition) -> Phrase {
        let id = match self {
            Self::Needs(advance) => return Phrase::new("clash-why-needs").with("advance", advance.name(edition)),
            Self::CitySize => "clash-why-city-size",
            Self::NoRoomAboard => "clash-why-no-room-aboard",
            Self::CannotAttack => "clash-why-cannot-attack",
            Self::AlreadyAffected => "clash-why-already-affected",
            Self::AlreadyHappy => "clash-why-already-happy",
            Self::Angry => "clash-why-angry",
            Self::AngryOnce => "clash-why-angry-once",
            Self::BuiltAlready => "clash-why-built-already",
            Self::CannotMoveAgain => "clash-why-cannot-move-again",
            Self::CannotPay => "clash-why-cannot-pay",
            Self::CityThere => "clash-why-city-there",
            Self::Desert => "clash-why-desert",
            Self::EnemyThere => "clash-why-enemy-there",
            Self::Exhausted => "clash-why-exhausted",
            Self::InfluencedAlready => "clash-why-influenced-already",
            Self::LargestSize => "clash-why-largest-size",
            Self::NoAcademy => "clash-why-no-academy",
            Self::NoActionLeft => "clash-why-no-action-left",
            Self::NoCard => "clash-why-no-card",
            Self::NoCity => "clash-why-no-city",
            Self::NoCoast => "clash-why-no-coast",
            Self::NoConquest => "clash-why-no-conquest",
            Self::NoMoodToRaise => "clash-why-no-mood-to-raise",
            Self::NoPiece => "clash-why-no-piece",
            Self::NoPort => "clash-why-no-port",
            Self::NoSettlement => "clash-why-no-settlement",
            Self::NoSettler => "clash-why-no-settler",
            Self::NoSite => "clash-why-no-site",
            Self::NoVictory => "clash-why-no-victory",
            Self::NoWonder => "clash-why-no-wonder",
            Self::NobodyAngry => "clash-why-nobody-angry",
            Self::NobodyThere => "clash-why-nobody-there",
            Self::NobodyToHire => "clash-why-nobody-to-hire",
            Self::NobodyToInfluence => "clash-why-nobody-to-influence",
            Self::NobodyToLearnFrom => "clash-why-nobody-to-learn-from",
            Self::NotHappy => "clash-why-not-happy",
            Self::NotLand => "clash-why-not-land",
            Self::NotUsable => "clash-why-not-usable",
            Self::NothingToBuild => "clash-why-nothing-to-build",
            Self::NothingToCollect => "clash-why-nothing-to-collect",
            Self::NothingToExplore => "clash-why-nothing-to-explore",
            Self::NothingToInfluence => "clash-why-nothing-to-influence",
            Self::NothingToLearn => "clash-why-nothing-to-learn",
            Self::NothingToMove => "clash-why-nothing-to-move",
            Self::NothingToRecruit => "clash-why-nothing-to-recruit",
            Self::NothingToTrade => "clash-why-nothing-to-trade",
            Self::NowhereToGo => "clash-why-nowhere-to-go",
            Self::OncePerTurn => "clash-why-once-per-turn",
            Self::OnlyCollect => "clash-why-only-collect",
            Self::OtherGovernment => "clash-why-other-government",
            Self::OutOfRange => "clash-why-out-of-range",
            Self::OwnedAlready => "clash-why-owned-already",
            Self::Pestilence => "clash-why-pestilence",
            Self::Sheltered => "clash-why-sheltered",
            Self::StackLimit => "clash-why-stack-limit",
            Self::TalkedAlready => "clash-why-talked-already",
            Self::TooFewCities => "clash-why-too-few-cities",
            Self::TooLate => "clash-why-too-late",
            Self::Truce => "clash-why-truce",
            Self::WonderThere => "clash-why-wonder-there",
            Self::WrongPieces => "clash-why-wrong-pieces",
            Self::WrongSide => "clash-why-wrong-side",
        };
        Phrase::new(id)
    }
}
