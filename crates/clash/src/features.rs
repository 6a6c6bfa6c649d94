//! What a learned judgement sees of a position: a sheet of numbers for each seat, the same list in every edition, for any
//! number of players.
//!
//! A sheet tells of its seat's side and of what is common to all. What rivals have reaches the judgement as a mean only, so
//! whatever depends on the best of them, or on one of them, is said here outright. Points are whole ones.
//!
//! | file | what it tells |
//! |---|---|
//! | `features/clock.rs` | what is played, how far the game has come, whose turn it is |
//! | `features/realm.rs` | cities, land, stocks, advances |
//! | `features/plans.rs` | what can be done at once, Wonders, objectives, cards |
//! | `features/war.rs` | points, the lead over the best rival, armies and what they threaten |
//! | `features/people.rs` | the people, its Leader and its captives, Pirates |

mod clock;
mod people;
mod plans;
mod realm;
mod war;

use tessera_kernel::{BySeat, Sheet};

use crate::evaluate::realm::Realm;
use crate::evaluate::war::Outlook;
use crate::evaluate::{engine, war as conflicts};
use crate::prelude::*;
use crate::scoring;

/// The position with what was worked out for all seats in one pass.
struct Table<'a> {
    s: &'a State,
    realms: BySeat<Realm>,
    outlook: Outlook,
    facts: BySeat<Facts>,
    /// What lies around the cities of each.
    rings: BySeat<HexSet>,
}

/// What is compared with the rivals. All of it is open to everybody.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Size {
    Points,
    Pieces,
    Advances,
    Objectives,
    Wonders,
    Cities,
    Happy,
    Largest,
    Income,
    Engine,
    Stock,
    Culture,
    Mood,
    /// What gives the choice of who goes first: tokens, or levels.
    Merit,
    Army,
    Strongest,
    Ships,
    Settlers,
    Cards,
    Powers,
}

/// How many of them there are.
const SIZES: usize = Size::Powers as usize + 1;

/// What a seat has, and how much more that is than whoever else has most.
#[derive(Clone, Copy)]
struct Facts {
    sizes: [f32; SIZES],
    leads: [f32; SIZES],
    /// Whole points: city pieces, advances, objectives, Wonders, Events, Leaders.
    points: [f32; 6],
}

impl<'a> Table<'a> {
    fn new(s: &'a State) -> Self {
        let realms = BySeat::from_fn(s.count(), |seat| Realm::of(s, seat));
        let mut facts = BySeat::from_fn(s.count(), |seat| Facts::of(s, seat, &realms[seat]));
        for seat in s.players.seats() {
            let mut most = [f32::MIN; SIZES];
            for other in s.others(seat) {
                most.iter_mut().zip(facts[other].sizes).for_each(|(most, size)| *most = most.max(size));
            }
            let own = &mut facts[seat];
            own.leads.iter_mut().zip(own.sizes.iter().zip(most)).for_each(|(lead, (size, most))| *lead = size - most);
        }
        let rings = BySeat::from_fn(s.count(), |seat| around_all(s.cities(seat)));
        Self { s, realms, outlook: conflicts::outlook(s), facts, rings }
    }
}

impl Facts {
    fn of(s: &State, seat: Seat, realm: &Realm) -> Self {
        let sources = [
            scoring::pieces,
            scoring::advances,
            scoring::objectives,
            scoring::wonders,
            scoring::events,
            scoring::leaders,
        ];
        let mut facts = Self { sizes: [0.0; SIZES], leads: [0.0; SIZES], points: [0.0; 6] };
        facts.points = sources.map(|points| points(s, seat) as f32 / 2.0);
        let player = &s.players[seat];
        let goods = &player.goods;
        let levels = player.culture_level + player.mood_level;
        let mut put = |size: Size, value: f32| facts.sizes[size as usize] = value;
        put(Size::Points, facts.points.iter().sum());
        put(Size::Pieces, facts.points[0]);
        put(Size::Advances, (player.advances.len() + player.own_advances()) as f32);
        put(Size::Objectives, (player.upper_done.len() + player.lower_done.len()) as f32);
        put(Size::Wonders, facts.points[3]);
        put(Size::Cities, realm.cities.into());
        put(Size::Happy, realm.happy.into());
        put(Size::Largest, realm.largest.into());
        put(Size::Income, realm.income());
        put(Size::Engine, engine(s, seat, realm));
        put(Size::Stock, goods.total_resources().into());
        put(Size::Culture, goods.culture.into());
        put(Size::Mood, goods.mood.into());
        put(Size::Merit, if s.edition.has_levels() { levels } else { goods.culture + goods.mood }.into());
        put(Size::Army, realm.infantry.into());
        put(Size::Strongest, realm.strongest.into());
        put(Size::Ships, realm.ships.into());
        put(Size::Settlers, realm.settlers);
        put(Size::Cards, player.actions.len() as f32);
        put(Size::Powers, player.powers.len() as f32);
        facts
    }

    fn size(&self, size: Size) -> f32 {
        self.sizes[size as usize]
    }

    fn lead(&self, size: Size) -> f32 {
        self.leads[size as usize]
    }
}

/// A number by its typical size; what is far beyond it is all the same.
fn by(value: f32, typical: f32) -> f32 {
    (value / typical).clamp(-4.0, 4.0)
}

/// What is seen of a position, a sheet for each seat.
pub(crate) fn features(s: &State, sheets: &mut [Sheet]) {
    let table = Table::new(s);
    for (seat, sheet) in s.players.seats().zip(sheets) {
        clock::game(s, sheet);
        clock::turn(s, seat, sheet);
        war::points(&table, seat, sheet);
        realm::cities(&table, seat, sheet);
        realm::land(&table, seat, sheet);
        realm::stocks(s, seat, sheet);
        realm::advances(&table, seat, sheet);
        plans::means(&table, seat, sheet);
        plans::wonders(s, seat, sheet);
        plans::objectives(&table, seat, sheet);
        plans::cards(s, seat, sheet);
        war::leads(&table, seat, sheet);
        war::armies(&table, seat, sheet);
        war::neighbours(&table, seat, sheet);
        people::people(s, seat, sheet);
    }
}
