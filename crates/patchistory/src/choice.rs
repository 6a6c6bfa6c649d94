//! Choices and their notation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tessera_kernel::{Phrase, Seat, listed};

use crate::cell::Cell;
use crate::components::buildings::Building;
use crate::components::features::Feature;
use crate::components::icons::{Icon, amount};
use crate::components::prosperity::Prosperity;
use crate::components::routes::{ALLIED, PRINCIPAL};
use crate::components::tiles::Face;

listed! {
    /// The actions that cost Politics points (P7, P8).
    pub enum Deed: "patchistory-deed-" {
        /// Goods for Culture (P7.3).
        Aid = "aid",
        /// Swords for Culture or Money (P7.5).
        Threat = "threat",
        /// A worker sets out (P8.1).
        Trade = "trade",
        /// Goods for other goods (P8.2).
        Exchange = "exchange",
        /// A new worker (P8.3).
        Train = "train",
        /// Culture for heroes (P8.4).
        HonourHeroes = "honour-heroes",
        /// Culture for wonders (P8.5).
        HonourWonders = "honour-wonders",
        /// A Principal route (P8.6).
        BuildRoute = "build-route",
        /// A wasteland (P8.7).
        Sanitise = "sanitise",
        /// A building (P8.8).
        Construct = "construct",
        /// Votes (P8.9).
        Campaign = "campaign",
    }
}

/// A trade route by its number: `r3` for a Principal one, `a1` for an Allied one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Way {
    /// A Principal route, from 0.
    Principal(u8),
    /// An Allied route, from 0.
    Allied(u8),
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Principal(at) => write!(f, "r{}", at + 1),
            Self::Allied(at) => write!(f, "a{}", at + 1),
        }
    }
}

impl FromStr for Way {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if let Some(number) = text.strip_prefix('r') {
            return read_number(number, 1, PRINCIPAL as u16).map(|number| Self::Principal(number as u8 - 1));
        }
        let number = text.strip_prefix('a').ok_or(())?;
        read_number(number, 1, ALLIED as u16).map(|number| Self::Allied(number as u8 - 1))
    }
}

/// Where a worker stands: `H8` in the territory, `r3` or `a1` on a route.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Spot {
    /// On a location of the territory.
    Home(Cell),
    /// On a route.
    Route(Way),
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home(cell) => cell.fmt(f),
            Self::Route(way) => way.fmt(f),
        }
    }
}

impl FromStr for Spot {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse().map(Self::Home).or_else(|()| text.parse().map(Self::Route))
    }
}

/// Money, Food and Resources: `m1f2r3`, without what there is none of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Bag(pub [u8; 3]);

impl Bag {
    /// So many of one good.
    #[must_use]
    pub fn of(icon: Icon, count: u8) -> Self {
        let mut bag = Self::default();
        bag.0[icon.index()] = count;
        bag
    }

    /// Each good that is in it.
    pub fn iter(self) -> impl Iterator<Item = (Icon, u8)> + Clone {
        Icon::TRADED.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// What is in it, in words.
    #[must_use]
    pub fn list(self) -> Vec<Phrase> {
        self.iter().map(|(icon, count)| amount(icon, count.into())).collect()
    }
}

impl fmt::Display for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|(icon, count)| write!(f, "{}{count}", icon.letter().to_ascii_lowercase()))
    }
}

impl FromStr for Bag {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut bag = Self::default();
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let at = Icon::TRADED.iter().position(|icon| icon.letter().to_ascii_lowercase() == letter).ok_or(())?;
            let digits = rest[1..].find(|next: char| !next.is_ascii_digit()).map_or(rest.len(), |end| end + 1);
            bag.0[at] = read_number(&rest[1..digits], 1, u8::MAX.into())? as u8;
            rest = &rest[digits..];
        }
        if bag.to_string() == text && !text.is_empty() { Ok(bag) } else { Err(()) }
    }
}

/// A worker who is sent back for Power in a war (P17.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Fighter {
    /// None.
    #[default]
    None,
    /// One who is named once the war is decided, as under revision 1: `w`.
    Unnamed,
    /// The one who stands here: `w H8`, `w r3`.
    At(Spot),
}

/// What is spent in secret in a war: `spend r3`, `spend r3 v2`, `spend r0 w H8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spending {
    /// Resources.
    pub resources: u16,
    /// Votes.
    pub votes: u16,
    /// A worker.
    pub worker: Fighter,
}

impl Spending {
    /// Whether nothing but Resources is spent.
    #[must_use]
    pub fn is_plain(self) -> bool {
        self.votes == 0 && self.worker == Fighter::None
    }
}

/// Everything a player of Patchistory ever chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// So much Money lies on the second tile in all: `bid 2 5`.
    Bid(u8, u16),
    /// Bid later: `wait`.
    Wait,
    /// Take this tile for nothing: `take 2`.
    Take(u8),
    /// Not that: `no`.
    No,
    /// This side up: `side white`.
    Side(Face),
    /// The tile is not placed: `discard`.
    Discard,
    /// Its upper left square goes here: `at H8`.
    At(Cell),
    /// Which of its squares lie over and which under, NW, NE, SW, SE: `layers oouo`.
    Layers(u8),
    /// The worker of what is covered stays here: `stay H8`.
    Stay(Cell),
    /// A worker goes here: `home H8`.
    Home(Cell),
    /// Offer Aid to somebody: `aid 1`.
    Aid(Seat),
    /// These goods: `offer f2r1`.
    Offer(Bag),
    /// Take the Aid: `accept`.
    Accept,
    /// Leave the Aid: `refuse`.
    Refuse,
    /// Threaten somebody: `threaten 1`.
    Threaten(Seat),
    /// Demand this: `demand culture`.
    Demand(Icon),
    /// Break the alliance with somebody: `break 1`.
    Break(Seat),
    /// Use a hero or a wonder: `use kremlin`.
    Use(Feature),
    /// Send this worker back to the People track: `send H8`, `send r3`.
    Send(Spot),
    /// The step is over: `end`.
    End,
    /// Trade: `trade`.
    Trade,
    /// With the worker who stands here: `from H8`.
    From(Cell),
    /// On this route: `by r3`.
    By(Way),
    /// Exchange goods: `exchange`.
    Exchange,
    /// These: `give r3`.
    Give(Bag),
    /// For these: `get m2f4`.
    Get(Bag),
    /// Train a worker: `train`.
    Train,
    /// Honour heroes or wonders: `honour heroes`.
    Honour(Deed),
    /// Build a Principal route to somebody: `route 1`.
    Route(Seat),
    /// Sanitise: `sanitise`.
    Sanitise,
    /// With this building tile: `with B05`.
    With(Building),
    /// On this square: `on H8`.
    On(Cell),
    /// In the territory of somebody: `against 1`.
    Against(Seat),
    /// Construct a building: `construct B05`.
    Construct(Building),
    /// Turn so many points into Votes: `campaign 3`.
    Campaign(u8),
    /// Move the worker who stands here: `move H8`.
    Move(Cell),
    /// It goes here: `to J9`.
    To(Cell),
    /// Enough: `done`.
    Done,
    /// So many spaces along the route: `go 2`.
    Go(u8),
    /// Aside to Rest/Return: `rest`.
    Rest,
    /// This negotiation next: `meet r3`.
    Meet(Way),
    /// This war next: `fight r3`.
    Fight(Way),
    /// War: `red`.
    Red,
    /// No war: `blue`.
    Blue,
    /// An alliance: `ally`.
    Ally,
    /// An alliance with somebody who cannot refuse: `ally 1`.
    AllyWith(Seat),
    /// Take the end of the Allied route where goods 1 is near: `end x`.
    Near,
    /// Take its other end: `end y`.
    Far,
    /// Give up a route in a war: `give-up r3`.
    GiveUp(Way),
    /// Spend this in a war: `spend r3`.
    Spend(Spending),
    /// Turn so much Food into Culture: `feast 2`.
    Feast(u8),
    /// Put this card forward: `card heroes`.
    Card(Prosperity),
    /// Stake so many Votes: `stake 5`.
    Stake(u16),
}

impl Choice {
    /// Where in the territory it is, if it is somewhere.
    #[must_use]
    pub const fn place(self) -> Option<Cell> {
        match self {
            Self::At(cell)
            | Self::Stay(cell)
            | Self::Home(cell)
            | Self::From(cell)
            | Self::On(cell)
            | Self::Move(cell)
            | Self::To(cell)
            | Self::Send(Spot::Home(cell)) => Some(cell),
            _ => None,
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(tile, stake) => write!(f, "bid {} {stake}", tile + 1),
            Self::Wait => f.write_str("wait"),
            Self::Take(tile) => write!(f, "take {}", tile + 1),
            Self::No => f.write_str("no"),
            Self::Side(face) => write!(f, "side {face}"),
            Self::Discard => f.write_str("discard"),
            Self::At(cell) => write!(f, "at {cell}"),
            Self::Layers(under) => {
                f.write_str("layers ")?;
                (0..4).try_for_each(|at| f.write_str(if under >> at & 1 != 0 { "u" } else { "o" }))
            }
            Self::Stay(cell) => write!(f, "stay {cell}"),
            Self::Home(cell) => write!(f, "home {cell}"),
            Self::Aid(seat) => write!(f, "aid {seat}"),
            Self::Offer(bag) => write!(f, "offer {bag}"),
            Self::Accept => f.write_str("accept"),
            Self::Refuse => f.write_str("refuse"),
            Self::Threaten(seat) => write!(f, "threaten {seat}"),
            Self::Demand(icon) => write!(f, "demand {icon}"),
            Self::Break(seat) => write!(f, "break {seat}"),
            Self::Use(feature) => write!(f, "use {feature}"),
            Self::Send(spot) => write!(f, "send {spot}"),
            Self::End => f.write_str("end"),
            Self::Trade => f.write_str("trade"),
            Self::From(cell) => write!(f, "from {cell}"),
            Self::By(way) => write!(f, "by {way}"),
            Self::Exchange => f.write_str("exchange"),
            Self::Give(bag) => write!(f, "give {bag}"),
            Self::Get(bag) => write!(f, "get {bag}"),
            Self::Train => f.write_str("train"),
            Self::Honour(Deed::HonourHeroes) => f.write_str("honour heroes"),
            Self::Honour(_) => f.write_str("honour wonders"),
            Self::Route(seat) => write!(f, "route {seat}"),
            Self::Sanitise => f.write_str("sanitise"),
            Self::With(building) => write!(f, "with {building}"),
            Self::On(cell) => write!(f, "on {cell}"),
            Self::Against(seat) => write!(f, "against {seat}"),
            Self::Construct(building) => write!(f, "construct {building}"),
            Self::Campaign(points) => write!(f, "campaign {points}"),
            Self::Move(cell) => write!(f, "move {cell}"),
            Self::To(cell) => write!(f, "to {cell}"),
            Self::Done => f.write_str("done"),
            Self::Go(spaces) => write!(f, "go {spaces}"),
            Self::Rest => f.write_str("rest"),
            Self::Meet(way) => write!(f, "meet {way}"),
            Self::Fight(way) => write!(f, "fight {way}"),
            Self::Red => f.write_str("red"),
            Self::Blue => f.write_str("blue"),
            Self::Ally => f.write_str("ally"),
            Self::AllyWith(seat) => write!(f, "ally {seat}"),
            Self::Near => f.write_str("end x"),
            Self::Far => f.write_str("end y"),
            Self::GiveUp(way) => write!(f, "give-up {way}"),
            Self::Spend(Spending { resources, votes, worker }) => {
                write!(f, "spend r{resources}")?;
                if *votes > 0 {
                    write!(f, " v{votes}")?;
                }
                match worker {
                    Fighter::None => Ok(()),
                    Fighter::Unnamed => f.write_str(" w"),
                    Fighter::At(spot) => write!(f, " w {spot}"),
                }
            }
            Self::Feast(food) => write!(f, "feast {food}"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Stake(votes) => write!(f, "stake {votes}"),
        }
    }
}

/// A number as it is written: no sign, no leading zero.
fn read_number(text: &str, least: u16, most: u16) -> Result<u16, ()> {
    let number = text.parse::<u16>().map_err(|_| ())?;
    let plain = number.to_string() == text && (least..=most).contains(&number);
    if plain { Ok(number) } else { Err(()) }
}

fn read_spending(text: &str) -> Result<Spending, ()> {
    let mut spending = Spending::default();
    let mut words = text.split(' ');
    let resources = words.next().and_then(|word| word.strip_prefix('r')).ok_or(())?;
    spending.resources = read_number(resources, 0, u16::MAX)?;
    let mut word = words.next();
    if let Some(votes) = word.and_then(|word| word.strip_prefix('v')) {
        spending.votes = read_number(votes, 1, u16::MAX)?;
        word = words.next();
    }
    if word == Some("w") {
        spending.worker = words.next().map_or(Ok(Fighter::Unnamed), |spot| spot.parse().map(Fighter::At))?;
        word = words.next();
    }
    if word.is_none() { Ok(spending) } else { Err(()) }
}

fn read_layers(text: &str) -> Result<u8, ()> {
    let letters: [u8; 4] = text.as_bytes().try_into().map_err(|_| ())?;
    letters.iter().enumerate().try_fold(0, |under, (at, letter)| match letter {
        b'o' => Ok(under),
        b'u' => Ok(under | 1 << at),
        _ => Err(()),
    })
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if text.ends_with(' ') {
            return Err(());
        }
        let (verb, object) = text.split_once(' ').unwrap_or((text, ""));
        let cell = || object.parse::<Cell>();
        let seat = || object.parse::<Seat>().ok().filter(|seat| seat.to_string() == object).ok_or(());
        let way = || object.parse::<Way>();
        let bag = || object.parse::<Bag>();
        let number = |least: u8, most: u8| read_number(object, least.into(), most.into()).map(|number| number as u8);
        Ok(match (verb, object.is_empty()) {
            ("wait", true) => Self::Wait,
            ("no", true) => Self::No,
            ("discard", true) => Self::Discard,
            ("accept", true) => Self::Accept,
            ("refuse", true) => Self::Refuse,
            ("end", true) => Self::End,
            ("trade", true) => Self::Trade,
            ("exchange", true) => Self::Exchange,
            ("train", true) => Self::Train,
            ("sanitise", true) => Self::Sanitise,
            ("done", true) => Self::Done,
            ("rest", true) => Self::Rest,
            ("red", true) => Self::Red,
            ("blue", true) => Self::Blue,
            ("ally", true) => Self::Ally,
            ("bid", false) => {
                let (tile, stake) = object.split_once(' ').ok_or(())?;
                Self::Bid(read_number(tile, 1, 4)? as u8 - 1, read_number(stake, 1, u16::MAX)?)
            }
            ("take", false) => Self::Take(number(1, 4)? - 1),
            ("side", false) => Self::Side(object.parse()?),
            ("at", false) => Self::At(cell()?),
            ("layers", false) => Self::Layers(read_layers(object)?),
            ("stay", false) => Self::Stay(cell()?),
            ("home", false) => Self::Home(cell()?),
            ("aid", false) => Self::Aid(seat()?),
            ("offer", false) => Self::Offer(bag()?),
            ("threaten", false) => Self::Threaten(seat()?),
            ("demand", false) => Self::Demand(object.parse()?),
            ("break", false) => Self::Break(seat()?),
            ("use", false) => Self::Use(object.parse()?),
            ("send", false) => Self::Send(object.parse()?),
            ("from", false) => Self::From(cell()?),
            ("by", false) => Self::By(way()?),
            ("give", false) => Self::Give(bag()?),
            ("get", false) => Self::Get(bag()?),
            ("honour", false) => Self::Honour(match object {
                "heroes" => Deed::HonourHeroes,
                "wonders" => Deed::HonourWonders,
                _ => return Err(()),
            }),
            ("route", false) => Self::Route(seat()?),
            ("with", false) => Self::With(object.parse()?),
            ("on", false) => Self::On(cell()?),
            ("ally", false) => Self::AllyWith(seat()?),
            ("against", false) => Self::Against(seat()?),
            ("construct", false) => Self::Construct(object.parse()?),
            ("campaign", false) => Self::Campaign(number(1, u8::MAX)?),
            ("move", false) => Self::Move(cell()?),
            ("to", false) => Self::To(cell()?),
            ("go", false) => Self::Go(number(1, 9)?),
            ("meet", false) => Self::Meet(way()?),
            ("fight", false) => Self::Fight(way()?),
            ("end", false) => match object {
                "x" => Self::Near,
                "y" => Self::Far,
                _ => return Err(()),
            },
            ("give-up", false) => Self::GiveUp(way()?),
            ("spend", false) => Self::Spend(read_spending(object)?),
            ("feast", false) => Self::Feast(number(0, 9)?),
            ("card", false) => Self::Card(object.parse()?),
            ("stake", false) => Self::Stake(read_number(object, 0, u16::MAX)?),
            _ => return Err(()),
        })
    }
}
