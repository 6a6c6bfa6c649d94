//! The `tessera` command: one file a subcommand.

mod about;
mod admin;
mod arena;
mod backup;
#[cfg(test)]
mod docs;
mod failure;
mod health;
mod learn;
mod load;
mod menu;
mod move_data;
mod play;
mod players;
mod progress;
mod record_file;
mod replay;
mod restore;
mod rules;
mod serve;
mod show;
mod simulate;
mod table;
mod train;
mod tune;
mod verify;
mod worker;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use tessera_words::Language;

use crate::failure::Failure;

/// A table is drawn in thousands of small strings, for each who looks: that is where an allocator shows.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Civilization board games on one rules engine.
#[derive(Parser)]
#[command(name = "tessera", version, after_help = "Without a command: the same as `tessera serve`.")]
struct Arguments {
    /// Language: en or fr (usually that of your terminal)
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the table to browsers
    Serve(serve::Arguments),
    /// Ask a server whether it is ready, as health checks do
    Health(health::Arguments),
    /// Copy the server's database into one file, also while it is in use
    Backup(backup::Arguments),
    /// Keep a site in order: people, tables, reports, invitations
    Admin(admin::Arguments),
    /// Put a backup in a place where nothing is yet
    Restore(restore::Arguments),
    /// Move everything from one database to another: SQLite or PostgreSQL, either way
    MoveData(move_data::Arguments),
    /// Begin or resume a game in the terminal, from a menu
    Menu,
    /// Learn a game in the terminal, lesson by lesson
    Learn(learn::Arguments),
    /// Play a game in the terminal
    Play(play::Arguments),
    /// Play many games between bots and count
    Simulate(simulate::Arguments),
    /// Let bots play a tournament, and rate them
    Arena(arena::Arguments),
    /// Play games of tournaments kept in PostgreSQL
    Worker(worker::Arguments),
    /// Improve the weights with which bots judge a game, by self-play
    Tune(tune::Arguments),
    /// Teach a network to judge a game, by self-play
    Train(train::Arguments),
    /// Play many live matches with viewers, on this machine, and measure
    Load(load::Arguments),
    /// Show a recorded game, at its end or after N choices
    Replay(replay::Arguments),
    /// Draw any position of a recorded game as an SVG or PNG picture
    Show(show::Arguments),
    /// Replay records and say whether rules and dice were honest
    Verify(verify::Arguments),
    /// List the games there are
    Games,
    /// What is in a game's box, and where we know it from
    About(about::Arguments),
    /// Read a game's rules, or one section or rule of them
    Rules(rules::Arguments),
}

fn main() -> ExitCode {
    let Arguments { lang, command } = Arguments::parse();
    let language = lang.unwrap_or_else(language_of_terminal);
    let done = match command {
        None => serve::run(&serve::Arguments::usual(), language),
        Some(Command::Serve(arguments)) => serve::run(&arguments, language),
        Some(Command::Health(arguments)) => health::run(&arguments),
        Some(Command::Backup(arguments)) => backup::run(&arguments, language),
        Some(Command::Admin(arguments)) => admin::run(&arguments),
        Some(Command::Restore(arguments)) => restore::run(&arguments, language),
        Some(Command::MoveData(arguments)) => move_data::run(&arguments, language),
        Some(Command::Menu) => menu::run(language),
        Some(Command::Learn(arguments)) => learn::run(&arguments, language),
        Some(Command::Play(arguments)) => play::run(&arguments, language),
        Some(Command::Simulate(arguments)) => simulate::run(&arguments),
        Some(Command::Arena(arguments)) => arena::run(&arguments),
        Some(Command::Worker(arguments)) => worker::run(&arguments),
        Some(Command::Tune(arguments)) => tune::run(&arguments),
        Some(Command::Train(arguments)) => train::run(&arguments),
        Some(Command::Load(arguments)) => load::run(&arguments),
        Some(Command::Replay(arguments)) => replay::run(&arguments, language),
        Some(Command::Show(arguments)) => show::run(&arguments, language),
        Some(Command::Verify(arguments)) => verify::run(&arguments),
        Some(Command::Games) => about::list(language),
        Some(Command::About(arguments)) => about::run(&arguments, language),
        Some(Command::Rules(arguments)) => rules::run(&arguments, language),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has had enough (`tessera rules tempus | head`): not a failure.
        Err(Failure::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("tessera: {failure}");
            ExitCode::from(failure.code())
        }
    }
}

fn language_of_terminal() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
        .and_then(|value| Language::from_preferences(&value))
        .unwrap_or_default()
}
