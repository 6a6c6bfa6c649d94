//! Reasons why not, each with its rule.

use tessera_kernel::Phrase;

/// Why something is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each variant is the reason it names; the locale files say it in words")]
pub enum Why {
    ActionTaken,
    AlreadyBorn,
    AlreadyMoved,
    CannotDelayNow,
    CannotDelayTwice,
    CityHasNoToken,
    CityInTheWay,
    CityNextDoor,
    CityOnMountain,
    DoubleBetweenActions,
    EnemyInTheWay,
    Full,
    NoBirthLeft,
    NoCityTile,
    NoConversion,
    NoFreeToken,
    NoHexOfYours,
    NoMoveLeft,
    NoOtherTile,
    NoRoomFor,
    NoSite,
    NoTarget,
    NobodyThere,
    NotInsideAction,
    NotMeadow,
    NothingToMove,
    OnlyInDefence,
    OnlyInFights,
    OnlyInProgress,
    OnlyWithChildren,
    OnlyWithMoving,
    OutOfReach,
    Protected,
    SupplyEmpty,
    TooFewTokens,
    WayBarred,
}

impl Why {
    /// The rule that says so.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::AlreadyBorn => "T6.3",
            Self::AlreadyMoved | Self::NothingToMove => "T5.1",
            Self::CannotDelayNow => "T10.16",
            Self::CannotDelayTwice => "T10.17",
            Self::CityInTheWay | Self::EnemyInTheWay => "T5.3",
            Self::CityNextDoor => "T9.4",
            Self::CityOnMountain => "T9.3",
            Self::Full | Self::NoRoomFor => "T5.5",
            Self::NoBirthLeft | Self::NoMoveLeft => "T10.4",
            Self::NoCityTile => "T9.2",
            Self::NoConversion => "T10.10",
            Self::NoFreeToken => "T10.11",
            Self::NoOtherTile => "T10.14",
            Self::NoSite => "T4.5",
            Self::NoTarget => "T7.1",
            Self::NobodyThere | Self::NotMeadow => "T6.2",
            Self::NotInsideAction => "T10.5",
            Self::OnlyInDefence | Self::OnlyInFights => "T7.8",
            Self::OnlyInProgress => "T10.1",
            Self::OnlyWithChildren => "T10.2",
            Self::OnlyWithMoving => "T10.3",
            Self::OutOfReach => "T5.2",
            Self::Protected => "T7.2",
            Self::SupplyEmpty => "T6.5",
            Self::TooFewTokens => "T9.1",
            Self::WayBarred => "T5.4",
            Self::NoHexOfYours => "T10.6",
            Self::DoubleBetweenActions => "T10.14",
            Self::CityHasNoToken => "T10.12",
            Self::ActionTaken => "T4.2",
        }
    }

    /// The reason in words.
    #[must_use]
    pub const fn reason(self) -> Phrase {
        Phrase::new(match self {
            Self::AlreadyBorn => "tempus-why-already-born",
            Self::AlreadyMoved => "tempus-why-already-moved",
            Self::CannotDelayNow => "tempus-why-cannot-delay-now",
            Self::CannotDelayTwice => "tempus-why-cannot-delay-twice",
            Self::CityInTheWay => "tempus-why-city-in-the-way",
            Self::CityNextDoor => "tempus-why-city-next-door",
            Self::CityOnMountain => "tempus-why-city-on-mountain",
            Self::EnemyInTheWay => "tempus-why-enemy-in-the-way",
            Self::Full => "tempus-why-full",
            Self::NoBirthLeft => "tempus-why-no-birth-left",
            Self::NoCityTile => "tempus-why-no-city-tile",
            Self::NoConversion => "tempus-why-no-conversion",
            Self::NoFreeToken => "tempus-why-no-free-token",
            Self::NoMoveLeft => "tempus-why-no-move-left",
            Self::NoOtherTile => "tempus-why-no-other-tile",
            Self::NoRoomFor => "tempus-why-no-room-for",
            Self::NoSite => "tempus-why-no-site",
            Self::NoTarget => "tempus-why-no-target",
            Self::NobodyThere => "tempus-why-nobody-there",
            Self::NotInsideAction => "tempus-why-not-inside-action",
            Self::NotMeadow => "tempus-why-not-meadow",
            Self::NothingToMove => "tempus-why-nothing-to-move",
            Self::OnlyInDefence => "tempus-why-only-in-defence",
            Self::OnlyInFights => "tempus-why-only-in-fights",
            Self::OnlyInProgress => "tempus-why-only-in-progress",
            Self::OnlyWithChildren => "tempus-why-only-with-children",
            Self::OnlyWithMoving => "tempus-why-only-with-moving",
            Self::OutOfReach => "tempus-why-out-of-reach",
            Self::Protected => "tempus-why-protected",
            Self::SupplyEmpty => "tempus-why-supply-empty",
            Self::TooFewTokens => "tempus-why-too-few-tokens",
            Self::WayBarred => "tempus-why-way-barred",
            Self::NoHexOfYours => "tempus-why-no-hex-of-yours",
            Self::DoubleBetweenActions => "tempus-why-double-between-actions",
            Self::CityHasNoToken => "tempus-why-city-has-no-token",
            Self::ActionTaken => "tempus-why-action-taken",
        })
    }
}
