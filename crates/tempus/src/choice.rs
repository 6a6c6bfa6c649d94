//! Choices and their notation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tessera_kernel::Phrase;

use crate::components::cities::{TOKENS, VALUES};
use crate::components::ideas::Card;
use crate::components::sea::Hex;
use crate::components::terrain::Terrain;

/// The five actions (T4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Move people (T5).
    Move,
    /// Have children (T6).
    Children,
    /// Fight (T7).
    Fight,
    /// Have an idea (T8).
    Idea,
    /// Build a city (T9).
    Build,
}

impl Action {
    /// All five, in the order of the player aid.
    pub const ALL: [Self; 5] = [Self::Move, Self::Children, Self::Fight, Self::Idea, Self::Build];

    const fn word(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Children => "children",
            Self::Fight => "fight",
            Self::Idea => "idea",
            Self::Build => "build",
        }
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> Phrase {
        Phrase::new(match self {
            Self::Move => "tempus-action-move",
            Self::Children => "tempus-action-children",
            Self::Fight => "tempus-action-fight",
            Self::Idea => "tempus-action-idea",
            Self::Build => "tempus-action-build",
        })
    }
}

/// Everything a player of Tempus ever chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Put the centre of the drawn tile here: `tile G5`.
    Tile(Hex),
    /// Turn it clockwise by so many sixths: `turn 2`.
    Turn(u8),
    /// Put a starting token here: `settle G5`.
    Settle(Hex),
    /// Take an action: `move`, `children`, `fight`, `idea`, `build`.
    Act(Action),
    /// Play an idea card for its ability: `play TRA-F`.
    Play(Card),
    /// Play Government for one more action this turn: `double GOV-F`.
    Double(Card),
    /// Play Government to act a round later: `delay GOV-F`.
    Delay(Card),
    /// The token that moves, or the stack that attacks, stands here: `from G5`.
    From(Hex),
    /// It goes here: `to G6`.
    To(Hex),
    /// A child is born here: `birth G5`.
    Birth(Hex),
    /// Enough of this action: `stop`.
    Stop,
    /// The turn is over: `end`.
    End,
    /// Attack this hex: `attack G5`.
    Attack(Hex),
    /// The city counts as this ground: `name F`.
    Name(Terrain),
    /// Lay or play this card in a fight or in Progress: `lay WEA-F`.
    Lay(Card),
    /// No more cards: `ready`.
    Ready,
    /// Move so many tokens into the captured hex: `advance 2`.
    Advance(u8),
    /// Build on this hex: `site G5`.
    Site(Hex),
    /// Build a city of this value: `city 3`.
    City(u8),
    /// Give this card up: `discard EDU-M`.
    Discard(Card),
    /// Convert a token on this hex: `convert G5`.
    Convert(Hex),
    /// It joins this hex: `into G6`.
    Into(Hex),
    /// Raise the stacking limit here: `raise G5`.
    Raise(Hex),
}

impl Choice {
    /// Where on the board it is, if it is somewhere.
    #[must_use]
    pub const fn place(self) -> Option<Hex> {
        match self {
            Self::Tile(hex)
            | Self::Settle(hex)
            | Self::From(hex)
            | Self::To(hex)
            | Self::Birth(hex)
            | Self::Attack(hex)
            | Self::Site(hex)
            | Self::Convert(hex)
            | Self::Into(hex)
            | Self::Raise(hex) => Some(hex),
            _ => None,
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tile(hex) => write!(f, "tile {hex}"),
            Self::Turn(sixths) => write!(f, "turn {sixths}"),
            Self::Settle(hex) => write!(f, "settle {hex}"),
            Self::Act(action) => f.write_str(action.word()),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Double(card) => write!(f, "double {card}"),
            Self::Delay(card) => write!(f, "delay {card}"),
            Self::From(hex) => write!(f, "from {hex}"),
            Self::To(hex) => write!(f, "to {hex}"),
            Self::Birth(hex) => write!(f, "birth {hex}"),
            Self::Stop => f.write_str("stop"),
            Self::End => f.write_str("end"),
            Self::Attack(hex) => write!(f, "attack {hex}"),
            Self::Name(terrain) => write!(f, "name {}", terrain.letter()),
            Self::Lay(card) => write!(f, "lay {card}"),
            Self::Ready => f.write_str("ready"),
            Self::Advance(tokens) => write!(f, "advance {tokens}"),
            Self::Site(hex) => write!(f, "site {hex}"),
            Self::City(value) => write!(f, "city {value}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Convert(hex) => write!(f, "convert {hex}"),
            Self::Into(hex) => write!(f, "into {hex}"),
            Self::Raise(hex) => write!(f, "raise {hex}"),
        }
    }
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if let Some(action) = Action::ALL.into_iter().find(|action| action.word() == text) {
            return Ok(Self::Act(action));
        }
        let (verb, object) = text.split_once(' ').unwrap_or((text, ""));
        let hex = || object.parse::<Hex>();
        let card = || object.parse::<Card>();
        let number = |least: u8, most: u8| match object.parse::<u8>() {
            Ok(number) if (least..=most).contains(&number) => Ok(number),
            _ => Err(()),
        };
        Ok(match (verb, object.is_empty()) {
            ("stop", true) => Self::Stop,
            ("end", true) => Self::End,
            ("ready", true) => Self::Ready,
            ("tile", false) => Self::Tile(hex()?),
            ("turn", false) => Self::Turn(number(0, 5)?),
            ("settle", false) => Self::Settle(hex()?),
            ("play", false) => Self::Play(card()?),
            ("double", false) => Self::Double(card()?),
            ("delay", false) => Self::Delay(card()?),
            ("from", false) => Self::From(hex()?),
            ("to", false) => Self::To(hex()?),
            ("birth", false) => Self::Birth(hex()?),
            ("attack", false) => Self::Attack(hex()?),
            ("name", false) => Self::Name(Terrain::from_letter(object).ok_or(())?),
            ("lay", false) => Self::Lay(card()?),
            ("advance", false) => Self::Advance(number(0, TOKENS)?),
            ("site", false) => Self::Site(hex()?),
            ("city", false) => Self::City(number(VALUES[0], VALUES[2])?),
            ("discard", false) => Self::Discard(card()?),
            ("convert", false) => Self::Convert(hex()?),
            ("into", false) => Self::Into(hex()?),
            ("raise", false) => Self::Raise(hex()?),
            _ => return Err(()),
        })
    }
}
