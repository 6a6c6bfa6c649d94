//! What each viewer may know.
//!
//! Goods and Votes lie behind screens (P3.6). Yet everything that goes there or comes from there is seen by all, so
//! whoever keeps count knows them; the view just does not keep count for them.

use serde::Serialize;
use tessera_kernel::{BySeat, Seat, Viewer};

use crate::actions::{auction, production};
use crate::cell::Cell;
use crate::choice::Way;
use crate::components::buildings::Building;
use crate::components::features::Feature;
use crate::components::icons::{Icon, Icons};
use crate::components::prosperity::Prosperity;
use crate::components::squares::Square;
use crate::components::tiles::{Face, Tile};
use crate::powers;
use crate::prompt::Prompt;
use crate::scoring;
use crate::state::{Alliance, Phase, Principal, State};
use crate::territory::{Bounds, Patch, Territory};

/// What one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The Era, from 0.
    pub era: u8,
    /// The round of the Era, from 0.
    pub round: u8,
    /// Who has the first-player marker.
    pub first: Seat,
    /// The phase of the round, from 1; 8 once the game is over (P4.1).
    pub phase: u8,
    /// Land tiles on offer.
    pub offer: Vec<OfferView>,
    /// Land tiles of the Era that were not drawn yet.
    pub tiles_left: usize,
    /// Building tiles face down.
    pub buildings_left: usize,
    /// Principal routes, by number.
    pub routes: Vec<(Way, Principal)>,
    /// Allied routes, by number.
    pub alliances: Vec<(Way, Alliance)>,
    /// Everyone's things.
    pub players: BySeat<PlayerView>,
    /// What the viewer has behind the screen; everybody's once the game is over.
    pub screens: Vec<(Seat, ScreenView)>,
    /// Cards of the Vote going on, with the Votes on them.
    pub ballot: Vec<(Prosperity, u16)>,
    /// Cards of earlier Votes.
    pub used_cards: Vec<Prosperity>,
    /// The war being fought.
    pub war: Option<WarView>,
}

/// A land tile on offer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OfferView {
    /// Which tile.
    pub tile: Tile,
    /// The side it is won with; with two players either.
    pub face: Option<Face>,
    /// The highest stake on it.
    pub stake: Option<(Seat, u16)>,
    /// Who has it already.
    pub owner: Option<Seat>,
}

/// What everybody sees of a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// The squares that can be seen, in the order of the grid.
    pub squares: Vec<SquareView>,
    /// The territory itself, for whoever wants to try a tile on it.
    #[serde(skip)]
    pub territory: Territory,
    /// The outermost columns and rows, from the capital.
    pub bounds: Bounds,
    /// The land tiles in the order they were placed.
    pub patches: Vec<Patch>,
    /// The reference board.
    pub levels: Icons,
    /// Heroes, wonders and special buildings.
    pub features: Vec<Feature>,
    /// Features used in this round.
    pub used: Vec<Feature>,
    /// Workers on the People track.
    pub track: u8,
    /// Workers in hand, on their way home.
    pub in_hand: u8,
    /// Food the workers eat.
    pub upkeep: u8,
    /// Money, Food, Resources and Culture that workers would bring from routes as they stand.
    pub brought: [u16; 4],
    /// Food for heroes and Resources for wonders when the Era ends.
    pub era_upkeep: (u16, u16),
    /// What each Prosperity card would count, by card.
    pub values: Vec<u8>,
    /// Politics points left in this round.
    pub points: u8,
    /// Building tiles in hand.
    pub buildings: usize,
    /// Prosperity cards in hand.
    pub cards: usize,
    /// Money on a tile: which of the offer, how much.
    pub stake: Option<(u8, u16)>,
    /// The size limit of the territory, if there is one.
    pub limit: Option<u8>,
}

/// A square that can be seen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SquareView {
    /// Where it is.
    pub cell: Cell,
    /// What it is.
    pub square: Square,
    /// The place its location is named by.
    pub location: Cell,
    /// Whether a worker stands on its location.
    pub worker: bool,
}

/// What lies behind a screen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ScreenView {
    /// Money.
    pub money: u16,
    /// Food.
    pub food: u16,
    /// Resources.
    pub resources: u16,
    /// Culture.
    pub culture: u16,
    /// Votes.
    pub votes: u16,
    /// Building tiles.
    pub buildings: Vec<Building>,
    /// Prosperity cards.
    pub cards: Vec<Prosperity>,
}

/// A war being fought.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WarView {
    /// The route.
    pub way: Way,
    /// The worker's owner and the other, each with whether an Aggressor and with the Power, once it is announced.
    pub sides: [(Seat, bool, Option<u16>); 2],
}

impl View {
    pub(crate) fn of(s: &State, viewer: Viewer) -> Self {
        let over = s.phase == Phase::Over;
        Self {
            viewer,
            era: s.era,
            round: s.round,
            first: s.first,
            phase: phase(s.phase),
            offer: (0..s.offer.len() as u8).map(|at| offer(s, at)).collect(),
            tiles_left: s.stack.len(),
            buildings_left: s.stock.len(),
            routes: s.routes().map(|(at, route)| (Way::Principal(at), *route)).collect(),
            alliances: s.alliances().map(|(at, alliance)| (Way::Allied(at), *alliance)).collect(),
            players: BySeat::from_fn(s.count(), |seat| player(s, seat)),
            screens: s
                .players
                .seats()
                .filter(|&seat| over || viewer.is(seat))
                .map(|seat| (seat, screen(s, seat)))
                .collect(),
            ballot: s.ballot.to_vec(),
            used_cards: s.used_cards.iter().collect(),
            war: s.fight.map(|fight| WarView {
                way: Way::Principal(fight.route),
                sides: [0, 1].map(|at: usize| (fight.seats[at], fight.red[at], fight.power.map(|power| power[at]))),
            }),
        }
    }

    /// What the viewer has behind the screen.
    #[must_use]
    pub fn own(&self) -> Option<&ScreenView> {
        self.screens.iter().find(|(seat, _)| self.viewer.is(*seat)).map(|(_, screen)| screen)
    }

    /// What is seen at a place of somebody's territory.
    #[must_use]
    pub fn square(&self, seat: Seat, cell: Cell) -> Option<&SquareView> {
        let squares = &self.players.get(seat)?.squares;
        squares.binary_search_by_key(&cell, |square| square.cell).ok().map(|at| &squares[at])
    }

    /// Everyone's rank on a Prosperity card as things stand (P14.3).
    #[must_use]
    pub fn ranks(&self, card: Prosperity) -> BySeat<u8> {
        let value = |seat: Seat| self.players[seat].values[card.index()];
        scoring::ranked(&BySeat::from_fn(self.players.count(), value))
    }

    /// A Principal route.
    #[must_use]
    pub fn route(&self, way: Way) -> Option<&Principal> {
        self.routes.iter().find(|(number, _)| *number == way).map(|(_, route)| route)
    }

    /// Whether everybody can tell when `seat` has only one option: from a spectator's view.
    #[must_use]
    pub fn is_open(&self, seat: Seat, prompt: &Prompt) -> bool {
        let player = &self.players[seat];
        match prompt {
            // Territories, routes, workers and tiles on offer are seen by all.
            Prompt::Side { .. }
            | Prompt::At { .. }
            | Prompt::Layers { .. }
            | Prompt::Stay { .. }
            | Prompt::Home
            | Prompt::RouteEnd { .. }
            | Prompt::SendBack { .. }
            | Prompt::TradeFrom
            | Prompt::TradeBy
            | Prompt::On { .. }
            | Prompt::Against { .. }
            | Prompt::Move { .. }
            | Prompt::MoveTo { .. }
            | Prompt::Along { .. }
            | Prompt::Meet
            | Prompt::Fight
            | Prompt::Take { .. }
            | Prompt::Partner { .. }
            | Prompt::GiveUp { .. }
            | Prompt::SendBackAny { .. }
            | Prompt::Alliance { .. }
            | Prompt::AnswerAid { .. }
            | Prompt::Demand { .. } => true,
            // One card is left to everybody in the last Era.
            Prompt::Card { .. } => player.cards == 1,
            // Without points and without a feature to use there is nothing to do.
            Prompt::Diplomacy { points } | Prompt::Administration { points } => {
                let usable = |feature: &Feature| powers::use_of(*feature).is_some();
                *points == 0 && !player.features.iter().any(usable)
            }
            Prompt::Colour { cost, .. } => *cost == 0,
            // What is behind the screen counts.
            Prompt::Bid { .. }
            | Prompt::SecretBid
            | Prompt::Offer { .. }
            | Prompt::Give { .. }
            | Prompt::Get { .. }
            | Prompt::With
            | Prompt::Spend { .. }
            | Prompt::Feast { .. }
            | Prompt::Stake { .. } => false,
        }
    }
}

fn phase(phase: Phase) -> u8 {
    match phase {
        Phase::Offer
        | Phase::Taking { .. }
        | Phase::Auction { .. }
        | Phase::SecretAuction
        | Phase::Placing { .. }
        | Phase::FirstWorkers { .. } => 1,
        Phase::Diplomacy { .. } | Phase::Administration { .. } => 2,
        Phase::Movement { .. } => 3,
        Phase::Negotiation { .. } | Phase::Wars { .. } => 4,
        Phase::Production { .. } => 5,
        Phase::Upkeep => 6,
        Phase::BeforeVote { .. } | Phase::Cards | Phase::Stakes { .. } | Phase::EraEnd => 7,
        Phase::Over => 8,
    }
}

fn offer(s: &State, at: u8) -> OfferView {
    let offer = s.offer[usize::from(at)];
    OfferView {
        tile: offer.tile,
        face: (s.count() > 2).then_some(offer.face),
        stake: auction::standing(s, at),
        owner: s.players.iter().find(|(_, player)| player.won == Some(at)).map(|(seat, _)| seat),
    }
}

fn player(s: &State, seat: Seat) -> PlayerView {
    let player = &s.players[seat];
    let standing = s.standing(seat);
    let square = |cell: Cell| {
        let location = player.territory.home(cell);
        SquareView { cell, square: player.territory.square(cell), location, worker: standing.has(location) }
    };
    PlayerView {
        territory: player.territory,
        squares: player.territory.occupied().iter().map(square).collect(),
        bounds: player.territory.bounds(),
        patches: player.territory.patches().copied().collect(),
        levels: player.levels,
        features: player.features.iter().collect(),
        used: player.used.iter().collect(),
        track: player.track,
        in_hand: player.in_hand,
        upkeep: production::upkeep(s, seat),
        brought: production::brought(s, seat),
        era_upkeep: production::era_upkeep(s, seat),
        values: Prosperity::ALL.into_iter().map(|card| scoring::value(s, seat, card)).collect(),
        points: s.points(seat),
        buildings: player.hand.len(),
        cards: player.cards.len(),
        stake: player.stake.map(|stake| (stake.tile, stake.money)),
        limit: s.limit(seat),
    }
}

fn screen(s: &State, seat: Seat) -> ScreenView {
    let player = &s.players[seat];
    let [money, food, resources, culture] = Icon::GOODS.map(|icon| s.good(seat, icon));
    ScreenView {
        money,
        food,
        resources,
        culture,
        votes: player.votes,
        buildings: player.hand.iter().collect(),
        cards: player.cards.iter().collect(),
    }
}
