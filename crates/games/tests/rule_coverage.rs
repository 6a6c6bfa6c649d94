//! Every numbered rule has a test that carries its number, every test's number is a rule, and both languages have the
//! same rules.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folder of the crate that plays a game: editions of one game share theirs.
fn crate_of(game: &str) -> PathBuf {
    root().join("crates").join(game.split('-').next().unwrap_or(game))
}

/// Numbers that begin a rule: `**T5.2** …`.
fn rules(page: &str) -> Vec<String> {
    page.lines()
        .filter_map(|line| line.strip_prefix("**")?.split_once("**"))
        .map(|(number, _)| number.to_owned())
        .filter(|number| number.contains('.'))
        .collect()
}

/// Numbers that tests carry: `fn t5_2_…` after `#[test]`.
fn tested(folder: &Path, numbers: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            tested(&path, numbers);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("sources are text");
            let lines: Vec<&str> = text.lines().map(str::trim).collect();
            let tests = lines.windows(2).filter(|pair| pair[0].starts_with("#[test]"));
            numbers.extend(
                tests.filter_map(|pair| number_of(pair[1].trim_start_matches("pub(super) ").strip_prefix("fn ")?)),
            );
        }
    }
}

/// `t5_2_by_land…` carries T5.2.
fn number_of(name: &str) -> Option<String> {
    let letters: String = name.chars().take_while(char::is_ascii_alphabetic).collect();
    let mut parts = name[letters.len()..].split('_');
    let (section, rule) = (parts.next()?, parts.next()?);
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    (is_number(section) && is_number(rule)).then(|| format!("{}{section}.{rule}", letters.to_uppercase()))
}

#[test]
fn every_rule_has_a_test_and_every_numbered_test_a_rule() {
    for game in tessera_games::IDS {
        let page = tessera_games::rules(game, "en").expect("every game has rules");
        let rules = rules(page);
        let unique: BTreeSet<String> = rules.iter().cloned().collect();
        assert!(!unique.is_empty(), "{game} has no numbered rules");
        assert_eq!(unique.len(), rules.len(), "{game}: a number stands twice");
        let letter = rules[0].chars().next().expect("a letter");
        let mut numbers = BTreeSet::new();
        tested(&crate_of(game).join("tests"), &mut numbers);
        let numbers: BTreeSet<String> = numbers.into_iter().filter(|number| number.starts_with(letter)).collect();
        let untested: Vec<_> = unique.difference(&numbers).collect();
        let unknown: Vec<_> = numbers.difference(&unique).collect();
        assert!(untested.is_empty(), "{game}: no test carries {untested:?}");
        assert!(unknown.is_empty(), "{game}: tests carry {unknown:?}, which are no rules");
    }
}

#[test]
fn both_languages_have_the_same_rules() {
    for game in tessera_games::IDS {
        let page = |language| rules(tessera_games::rules(game, language).expect("every game has rules"));
        assert_eq!(page("en"), page("fr"), "{game}");
    }
}

/// Rules cited in code and shown to players exist.
#[test]
fn every_cited_rule_exists() {
    for game in tessera_games::IDS {
        let page = tessera_games::rules(game, "en").expect("every game has rules");
        let mut known: BTreeSet<String> = rules(page).into_iter().collect();
        let letter = known.first().and_then(|number| number.chars().next()).expect("a letter");
        known.extend(page.lines().filter_map(|line| Some(line.strip_prefix("## ")?.split(' ').next()?.to_owned())));
        let mut cited = BTreeSet::new();
        citations(&crate_of(game).join("src"), letter, &mut cited);
        let unknown: Vec<_> = cited.difference(&known).collect();
        assert!(unknown.is_empty(), "{game}: the code cites {unknown:?}");
    }
}

fn citations(folder: &Path, letter: char, cited: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("sources are there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            citations(&path, letter, cited);
            continue;
        }
        // What was learned of a game lies among its sources and is no text.
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("sources are text");
        for word in text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.') {
            let word = word.trim_end_matches('.');
            let Some(number) = word.strip_prefix(letter) else { continue };
            if number.contains('.') && number.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.') {
                cited.insert(word.to_owned());
            }
        }
    }
}
