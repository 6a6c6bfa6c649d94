//! Proof that the dice were honest: a match shows the hash of its seed at the start and the seed at the end.

use std::fmt;
use std::str::FromStr;

use crate::hash::{from_hex, sha256, to_hex};
use crate::{NotASeed, Seed};

/// The secret of a match: its seed, and a salt so that a small seed cannot be found by trying.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Secret {
    /// What all chance follows from.
    pub seed: Seed,
    /// Makes the commitment say nothing about the seed.
    pub salt: Seed,
}

impl Secret {
    /// A secret nobody can guess.
    #[must_use]
    pub fn from_os() -> Self {
        Self { seed: Seed::from_os(), salt: Seed::from_os() }
    }

    /// The secret that stands for a small number, for simulations and tests.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let seed = Seed::from_number(number);
        Self { seed, salt: Seed(sha256(&seed.0)) }
    }

    /// What is shown while the secret is kept.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(sha256(&[self.seed.0, self.salt.0].concat()))
    }
}

/// The SHA-256 of a match's seed followed by its salt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl FromStr for Commitment {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Self, NotASeed> {
        from_hex(text).map(Self).ok_or(NotASeed)
    }
}
