//! A small builder for positions, and a player's-eye way to play them.
//!
//! Everybody begins with the Equality capital, the upper left square of which is H8:
//!
//! ```text
//!      H               I               J
//!  8   Palace P1 [P1]  Market M2 [M1]  Road T1
//!  9   Farm F2 [F1]    Quarry [R1]     Temple [C1]
//! ```

#![allow(dead_code, clippy::allow_attributes, reason = "every test binary uses its own part of this")]

pub use tessera_kernel::playing::Playing;
use tessera_kernel::{Game, Match, Rng, Seat, Setup, Takebacks};
use tessera_patchistory::Patchistory;
use tessera_patchistory::cell::Cell;
use tessera_patchistory::components::buildings::Building;
use tessera_patchistory::components::features::Feature;
use tessera_patchistory::components::general;
use tessera_patchistory::components::icons::Icon;
use tessera_patchistory::components::prosperity::{Cards, Prosperity};
use tessera_patchistory::components::squares::Square;
use tessera_patchistory::components::tiles::{Face, Tile};
use tessera_patchistory::event::Event;
use tessera_patchistory::state::{Alliance, Moving, Offer, Phase, Principal, Space, State};
use tessera_patchistory::territory::Placement;

/// The first player.
pub const ANN: Seat = Seat::new(0);
/// The second seat.
pub const BOB: Seat = Seat::new(1);
/// The third seat.
pub const CEM: Seat = Seat::new(2);
/// The fourth seat.
pub const DEE: Seat = Seat::new(3);

/// A square by its name.
pub fn cell(name: &str) -> Cell {
    name.parse().unwrap_or_else(|()| panic!("'{name}' is no square"))
}

/// A land tile by its number.
pub fn tile(name: &str) -> Tile {
    name.parse().unwrap_or_else(|()| panic!("'{name}' is no tile"))
}

/// A hero, wonder or special building by its name.
pub fn feature(name: &str) -> Feature {
    name.parse().unwrap_or_else(|()| panic!("'{name}' is nothing special"))
}

/// A square of a land tile by its code, such as `3S1`, `SEA` or `WL`.
pub fn square(code: &str) -> Square {
    match code {
        "SEA" => Square::SEA,
        "WL" => Square::WASTELAND,
        code => {
            let row = general::TABLE.iter().position(|row| row.0 == code);
            let row = row.unwrap_or_else(|| panic!("'{code}' is no general building"));
            // Squares are numbered in the order of the table, from 1.
            (row + 1).to_string().parse().expect("squares have numbers")
        }
    }
}

/// A position under construction.
pub struct Table {
    pub state: State,
    setup: Setup,
}

impl Table {
    /// The table at the start; Ann is the first player.
    pub fn new(seats: usize) -> Self {
        Self::with_options(seats, "")
    }

    /// The same with options, `key=value` separated by spaces.
    pub fn with_options(seats: usize, options: &str) -> Self {
        let setup = Setup {
            options: options.parse().expect("options are key=value"),
            ..Setup::anonymous::<Patchistory>(seats)
        };
        let setup = setup.checked::<Patchistory>().expect("the setup is playable");
        let mut state = Patchistory::setup(&setup, Rng::from_number(1));
        state.first = ANN;
        Self { state, setup }
    }

    /// Anything else.
    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    /// In this Era and round, both from 1.
    pub fn at(mut self, era: u8, round: u8) -> Self {
        self.state.era = era - 1;
        self.state.round = round - 1;
        self.state.stack = Tile::of_era(era - 1, self.state.printing).collect();
        self
    }

    /// So much Money, Food, Resources and Culture.
    pub fn goods(mut self, seat: Seat, goods: [u16; 4]) -> Self {
        self.state.players[seat].goods = goods;
        self
    }

    /// So many Votes.
    pub fn votes(mut self, seat: Seat, votes: u16) -> Self {
        self.state.players[seat].votes = votes;
        self
    }

    /// All squares of a territory are wasteland: no level at all.
    pub fn bare(mut self, seat: Seat) -> Self {
        for cell in self.state.players[seat].territory.occupied().iter() {
            self.state.players[seat].territory.cover(cell, Square::WASTELAND);
        }
        self.fresh()
    }

    /// Everybody's territory is wasteland.
    pub fn all_bare(mut self) -> Self {
        for seat in self.state.players.seats() {
            self = self.bare(seat);
        }
        self
    }

    /// Paints squares: `"H8 3S1, I8 SEA"`.
    pub fn paint(mut self, seat: Seat, squares: &str) -> Self {
        for pair in squares.split(',') {
            let (place, code) = pair.trim().split_once(' ').expect("a place and a code");
            self.state.players[seat].territory.cover(cell(place), square(code));
        }
        self.fresh()
    }

    /// Constructs a building of the stock.
    pub fn build(mut self, seat: Seat, place: &str, building: &str) -> Self {
        let building: Building = building.parse().expect("a building tile");
        self.take_from_stock(building);
        self.state.players[seat].territory.cover(cell(place), Square::building(building));
        self.fresh()
    }

    fn take_from_stock(&mut self, building: Building) {
        if let Some(at) = self.state.stock.iter().position(|&other| other == building) {
            self.state.stock.remove(at);
            return;
        }
        // Somebody holds it: they get another one.
        let spare = self.state.stock.pop().expect("a tile is left");
        let holder = self.state.players.seats().find(|&seat| self.state.players[seat].hand.copies(building) > 0);
        let hand = &mut self.state.players[holder.expect("somebody holds it")].hand;
        hand.remove(building);
        hand.add(spare);
    }

    /// Gives exactly these building tiles; those held go to the bottom of the stock.
    pub fn hand(mut self, seat: Seat, buildings: &str) -> Self {
        let held: Vec<Building> = self.state.players[seat].hand.iter().collect();
        self.state.players[seat].hand = held.iter().copied().take(0).collect();
        held.into_iter().for_each(|building| self.state.stock.insert(0, building));
        for building in buildings.split_whitespace().map(|name| name.parse::<Building>().expect("a building tile")) {
            self.take_from_stock(building);
            self.state.players[seat].hand.add(building);
        }
        self
    }

    /// Lays a land tile: side, upper left square as columns and rows from the capital's, squares that slip under.
    pub fn lay(mut self, seat: Seat, number: &str, face: Face, x: i8, y: i8, under: u8) -> Self {
        let placement = Placement { x, y, under };
        let limit = self.state.limit(seat);
        let territory = &mut self.state.players[seat].territory;
        assert_eq!(territory.can_place_so(tile(number), face, placement, limit), Ok(()), "{number} at {x} {y}");
        territory.place(tile(number), face, placement);
        self.fresh()
    }

    /// Lays a hero, wonder or special building anywhere it can be seen whole, covering as little as possible.
    pub fn feature(mut self, seat: Seat, name: &str) -> Self {
        let tile = Tile::new(feature(name).index(), self.state.printing);
        let territory = &mut self.state.players[seat].territory;
        let kept = |placement: &Placement| {
            let mut tried = *territory;
            let covered = tried.place(tile, Face::Black, *placement);
            let all_seen = tried.feature_set().len() == territory.feature_set().len() + 1;
            (all_seen, covered.len())
        };
        let ways = territory.placements(tile, Face::Black, Some(7));
        let best = ways.into_iter().filter(|way| kept(way).0).min_by_key(|way| kept(way).1);
        territory.place(tile, Face::Black, best.unwrap_or_else(|| panic!("no room for {name}")));
        self.fresh()
    }

    /// Puts workers of the track on locations.
    pub fn workers(mut self, seat: Seat, places: &str) -> Self {
        for place in places.split_whitespace() {
            self.state.players[seat].track -= 1;
            self.state.players[seat].workers.insert(cell(place));
        }
        self.fresh()
    }

    /// Takes every route off the table.
    pub fn no_routes(mut self) -> Self {
        self.state.principal.iter_mut().for_each(|route| *route = None);
        self.fresh()
    }

    /// Lays a Principal route, with a worker of the track where a space is named.
    pub fn route(mut self, from: Seat, to: Seat, worker: Option<Space>) -> Self {
        let free = self.state.principal.iter_mut().find(|route| route.is_none()).expect("a route is left");
        *free = Some(Principal { from, to, worker, war: None });
        self.state.players[from].track -= u8::from(worker.is_some());
        self.fresh()
    }

    /// Lays a Principal route with a war declared on it, to be fought in this round.
    pub fn war(self, from: Seat, to: Seat, red: [bool; 2]) -> Self {
        let mut table = self.route(from, to, Some(Space::War));
        let route = table.state.principal.iter_mut().flatten().rfind(|route| route.worker == Some(Space::War));
        route.expect("it was just laid").war = Some(red);
        table
    }

    /// Lays an Allied route, with workers of the track where spaces are named.
    pub fn allied(mut self, ends: [Seat; 2], workers: [Option<u8>; 2]) -> Self {
        let free = self.state.allied.iter_mut().find(|route| route.is_none()).expect("a route is left");
        *free = Some(Alliance { ends, workers });
        for (seat, worker) in ends.into_iter().zip(workers) {
            self.state.players[seat].track -= u8::from(worker.is_some());
        }
        self.fresh()
    }

    /// Deals exactly these Prosperity cards to the seats in order; the rest is spare.
    pub fn cards(mut self, hands: &[&[Prosperity]]) -> Self {
        let mut spare: Cards = Prosperity::ALL.into_iter().collect();
        for seat in self.state.players.seats() {
            let hand: Cards = hands.get(seat.index()).copied().unwrap_or_default().iter().copied().collect();
            spare = spare.without(hand);
            self.state.players[seat].cards = hand;
        }
        self.state.spare_cards = spare;
        self
    }

    fn fresh(mut self) -> Self {
        for seat in self.state.players.seats() {
            self.state.refresh(seat);
        }
        self
    }

    /// Begins with a phase.
    pub fn phase(mut self, phase: Phase) -> Play {
        self.state.phase = phase;
        self.begin()
    }

    /// Begins with these tiles on offer.
    pub fn offer(mut self, numbers: &str) -> Play {
        // The last of the stack is drawn first.
        self.state.stack = numbers.split_whitespace().rev().map(tile).collect();
        self.phase(Phase::Offer)
    }

    /// Begins with a seat placing a tile.
    pub fn placing(mut self, seat: Seat, number: &str, face: Face) -> Play {
        self.state.offer.push(Offer { tile: tile(number), face });
        self.state.players[seat].won = Some(0);
        self.phase(Phase::Placing { served: seat.index() as u8 })
    }

    /// Begins with a seat's Diplomacy.
    pub fn diplomacy(self, seat: Seat) -> Play {
        self.phase(Phase::Diplomacy { served: seat.index() as u8, acted: false })
    }

    /// Begins with a seat's Administration.
    pub fn administration(self, seat: Seat) -> Play {
        self.phase(Phase::Administration { served: seat.index() as u8 })
    }

    /// Begins with a seat's Movement.
    pub fn movement(self, seat: Seat) -> Play {
        self.phase(Phase::Movement { served: seat.index() as u8, stage: Moving::Begin })
    }

    /// Begins with negotiations.
    pub fn negotiation(self) -> Play {
        self.phase(Phase::Negotiation { served: 0, next: None })
    }

    /// Begins with wars.
    pub fn wars(self) -> Play {
        self.phase(Phase::Wars { served: 0 })
    }

    /// Begins with production.
    pub fn production(self) -> Play {
        self.phase(Phase::Production { served: 0 })
    }

    /// Begins with the Vote.
    pub fn vote(self) -> Play {
        self.phase(Phase::BeforeVote { served: 0, paid: false })
    }

    /// Begins as it stands.
    pub fn begin(mut self) -> Play {
        Patchistory::check(&self.state).unwrap_or_else(|broken| panic!("{broken}"));
        self.setup.takebacks = Takebacks::Strict;
        Play { game: Match::from_state(self.setup, self.state) }
    }
}

/// A game under way, seen as a player sees it.
pub struct Play {
    pub game: Match<Patchistory>,
}

impl Playing for Play {
    type Game = Patchistory;

    const QUIET: &'static [&'static str] =
        &["end", "done", "no", "blue", "refuse", "discard", "feast 0", "stake 0", "spend r0", "wait"];

    fn of(game: Match<Patchistory>) -> Self {
        Self { game }
    }

    fn game(&self) -> &Match<Patchistory> {
        &self.game
    }

    fn game_mut(&mut self) -> &mut Match<Patchistory> {
        &mut self.game
    }
}

impl Play {
    /// A level of the reference board, by its letter.
    pub fn level(&self, seat: Seat, letter: char) -> u8 {
        self.state().level(seat, Icon::from_letter(letter).expect("a letter of an icon"))
    }

    /// The whole reference board: `M2 F2 P1 T1`.
    pub fn levels(&self, seat: Seat) -> String {
        self.state().players[seat].levels.to_string()
    }

    /// What a seat owns, by letter.
    pub fn owned(&self, seat: Seat, letter: char) -> u16 {
        self.state().good(seat, Icon::from_letter(letter).expect("a letter of an icon"))
    }

    /// Money, Food, Resources and Culture of a seat.
    pub fn goods(&self, seat: Seat) -> [u16; 4] {
        self.state().players[seat].goods
    }

    /// A seat's Culture.
    pub fn culture(&self, seat: Seat) -> u16 {
        self.owned(seat, 'C')
    }

    /// A seat's Votes.
    pub fn votes(&self, seat: Seat) -> u16 {
        self.state().players[seat].votes
    }

    /// Politics points a seat has left.
    pub fn points(&self, seat: Seat) -> u8 {
        self.state().points(seat)
    }

    /// Where a seat's workers stand in its territory.
    pub fn workers(&self, seat: Seat) -> Vec<String> {
        self.state().standing(seat).iter().map(|cell| cell.to_string()).collect()
    }

    /// Workers on a seat's People track.
    pub fn track(&self, seat: Seat) -> u8 {
        self.state().players[seat].track
    }

    /// What is seen at a place.
    pub fn square(&self, seat: Seat, place: &str) -> Square {
        self.state().players[seat].territory.square(cell(place))
    }

    /// Whether a seat has a feature in sight.
    pub fn has(&self, seat: Seat, name: &str) -> bool {
        self.state().players[seat].features.has(feature(name))
    }

    /// A Principal route by its number, from 1.
    pub fn route(&self, number: usize) -> Option<Principal> {
        self.state().principal[number - 1]
    }

    /// Takes quiet choices until a phase of the round is over.
    pub fn finish(&mut self, phase: impl Fn(Phase) -> bool) -> &mut Self {
        self.pass_until(|play| !phase(play.state().phase) && play.state().fight.is_none())
    }

    /// Everything that happened, as the first player is told.
    pub fn story(&self) -> Vec<Event> {
        self.told(ANN)
    }

    /// Answers a question put to several: choices in seat order of those asked.
    pub fn all(&mut self, choices: &[(Seat, &str)]) -> &mut Self {
        for &(seat, choice) in choices {
            self.answer(seat, choice);
        }
        self
    }
}
