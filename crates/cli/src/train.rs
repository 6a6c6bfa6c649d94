//! `tessera train`.

use std::io::{IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::sync::atomic::AtomicU64;

use clap::Args;
use tessera_arena::{Mark, Training};

use crate::failure::Failure;
use crate::progress::with_bar;

/// Teach a network to judge a game, by self-play.
#[derive(Args)]
#[command(
    after_help = "Example:\n  tessera train tempus --games 4000 --folder tempus-school --curve curve.svg --network tempus.net\n\n\
                  Told to go on with the same folder, it goes on from the last batch there."
)]
pub struct Arguments {
    /// The game (see `tessera games`); all its boxes are taught together
    game: String,
    /// Games of self-play
    #[arg(long, default_value_t = 3_000)]
    games: u64,
    /// Games between two lessons
    #[arg(long, default_value_t = 32)]
    batch: u64,
    /// Units of the first layer
    #[arg(long, default_value_t = 48)]
    hidden: usize,
    /// Units of the second layer
    #[arg(long, default_value_t = 16)]
    second: usize,
    /// How often each position is shown
    #[arg(long, default_value_t = 4)]
    shows: u32,
    /// How fast it learns at first; a tenth of it in the end
    #[arg(long, default_value_t = 0.001)]
    rate: f32,
    /// How much of what is learned of a position is what came later, not what was thought a moment later (0 to 1)
    #[arg(long, default_value_t = 0.9)]
    patience: f32,
    /// How much of what a game teaches of chances is how clearly it was won, not only who won (0 to 1)
    #[arg(long, default_value_t = 0.5)]
    margin: f32,
    /// Batches between two meetings with the yardstick
    #[arg(long, default_value_t = 20)]
    meeting: u64,
    /// Games of such a meeting; 0 for none
    #[arg(long, default_value_t = 60)]
    met: u64,
    /// The same number gives the same network
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Leave checkpoints in this folder, and go on from the last one there
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    /// Write the network to this file
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// Draw the curve: wins against the yardstick, and surprise
    #[arg(long, value_name = "FILE")]
    curve: Option<PathBuf>,
    /// Write the curve as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Teaches and reports.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let training = Training {
        game: arguments.game.clone(),
        games: arguments.games,
        batch: arguments.batch,
        hidden: arguments.hidden,
        second: arguments.second,
        shows: arguments.shows,
        rate: arguments.rate,
        patience: arguments.patience,
        margin: arguments.margin,
        meeting: arguments.meeting,
        met: arguments.met,
        seed: arguments.seed,
    };
    training.check()?;
    let done = AtomicU64::new(0);
    let (bytes, curve) = with_bar(training.games, "games", &done, |bar| {
        let mut tell = |mark: &Mark| {
            let line = line(mark);
            if std::io::stderr().is_terminal() { bar.set_message(line) } else { eprintln!("{line}") }
        };
        training.run(arguments.folder.as_deref(), &done, &mut tell)
    })?;
    let keep =
        |path: &PathBuf, bytes: &[u8]| std::fs::write(path, bytes).map_err(|error| Failure::File(path.clone(), error));
    if let Some(path) = &arguments.curve {
        keep(path, Training::picture(&curve).as_bytes())?;
    }
    if let Some(path) = &arguments.json {
        let text = serde_json::to_string_pretty(&curve).map_err(|error| Failure::Output(error.into()))?;
        keep(path, (text + "\n").as_bytes())?;
    }
    let mut out = std::io::stdout();
    if let Some(mark) = curve.iter().rev().find(|mark| mark.strength.is_some()) {
        writeln!(out, "{}", line(mark))?;
    }
    if let Some(path) = &arguments.network {
        keep(path, &bytes)?;
        writeln!(out, "{} bytes written to {}", bytes.len(), path.display())?;
    }
    Ok(())
}

fn line(mark: &Mark) -> String {
    let Mark { games, hours, surprise, off, choice, strength } = mark;
    let met =
        strength.map_or_else(String::new, |strength| format!(", wins {:.1}% against the yardstick", 100.0 * strength));
    format!("{games} games, {hours:.2} h: surprise {surprise:.4}, {off:.2} points off, choices {choice:.3}{met}")
}
