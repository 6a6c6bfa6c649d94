//! Names of accounts: as they are kept, and what they look like.
//!
//! A name shall be readable, and nobody shall pass for somebody else: for another account, a guest, a bot or somebody who is
//! gone.

use std::collections::HashSet;
use std::sync::LazyLock;

use tessera_kernel::Phrase;
use tessera_words::{Language, Speaker};
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory as Category, UnicodeGeneralCategory as _};
use unicode_script::{Script, UnicodeScript as _};

use crate::tables::BOT_NAMES;

/// A name in its one spelling: compatible forms are one letter, and spaces are single.
pub fn normalised(name: &str) -> String {
    name.nfkc().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A name as we keep it, if we do.
pub fn acceptable(name: &str) -> Option<String> {
    // More is no name, and a letter may become many.
    if name.chars().count() > 200 {
        return None;
    }
    let name = normalised(name);
    let long = (2..=24).contains(&name.chars().count());
    let speaks = name.chars().any(char::is_alphanumeric);
    let piled = name.chars().collect::<Vec<_>>().windows(3).any(|three| three.iter().copied().all(is_mark));
    let floating = name.chars().next().is_some_and(is_mark);
    let fits = long && speaks && !piled && !floating && !name.contains(is_strange) && in_one_hand(&name);
    (fits && !is_reserved(&name)).then_some(name)
}

fn is_mark(letter: char) -> bool {
    matches!(letter.general_category(), Category::NonspacingMark | Category::EnclosingMark | Category::SpacingMark)
}

/// Whether a letter cannot be seen, changes how others are read, or stands around what we add to names.
fn is_strange(letter: char) -> bool {
    let unseen = matches!(
        letter.general_category(),
        Category::Control
            | Category::Format
            | Category::Surrogate
            | Category::PrivateUse
            | Category::Unassigned
            | Category::LineSeparator
            | Category::ParagraphSeparator
            | Category::EnclosingMark
    ) || (letter.general_category() == Category::SpaceSeparator && letter != ' ');
    // Fillers and selectors that count as letters, signs or marks, and show nothing.
    let empty = matches!(letter,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{1d159}' | '\u{e0100}'..='\u{e01ef}');
    unseen || empty || "()<>".contains(letter)
}

/// Whether a name is written as people write: in one script, or in those that are used together.
fn in_one_hand(name: &str) -> bool {
    let common = |script: &Script| matches!(script, Script::Common | Script::Inherited);
    let scripts: Vec<Script> = name.chars().map(|letter| letter.script()).filter(|script| !common(script)).collect();
    let together: [&[Script]; 3] = [
        &[Script::Latin, Script::Han, Script::Hiragana, Script::Katakana],
        &[Script::Latin, Script::Han, Script::Bopomofo],
        &[Script::Latin, Script::Han, Script::Hangul],
    ];
    let one = scripts.windows(2).all(|pair| pair[0] == pair[1]);
    one || together.iter().any(|set| scripts.iter().all(|script| set.contains(script)))
}

/// What a name looks like: two names with the same skeleton can be taken for each other.
pub fn skeleton(name: &str) -> String {
    let plain = |letter: &char| letter.is_alphanumeric() && !is_mark(*letter);
    let small = name.nfkd().map(capital).flat_map(char::to_lowercase).nfkd().filter(plain);
    let text: String = small.map(lookalike).collect();
    text.replace("rn", "m").replace("vv", "w").replace('æ', "ae").replace('œ', "oe").replace('ß', "ss")
}

/// Capitals that look like another letter than their small ones do.
fn capital(letter: char) -> char {
    match letter {
        'Ν' => 'n',
        'Υ' | 'У' | 'Ү' => 'y',
        'Ρ' | 'Р' => 'p',
        'Η' | 'Н' => 'h',
        'Χ' | 'Х' => 'x',
        'С' | 'Ϲ' => 'c',
        _ => letter,
    }
}

/// The Latin letter or digit that a small letter of ours, Greek, Cyrillic or Armenian looks like.
fn lookalike(letter: char) -> char {
    match letter {
        '0' | 'ο' | 'о' | 'օ' | 'σ' | 'ø' | 'ӧ' => 'o',
        '1' | 'i' | 'ı' | 'ι' | 'і' | 'ӏ' | 'ł' | 'ǀ' => 'l',
        'α' | 'а' => 'a',
        'β' | 'в' | 'ь' => 'b',
        'с' | 'ϲ' | 'ç' => 'c',
        'ԁ' | 'đ' => 'd',
        'ε' | 'е' | 'є' => 'e',
        'ց' => 'g',
        'н' | 'һ' | 'հ' | 'η' => 'h',
        'ј' => 'j',
        'κ' | 'к' => 'k',
        'μ' | 'м' => 'm',
        'ո' | 'п' => 'n',
        'ρ' | 'р' => 'p',
        'ԛ' => 'q',
        'г' => 'r',
        'ѕ' => 's',
        'τ' | 'т' => 't',
        'υ' | 'ս' => 'u',
        'ν' | 'ѵ' => 'v',
        'ω' | 'ԝ' | 'ш' => 'w',
        'χ' | 'х' => 'x',
        'у' | 'ү' => 'y',
        'ζ' => 'z',
        'З' | 'з' => '3',
        _ => letter,
    }
}

/// What a guest is called who has not said: two words by their number.
pub fn of_guest(number: i64, language: Language) -> String {
    let [kinds, animals] = guest_words(language);
    let number = number.unsigned_abs() as usize;
    let word = |words: &[String], at: usize| words.get(at % words.len().max(1)).cloned().unwrap_or_default();
    let (kind, animal) = (word(kinds, number / animals.len().max(1)), word(animals, number));
    Speaker::new(language, &[]).say(&Phrase::new("server-guest").with("kind", kind).with("animal", animal))
}

/// The two lists that guests' names are made of.
fn guest_words(language: Language) -> &'static [Vec<String>; 2] {
    static WORDS: LazyLock<[[Vec<String>; 2]; Language::ALL.len()]> = LazyLock::new(|| {
        Language::ALL.map(|language| {
            let speaker = Speaker::new(language, &[]);
            let words = |id: &str| speaker.word(id).split(", ").map(str::to_owned).collect();
            ["server-guest-kinds", "server-guest-animals"].map(words)
        })
    });
    &WORDS[language as usize]
}

/// What the names of guests look like, in every language.
static GUESTS: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let names = Language::ALL.into_iter().flat_map(|language| {
        let [kinds, animals] = guest_words(language);
        (0..(kinds.len() * animals.len()) as i64).map(move |number| of_guest(number, language))
    });
    names.map(|name| skeleton(&name)).collect()
});

/// Whether a name looks like one that we give: to guests, to bots, to whoever is gone.
fn is_reserved(name: &str) -> bool {
    let looks = skeleton(name);
    let number = |rest: &str| rest.chars().all(|letter| letter.is_numeric() || matches!(letter, 'o' | 'l'));
    let ours = Language::ALL.into_iter().any(|language| {
        let speaker = Speaker::new(language, &[]);
        let numbered = |id: &'static str| skeleton(&speaker.say(&Phrase::new(id).with("number", String::new())));
        let plain = ["server-someone", "server-seat-free", "server-spectator", "server-guest-word"];
        plain.iter().any(|id| skeleton(&speaker.word(id)) == looks)
            || ["server-player-number", "server-seat"]
                .into_iter()
                .any(|id| looks.strip_prefix(&numbered(id)).is_some_and(number))
            || looks.strip_prefix(&skeleton(&speaker.word("server-guest-word"))).is_some_and(number)
    });
    ours || GUESTS.contains(&looks) || BOT_NAMES.iter().any(|bot| skeleton(bot) == looks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_have_names_of_their_own() {
        for language in Language::ALL {
            let names: HashSet<String> = (100..1000).map(|number| of_guest(number, language)).collect();
            assert_eq!(names.len(), 900, "{language}: every number has another name");
            assert!(names.iter().all(|name| !name.contains(char::is_numeric) && name.chars().count() <= 24));
        }
    }

    #[test]
    fn names_of_people_are_kept() {
        let people = [
            ("Ada", "Ada"),
            ("  Ada   Lovelace ", "Ada Lovelace"),
            ("Ｊｏｅ", "Joe"),
            ("Jean-Luc", "Jean-Luc"),
            ("Zoë d'Été", "Zoë d'Été"),
            ("Пётр", "Пётр"),
            ("Ελένη", "Ελένη"),
            ("田中さん", "田中さん"),
            ("Kenji 健二", "Kenji 健二"),
            ("علي", "علي"),
            ("player one", "player one"),
            ("guestbook", "guestbook"),
        ];
        for (typed, kept) in people {
            assert_eq!(acceptable(typed).as_deref(), Some(kept), "{typed}");
            assert_eq!(acceptable(kept).as_deref(), Some(kept), "what is kept is kept");
        }
    }

    #[test]
    fn names_that_hide_or_pretend_are_not() {
        let refused = [
            "",
            "a",
            " a ",
            "..",
            "a\u{200b}da",
            "\u{200b}\u{200b}",
            "\u{2060}\u{2060}",
            "ada\u{202e}",
            "\u{3164}\u{3164}",
            "\u{2800}\u{2800}",
            "ad\u{ad}a",
            "a\u{e0041}b",
            "\u{e000}a",
            "a\nb\u{0}",
            "Ada (casual)",
            "<b>",
            "ab\u{fe0f}",
            "a\u{300}\u{301}\u{302}\u{303}b",
            "\u{301}ab",
            "a\u{20dd}b",
            "Adа",
            "Αda",
            "Guest 123",
            "Amber Heron",
            "amber  HER0N",
            "Héron ambré",
            "guest123",
            "GUEST  7",
            "Ｇuest 1２3",
            "Gueѕt 12",
            "Invité 404",
            "invite 404",
            "Guest",
            "Joueur 2",
            "Player 1",
            "P1ayer 1",
            "someone",
            "Some one",
            "quelqu'un",
            "Quelqu’un",
            "Aspasia",
            "aspasia",
            "Hypatia",
            "HYPATlA",
            "Seat 3",
            "free seat",
            "abcdefghijklmnopqrstuvwxyz",
        ];
        for name in refused {
            assert_eq!(acceptable(name), None, "{name:?}");
        }
        assert_eq!(acceptable(&"\u{fdfa}".repeat(300)), None);
    }

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        for (one, other) in [
            ("Ada", "ADA"),
            ("Ada", "Аdа"),
            ("Ada", "a.d.a"),
            ("Ada", "Adá"),
            ("paypal", "pаypa1"),
            ("Bill", "BiII"),
            ("modern", "modem"),
            ("Саша", "Caшa"),
            ("Νίκος", "Nίκος"),
            ("Zoe", "Zoë"),
            ("O0", "oo"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Ida"), ("Anna", "Hanna"), ("Bob", "Rob"), ("健二", "健一")] {
            assert_ne!(skeleton(one), skeleton(other));
        }
    }
}
