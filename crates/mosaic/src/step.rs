//! The course of the game: set-up, then turns until the end is triggered and played out (M4, M10).

use tessera_kernel::{Flow, Seat, options};

use crate::Ask;
use crate::actions::{self, Means};
use crate::agenda::Task;
use crate::choice::{Action, Choice};
use crate::claims;
use crate::components::achievements::Achievement;
use crate::components::golden_ages::GoldenAge;
use crate::components::leaders::Leader;
use crate::components::technologies::Tech;
use crate::effects;
use crate::empire;
use crate::event::Event;
use crate::market::{self, Market};
use crate::prompt::Prompt;
use crate::setup;
use crate::state::{Phase, State, Turn};

/// Plays from one commit point to the next.
pub(crate) fn step(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    if let Some(task) = s.agenda.take_up() {
        return take_up(s, ask, task);
    }
    match s.phase {
        Phase::Leaders { picked } => setup::pick_leader(s, ask, picked),
        Phase::Draft { round } => setup::draft(s, ask, round),
        Phase::Cities { placed } => setup::first_city(s, ask, placed),
        Phase::Unfold { served } => setup::unfold(s, ask, served),
        Phase::Benefits { served } => setup::benefits(s, ask, served),
        Phase::Turns | Phase::Epilogue => turn(s, ask),
        Phase::Over => Ok(()),
    }
}

fn take_up(s: &mut State, ask: &mut Ask<'_>, task: Task) -> Flow {
    let seat = s.turn.seat;
    match task {
        Task::Effects { of, at } => effects::go_on(s, ask, seat, of, at),
        Task::PlayNow { tech } => actions::technology::play_now(s, ask, seat, tech),
        Task::PlayGift => actions::technology::play_gift(s, ask, seat),
        Task::Bonus { looked } => actions::bonus(s, ask, seat, looked),
        Task::Shop { market, bonus } => actions::shop(s, ask, seat, market, Means { looked: true, bonus }),
        Task::Place { card } => actions::build::place(s, ask, seat, card),
        Task::Refill { market } => {
            market::refill(s, ask, market);
            Ok(())
        }
        Task::Campaign(campaign) => actions::military::go_on(s, ask, seat, campaign),
        Task::Before { place, struck } => empire::before(s, ask, place, struck),
        Task::Score => {
            empire::score(s, ask);
            Ok(())
        }
    }
}

/// A turn: one action, with free things before and after it (M4.2, M4.3).
fn turn(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    if empire::is_due(s, ask) {
        return Ok(());
    }
    let seat = s.turn.seat;
    let actions = s.turn.actions;
    let acts = Action::ALL.into_iter().filter(|&action| actions > 0 && actions::can_act(s, seat, action).is_ok());
    let free: Vec<Next> = free_things(s, seat).collect();
    // Whoever has secret technologies is asked, whichever they are.
    if actions == 0 && free.is_empty() && s.players[seat].secret().next().is_none() {
        end_turn(s, ask);
        return Ok(());
    }
    let end = (actions == 0).then_some(Next::End);
    match ask.one(seat, Prompt::Turn { actions }, acts.map(Next::Act).chain(free).chain(end))? {
        Next::Act(action) => {
            let looked = s.turn.looked;
            actions::perform(s, ask, seat, action, Means { looked, bonus: false })
        }
        Next::Play(tech) => {
            actions::technology::play(s, ask, seat, tech);
            Ok(())
        }
        Next::Golden(age) => {
            claims::claim_golden(s, ask, seat, age);
            Ok(())
        }
        Next::Claim(achievement) => {
            claims::claim(s, ask, seat, achievement);
            Ok(())
        }
        Next::Refresh(market) => {
            claims::refresh(s, ask, seat, market);
            Ok(())
        }
        Next::Power => claims::power(s, ask, seat),
        Next::End => {
            end_turn(s, ask);
            Ok(())
        }
    }
}

/// The free things of a player's own turn (M5).
fn free_things(s: &State, seat: Seat) -> impl Iterator<Item = Next> + '_ {
    let player = &s.players[seat];
    let golden = GoldenAge::ALL.into_iter().filter(move |&age| claims::can_claim_golden(s, seat, age).is_ok());
    let tiles = Achievement::ALL.into_iter().filter(move |&tile| claims::can_claim(s, seat, tile).is_ok());
    let play = player.face_down().filter(move |&tech| actions::technology::can_turn_up(s, seat, tech).is_ok());
    let markets = Market::ALL.into_iter().filter(move |&market| claims::can_refresh(s, seat, market).is_ok());
    let power = claims::can_use_power(s, seat).is_ok().then_some(Next::Power);
    golden
        .map(Next::Golden)
        .chain(tiles.map(Next::Claim))
        .chain(play.map(Next::Play))
        .chain(markets.map(Next::Refresh))
        .chain(power)
}

options! {
    /// What can be done between actions.
    enum Next: Choice {
        Act(action: Action),
        Golden(age: GoldenAge),
        Claim(achievement: Achievement),
        Play(tech: Tech),
        Refresh(market: Market),
        Power,
        End,
    }
}

/// A round begins with the first player.
pub(crate) fn begin_round(s: &mut State, ask: &mut Ask<'_>) {
    s.phase = Phase::Turns;
    s.turn.round = s.turn.round.saturating_add(1);
    let round = s.turn.round;
    ask.log(|| Event::RoundBegan { round });
    begin_turn(s, s.first);
}

/// One action, and two for the Scribe in the first round (M4.4).
fn begin_turn(s: &mut State, seat: Seat) {
    let twice = s.turn.round == 1 && s.players[seat].is(Leader::Scribe);
    s.turn = Turn::of(seat, s.turn.round, if twice { 2 } else { 1 });
}

/// The next player, the next round, or the end (M10.3, M10.4).
fn end_turn(s: &mut State, ask: &mut Ask<'_>) {
    if s.phase == Phase::Epilogue {
        end_game(s, ask);
        return;
    }
    let seat = s.turn.seat;
    if seat != s.last() {
        begin_turn(s, seat.next(s.count()));
        return;
    }
    match s.ending {
        Some(0) => epilogue(s, ask),
        Some(rounds) => {
            s.ending = Some(rounds - 1);
            ask.log(|| Event::LastRound);
            begin_round(s, ask);
        }
        None => begin_round(s, ask),
    }
}

/// After the last turn of all, the Scribe acts twice more (M10.4).
fn epilogue(s: &mut State, ask: &mut Ask<'_>) {
    let scribe = s.players.iter().find(|(_, player)| player.is(Leader::Scribe)).map(|(seat, _)| seat);
    let Some(seat) = scribe else {
        end_game(s, ask);
        return;
    };
    s.phase = Phase::Epilogue;
    s.turn = Turn::of(seat, s.turn.round, 2);
    ask.log(|| Event::Epilogue { seat });
}

fn end_game(s: &mut State, ask: &mut Ask<'_>) {
    s.phase = Phase::Over;
    ask.log(|| Event::Ended);
}
