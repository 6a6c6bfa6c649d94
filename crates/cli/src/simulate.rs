//! `tessera simulate`.

use std::io::Write as _;
use std::sync::atomic::AtomicU64;

use clap::Args;
use tessera_bots::{Kind, Simulation, Summary};

use crate::failure::Failure;
use crate::progress::with_bar;

/// Play many games between bots and count.
#[derive(Args)]
#[command(after_help = "Example:\n  tessera simulate tempus --seats 4 --games 10000 --bot random --seed 1 --json")]
pub struct Arguments {
    /// The game (see `tessera games`)
    game: String,
    /// How many seats (usually the fewest the game allows)
    #[arg(long)]
    seats: Option<usize>,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Who plays at every seat
    #[arg(long, default_value = "random")]
    bot: String,
    /// The same number gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at once (usually one a core)
    #[arg(long)]
    threads: Option<usize>,
    /// An option of the game, key=value; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Check the invariants at every decision (slower), not only now and then and at the end of each game
    #[arg(long)]
    check: bool,
    /// Count how often each power, people, leader and event came to something
    #[arg(long)]
    powers: bool,
    /// Begin in the middle of a game, made by chance, where the game makes such positions
    #[arg(long)]
    midgame: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Runs the simulation and prints what came of it.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let info = tessera_games::info(&arguments.game)?;
    let bot: Kind = arguments.bot.parse()?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let seats = arguments.seats.unwrap_or(info.min_seats);
    if arguments.threads == Some(0) {
        return Err(Failure::Usage("--threads must be at least 1".into()));
    }
    // Judged before names are made, so that an absurd number costs nothing.
    let seats_to_name = seats.min(info.max_seats + 1);
    let names = (1..=seats_to_name).map(|number| format!("Seat {number}")).collect();
    let mut setup = tessera_games::usual_setup(&arguments.game, names)?;
    setup.options = arguments.options.join(" ").parse()?;
    let simulation = Simulation {
        game: arguments.game.clone(),
        setup,
        games: arguments.games,
        bot,
        seed: arguments.seed,
        threads: arguments.threads.unwrap_or(cores),
        every_decision: arguments.check,
        census: arguments.powers,
        midgame: arguments.midgame,
    };
    let summary = with_progress(&simulation)?;
    let mut out = std::io::stdout();
    if arguments.json {
        let text = serde_json::to_string(&summary).map_err(|error| Failure::Output(error.into()))?;
        writeln!(out, "{text}")?;
    } else {
        print(&mut out, &summary)?;
    }
    match summary.first_violation {
        Some(first) => Err(Failure::Violations(summary.violations, first)),
        None => Ok(()),
    }
}

/// A bar while it runs, where somebody watches.
fn with_progress(simulation: &Simulation) -> Result<Summary, Failure> {
    let done = AtomicU64::new(0);
    Ok(with_bar(simulation.games, "games", &done, |_| tessera_bots::simulate(simulation, &done))?)
}

fn print(out: &mut impl std::io::Write, summary: &Summary) -> std::io::Result<()> {
    writeln!(out, "{} · {} seats · {} games", summary.game, summary.seats, summary.games)?;
    writeln!(out, "  games a second      {:>12.0}", summary.games_per_second)?;
    writeln!(out, "  decisions a second  {:>12.0}", summary.decisions_per_second)?;
    writeln!(out, "  a decision          {:>9.3} µs", 1e6 / summary.decisions_per_second)?;
    writeln!(out, "  decisions a game    {:>12.1}", summary.decisions_per_game)?;
    writeln!(out, "  violations          {:>12}", summary.violations)?;
    writeln!(out, "  seat   wins        mean score")?;
    for (seat, (wins, score)) in summary.wins_by_seat.iter().zip(&summary.mean_score_by_seat).enumerate() {
        let share = 100.0 * *wins as f64 / summary.games.max(1) as f64;
        writeln!(out, "  {seat:>4}   {wins:>7} {share:>4.1}%  {score:>7.2}")?;
    }
    if !summary.census.is_empty() {
        writeln!(out, "  what came to something")?;
    }
    for (what, count) in &summary.census {
        writeln!(out, "  {count:>12}  {what}")?;
    }
    Ok(())
}
