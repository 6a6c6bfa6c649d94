//! What the box says of a power of a people, and the questions it answers. Each people's file has the rows of its ten
//! beside what they do.

pub(super) use tessera_kernel::Source::{self, P, R};

use super::{
    aztecs, babylonians, carthaginians, celts, chinese, egyptians, greeks, huns, indians, japanese, mayas, persians,
    phoenicians, romans, vikings,
};
use crate::actions::activate::Activation;
use crate::actions::recruit::{Gift, Levy};
use crate::components::civilizations::{Power, Powers};
use crate::powers::trade_routes::{Link, Trader};
use crate::prelude::*;
use crate::state::{Moving, Past};

/// What brings a civilization advance (C29.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trigger {
    /// This advance.
    Advance(Advance),
    /// The first advance of any government.
    Government,
}

/// A side of a Conflict, for a power of its player to judge.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fight {
    /// The side whose power is asked: attacker or defender.
    pub side: usize,
    /// Its player.
    pub seat: Seat,
    /// The other side.
    pub foe: Side,
    /// Where it is.
    pub at: Space,
    /// Whether it is a Naval battle.
    pub sea: bool,
    /// The round, from 1.
    pub round: u8,
}

/// What may be given for resources where something is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Subsidy {
    /// How often.
    pub most: u8,
    /// Resources each stands for.
    pub resources: u8,
    /// Culture tokens each takes.
    pub culture: u8,
    /// Captives each takes.
    pub captives: u8,
}

/// What a power adds, or how often it helps.
pub(super) type Count<T> = fn(&State, &Fight) -> T;
/// Something a side may do in a Conflict.
type InFight = fn(&mut State, &mut Ask<'_>, &Fight) -> Flow;
/// Something that follows later, in a step of its own: for a player, at a space.
type Sequel = fn(&mut State, &mut Ask<'_>, Seat, Space) -> Flow;

/// Spaces and how far they reach.
pub(crate) type Sources = SmallVec<[(Space, u8); 8]>;

/// What a link may give instead of the usual, and for how many links in a use of Trade Routes.
#[derive(Clone, Copy)]
pub(crate) struct Gives {
    pub most: u8,
    pub goods: fn(&State, Seat, Space) -> SmallVec<[Goods; 2]>,
}

/// Declares what a row is made of: a field a question, and beside it who answers.
macro_rules! questions {
    ($($(#[$doc:meta])+ $name:ident: $kind:ty;)+) => {
        /// A power of a people: where it comes from, and what it answers.
        #[derive(Clone, Copy)]
        pub(crate) struct Row {
            /// The power.
            pub power: Power,
            /// The source of its effect.
            pub source: Source,
            /// What brings it; none for what a Leader can do.
            pub trigger: Option<Trigger>,
            /// Whether it can be used once a turn only.
            pub once: bool,
            $($(#[$doc])+ pub $name: Option<$kind>,)+
        }

        impl Row {
            const fn new(power: Power, source: Source, trigger: Option<Trigger>) -> Self {
                Self { power, source, trigger, once: false, $($name: None),+ }
            }

            $($(#[$doc])+ pub(super) const fn $name(self, answer: $kind) -> Self { Self { $name: Some(answer), ..self } })+
        }

        /// Who answers each question.
        #[derive(Clone, Copy)]
        pub(crate) struct Asked { $($(#[$doc])+ pub $name: Powers,)+ }

        /// Who answers each question.
        pub(crate) static ASKED: Asked = {
            let mut asked = Asked { $($name: Powers::NONE),+ };
            let mut at = 0;
            while at < Power::ALL.len() {
                let row = row(Power::ALL[at]);
                $(if row.$name.is_some() { asked.$name.insert(row.power); })+
                at += 1;
            }
            asked
        };

        /// What rules ask powers, by name, and which answer.
        #[must_use]
        pub fn questions() -> Vec<(&'static str, Powers)> {
            vec![$((stringify!($name), ASKED.$name)),+]
        }
    };
}

questions! {
    /// How it is used by itself.
    used: Use;
    /// What it does some time after it was set off.
    sequel: Sequel;
    // Conflicts.
    /// What it adds to its side's combat value.
    combat: Count<i8>;
    /// Hits it cancels by itself.
    shield: Count<u8>;
    /// Whether it holds the enemy's bonuses down to 2.
    caps: Count<bool>;
    /// Whether it keeps the enemy from playing tactics this round.
    hushes: Count<bool>;
    /// Whether it keeps its own side from tactics and clash abilities.
    binds: Count<bool>;
    /// What the Cavalry icon adds beyond the usual, for one unit.
    spurs: Count<u8>;
    /// What may be done before the first round.
    prepares: InFight;
    /// At the beginning of a round.
    opens: InFight;
    /// When cards are turned up, before they do anything.
    ponders: InFight;
    /// When cards have done what they do, before the roll.
    braces: InFight;
    /// When the hits are known.
    parries: InFight;
    /// When the round is over and both sides stand.
    holds: InFight;
    /// Whether its player may play tactics for Barbarians who fight another in a space.
    allies: fn(&State, Seat, Space) -> bool;
    /// Whether something follows a Conflict for a side of it; the sequel does it.
    follows: fn(&State, &Fight, &Past) -> bool;
    /// Whether something follows the loss of a city in a Combat, for whoever owned it.
    bereaved: fn(&State, Seat, Space) -> bool;
    /// What follows the end of a Leader of the player's.
    mourns: fn(&mut State, &mut Ask<'_>, Seat);
    // Units.
    /// How many army units may stand in a space together.
    stacks: fn(&Units) -> u8;
    /// How many land units a Ship carries.
    carries: u8;
    /// Whether a city recruits a unit without the building it needs.
    recruits: fn(&State, Seat, Space, Unit) -> bool;
    /// What a unit costs instead where only this power recruits it.
    levies: fn(&State, Seat, Space, Unit) -> Option<Price>;
    /// Where else a unit recruited in a city may be placed.
    spreads: fn(&State, Seat, Space, Unit) -> HexSet;
    /// What follows a Recruit in a city.
    recruited: fn(&mut State, &mut Ask<'_>, Seat, Space, &Levy) -> Flow;
    // Cities.
    /// What it makes of a city that is about to be activated.
    activates: fn(&mut State, &mut Ask<'_>, Seat, &mut Activation) -> Flow;
    /// Whether something follows a city having been activated; the sequel does it.
    acted: fn(&State, Seat, &Activation) -> bool;
    /// Whether a Settler that founds a city in a space stays; its player is asked.
    remains: fn(&mut State, &mut Ask<'_>, Seat, Space) -> Flow<bool>;
    /// Whether something follows a city being founded; the sequel does it.
    founded: fn(&State, Seat, Space) -> bool;
    /// Whether something follows adding a piece to a city; the sequel does it. No building is a Wonder.
    built: fn(&State, Seat, Space, Option<Building>) -> bool;
    /// Whether something follows a Move action; the sequel does it.
    marched: fn(&State, Seat, &Moving) -> bool;
    /// Whether a building of a player's colour stays what it is, whoever takes or influences its city.
    roots: fn(Building) -> bool;
    // Advances.
    /// Advances whose effect it lends.
    lends: fn(Advances) -> Advances;
    // Collecting, building, paying.
    /// Closed spaces a city collects from all the same.
    exacts: fn(&State, Seat, Space) -> HexSet;
    /// Whether something else may be taken from such a space instead of its resource.
    takes: fn(&State, Seat, Space) -> bool;
    /// Takes it.
    taken: fn(&mut State, &mut Ask<'_>, Seat, Space) -> Flow;
    /// What a space of a terrain gives, besides what advances make of it.
    grows: fn(Terrain) -> &'static [Good];
    /// Grassland that gives a city a food more.
    enriches: fn(&State, Seat, Space) -> HexSet;
    /// What it adds to what a Collect yields in all.
    adds: fn(&Goods) -> Goods;
    /// Ground that others cannot found cities on.
    settles: Terrain;
    /// What it makes of the price of a building in a city.
    builds: fn(&State, Seat, Space, Building, Price, Cause) -> Price;
    /// What it makes of the price of a Wonder in a city.
    raises: fn(&State, Seat, Space, Wonder, Price, Cause) -> Price;
    /// What may be given for resources where something is built in a city; no building is a Wonder.
    subsidises: fn(&State, Seat, Space, Option<Building>) -> Option<Subsidy>;
    /// How many tokens of either kind something else can be given for.
    ransoms: fn(&State, Seat) -> u8;
    /// A stock that advances do not bound.
    unbounds: Good;
    /// Whether a culture token makes a city Happy.
    decrees: fn(&State, Seat, Space) -> bool;
    /// The Wonder that is taken, wherever it is, when a Wonder card is drawn.
    seeks: Wonder;
    // Moving, recruiting, cards.
    /// Whether a kind of unit ignores what a Mountain does to those who enter it, going with these.
    climbs: fn(&Units, Unit) -> bool;
    /// How many spaces a squad goes by Roads.
    paves: u8;
    /// What the Leader brings when moved into a city of the player's.
    visits: Goods;
    /// Whether Ships of a side are no enemies: they share their spaces, and sail with the player's.
    befriends: fn(Side) -> bool;
    /// Whether a unit becomes another one where Land meets Sea.
    reshapes: fn(&State, Seat, Unit, Unit) -> bool;
    /// Whether Ships that fought move again in the same turn.
    sails_on: bool;
    /// Whether a city moves like a unit.
    roams: fn(&State, &City) -> Result<(), Why>;
    /// What cities that moved bring at the end of a Move, in all.
    camps: fn(&State, HexSet) -> Goods;
    /// Whether it keeps Settlers of an opponent in a space from their work.
    pins: fn(&State, Seat, Space) -> bool;
    /// What Draft gives instead of an Infantry.
    drafts: Gift;
    /// What may be paid for Draft instead of mood.
    pays_draft: Good;
    /// Whether a city may act as Happy, and then no more this turn.
    cheers: fn(&State, Seat, Space) -> bool;
    /// The mood of a city the player conquers, if it is not Angry: the battle, and the city as it was.
    pacifies: fn(&State, Seat, &Battle, &City) -> Option<Mood>;
    /// Whether a card that an opponent plays may be cancelled.
    foils: fn(&State, Seat, Seat) -> bool;
    /// Whether a card that takes an action may be played without one.
    hastens: fn(&State, Seat) -> bool;
    /// What a card takes that it lets be played without an action.
    hastened: fn(&mut State, &mut Ask<'_>, Seat) -> Flow;
    /// Whether something may be done before Barbarian armies march: for a player, whoever moves them, and whether an
    /// Event does. The sequel does it.
    musters: fn(&State, Seat, Seat, bool) -> bool;
    /// Whether Famines are ignored.
    feeds: bool;
    // Influence, trade, learning.
    /// How much farther a city influences a target.
    extends: fn(&State, Seat, Space, Space) -> u8;
    /// Spaces besides one's cities from which a target is influenced, with their ranges.
    sources: fn(&State, Seat, Space) -> Sources;
    /// Whether something in a space can be influenced that could not be otherwise.
    sways: fn(&State, Seat, Space) -> bool;
    /// Culture tokens that a success there takes at least.
    sway_fee: fn(&State, Seat, Space) -> u8;
    /// What a success does there.
    swayed: fn(&mut State, &mut Ask<'_>, Seat, Space) -> Flow;
    /// Whether a city of the player's cannot be targeted.
    shelters: fn(&State, Seat, Space) -> bool;
    /// Whether an attempt from a space at another may be rolled again, and then for this building alone.
    rerolls: fn(&State, Seat, Space, Space) -> Option<Option<Building>>;
    /// Whether an attempt that comes from this space is worth more than another.
    favours: fn(&State, Seat, Space) -> bool;
    /// What follows a success from a space.
    persuades: fn(&mut State, &mut Ask<'_>, Seat, Space);
    /// What forms links of Trade Routes besides Settlers and Ships.
    trades: fn(&State, Seat, Space, Trader) -> bool;
    /// How far opponents' coastal cities are linked with.
    ships: fn(Trader) -> u8;
    /// Whose cities are linked with besides opponents'.
    deals: Side;
    /// What a link may give instead, and for how many of them.
    gives: Gives;
    /// Whether one such link does not count towards the most there can be.
    spares: fn(&State, Seat, &Link) -> bool;
    /// Whether one such link gives a gold or a culture token in addition.
    profits: fn(&State, Seat, &Link) -> bool;
    /// What follows the links that were made.
    traded: fn(&mut State, Seat, &[Link]);
    /// Whether something is due at the beginning of a turn; the sequel does it.
    dawns: fn(&State, Seat) -> bool;
    /// How much less food an advance costs.
    cheapens: fn(&State, Seat, Advance) -> u8;
    /// What may be paid for an advance instead of its food.
    tuition: Goods;
    /// What may be paid for using an advance by itself.
    buys: fn(Advance) -> Option<Goods>;
    // Events.
    /// What comes before an Event card is drawn.
    foretells: fn(&mut State, &mut Ask<'_>, Seat) -> Flow;
    /// Whether an Event that was drawn may be called off; the sequel does it.
    averts: fn(&State, Seat) -> bool;
    /// Whether what an Event's text does to a city and the units there may be undone.
    undoes: fn(&State, Seat, Space) -> bool;
    // Points.
    /// Whether an advance scores nothing.
    unscored: fn(Advance) -> bool;
    /// Half points at the end for city pieces, objectives and events.
    scores: fn(&State, Seat) -> [i32; 3];
}

impl Row {
    /// An advance that comes with another.
    pub(super) const fn gained_with(advance: Advance, power: Power, source: Source) -> Self {
        Self::new(power, source, Some(Trigger::Advance(advance)))
    }

    /// An advance that comes with the first government.
    pub(super) const fn of_government(power: Power, source: Source) -> Self {
        Self::new(power, source, Some(Trigger::Government))
    }

    /// What a Leader can do.
    pub(super) const fn of_leader(power: Power, source: Source) -> Self {
        Self::new(power, source, None)
    }

    /// Once a turn.
    pub(super) const fn once(self) -> Self {
        Self { once: true, ..self }
    }
}

/// The rows of a people: four advances, then two abilities for each of its three Leaders.
pub(super) type Rows = [Row; 10];

static ROWS: [Rows; 15] = [
    aztecs::ROWS,
    babylonians::ROWS,
    carthaginians::ROWS,
    celts::ROWS,
    chinese::ROWS,
    egyptians::ROWS,
    greeks::ROWS,
    huns::ROWS,
    indians::ROWS,
    japanese::ROWS,
    mayas::ROWS,
    persians::ROWS,
    phoenicians::ROWS,
    romans::ROWS,
    vikings::ROWS,
];

/// What the box says of a power.
pub(crate) const fn row(power: Power) -> &'static Row {
    static FLAT: [Row; Power::ALL.len()] = {
        let mut rows = [ROWS[0][0]; Power::ALL.len()];
        let mut at = 0;
        while at < rows.len() {
            rows[at] = ROWS[at / 10][at % 10];
            assert!(rows[at].power as usize == at, "rows stand in the order of the powers");
            at += 1;
        }
        rows
    };
    &FLAT[power as usize]
}
