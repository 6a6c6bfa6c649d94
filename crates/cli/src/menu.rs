//! Without a command: begin a game, or go on with one.

use std::io::{BufRead as _, Write as _};
use std::path::PathBuf;

use tessera_kernel::Phrase;
use tessera_table::Paint;
use tessera_words::{Language, Speaker};

use crate::failure::Failure;
use crate::table::unclear;
use crate::{about, learn, play, record_file, rules};

/// Saved games the menu shows.
const SHOWN_SAVES: usize = 5;

enum Entry {
    /// A game, with the numbers of players it is for.
    Begin(&'static str, usize, usize),
    Resume(PathBuf),
    Learn(&'static str),
    Rules(&'static str),
    About(&'static str),
    Quit,
}

/// Shows the menu and does what is chosen.
pub fn run(language: Language) -> Result<(), Failure> {
    let speaker = Speaker::new(language, &[]);
    let paint = Paint::of_terminal();
    let entries = entries()?;
    let mut out = std::io::stdout();
    writeln!(out, "\n  {}  {}\n", paint.strong("TESSERA"), speaker.word("cli-menu-title"))?;
    for (index, entry) in entries.iter().enumerate() {
        // What can be done with a game stands under its name.
        if let Entry::Begin(id, ..) = entry {
            writeln!(out, "\n  {}", paint.strong(&speaker.word(&format!("{id}-name"))))?;
        }
        let label = match entry {
            Entry::Begin(_, least, most) => Phrase::new("cli-menu-begin").with("least", *least).with("most", *most),
            Entry::Resume(path) => Phrase::new("cli-menu-resume").with("file", path.display().to_string()),
            Entry::Learn(_) => Phrase::new("cli-menu-learn"),
            Entry::Rules(_) => Phrase::new("cli-menu-rules"),
            Entry::About(_) => Phrase::new("cli-menu-about"),
            Entry::Quit => {
                writeln!(out)?;
                Phrase::new("cli-menu-quit")
            }
        };
        writeln!(out, "{}  {}", paint.gold(&format!("{:>3}", index + 1)), speaker.say(&label))?;
    }
    loop {
        write!(out, "\n{} ", paint.gold("›"))?;
        out.flush()?;
        let mut line = String::new();
        if std::io::stdin().lock().read_line(&mut line)? == 0 || line.trim() == "q" {
            return Ok(());
        }
        // A second number says how many play.
        let (number, count) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let chosen = number.parse::<usize>().ok().and_then(|number| entries.get(number.checked_sub(1)?));
        match chosen {
            Some(Entry::Begin(id, least, most)) => match count.trim().parse() {
                Ok(count) if (*least..=*most).contains(&count) => return play::begin(id, count, language),
                Err(_) if count.is_empty() => return play::begin(id, *least, language),
                _ => {
                    let note = Phrase::new("cli-menu-count").with("least", *least).with("most", *most);
                    writeln!(out, "{}", speaker.say(&note))?;
                }
            },
            Some(Entry::Resume(path)) => return play::resume(path.clone(), language),
            Some(Entry::Learn(id)) => return learn::begin(id, language),
            Some(Entry::Rules(id)) => rules::print(id, None, language)?,
            Some(Entry::About(id)) => about::print(id, language)?,
            Some(Entry::Quit) => return Ok(()),
            None => {
                writeln!(out, "{}", speaker.say(&unclear(line.trim(), entries.len())))?;
            }
        }
    }
}

fn entries() -> Result<Vec<Entry>, Failure> {
    let mut entries = Vec::new();
    entries
        .extend(record_file::saves().into_iter().filter(|path| unfinished(path)).take(SHOWN_SAVES).map(Entry::Resume));
    for &id in tessera_games::IDS {
        let info = tessera_games::info(id)?;
        let begin = Entry::Begin(id, info.min_seats, info.max_seats);
        entries.extend([begin, Entry::Learn(id), Entry::Rules(id), Entry::About(id)]);
    }
    entries.push(Entry::Quit);
    Ok(entries)
}

fn unfinished(path: &std::path::Path) -> bool {
    record_file::read(path).is_ok_and(|record| record.result.is_none())
}
