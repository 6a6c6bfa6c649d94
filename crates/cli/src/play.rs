//! `tessera play`.

use std::path::PathBuf;

use clap::Args;
use tessera_kernel::{Secret, Takebacks};
use tessera_table::Paint;
use tessera_words::{Language, Speaker};

use crate::failure::Failure;
use crate::players::{self, Player};
use crate::record_file;
use crate::table::Table;

/// Play a game in the terminal.
#[derive(Args)]
#[command(after_help = "Examples:\n  tessera play tempus\n  \
    tessera play tempus --seats you,you,strong --lang fr --option protection=cities\n  \
    tessera play --resume data/saves/tempus-1.tessera")]
pub struct Arguments {
    /// The game (see `tessera games`)
    #[arg(required_unless_present = "resume", conflicts_with = "resume")]
    game: Option<String>,
    /// Who plays: `you` or a bot for each seat, separated by commas; without it, you against as many casual bots as the game
    /// needs
    #[arg(long, conflicts_with = "resume")]
    seats: Option<String>,
    /// An option of the game, key=value; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", conflicts_with = "resume")]
    options: Vec<String>,
    /// The edition of the game
    #[arg(long, conflicts_with = "resume")]
    edition: Option<String>,
    /// Play the game that belongs to this number instead of a random one
    #[arg(long, conflicts_with = "resume")]
    seed: Option<u64>,
    /// How far you may go back: free, strict or agreed (at one screen all agree, and the record says so)
    #[arg(long, default_value = "free", conflicts_with = "resume")]
    takebacks: Takebacks,
    /// Keep the game in this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a game kept in a file
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

/// Begins or resumes a game.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    if let Some(path) = &arguments.resume {
        return resume(path.clone(), language);
    }
    let id = arguments.game.as_deref().unwrap_or_default();
    let seats = match &arguments.seats {
        Some(seats) => seats.clone(),
        None => usual_seats(tessera_games::info(id)?.min_seats.max(2)),
    };
    let players = players::parse(&seats)?;
    let names = players::names(&players, &Speaker::new(language, &[]));
    let mut setup = tessera_games::usual_setup(id, names)?;
    setup.options = arguments.options.join(" ").parse()?;
    setup.takebacks = arguments.takebacks;
    if let Some(edition) = &arguments.edition {
        setup.edition.clone_from(edition);
    }
    let secret = arguments.seed.map_or_else(Secret::from_os, Secret::from_number);
    let game = tessera_games::begin(id, setup, secret)?;
    let save = arguments.save.clone().unwrap_or_else(|| record_file::new_save(id));
    let (input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    Table::new(game.as_ref(), players, save, language, Paint::of_terminal(), input, &mut output).play()
}

/// Goes on with a game kept in a file.
pub fn resume(path: PathBuf, language: Language) -> Result<(), Failure> {
    let game = record_file::replay(&path)?;
    let players = players::from_names(&game.setup().seats);
    let (input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    Table::new(game.as_ref(), players, path, language, Paint::of_terminal(), input, &mut output).play()
}

/// The usual seats of a game: you against bots.
pub fn usual_seats(count: usize) -> String {
    seats_against(count, "casual")
}

fn seats_against(count: usize, bot: &str) -> String {
    let mut seats = vec!["you"];
    seats.resize(count, bot);
    seats.join(",")
}

/// Begins a game with the usual choices.
pub fn begin(id: &str, count: usize, language: Language) -> Result<(), Failure> {
    begin_against(id, count, "casual", Vec::new(), language)
}

/// The same against other bots than the usual ones, with some options.
pub fn begin_against(
    id: &str,
    count: usize,
    bot: &str,
    options: Vec<String>,
    language: Language,
) -> Result<(), Failure> {
    let seats = seats_against(count, bot);
    debug_assert!(matches!(players::parse(&seats), Ok(players) if players[0] == Player::You));
    let arguments = Arguments {
        game: Some(id.to_owned()),
        seats: Some(seats),
        options,
        edition: None,
        seed: None,
        takebacks: Takebacks::Free,
        save: None,
        resume: None,
    };
    run(&arguments, language)
}
