//! Every promise of `docs/security.md` names something that holds it.

use std::path::{Path, PathBuf};

/// A test file, or a file of the server with tests in it, and the test if one is named.
fn place(named: &str) -> (PathBuf, Option<&str>) {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (krate, named) = named.split_once(": ").unwrap_or(("server", named));
    let (file, test) = named.split_once("::").map_or((named, None), |(file, test)| (file, Some(test)));
    let folder = crates.join(krate);
    let path = match (file.ends_with(".rs"), krate) {
        (true, _) => folder.join("src").join(file),
        (false, "server") => {
            // What takes several servers is among the tests on PostgreSQL.
            let places =
                ["server", "postgres"].map(|place| folder.join("tests").join(place).join(format!("{file}.rs")));
            places.iter().find(|place| place.is_file()).unwrap_or(&places[0]).clone()
        }
        (false, _) => folder.join("tests").join(format!("{file}.rs")),
    };
    (path, test)
}

#[test]
fn every_promise_is_held_by_a_test_that_exists() {
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/security.md"));
    let text = text.expect("the promises");
    let mut held = 0;
    for row in text.lines().filter(|line| line.starts_with('|') && line.contains('`')) {
        let holders = row.trim_end_matches(['|', ' ']).rsplit('|').next().unwrap_or_default();
        for named in holders
            .split('`')
            .skip(1)
            .step_by(2)
            .filter(|named| !named.contains("tessera verify") && !named.contains('='))
        {
            let (file, test) = place(named);
            let code =
                std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{named}: {}: {error}", file.display()));
            assert!(code.contains("#[test]") || code.contains("#[tokio::test"), "{named} has no tests");
            assert!(test.is_none_or(|test| code.contains(&format!("fn {test}("))), "{named} is not there");
            held += 1;
        }
    }
    assert!(held > 40, "{held}");
}
