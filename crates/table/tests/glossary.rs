//! Whatever has a name can be asked about, in both languages, with a rule that there is.

use std::collections::BTreeSet;

use tessera_games::IDS;
use tessera_table::{Glossary, glossary};
use tessera_words::Language;

fn of(title: &str, language: Language) -> &'static Glossary {
    glossary(title, language).expect("every game has a glossary")
}

#[test]
fn everything_in_every_box_has_an_entry() {
    for title in IDS {
        let info = tessera_games::info(title).expect("registered");
        let game = title.split('-').next().expect("a name");
        let known: BTreeSet<&str> = of(title, Language::English).entries().map(|entry| entry.key.as_str()).collect();
        let key = |id: &'static str| {
            let own = id.strip_prefix(game).and_then(|rest| rest.strip_prefix('-')).unwrap_or(id);
            let edition = title.strip_prefix(game).unwrap_or_default();
            let own = own.strip_suffix(edition).unwrap_or(own);
            own.strip_prefix("box-").unwrap_or(own)
        };
        // What is only numbered, and a card that is called by its halves, is explained by terms and by the halves.
        let named = info.components.iter().filter(|row| row.name.args.is_empty());
        // Regions of the map of Clash, and boards, are called by what they are.
        let missing: BTreeSet<&str> = named.map(|row| row.name.id).filter(|id| !known.contains(key(id))).collect();
        assert!(missing.is_empty(), "{title}: nobody can ask about {missing:?}");
        for row in info.components.iter().flat_map(|row| &row.name.args) {
            if let tessera_kernel::Arg::Phrase(part) = &row.1 {
                assert!(known.contains(key(part.id)), "{title}: nobody can ask about {}", part.id);
            }
        }
    }
}

#[test]
fn entries_are_said_in_both_languages() {
    for title in IDS {
        let [english, french] = Language::ALL.map(|language| of(title, language));
        let keys = |glossary: &Glossary| glossary.entries().map(|entry| entry.key.clone()).collect::<Vec<_>>();
        assert_eq!(keys(english), keys(french), "{title}");
        let unique: BTreeSet<String> = keys(english).into_iter().collect();
        assert_eq!(unique.len(), keys(english).len(), "{title}: a key stands twice");
        assert!(unique.len() > 50, "{title}: {}", unique.len());
        for (one, other) in english.entries().zip(french.entries()) {
            for entry in [one, other] {
                let texts = entry.names().chain(entry.meaning.iter().map(String::as_str));
                for text in texts {
                    assert!(
                        !text.contains(['⟨', '{', '}']) && !text.trim().is_empty(),
                        "{title} {}: {text}",
                        entry.key
                    );
                }
                assert!(!entry.meaning.is_empty(), "{title}: {} means nothing", entry.key);
            }
            // Numbers alone are the same in every language.
            let words = one.meaning.join(" ").split(' ').count();
            assert!(words < 4 || one.meaning != other.meaning, "{title}: {} is not in French", one.key);
            assert_eq!(one.rule, other.rule, "{title}: {}", one.key);
            let safe = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
            assert!(one.key.chars().all(safe), "{title}: {} in an address", one.key);
        }
    }
}

#[test]
fn every_entry_names_a_rule_that_there_is() {
    for title in IDS {
        let rules = tessera_games::rules(title, "en").expect("every game has rules");
        for entry in of(title, Language::English).entries() {
            let rule = &entry.rule;
            assert!(!rule.is_empty(), "{title}: {} has no rule: does its group have a section?", entry.key);
            let found = rules
                .lines()
                .any(|line| line.starts_with(&format!("**{rule}** ")) || line.starts_with(&format!("## {rule} ")));
            assert!(found, "{title}: {} names {rule}, which is no rule", entry.key);
        }
    }
}

/// A card, an advance or a hero has a rule of its own; only what is the same for all of a kind shares one.
#[test]
fn named_things_have_rules_of_their_own() {
    let rule = |title: &str, key: &str| {
        let (_, entry) = of(title, Language::French).entry(key).unwrap_or_else(|| panic!("{title} has no {key}"));
        entry.rule.as_str()
    };
    assert_eq!(rule("tempus", "idea-religion"), "T10.10");
    assert_eq!(rule("mosaic", "tech-agriculture"), "M22.2");
    assert_eq!(rule("mosaic", "government-theocracy"), "M15.6");
    assert_eq!(rule("clash-monumental", "advance-farming"), "C22.1");
    assert_eq!(rule("patchistory", "feature-homer"), "P17.6");
    for title in IDS {
        let shared = of(title, Language::English).entries().filter(|entry| !entry.rule.contains('.'));
        let shared: Vec<&str> = shared.map(|entry| entry.key.as_str()).collect();
        assert!(shared.len() < 30, "{title}: {shared:?} have a section only");
    }
}

/// The names go to the browser once; they must stay small.
#[test]
fn all_names_of_a_game_are_a_small_file() {
    for title in IDS {
        for language in Language::ALL {
            let entries = of(title, language).entries();
            let bytes: usize = entries.flat_map(|entry| entry.names().map(str::len).chain([entry.key.len()])).sum();
            assert!(bytes < 24 * 1024, "{title}: {bytes} bytes");
        }
    }
}
