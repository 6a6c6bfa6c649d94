//! The language of card effects: what a technology, a leader, a golden age or a build card does when it comes into play.
//!
//! Rows of `components/` are written in it; `effects/` plays it. Lasting abilities are not effects: the rules they
//! change ask for the card by name.

use crate::components::goods::Good;
use crate::components::pieces::{Track, Unit, Wealth};
use crate::components::pillars::Pillar;

/// One part of what a card does; parts are resolved from left to right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Raise a track.
    Raise(Track, u8),
    /// Raise a track of one's choice.
    RaiseOne(u8, Tracks),
    /// Raise all five tracks.
    RaiseAll(u8),
    /// Raise a track by so much for each of something, up to a limit.
    RaisePer(Track, u8, Count, u8),
    /// Take from the reserve.
    Gain(Wealth, u8),
    /// Take so much for each of something.
    GainPer(Wealth, u8, Count),
    /// Take so much of one resource of one's choice.
    GainOne(u8),
    /// More people.
    People(u8),
    /// More people for each of something, up to a limit.
    PeoplePer(Count, u8),
    /// Points at once, one for each of something, up to a limit.
    Score(Count, u8),
    /// Put so many units of a kind in one region of one's choice (Q30).
    Deploy(Unit, u8),
    /// Put so many units where one has cities, each by itself (Q30).
    Muster(Troop, u8),
    /// As many as there are of something.
    MusterPer(Troop, Count),
    /// One infantry in the region of the starting city.
    Garrison,
    /// Send up to so many enemy units of one region home, where one has such a unit.
    Eliminate(u8, With),
    /// Take a token from the map.
    Take(Wanted),
    /// Take a token for each of something, up to a limit.
    TakePer(Wanted, Count, u8),
    /// Take the wild good.
    Wild,
    /// Found a city without paying.
    City(Where),
    /// Put a town without a card.
    Town(Town),
    /// A unit and a farming town in a region without a city of one's own.
    Explore,
    /// Give a person for a city in a neighbouring region.
    Migrate,
    /// Gain five of one kind for each unit.
    Raid,
    /// Lock a region one dominates.
    Lock,
    /// Move production from one track to another.
    Shift,
    /// The next population card counts twice.
    FloodPlain,
    /// Refresh the technology market.
    RefreshTechnologies,
    /// Refresh a market of one's choice, if one likes.
    RefreshOne,
    /// Draw the top technology.
    Draw,
    /// Produce once more.
    Work,
    /// One more action.
    Bonus,
}

/// No limit to what is counted.
pub const NO_LIMIT: u8 = u8::MAX;

/// Which tracks can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tracks {
    /// All five.
    AnyTrack,
    /// All but ideas.
    NotIdeas,
}

/// Something a player has, counted now. What is counted is always one's own (Q29).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Icons of a pillar.
    Pillar(Pillar),
    /// Population.
    Population,
    /// Cities, port cities included.
    Cities,
    /// Port cities.
    Ports,
    /// Farming towns.
    Farms,
    /// Manufacturing towns.
    Crafts,
    /// Tokens in the warehouse, copies included.
    Goods,
    /// Technologies face up.
    Technologies,
    /// The level of a track.
    Track(Track),
    /// Wonders.
    Wonders,
    /// Great Projects.
    Projects,
    /// Achievement tiles.
    Achievements,
}

/// Which units are placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Troop {
    /// Infantry.
    Infantry,
    /// Cavalry.
    Cavalry,
    /// Either, each by itself.
    FootOrHorse,
}

impl Troop {
    /// The kinds that can be chosen.
    #[must_use]
    pub const fn kinds(self) -> &'static [Unit] {
        match self {
            Self::Infantry => &[Unit::Infantry],
            Self::Cavalry => &[Unit::Cavalry],
            Self::FootOrHorse => &[Unit::Infantry, Unit::Cavalry],
        }
    }
}

/// Which units one must have where others are eliminated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum With {
    /// Infantry.
    Infantry,
    /// Cavalry.
    Cavalry,
    /// Either.
    Either,
}

impl With {
    /// The kinds that will do.
    #[must_use]
    pub const fn kinds(self) -> &'static [Unit] {
        match self {
            Self::Infantry => Troop::Infantry.kinds(),
            Self::Cavalry => Troop::Cavalry.kinds(),
            Self::Either => Troop::FootOrHorse.kinds(),
        }
    }
}

/// Which token is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A good of this kind.
    Good(Good),
    /// Any good.
    AnyGood,
    /// Any good or any cache.
    GoodOrCache,
}

/// Where a free city may stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    /// On any legal hex.
    Anywhere,
    /// In a region without a city of one's own.
    NewRegion,
    /// Next to one of one's cities.
    BesideOwnCity,
    /// In a region next to one that has a city of one's own.
    NextRegion,
}

/// Which town is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Town {
    /// A farming town.
    Farm,
    /// A manufacturing town.
    Craft,
    /// Either.
    Either,
}

/// What a card is worth at the end, if it is face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Points.
    Flat(u8),
    /// Points for each of something.
    Per(Count, u8),
    /// As many points as the best Great Project gives.
    BestProject,
    /// Unrest that is ignored.
    Calm(u8),
    /// Unrest that is ignored, one for each icon.
    CalmPer(Pillar),
}
