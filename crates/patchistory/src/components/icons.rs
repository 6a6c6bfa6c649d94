//! The eight icons (P1.1): four goods that are produced, four capacities that stand.

use std::fmt;

use serde::{Deserialize, Serialize};
use tessera_kernel::{Phrase, listed};

listed! {
    /// What a square can show, and what the reference board keeps a level of.
    pub enum Icon: "patchistory-icon-" {
        /// Buys land tiles.
        Money = "money",
        /// Feeds workers and heroes.
        Food = "food",
        /// Builds.
        Resource = "resource",
        /// Victory points.
        Culture = "culture",
        /// Points for Diplomacy and Administration.
        Politics = "politics",
        /// How far workers move, how much is exchanged.
        Transport = "transport",
        /// Swords.
        Military = "military",
        /// Shields.
        Defence = "defence",
    }
}

impl Icon {
    /// The goods, in the order of the reference board.
    pub const GOODS: [Self; 4] = [Self::Money, Self::Food, Self::Resource, Self::Culture];
    /// The goods that can be exchanged and given as Aid (P7.3, P8.2).
    pub const TRADED: [Self; 3] = [Self::Money, Self::Food, Self::Resource];

    /// Its letter in notation.
    #[must_use]
    pub const fn letter(self) -> char {
        LETTERS[self as usize] as char
    }

    /// The icon with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|icon| icon.letter() == letter)
    }
}

const LETTERS: &[u8; 8] = b"MFRCPTSD";

/// How many of each icon, a byte each: adding two is one addition.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Icons(u64);

impl Icons {
    /// No icon.
    pub const NONE: Self = Self(0);

    /// Reads `F1 C2`; for the tables, so a mistake does not compile.
    #[must_use]
    pub const fn read(text: &str) -> Self {
        let bytes = text.as_bytes();
        let (mut sum, mut at) = (0, 0);
        while at < bytes.len() {
            let mut icon = 0;
            while LETTERS[icon] != bytes[at] {
                icon += 1;
            }
            sum += ((bytes[at + 1] - b'0') as u64) << (8 * icon);
            at += 3;
        }
        Self(sum)
    }

    /// How many of one icon.
    #[must_use]
    pub const fn of(self, icon: Icon) -> u8 {
        (self.0 >> (8 * icon as u8)) as u8
    }

    /// The same with more of one icon.
    #[must_use]
    pub const fn plus(self, icon: Icon, count: u8) -> Self {
        Self(self.0 + ((count as u64) << (8 * icon as u8)))
    }

    /// The same with exactly so many of one icon.
    #[must_use]
    pub const fn with(self, icon: Icon, count: u8) -> Self {
        Self(self.0 & !(0xff << (8 * icon as u8))).plus(icon, count)
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each icon that is there, with its number.
    pub fn iter(self) -> impl Iterator<Item = (Icon, u8)> + Clone {
        Icon::ALL.into_iter().map(move |icon| (icon, self.of(icon))).filter(|&(_, count)| count > 0)
    }

    /// Those it has, as a list of messages.
    #[must_use]
    pub fn list(self) -> Vec<Phrase> {
        self.iter().map(|(icon, count)| amount(icon, count.into())).collect()
    }
}

/// So much of something, in words.
#[must_use]
pub fn amount(icon: Icon, count: u16) -> Phrase {
    Phrase::new(match icon {
        Icon::Money => "patchistory-amount-money",
        Icon::Food => "patchistory-amount-food",
        Icon::Resource => "patchistory-amount-resource",
        Icon::Culture => "patchistory-amount-culture",
        Icon::Politics => "patchistory-amount-politics",
        Icon::Transport => "patchistory-amount-transport",
        Icon::Military => "patchistory-amount-military",
        Icon::Defence => "patchistory-amount-defence",
    })
    .with("count", count)
}

impl std::ops::Add for Icons {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl std::ops::AddAssign for Icons {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl std::iter::Sum for Icons {
    fn sum<I: Iterator<Item = Self>>(icons: I) -> Self {
        icons.fold(Self::NONE, |sum, icons| sum + icons)
    }
}

impl fmt::Display for Icons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (icon, count)) in self.iter().enumerate() {
            write!(f, "{}{}{count}", if at == 0 { "" } else { " " }, icon.letter())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Icons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
