//! Drawing code has nothing but a viewer's sight of a match: it names neither a match nor a state.

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("a folder can be read").path();
        if path.is_dir() {
            sources(&path, found);
        } else {
            found.push(path);
        }
    }
}

#[test]
fn drawing_code_names_no_match_and_no_state() {
    let mut found = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert!(found.len() > 50, "these are not the sources");
    for path in found {
        let text = fs::read_to_string(&path).expect("it is text");
        let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        let forbidden = ["Match", "AnyMatch", "State", "Position", "Eyes", "as_any", "downcast_ref"];
        let named: Vec<&str> = words.filter(|word| forbidden.contains(word)).collect();
        assert!(named.is_empty(), "{} names {named:?}", path.display());
    }
}
