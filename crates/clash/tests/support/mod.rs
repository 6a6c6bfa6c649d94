//! A small builder for positions, and a player's-eye way to play them.
//!
//! Positions stand on a fixed reference world for two players; odd columns (B, D, F) lie half a space lower:
//!
//! ```text
//!      A  B  C  D  E  F  G
//!  1   .  .  .  D  .  .  .        G grassland   red begins at D2,
//!  2   .  G  F  G* M  S  .        M mountain    blue at D7
//!  3   M  G  F  G  D  G  F        F forest
//!  4   .  S  G  F  G  S  .        D desert
//!  5   F  G  S  F  G  M  F        S sea
//!  6   .  G  M  M  G  S  .
//!  7   S  D  G  G* S  G  M
//!  8   .  .  M  D  F  .  .
//! ```

#![allow(dead_code, clippy::allow_attributes, reason = "every test binary uses its own part of this")]

use std::marker::PhantomData;

pub use tessera_clash::Clash;
use tessera_clash::board::{Board, Mood, Side};
use tessera_clash::cards::events::EventCard;
use tessera_clash::components::advances::Advance;
use tessera_clash::components::board::{Layout, Space};
use tessera_clash::components::buildings::{Building, Unit};
use tessera_clash::components::civilizations::{Civilization, Leader, Power};
use tessera_clash::components::wonders::Wonder;
use tessera_clash::goods::Goods;
use tessera_clash::hand::Hand;
use tessera_clash::prompt::Prompt;
use tessera_clash::state::{Built, Phase, State, Task, WonderPlace};
use tessera_clash::units::{Units, WRITTEN};
pub use tessera_kernel::playing::Playing;
use tessera_kernel::{Game, Match, Rng, Seat, Setup, Viewer};

/// The first seat.
pub const RED: Seat = Seat::new(0);
/// The second seat.
pub const BLUE: Seat = Seat::new(1);

/// An edition as a type, so that a position of one is not taken for a position of the other.
pub trait InEdition: Copy {
    /// Its name in notation.
    const NAME: &'static str;
    /// Options that belong to it, `key=value` separated by spaces.
    const OPTIONS: &'static str = "";

    /// The usual setup of the edition.
    fn setup(seats: usize) -> Setup {
        let options = Self::OPTIONS.parse().expect("options are key=value");
        Setup { options, ..Setup::anonymous::<Clash>(seats).in_edition(Self::NAME) }
    }
}

/// The Monumental Edition.
#[derive(Clone, Copy)]
pub struct Monumental;

impl InEdition for Monumental {
    const NAME: &'static str = "monumental";
    const OPTIONS: &'static str = "civilizations=none";
}

/// The Monumental Edition with the Civilizations expansion: Red leads the Romans and Blue the Greeks, until a table says
/// otherwise.
#[derive(Clone, Copy)]
pub struct Civilizations;

impl InEdition for Civilizations {
    const NAME: &'static str = "monumental";
    const OPTIONS: &'static str = "civilizations=random";
}

/// The edition of 2012.
#[derive(Clone, Copy)]
pub struct Base2012;

impl InEdition for Base2012 {
    const NAME: &'static str = "2012";
}

/// Tiles of the reference world, by their printed numbers, in the order of the regions.
const WORLD: [u8; 8] = [19, 14, 20, 8, 11, 18, 16, 6];

/// A space by its name.
pub fn at(name: &str) -> Space {
    name.parse().unwrap_or_else(|()| panic!("'{name}' is no space"))
}

/// Amounts by their notation.
pub fn goods(text: &str) -> Goods {
    text.parse().unwrap_or_else(|()| panic!("'{text}' is no amount"))
}

/// A position under construction.
pub struct Table<G: InEdition> {
    pub state: State,
    setup: Setup,
    edition: PhantomData<G>,
}

impl<G: InEdition> Table<G> {
    /// Two players on the reference world, everything explored; no cards in hand, it is Red's turn.
    pub fn new() -> Self {
        Self::with("", &WORLD, true)
    }

    /// The same, nothing explored but the start regions.
    pub fn dark() -> Self {
        Self::with("", &WORLD, false)
    }

    /// The same with other tiles, by their printed numbers.
    pub fn tiles(tiles: [u8; 8]) -> Self {
        Self::with("", &tiles, false)
    }

    /// The reference world with options, `key=value` separated by spaces.
    pub fn options(options: &str) -> Self {
        Self::with(options, &WORLD, true)
    }

    fn with(options: &str, tiles: &[u8], explored: bool) -> Self {
        let options = format!("{} {options}", G::OPTIONS).parse().expect("options are key=value");
        let setup = Setup { options, ..G::setup(2) };
        let setup = setup.checked::<Clash>().expect("the setup is playable");
        // Red sits at the top.
        let sits = |state: &State| state.players[RED].start == at("D2");
        let mut state = (0..)
            .map(|seed| Clash::setup(&setup, Rng::from_number(seed)))
            .find(sits)
            .expect("some seed seats Red there");
        let tiles: Vec<u8> = tiles.iter().map(|number| number - 5).collect();
        let old = state.board;
        state.board = Board::new(2, &tiles);
        if explored {
            for region in 2..10 {
                state.board.reveal(region, false);
            }
        }
        for seat in [RED, BLUE] {
            let start = state.players[seat].start;
            let city = *old.city(start).expect("a first city");
            state.board.found(seat.into(), start, city.mood);
            state.board.add(seat.into(), start, Unit::Settler, old.stack(start)[Unit::Settler]);
            for card in std::mem::take(&mut state.players[seat].actions).iter() {
                state.actions.push(card);
            }
            for card in std::mem::take(&mut state.players[seat].objectives).iter() {
                state.objectives.push(card);
            }
        }
        state.first = RED;
        let table = Self { state, setup, edition: PhantomData };
        if !table.state.edition.has_civilizations() {
            return table;
        }
        let table = table.with_state(|state| {
            state.peoples = Default::default();
            state.phase = Phase::RoundBegins;
        });
        table.people(RED, "romans").people(BLUE, "greeks")
    }

    /// A player leads a people, with its Leaders in hand and none of its advances; the land stays as it is.
    pub fn people(mut self, seat: Seat, name: &str) -> Self {
        let people: Civilization = name.parse().unwrap_or_else(|()| panic!("'{name}' is no people"));
        let player = &mut self.state.players[seat];
        player.people = Some(people);
        player.leaders = people.leaders().collect();
        self
    }

    /// Gives civilization advances, of whichever people, without what brings them: `"canals study"`.
    pub fn powers(mut self, seat: Seat, names: &str) -> Self {
        for name in names.split_whitespace() {
            let power: Power = name.parse().unwrap_or_else(|()| panic!("'{name}' is no power"));
            assert!(power.leader().is_none(), "{name} is a Leader's: put the Leader somewhere");
            self.state.players[seat].powers.insert(power);
        }
        self
    }

    /// Puts a Leader into play somewhere, of whichever people.
    pub fn leader(mut self, seat: Seat, name: &str, place: &str) -> Self {
        let leader: Leader = name.parse().unwrap_or_else(|()| panic!("'{name}' is no leader"));
        let player = &mut self.state.players[seat];
        player.leaders.remove(leader);
        player.leader = Some(leader);
        player.led += 1;
        leader.abilities().into_iter().for_each(|power| player.powers.insert(power));
        self.units(seat, place, "l1")
    }

    /// Puts Pirate Ships somewhere.
    pub fn pirates(mut self, place: &str, ships: u8) -> Self {
        self.state.pirates -= ships;
        self.state.board.add(Side::PIRATES, at(place), Unit::Pirate, ships);
        self
    }

    /// Puts Barbarian units of any kind somewhere: `"i1c1e1"`.
    pub fn wild(mut self, place: &str, what: &str) -> Self {
        let units: Units = what.parse().unwrap_or_else(|()| panic!("'{what}' is no units"));
        for (unit, count) in units.kinds() {
            self.state.barbarians.units[unit] -= count;
            self.state.board.add(Side::BARBARIANS, at(place), unit, count);
        }
        self
    }

    /// Lets a player hold units captive: of a side, as many of each kind as written.
    pub fn prisoners(mut self, seat: Seat, of: Side, what: &str) -> Self {
        let units: Units = what.parse().unwrap_or_else(|()| panic!("'{what}' is no units"));
        for (unit, count) in units.kinds() {
            match of.seat() {
                Some(owner) => self.state.players[owner].units[unit] -= count,
                None => self.state.barbarians.units[unit] -= count,
            }
        }
        self.state.players[seat].prisoners[of.index()] += units;
        self
    }

    /// Puts a city somewhere: mood and buildings by their names, such as `"happy temple port"`. A city that stands is
    /// changed.
    pub fn city(mut self, seat: Seat, place: &str, what: &str) -> Self {
        let space = at(place);
        if self.state.board.city(space).is_none() {
            self.state.board.found(seat.into(), space, Mood::Neutral);
            self.state.players[seat].settlements -= 1;
        }
        for word in what.split_whitespace() {
            match word {
                "happy" => self.state.board.city_mut(space).mood = Mood::Happy,
                "neutral" => self.state.board.city_mut(space).mood = Mood::Neutral,
                "angry" => self.state.board.city_mut(space).mood = Mood::Angry,
                _ => self = self.building(seat, place, word),
            }
        }
        self
    }

    /// Puts a building of a player's colour into a city; a port faces the first sea.
    pub fn building(mut self, seat: Seat, place: &str, name: &str) -> Self {
        let building: Building = name.parse().unwrap_or_else(|()| panic!("'{name}' is no building"));
        let space = at(place);
        if building == Building::Port {
            let sea = space.around().and(self.state.board.sea()).into_iter().next().expect("a coast");
            self.state.board.city_mut(space).port = sea;
        }
        self.state.board.city_mut(space).buildings[building as usize] = seat.into();
        self.state.players[seat].buildings[building as usize] -= 1;
        self
    }

    /// Puts a Wonder into a city of a player.
    pub fn wonder(mut self, seat: Seat, place: &str, name: &str) -> Self {
        let wonder: Wonder = name.parse().unwrap_or_else(|()| panic!("'{name}' is no wonder"));
        let left: Vec<u8> = self.state.wonders.iter().copied().filter(|&other| other != wonder as u8).collect();
        self.state.wonders = left.into_iter().collect();
        self.state.board.city_mut(at(place)).wonders.insert(wonder);
        self.state.built[wonder as usize] =
            Built { builder: seat.into(), owner: seat.into(), place: WonderPlace::City(at(place)) };
        self
    }

    /// Gives a Wonder card from the deck: into hand, or reserved in 2012.
    pub fn wonder_card(mut self, seat: Seat, name: &str) -> Self {
        let wonder: Wonder = name.parse().unwrap_or_else(|()| panic!("'{name}' is no wonder"));
        let left: Vec<u8> = self.state.wonders.iter().copied().filter(|&other| other != wonder as u8).collect();
        self.state.wonders = left.into_iter().collect();
        self.state.players[seat].wonders.insert(wonder);
        self
    }

    /// Puts units somewhere: `"s1i2"`, `"n1"`; letters as in notation.
    pub fn units(mut self, seat: Seat, place: &str, what: &str) -> Self {
        let units: Units = what.parse().unwrap_or_else(|()| panic!("'{what}' is no units"));
        for (unit, count) in units.kinds() {
            self.state.players[seat].units[unit] -= count;
            self.state.board.add(seat.into(), at(place), unit, count);
        }
        self
    }

    /// Takes the units of a space off the map.
    pub fn without_units(mut self, place: &str) -> Self {
        self.state.eliminate_all(at(place));
        self
    }

    /// Puts a Barbarian city with so many units somewhere.
    pub fn barbarians(mut self, place: &str, units: u8) -> Self {
        self.state.barbarians.settlements -= 1;
        self.state.board.found(Side::BARBARIANS, at(place), Mood::Neutral);
        self.horde(place, units)
    }

    /// Puts Barbarian units somewhere.
    pub fn horde(mut self, place: &str, units: u8) -> Self {
        self.state.barbarians.units[Unit::Infantry] -= units;
        self.state.board.add(Side::BARBARIANS, at(place), Unit::Infantry, units);
        self
    }

    /// Sets resources and tokens; in 2012 the levels rise to what the tokens need.
    pub fn goods(mut self, seat: Seat, text: &str) -> Self {
        let goods = goods(text);
        let player = &mut self.state.players[seat];
        player.goods = goods;
        player.culture_level = player.culture_level.max(goods.culture);
        player.mood_level = player.mood_level.max(goods.mood);
        self
    }

    /// Adds advances by their words, without what comes with them.
    pub fn advances(mut self, seat: Seat, words: &str) -> Self {
        for word in words.split_whitespace() {
            let advance: Advance = word.parse().unwrap_or_else(|()| panic!("'{word}' is no advance"));
            self.state.players[seat].advances.insert(advance);
        }
        self
    }

    /// Gives cards from the decks: `"A5 O3 E18"`.
    pub fn cards(mut self, seat: Seat, names: &str) -> Self {
        for name in names.split_whitespace() {
            let number: u8 = name[1..].parse().expect("a number");
            let card = number - 1;
            let state = &mut self.state;
            match &name[..1] {
                "A" => {
                    state.actions = state.actions.iter().copied().filter(|&other| other != card).collect();
                    state.players[seat].actions.insert(card);
                }
                "O" => {
                    state.objectives = state.objectives.iter().copied().filter(|&other| other != card).collect();
                    state.players[seat].objectives.insert(card);
                }
                "E" => {
                    state.events = state.events.iter().copied().filter(|&other| other != card).collect();
                    state.players[seat].persons.insert(card);
                }
                _ => panic!("'{name}' is no card"),
            }
        }
        self
    }

    /// Puts an Event card on top of its deck.
    pub fn next_event(mut self, name: &str) -> Self {
        let card: EventCard = name.parse().unwrap_or_else(|()| panic!("'{name}' is no event"));
        let events: Vec<u8> = self.state.events.iter().copied().filter(|&other| other != card.index()).collect();
        self.state.events = events.into_iter().collect();
        self.state.events.push(card.index());
        self
    }

    /// Anything else.
    pub fn with_state(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    /// How many have had their turn before a player.
    fn served(&self, seat: Seat) -> u8 {
        let count = self.state.count();
        ((seat.index() + count - self.state.first.index()) % count) as u8
    }

    /// Begins with a player's turn.
    pub fn turn(mut self, seat: Seat) -> Play<G> {
        let served = self.served(seat);
        self.state.phase = Phase::Turns { served };
        self.begin()
    }

    /// Begins with an Event drawn by a player at the start of their turn.
    pub fn event(mut self, seat: Seat, name: &str) -> Play<G> {
        self = self.next_event(name);
        let served = self.served(seat);
        self.state.phase = Phase::Turns { served };
        self.state.agenda.then(Task::DrawEvent { seat });
        self.begin()
    }

    /// Begins with the Status phase.
    pub fn status(mut self) -> Play<G> {
        self.state.round = 3;
        self.state.phase = Phase::Turns { served: self.state.count() as u8 };
        self.begin()
    }

    /// Begins as it stands.
    pub fn begin(self) -> Play<G> {
        Clash::check(&self.state).unwrap_or_else(|broken| panic!("{broken}"));
        Play { game: Match::from_state(self.setup, self.state), edition: PhantomData }
    }
}

/// Three or four players on a board of their own, everything explored; no cards in hand, it is Red's turn. They lead the
/// Romans, the Greeks, the Chinese and the Huns.
pub fn many(seats: usize) -> Table<Civilizations> {
    let setup = Civilizations::setup(seats).checked::<Clash>().expect("the setup is playable");
    let mut state = Clash::setup(&setup, Rng::from_number(1));
    let layout = layout(seats);
    for region in layout.homes..layout.regions.len() {
        state.board.reveal(region, false);
    }
    for seat in Seat::all(seats) {
        for card in std::mem::take(&mut state.players[seat].actions).iter() {
            state.actions.push(card);
        }
        for card in std::mem::take(&mut state.players[seat].objectives).iter() {
            state.objectives.push(card);
        }
    }
    state.peoples = Default::default();
    state.phase = Phase::RoundBegins;
    state.first = RED;
    let table = Table { state, setup, edition: PhantomData };
    let named = ["romans", "greeks", "chinese", "huns"].into_iter().zip(Seat::all(seats));
    named.fold(table, |table, (people, seat)| table.people(seat, people))
}

/// The reference world of the Monumental Edition.
pub fn monumental() -> Table<Monumental> {
    Table::new()
}

/// The reference world with the Civilizations expansion, Red leading one people and Blue another, no Leader in play.
pub fn peoples(red: &str, blue: &str) -> Table<Civilizations> {
    Table::new().people(RED, red).people(BLUE, blue)
}

/// The reference world of 2012.
pub fn of_2012() -> Table<Base2012> {
    Table::new()
}

/// A game under way, seen as a player sees it.
pub struct Play<G: InEdition> {
    pub game: Match<Clash>,
    edition: PhantomData<G>,
}

impl<G: InEdition> Playing for Play<G> {
    type Game = Clash;

    const QUIET: &'static [&'static str] = &["end", "pass", "done", "no", "fight", "refuse"];

    fn of(game: Match<Clash>) -> Self {
        Self { game, edition: PhantomData }
    }

    fn game(&self) -> &Match<Clash> {
        &self.game
    }

    fn game_mut(&mut self) -> &mut Match<Clash> {
        &mut self.game
    }
}

impl<G: InEdition> Play<G> {
    /// What they are asked.
    pub fn prompt(&self) -> Prompt {
        self.game.decision(self.who()).expect("asked").prompt
    }

    /// A player's resources and tokens, in notation.
    pub fn goods(&self, seat: Seat) -> String {
        self.state().players[seat].goods.to_string()
    }

    /// Whether a player owns an advance.
    pub fn has(&self, seat: Seat, word: &str) -> bool {
        let advance: Advance = word.parse().unwrap_or_else(|()| panic!("'{word}' is no advance"));
        self.state().players[seat].advances.has(advance)
    }

    /// Units in a space: `"s1i2"`, empty for none.
    pub fn units(&self, place: &str) -> String {
        let stack = self.state().board.stack(at(place));
        let parts = WRITTEN.into_iter().filter(|&unit| stack[unit] > 0);
        parts.map(|unit| format!("{}{}", unit.letter(), stack[unit])).collect()
    }

    /// Whose units stand in a space.
    pub fn side(&self, place: &str) -> Side {
        self.state().board.stack(at(place)).side
    }

    /// The mood of a city.
    #[track_caller]
    pub fn mood(&self, place: &str) -> Mood {
        self.state().board.city(at(place)).expect("a city").mood
    }

    /// Whose city it is, nobody's for none.
    pub fn owner(&self, place: &str) -> Side {
        self.state().board.city(at(place)).map_or(Side::NOBODY, |city| city.owner)
    }

    /// The colour of a building.
    #[track_caller]
    pub fn colour(&self, place: &str, name: &str) -> Side {
        let building: Building = name.parse().unwrap_or_else(|()| panic!("'{name}' is no building"));
        self.state().board.city(at(place)).expect("a city").colour(building)
    }

    /// The size of a city, 0 for none.
    pub fn size(&self, place: &str) -> u8 {
        self.state().size(at(place))
    }

    /// A hand as notation.
    pub fn hand(&self, seat: Seat) -> String {
        let player = &self.state().players[seat];
        let cards = |letter: char, hand: Hand| hand.iter().map(move |card| format!("{letter}{}", card + 1));
        let all = cards('A', player.actions).chain(cards('O', player.objectives)).chain(cards('E', player.persons));
        all.collect::<Vec<_>>().join(" ")
    }

    /// Half points of a player.
    pub fn half_points(&self, seat: Seat) -> i32 {
        Clash::scores(self.state(), Viewer::Spectator)[seat].iter().map(|line| line.points).sum()
    }

    /// Half points of a player from one source.
    pub fn half_points_of(&self, seat: Seat, source: &str) -> i32 {
        let lines = Clash::scores(self.state(), Viewer::Spectator)[seat].clone();
        lines.iter().filter(|line| line.source.ends_with(source)).map(|line| line.points).sum()
    }

    /// Takes the first option until the player is back between actions.
    #[track_caller]
    pub fn first_until_turn(&mut self) -> &mut Self {
        for _ in 0..100 {
            if matches!(self.prompt(), Prompt::Turn { .. }) {
                return self;
            }
            let first = self.options()[0].clone();
            self.choose(&first);
        }
        panic!("the turn does not go on");
    }

    /// The same game with other chance from here on.
    fn with_chance(&self, seed: u64) -> Self {
        // The state shown is the one at the question; only committed positions can be begun again.
        let (committed, answers) = self.game.position().committed();
        assert!(answers.is_empty(), "begin between two steps");
        let mut fresh = committed.clone();
        fresh.rng = Rng::from_number(seed);
        Self::of(Match::from_state(self.game.setup().clone(), fresh))
    }

    /// Tries seeds of chance until something holds after a Conflict that choices lead into and that is fought out quietly.
    #[track_caller]
    pub fn fought(&self, choices: &str, hoped: impl Fn(&Self) -> bool) -> Self {
        let over = |play: &Self| {
            let idle = matches!(play.prompt(), Prompt::Turn { .. } | Prompt::Squad { .. });
            play.state().battle.is_none() && idle
        };
        for seed in 0..400 {
            let mut play = self.with_chance(seed);
            play.choose(choices);
            play.pass_until(over);
            if hoped(&play) {
                return play;
            }
        }
        panic!("no seed gives that");
    }

    /// Tries seeds of chance until something holds after a choice, and returns that game.
    #[track_caller]
    pub fn when(&self, choices: &str, hoped: impl Fn(&Self) -> bool) -> Self {
        for seed in 0..400 {
            let mut play = self.with_chance(seed);
            for choice in choices.split(',') {
                let choice = choice.trim();
                if play.game.outcome().is_some() || !play.offers(choice) {
                    break;
                }
                play.choose(choice);
            }
            if hoped(&play) {
                return play;
            }
        }
        panic!("no seed gives that");
    }
}

/// The layout of a board.
pub fn layout(players: usize) -> &'static Layout {
    Layout::of(players)
}
