//! How far the game is, whose turn it is, and how near scorings and the end are.

use tessera_kernel::hex::HexSet;
use tessera_kernel::{Seat, Sheet};

use crate::agenda::Task;
use crate::components::map::ports;
use crate::empire::MOST;
use crate::evaluate;
use crate::market::{Deck, Market, SCORING};
use crate::state::{Phase, State, Tile};

/// Turns between two scorings, about.
const BETWEEN: f32 = 6.0;

/// What everybody sees of the clock, found out once.
pub(super) struct Clock {
    turns_left: f32,
    free_land: f32,
    free_ports: f32,
    /// Wonders, golden ages and achievements still to be had.
    tiles: [u8; 3],
    /// Where the scoring cards can still be, by [`Market`].
    scoring: [Option<Wait>; 4],
}

/// How many cards come before a scoring card for sure, and the chance that it is next when they have come.
#[derive(Clone, Copy)]
struct Wait {
    cards: f32,
    chance: f32,
}

impl Clock {
    pub(super) fn of(s: &State, free: HexSet) -> Self {
        let wonders = s.wonders.iter().filter(|at| at.is_none()).count();
        let golden = s.golden.iter().filter(|owner| owner.is_none()).count();
        let feats = s.achievements.iter().filter(|tile| **tile == Tile::Free).count();
        Self {
            turns_left: evaluate::turns_left(s, BETWEEN),
            free_land: free.len() as f32,
            free_ports: free.and(ports()).len() as f32,
            tiles: [wonders, golden, feats].map(|count| count as u8),
            scoring: Market::ALL.map(|market| wait_for_scoring(s.deck(market))),
        }
    }

    pub(super) fn write(&self, s: &State, seat: Seat, sheet: &mut Sheet) {
        self.clock(s, sheet);
        self.tiles_left(sheet);
        self.scoring_cards(sheet);
        turn(s, seat, sheet);
    }

    fn clock(&self, s: &State, sheet: &mut Sheet) {
        let phase = match s.phase {
            Phase::Leaders { .. } => Some(0),
            Phase::Draft { .. } => Some(1),
            Phase::Cities { .. } => Some(2),
            Phase::Unfold { .. } | Phase::Benefits { .. } => Some(3),
            Phase::Epilogue => Some(4),
            Phase::Turns | Phase::Over => None,
        };
        sheet.one_of("phase", phase, 5);
        sheet.one_of("seats", Some(s.count() - 2), 5);
        sheet.put("rounds", f32::from(s.turn.round.min(40)) / 20.0);
        sheet.put("turns left", self.turns_left / 18.0);
        sheet.steps("turns left from", self.turns_left, &[1.0, 2.0, 4.0, 8.0, 12.0]);
        sheet.put("scorings left", f32::from(MOST - s.scorings.min(MOST)) / 3.0);
        sheet.steps("scorings from", s.scorings.into(), &[1.0, 2.0, 3.0]);
        sheet.flag("scoring due", s.due > 0 || s.agenda.contains(&Task::Score));
        sheet.flag("ending", s.ending.is_some());
        sheet.flag("last round", s.ending == Some(0));
        sheet.put("free land", self.free_land / 100.0);
        sheet.put("free ports", self.free_ports / 5.0);
        sheet.put("chest", f32::from(s.chest.min(80)) / 30.0);
        sheet.flag("wild good aside", s.wild);
    }

    /// With all tiles of two kinds taken the end is triggered (M10.1).
    fn tiles_left(&self, sheet: &mut Sheet) {
        let most = self.tiles.into_iter().max().unwrap_or(0);
        let left = f32::from(self.tiles.iter().sum::<u8>() - most);
        sheet.list("tiles left", self.tiles.map(|count| f32::from(count) / 9.0));
        sheet.put("tiles to the end", left / 18.0);
        sheet.steps("tiles to the end from", left, &[1.0, 2.0, 4.0]);
    }

    fn scoring_cards(&self, sheet: &mut Sheet) {
        let of = |wait: Option<Wait>, what: fn(Wait) -> f32| wait.map_or(0.0, what);
        sheet.list("scoring card in", self.scoring.map(|wait| of(wait, |_| 1.0)));
        sheet.list("cards before scoring", self.scoring.map(|wait| of(wait, |wait| (wait.cards / 10.0).min(2.0))));
        sheet.list("chance of scoring", self.scoring.map(|wait| of(wait, |wait| wait.chance)));
    }
}

/// Where a scoring card can still be, from what everybody can count; nothing where it is gone. That it is gone everybody
/// has seen, so looking for it in the pile gives nothing away.
fn wait_for_scoring(deck: &Deck) -> Option<Wait> {
    if !deck.pile.contains(&SCORING) {
        return None;
    }
    let drawn = i32::from(deck.whole) - (deck.pile.len() as i32 - i32::from(deck.under));
    let first = i32::from(deck.scoring.0).max(drawn + 1);
    let places = (i32::from(deck.scoring.1) - first + 1).max(1);
    Some(Wait { cards: (first - drawn - 1) as f32, chance: 1.0 / places as f32 })
}

fn turn(s: &State, seat: Seat, sheet: &mut Sheet) {
    let own = matches!(s.phase, Phase::Turns | Phase::Epilogue) && s.turn.seat == seat;
    let place = (seat.index() + s.count() - s.first.index()) % s.count();
    let wait = wait(s, place);
    let bonus = own && [false, true].iter().any(|&looked| s.agenda.contains(&Task::Bonus { looked }));
    sheet.flag("to move", own);
    sheet.put("wait", wait as f32 / 5.0);
    sheet.put("place", place as f32 / 5.0);
    sheet.flag("last", place + 1 == s.count());
    // Whoever sits before the mover has had a turn in this round.
    sheet.flag("acted in the round", (s.turn.seat.index() + s.count() - s.first.index()) % s.count() > place);
    sheet.steps("actions of the turn", if own { s.turn.actions.into() } else { 0.0 }, &[1.0, 2.0]);
    sheet.flag("more to come", own && !s.agenda.is_empty());
    sheet.flag("bonus to come", bonus);
    sheet.flag("looked", own && s.turn.looked);
    sheet.put("recruited", if own { f32::from(s.turn.recruited) / 3.0 } else { 0.0 });
}

/// How many seats come before the one with this place.
fn wait(s: &State, place: usize) -> usize {
    let count = s.count();
    match s.phase {
        // From the last to the first.
        Phase::Leaders { picked } => (count - 1 + count - place - usize::from(picked).min(count - 1)) % count,
        Phase::Draft { .. } => 0,
        Phase::Cities { placed } => (place + count - usize::from(placed) % count) % count,
        _ => {
            let mover = (s.turn.seat.index() + count - s.first.index()) % count;
            (place + count - mover) % count
        }
    }
}
