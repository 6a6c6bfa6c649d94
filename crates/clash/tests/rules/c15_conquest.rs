//! C15: conquering a city.

use tessera_clash::board::{Mood, Side};
use tessera_clash::edition::Edition;

use crate::support::*;

fn assault(city: &str) -> Play<Monumental> {
    let table = monumental().without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
    let mut play = table.city(BLUE, "D4", city).goods(RED, "none").turn(RED);
    play.choose("move, march D3, at D4");
    play
}

#[test]
fn c15_1_the_defenders_pieces_are_replaced() {
    let table = monumental().without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
    let mut play = table.city(BLUE, "D4", "temple academy").building(RED, "D4", "port").turn(RED);
    play.choose("move, march D3, at D4");
    assert_eq!(play.owner("D4"), Side::from(RED));
    assert_eq!(play.colour("D4", "temple"), Side::from(RED));
    assert_eq!(play.colour("D4", "port"), Side::from(RED));
    assert_eq!(play.state().players[BLUE].buildings[3], 5);
}

#[test]
fn c15_2_gold_by_size_and_mood() {
    for size in 1..=5 {
        assert_eq!(Edition::Monumental.spoils(size, Mood::Neutral), size);
        assert_eq!(Edition::Monumental.spoils(size, Mood::Happy), size + 1);
        assert_eq!(Edition::Monumental.spoils(size, Mood::Angry), 1);
        assert_eq!(Edition::Base2012.spoils(size, Mood::Happy), size);
        assert_eq!(Edition::Base2012.spoils(size, Mood::Angry), 0);
    }
    assert_eq!(assault("happy temple").goods(RED), "g3");
}

#[test]
fn c15_3_the_former_owner_places_a_settler() {
    let mut play = assault("temple");
    assert_eq!(play.who(), BLUE);
    play.choose("at D7");
    assert_eq!(play.units("D7"), "s2");
    let table = of_2012().without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
    let mut angry = table.city(BLUE, "D4", "angry").turn(RED);
    angry.choose("move, march D3, at D4");
    assert_eq!(angry.who(), RED, "2012: nobody flees an Angry city");
}

#[test]
fn c15_4_a_conquered_city_is_angry() {
    assert_eq!(assault("happy").mood("D4"), Mood::Angry);
}

#[test]
fn c15_5_missing_pieces_are_destroyed_for_gold() {
    let table = || monumental().without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics").goods(RED, "none");
    let hidden =
        table().with_state(|state| state.players[RED].buried[3] = std::mem::take(&mut state.players[RED].buildings[3]));
    let mut play = hidden.city(BLUE, "D4", "temple").turn(RED);
    play.choose("move, march D3, at D4");
    assert_eq!((play.size("D4"), play.goods(RED).as_str()), (1, "g3"), "2 for the size, 1 for the temple");
    let none = table().with_state(|state| {
        state.players[RED].buried_settlements = std::mem::take(&mut state.players[RED].settlements);
    });
    let mut razed = none.city(BLUE, "D4", "temple").turn(RED);
    razed.choose("move, march D3, at D4");
    assert_eq!(razed.owner("D4"), Side::NOBODY);
    assert_eq!(razed.goods(RED), "g4", "2 for the size, 2 for the pieces");
}

#[test]
fn c15_6_what_conquered_buildings_do() {
    // A conquered port works without Fishing in Monumental, not in 2012.
    let new = monumental().city(RED, "F3", "port").goods(RED, "w2").turn(RED);
    assert!(new.offers("recruit"));
    let old = of_2012().city(RED, "F3", "port").goods(RED, "w2").turn(RED);
    assert!(!old.offers("recruit"));
}

#[test]
fn c15_5_a_removed_wonder_pays_in_monumental_only() {
    fn gold<G: InEdition>() -> u8 {
        let table = Table::<G>::new().without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
        let table = table.city(BLUE, "D4", "").wonder(BLUE, "D4", "statue").goods(RED, "none");
        let table = table.with_state(|state| {
            let player = &mut state.players[RED];
            player.buried_settlements = std::mem::take(&mut player.settlements);
        });
        let mut play = table.turn(RED);
        play.choose("move, march D3, at D4");
        play.state().players[RED].goods.gold
    }
    assert_eq!(gold::<Monumental>(), 4, "size 2 and two pieces");
    assert_eq!(gold::<Base2012>(), 2, "size 1 and one piece");
}

#[test]
fn c15_3_the_former_owner_has_a_choice_in_monumental_only() {
    fn conquered<G: InEdition>() -> Play<G> {
        let table = Table::<G>::new().without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
        let mut play = table.city(BLUE, "D4", "").city(BLUE, "B6", "").turn(RED);
        play.choose("move, march D3, at D4");
        play
    }
    assert_eq!(conquered::<Monumental>().options(), ["at B6", "at D7", "done"]);
    assert_eq!(conquered::<Base2012>().options(), ["at B6", "at D7"], "2012: they place one");
}
