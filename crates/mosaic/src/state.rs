//! The table now, and its verbs.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tessera_kernel::hex::HexSet;
use tessera_kernel::{BySeat, Cells, Rng, Seat};

use crate::agenda::Agenda;
use crate::components::achievements::Achievement;
use crate::components::build_cards::{self, BuildCard};
use crate::components::golden_ages::GoldenAge;
use crate::components::goods::{self, Good, Token};
use crate::components::governments::Government;
use crate::components::leaders::Leader;
use crate::components::map::{HEXES, Hex, hexes, hexes_of, open_hexes, ports};
use crate::components::pieces::{Piece, Track, Unit, Wealth};
use crate::components::pillars::{Icons, Pillar};
use crate::components::population_cards::PopulationCard;
use crate::components::regions::Region;
use crate::components::tax_cards::{self, TaxCard};
use crate::components::technologies::{Tech, TechSet};
use crate::components::wonders::Wonder;
use crate::effect::Count;
use crate::market::{Deck, Market};

/// Cards of the starting hand (M3.6).
pub const HAND: usize = 5;

/// All that is true at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// All chance.
    pub rng: Rng,
    /// The revision of our rules the match began under.
    pub revision: u32,
    /// Who takes the first turn of every round.
    pub first: Seat,
    /// Where in the game we are.
    pub phase: Phase,
    /// The turn being taken, or the player being served while setting up.
    pub turn: Turn,
    /// What is still to happen before the player to move is asked again.
    pub(crate) agenda: Agenda,
    /// What everyone has.
    pub players: BySeat<Player>,
    /// Goods and caches still on the map.
    pub tokens: Cells<Option<Token>, HEXES>,
    /// How many goods of each kind were laid out.
    pub laid: [u8; goods::KINDS],
    /// Hexes with a city, a town or a wonder.
    pub built: HexSet,
    /// The wonders that stand, by [`Wonder`].
    pub wonders: [Option<Standing>; 9],
    /// The pillar chosen for the Great Library.
    pub library: Option<Pillar>,
    /// Who has the golden ages, by [`GoldenAge`].
    pub golden: [Option<Seat>; 9],
    /// The achievement tiles, by [`Achievement`].
    pub achievements: [Tile; 15],
    /// The four decks, by [`Market`].
    pub decks: [Deck; 4],
    /// Population cards that are out of this game, unseen.
    pub spare_population: ArrayVec<PopulationCard, 10>,
    /// Tax & Tariff cards that are out of this game, unseen.
    pub spare_taxes: ArrayVec<TaxCard, 10>,
    /// Money beside the Tax & Tariff market.
    pub chest: u16,
    /// Whether the wild good is still aside.
    pub wild: bool,
    /// Empire Scorings so far.
    pub scorings: u8,
    /// Scoring cards drawn that have not been scored yet.
    pub due: u8,
    /// Rounds still to be finished, once the end was triggered.
    pub ending: Option<u8>,
}

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Leaders are picked.
    Leaders {
        /// Players who have picked.
        picked: u8,
    },
    /// Starting technologies are drafted.
    Draft {
        /// Passes made.
        round: u8,
    },
    /// First cities are placed.
    Cities {
        /// Cities placed.
        placed: u8,
    },
    /// Drafted cards are turned up, one player after the other.
    Unfold {
        /// Players who have finished.
        served: u8,
    },
    /// Their benefits, and the leader's, are taken.
    Benefits {
        /// Players who have finished.
        served: u8,
    },
    /// Turns are taken.
    Turns,
    /// The Scribe's last two actions.
    Epilogue,
    /// The game is over.
    Over,
}

/// A turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// Rounds begun.
    pub round: u16,
    /// Actions still to be taken.
    pub actions: u8,
    /// Whether the Republic has looked at a deck for the action to come.
    pub looked: bool,
    /// Units recruited so far (M6.26).
    pub recruited: u8,
    /// Units that have moved, by region and kind (M6.27).
    pub moved: [[u8; 3]; 7],
    /// Technologies taken from the market and kept face down so far (M5.3).
    pub kept: TechSet,
}

impl Turn {
    /// A turn that begins.
    #[must_use]
    pub const fn of(seat: Seat, round: u16, actions: u8) -> Self {
        Self { seat, round, actions, looked: false, recruited: 0, moved: [[0; 3]; 7], kept: TechSet::NONE }
    }
}

/// A wonder that was built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Whose it is.
    pub seat: Seat,
    /// Where it stands.
    pub hex: Hex,
}

/// An achievement tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Tile {
    /// Not in this game.
    Out,
    /// Waiting to be claimed.
    Free,
    /// Claimed.
    Claimed(Seat),
}

/// Where production comes from; the tracks are the sum of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Origin {
    /// What the leader brought.
    Leader,
    /// Technologies.
    Technology,
    /// Build cards.
    Build,
    /// Goods.
    Goods,
    /// The government, while it is held.
    Government,
    /// Golden ages.
    Golden,
    /// The Engineer's buildings.
    Engineer,
    /// Moved from another track.
    Shifted,
}

impl Origin {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Leader,
        Self::Technology,
        Self::Build,
        Self::Goods,
        Self::Government,
        Self::Golden,
        Self::Engineer,
        Self::Shifted,
    ];
}

/// What one player has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The leader, once picked.
    pub leader: Option<Leader>,
    /// Whether the leader's single use is gone.
    pub power_used: bool,
    /// Stone, food, ideas and money.
    pub stock: [u16; 4],
    /// Population.
    pub population: u8,
    /// The five production tracks.
    pub tracks: [u16; 5],
    /// What the tracks are made of, by [`Origin`].
    pub ledger: [[i16; 5]; 8],
    /// Goods in the warehouse, by kind.
    pub goods: [u8; goods::KINDS],
    /// Whether the wild good is in the warehouse.
    pub wild: bool,
    /// Technologies face up.
    pub up: TechSet,
    /// Technologies from the market kept face down; everyone knows them (M11.2).
    pub kept: TechSet,
    /// The five drafted technologies in the order of picking; secret until face up.
    pub drafted: ArrayVec<Tech, HAND>,
    /// The hand to draft from.
    pub hand: ArrayVec<Tech, HAND>,
    /// The Philosopher's technology, secret until face up.
    pub gift: Option<Tech>,
    /// Drafted technologies turned up in the beginning whose benefit is still to be taken.
    pub opening: TechSet,
    /// Whether the leader's start has been taken.
    pub started: bool,
    /// Build cards, by kind.
    pub builds: [u8; build_cards::KINDS],
    /// Tax & Tariff cards, by kind.
    pub taxes: [u8; tax_cards::KINDS],
    /// Icons of all pillars.
    pub icons: Icons,
    /// The government held.
    pub government: Option<Government>,
    /// Governments whose refresh this player has used, as bits (M6.31).
    pub refreshed: u8,
    /// Whether the next population card counts twice.
    pub flood_plain: bool,
    /// Whether the Diplomats have been used.
    pub diplomats_used: bool,
    /// The region locked by Loyalty.
    pub locked: Option<Region>,
    /// Points scored so far.
    pub points: i32,
    /// Of those, points scored in Empire Scorings.
    pub empire_points: i32,
    /// Cities, port cities included.
    pub cities: HexSet,
    /// Farming towns.
    pub farms: HexSet,
    /// Manufacturing towns.
    pub crafts: HexSet,
    /// Units by region and kind.
    pub units: [[u8; 3]; 7],
}

impl Player {
    pub(crate) fn new() -> Self {
        Self {
            leader: None,
            power_used: false,
            stock: [0; 4],
            population: 5,
            tracks: [0; 5],
            ledger: [[0; 5]; 8],
            goods: [0; goods::KINDS],
            wild: false,
            up: TechSet::default(),
            kept: TechSet::default(),
            drafted: ArrayVec::new(),
            hand: ArrayVec::new(),
            gift: None,
            opening: TechSet::default(),
            started: false,
            builds: [0; build_cards::KINDS],
            taxes: [0; tax_cards::KINDS],
            icons: Icons::default(),
            government: None,
            refreshed: 0,
            flood_plain: false,
            diplomats_used: false,
            locked: None,
            points: 0,
            empire_points: 0,
            cities: HexSet::EMPTY,
            farms: HexSet::EMPTY,
            crafts: HexSet::EMPTY,
            units: [[0; 3]; 7],
        }
    }

    /// How much of something is in hand.
    #[must_use]
    pub fn stock(&self, wealth: Wealth) -> u16 {
        self.stock[wealth.index()]
    }

    /// The level of a track.
    #[must_use]
    pub fn track(&self, track: Track) -> u16 {
        self.tracks[track.index()]
    }

    /// Whether this is the player's leader.
    #[must_use]
    pub fn is(&self, leader: Leader) -> bool {
        self.leader == Some(leader)
    }

    /// Whether a technology is face up.
    #[must_use]
    pub fn has(&self, tech: Tech) -> bool {
        self.up.has(tech)
    }

    /// Technologies lying face down, those from the market first.
    pub fn face_down(&self) -> impl Iterator<Item = Tech> + Clone + '_ {
        self.kept.iter().chain(self.secret())
    }

    /// Technologies lying face down that nobody else knows.
    pub fn secret(&self) -> impl Iterator<Item = Tech> + Clone + '_ {
        self.drafted.iter().copied().filter(|&tech| !self.up.has(tech)).chain(self.gift)
    }

    /// How many pieces of a kind stand on the map.
    #[must_use]
    pub fn standing(&self, piece: Piece) -> u8 {
        match piece {
            Piece::City => self.cities.without(ports()).len() as u8,
            Piece::Port => self.cities.and(ports()).len() as u8,
            Piece::Farm => self.farms.len() as u8,
            Piece::Craft => self.crafts.len() as u8,
        }
    }

    /// How many pieces of a kind are left in supply (M2.3).
    #[must_use]
    pub fn supply(&self, piece: Piece) -> u8 {
        piece.supply() - self.standing(piece)
    }

    /// How many units of a kind are in play.
    #[must_use]
    pub fn fielded(&self, unit: Unit) -> u8 {
        self.units.iter().map(|there| there[unit.index()]).sum()
    }

    /// How many units of a kind are left in supply.
    #[must_use]
    pub fn reserve(&self, unit: Unit) -> u8 {
        unit.supply() - self.fielded(unit)
    }

    /// Units in a region.
    #[must_use]
    pub fn army(&self, region: Region) -> u8 {
        self.units[region.index()].iter().sum()
    }

    /// Units of a kind in a region.
    #[must_use]
    pub fn army_of(&self, region: Region, unit: Unit) -> u8 {
        self.units[region.index()][unit.index()]
    }

    /// Cities in a region.
    #[must_use]
    pub fn cities_in(&self, region: Region) -> u8 {
        self.cities.and(hexes_of(region)).len() as u8
    }

    /// Different goods, the wild one included while a kind is missing (M6.24, M13.1).
    #[must_use]
    pub fn unique_goods(&self) -> u8 {
        let kinds = self.goods.iter().filter(|&&count| count > 0).count() as u8;
        kinds + u8::from(self.wild && usize::from(kinds) < goods::KINDS)
    }

    /// Great Projects built.
    #[must_use]
    pub fn projects(&self) -> u8 {
        BuildCard::PROJECTS.into_iter().map(|card| self.builds[card.index()]).sum()
    }

    /// Amounts have no limit (M2.2): one that no sensible game reaches stays where it is rather than begin anew.
    pub(crate) fn gain(&mut self, wealth: Wealth, amount: u16) {
        self.stock[wealth.index()] = self.stock[wealth.index()].saturating_add(amount);
    }

    pub(crate) fn grow(&mut self, by: u8) {
        self.population = self.population.saturating_add(by);
    }

    pub(crate) fn spend(&mut self, wealth: Wealth, amount: u16) {
        self.stock[wealth.index()] -= amount;
    }

    pub(crate) fn raise(&mut self, track: Track, by: i16, origin: Origin) {
        self.ledger[origin as usize][track.index()] += by;
        self.tracks[track.index()] = self.tracks[track.index()].saturating_add_signed(by);
    }

    /// Takes production away again, never below nothing; what cannot be taken is forgiven (M6.30).
    pub(crate) fn lower(&mut self, track: Track, by: i16, origin: Origin) {
        let left = self.tracks[track.index()] as i16;
        let forgiven = (by - left).max(0);
        self.raise(track, -by, origin);
        self.ledger[Origin::Shifted as usize][track.index()] += forgiven;
    }
}

impl State {
    /// Whether Military's limits and the wait of a kept technology are those of the turn (M5.3, M6.26, M6.27). Under
    /// revision 1 each action began anew, and a technology could be turned up in the turn it was taken.
    #[must_use]
    pub const fn counts_by_turn(&self) -> bool {
        self.revision >= 2
    }

    /// How many play.
    #[must_use]
    pub fn count(&self) -> usize {
        self.players.count()
    }

    /// What a player has.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// The player with this place in turn order.
    pub(crate) fn in_order(&self, place: u8) -> Seat {
        Seat::new((self.first.index() + usize::from(place)) % self.count())
    }

    /// The player who sits to the right of the first.
    pub(crate) fn last(&self) -> Seat {
        self.in_order(self.count() as u8 - 1)
    }

    pub(crate) fn deck(&self, market: Market) -> &Deck {
        &self.decks[market.index()]
    }

    pub(crate) fn deck_mut(&mut self, market: Market) -> &mut Deck {
        &mut self.decks[market.index()]
    }

    /// The regions that are played.
    pub fn regions(&self) -> impl Iterator<Item = Region> + Clone + use<> {
        Region::open(self.count())
    }

    /// Hexes that are played and empty (M6.10).
    pub(crate) fn free_hexes(&self) -> HexSet {
        open_hexes(self.count()).without(self.built)
    }

    /// Hexes of regions another player has locked against this one's cities (M6.14).
    pub(crate) fn locked_against(&self, seat: Seat) -> HexSet {
        let others = self.players.iter().filter(|&(other, _)| other != seat);
        let locked = others.filter_map(|(_, player)| player.locked);
        locked.fold(HexSet::EMPTY, |found, region| found.or(hexes_of(region)))
    }

    /// Wonders of a player.
    pub fn wonders_of(&self, seat: Seat) -> impl Iterator<Item = (Wonder, Hex)> + Clone + '_ {
        let standing = Wonder::ALL.into_iter().zip(&self.wonders);
        standing.filter_map(move |(wonder, at)| at.filter(|at| at.seat == seat).map(|at| (wonder, at.hex)))
    }

    /// How many wonders a player has.
    #[must_use]
    pub fn wonder_count(&self, seat: Seat) -> u8 {
        self.wonders_of(seat).count() as u8
    }

    /// Golden ages of a player.
    pub fn golden_of(&self, seat: Seat) -> impl Iterator<Item = GoldenAge> + Clone + '_ {
        GoldenAge::ALL.into_iter().filter(move |age| self.golden[age.index()] == Some(seat))
    }

    /// Achievements of a player.
    pub fn achievements_of(&self, seat: Seat) -> impl Iterator<Item = Achievement> + Clone + '_ {
        Achievement::ALL.into_iter().filter(move |tile| self.achievements[tile.index()] == Tile::Claimed(seat))
    }

    /// Counts something a player has now.
    #[must_use]
    pub fn tally(&self, seat: Seat, what: Count) -> u16 {
        let player = &self.players[seat];
        match what {
            Count::Pillar(pillar) => player.icons.of(pillar).into(),
            Count::Population => player.population.into(),
            Count::Cities => player.cities.len() as u16,
            Count::Ports => player.standing(Piece::Port).into(),
            Count::Farms => player.farms.len() as u16,
            Count::Crafts => player.crafts.len() as u16,
            Count::Goods => player.goods.iter().map(|&count| u16::from(count)).sum::<u16>() + u16::from(player.wild),
            Count::Technologies => player.up.len() as u16,
            Count::Track(track) => player.track(track),
            Count::Wonders => self.wonder_count(seat).into(),
            Count::Projects => player.projects().into(),
            Count::Achievements => self.achievements_of(seat).count() as u16,
        }
    }

    /// What lies on a hex.
    #[must_use]
    pub fn token(&self, hex: Hex) -> Option<Token> {
        self.tokens[hex.usize()]
    }

    /// Hexes with a good of this kind.
    pub(crate) fn hexes_with(&self, wanted: impl Fn(Token) -> bool) -> impl Iterator<Item = Hex> {
        Hex::all().filter(move |hex| self.token(*hex).is_some_and(&wanted))
    }

    /// Whose city stands on a hex.
    #[must_use]
    pub fn city_owner(&self, hex: Hex) -> Option<Seat> {
        self.players.iter().find(|(_, player)| player.cities.contains(hex.index())).map(|(seat, _)| seat)
    }

    /// Units of all kinds of a player on the map, by kind and region.
    pub(crate) fn units_on_map(&self, seat: Seat) -> u16 {
        Unit::ALL.into_iter().map(|unit| u16::from(self.players[seat].fielded(unit))).sum()
    }

    /// How many tokens of a good are on the map.
    pub(crate) fn on_map(&self, good: Good) -> usize {
        hexes(open_hexes(self.count())).filter(|&hex| self.token(hex) == Some(Token::Good(good))).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn m2_2_the_greatest_amount_does_not_begin_anew() {
        let mut player = Player::new();
        player.stock = [u16::MAX; 4];
        player.population = u8::MAX;
        player.gain(Wealth::Stone, 10);
        player.grow(2);
        assert_eq!((player.stock(Wealth::Stone), player.population), (u16::MAX, u8::MAX));
    }
}
