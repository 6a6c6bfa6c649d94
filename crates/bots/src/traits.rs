//! What an option is, for a policy: a few numbers made of the question and of the option's notation, in every game alike.

use std::cell::RefCell;
use std::fmt::Write as _;

use smallvec::SmallVec;
use tessera_kernel::Game;

thread_local! {
    static TEXT: RefCell<String> = RefCell::default();
}

/// The traits of an option: what sort of deed it is at this question, and the whole of it with its places left out. Where on
/// the board something is done is for the position to tell that it leads to.
pub(crate) fn traits<G: Game>(prompt: &G::Prompt, option: &G::Choice) -> SmallVec<[u16; 2]> {
    TEXT.with_borrow_mut(|text| {
        text.clear();
        let _ = write!(text, "{option}");
        let question = hash(BASIS, G::kind(prompt).as_bytes());
        let mut words = text.split(' ');
        let deed = hash(question, words.next().unwrap_or_default().as_bytes());
        let whole = words.fold(deed, |hash_so_far, word| {
            let word = if is_place(word) { "@" } else { word };
            hash(hash(hash_so_far, b" "), word.as_bytes())
        });
        // The deed itself is told apart from a whole of one word.
        [fold(hash(deed, b"/")), fold(whole)].into_iter().collect()
    })
}

/// Letters, then digits: `C3`, `AA12`.
fn is_place(word: &str) -> bool {
    let letters = word.bytes().take_while(u8::is_ascii_uppercase).count();
    let digits = word.len() - letters;
    (1..=2).contains(&letters)
        && (1..=2).contains(&digits)
        && word.bytes().skip(letters).all(|byte| byte.is_ascii_digit())
}

const BASIS: u32 = 0x811c_9dc5;

/// FNV-1a: the same on every machine and for ever.
fn hash(from: u32, bytes: &[u8]) -> u32 {
    bytes.iter().fold(from, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

fn fold(hash: u32) -> u16 {
    (hash ^ (hash >> 16)) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_told_from_words() {
        for place in ["C3", "A1", "AA12"] {
            assert!(is_place(place), "{place}");
        }
        for word in ["f2w1", "C", "3", "found", "C3x", "ABC1", "A123"] {
            assert!(!is_place(word), "{word}");
        }
    }
}
