//! A small builder for positions, and a player's-eye way to play them.
//!
//! Positions stand on a fixed reference island (8, 10 or 12 tiles for 3, 4 or 5 seats); odd columns lie half a hex lower:
//!
//! ```text
//!      A B C D E F G H I J K L M
//!  1   . . . . . . . . . W . . .
//!  2   . . . H . X H M H H W . .
//!  3   . . M X F H F F F M X . .
//!  4   . . H W M . W . . F . . .
//!  5   . X H M . W F F H W M . .
//!  6   . W M F . H M W W H F . .
//!  7   . . W H M F M X . W F M .
//!  8   . . . W H M F W X F W X .
//!  9   . W X M W . H M F W H . .
//! 10   . H M F . X M W X F F . .
//! 11   . . X . . H X F H M M . .
//! 12   . . . . . . H . . . . . .
//! ```
//!
//! The picture shows all twelve tiles; with 3 seats T09 to T12 are missing, with 4 seats T11 and T12.

#![allow(dead_code, clippy::allow_attributes, reason = "every test binary uses its own part of this")]

pub use tessera_kernel::playing::Playing;
use tessera_kernel::{Match, Rng, Seat, Setup, Takebacks};
use tessera_tempus::Tempus;
use tessera_tempus::components::epochs::EPOCHS;
use tessera_tempus::components::ideas::Card;
use tessera_tempus::components::sea::Hex;
use tessera_tempus::components::tiles::Tile;
use tessera_tempus::event::Event;
use tessera_tempus::setup::island_size;
use tessera_tempus::state::{Doing, Phase, State, Turn};

/// The seats by the colours the rulebook's examples use.
pub const RED: Seat = Seat::new(0);
/// The second seat.
pub const BLUE: Seat = Seat::new(1);
/// The third seat.
pub const BLACK: Seat = Seat::new(2);

/// Tile, centre and turn of the reference island.
const ISLAND: [(u8, &str, u8); 12] = [
    (1, "G6", 0),
    (2, "J5", 1),
    (3, "E8", 2),
    (4, "C6", 3),
    (5, "G3", 4),
    (6, "D3", 5),
    (7, "K8", 0),
    (8, "J2", 1),
    (9, "J10", 2),
    (10, "C10", 3),
    (11, "G11", 4),
    (12, "H8", 5),
];

/// A hex by its name.
pub fn hex(name: &str) -> Hex {
    name.parse().unwrap_or_else(|()| panic!("'{name}' is no hex"))
}

/// Cards by their names, separated by spaces.
pub fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(|name| name.parse().unwrap_or_else(|()| panic!("'{name}' is no card"))).collect()
}

/// A position under construction: the island stands, nobody is on it, all cubes are on the start row.
pub struct Table {
    pub state: State,
    setup: Setup,
}

impl Table {
    /// A table with the reference island for so many seats; Red has the first-player marker.
    pub fn new(seats: usize) -> Self {
        Self::with_options(seats, "")
    }

    /// The same with options, `key=value` separated by spaces.
    pub fn with_options(seats: usize, options: &str) -> Self {
        let setup =
            Setup { options: options.parse().expect("options are key=value"), ..Setup::anonymous::<Tempus>(seats) };
        let setup = setup.checked::<Tempus>().expect("the setup is playable");
        let mut state = <Tempus as tessera_kernel::Game>::setup(&setup, Rng::from_number(1));
        for (number, centre, turn) in ISLAND.into_iter().take(island_size(seats)) {
            state.board.place(Tile::number(number), hex(centre), turn);
        }
        state.board.survey();
        state.tiles.clear();
        state.first = RED;
        state.epoch = 1;
        state.phase = Phase::Actions { served: 0, turn: None };
        Self { state, setup }
    }

    /// Puts a cube on a row by its English name (`"ships"`); the epoch follows the leading cube.
    pub fn row(mut self, seat: Seat, name: &str) -> Self {
        let row = EPOCHS.iter().position(|epoch| epoch.name.ends_with(&format!("-{name}")));
        self.state.players[seat].row = row.unwrap_or_else(|| panic!("'{name}' is no epoch")) as u8;
        self.state.epoch = 1 + self.state.players.values().map(|player| player.row).max().expect("somebody plays");
        self
    }

    /// Puts every cube on a row.
    pub fn rows(mut self, name: &str) -> Self {
        for seat in self.state.players.seats() {
            self = self.row(seat, name);
        }
        self
    }

    /// Puts tokens on hexes: `"G5 G5 H6"` puts two on G5 and one on H6.
    pub fn tokens(mut self, seat: Seat, places: &str) -> Self {
        for place in places.split_whitespace() {
            self.state.bring(seat, hex(place), 1);
        }
        self
    }

    /// Puts a city on a hex.
    pub fn city(mut self, seat: Seat, place: &str, value: u8) -> Self {
        *self.state.city_tiles(seat, value) -= 1;
        self.state.board.add_city(seat, hex(place), value);
        self
    }

    /// Gives cards from the draw pile.
    pub fn hand(mut self, seat: Seat, names: &str) -> Self {
        for card in cards(names) {
            let at = self.state.deck.iter().position(|&other| other == card).expect("the card is in the pile");
            self.state.deck.remove(at);
            self.state.players[seat].hand.add(card);
        }
        self
    }

    /// Puts these cards on top of the draw pile, the first to be drawn first.
    pub fn on_top(mut self, names: &str) -> Self {
        for card in cards(names).into_iter().rev() {
            let at = self.state.deck.iter().position(|&other| other == card).expect("the card is in the pile");
            self.state.deck.remove(at);
            self.state.deck.push(card);
        }
        self
    }

    /// Moves all but `left` cards of the draw pile to the discard pile.
    pub fn deck_of(mut self, left: usize) -> Self {
        while self.state.deck.len() > left {
            let card = self.state.deck.remove(0);
            self.state.discard.push(card);
        }
        self
    }

    /// Gives action tiles; without this, everybody whose turn is to come has what their row says.
    pub fn tiles(mut self, seat: Seat, count: u8) -> Self {
        self.state.players[seat].tiles = count;
        self
    }

    /// Anything else.
    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    /// Begins with `seat`'s turn; others without tiles of their own get what their row says.
    pub fn turn(mut self, seat: Seat) -> Play {
        for other in self.state.players.seats() {
            if self.state.players[other].tiles == 0 {
                self.state.players[other].tiles = self.state.actions_of(other);
            }
        }
        let served = (seat.index() + self.state.count() - self.state.first.index()) % self.state.count() + 1;
        let turn = Turn { seat, actions: 1, begun: false, passed: false, after_delay: false, doing: Doing::Nothing };
        self.state.phase = Phase::Actions { served: served as u8, turn: Some(turn) };
        self.begin()
    }

    /// Begins with the Progress phase: nobody has an action tile.
    pub fn progress(self) -> Play {
        self.begin()
    }

    /// Begins as it stands.
    pub fn begin(mut self) -> Play {
        <Tempus as tessera_kernel::Game>::check(&self.state).unwrap_or_else(|broken| panic!("{broken}"));
        self.setup.takebacks = Takebacks::Strict;
        Play { game: Match::from_state(self.setup, self.state) }
    }
}

/// A game under way, seen as a player sees it.
pub struct Play {
    pub game: Match<Tempus>,
}

impl Playing for Play {
    type Game = Tempus;

    const QUIET: &'static [&'static str] = &["end", "ready", "stop", "children"];

    fn of(game: Match<Tempus>) -> Self {
        Self { game }
    }

    fn game(&self) -> &Match<Tempus> {
        &self.game
    }

    fn game_mut(&mut self) -> &mut Match<Tempus> {
        &mut self.game
    }
}

impl Play {
    /// Who takes an action from now on until the epoch ends; for tables without cards and without people on Meadows.
    pub fn actors(&mut self) -> Vec<Seat> {
        let epoch = self.state().epoch;
        let mut actors = Vec::new();
        while self.state().epoch == epoch {
            actors.push(self.who());
            self.choose("children");
        }
        actors
    }

    /// Tokens on a hex.
    pub fn tokens(&self, place: &str) -> u8 {
        self.state().board.tokens(hex(place))
    }

    /// The value of the city on a hex.
    pub fn city(&self, place: &str) -> u8 {
        self.state().board.city(hex(place))
    }

    /// Whose a hex is.
    pub fn owner(&self, place: &str) -> Option<Seat> {
        self.state().board.owner(hex(place))
    }

    /// Tokens in a player's supply.
    pub fn supply(&self, seat: Seat) -> u8 {
        self.state().players[seat].supply
    }

    /// A player's cards, in notation.
    pub fn hand(&self, seat: Seat) -> Vec<String> {
        self.state().players[seat].hand.iter().map(|card| card.to_string()).collect()
    }

    /// The row of a player's cube, by its English name.
    pub fn row(&self, seat: Seat) -> &'static str {
        self.state().players[seat].epoch().name.trim_start_matches("tempus-epoch-")
    }

    /// The cap of a hex for a player (T5.5).
    pub fn cap(&self, seat: Seat, place: &str) -> u8 {
        self.state().cap(seat, hex(place))
    }

    /// The points of the last fight as the table is told, the attacker's first.
    pub fn fought(&self) -> (u8, u8) {
        let points = |event| match event {
            Event::Fought { attack, defence, .. } => Some((attack.total(), defence.total())),
            _ => None,
        };
        let told = self.told(BLACK).into_iter();
        told.filter_map(points).next_back().expect("a fight")
    }

    /// A player's points in the last Progress phase as the table is told.
    pub fn progress_points(&self, seat: Seat) -> u8 {
        let points = |event| match event {
            Event::ProgressCounted { seat: who, points } if who == seat => Some(points.total()),
            _ => None,
        };
        let told = self.told(BLACK).into_iter();
        told.filter_map(points).next_back().expect("a count")
    }
}
