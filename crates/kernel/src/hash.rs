//! Hashing and hexadecimal: commitments, content hashes, state hashes.

use serde::Serialize;
use sha2::{Digest, Sha256};

/// The SHA-256 of some bytes.
#[must_use]
pub fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// A hash of everything in a state: equal states, equal hashes, on every machine.
///
/// # Panics
/// When the value cannot be serialised, which no state type allows.
#[must_use]
pub fn state_hash(state: &impl Serialize) -> u64 {
    let bytes = postcard::to_allocvec(state).expect("states serialise");
    let hash = sha256(&bytes);
    u64::from_le_bytes(hash[..8].try_into().expect("eight bytes"))
}

/// Bytes as hexadecimal digits.
#[must_use]
pub fn to_hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Hexadecimal digits as exactly `N` bytes.
#[must_use]
pub fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        let digits = std::str::from_utf8(digits).ok()?;
        *byte = u8::from_str_radix(digits, 16).ok()?;
    }
    Some(bytes)
}
