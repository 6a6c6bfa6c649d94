//! Who sits where: people at this terminal and bots.

use std::str::FromStr;

use tessera_bots::Kind;
use tessera_kernel::MAX_NAME;
use tessera_words::Speaker;

use crate::failure::Failure;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this terminal.
    You,
    /// A bot.
    Bot(Kind),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "you" {
            return Ok(Self::You);
        }
        let bots = Kind::ALL.map(|kind| kind.to_string()).join(", ");
        text.parse().map(Self::Bot).map_err(|_| format!("'{text}' is neither 'you' nor a bot ({bots})"))
    }
}

/// Names bots go by, in seat order.
const BOT_NAMES: [&str; 6] = ["Aspasia", "Hypatia", "Cyrus", "Ashoka", "Zenobia", "Pacal"];

/// Names for the seats. A bot's kind stands behind its name, so that a saved game knows who plays on.
pub fn names(players: &[Player], speaker: &Speaker<'_>) -> Vec<String> {
    let several = players.iter().filter(|&&player| player == Player::You).count() > 1;
    players
        .iter()
        .enumerate()
        .map(|(seat, player)| match player {
            Player::You if several => format!("{} {}", speaker.word("cli-player"), seat + 1),
            Player::You => your_name().unwrap_or_else(|| speaker.word("cli-player")),
            Player::Bot(kind) => format!("{} ({kind})", BOT_NAMES[seat % BOT_NAMES.len()]),
        })
        .collect()
}

/// The name you go by on this machine.
fn your_name() -> Option<String> {
    let name = std::env::var("USER").ok()?;
    let name = tessera_words::capital(name.trim());
    let shown = !name.is_empty() && name.chars().count() <= MAX_NAME && !name.contains(['(', ')']);
    (shown && !name.chars().any(char::is_control)).then_some(name)
}

/// Who plays the seats of a saved game.
pub fn from_names(names: &[String]) -> Vec<Player> {
    let bot = |name: &str| name.strip_suffix(')')?.rsplit_once('(')?.1.parse().ok();
    names.iter().map(|name| bot(name).map_or(Player::You, Player::Bot)).collect()
}

/// Reads `you,random,random`.
pub fn parse(text: &str) -> Result<Vec<Player>, Failure> {
    text.split(',').map(|one| one.trim().parse().map_err(Failure::Usage)).collect()
}
