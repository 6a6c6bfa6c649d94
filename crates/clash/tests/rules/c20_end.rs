//! C20: end and scoring.

use tessera_clash::board::Side;
use tessera_clash::components::wonders::Wonder;
use tessera_clash::state::{Built, WonderPlace};
use tessera_kernel::{Game as _, Seat};

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
        state.players[RED].half_points = 6;
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

#[test]
fn c20_4_points_for_leaders_break_ties_last() {
    // As many points in all: Red has a Leader of Blue's, Blue two points from Events, which come before.
    let table = |halves: u8| {
        peoples("romans", "greeks").with_state(move |state| {
            state.age = 6;
            let leader = "pericles".parse().expect("a leader");
            state.players[BLUE].leaders.remove(leader);
            state.players[RED].trophies.insert(leader);
            state.players[BLUE].half_points = halves;
        })
    };
    let winners = |halves: u8| {
        let mut play = table(halves).status();
        play.pass_until(|_| false);
        play.game.outcome().expect("over").winners().collect::<Vec<Seat>>()
    };
    assert_eq!(winners(4), [BLUE]);
    assert_eq!(winners(3), [RED], "a Leader is worth 2 points");
}

#[test]
fn c20_5_the_lines_of_what_powers_score() {
    let line = |table: Table<Civilizations>, source: &str| table.turn(RED).half_points_of(RED, source);
    let celts = peoples("celts", "greeks").powers(RED, "druidic-influence").barbarians("B6", 1);
    let plain = line(peoples("celts", "greeks").powers(RED, "druidic-influence").barbarians("B6", 1), "pieces");
    let hallowed = celts.with_state(|state| state.druids.insert(at("B6").index()));
    assert_eq!(line(hallowed, "pieces"), plain + 2, "Druidic tokens are like pieces");
    let port = || peoples("phoenicians", "greeks").city(RED, "F3", "port");
    assert_eq!(line(port().powers(RED, "city-independence"), "pieces"), line(port(), "pieces") + 1, "1½ for a Port");
    let vikings = peoples("vikings", "greeks").powers(RED, "runes").with_state(|state| {
        state.players[RED].runes = 1;
        state.players[RED].buildings[tessera_clash::components::buildings::Building::Obelisk as usize] -= 1;
        state.players[RED].explored = 0b101;
    });
    assert_eq!(line(vikings, "objectives"), 2 + 4, "Runes and explorer tokens are like Objectives");
    let knut = peoples("vikings", "greeks").leader(RED, "knut", "D4");
    assert_eq!(line(knut, "events"), 2, "Knut counts his way with the Events");
}

#[test]
fn c20_4_half_points_of_a_line_break_a_tie() {
    let table = peoples("phoenicians", "greeks").city(RED, "F7", "port").city(BLUE, "B6", "temple");
    let halves = |table: Table<Civilizations>| {
        let breaks = Clash::tie_breaks(&table.state);
        let line = breaks.iter().find(|line| line.what.ends_with("pieces")).expect("city pieces are compared");
        line.counts[RED] - line.counts[BLUE]
    };
    assert_eq!(halves(table), 0);
    let table = peoples("phoenicians", "greeks").city(RED, "F7", "port").city(BLUE, "B6", "temple");
    assert_eq!(halves(table.powers(RED, "city-independence")), 1, "a Port is worth half a point more");
}
