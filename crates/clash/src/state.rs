//! The table now.

use serde::{Deserialize, Serialize};
use tessera_kernel::hex::HexSet;
use tessera_kernel::{BySeat, Rng, Seat};

use crate::board::{Board, Side, Stack};
use crate::cards::actions::{self, ActionCard};
use crate::cards::events::{self, EventCard};
use crate::cards::objectives::{self, Objectives};
use crate::components::advances::{Advance, Advances, Group};
use crate::components::board::Space;
use crate::components::buildings::Unit;
use crate::components::wonders::{WONDERS, Wonder, Wonders};
use crate::edition::Edition;
use crate::goods::Goods;
use crate::hand::{Hand, List, Pile};

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
    /// What is still to be done before the game goes on, last first.
    pub agenda: List<Task, 28>,
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
    /// Units on their way: a squad that explores or attacks.
    pub squad: Stack,
    /// The Move action being carried out.
    pub moving: Moving,
    /// The region being explored.
    pub exploring: Option<Exploring>,
    /// The Conflict that is going on.
    pub battle: Option<Battle>,
    /// Spaces whose Ships carry more than they can until their owner says what is lost.
    pub sinking: HexSet,
    /// Armies that still have to move.
    pub marching: HexSet,
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
pub enum Phase {
    /// A Round begins.
    RoundBegins,
    /// Turns: how many players have begun theirs.
    Turns {
        /// How many.
        served: u8,
    },
    /// The Status phase.
    Status {
        /// Which step, from 1.
        step: u8,
        /// How many players have taken it.
        served: u8,
    },
    /// The game is over.
    Over,
}

/// A player's turn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// Actions still to be taken.
    pub actions: u8,
    /// Whether it goes on.
    pub open: bool,
    /// Whether an action was taken.
    pub begun: bool,
    /// What can be used once a turn and was.
    pub used: Used,
    /// The advance the Great Library lends.
    pub borrowed: Option<u8>,
    /// Collect actions so far.
    pub collects: u8,
    /// Recruit actions with Draft so far.
    pub drafts: u8,
    /// Seats that must not be attacked, as bits (Negotiations).
    pub truce: u8,
    /// Cities conquered from each seat in this action, for Teach Us!
    pub captures: [u8; 4],
    /// Combats won with fighting, and how many Hero General cards answered to them.
    pub wins: u8,
    /// Combats won or cities conquered.
    pub glories: u8,
    /// Hero General cards played.
    pub heroes: u8,
    /// Great Ideas cards played.
    pub great_ideas: u8,
    /// Seats with whom a trade was talked about since the last action, as bits.
    pub talks: u8,
    /// What happened to units this turn.
    pub marks: List<Mark, 28>,
}

/// Things that can be used once a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "each is what it names")]
pub enum Once {
    PublicEducation,
    Husbandry,
    Priesthood,
    StateReligion,
    Bartering,
    Taxes,
    Arts,
    Theaters,
    FreeEconomy,
    AbsolutePower,
    ForcedLabor,
    FreeEducation,
    Cartography,
    Statue,
    Library,
    Influenced,
    ProductionFocus,
    MassProduction,
    Takeover,
    RivalLearned,
}

/// Which of them were used.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Used(u32);

impl Used {
    /// Whether it was used.
    #[must_use]
    pub const fn has(self, once: Once) -> bool {
        self.0 & (1 << once as u8) != 0
    }

    /// Notes that it was used.
    pub const fn set(&mut self, once: Once) {
        self.0 |= 1 << once as u8;
    }

    /// Takes the note back.
    pub const fn clear(&mut self, once: Once) {
        self.0 &= !(1 << once as u8);
    }
}

/// What happened this turn to some units in a space: penalties follow the unit (C10.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Mark {
    /// Where they stand.
    pub space: u8,
    /// Which kind, as [`Unit`].
    pub unit: u8,
    /// What happened, see [`crate::marks`].
    pub flags: u8,
    /// How many.
    pub count: u8,
}

/// The Move action being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Moving {
    /// Whether a Ship moved.
    pub sailed: bool,
    /// Whether one went round the rim.
    pub navigated: bool,
    /// Whether a Great Warlord helps in the first Conflict.
    pub warlord: bool,
    /// Whether only one Ship may move (2012, Great Lighthouse).
    pub one_ship: bool,
}

/// A player's things.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Resources and tokens.
    pub goods: Goods,
    /// The culture level (2012).
    pub culture_level: u8,
    /// The mood level (2012).
    pub mood_level: u8,
    /// Advances.
    pub advances: Advances,
    /// Cubes in the event box (Monumental).
    pub cubes: u8,
    /// Units in supply, by [`Unit`].
    pub units: [u8; 3],
    /// Settlements in supply.
    pub settlements: u8,
    /// Buildings in supply, by building.
    pub buildings: [u8; 4],
    /// Pieces on Event cards: the four buildings, then Settlements.
    pub buried: [u8; 5],
    /// Action cards in hand.
    pub actions: Hand,
    /// Great Persons in hand; everyone saw them being taken.
    pub persons: Hand,
    /// Objective cards in hand.
    pub objectives: Hand,
    /// Objective cards completed by their upper objective.
    pub upper_done: Hand,
    /// Objective cards completed by their lower objective.
    pub lower_done: Hand,
    /// Wonder cards in hand (Monumental) or reserved (2012).
    pub wonders: Wonders,
    /// Points from Events.
    pub points: u8,
    /// The start space.
    pub start: Space,
    /// Actions fewer in the next turn.
    pub fewer: u8,
    /// Seats not to be attacked in the next turn, as bits.
    pub peace: u8,
    /// Objectives that were just met.
    pub achieved: Objectives,
    /// Those that were met twice.
    pub achieved_again: Objectives,
    /// Objectives completed in this Status phase, or barred in it.
    pub claimed: Objectives,
    /// Where the player fought this turn.
    pub fought_at: HexSet,
    /// Combats won this turn.
    pub won: u8,
    /// The Round of the game, from 1, in which a Wonder was last built.
    pub wonder_round: u8,
    /// The Round of the game in which City Founder was completed.
    pub founder_round: u8,
    /// Whether Writing has given its cards.
    pub writing_paid: bool,
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
    pub infantry: u8,
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
pub enum Explorer {
    /// A land squad that enters a space.
    Land {
        /// The space.
        entry: Space,
    },
    /// Ships that come from a space.
    Ship {
        /// Where they began.
        from: Space,
        /// Whether they came round the rim.
        rim: bool,
    },
    /// A card.
    Card {
        /// Whether a city may be founded there for 2 food (Great Explorer).
        settle: bool,
    },
}

/// A Conflict.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Whether it is a Naval battle.
    pub sea: bool,
    /// Where it is.
    pub at: Space,
    /// Where the attacker came from, and retreats to.
    pub from: Space,
    /// Attacker and defender.
    pub sides: [Side; 2],
    /// Whether the attacker may retreat.
    pub retreat: bool,
    /// Whether the attacker came from Ships.
    pub landed: bool,
    /// Whether it ends after a round (2012, Barbarians that attack).
    pub raid: bool,
    /// The round, from 1.
    pub round: u8,
    /// What comes next.
    pub stage: Stage,
    /// Fighting units at the beginning.
    pub start: [u8; 2],
    /// Fighting units of the enemy each side has eliminated.
    pub kills: [u8; 2],
    /// What Steel Weapons add to each side in every round.
    pub steel: [u8; 2],
    /// Whether Siegecraft cancels the die and the protection of the Fortress.
    pub siege: [bool; 2],
    /// What a Great Warlord adds.
    pub warlord: u8,
    /// The tactics cards of this round.
    pub cards: [Option<ActionCard>; 2],
    /// Whether each card still counts.
    pub works: [bool; 2],
    /// Hits that cards cancel this round.
    pub cancels: [u8; 2],
    /// Whether clash abilities fail this round; in 2012, whether Siege weighs on the side.
    pub hampered: [bool; 2],
    /// Combat values of this round.
    pub values: [u8; 2],
    /// Whether the Great Arena helped.
    pub arena: [bool; 2],
    /// Whether dice were rolled.
    pub fought: bool,
    /// Settlers or Ships of each side that could have traded at the beginning (Scavenger).
    pub traders: [bool; 2],
    /// Whether the defended city had a Fortress or an army.
    pub defended: bool,
    /// Size and Wonders of the city at the beginning (Legendary Battle).
    pub legendary: bool,
}

/// The order of a Conflict (C14.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is what it names")]
pub enum Stage {
    Prepare,
    AttackCard,
    DefendCard,
    Reveal,
    TacticalRetreat,
    Siege,
    Roll,
    Arena,
    Casualties,
    Decide,
}

/// A trade being talked about (C18.1).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Talk {
    /// Who makes the offer now.
    pub from: Seat,
    /// Who is to answer.
    pub to: Seat,
    /// What the one gives.
    pub give: Bundle,
    /// What the one asks for.
    pub want: Bundle,
    /// The cards the one has picked to give, known to them alone.
    pub picked: Picked,
    /// How many offers were made.
    pub offers: u8,
    /// Whether the offer is on the table.
    pub made: bool,
}

/// Things to be traded, as everyone sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Bundle {
    /// Resources and tokens.
    pub goods: Goods,
    /// Action cards, unseen.
    pub actions: u8,
    /// Objective cards, unseen.
    pub objectives: u8,
    /// Wonder cards, unseen.
    pub wonders: u8,
    /// Great Persons.
    pub persons: Hand,
}

/// Cards picked out of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is what it names")]
pub struct Picked {
    pub actions: Hand,
    pub objectives: Hand,
    pub wonders: Wonders,
}

/// What is still to be done before the game goes on.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields say what they are: who, where, what, how many")]
pub enum Task {
    #[default]
    Nothing,
    /// Trade Routes at the start of a turn.
    Income {
        seat: Seat,
    },
    /// Squads of a Move action (C10.1).
    Squads {
        seat: Seat,
        left: u8,
    },
    /// A Move action ends.
    EndMove {
        seat: Seat,
    },
    /// A tile was turned up and must be laid (C11.5).
    Explore,
    /// A Conflict goes on (C14.1).
    Battle,
    /// A driven-out people finds a new home (C15.1).
    Refugee {
        seat: Seat,
    },
    /// Fanaticism gives an Infantry.
    Volunteer {
        seat: Seat,
    },
    /// The Great Lighthouse gives a Ship.
    Lighthouse {
        seat: Seat,
    },
    /// Ships carry more than they can.
    Overboard {
        side: Side,
        space: Space,
    },
    /// An attempt to influence was rolled (C13.1).
    Boost {
        seat: Seat,
        target: Space,
        roll: u8,
        boost: bool,
    },
    /// Two attempts of the Great Pyramids (2012).
    Pyramids {
        seat: Seat,
        city: Space,
        left: u8,
    },
    DrawActions {
        seat: Seat,
        count: u8,
    },
    DrawObjectives {
        seat: Seat,
        count: u8,
    },
    DrawWonder {
        seat: Seat,
        reserve: bool,
    },
    /// An open Wonder is reserved (2012, Monuments).
    Reserve {
        seat: Seat,
    },
    DrawEvent {
        seat: Seat,
    },
    /// An Event card's icon.
    Icon {
        card: EventCard,
        seat: Seat,
    },
    /// An Event card's text, for whoever drew it.
    Text {
        card: EventCard,
        seat: Seat,
    },
    /// An Event card's text, for one of the players it hits.
    Suffer {
        card: EventCard,
        seat: Seat,
    },
    /// An Event card is put away.
    PutAway {
        card: EventCard,
        seat: Seat,
    },
    /// A Great Person asks one player after another.
    Person {
        card: EventCard,
        drawer: Seat,
        seat: Seat,
    },
    /// What a Great Person does after bringing an advance.
    Service {
        card: EventCard,
        seat: Seat,
    },
    /// Barbarian armies march on a player's cities (C17).
    March {
        seat: Seat,
    },
    /// Barbarian cities near a player are reinforced.
    Reinforce {
        seat: Seat,
    },
    /// Hired armies march (Mercenaries).
    Hired {
        seat: Seat,
    },
    /// A look into somebody's hand (Spy).
    SpySwap {
        seat: Seat,
        victim: Seat,
    },
    /// Two Objective cards to choose from (New Plans).
    NewPlans {
        seat: Seat,
    },
    /// An advance to be gained.
    Learn {
        seat: Seat,
        lesson: Lesson,
    },
    /// Somebody may complete an objective.
    Claim {
        seat: Seat,
    },
    /// A government may change (C19.1).
    Reform {
        seat: Seat,
    },
    /// A trade is talked about.
    Talk,
    /// A raided city takes its losses (2012).
    RaidLosses(crate::events::RaidLoss),
    /// A captured settlement is kept or razed (2012).
    KeepOrRaze {
        seat: Seat,
        space: Space,
    },
    /// A city is chosen for a Settler.
    Settle {
        seat: Seat,
    },
    /// Somebody may give up something for an extra attack of fate (Revolution).
    Revolt {
        seat: Seat,
        step: u8,
    },
    /// Somebody is to share food (A Good Year).
    ShareFood {
        seat: Seat,
        left: u8,
    },
}

/// Why an advance is gained.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Lesson {
    /// The free advance of the Status phase.
    Status {
        /// Whether the cube comes from the event box.
        boxed: bool,
    },
    /// Dogma: an advance of Theocracy.
    Dogma,
    /// A card: any.
    Quick,
    /// An advance another player owns.
    From {
        /// Who.
        seat: Seat,
    },
    /// A Great Person's group; `None` for any government.
    Group {
        /// Which.
        group: Option<Group>,
    },
    /// Bought like any other, but in this group (Synergies).
    Second {
        /// Which.
        group: Group,
    },
}

impl State {
    /// How many play.
    #[must_use]
    pub fn count(&self) -> usize {
        self.players.count()
    }

    /// Whether the 2012 edition is played.
    #[must_use]
    pub fn is_2012(&self) -> bool {
        self.edition == Edition::Base2012
    }

    /// Whoever is `place` seats after the first player.
    #[must_use]
    pub fn in_order(&self, place: u8) -> Seat {
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
    #[must_use]
    pub fn is_turn_of(&self, seat: Seat) -> bool {
        self.turn.open && self.turn.seat == seat
    }

    /// Whether `seat` has the effect of an advance, owned or lent by the Great Library.
    #[must_use]
    pub fn has(&self, seat: Seat, advance: Advance) -> bool {
        self.players[seat].advances.has(advance)
            || (self.turn.borrowed == Some(advance.index()) && self.is_turn_of(seat))
    }

    /// Whether a Wonder's abilities are `seat`'s.
    #[must_use]
    pub fn has_wonder(&self, seat: Seat, wonder: Wonder) -> bool {
        let built = &self.built[wonder as usize];
        built.owner.is(seat) && matches!(built.place, WonderPlace::City(_))
    }

    /// The city a Wonder stands in.
    #[must_use]
    pub fn wonder_city(&self, wonder: Wonder) -> Option<Space> {
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

    /// Whether a building in a city does something: in 2012 its owner needs the development (C5.7).
    #[must_use]
    pub fn works(&self, space: Space, building: crate::components::buildings::Building) -> bool {
        let Some(city) = self.board.city(space).filter(|city| city.has(building)) else {
            return false;
        };
        match (self.edition, city.owner.seat()) {
            (Edition::Base2012, Some(owner)) => self.has(owner, building.unlocked_by()),
            _ => true,
        }
    }

    /// Cities of a player.
    #[must_use]
    pub fn cities(&self, seat: Seat) -> HexSet {
        self.board.cities_of(seat)
    }

    /// Puts something to be done next.
    pub fn then(&mut self, task: Task) {
        self.agenda.push(task);
    }

    /// Puts units from a player's supply into a space; nothing where the supply is empty.
    pub fn place_unit(&mut self, seat: Seat, space: Space, unit: Unit) {
        let supply = &mut self.players[seat].units[unit as usize];
        if *supply > 0 {
            *supply -= 1;
            self.board.add(seat.into(), space, unit, 1);
        }
    }

    /// Eliminates units in a space; they go back to supply.
    pub fn eliminate(&mut self, space: Space, unit: Unit, count: u8) {
        if count == 0 {
            return;
        }
        let side = self.board.stack(space).side;
        self.board.remove(space, unit, count);
        self.lose_marks(space, unit, count);
        self.to_supply(side, unit, count);
    }

    /// Gives units back to a side's supply.
    pub fn to_supply(&mut self, side: Side, unit: Unit, count: u8) {
        match side.seat() {
            Some(seat) => self.players[seat].units[unit as usize] += count,
            None => self.barbarians.infantry += count,
        }
    }

    /// Whether units of a kind are in supply.
    #[must_use]
    pub fn has_unit(&self, seat: Seat, unit: Unit) -> bool {
        self.players[seat].units[unit as usize] > 0
    }
}
