//! `tessera tune`.

use std::io::{IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::sync::atomic::AtomicU64;

use clap::Args;
use tessera_arena::{Generation, Tuned, Tuning};

use crate::failure::Failure;
use crate::progress::with_bar;

/// Improve the weights with which bots judge a game, by self-play.
#[derive(Args)]
#[command(after_help = "Example:\n  tessera tune tempus --generations 40 --weights weights.json --curve curve.svg")]
pub struct Arguments {
    /// The game (see `tessera games`)
    game: String,
    /// How many seats (usually the fewest the game allows)
    #[arg(long)]
    seats: Option<usize>,
    /// Generations
    #[arg(long, default_value_t = 30)]
    generations: u32,
    /// Variants in a generation
    #[arg(long, default_value_t = 12)]
    variants: u32,
    /// Games each variant plays
    #[arg(long, default_value_t = 24)]
    games: u32,
    /// Fresh games in which the new weights must beat the old ones
    #[arg(long, default_value_t = 300)]
    proof: u32,
    /// How far variants stray, as a part of each weight
    #[arg(long, default_value_t = 0.15)]
    stray: f32,
    /// The same number gives the same result
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write the new weights to this file, if they are better
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Write everything, curve and weights, as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Draw the curve
    #[arg(long, value_name = "FILE")]
    curve: Option<PathBuf>,
}

/// Tunes and reports.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let info = tessera_games::info(&arguments.game)?;
    let tuning = Tuning {
        game: arguments.game.clone(),
        seats: arguments.seats.unwrap_or(info.min_seats),
        generations: arguments.generations,
        variants: arguments.variants,
        games: arguments.games,
        proof: arguments.proof,
        stray: arguments.stray,
        seed: arguments.seed,
    };
    if !(tuning.stray > 0.0 && tuning.stray <= 2.0) || tuning.games == 0 || tuning.variants < 2 {
        return Err(Failure::Usage(
            "--games must be at least 1, --variants at least 2, --stray above 0 and at most 2".into(),
        ));
    }
    let done = AtomicU64::new(0);
    let total = u64::from(tuning.generations) * u64::from(tuning.variants / 2 * 2) * u64::from(tuning.games)
        + u64::from(tuning.proof);
    let tuned = with_bar(total, "games", &done, |bar| {
        let mut tell = |generation: &Generation| {
            let line = line(generation);
            if std::io::stderr().is_terminal() { bar.set_message(line) } else { eprintln!("{line}") }
        };
        tessera_arena::tune(&tuning, &done, &mut tell)
    })?;
    write(arguments, &tuned)
}

fn line(generation: &Generation) -> String {
    let Generation { number, best, mean, moved } = generation;
    let (best, mean, moved) = (100.0 * best, 100.0 * mean, 100.0 * moved);
    format!("generation {number}: best {best:.1}%, all {mean:.1}%, moved {moved:.0}%")
}

fn write(arguments: &Arguments, tuned: &Tuned) -> Result<(), Failure> {
    let keep =
        |path: &PathBuf, text: String| std::fs::write(path, text).map_err(|error| Failure::File(path.clone(), error));
    let json = |value: Result<String, serde_json::Error>| value.map_err(|error| Failure::Output(error.into()));
    if let Some(path) = &arguments.json {
        keep(path, json(serde_json::to_string_pretty(tuned))? + "\n")?;
    }
    if let Some(path) = &arguments.curve {
        keep(path, tuned.picture())?;
    }
    let mut out = std::io::stdout();
    let (proof, even) = (100.0 * tuned.proof, 100.0 * tuned.even);
    writeln!(out, "the new weights win {proof:.1}% of {} fresh games ({even:.1}% is even)", tuned.tuning.proof)?;
    if !tuned.better() {
        writeln!(out, "that is no more than luck explains: the old weights stay")?;
    } else if let Some(path) = &arguments.weights {
        keep(path, json(serde_json::to_string_pretty(&tuned.after))? + "\n")?;
        writeln!(out, "written to {}", path.display())?;
    }
    Ok(())
}
