//! What is written for whoever runs a server stays true: every command there is one of ours, every number that is watched and
//! every sentence that is explained exists.

use std::path::{Path, PathBuf};

use clap::Parser as _;

use crate::Arguments;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// All source of the server.
fn source() -> String {
    fn add(folder: &Path, all: &mut String) {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                add(&path, all);
            } else {
                all.push_str(&std::fs::read_to_string(&path).unwrap_or_default());
            }
        }
    }
    let mut all = String::new();
    add(&root().join("crates/server/src"), &mut all);
    all
}

/// Whether the command takes these words: whoever asks for help gets it.
fn is_understood(words: &[impl AsRef<str>], whence: &str) {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    if let Err(error) = Arguments::try_parse_from(&words) {
        assert!(!error.use_stderr(), "{whence}: {}: {error}", words.join(" "));
    }
}

/// The words of a line of a shell, without its comment; what is quoted is one word, and so is what another command would say.
fn words(line: &str) -> Vec<String> {
    let mut line = line.split(" # ").next().unwrap_or(line).to_owned();
    while let Some((before, (_, after))) = line.split_once("$(").and_then(|(a, b)| Some((a, b.split_once(')')?))) {
        line = format!("{before}now{after}");
    }
    let (mut words, mut word, mut quote) = (Vec::new(), String::new(), None);
    for letter in line.chars() {
        match (letter, quote) {
            ('\'' | '"', None) => quote = Some(letter),
            (_, Some(end)) if letter == end => quote = None,
            (' ', None) => words.push(std::mem::take(&mut word)),
            _ => word.push(letter),
        }
    }
    words.push(word);
    words.retain(|word| !word.is_empty());
    words
}

/// The command of ours in some words, without who runs it and where: `sudo`, a shell, a container.
fn command(words: &[&str]) -> Option<Vec<String>> {
    let ours = |rest: &[&str]| Some([&["tessera"], rest].concat().into_iter().map(str::to_owned).collect());
    match words {
        ["sudo", rest @ ..] => command(rest),
        ["/bin/sh" | "sh", "-c", script] => of_line(script.trim_start_matches("exec ")),
        ["docker", "compose", "exec", name, rest @ ..] if name.starts_with("tessera-") => command(rest),
        ["docker", "compose", "run", rest @ ..] => {
            let name = rest.iter().position(|word| word.starts_with("tessera-"))?;
            match &rest[name + 1..] {
                ["-c", script] => of_line(script),
                // The image's own command is ours.
                rest => ours(rest),
            }
        }
        ["tessera" | "/usr/local/bin/tessera", rest @ ..] => ours(rest),
        _ => None,
    }
}

/// The command of ours in a line of a shell.
fn of_line(line: &str) -> Option<Vec<String>> {
    command(&words(line).iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn every_command_of_the_hosting_page_is_one() {
    let page = read("docs/hosting.md");
    let (mut inside, mut count) = (false, 0);
    for line in page.lines() {
        if line.starts_with("```") {
            inside = !inside;
        } else if inside {
            if let Some(words) = of_line(line) {
                is_understood(&words, "docs/hosting.md");
                count += 1;
            }
        } else {
            // Odd parts stand between backticks.
            for quoted in line.split('`').skip(1).step_by(2).filter(|quoted| quoted.starts_with("tessera ")) {
                let words = words(quoted);
                // A name alone is told of, not typed.
                if words.len() > 2 || words[1] == "health" {
                    is_understood(&words, "docs/hosting.md");
                    count += 1;
                }
            }
        }
    }
    assert!(count > 12, "{count} commands were found");
}

#[test]
fn services_and_images_run_commands_that_exist() {
    for unit in ["contrib/tessera.service", "contrib/tessera-backup.service"] {
        let text = read(unit);
        let line = text.lines().find_map(|line| line.strip_prefix("ExecStart=")).expect("it starts something");
        is_understood(&of_line(line).expect("a command of ours"), unit);
    }
    let list = |text: &str| serde_json::from_str::<Vec<String>>(text).expect("a list of words");
    let text = read("Dockerfile");
    let line = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).expect(name);
    let entry = list(line("ENTRYPOINT "));
    let serve = [entry, list(line("CMD "))].concat();
    is_understood(&serve, "Dockerfile");
    let health = list(line("HEALTHCHECK ").split_once("CMD ").expect("a command").1);
    is_understood(&health, "Dockerfile");
    let text = read("compose.yaml");
    let line = text.lines().find_map(|line| line.trim().strip_prefix("command: ")).expect("a command");
    is_understood(&[&["tessera"], &*line.split_whitespace().collect::<Vec<_>>()].concat(), "compose.yaml");
}

#[test]
fn what_the_hosting_page_watches_exists() {
    let (page, source) = (read("docs/hosting.md"), source());
    let letter = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    let metrics = page.match_indices("tessera_").map(|(at, _)| page[at..].split(|c| !letter(c)).next().unwrap_or(""));
    let mut count = 0;
    for name in metrics.map(|name| name.trim_end_matches("_bucket")) {
        assert!(source.contains(&format!("\"{name}\"")), "there is no metric {name}");
        count += 1;
    }
    assert!(count > 10, "{count} metrics were found");
    for row in page.lines().filter_map(|line| line.strip_prefix("| `")) {
        let said = row.split('`').next().unwrap_or("");
        assert!(source.contains(said), "nobody says: {said}");
    }
}
