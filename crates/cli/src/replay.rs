//! `tessera replay`.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use tessera_kernel::{AnyMatch, Phrase, Seat, Sight, Viewer};
use tessera_table::Paint;
use tessera_words::{Language, Speaker};

use crate::failure::Failure;
use crate::{record_file, table};

/// Show a recorded game, at its end or after N choices.
#[derive(Args)]
#[command(after_help = "Examples:\n  tessera replay game.tessera\n  tessera replay game.tessera --at 120 --for 0")]
pub struct Arguments {
    #[command(flatten)]
    moment: Moment,
}

/// A moment of a recorded game, through somebody's eyes.
#[derive(Args)]
pub struct Moment {
    /// The record
    file: PathBuf,
    /// The table after this many choices (usually at the end)
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Through the eyes of this seat (usually a spectator's)
    #[arg(long = "for", value_name = "SEAT")]
    seat: Option<usize>,
}

impl Moment {
    /// Plays the record up to the moment.
    pub fn replay(&self) -> Result<(Box<dyn AnyMatch>, Viewer), Failure> {
        let game = record_file::replay(&self.file)?;
        let game = match self.at {
            Some(at) if at > game.choices() => return Err(Failure::At { choices: game.choices() }),
            Some(at) => game.at(at),
            None => game,
        };
        let seats = game.setup().count();
        let viewer = match self.seat {
            Some(seat) if seat >= seats => {
                return Err(Failure::Usage(format!("the game has seats 0 to {}; --for {seat} is not one", seats - 1)));
            }
            Some(seat) => Viewer::Seat(Seat::new(seat)),
            None => Viewer::Spectator,
        };
        Ok((game, viewer))
    }
}

/// Draws the table and tells what happened up to then.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    let (game, viewer) = arguments.moment.replay()?;
    let names = game.setup().seats.clone();
    let speaker = Speaker::new(language, &names).of(game.title());
    let paint = Paint::of_terminal();
    let mut out = std::io::stdout().lock();
    for line in game.log(viewer, 0) {
        writeln!(out, "{:>5}  {}", line.at, speaker.say(&line.phrase))?;
    }
    let text = tessera_table::text(Sight::new(game.as_ref(), viewer), &[], &speaker, paint);
    writeln!(out, "\n{}\n{}", text.board, text.panels)?;
    for seat in game.waiting() {
        if let Some(question) = game.question(seat) {
            let note = Phrase::new("cli-waiting").with("who", seat).with("question", question.title);
            writeln!(out, "{}", speaker.say(&note))?;
        }
    }
    table::ranking(&mut out, game.as_ref(), &speaker, paint)?;
    Ok(())
}
