//! Have children (T6). G6, G7, D5 and C6 are Meadows of the reference island.

use crate::support::{BLUE, Playing, RED, Table};

/// A table at Agriculture (two children), where Red holds a card that keeps the question open.
fn parents(places: &str) -> Table {
    Table::new(3).rows("agriculture").tokens(RED, places).hand(RED, "EDU-F")
}

#[test]
fn t6_1_up_to_the_children_number() {
    for (row, children) in [("start", 1), ("writing", 1), ("agriculture", 2), ("trains", 2)] {
        let mut play = Table::new(3).rows(row).tokens(RED, "G6 D5 C6").turn(RED);
        play.choose("children");
        let mut born = 0;
        while play.who() == RED {
            let place = play.offered("birth")[0].clone();
            play.choose(&format!("birth {place}"));
            born += 1;
        }
        assert_eq!(born, children, "{row}");
        assert_eq!(play.supply(RED), 13 - born, "{row}: from the supply");
    }
}

#[test]
fn t6_2_only_on_meadows_with_tokens_of_ones_own() {
    let mut play = parents("G6 G5 D3").tokens(BLUE, "D5").turn(RED);
    play.choose("children");
    assert_eq!(play.offered("birth"), ["G6"], "C6 is empty, D5 is Blue's");
    assert_eq!(play.why_not("birth G5"), Some("T6.2"), "a Field");
    assert_eq!(play.why_not("birth D3"), Some("T6.2"), "a mountain");
}

#[test]
fn t6_3_one_child_a_hex() {
    let mut play = Table::new(3).rows("cities").tokens(RED, "G6 D5").turn(RED);
    play.choose("children, birth G6");
    assert_eq!(play.offered("birth"), ["D5"]);
    assert_eq!(play.why_not("birth G6"), Some("T6.3"), "though there is room for 3");
}

#[test]
fn t6_3_one_child_on_the_only_meadow() {
    let mut play = Table::new(3).rows("cities").tokens(RED, "G6").turn(RED);
    play.choose("children, birth G6");
    assert_eq!((play.who(), play.tokens("G6")), (BLUE, 2));
}

#[test]
fn t6_3_the_same_hex_again_in_another_action() {
    let mut play = Table::new(3).rows("cities").tokens(RED, "G6").turn(RED);
    play.choose("children, birth G6");
    play.pass_until(|play| play.who() == RED);
    play.choose("children, birth G6");
    assert_eq!(play.tokens("G6"), 3);
}

#[test]
fn t6_4_the_cap_holds_for_children() {
    let mut play = parents("G6 G6 D5").turn(RED);
    play.choose("children");
    assert_eq!(play.offered("birth"), ["D5"]);
    assert_eq!(play.why_not("birth G6"), Some("T5.5"));
}

#[test]
fn t6_4_sanitation_makes_room_first() {
    let mut play = parents("G6 G6").hand(RED, "SAN-M").turn(RED);
    play.choose("children");
    assert!(!play.offers("birth G6"));
    play.choose("play SAN-M, raise G6, birth G6");
    assert_eq!(play.tokens("G6"), 3);
}

/// Fifteen tokens, one on each of two Meadows and the rest elsewhere.
const FIFTEEN: &str = "G6 D5 G5 G5 H6 H6 F6 F6 D6 D6 C5 C5 J5 J5 J6";

#[test]
fn t6_5_an_empty_supply_ends_the_births() {
    let mut play = parents(FIFTEEN).turn(RED);
    play.choose("children, birth G6");
    assert_eq!(play.supply(RED), 0);
    assert_eq!(play.offered("birth"), [""; 0]);
    assert_eq!(play.why_not("birth D5"), Some("T6.5"), "the second child of two");
}

#[test]
fn t6_5_all_sixteen_on_the_map_have_no_children() {
    let mut play = parents(FIFTEEN).tokens(RED, "J6").turn(RED);
    play.choose("children");
    assert_eq!(play.options(), ["stop"]);
    assert_eq!(play.why_not("birth G6"), Some("T6.5"));
}

#[test]
fn t6_6_no_births_in_a_city_on_a_meadow() {
    let mut play = parents("G6 G6 D5").turn(RED);
    play.choose("build, site G6, city 2, end");
    play.pass_until(|play| play.who() == RED);
    play.choose("children");
    assert_eq!(play.offered("birth"), ["D5"]);
}
