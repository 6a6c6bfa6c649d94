//! Every word a player reads, in every language: the Fluent files of `locales/`, compiled in.
//!
//! Rules name a message and its arguments ([`Phrase`]); here it becomes a sentence.

mod said;

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader as _, langid, static_loader};
use tessera_kernel::{Arg, Phrase, Seat};

static_loader! {
    static LOCALES = {
        locales: "../../locales",
        fallback_language: "en",
        // Marks for bidirectional text would stand in notation and terminals; both languages run left to right.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

static ENGLISH: LanguageIdentifier = langid!("en");
static FRENCH: LanguageIdentifier = langid!("fr");

/// Stands before and after a seat's number where a player is to be named; no name and no message holds it.
pub const MARK: char = '\u{E000}';

/// A language the table speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// Its code: `en`, `fr`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    fn id(self) -> &'static LanguageIdentifier {
        match self {
            Self::English => &ENGLISH,
            Self::French => &FRENCH,
        }
    }

    /// The first language we speak in a list such as a browser's `fr-CH, en;q=0.8` or an environment's `fr_FR.UTF-8`.
    #[must_use]
    pub fn from_preferences(preferences: &str) -> Option<Self> {
        preferences.split([',', ':']).find_map(|preference| {
            let code = preference.trim().split(['-', '_', ';', '.']).next()?;
            code.parse().ok()
        })
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(text));
        known.ok_or_else(|| format!("'{text}' is not a language of this program; it speaks en and fr"))
    }
}

/// Turns phrases into sentences of one language, with the players' names.
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'a> {
    /// The language.
    pub language: Language,
    /// A name for each seat.
    pub names: &'a [String],
    /// The game that is spoken of; an edition may call things by names of its own.
    game: Option<&'static str>,
}

impl<'a> Speaker<'a> {
    /// Speaks a language, knowing the players' names.
    #[must_use]
    pub const fn new(language: Language, names: &'a [String]) -> Self {
        Self { language, names, game: None }
    }

    /// Speaks of this game: where a message ends in the name of its edition (`clash-ship-2012`), that one is said.
    #[must_use]
    pub const fn of(self, game: &'static str) -> Self {
        Self { game: Some(game), ..self }
    }

    /// The same with other names.
    #[must_use]
    pub const fn naming<'b>(&self, names: &'b [String]) -> Speaker<'b> {
        Speaker { language: self.language, names, game: self.game }
    }

    /// What the edition's own message would be called.
    fn own(&self, id: &str) -> Option<String> {
        let (game, edition) = self.game?.split_once('-')?;
        id.starts_with(game).then(|| format!("{id}-{edition}"))
    }

    /// A phrase as a sentence.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        if phrase.args.is_empty() {
            return self.word(phrase.id);
        }
        let marked = self.say_marked(phrase);
        let mut pieces = marked.split(MARK);
        let mut said = pieces.next().unwrap_or_default().to_owned();
        // Between two marks stands a seat's number, then goes on the sentence.
        while let (Some(seat), Some(text)) = (pieces.next(), pieces.next()) {
            said.push_str(seat.parse().map_or("?", |seat: usize| self.names.get(seat).map_or("?", String::as_str)));
            said.push_str(text);
        }
        said
    }

    /// A phrase as a sentence in which every player is their seat's number between two [`MARK`]s. It is the same at every
    /// table, so what was said lately is kept.
    #[must_use]
    pub fn say_marked(&self, phrase: &Phrase) -> Arc<str> {
        said::kept(self.language, self.game, phrase, || self.compose(phrase))
    }

    fn compose(&self, phrase: &Phrase) -> String {
        if phrase.args.is_empty() {
            return self.word(phrase.id);
        }
        let args: HashMap<Cow<'static, str>, FluentValue<'_>> =
            phrase.args.iter().map(|(name, arg)| (Cow::Borrowed(*name), self.value(arg))).collect();
        let say = |id: &str| LOCALES.try_lookup_with_args(self.language.id(), id, &args);
        let own = self.own(phrase.id).and_then(|id| say(&id));
        own.or_else(|| say(phrase.id)).unwrap_or_else(|| missing(phrase.id))
    }

    /// A phrase as a sentence that begins with a capital letter.
    #[must_use]
    pub fn say_capital(&self, phrase: &Phrase) -> String {
        capital(&self.say(phrase))
    }

    /// A message without arguments.
    #[must_use]
    pub fn word(&self, id: &str) -> String {
        self.known(id).unwrap_or_else(|| missing(id))
    }

    /// A message that not everything has.
    #[must_use]
    pub fn known(&self, id: &str) -> Option<String> {
        said::known(self.language, self.game, id, || self.look_up(id)).map(|said| said.to_string())
    }

    fn look_up(&self, id: &str) -> Option<String> {
        let say = |id: &str| LOCALES.try_lookup(self.language.id(), id);
        self.own(id).and_then(|id| say(&id)).or_else(|| say(id))
    }

    /// A player's name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    fn value<'s>(&'s self, arg: &'s Arg) -> FluentValue<'s> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Seat(seat) => FluentValue::from(format!("{MARK}{}{MARK}", seat.index())),
            Arg::Phrase(phrase) => FluentValue::from(self.compose(phrase)),
            Arg::List(phrases) => {
                let said: Vec<String> = phrases.iter().map(|phrase| self.compose(phrase)).collect();
                FluentValue::from(said.join(", "))
            }
        }
    }
}

/// The same text with a capital letter.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A missing message shows its id: ugly, but it says what to mend. A test holds that none is missing.
fn missing(id: &str) -> String {
    format!("⟨{id}⟩")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edition_calls_things_by_its_own_names() {
        let french = Speaker::new(Language::French, &[]);
        assert_eq!(french.of("clash-monumental").word("clash-ship"), "navire");
        assert_eq!(french.of("clash-2012").word("clash-ship"), "bateau");
        assert_eq!(french.of("clash-2012").word("clash-angry"), "en colère");
        let food = |count: u8| Phrase::new("clash-food").with("count", count);
        assert_eq!(french.of("clash-2012").say(&food(2)), "2 nourritures");
        assert_eq!(french.of("clash-monumental").say(&food(1)), "1 vivres", "the word has no singular");
        assert_eq!(french.of("clash-2012").word("clash-happy"), "heureuse", "most names are the same");
        let mood = Phrase::new("clash-mood").with("count", 2_u8);
        assert_eq!(french.of("clash-monumental").say(&mood), "2 jetons Humeur");
    }

    #[test]
    fn players_are_named_however_often_it_was_said_before() {
        let phrase = Phrase::new("table-waiting").with("who", Seat::new(1));
        let at_one = ["Ada".to_owned(), "Bo".to_owned()];
        let at_another = ["Cy".to_owned(), "Dee & Co".to_owned()];
        let say = |names: &[String]| Speaker::new(Language::English, names).say(&phrase);
        let (one, another) = (say(&at_one), say(&at_another));
        assert!(one.contains("Bo") && another.contains("Dee & Co"), "{one} / {another}");
        assert_eq!(say(&at_one), one, "what is kept is the same for every table");
        assert!(say(&[]).contains('?'), "nobody sits there");
        let marked = Speaker::new(Language::English, &at_one).say_marked(&phrase);
        assert_eq!(marked.replace(&format!("{MARK}1{MARK}"), "Bo"), one);
        let french = Speaker::new(Language::French, &at_one).say(&phrase);
        assert_ne!(french, one, "each language has its own");
    }

    #[test]
    fn preferences_are_read_in_order() {
        assert_eq!(Language::from_preferences("de, fr-CH;q=0.9, en"), Some(Language::French));
        assert_eq!(Language::from_preferences("fr_FR.UTF-8"), Some(Language::French));
        assert_eq!(Language::from_preferences("C.UTF-8"), None);
    }
}
