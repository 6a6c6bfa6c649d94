//! Text as it goes out: nothing invisible, and no longer than it may be.

/// What stands for the rest of a text that was too long.
const REST: &str = "…";

/// The text in one line.
pub(crate) fn line(text: &str) -> String {
    let shown: String = text.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    lines(&shown).split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The text with its line breaks, and without whatever else cannot be seen.
pub(crate) fn lines(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\t', " ").chars().filter(|&letter| letter == '\n' || !unseen(letter)).collect()
}

/// Controls, and what turns the direction of writing for all that follows.
fn unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}' | '\u{feff}')
}

/// As much of a text as fits, letter by letter as `write` writes each, where `size` says how much one takes.
pub(crate) fn fit(text: &str, most: usize, write: impl Fn(char) -> String, size: impl Fn(&str) -> usize) -> String {
    let pieces: Vec<String> = text.chars().map(write).collect();
    if pieces.iter().map(|piece| size(piece)).sum::<usize>() <= most {
        return pieces.concat();
    }
    let Some(mut left) = most.checked_sub(size(REST)) else { return String::new() };
    let mut fitting = String::new();
    for piece in pieces {
        let Some(then) = left.checked_sub(size(&piece)) else { break };
        left = then;
        fitting.push_str(&piece);
    }
    fitting + REST
}

/// As much of a text as so many characters are.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    fit(text, most, String::from, |_| 1)
}

/// What somebody else's server says, for our log.
pub(crate) fn excerpt(bytes: &[u8]) -> String {
    shortened(&line(&String::from_utf8_lossy(bytes)), 200)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_left_out() {
        assert_eq!(line(" Ann\r\nBcc: eve\t\u{0}\u{202e}x "), "Ann Bcc: eve x");
        assert_eq!(lines("a\r\nb\u{7}\n\n\tc\u{2066}"), "a\nb\n\n c");
        assert_eq!(line("À vous de jouer, Zoë !"), "À vous de jouer, Zoë !");
    }

    #[test]
    fn what_is_too_long_ends_in_an_ellipsis() {
        assert_eq!(shortened("Ünïté", 5), "Ünïté");
        assert_eq!(shortened("Ünïtés", 5), "Ünït…");
        assert_eq!(fit("a*b*c", 5, |letter| if letter == '*' { "\\*".into() } else { letter.into() }, str::len), "a…");
        assert_eq!(fit("abc", 0, String::from, str::len), "");
    }
}
