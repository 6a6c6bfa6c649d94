//! What a bot needs to judge a position: what a strong player of Tempus looks at.
//!
//! A seat's expected points are its points now and what its people, cards and actions promise. What they promise fades
//! as the actions run out: each weight has a value for the first action of the game and one for the last.

use tessera_kernel::hex::HexSet;
use tessera_kernel::{BySeat, Estimate, Fading, Seat, Tag, weights};

use crate::Tempus;
use crate::choice::{Action, Choice};
use crate::components::cities::VALUES;
use crate::components::epochs::{self, EPOCHS, FLIGHT};
use crate::components::ideas::Kind;
use crate::components::sea::{around_all, hexes};
use crate::components::terrain::Terrain;
use crate::event::Event;
use crate::hand::Hand;
use crate::prompt::Prompt;
use crate::state::{Combat, CombatStage, Doing, Phase, State};
use crate::{progress, scoring};

weights! { "../weights.json":
    action_early, action_late,       // an action still to be taken
    land_early, land_late,           // a hex that scores
    city_early, city_late,           // a point of a city
    stack_early, stack_late,         // a token that shares its hex
    peak_early, peak_late,           // a mountain held
    site_early, site_late,           // a point that building now would win
    ground_early, ground_late,       // a hex of one's own where a city could stand one day
    nursery_early, nursery_late,     // a meadow where a child can be born
    frontier_early, frontier_late,   // free land next door
    hand_early, hand_late,           // a card
    arms_early, arms_late,           // a card that fights
    lead_early, lead_late,           // the chance to reach the next epoch first
    ahead_early, ahead_late,         // a row ahead of the last
    danger_early, danger_late,       // a point that a stronger neighbour could take
    prey_early, prey_late,           // a point that a weaker neighbour could lose to us
    reserve_early, reserve_late,     // a token in supply
    readiness,                       // a card in hand, as part of the Progress it could give
    race,                            // Progress points that make a lead tell
    spread_early, spread_late,       // points that make a lead tell
}

/// Actions of a whole game, by the epoch table.
const ACTIONS: f32 = 46.0;
/// Free land that counts: more than this cannot be settled soon.
const FRONTIER: usize = 8;
/// So many actions before the end, what has no points begins to be worth nothing.
const LAST_ACTIONS: f32 = 5.0;

/// Everyone's expected points and chances.
pub(crate) fn evaluate(s: &State, weights: &[f32]) -> BySeat<Estimate> {
    let left = BySeat::from_fn(s.count(), |seat| actions_left(s, seat));
    let leads = leads(s, weights);
    let fight = s.combat.as_ref().filter(|combat| combat.stage != CombatStage::Advance).map(|fight| odds(s, fight));
    let scores = BySeat::from_fn(s.count(), |seat| {
        let judge = Judge::new(weights, left[seat]);
        let mut score = judge.holdings(s, seat) + judge.promise(s, seat, leads[seat]);
        if let (Some(odds), Some(combat)) = (fight, &s.combat) {
            score += judge.fight(s, seat, combat, odds);
        }
        score
    });
    let early = left.values().sum::<f32>() / (s.count() as f32 * ACTIONS);
    Estimate::of_scores(&scores, Fading::new(weights, early, 1.0).weight(At::spread_early))
}

/// Actions `seat` will still take: its tiles, and those of the epochs to come.
pub(crate) fn actions_left(s: &State, seat: Seat) -> f32 {
    let later: u8 = (s.epoch..FLIGHT).map(|row| epochs::actions(row, s.switches.late_actions)).sum();
    let player = &s.players[seat];
    let doing = match s.turn() {
        Some(turn) if turn.seat == seat => match &turn.doing {
            Doing::Nothing => 0.0,
            Doing::Moving { left, .. } => f32::from(*left) / f32::from(player.epoch().moves),
            Doing::Birthing { left, .. } => f32::from(*left) / f32::from(player.epoch().children),
        },
        _ => 0.0,
    };
    f32::from(later) + f32::from(player.tiles) + doing
}

/// Each seat's chance to reach the next epoch first, from its people, cities and cards (T11.4).
fn leads(s: &State, weights: &[f32]) -> BySeat<f32> {
    let counted = matches!(s.phase, Phase::Reward { .. } | Phase::Over);
    let row = progress::new_epoch(s);
    let Some(terrain) = EPOCHS[usize::from(row)].terrain.filter(|_| !counted) else {
        return BySeat::from_fn(s.count(), |_| 0.0);
    };
    let value = |pile: &Hand| {
        let worth = |card: crate::components::ideas::Card| {
            u8::from(card.background() == terrain) + u8::from(card.kind() == Kind::Education)
        };
        f32::from(pile.iter().map(worth).sum::<u8>())
    };
    let readiness = weights[At::readiness as usize];
    let points = BySeat::from_fn(s.count(), |seat| {
        let player = &s.players[seat];
        let people = s.board.peopled(seat).and(s.board.terrain(terrain));
        let tokens: u8 = hexes(people).map(|hex| s.board.tokens(hex)).sum();
        let cities = s.board.built(seat).len() as f32;
        f32::from(tokens) + cities + value(&player.laid) + readiness * value(&player.hand)
    });
    let race = weights[At::race as usize].max(0.05);
    let most = points.values().copied().fold(0.0, f32::max);
    let pull = BySeat::from_fn(s.count(), |seat| ((points[seat] - most) / race).exp());
    let all: f32 = pull.values().sum();
    BySeat::from_fn(s.count(), |seat| pull[seat] / all)
}

/// The chance that the attacker wins the fight going on, from what lies on the table and what may still be laid.
fn odds(s: &State, combat: &Combat) -> f32 {
    /// Points a card in hand adds on average.
    const CARD: f32 = 0.45;
    let points = |base: u8, cards: &Hand, defends: bool| {
        let mut sum = f32::from(base);
        for card in cards.iter() {
            sum += match card.kind() {
                Kind::Weapons => 1.0,
                Kind::Fortifications if defends => 2.0,
                _ => 0.0,
            };
            if combat.ground == Some(card.background()) {
                sum += 1.0;
            }
        }
        sum
    };
    let may_lay = |seat: Seat, stages: &[CombatStage]| {
        if stages.contains(&combat.stage) { CARD * s.players[seat].hand.len() as f32 } else { 0.0 }
    };
    let attack = points(s.board.tokens(combat.from), &combat.attack, false)
        + may_lay(combat.attacker, &[CombatStage::Name, CombatStage::Lay]);
    let base = s.board.tokens(combat.target) + s.board.city(combat.target);
    let defence = points(base, &combat.defence, true)
        + may_lay(combat.defender, &[CombatStage::Name, CombatStage::Lay, CombatStage::Defend]);
    // A tie is lost (T7.10), so half a point more is needed.
    1.0 / (1.0 + (-(attack - defence - 0.5) * 1.6).exp())
}

/// The weights as they stand with so many actions left.
struct Judge<'a> {
    weights: Fading<'a>,
    actions: f32,
}

impl<'a> Judge<'a> {
    fn new(weights: &'a [f32], actions: f32) -> Self {
        Self { weights: Fading::new(weights, actions / ACTIONS, (actions / LAST_ACTIONS).min(1.0)), actions }
    }

    /// What scores: worth its points in the end, more or less before.
    fn worth(&self, early: At) -> f32 {
        1.0 + (self.weights.weight(early) - 1.0) * self.weights.alive()
    }

    fn holdings(&self, s: &State, seat: Seat) -> f32 {
        let peaks = s.board.peopled(seat).and(s.board.terrain(Terrain::Mountain)).len() as f32;
        let land = s.board.peopled(seat).len() as f32 - peaks;
        let cities: u8 = hexes(s.board.built(seat)).map(|hex| s.board.city(hex)).sum();
        let player = &s.players[seat];
        let flight = if player.row == FLIGHT { scoring::FLIGHT_POINTS as f32 } else { 0.0 };
        // Cards break ties (T12.5).
        let cards = player.hand.len() as f32 * 0.02;
        land * self.worth(At::land_early)
            + f32::from(cities) * self.worth(At::city_early)
            + peaks * self.weights.hope(At::peak_early)
            + flight
            + cards
    }

    fn promise(&self, s: &State, seat: Seat, lead: f32) -> f32 {
        let (board, player) = (&s.board, &s.players[seat]);
        let people = board.peopled(seat);
        let mine = people.or(board.built(seat));
        let near = around_all(people);
        let cities = board.all_built();
        let mountains = board.terrain(Terrain::Mountain);
        let open = people.without(mountains).without(around_all(cities));
        let stack = player.epoch().stack;
        let (mut stacked, mut site, mut nurseries) = (0, 0, 0);
        let meadows = board.terrain(Terrain::Meadow);
        for hex in hexes(people) {
            let tokens = board.tokens(hex);
            stacked += tokens - 1;
            if meadows.contains(hex.index()) && tokens < stack {
                nurseries += 1;
            }
            if tokens >= VALUES[0] && open.contains(hex.index()) {
                let values = VALUES.into_iter().zip(player.cities);
                let best = values.filter(|&(value, tiles)| tiles > 0 && value <= tokens).map(|(value, _)| value).max();
                site = site.max(best.unwrap_or(0));
            }
        }
        let foreign = board.foreign(seat);
        let free = near.and(board.land()).without(mountains).without(mine).without(foreign);
        let arms = player.hand.iter().filter(|card| matches!(card.kind(), Kind::Weapons | Kind::Fortifications));
        let row = progress::new_epoch(s);
        let flight = if row == FLIGHT { scoring::FLIGHT_POINTS as f32 } else { 0.0 };
        let last_row = s.players.values().map(|player| player.row).min().unwrap_or(0);
        self.actions * self.weights.weight(At::action_early)
            + f32::from(stacked) * self.weights.hope(At::stack_early)
            + f32::from(site) * self.weights.hope(At::site_early)
            + open.len() as f32 * self.weights.hope(At::ground_early)
            + f32::from(nurseries.min(player.supply)) * self.weights.hope(At::nursery_early)
            + free.len().min(FRONTIER) as f32 * self.weights.hope(At::frontier_early)
            + player.hand.len() as f32 * self.weights.hope(At::hand_early)
            + arms.count() as f32 * self.weights.hope(At::arms_early)
            + lead * (self.weights.weight(At::lead_early) * (1.0 - flight / 3.0) + flight)
            + f32::from(player.row - last_row) * self.weights.hope(At::ahead_early)
            + f32::from(player.supply) * self.weights.hope(At::reserve_early)
            - self.danger(s, seat, mine) * self.weights.hope(At::danger_early)
            + self.prey(s, seat, near) * self.weights.hope(At::prey_early)
    }

    /// Points on hexes that a stronger neighbour could take, unless we are protected (T7.2).
    fn danger(&self, s: &State, seat: Seat, mine: HexSet) -> f32 {
        if s.is_protected(seat) {
            return 0.0;
        }
        let enemies = s.board.all_peopled().without(s.board.peopled(seat));
        let exposed = mine.and(around_all(enemies));
        let lost = hexes(exposed).map(|hex| {
            let city = s.board.city(hex);
            let defence = s.board.tokens(hex) + city;
            let attackers = hexes(hex.around().and(enemies)).map(|from| s.board.tokens(from));
            let strongest = attackers.max().unwrap_or(0);
            if strongest > defence { f32::from(city.max(1)) } else { 0.0 }
        });
        lost.sum()
    }

    /// Points that weaker neighbours could lose to us.
    fn prey(&self, s: &State, seat: Seat, near: HexSet) -> f32 {
        let people = s.board.peopled(seat);
        let best = hexes(near.and(s.exposed(seat))).map(|hex| {
            let city = s.board.city(hex);
            let defence = s.board.tokens(hex) + city;
            let attackers = hexes(hex.around().and(people)).map(|from| s.board.tokens(from));
            if attackers.max().unwrap_or(0) > defence { city.max(1) } else { 0 }
        });
        f32::from(best.max().unwrap_or(0))
    }

    /// What the fight going on will change, on average.
    fn fight(&self, s: &State, seat: Seat, combat: &Combat, odds: f32) -> f32 {
        let tokens = s.board.tokens(combat.target);
        if seat == combat.defender {
            let lost = f32::from(s.board.city(combat.target)) * self.worth(At::city_early)
                + if tokens > 0 { self.worth(At::land_early) } else { 0.0 }
                + f32::from(tokens.saturating_sub(1)) * self.weights.hope(At::stack_early);
            -odds * lost
        } else if seat == combat.attacker {
            let spare = s.board.tokens(combat.from) > 1;
            let won = if spare { self.worth(At::land_early) - self.weights.hope(At::stack_early) } else { 0.0 };
            let lost = if spare { self.weights.hope(At::stack_early) } else { self.worth(At::land_early) };
            odds * won - (1.0 - odds) * lost
        } else {
            0.0
        }
    }
}

/// How readily an option is taken in a playout: what is usually a mistake is rarely done.
pub(crate) fn urge(prompt: &Prompt, choice: &Choice) -> f32 {
    match (prompt, choice) {
        (Prompt::Turn { .. }, Choice::Act(action)) => match action {
            Action::Build => 1.0,
            Action::Children => 0.5,
            Action::Move => 0.45,
            Action::Idea => 0.3,
            Action::Fight => 0.08,
        },
        (Prompt::Turn { .. }, Choice::Play(_)) => 0.08,
        (Prompt::Turn { .. }, Choice::Delay(_)) => 0.02,
        (Prompt::Turn { .. }, Choice::Double(_)) => 0.1,
        (Prompt::Turn { .. }, Choice::End) => 0.6,
        (_, Choice::Stop) => 0.03,
        (Prompt::Move { .. } | Prompt::Birth { .. }, Choice::Play(_)) => 0.15,
        (Prompt::City { .. }, Choice::City(value)) => f32::from(*value) / 4.0,
        (Prompt::Advance { .. }, Choice::Advance(count)) => {
            if *count == 0 {
                0.05
            } else {
                0.7
            }
        }
        (Prompt::LayProgress { .. }, Choice::Lay(_)) => 0.12,
        (Prompt::LayProgress { .. }, Choice::Ready) => 0.8,
        (Prompt::LayAttack { .. } | Prompt::Defend { .. }, Choice::Lay(_)) => 0.3,
        _ => 0.9,
    }
}

/// How a finished match was played.
pub(crate) fn tags(game: &tessera_kernel::Match<Tempus>, seat: Seat) -> Vec<Tag> {
    let s = game.state();
    let mut tags = Vec::new();
    let mut firsts = 0;
    for line in game.log(tessera_kernel::Viewer::Spectator) {
        if let Event::Reached { seat: who, row } = line.event
            && who == seat
        {
            firsts += 1;
            tags.push(Tag::new(
                "epoch reached first",
                EPOCHS[usize::from(row)].name.trim_start_matches("tempus-epoch-"),
            ));
        }
    }
    tags.push(Tag::new("epochs reached first", firsts.to_string()));
    tags.push(Tag::new("cities at the end", s.board.built(seat).len().to_string()));
    // The marker has passed on after every epoch but the last.
    let count = s.count();
    let passed = usize::from(FLIGHT - 1) % count;
    let opener = (s.first.index() + count - passed) % count;
    let place = (seat.index() + count - opener) % count;
    tags.push(Tag::new("place in the first epoch", (place + 1).to_string()));
    tags
}
