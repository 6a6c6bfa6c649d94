//! C32: Pirates, and the Barbarians' new units.

use tessera_clash::board::{Mood, Side};
use tessera_clash::components::buildings::Unit;
use tessera_clash::event::{Cause, Event, Roll};
use tessera_clash::prompt::Prompt;

use crate::support::*;

fn table() -> Table<Civilizations> {
    peoples("romans", "greeks")
}

/// The first roll of a Conflict, attacker first.
fn rolls(play: &Play<Civilizations>) -> Option<[Roll; 2]> {
    play.told(RED).into_iter().find_map(|event| match event {
        Event::Rolled { rolls, .. } => Some(*rolls),
        _ => None,
    })
}

#[test]
fn c32_1_enemies_but_not_opponents() {
    let table = table().units(RED, "F6", "n1").pirates("E7", 2).cards(RED, "O7 O16");
    let play = table.turn(RED);
    assert_eq!((play.state().pirates, play.units("E7").as_str()), (2, "p2"));
    let won = play.fought("move, sail F6, at E7", |play| play.side("E7") == Side::from(RED));
    assert!(won.offered("claim").is_empty(), "they are nobody's opponent, however many");
    let mut idle = peoples("romans", "greeks").pirates("F4", 2).event(RED, "E21");
    idle.pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. }));
    idle.choose("end, end");
    assert_eq!(idle.units("F4"), "p2", "they never move by themselves");
}

#[test]
fn c32_2_two_ships_one_of_them_near() {
    let mut play = table().city(RED, "F3", "").units(BLUE, "F4", "n1").event(RED, "E45");
    assert!(matches!(play.prompt(), Prompt::PlacePirate { left: 2 }) || !play.units("F2").is_empty());
    assert_eq!(play.units("F2"), "p1", "F2 is the only sea beside a city that is free of Ships");
    assert_eq!(play.offered("at"), ["A7", "B4", "C5", "E7", "F2", "F6"], "the other anywhere but with players' Ships");
    play.choose("at F2");
    assert_eq!((play.units("F2").as_str(), play.state().pirates), ("p2", 2));
}

#[test]
fn c32_3_the_missing_come_from_the_board() {
    let table = table().pirates("A7", 2).pirates("C5", 1).pirates("B4", 1);
    let mut play = table.event(RED, "E45");
    assert!(matches!(play.prompt(), Prompt::TakePirate));
    assert_eq!(play.offered("at"), ["A7", "B4", "C5"]);
    play.choose("at A7, at A7, at A7, at E7");
    assert_eq!(
        (play.units("A7").as_str(), play.units("E7").as_str(), play.state().pirates),
        ("p1", "p1", 0),
        "back again"
    );
}

#[test]
fn c32_4_without_room_nothing_is_placed() {
    let table = table().units(RED, "F2", "n1").units(RED, "B4", "n1").units(RED, "F4", "n1").units(RED, "C5", "n1");
    let table = table.units(BLUE, "F6", "n1").units(BLUE, "A7", "n1").pirates("E7", 1);
    let mut play = table.units(BLUE, "F6", "n1").goods(BLUE, "g1").event(RED, "E45");
    // E7 holds Pirates and no player's Ship, so there is room there.
    play.pass_until(|play| !matches!(play.prompt(), Prompt::PlacePirate { .. }));
    assert_eq!(play.units("E7"), "p3");
    let table = peoples("romans", "greeks").units(RED, "F2", "n1").units(RED, "B4", "n1").units(RED, "F4", "n1");
    let table = table.units(RED, "C5", "n1").units(BLUE, "F6", "n1").units(BLUE, "A7", "n1").units(BLUE, "E7", "n1");
    let mut full = table.event(RED, "E45");
    full.pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. }));
    assert_eq!(full.state().pirates, 4);
}

#[test]
fn c32_5_the_raid_takes_one_thing_from_each() {
    let table = table().city(RED, "F3", "").city(RED, "E4", "").pirates("F4", 1).goods(RED, "o1g1").goods(BLUE, "f1c1");
    let mut play = table.event(RED, "E45");
    play.choose("at F4, at E7");
    assert!(matches!(play.prompt(), Prompt::PirateRaid) && play.who() == RED);
    assert_eq!(play.options(), ["pay o1", "pay g1"]);
    play.choose("pay o1");
    assert_eq!((play.who(), play.options()), (BLUE, ["pay f1", "pay c1"].map(str::to_owned).to_vec()), "D7 lies at E7");
    play.choose("pay c1");
    assert_eq!(
        (play.state().players[RED].goods.ore, play.goods(BLUE).as_str()),
        (0, "f1"),
        "once, whatever was beside them"
    );
    let mut away = peoples("romans", "greeks").goods(RED, "f2").goods(BLUE, "f2").event(RED, "E45");
    away.choose("at F2, at F2");
    assert_eq!((away.goods(RED).as_str(), away.goods(BLUE).as_str()), ("f2i2", "f2"), "nobody's city is near");
}

#[test]
fn c32_6_whoever_has_nothing_loses_mood() {
    let table = table().city(RED, "F3", "happy").advances(RED, "myths").goods(RED, "none");
    let mut play = table.event(RED, "E45");
    play.choose("at F2, at F2");
    assert_eq!((play.mood("F3"), play.mood("D2")), (Mood::Neutral, Mood::Happy));
    let angry = peoples("romans", "greeks").city(RED, "F3", "angry").goods(RED, "none").event(RED, "E45");
    let mut angry = angry;
    angry.choose("at F2, at F2");
    assert_eq!(angry.mood("F3"), Mood::Angry, "if possible");
}

#[test]
fn c32_7_no_collecting_from_their_sea() {
    let collects = |pirates: &str| {
        let table = peoples("romans", "greeks")
            .city(RED, "E6", "happy temple academy")
            .advances(RED, "fishing storage")
            .goods(RED, "none");
        let table = if pirates.is_empty() { table } else { table.pirates(pirates, 1) };
        let mut play = table.turn(RED);
        play.choose("collect, at E6");
        play.options().iter().any(|choice| choice.contains("f3"))
    };
    assert!(collects(""), "Grassland and Sea");
    assert!(!collects("F6"), "in their space");
    assert!(!collects("E7"), "and beside it");
}

#[test]
fn c32_9_ships_stop_and_fight() {
    let mut play = table().units(RED, "B4", "n1").pirates("C5", 1).turn(RED);
    play.choose("move, sail B4, at C5");
    assert!(rolls(&play).is_some(), "there is a battle");
    // An Ocean in which the way from C5 to E5 leads through D5.
    let sails = |pirates: &str| {
        let table = Table::<Civilizations>::tiles([14, 7, 12, 5, 10, 15, 8, 13]).units(RED, "C5", "n1");
        let table = table.with_state(|state| (2..10).for_each(|region| state.board.reveal(region, false)));
        let table = if pirates.is_empty() { table } else { table.pirates(pirates, 1) };
        let mut play = table.turn(RED);
        play.choose("move, sail C5");
        ["D5", "E5"].map(|place| play.offers(&format!("at {place}")))
    };
    assert_eq!(sails(""), [true, true]);
    assert_eq!(sails("D5"), [true, false], "they never pass Pirates");
    assert_eq!(sails("E5"), [true, true]);
}

#[test]
fn c32_10_new_ships_fight_at_once() {
    let table = table().city(RED, "F3", "port").pirates("F2", 1).goods(RED, "w2");
    let table = table.with_state(|state| state.board.city_mut(at("F3")).port = at("F2").index());
    // Two rolls one after the other: nobody was asked whether to fight on.
    let rolled = |play: &Play<Civilizations>| {
        play.told(RED).iter().filter(|event| matches!(event, Event::Rolled { .. })).count() >= 2
    };
    let play = table.turn(RED).when("recruit, recruit ship", rolled);
    let fought = play
        .told(RED)
        .iter()
        .any(|event| matches!(event, Event::BattleBegan { defender, .. } if *defender == Side::PIRATES));
    assert!(fought);
}

#[test]
fn c32_11_they_play_no_cards_and_never_retreat() {
    let table = table().units(RED, "F6", "n2").pirates("E7", 2).advances(BLUE, "tactics").cards(BLUE, "A6");
    let play = table.turn(RED);
    for ships in 0..=2 {
        // However many of Red's are left.
        let after = play.fought("move, sail F6, at E7, squad n2s0i0", |play| {
            play.state().players[RED].units[Unit::Ship] == 4 - ships
        });
        let laid = after.told(RED).into_iter().any(|event| matches!(event, Event::TacticsLaid { seat: BLUE, .. }));
        let fled = after
            .told(RED)
            .into_iter()
            .any(|event| matches!(event, Event::Retreated { side, .. } if side == Side::PIRATES));
        assert!(!laid && !fled);
    }
}

#[test]
fn c32_12_gold_and_a_token_for_each() {
    let table = table().units(RED, "F6", "n4").pirates("E7", 2).goods(RED, "none");
    let play =
        table.turn(RED).when("move, sail F6, at E7, squad n4s0i0, take m1", |play| play.side("E7") == Side::from(RED));
    let mut play = play;
    play.choose("take c1");
    assert_eq!((play.goods(RED).as_str(), play.state().pirates), ("g2c1m1", 4));
    let table = peoples("romans", "greeks").units(RED, "F6", "n1").pirates("E7", 4).goods(RED, "none");
    let mut lost =
        table.turn(RED).when("move, sail F6, at E7", |play| play.state().battle.is_none() && play.offers("take m1"));
    lost.choose("take m1");
    assert_eq!((lost.side("E7"), lost.goods(RED).as_str()), (Side::PIRATES, "g1m1"), "lost or won");
}

#[test]
fn c32_12_a_retreat_makes_no_difference() {
    let table = table().units(RED, "F6", "n2").pirates("E7", 4).goods(RED, "none");
    let mut play = table.turn(RED).when("move, sail F6, at E7, squad n2s0i0, retreat", |play| {
        play.offers("take m1") && play.units("F6").starts_with('n')
    });
    play.choose("take m1?, take m1?");
    assert_eq!(play.state().players[RED].goods.gold, play.state().pirates, "a gold for each that is gone");
}

#[test]
fn c32_13_barbarian_cavalry_and_elephants() {
    let mut play = table().barbarians("B6", 1).barbarians("C7", 0).event(RED, "E10");
    play.choose("at D4, at B6");
    assert!(matches!(play.prompt(), Prompt::BarbarianUnit { .. }) && play.who() == RED);
    assert_eq!(play.options(), ["recruit infantry", "recruit cavalry", "recruit elephant"]);
    play.choose("recruit elephant");
    assert_eq!(play.units("B6"), "i1e1");
    let mut first = table().barbarians("B6", 1).barbarians("C7", 0).event(RED, "E10");
    first.choose("at D4, at C7");
    assert_eq!(first.units("C7"), "i1", "the first unit of a city is an Infantry");
}

#[test]
fn c32_14_they_fight_like_the_players() {
    let table = table().without_units("D2").units(RED, "D3", "i4").advances(RED, "tactics").wild("D4", "i0c2e2");
    let play = table.turn(RED).when("move, march D3, at D4, squad s0i4", |play| {
        rolls(play).is_some_and(|[_, wild]| {
            let used = |unit: Unit| wild.dice.iter().any(|die| die.used && die.icon == Some(unit));
            used(Unit::Cavalry) && used(Unit::Elephant)
        })
    });
    let [_, wild] = rolls(&play).expect("a roll");
    assert!(wild.shields > 0 && wild.causes.iter().any(|(cause, _)| *cause == Cause::Unit(Unit::Cavalry)));
    let full = peoples("romans", "greeks").barbarians("B6", 0).wild("B6", "i1c2e1").event(RED, "E10");
    let mut full = full;
    full.choose("at D4");
    assert!(!full.offers("at B6"), "four to a space");
}

#[test]
fn c32_8_links_do_not_cross_their_sea() {
    let income = |unit: &str, place: &str, pirates: &str| {
        let table = table().without_units("D2").advances(RED, "trade-routes").goods(RED, "none").city(BLUE, "B5", "");
        let table = table.units(RED, place, unit);
        let table = if pirates.is_empty() { table } else { table.pirates(pirates, 1) };
        table.turn(RED).goods(RED)
    };
    assert_eq!(income("n1", "C5", ""), "f1");
    assert_eq!(income("n1", "C5", "B4"), "none", "the Ship's own space touches them");
    assert_eq!(income("s1", "C4", "B4"), "none", "B4 and C5 are the way from C4");
    assert_eq!(income("s1", "C6", "B4"), "f1", "over Land nothing blocks");
}

#[test]
fn c32_12_the_end_of_both_sides_makes_no_difference() {
    let table = table().units(RED, "F6", "n1").pirates("E7", 1).goods(RED, "none");
    let play = table.turn(RED);
    let mut gone = play.when("move, sail F6, at E7", |play| {
        matches!(play.prompt(), Prompt::TakeToken) && play.units("E7").is_empty() && play.units("F6").is_empty()
    });
    gone.choose("take c1");
    assert_eq!((gone.goods(RED).as_str(), gone.state().pirates), ("g1c1", 4));
}

#[test]
fn c32_13_cavalry_and_elephants_may_be_used_up() {
    let table = |wild: &[(&str, &str)]| {
        let table = table().barbarians("B6", 1).barbarians("C7", 0);
        wild.iter().fold(table, |table, (place, units)| table.wild(place, units))
    };
    let mut play = table(&[("F7", "i0c4")]).event(RED, "E10");
    play.choose("at D4, at B6");
    assert_eq!(play.options(), ["recruit infantry", "recruit elephant"]);
    let mut none = table(&[("F7", "i0c4"), ("F5", "i0c0e4")]).event(RED, "E10");
    none.choose("at D4, at B6");
    assert_eq!(none.units("B6"), "i2", "there is nothing to choose");
}
