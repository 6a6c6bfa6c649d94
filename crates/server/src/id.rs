//! Names nobody can guess.

use tessera_kernel::hash::{sha256, to_hex};

/// No letters that look alike.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bytes from the operating system.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives randomness");
    bytes
}

/// A number below `bound`, which is small, for names that need not be fair.
pub fn random_below(bound: u32) -> u32 {
    u32::from_le_bytes(random_bytes()) % bound
}

fn letters<const N: usize>() -> String {
    random_bytes::<N>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A name for a match: 60 bits.
pub fn match_id() -> String {
    letters::<12>()
}

/// A secret for an invite, a session or an API token: 160 bits.
pub fn secret() -> String {
    letters::<32>()
}

/// The code of an invitation to the site: 60 bits, in groups that can be read out.
pub fn code() -> String {
    let letters = letters::<12>();
    format!("{}-{}-{}", &letters[..4], &letters[4..8], &letters[8..])
}

/// What is kept of a code, however it is typed; `None` where nothing is.
pub fn code_hash(code: &str) -> Option<String> {
    let plain = code.chars().filter(|letter| letter.is_alphanumeric()).take(100);
    let plain: String = plain.map(|letter| letter.to_ascii_lowercase()).collect();
    (!plain.is_empty()).then(|| hash(&format!("invitation {plain}")))
}

/// What is kept of a secret.
pub fn hash(secret: &str) -> String {
    to_hex(&sha256(secret.as_bytes()))
}

/// Whether two secrets are the same, in a time that does not tell where they differ.
pub fn same(one: &str, other: &str) -> bool {
    one.len() == other.len() && one.bytes().zip(other.bytes()).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
}

#[cfg(test)]
mod tests {
    use super::{code, code_hash};

    #[test]
    fn a_code_is_the_same_however_it_is_typed() {
        let code = code();
        assert_eq!(code.len(), 14);
        assert_eq!(code_hash(&code), code_hash(&format!(" {} ", code.replace('-', " ").to_uppercase())));
        assert_ne!(code_hash(&code), code_hash("0000-0000-0000"));
        assert_eq!(code_hash(" - "), None);
    }
}
