//! Build a city (T9).

use crate::support::{BLUE, Playing, RED, Table, hex};

#[test]
fn t9_1_tokens_go_home_and_a_city_takes_their_place() {
    let mut play = Table::new(3).tokens(RED, "G6 G6 C5").turn(RED);
    assert_eq!(play.supply(RED), 13);
    play.choose("build, site G6, city 2");
    assert_eq!((play.city("G6"), play.tokens("G6")), (2, 0));
    assert_eq!((play.owner("G6"), play.supply(RED)), (Some(RED), 15));
    assert_eq!(play.view(BLUE).players[RED].cities, [2, 3, 2]);
}

#[test]
fn t9_1_two_tokens_at_least() {
    let mut play = Table::new(3).tokens(RED, "G6 G6 C5").turn(RED);
    play.choose("build");
    assert_eq!(play.offered("site"), ["G6"]);
    assert_eq!(play.why_not("site C5"), Some("T9.1"));
}

#[test]
fn t9_1_only_on_hexes_of_ones_own_tokens() {
    let mut play = Table::new(3).tokens(RED, "G6 G6").tokens(BLUE, "C5 C5").turn(RED);
    play.choose("build");
    assert_eq!(play.options(), ["site G6"]);
}

#[test]
fn t9_1_one_city_an_action() {
    let mut play = Table::new(3).tokens(RED, "G6 G6 C5 C5").turn(RED);
    play.choose("build, site G6, city 2");
    assert_eq!((play.who(), play.city("C5")), (BLUE, 0));
}

#[test]
fn t9_1_in_any_epoch() {
    for row in ["start", "writing", "agriculture", "cities", "ships", "trains"] {
        let play = Table::new(3).rows(row).tokens(RED, "G6 G6").turn(RED);
        assert!(play.offers("build"), "{row}");
    }
}

#[test]
fn t9_2_the_value_is_at_most_the_tokens_removed() {
    for (tokens, values) in [("G6 G6", vec!["2"]), ("G6 G6 G6", vec!["2", "3"]), ("G6 G6 G6 G6", vec!["2", "3", "4"])] {
        let mut play = Table::new(3).rows("industry").tokens(RED, tokens).turn(RED);
        play.choose("build, site G6");
        assert_eq!(play.offered("city"), values);
    }
}

#[test]
fn t9_2_all_tokens_return_whatever_the_value() {
    for value in 2..=4 {
        let mut play = Table::new(3).rows("industry").tokens(RED, "G6 G6 G6 G6").turn(RED);
        play.choose(&format!("build, site G6, city {value}"));
        assert_eq!((play.city("G6"), play.supply(RED)), (value, 16));
    }
}

#[test]
fn t9_2_only_tiles_still_in_supply() {
    let mut play = Table::new(3)
        .rows("cities")
        .city(RED, "C3", 2)
        .city(RED, "C5", 2)
        .city(RED, "E8", 2)
        .tokens(RED, "G6 G6 G6 K6 K6")
        .turn(RED);
    play.choose("build");
    assert_eq!(play.why_not("site K6"), Some("T9.2"), "only 3 and 4 are left");
    play.choose("site G6");
    assert_eq!(play.offered("city"), ["3"]);
}

#[test]
fn t9_3_not_on_a_mountain() {
    let mut play = Table::new(3).tokens(RED, "D3 D3 G6 G6").turn(RED);
    play.choose("build");
    assert_eq!(play.offered("site"), ["G6"]);
    assert_eq!(play.why_not("site D3"), Some("T9.3"));
}

#[test]
fn t9_4_not_next_to_any_city() {
    for owner in [RED, BLUE] {
        let mut play = Table::new(3).city(owner, "G6", 2).tokens(RED, "G5 G5 H6 H6 G4 G4").turn(RED);
        play.choose("build");
        assert_eq!(play.why_not("site G5"), Some("T9.4"), "beside seat {owner}'s");
        assert_eq!(play.why_not("site H6"), Some("T9.4"), "beside seat {owner}'s");
        assert_eq!(play.offered("site"), ["G4"], "two steps are enough");
    }
}

#[test]
fn t9_5_a_city_stays_as_it_is() {
    let mut play = Table::new(3).city(RED, "G6", 2).tokens(RED, "C5 C5 C5").rows("cities").turn(RED);
    play.choose("build");
    assert_eq!(play.options(), ["site C5"], "not G6 again");
    play.choose("site C5, city 3");
    play.pass_until(|play| play.who() == RED);
    assert_eq!(play.why_not("build"), Some("T4.5"));
    play.choose("move");
    assert_eq!(play.who(), BLUE, "cities cannot move");
    assert_eq!((play.city("G6"), play.city("C5")), (2, 3));
}

/// Blue has all cities of value 2 on the map, one of them beside Red's three tokens on G5.
fn besieged() -> Table {
    Table::new(3)
        .rows("cities")
        .city(BLUE, "G6", 2)
        .city(BLUE, "C3", 2)
        .city(BLUE, "E8", 2)
        .tokens(BLUE, "K6 K6 K7 K8 L7")
        .tokens(RED, "G5 G5 G5")
}

#[test]
fn t9_5_a_captured_city_returns_and_may_be_built_again() {
    let refused = besieged().turn(BLUE);
    assert_eq!(refused.why_not("build"), Some("T4.5"));
    let mut play = besieged().turn(RED);
    play.choose("fight, attack G6, from G5, name M, advance 0");
    assert_eq!((play.city("G6"), play.owner("G6")), (0, None));
    assert_eq!(play.view(RED).players[BLUE].cities, [1, 3, 2]);
    assert_eq!(play.who(), BLUE);
    play.choose("build, site K6, city 2");
    assert_eq!(play.city("K6"), 2);
}

#[test]
fn t9_5_a_city_that_holds_stays() {
    let mut play = besieged().hand(BLUE, "FOR-M").turn(RED);
    play.choose("fight, attack G6, from G5, name M, lay FOR-M");
    assert_eq!(play.view(RED).hex(hex("G6")).expect("land").city, 2);
    assert_eq!(play.tokens("G5"), 2);
}
