//! `tessera rules`.

use std::io::Write as _;

use clap::Args;
use tessera_games::UnknownGame;
use tessera_words::Language;

use crate::failure::Failure;

/// Read a game's rules, or one section or rule of them.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  tessera rules tempus\n  tessera rules tempus T5 --lang fr\n  tessera rules tempus T5.2"
)]
pub struct Arguments {
    /// The game (see `tessera games`)
    game: String,
    /// A section (T5) or a rule (T5.2)
    section: Option<String>,
}

/// Prints the rules.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    print(&arguments.game, arguments.section.as_deref(), language)
}

/// Prints the rules of a game, or a part of them.
pub fn print(game: &str, part: Option<&str>, language: Language) -> Result<(), Failure> {
    let text = match part {
        Some(part) => section(game, part, language)?,
        None => whole(game, language)?.to_owned(),
    };
    writeln!(std::io::stdout(), "{text}")?;
    Ok(())
}

fn whole(game: &str, language: Language) -> Result<&'static str, Failure> {
    Ok(tessera_games::rules(game, language.code()).ok_or_else(|| UnknownGame(game.to_owned()))?)
}

/// A section by its number (`T5`), or a single rule (`T5.2`).
pub fn section(game: &str, number: &str, language: Language) -> Result<String, Failure> {
    let text = whole(game, language)?;
    let wanted = number.to_uppercase();
    let found = if wanted.contains('.') { rule(text, &wanted) } else { chapter(text, &wanted) };
    found.ok_or_else(|| Failure::Section {
        game: game.to_owned(),
        section: number.to_owned(),
        known: text.lines().filter_map(chapter_number).collect::<Vec<_>>().join(", "),
    })
}

fn chapter_number(line: &str) -> Option<&str> {
    line.strip_prefix("## ")?.split(' ').next()
}

fn chapter(text: &str, number: &str) -> Option<String> {
    let mut lines = text.lines().skip_while(|line| chapter_number(line) != Some(number));
    let heading = lines.next()?;
    let body: Vec<&str> = lines.take_while(|line| chapter_number(line).is_none()).collect();
    Some(format!("{heading}\n{}", body.join("\n")).trim_end().to_owned())
}

fn rule(text: &str, number: &str) -> Option<String> {
    let start = format!("**{number}**");
    let mut lines = text.lines().skip_while(|line| !line.starts_with(&start));
    let first = lines.next()?;
    let ends = |line: &&str| line.starts_with("**") || line.starts_with("## ");
    let body: Vec<&str> = lines.take_while(|line| !ends(line)).collect();
    Some(format!("{first}\n{}", body.join("\n")).trim_end().to_owned())
}
