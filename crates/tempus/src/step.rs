//! The course of the game: set-up, then epochs of four phases (T4).

use tessera_kernel::{Flow, Seat, options};

use crate::Ask;
use crate::actions::{build, children, fight, idea, move_people};
use crate::choice::{Action, Choice};
use crate::event::Event;
use crate::ideas::{self, Play, Window};
use crate::prompt::Prompt;
use crate::state::{Doing, Phase, State, Turn};
use crate::why::Why;
use crate::{progress, setup};

/// Plays from one commit point to the next.
pub(crate) fn step(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    if let Some(seat) = s.discarding {
        return idea::discard_down(s, ask, seat);
    }
    if s.combat.is_some() {
        return fight::go_on(s, ask);
    }
    match s.phase {
        Phase::Island { drawn: None } => setup::draw_tile(s, ask),
        Phase::Island { drawn: Some(tile) } => return setup::place_tile(s, ask, tile),
        Phase::Settlers { settled } => return setup::settle(s, ask, settled),
        Phase::Actions { served, turn: None } => next_turn(s, ask, served),
        Phase::Actions { turn: Some(_), .. } => return turn(s, ask),
        Phase::Progress { laid } if usize::from(laid) < s.count() => {
            return progress::lay(s, ask, laid);
        }
        Phase::Progress { .. } => progress::count(s, ask),
        Phase::Reward { served } if usize::from(served) < s.count() => progress::reward(s, ask, served),
        Phase::Reward { .. } => end_epoch(s, ask),
        Phase::Over => {}
    }
    Ok(())
}

/// Phase 1: everyone takes the action tiles of their own row (T4.1).
pub(crate) fn begin_epoch(s: &mut State, ask: &mut Ask<'_>) {
    s.epoch += 1;
    for seat in s.players.seats() {
        s.players[seat].tiles = s.actions_of(seat);
    }
    s.phase = Phase::Actions { served: 0, turn: None };
    let (epoch, first) = (s.epoch, s.first);
    ask.log(|| Event::EpochBegan { epoch, first });
}

/// Phase 2: in turn order, everyone who has a tile uses one; rounds go on until no tile is left (T4.2).
fn next_turn(s: &mut State, ask: &mut Ask<'_>, served: u8) {
    let count = s.count() as u8;
    let Some(ahead) = (0..count).find(|ahead| s.players[s.in_order((served + ahead) % count)].tiles > 0) else {
        progress::catch_up(s, ask);
        return;
    };
    let place = (served + ahead) % count;
    let seat = s.in_order(place);
    let after_delay = std::mem::take(&mut s.players[seat].delayed);
    let turn = Turn { seat, actions: 1, begun: false, passed: false, after_delay, doing: Doing::Nothing };
    s.phase = Phase::Actions { served: place + 1, turn: Some(turn) };
}

/// A turn: one action, or as many as Government allows, with cards before, during and after (T4.3, T8.7).
fn turn(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let Turn { seat, actions, passed, .. } = *s.turn_mut();
    match s.turn_mut().doing {
        Doing::Moving { left: 1.., .. } => return move_people::go_on(s, ask, seat),
        Doing::Birthing { left: 1.., .. } => return children::go_on(s, ask, seat),
        _ => {}
    }
    if actions == 0 && s.players[seat].hand.is_empty() {
        end_turn(s);
        return Ok(());
    }
    let acts = Action::ALL.into_iter().filter(|&action| can_act(s, seat, action).is_ok()).map(Next::Act);
    let plays = ideas::playable(s, seat, Window::Open).map(Next::Play);
    let end = (actions == 0).then_some(Next::End);
    match ask.one(seat, Prompt::Turn { actions, passed }, acts.chain(plays).chain(end))? {
        Next::Act(action) => act(s, ask, seat, action),
        Next::Play(play) => ideas::play(s, ask, seat, play),
        Next::End => {
            end_turn(s);
            Ok(())
        }
    }
}

options! {
    /// What can be done between actions.
    enum Next: Choice { Act(action: Action), Play(play: Play) => play.into(), End }
}

/// Whether `seat` may take an action now (T4.5).
pub(crate) fn can_act(s: &State, seat: Seat, action: Action) -> Result<(), Why> {
    if s.turn().is_none_or(|turn| turn.actions == 0) {
        return Err(Why::ActionTaken);
    }
    match action {
        Action::Move | Action::Children | Action::Idea => Ok(()),
        Action::Fight => fight::can_attack(s, seat),
        Action::Build => build::can_build(s, seat),
    }
}

fn act(s: &mut State, ask: &mut Ask<'_>, seat: Seat, action: Action) -> Flow {
    s.players[seat].tiles -= 1;
    let turn = s.turn_mut();
    turn.actions -= 1;
    turn.begun = true;
    turn.doing = Doing::Nothing;
    ask.log(|| Event::Acted { seat, action });
    match action {
        Action::Move => move_people::begin(s, seat),
        Action::Children => children::begin(s, seat),
        Action::Fight => return fight::declare(s, ask, seat),
        Action::Idea => idea::have_one(s, ask, seat),
        Action::Build => return build::build(s, ask, seat),
    }
    Ok(())
}

fn end_turn(s: &mut State) {
    if let Phase::Actions { turn, .. } = &mut s.phase {
        *turn = None;
    }
}

/// Phase 4: Government cards go, the marker passes on, and a new epoch begins unless this was the last (T4.6, T12.1).
pub(crate) fn end_epoch(s: &mut State, ask: &mut Ask<'_>) {
    for seat in s.players.seats() {
        let government = s.players[seat].government.take();
        s.discard.extend(government.iter());
        s.players[seat].arrived = false;
    }
    if s.flight_reached() {
        s.phase = Phase::Over;
        ask.log(|| Event::Ended);
        return;
    }
    s.first = s.first.next(s.count());
    begin_epoch(s, ask);
}
