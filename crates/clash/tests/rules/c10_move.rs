//! C10: Move.

use tessera_clash::board::Side;
use tessera_clash::components::buildings::Unit;
use tessera_clash::prompt::Prompt;

use crate::support::*;

fn asks_for_a_squad<G: InEdition>(play: &Play<G>) -> bool {
    matches!(play.prompt(), Prompt::Squad { .. })
}

#[test]
fn c10_1_up_to_three_squads() {
    let table = monumental().units(RED, "D2", "s3").turn(RED);
    let mut play = table;
    play.choose("move, march D2, at D3, squad s1i0, march D2, at C2, squad s1i0, march D2, at E2, squad s1i0");
    assert!(!asks_for_a_squad(&play), "three squads have moved");
    assert_eq!(play.state().turn.actions, 2);
    assert_eq!(play.units("D2"), "s1");
}

#[test]
fn c10_2_a_unit_moves_once_an_action() {
    let mut play = monumental().turn(RED);
    play.choose("move, march D2, at D3");
    assert!(!asks_for_a_squad(&play), "the only unit has moved");
    play.choose("move, march D3, at D4");
    assert_eq!(play.units("D4"), "s1");
}

#[test]
fn c10_3_armies_move_with_tactics() {
    let table = || monumental().without_units("D2").units(RED, "D2", "i1");
    let play = table().turn(RED);
    assert!(!play.offers("move"));
    assert!(table().advances(RED, "tactics").turn(RED).offers("move"));
}

#[test]
fn c10_4_one_adjacent_land_space() {
    let mut play = monumental().turn(RED);
    play.choose("move, march D2");
    assert_eq!(play.offered("at"), ["C2", "C3", "D1", "D3", "E2", "E3"]);
}

#[test]
fn c10_5_whoever_fought_moves_no_more() {
    let table = monumental().without_units("D2").units(RED, "D2", "i2").advances(RED, "tactics");
    let mut play = table.barbarians("D3", 0).turn(RED);
    play.choose("move, march D2, at D3, squad s0i2");
    assert_eq!(play.owner("D3"), Side::from(RED));
    assert!(!play.offers("move"), "taking an empty city is a Combat: {:?}", play.options());
}

#[test]
fn c10_6_a_mountain_stops() {
    let mut play = monumental().turn(RED);
    play.choose("move, march D2, at E2");
    assert!(!play.offers("move"));
}

#[test]
fn c10_7_no_attack_out_of_a_forest() {
    let table = monumental().without_units("D2").units(RED, "D2", "i1").advances(RED, "tactics");
    let mut play = table.barbarians("B3", 0).turn(RED);
    play.choose("move, march D2, at C3, move, march C3");
    assert!(!play.offers("at B3") && play.offers("at B2"));
    assert_eq!(play.why_not("at B3"), Some("C10.7"));
}

#[test]
fn c10_8_penalties_follow_the_unit() {
    let table = monumental().without_units("D2").units(RED, "D2", "i1").units(RED, "C3", "i1").advances(RED, "tactics");
    let mut play = table.barbarians("B3", 0).turn(RED);
    play.choose("move, march D2, at C3, done, move, march C3, at B3");
    assert_eq!(play.units("B3"), "i1", "only the one that stood there may attack");
    play.choose("done, end, end");
    play.pass_until(|play| play.who() == RED && matches!(play.prompt(), Prompt::Turn { actions: 3 }));
    play.choose("move, march C3");
    assert!(play.offers("at B2"), "penalties end with the turn");
}

#[test]
fn c10_9_settlers_enter_enemy_spaces_with_an_army_only() {
    let mut play = monumental().barbarians("D3", 0).turn(RED);
    play.choose("move, march D2");
    assert!(!play.offers("at D3"));
    let table = monumental().units(RED, "D2", "i1").advances(RED, "tactics").barbarians("D3", 0);
    let mut army = table.turn(RED);
    army.choose("move, march D2, at D3");
    assert_eq!(army.offered("squad"), ["s0i1", "s1i1"]);
}

#[test]
fn c10_10_four_army_units_a_land_space() {
    let table = monumental().units(RED, "D2", "i2").units(RED, "D3", "i3").advances(RED, "tactics");
    let mut play = table.turn(RED);
    play.choose("move, march D2, at D3");
    assert!(play.offers("squad s1i1") && !play.offers("squad s1i2"));
    let full = monumental().without_units("D2").units(RED, "D2", "i2").units(RED, "D3", "i4").advances(RED, "tactics");
    let mut full = full.turn(RED);
    full.choose("move, march D2");
    assert_eq!(full.why_not("at D3"), Some("C10.10"));
    assert_eq!(full.counted("at D3"), [("there", 4), ("most", 4)]);
}

#[test]
fn c10_11_a_conflict_is_over_before_the_next_squad() {
    let table = monumental().units(RED, "D2", "i2").advances(RED, "tactics").horde("D3", 2);
    let play = table.turn(RED);
    let fighting = play.when("move, march D2, at D3, squad s0i2", |play| play.state().battle.is_some());
    assert!(matches!(fighting.prompt(), Prompt::FightOn { .. }), "the Settler waits: {:?}", fighting.prompt());
    let mut fighting = fighting;
    fighting.choose("retreat");
    assert!(fighting.offers("march D2"), "now it may move");
}

#[test]
fn c10_12_ships_sail_their_ocean_and_stop_at_enemies() {
    let mut play = monumental().units(RED, "B4", "n1").turn(RED);
    play.choose("move, sail B4");
    assert_eq!(play.offered("at"), ["C5"]);
    play.choose("at C5");
    assert_eq!(play.units("C5"), "n1");
    let mut enemy = monumental().units(RED, "B4", "n1").units(BLUE, "C5", "n1").turn(RED);
    enemy.choose("move, sail B4, at C5");
    let began = enemy.told(RED).iter().any(|event| matches!(event, tessera_clash::event::Event::BattleBegan { .. }));
    assert!(began, "it must stop and fight");
}

#[test]
fn c10_13_ships_that_fought_move_no_further() {
    let play = monumental().units(RED, "B4", "n2").units(BLUE, "C5", "n1").turn(RED);
    let won = play.when("move, sail B4, at C5, squad n2s0i0, fight, fight, fight, fight", |play| {
        play.state().battle.is_none() && play.side("C5") == Side::from(RED)
    });
    assert!(!won.offers("sail C5"));
}

#[test]
fn c10_14_a_ship_carries_two() {
    let mut play = monumental().units(RED, "B5", "s3").units(RED, "B4", "n1").turn(RED);
    play.choose("move, march B5, at B4");
    assert_eq!(play.offered("squad"), ["s1i0", "s2i0"]);
}

#[test]
fn c10_15_boarding_and_landing_are_squad_moves() {
    let mut play = monumental().units(RED, "B5", "s1").units(RED, "B4", "n1").turn(RED);
    play.choose("move, march B5, at B4");
    assert_eq!(play.units("B4"), "n1s1");
    play.choose("done, move, march B4");
    assert!(play.offers("at B3") && play.offers("at A5"));
    play.choose("at B3");
    assert_eq!((play.units("B3").as_str(), play.units("B4").as_str()), ("s1", "n1"));
}

#[test]
fn c10_16_who_may_land_after_sailing() {
    let mut play = monumental().units(RED, "B4", "n1s1").turn(RED);
    play.choose("move, sail B4, at C5, march C5");
    assert!(play.offers("at C6"), "aboard at the beginning: may land");
    let mut boarded = monumental().units(RED, "B5", "s1").units(RED, "B4", "n1").turn(RED);
    boarded.choose("move, march B5, at B4, sail B4, at C5");
    assert!(!boarded.offers("march C5"), "boarded in this action");
}

#[test]
fn c10_17_landing_from_ships_that_fought() {
    let play = monumental().units(RED, "B4", "n2s1").units(BLUE, "C5", "n1").turn(RED);
    let won = play.when("move, sail B4, at C5, squad n2s1i0, fight, fight, fight, fight", |play| {
        play.state().battle.is_none() && play.units("C5").contains('s') && play.side("C5") == Side::from(RED)
    });
    assert!(won.offers("march C5"));
}

#[test]
fn c10_18_ships_do_not_strand_units() {
    let mut play = monumental().units(RED, "B4", "n2s2i1").turn(RED);
    play.choose("move, sail B4, at C5");
    assert!(!play.offers("squad n1s0i0"), "three units on one ship");
    assert!(play.offers("squad n1s1i0"));
}

#[test]
fn c10_5_defenders_of_a_raid_in_their_own_turn_stay() {
    let table = of_2012().barbarians("D4", 1).units(RED, "D2", "i4").advances(RED, "tactics").goods(RED, "f2");
    let table = table.with_state(|state| state.players[RED].mood_level = 2).next_event("E21");
    let mut play = table.turn(RED);
    play.choose("advance, learn storage");
    play.pass_until(|play| play.state().event.is_none() && matches!(play.prompt(), Prompt::Turn { .. }));
    assert!(play.units("D2").contains('i') && !play.offers("move"), "{:?}", play.options());
}

#[test]
fn c10_8_every_unit_has_room_for_what_happened_to_it() {
    // 33 pieces of a player's and four Pirates, each in a space of its own.
    let mut state = peoples("carthaginians", "greeks").state;
    let spaces: Vec<_> = state.board.revealed.into_iter().take(37).collect();
    for space in spaces {
        state.mark(tessera_clash::components::board::Space::new(space), Unit::Infantry, tessera_clash::marks::MOVED, 1);
    }
    assert_eq!(state.turn.marks.iter().map(|mark| mark.count).sum::<u8>(), 37);
}
