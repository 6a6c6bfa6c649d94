//! What a bot needs to judge a position: what a strong player of Clash of Cultures looks at.
//!
//! A seat's expected points are its points as if the game ended now and what its realm promises: what its cities bring
//! in, its Settlers, stocks, advances, cards and armies. What they promise fades as the actions run out: each weight has a
//! value for the first action of the game and one for the last. Everything is counted in half points, as in scoring.

pub(crate) mod goals;
pub(crate) mod realm;
mod urge;
pub(crate) mod war;

use tessera_kernel::{BySeat, Estimate, Fading, Match, Tag, weights};

use crate::components::buildings::SETTLEMENTS;
use crate::prelude::*;
use crate::state::{Length, Phase};
use crate::{Clash, scoring};
use realm::Realm;
pub(crate) use urge::urge;

#[rustfmt::skip]
weights! { "../weights.json":
    action,                            // an action still to be taken
    city_early, city_late,             // a city, beyond its points
    income_early, income_late,         // a unit that a Collect brings in
    ground_early, ground_late,         // what lies around a city
    room_early, room_late,             // a building that could be added
    happy_early, happy_late,           // a Happy city, beyond what it brings in
    angry_early, angry_late,           // an Angry one
    settler_early, settler_late,       // a Settler that can found a city where it stands
    site_early, site_late,             // what lies around its best site
    frontier_early, frontier_late,     // unexplored land next to one's own
    food_early, food_late,             // each good in hand
    ore_early, ore_late,
    wood_early, wood_late,
    ideas_early, ideas_late,
    gold_early, gold_late,
    culture_early, culture_late,
    mood_early, mood_late,
    engine_early, engine_late,         // what an advance is good for
    card_early, card_late,             // an Action card
    person_early, person_late,         // a Great Person
    objective_early, objective_late,   // an Objective card, however far it is met
    goal_early, goal_late,             // the way to an objective, as a square
    met_early, met_late,               // an objective that is met
    wonder_early, wonder_late,         // the way to a Wonder, as a cube
    infantry_early, infantry_late,     // an army unit
    ship_early, ship_late,             // a Ship
    danger_early, danger_late,         // a half point that an army could take from us
    prey_early, prey_late,             // a half point that we could take
    level_early, level_late,           // a level of culture or mood (2012)
    power_early, power_late,           // a power of the people, or of the Leader in play
    brink_early, brink_late,           // one that an advance within reach would bring
    leader_early, leader_late,         // a Leader in play, beside its powers
    captive_early, captive_late,       // a Prisoner, beyond its points
    pirate_early, pirate_late,         // a city that Pirates lie beside
    talk,                              // what talking about a trade costs
    spread_early, spread_late,         // half points that make a lead tell
}

/// Rounds of a whole game: six Ages of three.
pub(crate) const ROUNDS: f32 = 18.0;
/// So many Rounds before the end, what has no points begins to be worth nothing.
const LAST_ROUNDS: f32 = 2.0;
/// Goods that an action can turn into something.
const SPENT_BY_AN_ACTION: f32 = 3.0;

/// Everyone's expected half points and chances.
pub(crate) fn evaluate(s: &State, weights: &[f32]) -> BySeat<Estimate> {
    let realms = BySeat::from_fn(s.count(), |seat| Realm::of(s, seat));
    let wars = war::outlook(s);
    let clock = rounds_after(s) + 0.5;
    let scores = BySeat::from_fn(s.count(), |seat| {
        let judge = Judge::new(weights, clock, actions_left(s, seat));
        scoring::points(s, seat) as f32
            + judge.promise(s, seat, &realms)
            + wars.prey[seat.index()] * judge.weights.hope(At::prey_early)
            - wars.danger[seat.index()] * judge.weights.hope(At::danger_early)
            - judge.talk(s, seat)
    });
    Estimate::of_scores(&scores, Fading::new(weights, clock / ROUNDS, 1.0).weight(At::spread_early))
}

/// Actions `seat` will still take, this turn's included.
pub(crate) fn actions_left(s: &State, seat: Seat) -> f32 {
    let this_turn = if s.is_turn_of(seat) {
        s.turn.actions
    } else {
        let place = (seat.index() + s.count() - s.first.index()) % s.count();
        match s.phase {
            Phase::RoundBegins => 3,
            Phase::Turns { served } if place >= usize::from(served) => 3 - s.players[seat].fewer.min(3),
            _ => 0,
        }
    };
    f32::from(this_turn) + 3.0 * rounds_after(s)
}

/// Rounds after this one, about.
pub(crate) fn rounds_after(s: &State) -> f32 {
    if s.ending {
        return 0.0;
    }
    if s.players.seats().any(|seat| s.cities(seat).is_empty()) {
        // The next Status phase is the last.
        return f32::from(3 - s.round);
    }
    let rounds = match s.switches.length {
        Length::Standard => 18,
        Length::Short => 12,
        Length::EndRoll | Length::WonderfulEnd => 20,
    };
    f32::from((rounds - s.rounds().min(rounds)).max(u8::from(rounds == 20)))
}

/// The weights as they stand with so many Rounds and actions left. They fade from Round to Round, not within a turn:
/// to act is not to grow old.
struct Judge<'a> {
    weights: Fading<'a>,
    actions: f32,
}

impl<'a> Judge<'a> {
    fn new(weights: &'a [f32], rounds: f32, actions: f32) -> Self {
        Self { weights: Fading::new(weights, (rounds / ROUNDS).min(1.0), (rounds / LAST_ROUNDS).min(1.0)), actions }
    }

    /// What the realm and all that lies before a player promise.
    fn promise(&self, s: &State, seat: Seat, realms: &BySeat<Realm>) -> f32 {
        let (player, realm) = (&s.players[seat], &realms[seat]);
        let settlers = self.settlers(realm, player.settlements);
        self.actions * self.weights.single(At::action)
            + f32::from(realm.cities) * self.weights.hope(At::city_early)
            + realm.income() * self.weights.hope(At::income_early)
            + realm.ground * self.weights.hope(At::ground_early)
            + realm.room.min(5.0) * self.weights.hope(At::room_early)
            + f32::from(realm.happy) * self.weights.hope(At::happy_early)
            - f32::from(realm.angry) * self.weights.hope(At::angry_early)
            + settlers
            + realm.frontier.min(6.0) * self.weights.hope(At::frontier_early)
            + self.stocks(&player.goods)
            + engine(s, seat, realm) * self.weights.hope(At::engine_early)
            + player.actions.len() as f32 * self.weights.hope(At::card_early)
            + player.persons.len() as f32 * self.weights.hope(At::person_early)
            + self.objectives(s, seat, realms)
            + self.wonders(s, seat)
            + crowd(realm.infantry) * self.weights.hope(At::infantry_early)
            + f32::from(realm.ships) * self.weights.hope(At::ship_early)
            + f32::from(player.culture_level + player.mood_level) * self.weights.hope(At::level_early)
            + if s.edition.has_civilizations() { self.people(s, seat) } else { 0.0 }
    }

    /// What the people, its Leader and its captives promise, and what Pirates threaten (C29 to C32).
    fn people(&self, s: &State, seat: Seat) -> f32 {
        let player = &s.players[seat];
        let raided = s.cities(seat).and(around_all(s.board.units_of(Side::PIRATES))).len();
        player.powers.len() as f32 * self.weights.hope(At::power_early)
            + powers::civilizations::within_reach(s, seat) as f32 * self.weights.hope(At::brink_early)
            + f32::from(u8::from(player.leader.is_some())) * self.weights.hope(At::leader_early)
            + f32::from(player.captives()) * self.weights.hope(At::captive_early)
            - raided as f32 * self.weights.hope(At::pirate_early)
    }

    /// Settlers are cities to come, as far as there are Settlements for them.
    fn settlers(&self, realm: &Realm, settlements: u8) -> f32 {
        let useful = realm.settlers.min(f32::from(settlements));
        if realm.settlers == 0.0 {
            return 0.0;
        }
        let share = useful / realm.settlers;
        share
            * (realm.settling * self.weights.hope(At::settler_early) + realm.sites * self.weights.hope(At::site_early))
    }

    /// Goods are worth less the more there are of a kind, and no more than actions can spend.
    fn stocks(&self, goods: &Goods) -> f32 {
        let total = f32::from(goods.total()).max(1.0);
        let part = (self.actions * SPENT_BY_AN_ACTION / total).min(1.0);
        let of = |amount: u8, at| pile(amount) * self.weights.weight(at);
        part * (of(goods.food, At::food_early)
            + of(goods.ore, At::ore_early)
            + of(goods.wood, At::wood_early)
            + of(goods.ideas, At::ideas_early)
            + of(goods.gold, At::gold_early)
            + of(goods.culture, At::culture_early)
            + of(goods.mood, At::mood_early))
    }

    /// Objective cards in hand: met, or on the way.
    fn objectives(&self, s: &State, seat: Seat, realms: &BySeat<Realm>) -> f32 {
        let hand = s.players[seat].objectives;
        if hand.is_empty() || s.phase == Phase::Over {
            return 0.0;
        }
        let mut sum = hand.len() as f32 * self.weights.hope(At::objective_early);
        for card in hand.iter() {
            let part = goals::progress_of_card(s, seat, card, realms);
            sum += if part >= 1.0 {
                self.weights.weight(At::met_early)
            } else {
                part * part * self.weights.hope(At::goal_early)
            };
        }
        sum
    }

    /// Wonders that can still be built, the nearest most of all.
    fn wonders(&self, s: &State, seat: Seat) -> f32 {
        let player = &s.players[seat];
        let hope = self.weights.hope(At::wonder_early);
        let sum = player.wonders.or(s.wonders_open).iter().map(|wonder| {
            let part = goals::way_to_wonder(s, seat, wonder);
            part * part * part * if wonder == Wonder::Pyramids || s.edition.wonder_points().1 > 8 { 1.2 } else { 1.0 }
        });
        let (best, all) = sum.fold((0.0_f32, 0.0), |(best, all), part| (best.max(part), all + part));
        hope * (best + 0.2 * (all - best))
    }

    /// Talking about a trade seldom comes to anything.
    fn talk(&self, s: &State, seat: Seat) -> f32 {
        let cost = self.weights.single(At::talk);
        match &s.talk {
            Some(talk) if talk.from == seat => cost,
            _ if s.is_turn_of(seat) && s.turn.talks > 0 => 0.05 * cost,
            _ => 0.0,
        }
    }
}

/// What an amount of one kind is worth, the first one being worth 1.
fn pile(amount: u8) -> f32 {
    const WORTH: [f32; 9] = [0.0, 1.0, 1.95, 2.8, 3.5, 4.1, 4.6, 5.0, 5.3];
    WORTH[usize::from(amount).min(8)] + 0.2 * f32::from(amount.saturating_sub(8))
}

/// What an army is worth: the first units keep robbers away.
fn crowd(infantry: u8) -> f32 {
    let count = f32::from(infantry);
    count / (1.0 + 0.12 * count)
}

/// What each advance is good for beyond its point, its token and what it opens, as a part of the game's engine.
const USES: [f32; 48] = [
    0.0, 2.4, 0.6, 1.4, // agriculture
    0.0, 1.2, 1.0, 1.2, // construction
    0.4, 0.3, 0.1, 0.6, // seafaring
    0.4, 0.5, 1.0, 1.2, // education
    1.2, 0.2, 0.5, 0.9, // warfare
    0.6, 1.2, 1.4, 0.6, // spirituality
    0.7, 0.8, 2.0, 0.6, // economy
    0.9, 1.1, 0.3, 0.8, // culture
    0.6, 0.4, 0.7, 0.6, // science
    0.8, 0.2, 1.6, 1.8, // democracy
    0.9, 0.2, 2.2, 0.8, // autocracy
    0.6, 0.2, 0.7, 0.3, // theocracy
];

/// What a seat's advances are good for beyond their points.
pub(crate) fn engine(s: &State, seat: Seat, realm: &Realm) -> f32 {
    let advances = s.players[seat].advances;
    let sum: f32 = advances.iter().map(|advance| USES[advance.index()]).sum();
    let academies = if advances.has(Advance::PublicEducation) { f32::from(realm.buildings[0]).min(2.0) } else { 0.0 };
    let taxed = if advances.has(Advance::Taxes) { f32::from(realm.cities) } else { 0.0 };
    sum + 0.5 * academies + 0.2 * taxed
}

/// How a finished match was played.
pub(crate) fn tags(game: &Match<Clash>, seat: Seat) -> Vec<Tag> {
    let s = game.state();
    let player = &s.players[seat];
    let realm = Realm::of(s, seat);
    let first = game.log(tessera_kernel::Viewer::Spectator).iter().find_map(|line| match line.event {
        Event::RoundBegan { first, .. } => Some(first),
        _ => None,
    });
    let mut tags = vec![
        Tag::new("government at the end", player.advances.government().map_or("none".to_owned(), |g| g.to_string())),
        Tag::new("cities at the end", realm.cities.to_string()),
        Tag::new("settlements built", (SETTLEMENTS - player.settlements).to_string()),
        Tag::new("objectives", (player.upper_done.len() + player.lower_done.len()).to_string()),
    ];
    let owned = Wonder::all().filter(|&wonder| s.built[wonder as usize].owner.is(seat));
    if let Some(people) = player.people {
        tags.push(Tag::new("people", people.to_string()));
        let rivals = s.others(seat).filter_map(|other| s.players[other].people);
        tags.extend(rivals.map(|rival| Tag::new("people against people", format!("{people} against {rival}"))));
        tags.push(Tag::new("leaders put into play", player.led.to_string()));
        let came = game.log(tessera_kernel::Viewer::Spectator).into_iter().filter_map(|line| match line.event {
            Event::LeaderCame { seat: whose, leader, .. } if whose == seat => Some(leader),
            _ => None,
        });
        tags.extend(came.map(|leader| Tag::new("leader", leader.to_string())));
    }
    tags.push(Tag::new("wonders", owned.clone().count().to_string()));
    tags.extend(owned.map(|wonder| Tag::new("wonder", wonder.to_string())));
    if let Some(first) = first {
        let place = (seat.index() + s.count() - first.index()) % s.count();
        tags.push(Tag::new("place in the first round", (place + 1).to_string()));
    }
    tags
}
