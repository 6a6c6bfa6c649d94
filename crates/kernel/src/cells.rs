//! A fixed-length array that serialises at any length.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// `[T; N]` with serde for every `N` (serde itself stops at 32).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cells<T, const N: usize>(pub [T; N]);

impl<T, const N: usize> Deref for Cells<T, N> {
    type Target = [T; N];

    fn deref(&self) -> &[T; N] {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for Cells<T, N> {
    fn deref_mut(&mut self) -> &mut [T; N] {
        &mut self.0
    }
}

impl<T: Serialize, const N: usize> Serialize for Cells<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(N))?;
        for cell in &self.0 {
            seq.serialize_element(cell)?;
        }
        seq.end()
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Cells<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Exactly<T, const N: usize>(std::marker::PhantomData<T>);

        impl<'de, T: Deserialize<'de>, const N: usize> Visitor<'de> for Exactly<T, N> {
            type Value = Cells<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "exactly {N} cells")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut cells = Vec::with_capacity(N);
                while let Some(cell) = seq.next_element()? {
                    cells.push(cell);
                }
                let found = cells.len();
                cells.try_into().map(Cells).map_err(|_| Error::invalid_length(found, &self))
            }
        }

        deserializer.deserialize_seq(Exactly(std::marker::PhantomData))
    }
}
