//! A small builder for positions, and a player's-eye way to play them.
//!
//! A [`Table`] is a game after set-up, bare: no leaders, no cards, no tokens and nothing on the map, known markets, and
//! the scoring cards at the bottom of their decks. Tests put on it what they need and let somebody take a turn.
//!
//! Hexes are named by column (A to Z, AA, AB) and row (1 to 14); odd rows of this picture lie half a hex further right.
//! Capitals are land, small letters caches, `@` ports; G Gaul, H Hispania, I Italy, R Greece, A Assyria, E Egypt, N
//! Numidia. With two players Hispania and Gaul are closed, with three Hispania.
//!
//! ```text
//!     A B C D E F G H I J K L M N O P Q R S T U V W X Y Z AA AB
//!  1  . . . . . G g G G . . . . . . . . . . . . . . . . . . .
//!  2   . . . . G G G G g G . . . . . . . . . . . . . . . . . .
//!  3  . . . . g G G G G G . . . . R r R R R . . . . . . . . .
//!  4   . . . . G G G g G G I i I I R R R R r R . . . . . . . .
//!  5  . H h H H G G @ . I i I I I . . R R R R A A a A A A . .
//!  6   H H H H h H . . . . I I I i . . R r R @ . A A A A a A .
//!  7  H h H H H @ . . . . . . @ I I . . R R R . A a A A A A .
//!  8   H H H H H . . . . . . . I I i . . r @ . . . . . . A A A
//!  9  . @ H h H . . . . . . . . . I I . R . . . . . . . @ A a
//! 10   . . . . . . . . N N @ . . I I @ . . . . . . . . . A A A
//! 11  . . . N n N N N n N N N . . . . . . . . . . E E e E . .
//! 12   . . . . . N N N N N n N . . . . . . E E @ E E E E . . .
//! 13  . . . . . . . . . . N N N N n N N E e E E E e E . . . .
//! 14   . . . . . . . . . . . . . . . . . . . E e E E E E . . .
//! ```

#![allow(dead_code, clippy::allow_attributes, reason = "every test binary uses its own part of this")]

use std::str::FromStr;

pub use tessera_kernel::playing::Playing;
use tessera_kernel::{Game, Match, Rng, Seat, Setup, Takebacks, Viewer};
use tessera_mosaic::Mosaic;
use tessera_mosaic::components::achievements::Achievement;
use tessera_mosaic::components::build_cards::BuildCard;
use tessera_mosaic::components::golden_ages::GoldenAge;
use tessera_mosaic::components::goods::{Cache, Good, Token};
use tessera_mosaic::components::governments::Government;
use tessera_mosaic::components::leaders::Leader;
use tessera_mosaic::components::map::Hex;
use tessera_mosaic::components::pieces::{Piece, Track, Unit, Wealth};
use tessera_mosaic::components::pillars::Pillar;
use tessera_mosaic::components::population_cards::PopulationCard;
use tessera_mosaic::components::regions::Region;
use tessera_mosaic::components::tax_cards::TaxCard;
use tessera_mosaic::components::technologies::Tech;
use tessera_mosaic::components::wonders::Wonder;
use tessera_mosaic::effect::Effect;
use tessera_mosaic::market::{Card, Market, SCORING};
use tessera_mosaic::state::{Origin, Phase, Player, Standing, State, Tile, Turn};
use tessera_mosaic::view::{BuiltView, PhaseView};

/// The seats by the colours the rulebook's examples use; Red begins.
pub const RED: Seat = Seat::new(0);
/// The second seat.
pub const BLUE: Seat = Seat::new(1);
/// The third seat.
pub const GREEN: Seat = Seat::new(2);
/// The fourth seat.
pub const YELLOW: Seat = Seat::new(3);

/// Anything by its name in notation.
#[track_caller]
pub fn named<T: FromStr>(name: &str) -> T {
    name.parse().unwrap_or_else(|_| panic!("'{name}' is no {}", std::any::type_name::<T>()))
}

/// Several by their names, separated by spaces.
#[track_caller]
pub fn all_named<T: FromStr>(names: &str) -> Vec<T> {
    names.split_whitespace().map(named).collect()
}

/// The number of a card in its pile; `scoring` is the scoring card.
#[track_caller]
fn number(market: Market, name: &str) -> u8 {
    if name == "scoring" {
        return SCORING;
    }
    match market {
        Market::Population => Card::Population(named(name)).number(),
        Market::Build => Card::Build(named(name)).number(),
        Market::Technology => Card::Technology(named(name)).number(),
        Market::Tax => Card::Tax(named(name)).number(),
    }
}

/// A token: a good by its name, a cache as `ideas-7`, `money-10` or `people-1`.
#[track_caller]
pub fn token(name: &str) -> Token {
    if let Ok(good) = name.parse() {
        return Token::Good(good);
    }
    let (kind, amount) = name.split_once('-').unwrap_or_else(|| panic!("'{name}' is no token"));
    let amount = named(amount);
    Token::Cache(if kind == "people" { Cache::People(amount) } else { Cache::Wealth(named(kind), amount) })
}

/// What effects that need no choice add to a track.
fn plainly(effects: &[Effect], track: Track) -> i16 {
    let by = |effect: &Effect| match *effect {
        Effect::Raise(raised, by) if raised == track => by.into(),
        Effect::RaiseAll(by) => by.into(),
        _ => 0,
    };
    effects.iter().map(by).sum()
}

/// What somebody holds was gained long ago: where the tracks come from is noted, the tracks stay as they are.
fn note(player: &mut Player, origin: Origin, by: impl Fn(Track) -> i16) {
    for track in Track::ALL {
        player.ledger[origin as usize][track.index()] += by(track);
        player.ledger[Origin::Shifted as usize][track.index()] -= by(track);
    }
}

/// A position under construction.
pub struct Table {
    pub state: State,
    setup: Setup,
}

impl Table {
    /// A bare table for so many players, in the second round.
    pub fn with(seats: usize) -> Self {
        let setup = Setup::anonymous::<Mosaic>(seats).checked::<Mosaic>().expect("the setup is playable");
        let mut state = <Mosaic as Game>::setup(&setup, Rng::from_number(1));
        state.first = RED;
        state.phase = Phase::Turns;
        state.turn = Turn::of(RED, 2, 1);
        state.tokens.0.fill(None);
        state.laid.fill(0);
        for (_, player) in state.players.iter_mut() {
            player.started = true;
        }
        for deck in &mut state.decks {
            deck.pile.retain(|card| *card != SCORING);
            deck.pile.insert(0, SCORING);
        }
        // The cards to be drafted stay in the hands, out of everybody's way, until a test asks for one of them.
        Self { state, setup }
            .achievements("natalist administrative builder merchant-civ maritime opulent imperial eclectic erudite")
            .market("population", "b d")
            .market("build", "farming-town capital port-city teeming-city gp-forum")
            .market("technology", "alphabet numerals music taxation mining")
            .market("tax", "tax-4 tariff-4")
    }

    /// Gives a leader and the leader's icon, not what the leader brings at the start.
    pub fn leader(mut self, seat: Seat, name: &str) -> Self {
        let leader: Leader = named(name);
        self.state.players[seat].leader = Some(leader);
        self.state.players[seat].icons.add(&[leader.pillar()]);
        self
    }

    /// Sets stone, food, ideas and money.
    pub fn stock(mut self, seat: Seat, stone: u16, food: u16, ideas: u16, money: u16) -> Self {
        self.state.players[seat].stock = [stone, food, ideas, money];
        self
    }

    /// Sets the money only.
    pub fn money(mut self, seat: Seat, money: u16) -> Self {
        self.state.players[seat].stock[Wealth::Money.index()] = money;
        self
    }

    /// Sets the level of a track.
    pub fn track(mut self, seat: Seat, name: &str, level: u16) -> Self {
        let track: Track = named(name);
        let player = &mut self.state.players[seat];
        let by = level as i16 - player.tracks[track.index()] as i16;
        player.tracks[track.index()] = level;
        player.ledger[Origin::Shifted as usize][track.index()] += by;
        self
    }

    /// Sets the population.
    pub fn population(mut self, seat: Seat, people: u8) -> Self {
        self.state.players[seat].population = people;
        self
    }

    /// Takes a technology from wherever it lies in the box.
    #[track_caller]
    fn fetch_tech(&mut self, name: &str) -> Tech {
        let tech: Tech = named(name);
        self.fetch(Market::Technology, tech as u8);
        tech
    }

    /// Gives technologies face up, with icons and lasting abilities; what they bring when played was had long ago.
    #[track_caller]
    pub fn up(mut self, seat: Seat, names: &str) -> Self {
        for name in names.split_whitespace() {
            let tech = self.fetch_tech(name);
            let player = &mut self.state.players[seat];
            player.up.insert(tech);
            player.icons.add(tech.grants());
            note(player, Origin::Technology, |track| plainly(tech.effects(), track));
        }
        self
    }

    /// Gives technologies from the market lying face down.
    #[track_caller]
    pub fn kept(mut self, seat: Seat, names: &str) -> Self {
        for name in names.split_whitespace() {
            let tech = self.fetch_tech(name);
            self.state.players[seat].kept.insert(tech);
        }
        self
    }

    /// Gives drafted technologies lying face down; only their owner knows them.
    #[track_caller]
    pub fn secret(mut self, seat: Seat, names: &str) -> Self {
        for name in names.split_whitespace() {
            let tech = self.fetch_tech(name);
            self.state.players[seat].drafted.push(tech);
        }
        self
    }

    /// Puts goods into a warehouse; their bonus was had long ago.
    #[track_caller]
    pub fn goods(mut self, seat: Seat, names: &str) -> Self {
        for good in all_named::<Good>(names) {
            self.state.laid[good.index()] += 1;
            let player = &mut self.state.players[seat];
            player.goods[good.index()] += 1;
            let bonus = |track| good.bonus().filter(|bonus| bonus.0 == track).map_or(0, |bonus| bonus.1.into());
            note(player, Origin::Goods, bonus);
        }
        self
    }

    /// Gives the wild good.
    pub fn wild(mut self, seat: Seat) -> Self {
        self.state.wild = false;
        self.state.players[seat].wild = true;
        self
    }

    /// Gives build cards with their icons; their benefit was had long ago.
    #[track_caller]
    pub fn builds(mut self, seat: Seat, names: &str) -> Self {
        for card in all_named::<BuildCard>(names) {
            self.fetch(Market::Build, card as u8);
            self.give_build(seat, card);
        }
        self
    }

    fn give_build(&mut self, seat: Seat, card: BuildCard) {
        let player = &mut self.state.players[seat];
        player.builds[card.index()] += 1;
        player.icons.add(card.grants());
        note(player, Origin::Build, |track| plainly(card.benefit(), track));
    }

    /// Gives Tax & Tariff cards with their unrest.
    #[track_caller]
    pub fn taxes(mut self, seat: Seat, names: &str) -> Self {
        for card in all_named::<TaxCard>(names) {
            self.fetch(Market::Tax, card as u8);
            self.state.players[seat].taxes[card.index()] += 1;
        }
        self
    }

    /// Gives a government; its production is on the tracks.
    #[track_caller]
    pub fn government(mut self, seat: Seat, name: &str) -> Self {
        let government: Government = named(name);
        let player = &mut self.state.players[seat];
        player.government = Some(government);
        for &(track, by) in government.production() {
            player.tracks[track.index()] += u16::from(by);
            player.ledger[Origin::Government as usize][track.index()] += i16::from(by);
        }
        self
    }

    /// Puts pieces of one kind (`city`, `port`, `farm`, `craft`) on hexes.
    #[track_caller]
    fn pieces(mut self, seat: Seat, piece: Piece, places: &str) -> Self {
        for hex in all_named::<Hex>(places) {
            assert!(!self.state.built.contains(hex.index()), "something stands on {hex}");
            let player = &mut self.state.players[seat];
            match piece {
                Piece::City | Piece::Port => player.cities.insert(hex.index()),
                Piece::Farm => player.farms.insert(hex.index()),
                Piece::Craft => player.crafts.insert(hex.index()),
            };
            self.state.built.insert(hex.index());
        }
        self
    }

    /// Puts cities on hexes; on a port hex they are port cities.
    #[track_caller]
    pub fn cities(self, seat: Seat, places: &str) -> Self {
        self.pieces(seat, Piece::City, places)
    }

    /// Puts farming towns on hexes.
    #[track_caller]
    pub fn farms(self, seat: Seat, places: &str) -> Self {
        self.pieces(seat, Piece::Farm, places)
    }

    /// Puts manufacturing towns on hexes.
    #[track_caller]
    pub fn crafts(self, seat: Seat, places: &str) -> Self {
        self.pieces(seat, Piece::Craft, places)
    }

    /// Puts a wonder on a hex; for the Great Library, see [`Table::library`].
    #[track_caller]
    pub fn wonder(mut self, seat: Seat, name: &str, place: &str) -> Self {
        let hex: Hex = named(place);
        assert!(!self.state.built.contains(hex.index()), "something stands on {hex}");
        self.state.wonders[named::<Wonder>(name).index()] = Some(Standing { seat, hex });
        self.state.built.insert(hex.index());
        self
    }

    /// Puts the Great Library on a hex, with two icons of a pillar.
    #[track_caller]
    pub fn library(mut self, seat: Seat, place: &str, pillar: &str) -> Self {
        let pillar: Pillar = named(pillar);
        self.state.library = Some(pillar);
        self.state.players[seat].icons.add(&[pillar, pillar]);
        self.wonder(seat, "great-library", place)
    }

    /// Puts units into regions: `"italy 2 infantry"`, several separated by commas.
    #[track_caller]
    pub fn units(mut self, seat: Seat, armies: &str) -> Self {
        for army in armies.split(',') {
            let words: Vec<&str> = army.split_whitespace().collect();
            let [region, count, unit] = words[..] else { panic!("'{army}' is not region, count, unit") };
            let (region, unit): (Region, Unit) = (named(region), named(unit));
            self.state.players[seat].units[region.index()][unit.index()] += named::<u8>(count);
        }
        self
    }

    /// Lays a token on a hex: a good, or a cache as `ideas-7`, `money-10`, `people-1`.
    #[track_caller]
    pub fn token(mut self, place: &str, name: &str) -> Self {
        let token = token(name);
        if let Token::Good(good) = token {
            self.state.laid[good.index()] += 1;
        }
        self.state.tokens[named::<Hex>(place).usize()] = Some(token);
        self
    }

    /// Puts money into the chest.
    pub fn chest(mut self, money: u16) -> Self {
        self.state.chest = money;
        self
    }

    /// Chooses the achievements in play; others fill up to nine.
    #[track_caller]
    pub fn achievements(mut self, names: &str) -> Self {
        let wanted: Vec<Achievement> = all_named(names);
        let others = Achievement::ALL.into_iter().filter(|tile| !wanted.contains(tile));
        self.state.achievements = [Tile::Out; 15];
        for tile in wanted.iter().copied().chain(others).take(9) {
            self.state.achievements[tile.index()] = Tile::Free;
        }
        self
    }

    /// Gives achievements, which must be in play.
    #[track_caller]
    pub fn claimed(mut self, seat: Seat, names: &str) -> Self {
        for tile in all_named::<Achievement>(names) {
            assert_eq!(self.state.achievements[tile.index()], Tile::Free, "{tile} is in play and free");
            self.state.achievements[tile.index()] = Tile::Claimed(seat);
        }
        self
    }

    /// Gives golden ages; what they bring was had long ago.
    #[track_caller]
    pub fn golden(mut self, seat: Seat, names: &str) -> Self {
        for age in all_named::<GoldenAge>(names) {
            self.state.golden[age.index()] = Some(seat);
            note(&mut self.state.players[seat], Origin::Golden, |track| plainly(age.gain(), track));
        }
        self
    }

    /// Takes a card out of wherever it lies: pile, market, box or a hand of the draft.
    #[track_caller]
    fn fetch(&mut self, market: Market, card: u8) {
        let deck = &mut self.state.decks[market.index()];
        if let Some(at) = deck.pile.iter().rposition(|&other| other == card) {
            deck.pile.remove(at);
            return;
        }
        let is_population = |spare: &PopulationCard| Card::Population(*spare).number() == card;
        if market == Market::Population
            && let Some(at) = self.state.spare_population.iter().position(is_population)
        {
            self.state.spare_population.remove(at);
            return;
        }
        let is_tax = |spare: &TaxCard| Card::Tax(*spare).number() == card;
        if market == Market::Tax
            && let Some(at) = self.state.spare_taxes.iter().position(is_tax)
        {
            self.state.spare_taxes.remove(at);
            return;
        }
        for (_, player) in self.state.players.iter_mut().filter(|_| market == Market::Technology) {
            if let Some(at) = player.hand.iter().position(|&tech| tech as u8 == card) {
                player.hand.remove(at);
                return;
            }
        }
        // A card lying in the market is taken last: another one is dealt for it.
        let deck = &mut self.state.decks[market.index()];
        if let Some(slot) = deck.slots.iter_mut().find(|slot| **slot == Some(card)) {
            *slot = deck.pile.iter().rposition(|&other| other != SCORING).map(|at| deck.pile.remove(at));
            return;
        }
        panic!("card {card} of the {market} market is not to be had");
    }

    /// Turns up these cards in a market, slot by slot; `-` leaves a slot empty, and so do slots not named.
    #[track_caller]
    pub fn market(mut self, market: &str, names: &str) -> Self {
        let market: Market = named(market);
        let deck = &mut self.state.decks[market.index()];
        for slot in 0..deck.slots.len() {
            if let Some(card) = deck.slots[slot].take() {
                if deck.pile.is_full() {
                    // It came from a hand of the draft, and goes back to one.
                    let hands = self.state.players.iter_mut().map(|(_, player)| &mut player.hand);
                    let hand = hands.into_iter().find(|hand| !hand.is_full());
                    hand.expect("a hand has a gap").push(Tech::ALL[usize::from(card)]);
                    continue;
                }
                let above_scoring = usize::from(deck.pile.first() == Some(&SCORING));
                deck.pile.insert(above_scoring, card);
            }
        }
        for (slot, name) in names.split_whitespace().enumerate() {
            if name != "-" {
                let card = number(market, name);
                self.fetch(market, card);
                self.state.decks[market.index()].slots[slot] = Some(card);
            }
        }
        self
    }

    /// Puts these cards on top of a deck, the first to be drawn first; `scoring` is the scoring card.
    #[track_caller]
    pub fn on_top(mut self, market: &str, names: &str) -> Self {
        let market: Market = named(market);
        for name in names.split_whitespace().rev() {
            let card = number(market, name);
            self.fetch(market, card);
            self.state.decks[market.index()].pile.push(card);
        }
        self
    }

    /// Makes these cards the whole deck, the first to be drawn first. The cards that were in it are with the last
    /// player, population cards are used up.
    #[track_caller]
    pub fn deck(mut self, market: &str, names: &str) -> Self {
        self = self.on_top(market, names);
        let market: Market = named(market);
        let count = names.split_whitespace().count();
        let deck = &mut self.state.decks[market.index()];
        let gone = deck.pile.len() - count;
        let cards: Vec<u8> = deck.pile.drain(..gone).filter(|&card| card != SCORING).collect();
        let last = Seat::new(self.state.count() - 1);
        for card in cards.into_iter().map(usize::from) {
            match market {
                Market::Population => {}
                Market::Build => self.give_build(last, BuildCard::ALL[card]),
                Market::Technology => self.state.players[last].kept.insert(Tech::ALL[card]),
                Market::Tax => self.state.players[last].taxes[card] += 1,
            }
        }
        self
    }

    /// Locks a region by Loyalty, which is given too.
    #[track_caller]
    pub fn locked(mut self, seat: Seat, region: &str) -> Self {
        self.state.players[seat].locked = Some(named(region));
        self.up(seat, "loyalty")
    }

    /// Sets how many Empire Scorings there were.
    pub fn scorings(mut self, count: u8) -> Self {
        self.state.scorings = count;
        self
    }

    /// Sets the points scored so far.
    pub fn points(mut self, seat: Seat, points: i32) -> Self {
        self.state.players[seat].points = points;
        self
    }

    /// Anything else.
    pub fn also(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    /// Begins with `seat`'s turn.
    pub fn turn(mut self, seat: Seat) -> Play {
        self.state.turn.seat = seat;
        self.begin()
    }

    /// Begins as it stands.
    pub fn begin(mut self) -> Play {
        <Mosaic as Game>::check(&self.state).unwrap_or_else(|broken| panic!("{broken}"));
        self.setup.takebacks = Takebacks::Strict;
        Play { game: Match::from_state(self.setup, self.state) }
    }
}

/// A game under way, seen as a player sees it.
pub struct Play {
    pub game: Match<Mosaic>,
}

impl Playing for Play {
    type Game = Mosaic;

    const QUIET: &'static [&'static str] = &["end"];

    fn of(game: Match<Mosaic>) -> Self {
        Self { game }
    }

    fn game(&self) -> &Match<Mosaic> {
        &self.game
    }

    fn game_mut(&mut self) -> &mut Match<Mosaic> {
        &mut self.game
    }
}

impl Play {
    /// Everyone takes the first choice there is until a part of the set-up begins.
    pub fn until(mut self, phase: PhaseView) -> Self {
        while self.view(RED).phase != phase {
            let choice = self.options()[0].clone();
            self.choose(&choice);
        }
        self
    }

    /// Takes choices for `seat`, who must be the one to choose.
    #[track_caller]
    pub fn play(&mut self, seat: Seat, choices: &str) -> &mut Self {
        for choice in choices.split(',') {
            assert!(self.game.decision(seat).is_some(), "{seat} is not asked before {choice}");
            self.answer(seat, choice.trim());
        }
        self
    }

    /// A whole turn of work for stone, for whoever's turn it is.
    #[track_caller]
    pub fn idle(&mut self) -> &mut Self {
        self.choose("act work, produce stone, end?")
    }

    /// What somebody has of `stone`, `food`, `ideas` or `money`, as all see it.
    #[track_caller]
    pub fn stock(&self, seat: Seat, name: &str) -> u16 {
        self.view(RED).players[seat].stock(named(name))
    }

    /// All four at once: stone, food, ideas, money.
    pub fn stocks(&self, seat: Seat) -> [u16; 4] {
        self.view(RED).players[seat].stock
    }

    /// The level of a track.
    #[track_caller]
    pub fn track(&self, seat: Seat, name: &str) -> u16 {
        self.view(RED).players[seat].track(named(name))
    }

    /// All five tracks: stone, food, ideas, tax, tariff.
    pub fn tracks(&self, seat: Seat) -> [u16; 5] {
        self.view(RED).players[seat].tracks
    }

    /// Population.
    pub fn population(&self, seat: Seat) -> u8 {
        self.view(RED).players[seat].population
    }

    /// Icons of a pillar.
    #[track_caller]
    pub fn icons(&self, seat: Seat, pillar: &str) -> u8 {
        self.view(RED).players[seat].icons.of(named(pillar))
    }

    /// Tokens of a good in a warehouse.
    #[track_caller]
    pub fn goods(&self, seat: Seat, name: &str) -> u8 {
        let good: Good = named(name);
        self.view(RED).players[seat].goods.iter().find(|held| held.0 == good).map_or(0, |held| held.1)
    }

    /// Whether a technology is face up.
    #[track_caller]
    pub fn is_up(&self, seat: Seat, name: &str) -> bool {
        self.view(RED).players[seat].technologies.contains(&named(name))
    }

    /// Whether a technology from the market lies face down.
    #[track_caller]
    pub fn is_kept(&self, seat: Seat, name: &str) -> bool {
        self.view(RED).players[seat].kept.contains(&named(name))
    }

    /// The face-up cards of a market, `-` for an empty slot.
    #[track_caller]
    pub fn market(&self, name: &str) -> String {
        let view = self.view(RED);
        let name_of = |card: &Option<Card>| match card {
            None => "-".to_owned(),
            Some(Card::Population(card)) => card.to_string(),
            Some(Card::Build(card)) => card.to_string(),
            Some(Card::Technology(card)) => card.to_string(),
            Some(Card::Tax(card)) => card.to_string(),
        };
        view.market(named(name)).cards.iter().map(name_of).collect::<Vec<_>>().join(" ")
    }

    /// How many cards a deck still has, the scoring card included.
    #[track_caller]
    pub fn left(&self, market: &str) -> usize {
        self.view(RED).market(named(market)).deck
    }

    /// What stands on a hex, with its owner’s seat: `"0 city"` is Red’s, `"1 sphinx"` Blue’s; empty if nothing does.
    #[track_caller]
    pub fn at(&self, place: &str) -> String {
        match self.view(RED).hex(named(place)).unwrap_or_else(|| panic!("{place} is not played")).built {
            None => String::new(),
            Some(BuiltView::Piece(seat, piece)) => format!("{seat} {piece}"),
            Some(BuiltView::Wonder(seat, wonder)) => format!("{seat} {wonder}"),
        }
    }

    /// What lies on a hex.
    #[track_caller]
    pub fn lies(&self, place: &str) -> Option<Token> {
        self.view(RED).hex(named(place)).unwrap_or_else(|| panic!("{place} is not played")).token
    }

    /// Infantry, cavalry and siege engines of a player in a region.
    #[track_caller]
    pub fn units(&self, seat: Seat, region: &str) -> [u8; 3] {
        self.view(RED).region(named(region)).unwrap_or_else(|| panic!("{region} is not played")).units[seat]
    }

    /// Who dominates a region as in a scoring.
    #[track_caller]
    pub fn dominator(&self, region: &str) -> Option<Seat> {
        self.view(RED).region(named(region)).unwrap_or_else(|| panic!("{region} is not played")).dominator
    }

    /// Money in the chest.
    pub fn chest(&self) -> u16 {
        self.view(RED).chest
    }

    /// Points scored so far.
    pub fn points(&self, seat: Seat) -> i32 {
        self.view(RED).players[seat].points
    }

    /// Points as if the game ended now.
    pub fn total(&self, seat: Seat) -> i32 {
        self.view(RED).players[seat].total
    }

    /// One line of the count at the end, as if the game ended now: `"cities"`, `"wonders"`, `"unrest"`…
    #[track_caller]
    pub fn score(&self, seat: Seat, line: &str) -> i32 {
        let lines = <Mosaic as Game>::scores(self.state(), Viewer::Spectator);
        let found = lines[seat].iter().find(|score| score.source == format!("mosaic-score-{line}"));
        found.unwrap_or_else(|| panic!("'{line}' is no line of the score")).points
    }
}
