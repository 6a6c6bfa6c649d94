//! Games stand on the shelf by their titles: old names go on working, and an edition keeps to its own.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tessera_games::{BeginError, Visitor};
use tessera_kernel::{AnyMatch, Game, Problem, Record, Secret, Setup, SetupError};

/// The stored games of Clash, as text.
fn stored() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../clash/tests/records");
    let files = fs::read_dir(folder).expect("there are records").flatten().map(|file| file.path());
    let records = files.filter(|path| path.extension().is_some_and(|extension| extension == "tessera"));
    records.map(|path| fs::read_to_string(path).expect("records are text")).collect()
}

fn replay(text: &str) -> Box<dyn AnyMatch> {
    let record: Record = text.parse().expect("a record");
    tessera_games::replay(&record).unwrap_or_else(|error| panic!("{error}"))
}

fn setup(id: &str) -> Setup {
    tessera_games::usual_setup(id, vec!["Ada".into(), "Blaise".into()]).expect("registered")
}

fn begin(id: &str, setup: Setup) -> Result<Box<dyn AnyMatch>, BeginError> {
    tessera_games::begin(id, setup, Secret::from_number(1))
}

#[test]
fn records_replay_by_the_name_of_the_title_and_by_that_of_the_game() {
    let mut titles = BTreeSet::new();
    for old in stored() {
        let title = old.lines().find_map(|line| line.strip_prefix("game ")).expect("a record names its game");
        let game = replay(&old);
        assert_eq!(game.title(), title);
        let new = game.record(true);
        assert_eq!(new.game, "clash");
        assert_eq!(format!("clash-{}", new.setup.edition), title);
        let again = replay(&new.to_string());
        assert_eq!(again.title(), title);
        assert_eq!(again.record(true), new, "it is the same match");
        titles.insert(title.to_owned());
    }
    assert!(titles.iter().eq(["clash-2012", "clash-monumental"]), "{titles:?}");
}

#[test]
fn a_record_whose_edition_contradicts_its_title_is_refused() {
    for text in stored() {
        let (edition, other) =
            if text.contains("\nedition 2012\n") { ("2012", "monumental") } else { ("monumental", "2012") };
        let text = text.replace(&format!("\nedition {edition}\n"), &format!("\nedition {other}\n"));
        let refused = tessera_games::replay(&text.parse().expect("it can be read")).err().expect("it is refused");
        assert_eq!(refused.line, 3);
        assert!(matches!(refused.problem, Problem::Setup(SetupError::Edition(..))), "{refused}");
        let words = format!("line 3: there is no edition '{other}' of clash-{edition}; there is: {edition}");
        assert_eq!(refused.to_string(), words);
    }
}

#[test]
fn the_games_own_name_means_its_usual_edition_unless_another_is_named() {
    assert_eq!(tessera_games::info("clash").expect("a game").id, "clash-monumental");
    assert_eq!(setup("clash").edition, "monumental");
    assert_eq!(begin("clash", setup("clash")).expect("playable").title(), "clash-monumental");
    assert_eq!(begin("clash", setup("clash").in_edition("2012")).expect("playable").title(), "clash-2012");
    assert_eq!(begin("clash-2012", setup("clash-2012")).expect("playable").title(), "clash-2012");
    let refused = begin("clash-2012", setup("clash-monumental")).err().expect("another edition");
    assert_eq!(refused.to_string(), "there is no edition 'monumental' of clash-2012; there is: 2012");
    let unknown = begin("clash-2013", setup("clash")).err().expect("no such title");
    assert!(unknown.to_string().contains("clash-monumental, clash-2012"), "{unknown}");
}

#[test]
fn an_option_of_another_edition_is_refused_and_not_offered() {
    let offered = |id: &str| tessera_games::info(id).expect("registered").options.iter().map(|one| one.key).collect();
    let (monumental, of_2012): (Vec<&str>, Vec<&str>) = (offered("clash-monumental"), offered("clash-2012"));
    assert_eq!(monumental, ["events", "length", "wonders", "civilizations", "leaders"]);
    assert_eq!(of_2012, ["events", "length"]);
    let announced = |id: &str| {
        let mut setup = setup(id);
        setup.options.set("wonders", "announced");
        begin(id, setup)
    };
    assert!(announced("clash-monumental").expect("it has it").setup().options.is("wonders", "announced"));
    let refused = announced("clash-2012").err().expect("it does not");
    assert_eq!(refused.to_string(), "option wonders is not in edition '2012'; it is in: monumental");
    // What an edition does not have is not agreed either: headers of old records stay as they are.
    let agreed = begin("clash-2012", setup("clash-2012")).expect("playable").setup().options.to_string();
    assert_eq!(agreed, "events=full length=standard");
}

/// Every edition is in one title, and every title has a name of its own.
#[test]
fn titles_hold_every_edition_once() {
    struct Editions;

    impl Visitor for Editions {
        type Out = (&'static str, Vec<&'static str>, Vec<&'static str>);

        fn visit<G: Game>(self) -> Self::Out {
            let titled = G::TITLES.iter().flat_map(|title| title.editions).copied().collect();
            let known: Vec<&str> = G::EDITIONS.to_vec();
            for option in G::OPTIONS {
                assert!(option.editions.iter().all(|edition| known.contains(edition)), "{}: {}", G::ID, option.key);
            }
            (G::ID, titled, known)
        }
    }

    for id in tessera_games::IDS {
        let (game, mut titled, mut known) = tessera_games::visit(id, Editions).expect("registered");
        titled.sort_unstable();
        known.sort_unstable();
        assert_eq!(titled, known, "{game}");
    }
    let names: BTreeSet<&&str> = tessera_games::IDS.iter().collect();
    assert_eq!(names.len(), tessera_games::IDS.len());
}
