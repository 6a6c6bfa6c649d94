//! `tessera arena`.

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use clap::Args;
use tessera_arena::{Form, Jobs, Opening, Player, Report, Results, Tournament};

use crate::failure::Failure;
use crate::progress::with_bar;
use crate::worker::away;

/// Let bots play a tournament, and rate them.
#[derive(Args)]
#[command(after_help = "Examples:
  tessera arena tempus --players search:iters=2000,greedy,random --games 30 --html report.html
  tessera arena tempus --form gauntlet --players 'search:ms=200;greedy' --results games.jsonl
  tessera arena tempus --players 'greedy;exec:python3 examples/bots/first_steps.py'
  tessera arena clash-monumental --players greedy,casual --opening people=aztecs,romans --html balance.html

A game that is in the file of results is not played again: run the same command to go on.")]
pub struct Arguments {
    /// The game (see `tessera games`)
    game: String,
    /// Who takes part, separated by semicolons (or by commas where no name has settings): random, greedy,
    /// search:iters=2000, search:ms=200,trees=2, a level, or a program as 'exec:COMMAND'
    #[arg(long)]
    players: String,
    /// How they meet: round-robin, or gauntlet (the first against each other)
    #[arg(long, default_value = "round-robin")]
    form: Form,
    /// How many seats (usually the fewest the game allows)
    #[arg(long)]
    seats: Option<usize>,
    /// How many games each line-up plays; seats rotate
    #[arg(long, default_value_t = 30)]
    games: u64,
    /// The same number gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at once (usually one a core)
    #[arg(long)]
    threads: Option<usize>,
    /// An option of the game, key=value; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Only games that begin like this, whichever seat has what, such as people=aztecs,romans; given several times, each
    /// is played as often as --games says
    #[arg(long = "opening", value_name = "FACT=VALUES")]
    openings: Vec<Opening>,
    /// How long a program of your own may think about a decision, in milliseconds
    #[arg(long, default_value_t = 5_000)]
    limit: u64,
    /// Leave the games to `tessera worker` processes, by way of this database: postgres://user:password@host/database
    #[arg(long, value_name = "URL", env = "TESSERA_JOBS", conflicts_with_all = ["results", "threads"])]
    jobs: Option<String>,
    /// Keep the games in this file, and go on from it
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Write the report as a page
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
}

/// Plays the tournament and reports.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let info = tessera_games::info(&arguments.game)?;
    let tournament = Tournament {
        game: arguments.game.clone(),
        seats: arguments.seats.unwrap_or(info.min_seats),
        options: arguments.options.join(" "),
        players: players(&arguments.players)?,
        form: arguments.form,
        games: arguments.games,
        seed: arguments.seed,
        limit: arguments.limit,
        openings: arguments.openings.clone(),
    };
    tournament.check()?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.unwrap_or(cores);
    if threads == 0 || tournament.games == 0 {
        return Err(Failure::Usage("--threads and --games must be at least 1".into()));
    }
    let done = AtomicU64::new(0);
    let results = with_bar(tournament.count(), "games", &done, |_| match (&arguments.jobs, &arguments.results) {
        (Some(url), _) => leave_to_workers(&tournament, url, &done),
        (None, file) => {
            let mut results = match file {
                Some(path) => Results::open(path, &tournament)?,
                None => Results::in_memory(),
            };
            tessera_arena::run(&tournament, &mut results, threads, &done)?;
            Ok(results)
        }
    })?;
    report(&tournament, &results, arguments.html.as_ref(), arguments.json)
}

/// Waits until workers have played all games.
fn leave_to_workers(tournament: &Tournament, url: &str, done: &AtomicU64) -> Result<Results, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let jobs = Jobs::connect(url, 1).await?;
        let id = jobs.add(tournament).await?;
        loop {
            let over = Jobs::patiently(|| jobs.done(id), away).await?;
            done.store(over, Ordering::Relaxed);
            if over >= tournament.count() {
                return Ok(Results::of(Jobs::patiently(|| jobs.results(id), away).await?));
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    })
}

/// Players are separated by semicolons; by commas too where each part is a player by itself.
fn players(text: &str) -> Result<Vec<Player>, Failure> {
    let parse = |name: &str| name.trim().parse::<Player>();
    if !text.contains(';')
        && let Ok(players) = text.split(',').map(parse).collect()
    {
        return Ok(players);
    }
    Ok(text.split(';').map(parse).collect::<Result<_, _>>()?)
}

/// Writes what came of it.
fn report(tournament: &Tournament, results: &Results, html: Option<&PathBuf>, json: bool) -> Result<(), Failure> {
    let games = results.games();
    let report = Report::new(tournament, &games);
    if let Some(path) = html {
        let page = tessera_arena::page(&report, &games);
        std::fs::write(path, page).map_err(|error| Failure::File(path.clone(), error))?;
    }
    let mut out = std::io::stdout();
    if json {
        let text = serde_json::to_string(&report).map_err(|error| Failure::Output(error.into()))?;
        writeln!(out, "{text}")?;
        return Ok(());
    }
    writeln!(out, "{} · {} seats · {} games · {}", tournament.game, tournament.seats, report.games, tournament.form)?;
    writeln!(out, "  {:<34} {:>16} {:>24} {:>7} {:>9}", "player", "rating", "wins", "points", "ms")?;
    for player in &report.players {
        let rating = format!("{:.1} ({:.1}–{:.1})", player.rating.rating, player.rating.low, player.rating.high);
        let share = |share: f64| 100.0 * share;
        let wins = &player.wins;
        let wins = format!("{:.1}% ({:.1}–{:.1}%)", share(wins.rate), share(wins.low), share(wins.high));
        writeln!(
            out,
            "  {:<34} {rating:>16} {wins:>24} {:>7.1} {:>9.2}",
            player.name, player.mean_score, player.millis
        )?;
    }
    for foul in report.fouls.iter().take(5) {
        writeln!(out, "  game {}: {} {}", foul.game, foul.name, foul.reason)?;
    }
    if report.fouls.len() > 5 {
        writeln!(out, "  and {} more games lost by playing foul", report.fouls.len() - 5)?;
    }
    Ok(())
}
