//! What a learned judgement sees of a position: a sheet of numbers for each seat, as many for two players as for four.
//!
//! A sheet tells of its seat's side and of what is common to all. What rivals have reaches the judgement as a mean only, so
//! whatever depends on the best of them, or on one of them, is said here outright.
//!
//! | file | what it tells |
//! |---|---|
//! | `features/wealth.rs` | levels, goods, workers, what can be paid, what an end brings |
//! | `features/land.rs` | the territory, what is special in it, the tile that comes next |
//! | `features/rivals.rs` | the lead over the best rival, the Vote, routes, threats, wars |

mod land;
mod rivals;
mod wealth;

use tessera_kernel::{Seat, Sheet};

use crate::components::capitals::Side;
use crate::components::eras::{ERAS, ROUNDS};
use crate::components::features::{HEROES, WONDERS};
use crate::components::icons::{Icon, Icons};
use crate::components::prosperity::{CARDS, Prosperity};
use crate::components::squares::Kind;
use crate::evaluate::{ALL_ROUNDS, power, produces, rounds_left};
use crate::state::{MOST_SEATS, Phase, State};
use crate::{powers, scoring};

/// Kinds of squares.
const KINDS: usize = Kind::ALL.len();

/// What is asked of every seat more than once, worked out in one pass.
#[derive(Clone, Copy)]
struct Facts {
    /// What is compared with the rivals: what each Prosperity card counts, levels, goods, and [`More`].
    sizes: [f32; COMPARED],
    /// The same beyond whoever else has most.
    leads: [f32; COMPARED],
    /// The rank on each card.
    ranks: [u8; CARDS],
    /// Visible squares of each kind.
    kinds: [u8; KINDS],
    /// Icons in gold frames of locations where nobody stands.
    idle: Icons,
    /// Those with whom a Principal route is shared, a bit each.
    linked: u8,
    /// Allies, a bit each.
    allied: u8,
}

/// The position with what was worked out.
struct Table<'a> {
    s: &'a State,
    /// Rounds to come.
    left: f32,
    facts: [Facts; MOST_SEATS],
}

impl<'a> Table<'a> {
    fn new(s: &'a State) -> Self {
        let mut facts = [Facts::NONE; MOST_SEATS];
        for seat in s.players.seats() {
            facts[seat.index()] = Facts::of(s, seat);
        }
        for (_, route) in s.routes() {
            facts[route.from.index()].linked |= 1 << route.to.index();
            facts[route.to.index()].linked |= 1 << route.from.index();
        }
        lead(&mut facts[..s.count()]);
        for (_, alliance) in s.alliances() {
            let [one, other] = alliance.ends.map(Seat::index);
            facts[one].allied |= 1 << other;
            facts[other].allied |= 1 << one;
        }
        Self { s, left: rounds_left(s), facts }
    }

    fn of(&self, seat: Seat) -> &Facts {
        &self.facts[seat.index()]
    }

    fn level(&self, seat: Seat, icon: Icon) -> f32 {
        self.s.level(seat, icon).into()
    }

    fn good(&self, seat: Seat, icon: Icon) -> f32 {
        self.s.good(seat, icon).into()
    }
}

impl Facts {
    const NONE: Self = Self {
        sizes: [0.0; COMPARED],
        leads: [0.0; COMPARED],
        ranks: [0; CARDS],
        kinds: [0; KINDS],
        idle: Icons::NONE,
        linked: 0,
        allied: 0,
    };

    fn of(s: &State, seat: Seat) -> Self {
        let (territory, standing) = (&s.players[seat].territory, s.standing(seat));
        let mut facts = Self { sizes: sizes(s, seat), ..Self::NONE };
        for cell in territory.occupied().iter() {
            let square = territory.square(cell);
            facts.kinds[square.kind().index()] += 1;
            if !standing.has(cell) {
                facts.idle += square.frame();
            }
        }
        facts
    }

    fn counted(&self, card: Prosperity) -> f32 {
        self.sizes[card.index()]
    }

    fn more(&self, more: More) -> f32 {
        self.sizes[MORE + more as usize]
    }

    fn lead(&self, more: More) -> f32 {
        self.leads[MORE + more as usize]
    }

    fn squares(&self, kind: Kind) -> f32 {
        self.kinds[kind.index()].into()
    }
}

/// What is compared with the rivals besides cards, levels and goods.
#[derive(Clone, Copy)]
enum More {
    Votes,
    Workers,
    /// Heroes and wonders.
    Special,
    /// Powers that neither levels nor an end show.
    Lasting,
    /// Money, that on a tile included.
    Means,
    /// Swords of an Aggressor.
    Attack,
    /// Swords and shields.
    Defence,
    /// What could be set against others in a war.
    Chest,
}

/// Where levels, goods and [`More`] stand among what is compared.
const LEVELS: usize = CARDS;
const GOODS: usize = LEVELS + Icon::ALL.len();
const MORE: usize = GOODS + Icon::GOODS.len();
const COMPARED: usize = MORE + More::Chest as usize + 1;

fn sizes(s: &State, seat: Seat) -> [f32; COMPARED] {
    let player = &s.players[seat];
    let mut sizes = [0.0; COMPARED];
    for card in Prosperity::ALL {
        sizes[card.index()] = scoring::value(s, seat, card).into();
    }
    for icon in Icon::ALL {
        sizes[LEVELS + icon.index()] = s.level(seat, icon).into();
    }
    for icon in Icon::GOODS {
        sizes[GOODS + icon.index()] = s.good(seat, icon).into();
    }
    let mut put = |more: More, size: f32| sizes[MORE + more as usize] = size;
    put(More::Votes, player.votes.into());
    put(More::Workers, s.controlled(seat).into());
    put(More::Special, player.features.and(HEROES.or(WONDERS)).len() as f32);
    put(More::Lasting, powers::lasting(player.features) as f32);
    put(More::Means, f32::from(s.good(seat, Icon::Money) + player.stake.map_or(0, |stake| stake.money)));
    put(More::Attack, (s.level(seat, Icon::Military) + powers::attack(s, seat)).into());
    put(More::Defence, s.defence_power(seat).into());
    put(More::Chest, power(s, seat, true));
    sizes
}

/// Works out how much more each has of everything than whoever else has most, and the rank on each card.
fn lead(facts: &mut [Facts]) {
    for own in 0..facts.len() {
        let mut most = [f32::MIN; COMPARED];
        let mut ranks = [1; CARDS];
        for (_, other) in facts.iter().enumerate().filter(|(other, _)| *other != own) {
            most.iter_mut().zip(other.sizes).for_each(|(most, size)| *most = most.max(size));
            let both = other.sizes.iter().zip(facts[own].sizes);
            ranks.iter_mut().zip(both).for_each(|(rank, (other, own))| *rank += u8::from(*other >= own));
        }
        let own = &mut facts[own];
        own.ranks = ranks;
        own.leads.iter_mut().zip(own.sizes.iter().zip(most)).for_each(|(lead, (size, most))| *lead = size - most);
    }
}

/// A number by its typical size; what is far beyond it is all the same.
fn by(value: f32, typical: f32) -> f32 {
    (value / typical).clamp(-4.0, 4.0)
}

/// How many of each icon, by their typical number.
fn icons(icons: Icons, typical: f32) -> [f32; Icon::ALL.len()] {
    Icon::ALL.map(|icon| by(icons.of(icon).into(), typical))
}

/// What is seen of a position, a sheet for each seat.
pub(crate) fn features(s: &State, sheets: &mut [Sheet]) {
    let table = Table::new(s);
    for (seat, sheet) in s.players.seats().zip(sheets) {
        clock(s, seat, table.left, sheet);
        wealth::goods(&table, seat, sheet);
        wealth::workers(&table, seat, sheet);
        wealth::deeds(s, seat, sheet);
        wealth::ends(&table, seat, sheet);
        land::territory(&table, seat, sheet);
        land::special(&table, seat, sheet);
        land::next_tile(s, seat, sheet);
        rivals::leads(&table, seat, sheet);
        rivals::auction(&table, seat, sheet);
        rivals::vote(&table, seat, sheet);
        rivals::routes(&table, seat, sheet);
        rivals::force(&table, seat, sheet);
    }
}

/// How far the game has come, and whose turn it is.
fn clock(s: &State, seat: Seat, left: f32, sheet: &mut Sheet) {
    let (phase, served) = place(s.phase);
    let turn = (seat.index() + s.count() - s.first.index()) % s.count();
    sheet.put("rounds left", left / ALL_ROUNDS);
    sheet.one_of("era", Some(s.era.into()), ERAS.into());
    sheet.one_of("round", Some(s.round.into()), ROUNDS.into());
    sheet.one_of("phase", Some(phase), PHASES);
    sheet.flag("has still to produce", produces(s));
    sheet.put("turn", turn as f32 / 3.0);
    sheet.flag("first", turn == 0);
    sheet.flag("first of the next round", turn == 1);
    sheet.flag("at turn", served == Some(turn));
    sheet.flag("has had the turn", served.is_some_and(|served| turn < served));
    sheet.one_of("seats", Some(s.count() - 2), 3);
    sheet.flag("capitals differ", s.side == Side::Liberty);
}

/// Phases that are told apart.
const PHASES: usize = 13;

/// A phase by its number, and how many have had their turn in it, where players take turns.
fn place(phase: Phase) -> (usize, Option<usize>) {
    let taken = |served: u8| Some(usize::from(served));
    match phase {
        Phase::Offer => (0, None),
        Phase::Taking { served } => (1, taken(served)),
        Phase::Auction { .. } | Phase::SecretAuction => (2, None),
        Phase::Placing { served } => (3, taken(served)),
        Phase::FirstWorkers { served } => (4, taken(served)),
        Phase::Diplomacy { served, .. } => (5, taken(served)),
        Phase::Administration { served } => (6, taken(served)),
        Phase::Movement { served, .. } => (7, taken(served)),
        Phase::Negotiation { served, .. } => (8, taken(served)),
        Phase::Wars { served } => (9, taken(served)),
        Phase::Production { served } => (10, taken(served)),
        Phase::Upkeep => (11, None),
        Phase::BeforeVote { served, .. } => (11, taken(served)),
        Phase::Cards | Phase::Stakes { .. } | Phase::EraEnd | Phase::Over => (12, None),
    }
}
