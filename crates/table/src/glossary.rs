//! What the words of a game mean: its terms and the things in its box, in one language. One list serves the glossary page, the
//! small card at the table and the terminal.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use maud::{Markup, html};
use tessera_games::{IDS, Visitor};
use tessera_kernel::{Game, Setup, Term, Thing, Title};
use tessera_words::{Language, Speaker, capital};

/// Something that can be asked about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its name in addresses.
    pub key: String,
    /// What it is called, as it stands in a sentence.
    pub name: String,
    /// Further words it goes by.
    pub also: Vec<String>,
    /// What it means, in one or more sentences.
    pub meaning: Vec<String>,
    /// The rule that says it all.
    pub rule: String,
}

/// What the words of a title mean, in one language.
#[derive(Debug)]
pub struct Glossary {
    /// The title.
    pub title: &'static str,
    /// The entries under their headings.
    pub groups: Vec<(String, Vec<Entry>)>,
}

/// The glossary of a title; `None` where there is no such game.
#[must_use]
pub fn glossary(title: &str, language: Language) -> Option<&'static Glossary> {
    type Kept = [[OnceLock<Glossary>; Language::ALL.len()]; IDS.len()];
    static KEPT: Kept = [const { [const { OnceLock::new() }; Language::ALL.len()] }; IDS.len()];
    let title = tessera_games::info(title).ok()?.id;
    let place = IDS.iter().position(|id| *id == title)?;
    let speech = Language::ALL.iter().position(|one| *one == language)?;
    Some(KEPT[place][speech].get_or_init(|| {
        let made = tessera_games::visit(title, Make { title, language });
        made.expect("what is listed is registered")
    }))
}

impl Glossary {
    /// Every entry.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.groups.iter().flat_map(|(_, entries)| entries)
    }

    /// The entry of this name in addresses, with its heading.
    #[must_use]
    pub fn entry(&self, key: &str) -> Option<(&str, &Entry)> {
        let mut all =
            self.groups.iter().flat_map(|(group, entries)| entries.iter().map(move |entry| (group.as_str(), entry)));
        all.find(|(_, entry)| entry.key == key)
    }

    /// The entries that somebody who types this may mean: those called so, else those whose name has it in it.
    #[must_use]
    pub fn find(&self, words: &str) -> Vec<&Entry> {
        let wanted = plain(words);
        if wanted.is_empty() {
            return Vec::new();
        }
        let called = |entry: &&Entry| entry.names().any(|name| plain(name) == wanted);
        let named: Vec<&Entry> = self.entries().filter(called).collect();
        if !named.is_empty() {
            return named;
        }
        self.entries().filter(|entry| entry.names().any(|name| plain(name).contains(&wanted))).collect()
    }
}

impl Entry {
    /// All that it is called.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.name).chain(&self.also).map(String::as_str)
    }

    /// Whether its names or its meaning have these words in them, however they are written.
    #[must_use]
    pub fn has(&self, words: &str) -> bool {
        let wanted = plain(words);
        self.names().chain(self.meaning.iter().map(String::as_str)).any(|text| plain(text).contains(&wanted))
    }

    /// The small card: what it is, what it means, the rule, and where all the others stand.
    #[must_use]
    pub fn card(&self, title: &str, group: &str, speaker: Speaker<'_>) -> Markup {
        html! {
            article .term {
                p .term-kind { (group) }
                h3 { (capital(&self.name)) }
                @for sentence in &self.meaning { p { (sentence) } }
                p .term-links {
                    a .rule href={ "/rules/" (title) "#" (self.rule) } data-drawer { (speaker.word("help-rule")) " " (self.rule) }
                    a href={ "/glossary/" (title) "#" (self.key) } data-drawer { (speaker.word("help-glossary")) }
                }
            }
        }
    }
}

/// Without accents, capitals and plurals, as far as they do not tell words apart: as `ask.js` compares them.
fn plain(text: &str) -> String {
    let letter = |letter: char| match letter {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        '’' => '\'',
        other => other,
    };
    let low: String = text.trim().to_lowercase().chars().map(letter).collect();
    let words = low.split(' ').map(|word| {
        let single = word.trim_end_matches(['s', 'x']);
        single.strip_suffix("ie").map_or_else(|| single.to_owned(), |stem| format!("{stem}y"))
    });
    words.collect::<Vec<_>>().join(" ")
}

struct Make {
    title: &'static str,
    language: Language,
}

impl Visitor for Make {
    type Out = Glossary;

    fn visit<G: Game>(self) -> Glossary {
        let title = Title::named::<G>(self.title).expect("it was found by this name");
        let english = Speaker::new(Language::English, &[]).of(title.name);
        let speaker = Speaker::new(self.language, &[]).of(title.name);
        let rules = tessera_games::rules(title.name, "en").unwrap_or_default();
        let mut made = Making { game: G::ID, title: title.name, speaker, groups: Vec::new(), places: BTreeMap::new() };
        for (group, terms) in G::GLOSSARY.terms {
            let played = |term: &&Term| term.only.is_none_or(|edition| title.editions.contains(&edition));
            terms.iter().filter(played).for_each(|term| made.term(&speaker.word(group), term));
        }
        for setup in setups::<G>(title) {
            for thing in G::things(&setup) {
                let section = G::GLOSSARY.sections.iter().find(|(group, _)| *group == thing.group.id);
                let section = section.map_or("", |(_, section)| section);
                let named = || rule_of(rules, section, &english.say(&thing.name)).unwrap_or(section);
                made.thing(&thing, if thing.rule.is_empty() { named() } else { thing.rule });
            }
        }
        Glossary { title: title.name, groups: made.groups }
    }
}

/// The usual setup of a title, and one with each other value of its options.
fn setups<G: Game>(title: &Title) -> Vec<Setup> {
    let mut all = Vec::new();
    for edition in title.editions {
        let usual = Setup::anonymous::<G>(*G::SEATS.start()).in_edition(*edition);
        for option in G::OPTIONS.iter().filter(|option| option.is_in(edition)) {
            all.extend(option.values.iter().skip(1).map(|value| {
                let mut other = usual.clone();
                other.options.set(option.key, *value);
                other
            }));
        }
        all.insert(0, usual);
    }
    all.into_iter().filter_map(|setup| setup.checked::<G>().ok()).collect()
}

struct Making<'a> {
    game: &'static str,
    title: &'static str,
    speaker: Speaker<'a>,
    groups: Vec<(String, Vec<Entry>)>,
    /// Where each message has its entry.
    places: BTreeMap<&'static str, (usize, usize)>,
}

impl Making<'_> {
    fn put(&mut self, group: &str, message: &'static str, entry: Entry) {
        let group = capital(group);
        let place = self.groups.iter().position(|(name, _)| *name == group).unwrap_or_else(|| {
            self.groups.push((group, Vec::new()));
            self.groups.len() - 1
        });
        self.places.insert(message, (place, self.groups[place].1.len()));
        self.groups[place].1.push(entry);
    }

    fn term(&mut self, group: &str, term: &Term) {
        let text = term.text.map_or_else(|| format!("{}-text", term.name), str::to_owned);
        let also = self.speaker.known(&format!("{}-also", term.name));
        let entry = Entry {
            key: self.key(term.name),
            name: self.speaker.word(term.name),
            also: also.map(|also| also.split(", ").map(str::to_owned).collect()).unwrap_or_default(),
            meaning: vec![capital(&self.speaker.word(&text))],
            rule: term.rule.to_owned(),
        };
        self.put(group, term.name, entry);
    }

    /// A thing has an entry of its own, or tells more about a term that is called the same.
    fn thing(&mut self, thing: &Thing, rule: &str) {
        let meaning: Vec<String> = thing.meaning.iter().map(|text| sentence(&self.speaker.say(text))).collect();
        if let Some(&(group, place)) = self.places.get(thing.name.id) {
            let known = &mut self.groups[group].1[place].meaning;
            // The box of another option may tell it again.
            known.extend(
                meaning
                    .into_iter()
                    .filter(|more| known.len() < 2 && !known[0].contains(more.as_str()))
                    .collect::<Vec<_>>(),
            );
            return;
        }
        let entry = Entry {
            key: self.key(thing.name.id),
            name: self.speaker.say(&thing.name),
            also: Vec::new(),
            meaning,
            rule: rule.to_owned(),
        };
        self.put(&self.speaker.say(&thing.group), thing.name.id, entry);
    }

    /// A message's name without that of the game, its edition, and the kind of message it is.
    fn key(&self, message: &str) -> String {
        let own = message.strip_prefix(self.game).and_then(|rest| rest.strip_prefix('-')).unwrap_or(message);
        let edition = self.title.strip_prefix(self.game).unwrap_or_default();
        let own = own.strip_suffix(edition).unwrap_or(own);
        let bare = own.strip_prefix("term-").or_else(|| own.strip_prefix("box-"));
        bare.unwrap_or(own).to_owned()
    }
}

/// With a capital letter, and with a full stop where there is none.
fn sentence(text: &str) -> String {
    let text = capital(text.trim());
    if text.ends_with(['.', '!', '?', ')', '…']) { text } else { format!("{text}.") }
}

/// The rule of a section that bears a name: `**C22.1** Farming. …`, `**C34.13** Dido (Carthaginians), Sacrifice. …`.
fn rule_of<'a>(rules: &'a str, section: &str, name: &str) -> Option<&'a str> {
    let chapter = section.split('.').next()?;
    let numbered = rules.lines().filter_map(|line| line.strip_prefix("**")?.split_once("** "));
    let mut own = numbered.filter(|(number, _)| number.split('.').next() == Some(chapter));
    own.find(|(_, text)| bears(text, name)).map(|(number, _)| number)
}

fn bears(text: &str, name: &str) -> bool {
    let (text, name) = (text.replace('*', "").to_lowercase(), name.replace('’', "'").to_lowercase());
    let begins = text.strip_prefix(&name).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric));
    let head = text.split(". ").next().unwrap_or_default();
    begins || head.split([',', '(', ')', ':']).any(|part| part.trim().trim_end_matches('.') == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_finds_the_rule_of_its_name() {
        let rules = "**C22.1** Farming. Grass.\n**C22.27** Taxes (2012: Taxation). Gold.\n\
                     **C34.13** Dido (Carthaginians), Sacrifice. Dies.\n**M22.2** *Agriculture* (needs nothing). Food.\n";
        assert_eq!(rule_of(rules, "C22", "Farming"), Some("C22.1"));
        assert_eq!(rule_of(rules, "C22", "Taxation"), Some("C22.27"));
        assert_eq!(rule_of(rules, "C34", "Sacrifice"), Some("C34.13"));
        assert_eq!(rule_of(rules, "M22", "Agriculture"), Some("M22.2"));
        assert_eq!(rule_of(rules, "C22", "Farm"), None);
        assert_eq!(rule_of(rules, "C2", "Farming"), None);
    }

    #[test]
    fn words_are_found_however_they_are_typed() {
        let french = glossary("tempus", Language::French).expect("a glossary");
        assert_eq!(french.find("CITES")[0].key, "cities");
        assert!(french.find("hexag").iter().any(|entry| entry.key == "hex"));
        assert!(french.find("").is_empty());
        assert!(glossary("chess", Language::French).is_none());
    }
}
