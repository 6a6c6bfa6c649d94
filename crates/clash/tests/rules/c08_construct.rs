//! C8: Construct.

use crate::support::*;

#[test]
fn c8_1_price_and_conditions() {
    let table = || monumental().city(RED, "B2", "").goods(RED, "f1o1w1");
    assert!(!table().turn(RED).offers("construct"), "Writing is missing");
    let mut play = table().advances(RED, "writing").turn(RED);
    play.choose("construct, at B2, build academy");
    assert_eq!(play.goods(RED), "i2", "paid, and two ideas gained");
    let angry = table().advances(RED, "writing").city(RED, "B2", "angry").city(RED, "D2", "angry");
    assert!(!angry.turn(RED).offers("construct"));
    let poor = table().advances(RED, "writing").goods(RED, "f1o1").turn(RED);
    assert!(!poor.offers("construct"));
}

#[test]
fn c8_2_no_larger_than_the_number_of_cities() {
    let table = monumental().city(RED, "B2", "temple").goods(RED, "f1o1w1").advances(RED, "writing");
    let mut play = table.city(RED, "D2", "temple").turn(RED);
    assert!(!play.offers("construct"), "two cities, both of size 2");
    let mut third = monumental().city(RED, "B2", "temple").city(RED, "C4", "").goods(RED, "f1o1w1");
    third = third.advances(RED, "writing");
    play = third.turn(RED);
    play.choose("construct");
    assert!(play.offers("at B2"));
}

#[test]
fn c8_3_a_city_keeps_its_size_when_cities_are_lost() {
    let play = monumental().city(RED, "D2", "temple academy fortress").turn(RED);
    assert_eq!(play.size("D2"), 4, "with a single city");
}

#[test]
fn c8_4_each_building_once_in_whatever_colour() {
    let table = monumental().city(RED, "B2", "").city(RED, "C4", "").building(BLUE, "B2", "academy");
    let mut play = table.goods(RED, "f1o1w1").advances(RED, "writing tactics").turn(RED);
    play.choose("construct, at B2");
    assert_eq!(play.offered("build"), ["fortress"]);
    assert_eq!(play.why_not("build academy"), Some("C8.4"));
}

#[test]
fn c8_5_an_academy_gives_two_ideas() {
    let table = monumental().city(RED, "B2", "").goods(RED, "f1o1w1").advances(RED, "writing");
    let mut play = table.turn(RED);
    play.choose("construct, at D2, build academy");
    assert_eq!(play.goods(RED), "i2");
}

#[test]
fn c8_6_a_port_faces_one_sea_space() {
    let table = monumental().city(RED, "B5", "").goods(RED, "f1o1w1").advances(RED, "fishing");
    let mut play = table.turn(RED);
    play.choose("construct");
    if play.offers("at B5") {
        play.choose("at B5");
    }
    play.choose("build port");
    assert_eq!(play.offered("at"), ["B4", "C5"]);
    play.choose("at C5");
    let city = *play.state().board.city(at("B5")).expect("a city");
    assert_eq!(city.port_space(), Some(at("C5")));
    let inland =
        monumental().city(RED, "D3", "").goods(RED, "f1o1w1").advances(RED, "fishing").city(RED, "D2", "angry");
    assert!(!inland.turn(RED).offers("construct"), "no coast");
}

#[test]
fn c8_7_a_temple_gives_a_token() {
    let table = monumental().city(RED, "B2", "").goods(RED, "f1o1w1").advances(RED, "myths");
    let mut play = table.turn(RED);
    play.choose("construct, at D2, build temple, take c1");
    assert_eq!(play.goods(RED), "c1");
}
