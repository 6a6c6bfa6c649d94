//! The nine ideas (T10).

use crate::support::{BLACK, BLUE, Play, Playing, RED, Table, cards, hex};

/// Four hexes far from Red's, so that T7.2 does not shield Blue.
const FAR: &str = "K5 K6 K7 K8";

/// A table with Stacking 2 where Blue is not protected.
fn table() -> Table {
    Table::new(3).tokens(BLUE, FAR)
}

/// Red's turn with Stacking 2 and these cards; Blue has tokens near by as well as far away.
fn turn(red: &str, blue: &str, hand: &str) -> Play {
    table().tokens(RED, red).tokens(BLUE, blue).hand(RED, hand).turn(RED)
}

/// Three Red tokens on G6 thanks to one Sanitation card played before.
fn crowded() -> Table {
    table().tokens(RED, "G6 G6 G6").with(|s| s.board.raise_limit(hex("G6")))
}

#[test]
fn t10_1_education_is_a_progress_point_on_top_of_its_background() {
    // The New Epoch is Writing, with Field.
    for (card, points) in [("EDU-H", 1), ("EDU-F", 2), ("MED-F", 1), ("MED-H", 0)] {
        let mut play = Table::new(3).hand(RED, card).progress();
        play.choose(&format!("lay {card}"));
        assert_eq!(play.progress_points(RED), points, "{card}");
    }
}

#[test]
fn t10_1_education_does_nothing_in_a_turn() {
    let play = table().hand(RED, "EDU-F").turn(RED);
    assert_eq!(play.why_not("play EDU-F"), Some("T10.1"));
}

#[test]
fn t10_2_medicine_is_one_more_child_on_a_meadow_of_its_own() {
    let mut play = turn("G6 G7", "", "MED-H");
    assert_eq!(play.why_not("play MED-H"), Some("T10.2"), "only with Have children");
    play.choose("children, birth G6, play MED-H");
    assert_eq!(play.offered("birth"), ["G7"]);
    play.choose("birth G7");
    assert_eq!((play.tokens("G6"), play.tokens("G7"), play.who()), (2, 2, BLUE));
}

#[test]
fn t10_3_transport_moves_one_more_token_with_the_full_distance() {
    let mut play = table().rows("roads").tokens(RED, "G6 G7").hand(RED, "TRA-H").turn(RED);
    assert_eq!(play.why_not("play TRA-H"), Some("T10.3"), "only with Move people");
    play.choose("move, from G6, to G5, play TRA-H");
    assert_eq!(play.offered("from"), ["G7"], "never the same token twice");
    play.choose("from G7, to F5");
    assert_eq!(play.tokens("F5"), 1, "two steps");
}

#[test]
fn t10_3_transport_may_go_by_lake_and_with_ships_by_sea() {
    let mut play = turn("C4 D5", "", "TRA-H");
    play.choose("move, from C4, to C5, play TRA-H, from D5");
    assert!(play.offers("to F5"), "across the lake");
    for (row, sails) in [("trade", false), ("ships", true)] {
        let mut play = table().rows(row).tokens(RED, "C3 C5 C5").hand(RED, "TRA-H").turn(RED);
        play.choose("move, from C5, to C6, from C5, to C6, play TRA-H, from C3");
        assert_eq!(play.offers("to J1"), sails, "{row}");
    }
}

#[test]
fn t10_4_neither_is_played_when_it_would_add_nothing() {
    let mut play = turn("G6", "", "MED-H TRA-H");
    play.choose("children");
    assert_eq!(play.why_not("play MED-H"), Some("T10.4"), "one Meadow, one child");
    assert_eq!(play.why_not("play TRA-H"), Some("T10.3"), "nobody is moving");
    let mut play = turn("G6", "", "MED-H TRA-H");
    play.choose("move");
    assert_eq!(play.why_not("play TRA-H"), Some("T10.4"), "one token, one move");
    assert_eq!(play.why_not("play MED-H"), Some("T10.2"), "nobody is born");
}

#[test]
fn t10_4_several_in_one_action_add_one_each() {
    let mut play = turn("C6 D5 G6 G7", "", "MED-H MED-M");
    play.choose("children, play MED-H, birth C6, play MED-M, birth D5, birth G6");
    assert_eq!((play.tokens("G7"), play.who()), (1, BLUE), "three, not four");
    let mut play = turn("C6 D5 G6 G7", "", "TRA-H TRA-M");
    play.choose("move, play TRA-H, from C6, to C7, play TRA-M, from D5, to D4, from G6, to G5");
    assert_eq!(play.who(), BLUE, "three tokens have moved");
}

#[test]
fn t10_5_each_leader_is_one_attack_without_an_action_tile() {
    let mut play = turn("G6 G6", "G5 H5", "MIL-M MIL-F");
    play.choose("play MIL-M, attack G5, from G6, ready, advance 0");
    play.choose("play MIL-F, attack H5, from G6, advance 0");
    assert_eq!((play.owner("G5"), play.owner("H5")), (None, None));
    assert_eq!(play.view(BLUE).players[RED].tiles, 3);
    assert!(play.offers("move"), "the action is still to come");
}

#[test]
fn t10_5_a_leader_needs_a_legal_attack() {
    let play = turn("G6", "", "MIL-M");
    assert_eq!(play.why_not("play MIL-M"), Some("T7.1"));
    let play = table().tokens(RED, "G6").tokens(BLACK, "G5").hand(RED, "MIL-M").turn(RED);
    assert_eq!(play.why_not("play MIL-M"), Some("T7.2"));
}

#[test]
fn t10_5_a_leader_acts_before_or_after_an_action_but_not_inside() {
    let mut play = turn("G6 G6", "G5 H5", "MIL-M GOV-F");
    assert!(play.offers("play MIL-M"));
    play.choose("double GOV-F, move");
    assert_eq!(play.why_not("play MIL-M"), Some("T10.5"));
    play.choose("stop");
    assert!(play.offers("play MIL-M"), "between two actions");
    play.choose("fight, attack G5, from G6, ready");
    assert_eq!(play.why_not("play MIL-M"), Some("T10.5"), "the Fight is not over");
    play.choose("advance 0");
    assert!(play.offers("play MIL-M"));
}

#[test]
fn t10_6_sanitation_raises_the_cap_where_your_tokens_are() {
    let mut play = turn("G6 G6 C7", "", "SAN-M SAN-M SAN-F");
    play.choose("play SAN-M");
    assert_eq!(play.offered("raise"), ["C7", "G6"]);
    play.choose("raise G6");
    assert_eq!((play.cap(RED, "G6"), play.cap(RED, "C7")), (3, 2));
    assert_eq!(play.tokens("G6"), 2, "the card adds no token");
    play.choose("play SAN-M, raise G6, play SAN-F, raise C7");
    assert_eq!((play.cap(RED, "G6"), play.cap(RED, "C7")), (4, 3), "several add up");
}

#[test]
fn t10_6_sanitation_needs_a_hex_with_your_tokens() {
    let play = table().city(RED, "G6", 2).hand(RED, "SAN-M").turn(RED);
    assert_eq!(play.why_not("play SAN-M"), Some("T10.6"));
}

#[test]
fn t10_6_sanitation_works_in_the_middle_of_an_action() {
    let mut play = turn("G6 G6 G7", "", "SAN-M");
    play.choose("move, play SAN-M, raise G6, from G7, to G6");
    assert_eq!(play.tokens("G6"), 3);
    let mut play = turn("G6 G6 G7", "", "SAN-M");
    play.choose("children");
    assert_eq!(play.offered("birth"), ["G7"]);
    play.choose("play SAN-M, raise G6, birth G6");
    assert_eq!(play.tokens("G6"), 3);
}

#[test]
fn t10_7_sanitation_on_the_hex_just_captured() {
    let mut play = crowded().tokens(BLUE, "G5").hand(RED, "SAN-M").turn(RED);
    play.choose("fight, attack G5, from G6, ready");
    assert_eq!(play.offered("advance"), ["0", "1", "2"]);
    play.choose("play SAN-M, raise G5, advance 3");
    assert_eq!((play.tokens("G5"), play.cap(RED, "G5")), (3, 3));
}

#[test]
fn t10_8_the_bonus_stays_through_rounds_and_epochs() {
    let mut play = crowded().turn(RED);
    play.pass_until(|play| play.view(RED).epoch == 2);
    assert_eq!((play.tokens("G6"), play.cap(RED, "G6")), (3, 3));
}

#[test]
fn t10_8_sanitation_is_lost_when_a_token_leaves() {
    let mut play = crowded().tokens(RED, "G7").hand(RED, "TRA-H").turn(RED);
    play.choose("move, from G6, to H6, play TRA-H, from G7");
    assert_eq!((play.tokens("G6"), play.cap(RED, "G6")), (2, 2));
    assert_eq!(play.why_not("to G6"), Some("T5.5"), "nobody takes its place");
}

#[test]
fn t10_8_of_two_cards_one_bonus_stays_with_the_tokens_that_stay() {
    let table = crowded().tokens(RED, "G6 G7").hand(RED, "TRA-H");
    let mut play = table.with(|s| s.board.raise_limit(hex("G6"))).turn(RED);
    play.choose("move, from G6, to H6, play TRA-H, from G7");
    assert_eq!((play.tokens("G6"), play.cap(RED, "G6")), (3, 3), "none has to go");
    assert_eq!(play.why_not("to G6"), Some("T5.5"));
}

#[test]
fn t10_8_whatever_makes_the_token_leave() {
    let mut play = crowded().tokens(BLUE, "G5").turn(RED);
    play.choose("fight, attack G5, from G6, advance 1");
    assert_eq!(play.cap(RED, "G6"), 2, "moved in after a victory");
    let mut play = crowded().tokens(BLUE, "G5").hand(BLUE, "FOR-F").turn(RED);
    play.choose("fight, attack G5, from G6, lay FOR-F");
    assert_eq!(play.cap(RED, "G6"), 2, "lost in an attack");
    let mut play = crowded().tokens(RED, "C5 C6 C7").tokens(BLUE, "G5").hand(BLUE, "REL-M").turn(BLUE);
    play.choose("play REL-M, convert G6, into G5");
    assert_eq!(play.cap(RED, "G6"), 2, "converted");
}

#[test]
fn t10_9_the_bonus_ends_when_the_hex_is_emptied_or_built_upon() {
    let bonus = |play: &Play| play.view(BLUE).hex(hex("G6")).unwrap().bonus;
    let mut play = table().tokens(RED, "G6").with(|s| s.board.raise_limit(hex("G6"))).turn(RED);
    assert_eq!(bonus(&play), 1);
    play.choose("move, from G6, to G5");
    assert_eq!(bonus(&play), 0);
    let mut play = crowded().turn(RED);
    play.choose("build, site G6, city 2");
    assert_eq!(bonus(&play), 0);
    let mut play = crowded().tokens(BLUE, "G5").hand(RED, "SAN-M").turn(RED);
    play.choose("fight, attack G5, from G6, ready, play SAN-M, raise G5, advance 0");
    assert_eq!(play.cap(RED, "G5"), 2, "nobody moved in");
}

#[test]
fn t10_9_a_captor_cannot_use_the_bonus() {
    let mut play = crowded().tokens(RED, "C5 C6 C7").tokens(BLUE, "G5 G5").hand(BLUE, "WEA-M WEA-F").turn(BLUE);
    play.choose("fight, attack G6, from G5, lay WEA-M, lay WEA-F");
    assert_eq!(play.fought(), (2 + 2 + 1, 3));
    play.choose("advance 2");
    assert_eq!(play.cap(BLUE, "G6"), 2);
}

#[test]
fn t10_9_on_a_higher_row_the_bonus_is_added_to_the_new_stacking() {
    let play = crowded().rows("agriculture").progress();
    assert_eq!((play.row(RED), play.cap(RED, "G6")), ("cities", 3 + 1));
}

#[test]
fn t10_10_religion_turns_a_neighbours_token_into_one_on_your_hex() {
    let mut play = turn("G6 H5", "G5 G5", "REL-M REL-H");
    play.choose("play REL-M");
    assert_eq!(play.offered("convert"), ["G5"]);
    play.choose("convert G5");
    assert_eq!(play.offered("into"), ["G6", "H5"]);
    play.choose("into G6");
    assert_eq!((play.tokens("G5"), play.tokens("G6")), (1, 2));
    assert_eq!((play.supply(RED), play.supply(BLUE)), (13, 11));
    play.choose("play REL-H, convert G5, into H5");
    assert_eq!(play.owner("G5"), None, "the last token leaves the hex empty");
}

#[test]
fn t10_10_a_city_of_yours_will_not_do() {
    let play = table().city(RED, "G6", 2).tokens(RED, "C6").tokens(BLUE, "G5").hand(RED, "REL-M").turn(RED);
    assert_eq!(play.why_not("play REL-M"), Some("T10.10"));
}

#[test]
fn t10_11_religion_needs_a_token_in_supply() {
    let red = "G6 G6 G6 G7 G7 G7 G7 C6 C6 C6 C6 C7 C7 C7 C7 D6";
    let play = table().rows("industry").tokens(RED, red).tokens(BLUE, "G5").hand(RED, "REL-M").turn(RED);
    assert_eq!(play.why_not("play REL-M"), Some("T10.11"));
}

#[test]
fn t10_11_religion_needs_room_which_sanitation_can_make() {
    let mut play = turn("G6 G6", "G5", "REL-M SAN-M");
    assert!(!play.offers("play REL-M"));
    play.choose("play SAN-M, raise G6, play REL-M, convert G5, into G6");
    assert_eq!(play.tokens("G6"), 3);
}

#[test]
fn t10_12_religion_cannot_touch_a_protected_player() {
    let table = || table().tokens(RED, "G6").hand(RED, "REL-M").tokens(BLACK, "H5 H5 I5 I6");
    assert!(!table().turn(RED).offers("play REL-M"));
    let mut play = table().tokens(BLUE, "G5").turn(RED);
    play.choose("play REL-M");
    assert_eq!(play.offered("convert"), ["G5"]);
    assert_eq!(play.why_not("convert H5"), Some("T7.2"));
}

#[test]
fn t10_12_religion_never_converts_a_city() {
    let mut play = table().tokens(RED, "G6").tokens(BLUE, "G5").city(BLUE, "F6", 2).hand(RED, "REL-M").turn(RED);
    play.choose("play REL-M");
    assert_eq!(play.offered("convert"), ["G5"]);
    assert_eq!(play.why_not("convert F6"), Some("T10.12"));
}

#[test]
fn t10_12_religion_does_not_cross_water() {
    let play = turn("G4", "I5", "REL-M");
    assert_eq!(play.why_not("play REL-M"), Some("T10.10"));
}

#[test]
fn t10_13_a_converted_token_has_not_moved_yet() {
    let mut play = table().rows("trade").tokens(RED, "G7").tokens(BLUE, "G5").hand(RED, "REL-M TRA-H").turn(RED);
    play.choose("move, from G7, to G6, play REL-M, convert G5, into G6");
    assert_eq!(play.offered("from"), ["G6"]);
    play.choose("from G6, to G5");
    assert_eq!((play.tokens("G6"), play.tokens("G5")), (1, 1));
    assert_eq!(play.why_not("play TRA-H"), Some("T10.4"), "both have moved now");
}

#[test]
fn t10_14_two_actions_in_a_row_declared_before_or_after_the_first() {
    let play = Table::new(3).tiles(RED, 1).hand(RED, "GOV-F").turn(RED);
    assert_eq!(play.why_not("double GOV-F"), Some("T10.14"), "there is no other tile");
    for choices in ["double GOV-F, children, children", "children, stop, double GOV-F, children"] {
        let mut play = Table::new(3).hand(RED, "GOV-F").turn(RED);
        play.choose(choices);
        assert_eq!(play.view(BLUE).players[RED].tiles, 1, "{choices}");
        assert_eq!(play.actors(), [BLUE, BLACK, RED, BLUE, BLACK, BLUE, BLACK], "{choices}");
    }
}

#[test]
fn t10_14_doubling_is_not_declared_inside_an_action() {
    let mut play = turn("G6", "", "GOV-F");
    play.choose("move");
    assert_eq!(play.why_not("double GOV-F"), Some("T10.14"));
}

#[test]
fn t10_15_each_further_government_adds_one_more_tile() {
    let mut play = Table::new(3).hand(RED, "GOV-F GOV-M GOV-H").turn(RED);
    play.choose("double GOV-F, double GOV-M");
    assert_eq!(play.why_not("double GOV-H"), Some("T10.14"), "all three are in use");
    play.choose("children, stop, children, stop, children, stop, end");
    assert_eq!((play.view(BLUE).players[RED].tiles, play.who()), (0, BLUE));
}

#[test]
fn t10_16_a_delayed_tile_is_used_a_round_later() {
    let mut play = Table::new(3).hand(RED, "GOV-F").turn(RED);
    play.choose("delay GOV-F");
    assert!(play.view(BLUE).players[RED].delayed);
    let round = [BLUE, BLACK, RED];
    assert_eq!(play.actors(), [round, round, round].concat());
}

#[test]
fn t10_16_only_before_any_action() {
    let mut play = Table::new(3).hand(RED, "GOV-F GOV-M").turn(RED);
    assert!(play.offers("delay GOV-F"));
    play.choose("children, stop");
    assert_eq!(play.why_not("delay GOV-F"), Some("T10.16"));
    let mut play = Table::new(3).hand(RED, "GOV-F GOV-M").turn(RED);
    play.choose("double GOV-M");
    assert_eq!(play.why_not("delay GOV-F"), Some("T10.16"), "two actions are declared");
}

#[test]
fn t10_17_no_government_in_the_turn_after_a_delay() {
    let mut play = Table::new(3).hand(RED, "GOV-F GOV-M").turn(RED);
    play.choose("delay GOV-F, end, children, children");
    assert_eq!(play.why_not("double GOV-M"), Some("T10.17"));
    assert_eq!(play.why_not("delay GOV-M"), Some("T10.17"));
    play.choose("children, stop");
    assert_eq!(play.options(), ["end"], "nor after the action");
    play.choose("end, children, children");
    assert!(play.offers("double GOV-M") && play.offers("delay GOV-M"));
}

#[test]
fn t10_18_a_passing_turn_is_open_to_cards_that_need_no_action() {
    let mut play = turn("G6", "G5 H5", "GOV-F MED-H MIL-M TRA-H SAN-M");
    play.choose("delay GOV-F");
    assert_eq!(play.options(), ["play MIL-M", "play SAN-M", "end"]);
    let mut play = turn("G6", "G5", "GOV-F REL-M");
    play.choose("delay GOV-F, play REL-M, convert G5, into G6");
    assert_eq!((play.tokens("G6"), play.who()), (2, BLUE));
}

#[test]
fn t10_19_delayed_actions_are_taken_in_the_same_epoch() {
    let mut play = Table::new(3).tiles(RED, 1).tiles(BLUE, 1).tiles(BLACK, 1).hand(RED, "GOV-F").turn(RED);
    play.choose("delay GOV-F");
    assert_eq!(play.actors(), [BLUE, BLACK, RED], "a round for Red alone");
    let red = &play.view(RED).players[RED];
    assert_eq!((red.tiles, red.delayed), (3, false), "nothing is carried over");
}

#[test]
fn t10_20_government_lies_open_until_the_epoch_ends() {
    let mut play = Table::new(3).hand(RED, "GOV-F").turn(RED);
    play.choose("double GOV-F, children, children, children, children");
    assert_eq!(play.who(), RED, "the second round");
    assert_eq!(play.view(BLUE).players[RED].government, cards("GOV-F"));
    assert!(play.view(BLUE).discard.is_empty());
    play.actors();
    assert!(play.view(BLUE).players[RED].government.is_empty());
    assert_eq!(play.view(BLUE).discard, cards("GOV-F"));
}

#[test]
fn t10_20_government_in_front_of_you_does_not_count_towards_the_hand() {
    let mut play = Table::new(3).hand(RED, "GOV-F EDU-M EDU-F EDU-H EDU-W").turn(RED);
    play.choose("double GOV-F, idea");
    assert_eq!(play.hand(RED).len(), 5);
    assert!(play.offers("move"), "nothing to discard");
}
