//! C16: Wonders.

use tessera_clash::board::Side;

use crate::support::*;

const RICH: &str = "f7o7w7c9";

fn builder() -> Table<Monumental> {
    let table = monumental().city(RED, "B2", "").city(RED, "D2", "happy").goods(RED, RICH);
    table.advances(RED, "storage engineering irrigation").wonder_card(RED, "gardens")
}

fn builder_2012() -> Table<Base2012> {
    let table = of_2012().goods(RED, "f8o8w8c8").advances(RED, "storage engineering irrigation");
    table.with_state(|state| {
        let gardens = tessera_clash::components::wonders::Wonder::Gardens;
        state.wonders = state.wonders.iter().copied().filter(|&card| card != gardens as u8).collect();
        state.wonders_open.insert(gardens);
    })
}

#[test]
fn c16_1_cards_in_hand_or_lying_open() {
    let mut new = monumental().turn(RED);
    new.choose("advance, learn engineering");
    assert_eq!(new.state().players[RED].wonders.len(), 1);
    assert!(new.view(BLUE).wonders_open.is_empty());
    let mut old = of_2012().turn(RED);
    old.choose("advance, learn engineering");
    assert_eq!(old.view(BLUE).wonders_open.len(), 1);
}

#[test]
fn c16_2_what_a_wonder_needs() {
    let mut play = builder().turn(RED);
    play.choose("construct, raise gardens");
    assert!(play.state().has_wonder(RED, tessera_clash::components::wonders::Wonder::Gardens));
    assert!(!builder().city(RED, "D2", "neutral").turn(RED).offers("construct"), "the city must be Happy");
    let unlearned = monumental().city(RED, "B2", "").goods(RED, RICH).advances(RED, "storage engineering");
    assert!(!unlearned.wonder_card(RED, "gardens").turn(RED).offers("construct"), "Irrigation is missing");
    let single = monumental().goods(RED, RICH).advances(RED, "storage engineering irrigation");
    assert!(!single.wonder_card(RED, "gardens").turn(RED).offers("construct"), "one city: size 1 at most");
    let mut old = builder_2012().turn(RED);
    old.choose("construct, raise gardens");
    assert_eq!(old.size("D2"), 1, "2012: a neutral city will do, and the size stays");
}

#[test]
fn c16_3_resources_and_culture_are_paid() {
    let mut play = builder().turn(RED);
    play.choose("construct, raise gardens");
    assert_eq!(play.goods(RED), "f2o5w2c4");
    assert!(!builder().goods(RED, "f7o7w7c4m9").turn(RED).offers("construct"), "culture is missing");
}

#[test]
fn c16_4_several_in_a_city_or_one() {
    let table = builder().city(RED, "C4", "").wonder(RED, "D2", "wall");
    let mut play = table.turn(RED);
    play.choose("construct, raise gardens");
    assert_eq!(play.size("D2"), 3);
    let old = builder_2012().wonder(RED, "D2", "wall").turn(RED);
    assert!(!old.offers("construct"), "2012: one a city");
}

#[test]
fn c16_5_a_conquered_wonder_is_shared() {
    let table = monumental().without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
    let mut play = table.city(BLUE, "D4", "").wonder(BLUE, "D4", "library").turn(RED);
    assert_eq!(play.half_points_of(BLUE, "wonders"), 8);
    play.choose("move, march D3, at D4");
    assert_eq!((play.half_points_of(RED, "wonders"), play.half_points_of(BLUE, "wonders")), (4, 4));
    let table = of_2012().units(RED, "D3", "i1").advances(RED, "tactics");
    let mut old = table.city(BLUE, "D4", "").wonder(BLUE, "D4", "library").turn(RED);
    old.choose("move, march D3, at D4");
    assert_eq!((old.half_points_of(RED, "wonders"), old.half_points_of(BLUE, "wonders")), (10, 0));
}

#[test]
fn c16_6_barbarians_set_a_wonder_aside() {
    let table = monumental().city(RED, "D4", "").wonder(RED, "D4", "library").horde("D5", 4).without_units("D2");
    let mut play = table.event(RED, "E21");
    play.pass_until(|play| play.owner("D4") == Side::BARBARIANS || play.state().event.is_none());
    assert_eq!(play.owner("D4"), Side::BARBARIANS);
    assert_eq!(play.half_points_of(RED, "wonders"), 4, "the builder keeps 2");
}

#[test]
fn c16_7_a_destroyed_city_takes_its_wonder_along() {
    let table = monumental().without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
    let table = table.with_state(|state| {
        state.players[RED].buried_settlements = std::mem::take(&mut state.players[RED].settlements);
    });
    let mut play = table.city(BLUE, "D4", "").wonder(BLUE, "D4", "library").turn(RED);
    play.choose("move, march D3, at D4");
    assert_eq!((play.half_points_of(RED, "wonders"), play.half_points_of(BLUE, "wonders")), (0, 0));
}
