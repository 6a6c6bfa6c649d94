//! Move people (T5).

use tessera_tempus::components::sea::hexes;
use tessera_tempus::event::{Event, Way};

use crate::support::{BLUE, Play, Playing, RED, Table, hex};

/// A play in which Red is asked where the token goes.
fn going(table: Table, from: &str) -> Play {
    let mut play = table.turn(RED);
    play.choose(&format!("move, from {from}"));
    play
}

#[test]
fn t5_1_up_to_so_many_tokens_each_once() {
    let mut play = Table::new(3).rows("trade").tokens(RED, "G6 G7").turn(RED);
    play.choose("move, from G6, to G5");
    assert_eq!(play.offered("from"), ["G7"], "the token on G5 has moved");
    assert_eq!(play.why_not("from G5"), Some("T5.1"));
    play.choose("from G7, to H6");
    assert_eq!(play.who(), BLUE, "two tokens have moved, and Red holds no cards");
}

#[test]
fn t5_1_the_move_number_of_the_row() {
    for (row, tokens) in [("start", 1), ("roads", 1), ("trade", 2), ("trains", 3)] {
        let mut play = Table::new(3).rows(row).tokens(RED, "G7 C5 D2 K9").turn(RED);
        play.choose("move");
        let mut moved = 0;
        while play.who() == RED {
            let from = play.offered("from")[0].clone();
            play.choose(&format!("from {from}"));
            let to = play.offered("to")[0].clone();
            play.choose(&format!("to {to}"));
            moved += 1;
        }
        assert_eq!(moved, tokens, "{row}");
    }
}

#[test]
fn t5_1_a_stack_sends_out_only_those_that_have_not_moved() {
    let mut play = Table::new(3).rows("trains").tokens(RED, "G6 G7").turn(RED);
    play.choose("move, from G6, to G7");
    assert!(play.offers("from G7"), "one of the two has not moved");
    play.choose("from G7, to G5");
    assert_eq!(play.who(), BLUE, "both have moved, though Move is 3");
}

#[test]
fn t5_1_cities_never_move() {
    let mut play = Table::new(3).tokens(RED, "C5").city(RED, "G6", 2).turn(RED);
    play.choose("move");
    assert_eq!(play.offered("from"), ["C5"]);
}

#[test]
fn t5_2_by_land_up_to_the_distance() {
    // Column G is land all the way; G2 lies on no lake, and ships do not reach G8, which is inland.
    let ends = [("start", "G3", "G4"), ("roads", "G4", "G5"), ("trains", "G7", "G8")];
    for (row, last, beyond) in ends {
        let play = going(Table::new(5).rows(row).tokens(RED, "G2"), "G2");
        assert!(play.offers(&format!("to {last}")), "{row}: {last}");
        assert!(!play.offers(&format!("to {beyond}")), "{row}: {beyond}");
    }
}

#[test]
fn t5_2_mountains_cost_nothing_extra() {
    // The only way from D2 to D4 in two steps leads over the mountain D3.
    let play = going(Table::new(3).rows("roads").tokens(RED, "D2"), "D2");
    assert!(play.offers("to D3"));
    assert!(play.offers("to D4"));
}

#[test]
fn t5_2_no_step_over_water() {
    // K4 between K3 and K5 is sea.
    let play = going(Table::new(3).rows("roads").tokens(RED, "K3"), "K3");
    assert!(!play.offers("to K4") && !play.offers("to K5"));
    assert_eq!(play.why_not("to K5"), Some("T5.2"));
}

#[test]
fn t5_2_what_is_too_far_says_how_far() {
    let play = going(Table::new(3).tokens(RED, "D2"), "D2");
    assert_eq!(play.why_not("to D4"), Some("T5.2"));
    assert_eq!(play.counted("to D4"), [("away", 2), ("steps", 1)]);
}

#[test]
fn t5_2_it_ends_on_another_hex() {
    let play = going(Table::new(3).rows("roads").tokens(RED, "C5"), "C5");
    assert!(!play.offers("to C5"));
}

#[test]
fn t5_3_never_onto_tokens_of_others_or_any_city() {
    let table = Table::new(3).tokens(RED, "G6").tokens(BLUE, "G5").city(BLUE, "H6", 2).city(RED, "F6", 2);
    let play = going(table, "G6");
    for taken in ["G5", "H6", "F6"] {
        assert_eq!(play.why_not(&format!("to {taken}")), Some("T5.3"));
    }
    assert_eq!(play.offered("to"), ["F5", "G7", "H5"]);
}

/// Two steps from G5, G7 is reached by way of G6 only.
fn by_way_of_g6() -> Table {
    Table::new(3).rows("roads").tokens(RED, "G5")
}

#[test]
fn t5_4_passes_own_cities_and_full_stacks() {
    let city = going(by_way_of_g6().city(RED, "G6", 2), "G5");
    assert!(city.offers("to G7") && !city.offers("to G6"));
    let stack = going(by_way_of_g6().tokens(RED, "G6 G6 G6"), "G5");
    assert!(stack.offers("to G7") && !stack.offers("to G6"));
}

#[test]
fn t5_4_never_passes_tokens_or_cities_of_others() {
    let tokens = going(by_way_of_g6().tokens(BLUE, "G6"), "G5");
    assert_eq!(tokens.why_not("to G7"), Some("T5.4"));
    let city = going(by_way_of_g6().city(BLUE, "G6", 2), "G5");
    assert_eq!(city.why_not("to G7"), Some("T5.4"));
}

#[test]
fn t5_5_each_token_must_fit_when_it_arrives() {
    let mut play = Table::new(3).rows("trade").tokens(RED, "G6 G6 G5 G7").turn(RED);
    play.choose("move, from G5, to G6, from G7");
    assert_eq!(play.tokens("G6"), 3, "the cap of Trade");
    assert_eq!(play.why_not("to G6"), Some("T5.5"));
}

#[test]
fn t5_5_sanitation_raises_the_cap_until_a_token_leaves() {
    let mut play = Table::new(3).tokens(RED, "G6 G6 G5").hand(RED, "SAN-M").turn(RED);
    play.choose("play SAN-M, raise G6, move, from G5, to G6");
    assert_eq!(play.tokens("G6"), 3);
    play.pass_until(|play| play.who() == RED);
    play.choose("move, from G6, to G7");
    let view = play.view(RED);
    let left = view.hex(hex("G6")).expect("land");
    assert_eq!((left.tokens, left.bonus), (2, 0));
    play.pass_until(|play| play.who() == RED);
    play.choose("move, from G7");
    assert_eq!(play.why_not("to G6"), Some("T5.5"), "the cap is 2 again");
}

#[test]
fn t5_6_across_the_lakes_from_the_start() {
    // G5 lies on two lakes: nine other shores of the one, seven of the other, G4 on both; G6 is a step away.
    let play = going(Table::new(5).tokens(RED, "G5"), "G5");
    let west = ["D4", "D5", "D6", "E4", "E7", "F3", "F5", "F6", "G4"];
    let north = ["H3", "H5", "I3", "I5", "J3", "J4"];
    let mut all = [&west[..], &north[..], &["G6"]].concat();
    all.sort_unstable();
    assert_eq!(play.offered("to"), all);
}

#[test]
fn t5_6_whoever_stands_elsewhere_on_the_shore() {
    let table = Table::new(3).tokens(RED, "D5").tokens(BLUE, "D4 D6 E4 E7 F3 F5 F6").city(BLUE, "G5", 2);
    let mut play = going(table, "D5");
    assert!(play.offers("to G4"), "the only shore that is free");
    play.choose("to G4");
    let moved = Event::Moved { seat: RED, from: hex("D5"), to: hex("G4"), way: Way::Lake };
    assert!(play.told(BLUE).contains(&moved));
}

#[test]
fn t5_6_the_shore_it_arrives_on_must_be_open_to_it() {
    let table = Table::new(3).tokens(RED, "D5 F5 F5").tokens(BLUE, "G4").city(RED, "E7", 2);
    let play = going(table, "D5");
    for (shut, why) in [("G4", "tokens of another"), ("E7", "a city of one's own"), ("F5", "a full stack")] {
        assert!(!play.offers(&format!("to {shut}")), "{why}");
    }
    assert!(play.offers("to F6"));
}

#[test]
fn t5_7_no_step_before_a_crossing() {
    // C4 is one step from the shore at D4.
    let play = going(Table::new(3).rows("roads").tokens(RED, "C4"), "C4");
    assert!(play.offers("to D4") && play.offers("to D5"));
    assert!(!play.offers("to F5") && !play.offers("to E7"));
}

#[test]
fn t5_7_no_step_after_a_crossing() {
    let mut play = going(Table::new(3).rows("trade").tokens(RED, "D4 C7"), "D4");
    assert!(play.offers("to G5") && !play.offers("to G6"));
    assert!(play.offers("to C5") && play.offers("to D6"), "or two steps");
    play.choose("to G5");
    assert_eq!(play.offered("from"), ["C7"], "its move is over");
}

#[test]
fn t5_7_one_lake_a_move() {
    // G5 lies on both lakes, but D4 only on the western one.
    let play = going(Table::new(3).tokens(RED, "D4"), "D4");
    assert!(play.offers("to G5"));
    for beyond in ["H5", "I5", "J4"] {
        assert!(!play.offers(&format!("to {beyond}")), "{beyond}");
    }
}

#[test]
fn t5_8_with_ships_from_any_coast_to_any_other() {
    let table = Table::new(5).rows("ships").tokens(RED, "J1");
    let coast = table.state.board.coast();
    let play = going(table, "J1");
    let reached = play.offered("to");
    for end in hexes(coast) {
        assert_eq!(reached.contains(&end.to_string()), end != hex("J1"), "{end}");
    }
    // Both parts of the water that tiles cut in two.
    assert!(play.offers("to B6") && play.offers("to L7"));
}

#[test]
fn t5_8_not_before_the_own_cube_is_on_ships() {
    let table = || Table::new(5).rows("trade").tokens(RED, "J1");
    assert!(!going(table(), "J1").offers("to B6"));
    let behind = going(table().row(BLUE, "ships"), "J1");
    assert!(!behind.offers("to B6"), "Blue's cube does not help Red");
}

#[test]
fn t5_8_from_coast_to_coast_only() {
    let table = || Table::new(5).rows("ships");
    let inland = going(table().tokens(RED, "G6"), "G6");
    assert!(!inland.offers("to B6"), "G6 is not by the sea");
    let lake = going(table().tokens(RED, "G5"), "G5");
    assert!(!lake.offers("to B6"), "a lake is not the sea");
    let sailing = going(table().tokens(RED, "B6"), "B6");
    assert!(!sailing.offers("to G5") && !sailing.offers("to G6"));
}

#[test]
fn t5_8_the_voyage_is_the_whole_move() {
    // D6 is one step from the coast at D7; H3 is one step beyond the coast at H2.
    let ashore = going(Table::new(3).rows("ships").tokens(RED, "D6"), "D6");
    assert!(ashore.offers("to D7") && !ashore.offers("to H2"));
    let mut sailing = going(Table::new(3).rows("ships").tokens(RED, "D7 C3"), "D7");
    assert!(sailing.offers("to H2") && !sailing.offers("to H3"));
    sailing.choose("to H2");
    assert_eq!(sailing.offered("from"), ["C3"]);
}

#[test]
fn t5_8_the_coast_it_arrives_on_must_be_open_to_it() {
    let table = Table::new(3)
        .rows("ships")
        .tokens(RED, "B6 K5 K5 K5")
        .tokens(BLUE, "L7")
        .city(RED, "H2", 2)
        .city(BLUE, "K9", 2);
    let play = going(table, "B6");
    for shut in ["K5", "L7", "H2", "K9"] {
        assert!(!play.offers(&format!("to {shut}")), "{shut}");
    }
    assert!(play.offers("to K6"));
}

#[test]
fn t5_9_one_after_another_in_any_order() {
    // The token on G6 makes room for the other, or goes second.
    let mut play = Table::new(3).rows("trade").tokens(RED, "G6 G6 G6 G7").turn(RED);
    play.choose("move");
    assert_eq!(play.offered("from"), ["G6", "G7"]);
    play.choose("from G6, to G5, from G7, to G6");
    assert_eq!((play.tokens("G5"), play.tokens("G6")), (1, 3));
}

#[test]
fn t5_9_cards_between_two_tokens() {
    let mut play = Table::new(3).rows("trade").tokens(RED, "G6 G6 G6 G7 C5").hand(RED, "SAN-M").turn(RED);
    play.choose("move, from C5, to C6");
    play.choose("play SAN-M, raise G6, from G7, to G6");
    assert_eq!(play.tokens("G6"), 4);
}
