//! Small helpers for drawing.

use std::fmt;

/// A coordinate with one decimal at most: short, and the same on every machine.
#[derive(Clone, Copy)]
pub(crate) struct N(pub f64);

impl N {
    /// A board has thousands of them: digit by digit is several times as fast as by `write!`.
    fn write<T>(self, to: impl FnOnce(&str) -> T) -> T {
        let tenths = (self.0 * 10.0).round() as i64;
        let mut left = tenths.unsigned_abs();
        let mut text = [0_u8; 24];
        let mut first = text.len();
        let mut put = |byte| {
            first -= 1;
            text[first] = byte;
        };
        let digit = |number: u64| b'0' + (number % 10) as u8;
        if !left.is_multiple_of(10) {
            put(digit(left));
            put(b'.');
        }
        left /= 10;
        loop {
            put(digit(left));
            left /= 10;
            if left == 0 {
                break;
            }
        }
        if tenths < 0 {
            put(b'-');
        }
        to(std::str::from_utf8(&text[first..]).unwrap_or_default())
    }
}

impl fmt::Display for N {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(|text| f.write_str(text))
    }
}

impl maud::Render for N {
    fn render_to(&self, buffer: &mut String) {
        // There is nothing in a number that would have to be escaped.
        self.write(|text| buffer.push_str(text));
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

#[cfg(test)]
mod tests {
    use super::N;

    #[test]
    fn a_coordinate_has_one_decimal_at_most() {
        let cases = [
            (0.0, "0"),
            (-0.04, "0"),
            (0.05, "0.1"),
            (-0.06, "-0.1"),
            (12.0, "12"),
            (-12.34, "-12.3"),
            (109.96, "110"),
            (6000.5, "6000.5"),
            (f64::MAX, "922337203685477580.7"),
        ];
        for (number, text) in cases {
            assert_eq!(N(number).to_string(), text, "{number}");
            assert_eq!(maud::Render::render(&N(number)).into_string(), text, "{number}");
        }
    }
}
