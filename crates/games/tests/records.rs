//! Every stored game replays, and tells the same story as when it was played.

use std::fs;
use std::path::{Path, PathBuf};

use tessera_games::Visitor;
use tessera_kernel::{Game, Record, Setup, Title, Viewer, content_hash};
use tessera_words::{Language, Speaker};

fn corpus() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    // Editions of one game share a crate.
    let crate_of = |id: &&str| id.split('-').next().unwrap_or(id).to_owned();
    let folders = tessera_games::IDS.iter().map(|id| crates.join(crate_of(id)).join("tests/records"));
    let files = folders.flat_map(|folder| fs::read_dir(folder).expect("every game has records").flatten());
    let mut paths: Vec<PathBuf> = files.map(|file| file.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "tessera"));
    paths.sort();
    paths.dedup();
    paths
}

#[test]
fn every_stored_game_replays() {
    assert!(corpus().len() >= tessera_games::IDS.len());
    for path in corpus() {
        let text = fs::read_to_string(&path).expect("records are text");
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(record.to_string(), text, "{}: a record is written as it was read", path.display());
        let game = tessera_games::replay(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(game.outcome().is_some(), "{}: the corpus holds whole games", path.display());
    }
}

/// Whole games as readable text: what spectators are told, in both languages.
#[test]
fn stored_games_tell_the_same_story() {
    for path in corpus() {
        let record: Record = fs::read_to_string(&path).expect("records are text").parse().expect("the corpus is sound");
        let game = tessera_games::replay(&record).expect("the corpus is sound");
        let name = path.file_stem().expect("files have names").to_string_lossy().into_owned();
        for language in Language::ALL {
            let speaker = Speaker::new(language, &game.setup().seats).of(game.title());
            let lines = game.log(Viewer::Spectator, 0);
            let story: Vec<String> =
                lines.iter().map(|line| format!("{:>4} {}", line.at, speaker.say(&line.phrase))).collect();
            insta::assert_snapshot!(format!("{}-{name}-{language}", game.title()), story.join("\n"));
        }
    }
}

/// The hashes of a title's rule data under each revision of its game: the usual setup of every edition in it, then with each
/// other value of an option.
struct RuleData(&'static str);

impl Visitor for RuleData {
    type Out = Vec<String>;

    fn visit<G: Game>(self) -> Vec<String> {
        let title = Title::named::<G>(self.0).expect("it was found by this name");
        let mut lines = Vec::new();
        for &edition in title.editions {
            let usual = Setup::anonymous::<G>(*G::SEATS.start()).in_edition(edition);
            let other = |option: &tessera_kernel::OptionSpec, value: &str| {
                let mut setup = usual.clone();
                setup.options.set(option.key, value);
                setup
            };
            let options = G::OPTIONS.iter().filter(|option| option.is_in(edition));
            let others = options.flat_map(|option| option.values[1..].iter().map(|value| other(option, value)));
            for setup in std::iter::once(usual.clone()).chain(others) {
                for revision in 1..=G::REVISION {
                    let setup = Setup { revision, ..setup.clone() };
                    // An option belongs to the revision it came with and to those after it.
                    let Ok(checked) = setup.clone().checked::<G>() else { continue };
                    let hash = content_hash::<G>(&checked);
                    let line = format!("{} {edition} rules {revision} {hash} {}", title.name, setup.options);
                    lines.push(line.trim_end().to_owned());
                }
            }
        }
        lines
    }
}

/// A line that changes here refuses every record under it. Whatever the rules play differently with is a new revision, and
/// adds lines; until 1.0 a line may also change with a word in the changelog.
#[test]
fn rule_data_belong_to_their_revision() {
    let lines = tessera_games::IDS.iter().flat_map(|id| tessera_games::visit(id, RuleData(id)).expect("registered"));
    insta::assert_snapshot!("rule-data", lines.collect::<Vec<_>>().join("\n"));
}
