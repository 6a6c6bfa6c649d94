//! Resources and tokens: food, ore, wood, ideas, gold; culture and mood.

use std::fmt;
use std::ops::{Add, AddAssign};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tessera_kernel::Phrase;

/// A kind of resource or token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "each is what it names")]
pub enum Good {
    Food,
    Ore,
    Wood,
    Ideas,
    Gold,
    Culture,
    Mood,
}

impl Good {
    /// The five resources and the two tokens.
    pub const ALL: [Self; 7] = [Self::Food, Self::Ore, Self::Wood, Self::Ideas, Self::Gold, Self::Culture, Self::Mood];
    /// The five resources.
    pub const RESOURCES: [Self; 5] = [Self::Food, Self::Ore, Self::Wood, Self::Ideas, Self::Gold];

    /// Its letter in notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Food => 'f',
            Self::Ore => 'o',
            Self::Wood => 'w',
            Self::Ideas => 'i',
            Self::Gold => 'g',
            Self::Culture => 'c',
            Self::Mood => 'm',
        }
    }

    fn from_letter(letter: char) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|good| good.letter() == letter).ok_or(())
    }

    /// So many of it, in words.
    #[must_use]
    pub fn amount(self, count: u8) -> Phrase {
        Phrase::new(match self {
            Self::Food => "clash-food",
            Self::Ore => "clash-ore",
            Self::Wood => "clash-wood",
            Self::Ideas => "clash-ideas",
            Self::Gold => "clash-gold",
            Self::Culture => "clash-culture",
            Self::Mood => "clash-mood",
        })
        .with("count", count)
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Good {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut letters = text.chars();
        let letter = letters.next().filter(|_| letters.next().is_none()).ok_or(())?;
        Self::from_letter(letter)
    }
}

/// An amount of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is what it names")]
pub struct Goods {
    pub food: u8,
    pub ore: u8,
    pub wood: u8,
    pub ideas: u8,
    pub gold: u8,
    pub culture: u8,
    pub mood: u8,
}

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self::resources(0, 0, 0, 0, 0);

    /// Resources without tokens.
    #[must_use]
    pub const fn resources(food: u8, ore: u8, wood: u8, ideas: u8, gold: u8) -> Self {
        Self { food, ore, wood, ideas, gold, culture: 0, mood: 0 }
    }

    /// So many of one kind.
    #[must_use]
    pub fn of(good: Good, count: u8) -> Self {
        let mut goods = Self::NONE;
        *goods.of_mut(good) = count;
        goods
    }

    /// How many of a kind.
    #[must_use]
    pub const fn get(&self, good: Good) -> u8 {
        match good {
            Good::Food => self.food,
            Good::Ore => self.ore,
            Good::Wood => self.wood,
            Good::Ideas => self.ideas,
            Good::Gold => self.gold,
            Good::Culture => self.culture,
            Good::Mood => self.mood,
        }
    }

    /// The amount of a kind, to change.
    pub const fn of_mut(&mut self, good: Good) -> &mut u8 {
        match good {
            Good::Food => &mut self.food,
            Good::Ore => &mut self.ore,
            Good::Wood => &mut self.wood,
            Good::Ideas => &mut self.ideas,
            Good::Gold => &mut self.gold,
            Good::Culture => &mut self.culture,
            Good::Mood => &mut self.mood,
        }
    }

    /// Resources in all, tokens left out.
    pub(crate) const fn total_resources(&self) -> u8 {
        self.food + self.ore + self.wood + self.ideas + self.gold
    }

    /// Everything in all.
    #[must_use]
    pub const fn total(&self) -> u8 {
        self.total_resources() + self.culture + self.mood
    }

    /// Whether there is nothing.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::NONE
    }

    /// Whether there is at least so much of every kind.
    #[must_use]
    pub const fn covers(&self, other: &Self) -> bool {
        self.food >= other.food
            && self.ore >= other.ore
            && self.wood >= other.wood
            && self.ideas >= other.ideas
            && self.gold >= other.gold
            && self.culture >= other.culture
            && self.mood >= other.mood
    }

    /// What is left after paying. There must be enough: only what can be paid is offered.
    pub(crate) fn minus(&self, other: &Self) -> Self {
        let mut left = *self;
        for good in Good::ALL {
            let amount = left.of_mut(good);
            *amount = amount.checked_sub(other.get(good)).expect("only what is there can be paid");
        }
        left
    }

    /// Of each kind no more than there is of it in other goods.
    pub(crate) fn at_most(mut self, other: &Self) -> Self {
        for good in Good::ALL {
            let amount = self.of_mut(good);
            *amount = other.get(good).min(*amount);
        }
        self
    }

    /// The kinds there is something of, in words.
    #[must_use]
    pub fn phrases(&self) -> Vec<Phrase> {
        let some = Good::ALL.into_iter().filter(|&good| self.get(good) > 0);
        some.map(|good| good.amount(self.get(good))).collect()
    }
}

impl Add for Goods {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl AddAssign for Goods {
    fn add_assign(&mut self, other: Self) {
        self.food += other.food;
        self.ore += other.ore;
        self.wood += other.wood;
        self.ideas += other.ideas;
        self.gold += other.gold;
        self.culture += other.culture;
        self.mood += other.mood;
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("none");
        }
        for good in Good::ALL {
            if self.get(good) > 0 {
                write!(f, "{good}{}", self.get(good))?;
            }
        }
        Ok(())
    }
}

impl FromStr for Goods {
    type Err = ();

    /// Reads `f2w1`, or `none`; whether it is written our own way is for the reader of the whole choice to see.
    fn from_str(text: &str) -> Result<Self, ()> {
        let mut goods = Self::NONE;
        if text != "none" {
            counted(text, |letter, count| {
                *goods.of_mut(Good::from_letter(letter)?) = count;
                Ok(())
            })?;
        }
        Ok(goods)
    }
}

/// Reads letters, each with a number.
pub(crate) fn counted(text: &str, mut take: impl FnMut(char, u8) -> Result<(), ()>) -> Result<(), ()> {
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        rest = &rest[letter.len_utf8()..];
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        take(letter, rest[..digits].parse().map_err(|_| ())?)?;
        rest = &rest[digits..];
    }
    Ok(())
}
