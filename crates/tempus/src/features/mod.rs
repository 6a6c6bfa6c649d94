//! What a learned judgement sees of a position: the clock, the turn, the island and its people, cards, fights.
//!
//! A judgement sees its own sheet and the mean of the others'. So what a seat has is told twice: as it is, and as the lead
//! over the best rival. A sheet tells nothing that its seat cannot know: of rivals' cards, only how many there are.

mod cards;
mod ground;
mod island;
mod lead;

use tessera_kernel::{BySeat, Seat, Sheet};

use crate::board::SEATS;
use crate::components::epochs::{EPOCHS, FLIGHT};
use crate::evaluate;
use crate::progress;
use crate::state::{Doing, Phase, State};
use ground::Ground;
use lead::Leads;

/// Kinds of idea cards.
const KINDS: usize = 9;
/// What an unknown card adds to a fight or to Progress, on average.
const CARD: f32 = 0.4;

/// The features of a position, a sheet for each seat.
pub(crate) fn features(s: &State, sheets: &mut [Sheet]) {
    let table = Table::of(s);
    for (seat, sheet) in Seat::all(s.count()).zip(sheets) {
        clock(s, seat, sheet);
        turn(s, seat, sheet);
        abilities(s, seat, sheet);
        table.leads.write(seat, sheet);
        island::write(s, &table.grounds[seat], seat, sheet);
        cards::write(s, &table, seat, sheet);
    }
}

/// What is found out once for all sheets.
struct Table {
    grounds: BySeat<Ground>,
    leads: Leads,
    /// Cards that everybody has seen go, by kind.
    discarded: [u8; KINDS],
}

impl Table {
    fn of(s: &State) -> Self {
        let grounds = ground::survey(s);
        let leads = Leads::of(s, &grounds);
        let mut discarded = [0; KINDS];
        s.discard.iter().for_each(|card| discarded[card.kind() as usize] += 1);
        Self { grounds, leads, discarded }
    }
}

/// Whether a seat can still lay cards in this Progress phase; before it, everybody can.
fn may_lay(s: &State, seat: Seat) -> bool {
    match s.phase {
        Phase::Progress { laid } => place_of(s, seat) >= usize::from(laid),
        _ => true,
    }
}

/// How many seats come before this one in turn order.
fn place_of(s: &State, seat: Seat) -> usize {
    (seat.index() + s.count() - s.first.index()) % s.count()
}

/// How many seats come before this one from now on.
fn wait_of(s: &State, seat: Seat) -> usize {
    let next = match &s.phase {
        Phase::Island { .. } => s.board.placed().len(),
        Phase::Settlers { settled: next } | Phase::Progress { laid: next } | Phase::Reward { served: next } => {
            usize::from(*next)
        }
        Phase::Actions { turn: Some(turn), .. } => place_of(s, turn.seat),
        Phase::Actions { served, turn: None } => usize::from(*served),
        Phase::Over => 0,
    };
    (place_of(s, seat) + s.count() - next % s.count()) % s.count()
}

/// How far the game is.
fn clock(s: &State, seat: Seat, sheet: &mut Sheet) {
    let phase = match s.phase {
        Phase::Island { .. } => 0,
        Phase::Settlers { .. } => 1,
        Phase::Actions { .. } => 2,
        Phase::Progress { .. } => 3,
        Phase::Reward { .. } | Phase::Over => 4,
    };
    let new = &EPOCHS[usize::from(progress::new_epoch(s))];
    let left = evaluate::actions_left(s, seat);
    let tiles: u8 = s.players.values().map(|player| player.tiles).sum();
    sheet.one_of("epoch", Some(s.epoch.into()), EPOCHS.len());
    sheet.put("epochs left", f32::from(FLIGHT - s.epoch.min(FLIGHT)) / 10.0);
    sheet.one_of("phase", Some(phase), 5);
    sheet.one_of("seats", Some(s.count() - 3), 3);
    sheet.flag("late actions", s.switches.late_actions);
    sheet.flag("cities protect", s.switches.cities_protect);
    sheet.one_of("next ground", new.terrain.map(|terrain| terrain as usize), 4);
    sheet.put("actions left", left / 46.0);
    sheet.steps("actions left from", left, &[0.5, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 18.0, 25.0, 35.0]);
    sheet.put("tiles on the table", f32::from(tiles) / (6.0 * s.count() as f32));
    sheet.put("draw pile", s.deck.len() as f32 / 54.0);
}

/// Whose turn it is, and how far it is.
fn turn(s: &State, seat: Seat, sheet: &mut Sheet) {
    let player = &s.players[seat];
    let turn = s.turn().filter(|turn| turn.seat == seat);
    let (moves, births) = match turn.map(|turn| &turn.doing) {
        Some(Doing::Moving { left, .. }) => (*left, 0),
        Some(Doing::Birthing { left, .. }) => (0, *left),
        _ => (0, 0),
    };
    let place = place_of(s, seat);
    let over = if s.discarding == Some(seat) { player.hand.len() - usize::from(player.epoch().limit) } else { 0 };
    sheet.flag("to move", turn.is_some());
    sheet.one_of("wait", Some(wait_of(s, seat)), SEATS);
    sheet.one_of("place", Some(place), SEATS);
    sheet.put("place in the next epoch", ((place + s.count() - 1) % s.count()) as f32 / 4.0);
    sheet.steps("actions of the turn", turn.map_or(0.0, |turn| turn.actions.into()), &[1.0, 2.0]);
    sheet.flag("turn begun", turn.is_some_and(|turn| turn.begun));
    sheet.flag("turn passed", turn.is_some_and(|turn| turn.passed));
    sheet.flag("turn after a delay", turn.is_some_and(|turn| turn.after_delay));
    sheet.steps("moves going on", moves.into(), &[1.0, 2.0, 3.0]);
    sheet.steps("births going on", births.into(), &[1.0, 2.0]);
    sheet.put("cards to give up", over as f32 / 2.0);
    sheet.flag("delayed", player.delayed);
    sheet.steps("tiles from", player.tiles.into(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    sheet.flag("arrived first", player.arrived);
}

/// What the row of the cube allows.
fn abilities(s: &State, seat: Seat, sheet: &mut Sheet) {
    let epoch = s.players[seat].epoch();
    sheet.put("moves", f32::from(epoch.moves) / 3.0);
    sheet.put("distance", f32::from(epoch.distance) / 5.0);
    sheet.flag("two children", epoch.children > 1);
    sheet.steps("stack from", epoch.stack.into(), &[3.0, 4.0]);
    sheet.flag("ships", epoch.ships);
    sheet.flag("two ideas", epoch.draw > 1);
    sheet.flag("seven cards", epoch.limit > 5);
    sheet.put("actions of the row", f32::from(s.actions_of(seat)) / 6.0);
}
