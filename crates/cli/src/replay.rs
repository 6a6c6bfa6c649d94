//! `tessera replay`.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use tessera_kernel::{AnyMatch, Phrase, Seat, Viewer};
use tessera_words::{Language, Speaker};

use crate::failure::Failure;
use crate::paint::Paint;
use crate::{board, record_file, table};

/// Show a recorded game, at its end or after N choices.
#[derive(Args)]
#[command(after_help = "Examples:\n  tessera replay game.tessera\n  tessera replay game.tessera --at 120 --for 0")]
pub struct Arguments {
    /// The record
    file: PathBuf,
    /// Show the table after this many choices
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Through the eyes of this seat (usually a spectator's)
    #[arg(long = "for", value_name = "SEAT")]
    seat: Option<usize>,
}

/// Draws the table and tells what happened up to then.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    let game = moment(record_file::replay(&arguments.file)?, arguments.at)?;
    let viewer = viewer(game.as_ref(), arguments.seat)?;
    let names = game.setup().seats.clone();
    let speaker = Speaker::new(language, &names);
    let paint = Paint::of_terminal();
    let mut out = std::io::stdout().lock();
    for line in game.log(viewer, 0) {
        writeln!(out, "{:>5}  {}", line.at, speaker.say(&line.phrase))?;
    }
    let scene = board::draw(game.as_ref(), viewer, &[], &speaker, paint);
    writeln!(out, "\n{}\n{}", scene.board, scene.panels)?;
    for seat in game.waiting() {
        if let Some(question) = game.question(seat) {
            let note = Phrase::new("cli-waiting").with("who", seat).with("question", question.title);
            writeln!(out, "{}", speaker.say(&note))?;
        }
    }
    table::ranking(&mut out, game.as_ref(), &speaker, paint)?;
    Ok(())
}

/// The game after `at` choices, or as it is.
pub fn moment(game: Box<dyn AnyMatch>, at: Option<usize>) -> Result<Box<dyn AnyMatch>, Failure> {
    match at {
        Some(at) if at > game.choices() => Err(Failure::At { choices: game.choices() }),
        Some(at) => Ok(game.at(at)),
        None => Ok(game),
    }
}

/// The eyes of a seat, or a spectator's.
pub fn viewer(game: &dyn AnyMatch, seat: Option<usize>) -> Result<Viewer, Failure> {
    let seats = game.setup().count();
    match seat {
        Some(seat) if seat >= seats => {
            Err(Failure::Usage(format!("the game has seats 0 to {}; --for {seat} is not one", seats - 1)))
        }
        Some(seat) => Ok(Viewer::Seat(Seat::new(seat))),
        None => Ok(Viewer::Spectator),
    }
}
