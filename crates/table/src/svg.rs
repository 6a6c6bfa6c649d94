//! Small helpers for drawing.

use std::fmt;

/// A coordinate with one decimal at most: short, and the same on every machine.
#[derive(Clone, Copy)]
pub(crate) struct N(pub f64);

impl fmt::Display for N {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i64;
        let (sign, whole, rest) = (if tenths < 0 { "-" } else { "" }, tenths.abs() / 10, tenths.abs() % 10);
        if rest == 0 { write!(f, "{sign}{whole}") } else { write!(f, "{sign}{whole}.{rest}") }
    }
}

/// A factor with two decimals.
#[derive(Clone, Copy)]
pub(crate) struct Two(pub f64);

impl fmt::Display for Two {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.2}", self.0)
    }
}

/// Numbers that look thrown but are always the same: no chance of the rules is touched.
#[derive(Clone, Copy)]
pub(crate) struct Scatter(u32);

impl Scatter {
    /// Always the same for the same name.
    pub(crate) fn named(name: &str) -> Self {
        let seed = name.bytes().fold(7_u32, |seed, byte| seed.wrapping_mul(31).wrapping_add(u32::from(byte)));
        Self(seed.wrapping_mul(0x9E37_79B9) | 1)
    }

    fn next(&mut self) -> u32 {
        // Xorshift: enough for stones.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        (self.next() >> 8) % bound
    }

    /// A number from `-most` to `most`.
    pub(crate) fn around(&mut self, most: f64) -> f64 {
        (f64::from(self.below(2001)) / 1000.0 - 1.0) * most
    }
}
