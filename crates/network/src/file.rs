//! A network on disk: a line that says where it comes from, then its numbers.

use serde::{Deserialize, Serialize};

use crate::network::{Network, Shape};
use crate::policy::Policy;

/// Where a network comes from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// Which game it judges.
    pub game: String,
    /// The command that made it.
    pub command: String,
    /// The games it learned from.
    pub games: u64,
    /// The hours that took, of all cores together.
    pub hours: f64,
    /// A hash of the names of its inputs: a network made for others is of no use.
    pub inputs: String,
}

#[derive(Serialize, Deserialize)]
struct Head {
    #[serde(flatten)]
    origin: Origin,
    shape: Shape,
    scale: f32,
    /// Whether a policy follows.
    policy: bool,
}

/// Why a network could not be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FileError {
    /// The first line is not what it should be.
    #[error("not a network: {0}")]
    Head(String),
    /// There are more or fewer numbers than the first line says.
    #[error("not a whole network: {wanted} numbers are wanted, there are {found}")]
    Length {
        /// How many there should be.
        wanted: usize,
        /// How many there are.
        found: usize,
    },
    /// A number is none.
    #[error("not a sound network: one of its numbers is none")]
    NotANumber,
}

/// The largest network that is read, in numbers: more than any game needs, and no great harm.
const MOST: usize = 4_000_000;

/// Writes a network, and its policy if it has one.
#[must_use]
pub(crate) fn write(origin: &Origin, network: &Network, policy: Option<&Policy>) -> Vec<u8> {
    let head = Head { origin: origin.clone(), shape: network.shape, scale: network.scale, policy: policy.is_some() };
    let mut bytes = serde_json::to_vec(&head).expect("a head of plain numbers and texts can be written");
    bytes.push(b'\n');
    let numbers = network.numbers.iter().chain(policy.iter().flat_map(|policy| &policy.numbers));
    numbers.for_each(|number| bytes.extend(number.to_le_bytes()));
    bytes
}

/// Reads what [`write`] has written.
pub(crate) fn read(bytes: &[u8]) -> Result<(Origin, Network, Option<Policy>), FileError> {
    let end = bytes.iter().position(|&byte| byte == b'\n').ok_or_else(|| FileError::Head("no first line".into()))?;
    let head: Head = serde_json::from_slice(&bytes[..end]).map_err(|error| FileError::Head(error.to_string()))?;
    let Shape { inputs, hidden, second } = head.shape;
    if [inputs, hidden, second].into_iter().any(|size| size == 0 || size > MOST) || head.shape.count() > MOST {
        return Err(FileError::Head("its size is out of bounds".into()));
    }
    let own = head.shape.count();
    let wanted = own + if head.policy { Policy::count(hidden) } else { 0 };
    let numbers = &bytes[end + 1..];
    if numbers.len() != 4 * wanted {
        return Err(FileError::Length { wanted, found: numbers.len() / 4 });
    }
    let number = |bytes: &[u8]| f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    let mut numbers: Vec<f32> = numbers.chunks_exact(4).map(number).collect();
    if !numbers.iter().all(|number| number.is_finite()) || !head.scale.is_finite() || head.scale <= 0.0 {
        return Err(FileError::NotANumber);
    }
    let policy = numbers.split_off(own);
    let policy = head.policy.then_some(Policy { hidden, numbers: policy });
    Ok((head.origin, Network { shape: head.shape, scale: head.scale, numbers }, policy))
}

impl Network {
    /// As a file: a line of JSON, then its numbers and those of its policy, four bytes each.
    #[must_use]
    pub fn to_bytes(&self, origin: &Origin, policy: Option<&Policy>) -> Vec<u8> {
        write(origin, self, policy)
    }

    /// Reads such a file.
    ///
    /// # Errors
    /// When it is not one.
    pub fn from_bytes(bytes: &[u8]) -> Result<(Origin, Self, Option<Policy>), FileError> {
        read(bytes)
    }
}
