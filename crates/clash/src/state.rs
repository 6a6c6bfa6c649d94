//! The table now.

mod battle;
mod player;
mod talk;
mod task;
mod turn;

pub use battle::{Battle, Past, Stage};
pub use player::{Player, Promise};
pub use talk::{Bundle, Picked, Talk};
pub use task::{Lesson, Play, Played, Task};
pub use turn::{Band, Mark, Moving, Once, Turn, Used};

use serde::{Deserialize, Serialize};
use tessera_kernel::{Agenda, BySeat, Rng};

use crate::actions::recruit::Recruiting;
use crate::board::{Board, Party, Stack};
use crate::cards::actions::{self};
use crate::cards::events;
use crate::cards::objectives::{self};
use crate::components::buildings::CARGO;
use crate::components::civilizations::Power;
use crate::components::wonders::{WONDERS, Wonders};
use crate::hand::{Hand, Pile};
use crate::prelude::*;

/// All that is true at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Chance.
    pub rng: Rng,
    /// Which edition is played.
    pub edition: Edition,
    /// What was agreed to play differently.
    pub switches: Switches,
    /// Who goes first in a Round.
    pub first: Seat,
    /// The Age, from 1.
    pub age: u8,
    /// The Round of the Age, from 1.
    pub round: u8,
    /// Where in it we are.
    pub phase: Phase,
    /// The turn being taken, or the last one.
    pub turn: Turn,
    /// What is still to be done before the game goes on.
    pub agenda: Agenda<Task, 28>,
    /// The map.
    pub board: Board,
    /// Everyone's things.
    pub players: BySeat<Player>,
    /// Action cards to be drawn; the last is drawn first.
    pub actions: Pile<{ actions::DECK }>,
    /// Action cards that were played, newest last.
    pub actions_discard: Pile<{ actions::DECK }>,
    /// Event cards to be drawn.
    pub events: Pile<{ events::DECK }>,
    /// Event cards that were resolved.
    pub events_discard: Pile<{ events::DECK }>,
    /// Event cards that stay on the table.
    pub events_staying: Hand,
    /// Objective cards to be drawn.
    pub objectives: Pile<{ objectives::DECK }>,
    /// Objective cards that were given up.
    pub objectives_discard: Pile<{ objectives::DECK }>,
    /// Wonder cards to be drawn.
    pub wonders: Pile<WONDERS>,
    /// Wonders that lie open for all to build (2012, or the variant with announced Wonders).
    pub wonders_open: Wonders,
    /// Each Wonder that was built.
    pub built: [Built; WONDERS],
    /// Barbarian Settlements and units not on the map.
    pub barbarians: Barbarians,
    /// Pirate Ships not on the map (C32.1).
    pub pirates: u8,
    /// Peoples nobody leads yet, while peoples are being chosen; open to all, the first dealt first (C29.2).
    pub peoples: Pile<15>,
    /// Barbarian Settlements with a culture token of the Druids under them.
    pub druids: HexSet,
    /// The Wonder card that lies open beside the Envoy.
    pub envoy: Option<Wonder>,
    /// Whom a Great Diplomat keeps the peace between.
    pub embassy: Option<Embassy>,
    /// The Conflict that ended last, while what follows from it is seen to.
    pub past: Option<Past>,
    /// Units on their way: a squad that explores or attacks.
    pub squad: Stack,
    /// The Move action being carried out.
    pub moving: Moving,
    /// The region being explored.
    pub exploring: Option<Exploring>,
    /// The Recruit that waits while chance names a Leader (C28.7).
    pub(crate) recruiting: Option<Recruiting>,
    /// The Conflict that is going on.
    pub battle: Option<Battle>,
    /// Spaces whose Ships carry more than they can until their owner says what is lost.
    pub sinking: HexSet,
    /// Armies that still have to move.
    pub marching: HexSet,
    /// Whether whoever drew the Event says where each of them goes (C33.32).
    pub steered: bool,
    /// Barbarian cities that hired armies left.
    pub refill: HexSet,
    /// Into whose hand the active player is looking (Spy).
    pub spying: Option<Seat>,
    /// The trade being talked about.
    pub talk: Option<Talk>,
    /// Objective cards somebody looks at before keeping one (New Plans).
    pub looked_at: Hand,
    /// Whether the game ends with the objectives of the next Status phase.
    pub ending: bool,
    /// The Event being resolved.
    pub event: Option<EventCard>,
    /// What somebody knows of the Event deck (C33.43).
    pub foresight: Option<Foresight>,
}

/// What a player knows of the Event deck: the card on top, and those they put under it (C33.43).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Foresight {
    /// Who.
    pub seat: Seat,
    /// Whether they have looked at the card that is drawn next.
    pub top: bool,
    /// How many cards at the bottom they have put there.
    pub under: u8,
}

impl State {
    /// Whether a player knows the Event card that is drawn next.
    pub(crate) fn foresees(&self, seat: Seat) -> bool {
        let known = |sight: Foresight| sight.top || usize::from(sight.under) >= self.events.len();
        self.foresight.filter(|sight| sight.seat == seat).is_some_and(known) && !self.events.is_empty()
    }
}

/// A Great Diplomat at work (C27.57).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Embassy {
    /// Whose Diplomat it is.
    pub owner: Seat,
    /// The opponent the peace is with.
    pub with: Seat,
}

/// What was agreed to play differently (C28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Switches {
    /// What Event cards do.
    pub events: EventSwitch,
    /// How long the game is.
    pub length: Length,
    /// Wonder cards are laid open when drawn.
    pub announced: bool,
    /// How peoples find their players (C29.2, C29.13, C29.14).
    pub peoples: PeopleSwitch,
    /// Whether Leaders of all peoples are dealt out (C28).
    pub alternate: bool,
    /// Whether chance says which Leader is recruited (C28).
    pub chance_leads: bool,
    /// Whether new Ships keep a truce: since revision 2 they do (C24.23).
    pub truces_bind_ports: bool,
    /// Whether what a side gives up itself is nobody's kill: since revision 2 it is not (C25.14).
    pub martyrs_are_no_kills: bool,
    /// Whether the rules of revision 3 hold; what they changed has its names below.
    pub third: bool,
}

/// Names each thing that revision 3 changed.
macro_rules! since_third {
    ($($(#[$doc:meta])+ $name:ident;)+) => {
        impl Switches {
            $($(#[$doc])+ #[must_use] pub const fn $name(self) -> bool { self.third })+
        }
    };
}

since_third! {
    /// Dogma takes ideas when what comes with it has come (C33.8).
    dogma_sheds_last;
    /// What a Conflict leaves is judged at its very end (C33.23), civilization advances before the Leader (C29.12).
    judges_conflicts_last;
    /// A Leader leads an army only while with it (C34.47, C34.66).
    leaders_must_stay;
    /// What is added after the roll keeps to a cap, too (C30.22).
    caps_later_bonuses;
    /// A bonus for one round ends with its Leader (C30.21).
    short_bonuses_die;
    /// What answers to a Combat that goes on waits until the attacker fights on (C34.13).
    attackers_decide_first;
    /// What a building brings comes before what it sets off (C34.64).
    buildings_give_first;
    /// A unit that becomes another leaves the marks of the rest alone (C33.20).
    marks_stay;
    /// What is paid instead of food is paid in the Advance action only (C33.36).
    tuition_takes_an_action;
    /// The mood a city works with, Forced Labor included, is what powers look at (C33.42, C34.44).
    moods_are_usual;
    /// An influenced city that a power favours can always help itself (C34.51, C34.69).
    favoured_cities_help_themselves;
    /// Chance names a Leader before the Recruit goes on (C28.7).
    chance_names_at_once;
    /// Nobody is made to give up a captive (C33.3).
    captives_are_safe;
    /// Settlers aboard count for Migration (C26.65).
    migrates_by_sea;
    /// The Great Lighthouse places Ships where there is room (C33.11).
    lighthouse_needs_room;
}

/// How peoples find their players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PeopleSwitch {
    /// One is dealt to each.
    Random,
    /// Each is dealt two and keeps one.
    Two,
    /// Each chooses, in turn order.
    Free,
}

/// What Event cards do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EventSwitch {
    /// Icon and text.
    Full,
    /// The icon alone.
    IconOnly,
    /// The player who draws says beforehand.
    Optional,
}

/// How long the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Length {
    /// Six Ages.
    Standard,
    /// Four Ages.
    Short,
    /// Up to seven Ages: a die may end it.
    EndRoll,
    /// Up to seven Ages: a Wonder may end it.
    WonderfulEnd,
}

/// Where in an Age we are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the comments say what the fields are")]
pub enum Phase {
    // Peoples are chosen: how many players have done so.
    Peoples {
        served: u8,
    },
    /// A Round begins.
    RoundBegins,
    // Turns: how many players have begun theirs.
    Turns {
        served: u8,
    },
    // The Status phase: which step, from 1, and how many players have taken it.
    Status {
        step: u8,
        served: u8,
    },
    /// The game is over.
    Over,
}

/// A Wonder that was built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Built {
    /// Who built it.
    pub builder: Side,
    /// Whose it is.
    pub owner: Side,
    /// Where it stands.
    pub place: WonderPlace,
}

/// Where a Wonder is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum WonderPlace {
    /// Not built.
    #[default]
    Unbuilt,
    /// In a city.
    City(Space),
    /// On an Event card.
    Buried,
    /// Destroyed.
    Gone,
}

/// What the Barbarians have in supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Barbarians {
    /// Settlements.
    pub settlements: u8,
    /// Units.
    pub units: Units,
}

/// A region being explored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Exploring {
    /// Who explores.
    pub seat: Seat,
    /// Which region.
    pub region: u8,
    /// How.
    pub by: Explorer,
}

/// Who or what explores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the comments say what the fields are")]
pub enum Explorer {
    // A land squad that enters a space.
    Land { entry: Space },
    // Ships: where they began, and whether they came round the rim.
    Ship { from: Space, rim: bool },
    // A card, and whether a city may be founded there for 2 food (Great Explorer).
    Card { settle: bool },
}

impl State {
    /// How many play.
    #[must_use]
    pub fn count(&self) -> usize {
        self.players.count()
    }

    /// Whoever is `place` seats after the first player.
    pub(crate) fn in_order(&self, place: u8) -> Seat {
        Seat::new((self.first.index() + usize::from(place)) % self.count())
    }

    /// Everyone else, clockwise.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        seat.clockwise(self.count()).skip(1)
    }

    /// Rounds of the game so far, this one included.
    #[must_use]
    pub const fn rounds(&self) -> u8 {
        (self.age - 1) * 3 + self.round
    }

    /// Whether it is `seat`'s turn.
    pub(crate) fn is_turn_of(&self, seat: Seat) -> bool {
        self.turn.open && self.turn.seat == seat
    }

    /// Whether `seat` has the effect of an advance, owned or lent by the Great Library.
    #[must_use]
    pub fn has(&self, seat: Seat, advance: Advance) -> bool {
        let player = &self.players[seat];
        player.advances.or(player.lent).has(advance) || (self.turn.borrowed == Some(advance) && self.is_turn_of(seat))
    }

    /// Whether `seat` has a power of its people, or of the Leader in play.
    #[must_use]
    pub fn can(&self, seat: Seat, power: Power) -> bool {
        self.players[seat].powers.has(power)
    }

    /// All the advances of whose effects that holds.
    pub(crate) fn effects(&self, seat: Seat) -> Advances {
        let (player, lent) = (&self.players[seat], self.turn.borrowed.filter(|_| self.is_turn_of(seat)));
        player.advances.or(player.lent).or(lent.into_iter().collect())
    }

    /// Whether a Wonder's abilities are `seat`'s.
    #[must_use]
    pub fn has_wonder(&self, seat: Seat, wonder: Wonder) -> bool {
        let built = &self.built[wonder as usize];
        built.owner.is(seat) && matches!(built.place, WonderPlace::City(_))
    }

    /// The city a Wonder stands in.
    pub(crate) fn wonder_city(&self, wonder: Wonder) -> Option<Space> {
        match self.built[wonder as usize].place {
            WonderPlace::City(space) => Some(space),
            _ => None,
        }
    }

    /// The size of the city in a space, 0 for none.
    #[must_use]
    pub fn size(&self, space: Space) -> u8 {
        self.board.city(space).map_or(0, |city| city.size(self.edition))
    }

    /// Whether a building in a city does something: its owner may need the advance (C15.6).
    #[must_use]
    pub fn works(&self, space: Space, building: Building) -> bool {
        let Some(city) = self.board.city(space).filter(|city| city.has(building)) else {
            return false;
        };
        let needs = self.edition.buildings_need_their_advance();
        city.owner.seat().filter(|_| needs).is_none_or(|owner| self.has(owner, building.unlocked_by()))
    }

    /// Cities of a player.
    #[must_use]
    pub fn cities(&self, seat: Seat) -> HexSet {
        self.board.cities_of(seat)
    }

    /// Puts something to be done next, before all that was put so far.
    pub fn then(&mut self, task: Task) {
        self.agenda.then(task);
    }

    /// Puts several things to be done next, in the order they are named.
    pub fn then_each(&mut self, tasks: impl IntoIterator<Item = Task, IntoIter: DoubleEndedIterator>) {
        self.agenda.then_each(tasks);
    }

    /// Puts units from a player's supply into a space; nothing where the supply is empty.
    pub fn place_unit(&mut self, seat: Seat, space: Space, unit: Unit) {
        let supply = &mut self.players[seat].units[unit];
        if *supply > 0 {
            *supply -= 1;
            self.board.add(seat.into(), space, unit, 1);
        }
    }

    /// Units leave a space as the squad under way.
    pub fn set_out(&mut self, from: Space, units: Units) {
        let side = self.board.stack(from).side;
        units.kinds().for_each(|(unit, count)| self.board.remove(from, unit, count));
        self.squad = Stack { side, units };
    }

    /// Eliminates units in a space; they go back to supply.
    pub fn eliminate(&mut self, space: Space, unit: Unit, count: u8) {
        self.slay(space, unit, count, Side::NOBODY);
    }

    /// The same in a Conflict with somebody.
    pub(crate) fn slay(&mut self, space: Space, unit: Unit, count: u8, by: Side) {
        if count == 0 {
            return;
        }
        let side = self.board.stack(space).side;
        self.board.remove(space, unit, count);
        self.lose_marks(space, unit, count);
        self.resupply(side, unit, count, by);
    }

    /// Eliminates everyone in a space.
    pub fn eliminate_all(&mut self, space: Space) {
        self.slay_all(space, Side::NOBODY);
    }

    /// The same in a Conflict with somebody.
    pub(crate) fn slay_all(&mut self, space: Space, by: Side) {
        for (unit, count) in self.board.stack(space).kinds() {
            self.slay(space, unit, count, by);
        }
    }

    /// Gives units back to a side's supply; a Leader falls, to `by` if somebody's in a Conflict (C30.8).
    pub(crate) fn resupply(&mut self, side: Side, unit: Unit, count: u8, by: Side) {
        match side.party() {
            _ if unit == Unit::Pirate => self.pirates += count,
            Party::Player(seat) => {
                self.players[seat].units[unit] += count;
                if unit == Unit::Leader && count > 0 {
                    self.lose_leader(seat, by);
                }
            }
            Party::Barbarians => self.barbarians.units[unit] += count,
            Party::Pirates | Party::Nobody => {}
        }
    }

    /// Units the Ships of a side carry in a space at most.
    pub(crate) fn hold(&self, side: Side, units: &Units) -> u8 {
        units.hold(side.seat().map_or(CARGO, |seat| powers::cargo(self, seat)))
    }

    /// Whether the Ships in a space, Pirates who sail with them included, could carry everyone with one of a kind fewer.
    pub(crate) fn can_spare(&self, space: Space, ship: Unit) -> bool {
        let stack = self.board.stack(space);
        let mut fewer = stack.units;
        fewer[ship] = fewer[ship].saturating_sub(1);
        stack.land() <= self.hold(stack.side, &fewer)
    }

    /// Whether so many units of a side may stand together on Land.
    pub(crate) fn fits(&self, side: Side, units: &Units) -> bool {
        units.army() <= side.seat().map_or(STACK_LIMIT, |seat| powers::stack_limit(self, seat, units))
    }

    /// Whether units may join those of their side in a Land space (C10.10).
    pub(crate) fn has_room(&self, side: Side, space: Space, more: &Units) -> bool {
        let mut there = self.board.stack(space).units;
        there += *more;
        more.army() == 0 || self.fits(side, &there)
    }

    /// Whether one more unit of a kind may.
    pub(crate) fn has_room_for(&self, seat: Seat, space: Space, unit: Unit) -> bool {
        self.has_room(seat.into(), space, &Units::of(unit, 1))
    }

    /// Units of a side on the map and under way.
    #[must_use]
    pub fn in_play(&self, side: Side) -> Units {
        let mut units = if self.squad.side == side { self.squad.units } else { Units::NONE };
        spaces(self.board.units_of(side)).for_each(|space| units += self.board.stack(space).units);
        units
    }

    /// Whether units of a kind are in supply.
    pub(crate) fn has_unit(&self, seat: Seat, unit: Unit) -> bool {
        self.players[seat].units[unit] > 0
    }
}
