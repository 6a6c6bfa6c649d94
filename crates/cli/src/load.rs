//! `tessera load`: many live matches with viewers, on loopback only.
//!
//! Every viewer does what a page does: it holds a stream open and takes in the parts that it brings. Choices are posted as the
//! page's script posts them.

mod house;
mod people;
mod report;
mod run;
mod viewer;

use std::io::{IsTerminal as _, Write as _};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;

/// Play many live matches with viewers, on this machine, and measure.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  tessera load\n  tessera load --matches 1000 --viewers 4 --rate 50,100,200 --seconds 20\n  \
    tessera load --matches 20 --depth 300 --json\n  \
    tessera load --database postgres://tessera@localhost/load --nodes 3\n\n\
    Every viewer holds a connection open: with many, raise the hard limit of open files first (ulimit -n)."
)]
pub struct Arguments {
    /// How many live matches
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    matches: u32,
    /// How many look at each match: its players first, then spectators
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=64))]
    viewers: u32,
    /// How long choices are made, at each rate
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Choices a second over all matches, at random moments; several rates are tried one after the other [default: as
    /// fast as it goes]
    #[arg(long, value_name = "N,...", value_delimiter = ',')]
    rate: Vec<f64>,
    /// Without --rate: how many choices are on their way at once
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1000))]
    at_once: u32,
    /// Choices made before anybody looks: none in the first match, so many in the last, evenly between
    #[arg(long, value_name = "N", default_value_t = 0)]
    depth: u32,
    /// The same number makes the same picks
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A server that runs already on this machine, without limits on requests; can be given several times, and requests go
    /// to them by turns [default: servers of our own]
    #[arg(long, value_name = "URL")]
    url: Vec<String>,
    /// The PostgreSQL that servers of our own keep everything in; an empty database, for it is filled [default: a file]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// How many servers of our own share that database
    #[arg(long, value_name = "N", default_value_t = 1, requires = "database",
        value_parser = clap::value_parser!(u32).range(1..=64))]
    nodes: u32,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Runs the load test and prints what came of it.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if let Some(rate) = arguments.rate.iter().find(|rate| !(0.1..=100_000.0).contains(*rate)) {
        return Err(Failure::Usage(format!("--rate {rate}: choices a second, from 0.1 to 100000")));
    }
    let urls = arguments.url.iter().map(|url| house::loopback(url)).collect::<Result<Vec<String>, Failure>>()?;
    house::raise_open_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let measured = runtime.block_on(async {
        tokio::select! {
            measured = run::measure(arguments, urls) => measured,
            _ = tokio::signal::ctrl_c() => Err(Failure::Load("stopped".into())),
        }
    })?;
    // Streams may be open still; nobody waits for them.
    runtime.shutdown_background();
    let mut out = std::io::stdout();
    if arguments.json {
        let text = serde_json::to_string(&measured).map_err(|error| Failure::Output(error.into()))?;
        writeln!(out, "{text}")?;
    } else {
        measured.print(&mut out)?;
    }
    Ok(())
}

/// A bar where somebody watches.
fn bar(length: u64, what: &'static str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{msg:16} {bar:40} {pos}/{len}  {per_sec}");
    let bar = ProgressBar::new(length).with_message(what);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

/// Something the server said that it should not.
fn wrong(what: impl std::fmt::Display) -> Failure {
    Failure::Load(what.to_string())
}
