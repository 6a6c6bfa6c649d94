//! C20: end and scoring.

use tessera_clash::board::Side;
use tessera_clash::components::wonders::Wonder;
use tessera_clash::state::{Built, WonderPlace};
use tessera_kernel::Seat;

use crate::support::*;

#[test]
fn c20_1_the_game_ends_after_six_ages_or_without_a_city() {
    let mut play = monumental().with_state(|state| state.age = 6).status();
    play.pass_until(|_| false);
    assert!(play.game.outcome().is_some());
    let table = monumental().with_state(|state| {
        state.board.raze(at("D7"));
        state.players[BLUE].settlements += 1;
    });
    let mut lost = table.status();
    lost.pass_until(|_| false);
    assert_eq!(lost.state().age, 1);
}

#[test]
fn c20_2_pieces_advances_objectives_events() {
    let table = monumental().city(RED, "B2", "temple academy").with_state(|state| {
        state.players[RED].points = 3;
        state.players[RED].upper_done.insert(30);
        state.objectives = state.objectives.iter().copied().filter(|&card| card != 30).collect();
    });
    let play = table.turn(RED);
    assert_eq!(play.half_points_of(RED, "pieces"), 2 * 4);
    assert_eq!(play.half_points_of(RED, "advances"), 2);
    assert_eq!(play.half_points_of(RED, "objectives"), 4);
    assert_eq!(play.half_points_of(RED, "events"), 6);
}

#[test]
fn c20_3_wonders() {
    let play = monumental().wonder(RED, "D2", "wall").wonder(RED, "D2", "pyramids").turn(RED);
    assert_eq!(play.half_points_of(RED, "wonders"), 8 + 10);
    let old = of_2012().wonder(RED, "D2", "wall").turn(RED);
    assert_eq!(old.half_points_of(RED, "wonders"), 10);
}

#[test]
fn c20_4_ties() {
    let winners = |play: &Play<Monumental>| play.game.outcome().expect("over").winners().collect::<Vec<Seat>>();
    let mut shared = monumental().with_state(|state| state.age = 6).status();
    shared.pass_until(|_| false);
    assert_eq!(winners(&shared), [RED, BLUE]);
    // As many points, but Blue has more city pieces and fewer advances.
    let table = monumental().advances(RED, "storage irrigation").city(BLUE, "B6", "").with_state(|state| state.age = 6);
    let mut pieces = table.status();
    pieces.pass_until(|_| false);
    assert_eq!(winners(&pieces), [BLUE]);
    // The holder of the Pyramids wins any tie: here they stand for nothing else.
    let table = monumental().with_state(|state| {
        state.age = 6;
        let pyramids = Wonder::Pyramids;
        state.wonders = state.wonders.iter().copied().filter(|&card| card != pyramids as u8).collect();
        state.built[pyramids as usize] =
            Built { builder: Side::NOBODY, owner: Side::from(BLUE), place: WonderPlace::Gone };
    });
    let mut pyramids = table.status();
    pyramids.pass_until(|_| false);
    assert_eq!(winners(&pyramids), [BLUE]);
}
