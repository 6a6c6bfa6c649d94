//! Options (T13).

use crate::support::{BLUE, Playing, RED, Table};

/// The action tiles Red takes in each of the ten epochs when a city makes Red lead, and those of Blue, who never does.
fn tiles(options: &str) -> (Vec<u8>, Vec<u8>) {
    let mut play = Table::with_options(3, options).city(RED, "G6", 2).turn(RED);
    let taken = |epoch| {
        play.pass_until(|play| play.view(RED).epoch == epoch);
        let view = play.view(RED);
        (view.players[RED].tiles, view.players[BLUE].tiles)
    };
    (1..=10).map(taken).unzip()
}

#[test]
fn t13_1_cities_count_for_protection() {
    let table = |options| Table::with_options(3, options).tokens(RED, "G6").city(BLUE, "C6", 2);
    let play = table("protection=cities").tokens(BLUE, "G5 K6 K7").turn(RED);
    assert!(play.offers("fight"), "three hexes and a city");
    let play = table("protection=cities").tokens(BLUE, "G5 K6").turn(RED);
    assert_eq!(play.why_not("fight"), Some("T7.2"), "two hexes and a city");
}

#[test]
fn t13_1_a_city_can_be_attacked_and_a_token_converted_then() {
    let table = Table::with_options(3, "protection=cities").tokens(RED, "G6").hand(RED, "REL-M");
    let mut play = table.city(BLUE, "H6", 2).tokens(BLUE, "G5 K6 K7").turn(RED);
    assert!(play.offers("play REL-M"));
    play.choose("fight");
    assert_eq!(play.offered("attack"), ["G5", "H6"]);
}

#[test]
fn t13_1_is_off_unless_chosen() {
    let table = Table::new(3).tokens(RED, "G6").city(BLUE, "C6", 2);
    let play = table.tokens(BLUE, "G5 K6 K7").turn(RED);
    assert_eq!(play.why_not("fight"), Some("T7.2"));
}

#[test]
fn t13_2_late_actions() {
    let (leader, follower) = tiles("actions=late");
    assert_eq!(leader, [3, 3, 3, 4, 4, 5, 6, 6, 6, 6]);
    assert_eq!(follower, [3, 3, 3, 3, 4, 4, 5, 6, 6, 6]);
    assert_eq!((leader.iter().sum(), follower.iter().sum()), (46_u8, 43_u8));
}

#[test]
fn t13_2_is_off_unless_chosen() {
    let (leader, follower) = tiles("");
    assert_eq!(leader, [3, 3, 3, 4, 5, 5, 5, 6, 6, 6]);
    assert_eq!((leader.iter().sum(), follower.iter().sum()), (46_u8, 43_u8));
}
