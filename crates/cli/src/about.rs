//! `tessera games` and `tessera about`.

use std::io::Write as _;

use clap::Args;
use tessera_kernel::Phrase;
use tessera_table::Paint;
use tessera_words::{Language, Speaker, capital};

use crate::failure::Failure;

/// What is in a game's box, and where we know it from.
#[derive(Args)]
#[command(after_help = "Example:\n  tessera about tempus --lang fr")]
pub struct Arguments {
    /// The game (see `tessera games`)
    game: String,
}

/// Prints everything about a game.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    print(&arguments.game, language)
}

/// Lists the games there are.
pub fn list(language: Language) -> Result<(), Failure> {
    let speaker = Speaker::new(language, &[]);
    let paint = Paint::of_terminal();
    let mut out = std::io::stdout().lock();
    for id in tessera_games::IDS {
        let info = tessera_games::info(id)?;
        let seats = Phrase::new("cli-seats").with("min", info.min_seats).with("max", info.max_seats);
        let tagline = speaker.word(&format!("{id}-tagline"));
        writeln!(out, "{}  {}  {}", paint.strong(&format!("{id:<12}")), speaker.say(&seats), paint.quiet(&tagline))?;
    }
    Ok(())
}

/// Prints what is in the box, each row with the letter of its source.
pub fn print(id: &str, language: Language) -> Result<(), Failure> {
    let info = tessera_games::info(id)?;
    let id = info.id;
    // An edition calls things by its own names.
    let speaker = Speaker::new(language, &[]).of(id);
    let paint = Paint::of_terminal();
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{}\n{}\n",
        paint.strong(&speaker.word(&format!("{id}-name"))),
        speaker.word(&format!("{id}-about"))
    )?;
    for option in &info.options {
        let values: Vec<String> = option
            .values
            .iter()
            .map(|value| format!("{value} ({})", speaker.word(&format!("{id}-option-{}-{value}", option.key))))
            .collect();
        let name = speaker.word(&format!("{id}-option-{}", option.key));
        writeln!(out, "{name} ({}): {}={}", option.rule, option.key, values.join(" | "))?;
    }
    writeln!(out, "\n{}", speaker.word("cli-sources"))?;
    let mut heading = None;
    for (component, facts) in info.rows() {
        if heading != Some(&component.group) {
            heading = Some(&component.group);
            writeln!(out, "\n{}", paint.strong(&capital(&speaker.say(&component.group))))?;
        }
        let name = capital(&speaker.say(&component.name));
        let facts = facts.map_or_else(|| component.facts.clone(), |facts| speaker.say(facts));
        writeln!(out, "  {:<6}{name:<26} {facts}", component.letters())?;
    }
    writeln!(
        out,
        "\n{}",
        paint.quiet(&format!("{} {} · {}", speaker.word("cli-revision"), info.revision, info.content))
    )?;
    Ok(())
}
