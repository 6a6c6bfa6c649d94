//! Choices and their notation.

use std::fmt;
use std::str::FromStr;

use tessera_kernel::{Seat, listed};

use crate::components::achievements::Achievement;
use crate::components::build_cards::BuildCard;
use crate::components::golden_ages::GoldenAge;
use crate::components::governments::Government;
use crate::components::leaders::Leader;
use crate::components::map::Hex;
use crate::components::pieces::{Piece, Track, Unit, Wealth};
use crate::components::pillars::Pillar;
use crate::components::population_cards::PopulationCard;
use crate::components::regions::Region;
use crate::components::tax_cards::{Levy, TaxCard};
use crate::components::technologies::Tech;
use crate::components::wonders::Wonder;
use crate::market::Market;

listed! {
    /// The eight actions (M4.2).
    pub enum Action: "mosaic-action-" {
        /// Produce (M6.4).
        Work = "work",
        /// Grow (M6.6).
        Population = "population",
        /// Build (M6.8).
        Build = "build",
        /// Build a wonder (M6.15).
        Wonder = "wonder",
        /// Learn (M6.18).
        Technology = "technology",
        /// Levy (M6.21).
        Tax = "tax",
        /// Recruit and move (M6.25).
        Military = "military",
        /// Take a government (M6.29).
        Government = "government",
    }
}

/// Everything a player of Mosaic ever chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Pick a leader: `leader scribe`.
    Leader(Leader),
    /// Keep a technology of the hand that is passed on: `draft music`.
    Draft(Tech),
    /// Put a piece on this hex, or take what lies there: `at F5`.
    At(Hex),
    /// Take an action: `act work`.
    Act(Action),
    /// Produce this: `produce stone`.
    Produce(Wealth),
    /// Take this population card: `grow b`.
    Grow(PopulationCard),
    /// Take this build card: `build capital`.
    Build(BuildCard),
    /// Build this without a card: `bare city`.
    Bare(Piece),
    /// Build this wonder: `wonder sphinx`.
    Wonder(Wonder),
    /// Take this technology: `learn music`.
    Learn(Tech),
    /// Take this Tax & Tariff card: `levy tax-3`.
    Levy(TaxCard),
    /// Grow, or levy this, when no card is left: `fallback`, `fallback tax`.
    Fallback(Option<Levy>),
    /// Take the card on top of the deck: `top`.
    Top,
    /// Look at the top card of the deck: `look`.
    Look,
    /// Put it back, for nothing can be done: `leave`.
    Leave,
    /// Use more money than needed: `barter`.
    Barter,
    /// Let money stand for so many units: `replace stone 2`.
    Replace(Wealth, u8),
    /// Take this government: `govern republic`.
    Govern(Government),
    /// Play a technology face up: `play music`.
    Play(Tech),
    /// Keep it face down: `keep`.
    Keep,
    /// Take the benefit of the leader next: `start`.
    Start,
    /// Claim a golden age: `golden art`.
    Golden(GoldenAge),
    /// Claim an achievement: `claim urban`.
    Claim(Achievement),
    /// Refresh a market: `refresh build`.
    Refresh(Market),
    /// Use the leader's power: `power`.
    Power,
    /// Raise this track: `raise tax`.
    Raise(Track),
    /// Lower this track: `lower stone`.
    Lower(Track),
    /// By so much: `by 4`.
    By(u16),
    /// Gain this: `gain food`.
    Gain(Wealth),
    /// Two icons of this pillar: `pillar sci`.
    Pillar(Pillar),
    /// This kind of town: `town farm`.
    Town(Piece),
    /// Recruit or place a unit of this kind: `unit cavalry`.
    Unit(Unit),
    /// Move a unit of this kind out of this region: `march cavalry gaul`.
    March(Unit, Region),
    /// In or into this region: `in gaul`.
    In(Region),
    /// Send an enemy unit home: `strike 2 infantry`.
    Strike(Seat, Unit),
    /// Use the Diplomats: `diplomats`.
    Diplomats,
    /// Move this player's units out of this region: `expel 2 gaul`.
    Expel(Seat, Region),
    /// Do not, or no more: `done`.
    Done,
    /// The turn is over: `end`.
    End,
}

/// Where on the map a choice is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On a hex.
    Hex(Hex),
    /// In a region.
    Region(Region),
}

impl Choice {
    /// Where on the map it is, if it is somewhere.
    #[must_use]
    pub const fn place(self) -> Option<Place> {
        match self {
            Self::At(hex) => Some(Place::Hex(hex)),
            Self::In(region) | Self::March(_, region) | Self::Expel(_, region) => Some(Place::Region(region)),
            _ => None,
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Leader(leader) => write!(f, "leader {leader}"),
            Self::Draft(tech) => write!(f, "draft {tech}"),
            Self::At(hex) => write!(f, "at {hex}"),
            Self::Act(action) => write!(f, "act {action}"),
            Self::Produce(wealth) => write!(f, "produce {wealth}"),
            Self::Grow(card) => write!(f, "grow {card}"),
            Self::Build(card) => write!(f, "build {card}"),
            Self::Bare(piece) => write!(f, "bare {piece}"),
            Self::Wonder(wonder) => write!(f, "wonder {wonder}"),
            Self::Learn(tech) => write!(f, "learn {tech}"),
            Self::Levy(card) => write!(f, "levy {card}"),
            Self::Fallback(None) => f.write_str("fallback"),
            Self::Fallback(Some(levy)) => write!(f, "fallback {levy}"),
            Self::Top => f.write_str("top"),
            Self::Look => f.write_str("look"),
            Self::Leave => f.write_str("leave"),
            Self::Barter => f.write_str("barter"),
            Self::Replace(wealth, units) => write!(f, "replace {wealth} {units}"),
            Self::Govern(government) => write!(f, "govern {government}"),
            Self::Play(tech) => write!(f, "play {tech}"),
            Self::Keep => f.write_str("keep"),
            Self::Start => f.write_str("start"),
            Self::Golden(age) => write!(f, "golden {age}"),
            Self::Claim(achievement) => write!(f, "claim {achievement}"),
            Self::Refresh(market) => write!(f, "refresh {market}"),
            Self::Power => f.write_str("power"),
            Self::Raise(track) => write!(f, "raise {track}"),
            Self::Lower(track) => write!(f, "lower {track}"),
            Self::By(amount) => write!(f, "by {amount}"),
            Self::Gain(wealth) => write!(f, "gain {wealth}"),
            Self::Pillar(pillar) => write!(f, "pillar {pillar}"),
            Self::Town(piece) => write!(f, "town {piece}"),
            Self::Unit(unit) => write!(f, "unit {unit}"),
            Self::March(unit, region) => write!(f, "march {unit} {region}"),
            Self::In(region) => write!(f, "in {region}"),
            Self::Strike(seat, unit) => write!(f, "strike {seat} {unit}"),
            Self::Diplomats => f.write_str("diplomats"),
            Self::Expel(seat, region) => write!(f, "expel {seat} {region}"),
            Self::Done => f.write_str("done"),
            Self::End => f.write_str("end"),
        }
    }
}

/// A number as it is written: no sign, no leading zero.
fn number(text: &str) -> Result<u16, ()> {
    let number: u16 = text.parse().map_err(|_| ())?;
    if number.to_string() == text { Ok(number) } else { Err(()) }
}

fn seat(text: &str) -> Result<Seat, ()> {
    let seat: Seat = text.parse().map_err(|_| ())?;
    if seat.to_string() == text { Ok(seat) } else { Err(()) }
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["leader", leader] => Self::Leader(leader.parse()?),
            ["draft", tech] => Self::Draft(tech.parse()?),
            ["at", hex] => Self::At(hex.parse()?),
            ["act", action] => Self::Act(action.parse()?),
            ["produce", wealth] => Self::Produce(wealth.parse()?),
            ["grow", card] => Self::Grow(card.parse()?),
            ["build", card] => Self::Build(card.parse()?),
            ["bare", piece] => Self::Bare(piece.parse()?),
            ["wonder", wonder] => Self::Wonder(wonder.parse()?),
            ["learn", tech] => Self::Learn(tech.parse()?),
            ["levy", card] => Self::Levy(card.parse()?),
            ["fallback"] => Self::Fallback(None),
            ["fallback", levy] => Self::Fallback(Some(levy.parse()?)),
            ["top"] => Self::Top,
            ["look"] => Self::Look,
            ["leave"] => Self::Leave,
            ["barter"] => Self::Barter,
            ["replace", wealth, units] => Self::Replace(wealth.parse()?, u8::try_from(number(units)?).map_err(|_| ())?),
            ["govern", government] => Self::Govern(government.parse()?),
            ["play", tech] => Self::Play(tech.parse()?),
            ["keep"] => Self::Keep,
            ["start"] => Self::Start,
            ["golden", age] => Self::Golden(age.parse()?),
            ["claim", achievement] => Self::Claim(achievement.parse()?),
            ["refresh", market] => Self::Refresh(market.parse()?),
            ["power"] => Self::Power,
            ["raise", track] => Self::Raise(track.parse()?),
            ["lower", track] => Self::Lower(track.parse()?),
            ["by", amount] => Self::By(number(amount)?),
            ["gain", wealth] => Self::Gain(wealth.parse()?),
            ["pillar", pillar] => Self::Pillar(pillar.parse()?),
            ["town", piece] => Self::Town(piece.parse()?),
            ["unit", unit] => Self::Unit(unit.parse()?),
            ["march", unit, region] => Self::March(unit.parse()?, region.parse()?),
            ["in", region] => Self::In(region.parse()?),
            ["strike", victim, unit] => Self::Strike(seat(victim)?, unit.parse()?),
            ["diplomats"] => Self::Diplomats,
            ["expel", victim, region] => Self::Expel(seat(victim)?, region.parse()?),
            ["done"] => Self::Done,
            ["end"] => Self::End,
            _ => return Err(()),
        })
    }
}
