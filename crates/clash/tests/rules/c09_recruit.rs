//! C9: Recruit.

use tessera_clash::board::Side;
use tessera_kernel::Game;

use crate::support::*;

#[test]
fn c9_1_as_many_units_as_the_size() {
    let mut play = monumental().city(RED, "D2", "neutral temple").goods(RED, "f7o7").advances(RED, "storage").turn(RED);
    play.choose("recruit, recruit infantry, recruit infantry");
    assert!(matches!(play.prompt(), tessera_clash::prompt::Prompt::Turn { .. }), "two for size 2");
    assert_eq!(play.units("D2"), "s1i2");
}

#[test]
fn c9_2_what_units_cost() {
    let mut play = monumental().goods(RED, "f3o1").advances(RED, "storage").turn(RED);
    play.choose("recruit, recruit infantry, recruit settler");
    assert_eq!(play.goods(RED), "none");
    let table = monumental().city(RED, "F3", "port").goods(RED, "w2").advances(RED, "fishing");
    let mut sea = table.turn(RED);
    sea.choose("recruit, recruit ship");
    assert_eq!(sea.goods(RED), "none");
}

#[test]
fn c9_3_four_army_units_in_a_space() {
    let play = monumental().units(RED, "D2", "i4").goods(RED, "f1o1").turn(RED);
    assert!(!play.offers("recruit"));
    let mut three = monumental().units(RED, "D2", "i3").goods(RED, "f2o2").turn(RED);
    three.choose("recruit, recruit infantry");
    assert_eq!(three.units("D2"), "s1i4");
    assert!(!three.offers("recruit infantry"), "a fifth has no room");
}

#[test]
fn c9_4_ships_need_a_port() {
    let table = || monumental().city(RED, "F3", "").goods(RED, "w2").advances(RED, "fishing");
    assert!(!table().turn(RED).offers("recruit"));
    let mut play = table().city(RED, "F3", "port").turn(RED);
    play.choose("recruit, recruit ship");
    assert_eq!(play.units("F2"), "n1");
}

#[test]
fn c9_5_an_enemy_ship_there_means_a_battle_without_retreat() {
    let table = monumental().city(RED, "F3", "port").goods(RED, "w2").advances(RED, "fishing");
    let mut play = table.units(BLUE, "F2", "n1").turn(RED);
    play.choose("recruit, recruit ship");
    play.pass_until(|play| {
        assert!(!play.offers("retreat"), "the new Ships cannot retreat");
        play.state().battle.is_none()
    });
    let told = play.told(RED);
    assert!(told.iter().any(|event| matches!(event, tessera_clash::event::Event::BattleEnded { .. })));
    let left = [play.side("F2") == Side::from(RED), play.side("F2") == Side::from(BLUE), play.units("F2").is_empty()];
    assert_eq!(left.into_iter().filter(|&holds| holds).count(), 1, "never both");
}

#[test]
fn c9_6_an_empty_supply_draws_on_the_board_in_monumental() {
    let table = monumental().units(RED, "C4", "s3").goods(RED, "f3o1").advances(RED, "storage");
    let mut play = table.turn(RED);
    play.choose("recruit, recruit infantry, recruit settler");
    assert_eq!((play.units("C4").as_str(), play.units("D2").as_str()), ("s2", "s2i1"));
    let old = of_2012().units(RED, "C4", "s3").goods(RED, "f2").turn(RED);
    assert!(!old.offers("recruit"));
}

#[test]
fn c9_5_new_ships_that_attack_are_under_way_while_others_are_recruited() {
    let table = monumental().city(RED, "F7", "happy port").units(BLUE, "F6", "n1").goods(RED, "f2w4");
    let table = table.with_state(|state| state.board.city_mut(at("F7")).port = at("F6").index());
    let mut play = table.turn(RED);
    play.choose("recruit, at F7?, recruit ship");
    assert!(matches!(play.prompt(), tessera_clash::prompt::Prompt::Recruit { .. }));
    Clash::check(play.state()).expect("no piece is missing");
}
