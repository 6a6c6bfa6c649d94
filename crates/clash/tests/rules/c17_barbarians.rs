//! C17: Event icons and Barbarians.

use tessera_clash::board::{Mood, Side};
use tessera_clash::components::buildings::Unit;
use tessera_clash::event::Event;
use tessera_clash::prompt::Prompt;

use crate::support::*;

#[test]
fn c17_1_a_gold_mine_gives_two_gold() {
    let play = monumental().goods(RED, "none").without_units("D7").event(RED, "E38");
    assert!(play.goods(RED).starts_with("g2"));
}

#[test]
fn c17_2_a_marker_next_to_ones_city() {
    let mut play = monumental().event(RED, "E13");
    assert_eq!(play.offered("at"), ["C2", "C3", "D3", "E2"], "no desert, no city");
    play.choose("at D3");
    assert!(play.state().board.exhausted.contains(at("D3").index()));
    let table = of_2012().with_state(|state| {
        for place in ["A3", "B2", "B3", "C3"] {
            state.board.exhausted.insert(at(place).index());
        }
    });
    let used_up = table.event(RED, "E13");
    assert_eq!(used_up.state().board.exhausted.len(), 4, "2012 has four markers");
}

#[test]
fn c17_3_barbarians_appear_two_land_spaces_away() {
    let mut play = monumental().event(RED, "E10");
    assert!(matches!(play.prompt(), Prompt::BarbariansAppear));
    let offered = play.offered("at");
    assert!(offered.contains(&"D4".to_owned()) && !offered.contains(&"D3".to_owned()), "{offered:?}");
    play.choose("at D4");
    assert_eq!(play.owner("D4"), Side::BARBARIANS);
    let old = of_2012().event(RED, "E10");
    assert!(old.offers("at D3"), "2012: within two spaces");
}

#[test]
fn c17_4_then_one_of_their_cities_grows() {
    let mut play = monumental().barbarians("B6", 1).event(RED, "E10");
    play.choose("at D4");
    assert_eq!(play.offered("at"), ["B6", "D4"]);
    play.choose("at B6");
    assert_eq!(play.units("B6"), "i2");
}

#[test]
fn c17_5_armies_march_on_the_nearest_city() {
    let mut play = monumental().barbarians("D4", 2).event(RED, "E21");
    assert!(matches!(play.prompt(), Prompt::MarchBarbarians { .. }) || play.units("D3") == "i2", "{:?}", play.prompt());
    play.pass_until(|play| play.state().event.is_none());
    assert!(!play.units("D4").starts_with("i2") || play.units("D3") == "i2");
    let mut away = monumental().barbarians("B6", 2).event(RED, "E21");
    assert!(matches!(away.prompt(), Prompt::BarbariansAppear), "none near: one appears");
    away.choose("at D4");
    assert_eq!(away.units("B6"), "i2", "far ones stay");
}

#[test]
fn c17_6_near_barbarian_cities_are_reinforced() {
    let mut play = monumental().barbarians("D4", 2).event(RED, "E21");
    play.pass_until(|play| play.state().event.is_none());
    assert_eq!(play.units("D4"), "i1", "the city they left");
}

#[test]
fn c17_7_the_largest_camp_raids_in_2012() {
    let play = of_2012().barbarians("D4", 2).barbarians("C4", 1).event(RED, "E21");
    let began = play.told(RED).iter().find_map(|event| match event {
        Event::BattleBegan { attacker, at, .. } => Some((*attacker, *at)),
        _ => None,
    });
    assert_eq!(began, Some((Side::BARBARIANS, at("D2"))));
    let none = of_2012().barbarians("B6", 2).event(RED, "E21");
    assert!(!none.told(RED).iter().any(|event| matches!(event, Event::BattleBegan { .. })), "none within two spaces");
}

#[test]
fn c17_8_a_raid_takes_units_then_buildings() {
    let table = of_2012().barbarians("D4", 4).city(RED, "D2", "happy temple academy").without_units("D2");
    let play = table.with_state(|_| {});
    let begun = (0..200).find_map(|seed| {
        let state = play.state.clone();
        let mut table = of_2012();
        table.state = state;
        table.state.rng = tessera_kernel::Rng::from_number(seed);
        let mut raid = table.event(RED, "E21");
        raid.pass_until(|play| play.state().event.is_none() || matches!(play.prompt(), Prompt::RaidLoss { .. }));
        (raid.size("D2") == 3 && matches!(raid.prompt(), Prompt::RaidLoss { .. })).then_some(raid)
    });
    let mut raid = begun.expect("some raid hits");
    assert_eq!(raid.options(), ["piece D2 academy", "piece D2 temple"]);
    raid.choose("piece D2 temple");
    raid.pass_until(|play| play.state().event.is_none());
    assert!(raid.owner("D2") == Side::NOBODY || raid.mood("D2") == Mood::Angry);
    assert!(raid.units("D4").starts_with('i'), "survivors go home");
}

#[test]
fn c17_9_armies_move_whole_and_keep_the_limit() {
    let mut play = monumental().barbarians("D4", 3).barbarians("D3", 2).city(RED, "D2", "").event(RED, "E21");
    play.pass_until(|play| play.state().event.is_none());
    for space in tessera_clash::components::board::spaces(play.state().board.units_of(Side::BARBARIANS)) {
        assert!(play.state().board.stack(space).army() <= 4);
    }
}

#[test]
fn c17_10_barbarians_neither_play_cards_nor_retreat() {
    let table = monumental().without_units("D2").units(RED, "D3", "i2").advances(RED, "tactics").horde("D4", 2);
    let mut play = table.turn(RED);
    play.choose("move, march D3, at D4, squad s0i2");
    play.pass_until(|play| {
        assert_eq!(play.who(), RED, "nobody else is asked");
        play.state().battle.is_none()
    });
}

#[test]
fn c17_11_gold_for_beaten_barbarians() {
    let table = monumental().without_units("D2").units(RED, "D3", "i4").advances(RED, "tactics").goods(RED, "none");
    let play = table.horde("D4", 1).turn(RED);
    let won = play.when("move, march D3, at D4, squad s0i4, fight, fight", |play| {
        play.state().battle.is_none() && play.side("D4") == Side::from(RED)
    });
    assert_eq!(won.goods(RED), "g1");
}

#[test]
fn c17_12_taking_a_barbarian_city() {
    let table = monumental().without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics").goods(RED, "none");
    let mut play = table.barbarians("D4", 0).turn(RED);
    play.choose("move, march D3, at D4");
    assert_eq!((play.owner("D4"), play.mood("D4"), play.goods(RED).as_str()), (Side::from(RED), Mood::Angry, "g1"));
    let table = of_2012().without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics").goods(RED, "none");
    let mut old = table.barbarians("D4", 0).turn(RED);
    old.choose("move, march D3, at D4");
    assert!(matches!(old.prompt(), Prompt::KeepCity { .. }));
    old.choose("no");
    assert_eq!((old.owner("D4"), old.goods(RED).as_str()), (Side::NOBODY, "g1"));
}

#[test]
fn c17_13_barbarians_conquer_cities_in_monumental() {
    let table = monumental().without_units("D2").city(RED, "B6", "").city(RED, "F7", "").horde("D3", 4);
    let mut play = table.event(RED, "E21");
    play.pass_until(|play| play.owner("D2") == Side::BARBARIANS);
    assert_eq!(play.mood("D2"), Mood::Angry);
    assert_eq!(play.options(), ["at B6", "at F7"], "the people find a new home, without a choice whether");
}

#[test]
fn c17_14_nothing_is_placed_where_nothing_is_left() {
    let table = monumental().with_state(|state| {
        // All Barbarian units stand far away.
        for place in ["A5", "B6", "C7", "F7", "G7"] {
            state.barbarians.units[Unit::Infantry] -= 4;
            state.board.add(Side::BARBARIANS, at(place), Unit::Infantry, 4);
        }
    });
    let play = table.event(RED, "E10");
    assert!(play.state().board.cities_of(Side::BARBARIANS).is_empty());
}

#[test]
fn c17_5_every_army_moves_once_and_those_who_joined_it_stay() {
    let table = monumental().without_units("D2").city(RED, "B6", "").horde("D4", 1).horde("D3", 2);
    let mut play = table.event(RED, "E21");
    assert!(matches!(play.prompt(), Prompt::MarchNext));
    play.choose("at D4");
    assert_eq!(play.owner("D2"), Side::BARBARIANS, "the army of D3 still marches");
    assert_eq!(
        (play.units("D2").as_str(), play.units("D3").as_str()),
        ("i2", "i1"),
        "as it stood before it was joined"
    );
}
