//! The table now, and its verbs.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tessera_kernel::hex::HexSet;
use tessera_kernel::{Audience, BySeat, Rng, Seat, Setup};

use crate::Ask;
use crate::board::Board;
use crate::components::cities::{COPIES, TOKENS, VALUES};
use crate::components::epochs::{self, EPOCHS, Epoch, FLIGHT, SHIPS};
use crate::components::ideas::{Card, DECK};
use crate::components::sea::{Hex, hexes};
use crate::components::terrain::Terrain;
use crate::components::tiles::{TILES, Tile};
use crate::event::Event;
use crate::hand::Hand;

/// All that is true at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Chance.
    pub rng: Rng,
    /// What was agreed to play differently (T13).
    pub switches: Switches,
    /// Who has the first-player marker.
    pub first: Seat,
    /// The epoch being played, from 1; 0 while setting up.
    pub epoch: u8,
    /// Where in the epoch we are.
    pub phase: Phase,
    /// The island.
    pub board: Board,
    /// Everyone's things.
    pub players: BySeat<Player>,
    /// The draw pile; the last card is drawn first.
    pub deck: ArrayVec<Card, DECK>,
    /// The discard pile, newest last.
    pub discard: ArrayVec<Card, DECK>,
    /// Map tiles not drawn yet; the last is drawn first.
    pub tiles: ArrayVec<Tile, { TILES as usize }>,
    /// The fight that is going on.
    pub combat: Option<Combat>,
    /// Who must discard down to the hand limit before anything else (T8.2).
    pub discarding: Option<Seat>,
}

/// What was agreed to play differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Switches {
    /// Cities count as occupied hexes for the protection (T13.1).
    pub cities_protect: bool,
    /// The other actions column (T13.2).
    pub late_actions: bool,
}

impl Switches {
    /// Those of a match agreed like this.
    #[must_use]
    pub fn of(setup: &Setup) -> Self {
        Self {
            cities_protect: setup.options.is("protection", "cities"),
            late_actions: setup.options.is("actions", "late"),
        }
    }
}

/// Where in the game we are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Building the island (T2.2): the tile in hand, if one is drawn.
    Island {
        /// The tile to be placed.
        drawn: Option<Tile>,
    },
    /// Placing the first tokens (T2.6).
    Settlers {
        /// How many players have done so.
        settled: u8,
    },
    /// Rounds of actions (T4.2).
    Actions {
        /// How many seats had their turn in this round.
        served: u8,
        /// The turn being taken.
        turn: Option<Turn>,
    },
    /// Laying cards for Progress (T11.3).
    Progress {
        /// How many players have done so.
        laid: u8,
    },
    /// Drawing rewards (T11.7).
    Reward {
        /// How many seats have been looked at.
        served: u8,
    },
    /// The game is over.
    Over,
}

/// A player's turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// Actions still to be taken.
    pub actions: u8,
    /// Whether an action was taken or another one declared: too late to delay.
    pub begun: bool,
    /// Whether the tile was delayed: the turn is for cards only.
    pub passed: bool,
    /// Whether this turn follows a delay, so that no Government may be played.
    pub after_delay: bool,
    /// The action that may still go on.
    pub doing: Doing,
}

/// An action that is taken in several choices.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Doing {
    /// None.
    Nothing,
    /// Moving people.
    Moving {
        /// Tokens that may still move.
        left: u8,
        /// Where tokens have ended a move: they do not move again.
        arrived: ArrayVec<Hex, 16>,
    },
    /// Having children.
    Birthing {
        /// Children that may still be born.
        left: u8,
        /// Where one was born.
        born: HexSet,
    },
}

/// A player's things.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The row of the epoch cube.
    pub row: u8,
    /// Tokens in supply.
    pub supply: u8,
    /// City tiles in supply, by value 2, 3, 4.
    pub cities: [u8; 3],
    /// Cards in hand.
    pub hand: Hand,
    /// Action tiles not used yet.
    pub tiles: u8,
    /// Whether a tile lies on a Government card for the next turn.
    pub delayed: bool,
    /// Government cards lying face up.
    pub government: Hand,
    /// Cards laid face down for Progress.
    pub laid: Hand,
    /// Whether the cube came to its row first, in this Progress phase.
    pub arrived: bool,
}

/// A fight.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Combat {
    /// Who attacks.
    pub attacker: Seat,
    /// Who defends.
    pub defender: Seat,
    /// The hex the attack comes from.
    pub from: Hex,
    /// The hex attacked.
    pub target: Hex,
    /// The ground that cards must match; `None` while a city's is not named.
    pub ground: Option<Terrain>,
    /// The attacker's cards, face down until the defender has played.
    pub attack: Hand,
    /// The defender's cards, face up.
    pub defence: Hand,
    /// What comes next.
    pub stage: CombatStage,
}

/// The order of a fight (T7.4 to T7.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CombatStage {
    /// The defender names the ground of the city.
    Name,
    /// The attacker lays cards.
    Lay,
    /// The defender plays cards.
    Defend,
    /// Cards are turned up and points compared.
    Resolve,
    /// The attacker has won and may move in.
    Advance,
}

impl Player {
    /// A player before the game.
    #[must_use]
    pub fn new() -> Self {
        Self {
            row: 0,
            supply: TOKENS,
            cities: COPIES,
            hand: Hand::default(),
            tiles: 0,
            delayed: false,
            government: Hand::default(),
            laid: Hand::default(),
            arrived: false,
        }
    }

    /// The numbers of the player's row (T1.6).
    #[must_use]
    pub fn epoch(&self) -> &'static Epoch {
        &EPOCHS[usize::from(self.row)]
    }
}

impl Default for Player {
    fn default() -> Self {
        Self::new()
    }
}

impl State {
    /// How many play.
    #[must_use]
    pub fn count(&self) -> usize {
        self.players.count()
    }

    /// Everyone, clockwise from the first player.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.first.clockwise(self.count())
    }

    /// Whoever is `place` seats after the first player.
    #[must_use]
    pub fn in_order(&self, place: u8) -> Seat {
        Seat::new((self.first.index() + usize::from(place)) % self.count())
    }

    /// The turn being taken, if it is one.
    #[must_use]
    pub fn turn(&self) -> Option<&Turn> {
        match &self.phase {
            Phase::Actions { turn, .. } => turn.as_ref(),
            _ => None,
        }
    }

    /// The turn being taken.
    ///
    /// # Panics
    /// Outside the action phase.
    pub fn turn_mut(&mut self) -> &mut Turn {
        match &mut self.phase {
            Phase::Actions { turn: Some(turn), .. } => turn,
            _ => panic!("actions and ideas happen in a turn"),
        }
    }

    /// Whether `seat`'s cube has reached Ships (T5.8).
    #[must_use]
    pub fn has_ships(&self, seat: Seat) -> bool {
        self.players[seat].row >= SHIPS
    }

    /// Action tiles `seat` takes at the start of an epoch (T4.1).
    #[must_use]
    pub fn actions_of(&self, seat: Seat) -> u8 {
        epochs::actions(self.players[seat].row, self.switches.late_actions)
    }

    /// The most tokens `seat` may have on a hex (T5.5): its own limit and what Sanitation adds there.
    #[must_use]
    pub fn cap(&self, seat: Seat, hex: Hex) -> u8 {
        self.players[seat].epoch().stack + self.board.bonus(hex)
    }

    /// How many more of `seat`'s tokens fit on a hex.
    #[must_use]
    pub fn room(&self, seat: Seat, hex: Hex) -> u8 {
        self.cap(seat, hex).saturating_sub(self.board.tokens(hex))
    }

    /// Where a token of `seat` may come to stand (T5.3, T5.5).
    #[must_use]
    pub fn enterable(&self, seat: Seat) -> HexSet {
        let mut open = self.board.land().without(self.board.foreign(seat)).without(self.board.built(seat));
        for hex in hexes(self.board.peopled(seat)) {
            if self.room(seat, hex) == 0 {
                open.remove(hex.index());
            }
        }
        open
    }

    /// Whether `seat` may not be attacked or converted (T7.2, T13.1).
    #[must_use]
    pub fn is_protected(&self, seat: Seat) -> bool {
        self.held(seat) <= 3
    }

    /// How many hexes count for that.
    pub(crate) fn held(&self, seat: Seat) -> usize {
        let cities = if self.switches.cities_protect { self.board.built(seat).len() } else { 0 };
        self.board.peopled(seat).len() + cities
    }

    /// What `seat` may attack or convert: everything of players who are not protected.
    #[must_use]
    pub fn exposed(&self, seat: Seat) -> HexSet {
        self.players
            .seats()
            .filter(|&other| other != seat && !self.is_protected(other))
            .fold(HexSet::EMPTY, |all, other| all.or(self.board.peopled(other)).or(self.board.built(other)))
    }

    /// Brings tokens from supply onto a hex.
    pub fn bring(&mut self, seat: Seat, hex: Hex, count: u8) {
        self.players[seat].supply -= count;
        self.board.add_tokens(seat, hex, count);
    }

    /// Sends tokens from a hex back to supply.
    pub fn send_home(&mut self, seat: Seat, hex: Hex, count: u8) {
        let limit = self.players[seat].epoch().stack;
        self.board.remove_tokens(seat, hex, count, limit);
        self.players[seat].supply += count;
    }

    /// Moves tokens from hex to hex.
    pub fn shift(&mut self, seat: Seat, from: Hex, to: Hex, count: u8) {
        let limit = self.players[seat].epoch().stack;
        self.board.remove_tokens(seat, from, count, limit);
        self.board.add_tokens(seat, to, count);
    }

    /// City tiles of `value` in `seat`'s supply.
    pub fn city_tiles(&mut self, seat: Seat, value: u8) -> &mut u8 {
        let place = VALUES.iter().position(|&known| known == value).expect("cities are worth 2, 3 or 4");
        &mut self.players[seat].cities[place]
    }

    /// Takes a card from a hand and discards it.
    pub fn spend(&mut self, seat: Seat, card: Card) {
        self.players[seat].hand.remove(card);
        self.discard.push(card);
    }

    /// Draws cards (T8.1, T8.4). Whoever draws sees them, so the step ends here; a hand over its limit is brought down
    /// before anything else happens (T8.2).
    pub fn draw(&mut self, ask: &mut Ask<'_>, seat: Seat, count: u8) {
        let mut drawn = ArrayVec::<Card, 8>::new();
        for _ in 0..count {
            if self.rng.reshuffle(&mut self.deck, &mut self.discard) {
                ask.log(|| Event::Reshuffled);
            }
            let Some(card) = self.deck.pop() else { break };
            self.players[seat].hand.add(card);
            drawn.push(card);
        }
        if !drawn.is_empty() {
            ask.reveal(Audience::Seat(seat));
        }
        ask.log(|| Event::Drew { seat, count: drawn.len() as u8, cards: drawn.to_vec() });
        if self.players[seat].hand.len() > usize::from(self.players[seat].epoch().limit) {
            self.discarding = Some(seat);
        }
    }

    /// Whether somebody's cube is on Flight: the epoch is the last.
    #[must_use]
    pub fn flight_reached(&self) -> bool {
        self.players.values().any(|player| player.row == FLIGHT)
    }

    /// What must always hold (see [`tessera_kernel::Game::check`]).
    pub(crate) fn check(&self) -> Result<(), String> {
        self.board.check()?;
        let entered = self.combat.as_ref().filter(|combat| combat.stage == CombatStage::Advance);
        let empty = hexes(self.board.land().without(self.board.all_peopled()));
        let mut left = empty.filter(|&hex| entered.is_none_or(|combat| combat.target != hex));
        if let Some(hex) = left.find(|&hex| self.board.bonus(hex) > 0) {
            return Err(format!("Sanitation on empty {hex}"));
        }
        for (seat, player) in self.players.iter() {
            let people = hexes(self.board.peopled(seat));
            let on_map: u8 = people.clone().map(|hex| self.board.tokens(hex)).sum();
            if on_map + player.supply != TOKENS {
                return Err(format!("seat {seat} has {on_map} tokens on the map and {} in supply", player.supply));
            }
            if let Some(hex) = people.clone().find(|&hex| self.board.tokens(hex) > self.cap(seat, hex)) {
                return Err(format!("seat {seat} exceeds the stacking limit at {hex}"));
            }
            let mut cities = player.cities;
            for hex in hexes(self.board.built(seat)) {
                let place = VALUES.iter().position(|&value| value == self.board.city(hex));
                cities[place.ok_or("a city of no value")?] += 1;
            }
            if cities != COPIES {
                return Err(format!("seat {seat} has city tiles {cities:?}"));
            }
            if self.discarding.is_none() && player.hand.len() > usize::from(player.epoch().limit) {
                return Err(format!("seat {seat} holds {} cards", player.hand.len()));
            }
            if player.tiles > 6 {
                return Err(format!("seat {seat} has {} action tiles", player.tiles));
            }
        }
        self.check_cards()?;
        let rows = || self.players.values().map(|player| player.row);
        let (lead, last) = (rows().max().unwrap_or(0), rows().min().unwrap_or(0));
        if lead - last > 1 {
            return Err(format!("cubes on rows {last} to {lead}"));
        }
        if matches!(self.phase, Phase::Actions { .. }) && self.epoch != lead + 1 {
            return Err(format!("epoch {} with the leading cube on row {lead}", self.epoch));
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), String> {
        let mut copies = [0_u8; 64];
        let mut count = |card: Card| copies[card.kind() as usize * 4 + card.background() as usize] += 1;
        self.deck.iter().chain(&self.discard).copied().for_each(&mut count);
        for player in self.players.values() {
            player.hand.iter().chain(player.government.iter()).chain(player.laid.iter()).for_each(&mut count);
        }
        if let Some(combat) = &self.combat {
            combat.attack.iter().chain(combat.defence.iter()).for_each(&mut count);
        }
        let lost = Card::rows()
            .find(|(card, expected)| copies[card.kind() as usize * 4 + card.background() as usize] != *expected);
        lost.map_or(Ok(()), |(card, _)| Err(format!("a copy of {card} was lost or made")))
    }
}
