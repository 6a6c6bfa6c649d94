//! Progress (T11): who reaches the new epoch.

use tessera_kernel::{Audience, BySeat, Flow, Seat};

use crate::Ask;
use crate::actions::fight::lay_cards;
use crate::components::epochs::{EPOCHS, LAST, PRINTING, WRITING};
use crate::components::ideas::{Card, Kind};
use crate::components::sea::hexes;
use crate::event::{Event, ProgressPoints};
use crate::prompt::Prompt;
use crate::state::{Phase, State};

/// Cards that those who are first at Writing and Printing draw (T11.7).
const REWARD: u8 = 2;

/// Cubes that lag behind move up to the leaders, without the row's reward (T11.1).
pub(crate) fn catch_up(s: &mut State, ask: &mut Ask<'_>) {
    let row = leading_row(s);
    for seat in s.turn_order() {
        if s.players[seat].row < row {
            s.players[seat].row = row;
            ask.log(|| Event::CaughtUp { seat, row });
        }
    }
    s.phase = Phase::Progress { laid: 0 };
}

fn leading_row(s: &State) -> u8 {
    s.players.values().map(|player| player.row).max().unwrap_or(0)
}

/// The New Epoch: the next row, which nobody has reached (T11.2).
pub(crate) fn new_epoch(s: &State) -> u8 {
    (leading_row(s) + 1).min(LAST)
}

/// In turn order, everyone lays cards face down (T11.3).
pub(crate) fn lay(s: &mut State, ask: &mut Ask<'_>, before: u8) -> Flow {
    let seat = s.in_order(before);
    let row = new_epoch(s);
    lay_cards(s, ask, seat, |laid| Prompt::LayProgress { row, laid }, |s| &mut s.players[seat].laid)?;
    s.phase = Phase::Progress { laid: before + 1 };
    let laid = &s.players[seat].laid;
    ask.log(|| Event::LaidProgress { seat, count: laid.len() as u8, cards: laid.to_vec() });
    Ok(())
}

/// Cards are turned up and points counted; whoever has most reaches the New Epoch (T11.4 to T11.6).
pub(crate) fn count(s: &mut State, ask: &mut Ask<'_>) {
    ask.reveal(Audience::Everyone);
    let row = new_epoch(s);
    let totals = BySeat::from_fn(s.count(), |seat| points(s, seat, row).total());
    let most = totals.values().max().copied().unwrap_or(0);
    for seat in s.turn_order() {
        ask.log(|| Event::ProgressCounted { seat, points: Box::new(points(s, seat, row)) });
    }
    for seat in s.turn_order() {
        let laid = s.players[seat].laid.take();
        s.discard.extend(laid.iter());
        if totals[seat] == most {
            s.players[seat].row = row;
            s.players[seat].arrived = true;
            ask.log(|| Event::Reached { seat, row });
        }
    }
    s.phase = Phase::Reward { served: 0 };
}

/// What a card laid for a row is worth (T11.4).
pub(crate) fn worth(card: Card, row: u8) -> u8 {
    let matches = EPOCHS[usize::from(row)].terrain == Some(card.background());
    u8::from(matches) + u8::from(card.kind() == Kind::Education)
}

/// A player's Progress points for a row (T11.4).
pub(crate) fn points(s: &State, seat: Seat, row: u8) -> ProgressPoints {
    let player = &s.players[seat];
    let Some(terrain) = EPOCHS[usize::from(row)].terrain else {
        return ProgressPoints::default();
    };
    let people = hexes(s.board.peopled(seat).and(s.board.terrain(terrain)));
    ProgressPoints {
        tokens: people.map(|hex| s.board.tokens(hex)).sum(),
        cities: s.board.built(seat).len() as u8,
        matching: player.laid.iter().filter(|card| card.background() == terrain).count() as u8,
        education: player.laid.iter().filter(|card| card.kind() == Kind::Education).count() as u8,
        cards: player.laid.to_vec(),
    }
}

/// Whoever was first at Writing or Printing draws two cards, in turn order, under the limit of the new row (T11.7).
pub(crate) fn reward(s: &mut State, ask: &mut Ask<'_>, served: u8) {
    let seat = s.in_order(served);
    s.phase = Phase::Reward { served: served + 1 };
    let player = &s.players[seat];
    if player.arrived && matches!(player.row, WRITING | PRINTING) {
        s.draw(ask, seat, REWARD);
    }
}
