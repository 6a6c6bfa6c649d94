//! Places at the table and the eyes that look at it.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most seats any game has.
pub const MAX_SEATS: usize = 6;

/// A player's place at the table, clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// When `index` is not below [`MAX_SEATS`].
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "no table has that many seats");
        Self(index as u8)
    }

    /// The seat's number, for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `count`, in order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count).map(Self::new)
    }

    /// The neighbour to the left at a table of `count`.
    #[must_use]
    pub const fn next(self, count: usize) -> Self {
        Self::new((self.index() + 1) % count)
    }

    /// Every seat of a table of `count`, clockwise, beginning with this one.
    pub fn clockwise(self, count: usize) -> impl Iterator<Item = Self> + Clone {
        (0..count).map(move |step| Self::new((self.index() + step) % count))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seat {
    type Err = NotASeat;

    fn from_str(text: &str) -> Result<Self, NotASeat> {
        match text.parse::<usize>() {
            Ok(index) if index < MAX_SEATS => Ok(Self::new(index)),
            _ => Err(NotASeat),
        }
    }
}

/// The text names no seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seat is a number from 0 to 5")]
pub struct NotASeat;

/// Whoever looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Viewer {
    /// A player, who knows what their place knows.
    Seat(Seat),
    /// Anyone else: knows only what is public.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table of `count` seats, the spectator last.
    pub fn all(count: usize) -> impl Iterator<Item = Self> + Clone {
        Seat::all(count).map(Self::Seat).chain([Self::Spectator])
    }

    /// Whether these are the eyes of `seat`.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// The seat whose eyes these are.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}

/// One value for each seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// One value for each of `count` seats.
    ///
    /// # Panics
    /// When `count` exceeds [`MAX_SEATS`].
    pub fn from_fn(count: usize, value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(count).map(value).collect())
    }

    /// How many seats there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The seats in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<T> {
        Seat::all(self.0.len())
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator + Clone {
        self.0.iter().enumerate().map(|(index, value)| (Seat::new(index), value))
    }

    /// Each seat with its value, to change.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.0.iter_mut().enumerate().map(|(index, value)| (Seat::new(index), value))
    }

    /// The values in seat order.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator + Clone {
        self.0.iter()
    }

    /// The value of a seat, if the table has that seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
