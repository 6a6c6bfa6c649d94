//! The table now, and its verbs.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tessera_kernel::{Agenda, Audience, BySeat, Cells, Rng, Seat};

use crate::Ask;
use crate::cell::{Cell, CellSet};
use crate::choice::{Bag, Spot, Way};
use crate::components::buildings::{Building, Pile, TILES as BUILDING_TILES};
use crate::components::capitals::Side;
use crate::components::eras::{Era, TABLE as ERA_TABLE};
use crate::components::features::{Feature, Features};
use crate::components::icons::{Icon, Icons};
use crate::components::people::WORKERS;
use crate::components::prosperity::{Cards, Prosperity};
use crate::components::routes::{ALLIED, PRINCIPAL};
use crate::components::squares::Square;
use crate::components::tiles::{Face, PER_ERA, Printing, Tile};
use crate::event::Event;
use crate::powers::{self, Tally};
use crate::territory::Territory;

/// The most players there are.
pub const MOST_SEATS: usize = 4;

/// All that is true at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Chance.
    pub rng: Rng,
    /// The side of the capitals agreed on (P2.2).
    pub side: Side,
    /// The revision of our rules the match began under.
    pub revision: u32,
    /// Which land tiles are played with (P1.5).
    pub printing: Printing,
    /// The Era, from 0.
    pub era: u8,
    /// The round of the Era, from 0.
    pub round: u8,
    /// Who has the first-player marker.
    pub first: Seat,
    /// Where in the round we are.
    pub phase: Phase,
    /// What must happen before the phase goes on.
    pub agenda: Agenda<Task, 24>,
    /// Everyone's things.
    pub players: BySeat<Player>,
    /// Principal routes that are laid.
    pub principal: Cells<Option<Principal>, PRINCIPAL>,
    /// Allied routes that are laid.
    pub allied: [Option<Alliance>; ALLIED],
    /// Land tiles of the Era; the last is drawn first.
    pub stack: ArrayVec<Tile, PER_ERA>,
    /// Land tiles on offer.
    pub offer: ArrayVec<Offer, MOST_SEATS>,
    /// Building tiles face down; the last is drawn first.
    pub stock: ArrayVec<Building, BUILDING_TILES>,
    /// Buildings that were covered: out of the game.
    pub scrapped: Pile,
    /// Prosperity cards nobody was dealt.
    pub spare_cards: Cards,
    /// Prosperity cards of earlier Votes.
    pub used_cards: Cards,
    /// The war being fought.
    pub fight: Option<Fight>,
    /// Cards of the Vote going on, in the order they were shown, with the Votes on them.
    pub ballot: ArrayVec<(Prosperity, u16), MOST_SEATS>,
}

/// A land tile on offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// Which tile.
    pub tile: Tile,
    /// The side it is won with; with two players, whoever wins it chooses.
    pub face: Face,
}

/// Where in the round we are. `served` counts who had their turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are told above and below")]
pub enum Phase {
    /// Tiles are put on offer (P5.1).
    Offer,
    /// Whoever may take a tile before the auction decides (P5.3).
    Taking { served: u8 },
    /// The open auction (P5.4): whose turn it is, counted from the first player and on.
    Auction { turn: u8 },
    /// The secret auction of two (P5.9).
    SecretAuction,
    /// Tiles are placed (P6).
    Placing { served: u8 },
    /// The first workers are placed (P6.11).
    FirstWorkers { served: u8 },
    /// Diplomacy (P7); whether the player has acted.
    Diplomacy { served: u8, acted: bool },
    /// Administration (P8).
    Administration { served: u8 },
    /// Movement (P9).
    Movement { served: u8, stage: Moving },
    /// Negotiations (P10); the one that is next.
    Negotiation { served: u8, next: Option<u8> },
    /// Wars (P11).
    Wars { served: u8 },
    /// Production and worker upkeep (P12).
    Production { served: u8 },
    /// Upkeep of heroes and wonders (P13).
    Upkeep,
    /// Before the Vote (P14.1); whether the player's Votes have come.
    BeforeVote { served: u8, paid: bool },
    /// Cards are put forward (P14.2).
    Cards,
    /// Votes are staked (P14.4) on a card of the ballot.
    Stakes { at: u8 },
    /// The Vote is counted, the Era ends (P14.6, P15).
    EraEnd,
    /// The game is over.
    Over,
}

/// How far a player's Movement has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "`range` is the Transport level at the start (P9.1)")]
pub enum Moving {
    /// Not begun.
    Begin,
    /// On the territory; those who have moved stand in `moved`, apart from the others.
    Land { range: u8, moved: CellSet },
    /// On Principal routes, from this one.
    Principal { range: u8, next: u8 },
    /// On Allied routes, from this one.
    Allied { range: u8, next: u8 },
    /// Those who have rested come home.
    Rested,
}

/// Something that must happen before the phase goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// A worker in hand goes to a free location (P3.5).
    Home(Seat),
    /// Aid is answered (P7.4).
    AnswerAid {
        /// Who offers.
        from: Seat,
        /// Who answers.
        to: Seat,
        /// What is offered.
        bag: Bag,
    },
    /// An alliance nobody can refuse, if its owner likes.
    Partner(Seat, Feature),
    /// A worker for nothing.
    Recruit(Seat),
    /// Both answer whether they ally, over a Principal route (P10.3).
    Alliance(u8),
    /// A seat chooses its end of a new Allied route.
    RouteEnd(Seat, Seat),
    /// An Aggressor may give up a route (P11.2).
    GiveUp(Seat),
    /// The Powers of the war are announced (P11.2).
    Announce,
    /// Both spend in secret, and the war is decided (P11.3).
    Spend,
    /// A seat says which worker it has spent in a war, where that was not part of the secret (P17.14).
    SpendWorker(Seat),
    /// The worker of the war goes home (P11.7).
    AfterWar,
}

/// A Principal route: from one player to another (P1.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Principal {
    /// On whose side Departure is.
    pub from: Seat,
    /// To whom it leads.
    pub to: Seat,
    /// Where its worker stands.
    pub worker: Option<Space>,
    /// Who was red, `from` first, where a war is declared.
    pub war: Option<[bool; 2]>,
}

/// A space of a Principal route.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Space {
    /// From Departure to the last goods, by its number.
    On(u8),
    /// Return/Preparation.
    Preparation,
    /// War/Return.
    War,
    /// Rest/Return, since this Movement phase.
    Rest,
    /// Rest/Return, and home in the next Movement phase.
    Rested,
}

/// An Allied route (P1.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Alliance {
    /// Both allies: the one who walks from space 0 up, and the one who walks from space 5 down.
    pub ends: [Seat; 2],
    /// Where their workers stand.
    pub workers: [Option<u8>; 2],
}

/// A war being fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fight {
    /// The Principal route.
    pub route: u8,
    /// The worker's owner, and the other.
    pub seats: [Seat; 2],
    /// Who of them was red.
    pub red: [bool; 2],
    /// Power from routes given up.
    pub bonus: [u8; 2],
    /// Powers, once announced.
    pub power: Option<[u16; 2]>,
}

/// What a player has put on a tile (P5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stake {
    /// Which tile of the offer.
    pub tile: u8,
    /// How much Money.
    pub money: u16,
}

/// A player's things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The territory.
    pub territory: Territory,
    /// Where workers stand in it.
    pub workers: CellSet,
    /// The reference board (P3.3).
    pub levels: Icons,
    /// Heroes, wonders and special buildings that can be seen.
    pub features: Features,
    /// Features used in this round (P16.3).
    pub used: Features,
    /// Money, Food, Resources, Culture.
    pub goods: [u16; 4],
    /// Votes.
    pub votes: u16,
    /// Workers on the People track.
    pub track: u8,
    /// Workers in hand, on their way home.
    pub in_hand: u8,
    /// Building tiles in hand.
    pub hand: Pile,
    /// Building tiles laid face down, wherever they are now.
    pub buried: Pile,
    /// Prosperity cards in hand.
    pub cards: Cards,
    /// Money on a tile.
    pub stake: Option<Stake>,
    /// The tile of the offer won or taken.
    pub won: Option<u8>,
    /// Politics points spent in this round.
    pub spent: u8,
    /// Politics points of this round besides the level.
    pub bonus: u8,
    /// Marks of the round and of the Era.
    pub marks: Marks,
}

/// What a player has done already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Marks {
    /// No Money when the auction began (P5.7).
    pub penniless: bool,
    /// Broke an alliance in this round (P7.7).
    pub broke: bool,
    /// Accepted Aid in this round (P7.4).
    pub aided: bool,
    /// Built a route in this round (P8.6).
    pub built_route: bool,
    /// Campaigned in this round (P8.9).
    pub campaigned: bool,
    /// Took a tile before an auction of this Era (P5.3).
    pub took_tile: bool,
}

impl State {
    /// Whether a worker who fights is named with what is spent in secret (P17.14). Under revision 1 it was named once the
    /// war was decided.
    #[must_use]
    pub const fn names_fighters(&self) -> bool {
        self.revision >= 2
    }

    /// How many play.
    #[must_use]
    pub fn count(&self) -> usize {
        self.players.count()
    }

    /// Whoever is `place` seats after the first player.
    #[must_use]
    pub fn in_order(&self, place: u8) -> Seat {
        Seat::new((self.first.index() + usize::from(place)) % self.count())
    }

    /// Everyone, clockwise from the first player.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.first.clockwise(self.count())
    }

    /// Everyone but one.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.count()).filter(move |&other| other != seat)
    }

    /// What the Era says (P4.4).
    #[must_use]
    pub fn era_row(&self) -> &'static Era {
        &ERA_TABLE[usize::from(self.era)]
    }

    /// The largest territory a seat may have, if there is a limit (P6.8).
    #[must_use]
    pub fn limit(&self, seat: Seat) -> Option<u8> {
        (!powers::unlimited(self, seat)).then(|| self.era_row().size)
    }

    /// A tile on offer, and the side it is won with; two players choose that themselves (P5.2, P5.10).
    #[must_use]
    pub fn offered(&self, at: u8) -> (Tile, Option<Face>) {
        let Offer { tile, face } = self.offer[usize::from(at)];
        (tile, (self.count() > 2).then_some(face))
    }

    /// A level of the reference board.
    #[must_use]
    pub fn level(&self, seat: Seat, icon: Icon) -> u8 {
        self.players[seat].levels.of(icon)
    }

    /// Swords and shields together (P7.5, P11.2).
    #[must_use]
    pub fn defence_power(&self, seat: Seat) -> u8 {
        self.level(seat, Icon::Military) + self.level(seat, Icon::Defence)
    }

    /// Levels as they must be (P3.3).
    #[must_use]
    pub fn true_levels(&self, seat: Seat) -> Icons {
        let player = &self.players[seat];
        let printed = player.territory.icons(self.standing(seat));
        powers::levels(player.features, &player.territory, printed, |what| match what {
            Tally::Workers => self.controlled(seat),
            Tally::AtHome => self.workers_at_home(seat),
            Tally::Routes => self.routes_of(seat),
        })
    }

    /// Sets the reference board right, which is done whenever something it shows may have changed.
    pub fn refresh(&mut self, seat: Seat) {
        self.players[seat].features = self.players[seat].territory.feature_set();
        self.players[seat].levels = self.true_levels(seat);
    }

    /// How much of a good somebody owns.
    #[must_use]
    pub fn good(&self, seat: Seat, icon: Icon) -> u16 {
        self.players[seat].goods[icon.index()]
    }

    /// Somebody gets goods from the stock.
    pub fn gain(&mut self, seat: Seat, icon: Icon, count: u16) {
        self.players[seat].goods[icon.index()] += count;
    }

    /// Somebody gives goods to the stock, as many as are there (P3.7); says how many.
    pub fn pay(&mut self, seat: Seat, icon: Icon, count: u16) -> u16 {
        let owned = &mut self.players[seat].goods[icon.index()];
        let paid = count.min(*owned);
        *owned -= paid;
        paid
    }

    /// Somebody gains Culture or loses it, as much as is there (P3.7); says what came of it.
    pub fn award(&mut self, seat: Seat, culture: i32) -> i32 {
        if culture < 0 {
            return -i32::from(self.pay(seat, Icon::Culture, culture.unsigned_abs() as u16));
        }
        self.gain(seat, Icon::Culture, culture as u16);
        culture
    }

    /// Politics points somebody has left in this round (P7.1).
    #[must_use]
    pub fn points(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        if player.marks.broke {
            return 0;
        }
        (self.level(seat, Icon::Politics) + player.bonus).saturating_sub(player.spent)
    }

    /// Where a seat's workers stand in its territory, those who have moved in this phase included.
    #[must_use]
    pub fn standing(&self, seat: Seat) -> CellSet {
        let workers = self.players[seat].workers;
        match self.phase {
            Phase::Movement { served, stage: Moving::Land { moved, .. } } if self.in_order(served) == seat => {
                workers.or(moved)
            }
            _ => workers,
        }
    }

    /// Workers a seat has in its territory.
    #[must_use]
    pub fn workers_at_home(&self, seat: Seat) -> u8 {
        let workers = self.players[seat].workers.len();
        let moved = match self.phase {
            Phase::Movement { served, stage: Moving::Land { moved, .. } } if self.in_order(served) == seat => {
                moved.len()
            }
            _ => 0,
        };
        (workers + moved) as u8
    }

    /// Workers a seat controls: in its territory, on routes, and on their way home (P3.4).
    #[must_use]
    pub fn controlled(&self, seat: Seat) -> u8 {
        WORKERS - self.players[seat].track
    }

    /// Locations without a worker.
    #[must_use]
    pub fn free_locations(&self, seat: Seat) -> CellSet {
        self.players[seat].territory.locations().without(self.standing(seat))
    }

    /// Routes that start from a seat and those it shares (P1.9).
    #[must_use]
    pub fn routes_of(&self, seat: Seat) -> u8 {
        let own = self.principal.iter().flatten().filter(|route| route.from == seat).count();
        (own + self.allies(seat).count()) as u8
    }

    /// Allied routes, with their numbers.
    pub fn alliances(&self) -> impl Iterator<Item = (u8, &Alliance)> {
        self.allied.iter().enumerate().filter_map(|(at, alliance)| Some((at as u8, alliance.as_ref()?)))
    }

    /// A seat's allies.
    pub fn allies(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.alliances().filter_map(move |(_, alliance)| alliance.other(seat))
    }

    /// Whether two are allied.
    #[must_use]
    pub fn are_allied(&self, one: Seat, other: Seat) -> bool {
        self.allies(one).any(|ally| ally == other)
    }

    /// Principal routes, with their numbers.
    pub fn routes(&self) -> impl Iterator<Item = (u8, &Principal)> {
        self.principal.iter().enumerate().filter_map(|(at, route)| Some((at as u8, route.as_ref()?)))
    }

    /// Whether a Principal route lies between two, whichever way it leads.
    #[must_use]
    pub fn has_principal(&self, one: Seat, other: Seat) -> bool {
        self.routes().any(|(_, route)| route.joins(one, other))
    }

    /// A Principal route.
    ///
    /// # Panics
    /// When it is not laid: only routes that are there are named.
    pub fn route_mut(&mut self, at: u8) -> &mut Principal {
        self.principal[usize::from(at)].as_mut().expect("the route is laid")
    }

    /// Both players of a Principal route, the worker's owner first.
    ///
    /// # Panics
    /// When it is not laid.
    #[must_use]
    pub fn route_seats(&self, at: u8) -> [Seat; 2] {
        let route = self.principal[usize::from(at)].expect("the route is laid");
        [route.from, route.to]
    }

    /// Lays a Principal route, if one is left.
    pub fn lay_principal(&mut self, from: Seat, to: Seat) {
        if let Some(free) = self.principal.iter_mut().find(|route| route.is_none()) {
            *free = Some(Principal { from, to, worker: None, war: None });
        }
        self.refresh(from);
    }

    /// Lays an Allied route; the pair's wars are off, and their workers come home (P10.5).
    pub fn lay_allied(&mut self, ask: &mut Ask<'_>, ends: [Seat; 2]) {
        if let Some(free) = self.allied.iter_mut().find(|route| route.is_none()) {
            *free = Some(Alliance { ends, workers: [None; 2] });
        }
        for at in 0..PRINCIPAL as u8 {
            if self.principal[usize::from(at)].is_some_and(|route| route.joins(ends[0], ends[1]) && route.war.is_some())
            {
                self.cancel_war(ask, at);
                self.call_home(at);
            }
        }
        ends.into_iter().for_each(|seat| self.refresh(seat));
    }

    /// Takes an Allied route off the table; its workers come home, `first`'s before the other's (P7.7).
    pub fn end_alliance(&mut self, at: u8, first: Seat) {
        let Some(alliance) = self.allied[usize::from(at)].take() else { return };
        let mut ends = [0, 1];
        if alliance.ends[0] != first {
            ends.swap(0, 1);
        }
        for &end in ends.iter().rev() {
            if alliance.workers[end].is_some() {
                self.players[alliance.ends[end]].in_hand += 1;
                self.agenda.then(Task::Home(alliance.ends[end]));
            }
        }
        alliance.ends.into_iter().for_each(|seat| self.refresh(seat));
    }

    /// A declared war is off; nobody gets anything back (P11.8).
    pub fn cancel_war(&mut self, ask: &mut Ask<'_>, at: u8) {
        let route = self.route_mut(at);
        if route.war.take().is_some() {
            let (seat, with) = (route.from, route.to);
            ask.log(|| Event::WarCancelled { seat, with });
        }
    }

    /// The worker of a Principal route comes home.
    pub fn call_home(&mut self, at: u8) {
        let route = self.route_mut(at);
        let seat = route.from;
        if route.worker.take().is_some() {
            self.players[seat].in_hand += 1;
            self.agenda.then(Task::Home(seat));
        }
    }

    /// Where a seat has workers, the one on a certain Principal route left out.
    pub fn spots(&self, seat: Seat, but: Option<u8>) -> impl Iterator<Item = Spot> + Clone + '_ {
        let home = self.players[seat].workers.iter().map(Spot::Home);
        let principal = (0..PRINCIPAL as u8).filter(move |&at| {
            Some(at) != but
                && self.principal[usize::from(at)].is_some_and(|route| route.from == seat && route.worker.is_some())
        });
        let allied = (0..ALLIED as u8)
            .filter(move |&at| self.allied[usize::from(at)].is_some_and(|alliance| alliance.worker_of(seat).is_some()));
        let routes = principal.map(Way::Principal).chain(allied.map(Way::Allied)).map(Spot::Route);
        home.chain(routes)
    }

    /// Sends a worker back to the People track (P3.4). A war it stood for is off.
    pub fn send_back(&mut self, ask: &mut Ask<'_>, seat: Seat, spot: Spot) {
        match spot {
            Spot::Home(cell) => self.players[seat].workers.remove(cell),
            Spot::Route(Way::Principal(at)) => {
                self.cancel_war(ask, at);
                self.route_mut(at).worker = None;
            }
            Spot::Route(Way::Allied(at)) => {
                if let Some(alliance) = &mut self.allied[usize::from(at)]
                    && let Some(end) = alliance.end_of(seat)
                {
                    alliance.workers[end] = None;
                }
            }
        }
        self.players[seat].track += 1;
        self.refresh(seat);
    }

    /// Puts a worker on a location.
    pub fn put_worker(&mut self, seat: Seat, cell: Cell) {
        self.players[seat].workers.insert(cell);
        self.refresh(seat);
    }

    /// Draws a building tile, if one is left; only its owner sees it, and the step ends here.
    pub fn draw_building(&mut self, ask: &mut Ask<'_>, seat: Seat) {
        let Some(building) = self.stock.pop() else { return };
        self.players[seat].hand.add(building);
        ask.show(Audience::Seat(seat), || Event::Drew { seat, building: Some(building) });
    }

    /// A square is covered by a building tile: a building there leaves the game, a feature is lost (P8.7).
    pub fn forget(&mut self, ask: &mut Ask<'_>, seat: Seat, covered: Square) {
        self.scrap(covered);
        if let Some(feature) = covered.as_feature() {
            ask.log(|| Event::FeatureLost { seat, feature });
        }
    }

    /// A building that is covered leaves the game (P6.7).
    pub fn scrap(&mut self, covered: Square) {
        if let Some(building) = covered.as_building() {
            self.scrapped.add(building);
        }
    }
}

impl Principal {
    /// Whether it lies between these two.
    #[must_use]
    pub fn joins(&self, one: Seat, other: Seat) -> bool {
        [self.from, self.to] == [one, other] || [self.from, self.to] == [other, one]
    }
}

impl Alliance {
    /// Which end is a seat's, if it is an ally.
    #[must_use]
    pub fn end_of(&self, seat: Seat) -> Option<usize> {
        self.ends.iter().position(|&end| end == seat)
    }

    /// The other ally.
    #[must_use]
    pub fn other(&self, seat: Seat) -> Option<Seat> {
        self.end_of(seat).map(|end| self.ends[1 - end])
    }

    /// Where a seat's worker stands.
    #[must_use]
    pub fn worker_of(&self, seat: Seat) -> Option<u8> {
        self.workers[self.end_of(seat)?]
    }
}
