//! What each viewer may know, and how the rest is imagined (M11).

use serde::Serialize;
use tessera_kernel::{BySeat, Rng, Seat, Viewer};

use crate::actions::tax::Taxable;
use crate::components::achievements::Achievement;
use crate::components::build_cards::BuildCard;
use crate::components::golden_ages::GoldenAge;
use crate::components::goods::{Good, Token};
use crate::components::governments::Government;
use crate::components::leaders::Leader;
use crate::components::map::{Ground, Hex, hexes, open_hexes, ports};
use crate::components::pieces::{Piece, Track, Unit, Wealth};
use crate::components::pillars::{Icons, Pillar};
use crate::components::regions::Region;
use crate::components::tax_cards::TaxCard;
use crate::components::technologies::Tech;
use crate::components::wonders::Wonder;
use crate::empire::{self, Counting};
use crate::market::{Card, Market};
use crate::prompt::Prompt;
use crate::state::{Origin, Phase, State, Tile};
use crate::{actions, claims, redeal as dealing, scoring};

/// What one viewer may know. Others' secret technologies are not in it at all.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// Where in the game we are.
    pub phase: PhaseView,
    /// Rounds begun.
    pub round: u16,
    /// Who begins every round.
    pub first: Seat,
    /// Whose turn it is, or who is being served while setting up.
    pub turn: Option<TurnView>,
    /// Every hex that is played.
    pub hexes: Vec<HexView>,
    /// Every region that is played.
    pub regions: Vec<RegionView>,
    /// The four markets.
    pub markets: Vec<MarketView>,
    /// The nine wonders.
    pub wonders: Vec<WonderView>,
    /// The pillar of the Great Library.
    pub library: Option<Pillar>,
    /// The nine golden ages, and who has them.
    pub golden: Vec<(GoldenAge, Option<Seat>)>,
    /// The achievements in play, and who has them.
    pub achievements: Vec<(Achievement, Option<Seat>)>,
    /// Money in the chest.
    pub chest: u16,
    /// Whether the wild good is still to be had.
    pub wild: bool,
    /// Empire Scorings so far.
    pub scorings: u8,
    /// Whether the end was triggered, and how many rounds follow this one.
    pub ending: Option<u8>,
    /// Everyone's open things.
    pub players: BySeat<PlayerView>,
    /// The hand the viewer drafts from.
    pub hand: Vec<Tech>,
    /// The viewer's technologies that nobody else knows.
    pub secret: Vec<Tech>,
}

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum PhaseView {
    /// Picking leaders.
    Leaders,
    /// Drafting technologies.
    Draft,
    /// Placing first cities.
    Cities,
    /// Playing drafted technologies.
    Opening,
    /// Taking turns.
    Turns,
    /// The Scribe's last actions.
    Epilogue,
    /// The game is over.
    Over,
}

/// A turn, as everyone sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TurnView {
    /// Whose it is.
    pub seat: Seat,
    /// Actions still to be taken.
    pub actions: u8,
}

/// A hex of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct HexView {
    /// Where it lies.
    pub hex: Hex,
    /// The region it belongs to.
    pub region: Region,
    /// What it is made for.
    pub ground: Ground,
    /// What lies there.
    pub token: Option<Token>,
    /// What stands there.
    pub built: Option<BuiltView>,
}

/// Something that stands on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum BuiltView {
    /// A city or a town.
    Piece(Seat, Piece),
    /// A wonder.
    Wonder(Seat, Wonder),
}

/// A region.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RegionView {
    /// Which one.
    pub region: Region,
    /// Everyone's units, by kind.
    pub units: BySeat<[u8; 3]>,
    /// Everyone's influence, as in a scoring.
    pub influence: BySeat<u16>,
    /// What everyone would score here now.
    pub points: BySeat<u16>,
    /// What first place is worth.
    pub prize: u16,
    /// Who dominates it as in a scoring.
    pub dominator: Option<Seat>,
    /// Who has locked it against others' cities.
    pub locked: Option<Seat>,
}

/// A market.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MarketView {
    /// Which one.
    pub market: Market,
    /// The face-up cards, slot by slot.
    pub cards: Vec<Option<Card>>,
    /// Cards in the draw pile.
    pub deck: usize,
    /// The top card, if the viewer has looked at it.
    pub top: Option<Card>,
}

/// A wonder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct WonderView {
    /// Which one.
    pub wonder: Wonder,
    /// Who built it.
    pub owner: Option<Seat>,
    /// Where it stands.
    pub hex: Option<Hex>,
}

/// A player's open things.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// The leader.
    pub leader: Option<Leader>,
    /// Whether a power that is used once has been used.
    pub power_used: bool,
    /// Stone, food, ideas, money.
    pub stock: [u16; 4],
    /// Population.
    pub population: u8,
    /// The five tracks.
    pub tracks: [u16; 5],
    /// Where the tracks come from.
    pub ledger: [[i16; 5]; 8],
    /// What Work would give: stone, food, ideas.
    pub work: [u16; 3],
    /// Goods by kind.
    pub goods: Vec<(Good, u8)>,
    /// Whether the wild good is there.
    pub wild: bool,
    /// Different goods.
    pub unique_goods: u8,
    /// Technologies face up.
    pub technologies: Vec<Tech>,
    /// Technologies from the market lying face down.
    pub kept: Vec<Tech>,
    /// How many technologies nobody else knows.
    pub secret: usize,
    /// How many cards are in the hand to draft from.
    pub hand: usize,
    /// Build cards.
    pub builds: Vec<(BuildCard, u8)>,
    /// Tax & Tariff cards.
    pub taxes: Vec<(TaxCard, u8)>,
    /// Icons.
    pub icons: Icons,
    /// The government.
    pub government: Option<Government>,
    /// Whether its refresh is still to be used.
    pub refresh: bool,
    /// Whether the next population card counts twice.
    pub flood_plain: bool,
    /// Whether the Diplomats are there and unused.
    pub diplomats: bool,
    /// The region locked by Loyalty.
    pub locked: Option<Region>,
    /// Cities, port cities, farming and manufacturing towns on the map.
    pub pieces: [u8; 4],
    /// Units in supply.
    pub reserve: [u8; 3],
    /// Unrest on Tax & Tariff cards.
    pub unrest: u16,
    /// Unrest that may be ignored.
    pub calm: u16,
    /// How far the player is towards each achievement in play.
    pub progress: Vec<(Achievement, u16)>,
    /// Points scored so far.
    pub points: i32,
    /// Points as if the game ended now.
    pub total: i32,
}

impl PlayerView {
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

    /// What the player's levies are reckoned by.
    #[must_use]
    pub fn taxable(&self) -> Taxable {
        Taxable {
            people: self.population,
            icons: self.icons.of(Pillar::Gov),
            goods: self.unique_goods,
            cities: self.pieces[0] + self.pieces[1],
            tracks: (self.track(Track::Tax), self.track(Track::Tariff)),
            merchant: self.leader == Some(Leader::Merchant),
        }
    }

    /// What a source adds to a track.
    #[must_use]
    pub fn from(&self, origin: Origin, track: Track) -> i16 {
        self.ledger[origin as usize][track.index()]
    }
}

impl View {
    /// Whether everybody can tell when a player has only one option.
    pub(crate) fn is_open(&self, seat: Seat, prompt: &Prompt) -> bool {
        match prompt {
            // Technologies that nobody else knows may be played, if they can be.
            Prompt::Unfold | Prompt::Turn { .. } | Prompt::PlayGift => self.players[seat].secret == 0,
            // Whoever has looked at the top card may take it, if they can pay for it.
            Prompt::Bonus
            | Prompt::Grow
            | Prompt::Build
            | Prompt::Learn
            | Prompt::Levy
            | Prompt::Bartered
            | Prompt::Replace { .. } => self.players[seat].government != Some(Government::Republic),
            // Hands are as large as the draft has rounds left.
            Prompt::Draft { .. } => true,
            Prompt::Leader
            | Prompt::FirstCity
            | Prompt::Benefit
            | Prompt::Work
            | Prompt::Wonder
            | Prompt::Govern
            | Prompt::Look { .. }
            | Prompt::PlayNow { .. }
            | Prompt::Site { .. }
            | Prompt::WonderSite { .. }
            | Prompt::Library
            | Prompt::FreeCity
            | Prompt::TownKind
            | Prompt::FreeTown { .. }
            | Prompt::Campaign { .. }
            | Prompt::Recruit { .. }
            | Prompt::March { .. }
            | Prompt::Deploy { .. }
            | Prompt::Muster { .. }
            | Prompt::MusterIn { .. }
            | Prompt::Garrison { .. }
            | Prompt::StrikeIn { .. }
            | Prompt::Strike { .. }
            | Prompt::Take { .. }
            | Prompt::Explore
            | Prompt::ExploreTown { .. }
            | Prompt::Raise { .. }
            | Prompt::Lower
            | Prompt::RaiseInstead { .. }
            | Prompt::ShiftBy { .. }
            | Prompt::Gain { .. }
            | Prompt::Lock
            | Prompt::Refresh
            | Prompt::Convert
            | Prompt::Before
            | Prompt::Expel
            | Prompt::ExpelTo { .. } => true,
        }
    }

    pub(crate) fn of(s: &State, viewer: Viewer) -> Self {
        let own = match viewer {
            Viewer::Seat(seat) => s.players.get(seat),
            Viewer::Spectator => None,
        };
        let tiles = Achievement::ALL.into_iter().filter_map(|tile| match s.achievements[tile.index()] {
            Tile::Out => None,
            Tile::Free => Some((tile, None)),
            Tile::Claimed(seat) => Some((tile, Some(seat))),
        });
        let phase = match s.phase {
            Phase::Leaders { .. } => PhaseView::Leaders,
            Phase::Draft { .. } => PhaseView::Draft,
            Phase::Cities { .. } => PhaseView::Cities,
            Phase::Unfold { .. } | Phase::Benefits { .. } => PhaseView::Opening,
            Phase::Turns => PhaseView::Turns,
            Phase::Epilogue => PhaseView::Epilogue,
            Phase::Over => PhaseView::Over,
        };
        let taking = matches!(phase, PhaseView::Opening | PhaseView::Turns | PhaseView::Epilogue);
        Self {
            viewer,
            phase,
            round: s.turn.round,
            first: s.first,
            turn: taking.then_some(TurnView { seat: s.turn.seat, actions: s.turn.actions }),
            hexes: hexes(open_hexes(s.count())).map(|hex| hex_view(s, hex)).collect(),
            regions: s.regions().map(|region| region_view(s, region)).collect(),
            markets: Market::ALL.map(|market| market_view(s, market, viewer)).to_vec(),
            wonders: Wonder::ALL.map(|wonder| wonder_view(s, wonder)).to_vec(),
            library: s.library,
            golden: GoldenAge::ALL.map(|age| (age, s.golden[age.index()])).to_vec(),
            achievements: tiles.collect(),
            chest: s.chest,
            wild: s.wild,
            scorings: s.scorings,
            ending: s.ending,
            players: BySeat::from_fn(s.count(), |seat| player_view(s, seat)),
            hand: own.map_or_else(Vec::new, |player| player.hand.to_vec()),
            secret: own.map_or_else(Vec::new, |player| player.secret().collect()),
        }
    }

    /// A hex, if it is played.
    #[must_use]
    pub fn hex(&self, hex: Hex) -> Option<&HexView> {
        self.hexes.binary_search_by_key(&hex, |view| view.hex).ok().map(|at| &self.hexes[at])
    }

    /// A market.
    #[must_use]
    pub fn market(&self, market: Market) -> &MarketView {
        &self.markets[market.index()]
    }

    /// A region, if it is played.
    #[must_use]
    pub fn region(&self, region: Region) -> Option<&RegionView> {
        self.regions.iter().find(|view| view.region == region)
    }
}

fn hex_view(s: &State, hex: Hex) -> HexView {
    let at = hex.index();
    let piece = s.players.iter().find_map(|(seat, player)| {
        let piece = if player.cities.contains(at) {
            if ports().contains(at) { Piece::Port } else { Piece::City }
        } else if player.farms.contains(at) {
            Piece::Farm
        } else if player.crafts.contains(at) {
            Piece::Craft
        } else {
            return None;
        };
        Some(BuiltView::Piece(seat, piece))
    });
    let wonder = || {
        let standing = Wonder::ALL.into_iter().zip(&s.wonders);
        let mut here = standing.filter_map(|(wonder, at)| at.filter(|at| at.hex == hex).map(|at| (at.seat, wonder)));
        here.next().map(|(seat, wonder)| BuiltView::Wonder(seat, wonder))
    };
    HexView { hex, region: hex.region(), ground: hex.ground(), token: s.token(hex), built: piece.or_else(wonder) }
}

fn region_view(s: &State, region: Region) -> RegionView {
    let ranking = empire::ranking(s, region, Counting::Scoring);
    RegionView {
        region,
        units: BySeat::from_fn(s.count(), |seat| s.players[seat].units[region.index()]),
        points: BySeat::from_fn(s.count(), |seat| ranking.points(seat)),
        prize: ranking.prize,
        dominator: ranking.dominator(),
        influence: ranking.influence,
        locked: s.players.iter().find(|(_, player)| player.locked == Some(region)).map(|(seat, _)| seat),
    }
}

fn market_view(s: &State, market: Market, viewer: Viewer) -> MarketView {
    let deck = s.deck(market);
    let seen = matches!(viewer, Viewer::Seat(seat) if deck.is_seen_by(seat));
    MarketView { market, cards: deck.face_up().collect(), deck: deck.pile.len(), top: deck.top().filter(|_| seen) }
}

fn wonder_view(s: &State, wonder: Wonder) -> WonderView {
    let standing = s.wonders[wonder.index()];
    WonderView { wonder, owner: standing.map(|at| at.seat), hex: standing.map(|at| at.hex) }
}

fn player_view(s: &State, seat: Seat) -> PlayerView {
    let player = &s.players[seat];
    let government = player.government;
    let in_play = Achievement::ALL.into_iter().filter(|tile| s.achievements[tile.index()] != Tile::Out);
    PlayerView {
        leader: player.leader,
        power_used: player.power_used,
        stock: player.stock,
        population: player.population,
        tracks: player.tracks,
        ledger: player.ledger,
        work: Wealth::RESOURCES.map(|wealth| actions::work::yield_of(player, wealth)),
        goods: owned(Good::ALL, |good| player.goods[good.index()]),
        wild: player.wild,
        unique_goods: player.unique_goods(),
        technologies: player.up.iter().collect(),
        kept: player.kept.iter().collect(),
        secret: player.secret().count(),
        hand: player.hand.len(),
        builds: owned(BuildCard::ALL, |card| player.builds[card.index()]),
        taxes: owned(TaxCard::ALL, |card| player.taxes[card.index()]),
        icons: player.icons,
        government,
        refresh: government.is_some_and(|held| player.refreshed & (1 << held.index()) == 0),
        flood_plain: player.flood_plain,
        diplomats: player.has(Tech::Diplomats) && !player.diplomats_used,
        locked: player.locked,
        pieces: Piece::ALL.map(|piece| player.standing(piece)),
        reserve: Unit::ALL.map(|unit| player.reserve(unit)),
        unrest: scoring::unrest(player),
        calm: scoring::calm(s, seat),
        progress: in_play.map(|tile| (tile, claims::progress(s, seat, tile))).collect(),
        points: player.points,
        total: scoring::points(s, seat),
    }
}

fn owned<T: Copy>(all: impl IntoIterator<Item = T>, count: impl Fn(T) -> u8) -> Vec<(T, u8)> {
    all.into_iter().map(|one| (one, count(one))).filter(|owned| owned.1 > 0).collect()
}

/// Samples anew what `viewer` cannot know: piles, cards out of the game, others' secret technologies.
pub(crate) fn redeal(s: &mut State, viewer: Viewer, rng: &mut Rng) {
    s.rng = rng.fork();
    dealing::technologies(s, viewer, rng);
    for market in [Market::Build, Market::Population, Market::Tax] {
        dealing::pile(s, market, viewer, rng);
    }
}
